### Drakon. Form of a word: .acc as object. A cell is named by how far east and north of the entrance it is: (2,-1).

## Chambers

chamber-find-coin = Find a Coin
    .acc = “{ chamber-find-coin }”
chamber-lose-coin = Lose a Coin
    .acc = “{ chamber-lose-coin }”
chamber-steal-coin-left = Steal a Coin (left)
    .acc = “{ chamber-steal-coin-left }”
chamber-steal-coin-right = Steal a Coin (right)
    .acc = “{ chamber-steal-coin-right }”
chamber-steal-coin = Steal a Coin
    .acc = “{ chamber-steal-coin }”
chamber-steal-chamber = Steal a Chamber
    .acc = “{ chamber-steal-chamber }”
chamber-drakon-move = Drakon’s Move
    .acc = “{ chamber-drakon-move }”
chamber-destroy = Destroy a Chamber
    .acc = “{ chamber-destroy }”
chamber-rotate = Rotate a Chamber
    .acc = “{ chamber-rotate }”
chamber-swap = Swap a Chamber
    .acc = “{ chamber-swap }”
chamber-flying = Flying Chamber
    .acc = a Flying Chamber
chamber-escape = Escape
    .acc = “{ chamber-escape }”
chamber-harp = Magic Harp
    .acc = a Magic Harp
chamber-mind-control = Mind Control
    .acc = “{ chamber-mind-control }”
chamber-windstorm = Windstorm
    .acc = a Windstorm
chamber-key = Key
    .acc = a Key
chamber-portal = Portal
    .acc = a Portal
chamber-empty = Empty chamber
    .acc = an empty chamber
chamber-entrance = Entrance
    .acc = the entrance

## Heroes and sides

hero-druid = Druid
    .acc = the Druid
hero-knight = Knight
    .acc = the Knight
hero-ranger = Ranger
    .acc = the Ranger
hero-sorceress = Sorceress
    .acc = the Sorceress
hero-thief = Thief
    .acc = the Thief
hero-fighter = Fighter
    .acc = the Fighter

side-N = north
side-E = east
side-S = south
side-W = west

## The steps of a game

phase-pick = Picking a hero
phase-draw = Drawing chambers
phase-turn = Placing a chamber or moving
phase-put = Putting the chamber in the lair
phase-steer = Moving a hero
phase-blown = Second step out of the Windstorm
phase-coin = Drawing a coin
phase-trade = Exchanging a coin with the hoard
phase-snatch = Drawing the stolen chamber
phase-swap = Choosing which chamber to replace
phase-place-drakon-move = Drakon appears
phase-place-escape = Stepping into the new Escape
phase-enter-find-coin = { chamber-find-coin }
phase-enter-lose-coin = { chamber-lose-coin }
phase-enter-steal-coin-left = { chamber-steal-coin-left }
phase-enter-steal-coin-right = { chamber-steal-coin-right }
phase-enter-steal-chamber = { chamber-steal-chamber }
phase-enter-drakon-move = { chamber-drakon-move }
phase-enter-destroy = { chamber-destroy }
phase-enter-rotate = { chamber-rotate }
phase-enter-swap = { chamber-swap }
phase-enter-flying = { chamber-flying }
phase-enter-escape = { chamber-escape }
phase-enter-mind-control = { chamber-mind-control }
phase-shield = The Druid may keep her coin
phase-challenge = The Knight picks a rival
phase-magic = The Sorceress picks a direction
phase-pilfer = The Thief picks a victim
phase-clear = The Fighter discards chambers

## The coins at the end, by their value

part-coins-1 = From coins worth 1
part-coins-2 = From coins worth 2
part-coins-3 = From coins worth 3

## What happens: the turn

first-player = { $seat } goes first.
hero-picked = { $seat } picks { $hero_acc }.
chamber-drawn = { $seat } draws a chamber.
you-drew = { $seat } draws: { $chamber }.
chamber-taken = { $seat } plays { $chamber_acc }.
chamber-placed = { $seat } places { $chamber_acc } at ({ $cell }).
turn-skipped = { $seat } can neither place a chamber nor move, and misses a turn.
hand-shown = { $seat } shows their hand: { $chambers }.
hero-moved = { $seat } moves to { $chamber_acc } at ({ $cell }).
hero-blown = The wind blows { $seat } through ({ $cell }).
effect-idle = { $chamber }: no effect on { $seat }.
effect-declined = { $chamber }: { $seat } doesn’t use it.

