### Playing Drakon in the terminal.

## Setting up

ask-switches = Which optional rules?
ask-numbers = Numbers, such as 1 3, or Enter for none
switch-heroes = Heroes! Each hero has a special ability, once per game
switch-escape = Escape from the lair: coins worth 8 are enough, but then you must get out through an Escape or a Portal
switch-short = Short game: coins worth 7 are enough
switch-teams = Teams: 4 or 6 players in teams of two
switch-drakon-from-start = Drakon starts on the entrance (house rule)
switch-two-actions = Two actions a turn (house rule)

## The sign in a chamber: at most seven letters, different in the first four

sign-find-coin = +coin
sign-lose-coin = −coin
sign-steal-coin-left = «coin
sign-steal-coin-right = »coin
sign-steal-coin = «»coin
sign-steal-chamber = Snatch
sign-drakon-move = Drakon
sign-destroy = Destroy
sign-rotate = Rotate
sign-swap = Swap
sign-flying = Flying
sign-escape = Escape
sign-harp = Harp
sign-mind-control = Mind
sign-windstorm = Storm
sign-key = Key
sign-portal = Portal
sign-empty = ·
sign-entrance = Start

## The letter of a hero, each different

initial-druid = D
initial-knight = K
initial-ranger = R
initial-sorceress = S
initial-thief = T
initial-fighter = F

## What a chamber does to a hero who enters it, in a few words

brief-find-coin = take a coin from the hoard
brief-lose-coin = return a coin to the hoard
brief-steal-coin-left = steal a coin from the player on your left
brief-steal-coin-right = steal a coin from the player on your right
brief-steal-coin = steal a coin from a player of your choice
brief-steal-chamber = may steal a chamber from a hand
brief-drakon-move = may move Drakon up to 3 chambers
brief-destroy = may destroy a chamber
brief-rotate = may rotate a chamber
brief-swap = may swap a chamber for one from your hand
brief-swap-gone = may replace a chamber with one from your hand
brief-flying = may fly away with the chamber
brief-flying-elsewhere = may fly away with the chamber
brief-escape = no effect
brief-escape-enter = may move on at once
brief-harp = no effect here; it lures heroes next door
brief-mind-control = may move another hero
brief-windstorm = no effect here; leaving takes two steps
brief-passed = only passed; one more step follows
brief-key = no effect here; leave it through any open side
brief-portal = no effect here; leave it for any chamber
brief-empty = no effect
brief-entrance = no effect

## What a hero can do once, in a few words

ability-druid = keep a coin that would be taken from you
ability-knight = move a rival in your chamber
ability-knight-takes = move a rival in your chamber, then take a chamber from that hand
ability-ranger = one extra move
ability-sorceress = move ignoring the arrows
ability-thief = steal a coin from a rival in your chamber
ability-thief-trades = steal a coin from a rival in your chamber, or exchange a coin
ability-fighter = discard chambers and draw new ones

## The table

lair-where = goal { $goal } · pile { $pile } · hoard { $hoard }
lair-where-escape = goal { $goal }, then get out · pile { $pile } · hoard { $hoard }
turn-own =
    { $count ->
        [0] Your turn
        [one] Your turn
       *[other] Your turn, { $count } actions left
    }
turn-of = { $seat }’s turn
turn-picking = Before the first turn
preview = Preview – not final yet
planned = not final yet: u goes back
lair-place = { $chamber } ({ $cell })
lair-outside = off the map: { $counts } · ^ v < > scroll, c back
lair-outside-marks = off the map: { $counts } · numbers { $numbers } · ^ v < > scroll, c back
coins-count =
    { $count ->
        [0] no coins
        [one] 1 coin
       *[other] { $count } coins
    }
coins-seen = coins { $values } = { $total } of { $goal }
hand-count =
    { $count ->
        [0] empty hand
        [one] 1 chamber
       *[other] { $count } chambers
    }
with-partner = with { $name }
ability-left = ability ready
ability-gone = ability used
person-brief = { $seat }: { $coins }, hand { $count }
person-about = { $seat }: { $place }, { $coins }, { $hand }
your-hand = Your hand:
lair-commands = ? help · h hint · u back · l log · m memory aid · ^v<> map · q quit

## Questions

