### Gra w terminalu.

## Wiersz poleceń

help-seats = kto gra, zgodnie z ruchem wskazówek zegara: imiona graczy i nazwy botów, na przykład Anna,Ben,greedy; bez tej opcji program o to zapyta
help-play-seed = ziarno losowości: ta sama liczba daje te same losowania i rzuty
help-record = zapisz przebieg partii w tym pliku
help-plain = bez kolorów

## Przed grą

me = Gość
welcome = Witaj! Naciśnij Enter, aby przyjąć wartość w nawiasie.
ask-players = Ilu graczy, od { $least } do { $most }? [{ $usual }]
ask-name = Jak masz na imię? [{ $usual }]
ask-others =
    { $count ->
        [one] Kto gra z tobą? Podaj imię albo bota: { $bots }. [{ $bot }]
        [few] Pozostali gracze ({ $count }), zgodnie z ruchem wskazówek zegara? Podaj po przecinku imiona albo boty: { $bots }. [{ $bot }, …]
        [many] Pozostali gracze ({ $count }), zgodnie z ruchem wskazówek zegara? Podaj po przecinku imiona albo boty: { $bots }. [{ $bot }, …]
       *[other] Pozostali gracze ({ $count }), zgodnie z ruchem wskazówek zegara? Podaj po przecinku imiona albo boty: { $bots }. [{ $bot }, …]
    }
ask-option-board = Która strona planszy?
ask-option-rules = Które zasady?
ask-option-order = Jak ma przebiegać tura?
ask-value = od { $least } do { $most } [{ $usual }]

## Stół

points =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
points-match =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, razem { $total }
points-brief = { $points } pkt
own-points = { $seat }: { $points }
own-bonus = { $seat }: { $points }, w tym { $bonus } za tyranozaury
where = { $board } · runda { $round }/{ $rounds } · tura { $turn }/{ $turns }
die-shows = { $seat } rzuca kostką: { $face }
hand = Twoje dinozaury:
closed = × { $numbers } – niedostępne; wpisz numer, żeby przeczytać dlaczego
commands-bar = ? pomoc · h podpowiedź · u cofnij · l przebieg · m ściąga · q koniec

brief-sameness = jeden rodzaj: 2 4 8 12 18 24
brief-trio = dokładnie 3 dinozaury: 7
brief-king = 7, jeśli nikt nie ma więcej
brief-love = 5 za każdą parę
brief-differences = każdy inny: 1 3 6 10 15 21
brief-island = 7, jeśli jedyny na planszy
brief-wood = A B A B A B: 2 4 8 12 18 24
brief-bridge-left = 6 za parę, po 1 na brzeg
brief-bridge-right = 6 za parę, po 1 na brzeg
brief-lookout = 2 za każdego u gracza z prawej
brief-quarantine = na koniec się przenosi
brief-pyramid = obok siebie różne: 2 4 7

note-next-board = Druga gra, na planszy zimowej: punkty z obu gier się sumują.
note-discard = W grze dla 2 osób w każdej turze odkładasz też jednego dinozaura z miseczki do pudełka.
note-may-stay = Koniec tur. Przed liczeniem punktów możesz przenieść dinozaura z Kwarantanny na inne pole albo go tam zostawić. Kostka już nie obowiązuje.
note-must-move = Koniec tur. Przed liczeniem punktów musisz przenieść dinozaura z Kwarantanny na inne pole albo do Rzeki. Kostka już nie obowiązuje.
note-last-turn = Ostatnia tura rundy w grze na pięć osób: kostka obowiązuje wszystkich, także gracza z kostką.

## Pytania i odpowiedzi

