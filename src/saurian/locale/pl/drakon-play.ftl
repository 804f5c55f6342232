### Drakon w terminalu.

## Przed grą

ask-switches = Które zasady opcjonalne?
ask-numbers = Numery, na przykład 1 3, albo Enter: żadne
switch-heroes = Bohaterowie! Każdy ma zdolność do użycia raz na grę
switch-escape = Ucieczka z legowiska: wystarczą monety o wartości 8, ale potem trzeba wyjść przez „Ucieczkę” lub „Portal”
switch-short = Krótka gra: wystarczą monety o wartości 7
switch-teams = Drużyny po dwie osoby (4 lub 6 graczy)
switch-drakon-from-start = Drakon od początku czeka w komnacie wejściowej (zasada domowa)
switch-two-actions = Dwie akcje w turze (zasada domowa)

## Co stoi w komnacie: najwyżej siedem znaków, po czterech pierwszych widać, co to

sign-find-coin = +moneta
sign-lose-coin = −moneta
sign-steal-coin-left = «moneta
sign-steal-coin-right = »moneta
sign-steal-coin = «»mon.
sign-steal-chamber = Rabunek
sign-drakon-move = Drakon
sign-destroy = Zniszcz
sign-rotate = Obrót
sign-swap = Zamiana
sign-flying = Lot
sign-escape = Uciekaj
sign-harp = Harfa
sign-mind-control = Umysł
sign-windstorm = Wichura
sign-key = Klucz
sign-portal = Portal
sign-empty = ·
sign-entrance = Wejście

## Litera bohatera, każda inna

initial-druid = D
initial-knight = R
initial-ranger = T
initial-sorceress = C
initial-thief = Z
initial-fighter = W

## Co komnata robi z tym, kto do niej wchodzi, w kilku słowach

brief-find-coin = moneta ze skarbca
brief-lose-coin = moneta wraca do skarbca
brief-steal-coin-left = kradzież monety graczowi z lewej
brief-steal-coin-right = kradzież monety graczowi z prawej
brief-steal-coin = kradzież monety wybranemu graczowi
brief-steal-chamber = można ukraść komnatę z czyjejś ręki
brief-drakon-move = można przesunąć Drakon najwyżej o 3 komnaty
brief-destroy = można zniszczyć komnatę
brief-rotate = można obrócić komnatę
brief-swap = można zamienić komnatę na inną z ręki
brief-swap-gone = można zastąpić komnatę inną z ręki
brief-flying = można z nią odlecieć
brief-flying-elsewhere = można z nią odlecieć
brief-escape = nic się nie dzieje
brief-escape-enter = można od razu iść dalej
brief-harp = nic; przyciąga bohaterów z sąsiednich komnat
brief-mind-control = można poruszyć innym bohaterem
brief-windstorm = nic; wychodzi się stąd dwoma krokami
brief-passed = tylko przelot; potem jeszcze jeden krok
brief-key = nic; można wyjść w każdą otwartą stronę
brief-portal = nic; można stąd przejść do dowolnej komnaty
brief-empty = nic się nie dzieje
brief-entrance = nic się nie dzieje

## Co bohater potrafi raz, w kilku słowach

ability-druid = zachowaj monetę, którą masz stracić
ability-knight = przesuń rywala ze swojej komnaty
ability-knight-takes = przesuń rywala ze swojej komnaty i zabierz mu komnatę z ręki
ability-ranger = wykonaj dodatkowy ruch
ability-sorceress = wykonaj ruch wbrew strzałkom
ability-thief = zabierz monetę rywalowi ze swojej komnaty
ability-thief-trades = zabierz monetę rywalowi ze swojej komnaty albo wymień własną
ability-fighter = odrzuć komnaty i dobierz nowe

## Stół

lair-where = cel { $goal } · stos { $pile } · skarbiec { $hoard }
lair-where-escape = cel { $goal }, potem wyjście przez „Ucieczkę” lub „Portal” · stos { $pile } · skarbiec { $hoard }
turn-own =
    { $count ->
        [0] Twoja tura
        [one] Twoja tura
        [few] Twoja tura, jeszcze { $count } akcje
        [many] Twoja tura, jeszcze { $count } akcji
       *[other] Twoja tura, jeszcze { $count } akcji
    }
