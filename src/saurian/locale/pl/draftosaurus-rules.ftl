### Zasady Draftozaura naszymi słowami. Każdą można przeczytać bez pozostałych.

rules-title-draftosaurus = Zasady gry Draftozaur

rules-heading-draftosaurus-setup = Przygotowanie gry
rules-heading-draftosaurus-play = Przebieg gry
rules-heading-draftosaurus-die = Kostka
rules-heading-draftosaurus-summer = Plansza letnia
rules-heading-draftosaurus-winter = Plansza zimowa
rules-heading-draftosaurus-scoring = Liczenie punktów
rules-heading-draftosaurus-examples = Przykłady z obliczeniami

## Przygotowanie gry

rule-text-D-01 = Gra jest dla 2–5 osób. Każda osoba bierze jedną planszę; wszyscy grają na tej samej stronie: letniej albo zimowej.
rule-text-D-02 = Jest sześć rodzajów dinozaurów, po dziesięć sztuk: tyranozaur, diplodok, triceratops, spinozaur, stegozaur i parazaurolof. Szczególny jest tylko tyranozaur (zob. D-50 i D-53).
rule-text-D-03 = Do woreczka trafia z każdego rodzaju 8 dinozaurów w grze dla 2 osób, 6 dla 3 osób, 8 dla 4 osób i wszystkie 10 dla 5 osób. Pozostałe zostają w pudełku. Do końca gry rozchodzą się wszystkie dinozaury z woreczka.
rule-text-D-04 = Jedna osoba bierze kostkę i rzuca jako pierwsza. Zasady międzynarodowe: najmłodsza. Zasady polskie: ta, która jako ostatnia oglądała film o dinozaurach. Przy tym stole decyduje los, chyba że kogoś wskażecie.
rule-text-D-05 = Kostka ma sześć różnych ścianek: las, góry, wulkan, szkielet, puste pole, bez tyranozaura.

## Przebieg gry

rule-text-D-10 = W grze dla 3–5 osób są 2 rundy po 6 tur. Na początku rundy każda osoba losuje z woreczka 6 dinozaurów i trzyma je w ukryciu w swojej miseczce. O grze dla 2 osób mówi D-17.
rule-text-D-11 = Tura przebiega tak: osoba z kostką rzuca. Każdy potajemnie wybiera jednego dinozaura ze swojej miseczki. Gdy wszyscy już wybrali, razem pokazują swoje dinozaury i każdy umieszcza swojego na planszy. Potem każdy przekazuje miseczkę z resztą dinozaurów, nadal w ukryciu, osobie po lewej; kostka też idzie w lewo. Z opcją „quick” wybór i umieszczenie to jeden tajny krok.
rule-text-D-12 = Osoba, która rzucała, może wybrać każde pole, które przyjmuje dinozaura według własnej zasady. Wszyscy pozostali muszą ponadto stosować się do kostki.
rule-text-D-13 = Każdy, także osoba, która rzucała, może zawsze umieścić dinozaura w Rzece zamiast na polu.
rule-text-D-14 = Kostka wędruje dalej z rundy na rundę: w nowej rundzie jako pierwsza rzuca osoba po lewej od tej, która rzucała ostatnia.
rule-text-D-15 = Gdy kończy się ostatnia runda, na każdej planszy jest 12 dinozaurów. Gra się kończy i liczy się punkty.
rule-text-D-16 = Tylko dla 5 osób i tylko jako opcja: w zasadach polskich jest włączona, w międzynarodowych nie. Po turze 5 danej rundy kostki się nie przekazuje. Ta sama osoba rzuca jeszcze raz na turę 6, a w turze 6 stosują się do kostki wszyscy, ona także. Dopiero potem kostka idzie dalej. Dzięki temu każdy jest wolny od kostki dokładnie raz w rundzie.
rule-text-D-17 = W grze dla 2 osób są 4 rundy po 3 tury, a w każdej rundzie obie osoby losują po 6 dinozaurów. Po umieszczeniu dinozaurów każda potajemnie wybiera ze swojej miseczki drugiego dinozaura do pudełka; obie pokazują je razem. Potem wymieniają się miseczkami. Rzuca się na zmianę, a kostka wiąże tylko osobę, która nie rzucała.
rule-text-D-18 = Od lata do zimy: gracie najpierw na planszy letniej, potem na zimowej i dodajecie punkty z obu gier. Drukowane zasady nie mówią, jak rozstrzygnąć remis ani kto zaczyna drugą grę. Przy tym stole w razie remisu wygrywa osoba, która ma najmniej tyranozaurów w obu grach razem, a jeśli i to jest równe, zwycięstwo jest wspólne; w drugiej grze jako pierwsza rzuca osoba po lewej od tej, która rzucała ostatnia.

