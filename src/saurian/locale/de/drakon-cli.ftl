### Drakon on the command line.

about-drakon = Drakon: eine Drachenhöhle bauen, Münzen sammeln und der Drachin aus dem Weg gehen; 2 bis 6 Personen
example-play-drakon = saurian play drakon --seats Anna,greedy,greedy --heroes
example-simulate-drakon = saurian simulate drakon --players 4 --games 1000 --seed 1 --json
example-arena-drakon = saurian arena drakon greedy random random --games 600 --heroes
example-dataset-drakon = saurian dataset drakon --bots greedy --players 3 --games 100 --output data
option-drakon-players = Anzahl der Plätze
option-drakon-heroes = yes oder no: jeder Held hat eine Fähigkeit, einmal im Spiel
option-drakon-escape = yes oder no: Münzen im Wert von 8 reichen, aber dann musst du durch Flucht oder Portal hinaus
option-drakon-short = yes oder no: Münzen im Wert von 7 reichen; nicht zusammen mit escape
option-drakon-teams = yes oder no: zu viert oder zu sechst in Zweierteams
option-drakon-drakon-from-start = yes oder no: Drakon wartet von Anfang an am Eingang
option-drakon-two-actions = yes oder no: zwei Aktionen pro Zug
option-drakon-first = der Platz, der beginnt, ab 0 gezählt; sonst random: der Zufall entscheidet
option-drakon-box = eine Materialdatei; sonst das Material, das zu den Regeln gehört
