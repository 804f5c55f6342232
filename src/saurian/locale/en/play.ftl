### Playing in the terminal.

## The command line

help-seats = who plays, clockwise: names of people and bots, such as Anna,Ben,greedy; you are asked if you leave it out
help-play-seed = random seed: the same number gives the same deals and rolls
help-record = save a record of the game in this file
help-plain = no colours

## Setting up

me = Guest
welcome = Welcome! Press Enter to accept the value in brackets.
ask-players = How many players, { $least } to { $most }? [{ $usual }]
ask-name = Your name? [{ $usual }]
ask-others =
    { $count ->
        [one] Who is the other player? A name, or a bot: { $bots }. [{ $bot }]
       *[other] Who are the { $count } other players, clockwise? Names or bots ({ $bots }), separated by commas. [{ $bot }, …]
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
    }, { $total } over both games
points-brief = { $points } pt
own-points = { $seat }: { $points }
own-bonus = { $seat }: { $points }, { $bonus } of them for T-Rexes
where = { $board } · round { $round }/{ $rounds } · turn { $turn }/{ $turns }
die-shows = { $seat } rolled: { $face }
hand = Your hand:
closed = × { $numbers } closed; type the number to see why
commands-bar = ? help · h hint · u undo · l log · m memory aid · q quit

brief-sameness = one species: 2 4 8 12 18 24
brief-trio = exactly 3 dinosaurs: 7
brief-king = 7 if no other zoo has more
brief-love = 5 for each couple
brief-differences = all different: 1 3 6 10 15 21
brief-island = 7 if the only one in your zoo
brief-wood = A B A B A B: 2 4 8 12 18 24
brief-bridge-left = 6 for each couple across
brief-bridge-right = 6 for each couple across
brief-lookout = 2 per match, zoo on your right
brief-quarantine = moves out at the end
brief-pyramid = no matching neighbours: 2 4 7

note-next-board = Second game, on the Winter side: the points of both games count.
note-discard = With two players, each turn you also put one dinosaur from your hand in the box, out of the game.
note-may-stay = The last turn is over. Before scoring, the dinosaur in quarantine moves to another pen or the River, or stays. The die does not apply.
note-must-move = The last turn is over. Before scoring, the dinosaur in quarantine must move to another pen or the River. The die does not apply.
note-last-turn = Last turn of the round with five players: the die applies to everyone, even the player who rolled it.

## Questions and answers

ask-choose = Which dinosaur do you choose? The arrow shows where it can go.
ask-discard = Which dinosaur do you want to put in the box?
ask-place = Where do you want to place { $species_the_acc }?
choose = 1 to { $most }, ? for help
choose-only = Press Enter for the only option
chosen-choose = You chose { $species_acc }.
chosen-place = You chose: { $species_the } goes { $spot_in }.
chosen-draft = You chose: { $species_the } goes { $spot_in }.
chosen-discard = You chose: { $species_the } goes in the box.
chosen-rehome = You chose: { $species_the } moves { $spot_into }.
chosen-stay = You chose: { $species_the } stays in quarantine.
reveal-or-back = Enter: reveal · u: undo
nothing-to-take-back = There is nothing to undo: what the others have seen is final.
type-something = Type a number from 1 to { $most }, or ? for help.
no-such-number = { $text } is not an option: type a number from 1 to { $most }, or ? for help.
no-such-answer = “{ $text }” is not an option: type a number from { $least } to { $most }, or just press Enter.
go-on = Press Enter to continue

## Several people, one terminal

hand-over = Pass the device to { $name }.
ready = { $name }: press Enter when you are ready
ready-or-back = { $name }: press Enter when you are ready · u: { $before } undoes their choice

## Leaving, and the end

leave = q: quit · Enter: keep playing
leave-unsaved = Quit the game? It is not being recorded.
leave-saved = Quit the game? The record so far is in { $file }.
left = You quit the game.
left-saved = You quit the game. The record is in { $file }.
recorded = The record is in { $file }.
again = Enter: finish · a: play again

## Reading

memory-title = What you know about the others’ hands
hand-unknown =
    { $count ->
        [one] 1 dinosaur you have not seen
       *[other] { $count } dinosaurs you have not seen
    }
hand-empty = empty
unseen = Not seen yet, in the bag and in those hands:
in-box = In the box:
help-goal-title = The game
help-goal = Each turn, choose one dinosaur from your hand, place it in your zoo and pass the rest to the left. At the end of the game, the zoo with the most points wins.
help-species-title = Dinosaurs
help-pens-title = Pens, by number
help-die-title = The die
help-input-title = What you can type
help-input =
    1, 2, 3 …   the entry or the space with that number
    T           a dinosaur, by its letter
    @trio       a pen, by its name; T@trio both at once
    ?           this help; ?3 explains pen 3, ?die the die, ?T the T-Rex
    h           a hint: a good move, what to expect from it, and why
    u           undo, until your choice is revealed
    l           the whole log
    m           memory aid: what you know about the hands
    q           quit

## What is wrong

no-screen = { $game } cannot be played in a terminal yet
bad-seed = --seed: “{ $text }” is not a whole number
bad-name = “{ $text }” cannot be a player’s name: use 1 to { $most } visible characters
name-twice = two players are called “{ $text }”; give each a different name
bad-seat-count =
    { $count ->
        [one] there is 1 player
       *[other] there are { $count } players
    }, but the game is for { $allowed } players
seats-and-players = --seats names { $count } players, but --players says { $players }
too-many-others =
    { $count ->
        [one] There is only 1 other player.
       *[other] There are only { $count } other players.
    }
file-unwritable = cannot write { $file }: { $text }
file-not-regular = { $file } is not an ordinary file

bots-come = The bots are getting ready; the first time takes a moment.
