### The box of Drakon as data.

tasks = tasks
about-box-check = tell what is wrong with a box file, or that it is fine
about-box-show = show a box: what is in it, and how sure that is
help-box-file = a box file; - reads it from the standard input
help-box-file-default = a box file; otherwise the box that comes with the rules
help-box-toml = print the box file itself, to start a correction from

bad-box-file = { $file }: { $cause }
box-is-fine = { $file } is fine: play with it by saurian play drakon --box { $file }

box-chambers = Chambers, by their arrows
box-layouts = 0 no arrow · I one · S two opposite · C two at a corner · T three
box-chamber = Chamber
box-sum = Sum
box-may = May or must
box-rule = Rule
box-enter-may = may, entering
box-enter-must = must, entering
box-place-may = may, placing
box-place-must = must, placing

box-rest = All the rest
box-hand = Chambers in a hand
box-coins = Coins (number × value)
box-entrance = Arrows of the entrance
box-goals-plain = Worth of coins to win
box-goals-escape = Worth of coins to win, with Escape
box-goals-short = Worth of coins to win, in a short game
box-rulings-robbed-hand-draws = Whoever is robbed of a chamber draws a new one
box-rulings-drakon-appears-by-swap = Drakon also appears when her first chamber is swapped in
box-rulings-harp-calls-through-key = A Harp also calls out of a Key or Portal that the wind blows through
box-rulings-one-meeting-a-turn = Who meets Drakon by entering is let off at the end of the turn
box-rulings-drakon-bars-escape = Nobody escapes through Drakon’s chamber
box-rulings-thief-may-trade = The Thief may trade a coin with the hoard
box-limits-forced-moves = So often Mind Control works in one turn
box-limits-idle-rounds = So many rounds without a new chamber end the game
box-yes = yes
box-no = no

box-letters = A letter tells how sure it is what stands before it:
sure-A = printed by the publisher
sure-B = from another public source
sure-C = inferred
sure-R = our reconstruction: correct it if you have the real box
box-hint = To correct it: saurian box show --toml > my-box.toml, edit, saurian box check my-box.toml
