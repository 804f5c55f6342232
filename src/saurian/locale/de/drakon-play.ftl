### Drakon im Terminal spielen.

## Vor dem Spiel

ask-switches = Welche Zusatzregeln?
ask-numbers = Nummern, zum Beispiel 1 3, oder Enter für keine
switch-heroes = Helden! Jeder Held kann etwas Besonderes, einmal im Spiel
switch-escape = Flucht aus der Höhle: Münzen im Wert von 8 genügen, aber du musst damit hinaus
switch-short = Kurzes Spiel: Münzen im Wert von 7 genügen
switch-teams = Paare: 4 oder 6 Personen, je zwei spielen zusammen
switch-drakon-from-start = Drakon wartet von Anfang an am Eingang (Hausregel)
switch-two-actions = Zwei Aktionen je Zug (Hausregel)

## Was in einer Kammer steht: höchstens sieben Zeichen, an den ersten vier zu erkennen

sign-find-coin = +Münze
sign-lose-coin = −Münze
sign-steal-coin-left = «Münze
sign-steal-coin-right = »Münze
sign-steal-chamber = Raub
sign-drakon-move = Drakon
sign-destroy = Zerstör
sign-rotate = Drehen
sign-swap = Tausch
sign-flying = Fliegen
sign-escape = Flucht
sign-harp = Harfe
sign-mind-control = Gedanke
sign-windstorm = Sturm
sign-key = Schlüss
sign-portal = Portal
sign-empty = ·
sign-entrance = Eingang

## Der Buchstabe eines Helden, jeder ein anderer

initial-druid = D
initial-knight = R
initial-ranger = W
initial-sorceress = Z
initial-thief = B
initial-fighter = K

## Was eine Kammer mit dem macht, der sie betritt, in wenigen Worten

brief-find-coin = eine Münze aus dem Schatz nehmen
brief-lose-coin = eine Münze in den Schatz zurücklegen
brief-steal-coin-left = links eine Münze stehlen
brief-steal-coin-right = rechts eine Münze stehlen
brief-steal-chamber = darf jemandem eine Kammer stehlen
brief-drakon-move = darf Drakon bis zu 3 weit bewegen
brief-destroy = darf eine Kammer zerstören
brief-rotate = darf eine Kammer drehen
brief-swap = darf eine Kammer gegen eine der Hand tauschen
brief-flying = darf mit ihr fortfliegen
brief-escape = nichts geschieht
brief-harp = nichts; sie ruft nur
brief-mind-control = darf einen anderen Helden bewegen
brief-windstorm = nichts; hinaus geht es zwei Schritte weit
brief-key = nichts; hinaus über jede offene Seite
brief-portal = nichts; hinaus in jede Kammer
brief-empty = nichts geschieht
brief-entrance = nichts geschieht

## Was ein Held einmal kann, in wenigen Worten

ability-druid = eine Münze behalten, die dir genommen würde
ability-knight = einen Gegner in deiner Kammer bewegen
ability-ranger = noch einmal gehen
ability-sorceress = gegen die Pfeile gehen
ability-thief = einen Gegner in deiner Kammer bestehlen oder eine Münze tauschen
ability-fighter = Kammern abwerfen und neue ziehen

## Der Tisch

lair-where = Ziel { $goal } · Stapel { $pile } · Schatz { $hoard }
lair-where-escape = Ziel { $goal }, dann hinaus durch Flucht oder Portal · Stapel { $pile } · Schatz { $hoard }
turn-own =
    { $count ->
        [0] Dein Zug
        [one] Dein Zug
       *[other] Dein Zug, noch { $count } Aktionen
    }
turn-of = Am Zug: { $seat }
turn-picking = Vor dem ersten Zug
preview = Vorschau: Das ist noch nicht geschehen
planned = noch nicht geschehen: u geht zurück
lair-place = { $chamber } ({ $cell })
lair-outside = außer Sicht: { $counts } · ^ v < > verschieben, c zurück
lair-outside-marks = außer Sicht: { $counts } · Nummern { $numbers } · ^ v < > verschieben, c zurück
coins-count =
    { $count ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $count } Münzen
    }
coins-seen = Münzen { $values } = { $total } von { $goal }
hand-count =
    { $count ->
        [0] leere Hand
        [one] 1 Kammer
       *[other] { $count } Kammern
    }
with-partner = mit { $name }
ability-left = Fähigkeit bereit
ability-gone = Fähigkeit verbraucht
person-brief = { $seat }: { $coins }, Hand { $count }
person-about = { $seat }: { $place }, { $coins }, { $hand }
your-hand = Deine Hand:
lair-commands = ? Hilfe · h Tipp · u zurück · l Verlauf · m Merkhilfe · ^v<> Karte · q aufhören

## Fragen

