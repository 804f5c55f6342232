### Draftozaur. Formy słów: .acc jeden dinozaur jako dopełnienie, .many wiele, .in gdzie jest, .into dokąd trafia.

## Dinozaury

species-trex = Tyranozaur
    .acc = tyranozaura
    .many = tyranozaurów
species-diplodocus = Diplodok
    .acc = diplodoka
    .many = diplodoków
species-triceratops = Triceratops
    .acc = triceratopsa
    .many = triceratopsów
species-spinosaurus = Spinozaur
    .acc = spinozaura
    .many = spinozaurów
species-stegosaurus = Stegozaur
    .acc = stegozaura
    .many = stegozaurów
species-parasaurolophus = Parazaurolof
    .acc = parazaurolofa
    .many = parazaurolofów

## Strony planszy, części, brzegi

board-summer = Lato
board-winter = Zima
board-match = Od lata do zimy: najpierw lato, potem zima
zone-woodlands = Las
zone-grasslands = Góry
side-left = Strona wulkanu, na lewo od Rzeki
side-right = Strona szkieletu, na prawo od Rzeki

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
spot-trio = { pen-trio }
    .into = do Leśnego tria
spot-king = { pen-king }
    .into = na pole Król dżungli
spot-love = { pen-love }
    .into = na Prerię miłości
spot-differences = { pen-differences }
    .into = na Łąkę różnorodności
spot-island = { pen-island }
    .into = do Samotni
spot-wood = { pen-wood }
    .into = do Lasu symetrii
spot-bridge-left = { pen-bridge-left }
    .into = na lewy brzeg Mostu zakochanych
spot-bridge-right = { pen-bridge-right }
    .into = na prawy brzeg Mostu zakochanych
spot-lookout = { pen-lookout }
    .into = na Czujkę
spot-quarantine = { pen-quarantine }
    .into = do Kwarantanny
spot-pyramid-B1 = Piramida, dół z lewej
    .into = do Piramidy, na dół z lewej
spot-pyramid-B2 = Piramida, dół pośrodku
    .into = do Piramidy, na dół pośrodku
spot-pyramid-B3 = Piramida, dół z prawej
    .into = do Piramidy, na dół z prawej
spot-pyramid-M1 = Piramida, środkowy poziom z lewej
    .into = do Piramidy, na środkowy poziom z lewej
spot-pyramid-M2 = Piramida, środkowy poziom z prawej
    .into = do Piramidy, na środkowy poziom z prawej
spot-pyramid-T = Piramida, szczyt
    .into = na szczyt Piramidy
spot-river = { pen-river }
    .into = do Rzeki

## Kostka

face-woodlands = Las
face-grasslands = Góry
face-food-court = Wulkan
face-restrooms = Szkielet
face-empty-pen = Puste pole
face-no-trex = Bez tyranozaura

die-means-woodlands = Wybierz pole w lesie albo Rzekę.
die-means-grasslands = Wybierz pole w górach albo Rzekę.
die-means-food-court = Wybierz pole po stronie wulkanu, na lewo od Rzeki, albo Rzekę.
die-means-restrooms = Wybierz pole po stronie szkieletu, na prawo od Rzeki, albo Rzekę.
die-means-empty-pen = Wybierz puste pole albo Rzekę.
die-means-no-trex = Wybierz pole, na którym nie ma tyranozaura, albo Rzekę. Tyranozaura też możesz tam umieścić.
die-free = To twój rzut: umieść dinozaura na dowolnym polu, które go przyjmie, albo w Rzece.

## Ustalenia i kroki tury

rules-international = Zasady międzynarodowe
rules-polish = Zasady polskie
order-printed = Jak w instrukcji: wybór, ujawnienie, umieszczenie
order-quick = Szybko: tajny wybór i umieszczenie w jednym kroku

phase-deal = Losowanie dinozaurów
phase-roll = Rzut kostką
phase-choose = Wybór dinozaura
phase-place = Umieszczenie dinozaura
phase-draft = Wybór i umieszczenie dinozaura
phase-discard = Wybór dinozaura do pudełka
phase-rehome = Wyjście z kwarantanny

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

first-roller = Pierwszy rzut wykonuje { $seat }.
dealt =
    { $count ->
        [one] { $seat } losuje z woreczka 1 dinozaura.
        [few] { $seat } losuje z woreczka { $count } dinozaury.
        [many] { $seat } losuje z woreczka { $count } dinozaurów.
       *[other] { $seat } losuje z woreczka { $count } dinozaura.
    }
drawn = { $seat } losuje: { $dinosaurs }.
rolled = { $seat } rzuca kostką: „{ $face }”.
decided = { $seat } ma już wybór za sobą.
revealed = { $seat } ujawnia { $species_acc }.
placed = { $seat } wysyła { $species_acc } { $spot_into }.
discarded = { $seat } odkłada { $species_acc } do pudełka.
passed = Wszyscy przekazują pozostałe dinozaury w lewo.
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

