### Draftosaurus. Forms of a word: .acc one dinosaur as object, .the and .the_acc this very dinosaur, .many several, .in where it is, .into where it goes.

## Dinosaurs

species-trex = T-Rex
    .acc = a T-Rex
    .the = the T-Rex
    .the_acc = the T-Rex
    .many = T-Rexes
species-diplodocus = Diplodocus
    .acc = a diplodocus
    .the = the diplodocus
    .the_acc = the diplodocus
    .many = diplodocuses
species-triceratops = Triceratops
    .acc = a triceratops
    .the = the triceratops
    .the_acc = the triceratops
    .many = triceratopses
species-spinosaurus = Spinosaurus
    .acc = a spinosaurus
    .the = the spinosaurus
    .the_acc = the spinosaurus
    .many = spinosauruses
species-stegosaurus = Stegosaurus
    .acc = a stegosaurus
    .the = the stegosaurus
    .the_acc = the stegosaurus
    .many = stegosauruses
species-parasaurolophus = Parasaurolophus
    .acc = a parasaurolophus
    .the = the parasaurolophus
    .the_acc = the parasaurolophus
    .many = parasaurolophuses

## Boards, zones, sides

board-summer = Summer
board-winter = Winter
board-match = Summer/Winter mode: one game on each side
zone-woodlands = Woodlands
zone-grasslands = Grasslands
side-left = Food court side, left of the River
side-right = Restroom side, right of the River

## Pens

pen-sameness = Forest of Sameness
    .in = in the Forest of Sameness
pen-trio = Woody Trio
    .in = in the Woody Trio
pen-king = King of the Jungle
    .in = in the King of the Jungle pen
pen-love = Prairie of Love
    .in = on the Prairie of Love
pen-differences = Meadow of Differences
    .in = on the Meadow of Differences
pen-island = Solitary Island
    .in = on Solitary Island
pen-wood = Well-Ordered Wood
    .in = in the Well-Ordered Wood
pen-bridge-left = Lovers’ Bridge, left bank
    .in = on the left bank of Lovers’ Bridge
pen-bridge-right = Lovers’ Bridge, right bank
    .in = on the right bank of Lovers’ Bridge
pen-lookout = Lookout
    .in = on the Lookout
pen-quarantine = Quarantine Zone
    .in = in the Quarantine Zone
pen-pyramid = Pyramid
    .in = in the Pyramid
pen-river = River
    .in = in the River

## Spots: the pens, and the places of the pyramid

spot-sameness = { pen-sameness }
    .into = into the Forest of Sameness
    .in = { pen-sameness.in }
spot-trio = { pen-trio }
    .into = into the Woody Trio
    .in = { pen-trio.in }
spot-king = { pen-king }
    .into = into the King of the Jungle pen
    .in = { pen-king.in }
spot-love = { pen-love }
    .into = onto the Prairie of Love
    .in = { pen-love.in }
spot-differences = { pen-differences }
    .into = onto the Meadow of Differences
    .in = { pen-differences.in }
spot-island = { pen-island }
    .into = onto Solitary Island
    .in = { pen-island.in }
spot-wood = { pen-wood }
    .into = into the Well-Ordered Wood
    .in = { pen-wood.in }
spot-bridge-left = { pen-bridge-left }
    .into = onto the left bank of Lovers’ Bridge
    .in = { pen-bridge-left.in }
spot-bridge-right = { pen-bridge-right }
    .into = onto the right bank of Lovers’ Bridge
    .in = { pen-bridge-right.in }
spot-lookout = { pen-lookout }
    .into = onto the Lookout
    .in = { pen-lookout.in }
spot-quarantine = { pen-quarantine }
    .into = into the Quarantine Zone
    .in = { pen-quarantine.in }
spot-pyramid-B1 = Pyramid, bottom left
    .into = into the Pyramid, bottom left
    .in = at the bottom left of the Pyramid
spot-pyramid-B2 = Pyramid, bottom centre
    .into = into the Pyramid, bottom centre
    .in = at the bottom centre of the Pyramid
spot-pyramid-B3 = Pyramid, bottom right
    .into = into the Pyramid, bottom right
    .in = at the bottom right of the Pyramid
spot-pyramid-M1 = Pyramid, middle left
    .into = into the Pyramid, middle left
    .in = in the middle row of the Pyramid, left
