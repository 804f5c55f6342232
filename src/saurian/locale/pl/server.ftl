### What the server says: to its host, to people at a table, and to programs.

## To the host

bad-setting = ustawienie „{ $name }”: { $cause }
bad-settings-file = plik { $file } nie jest w formacie TOML: { $text }
bad-redis = „{ $text }” to nie adres serwera Redis; adres zaczyna się od redis://, rediss:// albo unix://
setting-unknown = nie ma takiego ustawienia
setting-not-whole = „{ $text }” nie jest liczbą całkowitą
setting-not-number = „{ $text }” nie jest liczbą
setting-not-yes-or-no = „{ $text }” to ani true, ani false
setting-not-above = wartość { $text } nie pasuje; musi być większa niż { $gt }
setting-too-small = wartość { $text } nie pasuje; najmniejsza to { $ge }
setting-too-large = wartość { $text } nie pasuje; największa to { $le }
setting-not-offered = wartość „{ $text }” nie pasuje; do wyboru: { $expected }
setting-other-kind = to nie jest wartość właściwego rodzaju
bad-database = „{ $text }” to nie baza danych dla programu Saurian; możliwe są sqlite i postgresql
database-unreachable = z bazy danych { $text } nie da się korzystać: { $reason }
database-not-migrated = baza danych nie odpowiada tej wersji; najpierw: saurian migrate --database URL
database-too-new = baza danych pochodzi z nowszej wersji programu Saurian
cannot-listen = nie można nasłuchiwać pod adresem { $host }, port { $port }: { $text }

## What happens at a table

table-started = Gra się zaczyna.
table-sat = { $seat } siada do stołu.
table-filled = { $seat }, bot, siada do stołu.
table-left = { $seat } odchodzi od stołu.
table-stood-in = { $seat }: gra bot.
table-returned = { $seat } wraca do gry.
table-handed = { $seat } przekazuje miejsce.
table-said = { $seat }: { $phrase }
table-rematched = Następna gra toczy się przy nowym stole.
retracted = { $seat } zastanawia się jeszcze raz.

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-your-turn = Twoja kolej!
phrase-thinking = Chwileczkę, myślę.
phrase-well-played = Dobrze zagrane!
phrase-oops = Ojej!
phrase-thanks = Dziękuję!
phrase-good-game = Dobra gra!

## Why something is refused

no-such-table = Nie ma takiego stołu
bad-nobody = przy stole musi być miejsce dla choć jednej osoby
bad-seats = w opcjach liczba graczy to { $players }, a miejsc jest { $count }
bad-request = „{ $field }”: { $text }
bad-replay-place = Liczba ruchów w tej grze: { NUMBER($most, useGrouping: 0) }
refused-open = Gra jeszcze się nie zaczęła
refused-playing = Gra jeszcze się nie skończyła
refused-over = Gra jest skończona
refused-not-over = To będzie widoczne po zakończeniu gry
refused-started = Gra już się zaczęła
refused-late = Ta decyzja już zapadła; spójrz jeszcze raz
refused-not-host = Może to zrobić tylko gospodarz stołu
refused-seats-open =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne
        [few] { $count } miejsca są jeszcze wolne
        [many] { $count } miejsc jest jeszcze wolnych
       *[other] { $count } miejsca jest jeszcze wolne
    }
refused-seat-taken = To miejsce jest zajęte
refused-no-free-seat = Nie ma wolnego miejsca
refused-not-away = Na tym miejscu nikogo nie brakuje
refused-returned = Ta osoba już wróciła
refused-left = Nie siedzisz już przy stole
refused-spectator = Widzowie mogą tylko patrzeć
refused-not-yours = To nie twoje miejsce
refused-no-bots = Na tym serwerze nie ma botów
refused-busy = Za dużo naraz przy tym stole; spróbuj jeszcze raz
refused-storage = Nie udało się tego zapisać; spróbuj jeszcze raz
refused-too-many = Za dużo naraz; spróbuj za chwilę
refused-history = Przy tym stole wydarzyło się już za dużo; można już tylko grać dalej
refused-too-large = To za duże
refused-host = Ten serwer tak się nie nazywa
refused-origin = Ta strona nie może działać w twoim imieniu
refused-by-http = Tego tu nie ma (HTTP { $status })
