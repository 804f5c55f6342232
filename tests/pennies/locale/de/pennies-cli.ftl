### Pennies on the command line.

about-pennies = Kopf oder Zahl: raten, welche Seite eine Münze zeigt; 1 bis 4 Personen
example-play-pennies = saurian play pennies --seats Anna,greedy --rounds 3
example-simulate-pennies = saurian simulate pennies --players 4 --games 1000
example-arena-pennies = saurian arena pennies greedy tails --games 100
example-dataset-pennies = saurian dataset pennies --bots greedy,tails --games 10 --output data
option-pennies-players = Anzahl der Plätze
option-pennies-rounds = Anzahl der Runden, 1 bis 5
