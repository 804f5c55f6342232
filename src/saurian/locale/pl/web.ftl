### Klient w przeglądarce.

## Wszędzie

ui-home = Na stronę główną
ui-skip = Do treści
ui-close = Zamknij
ui-cancel = Anuluj
ui-loading = Chwileczkę…
ui-again = Spróbuj ponownie
ui-settings = Ustawienia
page-unknown = Pod tym adresem nic nie ma
net-unreachable = Nie można połączyć się z serwerem. Czy jest internet?
net-broken = Serwer dał odpowiedź, której nikt nie rozumie
net-gone = To miejsce jest otwarte gdzie indziej albo nie należy już do ciebie. Wczytaj stronę ponownie.
net-coming-back = Utracono połączenie; zaraz wróci. Z gry nic nie zginie.
client-missing = Strony dla przeglądarki nie są zbudowane. Uruchom „make play” w katalogu źródłowym, tam gdzie dostępny jest Node 20 albo jego pakiet PyPI.

language-en = English
language-de = Deutsch
language-pl = Polski
language-uk = Українська

setting-language = Język
setting-theme = Jasny czy ciemny
setting-motion = Ruch
setting-sound = Dźwięki
setting-sound-note = Cichy dźwięk, gdy przyjdzie twoja kolej
setting-sound-on = Włącz dźwięki
setting-sound-off = Wyłącz dźwięki
setting-to-light = Jasny
setting-to-dark = Ciemny
setting-confirm = Potwierdzaj każdy ruch
setting-confirm-note = Zanim ruch będzie ważny, padnie jeszcze pytanie
setting-notify = Powiadom mnie, gdy będzie moja kolej
setting-notify-on = Dostaniesz powiadomienie, gdy przyjdzie twoja kolej.
theme-system = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
motion-system = Jak w systemie
motion-full = Pełny
motion-less = Brak

## Gry

game-draftosaurus = Draftozaur
game-drakon = Drakon
game-about-draftosaurus = Wybieraj dinozaury w tajemnicy, podawaj resztę dalej i każdemu znajdź właściwe pole na swojej planszy.
game-about-drakon = Buduj komnata po komnacie legowisko smoczycy, zbieraj monety i schodź jej z drogi.
game-facts = od 2 do { $most } osób · około 20 minut

level-random = Bot losowy
level-greedy = Bot zachłanny
level-easy = Łatwy
level-medium = Średni
level-hard = Trudny
level-expert = Mistrzowski

## Strona główna

home-title = Saurian: Draftozaur i Drakon w przeglądarce
home-headline = Dwie gry planszowe o łuskowatych stworach
home-explained = Graj od razu z botami albo wyślij znajomym link. Bez konta, bez instalacji.
home-games = Gry
home-play-now = Graj teraz
home-against = przeciw
home-opponents = Ile botów
home-bots =
    { $count ->
        [one] 1 botowi
        [few] { $count } botom
        [many] { $count } botom
       *[other] { $count } bota
    }
home-level = Jak silne
home-friends = Ze znajomymi
home-learn = Naucz się
home-rules = Zasady
home-mine = Twoje stoły
home-finished = Zakończone gry
home-public = Stoły publiczne
home-public-none = Teraz nie ma żadnego stołu publicznego. Otwórz własny, a pojawi się tutaj.
home-pad = Notes punktowy
home-pad-explained = Gracie z prawdziwym pudełkiem? Wstukaj dinozaury, a notes policzy punkty.
home-pad-open = Otwórz notes punktowy
me-guest = Gość

list-more =
    { $count ->
        [one] Jeszcze { $count } stół
        [few] Jeszcze { $count } stoły
        [many] Jeszcze { $count } stołów
       *[other] Jeszcze { $count } stołu
    }
list-over = koniec
list-free =
    { $count ->
        [one] 1 wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
list-waiting = zaraz się zacznie
list-your-turn = Twoja kolej
list-playing = w trakcie

## Nowy stół

maker-title = { $game } ze znajomymi
maker-players = Ile osób
maker-guests = Kto jeszcze gra?
maker-seat = Miejsce { $number }
maker-link = Ktoś przez link
maker-device = Ktoś przy tym urządzeniu
maker-bot = Bot: { $level }
maker-person = Osoba { $number }
maker-more = Więcej opcji
maker-clock = Czas na każdą decyzję
maker-public = Stół publiczny
maker-public-note = Jest na liście i każdy może zająć wolne miejsce
maker-do = Otwórz stół
clock-none = Ile trzeba
clock-30 = 30 sekund
clock-60 = 1 minuta
clock-180 = 3 minuty
clock-86400 = 1 dzień

field-board = Plansza
field-rules = Zasady
field-order = Przebieg tury
field-first = Kto zaczyna
field-anyone = Decyduje los
field-seat = Miejsce { $number }
field-last-turn-binds-all = W ostatniej turze rundy kostka obowiązuje wszystkich
field-usual = Jak w zasadach
field-yes = Tak
field-no = Nie
closed-bad-last-turn-option = „Tak” tylko w pięć osób.
closed-bad-teams = Tylko w cztery lub sześć osób.
closed-bad-two-goals = Albo ten cel, albo cel drugiego przełącznika, nie oba naraz.
field-box = Własne pudełko (plik TOML)
field-box-unreadable = To nie jest plik TOML

## Przed grą

waiting-free =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne. Wyślij jego link albo posadź tam bota.
        [few] { $count } miejsca są jeszcze wolne. Wyślij ich linki albo posadź tam boty.
        [many] { $count } miejsc jest jeszcze wolnych. Wyślij ich linki albo posadź tam boty.
       *[other] { $count } miejsca jest jeszcze wolne. Wyślij linki albo posadź tam boty.
    }
