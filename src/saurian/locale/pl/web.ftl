### Klient w przeglądarce.

## Wszędzie

ui-home = Strona główna
ui-skip = Przejdź do treści
ui-close = Zamknij
ui-cancel = Anuluj
ui-save = Zapisz
ui-loading = Chwileczkę…
ui-again = Spróbuj ponownie
ui-settings = Ustawienia
page-unknown = Nie znaleziono strony
net-unreachable = Nie można połączyć się z serwerem. Sprawdź połączenie z internetem.
net-broken = Serwer odpowiedział w nieoczekiwany sposób. Spróbuj ponownie.
net-gone = To miejsce jest już otwarte w innym oknie lub na innym urządzeniu albo nie należy już do ciebie. Odśwież stronę.
net-coming-back = Utracono połączenie. Łączymy ponownie… Stan gry jest zapisany.
client-missing = Interfejs przeglądarkowy nie został jeszcze zbudowany. Uruchom „make play” w katalogu źródłowym (potrzebny Node 20 albo jego pakiet z PyPI).

language-name = Polski

setting-language = Język
setting-name = Twoje imię
setting-theme = Motyw
setting-motion = Animacje
setting-sound = Dźwięki
setting-sound-note = Dźwięki gry i sygnał, gdy przychodzi twoja kolej
setting-sound-on = Włącz dźwięki
setting-sound-off = Wyłącz dźwięki
setting-to-light = Włącz jasny motyw
setting-to-dark = Włącz ciemny motyw
setting-volume = Głośność
setting-pace = Tempo
pace-calm = Spokojne
pace-brisk = Szybkie
pace-instant = Bez czekania
setting-confirm = Potwierdzaj każdy ruch
setting-confirm-note = Przed wykonaniem ruchu pojawi się prośba o potwierdzenie
setting-notify = Powiadamiaj mnie, gdy przychodzi moja kolej
setting-notify-on = Dostaniesz powiadomienie, gdy przyjdzie twoja kolej.
theme-system = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
motion-system = Jak w systemie
motion-full = Włączone
motion-less = Wyłączone

## Gry

game-draftosaurus = Draftozaur
game-drakon = Drakon
game-about-draftosaurus = W tajemnicy wybierz dinozaura, resztę podaj dalej, a swojemu znajdź najlepsze pole na planszy.
game-about-drakon = Buduj komnata po komnacie legowisko smoczycy, zbieraj w nim monety i schodź jej z drogi.
game-idea-draftosaurus = Każdy ma miseczkę dinozaurów, w tajemnicy wybiera jednego, a resztę podaje dalej. Każde pole w zoo punktuje inaczej: umieść dinozaura tam, gdzie da najwięcej punktów, o ile pozwoli na to kostka.
game-idea-drakon = Budujecie z komnat legowisko smoczycy i wędrujecie po nim w poszukiwaniu monet. Kto pierwszy zbierze monety o wartości 10, wygrywa. Ale kto spotka Drakon, traci monetę i wraca do komnaty wejściowej.
game-facts-draftosaurus = 2–{ $most } graczy · około 15 minut
game-facts-drakon = 2–{ $most } graczy · od 30 minut

level-random = losowy
level-greedy = zachłanny
level-easy = łatwy
level-medium = średni
level-hard = trudny
level-expert = mistrzowski

## Strona główna

home-title = Saurian: Draftozaur i Drakon w przeglądarce
home-headline = Zagraj w Draftozaura i Drakon
home-explained = Prosto w przeglądarce, z botami albo ze znajomymi przez link. Bez konta i bez instalacji.
home-games = Gry
home-play-now = Graj teraz
home-against = z
home-opponents = Liczba botów
home-bots =
    { $count ->
        [one] 1 botem
        [few] { $count } botami
        [many] { $count } botami
       *[other] { $count } bota
    }
home-level = Poziom botów
home-brief =
    { $count ->
        [one] 1 bot · { $level }
        [few] { $count } boty · { $level }
        [many] { $count } botów · { $level }
       *[other] { $count } bota · { $level }
    }
home-options = Opcje
quick-title = { $game } z botami
home-friends = Ze znajomymi
home-learn = Samouczek
home-rules = Zasady
home-mine = Graj dalej
home-finished = Zakończone gry
home-public = Stoły publiczne
home-public-none = W tej chwili nie ma żadnego stołu publicznego. Otwórz własny, a pojawi się tutaj.
home-pad = Notes punktacji
home-pad-explained = Grasz w pudełkową wersję? Zaznacz dinozaury, a notes policzy punkty.
home-pad-open = Otwórz notes punktacji
home-code = Dla programistów
home-code-explained = Saurian to także biblioteka Pythona: napisz bota, zasymuluj tysiące gier albo urządź turniej w terminalu.
home-code-http = Interfejs HTTP (OpenAPI)
me-guest = Gość

