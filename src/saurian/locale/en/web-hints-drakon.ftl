### Hints at the table of Drakon: an option in a few words, what is done and where.

option-place = Place { $chamber_acc }
option-rotate = Rotate { $chamber_acc }
option-discard = Discard { $chamber_acc }
option-go = Go { $side }
option-near-hero = { $side } of your hero
option-near = next to { $chamber_acc }
