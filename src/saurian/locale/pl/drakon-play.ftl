### Drakon w terminalu.

## Przed grą

ask-switches = Które zasady dodatkowe?
ask-numbers = Numery, na przykład 1 3, albo Enter, jeśli żadne
switch-heroes = Bohaterowie! Każdy bohater ma zdolność, raz na grę
switch-escape = Ucieczka z legowiska: wystarczą monety o wartości 8, ale trzeba z nimi wyjść
switch-short = Krótka gra: wystarczą monety o wartości 7
switch-teams = Drużyny: 4 lub 6 osób w parach
switch-drakon-from-start = Drakon od początku czeka w komnacie wejściowej (zasada domowa)
switch-two-actions = Dwie akcje w turze (zasada domowa)

## Co stoi w komnacie: najwyżej siedem znaków, po czterech pierwszych widać, co to

sign-find-coin = +moneta
sign-lose-coin = −moneta
sign-steal-coin-left = «moneta
sign-steal-coin-right = »moneta
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
brief-steal-coin-left = kradzież monety osobie z lewej
brief-steal-coin-right = kradzież monety osobie z prawej
brief-steal-chamber = można ukraść komnatę z czyjejś ręki
brief-drakon-move = można przesunąć Drakon najwyżej o 3
brief-destroy = można zniszczyć komnatę
brief-rotate = można obrócić komnatę
brief-swap = można zamienić komnatę na jedną z ręki
brief-flying = można z nią odlecieć
brief-escape = nic się nie dzieje
brief-harp = nic; tylko przyzywa
brief-mind-control = można ruszyć innego bohatera
brief-windstorm = nic; wyjście to dwa kroki
brief-key = nic; wyjście każdą otwartą stroną
brief-portal = nic; wyjście do dowolnej komnaty
brief-empty = nic się nie dzieje
brief-entrance = nic się nie dzieje

## Co bohater potrafi raz, w kilku słowach

ability-druid = zatrzymaj monetę, którą masz stracić
ability-knight = rusz rywala w swojej komnacie
ability-ranger = jeszcze jeden ruch
ability-sorceress = rusz się wbrew strzałkom
ability-thief = okradnij rywala w swojej komnacie albo wymień monetę
ability-fighter = odrzuć komnaty i dobierz nowe

## Stół

lair-where = cel { $goal } · stos { $pile } · skarbiec { $hoard }
lair-where-escape = cel { $goal }, potem wyjście przez Ucieczkę lub Portal · stos { $pile } · skarbiec { $hoard }
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
planned = jeszcze niezrobione: u cofa
lair-place = { $chamber } ({ $cell })
lair-outside = poza widokiem: { $counts } · ^ v < > przesuń, c wróć
lair-outside-marks = poza widokiem: { $counts } · numery { $numbers } · ^ v < > przesuń, c wróć
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
with-partner = w parze: { $name }
ability-left = zdolność gotowa
ability-gone = zdolność zużyta
person-brief = { $seat }: { $coins }, ręka { $count }
person-about = { $seat }: { $place }, { $coins }, { $hand }
your-hand = Twoja ręka:
lair-commands = ? pomoc · h podpowiedź · u wstecz · l przebieg · m pamięć · ^v<> mapa · q koniec

## Pytania

