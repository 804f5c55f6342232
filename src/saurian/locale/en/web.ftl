### The browser client.

## Everywhere

ui-home = Home page
ui-skip = Skip to content
ui-close = Close
ui-cancel = Cancel
ui-save = Save
ui-loading = One moment…
ui-again = Try again
ui-settings = Settings
page-unknown = Page not found
net-unreachable = Can’t reach the server. Are you online?
net-broken = The server sent an unexpected reply. Please try again.
net-gone = You have this seat open in another window or on another device, or it’s no longer yours. Reload the page.
net-coming-back = Connection lost – reconnecting… Your game is safe.
client-missing = The browser client hasn’t been built. Run “make play” in the source folder (needs Node 20 or its PyPI package).

language-name = English

setting-language = Language
setting-name = Your name
setting-theme = Theme
setting-motion = Animations
setting-sound = Sounds
setting-sound-note = Game sounds, and a chime when it’s your turn
setting-sound-on = Turn sounds on
setting-sound-off = Turn sounds off
setting-to-light = Switch to light theme
setting-to-dark = Switch to dark theme
setting-volume = Volume
setting-pace = Game speed
pace-calm = Relaxed
pace-brisk = Fast
pace-instant = Instant
setting-confirm = Confirm every move
setting-confirm-note = Asks you to confirm before a move is final
setting-notify = Notify me when it’s my turn
setting-notify-on = You’ll be notified when it’s your turn.
theme-system = Same as system
theme-light = Light
theme-dark = Dark
motion-system = Same as system
motion-full = On
motion-less = Off

## The games

game-draftosaurus = Draftosaurus
game-drakon = Drakon
game-about-draftosaurus = Secretly pick a dinosaur, pass the rest on, and find the right pen for each one in your zoo.
game-about-drakon = Build a dragon’s lair chamber by chamber, explore it for coins, and stay out of her way.
game-idea-draftosaurus = Everyone holds a hand of dinosaurs, secretly picks one and passes the rest on. Each pen of your zoo scores in its own way: place each dinosaur where it’s worth the most – if the die lets you.
game-idea-drakon = Place chambers to build the dragon’s lair, and explore it for coins. The first player with coins worth 10 wins – but if you meet Drakon, you lose a coin and go back to the entrance.
game-facts-draftosaurus = 2 to { $most } players · about 15 minutes
game-facts-drakon = 2 to { $most } players · 30 minutes or more

level-random = Random
level-greedy = Greedy
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert

## The start page

