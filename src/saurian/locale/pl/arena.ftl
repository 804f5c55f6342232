# Matches of bots.

help-arena-bots = bot na każde miejsce, zgodnie z ruchem wskazówek zegara: random, greedy…, w razie potrzeby z ustawieniami: hard:iterations=2000
help-arena-games = co najmniej tyle partii; każde rozdanie jest rozgrywane przy każdym przesadzeniu botów
help-arena-sprt = zakończ, gdy będzie jasne, czy pierwszy bot wygrywa częściej, niż wynika z równego udziału
help-arena-ladder = wszystkie boty grają przy mieszanych stołach i trafiają do rankingu
help-arena-workers = liczba procesów; domyślnie tyle, ile jest procesorów
help-arena-ray = na klastrze Ray pod tym adresem; local: klaster na tym komputerze
help-arena-only = zagraj tylko partię numer N i wypisz jej zapis
help-arena-move-seconds = limit czasu na decyzję; za bota, który go przekroczy, decyduje los
help-arena-records = zapisz wszystkie partie w tym pliku; skompresowane, jeśli nazwa kończy się na .gz lub .xz
help-arena-resume = wznów mecz zapisany w tym pliku

arena-running = Trwają partie
arena-interrupted =
    { $count ->
        [one] Przerwano. Wyniki po { $count } partii:
        [few] Przerwano. Wyniki po { $count } partiach:
        [many] Przerwano. Wyniki po { $count } partiach:
       *[other] Przerwano. Wyniki po { $count } partii:
    }

arena-column-bot = Bot
arena-column-mu = Ranking
arena-column-sigma = ±
arena-column-win-share = Wygrane
arena-column-low = od
arena-column-high = do (95%)
arena-column-par = Równy udział
arena-column-mean-score = Punkty
arena-column-games = Partie
arena-column-overtime = Po czasie
arena-percent = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-points = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-count = { NUMBER($number) }
arena-payoffs = Jak często każdy bot kończy przed każdym innym (remis liczy się za pół):

arena-sprt-above = { $bot } wygrywa częściej, niż wynika z równego udziału.
arena-sprt-not-above = { $bot } nie wygrywa częściej, niż wynika z równego udziału.
arena-sprt-unclear = Nie wiadomo jeszcze, czy { $bot } wygrywa częściej, niż wynika z równego udziału.

# What is wrong.
arena-bad-seats =
    { $count ->
        [one] podano { $count } bota
        [few] podano { $count } boty
        [many] podano { $count } botów
       *[other] podano { $count } bota
    }, a miejsc jest { $players }; podaj po jednym na każde
arena-bad-ladder =
    ranking przy stołach o tylu miejscach: { $players } – wymaga co najmniej tylu botów, a { $count ->
        [one] podano tylko { $count }
        [few] podano tylko { $count }
        [many] podano tylko { $count }
       *[other] podano tylko { $count }
    }
arena-bad-bot-name = „{ $text }” to nie jest nazwa bota; wzór: hard:iterations=2000,seconds=0.3
arena-no-ray = --ray wymaga pakietu Ray, którego nie zainstalowano: pip install "saurian[cluster]"
match-bot-not-importable = inne procesy nie mogą wczytać bota „{ $bot }”: umieść jego klasę w pliku i zaimportuj ją albo użyj workers=1
arena-no-cluster = nie można połączyć się z klastrem Ray pod adresem { $address }: { $text }
arena-bot-raised = { $bot } zgłasza błąd w partii { NUMBER($number, useGrouping: 0) }: { $text }
arena-bot-illegal = { $bot } wykonuje w partii { NUMBER($number, useGrouping: 0) } niedozwolony ruch „{ $move }”: { $cause }
arena-process-ended = partia { NUMBER($number, useGrouping: 0) } zakończyła proces, w którym się toczyła; prób: { $count }
arena-again = { $problem } (aby zobaczyć to ponownie: { $command })
records-exist = plik { $file } już istnieje; wznów mecz przez --resume { $file } albo podaj inny plik
records-bad-game = { $file }: zapis partii { NUMBER($number, useGrouping: 0) } jest uszkodzony: { $cause }
records-other-match = { $file } należy do innego meczu: w partii { NUMBER($number, useGrouping: 0) } są inne boty, warianty albo losowania

# Games in bulk.
help-simulate-bots = bot na każde miejsce, zgodnie z ruchem wskazówek zegara, albo jeden na wszystkie: greedy,hard:iterations=200; domyślnie wszyscy grają losowo
simulate-no-numba = Nie zainstalowano pakietu Numba: partie toczą się na czytelnym silniku, około stu razy wolniej.
simulate-mean = Średnia
simulate-least = Min.
simulate-most = Maks.
simulate-scores = Punkty
simulate-winning-scores = Punkty zwycięzców
simulate-lengths = Decyzje w partii
simulate-seat = Miejsce { $number }: { $bot }
