### Drakon. Form of a word: .acc as object. A cell is told by how far east and north of the entrance it is: (2,-1).

## Chambers

chamber-find-coin = Find a Coin
    .acc = “{ chamber-find-coin }”
chamber-lose-coin = Lose a Coin
    .acc = “{ chamber-lose-coin }”
chamber-steal-coin-left = Steal a Coin (left)
    .acc = “{ chamber-steal-coin-left }”
chamber-steal-coin-right = Steal a Coin (right)
    .acc = “{ chamber-steal-coin-right }”
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
phase-put = Putting the chamber into the lair
phase-steer = Moving a hero
phase-blown = Second step out of the Windstorm
phase-coin = Drawing a coin
phase-trade = Drawing a coin from the hoard in exchange
phase-snatch = Drawing the stolen chamber
phase-swap = Putting the chamber in place of another
phase-place-drakon-move = Drakon appears
phase-place-escape = Escaping into the new chamber
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
phase-enter-mind-control = { chamber-mind-control }
phase-shield = The Druid may keep her coin
phase-challenge = The Knight picks a rival
phase-magic = The Sorceress picks a side
phase-pilfer = The Thief picks a victim or a coin
phase-clear = The Fighter discards chambers

## The coins at the end, by their value

part-coins-1 = Coins of 1
part-coins-2 = Coins of 2
part-coins-3 = Coins of 3

## What happens: the turn

first-player = { $seat } begins.
hero-picked = { $seat } picks { $hero_acc }.
chamber-drawn = { $seat } draws a chamber.
you-drew = { $seat } draws: { $chamber }.
chamber-taken = { $seat } plays { $chamber_acc }.
chamber-placed = { $seat } places { $chamber_acc } at ({ $cell }).
turn-skipped = { $seat } can neither place a chamber nor move and misses the turn.
hand-shown = { $seat } shows the hand: { $chambers }.
hero-moved = { $seat } moves to { $chamber_acc } at ({ $cell }).
hero-blown = The wind carries { $seat } through ({ $cell }).
effect-idle = { $chamber }: it does nothing for { $seat }.
effect-declined = { $chamber }: { $seat } declines.

## What happens: coins

coin-found = { $seat } takes a coin from the hoard.
coin-lost = { $seat } returns a coin to the hoard.
coin-stolen = { $seat } steals a coin from { $other }.
coin-was = The coin is worth { $value }.
coin-shielded = { $seat } keeps the coin: the Druid protects it.
coin-offered = { $seat } offers a coin to the hoard.
coin-traded = { $seat } exchanges a coin for one of the hoard.
coin-traded-was = The coin given is worth { $value }, the new one { $new }.
no-coin = { $seat } has no coin to lose.

## What happens: Drakon

drakon-appeared = Drakon appears! { $seat } puts her at ({ $cell }).
drakon-moved = { $seat } moves Drakon to ({ $cell }).
drakon-met = { $seat } meets Drakon and is sent to the entrance.

## What happens: chambers and heroes

chamber-stolen = { $seat } steals a chamber from the hand of { $other }.
chamber-stolen-was = { $seat } steals from { $other }: { $chamber }.
chamber-destroyed = { $seat } destroys { $chamber_acc } at ({ $cell }).
chamber-rotated = { $seat } rotates { $chamber_acc } at ({ $cell }).
chamber-swapped-in = { $seat } swaps in { $chamber_acc } at ({ $cell }).
chamber-swapped-out = { $seat } takes { $chamber_acc } into the hand.
chamber-flown = { $seat } flies with { $chamber_acc } to ({ $cell }).
chamber-discarded = { $seat } discards a chamber.
you-discarded = { $seat } discards: { $chamber }.
mind-controlled = { $seat } controls the mind of { $other }.
challenged = { $seat } drives { $other } out of the chamber.
ability-used = { $seat } uses a hero’s ability: { $hero }.

## What happens: the end

ended-goal = The goal is reached: the game is over.
ended-escaped = Somebody has escaped from the lair: the game is over.
ended-exhausted = Nobody can place or move any more: the coins decide.
ended-idle = No chamber has been placed for too long: the coins decide.
won-by-coins = { $seat } wins with coins worth { $total }!
won-by-coins-shared = { $seat } shares the victory with coins worth { $total }!

## Why something may not be done