ask-choose = Którego dinozaura wybierasz? Strzałka pokazuje, gdzie można go umieścić.
ask-discard = Którego dinozaura odkładasz do pudełka?
ask-place = Gdzie umieszczasz { $species_acc }?
choose = od 1 do { $most }, ? pomoc
choose-only = Enter: jedyna możliwość
chosen-choose = Wybierasz { $species_acc }.
chosen-place = Umieszczasz { $species_acc } { $spot_in }.
chosen-draft = Umieszczasz { $species_acc } { $spot_in }.
chosen-discard = Odkładasz { $species_acc } do pudełka.
chosen-rehome = Przenosisz { $species_acc } { $spot_into }.
chosen-stay = Zostawiasz { $species_acc } w Kwarantannie.
reveal-or-back = Enter: ujawnij · u: cofnij
nothing-to-take-back = Nie ma czego cofać: co ujawnione, to ujawnione.
type-something = Wpisz liczbę od 1 do { $most } albo ?, żeby zobaczyć pomoc.
no-such-number = Nie ma tu numeru { $text }: wpisz liczbę od 1 do { $most } albo ?, żeby zobaczyć pomoc.
no-such-answer = „{ $text }” nie pasuje: wpisz liczbę od { $least } do { $most } albo po prostu naciśnij Enter.
go-on = Enter: dalej

## Kilka osób, jeden terminal

hand-over = Teraz decyduje { $name }. Przekaż urządzenie.
ready = { $name }: naciśnij Enter, żeby grać dalej
ready-or-back = { $name }: naciśnij Enter, żeby grać dalej · u: { $before } cofa swój wybór

## Wyjście i koniec

leave = q: wyjdź · Enter: graj dalej
leave-unsaved = Przerwać partię? Jej przebieg nie jest zapisywany.
leave-saved = Przerwać partię? Dotychczasowy przebieg jest w pliku { $file }.
left = Partia przerwana.
left-saved = Partia przerwana. Jej zapis jest w pliku { $file }.
recorded = Zapis partii jest w pliku { $file }.
again = Enter: koniec · a: jeszcze jedna partia

## Do poczytania

memory-title = Co wiesz o dinozaurach w miseczkach
hand-unknown =
    { $count ->
        [one] 1 dinozaur, którego nie znasz
        [few] { $count } dinozaury, których nie znasz
        [many] { $count } dinozaurów, których nie znasz
       *[other] { $count } dinozaura, którego nie znasz
    }
hand-empty = pusto
unseen = Jeszcze niewidziane, w woreczku i w tych miseczkach:
in-box = W pudełku:
help-goal-title = Gra
help-goal = W każdej turze wybierz jednego dinozaura z miseczki, umieść go na swojej planszy, a miseczkę przekaż w lewo. Na koniec wygrywa gracz z największą liczbą punktów.
help-species-title = Dinozaury
help-pens-title = Pola według numerów
help-die-title = Kostka
help-input-title = Co można wpisać
help-input =
    1, 2, 3 …   to, co ma ten numer
    T           dinozaur o tej literze
    @trio       pole o tej nazwie; T@trio: jedno i drugie naraz
    ?           ta pomoc; ?3 objaśnia pole 3, ?die kostkę, ?T tyranozaura
    h           podpowiedź: dobry ruch, czego się po nim spodziewać i dlaczego
    u           cofnij, dopóki nic nie ujawniono
    l           cały przebieg gry
    m           ściągawka: co wiesz o dinozaurach w miseczkach
    q           koniec

## Co jest nie tak

no-screen = w grę { $game } nie można jeszcze zagrać w terminalu
bad-seed = --seed: „{ $text }” nie jest liczbą całkowitą
bad-name = „{ $text }” nie może być imieniem: potrzeba od 1 do { $most } widocznych znaków
name-twice = dwie osoby mają na imię „{ $text }”; podaj różne imiona
bad-seat-count =
    { $count ->
        [one] podano 1 miejsce
        [few] podano { $count } miejsca
        [many] podano { $count } miejsc
       *[other] podano { $count } miejsca
    }, a liczba graczy to { $allowed }
seats-and-players = w --seats podano graczy: { $count }, a w --players: { $players }
too-many-others =
    { $count ->
        [one] Brakuje tylko 1 gracza.
        [few] Brakuje tylko { $count } graczy.
        [many] Brakuje tylko { $count } graczy.
       *[other] Brakuje tylko { $count } gracza.
    }
file-unwritable = nie można zapisać pliku { $file }: { $text }
file-not-regular = { $file } nie jest zwykłym plikiem

bots-come = Boty siadają do stołu; za pierwszym razem może to chwilę potrwać.