asks-pick = Which hero do you want?
asks-turn = Place a chamber from your hand, or move:
asks-turn-place = Your hero has no way to go: place a chamber from your hand.
asks-turn-move = You can’t place a chamber, so move:
asks-turn-after = Anything else this turn?
asks-put = Where do you want to place { $chamber_acc }?
asks-turned = Which way should { $chamber_acc } face at ({ $cell })?
asks-steer = Which way do you want to move { $seat }, who is on { $chamber_acc }?
asks-steer-own = Where do you want to go with your extra move?
asks-blown = Where does the wind blow { $seat }?
asks-blown-own = Where does the wind blow you?
asks-portal = Which chamber do you want to go to through the Portal?
asks-swap = Which chamber do you want to replace with { $chamber_acc }? The old one goes to your hand.
asks-swap-gone = Which chamber do you want to replace with { $chamber_acc }? The old one leaves the game.
asks-effect = { $chamber }: do you want to use it?
asks-enter-steal-chamber = Steal a Chamber: whose hand do you want to take one from, at random?
asks-enter-steal-coin = Steal a Coin: who do you want to rob?
asks-enter-drakon-move = Drakon’s Move: where should she go? Every hero there loses a coin and goes back to the entrance.
asks-place-drakon-move = Drakon appears! Where do you want to put her?
asks-enter-destroy = Destroy a Chamber: which one should leave the game?
asks-enter-rotate = Rotate a Chamber: which one do you want to rotate?
asks-enter-swap = Swap a Chamber: which one from your hand should go into the lair? You don’t draw a new one.
asks-enter-flying = Flying Chamber: where do you want to fly, with everyone on it?
asks-enter-mind-control = Mind Control: whose hero do you want to move?
asks-place-escape = Escape: do you want to step into the new chamber at once?
asks-enter-escape = Escape: do you want to move on at once, and where?
asks-shield = { $other } is about to take a coin from you. Use the Druid’s ability to prevent it? (Once per game)
asks-shield-hoard = You are about to lose a coin to the hoard. Use the Druid’s ability to prevent it? (Once per game)
asks-challenge = Knight: which rival do you want to move?
asks-magic = Sorceress: which way do you want to leave? You can ignore the arrows.
asks-pilfer = Thief: who do you want to rob?
asks-pilfer-trade = Thief: who do you want to rob, or which coin do you exchange with the hoard?
asks-clear = Fighter: which chamber do you want to discard?

on-the-map = { $least } to { $most }: the numbers on the map.
go-side = { $side }: { $chamber } – { $what }
go-through = { $side }, through { $chamber }, and one step further
go-portal = ✦ through the Portal to any chamber
drakon-waits = Drakon is there; a hero whose turn ends there meets her
drakon-waits-now = Drakon is there: lose a coin at once, back to the entrance
use-ability = { $hero }, once per game: { $what }
offer-coin = a coin worth { $value } for a random one from the hoard
agree = yes
agree-place-escape = yes, step in
agree-shield = yes, keep the coin
decline = no, do nothing
decline-shield = no, let it go
finish-turn = end the turn
finish-clear = enough: draw chambers
do-or-back = Enter: confirm · u: go back
then-coin = Next, a random coin is drawn.
then-trade = Next, a random coin is drawn from the hoard.
then-draw = Next, a chamber is drawn.
then-snatch = Next, a random chamber is drawn.
then-other = Then { $seat } decides.

## Reading

drakon-name = Drakon
drakon-about = A hero who meets Drakon returns a random coin to the hoard and goes back to the entrance. You meet her when your own turn ends in her chamber, or when she ends a move in yours. Just entering her chamber is not a meeting yet, but the chamber has no effect while she is there.
drakon-about-now = A hero who meets Drakon returns a random coin to the hoard and goes back to the entrance. You meet her as soon as you enter her chamber, when your own turn ends there, or when she ends a move in yours.
help-unknown = There is nothing called “{ $text }”. Here is a summary of everything.
lair-help-title = The game
lair-help-goal = In your turn, either place one chamber from your hand or move your hero along an arrow. Your goal: coins worth { $goal }. No two arrows may face each other.
lair-help-map = Neighbouring chambers share a wall; an arrow in a wall is a way through it. Letters are heroes, ◆ is Drakon. Columns count east and rows north of the entrance. In short lists, † marks a hero whose ability has been used.
lair-help-chambers = Chambers: what happens when you enter
lair-help-heroes = Heroes: what each can do once per game
lair-help-input =
    1, 2, 3 …   the entry, or the space on the map, with that number
    2,-1        a space on the map, by its column and row
    go N        a move; the sides are N E S W
    ?           this help; ? harp explains a chamber, ? 2,-1 the one there
    ^ v < >     scroll the map, several at once: >>^; or use the arrow keys
    c           back to where the action is
    h           a hint: a good move, what to expect from it, and why
    u           go back, until the move is final
    l           the whole log
    m           memory aid: what you know about hands and coins
    q           quit
knows-hands = What you know about the others’ hands
knows-rest =
    { $count ->
        [0] nothing else
        [one] 1 unknown chamber
       *[other] { $count } unknown chambers
    }
knows-unseen = Not seen yet, in the pile and in those hands
knows-coins = Coins
knows-purse = { $seat } has at least { $values }.
knows-coins-unseen = Not seen yet, in the hoard and with the others (number × value): { $values }
end-player = Player
end-coins = Coins
end-total = Total
end-won = { $winners } wins with coins worth { $total }!
end-shared = { $winners } share the victory with coins worth { $total }.
end-team = { $winners } win as a team with coins worth { $total }!
