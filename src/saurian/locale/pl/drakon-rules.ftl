### Zasady gry Drakon naszymi słowami. Każdą można przeczytać bez pozostałych. † oznacza to, czego instrukcja nie mówi.

rules-title-drakon = Zasady gry Drakon

rules-heading-drakon-setup = Przygotowanie gry
rules-heading-drakon-turn = Przebieg tury
rules-heading-drakon-placing = Dokładanie komnaty
rules-heading-drakon-moving = Ruch
rules-heading-drakon-coins = Komnaty z monetami
rules-heading-drakon-chambers = Komnaty z efektami
rules-heading-drakon-paths = Komnaty, które zmieniają drogę
rules-heading-drakon-drakon = Drakon
rules-heading-drakon-winning = Zwycięstwo
rules-heading-drakon-optional = Zasady opcjonalne
rules-heading-drakon-box = Zestaw komnat i monet

## Tytuły

rule-title-K-01 = Gracze i bohaterowie
rule-title-K-02 = Komnaty i legowisko
rule-title-K-03 = Monety i skarbiec
rule-title-K-04 = Ręka na początku
rule-title-K-05 = Gdzie zaczyna Drakon
rule-title-K-10 = Jedna akcja w turze
rule-title-K-11 = Gdy nie możesz dołożyć komnaty albo wykonać ruchu
rule-title-K-12 = Gdy nikt nie może nic zrobić
rule-title-K-13 = Komnaty, które nigdzie nie pasują
rule-title-K-14 = Ograniczenia
rule-title-K-20 = Gdzie położyć komnatę
rule-title-K-21 = Strzałki naprzeciw siebie
rule-title-K-22 = Dobieranie komnaty
rule-title-K-23 = Strzałki po innych zmianach
rule-title-K-30 = Ruch za strzałką
rule-title-K-31 = Razem w jednej komnacie
rule-title-K-32 = Kiedy działa komnata
rule-title-K-33 = „Możesz” i „musisz”
rule-title-K-34 = Efekty niemożliwe do wykonania
rule-title-K-40 = { chamber-find-coin }
rule-title-K-41 = { chamber-lose-coin }
rule-title-K-42 = { chamber-steal-coin }
rule-title-K-43 = { chamber-steal-chamber }
rule-title-K-44 = { chamber-drakon-move }
rule-title-K-45 = { phase-place-drakon-move }
rule-title-K-46 = { chamber-destroy }
rule-title-K-47 = { chamber-rotate }
rule-title-K-48 = { chamber-swap }
rule-title-K-49 = { chamber-flying }
rule-title-K-50 = { chamber-mind-control }
rule-title-K-51 = { chamber-escape }
rule-title-K-52 = { chamber-harp }
rule-title-K-53 = { chamber-windstorm }
rule-title-K-54 = { chamber-key }
rule-title-K-55 = { chamber-portal }
rule-title-K-56 = { chamber-empty }
rule-title-K-57 = { chamber-entrance }
rule-title-K-60 = Spotkanie z Drakon
rule-title-K-61 = Skutki spotkania
rule-title-K-62 = W komnacie Drakon
rule-title-K-63 = Przejście obok
rule-title-K-70 = { rules-heading-drakon-winning }
rule-title-K-71 = Tajne monety
rule-title-K-80 = Ucieczka z legowiska
rule-title-K-81 = Bohaterowie!
rule-title-K-82 = { hero-druid }
rule-title-K-83 = { hero-knight }
rule-title-K-84 = { hero-ranger }
rule-title-K-85 = { hero-sorceress }
rule-title-K-86 = { hero-thief }
rule-title-K-87 = { hero-fighter }
rule-title-K-88 = Krótka gra
rule-title-K-89 = Drużyny
rule-title-K-90 = { rules-heading-drakon-box }

## Przygotowanie

