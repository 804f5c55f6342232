### The rules of Draftosaurus in our own words. Each rule can be read without the others.

rules-title-draftosaurus = The rules of Draftosaurus

rules-heading-draftosaurus-setup = Setup
rules-heading-draftosaurus-play = How to play
rules-heading-draftosaurus-die = The placement die
rules-heading-draftosaurus-summer = The Summer board
rules-heading-draftosaurus-winter = The Winter board
rules-heading-draftosaurus-scoring = Scoring
rules-heading-draftosaurus-examples = Scoring examples

## Titles

rule-title-D-01 = Players and boards
rule-title-D-02 = The dinosaurs
rule-title-D-03 = Filling the bag
rule-title-D-04 = Who rolls first
rule-title-D-05 = The faces of the die
rule-title-D-10 = Rounds and hands
rule-title-D-11 = A turn, step by step
rule-title-D-12 = Who must follow the die
rule-title-D-13 = The River is always open
rule-title-D-14 = The die between rounds
rule-title-D-15 = The end of the game
rule-title-D-16 = Five players: the last turn
rule-title-D-17 = Two players
rule-title-D-18 = Summer/Winter mode
rule-title-D-20 = Zones and sides
rule-title-D-21 = { face-empty-pen }
rule-title-D-22 = { face-no-trex }
rule-title-D-23 = What the die cannot do
rule-title-D-24 = The die and Lovers’ Bridge
rule-title-D-30 = { pen-sameness }
rule-title-D-31 = { pen-trio }
rule-title-D-32 = { pen-king }
rule-title-D-33 = { pen-love }
rule-title-D-34 = { pen-differences }
rule-title-D-35 = { pen-island }
rule-title-D-36 = { pen-river }
rule-title-D-40 = { pen-wood }
rule-title-D-41 = { pen-bridge-left }
rule-title-D-42 = { pen-bridge-right }
rule-title-D-43 = { pen-lookout }
rule-title-D-44 = { pen-quarantine }
rule-title-D-45 = { pen-pyramid }
rule-title-D-46 = { phase-rehome }
rule-title-D-47 = Building the Pyramid
rule-title-D-48 = { pen-river }
rule-title-D-50 = { part-trex }
rule-title-D-51 = Counting a whole zoo
rule-title-D-52 = Who wins
rule-title-D-53 = Ties
rule-title-D-60 = Summer, a zoo with 31 points
rule-title-D-61 = Summer, a zoo with 33 points
rule-title-D-62 = Winter, a zoo with 38 points

## Setup

rule-text-D-01 = The game is for 2 to 5 players. Each player takes one zoo board. Everyone uses the same side of the board: Summer or Winter.
rule-text-D-02 = There are six species of dinosaur, ten of each: T-Rex, diplodocus, triceratops, spinosaurus, stegosaurus and parasaurolophus. Only the T-Rex is special: it scores a bonus (D-50) and breaks ties (D-53).
rule-text-D-03 = Put dinosaurs of each species into the draw bag: 8 of each for 2 players, 6 for 3 players, 8 for 4 players, all 10 for 5 players. The others stay in the box. By the end of the game the bag is empty.
rule-text-D-04 = One player takes the die and rolls first. International rules: the youngest player. Polish rules: the player who was the last to watch a film about dinosaurs. On screen, a random player rolls first unless you choose someone.
rule-text-D-05 = The placement die has six different faces: woodlands, grasslands, food court (left of the River), restrooms (right of the River), empty pen, and watch out for T-Rex. The Polish edition shows other symbols for the same areas: forest, mountains, volcano (left) and skeleton (right).

## How to play

