### The rules of Draftosaurus in our own words. Each rule can be read without the others.

rules-title-draftosaurus = The rules of Draftosaurus

rules-heading-draftosaurus-setup = Setting up
rules-heading-draftosaurus-play = How the game runs
rules-heading-draftosaurus-die = The placement die
rules-heading-draftosaurus-summer = The Summer board
rules-heading-draftosaurus-winter = The Winter board
rules-heading-draftosaurus-scoring = Counting points
rules-heading-draftosaurus-examples = Worked examples

## Setting up

rule-text-D-01 = The game is for 2 to 5 players. Everyone takes a zoo board, and all play on the same side of it: Summer or Winter.
rule-text-D-02 = There are six species of dinosaurs, ten of each: T-Rex, diplodocus, triceratops, spinosaurus, stegosaurus and parasaurolophus. Only the T-Rex is special (see D-50 and D-53).
rule-text-D-03 = Into the bag go 8 dinosaurs of each species for 2 players, 6 for 3 players, 8 for 4 players and all 10 for 5 players. The others stay in the box. The game uses up the bag exactly.
rule-text-D-04 = One player takes the die and rolls first. International rules: the youngest. Polish rules: whoever was the last to see a film about dinosaurs. At this table chance decides, unless you choose somebody.
rule-text-D-05 = The placement die shows six different things, one on each face: woodlands, grasslands, food court, restrooms, empty pen, no T-Rex.

## How the game runs

rule-text-D-10 = With 3 to 5 players there are 2 rounds of 6 turns each. When a round begins, everyone draws 6 dinosaurs blindly from the bag and hides them in the hand. For 2 players see D-17.
rule-text-D-11 = A turn goes like this: the player with the die rolls it. Everyone secretly chooses one dinosaur from the hand. When all have chosen, all show their dinosaurs together, and everyone places the one shown. Then everyone hands the remaining dinosaurs, still hidden, to the player on the left; the die goes to the left, too. With the option “quick”, choosing and placing are one secret step.
rule-text-D-12 = The player who rolled may use every pen that accepts the dinosaur by its own rule. All others must obey the die as well.
rule-text-D-13 = Everyone, the player who rolled included, may always put the dinosaur into the River instead of a pen.
rule-text-D-14 = The die goes on from round to round: the first to roll in a new round is the player on the left of the last one who rolled.
rule-text-D-15 = When the last round is over, there are 12 dinosaurs in every zoo. The game ends, and points are counted.
rule-text-D-16 = Only with 5 players, and only as an option: the Polish rules switch it on, the international rules do not. After turn 5 of a round the die is not passed on. The same player rolls again for turn 6, and in turn 6 everyone must obey the die, that player included. Only then does the die move on. So each player is free of the die exactly once in a round.
rule-text-D-17 = With 2 players there are 4 rounds of 3 turns each, and both players draw 6 dinosaurs for every round. When both have placed, each secretly chooses a second dinosaur from the hand for the box; both show it together. Then they swap hands. The players roll in turn, and the die binds only the one who did not roll.
rule-text-D-18 = Season match: you play a Summer game and then a Winter game, and add up the points of both. Printed rules do not say how to break a tie here, nor who begins the second game. At this table a tie is won by the fewest T-Rexes in both games together, and if that is equal, too, the victory is shared; the first to roll in the second game is the player on the left of the last one who rolled.

## The placement die

rule-text-D-20 = Woodlands or grasslands: place in a pen of that zone. Food court: place in a pen left of the River. Restrooms: place in a pen right of the River. Where each pen lies is said in its own rule.
rule-text-D-21 = Empty pen: place in a pen with no dinosaur in it.
rule-text-D-22 = No T-Rex: place in a pen with no T-Rex in it. The dinosaur that you place there may be a T-Rex itself.
rule-text-D-23 = The die never lets you do what the pen’s own rule forbids, and it never closes the River.
rule-text-D-24 = When the die asks for an empty pen or a pen without a T-Rex, each bank of Lovers’ Bridge counts as a pen of its own.

## The Summer board

