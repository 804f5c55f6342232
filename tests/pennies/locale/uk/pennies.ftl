### Pennies.

pennies-guessed = { $seat }: здогад зроблено.
pennies-tossed = На монеті випадає { $side }.
side-heads = орел
side-tails = решка
part-right = Правильні здогади
phase-guess = Орел чи решка?
phase-toss = Монету підкинуто
pennies-sure = Enter — підтвердити, u — передумати:
pennies-points = Очки
pennies-nothing-hidden = Приховані лише здогади, доки не впаде монета.
explain-pennies = Вгадай, якою стороною впаде монета: очко за кожен правильний здогад.

# In the browser.
game-pennies = Орел чи решка
game-about-pennies = Вгадай, якою стороною впаде монета.
game-idea-pennies = Вгадай, якою стороною впаде монета: очко за кожен правильний здогад.
