### The table of Draftosaurus in the browser.

## Zoos

zoo-mine = Your zoo
zoo-of = { $seat }’s zoo
zoo-show = Enlarge { $seat }’s zoo
zoo-empty = The zoo is empty.
zoo-point = Tap a pen (or hover over it) to read its rule.
past-result =
    { $points ->
        [one] { $board }: 1 point
       *[other] { $board }: { $points } points
    }
place-holds = { $name }: { $dinosaurs }
place-empty = { $name }: empty
place-open = The dinosaur can go here
bonus-here = 1 extra point for a T-Rex
gain =
    { $points ->
        [one] { $change } point
       *[other] { $change } points
    }

## What to do

ask-pick = Secretly choose a dinosaur. You’ll place it once everyone has chosen.
ask-picked = Tap it again to choose it, or tap the pen you have in mind.
ask-draft = Secretly pick a dinosaur and a pen for it.
ask-rehome = Where do you want to move { $species_the_acc }?
take-none = Pick a dinosaur
take-choose = Choose { $species_the_acc }
take-discard = Put { $species_the_acc } in the box
waiting-for = Waiting for: { $players }
game-over = The game is over.
die-to-come = { $seat } rolls the die.
by-itself-forced = Only one move is possible, so it’s played for you: { $move }
by-itself-intended = In a moment: { $move }. Tap another pen to change that.
told-revealed = Everyone reveals a dinosaur.
told-placed = The dinosaurs move in.
told-discarded = Both players put a dinosaur in the box.

## How far the game is

round-and-turn = Round { $round }/{ $rounds } · turn { $turn }/{ $turns }
banner-round = Round { $round }
banner-round-note = New dinosaurs out of the bag
banner-board = { $board }
banner-board-note =
    { $points ->
        [one] { $before }: 1 point
       *[other] { $before }: { $points } points
    }

## The others

hand-size =
    { $count ->
        [one] 1 dinosaur in hand
       *[other] { $count } dinosaurs in hand
    }
has-decided = Has decided
is-deciding = Deciding
shows = Shows { $species_acc }
rolls-now = Has the die
is-thinking = thinking
is-ready = ready
hand-passes-to = gets your hand
hand-passes-from = passes to you
hand-passes-both = swaps with you

## The tray

tray = Your dinosaurs
tray-empty = Your hand is empty.
box = The box
memory-aid = Memory aid
memory-unseen = Not seen yet
keys-pick = Pick a dinosaur
