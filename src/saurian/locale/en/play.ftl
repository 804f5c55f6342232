### Playing in the terminal.

## The command line

help-seats = who plays, clockwise: names of people and of bots, such as Anna,Ben,greedy; without it you are asked
help-play-seed = where chance begins: the same number deals and rolls alike
help-record = keep the record of the game in this file
help-plain = no colours

## Setting up

me = Guest
welcome = Welcome! Enter takes what stands in brackets.
ask-players = How many players, { $least } to { $most }? [{ $usual }]
ask-name = Your name? [{ $usual }]
ask-others =
    { $count ->
        [one] Who is the other player? A name, or a bot: { $bots }. [{ $bot }]
       *[other] Who are the { $count } others, clockwise? Names, or bots: { $bots }; separated by commas. [{ $bot }, …]
    }
ask-option-board = Which side of the board?
ask-option-rules = Which rules?
ask-option-order = How is a turn played?
ask-value = { $least } to { $most } [{ $usual }]

## The table

points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
points-match =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $total } in the match
points-brief = { $points } pt
own-points = { $seat }: { $points }
own-bonus = { $seat }: { $points }, { $bonus } of them for T-Rexes
where = { $board } · round { $round }/{ $rounds } · turn { $turn }/{ $turns }
die-shows = { $seat } rolled: { $face }
hand = Your hand:
closed = × { $numbers } closed; type the number to read why
commands-bar = ? help · h hint · u take back · l log · m memory aid · q quit

brief-sameness = one species: 2 4 8 12 18 24
brief-trio = exactly 3 dinosaurs: 7
brief-king = 7 if no zoo has more of it
brief-love = 5 for each couple
brief-differences = all different: 1 3 6 10 15 21
brief-island = 7 if the only one in your zoo
brief-wood = A B A B A B: 2 4 8 12 18 24
brief-bridge-left = 6 for each couple across
brief-bridge-right = 6 for each couple across
brief-lookout = 2 per like one on your right
brief-quarantine = moves out at the end
brief-pyramid = no like neighbours: 2 4 7

note-next-board = Second game of the match, on the Winter side: the points of both count. (D-18)
note-discard = With two players each turn also takes one dinosaur of the hand out of the game, into the box. (D-17)
note-may-stay = The game is over; before counting, the dinosaur in quarantine moves to another pen, or stays. No die. (D-46)
note-must-move = The game is over; before counting, the dinosaur in quarantine must move to another pen or the River. No die. (D-46)
note-last-turn = Last turn of the round with five players: the die binds everyone, the one who rolled it too. (D-16)

## Questions and answers

ask-choose = Which dinosaur do you choose? The arrow shows where it could go.
ask-discard = Which dinosaur goes into the box?
ask-place = Where do you place { $species_acc }?
choose = 1 to { $most }, ? for help
choose-only = Enter takes the only possibility
chosen-choose = You chose { $species_acc }.
chosen-place = You chose: { $species_acc } goes { $spot_into }.
chosen-draft = You chose: { $species_acc } goes { $spot_into }.
chosen-discard = You chose: { $species_acc } goes to the box.
chosen-rehome = You chose: { $species_acc } moves { $spot_into }.
chosen-stay = You chose: { $species_acc } stays in quarantine.
reveal-or-back = Enter: reveal · u: take it back
nothing-to-take-back = There is nothing to take back: what is revealed stays.
type-something = Type a number from 1 to { $most }, or ? for help.
no-such-number = There is no { $text } here: type a number from 1 to { $most }, or ? for help.
no-such-answer = “{ $text }” will not do: type a number from { $least } to { $most }, or just press Enter.
go-on = Enter: go on

## Several people, one terminal

hand-over = Pass the device to { $name }.
ready = { $name }: Enter when ready
ready-or-back = { $name }: Enter when ready · u: { $before } takes the choice back

## Leaving, and the end

leave = q: leave · Enter: go on playing
leave-unsaved = Leave the game? It is not recorded.
leave-saved = Leave the game? Its record so far is in { $file }.
left = The game was left.
left-saved = The game was left. Its record is in { $file }.
recorded = The record is in { $file }.
again = Enter: finish · a: play again

## Reading

memory-title = What you know of the hands
hand-unknown =
    { $count ->
        [one] 1 dinosaur you have not seen
       *[other] { $count } dinosaurs you have not seen
    }
hand-empty = empty
unseen = Not seen yet, in the bag and in those hands:
in-box = In the box:
help-goal-title = The game
help-goal = Each turn choose one dinosaur of your hand, place it in your zoo and pass the hand to the left. After two rounds the zoo with the most points wins.
help-species-title = Dinosaurs
help-pens-title = Pens, by number
help-die-title = The die
help-input-title = What you can type
help-input =
    1, 2, 3 …   the entry or the place with that number
    T           a dinosaur by its letter
    @trio       a place by its name; T@trio both at once
    ?           this help; ?3 explains place 3, ?die the die, ?T the T-Rex
    h           a hint: a good move, what to expect of it, and why
    u           take back, until it is revealed
    l           the whole log
    m           memory aid: what you know of the hands
    q           quit

## What is wrong

no-screen = { $game } cannot be played in a terminal yet
bad-seed = --seed: “{ $text }” is not a whole number
bad-name = “{ $text }” cannot be a player’s name: 1 to { $most } visible characters
name-twice = two people are called “{ $text }”; give each a name of their own
bad-seat-count =
    { $count ->
        [one] 1 seat is named
       *[other] { $count } seats are named
    }, but the game is for { $allowed } players
seats-and-players = --seats names { $count } players, but --players says { $players }
too-many-others =
    { $count ->
        [one] Only 1 other player is wanted.
       *[other] Only { $count } other players are wanted.
    }
file-unwritable = { $file } cannot be written: { $text }
file-not-regular = { $file } is not an ordinary file

bots-come = The bots are coming to the table; the first time that takes a moment.
