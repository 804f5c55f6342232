# Learning.

help-train-games = z ilu partii się uczyć, dla każdego rodzaju stołu; domyślnie z tylu, co dla pliku dołączonego do botów, a to trwa do kwadransa
help-train-seed = początek losowania: ta sama wartość daje te same tabele
help-train-output = gdzie zapisać to, czego się nauczono; domyślnie tam, gdzie szukają tego boty

train-running =
    { $minutes ->
        [one] Nauka (około { $minutes } minuty)
        [few] Nauka (około { $minutes } minut)
        [many] Nauka (około { $minutes } minut)
       *[other] Nauka (około { $minutes } minuty)
    }
train-nothing = w grze { $game } nie ma się czego uczyć: jej boty nie potrzebują wyuczonych tabel
train-written = Zapisano: { $file }
figure-command = Polecenie
figure-minutes = Minuty
figure-mean-points = Średnia liczba punktów na koniec, według planszy i liczby graczy:
figure-mean-loss = Średnia strata oceny