rule-text-D-10 = With 3 to 5 players, the game lasts 2 rounds of 6 turns each. At the start of a round, each player draws 6 dinosaurs from the bag without looking and keeps them hidden in their hand. With 2 players, rounds are different (D-17).
rule-text-D-11 = In each turn: (1) The player with the die rolls it. (2) Everyone secretly chooses one dinosaur from their hand. (3) When everyone has chosen, all reveal their dinosaurs together. (4) Everyone places their revealed dinosaur in their own zoo at the same time. (5) Everyone passes the rest of their hand, still hidden, to the player on their left, and the die passes to the left, too. If you choose the option “Quick”, steps 2 to 4 become one secret step: everyone chooses a dinosaur and its space before anything is revealed.
rule-text-D-12 = The player who rolled the die may use any pen whose own rule accepts the dinosaur. All other players must also follow the die.
rule-text-D-13 = Every player, including the one who rolled, may always place their dinosaur in the River instead of a pen.
rule-text-D-14 = The die carries over from round to round: the first player to roll in a new round is the one to the left of the player who rolled last.
rule-text-D-15 = After the last round, every zoo has 12 dinosaurs. The game ends and the zoos are scored.
rule-text-D-16 = For 5 players only, as an option: it is on by default with the Polish rules and off with the international rules. After turn 5 of a round, the die is not passed on. The same player rolls again for turn 6, and in turn 6 everyone must follow the die, including the player who rolled it. After that, the die passes to the left as usual. This way, there is exactly one turn in each round in which the die does not apply to a player.
rule-text-D-17 = With 2 players, the game lasts 4 rounds of 3 turns each, and both players draw 6 dinosaurs at the start of every round. Each turn, after placing a dinosaur, both players secretly choose a second dinosaur from their hand and put it back in the box; both reveal it at the same time. (Only the Polish rulebook mentions this reveal; we always play it this way.) Then the players swap hands. The players take turns rolling the die, so it changes hands every turn, and it applies only to the player who did not roll.
rule-text-D-18 = Summer/Winter mode: play one game on the Summer side, then one on the Winter side, and add up the points of both. The rulebooks do not say what happens in a tie. We play: the tied player with the fewest T-Rexes in both games together wins; if that is also tied, they share the victory. Nor do the rulebooks say who rolls first in the second game. Choose before you start: the player to the left of the one who rolled last in the first game (our default), the player who rolled first in the first game, or the player who rolled last in the first game.

## The placement die

rule-text-D-20 = Woodlands or grasslands: place your dinosaur in a pen of that zone. Food court: place your dinosaur in a pen to the left of the River. Restrooms: place your dinosaur in a pen to the right of the River. Each pen’s own rule says where it is.
rule-text-D-21 = Empty pen: place your dinosaur in a pen that has no dinosaurs in it.
rule-text-D-22 = Watch out for T-Rex: place your dinosaur in a pen that has no T-Rex in it. The dinosaur you place there may itself be a T-Rex.
rule-text-D-23 = The die never allows what a pen’s own rule forbids, and it never closes the River.
rule-text-D-24 = For “empty pen” (D-21) and “watch out for T-Rex” (D-22), the two banks of Lovers’ Bridge count as two separate pens.

## The Summer board

rule-text-D-30 = Forest of Sameness: woodlands, left of the River. Holds up to 6 dinosaurs, all of the same species, filled from left to right without gaps. Scores 2, 4, 8, 12, 18 or 24 points for 1, 2, 3, 4, 5 or 6 dinosaurs.
rule-text-D-31 = Woody Trio: woodlands, left of the River. Holds up to 3 dinosaurs of any species, the same or different. Scores 7 points if it has exactly 3 dinosaurs, otherwise 0.
rule-text-D-32 = King of the Jungle: woodlands, right of the River. Holds 1 dinosaur of any species. Scores 7 points if no other zoo has more dinosaurs of that species than yours, otherwise 0. A tie is enough. Count all dinosaurs in the zoos, including the River (D-51).
rule-text-D-33 = Prairie of Love: grasslands, left of the River. Holds dinosaurs of any species; international rules: any number, Polish rules: up to 6. Scores 5 points for each couple, which is two dinosaurs of the same species. A species may form several couples; a dinosaur without a partner scores nothing here.
rule-text-D-34 = Meadow of Differences: grasslands, right of the River. Holds up to 6 dinosaurs, all of different species, filled from left to right without gaps. Scores 1, 3, 6, 10, 15 or 21 points for 1, 2, 3, 4, 5 or 6 dinosaurs.
rule-text-D-35 = Solitary Island: grasslands, right of the River. Holds 1 dinosaur of any species. Scores 7 points if it is the only dinosaur of its species in your whole zoo, including the River (D-51), otherwise 0.
rule-text-D-36 = River: not a pen, and not part of any zone or side. It always accepts any dinosaur, whatever the die shows, and has no limit. Scores 1 point for each dinosaur in it, and never a T-Rex bonus (D-50).

