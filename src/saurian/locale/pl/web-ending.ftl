### Koniec gry: kto wygrał, końcowe liczenie punktów i co dalej.

## Kto wygrał; przewagi 0 się nie podaje

ending-you-win =
    { $margin ->
        [0] Wygrywasz!
        [one] Wygrywasz przewagą 1 punktu!
        [few] Wygrywasz przewagą { $margin } punktów!
        [many] Wygrywasz przewagą { $margin } punktów!
       *[other] Wygrywasz przewagą { $margin } punktu!
    }
ending-you-and-win = Wygrywacie razem: ty i { $others }!
ending-you-share = Wspólne zwycięstwo: ty i { $others }!
ending-wins =
    { $margin ->
        [0] Wygrywa { $winners }!
        [one] Wygrywa { $winners }, przewagą 1 punktu!
        [few] Wygrywa { $winners }, przewagą { $margin } punktów!
        [many] Wygrywa { $winners }, przewagą { $margin } punktów!
       *[other] Wygrywa { $winners }, przewagą { $margin } punktu!
    }
ending-team-wins = Wygrywa drużyna: { $winners }!
ending-share = Wspólne zwycięstwo: { $winners }!
ending-place = Twoje miejsce: { $rank } z { $players }.
ending-rank = { $rank }. { $name }: { $total }

## Liczenie

ending-skip = Pomiń
ending-again = Policz ponownie
ending-facts = Najciekawsze z tej gry

## Obrazek do udostępnienia

ending-picture = Udostępnij obrazek
ending-picture-failed = Ta przeglądarka nie mogła utworzyć obrazka.
