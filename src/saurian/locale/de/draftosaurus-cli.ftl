### Draftosaurus on the command line.

about-draftosaurus = Draftosaurus: geheim Dinosaurier wählen und für jeden das richtige Gehege finden; 2 bis 5 Personen
example-play-draftosaurus = saurian play draftosaurus --seats Anna,greedy,greedy --board winter
example-simulate-draftosaurus = saurian simulate draftosaurus --players 4 --games 1000 --seed 1 --json
example-arena-draftosaurus = saurian arena draftosaurus greedy random random --games 600
example-dataset-draftosaurus = saurian dataset draftosaurus --bots greedy,medium --games 1000 --output data
option-draftosaurus-players = Anzahl der Plätze
option-draftosaurus-board = summer, winter oder match: erst eine Sommer-, dann eine Winterpartie
option-draftosaurus-rules = international oder polish
option-draftosaurus-order = printed: wählen, aufdecken, platzieren; quick: wählen und platzieren in einem Schritt
option-draftosaurus-first = der Platz, der zuerst würfelt, ab 0 gezählt; sonst random: der Zufall entscheidet
option-draftosaurus-last-turn-binds-all = yes oder no: zu fünft gilt der Würfel in der letzten Runde einer Spielphase für alle
option-draftosaurus-second-roller = wer bei match in der zweiten Partie zuerst würfelt; next: wer links von der Person sitzt, die zuletzt gewürfelt hat; first: wer die erste Partie begonnen hat; last: wer zuletzt gewürfelt hat
