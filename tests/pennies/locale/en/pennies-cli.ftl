### Pennies on the command line.

about-pennies = Pennies: guess which side a coin shows; 1 to 4 players
example-play-pennies = saurian play pennies --seats Anna,greedy --rounds 3
example-simulate-pennies = saurian simulate pennies --players 4 --games 1000
example-arena-pennies = saurian arena pennies greedy tails --games 100
example-dataset-pennies = saurian dataset pennies --bots greedy,tails --games 10 --output data
option-pennies-players = number of players
option-pennies-rounds = number of rounds, 1 to 5
