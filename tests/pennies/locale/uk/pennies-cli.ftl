### Pennies on the command line.

about-pennies = Орел чи решка: вгадай, якою стороною впаде монета; від 1 до 4 гравців
example-play-pennies = saurian play pennies --seats Anna,greedy --rounds 3
example-simulate-pennies = saurian simulate pennies --players 4 --games 1000
example-arena-pennies = saurian arena pennies greedy tails --games 100
example-dataset-pennies = saurian dataset pennies --bots greedy,tails --games 10 --output data
option-pennies-players = скільки місць
option-pennies-rounds = скільки раундів, від 1 до 5
