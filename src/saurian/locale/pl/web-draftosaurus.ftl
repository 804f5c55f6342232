### Stół Draftozaura w przeglądarce.

## Plansze

zoo-mine = Twoja plansza
zoo-of = Plansza: { $seat }
zoo-show = Powiększ planszę: { $seat }
zoo-empty = Plansza jest pusta.
zoo-point = Dotknij pola, żeby przeczytać jego zasadę.
past-result =
    { $points ->
        [one] { $board }: 1 punkt
        [few] { $board }: { $points } punkty
        [many] { $board }: { $points } punktów
       *[other] { $board }: { $points } punktu
    }
place-holds = { $name }: { $dinosaurs }
place-empty = { $name }: pusto
place-open = Możesz tu umieścić dinozaura
bonus-here = 1 punkt więcej za tyranozaura
gain =
    { $points ->
        [one] { $change } punkt
        [few] { $change } punkty
        [many] { $change } punktów
       *[other] { $change } punktu
    }

## Co robić

ask-pick = Wybierz w tajemnicy dinozaura; pole wybierzesz później.
ask-picked = Dotknij go jeszcze raz, żeby go wybrać, albo sprawdź pole, o którym myślisz.
ask-draft = Wybierz w tajemnicy dinozaura, a potem pole.
ask-rehome = Dokąd przechodzi { $species_the }?
take-none = Wybierz dinozaura
take-choose = Wybierz { $species_acc }
take-discard = Odłóż { $species_acc } do pudełka
waiting-for = Czekamy na decyzję: { $players }
game-over = Koniec gry.
die-to-come = Kostką rzuca { $seat }.
by-itself-forced = Masz tylko jeden możliwy ruch, wykona się sam: { $move }
by-itself-intended = Za chwilę: { $move }. Dotknij innego pola, żeby to zmienić.
told-revealed = Wszyscy odkrywają swoje dinozaury.
told-placed = Dinozaury trafiają na plansze.
told-discarded = Do pudełka trafia po jednym dinozaurze.

## Przebieg gry

round-and-turn = Runda { $round }/{ $rounds } · tura { $turn }/{ $turns }
banner-round = Runda { $round }
banner-round-note = Nowe dinozaury z woreczka
banner-board = { $board }
banner-board-note =
    { $points ->
        [one] { $before }: 1 punkt
        [few] { $before }: { $points } punkty
        [many] { $before }: { $points } punktów
       *[other] { $before }: { $points } punktu
    }

## Pozostali

hand-size =
    { $count ->
        [one] 1 dinozaur w miseczce
        [few] { $count } dinozaury w miseczce
        [many] { $count } dinozaurów w miseczce
       *[other] { $count } dinozaura w miseczce
    }
has-decided = Wybór dokonany
is-deciding = Jeszcze myśli
shows = Ujawnia { $species_acc }
rolls-now = Ma kostkę
is-thinking = myśli
is-ready = gotowe
hand-passes-to = dostaje od ciebie
hand-passes-from = podaje tobie
hand-passes-both = wymiana z tobą

## Podstawka

tray = Twoja miseczka
tray-empty = Twoja miseczka jest pusta.
box = Pudełko
memory-aid = Ściągawka
memory-unseen = Jeszcze niewidziane
keys-pick = Wybierz dinozaura
