### Zasady gry Drakon własnymi słowami. Każdą zasadę można czytać osobno.

rules-title-drakon = Zasady gry Drakon

rules-heading-drakon-setup = Przygotowanie
rules-heading-drakon-turn = Tura
rules-heading-drakon-placing = Dokładanie komnaty
rules-heading-drakon-moving = Ruch
rules-heading-drakon-coins = Komnaty z monetami
rules-heading-drakon-chambers = Komnaty, które coś robią
rules-heading-drakon-paths = Komnaty, które zmieniają drogę
rules-heading-drakon-drakon = Drakon
rules-heading-drakon-winning = Zwycięstwo
rules-heading-drakon-optional = Zasady dodatkowe
rules-heading-drakon-box = Pudełko

## Przygotowanie

rule-text-K-01 = W grze bierze udział od 2 do 6 osób. Każda prowadzi innego z sześciorga bohaterów: to Druidka, Rycerz, Tropiciel, Czarodziejka, Złodziej i Wojownik. O tym, kto zaczyna, decyduje los.
rule-text-K-02 = Komnat jest 72: to kwadratowe płytki, w większości ze strzałkami na niektórych bokach. Jedna z nich, komnata wejściowa, od początku leży na środku; pozostałe 71 tworzy potasowany, zakryty stos. Wszystkie komnaty leżące na stole to legowisko.
rule-text-K-03 = Monet jest 28, o wartości 1, 2 lub 3. Leżą zakryte i wymieszane na stole: to skarbiec Drakon. To, ile jest monet każdej wartości, jest naszą rekonstrukcją (K-90).
rule-text-K-04 = W kolejności tur każda osoba wybiera bohatera, stawia go w komnacie wejściowej i dobiera ze stosu 4 komnaty. To jej ręka, której nikt inny nie może oglądać.
rule-text-K-05 = Smoczyca Drakon czeka obok legowiska; o tym, co ją do niego sprowadza, mówi K-45.

## Tura

rule-text-K-10 = Gra się zgodnie z ruchem wskazówek zegara. W swojej turze robisz dokładnie jedną rzecz: albo dokładasz komnatę z ręki, albo ruszasz swojego bohatera.
rule-text-K-11 = Kto nie może się ruszyć, musi dołożyć komnatę. Kto nie ma czego dołożyć, musi się ruszyć. Kto nie może ani jednego, ani drugiego, traci turę.
rule-text-K-12 = Gdy nikt nie może już dołożyć komnaty ani się ruszyć, gra od razu się kończy. Wszyscy odkrywają monety i wygrywa najwyższa suma. Instrukcja nie mówi o remisie; tutaj remisujący dzielą się zwycięstwem. Żeby każda gra się kończyła, przy tym stole kończy się ona także po 50 rundach z rzędu, w których nikt nie dołożył komnaty; wtedy również decydują monety.
rule-text-K-13 = Komnaty, która nigdzie nie pasuje, nie da się dołożyć, jakby jej nie było. To nasze rozstrzygnięcie. Kto z tego powodu traci turę, pokazuje wszystkim rękę.

## Dokładanie komnaty

rule-text-K-20 = Połóż komnatę, dowolnie obróconą, na pustym polu, które styka się krawędzią z komnatą legowiska. Przy tym stole legowisko może sięgać na 35 pól od wejścia w każdą stronę.
rule-text-K-21 = Żadna strzałka nie może wskazywać na inną strzałkę: sprawdź wszystkich sąsiadów pola, z czterech stron. Strzałka skierowana na bok bez strzałki jest w porządku, dwa boki bez strzałek także.
rule-text-K-22 = Po dołożeniu komnaty dobierasz jedną ze stosu; jeśli stos jest pusty, nie dobierasz. Liczba komnat na ręce jest nieograniczona.
rule-text-K-23 = Strzałki nie mogą wskazywać na siebie również po obrocie, zamianie i przelocie komnaty. Dlatego w legowisku nigdy nie ma dwóch strzałek skierowanych na siebie.

