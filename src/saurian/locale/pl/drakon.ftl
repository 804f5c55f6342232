### Drakon. Formy słów: .acc dopełnienie, .into dokąd. Pole podaje się jako odległość od wejścia na wschód i na północ: (2,-1).

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

side-N = na północ
side-E = na wschód
side-S = na południe
side-W = na zachód

## Kroki gry

phase-pick = Wybór bohatera
phase-draw = Dobieranie komnat
phase-turn = Dołożenie komnaty albo ruch
phase-put = Ułożenie komnaty w legowisku
phase-steer = Ruch bohatera
phase-blown = Drugi krok wichury
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
phase-enter-mind-control = { chamber-mind-control }
phase-shield = Druidka może zatrzymać monetę
phase-challenge = Rycerz wybiera rywala
phase-magic = Czarodziejka wybiera stronę
phase-pilfer = Złodziej wybiera ofiarę albo monetę
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
chamber-taken = { $seat } zagrywa { $chamber_acc }.
chamber-placed = { $seat } dokłada { $chamber_acc } na pole ({ $cell }).
turn-skipped = { $seat } nie może ani dołożyć komnaty, ani się ruszyć i traci turę.
hand-shown = { $seat } pokazuje rękę: { $chambers }.
hero-moved = { $seat } przechodzi { $chamber_into } na polu ({ $cell }).
hero-blown = Wichura niesie: { $seat } mija pole ({ $cell }).
effect-idle = { $chamber }: tutaj { $seat } nic nie zdziała.
effect-declined = { $chamber }: { $seat } rezygnuje.

## Co się dzieje: monety

coin-found = { $seat } bierze monetę ze skarbca.
coin-lost = { $seat } zwraca monetę do skarbca.
coin-stolen = { $seat } kradnie monetę; ofiara: { $other }.
coin-was = Ta moneta ma wartość { $value }.
coin-shielded = { $seat } zatrzymuje monetę: chroni ją Druidka.
coin-offered = { $seat } oferuje skarbcowi monetę.
coin-traded = { $seat } wymienia monetę na inną ze skarbca.
coin-traded-was = Oddana moneta ma wartość { $value }, a nowa { $new }.
no-coin = { $seat } nie ma żadnej monety do stracenia.

## Co się dzieje: Drakon

drakon-appeared = Pojawia się Drakon! { $seat } stawia ją na polu ({ $cell }).
drakon-moved = { $seat } przesuwa Drakon na pole ({ $cell }).
drakon-met = { $seat } spotyka Drakon i wraca do komnaty wejściowej.

## Co się dzieje: komnaty i bohaterowie

chamber-stolen = { $seat } kradnie komnatę z ręki; ofiara: { $other }.
chamber-stolen-was = Skradziona komnata: { $chamber }. Kradnie { $seat }, traci { $other }.
chamber-destroyed = { $seat } niszczy { $chamber_acc } na polu ({ $cell }).
chamber-rotated = { $seat } obraca { $chamber_acc } na polu ({ $cell }).
chamber-swapped-in = { $seat } zamienia: wykłada { $chamber_acc } na pole ({ $cell }).
chamber-swapped-out = { $seat } bierze na rękę { $chamber_acc }.
chamber-flown = { $seat } przenosi { $chamber_acc } na pole ({ $cell }).
chamber-discarded = { $seat } odrzuca komnatę.
you-discarded = { $seat } odrzuca: { $chamber }.
mind-controlled = { $seat } przejmuje kontrolę nad innym bohaterem: { $other }.
challenged = { $seat } wypiera z komnaty rywala: { $other }.
ability-used = { $seat } używa zdolności bohatera: { $hero }.

## Co się dzieje: koniec gry

ended-goal = Cel osiągnięty: gra się kończy.
ended-escaped = Ucieczka z legowiska się udała: gra się kończy.
ended-exhausted = Nikt nie może już dołożyć komnaty ani się ruszyć: decydują monety.
ended-idle = Zbyt długo nikt nie dołożył komnaty: decydują monety.
won-by-coins = { $seat } wygrywa: monety o wartości { $total }!
won-by-coins-shared = { $seat } dzieli się zwycięstwem: monety o wartości { $total }!

