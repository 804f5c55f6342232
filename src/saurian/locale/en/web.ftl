### The browser client.

## Everywhere

ui-home = To the start page
ui-skip = To the content
ui-close = Close
ui-cancel = Cancel
ui-loading = One moment …
ui-again = Try again
ui-settings = Settings
page-unknown = There is nothing at this address
net-unreachable = The server cannot be reached. Are you online?
net-broken = The server gave an answer that nobody understands
net-gone = This seat is open elsewhere, or no longer yours. Load the page again.
net-coming-back = The connection is lost; it will be back in a moment. Nothing is lost of the game.
client-missing = The pages for the browser are not built. Run “make play” in the source folder, where Node 20 or its PyPI package can be had.

language-en = English
language-de = Deutsch
language-pl = Polski
language-uk = Українська

setting-language = Language
setting-theme = Light or dark
setting-motion = Motion
setting-sound = Sounds
setting-sound-note = A quiet sound when it is your turn
setting-sound-on = Sounds on
setting-sound-off = Sounds off
setting-to-light = Light
setting-to-dark = Dark
setting-confirm = Confirm every move
setting-confirm-note = You are asked once more before a move counts
setting-notify = Tell me when it is my turn
setting-notify-on = You will be told when it is your turn.
theme-system = As the system
theme-light = Light
theme-dark = Dark
motion-system = As the system
motion-full = All
motion-less = None

## The games

game-draftosaurus = Draftosaurus
game-drakon = Drakon
game-about-draftosaurus = Draft dinosaurs in secret, pass the rest on, and find each one the right pen in your zoo.
game-about-drakon = Build a dragon’s lair chamber by chamber, walk it for coins, and stay out of her way.
game-facts = 2 to { $most } players · about 20 minutes

level-random = Random bot
level-greedy = Greedy bot
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert

## The start page

home-title = Saurian: Draftosaurus and Drakon in the browser
home-headline = Two board games about scaly creatures
home-explained = Play at once against bots, or send your friends a link. No account, nothing to install.
home-games = Games
home-play-now = Play now
home-against = against
home-opponents = How many bots
home-bots =
    { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
home-level = How strong
home-friends = With friends
home-learn = Learn it
home-rules = Rules
home-mine = Your tables
home-finished = Finished games
home-public = Public tables
home-public-none = No public table at the moment. Make one, and it is listed here.
home-pad = Score pad
home-pad-explained = You play with the real box? Tap the dinosaurs in and let it count.
home-pad-open = Open the score pad
me-guest = Guest

list-more =
    { $count ->
        [one] One more table
       *[other] { $count } more tables
    }
list-over = over
list-free =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
list-waiting = waiting to begin
list-your-turn = Your turn
list-playing = being played

## Making a table

maker-title = { $game } with friends
maker-players = Players
maker-guests = Who else plays?
maker-seat = Seat { $number }
maker-link = Somebody by link
maker-device = Somebody at this device
maker-bot = Bot: { $level }
maker-person = Player { $number }
maker-more = More options
maker-clock = Time for each decision
maker-public = Public table
maker-public-note = It is listed, and anybody can take a free seat
maker-do = Make the table
clock-none = As long as it takes
clock-30 = 30 seconds
clock-60 = 1 minute
clock-180 = 3 minutes
clock-86400 = 1 day

field-board = Board
field-rules = Rules
field-order = Order of a turn
field-first = Who begins
field-anyone = Chance decides
field-seat = Seat { $number }
field-last-turn-binds-all = In the last turn of a round the die binds all
field-usual = As the rules say
field-yes = Yes
field-no = No
closed-bad-last-turn-option = “Yes” only with five players.
closed-bad-teams = Only with four or six players.
closed-bad-two-goals = Either this goal or that of the other switch, not both.
field-box = A box of your own (TOML file)
field-box-unreadable = This is not a TOML file

## Before the game

waiting-free =
    { $count ->
        [one] One seat is still free. Send its link, or let a bot sit down.
       *[other] { $count } seats are still free. Send their links, or let bots sit down.
    }
waiting-free-seats =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
waiting-complete = Everybody is there.
waiting-welcome = Welcome! There is a seat for you.
waiting-name = Your name
waiting-sit = Sit down
waiting-agreed = What has been agreed
waiting-fill = Let a bot sit here
waiting-team = Team { $letter }
waiting-start = Begin
waiting-host = { $seat } begins the game.
seat-free = Free
seat-ready = there
seat-you = you
seat-here = here, too
seat-stand-in = a bot plays
seat-gone = has left
seat-absent = not here
seat-winner = winner
seat-acting = is to decide
seat-call-bot = Let a bot play
seat-bot-plays-for-you = A bot plays for you.
seat-return = I am back
link-label = Link
link-copy = Copy the link
link-copied = The link is copied.
link-select = It cannot be copied here: mark the link and copy it yourself.
link-only-here = This link works on this device only. To share it, start Saurian with --host 0.0.0.0 and open the address that it prints.
link-share = Share
link-code = QR code

## At the table

title-your-turn = ● Your turn · { $game }
title-table = { $game } · Saurian
notify-your-turn = It is your turn
status-your-turn = Your turn
status-sending = One moment …
status-waiting = Waiting for: { $names }
players-title = Players
players-not-here = Not here: { $names }
players-missed = Who is not here
clock-left = Time left
log-title = What happened
tools-title = Tools
tool-undo = Undo
tool-hint = Hint
tool-say = Say
tool-log = Log
tool-share = Share
tool-rules = Rules
read-rule = Read the rule
tool-settings = Settings
hint-do = Do it
confirm-title = Confirm
confirm-do = Do it
confirm-back = Think again
spectator-banner = You are watching.
hand-over-to = Pass the device to { $seat }
hand-over-note = What the others may not see is hidden until then.
hand-over-ready = I am { $seat }
hand-over-undo = { $seat }: take the choice back
share-watch = A link for watching
share-own = Go on at another device
share-own-note = Whoever opens this link sits in your place.
share-new-link = Make a link
leave-title = Leave the table?
leave-explained = The others can then let a bot play for you. You can come back.
leave-do = Leave

## After the game

end-show = Show the result
end-to-board = To the board
end-rematch = Play again
end-watch-rematch = Watch them play again
end-replay = Replay
end-record = Record
sheet-title = Score sheet
fair-title = Fair chance
fair-explained = Before the game the server published a fingerprint of its secret number. All dice and draws follow from that number, which is shown at the end.
fair-commitment = Fingerprint, published before the game
fair-seed = Secret number, shown after the game
fair-added = Added by the players
fair-kept = Checked: the number has exactly the fingerprint that was published.
fair-broken = The number does not have the fingerprint that was published!
fair-cannot-tell = This browser cannot check it: that needs HTTPS or this very machine.

## Replay

replay-title = Replay
replay-previous = One move back
replay-next = One move on
replay-play = Play
replay-stop = Stop
replay-slider = Move
replay-place = { $move } of { $last }
replay-viewpoint = Whose eyes
replay-spectator = Spectator
replay-to-end = To the result