asks-pick = Welchen Helden nimmst du?
asks-turn = Leg eine Kammer deiner Hand an, oder geh:
asks-turn-place = Leg eine Kammer deiner Hand an.
asks-turn-move = Du kannst nur gehen:
asks-turn-after = Noch etwas in diesem Zug?
asks-put = Wohin legst du { $chamber_acc }?
asks-turned = Wie herum liegt bei ({ $cell }) die Kammer: { $chamber }?
asks-steer = Wohin bewegst du { $seat }? Kammer: { $chamber }
asks-steer-own = Wohin gehst du zusätzlich?
asks-blown = Wohin trägt der Wind { $seat }?
asks-blown-own = Wohin trägt dich der Wind?
asks-portal = In welche Kammer führt dich das Portal?
asks-swap = Welche Kammer kommt auf deine Hand? An ihre Stelle kommt: { $chamber }
asks-effect = { $chamber }: Nutzt du sie?
asks-enter-steal-chamber = Kammer stehlen: Aus wessen Hand nimmst du zufällig eine?
asks-enter-drakon-move = Drakons Zug: Wohin geht sie? Wer dort steht, verliert eine Münze und muss zum Eingang.
asks-place-drakon-move = Drakon erscheint! Wohin stellst du sie?
asks-enter-destroy = Zerstören: Welche Kammer kommt aus dem Spiel?
asks-enter-rotate = Drehen: Welche Kammer drehst du?
asks-enter-swap = Tauschen: Welche Kammer deiner Hand kommt in die Höhle? Nachgezogen wird nicht.
asks-enter-flying = Fliegende Kammer: Wohin fliegst du mit allen, die darauf stehen?
asks-enter-mind-control = Gedankenkontrolle: Wessen Helden willst du bewegen?
asks-place-escape = Flucht: Trittst du sofort auf die neue Kammer?
asks-shield = { $other } will dir eine Münze nehmen. Verhindert es die Druidin, einmal im Spiel?
asks-shield-hoard = Du verlierst gleich eine Münze an den Schatz. Verhindert es die Druidin, einmal im Spiel?
asks-challenge = Ritter: Welchen Gegner bewegst du?
asks-magic = Zauberin: Wohin gehst du gegen die Pfeile?
asks-pilfer = Dieb: Wen bestiehlst du, oder welche Münze bietest du dem Schatz?
asks-clear = Kämpfer: Welche Kammer wirfst du ab?

on-the-map = { $least } bis { $most }: die Nummern auf der Karte.
go-side = { $side }: { $chamber } – { $what }
go-through = { $side }, vorbei an: { $chamber }, und einen Schritt weiter
go-portal = ✦ durch das Portal in irgendeine Kammer
drakon-waits = Drakon ist dort: eine Münze weg, zurück zum Eingang
use-ability = { $hero }, einmal im Spiel: { $what }
offer-coin = eine Münze zu { $value } gegen eine zufällige aus dem Schatz
agree = ja
agree-place-escape = ja, darauftreten
agree-shield = ja, die Münze behalten
decline = nein, nichts tun
decline-shield = nein, lass sie gehen
finish-turn = den Zug beenden
finish-clear = genug: nachziehen
do-or-back = Enter: so machen · u: einen Schritt zurück
then-coin = Dann wird zufällig eine Münze gezogen.
then-trade = Dann wird zufällig eine Münze aus dem Schatz gezogen.
then-draw = Dann wird eine Kammer gezogen.
then-snatch = Dann wird zufällig eine Kammer gezogen.
then-other = Dann entscheidet { $seat }.

## Zum Nachlesen

drakon-name = Drakon
drakon-about = Wer ihr begegnet, legt eine Münze in den Schatz zurück und muss zum Eingang: wer ihre Kammer betritt, wer dort seinen Zug beendet, und alle dort, wo sie eine Bewegung beendet. (K-60, K-61)
help-unknown = „{ $text }“ gibt es nicht. Hier ist alles in Kürze.
lair-help-title = Das Spiel
lair-help-goal = Leg in deinem Zug eine Kammer deiner Hand an, oder geh mit deinem Helden einem Pfeil nach. Mit Münzen im Wert von { $goal } gewinnst du. Nie dürfen zwei Pfeile aufeinander zeigen.
lair-help-map = Kammern teilen sich die Wände; ein Pfeil in der Wand ist ein Weg hindurch. Buchstaben sind Helden, ◆ ist Drakon. Spalten zählen nach Osten, Zeilen nach Norden, vom Eingang aus. In der Kurzform steht † bei Helden, deren Fähigkeit verbraucht ist.
lair-help-chambers = Kammern: was beim Betreten geschieht
lair-help-heroes = Helden: was jeder einmal im Spiel kann
lair-help-input =
    1, 2, 3 …   was diese Nummer hat, in der Liste oder auf der Karte
    2,-1        ein Platz auf der Karte nach Spalte und Zeile
    go N        gehen; N E S W sind die Seiten
    ?           diese Hilfe; ? harfe erklärt eine Kammer, ? 2,-1 die dort
    ^ v < >     die Karte verschieben, auch mehrmals: >>^; oder Pfeiltasten
    c           zurück zur Mitte des Geschehens
    h           ein Tipp: ein guter Zug, was er bringt und warum
    u           einen Schritt zurück, solange nichts geschehen ist
    l           der ganze Verlauf
    m           Merkhilfe: was du von Händen und Münzen weißt
    q           aufhören
knows-hands = Was du von den Händen weißt
knows-rest =
    { $count ->
        [0] sonst nichts
        [one] 1 Kammer, die du nicht kennst
       *[other] { $count } Kammern, die du nicht kennst
    }
knows-unseen = Noch nicht gesehen, im Stapel und in diesen Händen
knows-coins = Münzen
knows-purse = { $seat } hat mindestens { $values }.
knows-coins-unseen = Nicht gesehen, im Schatz und bei den anderen (Anzahl × Wert): { $values }
end-player = Name
end-coins = Münzen
end-total = Summe
end-won = { $winners } gewinnt mit Münzen im Wert von { $total }.
end-shared = { $winners } teilen sich den Sieg mit Münzen im Wert von { $total }.