## Dlaczego czegoś nie wolno

why-hero-taken = Ktoś już ma tego bohatera: { $hero } ({ $rule })
why-chamber-not-in-hand = Tej komnaty nie ma na ręce: { $chamber } ({ $rule })
why-fits-nowhere = { $chamber }: strzałki nigdzie nie pasują ({ $rule })
why-one-action = W tej turze nie ma już żadnej akcji ({ $rule })
why-must-act = Kto może dołożyć komnatę albo się ruszyć, musi to zrobić ({ $rule })
why-no-abilities = W tej grze bohaterowie nie mają zdolności ({ $rule })
why-ability-used = Ta zdolność została już w tej grze użyta ({ $rule })
why-ability-idle = { $hero }: tej zdolności nie da się teraz użyć ({ $rule })
why-must = { $chamber }: ten efekt jest obowiązkowy ({ $rule })
why-another-player = To musi być ktoś inny ({ $rule })
why-empty-hand = Ta ręka jest pusta ({ $rule })
why-no-chamber = Na polu ({ $cell }) nie ma komnaty do wyboru ({ $rule })
why-occupied = Komnata na polu ({ $cell }) jest zajęta ({ $rule })
why-too-far = Drakon nie dotrze na pole ({ $cell }): najwyżej trzy kroki po komnatach ({ $rule })
why-same-arrows = Komnata musi potem leżeć inaczej ({ $rule })
why-enough-minds = W tej turze przejęto już dość umysłów ({ $rule })
why-cannot-move = Ten bohater nie może się ruszyć ({ $rule })
why-no-rival-here = To nie jest rywal w tej samej komnacie ({ $rule })
why-no-coins = Tu nie ma żadnych monet do wzięcia ({ $rule })
why-no-such-coin = Nie masz monety o wartości { $value } ({ $rule })
why-no-trade = Teraz nie da się wymienić monety ({ $rule })
why-nothing-discarded = Najpierw odrzuć co najmniej jedną komnatę ({ $rule })
why-no-portal = Tylko portal prowadzi do dowolnej komnaty ({ $rule })
why-portal-jumps = Portal nie ma stron: wskaż komnatę, do której idziesz ({ $rule })
why-no-chamber-there = Nie ma komnaty { $side } stąd ({ $rule })
why-no-arrow = Nie ma stąd wyjścia { $side } ({ $rule })
why-harp = Wzywa magiczna harfa: teraz nie można iść { $side } ({ $rule })
why-windstorm = Po kroku { $side } wichura nie ma dokąd nieść dalej ({ $rule })
why-table-ends = Na polu ({ $cell }) stół już się kończy ({ $rule })
why-not-next-to-chamber = ({ $cell }) to nie jest puste pole obok innej komnaty ({ $rule })
why-not-its-arrows = { $chamber }: ta komnata ma inne strzałki ({ $rule })
why-arrows-face = Strzałka { $side } trafiłaby na strzałkę sąsiedniej komnaty ({ $rule })
why-entrance-stays = Komnaty wejściowej nie można zniszczyć ani zamienić ({ $rule })

## Co jest nie tak z opcjami i plikami pudełka

bad-two-goals = opcje „escape” i „short”: cel może wyznaczać tylko jedna z nich ({ $rule })
bad-teams = opcja „teams”: tylko dla 4 lub 6 graczy, a liczba graczy to { $players } ({ $rule })
bad-box-toml = plik pudełka nie jest w formacie TOML: { $text }
bad-box-type = plik pudełka, „{ $field }”: to nie jest wartość właściwego rodzaju
bad-box-missing = w pliku pudełka brakuje „{ $field }”
bad-box-unknown = w pliku pudełka jest nieznane pole „{ $field }”
bad-box-value = plik pudełka, „{ $field }”: wartość „{ $text }” nie pasuje; do wyboru: { $allowed }
bad-box-number = plik pudełka, „{ $field }”: „{ $text }” to nie jest liczba całkowita od { $least } do { $most }
bad-box-kind = plik pudełka, „{ $field }”: nie ma komnaty „{ $text }”
bad-box-kind-twice = plik pudełka wymienia komnatę dwa razy: { $chamber }
bad-box-layout = plik pudełka, „{ $field }”: nie ma układu strzałek „{ $text }”; do wyboru: 0, I, S, C, T
bad-box-sum = plik pudełka się nie zgadza: „{ $field }” daje razem { $count } zamiast { $needed }

