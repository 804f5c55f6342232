### Drakon. Formy słów: .acc dopełnienie, .into dokąd. Pole podaje się jako odległość od komnaty wejściowej w prawo i w górę: (2,-1).

## Komnaty

chamber-find-coin = Znajdujesz monetę
    .acc = komnatę „{ chamber-find-coin }”
    .into = do komnaty „{ chamber-find-coin }”
chamber-lose-coin = Tracisz monetę
    .acc = komnatę „{ chamber-lose-coin }”
    .into = do komnaty „{ chamber-lose-coin }”
chamber-steal-coin-left = Ukradnij monetę (z lewej)
    .acc = komnatę „{ chamber-steal-coin-left }”
    .into = do komnaty „{ chamber-steal-coin-left }”
chamber-steal-coin-right = Ukradnij monetę (z prawej)
    .acc = komnatę „{ chamber-steal-coin-right }”
    .into = do komnaty „{ chamber-steal-coin-right }”
chamber-steal-coin = Ukradnij monetę
    .acc = komnatę „{ chamber-steal-coin }”
    .into = do komnaty „{ chamber-steal-coin }”
chamber-steal-chamber = Ukradnij komnatę
    .acc = komnatę „{ chamber-steal-chamber }”
    .into = do komnaty „{ chamber-steal-chamber }”
chamber-drakon-move = Ruch Drakon
    .acc = komnatę „{ chamber-drakon-move }”
    .into = do komnaty „{ chamber-drakon-move }”
chamber-destroy = Zniszczenie komnaty
    .acc = komnatę „{ chamber-destroy }”
    .into = do komnaty „{ chamber-destroy }”
chamber-rotate = Obrót komnaty
    .acc = komnatę „{ chamber-rotate }”
    .into = do komnaty „{ chamber-rotate }”
chamber-swap = Zamiana komnaty
    .acc = komnatę „{ chamber-swap }”
    .into = do komnaty „{ chamber-swap }”
chamber-flying = Latająca komnata
    .acc = latającą komnatę
    .into = do latającej komnaty
chamber-escape = Ucieczka
    .acc = komnatę „{ chamber-escape }”
    .into = do komnaty „{ chamber-escape }”
chamber-harp = Magiczna harfa
    .acc = komnatę „{ chamber-harp }”
    .into = do komnaty „{ chamber-harp }”
chamber-mind-control = Kontrola umysłu
    .acc = komnatę „{ chamber-mind-control }”
    .into = do komnaty „{ chamber-mind-control }”
chamber-windstorm = Wichura
    .acc = komnatę „{ chamber-windstorm }”
    .into = do komnaty „{ chamber-windstorm }”
chamber-key = Główny klucz
    .acc = komnatę „{ chamber-key }”
    .into = do komnaty „{ chamber-key }”
chamber-portal = Portal
    .acc = komnatę „{ chamber-portal }”
    .into = do komnaty „{ chamber-portal }”
chamber-empty = Pusta komnata
    .acc = pustą komnatę
    .into = do pustej komnaty
chamber-entrance = Komnata wejściowa
    .acc = komnatę wejściową
    .into = do komnaty wejściowej

## Bohaterowie i strony

hero-druid = Druidka
    .acc = Druidkę
hero-knight = Rycerz
    .acc = Rycerza
hero-ranger = Tropiciel
    .acc = Tropiciela
hero-sorceress = Czarodziejka
    .acc = Czarodziejkę
hero-thief = Złodziej
    .acc = Złodzieja
hero-fighter = Wojownik
    .acc = Wojownika

side-N = w górę
side-E = w prawo
side-S = w dół
side-W = w lewo

## Kroki gry

phase-pick = Wybór bohatera
phase-draw = Dobieranie komnat
phase-turn = Dołożenie komnaty albo ruch
phase-put = Ułożenie komnaty w legowisku
phase-steer = Ruch bohatera
phase-blown = Drugi krok Wichury
phase-coin = Losowanie monety
phase-trade = Losowanie monety ze skarbca na wymianę
phase-snatch = Losowanie kradzionej komnaty
phase-swap = Ułożenie komnaty w miejscu innej
phase-place-drakon-move = Pojawia się Drakon
phase-place-escape = Ucieczka do nowej komnaty
phase-enter-find-coin = { chamber-find-coin }
phase-enter-lose-coin = { chamber-lose-coin }
phase-enter-steal-coin-left = { chamber-steal-coin-left }
phase-enter-steal-coin-right = { chamber-steal-coin-right }
phase-enter-steal-chamber = { chamber-steal-chamber }
phase-enter-drakon-move = { chamber-drakon-move }
phase-enter-destroy = { chamber-destroy }
phase-enter-rotate = { chamber-rotate }
phase-enter-swap = { chamber-swap }
phase-enter-flying = { chamber-flying }
phase-enter-escape = { chamber-escape }
phase-enter-mind-control = { chamber-mind-control }
phase-shield = Druidka może ochronić monetę
phase-challenge = Rycerz wybiera rywala
phase-magic = Czarodziejka wybiera drogę
phase-pilfer = Złodziej wybiera ofiarę
phase-clear = Wojownik odrzuca komnaty

