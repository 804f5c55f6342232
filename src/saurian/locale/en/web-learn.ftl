### The guided first games.

learn-title = Your first game of { $game }
learn-progress = Step { $step } of { $last }
learn-coach = Coach
learn-begin = Let’s play
learn-continue = Continue where you left off (step { $step } of { $last })
learn-restart = Start over
learn-promise = It takes five minutes at most. You can stop at any time and continue later.
learn-next = Next
learn-twice = Tap twice: once to look, once to do it.
learn-meanwhile = Meanwhile…
learn-forbidden = { $why }. No harm done, try again!
learn-unplanned = You may do that in a real game. For now, let’s stick to the plan.
learn-play = { $count ->
    [one] Play against an easy bot now
   *[other] Play against easy bots now
}
learn-back = Back one step
learn-leave = Quit the lesson

learn-rival-1 = Mia
learn-rival-2 = Leo

## Draftosaurus

learn-goal-title-draftosaurus = Build the best dinosaur zoo
learn-goal-draftosaurus = You, Mia and Leo each fill a zoo with twelve dinosaurs. Every pen scores in its own way, and the player with the most points wins. Let’s play a whole game together!

learn-draftosaurus-forest = Each turn, everyone secretly takes one dinosaur from their hand and puts it in their zoo. Take a triceratops.
learn-draftosaurus-forest-then = This is the Forest of Sameness: one species only, and every extra one is worth more. Six score 24 points! Put it here.
learn-draftosaurus-pass = Everyone has placed one. You passed the rest of your hand to Mia on the left and got this one from Leo on the right.
learn-draftosaurus-die = Mia rolled “Grasslands”. The player who rolls may use any pen; everyone else must follow the die. Only the Prairie, the Meadow and the Island are open to you now.
learn-draftosaurus-love = Take a parasaurolophus. You’ll want a second one later.
learn-draftosaurus-love-then = The Prairie of Love is for couples: two of the same species score 5 points. Here comes the first of them.
learn-draftosaurus-trio = Leo rolled “Empty pen”: only pens without any dinosaurs are open to you. Take the T-Rex.
learn-draftosaurus-trio-then = The Woody Trio takes any species: exactly three dinosaurs score 7 points. And each pen with a T-Rex scores 1 extra point.
learn-draftosaurus-forest-again = This time you rolled, so the die doesn’t apply to you. And your hand is back: take the other triceratops.
learn-draftosaurus-forest-again-then = It fits the Forest of Sameness: two of the same species score 4 points there.
learn-draftosaurus-meadow = “Watch out for T-Rex”: pens that already have a T-Rex are closed, such as your Trio. Take a diplodocus.
learn-draftosaurus-meadow-then = The Meadow of Differences takes each species only once. One dinosaur scores 1 point, six score 21.
learn-draftosaurus-half = Half-time, and these are your points! Your last dinosaur has joined the Meadow. Now everyone draws six new ones for the second and last round.
learn-draftosaurus-love-again = You rolled again, so all your pens are open. Take a parasaurolophus…
learn-draftosaurus-love-again-then = …and make the couple complete: 5 points!
learn-draftosaurus-trio-again = “Food court”: only the pens left of the River are open. Take a diplodocus.
learn-draftosaurus-trio-again-then = The Woody Trio takes everyone. This is number two.
learn-draftosaurus-trio-full = “Woodlands”: only the Forest, the Trio and the King are open. Take a stegosaurus.
learn-draftosaurus-trio-full-then = Number three! That’s 7 points, plus 1 for the T-Rex.
learn-draftosaurus-rivals = Have a look at the other zoos: Mia and Leo have only one triceratops each. You have two!
learn-draftosaurus-king = And you rolled, so you can use any pen. Take your third triceratops.
learn-draftosaurus-king-then = The King of the Jungle scores 7 points if nobody else has more of that species in their whole zoo. A tie is good enough.
learn-draftosaurus-island = “Restrooms”: only the pens right of the River are open. Take the spinosaurus, your first one.
learn-draftosaurus-island-then = The Solitary Island scores 7 points if its dinosaur is the only one of its species in your whole zoo.
learn-draftosaurus-river = “Empty pen”, but none of your pens is empty! Take your last dinosaur, the T-Rex.
learn-draftosaurus-river-then = The River is always open, whatever the die shows. Each dinosaur in it scores 1 point. A T-Rex scores nothing extra here.
learn-end-draftosaurus = Your zoo is full. Each pen scores by its own rule, each pen with a T-Rex scores 1 extra point, and each dinosaur in the River scores 1. In a tie, the player with the fewest T-Rexes wins. During a game, tap any pen to read its rule.

