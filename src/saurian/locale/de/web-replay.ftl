### Die Wiederholung einer beendeten Partie.

replay-title = Wiederholung
replay-turn = Zug { $turn } von { $last }
replay-start = Spielbeginn
replay-slider = Stelle in der Partie
replay-slider-value = { $turn }, Schritt { $step } von { $last }
replay-previous-turn = Voriger Zug
replay-next-turn = Nächster Zug
replay-previous-step = Einen Schritt zurück
replay-next-step = Einen Schritt weiter
replay-previous-moment = Voriger Höhepunkt
replay-next-moment = Nächster Höhepunkt
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-speed-value = { $speed }×
replay-viewpoint = Blickwinkel
replay-spectator = Zuschauersicht
replay-all = Alles offen
replay-share = Diesen Moment teilen
replay-share-note = Der Link öffnet die Wiederholung genau hier und aus demselben Blickwinkel.
replay-shared = Link zu diesem Moment kopiert.
replay-to-table = Zurück zum Tisch
replay-again = Noch einmal ansehen
replay-list = Züge
replay-moments = Höhepunkte
replay-no-moments = Nichts Außergewöhnliches ist passiert.

## Tasten

replay-key-turns = Voriger oder nächster Zug
replay-key-steps = Einen Schritt zurück oder weiter
replay-key-moments = Voriger oder nächster Höhepunkt
replay-key-play = Abspielen oder anhalten
replay-key-ends = Anfang oder Ende der Partie
replay-key-speed = Langsamer oder schneller
key-space = Leertaste
key-shift = Umschalt
key-home = Pos1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab

## Alles offen

open-title = Hände und Münzen
open-hand = Auf der Hand: { $chambers }
open-no-hand = Keine Kammern auf der Hand

## Höhepunkte von Draftosaurus

moment-board-round = { $board }, Spielphase { $round }
moment-first-trex = { $seat } platziert den ersten T-Rex.
moment-gain =
    { $points ->
        [one] { $seat } holt 1 Punkt in einer Runde.
       *[other] { $seat } holt { $points } Punkte in einer Runde.
    }
moment-loss =
    { $points ->
        [one] { $seat } verliert 1 Punkt in einer Runde.
       *[other] { $seat } verliert { $points } Punkte in einer Runde.
    }
moment-lead = { $seat } geht in Führung.
story-you-moment-first-trex = Du platzierst den ersten T-Rex.
story-you-moment-gain =
    { $points ->
        [one] Du holst 1 Punkt in einer Runde.
       *[other] Du holst { $points } Punkte in einer Runde.
    }
story-you-moment-loss =
    { $points ->
        [one] Du verlierst 1 Punkt in einer Runde.
       *[other] Du verlierst { $points } Punkte in einer Runde.
    }
story-you-moment-lead = Du gehst in Führung.
