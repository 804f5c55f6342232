### What every game has to say. Problems are one line: what is wrong, and where.

bad-code = no action has the code { NUMBER($code, useGrouping: 0) }; codes go from 0 to { NUMBER($most, useGrouping: 0) }
bad-move = “{ $text }” is not a move
bad-game = there is no game “{ $game }”; choose from: { $allowed }

## The beginning and the end

phase-first = Who begins?
phase-over = The game is over

## Why something may not be done

why-not-your-turn = It is not this player’s turn
why-nothing-to-retract = There is no choice to take back
why-wrong-step = That is not what this step is for
why-not-possible = Chance cannot do that now

## What is wrong with options and positions

bad-option = there is no option “{ $option }”
bad-option-value = option “{ $option }”: “{ $value }” will not do; choose from: { $allowed }
bad-rules-version = there is no version { $version } of the rules; the newest is { $newest }
bad-position = the position cannot be read at “{ $field }”: “{ $text }”

## Records

record-problem = line { NUMBER($line, useGrouping: 0) }: { $cause }
record-too-new = the record has format { $version }, and this version of Saurian reads formats up to { $newest }
record-bad-version = there is no record format { $version }
record-rules-too-new = the record was played by version { $version } of the rules, and this version of Saurian knows them up to { $newest }
record-bad-seats =
    { $count ->
        [one] the record names 1 seat
       *[other] the record names { $count } seats
    }, but the game is for { $players }
record-bad-field = the field “{ $field }” is missing, wrong or unknown
record-wrong-end = the result does not follow from the moves
record-after-end = there is something after the end of the record
record-truncated = the record breaks off: its last line is missing
record-not-json = this is not a JSON object
record-tampered = the line, or one before it, has been changed: the check does not match
