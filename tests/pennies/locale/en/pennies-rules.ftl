### The rules of pennies.

rules-title-pennies = The rules of Pennies
rules-heading-pennies-play = The game
rule-text-P-01 = In each round, everyone secretly guesses heads or tails.
rule-text-P-02 = Then the coin is tossed: everyone who guessed right scores 1 point. The most points win.
rule-title-P-01 = Guessing
rule-title-P-02 = The toss
