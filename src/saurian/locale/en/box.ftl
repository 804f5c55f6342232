### The box of Drakon as data.

tasks = tasks
about-box-check = check a box file and report any problems
about-box-show = show what is in a box, and how certain that is
help-box-file = a box file; - reads from standard input
help-box-file-default = a box file (default: the standard box)
help-box-toml = print the box file itself, as a starting point for your own

bad-box-file = { $file }: { $cause }
box-is-fine = { $file } is fine. To play with it: saurian play drakon --box { $file }

box-chambers = Chambers, by their arrows
box-layouts = 0 no arrow · I one · S two on opposite sides · C two at a corner · T three
box-chamber = Chamber
box-sum = Sum
box-may = May or must
box-rule = Rule
box-enter-may = may, when entering
box-enter-must = must, when entering
box-place-may = may, when placing
box-place-must = must, when placing

box-rest = Everything else
box-hand = Chambers in a starting hand
box-coins = Coins (number × value)
box-entrance = Arrows of the entrance
box-goals-plain = Coin value needed to win
box-goals-escape = Coin value needed to win, with Escape from the lair
box-goals-short = Coin value needed to win, in a short game
box-rulings-robbed-hand-draws = A player robbed of a chamber draws a new one
box-rulings-drakon-appears-by-swap = Drakon also appears when her first chamber is swapped in
box-rulings-flying-turns-in-place = A Flying Chamber may land where it was, if it is turned
box-rulings-harp-calls-through-key = A hero blown through a Key or a Portal must still follow a Magic Harp
box-rulings-harp-freezes-in-windstorm = A Magic Harp with no second step beyond it traps a hero in a Windstorm
box-rulings-met-on-entering = A hero who enters Drakon’s chamber meets her at once
box-rulings-one-meeting-a-turn = A hero who meets Drakon on entering does not meet her again at the end of the turn
box-rulings-drakon-bars-escape = Nobody can escape through Drakon’s chamber
box-rulings-blown-through-escapes = Being blown through an Escape or a Portal is enough to escape
box-rulings-knight-takes-chamber = The Knight takes a chamber from the rival moved
box-rulings-thief-may-trade = The Thief may exchange a coin with the hoard
box-limits-forced-moves = Maximum uses of Mind Control per turn
box-limits-idle-rounds = Rounds without a new chamber that end the game
box-limits-lair-reach = How far the lair may grow from the entrance
box-settings-victim = { $chamber }: who is robbed
box-settings-swapped-out = { $chamber }: where the old chamber goes
box-settings-trigger = { $chamber }: when it takes effect
box-is-left = the player on the left
box-is-right = the player on the right
box-is-choice = anyone, by choice
box-is-hand = to the hand
box-is-gone = out of the game
box-is-place = on placing
box-is-enter = on entering
box-yes = yes
box-no = no

box-letters = The letter after a value says how certain it is:
sure-A = printed by the publisher
sure-B = from another public source
sure-C = inferred
sure-R = our reconstruction: correct it if you have the real game
box-hint = To correct it: saurian box show --toml > my-box.toml, edit, saurian box check my-box.toml