spot-pyramid-M2 = Pyramid, middle right
    .into = into the Pyramid, middle right
    .in = in the middle row of the Pyramid, right
spot-pyramid-T = Pyramid, top
    .into = onto the top of the Pyramid
    .in = on top of the Pyramid
spot-river = { pen-river }
    .into = into the River
    .in = { pen-river.in }

## The die

face-woodlands = Woodlands
face-grasslands = Grasslands
face-food-court = Food court
face-restrooms = Restrooms
face-empty-pen = Empty pen
face-no-trex = Watch out for T-Rex

die-means-woodlands = Place your dinosaur in a woodlands pen, or in the River.
die-means-grasslands = Place your dinosaur in a grasslands pen, or in the River.
die-means-food-court = Place your dinosaur in a pen on the food court side (left of the River), or in the River.
die-means-restrooms = Place your dinosaur in a pen on the restroom side (right of the River), or in the River.
die-means-empty-pen = Place your dinosaur in an empty pen, or in the River.
die-means-no-trex = Place your dinosaur in a pen that has no T-Rex yet, or in the River. It may be a T-Rex itself.
die-free = You rolled, so the die doesn’t apply to you: choose any pen that accepts your dinosaur, or the River.

## Options, and the steps of a turn

rules-international = International rules
rules-polish = Polish rules
order-printed = As in the rulebook: choose, reveal, then place
order-quick = Quick: choose and place in one secret step
second-roller-next = Second game: the player to the left of the last roller rolls first
second-roller-first = Second game: the player who rolled first in the first game rolls first again
second-roller-last = Second game: the last roller rolls first

phase-deal = Drawing dinosaurs
phase-roll = Rolling the die
phase-choose = Choosing a dinosaur
phase-place = Placing the dinosaur
phase-draft = Choosing and placing a dinosaur
phase-discard = Choosing a dinosaur for the box
phase-rehome = Moving out of quarantine

## The score sheet

part-sameness = { pen-sameness }
part-trio = { pen-trio }
part-king = { pen-king }
part-love = { pen-love }
part-differences = { pen-differences }
part-island = { pen-island }
part-wood = { pen-wood }
part-bridge = Lovers’ Bridge
part-lookout = { pen-lookout }
part-pyramid = { pen-pyramid }
part-river = { pen-river }
part-trex = T-Rex bonus

## What happens

first-roller = { $seat } rolls first.
dealt =
    { $count ->
        [one] { $seat } draws 1 dinosaur from the bag.
       *[other] { $seat } draws { $count } dinosaurs from the bag.
    }
drawn = { $seat } draws: { $dinosaurs }.
rolled = { $seat } rolls “{ $face }”.
decided = { $seat } has decided.
revealed = { $seat } reveals { $species_acc }.
placed = { $seat } places { $species_acc } { $spot_in }.
discarded = { $seat } puts { $species_acc } back in the box.
passed = Everyone passes the remaining dinosaurs to the left.
round-over = Round { $round } is over.
rehomed = { $seat } moves { $species_the_acc } out of quarantine { $spot_into }.
stayed = { $seat } leaves { $species_the_acc } in quarantine.
counted =
    { $points ->
        [one] { $board }: { $seat } scores 1 point.
       *[other] { $board }: { $seat } scores { $points } points.
    }
won =
    { $points ->
        [one] { $seat } wins with 1 point!
       *[other] { $seat } wins with { $points } points!
    }
won-by-trexes =
    { $points ->
        [one] Tied on 1 point: { $seat } wins with the fewest T-Rexes!
       *[other] Tied on { $points } points: { $seat } wins with the fewest T-Rexes!
    }
won-shared =
    { $points ->
        [one] Shared victory for { $seat } with 1 point!
       *[other] Shared victory for { $seat } with { $points } points!
    }

## Why something is not allowed

why-not-in-hand = That dinosaur isn’t in this hand
why-no-such-spot = This board has no such space
why-full = There is no space left { $pen_in }
why-one-species = All dinosaurs { $pen_in } must be of the same species
why-each-once = Each species may appear only once { $pen_in }
why-in-turn = Two species must alternate { $pen_in }
why-taken = That space { $pen_in } is taken
why-row-below = Fill the rows { $pen_in } from the bottom up
why-from-the-left = Fill the spaces { $pen_in } from the left, without gaps
why-same-neighbour = Dinosaurs of the same species may not be next to each other { $pen_in }
why-die = The die (“{ $face }”) does not allow placing a dinosaur { $pen_in } this turn
why-must-move = The dinosaur must leave quarantine
why-zoo-full =
    { $count ->
        [one] A zoo holds at most 1 dinosaur
       *[other] A zoo holds at most { $count } dinosaurs
    }