why-hero-taken = Somebody else has already picked { $hero_acc } ({ $rule })
why-chamber-not-in-hand = There is no such chamber in the hand: { $chamber } ({ $rule })
why-fits-nowhere = { $chamber }: the arrows fit nowhere ({ $rule })
why-one-action = There is no action left in this turn ({ $rule })
why-must-act = Whoever can place or move must do so ({ $rule })
why-no-abilities = In this game the heroes have no abilities ({ $rule })
why-ability-used = The ability has already been used in this game ({ $rule })
why-ability-idle = { $hero }: the ability cannot be used now ({ $rule })
why-must = { $chamber }: this effect must be carried out ({ $rule })
why-another-player = It must be another player ({ $rule })
why-empty-hand = This player’s hand is empty ({ $rule })
why-no-chamber = At ({ $cell }) there is no chamber to choose ({ $rule })
why-occupied = The chamber at ({ $cell }) is occupied ({ $rule })
why-too-far = Drakon cannot get to ({ $cell }): no more than three steps over chambers ({ $rule })
why-same-arrows = The chamber must lie differently afterwards ({ $rule })
why-enough-minds = Enough minds have been controlled in this turn ({ $rule })
why-cannot-move = This player’s hero cannot move ({ $rule })
why-no-rival-here = That is no rival in the same chamber ({ $rule })
why-no-coins = This player has no coins ({ $rule })
why-no-such-coin = There is no coin worth { $value } in the purse ({ $rule })
why-no-trade = No coin can be exchanged now ({ $rule })
why-nothing-discarded = Discard at least one chamber first ({ $rule })
why-no-portal = Only a Portal leads to any chamber ({ $rule })
why-portal-jumps = A Portal has no sides: name the chamber to go to ({ $rule })
why-no-chamber-there = There is no chamber to the { $side } ({ $rule })
why-no-arrow = There is no way out to the { $side } ({ $rule })
why-harp = A Magic Harp calls: no moving { $side } now ({ $rule })
why-windstorm = After a step { $side } the Windstorm finds no second one ({ $rule })
why-table-ends = At ({ $cell }) the table has ended ({ $rule })
why-not-next-to-chamber = ({ $cell }) is not an empty cell beside another chamber ({ $rule })
why-not-its-arrows = { $chamber }: the chamber has other arrows ({ $rule })
why-arrows-face = Two arrows would face each other to the { $side } ({ $rule })
why-entrance-stays = The entrance is never destroyed or swapped ({ $rule })

## What is wrong with options and box files

bad-two-goals = options “escape” and “short”: only one of them can set the goal ({ $rule })
bad-teams = option “teams”: only for 4 or 6 players, not for { $players } ({ $rule })
bad-box-toml = the box file is not TOML: { $text }
bad-box-type = the box file at “{ $field }”: this is not the right kind of value
bad-box-missing = the box file lacks “{ $field }”
bad-box-unknown = the box file has an unknown field “{ $field }”
bad-box-value = the box file at “{ $field }”: “{ $text }” will not do; choose from: { $allowed }
bad-box-number = the box file at “{ $field }”: “{ $text }” is not a whole number from { $least } to { $most }
bad-box-kind = the box file at “{ $field }”: there is no chamber “{ $text }”
bad-box-kind-twice = the box file lists a chamber twice: { $chamber }
bad-box-layout = the box file at “{ $field }”: there is no arrow layout “{ $text }”; choose from: 0, I, S, C, T
bad-box-sum = the box file does not add up: “{ $field }” comes to { $count } instead of { $needed }

## Help in the game: chambers

explain-find-coin = On entering you take a random coin from the hoard, look at it and keep it face down. (K-40)
explain-lose-coin = On entering you return a random coin of yours to the hoard. (K-41)
explain-steal-coin-left = On entering you take a random coin from the player on your left. (K-42)
explain-steal-coin-right = On entering you take a random coin from the player on your right. (K-42)
explain-steal-chamber = On entering you may take a random chamber from another player’s hand. (K-43)
explain-drakon-move = On entering you may move Drakon by 0 to 3 chambers, whatever the arrows; whoever is where she ends meets her. The first one of the game lets her appear as soon as it is placed. (K-44, K-45)
explain-destroy = On entering you may remove an unoccupied chamber other than the entrance from the game. (K-46)
explain-rotate = On entering you may turn any chamber, also an occupied one and the entrance, as long as no arrows face each other. (K-47)
explain-swap = On entering you may take an unoccupied chamber other than the entrance into your hand and put one from your hand in its place. (K-48)
explain-flying = On entering you may fly with the chamber and everyone in it to another empty cell beside the lair. (K-49)
explain-mind-control = On entering you may make another hero do one legal move; you choose which. (K-50)
explain-escape = When you place it beside your own hero, you may step onto it at once, whatever the arrows. Entering it later does nothing. (K-51)
explain-harp = Whoever has an arrow pointing at it and moves must come here; nobody is forced to move. From a Key or a Portal you may go elsewhere. (K-52)
explain-windstorm = A move out of it is two steps: the first chamber is only passed, the second takes effect. (K-53)
explain-key = You may leave it by every side on which the neighbour has no arrow pointing at it. (K-54)
explain-portal = From here you move to any other chamber of the lair. (K-55)
explain-empty = Nothing happens here; it only has arrows. (K-56)
explain-entrance = Here all heroes start, and here they return after meeting Drakon. It can be turned, but never destroyed or swapped. (K-57)

## Help in the game: heroes

explain-druid = Before a chamber or a rival’s ability takes a random coin from you, you may keep it, in anyone’s turn. Not when you meet Drakon. (K-82)
explain-knight = In your turn, move a rival who is in your chamber by one legal move; you choose which. (K-83)
explain-ranger = In your turn, do one more legal move; both chambers take effect. (K-84)
explain-sorceress = As your move, leave by any side with a chamber behind it, even against the arrows. Harp and Windstorm bind you all the same. (K-85)
explain-thief = In your turn, steal a random coin from a rival who is in your chamber, or exchange a coin of your choice for a random one of the hoard. (K-86)
explain-fighter = In your turn, discard any number of chambers and draw as many; if your hand is below four, draw up to four. (K-87)
