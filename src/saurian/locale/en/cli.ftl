# The command line.

about = Saurian: a table for Draftosaurus and Drakon.
about-more = Each command explains itself: saurian play --help
commands = Commands:
games = games
example = Example:
help-lang = the language; otherwise your system’s
help-json = print JSON

about-serve = serve the table in the browser: for you, the home network or the world
about-play = play a game in the terminal, people and bots
about-score = the score pad for a table with the real box
about-replay = check and show the record of a game
about-verify = check that the chance of a game was what had been promised
about-simulate = play random games in bulk and print the figures
about-arena = let bots play each other, and see how sure it is who is better
about-train = learn anew, by play against themselves, what the bots play by
about-bench = measure how fast it is on this machine
about-rules = look up the rules
about-box = look at the box of Drakon, or check one of your own
about-migrate = bring a PostgreSQL database to this version

about-draftosaurus = Draftosaurus: draft dinosaurs in secret and find each the right pen; 2 to 5 players
about-drakon = Drakon: build a dragon’s lair, walk it for coins and stay out of her way; 2 to 6 players

example-serve = saurian serve --host 0.0.0.0
example-play = saurian play draftosaurus --seats Anna,greedy,greedy --board winter
example-score = saurian score table.json
example-replay = saurian replay game.jsonl
example-verify = saurian verify game.jsonl
example-simulate = saurian simulate draftosaurus --players 4 --games 1000 --seed 1 --json
example-arena = saurian arena draftosaurus greedy random random --games 600
example-train = saurian train draftosaurus --games 20000 --seed 1 --output my-tables.npz
example-bench = saurian bench draftosaurus.engine.decisions --json
example-rules = saurian rules draftosaurus
example-box = saurian box check my-box.toml
example-migrate = saurian migrate --database postgresql://localhost/saurian

help-score-file = the zoos as JSON; - reads them from the standard input
help-replay-file = a record; - reads it from the standard input
help-bench-names = only these figures
help-games = how many games
help-seed = where chance begins: the same seed gives the same games

# The options of the games.
option-draftosaurus-players = how many seats
option-draftosaurus-board = summer, winter or match: a Summer game and then a Winter game
option-draftosaurus-rules = international or polish
option-draftosaurus-order = printed: choose, reveal, place; quick: choose and place in one step
option-draftosaurus-first = the seat that rolls first, counted from 0; otherwise random
option-draftosaurus-last-turn-binds-all = yes or no: with five players, the die of a round’s last turn binds everyone
option-drakon-players = how many seats
option-drakon-heroes = yes or no: each hero has an ability, once a game
option-drakon-escape = yes or no: 8 is enough, but you must escape from the lair with it
option-drakon-short = yes or no: 7 is enough; not together with escape
option-drakon-teams = yes or no: 4 or 6 players in pairs
option-drakon-drakon-from-start = yes or no: Drakon waits at the entrance from the start
option-drakon-two-actions = yes or no: two actions a turn
option-drakon-first = the seat that begins, counted from 0; otherwise random
option-drakon-box = a box file; otherwise the box that comes with the rules

# Words of the argument parser; %s and %(…)s stay as they are.
argparse-usage = usage:{" "}
argparse-positional = arguments
argparse-options = options
argparse-help = show this help
argparse-argument = %(argument_name)s: %(message)s
argparse-unrecognized = not understood: %s
argparse-not-allowed = cannot stand together with %s
argparse-required = missing: %s
argparse-expected-one = a value is missing
argparse-expected-some = at least one value is missing
argparse-ambiguous = %(option)s may mean %(matches)s
argparse-invalid = not a number: %(value)r
argparse-choice = there is no %(value)r; choose from %(choices)s

# What is wrong with a command line.
bad-command = there is no command “{ $text }”; there are { $allowed }
bad-language = there is no language “{ $text }”; there are { $allowed }
bad-usage = { $text } (see { $command } --help)
bad-number = { $option }: “{ $text }” is not a number from 1 up
bad-benchmark = there is no figure “{ $text }”; there are { $allowed }
bad-bot = there is no bot “{ $bot }”; there are { $allowed }
file-unreadable = cannot read { $file }: { $text }
file-not-json = { $file } is not JSON: line { $line }, column { $column }

bench-running = Measuring
simulate-running = Playing

# Score pad and replay.
seat-number = seat { $number }
sheet-total = Total
verdict-points = { $winners } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
verdict-trexes = { $winners } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: of those level, the one with the fewest T-Rexes.
verdict-shared = { $winners } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
replay-of = A game of { $game }: { $players }
replay-broken-off = The game was broken off here.

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
figure-win-share = Share of wins by seat
figure-mean-parts = Mean points by part

# The server.
help-host = the address to listen at; 0.0.0.0 shares the table in your network
help-port = the port to listen at; otherwise 8090
help-database = where to keep tables; otherwise a SQLite file in your data folder
help-redis = a Redis that connects several servers
help-settings = a TOML file with settings
help-no-open = do not open the browser
help-commitment = what was published before the game, if you noted it
serving = Saurian is at { $address }
serving-network = In your network: { $address }
serving-end = Ctrl-C ends it.
migrated = The database is up to date.
verify-nothing = the record does not say where its chance came from
verify-fair =
    { $draws ->
        [one] Fair: 1 draw follows from the seed that was promised by { $commitment }.
       *[other] Fair: all { $draws } draws follow from the seed that was promised by { $commitment }.
    }
verify-other-seed = Not fair: the seed is not the one that was promised by { $commitment }.
verify-wrong-draw = Not fair: line { NUMBER($line, useGrouping: 0) } does not follow from the seed.
