### Plansza gry, która nie ma własnego folderu w przeglądarce.

plain-moves = Twoje ruchy
plain-components = Z czego składa się gra

## Klucze opisów wielu gier

plain-phase = Faza
plain-choice = Twój wybór
plain-points = Punkty
plain-round = Runda
plain-turn = Tura
