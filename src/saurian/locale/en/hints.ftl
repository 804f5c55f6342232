### Hints: why a move is good, one sentence each, and how they are shown.

hint-only-move = This is the only legal move.
hint-close = The second-best move is about as good.
hint-clear = It wins { $wins } of 100 games from here; the second-best move wins { $less }.
hint-found = It did best in the games tried out from here.
hint-first-sight = It looks best at first glance.

## How they are shown

hint-thinking = Thinking… The first time can take a minute or two.
hint-title = Hint
hint-move = Move
hint-wins = Games won
hint-points = Points
hint-share = { $wins } of 100
hint-share-told = wins { $wins } of 100 games
hint-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-why = Why
hint-averages = Averages of games tried out from here. The decision is yours.
hint-no-figures = No games were tried out, so there are no figures. The decision is yours.
hint-says = Hint: { $move }
