### Powtórka zakończonej gry.

replay-title = Powtórka
replay-turn = Tura { $turn } z { $last }
replay-start = Początek gry
replay-slider = Miejsce w grze
replay-slider-value = { $turn }, krok { $step } z { $last }
replay-previous-turn = Poprzednia tura
replay-next-turn = Następna tura
replay-previous-step = Krok wstecz
replay-next-step = Krok naprzód
replay-previous-moment = Poprzedni ważny moment
replay-next-moment = Następny ważny moment
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-speed = Prędkość
replay-speed-value = { $speed }×
replay-viewpoint = Perspektywa
replay-spectator = Widz
replay-all = Wszystko odkryte
replay-share = Udostępnij ten moment
replay-share-note = Link otwiera powtórkę w tym miejscu i z tej samej perspektywy.
replay-shared = Skopiowano link do tego momentu.
replay-to-table = Powrót do stołu
replay-again = Obejrzyj jeszcze raz
replay-list = Tury
replay-moments = Ważne momenty
replay-no-moments = Nie wydarzyło się nic niezwykłego.

## Klawisze

replay-key-turns = Poprzednia lub następna tura
replay-key-steps = Krok wstecz lub naprzód
replay-key-moments = Poprzedni lub następny ważny moment
replay-key-play = Odtwarzaj lub wstrzymaj
replay-key-ends = Początek lub koniec gry
replay-key-speed = Wolniej lub szybciej
key-space = Spacja
key-shift = Shift
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down

## Wszystko odkryte

open-title = Ręce i monety
open-hand = Na ręce: { $chambers }
open-no-hand = Brak komnat na ręce

## Ważne momenty Draftozaura

moment-board-round = { $board }, runda { $round }
moment-first-trex = { $seat } umieszcza pierwszego tyranozaura.
moment-gain =
    { $points ->
        [one] { $seat } zyskuje w jednej turze 1 punkt.
        [few] { $seat } zyskuje w jednej turze { $points } punkty.
        [many] { $seat } zyskuje w jednej turze { $points } punktów.
       *[other] { $seat } zyskuje w jednej turze { $points } punktu.
    }
moment-loss =
    { $points ->
        [one] { $seat } traci w jednej turze 1 punkt.
        [few] { $seat } traci w jednej turze { $points } punkty.
        [many] { $seat } traci w jednej turze { $points } punktów.
       *[other] { $seat } traci w jednej turze { $points } punktu.
    }
moment-lead = { $seat } wychodzi na prowadzenie.
story-you-moment-first-trex = Umieszczasz pierwszego tyranozaura.
story-you-moment-gain =
    { $points ->
        [one] Zyskujesz w jednej turze 1 punkt.
        [few] Zyskujesz w jednej turze { $points } punkty.
        [many] Zyskujesz w jednej turze { $points } punktów.
       *[other] Zyskujesz w jednej turze { $points } punktu.
    }
story-you-moment-loss =
    { $points ->
        [one] Tracisz w jednej turze 1 punkt.
        [few] Tracisz w jednej turze { $points } punkty.
        [many] Tracisz w jednej turze { $points } punktów.
       *[other] Tracisz w jednej turze { $points } punktu.
    }
story-you-moment-lead = Wychodzisz na prowadzenie.
