### Osoby przy stole: jak strona o nich mówi.

name-ask = Jak mamy się do ciebie zwracać?
name-ask-note = Na razie grasz jako „Gość”. Imię zostaje na tym urządzeniu i widać je przy twoich stołach.
