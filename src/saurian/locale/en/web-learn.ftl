### The guided first games.

learn-title = Your first game of { $game }
learn-progress = Step { $step } of { $last }
learn-not-now = Later you may do that. For now, do what is marked.
learn-play = Play against easy bots
learn-back = Back
learn-leave = Leave

## Draftosaurus

learn-step-draftosaurus-1 = Everyone holds six dinosaurs and secretly chooses one each turn. Two of yours are yellow triceratopses: tap one, and tap it again to choose it.
learn-step-draftosaurus-2 = All show their dinosaurs and place them. You rolled the die, so it does not bind you. Put the triceratops into the Forest of Sameness: one species only, and each more of it is worth more.
learn-step-draftosaurus-3 = The other dinosaurs went to your left, and you got a new hand. The die shows “grasslands”, and this time it binds you. Choose the pink parasaurolophus.
learn-step-draftosaurus-4 = Grasslands are the light pens at the bottom; all others are closed to you now. Put it onto the Prairie of Love: two of a species there are a couple and score 5.
learn-step-draftosaurus-5 = The die shows “empty pen”: only pens without a dinosaur are open. Choose the red T-Rex.
learn-step-draftosaurus-6 = Put the T-Rex into the Woody Trio. Three dinosaurs there score 7 – and each pen with a T-Rex scores 1 more point.
learn-step-draftosaurus-7 = You roll again, so you are free. Choose the triceratops to go with your first one.
learn-step-draftosaurus-8 = Put it into the Forest of Sameness: two of a species are worth 4 points, six are worth 24.
learn-step-draftosaurus-9 = The die shows “no T-Rex”: pens with a T-Rex are closed. Only T-Rexes are left in your hand: choose one.
learn-step-draftosaurus-10 = The River is open to everyone, whatever the die says, and each dinosaur in it scores 1 point. Put the T-Rex there.
learn-end-draftosaurus = That is a turn! After twelve dinosaurs the zoos are counted, and most points win; if it is a tie, the fewest T-Rexes. Tap any pen in a game to read its rule.

## Drakon

learn-step-drakon-1 = Six heroes rob a dragon’s lair. Everyone picks one and starts at the entrance. Take the knight.
learn-step-drakon-2 = In a turn you either place a chamber or move. Pick “Find a Coin” in your hand and put it above the entrance. Arrows are ways out, and two arrows may never point at each other. Then you draw a new chamber.
learn-step-drakon-3 = Now walk: a hero follows an arrow of the chamber where he is. Go north, into “Find a Coin”.
learn-step-drakon-4 = Entering a chamber sets it off: you found a coin, which only you may see. Next, wake the dragon: pick “Drakon’s Move” and put it above your hero.
learn-step-drakon-5 = The first such chamber calls Drakon. You say where she appears: put her on the entrance.
learn-step-drakon-6 = Drakon sends whoever she meets back to the entrance, a coin poorer. Go north, into “Drakon’s Move”.
learn-step-drakon-7 = You may move Drakon by up to three chambers, whatever the arrows. Your rival is just beside her: send her there.
learn-end-drakon = She got him! He is back at the entrance and has lost a coin. Whoever has coins worth 10 wins. Tap any chamber in a game to read what it does.
