### “How to play” Draftosaurus, in pictures.

howto-search-draftosaurus = for example: dice, two players, tie
howto-draftosaurus-idea = You are building a dinosaur zoo. Pick one dinosaur each turn, pass the others on, and give all twelve of yours the pens where they score the most.

howto-zoo = Your zoo
howto-zoo-text = Every pen wants something different. Woodlands are at the top, grasslands at the bottom; the food court is left of the River, the restrooms are on the right.

howto-turn-draft = A turn
howto-turn-draft-text = Everyone plays at the same time. No waiting!
howto-roll = One player rolls the die. It shows everyone else where they may place their dinosaur.
howto-pick = Secretly pick one dinosaur from your hand.
howto-place = Everyone reveals their dinosaur, then places it. Here the die shows restrooms: only the right side is open.
howto-pass = Pass the rest of your hand to the left, and the die as well.
howto-river = Nothing suits you? The River is always open, whatever the die says. Only the player who rolled may ignore the die.
howto-rounds = Six turns make a round. After two rounds everyone has 12 dinosaurs.

howto-die = The die
howto-die-text = In these little zoos, the closed pens are dimmed. The River stays open.

howto-points = Counting points
howto-points-text = A finished zoo, pen by pen:
howto-total =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
howto-example-sameness = Two of the same species
howto-example-trio = Exactly three dinosaurs
howto-example-king = Nobody has more stegosauruses than you
howto-example-love = One couple
howto-example-differences = Two different species
howto-example-island = The only triceratops in your zoo
howto-example-river = One dinosaur
howto-example-trex = A T-Rex in two pens
howto-example-wood = Three dinosaurs of two species that alternate
howto-example-bridge = One couple across the River
howto-example-lookout = The player on your right has three of them
howto-example-pyramid = Three at the bottom, one in the middle
howto-example-winter-trex = A T-Rex in one pen

howto-end-draft = The end
howto-end-draft-text = The player with the most points wins. In a tie, the tied player with the fewest T-Rexes wins; if that is also a tie, you share the victory.

howto-more-draft = Good to know
howto-two = With two players, you play four short rounds, and every turn you each put one more dinosaur back in the box.
howto-five = With five players, you can let the die apply to everyone in the last turn of a round.
howto-seasons = Play Summer, then Winter, and add up the points.
