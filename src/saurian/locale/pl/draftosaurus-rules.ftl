### Zasady Draftozaura naszymi słowami. Każdą można przeczytać bez pozostałych.

rules-title-draftosaurus = Zasady gry Draftozaur

rules-heading-draftosaurus-setup = Przygotowanie gry
rules-heading-draftosaurus-play = Przebieg rozgrywki
rules-heading-draftosaurus-die = Kostka
rules-heading-draftosaurus-summer = Plansza letnia
rules-heading-draftosaurus-winter = Plansza zimowa
rules-heading-draftosaurus-scoring = Liczenie punktów
rules-heading-draftosaurus-examples = Przykłady liczenia punktów

## Tytuły

rule-title-D-01 = Gracze i plansze
rule-title-D-02 = Dinozaury
rule-title-D-03 = Co trafia do woreczka
rule-title-D-04 = Kto rzuca pierwszy
rule-title-D-05 = Ścianki kostki
rule-title-D-10 = Rundy i losowanie dinozaurów
rule-title-D-11 = Tura krok po kroku
rule-title-D-12 = Kogo obowiązuje kostka
rule-title-D-13 = Rzeka jest zawsze otwarta
rule-title-D-14 = Kostka między rundami
rule-title-D-15 = Koniec gry
rule-title-D-16 = Pięć osób: ostatnia tura
rule-title-D-17 = Gra dwuosobowa
rule-title-D-18 = Od lata do zimy
rule-title-D-20 = Części i strony planszy
rule-title-D-21 = { face-empty-pen }
rule-title-D-22 = { face-no-trex }
rule-title-D-23 = Czego kostka nie może
rule-title-D-24 = Kostka i Most zakochanych
rule-title-D-30 = { pen-sameness }
rule-title-D-31 = { pen-trio }
rule-title-D-32 = { pen-king }
rule-title-D-33 = { pen-love }
rule-title-D-34 = { pen-differences }
rule-title-D-35 = { pen-island }
rule-title-D-36 = { pen-river }
rule-title-D-40 = { pen-wood }
rule-title-D-41 = { pen-bridge-left }
rule-title-D-42 = { pen-bridge-right }
rule-title-D-43 = { pen-lookout }
rule-title-D-44 = { pen-quarantine }
rule-title-D-45 = { pen-pyramid }
rule-title-D-46 = { phase-rehome }
rule-title-D-47 = Budowa Piramidy
rule-title-D-48 = { pen-river }
rule-title-D-50 = { part-trex }
rule-title-D-51 = Liczenie w całym zoo
rule-title-D-52 = Kto wygrywa
rule-title-D-53 = Remis
rule-title-D-60 = Lato, plansza za 31 punktów
rule-title-D-61 = Lato, plansza za 33 punkty
rule-title-D-62 = Zima, plansza za 38 punktów

## Przygotowanie gry

rule-text-D-01 = Gra jest dla 2–5 osób. Każdy gracz bierze jedną planszę. Wszyscy grają na tej samej stronie: letniej albo zimowej.
rule-text-D-02 = Jest sześć rodzajów dinozaurów, po dziesięć z każdego: tyranozaur, diplodok, triceratops, spinozaur, stegozaur i parazaurolof. Wyjątkowy jest tylko tyranozaur (D-50, D-53).
rule-text-D-03 = Z każdego rodzaju dinozaurów do woreczka trafia: w grze dla 2 osób 8, dla 3 osób 6, dla 4 osób 8, dla 5 osób wszystkie 10. Resztę odłóżcie do pudełka. Na koniec gry woreczek jest pusty.
rule-text-D-04 = Jeden z graczy bierze kostkę i rzuca nią jako pierwszy. Zasady międzynarodowe: najmłodszy. Zasady polskie: ten, kto ostatnio widział film o dinozaurach. Przy tym stole decyduje los, chyba że sami kogoś wskażecie.
rule-text-D-05 = Kostka ma sześć różnych ścianek: las (górna część planszy), góry (dolna część), wulkan (lewa strona Rzeki), szkielet (prawa strona Rzeki), puste pole i pole bez tyranozaura. W wydaniach zagranicznych te same części planszy mają inne symbole: zamiast gór jest łąka, zamiast wulkanu bar, a zamiast szkieletu toalety.

