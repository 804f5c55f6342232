### “How to play” Drakon, in pictures.

howto-search-drakon = for example: arrows, dragon, tie
howto-drakon-idea = You are a hero in the lair of Drakon, the dragon. Build the lair, follow its arrows, and be the first to hold coins worth 10.

howto-table = On the table
howto-label-entrance = The entrance: all heroes start here.
howto-label-hero = Your hero.
howto-label-chamber = A chamber. The picture shows what happens to a hero who enters.
howto-label-arrow = Arrows are the ways out. No arrow, no way out.
howto-label-space = An empty space next to the lair: a new chamber can go here.
howto-label-drakon = Drakon. She appears when the first “Drakon’s Move” chamber is placed.
howto-label-hoard = The hoard: coins worth 1, 2 or 3, face down.
howto-label-pile = The pile of chambers.
howto-label-hand = Your hand: four chambers to start with, for your eyes only.

howto-turn-drakon = Your turn
howto-turn-drakon-text = Do one of two things: place a chamber or move your hero.
howto-lay = Place a chamber next to the lair, turned any way you like. Then draw a new one.
howto-arrows = Two arrows may never face each other.
howto-arrows-good = Allowed
howto-arrows-bad = Not allowed
howto-go = Or move your hero: follow an arrow into the next chamber.
howto-effect = A chamber takes effect when you enter it. Here you find a coin!
howto-placing-only = Placing a chamber doesn’t trigger it; entering it does, no matter who moved you there.

howto-coins = Coins
howto-coins-text = Coins are worth 1, 2 or 3. Only you may look at yours; the others see how many you have.
howto-sum = { $sum } = { $total }: you win!

howto-chambers = What the chambers do
howto-chambers-text = “May” means you can choose not to. Everything else happens whether you like it or not.

howto-meet = Beware of Drakon
howto-meet-move = The chamber “Drakon’s Move” lets you move her up to 3 chambers. Arrows don’t stop her, gaps do.
howto-meet-cost = If she stops in your chamber, or your turn ends in hers, you go back to the entrance and lose a random coin.

howto-end-drakon = The end
howto-end-drakon-text = As soon as your coins are worth 10, you win, even in another player’s turn. If nobody can place a chamber or move any more, the highest total wins; players who tie share the victory.

howto-more-drakon = For your next game
howto-heroes = Every hero has an ability that can be used once per game.
howto-escape = Coins worth 8 are enough, but then you must get out through an Escape or a Portal.
howto-short = Coins worth 7 are enough.
howto-teams = Four or six players form teams of two that share their coins.