why-too-many = With { $players } players there are at most { $count } { $species_many }

## What is wrong with options, positions and score sheets

bad-last-turn-option = option “last_turn_binds_all”: only for 5 players, not for { $players }
impossible-position = this position cannot occur in a game: check “{ $field }”
impossible-zoo = seat { $number }, pen { $key }: { $cause }
sheet-not-object = a score sheet must be a JSON object
sheet-unknown-field = a score sheet has no field “{ $field }”
sheet-bad-field = field “{ $field }”: choose from: { $allowed }
sheet-bad-zoos = field “zoos” must be a list of { $least } to { $most } zoos
sheet-bad-zoo = seat { $number }: a zoo must be a JSON object with a list for each pen
sheet-unknown-pen = seat { $number }: there is no pen “{ $key }” on this board; choose from: { $allowed }
sheet-bad-pen = seat { $number }, pen { $key }: this must be a list of dinosaurs
sheet-bad-places =
    { $count ->
        [one] seat { $number }, pen { $key }: this must have exactly 1 space, null if it is empty
       *[other] seat { $number }, pen { $key }: this must have exactly { $count } spaces, null for each empty one
    }
sheet-unknown-species = seat { $number }, pen { $key }: there is no dinosaur “{ $text }”; choose from: { $allowed }

## Help in the game

explain-sameness = Holds up to 6 dinosaurs, all of the same species. Scores 2, 4, 8, 12, 18 or 24 points for 1 to 6 dinosaurs.
explain-trio = Holds up to 3 dinosaurs of any species. Scores 7 points if there are exactly 3, otherwise nothing.
explain-king = Holds 1 dinosaur of any species. Scores 7 points unless another zoo has more of that species; a tie is good enough.
explain-love =
    { $rules ->
        [polish] Holds up to 6 dinosaurs of any species. Scores 5 points for each couple: two dinosaurs of the same species.
       *[international] Holds any number of dinosaurs of any species. Scores 5 points for each couple: two dinosaurs of the same species.
    }
explain-differences = Holds up to 6 dinosaurs, all of different species. Scores 1, 3, 6, 10, 15 or 21 points for 1 to 6 dinosaurs.
explain-island = Holds 1 dinosaur of any species. Scores 7 points if there is no other of that species anywhere in your zoo, including the River.
explain-river = Always open, whatever the die shows, to any number of dinosaurs. Scores 1 point for each dinosaur. The River is not a pen, so there is no T-Rex bonus.
explain-wood = Holds up to 6 dinosaurs of two species that alternate: A B A B A B. Scores 2, 4, 8, 12, 18 or 24 points for 1 to 6 dinosaurs.
explain-bridge-left = Holds any number of dinosaurs. Scores 6 points for each couple: one dinosaur on this bank and one of the same species on the right bank.
explain-bridge-right = Holds any number of dinosaurs. Scores 6 points for each couple: one dinosaur on this bank and one of the same species on the left bank.
explain-lookout = Holds 1 dinosaur of any species. Scores 2 points for each dinosaur of that species in the zoo of the player on your right.
explain-quarantine =
    { $rules ->
        [polish] Holds 1 dinosaur of any species and scores nothing. After the last turn, the dinosaur moves to another pen that accepts it or to the River, or it stays.
       *[international] Holds 1 dinosaur of any species and scores nothing. After the last turn, the dinosaur moves to another pen that accepts it, or to the River.
    }
explain-pyramid = Holds up to 6 dinosaurs: fill the 3 spaces at the bottom first, then the 2 in the middle, then the top. Dinosaurs of the same species may not touch. Each dinosaur scores 2 points at the bottom, 4 in the middle, 7 on top.
explain-trex = Each pen with at least one T-Rex scores 1 extra point; the River does not. If points are tied, the player with the fewest T-Rexes wins.
explain-die = The die applies to everyone except the player who rolled it. The pens’ own rules still apply, and the River is always open.
