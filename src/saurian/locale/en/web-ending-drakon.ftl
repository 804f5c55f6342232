### The end of a game of Drakon: why it is over, and everybody’s coins.

count-coins = Everyone reveals their coins.
finale-you-goal = Your coins are worth { $total }; the goal was { $goal }.
finale-one-goal = { $winner } has coins worth { $total }; the goal was { $goal }.
finale-team-goal = The team has coins worth { $total }; the goal was { $goal }.
finale-you-escaped = You get out with coins worth { $total }; the goal was { $goal }.
finale-one-escaped = { $winner } gets out with coins worth { $total }; the goal was { $goal }.
finale-team-escaped = The team gets out with coins worth { $total }; the goal was { $goal }.
sheet-coins = Coins worth { $value }
sheet-worth = Total value
fact-coins-found = Coins found
fact-thefts = Coins stolen
fact-meetings = Meetings with Drakon
fact-chambers = Chambers placed
fact-walk = Longest walk, in steps