## Drakon

learn-goal-title-drakon = Rob the dragon
learn-goal-drakon = In Drakon’s lair lies a hoard of coins worth 1, 2 or 3. The first player with coins worth 10 wins. Mia wants them too, and Drakon doesn’t care for visitors. Let’s play a whole game together!

learn-drakon-hero = Everyone picks a hero. Here, each has an ability that works once per game. Pick the Ranger, who can move a second time.
learn-drakon-arrows = You start at the entrance. Arrows are the ways out of a chamber, but so far they lead nowhere: you build the lair yourselves.
learn-drakon-lay = In your turn you do one thing: place a chamber or move. Take “Find a Coin” from your hand.
learn-drakon-lay-then = Put it above the entrance. Two arrows may never point at each other, so it only fits this way round. Afterwards you draw a new chamber.
learn-drakon-walk = Now move! Follow the arrow up, into “Find a Coin”. Entering a chamber triggers it.
learn-drakon-coins = A coin worth 3! Only you can see its value; the others see how many coins you have. At 10 you win.
learn-drakon-lay-theft = Mia has found a coin, too. Take “Steal a Coin”…
learn-drakon-lay-theft-then = …and put it above your hero.
learn-drakon-theft = Walk in, and you steal a coin from the player on your left. With two players that’s always Mia.
learn-drakon-lay-more = A coin worth 2: now you have 5. Take your next “Find a Coin”…
learn-drakon-lay-more-then = …and put it above your hero again.
learn-drakon-harp = That’s mean: Mia put a Magic Harp next to you. If an arrow of your chamber points at a Harp, you must go there when you move.
learn-drakon-harp-calls = So the coin above has to wait. Follow the call of the Harp.
learn-drakon-lay-drakon = Pay Mia back! Take “Drakon’s Move”…
learn-drakon-lay-drakon-then = …and put it next to you. The first chamber of this kind brings Drakon into the lair.
learn-drakon-drakon-comes = You decide where she appears: right next to Mia!
learn-drakon-drakon-wakes = A hero caught by Drakon loses a coin and goes back to the entrance. Enter “Drakon’s Move” to send her off.
learn-drakon-drakon-strikes = She flies up to three chambers, ignoring the arrows. Send her to Mia!
learn-drakon-struck = Caught! Mia is back at the entrance with one coin less. Beware: if you end your own turn in Drakon’s chamber, she catches you.
learn-drakon-close = A few turns later, you have found another 3. That makes 8: only 2 to go!
learn-drakon-lay-last = Take “Find a Coin” once more…
learn-drakon-lay-last-then = …and put it two steps away from you.
learn-drakon-danger = The Harp has lured Mia right next to “Drakon’s Move”. Next turn, Drakon would come for you. It’s now or never!
learn-drakon-run = Two steps to the coin. Take the first one.
learn-drakon-ability = Your turn would be over now. But you are the Ranger: use your ability and move once more!
learn-drakon-win = One last step to the coin!
learn-end-drakon = Coins worth 10: the lair is yours! You have placed and entered chambers, stolen a coin, followed the Harp and set Drakon on a rival. Abilities are an option that you can switch on for any game. Tap any chamber to read what it does.
