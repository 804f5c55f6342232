### What every game has to say. Problems are one line: what is wrong, and where.

bad-code = no action has the code { NUMBER($code, useGrouping: 0) }; codes go from 0 to { NUMBER($most, useGrouping: 0) }
bad-move = “{ $text }” is not a move
bad-game = there is no game “{ $game }”; choose from: { $allowed }

## The beginning and the end

phase-first = Who goes first?
phase-over = The game is over

## Bots at a server’s table, by the name that is stored

bot-name-amber = Amber
bot-name-basalt = Basalt
bot-name-cycad = Cycad
bot-name-dune = Dune
bot-name-ember = Ember
bot-name-fern = Fern

## Why something is not allowed

why-not-your-turn = It is not this player’s turn
why-nothing-to-retract = There is no choice to undo
why-wrong-step = You can’t do that at this step
why-not-possible = Chance can’t produce that now

## What is wrong with options and positions

bad-option = there is no option “{ $option }”; choose from: { $allowed }
bad-option-value = option “{ $option }”: “{ $value }” is not valid; choose from: { $allowed }
bad-rules-version = there is no version { $version } of the rules; the newest is { $newest }
bad-position = cannot read the position at “{ $field }”: “{ $text }”

## Records

record-problem = line { NUMBER($line, useGrouping: 0) }: { $cause }
record-too-new = the record has format { $version }, but this version of Saurian only reads formats up to { $newest }
record-bad-version = there is no record format { $version }
record-rules-too-new = the record was played with version { $version } of the rules, but this version of Saurian only knows them up to { $newest }
record-bad-seats =
    { $count ->
        [one] the record names 1 seat
       *[other] the record names { $count } seats
    }, but the game is for { $players }
record-bad-field = the field “{ $field }” is missing, wrong or unknown
record-wrong-end = the result does not follow from the moves
record-after-end = there is extra data after the end of the record
record-no-compression = this Python cannot read or write files ending in { $text }
record-many-games = { $file } contains { $count } games: load it with many=True
record-truncated = the record is incomplete: its last line is missing
record-not-json = this is not a JSON object
record-tampered = this line, or one before it, has been changed: the checksum does not match