## What happens: coins

coin-found = { $seat } takes a coin from the hoard.
coin-lost = { $seat } returns a coin to the hoard.
coin-stolen = { $seat } steals a coin from { $other }.
coin-was = The coin is worth { $value }.
coin-shielded = { $seat } keeps the coin, thanks to the Druid.
coin-offered = { $seat } puts a coin in the hoard to exchange it.
coin-traded = { $seat } exchanges a coin for one from the hoard.
coin-traded-was = The old coin was worth { $value }, the new one { $new }.
no-coin = { $seat } has no coin to lose.
no-chamber = { $seat } has no chamber to lose.

## What happens: Drakon

drakon-appeared = Drakon appears! { $seat } puts her at ({ $cell }).
drakon-moved = { $seat } moves Drakon to ({ $cell }).
drakon-beside = { $seat } is with Drakon now: the chamber has no effect.
drakon-met = { $seat } meets Drakon and goes back to the entrance.

## What happens: chambers and heroes

chamber-stolen = { $seat } steals a chamber from { $other }’s hand.
chamber-stolen-was = { $seat } steals from { $other }: { $chamber }.
chamber-destroyed = { $seat } destroys { $chamber_acc } at ({ $cell }).
chamber-rotated = { $seat } rotates { $chamber_acc } at ({ $cell }).
chamber-swapped-in = { $seat } swaps in { $chamber_acc } at ({ $cell }).
chamber-swapped-out = { $seat } takes { $chamber_acc } into their hand.
chamber-swapped-gone = { $seat } removes { $chamber_acc } from the game.
chamber-flown = { $seat } flies to ({ $cell }) in { $chamber_acc }.
chamber-discarded = { $seat } discards a chamber.
you-discarded = { $seat } discards: { $chamber }.
mind-controlled = { $seat } takes control of { $other }’s hero.
challenged = { $seat } forces { $other } out of the chamber.
ability-used = { $seat } uses their hero’s ability: { $hero }.

## What happens: the end

ended-goal = Someone has reached the goal: the game is over.
ended-escaped = Someone has escaped from the lair: the game is over.
ended-exhausted = Nobody can place a chamber or move any more: the coins decide.
ended-idle = Nobody has placed a chamber for too long: the coins decide.
won-by-coins = { $seat } wins with coins worth { $total }!
won-by-coins-shared = Shared victory for { $seat } with coins worth { $total }!

## Why something is not allowed

why-hero-taken = Someone else has already picked { $hero_acc }
why-chamber-not-in-hand = This hand has no such chamber: { $chamber }
why-fits-nowhere = { $chamber } doesn’t fit anywhere: its arrows would face others
why-one-action = You have no actions left this turn
why-must-act = If you can place a chamber or move, you must
why-no-abilities = Heroes have no abilities in this game
why-ability-used = This ability has already been used in this game
why-ability-idle = { $hero }: this ability can’t be used now
why-must = { $chamber }: this effect is not optional
why-another-player = Choose another player
why-own-team = Your partner shares your coins
why-empty-hand = This player’s hand is empty
why-no-chamber = There is no chamber to choose at ({ $cell })
why-occupied = The chamber at ({ $cell }) is occupied
why-too-far = Drakon can’t reach ({ $cell }): she moves at most three chambers
why-same-arrows = The chamber must end up facing a different way
why-enough-minds = Mind Control can’t be used again this turn
why-cannot-move = This player’s hero can’t move
why-no-rival-here = That is not a rival in your chamber
why-no-coins = This player has no coins
why-no-such-coin = There is no coin worth { $value } to give
why-no-trade = No coin can be exchanged now
why-nothing-discarded = Discard at least one chamber first
why-no-portal = Only a Portal leads to any chamber
why-portal-jumps = A Portal has no directions: choose the chamber to go to
why-no-chamber-there = There is no chamber to the { $side }
why-no-arrow = There is no way out to the { $side }
why-harp = A Magic Harp calls: you can’t go { $side } now
why-windstorm = A step { $side } leaves no second step, and the Windstorm needs two
why-table-ends = ({ $cell }) is beyond the edge of the table
why-not-next-to-chamber = ({ $cell }) is not an empty space next to a chamber
why-not-its-arrows = { $chamber } has different arrows
why-arrows-face = Two arrows would face each other to the { $side }
why-entrance-stays = The entrance is never destroyed or swapped

