### Hints: why a move is good, one sentence each, and how they are shown.

hint-only-move = There is nothing else you may do.
hint-close = The next best move is about as good.
hint-clear = It wins clearly more often than the next best move: in { $percent } games more of 100.
hint-found = It did best among the continuations that were tried.
hint-first-sight = It looks best at first sight.

## How they are shown

hint-thinking = Thinking … The first time that can take a minute or two.
hint-title = Hint
hint-move = Move
hint-wins = Wins
hint-points = Points
hint-percent = { $percent }%
hint-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-why = Why
hint-averages = Averages of the continuations that were tried. The decision is yours.
hint-no-figures = No continuations were tried, so there are no figures. The decision is yours.
hint-says = Hint: { $move }
