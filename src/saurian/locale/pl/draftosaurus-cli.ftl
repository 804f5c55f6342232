### Draftosaurus on the command line.

about-draftosaurus = Draftozaur: w tajemnicy wybieraj dinozaury i każdemu znajdź właściwe pole; 2–5 graczy
example-play-draftosaurus = saurian play draftosaurus --seats Anna,greedy,greedy --board winter
example-simulate-draftosaurus = saurian simulate draftosaurus --players 4 --games 1000 --seed 1 --json
example-arena-draftosaurus = saurian arena draftosaurus greedy random random --games 600
example-dataset-draftosaurus = saurian dataset draftosaurus --bots greedy,medium --games 1000 --output data
option-draftosaurus-players = liczba graczy
option-draftosaurus-board = summer, winter albo match: partia letnia, a po niej zimowa
option-draftosaurus-rules = international albo polish
option-draftosaurus-order = printed: wybór, ujawnienie, umieszczenie; quick: wybór i umieszczenie naraz
option-draftosaurus-first = miejsce gracza, który rzuca jako pierwszy, licząc od 0; domyślnie random (losowo)
option-draftosaurus-last-turn-binds-all = yes albo no: w grze dla 5 osób w ostatniej turze rundy kostka obowiązuje wszystkich
option-draftosaurus-second-roller = next, first albo last: kto w wariancie „Od lata do zimy” rzuca pierwszy w drugiej grze: gracz po lewej od tego, kto rzucał ostatnio, ten sam co w pierwszej grze albo ten, kto rzucał ostatnio