## Ruch

rule-text-K-30 = Twój bohater idzie za strzałką swojej komnaty do sąsiedniej komnaty, którą ona wskazuje. Pozostanie na miejscu nie jest ruchem.
rule-text-K-31 = W jednej komnacie może być dowolna liczba bohaterów.
rule-text-K-32 = Komnata działa za każdym razem, gdy wchodzi do niej bohater, także wtedy, gdy przesunął go ktoś inny. Dołożenie komnaty niczego nie wywołuje; wyjątki to K-45 i K-51.
rule-text-K-33 = Jeśli zasada mówi „może”, z efektu można zrezygnować. Każdy inny efekt jest obowiązkowy, o ile da się go wykonać. Które są które, mówi plik pudełka (K-90).
rule-text-K-34 = Efekt, którego nie da się wykonać, nic nie robi.

## Komnaty z monetami

rule-text-K-40 = Znajdujesz monetę: wchodząc, weź losową monetę ze skarbca, obejrzyj ją i zachowaj zakrytą. Jeśli skarbiec jest pusty, nic się nie dzieje.
rule-text-K-41 = Tracisz monetę: wchodząc, zwróć losową ze swoich monet do skarbca, który znów się miesza. Jeśli nie masz żadnej, nic się nie dzieje.
rule-text-K-42 = Ukradnij monetę (z lewej) i Ukradnij monetę (z prawej): wchodząc, zabierz losową monetę osobie po tej stronie. Jeśli nie ma ona monet, nic się nie dzieje. To, że stronę wskazuje komnata, jest naszym wnioskiem.

## Komnaty, które coś robią

rule-text-K-43 = Ukradnij komnatę: wchodząc, możesz wybrać osobę, która ma komnaty na ręce, i zabrać jedną z nich na chybił trafił. Okradziona osoba nie dobiera nowej.
rule-text-K-44 = Ruch Drakon: wchodząc, możesz przesunąć Drakon o 0–3 komnaty. Idzie ona z komnaty do sąsiedniej komnaty bez względu na strzałki i efekty, ale nie przez puste pola.
rule-text-K-45 = Gdy tylko w legowisku znajdzie się pierwsza w grze komnata „Ruch Drakon”, pojawia się Drakon: osoba, której trwa tura, musi postawić ją w niezajętej komnacie; może to być ta nowa. Niezajęta to taka, w której nie ma ani bohatera, ani Drakon. To, że przywołuje ją także komnata wyłożona przez zamianę (K-48), jest naszym rozstrzygnięciem.
rule-text-K-46 = Zniszczenie komnaty: wchodząc, możesz usunąć z gry niezajętą komnatę, byle nie wejściową. Legowisko może się rozpaść na części.
rule-text-K-47 = Obrót komnaty: wchodząc, możesz obrócić komnatę legowiska tak, by leżała inaczej, a strzałki nie wskazywały na siebie. Może być zajęta i może to być komnata wejściowa.
rule-text-K-48 = Zamiana komnaty: wchodząc, możesz wziąć na rękę niezajętą komnatę, byle nie wejściową, a w jej miejsce wyłożyć inną z ręki, obróconą tak, by strzałki nie wskazywały na siebie. Nie dobierasz komnaty.
rule-text-K-49 = Latająca komnata: wchodząc, możesz przenieść tę komnatę z wszystkimi figurkami na inne puste pole obok komnaty legowiska, obróconą tak, by strzałki nie wskazywały na siebie. Pole, które opuszcza, się nie liczy. Legowisko może się rozpaść na części. Po wylądowaniu komnata nie działa drugi raz.
rule-text-K-50 = Kontrola umysłu: wchodząc, możesz wykonać jeden dozwolony ruch innym bohaterem i wybrać jaki. Obowiązuje to, co dotyczy wyjścia z jego komnaty (od K-52 do K-55). Komnata, do której trafia, działa na niego, a decyduje osoba, która go prowadzi. Żeby każda tura się kończyła, przy tym stole kontrola umysłu działa w jednej turze najwyżej 20 razy.
rule-text-K-51 = Ucieczka: dokładając tę komnatę obok własnego bohatera, możesz go od razu na niej postawić, bez względu na strzałki. Tak wymyka się on także magicznej harfie i wichurze. Późniejsze wejście do niej nic nie daje. Żadne drukowane źródło nie mówi tego w całości; część to nasz wniosek.

