# Matches of bots.

help-arena-bots = bot na każde miejsce, zgodnie z ruchem wskazówek zegara: random, greedy …, w razie potrzeby z ustawieniami: hard:iterations=2000
help-arena-games = co najmniej tyle partii; każde rozdanie jest grane przy każdym przesunięciu botów
help-arena-sprt = zakończ, gdy tylko będzie jasne, czy pierwszy bot wygrywa częściej, niż wynosi jego równy udział
help-arena-ladder = wszystkie boty grają przy mieszanych stołach i dostają ranking
help-arena-workers = na ilu procesach; domyślnie na tylu, ile jest procesorów
help-arena-ray = na klastrze Ray pod tym adresem; local: klaster na tym komputerze
help-arena-only = zagraj tylko partię numer N i wypisz jej zapis

arena-running = Partie w toku
arena-interrupted =
    { $count ->
        [one] Przerwano. Oto wynik { $count } partii:
        [few] Przerwano. Oto wynik { $count } partii:
        [many] Przerwano. Oto wynik { $count } partii:
       *[other] Przerwano. Oto wynik { $count } partii:
    }

arena-column-bot = Bot
arena-column-mu = Ranking
arena-column-sigma = ±
arena-column-win-share = Wygrane
arena-column-low = od
arena-column-high = do (95 %)
arena-column-par = Równy udział
arena-column-mean-score = Punkty
arena-column-games = Partie
arena-percent = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-points = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-count = { NUMBER($number) }

arena-sprt-above = { $bot } wygrywa częściej, niż wynosi równy udział.
arena-sprt-not-above = { $bot } nie wygrywa częściej, niż wynosi równy udział.
arena-sprt-unclear = Nie jest jeszcze jasne, czy { $bot } wygrywa częściej, niż wynosi równy udział.

# What is wrong.
arena-bad-seats =
    { $count ->
        [one] jest { $count } bot
        [few] są { $count } boty
        [many] jest { $count } botów
       *[other] jest { $count } bota
    } na tyle miejsc: { $players }; podaj po jednym na każde
arena-bad-ladder =
    drabinka przy stołach na tyle osób: { $players } – wymaga co najmniej tylu botów, a { $count ->
        [one] jest tylko { $count }
        [few] są tylko { $count }
        [many] jest tylko { $count }
       *[other] jest tylko { $count }
    }
arena-bad-setting = { $bot } nie ma takiego ustawienia: { $text }
arena-bad-bot-name = „{ $text }” nie nazywa bota; wzór: hard:iterations=2000,seconds=0.3
arena-no-ray = --ray wymaga pakietu Ray, którego nie zainstalowano: pip install ray
arena-no-cluster = nie można połączyć się z klastrem Ray pod adresem { $address }: { $text }
arena-bot-raised = { $bot } zawodzi w partii { NUMBER($number, useGrouping: 0) }: { $text }
arena-bot-illegal = { $bot } wykonuje w partii { NUMBER($number, useGrouping: 0) } niedozwolony ruch „{ $move }”: { $cause }
arena-process-ended = partia { NUMBER($number, useGrouping: 0) } zakończyła proces, w którym ją grano; prób: { $count }
arena-again = { $problem } (aby zobaczyć to ponownie: { $command })
