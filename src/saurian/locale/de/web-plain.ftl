### Das Brett eines Spiels, das im Browser keinen eigenen Ordner hat.

plain-moves = Deine Züge
plain-components = Woraus das Spiel besteht

## Schlüssel, die Beschreibungen vieler Spiele haben

plain-phase = Phase
plain-choice = Deine Wahl
plain-points = Punkte
plain-round = Runde
plain-turn = Zug
