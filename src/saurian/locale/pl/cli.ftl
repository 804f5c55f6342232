# The command line.

about = Saurian: stół do gier Draftozaur i Drakon.
about-more = Pomoc do każdego polecenia: na przykład saurian play --help
commands = Polecenia:
games = gry
example = Przykład:
help-lang = język; domyślnie język systemu
help-json = wynik w formacie JSON
help-version = wypisz wersję

about-serve = udostępnij stół w przeglądarce: sobie, domowej sieci albo całemu światu
about-play = zagraj w terminalu, z ludźmi i z botami
about-score = notes punktacji do gry w wersję pudełkową
about-replay = sprawdź i pokaż zapis partii
about-verify = sprawdź, czy losowania w grze odbyły się zgodnie z zapowiedzią
about-simulate = zasymuluj wiele partii i podaj statystyki
about-arena = niech boty zagrają ze sobą; zobacz, jak pewne jest, który gra lepiej
about-dataset = zapisz zbiór danych do uczenia: decyzje botów w formacie Parquet
about-bots = wypisz boty albo sprawdź własnego: saurian bots check ./my_bot.py:MyBot
about-connect = posadź bota przy stole na serwerze
about-train = naucz boty od nowa, na partiach rozgrywanych z samymi sobą
about-compile = skompiluj z wyprzedzeniem to, czego używają boty i symulacje
about-bench = zmierz szybkość na tym komputerze
about-rules = zajrzyj do zasad
about-box = obejrzyj zestaw komnat i monet gry Drakon albo sprawdź własny
about-migrate = dostosuj bazę danych PostgreSQL do tej wersji

example-serve = saurian serve --host 0.0.0.0
example-score = saurian score stol.json
example-replay = saurian replay partia.jsonl
example-verify = saurian verify partia.jsonl
example-train = saurian train draftosaurus --games 20000 --seed 1 --output moje-tabele.npz
example-compile = saurian compile drakon
example-bench = saurian bench draftosaurus.engine.decisions --json
example-bots = saurian bots check ./my_bot.py:MyBot
example-connect = saurian connect http://localhost:8090/table/ID#SECRET --bot ./my_bot.py:MyBot
example-rules = saurian rules draftosaurus
example-box = saurian box check moj-zestaw.toml
example-migrate = saurian migrate --database postgresql://localhost/saurian

help-score-file = plansze w formacie JSON; - oznacza standardowe wejście
help-replay-file = zapis partii; - oznacza standardowe wejście
help-bench-names = tylko te pomiary
help-compile-games = tylko te gry: { $games }
help-games = liczba partii
help-seed = ziarno losowości: ta sama wartość daje te same partie
help-dataset-output = folder na zbiór danych: nowy albo pusty

# Words of the argument parser; %s and %(…)s stay as they are.
argparse-usage = użycie:{" "}
argparse-positional = argumenty
argparse-options = opcje
argparse-help = pokaż tę pomoc
argparse-argument = %(argument_name)s: %(message)s
argparse-unrecognized = nierozpoznane: %s
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
bad-number = { $option }: „{ $text }” to nie jest liczba całkowita większa od 0
bad-benchmark = nie ma pomiaru „{ $text }”; możliwe: { $allowed }
bad-bot = nie ma bota „{ $bot }”; możliwe: { $allowed }
bot-needs-numba = bot „{ $bot }” wymaga pakietu Numba, którego nie zainstalowano (pip install "saurian[sim]"); bez niego są: { $allowed }
bot-no-settings = bot „{ $bot }” nie ma ustawień, więc nie ma też „{ $setting }”
bot-no-such-setting = bot „{ $bot }” nie ma ustawienia „{ $setting }”; ma: { $allowed }
bot-bad-iterations = iterations: „{ $text }” to nie liczba całkowita od 1 wzwyż
bot-bad-seconds = seconds: „{ $text }” to nie liczba sekund większa od 0
bot-bad-tables = tables: „{ $text }” to nie nazwa pliku
bad-tables = { $file } nie zawiera wyuczonych tabel: { $text }
bad-tables-of-other-game = { $file } zawiera inne tabele niż te, według których grają boty tej gry
compile-needs-numba = kompilacja wymaga pakietu Numba, którego nie zainstalowano: pip install "saurian[sim]"
bench-needs-numba = pomiar „{ $text }” wymaga pakietu Numba, którego nie zainstalowano: pip install "saurian[sim]"
needs-extra = saurian { $command } wymaga dodatkowych pakietów: pip install "saurian[{ $extra }]"
unexpected = coś poszło nie tak w programie Saurian: { $text } (z ustawieniem { $variable }=1 zobaczysz, gdzie)
file-unreadable = nie można odczytać pliku { $file }: { $text }
dataset-exists = folder { $folder } nie jest pusty; podaj inny
dataset-no-encoder = gra { $game } nie ma kodera, więc jej widoków nie da się zapisać jako liczb
file-not-json = plik { $file } nie jest w formacie JSON: wiersz { $line }, kolumna { $column }

bench-running = Pomiar
simulate-running = Partie w toku
dataset-written = { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
    [many] { $decisions } decyzji
   *[other] { $decisions } decyzji
} w folderze { $folder }.
compiling = Jednorazowa kompilacja szybkiego kodu gry { $game } na tym komputerze: około { $seconds } s.
compiled = { $game }: gotowe ({ $seconds } s).

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
verdict-team = Wygrywa drużyna: { $winners }; { $points ->
    [one] { $points } punkt
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
figure-seed = Ziarno losowości
figure-decisions = Decyzje
figure-seconds = Sekundy
figure-mean-score = Średni wynik
figure-mean-winning-score = Średni wynik zwycięzcy
figure-win-share = Udział wygranych według miejsca
figure-mean-parts = Średnio za pole

# The server.
help-host = adres, pod którym serwer nasłuchuje; 0.0.0.0 udostępnia stół w twojej sieci
help-port = port, na którym serwer nasłuchuje; domyślnie 8090
help-database = gdzie przechowywać stoły; domyślnie w pliku SQLite w twoim folderze danych
help-redis = Redis, który łączy kilka serwerów
help-settings = plik TOML z ustawieniami
help-no-open = nie otwieraj przeglądarki
help-commitment = skrót ogłoszony przed grą, jeśli masz go zapisany
serving = Saurian działa pod adresem { $address }
serving-network = W twojej sieci: { $address }
serving-end = Ctrl-C zatrzymuje serwer.
serving-already = Saurian już działa pod adresem { $address }
port-taken = Port { $port } jest zajęty ({ $program }); ten serwer używa portu { $used }.
some-program = inny program
migrated = Baza danych jest aktualna.
verify-nothing = zapis nie podaje, skąd pochodziły losowania
verify-fair =
    { $draws ->
        [one] Uczciwie: jedyne losowanie wynika z ziarna zapowiedzianego skrótem { $commitment }.
        [few] Uczciwie: wszystkie losowania ({ $draws }) wynikają z ziarna zapowiedzianego skrótem { $commitment }.
        [many] Uczciwie: wszystkie losowania ({ $draws }) wynikają z ziarna zapowiedzianego skrótem { $commitment }.
       *[other] Uczciwie: wszystkie losowania ({ $draws }) wynikają z ziarna zapowiedzianego skrótem { $commitment }.
    }
verify-other-seed = Nieuczciwie: to nie jest ziarno zapowiedziane skrótem { $commitment }.
verify-wrong-draw = Nieuczciwie: wiersz { NUMBER($line, useGrouping: 0) } nie wynika z ziarna.