## Komnaty, które zmieniają drogę

rule-text-K-52 = Magiczna harfa: bohater, z którego komnaty strzałka wskazuje magiczną harfę, musi iść do niej, jeśli się rusza; nic go jednak do ruchu nie zmusza. Przy dwóch harfach wybiera. Z komnaty „Główny klucz” lub „Portal” może iść, dokąd chce.
rule-text-K-53 = Wichura: ruch z niej to dwa kroki i oba muszą być dozwolone. Pierwszą komnatę tylko się mija: nie działa i nie spotyka się w niej Drakon. Druga działa. Jeśli dwa kroki nie są możliwe, nie można się ruszyć wcale. Mijany główny klucz lub portal traktuje się tak, jakby miał strzałkę w każdą stronę, z której sąsiad nie ma strzałki skierowanej na niego. Jeśli strzałka mijanej komnaty wskazuje magiczną harfę, drugi krok musi prowadzić do niej. Kierunek wybiera osoba, która prowadzi bohatera, chyba że przesuwa go ktoś inny (K-50, K-83).
rule-text-K-54 = Główny klucz: wychodzisz dowolną stroną, po której leży komnata bez strzałki wskazującej na główny klucz.
rule-text-K-55 = Portal: wychodzisz do dowolnej innej komnaty legowiska, a ona działa.
rule-text-K-56 = Pusta komnata: nic się nie dzieje. Są puste komnaty z jedną, dwiema i trzema strzałkami.
rule-text-K-57 = Komnata wejściowa: nie ma efektu. Nie można jej zniszczyć, zamienić ani przenieść, ale można ją obrócić. To, że ma strzałki we wszystkie cztery strony, jest naszą rekonstrukcją.

## Drakon

rule-text-K-60 = Bohater spotyka Drakon, gdy ona kończy ruch, nawet o 0 komnat, tam, gdzie on stoi; gdy on wchodzi do jej komnaty; i gdy kończy w niej własną turę. Kto w danej turze już ją spotkał przez wejście lub na koniec tury, nie spotyka jej w ten sposób ponownie w tej samej turze. Ten ostatni punkt to nasze rozstrzygnięcie.
rule-text-K-61 = Przy spotkaniu wszyscy bohaterowie z komnaty Drakon idą do komnaty wejściowej, a każdy z nich zwraca do skarbca losową monetę. Kto nie ma monet, tylko tam idzie. Jeśli spotkanie jest w komnacie wejściowej, zostają w niej i płacą.
rule-text-K-62 = Na bohatera, który wchodzi do komnaty, w której jest Drakon, ta komnata nie działa.
rule-text-K-63 = Bohaterowie, których Drakon tylko mija, nie spotykają jej. Nigdy nie porusza się ona na ukos.

## Zwycięstwo

rule-text-K-70 = Gdy tylko twoje monety są razem warte 10 lub więcej, wygrywasz, nawet w cudzej turze.
rule-text-K-71 = Własne monety możesz oglądać w każdej chwili. Inni widzą tylko, ile ich masz.

## Zasady dodatkowe

