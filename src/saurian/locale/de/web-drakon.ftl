### Der Tisch von Drakon im Browser.

## Die Höhle

lair-title = Die Höhle
lair-zoom-in = Näher heran
lair-zoom-out = Weiter weg
lair-fit = Alles zeigen
lair-follow = Dem Spiel folgen
lair-more = Weitere Stellen zur Wahl: { $side }
cell-free = Freie Stelle ({ $cell })
cell-arrows = Pfeile: { $sides }
cell-no-arrows = keine Pfeile
cell-figures = hier: { $names }
cell-can-go = hierhin darfst du gehen
cell-can-choose = diese Kammer darfst du wählen
cell-can-put = hierhin darfst du sie legen
cell-can-turn = du darfst sie drehen
place-from-hero = von deinem Helden aus { $steps }
place-of-hero = dort, wo dein Held steht
steps-to-side = { $count } nach { $side }
pile-left = Stapel: { $count }
hoard-left = Schatz: { $count }
drakon-outside = Drakon ist noch außerhalb der Höhle.
trail-title = Was gerade geschehen ist

## Was zu tun ist

lay-where = Wähle eine leuchtende Stelle für { $chamber_acc }.
lay-sure = So? Wähle die Stelle noch einmal, oder dreh die Kammer.
lay-turn = Drehen
lay-do = So legen
lay-cancel = Zurücklegen
step-waits = { $seat } entscheidet: { $step }
step-of = { $seat }: { $step }
step-steers = { $seat } bewegt { $other }
steps-title = Was gerade läuft
choices-title = Was du tun kannst

## Die Spieler

person-left = links von dir
person-right = rechts von dir
person-partner = spielt mit dir
person-chooses = { $seat } wählen
hand-title = Deine Hand
hand-picked = genommen
purse-title = Deine Münzen
purse-of-team = Münzen eures Paares
purse-worth = { $total } von { $goal }
purse-then-out = dann hinaus durch Flucht oder Portal

## Die Schachtel

book-open = Kammern und Regeln an diesem Tisch
book-switches = Zusatzregeln
book-no-switches = Ohne Zusatzregeln
book-box-usual = Kammern und Münzen wie üblich
book-box-own = Kammern und Münzen der eigenen Schachtel
book-chambers = Kammern
book-heroes = Helden
book-ruins = Zerstört
book-copies = { $count } ×
