### „Jak grać” w grze Drakon, na obrazkach.

howto-search-drakon = na przykład: strzałki, smok, remis
howto-drakon-idea = Jesteś w legowisku smoczycy Drakon. Rozbudowuj je, idź za strzałkami i zbierz przed innymi monety o łącznej wartości 10.

howto-table = Na stole
howto-label-entrance = Komnata wejściowa: tu zaczynają wszyscy bohaterowie.
howto-label-hero = Twój bohater.
howto-label-chamber = Komnata. Rysunek pokazuje, co się stanie, gdy bohater do niej wejdzie.
howto-label-arrow = Strzałki to wyjścia. Bez strzałki nie ma przejścia.
howto-label-space = Puste pole obok legowiska: tu można dołożyć komnatę.
howto-label-drakon = Drakon. Pojawia się z pierwszą komnatą „Ruch Drakon”.
howto-label-hoard = Skarbiec: zakryte monety o wartości 1, 2 lub 3.
howto-label-pile = Stos komnat.
howto-label-hand = Twoja ręka: na początku cztery komnaty, które widzisz tylko ty.

howto-turn-drakon = Twoja tura
howto-turn-drakon-text = Robisz jedną z dwóch rzeczy: dokładasz komnatę albo wykonujesz ruch bohaterem.
howto-lay = Dołóż komnatę do legowiska, obróconą, jak chcesz. Potem dobierz nową.
howto-arrows = Dwie strzałki nigdy nie mogą wskazywać na siebie nawzajem.
howto-arrows-good = Wolno
howto-arrows-bad = Nie wolno
howto-go = Albo wykonaj ruch bohaterem: idź za strzałką do sąsiedniej komnaty.
howto-effect = Komnata działa, gdy się do niej wchodzi. Tu znajdujesz monetę!
howto-placing-only = Samo dołożenie komnaty jeszcze nic nie robi, liczy się wejście. Nie ma znaczenia, kto poruszył twoim bohaterem.

howto-coins = Monety
howto-coins-text = Monety są warte 1, 2 lub 3. Swoje oglądasz tylko ty; inni widzą, ile ich masz.
howto-sum = { $sum } = { $total }: wygrana!

howto-chambers = Co robią komnaty
howto-chambers-text = „Możesz” znaczy, że to twój wybór. Wszystko inne dzieje się, czy chcesz, czy nie.

howto-meet = Uwaga na Drakon
howto-meet-move = Komnata „Ruch Drakon” pozwala przesunąć ją o maksymalnie 3 komnaty. Strzałki jej nie zatrzymują, puste pola tak.
howto-meet-cost = Jeśli zatrzyma się w twojej komnacie albo skończysz turę w jej komnacie, wracasz do komnaty wejściowej i tracisz losową monetę.

howto-end-drakon = Koniec gry
howto-end-drakon-text = Gdy tylko twoje monety są warte 10, wygrywasz, nawet w cudzej turze. Jeśli nikt nie może już dołożyć komnaty ani wykonać ruchu, wygrywa najwyższa suma; w razie remisu dzielicie się zwycięstwem.

howto-more-drakon = Na następną grę
howto-heroes = Każdy bohater ma zdolność, której można użyć raz na grę.
howto-escape = Wystarczą monety o wartości 8, ale potem trzeba wyjść przez „Ucieczkę” lub „Portal”.
howto-short = Wystarczą monety o wartości 7.
howto-teams = Cztery lub sześć osób gra w dwuosobowych drużynach ze wspólnymi monetami.