home-title = Saurian: Draftosaurus and Drakon in your browser
home-headline = Play Draftosaurus and Drakon
home-explained = Right in your browser, against bots or with friends by link. No account, nothing to install.
home-games = Games
home-play-now = Play now
home-against = against
home-opponents = Number of bots
home-bots =
    { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
home-level = Difficulty
home-brief =
    { $count ->
        [one] 1 bot · { $level }
       *[other] { $count } bots · { $level }
    }
home-options = Options
quick-title = { $game } against bots
home-friends = With friends
home-learn = Learn to play
home-rules = Rules
home-mine = Continue playing
home-finished = Finished games
home-public = Public tables
home-public-none = No public tables right now. Create one and it will appear here.
home-pad = Score pad
home-pad-explained = Playing with the real game? Tap in your dinosaurs and let the pad do the counting.
home-pad-open = Open the score pad
home-code = For programmers
home-code-explained = Saurian is a Python library, too: write a bot, simulate thousands of games, or run a tournament from the terminal.
home-code-http = The HTTP interface (OpenAPI)
me-guest = Guest

list-more =
    { $count ->
        [one] 1 more table
       *[other] { $count } more tables
    }
list-won = You won { $score }
list-team = You and { $names } won { $score }
list-shared = Win shared with { $names }, { $score }
list-lost = { $names } won { $score }
list-series = Game { $games } of the series: { $score }
list-dismiss = Remove from the list
list-free =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
list-waiting = waiting to start
list-your-turn = Your turn
list-playing = in progress

## Making a table

maker-title = { $game } with friends
maker-players = Number of players
maker-guests = Who else is playing?
maker-seat = Seat { $number }
maker-link = A friend with a link
maker-device = Someone on this device
maker-bot = Bot: { $level }
maker-name = Name for seat { $number }
maker-you = { $name } (you)
maker-person = Player { $number }
maker-more = More options
maker-clock = Time for each decision
maker-public = Public table
maker-public-note = Shown on the home page; anyone can take a free seat
maker-do = Create table
clock-none = No time limit
clock-30 = 30 seconds
clock-60 = 1 minute
clock-180 = 3 minutes
clock-86400 = 1 day

field-board = Board
field-rules = Rules
field-order = How a turn is played
field-first = Who goes first
field-anyone = Random player
field-seat = Seat { $number }
field-last-turn-binds-all = In the last turn of a round, the die applies to everyone
field-second-roller = Who rolls first in the second game
field-usual = Default for the chosen rules
field-yes = Yes
field-no = No
closed-bad-last-turn-option = Only available with five players.
closed-bad-teams = Only available with four or six players.
closed-bad-two-goals = “Escape from the lair” and “Short game” can’t be combined.
field-box = Your own set of chambers and coins (TOML file)
field-box-unreadable = This isn’t a TOML file

## Before the game

waiting-free =
    { $count ->
        [one] One seat is still free. Send the link or add a bot.
       *[other] { $count } seats are still free. Send the link or add bots.
    }
waiting-free-seats =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
waiting-complete = Everyone is here.
waiting-welcome = Welcome! There’s a seat for you.
waiting-name = Your name
waiting-sit = Take the seat
waiting-agreed = Game settings
waiting-fill = Add a bot
waiting-team = Team { $letter }
waiting-start = Start the game
waiting-host = Waiting for { $seat } to start the game.
waiting-start-bots = Start with bots
waiting-invite = Invite your friends
waiting-invite-note = One link for everyone: anyone who opens it can take a free seat.
waiting-options = Change options
waiting-rename = Change my name
waiting-seat-link = Link to this seat
waiting-seat-link-note = Anyone who opens this link gets this seat.
waiting-up = Move up
waiting-down = Move down
waiting-remove = Remove { $seat }
waiting-removed = You’ve been removed from your seat. If another one is free, you can take it.
waiting-learn = New to { $game }?
waiting-learn-note = Try the guided first game while you wait. We’ll call you when the game starts.
waiting-begun = { $game }: your game has started.
waiting-to-table = To the table
rematch-waiting = Waiting for { $names }…
rematch-without = Start with bots instead
rematch-without-in = Start with bots instead ({ $time })
rematch-join = Join
rematch-join-in = Join ({ $time })
rematch-decline = Not now
seat-free = Free
seat-host = host
seat-invited = invited
seat-more = More for seat { $number }
seat-ready = joined
seat-you = you
seat-here = also on this device
seat-stand-in = bot playing
seat-gone = left the table
seat-absent = away
seat-winner = winner
seat-acting = deciding
seat-call-bot = Let a bot play
seat-bot-plays-for-you = A bot is playing for you.
seat-call-bot-in = A bot can play for them in { $time }
seat-you-left = You have left the game.
seat-return = I’m back
seat-notes = { $name } ({ $notes })
link-label = Link
link-copy = Copy link
link-copied = Link copied.
link-select = Can’t copy from here: select the link and copy it yourself.
link-only-here = This link only works on this device. To share it, start Saurian with --host 0.0.0.0 and open the address it prints.
link-share = Share
link-code = QR code

## At the table

title-your-turn = ● Your turn · { $game }
title-table = { $game } · Saurian
notify-your-turn = It’s your turn
status-your-turn = Your turn
status-your-turn-by-name = { $seat }, your turn
status-turn-of = { $seat }’s turn
status-sending = One moment…
status-waiting = Waiting for: { $names }
players-title = Players
players-not-here = Away: { $names }
players-missed = Players who are away
clock-left = Time left
log-title = Game log
tools-title = Tools
tool-undo = Undo
tool-hint = Hint
tool-say = Chat
tool-log = Log
tool-share = Share
tool-rules = Rules
read-rule = Read the rule
tool-menu = Menu
hint-do = Play this move
confirm-title = Confirm your move
confirm-do = Confirm
confirm-back = Go back
keys-title = Keyboard shortcuts
keys-move = Move the selection
keys-do = Choose or confirm
keys-back = Put it back
spectator-banner = You are watching.
hand-over-to = Pass the device to { $seat }
hand-over-ready = { $seat }: show my hand
hand-over-undo = { $seat }: undo your choice
share-watch = Link for spectators
share-own = Continue on another device
share-own-note = Keep this link to yourself: anyone who opens it takes over your seat.
share-new-link = Create a link
leave-title = Leave the table?
leave-explained = A bot plays for you while the others carry on. You can come back at any time: the table stays on your home page.
leave-alone = The game will wait for you: you’ll find it on your home page.
leave-do = Leave the table

## After the game

end-to-board = Back to the board
end-rematch = Play again
series-score = Games won: { $score }
end-watch-rematch = Watch the rematch
end-replay = Replay
end-record = Download record
sheet-title = Score sheet
fair-title = Fair dice and draws
fair-explained = Before the game, the server published a fingerprint of a secret number. Every roll and draw is computed from that number and from what the players added. The number is revealed at the end.
fair-commitment = Fingerprint, published before the game
fair-seed = Secret number, revealed after the game
fair-added = Random values added by the players
fair-kept = Checked: the number matches the published fingerprint.
fair-broken = Warning: the number does not match the published fingerprint!
fair-cannot-tell = This browser can’t check it here. Checking works over HTTPS, or on the computer that runs the server.