list-more =
    { $count ->
        [one] Jeszcze { $count } stół
        [few] Jeszcze { $count } stoły
        [many] Jeszcze { $count } stołów
       *[other] Jeszcze { $count } stołu
    }
list-won = Wygrana { $score }
list-team = Wygrana w drużynie ({ $names }), { $score }
list-shared = Wspólna wygrana ({ $names }), { $score }
list-lost = Wygrana: { $names }, { $score }
list-series = Gra { $games } w serii: { $score }
list-dismiss = Usuń z listy
list-free =
    { $count ->
        [one] 1 wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
list-waiting = czeka na rozpoczęcie
list-your-turn = Twoja kolej
list-playing = w toku

## Nowy stół

maker-title = { $game } ze znajomymi
maker-players = Liczba graczy
maker-guests = Kto jeszcze gra?
maker-seat = Miejsce { $number }
maker-link = Ktoś z linkiem
maker-device = Ktoś na tym urządzeniu
maker-bot = Bot ({ $level })
maker-name = Imię dla miejsca { $number }
maker-you = { $name } (ty)
maker-person = Gracz { $number }
maker-more = Więcej opcji
maker-clock = Czas na decyzję
maker-public = Stół publiczny
maker-public-note = Stół będzie widoczny na liście i każdy będzie mógł się przysiąść
maker-do = Otwórz stół
clock-none = Bez limitu czasu
clock-30 = 30 sekund
clock-60 = 1 minuta
clock-180 = 3 minuty
clock-86400 = 1 dzień

field-board = Plansza
field-rules = Zasady
field-order = Przebieg tury
field-first = Kto zaczyna
field-anyone = Losowo
field-seat = Miejsce { $number }
field-last-turn-binds-all = W ostatniej turze rundy kostka obowiązuje wszystkich
field-second-roller = Kto rzuca pierwszy w drugiej grze
field-usual = Zgodnie z zasadami
field-yes = Tak
field-no = Nie
closed-bad-last-turn-option = „Tak” tylko w grze na pięć osób.
closed-bad-teams = Tylko w grze na cztery lub sześć osób.
closed-bad-two-goals = „Ucieczki z legowiska” i „Krótkiej gry” nie można łączyć.
field-box = Własny zestaw komnat i monet (plik TOML)
field-box-unreadable = To nie jest plik TOML

## Przed grą

waiting-free =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne. Wyślij link albo dodaj bota.
        [few] { $count } miejsca są jeszcze wolne. Wyślij link albo dodaj boty.
        [many] { $count } miejsc jest jeszcze wolnych. Wyślij link albo dodaj boty.
       *[other] { $count } miejsca jest jeszcze wolne. Wyślij link albo dodaj boty.
    }
waiting-free-seats =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne.
        [few] { $count } miejsca są jeszcze wolne.
        [many] { $count } miejsc jest jeszcze wolnych.
       *[other] { $count } miejsca jest jeszcze wolne.
    }