turn-of = Tura: { $seat }
turn-picking = Przed pierwszą turą
preview = Podgląd: to się jeszcze nie stało
planned = jeszcze niewykonane: u cofa
lair-place = { $chamber } ({ $cell })
lair-outside = poza widokiem: { $counts } · ^ v < > przesuń, c wyśrodkuj
lair-outside-marks = poza widokiem: { $counts } · numery { $numbers } · ^ v < > przesuń, c wyśrodkuj
coins-count =
    { $count ->
        [0] bez monet
        [one] 1 moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }
coins-seen = monety { $values } = { $total } z { $goal }
hand-count =
    { $count ->
        [0] pusta ręka
        [one] 1 komnata
        [few] { $count } komnaty
        [many] { $count } komnat
       *[other] { $count } komnaty
    }
with-partner = partner: { $name }
ability-left = zdolność gotowa
ability-gone = zdolność zużyta
person-brief = { $seat }: { $coins }, ręka { $count }
person-about = { $seat }: { $place }, { $coins }, { $hand }
your-hand = Twoja ręka:
lair-commands = ? pomoc · h podpowiedź · u cofnij · l przebieg · m ściąga · ^v<> mapa · q koniec

## Pytania

asks-pick = Którego bohatera bierzesz?
asks-turn = Dołóż komnatę z ręki albo wykonaj ruch:
asks-turn-place = Twój bohater nie ma dokąd pójść: dołóż komnatę z ręki.
asks-turn-move = Nie możesz dołożyć komnaty, więc wykonaj ruch:
asks-turn-after = Coś jeszcze w tej turze?
asks-put = Gdzie dokładasz { $chamber_acc }?
asks-turned = Jak obracasz { $chamber_acc } na polu ({ $cell })?
asks-steer = Dokąd ma pójść { $seat }? Jest w komnacie: { $chamber }
asks-steer-own = Dokąd idziesz w dodatkowym ruchu?
asks-blown = Dokąd Wichura niesie bohatera: { $seat }?
asks-blown-own = Dokąd niesie cię Wichura?
asks-portal = Do której komnaty przechodzisz przez Portal?
asks-swap = W miejsce której komnaty kładziesz { $chamber_acc }? Zastąpiona trafi na twoją rękę.
asks-swap-gone = W miejsce której komnaty kładziesz { $chamber_acc }? Zastąpiona wypadnie z gry.
asks-effect = { $chamber }: korzystasz z efektu?
asks-enter-steal-chamber = Ukradnij komnatę: komu zabierasz losową komnatę z ręki?
asks-enter-steal-coin = Ukradnij monetę: komu zabierasz monetę?
asks-enter-drakon-move = Ruch Drakon: dokąd idzie Drakon? Kto tam jest, traci monetę i wraca do komnaty wejściowej.
asks-place-drakon-move = Pojawia się Drakon! Gdzie ją stawiasz?
asks-enter-destroy = Zniszczenie komnaty: którą komnatę niszczysz?
asks-enter-rotate = Obrót komnaty: którą komnatę obracasz?
asks-enter-swap = Zamiana komnaty: którą komnatę z ręki kładziesz w legowisku? Nie dobierasz nowej.
asks-enter-flying = Latająca komnata: dokąd lecisz, ze wszystkimi, którzy w niej są?
asks-enter-mind-control = Kontrola umysłu: czyim bohaterem chcesz poruszyć?
asks-place-escape = Ucieczka: czy bohater od razu wchodzi do nowej komnaty?
asks-enter-escape = Ucieczka: czy idziesz od razu dalej, i dokąd?
asks-shield = { $other } chce zabrać ci monetę. Użyć zdolności Druidki? (Raz na grę)
asks-shield-hoard = Za chwilę stracisz monetę na rzecz skarbca. Użyć zdolności Druidki? (Raz na grę)
asks-challenge = Rycerz: którego rywala przesuwasz?
asks-magic = Czarodziejka: w którą stronę wychodzisz wbrew strzałkom?
asks-pilfer = Złodziej: komu zabierasz monetę?
asks-pilfer-trade = Złodziej: komu zabierasz monetę albo którą swoją wymieniasz ze skarbcem?
asks-clear = Wojownik: którą komnatę odrzucasz?