rule-text-K-01 = Gra jest dla 2–6 osób. Każdy gracz prowadzi innego z sześciorga bohaterów; są to Druidka, Rycerz, Tropiciel, Czarodziejka, Złodziej i Wojownik. Pierwszego gracza wyznacza los.
rule-text-K-02 = Komnat jest 72. To kwadratowe płytki, większość ze strzałkami na niektórych bokach. Komnata wejściowa od początku leży na środku stołu, a pozostałe 71 tworzy potasowany, zakryty stos. Wszystkie komnaty leżące na stole to legowisko.
rule-text-K-03 = Monet jest 28, o wartości 1, 2 lub 3. Leżą na stole zakryte i wymieszane: to skarbiec Drakon. Ile jest monet każdej wartości, podaje zestaw (K-90).
rule-text-K-04 = W kolejności tur każdy gracz wybiera bohatera, stawia go w komnacie wejściowej i dobiera ze stosu 4 komnaty. To jego ręka; nikt inny nie może jej oglądać.
rule-text-K-05 = Smoczyca Drakon na początku gry czeka obok legowiska. Pojawia się w nim razem z pierwszą komnatą „Ruch Drakon” (K-45).

## Tura

rule-text-K-10 = Gracze wykonują tury zgodnie z ruchem wskazówek zegara. W swojej turze wykonujesz dokładnie jedną akcję: albo dokładasz komnatę z ręki, albo wykonujesz ruch swoim bohaterem.
rule-text-K-11 = Jeśli nie możesz wykonać ruchu, musisz dołożyć komnatę. Jeśli nie masz czego dołożyć, musisz wykonać ruch. Jeśli nie możesz zrobić ani jednego, ani drugiego, pomijasz turę.
rule-text-K-12 = Gdy nikt nie może już dołożyć komnaty ani wykonać ruchu, gra od razu się kończy. Wszyscy odkrywają monety; wygrywa gracz, którego monety mają najwyższą łączną wartość. W razie remisu gracze dzielą się zwycięstwem†. Gra kończy się w ten sam sposób także po 50 rundach z rzędu, w których nikt nie dołożył komnaty†.
rule-text-K-13 = Komnaty, która w żadnym miejscu i w żadnym położeniu nie pasuje, nie można dołożyć; jest tak, jakby nie było jej na ręce. Kto z tego powodu pomija turę, pokazuje wszystkim swoją rękę†.
rule-text-K-14 = Aby każda gra się kończyła, przy tym stole są trzy granice: w jednej turze Kontrola umysłu przesuwa bohaterów najwyżej 20 razy; po 50 rundach z rzędu bez nowej komnaty gra się kończy i decydują monety (jak w K-12); legowisko może zająć najwyżej 71 × 71 pól, z komnatą wejściową pośrodku†.

## Dokładanie komnaty

rule-text-K-20 = Połóż komnatę na pustym polu, które styka się krawędzią z komnatą w legowisku. Możesz ją dowolnie obrócić. Legowisko może sięgać najwyżej na 35 pól od komnaty wejściowej w każdą stronę†.
rule-text-K-21 = Strzałka dokładanej komnaty nie może się zetknąć ze strzałką żadnej sąsiedniej komnaty; sprawdź wszystkie cztery strony. Strzałka może stykać się z bokiem bez strzałki; dwa boki bez strzałek też mogą się stykać.
rule-text-K-22 = Po dołożeniu komnaty dobierasz jedną ze stosu; jeśli stos jest pusty, nie dobierasz. Na ręce możesz mieć dowolnie wiele komnat.
rule-text-K-23 = Ta sama zasada (K-21) obowiązuje po obrocie, zamianie i przelocie komnaty. Dlatego w legowisku nigdy nie ma dwóch strzałek, które wskazują na siebie nawzajem.

## Ruch

