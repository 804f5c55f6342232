### Der Tisch von Drakon im Browser.

## Die Höhle

lair-title = Die Höhle
lair-zoom-in = Vergrößern
lair-zoom-out = Verkleinern
lair-fit = Alles zeigen
lair-follow = Dem Spiel folgen
lair-north = N
lair-north-up = Norden ist oben.
lair-more = Weitere Felder zur Wahl: { $side }
cell-free = Freies Feld ({ $cell })
cell-arrows = Pfeile: { $sides }
cell-no-arrows = keine Pfeile
cell-figures = hier: { $names }
cell-can-go = hierhin kannst du gehen
cell-can-choose = diese Kammer kannst du wählen
cell-can-put = hierhin kannst du sie legen
cell-can-turn = diese Kammer kannst du drehen
place-from-hero = von deinem Helden aus { $steps }
place-of-hero = dort, wo dein Held steht
place-from-entrance = vom Eingang aus { $steps }
place-of-entrance = am Eingang
steps-to-side = { $count } nach { $side }
pile-left = Stapel: { $count }
hoard-left = Schatz: { $count }
drakon-outside = Drakon ist noch nicht in der Höhle.
trail-title = Was gerade passiert ist

## Was geschehen ist, wenn der Plan den Ort zeigt

seen-chamber-placed = { $seat } legt { $chamber_acc } an.
seen-hero-moved = { $seat } betritt { $chamber_acc }.
seen-hero-blown = Der Wind weht { $seat } eine Kammer weiter.
seen-drakon-appeared = Drakon erscheint! { $seat } bestimmt, wo.
seen-drakon-moved = { $seat } bewegt Drakon.
seen-chamber-destroyed = { $seat } zerstört { $chamber_acc }.
seen-chamber-rotated = { $seat } dreht { $chamber_acc }.
seen-chamber-swapped-in = { $seat } tauscht { $chamber_acc } ein.
seen-chamber-flown = { $seat } lässt { $chamber_acc } fliegen.
seen-why-no-chamber = Hier liegt keine Kammer, die du wählen kannst
seen-why-occupied = Diese Kammer ist besetzt
seen-why-too-far = Hierhin kommt Drakon nicht: höchstens drei Schritte, nur über Kammern
seen-why-table-ends = Das liegt außerhalb des Tisches
seen-why-not-next-to-chamber = Das ist kein leeres Feld neben einer Kammer

## Was zu tun ist

lay-where = { $chamber }: Wähle ein markiertes Feld.
lay-sure = Passt es so? Tippe noch einmal auf das Feld oder dreh die Kammer.
lay-turn = Drehen
lay-do = Bestätigen
lay-cancel = Zurücklegen
step-waits = { $seat } entscheidet: { $step }
step-of = { $seat }: { $step }
step-steers = { $seat } bewegt { $other }
steps-title = Was gerade passiert
choices-title = Was du tun kannst

## Wer mitspielt

person-left = links von dir
person-right = rechts von dir
person-partner = in deinem Team
person-chooses = { $seat } wählen
hand-title = Deine Hand
hand-picked = ausgewählt
purse-title = Deine Münzen
purse-of-team = Münzen eures Teams
purse-worth = { $total } von { $goal }
purse-then-out = dann hinaus durch Flucht oder Portal

## Das Spielmaterial

book-open = Kammern und Regeln an diesem Tisch
book-switches = Zusatzregeln
book-no-switches = Ohne Zusatzregeln
book-box-usual = Kammern und Münzen: Standardsatz
book-box-own = Kammern und Münzen: eigener Satz
book-chambers = Kammern
book-heroes = Helden
book-ruins = Zerstört
book-copies = { $count } ×
keys-turn = Die Kammer drehen

## Was dir geschieht

told-you-found = Du findest eine Münze: { $value }!
told-you-lost = Du verlierst eine Münze: { $value }.
told-you-stole = Du stiehlst { $other } eine { $value }!
told-stolen-from-you = { $seat } hat dir eine { $value } gestohlen!
told-you-traded = Du tauschst eine { $value } gegen eine { $new }.
told-you-met = Drakon erwischt dich: zurück zum Eingang!
told-chamber-stolen-from-you = { $seat } hat dir eine Kammer gestohlen: { $chamber }.
told-drakon = Drakon kommt!

## Das Ende, und wem es zu verdanken ist

ended-goal-you = Du hast das Ziel erreicht: Das Spiel ist zu Ende.
ended-goal-one = { $seat } hat das Ziel erreicht: Das Spiel ist zu Ende.
ended-goal-your-team = Dein Team hat das Ziel erreicht: Das Spiel ist zu Ende.
ended-goal-team = { $seat } und { $other } haben das Ziel erreicht: Das Spiel ist zu Ende.
ended-escaped-you = Du bist aus der Höhle entkommen: Das Spiel ist zu Ende.
ended-escaped-one = { $seat } ist aus der Höhle entkommen: Das Spiel ist zu Ende.
ended-escaped-your-team = Dein Team ist aus der Höhle entkommen: Das Spiel ist zu Ende.
ended-escaped-team = { $seat } und { $other } sind aus der Höhle entkommen: Das Spiel ist zu Ende.

## Was geschehen würde

if-you-meet = Du begegnest Drakon: zurück zum Eingang, und eine Münze ist weg.
if-meet = Begegnung mit Drakon: { $names }. Zurück zum Eingang, jeweils eine Münze weniger.
if-guarded = Hier ist Drakon. Endet dein Zug hier, verlierst du eine Münze und musst zurück zum Eingang.
if-guarded-other = Hier ist Drakon und wartet auf { $seat }.
if-find = Du findest eine Münze.
if-found = { $seat } findet eine Münze.
if-steal = Du bestiehlst { $other } ({ $coins }).
if-stolen = { $seat } bestiehlt { $other } ({ $coins }).
if-stolen-from-you = { $seat } bestiehlt dich.
if-lose = Du verlierst eine Münze.
if-lost = { $seat } verliert eine Münze ({ $coins }).
if-more = { $total } von { $goal } → bis zu { $most }
if-less = { $total } von { $goal } → { $least } bis { $most }
if-exactly = { $total } von { $goal } → { $most }
if-wins = Damit kannst du gewinnen!
if-escapes = Du bist draußen und gewinnst!
go-here = Hierhin
choose-here = Diese wählen
ability-once = einmal im Spiel
ability-yours = { $hero }: { $ability } (einmal im Spiel)
ability-cancel = Jetzt nicht
turn-ends-itself = Der Zug endet gleich von selbst.
figure-show = Auf der Karte zeigen: { $name }
person-thinks = { $seat } überlegt
person-robs = Stiehlt links bei { $left }, rechts bei { $right }
person-robs-one = Stiehlt bei { $left }
person-coins-known = Du kennst: { $values }
book-unseen = Noch nicht gesehene Kammern
book-unseen-note = Im Stapel und in den Händen der anderen.
book-unseen-coins = Noch nicht gesehene Münzen