## Kostka

rule-text-D-20 = Las albo góry: umieść dinozaura na polu w tej części planszy. Wulkan: na polu na lewo od Rzeki. Szkielet: na polu na prawo od Rzeki. Położenie każdego pola podaje jego własna zasada.
rule-text-D-21 = Puste pole: umieść dinozaura na polu, na którym nie ma żadnego dinozaura.
rule-text-D-22 = Bez tyranozaura: umieść dinozaura na polu, na którym nie ma tyranozaura. Dinozaur, którego tam umieszczasz, sam może być tyranozaurem.
rule-text-D-23 = Kostka nigdy nie pozwala na to, czego zabrania własna zasada pola, i nigdy nie zamyka Rzeki.
rule-text-D-24 = Gdy kostka wymaga pustego pola albo pola bez tyranozaura, każdy brzeg Mostu zakochanych liczy się jako osobne pole.

## Plansza letnia

rule-text-D-30 = Las identyczności: las, na lewo od Rzeki. Mieści do 6 dinozaurów, wszystkie jednego rodzaju, od lewej bez przerw. Punkty za 1, 2, 3, 4, 5, 6 dinozaurów: 2, 4, 8, 12, 18, 24.
rule-text-D-31 = Leśne trio: las, na lewo od Rzeki. Mieści do 3 dowolnych dinozaurów. Jeśli jest ich dokładnie 3, daje 7 punktów, w przeciwnym razie 0.
rule-text-D-32 = Król dżungli: las, na prawo od Rzeki. Mieści 1 dowolnego dinozaura. Daje 7 punktów, jeśli na żadnej innej planszy nie ma więcej dinozaurów tego rodzaju niż na twojej, w przeciwnym razie 0. Równa liczba wystarczy.
rule-text-D-33 = Preria miłości: góry, na lewo od Rzeki. Przyjmuje dowolne dinozaury; zasady międzynarodowe: bez limitu, zasady polskie: do 6 dinozaurów. Daje 5 punktów za każdą parę jednego rodzaju na tym polu. Jeden rodzaj może tworzyć kilka par; trzeci dinozaur bez pary nic nie dodaje.
rule-text-D-34 = Łąka różnorodności: góry, na prawo od Rzeki. Mieści do 6 dinozaurów, żadnego rodzaju dwa razy, od lewej bez przerw. Punkty za 1, 2, 3, 4, 5, 6 dinozaurów: 1, 3, 6, 10, 15, 21.
rule-text-D-35 = Samotnia: góry, na prawo od Rzeki. Mieści 1 dowolnego dinozaura. Daje 7 punktów, jeśli jest to jedyny dinozaur swojego rodzaju na całej twojej planszy, w przeciwnym razie 0.
rule-text-D-36 = Rzeka: nie jest polem, nie leży w żadnej części planszy ani po żadnej stronie. Zawsze przyjmuje dowolne dinozaury, bez limitu, i daje 1 punkt za każdego.

## Plansza zimowa

