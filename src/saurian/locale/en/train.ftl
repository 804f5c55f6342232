# Learning.

help-train-games = number of games to learn from, for each kind of table (default: as many as for the file that comes with the bots, which takes up to a quarter of an hour)
help-train-seed = random seed: the same seed gives the same tables
help-train-to = where to save what was learned (default: GAME-tables.npz in this folder)
help-train-install = replace the tables of this installation; all its bots then use the new ones

train-running =
    { $minutes ->
        [one] Learning (about 1 minute)
       *[other] Learning (about { $minutes } minutes)
    }
train-nothing = there is nothing to learn for { $game }: its bots use no learned tables
train-written = Saved to { $file }.
train-needs-numba = learning needs Numba, which is not installed: pip install "saurian[sim]"
train-try = To see whether it is better: { $command }
figure-command = Command
figure-minutes = Minutes
figure-mean-points = Mean final score, by board and number of players:
figure-mean-loss = Mean evaluation loss