why-not-in-hand = Tego dinozaura nie ma w miseczce ({ $rule })
why-no-such-spot = Tego miejsca nie ma na tej stronie planszy ({ $rule })
why-full = Nie ma już miejsca { $pen_in } ({ $rule })
why-one-species = Tylko jeden rodzaj dinozaurów może żyć { $pen_in } ({ $rule })
why-each-once = Każdy rodzaj dinozaurów może wystąpić tylko raz { $pen_in } ({ $rule })
why-in-turn = Dwa rodzaje dinozaurów muszą stać na zmianę { $pen_in } ({ $rule })
why-taken = To miejsce { $pen_in } jest już zajęte ({ $rule })
why-row-below = Poziomy { $pen_in } zapełnia się od dołu ({ $rule })
why-from-the-left = Poziomy { $pen_in } zapełnia się od lewej ({ $rule })
why-same-neighbour = Dinozaury tego samego rodzaju nie mogą sąsiadować { $pen_in } ({ $rule })
why-die = Kostka („{ $face }”) nie pozwala teraz umieścić dinozaura { $pen_in } ({ $rule })
why-must-move = Dinozaur musi opuścić Kwarantannę ({ $rule })
why-zoo-full =
    { $count ->
        [one] Na planszy mieści się najwyżej 1 dinozaur ({ $rule })
        [few] Na planszy mieszczą się najwyżej { $count } dinozaury ({ $rule })
        [many] Na planszy mieści się najwyżej { $count } dinozaurów ({ $rule })
       *[other] Na planszy mieści się najwyżej { $count } dinozaura ({ $rule })
    }
why-too-many = Przy { $players } graczach liczba { $species_many } to najwyżej { $count } ({ $rule })

## Co jest nie tak z opcjami, pozycjami i arkuszami punktacji

bad-last-turn-option = opcja „last_turn_binds_all”: tylko dla 5 graczy, a liczba graczy to { $players } (D-16)
impossible-position = żadna gra nie może dojść do tej pozycji: sprawdź „{ $field }”
impossible-zoo = miejsce { $number }, pole { $key }: { $cause }
sheet-not-object = arkusz punktacji to obiekt JSON
sheet-unknown-field = arkusz punktacji nie ma pola „{ $field }”
sheet-bad-field = pole „{ $field }”: do wyboru: { $allowed }
sheet-bad-zoos = pole „zoos”: liczba plansz na liście musi być od { $least } do { $most }
sheet-bad-zoo = miejsce { $number }: plansza to obiekt JSON, pole po polu
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

explain-sameness = Mieści do 6 dinozaurów, wszystkie jednego rodzaju. Za 1–6 dinozaurów daje 2, 4, 8, 12, 18 lub 24 punkty. (D-30)
explain-trio = Mieści do 3 dowolnych dinozaurów. Daje 7 punktów, jeśli jest ich dokładnie 3, w przeciwnym razie nic. (D-31)
explain-king = Mieści 1 dowolnego dinozaura. Daje 7 punktów, jeśli na żadnej innej planszy nie ma więcej dinozaurów tego rodzaju; remis wystarczy. (D-32)
explain-love = Mieści dowolnie wiele dowolnych dinozaurów (zasady polskie: do 6). Daje 5 punktów za każdą parę jednego rodzaju. (D-33)
explain-differences = Mieści do 6 dinozaurów, każdy innego rodzaju. Za 1–6 dinozaurów daje 1, 3, 6, 10, 15 lub 21 punktów. (D-34)
explain-island = Mieści 1 dowolnego dinozaura. Daje 7 punktów, jeśli na całej twojej planszy, wliczając Rzekę, nie ma innego dinozaura tego rodzaju. (D-35)
explain-river = Zawsze otwarta dla każdego dinozaura, bez limitu i bez względu na kostkę. Daje 1 punkt za każdego; nie jest polem i nie daje premii za tyranozaury. (D-36)
explain-wood = Mieści do 6 dinozaurów dwóch rodzajów na zmianę: A B A B A B. Za 1–6 dinozaurów daje 2, 4, 8, 12, 18 lub 24 punkty. (D-40)
explain-bridge-left = Mieści dowolnie wiele dowolnych dinozaurów. Daje 6 punktów za każdą parę jednego rodzaju: jeden dinozaur na tym brzegu, drugi na prawym. (D-41)
explain-bridge-right = Mieści dowolnie wiele dowolnych dinozaurów. Daje 6 punktów za każdą parę jednego rodzaju: jeden dinozaur na tym brzegu, drugi na lewym. (D-42)
explain-lookout = Mieści 1 dowolnego dinozaura. Daje 2 punkty za każdego dinozaura tego rodzaju na planszy osoby po twojej prawej. (D-43)
explain-quarantine = Mieści 1 dowolnego dinozaura i nie daje punktów. Po ostatniej turze dinozaur przechodzi na inne pole, które go przyjmie, albo do Rzeki (zasady polskie: może zostać). (D-44, D-46)
explain-pyramid = Mieści 3 dinozaury na dole, potem 2 pośrodku, potem 1 na szczycie; dinozaury jednego rodzaju nie mogą się stykać. Każde miejsce daje na dole 2 punkty, pośrodku 4, na szczycie 7. (D-45, D-47)
explain-trex = Każde pole z przynajmniej jednym tyranozaurem daje 1 punkt więcej, ale nie Rzeka. Przy remisie wygrywa osoba, która ma najmniej tyranozaurów. (D-50, D-53)
explain-die = Kostka wiąże wszystkich oprócz osoby, która rzucała. Nie uchyla zasad pól, a Rzeka jest zawsze otwarta. (D-12, D-13, D-23)