## Monety na koniec gry według wartości

part-coins-1 = Monety o wartości 1
part-coins-2 = Monety o wartości 2
part-coins-3 = Monety o wartości 3

## Co się dzieje: tura

first-player = Zaczyna { $seat }.
hero-picked = { $seat } wybiera { $hero_acc }.
chamber-drawn = { $seat } dobiera komnatę.
you-drew = { $seat } dobiera: { $chamber }.
chamber-taken = { $seat } wybiera z ręki { $chamber_acc }.
chamber-placed = { $seat } dokłada { $chamber_acc } na pole ({ $cell }).
turn-skipped = { $seat } nie może ani dołożyć komnaty, ani wykonać ruchu i pomija turę.
hand-shown = { $seat } pokazuje rękę: { $chambers }.
hero-moved = { $seat } przechodzi { $chamber_into } ({ $cell }).
hero-blown = Wichura niesie dalej: { $seat } przelatuje przez pole ({ $cell }).
effect-idle = { $chamber }: bez efektu ({ $seat }).
effect-declined = { $chamber }: { $seat } nie korzysta z efektu.

## Co się dzieje: monety

coin-found = { $seat } bierze monetę ze skarbca.
coin-lost = { $seat } zwraca monetę do skarbca.
coin-stolen = { $seat } kradnie monetę. Traci ją { $other }.
coin-was = Ta moneta ma wartość { $value }.
coin-shielded = { $seat } zachowuje monetę: chroni ją Druidka.
coin-offered = { $seat } daje monetę do wymiany.
coin-traded = { $seat } wymienia monetę na inną ze skarbca.
coin-traded-was = Oddana moneta ma wartość { $value }, a nowa { $new }.
no-coin = { $seat } nie ma monet do stracenia.
no-chamber = { $seat } nie ma na ręce komnat do stracenia.

## Co się dzieje: Drakon

drakon-appeared = Pojawia się Drakon! { $seat } stawia ją na polu ({ $cell }).
drakon-moved = { $seat } przesuwa Drakon na pole ({ $cell }).
drakon-beside = { $seat } jest teraz w komnacie z Drakon: efekt komnaty nie działa.
drakon-met = { $seat } spotyka Drakon i wraca do komnaty wejściowej.

## Co się dzieje: komnaty i bohaterowie

chamber-stolen = { $seat } kradnie komnatę z ręki. Traci ją { $other }.
chamber-stolen-was = Skradziona komnata: { $chamber }. Zyskuje ją { $seat }, traci { $other }.
chamber-destroyed = { $seat } niszczy { $chamber_acc } na polu ({ $cell }).
chamber-rotated = { $seat } obraca { $chamber_acc } na polu ({ $cell }).
chamber-swapped-in = { $seat } zamienia komnatę: kładzie { $chamber_acc } na polu ({ $cell }).
chamber-swapped-out = { $seat } bierze na rękę { $chamber_acc }.
chamber-swapped-gone = { $seat } usuwa z gry { $chamber_acc }.
chamber-flown = { $seat } przenosi { $chamber_acc } na pole ({ $cell }).
chamber-discarded = { $seat } odrzuca komnatę.
you-discarded = { $seat } odrzuca: { $chamber }.
mind-controlled = { $seat } przejmuje kontrolę nad bohaterem: { $other }.
challenged = { $seat } przesuwa rywala ze swojej komnaty: { $other }.
ability-used = { $seat } używa zdolności ({ $hero }).

## Co się dzieje: koniec gry

ended-goal = Cel osiągnięty: gra się kończy.
ended-escaped = Ucieczka z legowiska się udała: gra się kończy.
ended-exhausted = Nikt nie może już dołożyć komnaty ani wykonać ruchu: decydują monety.
ended-idle = Zbyt długo nikt nie dołożył komnaty: decydują monety.
won-by-coins = { $seat } wygrywa! Monety o wartości { $total }.
won-by-coins-shared = { $seat } dzieli się zwycięstwem! Monety o wartości { $total }.