## Przebieg gry

rule-text-D-10 = W grze dla 3–5 osób są 2 rundy po 6 tur. Na początku rundy każdy gracz losuje z woreczka 6 dinozaurów i chowa je w swojej miseczce tak, żeby nikt ich nie widział. Gra dla 2 osób przebiega inaczej (D-17).
rule-text-D-11 = Przebieg tury: gracz z kostką rzuca. Każdy wybiera w tajemnicy jednego dinozaura ze swojej miseczki. Gdy wszyscy wybrali, jednocześnie ujawniają swoje dinozaury i umieszczają je na planszach. Potem każdy przekazuje miseczkę z pozostałymi dinozaurami graczowi po lewej, tak żeby nikt ich nie widział; kostka też wędruje w lewo. Z opcją „Szybko” wybór i umieszczenie to jeden tajny krok.
rule-text-D-12 = Gracz, który rzuca kostką, może umieścić dinozaura na każdym polu, którego zasada na to pozwala. Wszyscy pozostali muszą się dodatkowo zastosować do kostki.
rule-text-D-13 = Każdy, także gracz z kostką, może zamiast tego zawsze umieścić dinozaura w Rzece.
rule-text-D-14 = Kostka wędruje dalej także między rundami: w nowej rundzie jako pierwszy rzuca gracz po lewej od tego, kto rzucał ostatnio.
rule-text-D-15 = Po ostatniej rundzie na każdej planszy jest 12 dinozaurów. Gra się kończy i liczycie punkty.
rule-text-D-16 = Tylko w grze dla 5 osób i tylko jako opcja: w zasadach polskich jest włączona, w międzynarodowych wyłączona. Po turze 5 danej rundy kostki się nie przekazuje. W turze 6 rzuca jeszcze raz ten sam gracz i tym razem do kostki stosują się wszyscy, on także. Dopiero potem kostka wędruje dalej. Dzięki temu każdy dokładnie raz w rundzie nie musi się stosować do kostki.
rule-text-D-17 = W grze dla 2 osób są 4 rundy po 3 tury, a na początku każdej rundy obaj gracze losują po 6 dinozaurów. W każdej turze, po umieszczeniu dinozaurów na planszach, każdy wybiera w tajemnicy jeszcze jednego dinozaura ze swojej miseczki; gracze ujawniają je jednocześnie i odkładają do pudełka. (Że odbywa się to w tajemnicy, mówi tylko polska instrukcja; my gramy tak zawsze). Potem zamieniają się miseczkami. Kostką rzucają na zmianę co turę; obowiązuje ona tylko tego gracza, który w tej turze nie rzuca.
rule-text-D-18 = Od lata do zimy: gracie najpierw na planszy letniej, potem na zimowej i sumujecie punkty z obu gier. Instrukcje nie mówią, co zrobić w razie remisu ani kto rzuca pierwszy w drugiej grze. Przy tym stole w razie remisu wygrywa gracz, który ma najmniej tyranozaurów w obu grach razem; jeśli i tu jest remis, gracze dzielą się zwycięstwem. Kto rzuca pierwszy w drugiej grze, ustalacie z góry: gracz po lewej od tego, kto rzucał ostatnio (tak jest, jeśli nic nie zmienicie), ten sam gracz, który rzucał pierwszy w pierwszej grze, albo ten, kto rzucał ostatnio.

## Kostka

rule-text-D-20 = Las: umieść dinozaura na polu w górnej części planszy. Góry: na polu w dolnej części. Wulkan: na polu na lewo od Rzeki. Szkielet: na polu na prawo od Rzeki. Zasada każdego pola mówi, gdzie ono leży.
rule-text-D-21 = Puste pole: umieść dinozaura na polu, na którym nie ma żadnego dinozaura.
rule-text-D-22 = Pole bez tyranozaura: umieść dinozaura na polu, na którym nie ma jeszcze tyranozaura. Możesz tam umieścić każdego dinozaura, także tyranozaura.
rule-text-D-23 = Kostka nigdy nie pozwala na to, czego zabrania zasada pola, i nigdy nie zamyka Rzeki.
rule-text-D-24 = Dwa brzegi Mostu zakochanych to dla kostki dwa osobne pola: gdy wypada „Puste pole” (D-21) albo „Pole bez tyranozaura” (D-22), każdy brzeg sprawdzasz osobno.

