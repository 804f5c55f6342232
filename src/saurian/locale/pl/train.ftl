# Learning.

help-train-games = z ilu partii się uczyć, dla każdego rodzaju stołu; domyślnie z tylu, z ilu powstał plik dołączony do botów, co trwa do kwadransa
help-train-seed = ziarno losowości: ta sama wartość daje te same tabele
help-train-to = gdzie zapisać to, czego się nauczono; domyślnie plik GRA-tables.npz w tym folderze
help-train-install = zastąp tabele tej instalacji, według których grają wszystkie jej boty

train-running =
    { $minutes ->
        [one] Nauka (około { $minutes } minuty)
        [few] Nauka (około { $minutes } minut)
        [many] Nauka (około { $minutes } minut)
       *[other] Nauka (około { $minutes } minuty)
    }
train-nothing = gra { $game } nie wymaga nauki: jej boty nie używają wyuczonych tabel
train-written = Zapisano: { $file }
train-needs-numba = nauka wymaga pakietu Numba, którego nie zainstalowano: pip install "saurian[sim]"
train-try = Czy jest lepiej, pokaże: { $command }
figure-command = Polecenie
figure-minutes = Minuty
figure-mean-points = Średnia liczba punktów na koniec, według planszy i liczby graczy:
figure-mean-loss = Średni błąd oceny
