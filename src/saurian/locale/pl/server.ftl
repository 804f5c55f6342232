### What the server says: to its host, to people at a table, and to programs.

## To the host

bad-setting = ustawienie „{ $name }”: { $cause }
bad-settings-file = plik { $file } nie jest w formacie TOML: { $text }
bad-redis = „{ $text }” to nie jest adres serwera Redis; taki adres zaczyna się od redis://, rediss:// albo unix://
setting-unknown = nie ma takiego ustawienia
setting-not-whole = „{ $text }” nie jest liczbą całkowitą
setting-not-number = „{ $text }” nie jest liczbą
setting-not-yes-or-no = „{ $text }” to ani true, ani false
setting-not-above = wartość { $text } jest za mała; musi być większa niż { $gt }
setting-too-small = wartość { $text } jest za mała; najmniejsza dozwolona to { $ge }
setting-too-large = wartość { $text } jest za duża; największa dozwolona to { $le }
setting-not-offered = wartość „{ $text }” jest niedozwolona; do wyboru: { $expected }
setting-other-kind = to nie jest wartość właściwego rodzaju
bad-database = „{ $text }” to nie jest baza danych dla programu Saurian; możliwe są sqlite i postgresql
database-unreachable = z bazy danych { $text } nie da się korzystać: { $reason }
database-not-migrated = baza danych nie pasuje do tej wersji; najpierw uruchom: saurian migrate --database URL
database-too-new = baza danych pochodzi z nowszej wersji programu Saurian
database-in-use = z bazy danych { $text } korzysta już inny serwer; kilka serwerów wymaga PostgreSQL
cannot-listen = nie można nasłuchiwać pod adresem { $host }, port { $port }: { $text }

## What happens at a table

table-started = Gra się zaczyna.
table-sat = { $seat } siada do stołu.
table-filled = Bot { $seat } siada do stołu.
table-left = { $seat } odchodzi od stołu.
table-stood-in = Za gracza { $seat } gra teraz bot.
table-returned = { $seat } wraca do gry.
table-handed = { $seat } przekazuje swoje miejsce.
table-said = { $seat }: { $phrase }
table-rematched = Następna gra toczy się przy nowym stole.
retracted = { $seat } cofa wybór.
table-renamed = Zmiana imienia: { $seat }.
table-removed = Gospodarz zwalnia miejsce: { $seat }.
table-agreed = Gospodarz zmienił opcje gry.
table-asks-again = { $seat } chce zagrać jeszcze raz.
table-time-up = Koniec czasu: za gracza { $seat } turę kończy bot.
table-undone = { $seat } cofa decyzję.
table-weaker-bot = { $seat }: na razie decyduje bot zachłanny. Silniejszy nie jest gotowy na tym serwerze.
table-own-bot = { $seat }: silniejszy bot jest gotowy i przejmuje grę.

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
bad-nobody = przy stole musi być choć jedno miejsce dla człowieka
bad-seats = w opcjach liczba graczy to { $players }, a miejsc jest { $count }
bad-request = „{ $field }”: { $text }
bad-replay-place = Ta gra ma tyle ruchów: { NUMBER($most, useGrouping: 0) }
refused-open = Gra jeszcze się nie zaczęła
refused-playing = Gra jeszcze się nie skończyła
refused-over = Gra już się skończyła
refused-not-over = Będzie to można zobaczyć po zakończeniu gry
refused-started = Gra już się zaczęła
refused-late = Za późno: ta decyzja już zapadła
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
refused-not-away = Ta osoba jest obecna
refused-returned = Ta osoba już wróciła
refused-left = Nie siedzisz już przy stole
refused-invited = Zaproszeni mają jeszcze kilka sekund
refused-not-invited = To miejsce nie ma zaproszenia
refused-nobody-there = Nikt tam nie siedzi
refused-spectator = Widzowie mogą tylko oglądać grę
refused-not-yours = To nie twoje miejsce
refused-no-bots = Na tym serwerze nie ma botów
refused-busy = Za dużo żądań naraz przy tym stole; spróbuj za chwilę
refused-storage = Nie udało się tego zapisać; spróbuj ponownie
refused-too-many = Za dużo żądań naraz; spróbuj za chwilę
refused-history = Historia tego stołu jest pełna; można już tylko grać dalej
refused-too-large = Przesłane dane są za duże
refused-host = Ten serwer nie działa pod tą nazwą
refused-undo = Tego nie można już cofnąć: odkryto coś ukrytego albo ktoś inny wykonał już ruch.
refused-origin = Ta strona nie może działać w twoim imieniu
refused-by-http = Niczego takiego tu nie ma (HTTP { $status })
