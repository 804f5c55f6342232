### Podpowiedzi: dlaczego ruch jest dobry, po jednym zdaniu, i jak się je pokazuje.

hint-only-move = To jedyny możliwy ruch.
hint-close = Drugi najlepszy ruch jest mniej więcej tak samo dobry.
hint-clear = Wygrywa w { $wins } na 100 gier, a drugi najlepszy ruch tylko w { $less }.
hint-found = Wśród sprawdzonych wariantów ten ruch wypadł najlepiej.
hint-first-sight = Na pierwszy rzut oka ten ruch wygląda najlepiej.

## Jak się je pokazuje

hint-thinking = Chwileczkę, myślę… Za pierwszym razem może to potrwać minutę lub dwie.
hint-title = Podpowiedź
hint-move = Ruch
hint-wins = Wygrane
hint-points = Punkty
hint-share = { $wins } na 100
hint-share-told = wygrywa w { $wins } na 100 gier
hint-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-why = Dlaczego
hint-averages = Średnie ze sprawdzonych wariantów. Decyzja należy do ciebie.
hint-no-figures = Nie sprawdzono żadnych wariantów, więc nie ma liczb. Decyzja należy do ciebie.
hint-says = Podpowiedź: { $move }
