### Podpowiedzi: dlaczego ruch jest dobry, po jednym zdaniu, i jak się je pokazuje.

hint-only-move = Nic innego nie można teraz zrobić.
hint-close = Drugi w kolejności ruch jest mniej więcej tak samo dobry.
hint-clear =
    { $percent ->
        [one] Wygrywa wyraźnie częściej niż drugi w kolejności ruch: o 1 grę na 100 więcej.
        [few] Wygrywa wyraźnie częściej niż drugi w kolejności ruch: o { $percent } gry na 100 więcej.
        [many] Wygrywa wyraźnie częściej niż drugi w kolejności ruch: o { $percent } gier na 100 więcej.
       *[other] Wygrywa wyraźnie częściej niż drugi w kolejności ruch: o { $percent } gry na 100 więcej.
    }
hint-found = Wśród wypróbowanych kontynuacji ten ruch wypadł najlepiej.
hint-first-sight = Na pierwszy rzut oka wygląda to najlepiej.

## Jak się je pokazuje

hint-thinking = Chwileczkę, myślę… Za pierwszym razem może to potrwać minutę albo dwie.
hint-title = Podpowiedź
hint-move = Ruch
hint-wins = Wygrane
hint-points = Punkty
hint-percent = { $percent }%
hint-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-why = Dlaczego
hint-averages = Średnie z wypróbowanych kontynuacji. Decyzja należy do ciebie.
hint-no-figures = Niczego nie wypróbowano, więc nie ma liczb. Decyzja należy do ciebie.
hint-says = Podpowiedź: { $move }
