### Drakon on the command line.

about-drakon = Drakon: build a dragon’s lair, explore it for coins and stay out of her way; 2 to 6 players
example-play-drakon = saurian play drakon --seats Anna,greedy,greedy --heroes
example-simulate-drakon = saurian simulate drakon --players 4 --games 1000 --seed 1 --json
example-arena-drakon = saurian arena drakon greedy random random --games 600 --heroes
example-dataset-drakon = saurian dataset drakon --bots greedy --players 3 --games 100 --output data
option-drakon-players = number of players
option-drakon-heroes = yes or no: each hero has an ability, once per game
option-drakon-escape = yes or no: coins worth 8 are enough, but then you must get out through an Escape or a Portal
option-drakon-short = yes or no: coins worth 7 are enough; not together with escape
option-drakon-teams = yes or no: 4 or 6 players in teams of two
option-drakon-drakon-from-start = yes or no: Drakon starts on the entrance
option-drakon-two-actions = yes or no: two actions a turn
option-drakon-first = the seat that goes first, counted from 0 (default: random)
option-drakon-box = a box file: your own set of chambers and coins (default: the standard set)
