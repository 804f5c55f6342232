### Draftozaur. Formy słów: .acc jeden dinozaur jako dopełnienie, .the w środku zdania, .many wiele, .in gdzie jest, .into dokąd trafia.

## Dinozaury

species-trex = Tyranozaur
    .acc = tyranozaura
    .the = tyranozaur
    .many = tyranozaurów
species-diplodocus = Diplodok
    .acc = diplodoka
    .the = diplodok
    .many = diplodoków
species-triceratops = Triceratops
    .acc = triceratopsa
    .the = triceratops
    .many = triceratopsów
species-spinosaurus = Spinozaur
    .acc = spinozaura
    .the = spinozaur
    .many = spinozaurów
species-stegosaurus = Stegozaur
    .acc = stegozaura
    .the = stegozaur
    .many = stegozaurów
species-parasaurolophus = Parazaurolof
    .acc = parazaurolofa
    .the = parazaurolof
    .many = parazaurolofów

## Strony planszy, części, brzegi

board-summer = Lato
board-winter = Zima
board-match = Od lata do zimy: najpierw lato, potem zima
zone-woodlands = Las (górna część)
zone-grasslands = Góry (dolna część)
side-left = Strona wulkanu (na lewo od Rzeki)
side-right = Strona szkieletu (na prawo od Rzeki)

## Pola

pen-sameness = Las identyczności
    .in = w Lesie identyczności
pen-trio = Leśne trio
    .in = w Leśnym triu
pen-king = Król dżungli
    .in = na polu Król dżungli
pen-love = Preria miłości
    .in = na Prerii miłości
pen-differences = Łąka różnorodności
    .in = na Łące różnorodności
pen-island = Samotnia
    .in = w Samotni
pen-wood = Las symetrii
    .in = w Lesie symetrii
pen-bridge-left = Most zakochanych, lewy brzeg
    .in = na lewym brzegu Mostu zakochanych
pen-bridge-right = Most zakochanych, prawy brzeg
    .in = na prawym brzegu Mostu zakochanych
pen-lookout = Czujka
    .in = na Czujce
pen-quarantine = Kwarantanna
    .in = w Kwarantannie
pen-pyramid = Piramida
    .in = w Piramidzie
pen-river = Rzeka
    .in = w Rzece

## Miejsca: pola planszy i miejsca w Piramidzie

spot-sameness = { pen-sameness }
    .into = do Lasu identyczności
    .in = { pen-sameness.in }
spot-trio = { pen-trio }
    .into = do Leśnego tria
    .in = { pen-trio.in }
spot-king = { pen-king }
    .into = na pole Król dżungli
    .in = { pen-king.in }
spot-love = { pen-love }
    .into = na Prerię miłości
    .in = { pen-love.in }
spot-differences = { pen-differences }
    .into = na Łąkę różnorodności
    .in = { pen-differences.in }
spot-island = { pen-island }
    .into = do Samotni
    .in = { pen-island.in }
spot-wood = { pen-wood }
    .into = do Lasu symetrii
    .in = { pen-wood.in }
spot-bridge-left = { pen-bridge-left }
    .into = na lewy brzeg Mostu zakochanych
    .in = { pen-bridge-left.in }
spot-bridge-right = { pen-bridge-right }
    .into = na prawy brzeg Mostu zakochanych
    .in = { pen-bridge-right.in }
spot-lookout = { pen-lookout }
    .into = na Czujkę
    .in = { pen-lookout.in }
spot-quarantine = { pen-quarantine }
    .into = do Kwarantanny
    .in = { pen-quarantine.in }
spot-pyramid-B1 = Piramida, dół z lewej
    .into = do Piramidy, na dół z lewej
    .in = w Piramidzie, na dole z lewej
spot-pyramid-B2 = Piramida, dół pośrodku
    .into = do Piramidy, na dół pośrodku
    .in = w Piramidzie, na dole pośrodku
spot-pyramid-B3 = Piramida, dół z prawej
    .into = do Piramidy, na dół z prawej
    .in = w Piramidzie, na dole z prawej
