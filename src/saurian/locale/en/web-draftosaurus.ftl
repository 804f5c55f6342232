### The table of Draftosaurus in the browser.

## Zoos

zoo-mine = Your zoo
zoo-of = Zoo of { $seat }
zoo-show = Show the zoo of { $seat } large
zoo-empty = The zoo is empty.
zoo-point = Point at a pen to read what it is for.
zoo-bonus = { $points } of them for T-Rexes
past-result =
    { $points ->
        [one] { $board }: 1 point
       *[other] { $board }: { $points } points
    }
place-holds = { $name }: { $dinosaurs }
place-empty = { $name }: empty
place-open = The dinosaur may go here

## What to do

ask-pick = Choose a dinosaur in secret; its place comes later.
ask-picked = Tap it again to choose it, or tap the pen you have in mind.
ask-draft = Pick a dinosaur, then its place, in secret.
ask-rehome = Where do you move { $species_acc }?
take-none = Pick a dinosaur
take-choose = Choose { $species_acc }
take-discard = Put { $species_acc } into the box
waiting-for = Waiting for: { $players }
game-over = The game is over.
die-to-come = { $seat } rolls the die.

## The others

hand-size =
    { $count ->
        [one] 1 dinosaur in hand
       *[other] { $count } dinosaurs in hand
    }
has-decided = Has decided
is-deciding = Is deciding
shows = Shows { $species_acc }
rolls-now = Has the die
hand-goes-there = Your hand goes here next
hand-comes-from-there = You get this hand next

## The tray

tray = Your dinosaurs
tray-empty = Your hand is empty.
box = The box
memory-aid = Memory aid
memory-unseen = Nowhere seen yet
