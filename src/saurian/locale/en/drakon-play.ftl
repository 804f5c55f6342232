### Playing Drakon in the terminal.

## Setting up

ask-switches = Which optional rules?
ask-numbers = Numbers, such as 1 3, or Enter for none
switch-heroes = Heroes! Every hero can do something special, once a game
switch-escape = Escape from the lair: coins worth 8 are enough, but you must get out with them
switch-short = Short game: coins worth 7 are enough
switch-teams = Teams: 4 or 6 players in pairs
switch-drakon-from-start = Drakon waits on the entrance from the start (house rule)
switch-two-actions = Two actions a turn (house rule)

## What stands in a chamber: at most seven letters, the first four telling it apart

sign-find-coin = +coin
sign-lose-coin = −coin
sign-steal-coin-left = «coin
sign-steal-coin-right = »coin
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

## What a chamber does to whoever enters it, in a few words

brief-find-coin = take a coin from the hoard
brief-lose-coin = return a coin to the hoard
brief-steal-coin-left = steal a coin from the left neighbour
brief-steal-coin-right = steal a coin from the right neighbour
brief-steal-chamber = may steal a chamber from a hand
brief-drakon-move = may move Drakon up to 3
brief-destroy = may destroy a chamber
brief-rotate = may turn a chamber
brief-swap = may swap a chamber for one of the hand
brief-flying = may fly away with it
brief-escape = nothing happens
brief-harp = nothing; it only calls
brief-mind-control = may move another hero
brief-windstorm = nothing; it takes two steps to leave
brief-key = nothing; leave it by any open side
brief-portal = nothing; leave it to anywhere
brief-empty = nothing happens
brief-entrance = nothing happens

## What a hero can do once, in a few words

ability-druid = keep a coin that would be taken from you
ability-knight = move a rival in your chamber
ability-ranger = one more move
ability-sorceress = move against the arrows
ability-thief = rob a rival in your chamber, or trade a coin
ability-fighter = discard chambers and draw new ones

## The table

lair-where = goal { $goal } · pile { $pile } · hoard { $hoard }
lair-where-escape = goal { $goal }, then out by an Escape or a Portal · pile { $pile } · hoard { $hoard }
turn-own =
    { $count ->
        [0] Your turn
        [one] Your turn
       *[other] Your turn, { $count } actions left
    }
turn-of = Turn of { $seat }
turn-picking = Before the first turn
preview = Preview: this is not done yet
planned = not done yet: u steps back
lair-place = { $chamber } ({ $cell })
lair-outside = out of sight: { $counts } · ^ v < > scroll, c back
lair-outside-marks = out of sight: { $counts } · numbers { $numbers } · ^ v < > scroll, c back
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

asks-pick = Which hero do you take?
asks-turn = Place a chamber of your hand, or move:
asks-turn-place = Place a chamber of your hand.
asks-turn-move = You can only move:
asks-turn-after = Anything else in this turn?
asks-put = Where do you place { $chamber_acc }?
asks-turned = Which way round does { $chamber_acc } lie at ({ $cell })?
asks-steer = Which way do you move { $seat }, who stands on { $chamber_acc }?
asks-steer-own = Where do you go with the extra move?
asks-blown = Where does the wind carry { $seat }?
asks-blown-own = Where does the wind carry you?
asks-portal = To which chamber does the Portal lead you?
asks-swap = Which chamber does { $chamber_acc } replace? It comes into your hand.
asks-effect = { $chamber }: do you use it?
asks-enter-steal-chamber = Steal a Chamber: from whose hand do you take one at random?
asks-enter-drakon-move = Drakon’s Move: where does she go? Whoever stands there loses a coin and goes to the entrance.
asks-place-drakon-move = Drakon appears! Where do you put her?
asks-enter-destroy = Destroy: which chamber leaves the game?
asks-enter-rotate = Rotate: which chamber do you turn?
asks-enter-swap = Swap: which chamber of your hand goes into the lair? No draw.
asks-enter-flying = Flying Chamber: where do you fly with everyone on it?
asks-enter-mind-control = Mind Control: whose hero do you want to move?
asks-place-escape = Escape: do you step onto the new chamber at once?
asks-shield = { $other } is about to take a coin from you. Does the Druid prevent it, once a game?
asks-shield-hoard = You are about to lose a coin to the hoard. Does the Druid prevent it, once a game?
asks-challenge = Knight: which rival do you move?
asks-magic = Sorceress: which way do you leave, against the arrows?
asks-pilfer = Thief: whom do you rob, or which coin do you offer to the hoard?
asks-clear = Fighter: which chamber do you discard?

on-the-map = { $least } to { $most }: the numbers on the map.
go-side = { $side }: { $chamber } – { $what }
go-through = { $side }, past { $chamber }, and one step further
go-portal = ✦ through the Portal to any chamber
drakon-waits = Drakon is there: lose a coin, back to the entrance
use-ability = { $hero }, once a game: { $what }
offer-coin = a coin of { $value } for a random one of the hoard
agree = yes
agree-place-escape = yes, step onto it
agree-shield = yes, keep the coin
decline = no, do nothing
decline-shield = no, let it go
finish-turn = end the turn
finish-clear = enough: draw
do-or-back = Enter: do it · u: step back
then-coin = A random coin is drawn next.
then-trade = A random coin of the hoard is drawn next.
then-draw = A chamber is drawn next.
then-snatch = A random chamber is drawn next.
then-other = Then { $seat } decides.

## Reading

drakon-name = Drakon
drakon-about = Whoever meets her returns a coin to the hoard and goes to the entrance: by entering her chamber, by ending a turn there, or when she ends a move there. (K-60, K-61)
help-unknown = There is nothing called “{ $text }”. Here is everything in brief.
lair-help-title = The game
lair-help-goal = In your turn place one chamber of your hand or move your hero along an arrow. Coins worth { $goal } win. No two arrows may face each other.
lair-help-map = Chambers share their walls; an arrow in a wall is a way through it. Letters are heroes, ◆ is Drakon. Columns count east and rows north of the entrance. In brief, † marks a hero whose ability is used.
lair-help-chambers = Chambers: what happens on entering
lair-help-heroes = Heroes: what each can do once a game
lair-help-input =
    1, 2, 3 …   the entry, or the place on the map, with that number
    2,-1        a place on the map by its column and row
    go N        a move; N E S W are the sides
    ?           this help; ? harp explains a chamber, ? 2,-1 the one there
    ^ v < >     scroll the map, several at once: >>^; arrow keys do, too
    c           back to the middle of things
    h           a hint: a good move, what to expect of it, and why
    u           step back, until it is done
    l           the whole log
    m           memory aid: what you know of hands and coins
    q           quit
knows-hands = What you know of the hands
knows-rest =
    { $count ->
        [0] nothing else
        [one] 1 chamber you do not know
       *[other] { $count } chambers you do not know
    }
knows-unseen = Not seen yet, in the pile and in those hands
knows-coins = Coins
knows-purse = { $seat } has at least { $values }.
knows-coins-unseen = Not seen, in the hoard and with the others (number × value): { $values }
end-player = Player
end-coins = Coins
end-total = Total
end-won = { $winners } wins with coins worth { $total }.
end-shared = { $winners } share the victory with coins worth { $total }.