## Pomoc w grze: komnaty

explain-find-coin = Kto tu wchodzi, bierze losową monetę ze skarbca, ogląda ją i zachowuje zakrytą. (K-40)
explain-lose-coin = Kto tu wchodzi, zwraca do skarbca losową ze swoich monet. (K-41)
explain-steal-coin-left = Kto tu wchodzi, zabiera losową monetę osobie po lewej. (K-42)
explain-steal-coin-right = Kto tu wchodzi, zabiera losową monetę osobie po prawej. (K-42)
explain-steal-chamber = Kto tu wchodzi, może zabrać losową komnatę z ręki innej osoby. (K-43)
explain-drakon-move = Kto tu wchodzi, może przesunąć Drakon o 0–3 komnaty bez względu na strzałki; bohaterowie w komnacie, w której stanie, spotykają ją. Pierwsza taka komnata w grze przywołuje Drakon już przy dołożeniu. (K-44, K-45)
explain-destroy = Kto tu wchodzi, może usunąć z gry niezajętą komnatę, byle nie wejściową. (K-46)
explain-rotate = Kto tu wchodzi, może obrócić dowolną komnatę, także zajętą i wejściową, byle strzałki nie wskazywały na siebie. (K-47)
explain-swap = Kto tu wchodzi, może wziąć na rękę niezajętą komnatę, byle nie wejściową, a w jej miejsce wyłożyć komnatę z ręki. (K-48)
explain-flying = Kto tu wchodzi, może przelecieć tą komnatą, ze wszystkimi, którzy w niej są, na inne puste pole przy legowisku. (K-49)
explain-mind-control = Kto tu wchodzi, może wykonać jeden dozwolony ruch innym bohaterem i wybiera dokąd. (K-50)
explain-escape = Dokładając ją obok własnego bohatera, możesz go od razu na niej postawić, bez względu na strzałki. Późniejsze wejście nic nie daje. (K-51)
explain-harp = Jeśli strzałka z twojej komnaty wskazuje harfę, to gdy się ruszasz, musisz iść do niej; ruszać się nie musisz. Z głównego klucza i z portalu możesz iść gdzie indziej. (K-52)
explain-windstorm = Ruch stąd to dwa kroki: pierwszą komnatę tylko mijasz, druga działa. (K-53)
explain-key = Wychodzisz dowolną stroną, po której sąsiad nie ma strzałki wskazującej na tę komnatę. (K-54)
explain-portal = Stąd przechodzisz do dowolnej innej komnaty w legowisku. (K-55)
explain-empty = Nic się tu nie dzieje; są tylko strzałki. (K-56)
explain-entrance = Tu zaczynają wszyscy bohaterowie i tu wracają po spotkaniu z Drakon. Można ją obrócić, ale nie zniszczyć ani zamienić. (K-57)

## Pomoc w grze: bohaterowie

explain-druid = Zanim komnata albo zdolność rywala zabierze ci losową monetę, możesz ją zatrzymać, w czyjejkolwiek turze. Nie przy spotkaniu z Drakon. (K-82)
explain-knight = W swojej turze przesuń o jeden dozwolony ruch rywala, który jest w twojej komnacie; ty wybierasz dokąd. (K-83)
explain-ranger = W swojej turze wykonaj dodatkowy dozwolony ruch; działają obie komnaty. (K-84)
explain-sorceress = W ramach ruchu wyjdź dowolną stroną, za którą jest komnata, nawet wbrew strzałkom. Magiczna harfa i wichura nadal cię obowiązują. (K-85)
explain-thief = W swojej turze ukradnij losową monetę rywalowi, który jest w twojej komnacie, albo wymień wybraną monetę na losową ze skarbca. (K-86)
explain-fighter = W swojej turze odrzuć dowolną liczbę komnat i dobierz tyle samo; jeśli masz mniej niż cztery, dobierz do czterech. (K-87)
