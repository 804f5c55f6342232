### Draftosaurus. Forms of a word: .acc one dinosaur as object, .many several, .in where it is, .into where it goes.

## Dinosaurs

species-trex = T-Rex
    .acc = a T-Rex
    .many = T-Rexes
species-diplodocus = Diplodocus
    .acc = a diplodocus
    .many = diplodocuses
species-triceratops = Triceratops
    .acc = a triceratops
    .many = triceratopses
species-spinosaurus = Spinosaurus
    .acc = a spinosaurus
    .many = spinosauruses
species-stegosaurus = Stegosaurus
    .acc = a stegosaurus
    .many = stegosauruses
species-parasaurolophus = Parasaurolophus
    .acc = a parasaurolophus
    .many = parasaurolophuses

## Boards, zones, sides

board-summer = Summer
board-winter = Winter
board-match = Season match: Summer, then Winter
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
    .in = in the pen King of the Jungle
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
spot-trio = { pen-trio }
    .into = into the Woody Trio
spot-king = { pen-king }
    .into = into the pen King of the Jungle
spot-love = { pen-love }
    .into = onto the Prairie of Love
spot-differences = { pen-differences }
    .into = onto the Meadow of Differences
spot-island = { pen-island }
    .into = onto Solitary Island
spot-wood = { pen-wood }
    .into = into the Well-Ordered Wood
spot-bridge-left = { pen-bridge-left }
    .into = onto the left bank of Lovers’ Bridge
spot-bridge-right = { pen-bridge-right }
    .into = onto the right bank of Lovers’ Bridge
spot-lookout = { pen-lookout }
    .into = onto the Lookout
spot-quarantine = { pen-quarantine }
    .into = into the Quarantine Zone
spot-pyramid-B1 = Pyramid, bottom left
    .into = into the Pyramid, bottom left
spot-pyramid-B2 = Pyramid, bottom centre
    .into = into the Pyramid, bottom centre
spot-pyramid-B3 = Pyramid, bottom right
    .into = into the Pyramid, bottom right
spot-pyramid-M1 = Pyramid, middle left
    .into = into the Pyramid, middle left
spot-pyramid-M2 = Pyramid, middle right
    .into = into the Pyramid, middle right
spot-pyramid-T = Pyramid, top
    .into = onto the top of the Pyramid
spot-river = { pen-river }
    .into = into the River

## The die

face-woodlands = Woodlands
face-grasslands = Grasslands
face-food-court = Food court
face-restrooms = Restrooms
face-empty-pen = Empty pen
face-no-trex = No T-Rex

die-means-woodlands = You must place in a woodlands pen, or in the River.
die-means-grasslands = You must place in a grasslands pen, or in the River.
die-means-food-court = You must place in a pen on the food court side, left of the River, or in the River.
die-means-restrooms = You must place in a pen on the restroom side, right of the River, or in the River.
die-means-empty-pen = You must place in an empty pen, or in the River.
die-means-no-trex = You must place in a pen without a T-Rex, or in the River. You may place a T-Rex, too.
die-free = You rolled: place anywhere the pens allow.

## What is agreed, and the steps of a turn

rules-international = International rules
rules-polish = Polish rules
order-printed = As printed: choose, reveal, then place
order-quick = Quick: choose and place in one secret step

phase-deal = Drawing dinosaurs
phase-roll = Rolling the die
phase-choose = Choosing a dinosaur
phase-place = Placing the dinosaur
phase-draft = Choosing and placing a dinosaur
phase-discard = Choosing a dinosaur for the box
phase-rehome = Leaving quarantine

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
placed = { $seat } puts { $species_acc } { $spot_into }.
discarded = { $seat } returns { $species_acc } to the box.
passed = Everyone passes the remaining dinosaurs to the left.
round-over = Round { $round } is over.
rehomed = { $seat } moves { $species_acc } out of quarantine { $spot_into }.
stayed = { $seat } leaves { $species_acc } in quarantine.
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
        [one] { $seat } wins the tie at 1 point with the fewest T-Rexes!
       *[other] { $seat } wins the tie at { $points } points with the fewest T-Rexes!
    }
won-shared =
    { $points ->
        [one] { $seat } shares the victory: 1 point!
       *[other] { $seat } shares the victory: { $points } points!
    }

## Why something may not be done

