# Matches of bots.

help-arena-bots = a bot for each seat, clockwise: random, greedy…, with settings if needed: hard:iterations=2000
help-arena-games = minimum number of games; each deal is played with the bots in every rotation
help-arena-sprt = stop as soon as it is clear whether the first bot wins more than its par
help-arena-ladder = rate all the bots by playing them at mixed tables
help-arena-workers = number of processes (default: one per processor)
help-arena-ray = run on the Ray cluster at this address; local: a cluster on this machine
help-arena-only = play only game number N of the match and print its record
help-arena-move-seconds = time limit for a decision; a bot that takes longer gets a random move instead
help-arena-records = write the records of all games into this file; compressed if its name ends with .gz or .xz
help-arena-resume = continue the match recorded in this file

arena-running = Playing
arena-interrupted =
    { $count ->
        [one] Interrupted. This is what 1 game shows:
       *[other] Interrupted. This is what { $count } games show:
    }

arena-column-bot = Bot
arena-column-mu = Rating
arena-column-sigma = ±
arena-column-win-share = Wins
arena-column-low = from
arena-column-high = to (95%)
arena-column-par = Par
arena-column-mean-score = Points
arena-column-games = Games
arena-column-overtime = Late
arena-percent = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-points = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-count = { NUMBER($number) }
arena-payoffs = How often each bot finishes ahead of each other one (a tie counts half):

arena-sprt-above = { $bot } wins more than its par.
arena-sprt-not-above = { $bot } does not win more than its par.
arena-sprt-unclear = It is not clear yet whether { $bot } wins more than its par.

# What is wrong.
arena-bad-seats =
    { $count ->
        [one] there is 1 bot
       *[other] there are { $count } bots
    } for { $players } seats; name one for each seat
arena-bad-ladder =
    a ladder at tables of { $players } needs at least that many bots, but { $count ->
        [one] there is only 1
       *[other] there are only { $count }
    }
arena-bad-bot-name = “{ $text }” is not a bot; write it like hard:iterations=2000,seconds=0.3
arena-no-ray = --ray needs Ray, which is not installed: pip install "saurian[cluster]"
match-bot-not-importable = other processes cannot load the bot “{ $bot }”: put its class in a file and import it, or use workers=1
arena-no-cluster = cannot reach the Ray cluster at { $address }: { $text }
arena-bot-raised = { $bot } failed in game { NUMBER($number, useGrouping: 0) }: { $text }
arena-bot-illegal = { $bot } played the illegal move “{ $move }” in game { NUMBER($number, useGrouping: 0) }: { $cause }
arena-process-ended = game { NUMBER($number, useGrouping: 0) } crashed the process that played it, { $count } times
arena-again = { $problem } (to reproduce: { $command })
records-exist = { $file } exists; continue that match with --resume { $file }, or choose another file
records-bad-game = { $file }: the record of game { NUMBER($number, useGrouping: 0) } is damaged: { $cause }
records-other-match = { $file } belongs to another match: game { NUMBER($number, useGrouping: 0) } has other bots, options or draws
# Games in bulk.
help-simulate-bots = a bot for each seat, clockwise, or one for all: greedy,hard:iterations=200 (default: everyone plays at random)
simulate-no-numba = Numba is not installed: the games run on the readable engine, about a hundred times slower.
simulate-mean = Mean
simulate-least = Min
simulate-most = Max
simulate-scores = Scores
simulate-winning-scores = Winning scores
simulate-lengths = Decisions in a game
simulate-seat = Seat { $number }: { $bot }
