### Podpowiedzi przy stole gry Drakon: możliwość w kilku słowach, co i gdzie.

option-place = Dołóż { $chamber_acc }
option-rotate = Obróć { $chamber_acc }
option-discard = Odrzuć { $chamber_acc }
option-go = Idź { $side }
option-near-hero = { $side } od twojego bohatera
option-near = obok komnaty „{ $chamber }”
