### The rules of Drakon in our own words. Each rule can be read without the others.

rules-title-drakon = The rules of Drakon

rules-heading-drakon-setup = Setting up
rules-heading-drakon-turn = The turn
rules-heading-drakon-placing = Placing a chamber
rules-heading-drakon-moving = Moving
rules-heading-drakon-coins = Chambers of coins
rules-heading-drakon-chambers = Chambers that do something
rules-heading-drakon-paths = Chambers that change the way
rules-heading-drakon-drakon = Drakon
rules-heading-drakon-winning = Winning
rules-heading-drakon-optional = Optional rules
rules-heading-drakon-box = The box

## Setting up

rule-text-K-01 = The game is for 2 to 6 players. Each leads a different one of six heroes: Druid, Knight, Ranger, Sorceress, Thief, Fighter. Chance decides who begins.
rule-text-K-02 = There are 72 chambers: square tiles, most of them with arrows on some of their sides. One is the entrance and lies in the middle from the start; the other 71 are shuffled and form the face-down pile. All chambers that lie on the table are the lair.
rule-text-K-03 = There are 28 coins worth 1, 2 or 3. They lie face down and mixed on the table: Drakon’s hoard. How many there are of each value is our reconstruction (K-90).
rule-text-K-04 = In turn order each player picks a hero, puts it on the entrance and draws 4 chambers from the pile. They are the hand, which nobody else may see.
rule-text-K-05 = Drakon, the dragon, waits beside the lair; what brings her in is told in K-45.

## The turn

rule-text-K-10 = Turns go clockwise. In your turn you do exactly one thing: either you place a chamber from your hand, or you move your hero.
rule-text-K-11 = If you cannot move, you must place. If you have nothing to place, you must move. If you can do neither, your turn is skipped.
rule-text-K-12 = When nobody can place or move any more, the game ends at once. All coins are revealed, and the highest total wins. The rulesheet does not speak of ties; here they share the victory. So that every game ends, this table also stops after 50 rounds in a row in which nobody has placed a chamber; then the coins decide, too.
rule-text-K-13 = A chamber that fits nowhere cannot be placed, as if you did not have it. That is our ruling. Whoever has to skip a turn for this reason shows the hand to everyone.

## Placing a chamber

rule-text-K-20 = Put the chamber, turned as you like, on an empty cell that shares an edge with a chamber of the lair. At this table the lair may grow to 35 cells from the entrance in every direction.
rule-text-K-21 = No arrow may face another arrow: look at all neighbours of the cell, on all four sides. An arrow that faces a side without an arrow is fine, and so are two sides without arrows.
rule-text-K-22 = After placing you draw one chamber from the pile; if the pile is empty, you draw none. There is no limit to the hand.
rule-text-K-23 = Arrows may not face each other after a rotation, a swap or a flight either. So there are never two arrows in the lair that face each other.

## Moving

rule-text-K-30 = Your hero follows an arrow of the chamber where he is into the neighbouring chamber that it points at. Staying in place is not a move.
rule-text-K-31 = Any number of heroes may be in one chamber.
rule-text-K-32 = Whenever a hero enters a chamber, it takes effect, also if somebody else has moved him there. Placing a chamber has no effect; the exceptions are K-45 and K-51.
rule-text-K-33 = Where a rule says “may”, you can do without the effect. All other effects must be carried out if that is possible. Which effects are which is written in the box file (K-90).
rule-text-K-34 = An effect that cannot be carried out does nothing.

## Chambers of coins

rule-text-K-40 = Find a Coin: when you enter, take a random coin from the hoard, look at it and keep it face down. If the hoard is empty, nothing happens.
rule-text-K-41 = Lose a Coin: when you enter, return a random coin of yours to the hoard, which is mixed again. If you have none, nothing happens.
rule-text-K-42 = Steal a Coin (left) and Steal a Coin (right): when you enter, take a random coin from the player on that side of you. If there is none, nothing happens. That the chamber tells the side is our inference.

## Chambers that do something

rule-text-K-43 = Steal a Chamber: when you enter, you may choose another player who has chambers in the hand and take one of them at random. The player robbed does not draw a new one.
rule-text-K-44 = Drakon’s Move: when you enter, you may move Drakon by 0 to 3 chambers. She goes from chamber to neighbouring chamber, whatever the arrows and effects, but not over empty cells.
rule-text-K-45 = As soon as the first Drakon’s Move of the game comes into the lair, Drakon appears: the player whose turn it is must put her on an unoccupied chamber, which may be the new one. Unoccupied means that neither a hero nor Drakon is there. That a chamber swapped in (K-48) calls her as well is our ruling.
rule-text-K-46 = Destroy a Chamber: when you enter, you may remove an unoccupied chamber from the game, but not the entrance. The lair may fall apart.
rule-text-K-47 = Rotate a Chamber: when you enter, you may turn a chamber of the lair to another position in which no arrows face each other. It may be occupied, and it may be the entrance.
rule-text-K-48 = Swap a Chamber: when you enter, you may take an unoccupied chamber, but not the entrance, into your hand and put another one from your hand in its place, turned so that no arrows face each other. You do not draw.
rule-text-K-49 = Flying Chamber: when you enter, you may move this chamber with all figures on it to another empty cell beside a chamber of the lair, turned so that no arrows face each other. The cell that it leaves does not count. The lair may fall apart. On landing the chamber does not take effect again.
rule-text-K-50 = Mind Control: when you enter, you may make another hero do one legal move and choose which. What applies on leaving his chamber applies to him (K-52 to K-55). The chamber where he arrives takes effect on him, and his own player decides about it. So that every turn ends, Mind Control works no more than 20 times in one turn at this table.
rule-text-K-51 = Escape: when you place this chamber beside your own hero, you may put him on it at once, whatever the arrows. That way he gets away from a Magic Harp or a Windstorm. Entering this chamber later does nothing. No printed source tells all of this; some of it is our inference.

