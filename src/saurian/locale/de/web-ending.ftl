### Das Ende einer Partie: wer gewonnen hat, die Schlusswertung, und wie es weitergeht.

## Wer gewonnen hat; ein Vorsprung von 0 wird nicht genannt

ending-you-win =
    { $margin ->
        [0] Du gewinnst!
        [one] Du gewinnst mit 1 Punkt Vorsprung!
       *[other] Du gewinnst mit { $margin } Punkten Vorsprung!
    }
ending-you-and-win = Ihr gewinnt: du und { $others }!
ending-you-share = Du teilst dir den Sieg mit { $others }!
ending-wins =
    { $margin ->
        [0] { $winners } gewinnt!
        [one] { $winners } gewinnt mit 1 Punkt Vorsprung!
       *[other] { $winners } gewinnt mit { $margin } Punkten Vorsprung!
    }
ending-team-wins = { $winners } gewinnen gemeinsam!
ending-share = { $winners } teilen sich den Sieg!
ending-place = Dein Platz: { $rank } von { $players }.
ending-rank = { $rank }. { $name }: { $total }

## Die Wertung

ending-skip = Überspringen
ending-again = Noch einmal zählen
ending-facts = Höhepunkte

## Ein Bild zum Teilen

ending-picture = Bild teilen
ending-picture-failed = Dieser Browser konnte das Bild nicht erstellen.
