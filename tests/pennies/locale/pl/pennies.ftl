### Pennies.

pennies-guessed = { $seat } – typ gotowy.
pennies-tossed = Na monecie wypada { $side }.
side-heads = orzeł
side-tails = reszka
part-right = Trafione typy
phase-guess = Orzeł czy reszka?
phase-toss = Rzut monetą
pennies-sure = Enter – zatwierdź, u – wróć:
pennies-points = Punkty
pennies-nothing-hidden = Ukryte są tylko typy, aż do rzutu monetą.
explain-pennies = Zgadnij, która strona monety wypadnie: punkt za każde trafienie.

# In the browser.
game-pennies = Orzeł czy reszka
game-about-pennies = Zgadnij, która strona monety wypadnie.
game-idea-pennies = Zgadnij, która strona monety wypadnie: punkt za każde trafienie.