## Chambers that change the way

rule-text-K-52 = Magic Harp: a hero with an arrow pointing at a Magic Harp must go there if he moves; he is never forced to move at all. With two harps he chooses. A hero on a Key or a Portal is free.
rule-text-K-53 = Windstorm: a move out of it is two steps, and both must be legal. The first chamber is only passed: it has no effect, and Drakon is not met there. The second one takes effect. If no two steps are possible, you cannot move at all. A Key or Portal that is passed counts as having an arrow to every side where the neighbour has no arrow pointing at it. If an arrow of the chamber passed points at a Magic Harp, the second step must go there. The hero’s own player steers, unless somebody else moves him (K-50, K-83).
rule-text-K-54 = Key: you leave it by any side where a chamber lies that has no arrow pointing at the Key.
rule-text-K-55 = Portal: you leave it to any other chamber of the lair, which takes effect.
rule-text-K-56 = Empty chamber: nothing happens. There are empty chambers with one, two and three arrows.
rule-text-K-57 = Entrance: it has no effect. It can never be destroyed, swapped or flown, but it can be rotated. That it has arrows to all four sides is our reconstruction.

## Drakon

rule-text-K-60 = A hero meets Drakon when she ends a move, even one of 0 chambers, where he is; when he enters the chamber where she is; and when he ends his own turn there. If he has met her in a turn by entering or ending, he does not meet her in that way again in the same turn. This last point is our ruling.
rule-text-K-61 = When Drakon is met, every hero in her chamber goes to the entrance, and each of them returns a random coin to the hoard. Whoever has no coin only goes. If it happens at the entrance, they stay there and pay.
rule-text-K-62 = For a hero who enters the chamber where Drakon is, that chamber does not take effect.
rule-text-K-63 = Heroes whom she only passes do not meet her. She never moves diagonally.

## Winning

rule-text-K-70 = As soon as your coins are worth 10 or more together, you win, even in another player’s turn.
rule-text-K-71 = You may look at your own coins at any time. The others see only how many you have.

## Optional rules

rule-text-K-80 = Escape from the lair: 8 is enough, but you must then enter an Escape or a Portal, by any means, with coins worth 8 or more. If nobody can act any more, K-12 holds. That Drakon bars the way if she is in that chamber is our ruling.
rule-text-K-81 = Heroes! Each hero has one ability and can use it once a game (K-82 to K-87).
rule-text-K-82 = Druid: before a chamber or a rival’s ability takes a random coin from her, she may prevent it, in anyone’s turn. She cannot do that when she meets Drakon.
rule-text-K-83 = Knight: in his turn, before or after his action, he moves one rival in his chamber by one legal move, as with Mind Control (K-50).
rule-text-K-84 = Ranger: in his turn, before or after his action, he does one more legal move. If his action was a move, too, both chambers take effect.
rule-text-K-85 = Sorceress: as her move she leaves by any side where a chamber lies, even against the arrows. If a Magic Harp binds her, she must go there all the same. Out of a Windstorm she needs two steps; only the first may break the arrows.
rule-text-K-86 = Thief: in his turn, before or after his action, he takes a random coin from one rival in his chamber, or he exchanges a coin of his choice for a random one of the hoard. The exchange is our reconstruction.
rule-text-K-87 = Fighter: in his turn, before or after his action, he discards any number of chambers from his hand, which leave the game, and draws as many. If he then has fewer than four, he draws up to four. This is our inference.
rule-text-K-88 = Short game: coins worth 7 are enough. It cannot be combined with the escape from the lair (K-80), because both set the goal; that is our ruling.
rule-text-K-89 = Teams: 4 or 6 players play in pairs. Partners sit opposite each other and share one purse, which both may look at; losses and thefts come out of it. A pair needs 20, in an escape from the lair 16 (K-80), in a short game 14 (K-88). How these rules combine is our ruling.

## The box

rule-text-K-90 = What only a real box can tell stands in a file that you can correct and play with; each value says how sure it is. A file that does not add up is refused. The default is our reconstruction. Coins: 8 of 1, 12 of 2, 8 of 3. Chambers: Find a Coin 12, Lose a Coin 4, Steal a Coin (left) 3, Steal a Coin (right) 3, Steal a Chamber 3, Drakon’s Move 4, Destroy a Chamber 3, Rotate a Chamber 3, Swap a Chamber 3, Flying Chamber 2, Escape 2, Magic Harp 3, Mind Control 3, Windstorm 2, Key 2, Portal 2, Empty chamber 17; with the entrance that makes 72. Of the 71 in the pile, 4 have no arrow (Keys and Portals), 17 have one, 13 have two on opposite sides, 20 have two on adjacent sides, 17 have three. Two house rules go beyond the rulesheet and are off unless you agree on them: Drakon is in the lair from the start, on the entrance; and two actions a turn.