rule-text-K-80 = Ucieczka z legowiska: wystarczy 8, ale z monetami o łącznej wartości co najmniej 8 trzeba potem w dowolny sposób wejść do komnaty „Ucieczka” lub „Portal”. Gdy nikt już nie może nic zrobić, obowiązuje K-12. To, że Drakon zagradza drogę, jeśli jest w tej komnacie, to nasze rozstrzygnięcie.
rule-text-K-81 = Bohaterowie! Każdy bohater ma jedną zdolność i może jej użyć raz na grę (od K-82 do K-87).
rule-text-K-82 = Druidka: zanim komnata lub zdolność rywala zabierze jej losową monetę, może temu zapobiec, w czyjejkolwiek turze. Nie może tego zrobić przy spotkaniu z Drakon.
rule-text-K-83 = Rycerz: w swojej turze, przed akcją lub po niej, wykonuje jeden dozwolony ruch rywalem, który jest w jego komnacie, jak przy kontroli umysłu (K-50).
rule-text-K-84 = Tropiciel: w swojej turze, przed akcją lub po niej, wykonuje dodatkowy dozwolony ruch. Jeśli jego akcją też był ruch, działają obie komnaty.
rule-text-K-85 = Czarodziejka: w ramach ruchu wychodzi dowolną stroną, po której leży komnata, nawet wbrew strzałkom. Jeśli wiąże ją magiczna harfa, i tak musi iść do niej. Z wichury potrzebuje dwóch kroków; tylko pierwszy może być wbrew strzałkom.
rule-text-K-86 = Złodziej: w swojej turze, przed akcją lub po niej, zabiera losową monetę jednemu rywalowi w swojej komnacie albo wymienia wybraną monetę na losową ze skarbca. Wymiana to nasza rekonstrukcja.
rule-text-K-87 = Wojownik: w swojej turze, przed akcją lub po niej, odrzuca z ręki dowolną liczbę komnat, które wypadają z gry, i dobiera tyle samo. Jeśli ma potem mniej niż cztery, dobiera do czterech. To nasz wniosek.
rule-text-K-88 = Krótka gra: wystarczą monety o łącznej wartości 7. Nie łączy się z ucieczką z legowiska (K-80), bo obie zasady wyznaczają cel; to nasze rozstrzygnięcie.
rule-text-K-89 = Drużyny: 4 lub 6 osób gra w parach. Partnerzy siedzą naprzeciw siebie i mają wspólne monety, które oboje mogą oglądać; straty i kradzieże dotyczą tych wspólnych monet. Para potrzebuje 20, przy ucieczce z legowiska 16 (K-80), w krótkiej grze 14 (K-88). To, jak te zasady się łączą, jest naszym rozstrzygnięciem.

## Pudełko

rule-text-K-90 = To, co wie tylko właściciel prawdziwego pudełka, jest w pliku, który możesz poprawić i z którym możesz grać; przy każdej wartości jest podane, na ile jest pewna. Plik, w którym liczby się nie zgadzają, zostaje odrzucony. Domyślny to nasza rekonstrukcja. Monety: 8 po 1, 12 po 2, 8 po 3. Komnaty: Znajdujesz monetę 12, Tracisz monetę 4, Ukradnij monetę (z lewej) 3, Ukradnij monetę (z prawej) 3, Ukradnij komnatę 3, Ruch Drakon 4, Zniszczenie komnaty 3, Obrót komnaty 3, Zamiana komnaty 3, Latająca komnata 2, Ucieczka 2, Magiczna harfa 3, Kontrola umysłu 3, Wichura 2, Główny klucz 2, Portal 2, Pusta komnata 17; razem z komnatą wejściową to 72. Spośród 71 komnat stosu 4 nie mają strzałek (główne klucze i portale), 17 ma jedną, 13 dwie na przeciwległych bokach, 20 dwie na sąsiednich bokach, 17 trzy. Dwie zasady domowe wykraczają poza instrukcję i obowiązują tylko po uzgodnieniu: Drakon jest w legowisku od początku, w komnacie wejściowej; oraz dwie akcje w turze.