spot-pyramid-M1 = Piramida, środkowy poziom z lewej
    .into = do Piramidy, na środkowy poziom z lewej
    .in = w Piramidzie, na środkowym poziomie z lewej
spot-pyramid-M2 = Piramida, środkowy poziom z prawej
    .into = do Piramidy, na środkowy poziom z prawej
    .in = w Piramidzie, na środkowym poziomie z prawej
spot-pyramid-T = Piramida, szczyt
    .into = na szczyt Piramidy
    .in = na szczycie Piramidy
spot-river = { pen-river }
    .into = do Rzeki
    .in = { pen-river.in }

## Kostka

face-woodlands = Las
face-grasslands = Góry
face-food-court = Wulkan
face-restrooms = Szkielet
face-empty-pen = Puste pole
face-no-trex = Pole bez tyranozaura

die-means-woodlands = Umieść dinozaura na polu w lesie (górna część planszy) albo w Rzece.
die-means-grasslands = Umieść dinozaura na polu w górach (dolna część planszy) albo w Rzece.
die-means-food-court = Umieść dinozaura na polu po stronie wulkanu (na lewo od Rzeki) albo w Rzece.
die-means-restrooms = Umieść dinozaura na polu po stronie szkieletu (na prawo od Rzeki) albo w Rzece.
die-means-empty-pen = Umieść dinozaura na pustym polu albo w Rzece.
die-means-no-trex = Umieść dinozaura na polu, na którym nie ma tyranozaura, albo w Rzece. Możesz tam umieścić także tyranozaura.
die-free = To twój rzut: umieść dinozaura na dowolnym polu, które go przyjmie, albo w Rzece.

## Ustalenia i kroki tury

rules-international = Zasady międzynarodowe
rules-polish = Zasady polskie
order-printed = Jak w instrukcji: wybór, ujawnienie, umieszczenie
order-quick = Szybko: tajny wybór i umieszczenie w jednym kroku
second-roller-next = W drugiej grze zaczyna rzucać gracz po lewej od tego, kto rzucał ostatnio
second-roller-first = W drugiej grze zaczyna rzucać ten sam gracz co w pierwszej
second-roller-last = W drugiej grze zaczyna rzucać ten, kto rzucał ostatnio

phase-deal = Losowanie dinozaurów
phase-roll = Rzut kostką
phase-choose = Wybór dinozaura
phase-place = Umieszczenie dinozaura
phase-draft = Wybór i umieszczenie dinozaura
phase-discard = Odłożenie dinozaura do pudełka
phase-rehome = Wyjście z Kwarantanny

## Punktacja

part-sameness = { pen-sameness }
part-trio = { pen-trio }
part-king = { pen-king }
part-love = { pen-love }
part-differences = { pen-differences }
part-island = { pen-island }
part-wood = { pen-wood }
part-bridge = Most zakochanych
part-lookout = { pen-lookout }
part-pyramid = { pen-pyramid }
part-river = { pen-river }
part-trex = Premia za tyranozaury

## Co się dzieje

first-roller = Kostkę na początek dostaje { $seat }.
dealt =
    { $count ->
        [one] { $seat } losuje z woreczka 1 dinozaura.
        [few] { $seat } losuje z woreczka { $count } dinozaury.
        [many] { $seat } losuje z woreczka { $count } dinozaurów.
       *[other] { $seat } losuje z woreczka { $count } dinozaura.
    }
drawn = { $seat } losuje: { $dinosaurs }.
rolled = { $seat } rzuca kostką: „{ $face }”.
decided = { $seat }: wybór dokonany.
revealed = { $seat } ujawnia { $species_acc }.
placed = { $seat } umieszcza { $species_acc } { $spot_in }.
discarded = { $seat } odkłada { $species_acc } do pudełka.
passed = Wszyscy przekazują miseczki w lewo.
round-over = Koniec rundy { $round }.
rehomed = { $seat } przenosi { $species_acc } z Kwarantanny { $spot_into }.
stayed = { $seat } zostawia { $species_acc } w Kwarantannie.
counted =
    { $points ->
        [one] { $board }: { $seat } zdobywa 1 punkt.
        [few] { $board }: { $seat } zdobywa { $points } punkty.
        [many] { $board }: { $seat } zdobywa { $points } punktów.
       *[other] { $board }: { $seat } zdobywa { $points } punktu.
    }
