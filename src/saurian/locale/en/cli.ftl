# The command line.

about = Saurian: play Draftosaurus and Drakon.
about-more = Each command has its own help: saurian play --help
commands = Commands:
games = games
example = Example:
help-lang = the language (default: your system’s)
help-json = print JSON
help-version = print the version

about-serve = serve the games in the browser: for yourself, your home network or the world
about-play = play a game in the terminal, with people and bots
about-score = score pad for the real game: zoos in, points out
about-replay = check and show the record of a game
about-verify = check that a game’s rolls and draws match what was committed to beforehand
about-simulate = simulate many games and print statistics
about-arena = let bots play each other, and see who is better and how certain that is
about-dataset = write a dataset for learners: the decisions of bots as Parquet
about-bots = list the bots, or check your own: saurian bots check ./my_bot.py:MyBot
about-connect = let a bot play at a table on a server
about-train = retrain the bots by self-play
about-bench = measure the speed on this machine
about-compile = compile ahead of time what bots and simulations run on
about-rules = look up the rules
about-box = show Drakon’s set of chambers and coins, or check your own
about-migrate = upgrade a PostgreSQL database to this version

example-serve = saurian serve --host 0.0.0.0
example-score = saurian score table.json
example-replay = saurian replay game.jsonl
example-verify = saurian verify game.jsonl
example-train = saurian train draftosaurus --games 20000 --seed 1 --output my-tables.npz
example-compile = saurian compile drakon
example-bench = saurian bench draftosaurus.engine.decisions --json
example-bots = saurian bots check ./my_bot.py:MyBot
example-connect = saurian connect http://localhost:8090/table/ID#SECRET --bot ./my_bot.py:MyBot
example-rules = saurian rules draftosaurus
example-box = saurian box check my-box.toml
example-migrate = saurian migrate --database postgresql://localhost/saurian

help-score-file = the zoos as JSON; - reads from standard input
help-replay-file = a record; - reads from standard input
help-bench-names = measure only these
help-games = number of games
help-seed = random seed: the same seed gives the same games
help-dataset-output = a folder for the dataset: new or empty
help-compile-games = only these games: { $games }

# Words of the argument parser; %s and %(…)s stay as they are.
argparse-usage = usage:{" "}
argparse-positional = arguments
argparse-options = options
argparse-help = show this help
argparse-argument = %(argument_name)s: %(message)s
argparse-unrecognized = unknown arguments: %s
argparse-not-allowed = cannot be combined with %s
argparse-required = missing: %s
argparse-expected-one = needs a value
argparse-expected-some = needs at least one value
argparse-ambiguous = %(option)s could mean %(matches)s
argparse-invalid = not a number: %(value)r
argparse-choice = there is no %(value)r; choose from %(choices)s

# What is wrong with a command line.
bad-command = there is no command “{ $text }”; choose from: { $allowed }
bad-language = there is no language “{ $text }”; choose from: { $allowed }
bad-usage = { $text } (see { $command } --help)
bad-number = { $option }: “{ $text }” must be a number, 1 or more
bad-benchmark = there is no benchmark “{ $text }”; choose from: { $allowed }
bad-bot = there is no bot “{ $bot }”; choose from: { $allowed }
bot-needs-numba = the bot “{ $bot }” needs Numba, which is not installed (pip install "saurian[sim]"); without it there are { $allowed }
bot-no-settings = the bot “{ $bot }” takes no settings, so “{ $setting }” is not allowed
bot-no-such-setting = the bot “{ $bot }” has no setting “{ $setting }”; it has { $allowed }
bot-bad-iterations = iterations: “{ $text }” must be a whole number, 1 or more
bot-bad-seconds = seconds: “{ $text }” must be a number greater than 0
bot-bad-tables = tables: “{ $text }” is not the name of a file
bad-tables = { $file } contains no learned tables: { $text }
bad-tables-of-other-game = { $file } does not contain the tables that this game’s bots use
compile-needs-numba = compiling needs Numba, which is not installed: pip install "saurian[sim]"
bench-needs-numba = the benchmark “{ $text }” needs Numba, which is not installed: pip install "saurian[sim]"
needs-extra = saurian { $command } needs more: pip install "saurian[{ $extra }]"
unexpected = something went wrong inside Saurian: { $text } (run it again with { $variable }=1 to see where)
file-unreadable = cannot read { $file }: { $text }
dataset-exists = { $folder } is not empty; choose another folder
dataset-no-encoder = { $game } has no encoder, so its views cannot be written as numbers
file-not-json = { $file } is not JSON: line { $line }, column { $column }

bench-running = Measuring
simulate-running = Playing
dataset-written = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} in { $folder }.
compiling = Compiling { $game } for this machine, only once: about { $seconds } s.
compiled = { $game } is ready ({ $seconds } s).

# Score pad and replay.
seat-number = Seat { $number }
sheet-total = Total
verdict-points = { $winners } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
verdict-trexes = Tied on { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $winners } wins with the fewest T-Rexes.
verdict-shared = Tied on { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $winners } share the victory.
verdict-team = { $winners } win as a team with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
replay-of = A game of { $game }: { $players }
replay-broken-off = The game was not finished.

# The figures of a simulation.
figure-game = Game
figure-options = Options
figure-players = Players
figure-games = Games
figure-seed = Seed
figure-decisions = Decisions
figure-seconds = Seconds
figure-mean-score = Mean score
figure-mean-winning-score = Mean winning score
figure-win-share = Win rate by seat
figure-mean-parts = Mean points by category

# The server.
help-host = the address to listen on; 0.0.0.0 shares the games in your network
help-port = the port to listen on (default: 8090)
help-database = where to store tables (default: a SQLite file in your data folder)
help-redis = a Redis server that connects several servers
help-settings = a TOML file with settings
help-no-open = do not open the browser
help-commitment = the commitment published before the game, if you noted it
serving = Saurian is running at { $address }
serving-network = In your network: { $address }
serving-end = Press Ctrl-C to stop.
serving-already = Saurian is already running at { $address }
port-taken = Port { $port } is used by { $program }; this server uses port { $used }.
some-program = another program
migrated = The database is up to date.
verify-nothing = the record does not name its random seed
verify-fair =
    { $draws ->
        [one] Fair: 1 draw follows from the seed committed to by { $commitment }.
       *[other] Fair: all { $draws } draws follow from the seed committed to by { $commitment }.
    }
verify-other-seed = Not fair: the seed does not match the commitment { $commitment }.
verify-wrong-draw = Not fair: line { NUMBER($line, useGrouping: 0) } does not follow from the seed.