on-the-map = Od { $least } do { $most }: numery na mapie.
go-side = { $side }: { $chamber } – { $what }
go-through = { $side }, przez komnatę: { $chamber }, i krok dalej
go-portal = ✦ przez Portal do dowolnej komnaty
drakon-waits = jest tam Drakon: na koniec tury tracisz monetę i wracasz do komnaty wejściowej
drakon-waits-now = jest tam Drakon: od razu tracisz monetę i wracasz do komnaty wejściowej
use-ability = { $hero }, raz na grę: { $what }
offer-coin = moneta o wartości { $value } za losową ze skarbca
agree = tak
agree-place-escape = tak, wchodzę
agree-shield = tak, zachowaj monetę
decline = rezygnuję
decline-shield = nie, niech przepadnie
finish-turn = zakończ turę
finish-clear = dosyć, dobierz nowe
do-or-back = Enter: wykonaj ruch · u: cofnij
then-coin = Potem: losowanie monety.
then-trade = Potem: losowanie monety ze skarbca.
then-draw = Potem: dobranie komnaty.
then-snatch = Potem: losowanie komnaty.
then-other = Potem decyduje { $seat }.

## Do poczytania

drakon-name = Drakon
drakon-about = Kto ją spotyka, zwraca monetę do skarbca i wraca do komnaty wejściowej. Spotykasz Drakon, gdy kończysz swoją turę w jej komnacie albo gdy ona kończy ruch w twojej. Samo wejście do jej komnaty jeszcze nic nie kosztuje, ale efekt tej komnaty nie działa.
drakon-about-now = Kto ją spotyka, zwraca monetę do skarbca i wraca do komnaty wejściowej. Spotykasz Drakon, gdy tylko wejdziesz do jej komnaty, gdy kończysz w niej swoją turę albo gdy ona kończy ruch w twojej.
help-unknown = Nie ma tu niczego o nazwie „{ $text }”. Oto wszystko w skrócie.
lair-help-title = Gra
lair-help-goal = W swojej turze dołóż jedną komnatę z ręki albo wykonaj ruch bohaterem zgodnie ze strzałką. Wygrywa, kto zbierze monety o wartości { $goal }. Dwie strzałki nie mogą wskazywać na siebie nawzajem.
lair-help-map = Komnaty mają wspólne ściany; strzałka w ścianie to przejście. Litery to bohaterowie, ◆ to Drakon. Kolumny liczy się w prawo, a rzędy w górę od komnaty wejściowej. W skrócie † oznacza bohatera, którego zdolność została użyta.
lair-help-chambers = Komnaty: co się dzieje przy wejściu
lair-help-heroes = Bohaterowie: co każdy potrafi raz na grę
lair-help-input =
    1, 2, 3 …   to, co ma ten numer na liście albo na mapie
    2,-1        miejsce na mapie: kolumna i rząd
    go N        ruch: N w górę, E w prawo, S w dół, W w lewo
    ?           ta pomoc; ? harfa objaśnia komnatę, ? 2,-1 tę w tym miejscu
    ^ v < >     przesuń mapę, także kilka razy naraz: >>^; strzałki też działają
    c           wyśrodkuj mapę
    h           podpowiedź: dobry ruch, czego się po nim spodziewać i dlaczego
    u           krok wstecz, dopóki ruch nie jest wykonany
    l           cały przebieg gry
    m           ściągawka: co wiesz o rękach i monetach
    q           koniec
knows-hands = Co wiesz o komnatach na rękach
knows-rest =
    { $count ->
        [0] nic więcej
        [one] 1 komnata, której nie znasz
        [few] { $count } komnaty, których nie znasz
        [many] { $count } komnat, których nie znasz
       *[other] { $count } komnaty, której nie znasz
    }
knows-unseen = Jeszcze niewidziane, w stosie i na tych rękach
knows-coins = Monety
knows-purse = { $seat } ma co najmniej: { $values }.
knows-coins-unseen = Niewidziane, w skarbcu i u innych (liczba × wartość): { $values }
end-player = Gracz
end-coins = Monety
end-total = Razem
end-won = Zwycięstwo: { $winners }! Monety o wartości { $total }.
end-shared = Wspólne zwycięstwo: { $winners }! Monety o wartości { $total }.
end-team = Wygrywa drużyna: { $winners }! Monety o wartości { $total }.