won =
    { $points ->
        [one] { $seat } zdobywa 1 punkt i wygrywa!
        [few] { $seat } zdobywa { $points } punkty i wygrywa!
        [many] { $seat } zdobywa { $points } punktów i wygrywa!
       *[other] { $seat } zdobywa { $points } punktu i wygrywa!
    }
won-by-trexes =
    { $points ->
        [one] Remis po 1 punkcie: { $seat } ma najmniej tyranozaurów i wygrywa!
        [few] Remis po { $points } punkty: { $seat } ma najmniej tyranozaurów i wygrywa!
        [many] Remis po { $points } punktów: { $seat } ma najmniej tyranozaurów i wygrywa!
       *[other] Remis po { $points } punktu: { $seat } ma najmniej tyranozaurów i wygrywa!
    }
won-shared =
    { $points ->
        [one] { $seat } zdobywa 1 punkt i dzieli się zwycięstwem!
        [few] { $seat } zdobywa { $points } punkty i dzieli się zwycięstwem!
        [many] { $seat } zdobywa { $points } punktów i dzieli się zwycięstwem!
       *[other] { $seat } zdobywa { $points } punktu i dzieli się zwycięstwem!
    }

## Dlaczego czegoś nie wolno

why-not-in-hand = Tego dinozaura nie ma w miseczce
why-no-such-spot = Tego miejsca nie ma na tej stronie planszy
why-full = Nie ma już miejsca { $pen_in }
why-one-species = Dinozaury { $pen_in } muszą być jednego rodzaju
why-each-once = Każdy dinozaur { $pen_in } musi być innego rodzaju
why-in-turn = Dinozaury { $pen_in } muszą stać na zmianę: dwa rodzaje, co drugi taki sam
why-taken = To miejsce { $pen_in } jest już zajęte
why-row-below = Poziomy { $pen_in } zapełnia się od dołu
why-from-the-left = Miejsca { $pen_in } zapełnia się od lewej
why-same-neighbour = Dinozaury tego samego rodzaju nie mogą ze sobą sąsiadować { $pen_in }
why-die = Kostka („{ $face }”) nie pozwala teraz umieścić dinozaura { $pen_in }
why-must-move = Dinozaur musi opuścić Kwarantannę
why-zoo-full =
    { $count ->
        [one] Na planszy mieści się najwyżej 1 dinozaur
        [few] Na planszy mieszczą się najwyżej { $count } dinozaury
        [many] Na planszy mieści się najwyżej { $count } dinozaurów
       *[other] Na planszy mieści się najwyżej { $count } dinozaura
    }
why-too-many = Przy tej liczbie graczy ({ $players }) jest najwyżej { $count } { $species_many }

## Co jest nie tak z opcjami, pozycjami i arkuszami punktacji

bad-last-turn-option = opcja „last_turn_binds_all”: tylko dla 5 graczy, a liczba graczy to { $players }
impossible-position = taka pozycja nie może wystąpić w grze: sprawdź „{ $field }”
impossible-zoo = miejsce { $number }, pole { $key }: { $cause }
sheet-not-object = arkusz punktacji musi być obiektem JSON
sheet-unknown-field = w arkuszu punktacji nie ma pola „{ $field }”
sheet-bad-field = pole „{ $field }”: do wyboru: { $allowed }
sheet-bad-zoos = pole „zoos”: liczba plansz na liście musi być od { $least } do { $most }
sheet-bad-zoo = miejsce { $number }: plansza musi być obiektem JSON, pole po polu
sheet-unknown-pen = miejsce { $number }: na tej planszy nie ma pola „{ $key }”; do wyboru: { $allowed }
sheet-bad-pen = miejsce { $number }, pole { $key }: potrzebna jest lista dinozaurów
sheet-bad-places =
    { $count ->
        [one] miejsce { $number }, pole { $key }: potrzebne jest dokładnie 1 miejsce, null oznacza puste
        [few] miejsce { $number }, pole { $key }: potrzebne są dokładnie { $count } miejsca, null oznacza puste
        [many] miejsce { $number }, pole { $key }: potrzeba dokładnie { $count } miejsc, null oznacza puste
       *[other] miejsce { $number }, pole { $key }: potrzeba dokładnie { $count } miejsca, null oznacza puste
    }
