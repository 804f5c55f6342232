### Zestaw komnat i monet gry Drakon jako dane.

tasks = zadania
about-box-check = sprawdź plik zestawu i powiedz, co jest w nim nie tak
about-box-show = pokaż zestaw: co w nim jest i na ile to pewne
help-box-file = plik zestawu; - oznacza standardowe wejście
help-box-file-default = plik zestawu; domyślnie zestaw dołączony do zasad
help-box-toml = wypisz sam plik zestawu, żeby go potem poprawić

bad-box-file = { $file }: { $cause }
box-is-fine = Plik { $file } jest w porządku. Aby z nim zagrać: saurian play drakon --box { $file }

box-chambers = Komnaty według strzałek
box-layouts = 0 bez strzałek · I jedna · S dwie naprzeciw siebie · C dwie obok siebie · T trzy
box-chamber = Komnata
box-sum = Razem
box-may = Można czy trzeba
box-rule = Zasada
box-enter-may = można przy wejściu
box-enter-must = trzeba przy wejściu
box-place-may = można przy dołożeniu
box-place-must = trzeba przy dołożeniu

box-rest = Pozostałe ustalenia
box-hand = Komnaty na ręce na początku gry
box-coins = Monety (liczba × wartość)
box-entrance = Strzałki komnaty wejściowej
box-goals-plain = Monety potrzebne do zwycięstwa
box-goals-escape = Monety potrzebne w „Ucieczce z legowiska”
box-goals-short = Monety potrzebne w „Krótkiej grze”
box-rulings-robbed-hand-draws = Gracz, któremu ukradziono komnatę, dobiera nową
box-rulings-drakon-appears-by-swap = Drakon pojawia się także wtedy, gdy pierwszą komnatę „Ruch Drakon” wyłożono przez zamianę
box-rulings-flying-turns-in-place = Latająca komnata może wylądować na starym polu, jeśli jest obrócona
box-rulings-harp-calls-through-key = Harfa przyciąga też z klucza i portalu, przez które niesie Wichura
box-rulings-harp-freezes-in-windstorm = W Wichurze zatrzymuje też harfa, z której nie da się zrobić drugiego kroku
box-rulings-met-on-entering = Kto wchodzi do komnaty Drakon, spotyka ją od razu
box-rulings-one-meeting-a-turn = Kto spotyka Drakon przy wejściu, nie spotyka jej ponownie na koniec tury
box-rulings-drakon-bars-escape = Przez komnatę, w której jest Drakon, nie można uciec
box-rulings-blown-through-escapes = Do ucieczki wystarczy, że Wichura przeniesie przez Ucieczkę lub Portal
box-rulings-knight-takes-chamber = Rycerz zabiera komnatę rywalowi, którego przesunął
box-rulings-thief-may-trade = Złodziej może wymienić monetę na losową ze skarbca
box-limits-forced-moves = Kontrola umysłu: najwyżej tyle razy w turze
box-limits-idle-rounds = Gra kończy się po tylu rundach bez nowej komnaty
box-limits-lair-reach = Na ile pól od wejścia może sięgać legowisko
box-settings-victim = { $chamber }: kto traci monetę
box-settings-swapped-out = { $chamber }: dokąd trafia zastąpiona komnata
box-settings-trigger = { $chamber }: kiedy działa
box-is-left = gracz z lewej
box-is-right = gracz z prawej
box-is-choice = dowolny gracz
box-is-hand = na rękę
box-is-gone = poza grę
box-is-place = przy dokładaniu
box-is-enter = przy wejściu
box-yes = tak
box-no = nie

box-letters = Litera mówi, na ile pewna jest wartość, która przed nią stoi:
sure-A = podane przez wydawcę
sure-B = z innego publicznego źródła
sure-C = wywnioskowane
sure-R = nasza rekonstrukcja: popraw ją, jeśli masz prawdziwe pudełko
box-hint = Jak poprawić: saurian box show --toml > moj-zestaw.toml, zmień plik, saurian box check moj-zestaw.toml
