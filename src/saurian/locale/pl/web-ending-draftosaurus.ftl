### Koniec gry w Draftozaura: liczenie punktów, pole po polu.

count-begin = Plansze są gotowe: czas policzyć punkty.
count-past = { $board }: gra już policzona
count-you = ty { $count }
count-other = { $seat } { $count }
count-king-most = Najwięcej { $species_many }: { $numbers }
count-king-beaten = Nie najwięcej { $species_many }: { $numbers }
count-lookout =
    { $count ->
        [0] { $seat } po prawej nie ma { $species_many }
       *[some] Liczba { $species_many } po prawej ({ $seat }): { $count }
    }
count-lookout-you =
    { $count ->
        [0] Brak { $species_many } na twojej planszy po prawej
       *[some] Liczba { $species_many } na twojej planszy po prawej: { $count }
    }
count-island-alone = { $species }: jedyny na planszy
count-island-shared = { $species }: nie sam, na planszy: { $count }
count-trex = Pola z tyranozaurem: { $count }
count-tied = Remis: po { $points } pkt i tyle samo tyranozaurów.
count-tied-trexes = Remis, po { $points } pkt: decyduje mniejsza liczba tyranozaurów, { $fewest } do { $next }.
fact-best-placement = Najlepszy ruch
fact-placement = { $species }, { $spot }
fact-best-pen = Najcenniejsze pole
fact-favourite = Ulubiony dinozaur
fact-river = Dinozaury w Rzece
