### Stół Draftozaura w przeglądarce.

## Plansze

zoo-mine = Twoja plansza
zoo-of = Plansza, gracz: { $seat }
zoo-show = Pokaż w powiększeniu planszę, gracz: { $seat }
zoo-empty = Plansza jest pusta.
zoo-point = Wskaż pole, żeby przeczytać, do czego służy.
zoo-bonus = w tym za tyranozaury: { $points }
past-result =
    { $points ->
        [one] { $board }: 1 punkt
        [few] { $board }: { $points } punkty
        [many] { $board }: { $points } punktów
       *[other] { $board }: { $points } punktu
    }
place-holds = { $name }: { $dinosaurs }
place-empty = { $name }: pusto
place-open = Dinozaur może tu stanąć

## Co robić

ask-pick = Wybierz w tajemnicy dinozaura; miejsce wskażesz później.
ask-picked = Dotknij go znowu, żeby go wybrać, albo pola, o którym myślisz.
ask-draft = Wybierz w tajemnicy dinozaura, potem miejsce.
ask-rehome = Dokąd przenosisz { $species_acc }?
take-none = Wybierz dinozaura
take-choose = Wybierz { $species_acc }
take-discard = Odłóż { $species_acc } do pudełka
waiting-for = Czekamy na decyzję: { $players }
game-over = Koniec gry.
die-to-come = Kostką rzuca: { $seat }.

## Pozostali

hand-size =
    { $count ->
        [one] 1 dinozaur w miseczce
        [few] { $count } dinozaury w miseczce
        [many] { $count } dinozaurów w miseczce
       *[other] { $count } dinozaura w miseczce
    }
has-decided = Decyzja podjęta
is-deciding = Jeszcze myśli
shows = Pokazuje { $species_acc }
rolls-now = Ma kostkę
hand-goes-there = Tu trafią teraz twoje dinozaury
hand-comes-from-there = Te dinozaury trafią teraz do ciebie

## Podstawka

tray = Twoje dinozaury
tray-empty = Twoja miseczka jest pusta.
box = Pudełko
memory-aid = Pamięć
memory-unseen = Jeszcze niewidziane
