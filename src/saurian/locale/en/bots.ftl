# Bots: those of Saurian, and your own.

about-bots-check = let a bot decide in many positions with all options, and report whether it plays by the rules of the arena
example-bots-check = saurian bots check ./my_bot.py:MyBot --positions 200
about-bots-run = speak the line protocol for a bot, so that another program can play against it
example-bots-run = saurian bots run hard:iterations=2000
bots-actions = actions
help-bots-bot = a bot by name, package.module:Class(depth=3), ./file.py:Class or exec:COMMAND
help-bots-game = only this game (default: all that the bot plays)
help-bots-positions = number of positions (default: 1000)
help-bots-seed = random seed: the same seed gives the same positions
help-bots-move-seconds = fail if a decision takes longer than this many seconds

bots-column-bot = Bot
bots-column-games = Games
bots-column-settings = Settings
bots-column-needs = Needs
bots-column-package = Package
bots-needs = pip install "{ $extra }"
bots-own = Your own bots need no installation: package.module:Class(depth=3), ./file.py:Class or exec:COMMAND

bots-checking = Checking
bots-checked =
    { $bot }: { $count ->
        [one] { $count } position
       *[other] { $count } positions
    } of { $games }
bots-passed = ok    { "" }
bots-failed = FAILED
bots-check-legal = plays legal moves and raises no exceptions
bots-check-unchanged = leaves the view as it is
bots-check-deterministic = same view, same seed, same move
bots-check-secret = chooses the same in worlds that its seat cannot tell apart
bots-check-isolated = leaves the global generators of random and NumPy alone
bots-check-picklable = can be pickled, and the copy plays the same
bots-check-in-time = keeps to the time limit
bots-failures = { $count } of { $tried } decisions.
bots-first = First: { $text } ({ $game }, seat { $number }, { $position })
bots-time = Time per move: mean { $mean } ms, median { $median } ms, 95% within { $p95 } ms, longest { $max } ms

# What is wrong.
bot-no-class = “{ $text }” names no class; write it like ./my_bot.py:MyBot
bot-bad-call = the settings of “{ $text }” cannot be read; write them like MyBot(depth=3, name="x")
bot-not-loaded = cannot load the bot { $bot }: { $text }
bot-not-made = cannot create the bot { $bot }: { $text }
bot-not-callable = { $bot } is neither a class nor a function
bot-no-method = { $bot } has no method “{ $method }”; derive it from saurian.bots.Bot
bot-missing-setting = the bot { $bot } needs the setting “{ $setting }”
bot-other-games = the bot { $bot } does not play { $game }; it plays { $allowed }
bad-seconds = { $option }: “{ $text }” must be a number of seconds greater than 0
no-view-text = bots in other processes cannot play { $game }: its views have no text

# At a server.
help-connect-url = the link of a seat (…/table/ID#SECRET), or of a table with a free seat (…/table/ID)
help-connect-name = the bot’s name at the table (default: its class or level)
help-connect-seed = random seed for the bot’s choices (default: random)
help-connect-patience = seconds to go on trying while the server cannot be reached (default: 300)
connect-seated = Playing at seat { $number }. To come back later: { $link }
connect-lost = The connection to { $server } was lost; trying again.
connect-over = The game is over: { $bot } is number { $rank } of { $players } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
connect-bad-address = “{ $text }” is not the link of a table; it looks like http://localhost:8090/table/ID#SECRET
connect-refused = { $server } does not let the bot play there: { $text }
connect-gone = { $server } cannot be reached: { $text }
connect-illegal = the bot chose the illegal move “{ $move }”: { $cause }

# Bots that are programs.
process-not-started = cannot run “{ $command }”: { $text }
process-ended = “{ $command }” ended with code { NUMBER($code, useGrouping: 0) } instead of answering
process-too-slow = “{ $command }” did not answer within { $seconds } s
process-bad-line = “{ $text }” is not part of the bot protocol
process-bad-move = “{ $command }” answered with the move “{ $text }”, which does not exist
bad-setting-bots = the setting “bots” contains “{ $text }”: { $cause }
