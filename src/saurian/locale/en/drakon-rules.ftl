### The rules of Drakon in our own words. Each rule can be read without the others. † marks what no printed source settles.

rules-title-drakon = The rules of Drakon

rules-heading-drakon-setup = Setup
rules-heading-drakon-turn = Your turn
rules-heading-drakon-placing = Placing a chamber
rules-heading-drakon-moving = Moving
rules-heading-drakon-coins = Coin chambers
rules-heading-drakon-chambers = Action chambers
rules-heading-drakon-paths = Movement chambers
rules-heading-drakon-drakon = Drakon
rules-heading-drakon-winning = Winning
rules-heading-drakon-optional = Optional rules
rules-heading-drakon-box = Chambers and coins

## Titles

rule-title-K-01 = Players and heroes
rule-title-K-02 = Chambers and the lair
rule-title-K-03 = Coins and the hoard
rule-title-K-04 = Starting hand
rule-title-K-05 = Where Drakon starts
rule-title-K-10 = One action per turn
rule-title-K-11 = When you cannot place or move
rule-title-K-12 = When nobody can act
rule-title-K-13 = Chambers that fit nowhere
rule-title-K-14 = Limits
rule-title-K-20 = Where a chamber may go
rule-title-K-21 = Arrows that face each other
rule-title-K-22 = Drawing a chamber
rule-title-K-23 = Arrows after other changes
rule-title-K-30 = Following an arrow
rule-title-K-31 = Sharing a chamber
rule-title-K-32 = When a chamber takes effect
rule-title-K-33 = “May” and “must”
rule-title-K-34 = Effects that are impossible
rule-title-K-40 = { chamber-find-coin }
rule-title-K-41 = { chamber-lose-coin }
rule-title-K-42 = { chamber-steal-coin }
rule-title-K-43 = { chamber-steal-chamber }
rule-title-K-44 = { chamber-drakon-move }
rule-title-K-45 = { phase-place-drakon-move }
rule-title-K-46 = { chamber-destroy }
rule-title-K-47 = { chamber-rotate }
rule-title-K-48 = { chamber-swap }
rule-title-K-49 = { chamber-flying }
rule-title-K-50 = { chamber-mind-control }
rule-title-K-51 = { chamber-escape }
rule-title-K-52 = { chamber-harp }
rule-title-K-53 = { chamber-windstorm }
rule-title-K-54 = { chamber-key }
rule-title-K-55 = { chamber-portal }
rule-title-K-56 = { chamber-empty }
rule-title-K-57 = { chamber-entrance }
rule-title-K-60 = Meeting Drakon
rule-title-K-61 = What a meeting costs
rule-title-K-62 = In Drakon’s chamber
rule-title-K-63 = Passing by
rule-title-K-70 = { rules-heading-drakon-winning }
rule-title-K-71 = Secret coins
rule-title-K-80 = Escape from the lair
rule-title-K-81 = Heroes!
rule-title-K-82 = { hero-druid }
rule-title-K-83 = { hero-knight }
rule-title-K-84 = { hero-ranger }
rule-title-K-85 = { hero-sorceress }
rule-title-K-86 = { hero-thief }
rule-title-K-87 = { hero-fighter }
rule-title-K-88 = Short game
rule-title-K-89 = Teams
rule-title-K-90 = { rules-heading-drakon-box }

## Setup

rule-text-K-01 = The game is for 2 to 6 players. Each player controls one of six heroes, no two the same: Druid, Knight, Ranger, Sorceress, Thief, Fighter. A random player goes first.
rule-text-K-02 = There are 72 chambers: square tiles, most of them with arrows on some of their sides. One is the entrance; it starts in the middle of the table. Shuffle the other 71 to form the face-down pile. All chambers on the table together are the lair.
rule-text-K-03 = There are 28 coins worth 1, 2 or 3 (K-90). They lie face down and mixed on the table: this is Drakon’s hoard.
rule-text-K-04 = In turn order, each player picks a hero, puts it on the entrance and draws 4 chambers from the pile. These are the player’s hand, which nobody else may see.
rule-text-K-05 = Drakon, the dragon, starts beside the lair. She enters later (K-45).

## Your turn

rule-text-K-10 = Turns go clockwise. In your turn you take exactly one action: either place a chamber from your hand or move your hero.
rule-text-K-11 = If you cannot move, you must place a chamber. If you have no chamber that you can place, you must move. If you can do neither, you miss your turn.
rule-text-K-12 = When no player can place a chamber or move any more, the game ends at once. Everyone reveals their coins, and the player with the highest total wins. If players tie, they share the victory.† So that every game ends, it also ends like this after 50 rounds in a row without a new chamber; a round is one turn for each player.†
rule-text-K-13 = A chamber in your hand that does not fit anywhere cannot be placed; it is as if you did not have it. If you miss your turn for this reason, show everyone your hand.†
rule-text-K-14 = So that every game ends, this table has three limits: Mind Control can move heroes at most 20 times in one turn; the game ends after 50 rounds in a row without a new chamber, and then the coins decide as in K-12; and the lair may cover at most 71 × 71 spaces, with the entrance in the middle.†

