### The table of Drakon in the browser.

## The lair

lair-title = The lair
lair-zoom-in = Nearer
lair-zoom-out = Further away
lair-fit = Show everything
lair-follow = Follow the game
lair-more = More places to choose: { $side }
cell-free = Free place ({ $cell })
cell-arrows = arrows: { $sides }
cell-no-arrows = no arrows
cell-figures = here: { $names }
cell-can-go = you may go here
cell-can-choose = you may choose this chamber
cell-can-put = you may put it here
cell-can-turn = you may turn it
place-from-hero = { $steps } of your hero
place-of-hero = where your hero is
steps-to-side = { $count } { $side }
pile-left = Pile: { $count }
hoard-left = Hoard: { $count }
drakon-outside = Drakon is still outside the lair.
trail-title = What has just happened

## What to do

lay-where = Choose a lit place for { $chamber_acc }.
lay-sure = Like this? Choose the place once more, or turn it.
lay-turn = Turn
lay-do = Like this
lay-cancel = Put it back
step-waits = { $seat } decides: { $step }
step-of = { $seat }: { $step }
step-steers = { $seat } moves { $other }
steps-title = What is going on
choices-title = What you may do

## Players

person-left = on your left
person-right = on your right
person-partner = your partner
person-chooses = Choose { $seat }
hand-title = Your hand
hand-picked = picked
purse-title = Your coins
purse-of-team = Coins of your team
purse-worth = { $total } of { $goal }
purse-then-out = then out by an Escape or a Portal

## The box

book-open = Chambers and rules of this table
book-switches = Optional rules
book-no-switches = Without optional rules
book-box-usual = Chambers and coins as usual
book-box-own = Chambers and coins of your own box
book-chambers = Chambers
book-heroes = Heroes
book-ruins = Destroyed
book-copies = { $count } ×