## What is wrong with options and box files

bad-two-goals = options “escape” and “short” cannot be combined: each sets the goal
bad-teams = option “teams”: only for 4 or 6 players, not for { $players }
bad-box-toml = the box file is not valid TOML: { $text }
bad-box-type = box file, “{ $field }”: this is the wrong kind of value
bad-box-missing = box file: “{ $field }” is missing
bad-box-unknown = box file: there is no field “{ $field }”
bad-box-value = box file, “{ $field }”: “{ $text }” is not valid; choose from: { $allowed }
bad-box-number = box file, “{ $field }”: “{ $text }” must be a whole number from { $least } to { $most }
bad-box-kind = box file, “{ $field }”: there is no chamber “{ $text }”
bad-box-kind-twice = box file: this chamber is listed twice: { $chamber }
bad-box-layout = box file, “{ $field }”: there is no arrow layout “{ $text }”; choose from: 0, I, S, C, T
bad-box-sum = box file: the numbers do not add up: “{ $field }” comes to { $count } instead of { $needed }

## Help in the game: chambers

explain-find-coin = When you enter, take a random coin from the hoard, look at it and keep it face down.
explain-lose-coin = When you enter, return one of your coins, chosen at random, to the hoard.
explain-steal-coin-left = When you enter, take a random coin from the player on your left.
explain-steal-coin-right = When you enter, take a random coin from the player on your right.
explain-steal-coin = When you enter, take a random coin from another player of your choice.
explain-steal-chamber = When you enter, you may take a random chamber from another player’s hand.
explain-drakon-move = When you enter, you may move Drakon 0 to 3 chambers, ignoring the arrows; every hero in the chamber where she stops meets her. The first of these chambers brings her into the lair as soon as it is placed.
explain-destroy = When you enter, you may remove an unoccupied chamber from the game, but never the entrance.
explain-rotate = When you enter, you may rotate any chamber, even an occupied one or the entrance, as long as no arrows face each other.
explain-swap = When you enter, you may replace an unoccupied chamber, but never the entrance, with one from your hand. The old chamber goes to your hand.
explain-swap-gone = When you enter, you may replace an unoccupied chamber, but never the entrance, with one from your hand. The old chamber leaves the game.
explain-flying = When you enter, you may fly this chamber, with everyone in it, to an empty space next to another chamber. It may also be rotated and land where it was.
explain-flying-elsewhere = When you enter, you may fly this chamber, with everyone in it, to another empty space next to a chamber of the lair. It may not land where it was.
explain-mind-control = When you enter, you may move another hero by one legal move of your choice.
explain-escape = When you place it next to your own hero, you may step in at once, ignoring the arrows. Entering it later does nothing.
explain-escape-enter = When you enter, you may move on at once: make one more legal move. Placing it does nothing.
explain-harp = If an arrow of your chamber points to it, you must come here when you move. You are never forced to move, and a Key or a Portal lets you go elsewhere.
explain-windstorm = A move out of it is two steps: you only pass through the first chamber, and the second takes effect. If two steps aren’t possible, you can’t move.
explain-key = You may leave through any side whose neighbouring chamber has no arrow pointing here.
explain-portal = From here, you move to any other chamber of the lair.
explain-empty = Nothing happens here; it only has arrows.
explain-entrance = All heroes start here and come back here after meeting Drakon. It can be rotated, but never destroyed or swapped.

## Help in the game: heroes

explain-druid = When a chamber or a rival’s ability is about to take a random coin from you, you may prevent it, even in another player’s turn. It doesn’t help when you meet Drakon.
explain-knight = In your turn, move a rival who is in your chamber by one legal move of your choice.
explain-knight-takes = In your turn, move a rival who is in your chamber by one legal move of your choice, then take a random chamber from that player’s hand.
explain-ranger = In your turn, make one extra legal move; both chambers take effect.
explain-sorceress = As your move, leave through any side that has a chamber next to it, ignoring the arrows. A Magic Harp or a Windstorm still affects you.
explain-thief = In your turn, steal a random coin from a rival who is in your chamber.
explain-thief-trades = In your turn, steal a random coin from a rival who is in your chamber, or exchange a coin of your choice for a random one from the hoard.
explain-fighter = In your turn, discard any number of chambers and draw the same number; if you then have fewer than four, draw up to four.
