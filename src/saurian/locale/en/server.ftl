### What the server says: to its host, to people at a table, and to programs.

## To the host

bad-setting = setting “{ $name }”: { $cause }
bad-settings-file = { $file } is not valid TOML: { $text }
bad-redis = “{ $text }” is not a Redis address; it must begin with redis://, rediss:// or unix://
setting-unknown = there is no such setting
setting-not-whole = “{ $text }” is not a whole number
setting-not-number = “{ $text }” is not a number
setting-not-yes-or-no = “{ $text }” must be true or false
setting-not-above = { $text } is not valid; it must be more than { $gt }
setting-too-small = { $text } is not valid; the minimum is { $ge }
setting-too-large = { $text } is not valid; the maximum is { $le }
setting-not-offered = “{ $text }” is not valid; choose from: { $expected }
setting-other-kind = this is the wrong kind of value
bad-database = “{ $text }” is not a database address that Saurian can use; it must be for sqlite or postgresql
database-unreachable = cannot use the database { $text }: { $reason }
database-not-migrated = the database schema does not match this version; run: saurian migrate --database URL
database-too-new = the database was created by a newer version of Saurian
database-in-use = the database { $text } is in use by another server; several servers need PostgreSQL
cannot-listen = cannot listen on { $host }, port { $port }: { $text }

## What happens at a table

table-started = The game begins.
table-sat = { $seat } joins the table.
table-filled = { $seat }, a bot, joins the table.
table-left = { $seat } leaves the table.
table-stood-in = A bot is now playing for { $seat }.
table-returned = { $seat } is back.
table-handed = { $seat } hands over their seat.
table-said = { $seat }: { $phrase }
table-rematched = There is a rematch at a new table.
table-renamed = { $seat } has a new name.
table-removed = The host has removed { $seat } from the table.
table-agreed = The host has changed the options.
table-asks-again = { $seat } wants to play again.
table-time-up = { $seat } is out of time: a bot finishes the turn.
table-undone = { $seat } undoes a decision.
retracted = { $seat } takes back their choice.
table-weaker-bot = { $seat }: the greedy bot decides for now. The stronger one is not ready on this server.
table-own-bot = { $seat }: the stronger bot is ready and takes over.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-turn = Your turn!
phrase-thinking = One moment, I’m thinking.
phrase-well-played = Well played!
phrase-oops = Oops!
phrase-thanks = Thank you!
phrase-good-game = Good game!

## Why something is refused

no-such-table = There is no such table
bad-nobody = at least one seat at a table must be for a person
bad-seats = the options say { $players } players, but there are { $count } seats
bad-request = “{ $field }”: { $text }
bad-replay-place = The game has { NUMBER($most, useGrouping: 0) } moves
refused-open = The game hasn’t started yet
refused-playing = The game isn’t over yet
refused-over = The game is over
refused-not-over = You can only see this when the game is over
refused-started = The game has already started
refused-late = Too late: that has already been decided
refused-not-host = Only the host can do that
refused-seats-open =
    { $count ->
        [one] One seat is still free
       *[other] { $count } seats are still free
    }
refused-seat-taken = That seat is taken
refused-no-free-seat = There is no free seat
refused-not-away = That player is not away
refused-returned = That player is back
refused-left = You have left this table
refused-invited = The invited players still have a few seconds
refused-not-invited = There is no invitation for this seat
refused-nobody-there = Nobody sits there
refused-spectator = Spectators can only watch
refused-not-yours = That is not your seat
refused-no-bots = Bots are not available on this server
refused-busy = Too many requests at this table; please try again
refused-storage = It could not be saved; please try again
refused-too-many = Too many requests; please try again soon
refused-history = This table’s log is full; you can only go on playing
refused-undo = That can no longer be undone: something hidden was revealed, or someone else has acted.
refused-too-large = That is too large
refused-host = This server does not answer to that name
refused-origin = That page is not allowed to act for you
refused-by-http = Not available here (HTTP { $status })
