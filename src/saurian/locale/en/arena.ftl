# Matches of bots.

help-arena-bots = a bot for each seat, clockwise: random, greedy …, with its settings if need be: hard:iterations=2000
help-arena-games = how many games at least; each deal is played in every rotation of the bots
help-arena-sprt = stop as soon as it is clear whether the first bot wins more than its par
help-arena-ladder = all bots play at mixed tables, and are rated
help-arena-workers = on how many processes; otherwise as many as there are processors
help-arena-ray = on the Ray cluster at this address; local: a cluster on this machine
help-arena-only = play only game number N of the match, and print its record

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
arena-column-high = to (95 %)
arena-column-par = Par
arena-column-mean-score = Points
arena-column-games = Games
arena-percent = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-points = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-count = { NUMBER($number) }

arena-sprt-above = { $bot } wins more than its par.
arena-sprt-not-above = { $bot } does not win more than its par.
arena-sprt-unclear = It is not clear yet whether { $bot } wins more than its par.

# What is wrong.
arena-bad-seats =
    { $count ->
        [one] there is 1 bot
       *[other] there are { $count } bots
    } for { $players } seats; name one for each
arena-bad-ladder =
    a ladder at tables of { $players } needs as many bots, and { $count ->
        [one] there is only 1
       *[other] there are only { $count }
    }
arena-bad-setting = { $bot } has no such setting: { $text }
arena-bad-bot-name = “{ $text }” names no bot; write it like hard:iterations=2000,seconds=0.3
arena-no-ray = --ray needs Ray, which is not installed: pip install ray
arena-no-cluster = cannot reach the Ray cluster at { $address }: { $text }
arena-bot-raised = { $bot } failed in game { NUMBER($number, useGrouping: 0) }: { $text }
arena-bot-illegal = { $bot } played the illegal move “{ $move }” in game { NUMBER($number, useGrouping: 0) }: { $cause }
arena-process-ended = game { NUMBER($number, useGrouping: 0) } ended the process that played it, { $count } times
arena-again = { $problem } (to see it again: { $command })
