### The table of Drakon in the browser.

## The lair

lair-title = The lair
lair-zoom-in = Zoom in
lair-zoom-out = Zoom out
lair-fit = Show everything
lair-follow = Follow the game
lair-north = N
lair-north-up = North is up.
lair-more = More spaces to choose from: { $side }
cell-free = Free space ({ $cell })
cell-arrows = arrows: { $sides }
cell-no-arrows = no arrows
cell-figures = here: { $names }
cell-can-go = you can go here
cell-can-choose = you can choose this chamber
cell-can-put = you can put it here
cell-can-turn = you can rotate it
place-from-hero = { $steps } of your hero
place-of-hero = where your hero is
place-from-entrance = { $steps } of the entrance
place-of-entrance = at the entrance
steps-to-side = { $count } { $side }
pile-left = Pile: { $count }
hoard-left = Hoard: { $count }
drakon-outside = Drakon is still outside the lair.
trail-title = What just happened

## What happened, where the map shows the place

seen-chamber-placed = { $seat } places { $chamber_acc }.
seen-hero-moved = { $seat } moves to { $chamber_acc }.
seen-hero-blown = The wind blows { $seat } one chamber further.
seen-drakon-appeared = Drakon appears! { $seat } chooses where.
seen-drakon-moved = { $seat } moves Drakon.
seen-chamber-destroyed = { $seat } destroys { $chamber_acc }.
seen-chamber-rotated = { $seat } rotates { $chamber_acc }.
seen-chamber-swapped-in = { $seat } swaps in { $chamber_acc }.
seen-chamber-flown = { $seat } takes off in { $chamber_acc }.
seen-why-no-chamber = There is no chamber to choose here
seen-why-occupied = This chamber is occupied
seen-why-too-far = Drakon can’t get here: she moves at most three chambers
seen-why-table-ends = This is beyond the edge of the table
seen-why-not-next-to-chamber = This is not an empty space next to a chamber

## What to do

lay-where = Choose a highlighted space for { $chamber_acc }.
lay-sure = OK like this? Tap the space again to confirm, or rotate the chamber.
lay-turn = Rotate
lay-do = Place it
lay-cancel = Back to hand
step-waits = { $seat } is deciding: { $step }
step-of = { $seat }: { $step }
step-steers = { $seat } moves { $other }
steps-title = What’s happening
choices-title = Your options

## Players

person-left = on your left
person-right = on your right
person-partner = your partner
person-chooses = Choose { $seat }
hand-title = Your hand
hand-picked = picked
purse-title = Your coins
purse-of-team = Your team’s coins
purse-worth = { $total } of { $goal }
purse-then-out = then get out through an Escape or a Portal

## The box

book-open = Chambers and rules of this table
book-switches = Optional rules
book-no-switches = No optional rules
book-box-usual = Standard set of chambers and coins
book-box-own = Custom set of chambers and coins
book-chambers = Chambers
book-heroes = Heroes
book-ruins = Destroyed
book-copies = { $count } ×
keys-turn = Rotate the chamber

## What happens to you

told-you-found = You find a coin: { $value }!
told-you-lost = You lose a coin: { $value }.
told-you-stole = You steal a { $value } from { $other }!
told-stolen-from-you = { $seat } stole your { $value }!
told-you-traded = You trade a { $value } for a { $new }.
told-you-met = Drakon catches you: back to the entrance!
told-chamber-stolen-from-you = { $seat } stole a chamber of yours: { $chamber }.
told-drakon = Drakon is coming!

## The end, by who ended it

ended-goal-you = You have reached the goal: the game is over.
ended-goal-one = { $seat } has reached the goal: the game is over.
ended-goal-your-team = Your team has reached the goal: the game is over.
ended-goal-team = { $seat } and { $other } have reached the goal: the game is over.
ended-escaped-you = You have escaped from the lair: the game is over.
ended-escaped-one = { $seat } has escaped from the lair: the game is over.
ended-escaped-your-team = Your team has escaped from the lair: the game is over.
ended-escaped-team = { $seat } and { $other } have escaped from the lair: the game is over.

## What would happen

if-you-meet = You meet Drakon: back to the entrance, and you lose a coin.
if-meet = Meeting Drakon: { $names }. Back to the entrance, minus one coin each.
if-guarded = Drakon is here. If your turn ends here, you lose a coin and go back to the entrance.
if-guarded-other = Drakon is here, waiting for { $seat }.
if-find = You find a coin.
if-found = { $seat } finds a coin.
if-steal = You steal from { $other } ({ $coins }).
if-stolen = { $seat } steals from { $other } ({ $coins }).
if-stolen-from-you = { $seat } steals from you.
if-lose = You lose a coin.
if-lost = { $seat } loses a coin ({ $coins }).
if-more = { $total } of { $goal } → up to { $most }
if-less = { $total } of { $goal } → { $least } to { $most }
if-exactly = { $total } of { $goal } → { $most }
if-wins = This may win you the game!
if-escapes = You are out, and you win!
go-here = Go here
choose-here = Choose this
ability-once = once per game
ability-yours = { $hero }: { $ability } (once per game)
ability-cancel = Not now
turn-ends-itself = The turn ends by itself in a moment.
figure-show = Show on the map: { $name }
person-thinks = { $seat } is thinking
person-robs = Steals from { $left } on the left, from { $right } on the right
person-robs-one = Steals from { $left }
person-coins-known = You know: { $values }
book-unseen = Chambers not seen yet
book-unseen-note = In the pile and in the others’ hands.
book-unseen-coins = Coins not seen yet