## Plansza letnia

rule-text-D-30 = Las identyczności: las, na lewo od Rzeki. Mieści do 6 dinozaurów, wszystkie tego samego rodzaju. Umieszczaj je od lewej, bez przerw. Za 1, 2, 3, 4, 5, 6 dinozaurów dostajesz 2, 4, 8, 12, 18, 24 punkty.
rule-text-D-31 = Leśne trio: las, na lewo od Rzeki. Mieści do 3 dowolnych dinozaurów. Jeśli na koniec są tu dokładnie 3 dinozaury, dostajesz 7 punktów, w innym wypadku 0.
rule-text-D-32 = Król dżungli: las, na prawo od Rzeki. Mieści 1 dowolnego dinozaura. Dostajesz 7 punktów, jeśli na żadnej innej planszy nie ma więcej dinozaurów tego rodzaju niż na twojej; remis wystarczy. Dinozaury w Rzece też się liczą (D-51). W innym wypadku dostajesz 0.
rule-text-D-33 = Preria miłości: góry, na lewo od Rzeki. Przyjmuje dowolne dinozaury; zasady międzynarodowe: bez limitu, zasady polskie: do 6. Dostajesz 5 punktów za każdą parę dinozaurów tego samego rodzaju na tym polu. Z jednego rodzaju może być kilka par; dinozaur bez pary nic nie daje.
rule-text-D-34 = Łąka różnorodności: góry, na prawo od Rzeki. Mieści do 6 dinozaurów, każdy innego rodzaju. Umieszczaj je od lewej, bez przerw. Za 1, 2, 3, 4, 5, 6 dinozaurów dostajesz 1, 3, 6, 10, 15, 21 punktów.
rule-text-D-35 = Samotnia: góry, na prawo od Rzeki. Mieści 1 dowolnego dinozaura. Dostajesz 7 punktów, jeśli to jedyny dinozaur tego rodzaju na całej twojej planszy, łącznie z Rzeką. W innym wypadku dostajesz 0.
rule-text-D-36 = Rzeka: to szczególne pole. Nie należy do lasu ani do gór, nie leży po stronie wulkanu ani szkieletu. Zawsze, bez względu na kostkę, możesz tu umieścić dowolne dinozaury, bez limitu. Za każdego dostajesz 1 punkt. Za tyranozaury w Rzece nie ma premii (D-50).

## Plansza zimowa

