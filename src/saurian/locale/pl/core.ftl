### To, co ma do powiedzenia każda gra. Błąd mieści się w jednym wierszu: co jest nie tak i gdzie.

bad-code = żaden ruch nie ma kodu { NUMBER($code, useGrouping: 0) }; kody są od 0 do { NUMBER($most, useGrouping: 0) }
bad-move = „{ $text }” nie jest ruchem
bad-game = nie ma gry „{ $game }”; do wyboru: { $allowed }

## Początek i koniec

phase-first = Kto zaczyna?
phase-over = Koniec gry

## Dlaczego czegoś nie wolno

why-not-your-turn = Teraz nie jest kolej tej osoby
why-nothing-to-retract = Nie ma wyboru, który można cofnąć
why-wrong-step = W tym kroku robi się coś innego
why-not-possible = Los nie może teraz dać takiego wyniku

## Co jest nie tak z opcjami i pozycjami

bad-option = nie ma opcji „{ $option }”
bad-option-value = opcja „{ $option }”: wartość „{ $value }” nie pasuje; do wyboru: { $allowed }
bad-rules-version = nie ma wersji { $version } zasad; najnowsza to { $newest }
bad-position = nie da się odczytać pozycji, a dokładnie „{ $field }”: „{ $text }”

## Zapisy gier

record-problem = wiersz { NUMBER($line, useGrouping: 0) }: { $cause }
record-too-new = zapis ma format { $version }, a ta wersja programu Saurian czyta formaty do { $newest }
record-bad-version = nie ma formatu zapisu { $version }
record-rules-too-new = grano według wersji { $version } zasad, a ta wersja programu Saurian zna je do { $newest }
record-bad-seats =
    { $count ->
        [one] zapis wymienia 1 miejsce
        [few] zapis wymienia { $count } miejsca
        [many] zapis wymienia { $count } miejsc
       *[other] zapis wymienia { $count } miejsca
    }, a liczba graczy to { $players }
record-bad-field = pola „{ $field }” brakuje albo jest ono błędne lub nieznane
record-wrong-end = wynik nie zgadza się z ruchami
record-after-end = po końcu zapisu coś jeszcze jest
record-truncated = zapis się urywa: brakuje ostatniego wiersza
record-not-json = to nie jest obiekt JSON
record-tampered = ten wiersz lub któryś z wcześniejszych został zmieniony: suma kontrolna się nie zgadza
