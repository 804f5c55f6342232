# Bots: those of Saurian, and your own.

about-bots-check = sprawdź bota w wielu pozycjach ze wszystkimi wariantami i podaj, czy przestrzega zasad areny
example-bots-check = saurian bots check ./my_bot.py:MyBot --positions 200
about-bots-run = mów protokołem wierszowym za bota, aby inny program mógł z nim grać
example-bots-run = saurian bots run hard:iterations=2000
bots-actions = działania
help-bots-bot = nazwa bota, package.module:Class(depth=3), ./file.py:Class albo exec:COMMAND
help-bots-game = tylko ta gra; domyślnie wszystkie, w które bot gra
help-bots-positions = liczba pozycji (domyślnie 1000)
help-bots-seed = ziarno losowości: to samo ziarno daje te same pozycje
help-bots-move-seconds = błąd, jeśli decyzja trwa dłużej niż tyle sekund

bots-column-bot = Bot
bots-column-games = Gry
bots-column-settings = Ustawienia
bots-column-needs = Wymaga
bots-column-package = Pakiet
bots-needs = pip install "{ $extra }"
bots-own = Własnych botów nie trzeba instalować: package.module:Class(depth=3), ./file.py:Class albo exec:COMMAND

bots-checking = Trwa sprawdzanie
bots-checked =
    { $bot }: { $count ->
        [one] { $count } pozycja
        [few] { $count } pozycje
        [many] { $count } pozycji
       *[other] { $count } pozycji
    } ({ $games })
bots-passed = ok  { "" }
bots-failed = BŁĄD
bots-check-legal = wykonuje tylko dozwolone ruchy i nie zgłasza wyjątków
bots-check-unchanged = nie zmienia widoku
bots-check-deterministic = ten sam widok, to samo ziarno, ten sam ruch
bots-check-secret = wybiera tak samo w światach, których jego miejsce nie może odróżnić
bots-check-isolated = nie rusza globalnych generatorów random i NumPy
bots-check-picklable = daje się skopiować przez pickle, a kopia gra tak samo
bots-check-in-time = mieści się w limicie czasu
bots-failures = Decyzje z błędem: { $count } z { $tried }.
bots-first = Pierwsza: { $text } ({ $game }, miejsce { $number }, { $position })
bots-time = Czas na ruch: średnio { $mean } ms, mediana { $median } ms, 95% poniżej { $p95 } ms, najdłużej { $max } ms

# What is wrong.
bot-no-class = „{ $text }” nie podaje klasy; wzór: ./my_bot.py:MyBot
bot-bad-call = nie można odczytać ustawień w „{ $text }”; wzór: MyBot(depth=3, name="x")
bot-not-loaded = nie można wczytać bota { $bot }: { $text }
bot-not-made = nie można utworzyć bota { $bot }: { $text }
bot-not-callable = { $bot } to ani klasa, ani funkcja
bot-no-method = { $bot } nie ma metody „{ $method }”; klasa powinna dziedziczyć po saurian.bots.Bot
bot-missing-setting = bot { $bot } wymaga ustawienia „{ $setting }”
bot-other-games = bot { $bot } nie gra w { $game }; gra w: { $allowed }
bad-seconds = { $option }: „{ $text }” to nie liczba sekund większa od 0
no-view-text = boty w innych procesach nie mogą grać w { $game }: widoki nie mają postaci tekstowej

# At a server.
help-connect-url = link do miejsca (…/table/ID#SECRET) albo do stołu z wolnym miejscem (…/table/ID)
help-connect-name = nazwa bota przy stole; domyślnie jego klasa lub poziom
help-connect-seed = ziarno losowości bota; domyślnie losowe
help-connect-patience = przez ile sekund ponawiać próby, gdy serwer jest nieosiągalny (domyślnie 300)
connect-seated = Bot gra na miejscu { $number }. Aby wrócić później: { $link }
connect-lost = Utracono połączenie z { $server }; trwa ponowna próba.
connect-over = Koniec partii: { $bot } zajmuje miejsce { $rank } z { $players } i ma { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
connect-bad-address = „{ $text }” to nie link do stołu; wzór: http://localhost:8090/table/ID#SECRET
connect-refused = { $server } nie pozwala botowi tam grać: { $text }
connect-gone = nie można połączyć się z { $server }: { $text }
connect-illegal = bot wybrał niedozwolony ruch „{ $move }”: { $cause }

# Bots that are programs.
process-not-started = nie można uruchomić „{ $command }”: { $text }
process-ended = „{ $command }” zamiast odpowiedzieć kończy działanie z kodem { NUMBER($code, useGrouping: 0) }
process-too-slow = „{ $command }” nie odpowiada w ciągu { $seconds } s
process-bad-line = „{ $text }” nie należy do protokołu botów
process-bad-move = „{ $command }” odpowiada ruchem „{ $text }”, którego nie ma
bad-setting-bots = ustawienie „bots” zawiera „{ $text }”: { $cause }
