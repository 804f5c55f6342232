### Drakon im Terminal spielen.

## Vor dem Spiel

ask-switches = Welche Zusatzregeln sollen gelten?
ask-numbers = Nummern, zum Beispiel 1 3, oder Enter für keine
switch-heroes = Helden! Jeder Held hat eine Fähigkeit, einmal im Spiel
switch-escape = Flucht aus der Höhle: Münzen im Wert von 8 reichen, aber dann musst du durch Flucht oder Portal hinaus
switch-short = Kurzes Spiel: Münzen im Wert von 7 reichen
switch-teams = Teams: immer zwei spielen zusammen, zu viert oder zu sechst
switch-drakon-from-start = Drakon wartet von Anfang an am Eingang (Hausregel)
switch-two-actions = Zwei Aktionen pro Zug (Hausregel)

## Was in einer Kammer steht: höchstens sieben Zeichen, an den ersten vier zu erkennen

sign-find-coin = +Münze
sign-lose-coin = −Münze
sign-steal-coin-left = «Münze
sign-steal-coin-right = »Münze
sign-steal-coin = «»Münze
sign-steal-chamber = Raub
sign-drakon-move = Drakon
sign-destroy = Abriss
sign-rotate = Drehen
sign-swap = Tausch
sign-flying = Fliegen
sign-escape = Flucht
sign-harp = Harfe
sign-mind-control = Gedanke
sign-windstorm = Sturm
sign-key = Schlüs.
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
brief-steal-coin-left = eine Münze von links stehlen
brief-steal-coin-right = eine Münze von rechts stehlen
brief-steal-coin = jemandem nach Wahl eine Münze stehlen
brief-steal-chamber = darf jemandem eine Kammer stehlen
brief-drakon-move = darf Drakon bis zu 3 Kammern weit bewegen
brief-destroy = darf eine Kammer zerstören
brief-rotate = darf eine Kammer drehen
brief-swap = darf eine Kammer gegen eine aus der Hand tauschen
brief-swap-gone = darf eine Kammer durch eine aus der Hand ersetzen
brief-flying = darf mit ihr wegfliegen
brief-flying-elsewhere = darf mit ihr wegfliegen
brief-escape = nichts passiert
brief-escape-enter = darf sofort weitergehen
brief-harp = nichts; lockt Helden von nebenan an
brief-mind-control = darf einen anderen Helden bewegen
brief-windstorm = nichts; beim Verlassen zwei Schritte
brief-passed = nur hindurchgeweht; noch ein Schritt folgt
brief-key = nichts; hinaus über jede offene Seite
brief-portal = nichts; hinaus in eine beliebige Kammer
brief-empty = nichts passiert
brief-entrance = nichts passiert

## Was ein Held einmal kann, in wenigen Worten

ability-druid = eine Münze behalten, die du verlieren würdest
ability-knight = einen Gegner in deiner Kammer bewegen
ability-knight-takes = einen Gegner in deiner Kammer bewegen und ihm eine Kammer nehmen
ability-ranger = dich noch einmal bewegen
ability-sorceress = gegen die Pfeile gehen
ability-thief = einem Gegner in deiner Kammer eine Münze stehlen
ability-thief-trades = einem Gegner in deiner Kammer eine Münze stehlen oder eine Münze tauschen
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
preview = Vorschau: noch nicht ausgeführt
planned = Vorschau · u: zurück
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
asks-turn = Leg eine Kammer aus deiner Hand an oder beweg dich:
asks-turn-place = Dein Held hat keinen Weg: Leg eine Kammer aus deiner Hand an.
asks-turn-move = Du kannst keine Kammer anlegen, also beweg dich:
asks-turn-after = Willst du in diesem Zug noch etwas tun?
asks-put = { $chamber }: Wohin legst du die Kammer?
asks-turned = { $chamber } bei ({ $cell }): Wie herum legst du die Kammer?
asks-steer = Wohin bewegst du { $seat } aus der Kammer „{ $chamber }“?
asks-steer-own = Wohin bewegst du dich zusätzlich?
asks-blown = Wohin weht der Wind { $seat }?
asks-blown-own = Wohin weht dich der Wind?
asks-portal = In welche Kammer führt dich das Portal?
asks-swap = Welche Kammer kommt auf deine Hand? An ihre Stelle kommt: { $chamber }
asks-swap-gone = Welche Kammer kommt aus dem Spiel? An ihre Stelle kommt: { $chamber }
asks-effect = { $chamber }: Willst du die Wirkung nutzen?
asks-enter-steal-chamber = Kammer stehlen: Aus wessen Hand ziehst du blind eine?
asks-enter-steal-coin = Münze stehlen: Wen bestiehlst du?
asks-enter-drakon-move = Drakon bewegen: Wohin geht sie? Wer dort steht, verliert eine Münze und muss zum Eingang.
asks-place-drakon-move = Drakon erscheint! Wohin stellst du sie?
asks-enter-destroy = Zerstören: Welche Kammer kommt aus dem Spiel?
asks-enter-rotate = Drehen: Welche Kammer drehst du?
asks-enter-swap = Tauschen: Welche Kammer aus deiner Hand kommt in die Höhle? Nachgezogen wird nicht.
asks-enter-flying = Fliegende Kammer: Wohin fliegst du mit allen, die darauf stehen?
asks-enter-mind-control = Gedankenkontrolle: Wessen Helden willst du bewegen?
asks-place-escape = Flucht: Stellst du deinen Helden gleich auf die neue Kammer?
asks-enter-escape = Flucht: Gehst du sofort weiter, und wohin?
asks-shield = { $other } will dir eine Münze nehmen. Fähigkeit der Druidin einsetzen? (Einmal im Spiel)
asks-shield-hoard = Du verlierst gleich eine Münze an den Schatz. Fähigkeit der Druidin einsetzen? (Einmal im Spiel)
asks-challenge = Ritter: Welchen Gegner bewegst du?
asks-magic = Zauberin: Wohin gehst du gegen die Pfeile?
asks-pilfer = Dieb: Wen bestiehlst du?
asks-pilfer-trade = Dieb: Wen bestiehlst du, oder welche Münze tauschst du mit dem Schatz?
asks-clear = Kämpfer: Welche Kammer wirfst du ab?

