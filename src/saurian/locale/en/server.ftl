### What the server says: to its host, to people at a table, and to programs.

## To the host

bad-setting = setting “{ $name }”: { $cause }
bad-settings-file = { $file } is not TOML: { $text }
bad-redis = “{ $text }” is no address of a Redis; it begins with redis://, rediss:// or unix://
setting-unknown = there is no such setting
setting-not-whole = “{ $text }” is not a whole number
setting-not-number = “{ $text }” is not a number
setting-not-yes-or-no = “{ $text }” is neither true nor false
setting-not-above = { $text } will not do; it must be more than { $gt }
setting-too-small = { $text } will not do; the least is { $ge }
setting-too-large = { $text } will not do; the most is { $le }
setting-not-offered = “{ $text }” will not do; choose from: { $expected }
setting-other-kind = this is not the right kind of value
bad-database = “{ $text }” is no database for Saurian; use sqlite or postgresql
database-unreachable = the database { $text } cannot be used: { $reason }
database-not-migrated = the database is not that of this version; run: saurian migrate --database URL
database-too-new = the database was made by a newer version of Saurian
cannot-listen = cannot listen at { $host }, port { $port }: { $text }

## What happens at a table

table-started = The game begins.
table-sat = { $seat } sits down.
table-filled = { $seat }, a bot, sits down.
table-left = { $seat } leaves.
table-stood-in = A bot plays for { $seat }.
table-returned = { $seat } is back.
table-handed = { $seat } hands the seat over.
table-said = { $seat }: { $phrase }
table-rematched = They play again at a new table.
retracted = { $seat } thinks again.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-turn = Your turn!
phrase-thinking = One moment, I am thinking.
phrase-well-played = Well played!
phrase-oops = Oops!
phrase-thanks = Thank you!
phrase-good-game = Good game!

## Why something is refused

no-such-table = There is no such table
bad-nobody = at least one person must be expected at a table
bad-seats = the options say { $players } players, but there are { $count } seats
bad-request = “{ $field }”: { $text }
bad-replay-place = The game has { NUMBER($most, useGrouping: 0) } moves
refused-open = The game has not begun
refused-playing = The game is not over yet
refused-over = The game is over
refused-not-over = This can be seen when the game is over
refused-started = The game has begun
refused-late = That decision has been made; look again
refused-not-host = Only the host can do that
refused-seats-open =
    { $count ->
        [one] One seat is still free
       *[other] { $count } seats are still free
    }
refused-seat-taken = Somebody sits there
refused-no-free-seat = There is no free seat
refused-not-away = Nobody is away there
refused-returned = The person is back
refused-left = You have left
refused-spectator = Spectators can only watch
refused-not-yours = That is not your seat
refused-no-bots = No bots work on this server
refused-busy = Too many at once at this table; try again
refused-storage = It could not be stored; try again
refused-too-many = Too many at once; try again soon
refused-history = Too much has happened at this table; only its game can go on
refused-too-large = That is too large
refused-host = This server is not called by that name
refused-origin = That page may not speak for you
refused-by-http = That is not to be had here (HTTP { $status })