rule-text-K-30 = Bohater idzie zgodnie ze strzałką swojej komnaty do sąsiedniej komnaty, którą ona wskazuje. Nie może zostać na miejscu: pozostanie w komnacie nie jest ruchem.
rule-text-K-31 = W jednej komnacie może być dowolnie wielu bohaterów.
rule-text-K-32 = Efekt komnaty działa za każdym razem, gdy bohater do niej wchodzi, także wtedy, gdy poruszył nim ktoś inny. Samo dołożenie komnaty nie wywołuje efektu; wyjątki to „Ruch Drakon” (K-45) i „Ucieczka” (K-51).
rule-text-K-33 = Jeśli zasada mówi „możesz”, decydujesz, czy skorzystać z efektu. Każdy inny efekt jest obowiązkowy, o ile da się go wykonać. Mówi o tym zasada każdej komnaty.
rule-text-K-34 = Efekt, którego nie da się wykonać, po prostu przepada.

## Komnaty z monetami

rule-text-K-40 = Znajdujesz monetę: gdy tu wchodzisz, weź losową monetę ze skarbca, obejrzyj ją w tajemnicy i połóż przed sobą zakrytą. Jeśli skarbiec jest pusty, nic się nie dzieje.
rule-text-K-41 = Tracisz monetę: gdy tu wchodzisz, zwróć do skarbca losową ze swoich monet; monety w skarbcu trzeba znów wymieszać. Jeśli nie masz monet, nic się nie dzieje.
rule-text-K-42 = Ukradnij monetę (z lewej) i Ukradnij monetę (z prawej): gdy tu wchodzisz, zabierz losową monetę graczowi po tej stronie, lewej lub prawej. Jeśli ten gracz nie ma monet, nic się nie dzieje. Stronę wskazuje komnata†.

## Komnaty, które coś robią

rule-text-K-43 = Ukradnij komnatę: gdy tu wchodzisz, możesz wybrać innego gracza, który ma komnaty na ręce, i zabrać mu losową z nich. Okradziony gracz nie dobiera nowej.
rule-text-K-44 = Ruch Drakon: gdy tu wchodzisz, możesz przesunąć Drakon o 0, 1, 2 lub 3 komnaty. Drakon przechodzi z komnaty do sąsiedniej komnaty bez względu na strzałki i efekty, ale nie przez puste pola.
rule-text-K-45 = Gdy w legowisku znajdzie się pierwsza w tej grze komnata „Ruch Drakon”, pojawia się Drakon: gracz, którego tura trwa, musi postawić ją w dowolnej niezajętej komnacie; może to być także ta nowa. Niezajęta to taka, w której nie ma ani bohatera, ani Drakon. Dotyczy to również komnaty wyłożonej przez zamianę (K-48)†.
rule-text-K-46 = Zniszczenie komnaty: gdy tu wchodzisz, możesz usunąć z gry dowolną niezajętą komnatę oprócz wejściowej. Legowisko może się przez to rozpaść na części.
rule-text-K-47 = Obrót komnaty: gdy tu wchodzisz, możesz obrócić dowolną komnatę w legowisku, także zajętą i wejściową. Musi potem leżeć inaczej niż wcześniej, a strzałki nie mogą wskazywać na siebie nawzajem.
rule-text-K-48 = Zamiana komnaty: gdy tu wchodzisz, możesz usunąć z legowiska dowolną niezajętą komnatę oprócz wejściowej i położyć na jej polu komnatę z ręki, obróconą tak, żeby strzałki nie wskazywały na siebie nawzajem. Usuniętą komnatę bierzesz na rękę†. Nie dobierasz komnaty ze stosu.
rule-text-K-49 = Latająca komnata: gdy tu wchodzisz, możesz przenieść tę komnatę, razem ze wszystkimi figurkami, na puste pole obok innej komnaty w legowisku i dowolnie ją obrócić, byle strzałki nie wskazywały na siebie nawzajem. Może też wylądować na swoim dotychczasowym polu, jeśli ją obrócisz i nadal styka się tam z inną komnatą†. Legowisko może się przez to rozpaść na części. Po wylądowaniu efekt nie działa ponownie.
rule-text-K-50 = Kontrola umysłu: gdy tu wchodzisz, możesz wykonać jeden dozwolony ruch innym bohaterem; ty wybierasz, dokąd pójdzie. Obowiązują przy tym zasady komnaty, z której on wychodzi (K-52, K-53, K-54, K-55). Efekt komnaty, do której trafia, działa na niego, a decyzje podejmuje jego gracz. W jednej turze Kontrola umysłu działa najwyżej 20 razy†.
rule-text-K-51 = Ucieczka: gdy dokładasz tę komnatę obok własnego bohatera, możesz go od razu na niej postawić, bez względu na strzałki†. Możesz w ten sposób wymknąć się Magicznej harfie i Wichurze. Późniejsze wejście do tej komnaty nie ma żadnego efektu†.