on-the-map = { $least } bis { $most }: die Nummern auf der Karte.
go-side = { $side }: { $chamber } – { $what }
go-through = { $side }, durch „{ $chamber }“ hindurch, dann noch ein Schritt
go-portal = ✦ durch das Portal in eine beliebige Kammer
drakon-waits = Drakon ist dort! Am Zugende: eine Münze weg, zurück zum Eingang
drakon-waits-now = Drakon ist dort! Sofort eine Münze weg, zurück zum Eingang
use-ability = { $hero }, einmal im Spiel: { $what }
offer-coin = eine Münze im Wert von { $value } gegen eine zufällige aus dem Schatz tauschen
agree = ja
agree-place-escape = ja, daraufstellen
agree-shield = ja, die Münze behalten
decline = nein, nichts tun
decline-shield = nein, Münze abgeben
finish-turn = den Zug beenden
finish-clear = genug abgeworfen: nachziehen
do-or-back = Enter: ausführen · u: einen Schritt zurück
then-coin = Dann wird zufällig eine Münze gezogen.
then-trade = Dann wird zufällig eine Münze aus dem Schatz gezogen.
then-draw = Dann wird eine Kammer gezogen.
then-snatch = Dann wird zufällig eine Kammer gezogen.
then-other = Dann entscheidet { $seat }.

## Zum Nachlesen

drakon-name = Drakon
drakon-about = Wer ihr begegnet, verliert eine Münze an den Schatz und muss zurück zum Eingang. Das trifft alle Helden dort, wo sie eine Bewegung beendet, und jeden, der seinen eigenen Zug in ihrer Kammer beendet. Ihre Kammer nur zu betreten ist noch keine Begegnung, aber die Kammer wirkt nicht, solange sie dort ist.
drakon-about-now = Wer ihr begegnet, verliert eine Münze an den Schatz und muss zurück zum Eingang. Das trifft jeden, der ihre Kammer betritt oder dort den eigenen Zug beendet, und alle Helden dort, wo sie eine Bewegung beendet.
help-unknown = „{ $text }“ gibt es hier nicht. Hier ist alles in Kürze.
lair-help-title = Das Spiel
lair-help-goal = Leg in deinem Zug eine Kammer aus deiner Hand an oder beweg deinen Helden entlang eines Pfeils. Mit Münzen im Wert von { $goal } gewinnst du. Zwei Pfeile dürfen nie aufeinander zeigen.
lair-help-map = Kammern teilen sich die Wände; ein Pfeil in der Wand ist ein Weg hindurch. Buchstaben sind Helden, ◆ ist Drakon. Spalten zählen nach Osten, Zeilen nach Norden, vom Eingang aus. † steht in der Kurzform bei Helden, deren Fähigkeit verbraucht ist.
lair-help-chambers = Kammern: was beim Betreten passiert
lair-help-heroes = Helden: was jeder einmal im Spiel kann
lair-help-input =
    1, 2, 3 …   die Nummer in der Liste oder auf der Karte
    2,-1        eine Stelle auf der Karte nach Spalte und Zeile
    go N        sich bewegen; N E S W sind Norden, Osten, Süden, Westen
    ?           diese Hilfe; ? harfe erklärt eine Kammer, ? 2,-1 die dort
    ^ v < >     die Karte verschieben, auch mehrmals: >>^; oder Pfeiltasten
    c           die Karte wieder zum Geschehen schieben
    h           ein Tipp: ein guter Zug, was er bringt und warum
    u           einen Schritt zurück, solange nichts ausgeführt ist
    l           der ganze Verlauf
    m           Merkhilfe: was du über Hände und Münzen weißt
    q           aufhören
knows-hands = Was du über die Hände der anderen weißt
knows-rest =
    { $count ->
        [0] sonst nichts
        [one] 1 Kammer, die du nicht kennst
       *[other] { $count } Kammern, die du nicht kennst
    }
knows-unseen = Noch nicht gesehen (im Stapel und in diesen Händen)
knows-coins = Münzen
knows-purse = { $seat } hat mindestens { $values }.
knows-coins-unseen = Nicht gesehen, im Schatz und bei den anderen (Anzahl × Wert): { $values }
end-player = Name
end-coins = Münzen
end-total = Summe
end-won = Sieg für { $winners } mit Münzen im Wert von { $total }!
end-shared = Gleichstand bei { $total }: { $winners } teilen sich den Sieg!
end-team = { $winners } gewinnen als Team mit Münzen im Wert von { $total }!