rule-text-D-30 = Forest of Sameness: woodlands, left of the River. Holds up to 6 dinosaurs, all of one species, in a row from the left without gaps. Points for 1, 2, 3, 4, 5, 6 dinosaurs: 2, 4, 8, 12, 18, 24.
rule-text-D-31 = Woody Trio: woodlands, left of the River. Holds up to 3 dinosaurs of any species. With exactly 3 of them it scores 7 points, otherwise 0.
rule-text-D-32 = King of the Jungle: woodlands, right of the River. Holds 1 dinosaur of any species. It scores 7 points if no other zoo has more dinosaurs of that species than yours, otherwise 0. To have equally many is enough.
rule-text-D-33 = Prairie of Love: grasslands, left of the River. Takes any species; international rules: without limit, Polish rules: up to 6 dinosaurs. It scores 5 points for each couple of one species in it. The same species may form several couples; a third one without a partner adds nothing.
rule-text-D-34 = Meadow of Differences: grasslands, right of the River. Holds up to 6 dinosaurs, no species twice, in a row from the left without gaps. Points for 1, 2, 3, 4, 5, 6 dinosaurs: 1, 3, 6, 10, 15, 21.
rule-text-D-35 = Solitary Island: grasslands, right of the River. Holds 1 dinosaur of any species. It scores 7 points if your whole zoo has no other dinosaur of that species, otherwise 0.
rule-text-D-36 = River: no pen, in no zone and on no side. It takes any dinosaurs at any time, without limit, and scores 1 point for each.

## The Winter board

rule-text-D-40 = Well-Ordered Wood: woodlands, left of the River. Holds up to 6 dinosaurs of two different species that take turns from the left: A B A B A B. Points for 1, 2, 3, 4, 5, 6 dinosaurs: 2, 4, 8, 12, 18, 24.
rule-text-D-41 = Lovers’ Bridge, left bank: woodlands, left of the River. Takes any dinosaurs, without limit. Both banks together score 6 points for each couple of one species that has one dinosaur on the left bank and one on the right.
rule-text-D-42 = Lovers’ Bridge, right bank: grasslands, right of the River. Takes any dinosaurs, without limit. Its couples are counted together with the left bank (D-41).
rule-text-D-43 = Lookout: woodlands, right of the River. Holds 1 dinosaur of any species. It scores 2 points for each dinosaur of that species in your right-hand neighbour’s zoo.
rule-text-D-44 = Quarantine Zone: grasslands, left of the River. Holds 1 dinosaur of any species and scores nothing by itself; at the end the dinosaur moves (D-46).
rule-text-D-45 = Pyramid: grasslands, right of the River. Holds up to 6 dinosaurs in three rows (D-47). Each place scores by itself: 2 points at the bottom, 4 in the middle, 7 on top.
rule-text-D-46 = After the last turn and before counting, the dinosaur in quarantine moves to another pen that accepts it by its own rule, or to the River; the die plays no part. All decide at the same time. International rules: it must move. Polish rules: it may stay, and then it scores nothing but the bonus of a T-Rex (D-50).
rule-text-D-47 = The Pyramid has 3 places at the bottom, 2 in the middle and 1 on top, laid like bricks. Fill the bottom row first, then the middle, then the top; within a row you pick the place. Two dinosaurs of one species may not be neighbours, neither side by side nor one above the other. You may shut yourself out of a place that way.
rule-text-D-48 = River: as on the Summer board (D-36). Any dinosaurs at any time, without limit, 1 point for each.

## Counting points

rule-text-D-50 = Each pen with at least one T-Rex in it scores 1 more point; more than one T-Rex in a pen adds nothing. Each bank of Lovers’ Bridge counts for itself; the River does not count.
rule-text-D-51 = Whenever the dinosaurs of a whole zoo are counted – for King of the Jungle, Solitary Island, the Lookout and to break a tie – those in the River count, too.
rule-text-D-52 = Whoever has the most points wins.
rule-text-D-53 = If points are tied, the one of them with the fewest T-Rexes in the zoo wins. If that is equal, too, they share the victory.

## Worked examples

rule-text-D-60 = Summer, 31 points. Prairie of Love, 2 dinosaurs of one species: 5. Forest of Sameness, 3 dinosaurs: 8. Woody Trio, full: 7. Meadow of Differences, 4 dinosaurs, a T-Rex among them: 10. A T-Rex in one pen: 1. The English and German rulebooks print 30 for it, which is a slip: their own parts add up to 31.
rule-text-D-61 = Summer, 33 points. Forest of Sameness, 2 dinosaurs: 4. King of the Jungle, with 5 of that species in the zoo and nobody with more: 7. Woody Trio, not full: 0. Meadow of Differences, 3 dinosaurs: 6. Prairie of Love, one couple: 5. Solitary Island: 7. River, 1 dinosaur: 1. A T-Rex in each of 3 pens: 3.
rule-text-D-62 = Winter, 38 points. Well-Ordered Wood, 3 dinosaurs: 8. Lookout, 3 of that species in the zoo on the right: 6. Lovers’ Bridge, 2 couples: 12. Pyramid, 4 dinosaurs: 2 + 2 + 2 + 4 = 10. River, empty: 0. A T-Rex in each of 2 pens: 2.