waiting-free-seats =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne.
        [few] { $count } miejsca są jeszcze wolne.
        [many] { $count } miejsc jest jeszcze wolnych.
       *[other] { $count } miejsca jest jeszcze wolne.
    }
waiting-complete = Wszyscy już są.
waiting-welcome = Witaj! Jest tu miejsce dla ciebie.
waiting-name = Twoje imię
waiting-sit = Siadam
waiting-agreed = Co zostało ustalone
waiting-fill = Posadź bota
waiting-team = Para { $letter }
waiting-start = Zaczynamy
waiting-host = Grę rozpoczyna { $seat }.
seat-free = Wolne
seat-ready = jest
seat-you = ty
seat-here = też tutaj
seat-stand-in = gra bot
seat-gone = poza stołem
seat-absent = nieobecność
seat-winner = zwycięstwo
seat-acting = czas na decyzję
seat-call-bot = Niech gra bot
seat-bot-plays-for-you = Gra za ciebie bot.
seat-return = Już jestem
link-label = Link
link-copy = Skopiuj link
link-copied = Link jest skopiowany.
link-select = Tu nie da się skopiować: zaznacz link i skopiuj go samodzielnie.
link-only-here = Ten link działa tylko na tym urządzeniu. Aby go udostępnić, uruchom Saurian z opcją --host 0.0.0.0 i otwórz adres, który poda.
link-share = Udostępnij
link-code = Kod QR

## Przy stole

title-your-turn = ● Twoja kolej · { $game }
title-table = { $game } · Saurian
notify-your-turn = Twoja kolej
status-your-turn = Twoja kolej
status-sending = Chwileczkę…
status-waiting = Czekamy na: { $names }
players-title = Przy stole
players-not-here = Nieobecni: { $names }
players-missed = Kogo nie ma
clock-left = Pozostały czas
log-title = Co się stało
tools-title = Narzędzia
tool-undo = Cofnij
tool-hint = Podpowiedź
tool-say = Powiedz
tool-log = Przebieg
tool-share = Udostępnij
tool-rules = Zasady
read-rule = Przeczytaj zasadę
tool-settings = Opcje
hint-do = Zrób to
confirm-title = Potwierdź
confirm-do = Zrób to
confirm-back = Jeszcze pomyślę
spectator-banner = Oglądasz.
hand-over-to = Przekaż urządzenie: { $seat }
hand-over-note = To, czego inni nie mogą widzieć, do tego czasu jest ukryte.
hand-over-ready = To ja, { $seat }
hand-over-undo = { $seat }: cofnij wybór
share-watch = Link do oglądania
share-own = Graj dalej na innym urządzeniu
share-own-note = Kto otworzy ten link, siada na twoim miejscu.
share-new-link = Utwórz link
leave-title = Odejść od stołu?
leave-explained = Inni mogą wtedy pozwolić botowi grać za ciebie. Możesz wrócić.
leave-do = Odejdź

## Po grze

end-show = Pokaż wynik
end-to-board = Do planszy
end-rematch = Jeszcze raz
end-watch-rematch = Obejrzyj kolejną grę
end-replay = Powtórka
end-record = Zapis
sheet-title = Punktacja
fair-title = Uczciwe losowanie
fair-explained = Przed grą serwer ogłosił odcisk swojej tajnej liczby. Wszystkie rzuty i losowania wynikają z tej liczby, którą widać na końcu.
fair-commitment = Odcisk ogłoszony przed grą
fair-seed = Tajna liczba, pokazana po grze
fair-added = Dodane przez graczy
fair-kept = Sprawdzone: liczba ma dokładnie ten odcisk, który ogłoszono.
fair-broken = Liczba nie ma odcisku, który ogłoszono!
fair-cannot-tell = Ta przeglądarka nie może tego sprawdzić: potrzeba HTTPS albo właśnie tego komputera.

## Powtórka

replay-title = Powtórka
replay-previous = Ruch wstecz
replay-next = Ruch naprzód
replay-play = Odtwarzaj
replay-stop = Zatrzymaj
replay-slider = Ruch
replay-place = { $move } z { $last }
replay-viewpoint = Czyimi oczami
replay-spectator = Widz
replay-to-end = Do wyniku