rule-text-D-40 = Las symetrii: las, na lewo od Rzeki. Mieści do 6 dinozaurów dwóch różnych rodzajów, na zmianę: ABABAB. O tym, które to rodzaje, decydują dwa pierwsze dinozaury. Umieszczaj je od lewej, bez przerw: nie wolno zostawić wolnego miejsca, żeby pominąć któryś rodzaj. Za 1, 2, 3, 4, 5, 6 dinozaurów dostajesz 2, 4, 8, 12, 18, 24 punkty.
rule-text-D-41 = Most zakochanych, lewy brzeg: las, na lewo od Rzeki. Przyjmuje dowolne dinozaury, bez limitu. Dostajesz 6 punktów za każdą parę dinozaurów tego samego rodzaju, w której jeden jest na lewym brzegu, a drugi na prawym.
rule-text-D-42 = Most zakochanych, prawy brzeg: góry, na prawo od Rzeki. Przyjmuje dowolne dinozaury, bez limitu. Pary liczysz razem z lewym brzegiem (D-41).
rule-text-D-43 = Czujka: las, na prawo od Rzeki. Mieści 1 dowolnego dinozaura. Dostajesz 2 punkty za każdego dinozaura tego rodzaju na planszy gracza po twojej prawej, także w Rzece (D-51), czyli tego, od którego dostajesz miseczkę. W grze dla 2 osób jest to twój przeciwnik.
rule-text-D-44 = Kwarantanna: góry, na lewo od Rzeki. Mieści 1 dowolnego dinozaura i sama nie daje punktów. Na koniec gry przenosisz go stąd na inne pole (D-46).
rule-text-D-45 = Piramida: góry, na prawo od Rzeki. Mieści do 6 dinozaurów na trzech poziomach (D-47). Za każdego dinozaura dostajesz 2 punkty na dole, 4 pośrodku i 7 na szczycie.
rule-text-D-46 = Po ostatniej turze, a przed liczeniem punktów, przenosisz dinozaura z Kwarantanny na inne pole, którego zasada na to pozwala, albo do Rzeki. Kostka nie ma tu znaczenia. Wszyscy decydują jednocześnie, a niczyja decyzja nie zmienia punktów innych graczy. Zasady międzynarodowe: musisz go przenieść. Zasady polskie: możesz go zostawić, ale wtedy daje najwyżej premię za tyranozaura (D-50).
rule-text-D-47 = Piramida ma 3 miejsca na dole, 2 pośrodku i 1 na szczycie, ułożone jak cegły. Najpierw zapełnij cały dół, potem cały środek, na końcu szczyt; na danym poziomie wybierasz dowolne wolne miejsce. Dinozaury tego samego rodzaju nie mogą ze sobą sąsiadować: ani obok siebie na jednym poziomie, ani jeden nad drugim. Każde wyższe miejsce sąsiaduje z dwoma, na których się opiera. Możesz w ten sposób zablokować sobie któreś miejsce; to dozwolone.
rule-text-D-48 = Rzeka: jak na planszy letniej (D-36). Zawsze dowolne dinozaury, bez limitu, za każdego 1 punkt.

## Liczenie punktów

rule-text-D-50 = Premia za tyranozaury: za każde pole, na którym jest choć jeden tyranozaur, dostajesz 1 punkt; kolejne tyranozaury na tym samym polu nic nie dodają. Każdy brzeg Mostu zakochanych to osobne pole. Rzeka się nie liczy.
rule-text-D-51 = Gdy liczysz dinozaury na całej planszy, wliczasz także te w Rzece: tak jest na polach Król dżungli, Samotnia i Czujka oraz przy rozstrzyganiu remisu (D-53).
rule-text-D-52 = Wygrywa gracz, który ma najwięcej punktów.
rule-text-D-53 = W razie remisu wygrywa ten z remisujących graczy, który ma najmniej tyranozaurów na planszy. Jeśli i tu jest remis, gracze dzielą się zwycięstwem.

## Przykłady z obliczeniami

rule-text-D-60 = Lato, 31 punktów. Preria miłości, 2 dinozaury tego samego rodzaju: 5. Las identyczności, 3 dinozaury: 8. Leśne trio, komplet: 7. Łąka różnorodności, 4 dinozaury, w tym tyranozaur: 10. Tyranozaur na jednym polu: 1. Angielska i niemiecka instrukcja podają tu 30, ale to pomyłka: podane w nich składniki dają 31.
rule-text-D-61 = Lato, 33 punkty. Las identyczności, 2 dinozaury: 4. Król dżungli, 5 dinozaurów tego rodzaju na planszy i nikt nie ma więcej: 7. Leśne trio, brak kompletu: 0. Łąka różnorodności, 3 dinozaury: 6. Preria miłości, jedna para: 5. Samotnia: 7. Rzeka, 1 dinozaur: 1. Tyranozaury na 3 polach: 3.
rule-text-D-62 = Zima, 38 punktów. Las symetrii, 3 dinozaury: 8. Czujka, 3 dinozaury tego rodzaju na planszy gracza po prawej: 6. Most zakochanych, 2 pary: 12. Piramida, 4 dinozaury: 2 + 2 + 2 + 4 = 10. Rzeka, pusta: 0. Tyranozaury na 2 polach: 2.