rule-text-D-40 = Las symetrii: las, na lewo od Rzeki. Mieści do 6 dinozaurów dwóch różnych rodzajów, od lewej na zmianę: A B A B A B. Punkty za 1, 2, 3, 4, 5, 6 dinozaurów: 2, 4, 8, 12, 18, 24.
rule-text-D-41 = Most zakochanych, lewy brzeg: las, na lewo od Rzeki. Przyjmuje dowolne dinozaury, bez limitu. Oba brzegi razem dają 6 punktów za każdą parę jednego rodzaju, w której jeden dinozaur stoi na lewym brzegu, a drugi na prawym.
rule-text-D-42 = Most zakochanych, prawy brzeg: góry, na prawo od Rzeki. Przyjmuje dowolne dinozaury, bez limitu. Pary liczy się razem z lewym brzegiem (D-41).
rule-text-D-43 = Czujka: las, na prawo od Rzeki. Mieści 1 dowolnego dinozaura. Daje 2 punkty za każdego dinozaura tego rodzaju na planszy osoby po twojej prawej.
rule-text-D-44 = Kwarantanna: góry, na lewo od Rzeki. Mieści 1 dowolnego dinozaura i sama nie daje punktów; na koniec dinozaur się przenosi (D-46).
rule-text-D-45 = Piramida: góry, na prawo od Rzeki. Mieści do 6 dinozaurów na trzech poziomach (D-47). Każde zajęte miejsce liczy się osobno: na dole 2 punkty, pośrodku 4, na szczycie 7.
rule-text-D-46 = Po ostatniej turze, a przed liczeniem punktów, dinozaur z Kwarantanny przenosi się na inne pole, które przyjmuje go według własnej zasady, albo do Rzeki; kostka nie odgrywa tu roli. Wszyscy decydują jednocześnie. Zasady międzynarodowe: musi się przenieść. Zasady polskie: może zostać i wtedy nie daje nic poza premią za tyranozaura (D-50).
rule-text-D-47 = Piramida ma 3 miejsca na dole, 2 pośrodku i 1 na szczycie, ułożone jak cegły. Najpierw zapełnij dół, potem środek, potem szczyt; na jednym poziomie miejsce wybierasz dowolnie. Dwa dinozaury jednego rodzaju nie mogą sąsiadować: ani obok siebie, ani jeden nad drugim. Wolno ci w ten sposób zamknąć sobie drogę na któreś miejsce.
rule-text-D-48 = Rzeka: tak jak na planszy letniej (D-36). Zawsze dowolne dinozaury, bez limitu, 1 punkt za każdego.

## Liczenie punktów

rule-text-D-50 = Każde pole, na którym jest przynajmniej jeden tyranozaur, daje 1 punkt więcej; kolejne tyranozaury na tym samym polu nic nie dodają. Każdy brzeg Mostu zakochanych liczy się osobno; Rzeka się nie liczy.
rule-text-D-51 = Wszędzie tam, gdzie liczy się dinozaury z całej planszy – dla Króla dżungli, Samotni, Czujki i przy remisie – liczą się też te w Rzece.
rule-text-D-52 = Wygrywa osoba, która ma najwięcej punktów.
rule-text-D-53 = Przy remisie wygrywa spośród remisujących osoba, która ma najmniej tyranozaurów na planszy. Jeśli i to jest równe, dzielą się zwycięstwem.

## Przykłady z obliczeniami

rule-text-D-60 = Lato, 31 punktów. Preria miłości, 2 dinozaury jednego rodzaju: 5. Las identyczności, 3 dinozaury: 8. Leśne trio, pełne: 7. Łąka różnorodności, 4 dinozaury, w tym tyranozaur: 10. Tyranozaur na jednym polu: 1. Angielska i niemiecka instrukcja podają tu 30, ale to pomyłka: ich własne składniki dają w sumie 31.
rule-text-D-61 = Lato, 33 punkty. Las identyczności, 2 dinozaury: 4. Król dżungli, gdy na planszy jest 5 dinozaurów tego rodzaju i nikt nie ma więcej: 7. Leśne trio, niepełne: 0. Łąka różnorodności, 3 dinozaury: 6. Preria miłości, jedna para: 5. Samotnia: 7. Rzeka, 1 dinozaur: 1. Tyranozaury na 3 polach: 3.
rule-text-D-62 = Zima, 38 punktów. Las symetrii, 3 dinozaury: 8. Czujka, gdy na planszy po prawej są 3 dinozaury tego rodzaju: 6. Most zakochanych, 2 pary: 12. Piramida, 4 dinozaury: 2 + 2 + 2 + 4 = 10. Rzeka, pusta: 0. Tyranozaury na 2 polach: 2.