## Komnaty, które zmieniają drogę

rule-text-K-52 = Magiczna harfa: jeśli strzałka komnaty, w której jest bohater, wskazuje Magiczną harfę, to wykonując ruch, musi on pójść do harfy. Harfa nie zmusza jednak nikogo do wykonania ruchu. Przy dwóch harfach bohater wybiera jedną z nich. Z komnaty „Główny klucz” lub „Portal” może iść, dokąd chce.
rule-text-K-53 = Wichura: ruch z tej komnaty to dwa kroki i oba muszą być dozwolone. Przez pierwszą komnatę tylko przechodzisz: jej efekt nie działa, a jeśli jest w niej Drakon, nie spotykasz jej. Dopiero druga komnata działa. Jeśli nie da się zrobić dwóch kroków, nie możesz wykonać ruchu. Jeśli pierwszą komnatą jest Główny klucz lub Portal, przyjmij, że ma strzałki we wszystkie te strony, z których sąsiednia komnata nie wskazuje na nią strzałką. Jeśli strzałka pierwszej komnaty wskazuje Magiczną harfę, drugi krok musi prowadzić do harfy; dotyczy to także Głównego klucza i Portalu, przez które przechodzisz†. Jeśli harfę wskazuje strzałka samej Wichury, do harfy musi prowadzić pierwszy krok, ale tylko wtedy, gdy da się z niej zrobić drugi. Harfa nigdy więc nie zatrzymuje bohatera, który może zrobić dwa kroki w inną stronę. Drogę wybiera gracz, do którego należy bohater, chyba że porusza nim ktoś inny (K-50, K-83).
rule-text-K-54 = Główny klucz: możesz wyjść w dowolną stronę do sąsiedniej komnaty, o ile żadna jej strzałka nie wskazuje na Główny klucz.
rule-text-K-55 = Portal: możesz stąd przejść do dowolnej innej komnaty w legowisku; jej efekt działa.
rule-text-K-56 = Pusta komnata: nie ma efektu. Są puste komnaty z jedną, dwiema i trzema strzałkami.
rule-text-K-57 = Komnata wejściowa: nie ma efektu. Można ją obrócić, ale nie można jej zniszczyć, zamienić ani przenieść. Ma strzałki we wszystkie cztery strony†.

## Drakon

rule-text-K-60 = Bohater spotyka Drakon, gdy ona kończy ruch (choćby o 0 komnat) w komnacie, w której on jest, albo gdy on kończy własną turę w komnacie, w której jest Drakon. Samo wejście do jej komnaty to jeszcze nie spotkanie: jeśli możesz w tej turze wykonać jeszcze jeden ruch (jako Tropiciel albo gdy gracie z dwiema akcjami w turze), możesz pójść dalej. Bohater, którego ktoś przesunie do komnaty Drakon w cudzej turze, zostaje w niej bez rozpatrywania jej efektu; spotyka Drakon dopiero wtedy, gdy jest tam z nią nadal na koniec własnej tury.
rule-text-K-61 = Przy spotkaniu wszyscy bohaterowie z komnaty Drakon wracają do komnaty wejściowej, a każdy z nich zwraca do skarbca losową monetę. Kto nie ma monet, po prostu wraca do komnaty wejściowej. Jeśli do spotkania doszło w komnacie wejściowej, bohaterowie zostają w niej i zwracają po monecie.
rule-text-K-62 = Jeśli bohater wchodzi do komnaty, w której jest Drakon, efekt tej komnaty nie działa.
rule-text-K-63 = Bohaterowie z komnat, przez które Drakon tylko przechodzi, nie spotykają jej. Drakon nigdy nie porusza się na ukos.