asks-pick = Którego bohatera bierzesz?
asks-turn = Dołóż komnatę z ręki albo się rusz:
asks-turn-place = Dołóż komnatę z ręki.
asks-turn-move = Możesz się tylko ruszyć:
asks-turn-after = Coś jeszcze w tej turze?
asks-put = Gdzie dokładasz { $chamber_acc }?
asks-turned = Jak ma leżeć na polu ({ $cell }) komnata: { $chamber }?
asks-steer = W którą stronę rusza się { $seat }? Komnata: { $chamber }
asks-steer-own = Dokąd prowadzi dodatkowy ruch?
asks-blown = Dokąd wichura niesie tego bohatera: { $seat }?
asks-blown-own = Dokąd niesie cię wichura?
asks-portal = Do której komnaty prowadzi cię Portal?
asks-swap = Którą komnatę bierzesz na rękę? Na jej miejsce wchodzi: { $chamber }
asks-effect = { $chamber }: korzystasz z tego?
asks-enter-steal-chamber = Ukradnij komnatę: z czyjej ręki bierzesz losową komnatę?
asks-enter-drakon-move = Ruch Drakon: dokąd idzie? Kto tam stoi, traci monetę i wraca do wejścia.
asks-place-drakon-move = Pojawia się Drakon! Gdzie ją stawiasz?
asks-enter-destroy = Zniszczenie: która komnata wypada z gry?
asks-enter-rotate = Obrót: którą komnatę obracasz?
asks-enter-swap = Zamiana: która komnata z ręki trafia do legowiska? Bez dobierania.
asks-enter-flying = Latająca komnata: dokąd lecisz ze wszystkimi, którzy na niej stoją?
asks-enter-mind-control = Kontrola umysłu: czyjego bohatera chcesz ruszyć?
asks-place-escape = Ucieczka: wchodzisz od razu na nową komnatę?
asks-shield = { $other } chce zabrać ci monetę. Czy Druidka temu zapobiega, raz na grę?
asks-shield-hoard = Zaraz stracisz monetę na rzecz skarbca. Czy Druidka temu zapobiega, raz na grę?
asks-challenge = Rycerz: którego rywala ruszasz?
asks-magic = Czarodziejka: w którą stronę wychodzisz wbrew strzałkom?
asks-pilfer = Złodziej: kogo okradasz albo którą monetę dajesz skarbcowi?
asks-clear = Wojownik: którą komnatę odrzucasz?

on-the-map = Od { $least } do { $most }: numery na mapie.
go-side = { $side }: { $chamber } – { $what }
go-through = { $side }, mijając: { $chamber }, i krok dalej
go-portal = ✦ przez Portal do dowolnej komnaty
drakon-waits = jest tam Drakon: tracisz monetę i wracasz do wejścia
use-ability = { $hero }, raz na grę: { $what }
offer-coin = moneta o wartości { $value } za losową ze skarbca
agree = tak
agree-place-escape = tak, wchodzę
agree-shield = tak, zatrzymaj monetę
decline = nie, nic nie rób
decline-shield = nie, niech przepadnie
finish-turn = zakończ turę
finish-clear = dosyć: dobierz
do-or-back = Enter: zrób to · u: krok wstecz
then-coin = Potem losowana jest moneta.
then-trade = Potem losowana jest moneta ze skarbca.
then-draw = Potem dobierana jest komnata.
then-snatch = Potem losowana jest komnata.
then-other = Potem decyduje { $seat }.

## Do poczytania

drakon-name = Drakon
drakon-about = Kto ją spotyka, zwraca monetę do skarbca i idzie do wejścia: gdy wchodzi do jej komnaty, gdy kończy tam turę albo gdy ona kończy tam ruch. (K-60, K-61)
help-unknown = Nie ma tu niczego takiego jak „{ $text }”. Oto wszystko w skrócie.
lair-help-title = Gra
lair-help-goal = W swojej turze dołóż jedną komnatę z ręki albo rusz bohatera wzdłuż strzałki. Wygrywają monety o wartości { $goal }. Dwie strzałki nie mogą wskazywać na siebie nawzajem.
lair-help-map = Komnaty mają wspólne ściany; strzałka w ścianie to przejście. Litery to bohaterowie, ◆ to Drakon. Kolumny liczy się na wschód, a rzędy na północ od wejścia. W skrócie † oznacza bohatera, którego zdolność jest zużyta.
lair-help-chambers = Komnaty: co się dzieje przy wejściu
lair-help-heroes = Bohaterowie: co każdy potrafi raz na grę
lair-help-input =
    1, 2, 3 …   to, co ma ten numer na liście albo na mapie
    2,-1        miejsce na mapie według kolumny i rzędu
    go N        ruch; N E S W to strony
    ?           ta pomoc; ? harfa objaśnia komnatę, ? 2,-1 tę w tym miejscu
    ^ v < >     przesuń mapę, także kilka naraz: >>^; strzałki na klawiaturze też
    c           wróć do środka wydarzeń
    h           podpowiedź: dobry ruch, czego się po nim spodziewać i dlaczego
    u           krok wstecz, dopóki nic się nie stało
    l           cały przebieg
    m           pamięć: co wiesz o rękach i monetach
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
knows-purse = { $seat } ma co najmniej { $values }.
knows-coins-unseen = Niewidziane, w skarbcu i u innych (liczba × wartość): { $values }
end-player = Imię
end-coins = Monety
end-total = Razem
end-won = Zwycięża { $winners }: monety o wartości { $total }.
end-shared = Wspólne zwycięstwo: { $winners }; monety o wartości { $total }.
