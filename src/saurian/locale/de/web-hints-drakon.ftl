### Tipps am Drakon-Tisch: eine Möglichkeit in wenigen Worten, was getan wird und wo.

option-place = „{ $chamber }“ anlegen
option-rotate = „{ $chamber }“ drehen
option-discard = „{ $chamber }“ abwerfen
option-go = Nach { $side } gehen
option-near-hero = im { $side } neben deinem Helden
option-near = neben „{ $chamber }“