sheet-unknown-species = miejsce { $number }, pole { $key }: nie ma dinozaura „{ $text }”; do wyboru: { $allowed }

## Pomoc w grze

explain-sameness = Mieści do 6 dinozaurów, wszystkie jednego rodzaju. Za 1, 2, 3, 4, 5 lub 6 dinozaurów daje 2, 4, 8, 12, 18 lub 24 punkty.
explain-trio = Mieści do 3 dowolnych dinozaurów. Daje 7 punktów, jeśli jest ich dokładnie 3, a w innym wypadku nic.
explain-king = Mieści 1 dowolnego dinozaura. Daje 7 punktów, jeśli nikt nie ma na planszy więcej dinozaurów tego rodzaju niż ty; remis wystarczy.
explain-love =
    { $rules ->
        [polish] Mieści do 6 dowolnych dinozaurów. Daje 5 punktów za każdą parę tego samego rodzaju.
       *[international] Mieści dowolnie wiele dowolnych dinozaurów. Daje 5 punktów za każdą parę tego samego rodzaju.
    }
explain-differences = Mieści do 6 dinozaurów, każdy innego rodzaju. Za 1, 2, 3, 4, 5 lub 6 dinozaurów daje 1, 3, 6, 10, 15 lub 21 punktów.
explain-island = Mieści 1 dowolnego dinozaura. Daje 7 punktów, jeśli to jedyny dinozaur tego rodzaju na całej twojej planszy, łącznie z Rzeką.
explain-river = Możesz tu zawsze umieścić każdego dinozaura, bez limitu i bez względu na kostkę. Każdy daje 1 punkt. W Rzece nie ma premii za tyranozaury.
explain-wood = Mieści do 6 dinozaurów dwóch rodzajów na zmianę: ABABAB. Za 1, 2, 3, 4, 5 lub 6 dinozaurów daje 2, 4, 8, 12, 18 lub 24 punkty.
explain-bridge-left = Mieści dowolnie wiele dowolnych dinozaurów. Daje 6 punktów za każdą parę tego samego rodzaju: jeden dinozaur na tym brzegu, drugi na prawym.
explain-bridge-right = Mieści dowolnie wiele dowolnych dinozaurów. Daje 6 punktów za każdą parę tego samego rodzaju: jeden dinozaur na tym brzegu, drugi na lewym.
explain-lookout = Mieści 1 dowolnego dinozaura. Daje 2 punkty za każdego dinozaura tego rodzaju na planszy gracza po twojej prawej.
explain-quarantine =
    { $rules ->
        [polish] Mieści 1 dowolnego dinozaura i nie daje punktów. Po ostatniej turze przenosisz go na inne pole, które go przyjmie, albo do Rzeki; może też zostać.
       *[international] Mieści 1 dowolnego dinozaura i nie daje punktów. Po ostatniej turze przenosisz go na inne pole, które go przyjmie, albo do Rzeki.
    }
explain-pyramid = Mieści 3 dinozaury na dole, potem 2 pośrodku, na końcu 1 na szczycie; dinozaury tego samego rodzaju nie mogą się stykać. Każdy daje 2 punkty na dole, 4 pośrodku, 7 na szczycie.
explain-trex = Każde pole, na którym jest choć jeden tyranozaur, daje 1 dodatkowy punkt (ale nie Rzeka). Przy remisie wygrywa gracz, który ma najmniej tyranozaurów.
explain-die = Kostka obowiązuje wszystkich oprócz gracza, który nią rzuca. Zasady pól obowiązują zawsze, a Rzeka jest zawsze otwarta.