## Dlaczego czegoś nie wolno

why-hero-taken = Tego bohatera ma już ktoś inny: { $hero }
why-chamber-not-in-hand = Nie ma takiej komnaty na ręce: { $chamber }
why-fits-nowhere = { $chamber }: ta komnata nigdzie nie pasuje
why-one-action = W tej turze nie masz już akcji
why-must-act = Jeśli możesz dołożyć komnatę albo wykonać ruch, musisz to zrobić
why-no-abilities = W tej grze bohaterowie nie mają zdolności
why-ability-used = Ta zdolność została już użyta w tej grze
why-ability-idle = { $hero }: tej zdolności nie można teraz użyć
why-must = { $chamber }: ten efekt jest obowiązkowy
why-another-player = To musi być inny gracz
why-own-team = Z tym graczem masz wspólne monety
why-empty-hand = Ten gracz ma pustą rękę
why-no-chamber = Na polu ({ $cell }) nie ma komnaty, którą można wybrać
why-occupied = Komnata na polu ({ $cell }) jest zajęta
why-too-far = Drakon nie dotrze na pole ({ $cell }): może przejść najwyżej trzy komnaty
why-same-arrows = Po obrocie komnata musi leżeć inaczej niż przedtem
why-enough-minds = W tej turze nie można już użyć Kontroli umysłu
why-cannot-move = Ten bohater nie może wykonać ruchu
why-no-rival-here = Tego rywala nie ma w twojej komnacie
why-no-coins = Ten gracz nie ma monet
why-no-such-coin = Nie masz monety o wartości { $value }
why-no-trade = Nie można teraz wymienić monety
why-nothing-discarded = Najpierw odrzuć co najmniej jedną komnatę
why-no-portal = Do dowolnej komnaty można przejść tylko z Portalu
why-portal-jumps = Z Portalu nie wychodzi się w konkretną stronę: wybierz komnatę
why-no-chamber-there = W tę stronę nie ma komnaty: { $side }
why-no-arrow = Z tej komnaty nie można wyjść { $side }
why-harp = Magiczna harfa przyciąga bohatera: nie można teraz iść { $side }
why-windstorm = Po kroku { $side } nie da się zrobić drugiego kroku, a Wichura wymaga dwóch
why-table-ends = Pole ({ $cell }) jest już poza stołem
why-not-next-to-chamber = ({ $cell }) to nie jest puste pole obok komnaty
why-not-its-arrows = { $chamber }: ta komnata ma inne strzałki
why-arrows-face = Dwie strzałki wskazywałyby na siebie nawzajem: { $side }
why-entrance-stays = Komnaty wejściowej nie można zniszczyć ani zamienić

## Co jest nie tak z opcjami i plikami zestawu

bad-two-goals = opcje „escape” i „short”: cel może wyznaczać tylko jedna z nich
bad-teams = opcja „teams”: tylko dla 4 lub 6 graczy, a liczba graczy to { $players }
bad-box-toml = plik zestawu nie jest w formacie TOML: { $text }
bad-box-type = plik zestawu, „{ $field }”: to nie jest wartość właściwego rodzaju
bad-box-missing = w pliku zestawu brakuje „{ $field }”
bad-box-unknown = w pliku zestawu jest nieznane pole „{ $field }”
bad-box-value = plik zestawu, „{ $field }”: wartość „{ $text }” nie pasuje; do wyboru: { $allowed }
bad-box-number = plik zestawu, „{ $field }”: „{ $text }” to nie jest liczba całkowita od { $least } do { $most }
bad-box-kind = plik zestawu, „{ $field }”: nie ma komnaty „{ $text }”
bad-box-kind-twice = plik zestawu wymienia komnatę dwa razy: { $chamber }
bad-box-layout = plik zestawu, „{ $field }”: nie ma układu strzałek „{ $text }”; do wyboru: 0, I, S, C, T
bad-box-sum = liczby w pliku zestawu się nie zgadzają: „{ $field }” daje razem { $count } zamiast { $needed }

## Pomoc w grze: komnaty

