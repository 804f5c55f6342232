### Pennies.

pennies-guessed = { $seat } hat getippt.
pennies-tossed = Die Münze zeigt { $side }.
side-heads = Kopf
side-tails = Zahl
part-right = Richtige Tipps
phase-guess = Kopf oder Zahl?
phase-toss = Die Münze wird geworfen
pennies-sure = Enter tippt, u überlegt noch einmal:
pennies-points = Punkte
pennies-nothing-hidden = Verdeckt sind nur die Tipps, bis die Münze fällt.
explain-pennies = Rate, welche Seite die Münze zeigt: ein Punkt für jeden richtigen Tipp.

# In the browser.
game-pennies = Kopf oder Zahl
game-about-pennies = Rate, welche Seite die Münze zeigt.
game-idea-pennies = Rate, welche Seite die Münze zeigt: ein Punkt für jeden richtigen Tipp.