## The Winter board

rule-text-D-40 = Well-Ordered Wood: woodlands, left of the River. Holds up to 6 dinosaurs of two different species that alternate, filled from left to right without gaps: A B A B A B. The first two dinosaurs decide which two species. You may not leave a space empty to skip a species. Scores 2, 4, 8, 12, 18 or 24 points for 1, 2, 3, 4, 5 or 6 dinosaurs.
rule-text-D-41 = Lovers’ Bridge, left bank: woodlands, left of the River. Holds any number of dinosaurs of any species. The two banks together score 6 points for each couple: one dinosaur on the left bank and one of the same species on the right bank.
rule-text-D-42 = Lovers’ Bridge, right bank: grasslands, right of the River. Holds any number of dinosaurs of any species. Its couples are scored together with the left bank (D-41).
rule-text-D-43 = Lookout: woodlands, right of the River. Holds 1 dinosaur of any species. Scores 2 points for each dinosaur of that species in the zoo of the player on your right, including the River (D-51). The player on your right is the one who passes their hand to you; with two players, it is your opponent.
rule-text-D-44 = Quarantine Zone: grasslands, left of the River. Holds 1 dinosaur of any species. Scores nothing by itself; its dinosaur moves at the end of the game (D-46).
rule-text-D-45 = Pyramid: grasslands, right of the River. Holds up to 6 dinosaurs in three rows (D-47). Each dinosaur scores by its row: 2 points at the bottom, 4 in the middle, 7 on top.
rule-text-D-46 = After the last turn and before scoring, the dinosaur in the Quarantine Zone moves to another pen whose own rule accepts it, or to the River. The die does not apply. All players decide at the same time. International rules: it must move. Polish rules: it may stay; then it scores nothing except a T-Rex bonus (D-50).
rule-text-D-47 = The Pyramid has 3 spaces at the bottom, 2 in the middle and 1 on top, stacked like bricks: each upper space touches the two spaces below it. Fill all 3 spaces at the bottom first, then both in the middle, then the top; within a row, you choose the space. Two dinosaurs of the same species may not be on spaces that touch, either side by side or one above the other. You are allowed to block a space for yourself this way.
rule-text-D-48 = River: the same as on the Summer board (D-36). It always accepts any dinosaur, has no limit and scores 1 point for each.

## Scoring

rule-text-D-50 = Each pen with at least one T-Rex scores 1 extra point; more T-Rexes in the same pen add nothing. The two banks of Lovers’ Bridge count as two pens. The River never scores this bonus.
rule-text-D-51 = Whenever the dinosaurs of a whole zoo are counted – for King of the Jungle, Solitary Island and the Lookout, and to break a tie (D-53) – count those in every pen and in the River.
rule-text-D-52 = The player with the most points wins.
rule-text-D-53 = If points are tied, the tied player with the fewest T-Rexes in their whole zoo wins. If that is also tied, they share the victory.

## Scoring examples

rule-text-D-60 = Summer, 31 points. Prairie of Love, 2 dinosaurs of the same species: 5. Forest of Sameness, 3 dinosaurs: 8. Woody Trio, full: 7. Meadow of Differences, 4 dinosaurs, one of them a T-Rex: 10. A T-Rex in one pen: 1. (The English and German rulebooks print a total of 30 for this zoo, which is a misprint: their own numbers add up to 31.)
rule-text-D-61 = Summer, 33 points. Forest of Sameness, 2 dinosaurs: 4. King of the Jungle, with 5 of that species in the zoo and no other zoo with more: 7. Woody Trio, not full: 0. Meadow of Differences, 3 dinosaurs: 6. Prairie of Love, one couple: 5. Solitary Island, the only one of its species: 7. River, 1 dinosaur: 1. A T-Rex in each of 3 pens: 3.
rule-text-D-62 = Winter, 38 points. Well-Ordered Wood, 3 dinosaurs: 8. Lookout, 3 of that species in the zoo on the right: 6. Lovers’ Bridge, 2 couples: 12. Pyramid, 4 dinosaurs: 2 + 2 + 2 + 4 = 10. River, empty: 0. A T-Rex in each of 2 pens: 2.
