### Draftosaurus on the command line.

about-draftosaurus = Draftosaurus: draft dinosaurs in secret and find the right pen for each; 2 to 5 players
example-play-draftosaurus = saurian play draftosaurus --seats Anna,greedy,greedy --board winter
example-simulate-draftosaurus = saurian simulate draftosaurus --players 4 --games 1000 --seed 1 --json
example-arena-draftosaurus = saurian arena draftosaurus greedy random random --games 600
example-dataset-draftosaurus = saurian dataset draftosaurus --bots greedy,medium --games 1000 --output data
option-draftosaurus-players = number of players
option-draftosaurus-board = summer, winter, or match: a Summer game, then a Winter game
option-draftosaurus-rules = international or polish
option-draftosaurus-order = printed: choose, reveal, place; quick: choose and place in one step
option-draftosaurus-first = the seat that rolls first, counted from 0 (default: random)
option-draftosaurus-last-turn-binds-all = yes or no: with five players, the die applies to everyone in the last turn of a round
option-draftosaurus-second-roller = next, first or last: who rolls first in the second game of a match (the player to the left of the last roller, the first roller of the first game, or the last roller)