waiting-complete = Są już wszyscy.
waiting-welcome = Witaj! Czeka tu na ciebie miejsce.
waiting-name = Twoje imię
waiting-sit = Usiądź do stołu
waiting-agreed = Ustawienia gry
waiting-fill = Dodaj bota
waiting-team = Drużyna { $letter }
waiting-start = Rozpocznij grę
waiting-host = Czekamy, aż { $seat } uruchomi grę.
waiting-start-bots = Rozpocznij z botami
waiting-invite = Zaproś znajomych
waiting-invite-note = Jeden link dla wszystkich: kto go otworzy, może zająć wolne miejsce.
waiting-options = Zmień opcje
waiting-rename = Zmień moje imię
waiting-seat-link = Link do tego miejsca
waiting-seat-link-note = Kto otworzy ten link, zajmie właśnie to miejsce.
waiting-up = W górę
waiting-down = W dół
waiting-remove = Usuń: { $seat }
waiting-removed = Twoje miejsce zostało zwolnione. Jeśli jest inne wolne, możesz je zająć.
waiting-learn = Nie znasz jeszcze gry { $game }?
waiting-learn-note = Czekając, wypróbuj samouczek. Gdy gra się zacznie, damy znać.
waiting-begun = { $game }: twoja gra już się zaczęła.
waiting-to-table = Do stołu
rematch-waiting = Czekamy na: { $names }…
rematch-without = Rozpocznij z botami
rematch-without-in = Rozpocznij z botami ({ $time })
rematch-join = Dołącz
rematch-join-in = Dołącz ({ $time })
rematch-decline = Nie teraz
seat-free = Wolne
seat-host = gospodarz
seat-invited = ma zaproszenie
seat-more = Miejsce { $number }: więcej
seat-ready = na miejscu
seat-you = ty
seat-here = też na tym urządzeniu
seat-stand-in = gra bot
seat-gone = już nie gra
seat-absent = offline
seat-winner = zwycięstwo
seat-acting = decyduje
seat-call-bot = Niech zagra bot
seat-bot-plays-for-you = Za ciebie gra teraz bot.
seat-call-bot-in = Bot może wejść do gry za { $time }
seat-you-left = Nie grasz już przy tym stole.
seat-return = Wracam do gry
seat-notes = { $name } ({ $notes })
link-label = Link
link-copy = Skopiuj link
link-copied = Link skopiowany.
link-select = Tu nie da się skopiować automatycznie: zaznacz link i skopiuj go ręcznie.
link-only-here = Ten link działa tylko na tym urządzeniu. Aby zaprosić innych, uruchom Saurian z opcją --host 0.0.0.0 i otwórz podany adres.
link-share = Udostępnij
link-code = Kod QR

## Przy stole

title-your-turn = ● Twoja kolej · { $game }
title-table = { $game } · Saurian
notify-your-turn = Twoja kolej
status-your-turn = Twoja kolej
status-your-turn-by-name = { $seat }, twoja kolej
status-turn-of = Kolej: { $seat }
status-sending = Chwileczkę…
status-waiting = Czekamy na: { $names }
players-title = Gracze
players-not-here = Offline: { $names }
players-missed = Kogo brakuje przy stole
clock-left = Pozostały czas
log-title = Przebieg gry
tools-title = Narzędzia
tool-undo = Cofnij
tool-hint = Podpowiedź
tool-say = Czat
tool-log = Przebieg
tool-share = Udostępnij
tool-rules = Zasady
read-rule = Przeczytaj zasadę
tool-menu = Menu
hint-do = Wykonaj ruch
confirm-title = Potwierdź ruch
confirm-do = Wykonaj ruch
confirm-back = Wróć
keys-title = Klawisze
keys-move = Przesuń zaznaczenie
keys-do = Wybierz lub potwierdź
keys-back = Odłóż z powrotem
spectator-banner = Oglądasz grę.
hand-over-to = Przekaż urządzenie: { $seat }
hand-over-ready = { $seat }: pokaż moją rękę
hand-over-undo = { $seat }: cofnij wybór
share-watch = Link dla widzów
share-own = Graj dalej na innym urządzeniu
share-own-note = Zachowaj ten link dla siebie: kto go otworzy, zajmie twoje miejsce.
share-new-link = Utwórz link
leave-title = Odejść od stołu?
leave-explained = Zagra za ciebie bot, a pozostali grają dalej. Możesz wrócić w każdej chwili: stół zostaje na stronie głównej.
leave-alone = Gra poczeka na ciebie: znajdziesz ją na stronie głównej.
leave-do = Odejdź od stołu

## Po grze

end-to-board = Wróć na planszę
end-rematch = Zagraj jeszcze raz
series-score = Wygrane gry: { $score }
end-watch-rematch = Obejrzyj kolejną grę
end-replay = Powtórka
end-record = Pobierz zapis gry
sheet-title = Punktacja
fair-title = Uczciwe losowanie
fair-explained = Przed grą serwer opublikował cyfrowy odcisk (skrót) tajnej liczby. Wszystkie rzuty i losowania wynikają z tej liczby i z liczb dodanych przez graczy. Po grze tajna liczba jest ujawniana i każdy może ją sprawdzić.
fair-commitment = Cyfrowy odcisk opublikowany przed grą
fair-seed = Tajna liczba ujawniona po grze
fair-added = Losowe liczby dodane przez graczy
fair-kept = Sprawdzone: tajna liczba zgadza się z opublikowanym odciskiem.
fair-broken = Uwaga: tajna liczba nie zgadza się z opublikowanym odciskiem!
fair-cannot-tell = Ta przeglądarka nie może tego tu sprawdzić. Sprawdzenie działa przez HTTPS albo na komputerze, na którym działa serwer.