explain-find-coin = Gdy tu wchodzisz, bierzesz losową monetę ze skarbca, oglądasz ją w tajemnicy i kładziesz zakrytą przed sobą.
explain-lose-coin = Gdy tu wchodzisz, zwracasz do skarbca losową ze swoich monet.
explain-steal-coin-left = Gdy tu wchodzisz, zabierasz losową monetę graczowi po twojej lewej.
explain-steal-coin-right = Gdy tu wchodzisz, zabierasz losową monetę graczowi po twojej prawej.
explain-steal-coin = Gdy tu wchodzisz, zabierasz losową monetę wybranemu graczowi.
explain-steal-chamber = Gdy tu wchodzisz, możesz zabrać losową komnatę z ręki innego gracza.
explain-drakon-move = Gdy tu wchodzisz, możesz przesunąć Drakon o 0–3 komnaty, bez względu na strzałki. Bohaterowie z komnaty, w której skończy ruch, spotykają ją. Gdy ktoś dokłada pierwszą taką komnatę w grze, pojawia się Drakon.
explain-destroy = Gdy tu wchodzisz, możesz usunąć z gry dowolną niezajętą komnatę oprócz wejściowej.
explain-rotate = Gdy tu wchodzisz, możesz obrócić dowolną komnatę, także zajętą i wejściową, byle strzałki nie wskazywały na siebie nawzajem.
explain-swap = Gdy tu wchodzisz, możesz wziąć na rękę dowolną niezajętą komnatę oprócz wejściowej, a na jej polu położyć komnatę z ręki.
explain-swap-gone = Gdy tu wchodzisz, możesz zastąpić dowolną niezajętą komnatę oprócz wejściowej komnatą z ręki. Zastąpiona komnata wypada z gry.
explain-flying = Gdy tu wchodzisz, możesz przelecieć tą komnatą, ze wszystkimi, którzy w niej są, na puste pole przy legowisku. Możesz ją też obrócić i zostawić na tym samym polu.
explain-flying-elsewhere = Gdy tu wchodzisz, możesz przelecieć tą komnatą, ze wszystkimi, którzy w niej są, na inne puste pole przy legowisku. Na starym polu nie może wylądować.
explain-mind-control = Gdy tu wchodzisz, możesz wykonać jeden dozwolony ruch innym bohaterem; ty wybierasz, dokąd pójdzie.
explain-escape = Gdy dokładasz ją obok własnego bohatera, możesz go od razu na niej postawić, bez względu na strzałki. Późniejsze wejście nie ma efektu.
explain-escape-enter = Gdy tu wchodzisz, możesz od razu wykonać jeszcze jeden dozwolony ruch. Samo dołożenie tej komnaty nie ma efektu.
explain-harp = Jeśli strzałka z twojej komnaty wskazuje harfę, to wykonując ruch, musisz iść do harfy. Nie musisz jednak wykonywać ruchu. Z Głównego klucza i z Portalu możesz iść gdzie indziej.
explain-windstorm = Ruch z tej komnaty to dwa kroki: przez pierwszą komnatę tylko przechodzisz, druga działa. Jeśli nie da się zrobić dwóch kroków, nie możesz wykonać ruchu.
explain-key = Możesz wyjść w dowolną stronę, z której sąsiednia komnata nie wskazuje na tę strzałką.
explain-portal = Możesz stąd przejść do dowolnej innej komnaty w legowisku.
explain-empty = Nie ma efektu, są tylko strzałki.
explain-entrance = Tu zaczynają wszyscy bohaterowie i tu wracają po spotkaniu z Drakon. Można ją obrócić, ale nie zniszczyć ani zamienić.

## Pomoc w grze: bohaterowie

explain-druid = Gdy komnata albo zdolność rywala ma ci zabrać losową monetę, możesz temu zapobiec, także w cudzej turze. Nie działa przy spotkaniu z Drakon.
explain-knight = W swojej turze wykonaj jeden dozwolony ruch bohaterem rywala, który jest w twojej komnacie; ty wybierasz, dokąd pójdzie.
explain-knight-takes = W swojej turze wykonaj jeden dozwolony ruch bohaterem rywala, który jest w twojej komnacie; ty wybierasz, dokąd pójdzie. Potem zabierz temu rywalowi losową komnatę z ręki.
explain-ranger = W swojej turze wykonaj dodatkowy dozwolony ruch; działają efekty obu komnat.
explain-sorceress = Wykonując ruch, wyjdź w dowolną stronę, w której jest komnata, nawet wbrew strzałkom. Magiczna harfa i Wichura nadal cię obowiązują.
explain-thief = W swojej turze zabierz losową monetę rywalowi, którego bohater jest w twojej komnacie.
explain-thief-trades = W swojej turze zabierz losową monetę rywalowi, którego bohater jest w twojej komnacie, albo wymień wybraną własną monetę na losową ze skarbca.
explain-fighter = W swojej turze odrzuć dowolną liczbę komnat i dobierz tyle samo; jeśli masz mniej niż cztery, dobierz do czterech.