why-not-in-hand = That dinosaur is not in the hand ({ $rule })
why-no-such-spot = The board in play has no such place ({ $rule })
why-full = There is no place left { $pen_in } ({ $rule })
why-one-species = Only one species may live { $pen_in } ({ $rule })
why-each-once = Each species may live only once { $pen_in } ({ $rule })
why-in-turn = Two species must take turns { $pen_in } ({ $rule })
why-taken = That place { $pen_in } is taken ({ $rule })
why-row-below = The rows { $pen_in } are filled from the bottom up ({ $rule })
why-from-the-left = The rows { $pen_in } are filled from the left ({ $rule })
why-same-neighbour = No two dinosaurs of a species may be neighbours { $pen_in } ({ $rule })
why-die = The die (“{ $face }”) allows no dinosaur { $pen_in } now ({ $rule })
why-must-move = The dinosaur must leave quarantine ({ $rule })
why-zoo-full =
    { $count ->
        [one] A zoo holds no more than 1 dinosaur ({ $rule })
       *[other] A zoo holds no more than { $count } dinosaurs ({ $rule })
    }
why-too-many = With { $players } players there are at most { $count } { $species_many } ({ $rule })

## What is wrong with options, positions and score sheets

bad-last-turn-option = option “last_turn_binds_all”: only for 5 players, not for { $players } (D-16)
impossible-position = no game can come to this position: look at “{ $field }”
impossible-zoo = seat { $number }, pen { $key }: { $cause }
sheet-not-object = a score sheet is a JSON object
sheet-unknown-field = a score sheet has no field “{ $field }”
sheet-bad-field = field “{ $field }”: choose from: { $allowed }
sheet-bad-zoos = field “zoos”: a list of { $least } to { $most } zoos is needed
sheet-bad-zoo = seat { $number }: a zoo is a JSON object, pen by pen
sheet-unknown-pen = seat { $number }: there is no pen “{ $key }” on this board; choose from: { $allowed }
sheet-bad-pen = seat { $number }, pen { $key }: a list of dinosaurs is needed
sheet-bad-places =
    { $count ->
        [one] seat { $number }, pen { $key }: exactly 1 place is needed, null where it is empty
       *[other] seat { $number }, pen { $key }: exactly { $count } places are needed, null where one is empty
    }
sheet-unknown-species = seat { $number }, pen { $key }: there is no dinosaur “{ $text }”; choose from: { $allowed }

## Help in the game

explain-sameness = Takes dinosaurs of one species only, up to 6. Scores 2, 4, 8, 12, 18 or 24 points for 1 to 6 of them. (D-30)
explain-trio = Takes up to 3 dinosaurs of any species. Scores 7 points if there are exactly 3, otherwise none. (D-31)
explain-king = Takes 1 dinosaur of any species. Scores 7 points unless another zoo has more of that species; a tie is good enough. (D-32)
explain-love = Takes any dinosaurs, without limit (Polish rules: up to 6). Scores 5 points for each couple of one species. (D-33)
explain-differences = Takes each species once, up to 6 dinosaurs. Scores 1, 3, 6, 10, 15 or 21 points for 1 to 6 of them. (D-34)
explain-island = Takes 1 dinosaur of any species. Scores 7 points if your whole zoo, the River included, has no other of that species. (D-35)
explain-river = Always open to any dinosaur, whatever the die says, without limit. Scores 1 point each; it is no pen and gives no T-Rex bonus. (D-36)
explain-wood = Takes two species in turn, A B A B A B, up to 6 dinosaurs. Scores 2, 4, 8, 12, 18 or 24 points for 1 to 6 of them. (D-40)
explain-bridge-left = Takes any dinosaurs, without limit. Scores 6 points for each couple of one species with one on this bank and one on the right bank. (D-41)
explain-bridge-right = Takes any dinosaurs, without limit. Scores 6 points for each couple of one species with one on this bank and one on the left bank. (D-42)
explain-lookout = Takes 1 dinosaur of any species. Scores 2 points for each dinosaur of that species in your right-hand neighbour’s zoo. (D-43)
explain-quarantine = Takes 1 dinosaur of any species and scores nothing. After the last turn the dinosaur moves to another pen that accepts it, or to the River (Polish rules: it may stay). (D-44, D-46)
explain-pyramid = Takes 3 dinosaurs at the bottom, then 2 in the middle, then 1 on top; no two of a species may touch. Scores 2 points for each place at the bottom, 4 in the middle, 7 on top. (D-45, D-47)
explain-trex = Each pen with at least one T-Rex scores 1 more point; the River does not. If points are tied, the fewest T-Rexes win. (D-50, D-53)
explain-die = The die binds everyone but the player who rolled it. It never overrules what a pen accepts, and the River is always open. (D-12, D-13, D-23)
