# Learning.

help-train-games = from how many games to learn, for each kind of table; otherwise from as many as for the file that comes with the bots, which takes up to a quarter of an hour
help-train-seed = where chance begins: the same seed gives the same tables
help-train-output = where to write what was learned; otherwise where the bots look for it

train-running =
    { $minutes ->
        [one] Learning (about 1 minute)
       *[other] Learning (about { $minutes } minutes)
    }
train-nothing = there is nothing to learn for { $game }: its bots need no learned tables
train-written = Written to { $file }.
figure-command = Command
figure-minutes = Minutes
figure-mean-points = Mean points at the end, by board and number of players:
figure-mean-loss = Loss of the judgement
