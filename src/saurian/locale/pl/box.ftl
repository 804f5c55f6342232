### Pudełko gry Drakon jako dane.

tasks = zadania
about-box-check = powiedz, co jest nie tak z plikiem pudełka, albo że jest w porządku
about-box-show = pokaż pudełko: co w nim jest i na ile to pewne
help-box-file = plik pudełka; - czyta ze standardowego wejścia
help-box-file-default = plik pudełka; inaczej pudełko dołączone do zasad
help-box-toml = wypisz sam plik pudełka, żeby zacząć od niego poprawki

bad-box-file = { $file }: { $cause }
box-is-fine = { $file } jest w porządku; aby z nim zagrać: saurian play drakon --box { $file }

box-chambers = Komnaty według strzałek
box-layouts = 0 bez strzałki · I jedna · S dwie naprzeciw siebie · C dwie w rogu · T trzy
box-chamber = Komnata
box-sum = Razem
box-may = Można czy trzeba
box-rule = Zasada
box-enter-may = można, wejście
box-enter-must = trzeba, wejście
box-place-may = można, dołożenie
box-place-must = trzeba, dołożenie

box-rest = Cała reszta
box-hand = Komnaty na ręce
box-coins = Monety (liczba × wartość)
box-entrance = Strzałki komnaty wejściowej
box-goals-plain = Wartość monet do zwycięstwa
box-goals-escape = Wartość monet do zwycięstwa, z Ucieczką
box-goals-short = Wartość monet do zwycięstwa, w krótkiej grze
box-rulings-robbed-hand-draws = Komu ukradziono komnatę, ten dobiera nową
box-rulings-drakon-appears-by-swap = Drakon pojawia się też, gdy jej pierwsza komnata trafia do legowiska przez zamianę
box-rulings-harp-calls-through-key = Harfa przyzywa też z klucza i portalu, przez które niesie wichura
box-rulings-one-meeting-a-turn = Kto spotkał Drakon przy wejściu, nie spotyka jej na koniec tury
box-rulings-drakon-bars-escape = Nikt nie ucieka przez komnatę Drakon
box-rulings-thief-may-trade = Złodziej może wymienić monetę na inną ze skarbca
box-limits-forced-moves = Tyle razy działa Kontrola umysłu w jednej turze
box-limits-idle-rounds = Tyle rund bez nowej komnaty kończy grę
box-yes = tak
box-no = nie

box-letters = Litera mówi, jak pewne jest to, co stoi przed nią:
sure-A = wydrukowane przez wydawcę
sure-B = z innego publicznego źródła
sure-C = wywnioskowane
sure-R = nasza rekonstrukcja: popraw ją, jeśli masz prawdziwe pudełko
box-hint = Jak poprawić: saurian box show --toml > my-box.toml, zmień plik, saurian box check my-box.toml
