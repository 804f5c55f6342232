### Gra w terminalu.

## Wiersz poleceń

help-seats = kto gra, zgodnie z ruchem wskazówek zegara: imiona osób i nazwy botów, na przykład Anna,Ben,greedy; bez tego padną pytania
help-play-seed = początek losowania: ta sama liczba daje te same losowania i rzuty
help-record = zapisuj przebieg partii w tym pliku
help-plain = bez kolorów

## Przed grą

me = Gość
welcome = Witaj! Enter wybiera to, co stoi w nawiasie.
ask-players = Ile osób gra, od { $least } do { $most }? [{ $usual }]
ask-name = Jak masz na imię? [{ $usual }]
ask-others =
    { $count ->
        [one] Kto gra z tobą? Imię albo bot: { $bots }. [{ $bot }]
        [few] Kim są { $count } pozostałe osoby, zgodnie z ruchem wskazówek zegara? Imiona albo boty: { $bots }; po przecinku. [{ $bot }, …]
        [many] Kim jest { $count } pozostałych osób, zgodnie z ruchem wskazówek zegara? Imiona albo boty: { $bots }; po przecinku. [{ $bot }, …]
       *[other] Kim jest { $count } pozostałej osoby, zgodnie z ruchem wskazówek zegara? Imiona albo boty: { $bots }; po przecinku. [{ $bot }, …]
    }
ask-option-board = Która strona planszy?
ask-option-rules = Które zasady?
ask-option-order = Jak przebiega tura?
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
die-shows = { $seat } rzuca: { $face }
hand = Twoje dinozaury:
closed = × { $numbers } zamknięte; wpisz numer, żeby przeczytać dlaczego
commands-bar = ? pomoc · h podpowiedź · u cofnij · l przebieg · m pamięć · q koniec

brief-sameness = jeden rodzaj: 2 4 8 12 18 24
brief-trio = dokładnie 3 dinozaury: 7
brief-king = 7, jeśli nikt nie ma więcej
brief-love = 5 za każdą parę
brief-differences = same różne: 1 3 6 10 15 21
brief-island = 7, jeśli jedyny na planszy
brief-wood = A B A B A B: 2 4 8 12 18 24
brief-bridge-left = 6 za parę na obu brzegach
brief-bridge-right = 6 za parę na obu brzegach
brief-lookout = 2 za takiego samego z prawej
brief-quarantine = na koniec się przenosi
brief-pyramid = różni sąsiedzi: 2 4 7

note-next-board = Druga partia, na zimowej stronie planszy: liczą się punkty z obu. (D-18)
note-discard = Gdy grają dwie osoby, w każdej turze jeden dinozaur z miseczki odpada też z gry i trafia do pudełka. (D-17)
note-may-stay = To już koniec tur; przed liczeniem punktów dinozaur z Kwarantanny przechodzi na inne pole albo zostaje. Kostka nie obowiązuje. (D-46)
note-must-move = To już koniec tur; przed liczeniem punktów dinozaur z Kwarantanny musi przejść na inne pole albo do Rzeki. Kostka nie obowiązuje. (D-46)
note-last-turn = Ostatnia tura rundy w pięć osób: kostka wiąże wszystkich, także osobę, która rzucała. (D-16)

## Pytania i odpowiedzi

ask-choose = Którego dinozaura wybierasz? Strzałka pokazuje, dokąd może trafić.
ask-discard = Którego dinozaura odkładasz do pudełka?
ask-place = Gdzie umieszczasz { $species_acc }?
choose = od 1 do { $most }, ? pomoc
choose-only = Enter wybiera jedyną możliwość
chosen-choose = Wybierasz { $species_acc }.
chosen-place = Wysyłasz { $species_acc } { $spot_into }.
chosen-draft = Wysyłasz { $species_acc } { $spot_into }.
chosen-discard = Odkładasz { $species_acc } do pudełka.
chosen-rehome = Przenosisz { $species_acc } { $spot_into }.
chosen-stay = Zostawiasz { $species_acc } w Kwarantannie.
reveal-or-back = Enter: ujawnij · u: cofnij
nothing-to-take-back = Nie ma czego cofać: co ujawnione, to ujawnione.
type-something = Wpisz liczbę od 1 do { $most } albo ?, jeśli chcesz pomocy.
no-such-number = Nie ma tu numeru { $text }: wpisz liczbę od 1 do { $most } albo ?, jeśli chcesz pomocy.
no-such-answer = „{ $text }” nie pasuje: wpisz liczbę od { $least } do { $most } albo po prostu naciśnij Enter.
go-on = Enter: dalej

## Kilka osób, jeden terminal

hand-over = Teraz decyduje { $name }: przekaż urządzenie.
ready = { $name }: Enter, gdy możemy grać dalej
ready-or-back = { $name }: Enter, gdy możemy grać dalej · u: { $before } cofa swój wybór

## Wyjście i koniec

leave = q: wyjdź · Enter: graj dalej
leave-unsaved = Przerwać partię? Nie jest zapisywana.
leave-saved = Przerwać partię? Jej dotychczasowy zapis jest w pliku { $file }.
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
hand-empty = nic
unseen = Jeszcze niewidziane, w woreczku i w tych miseczkach:
in-box = W pudełku:
help-goal-title = Gra
help-goal = W każdej turze wybierz jednego dinozaura z miseczki, umieść go na swojej planszy i przekaż resztę w lewo. Na koniec wygrywa plansza z największą liczbą punktów.
help-species-title = Dinozaury
help-pens-title = Pola według numerów
help-die-title = Kostka
help-input-title = Co można wpisać
help-input =
    1, 2, 3 …   to, co ma ten numer
    T           dinozaura według litery
    @trio       pole według nazwy; T@trio jedno i drugie naraz
    ?           ta pomoc; ?3 objaśnia pole 3, ?die kostkę, ?T tyranozaura
    h           podpowiedź: dobry ruch, czego się po nim spodziewać i dlaczego
    u           cofnij, dopóki nic nie ujawniono
    l           cały przebieg
    m           pamięć: co wiesz o dinozaurach w miseczkach
    q           koniec

## Co jest nie tak

no-screen = w grę { $game } nie można jeszcze zagrać w terminalu
bad-seed = --seed: „{ $text }” nie jest liczbą całkowitą
bad-name = „{ $text }” nie może być imieniem: potrzeba od 1 do { $most } widocznych znaków
name-twice = dwie osoby mają na imię „{ $text }”; nazwij je różnie
bad-seat-count =
    { $count ->
        [one] jest 1 miejsce
        [few] są { $count } miejsca
        [many] jest { $count } miejsc
       *[other] jest { $count } miejsca
    }, a liczba graczy to { $allowed }
seats-and-players = miejsc w --seats jest { $count }, a --players mówi { $players }
too-many-others =
    { $count ->
        [one] Brakuje tylko 1 osoby.
        [few] Brakuje tylko { $count } osób.
        [many] Brakuje tylko { $count } osób.
       *[other] Brakuje tylko { $count } osoby.
    }
file-unwritable = nie można zapisać pliku { $file }: { $text }
file-not-regular = { $file } nie jest zwykłym plikiem

bots-come = Boty siadają do stołu; za pierwszym razem chwilę to trwa.