## Placing a chamber

rule-text-K-20 = Place the chamber on an empty space that shares an edge with a chamber of the lair. You may rotate it any way you like. The lair may extend up to 35 spaces from the entrance in each direction.†
rule-text-K-21 = No arrow may face another arrow. Check all four sides of the chamber you place. An arrow may face a side without an arrow, and two sides without arrows may face each other.
rule-text-K-22 = After placing a chamber, draw one from the pile. If the pile is empty, you draw nothing. There is no hand limit.
rule-text-K-23 = Arrows may not face each other after a rotation (K-47), a swap (K-48) or a flight (K-49), either. So there are never two arrows in the lair that face each other.

## Moving

rule-text-K-30 = Your hero follows an arrow out of its chamber, into the neighbouring chamber that the arrow points to. Staying where you are is not a move.
rule-text-K-31 = Any number of heroes may be in the same chamber.
rule-text-K-32 = Every time a hero enters a chamber, the chamber takes effect on that hero, even if another player moved the hero there. Placing a chamber does not trigger its effect; there are two exceptions (K-45, K-51).
rule-text-K-33 = If the rule of a chamber says “may”, you can choose not to use its effect. Otherwise you must carry it out if you can. Each chamber’s rule says which kind it is.
rule-text-K-34 = An effect that cannot be carried out does nothing.

## Coin chambers

rule-text-K-40 = Find a Coin: when you enter, take a random coin from the hoard, look at it and keep it face down. If the hoard is empty, nothing happens.
rule-text-K-41 = Lose a Coin: when you enter, return one of your coins, chosen at random, to the hoard, face down, and mix the hoard. If you have no coins, nothing happens.
rule-text-K-42 = Steal a Coin (left) and Steal a Coin (right): when you enter, take a random coin from the player on that side of you.† If that player has no coins, nothing happens.

## Action chambers

rule-text-K-43 = Steal a Chamber: when you enter, you may choose another player who has chambers in hand and take one of them at random. The other player does not draw a new one.
rule-text-K-44 = Drakon’s Move: when you enter, you may move Drakon 0 to 3 chambers. She moves from chamber to neighbouring chamber, never diagonally and never over empty spaces, and ignores all arrows and effects.
rule-text-K-45 = When the first “Drakon’s Move” of the game is placed, Drakon enters the lair: the player whose turn it is must put her on any unoccupied chamber, which may be the new one. Unoccupied means that no hero and no Drakon is on it. This also applies if the chamber is swapped in (K-48).†
rule-text-K-46 = Destroy a Chamber: when you enter, you may remove an unoccupied chamber of the lair from the game, but never the entrance. This may split the lair into separate parts.
rule-text-K-47 = Rotate a Chamber: when you enter, you may rotate any chamber of the lair so that it faces a different way and no arrows face each other. The chamber may be occupied, and it may be the entrance.
rule-text-K-48 = Swap a Chamber: when you enter, you may replace an unoccupied chamber of the lair, but never the entrance, with a chamber from your hand. Put the new chamber in the same space, rotated so that no arrows face each other. The old chamber goes to your hand.† You do not draw.
rule-text-K-49 = Flying Chamber: when you enter, you may move this chamber, with every figure on it, to an empty space next to another chamber of the lair, rotated so that no arrows face each other. It may also land on its old space, if it faces a different way there and still touches another chamber.† This may split the lair into separate parts. The chamber does not take effect again when it lands.
rule-text-K-50 = Mind Control: when you enter, you may move another hero by one legal move of your choice. The rules for leaving a chamber apply to that hero (K-52, K-53, K-54, K-55). The chamber where the hero arrives takes effect on that hero, and the hero’s own player makes any decisions about it. So that every turn ends, Mind Control can be used at most 20 times in one turn.†
rule-text-K-51 = Escape: when you place this chamber next to your own hero, you may put your hero on it at once, ignoring the arrows.† This also gets you away from a Magic Harp or a Windstorm. Entering this chamber later does nothing.†

## Movement chambers

