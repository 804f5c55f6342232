### The board of a game that has no folder of its own in the browser.

plain-moves = Your moves
plain-components = What the game is made of

## Keys that descriptions of many games have

plain-phase = Phase
plain-choice = Your choice
plain-points = Points
plain-round = Round
plain-turn = Turn
