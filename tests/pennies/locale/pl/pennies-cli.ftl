### Pennies on the command line.

about-pennies = Orzeł czy reszka: zgadnij, która strona monety wypadnie; od 1 do 4 graczy
example-play-pennies = saurian play pennies --seats Anna,greedy --rounds 3
example-simulate-pennies = saurian simulate pennies --players 4 --games 1000
example-arena-pennies = saurian arena pennies greedy tails --games 100
example-dataset-pennies = saurian dataset pennies --bots greedy,tails --games 10 --output data
option-pennies-players = liczba miejsc
option-pennies-rounds = liczba rund, od 1 do 5