## Zwycięstwo

rule-text-K-70 = Gdy tylko łączna wartość twoich monet wyniesie 10 lub więcej, wygrywasz, nawet w cudzej turze.
rule-text-K-71 = Własne monety możesz oglądać w każdej chwili. Inni widzą tylko, ile ich masz.

## Zasady dodatkowe

rule-text-K-80 = Ucieczka z legowiska: żeby wygrać, musisz zebrać monety o łącznej wartości co najmniej 8, a potem, mając je, wejść w dowolny sposób do komnaty „Ucieczka” lub „Portal”. Wchodząc tam, od razu wygrywasz, nawet jeśli jest tam Drakon. Jeśli bohater już tam jest, gdy zbierzesz 8, musi najpierw wyjść i wejść ponownie. Komnata, przez którą tylko przechodzisz w pierwszym z dwóch kroków Wichury, się nie liczy†. Gdy nikt nie może już wykonać żadnej akcji, decydują monety (K-12).
rule-text-K-81 = Bohaterowie! Każdy bohater ma jedną zdolność i może jej użyć raz na grę (od K-82 do K-87).
rule-text-K-82 = Druidka: gdy komnata lub zdolność rywala ma jej zabrać losową monetę, może temu zapobiec, także w cudzej turze. Musi się na to zdecydować, zanim moneta zostanie wylosowana. Nie chroni to przy spotkaniu z Drakon.
rule-text-K-83 = Rycerz: w swojej turze, przed akcją lub po niej, wykonuje jeden dozwolony ruch bohaterem rywala, który jest w jego komnacie; sam wybiera, którym i dokąd. Poza tym obowiązuje to samo co przy Kontroli umysłu (K-50).
rule-text-K-84 = Tropiciel: w swojej turze, przed akcją lub po niej, wykonuje dodatkowy dozwolony ruch. Jeśli jego akcją też jest ruch, działają efekty obu komnat.
rule-text-K-85 = Czarodziejka: wykonując ruch, wychodzi w dowolną stronę, w której leży komnata, nawet wbrew strzałkom. Jeśli obowiązuje ją Magiczna harfa, i tak musi pójść do harfy. Z Wichury może wyjść tylko wtedy, gdy da się zrobić dwa kroki; wbrew strzałkom może być tylko pierwszy.
rule-text-K-86 = Złodziej: w swojej turze, przed akcją lub po niej, zabiera losową monetę jednemu rywalowi, którego bohater jest w jego komnacie.
rule-text-K-87 = Wojownik: w swojej turze, przed akcją lub po niej, odrzuca z ręki dowolną liczbę komnat (wypadają z gry) i dobiera tyle samo. Jeśli ma potem mniej niż cztery, dobiera do czterech†.
rule-text-K-88 = Krótka gra: wystarczą monety o łącznej wartości 7. Nie można jej łączyć z „Ucieczką z legowiska” (K-80), bo obie zasady zmieniają cel gry†.
rule-text-K-89 = Drużyny: 4 lub 6 graczy gra w dwuosobowych drużynach. Partnerzy siedzą naprzeciw siebie i mają wspólne monety, które każdy z nich może oglądać; straty i kradzieże dotyczą tych wspólnych monet. Drużyna potrzebuje monet o łącznej wartości 20, a w połączeniu z innymi zasadami: 16 przy „Ucieczce z legowiska” (K-80), 14 w „Krótkiej grze” (K-88)†.

## Pudełko

rule-text-K-90 = Instrukcja nie podaje, ile jest poszczególnych komnat i monet. Oto nasz zestaw.† Jeśli w twoim pudełku jest inaczej, możesz wpisać swoje liczby do pliku i grać z nimi. Są też dwie zasady domowe, które obowiązują tylko wtedy, gdy je wybierzecie: Drakon od początku czeka w komnacie wejściowej oraz dwie akcje w turze.
