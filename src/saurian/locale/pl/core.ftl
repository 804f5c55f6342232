### To, co ma do powiedzenia każda gra. Błąd mieści się w jednym wierszu: co jest nie tak i gdzie.

bad-code = żaden ruch nie ma kodu { NUMBER($code, useGrouping: 0) }; dozwolone są kody od 0 do { NUMBER($most, useGrouping: 0) }
bad-move = „{ $text }” nie jest ruchem
bad-game = nie ma gry „{ $game }”; do wyboru: { $allowed }

## Początek i koniec

phase-first = Kto zaczyna?
phase-over = Koniec gry

## Bots at a server’s table, by the name that is stored

bot-name-amber = Bursztyn
bot-name-basalt = Bazalt
bot-name-cycad = Cykas
bot-name-dune = Wydma
bot-name-ember = Żar
bot-name-fern = Paproć

## Dlaczego czegoś nie wolno

why-not-your-turn = Teraz kolej kogoś innego
why-nothing-to-retract = Nie ma czego cofnąć
why-wrong-step = Na tym etapie nie można tego zrobić
why-not-possible = Taki wynik losowania nie jest teraz możliwy

## Co jest nie tak z opcjami i pozycjami

bad-option = nie ma opcji „{ $option }”; do wyboru: { $allowed }
bad-option-value = opcja „{ $option }” nie może mieć wartości „{ $value }”; do wyboru: { $allowed }
bad-rules-version = nie ma wersji zasad { $version }; najnowsza to { $newest }
bad-position = nie da się odczytać pozycji: błąd w polu „{ $field }”: „{ $text }”

## Zapisy gier

record-problem = wiersz { NUMBER($line, useGrouping: 0) }: { $cause }
record-too-new = zapis ma format { $version }, a ta wersja programu Saurian czyta formaty do { $newest }
record-bad-version = nie ma formatu zapisu { $version }
record-rules-too-new = grę rozegrano według wersji zasad { $version }, a ta wersja programu Saurian zna wersje do { $newest }
record-bad-seats =
    { $count ->
        [one] zapis wymienia 1 miejsce
        [few] zapis wymienia { $count } miejsca
        [many] zapis wymienia { $count } miejsc
       *[other] zapis wymienia { $count } miejsca
    }, a liczba graczy to { $players }
record-bad-field = pola „{ $field }” brakuje albo jest błędne lub nieznane
record-wrong-end = wynik nie zgadza się z ruchami
record-after-end = za końcem zapisu jest coś jeszcze
record-no-compression = ten Python nie umie czytać ani zapisywać plików z końcówką { $text }
record-many-games = plik { $file } zawiera kilka partii ({ $count }): wczytaj go z many=True
record-truncated = zapis się urywa: brakuje ostatniego wiersza
record-not-json = to nie jest obiekt JSON
record-tampered = ten wiersz lub któryś z poprzednich został zmieniony: suma kontrolna się nie zgadza
