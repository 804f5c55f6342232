# The command line.

about = Saurian: stół do gier Draftozaur i Drakon.
about-more = Każde polecenie samo się objaśnia: saurian play --help
commands = Polecenia:
games = gry
example = Przykład:
help-lang = język; domyślnie język systemu
help-json = wynik w formacie JSON

about-serve = udostępnij stół w przeglądarce: sobie, sieci domowej albo światu
about-play = zagraj w terminalu, z ludźmi i botami
about-score = notes punktowy do gry z prawdziwym pudełkiem
about-replay = sprawdź i pokaż zapis partii
about-verify = sprawdź, czy losowania w grze były takie, jak obiecano
about-simulate = rozegraj wiele losowych partii i podaj wyniki
about-arena = niech boty zagrają ze sobą; sprawdź, jak pewne jest, który jest lepszy
about-train = naucz boty od nowa: grają same ze sobą i wyciągają wnioski
about-bench = zmierz szybkość na tym komputerze
about-rules = zajrzyj do zasad
about-box = obejrzyj zawartość pudełka gry Drakon albo sprawdź własne
about-migrate = dostosuj bazę danych PostgreSQL do tej wersji

about-draftosaurus = Draftozaur: wybieraj w tajemnicy dinozaury i znajdź każdemu właściwe pole; od 2 do 5 osób
about-drakon = Drakon: buduj legowisko smoczycy, zbieraj w nim monety i schodź jej z drogi; od 2 do 6 osób

example-serve = saurian serve --host 0.0.0.0
example-play = saurian play draftosaurus --seats Anna,greedy,greedy --board winter
example-score = saurian score stol.json
example-replay = saurian replay partia.jsonl
example-verify = saurian verify game.jsonl
example-simulate = saurian simulate draftosaurus --players 4 --games 1000 --seed 1 --json
example-arena = saurian arena draftosaurus greedy random random --games 600
example-train = saurian train draftosaurus --games 20000 --seed 1 --output my-tables.npz
example-bench = saurian bench draftosaurus.engine.decisions --json
example-rules = saurian rules draftosaurus
example-box = saurian box check my-box.toml
example-migrate = saurian migrate --database postgresql://localhost/saurian

help-score-file = plansze w formacie JSON; - czyta je ze standardowego wejścia
help-replay-file = zapis partii; - czyta go ze standardowego wejścia
help-bench-names = tylko te pomiary
help-games = liczba partii
help-seed = początek losowania: ta sama wartość daje te same partie

# The options of the games.
option-draftosaurus-players = liczba miejsc
option-draftosaurus-board = summer, winter albo match: partia letnia, a po niej zimowa
option-draftosaurus-rules = international albo polish
option-draftosaurus-order = printed: wybór, ujawnienie, umieszczenie; quick: wybór i umieszczenie naraz
option-draftosaurus-first = miejsce, które rzuca pierwsze, licząc od 0; inaczej random, losowo
option-draftosaurus-last-turn-binds-all = yes albo no: przy pięciu osobach kostka ostatniej tury rundy obowiązuje wszystkich
option-drakon-players = liczba miejsc
option-drakon-heroes = yes albo no: każdy bohater ma zdolność, raz na grę
option-drakon-escape = yes albo no: wystarczy 8, ale trzeba z tym uciec z legowiska
option-drakon-short = yes albo no: wystarczy 7; nie razem z escape
option-drakon-teams = yes albo no: 4 lub 6 osób w parach
option-drakon-drakon-from-start = yes albo no: Drakon od początku czeka w komnacie wejściowej
option-drakon-two-actions = yes albo no: dwie akcje w turze
option-drakon-first = miejsce, które zaczyna, licząc od 0; inaczej random, losowo
option-drakon-box = plik pudełka; inaczej pudełko dołączone do zasad

# Words of the argument parser; %s and %(…)s stay as they are.
argparse-usage = użycie:{" "}
argparse-positional = argumenty
argparse-options = opcje
argparse-help = pokaż tę pomoc
argparse-argument = %(argument_name)s: %(message)s
argparse-unrecognized = niezrozumiałe: %s
argparse-not-allowed = nie można łączyć z %s
argparse-required = brakuje: %s
argparse-expected-one = brakuje wartości
argparse-expected-some = brakuje co najmniej jednej wartości
argparse-ambiguous = %(option)s może oznaczać %(matches)s
argparse-invalid = to nie jest liczba: %(value)r
argparse-choice = nie ma wartości %(value)r; możliwe: %(choices)s

# What is wrong with a command line.
bad-command = nie ma polecenia „{ $text }”; możliwe: { $allowed }
bad-language = nie ma języka „{ $text }”; możliwe: { $allowed }
bad-usage = { $text } (zob. { $command } --help)
bad-number = { $option }: „{ $text }” to nie liczba od 1 wzwyż
bad-benchmark = nie ma pomiaru „{ $text }”; możliwe: { $allowed }
bad-bot = nie ma bota „{ $bot }”; możliwe: { $allowed }
file-unreadable = nie można odczytać pliku { $file }: { $text }
file-not-json = { $file } to nie JSON: wiersz { $line }, kolumna { $column }

bench-running = Pomiar
simulate-running = Partie w toku

# Score pad and replay.
seat-number = miejsce { $number }
sheet-total = Razem
verdict-points = { $winners } wygrywa, zdobywając { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
verdict-trexes = { $winners } wygrywa, zdobywając { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}: przy remisie decyduje mniejsza liczba tyranozaurów.
verdict-shared = { $winners } dzielą się zwycięstwem, mając po { $points ->
    [one] { $points } punkcie
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
replay-of = Partia gry { $game }: { $players }
replay-broken-off = Tutaj partię przerwano.

# The figures of a simulation.
figure-game = Gra
figure-options = Opcje
figure-players = Gracze
figure-games = Partie
figure-seed = Ziarno
figure-decisions = Decyzje
figure-seconds = Sekundy
figure-mean-score = Średni wynik
figure-mean-winning-score = Średni wynik zwycięzcy
figure-win-share = Wygrane według miejsca
figure-mean-parts = Średnio za pole

# The server.
help-host = adres, pod którym nasłuchiwać; 0.0.0.0 udostępnia stół w twojej sieci
help-port = port, na którym nasłuchiwać; inaczej 8090
help-database = gdzie przechowywać stoły; inaczej w pliku SQLite w twoim folderze danych
help-redis = Redis, który łączy kilka serwerów
help-settings = plik TOML z ustawieniami
help-no-open = nie otwieraj przeglądarki
help-commitment = to, co ogłoszono przed grą, jeśli masz to zapisane
serving = Saurian jest pod adresem { $address }
serving-network = W twojej sieci: { $address }
serving-end = Ctrl-C kończy pracę.
migrated = Baza danych jest aktualna.
verify-nothing = zapis nie mówi, skąd pochodziły jego losowania
verify-fair =
    { $draws ->
        [one] Uczciwie: 1 losowanie wynika z ziarna obiecanego przez { $commitment }.
        [few] Uczciwie: wszystkie { $draws } losowania wynikają z ziarna obiecanego przez { $commitment }.
        [many] Uczciwie: wszystkie { $draws } losowań wynika z ziarna obiecanego przez { $commitment }.
       *[other] Uczciwie: wszystkie { $draws } losowania wynikają z ziarna obiecanego przez { $commitment }.
    }
verify-other-seed = Nieuczciwie: ziarno nie jest tym, które obiecano przez { $commitment }.
verify-wrong-draw = Nieuczciwie: wiersz { NUMBER($line, useGrouping: 0) } nie wynika z ziarna.
