### Pennies.

pennies-guessed = { $seat } has guessed.
pennies-tossed = The coin shows { $side }.
side-heads = heads
side-tails = tails
part-right = Right guesses
phase-guess = Heads or tails?
phase-toss = The coin is tossed
pennies-sure = Enter to guess, u to think again:
pennies-points = Points
pennies-nothing-hidden = Only the guesses are hidden, until the coin is tossed.
explain-pennies = Guess which side the coin will show: a point for each right guess.

# In the browser.
game-pennies = Pennies
game-about-pennies = Guess which side the coin will show.
game-idea-pennies = Guess which side the coin will show: a point for each right guess.
