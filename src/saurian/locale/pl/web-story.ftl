### Stół w przeglądarce: historia gry, to, co się ominęło, i zasady obok planszy.

## Historia gry

story-end = Koniec gry
story-details = Szczegóły
story-you-table-left = Odchodzisz od stołu.
story-you-table-stood-in = Za ciebie gra teraz bot.
story-you-table-returned = Wracasz do gry.
story-you-table-handed = Przekazujesz swoje miejsce.

## To, co się ominęło

recap-title = Gdy cię nie było