rule-text-K-52 = Magic Harp: if an arrow of a hero’s chamber points to a Magic Harp, the hero must go there if they move. Nobody is ever forced to move: the player may place a chamber instead. With two Magic Harps to go to, the player chooses. A hero on a Key or a Portal is not affected.
rule-text-K-53 = Windstorm: a move out of this chamber is always two steps, and both must be legal. The hero only passes through the first chamber: it has no effect, and the hero does not meet Drakon there. The second chamber takes effect. If no two steps are possible, the hero cannot move at all. If the first chamber is a Key or a Portal, treat it as having an arrow on each side where the neighbouring chamber has no arrow pointing back at it. Magic Harps apply to both steps (K-52). First step: it must go to a Magic Harp only if a second step is possible from there; a Harp never traps a hero who could take two steps elsewhere. Second step: if an arrow of the first chamber points to a Magic Harp, the hero must go there; this includes a Key or a Portal that the hero passes through.† The hero’s own player chooses the steps, unless another player is moving the hero (K-50, K-83).
rule-text-K-54 = Key: you may leave it through any side where there is a chamber without an arrow pointing at the Key.
rule-text-K-55 = Portal: you may leave it for any other chamber of the lair, and that chamber takes effect.
rule-text-K-56 = Empty chamber: nothing happens. Empty chambers have one, two or three arrows.
rule-text-K-57 = Entrance: nothing happens. It can never be destroyed, swapped or flown away, but it can be rotated. It has arrows on all four sides.†

## Drakon

rule-text-K-60 = A hero meets Drakon in two cases: (1) Drakon ends a move in the hero’s chamber; a move of 0 chambers counts. (2) The hero’s own turn ends in Drakon’s chamber. Entering her chamber is not a meeting yet: if you can still move this turn (with the Ranger’s ability or two actions a turn), you may leave again. A hero who is moved into her chamber during another player’s turn stays there and meets her only if still there when the hero’s own turn ends.
rule-text-K-61 = When heroes meet Drakon, every hero in her chamber goes to the entrance, and each of them returns a random coin to the hoard. A hero without coins simply goes to the entrance. If the meeting is at the entrance, the heroes stay there and still lose a coin each.
rule-text-K-62 = When a hero enters the chamber where Drakon is, that chamber does not take effect.
rule-text-K-63 = Heroes in chambers that Drakon only passes through do not meet her. She never moves diagonally.

## Winning

rule-text-K-70 = As soon as your coins are worth 10 or more in total, you win, even in another player’s turn.
rule-text-K-71 = You may look at your own coins at any time. The other players can only see how many you have.

## Optional rules

rule-text-K-80 = Escape from the lair: you need coins worth only 8, but then you must get out. You win at once when your hero enters an Escape or a Portal while you have coins worth 8 or more. It does not matter how your hero gets in, or whether Drakon is there. If your hero is already there when you reach 8, you must leave and enter again. Being blown through by a Windstorm, as the first of two steps, does not count as entering.† If nobody can act any more, the highest total wins as usual (K-12).
rule-text-K-81 = Heroes! Each hero has one ability that can be used once per game (K-82, K-83, K-84, K-85, K-86, K-87).
rule-text-K-82 = Druid: when a chamber or a rival’s ability is about to take a random coin from you, you may prevent it, even in another player’s turn. Decide before the coin is drawn. You cannot use this when you meet Drakon.
rule-text-K-83 = Knight: in your turn, before or after your action, move one rival who is in your chamber by one legal move of your choice. The same rules apply as for Mind Control (K-50).
rule-text-K-84 = Ranger: in your turn, before or after your action, make one extra legal move. If your action is also a move, both chambers take effect.
rule-text-K-85 = Sorceress: as your move, leave through any side that has a chamber next to it, with or without an arrow, even if an arrow of that chamber points at yours. If a Magic Harp applies to you (K-52), you must still go there. Out of a Windstorm, you still need two steps (K-53); only the first may ignore the arrows.
rule-text-K-86 = Thief: in your turn, before or after your action, take a random coin from one rival who is in your chamber.
rule-text-K-87 = Fighter: in your turn, before or after your action, discard any number of chambers from your hand, which leave the game, and draw the same number. If you then have fewer than four, draw up to four.†
rule-text-K-88 = Short game: coins worth 7 are enough to win. It cannot be combined with Escape from the lair (K-80), because both set the goal.†
rule-text-K-89 = Teams: 4 or 6 players play in teams of two. Partners sit opposite each other and share all their coins; both may look at them, and losses and thefts come out of the shared coins. A team needs coins worth 20, with Escape from the lair 16 (K-80), in a short game 14 (K-88).†

## Chambers and coins

rule-text-K-90 = The rulesheet does not say how many there are of each chamber and coin. This is the set we use.† If your own game is different, you can enter its numbers in a file and play with that. There are also two house rules, which are off unless you choose them: Drakon starts on the entrance, and two actions a turn.
