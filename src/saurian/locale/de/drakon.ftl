### Drakon. Wortform: .acc als Objekt. Ein Feld heißt danach, wie weit östlich und nördlich vom Eingang es liegt: (2,-1).

## Kammern

chamber-find-coin = Münze finden
    .acc = die Kammer „{ chamber-find-coin }“
chamber-lose-coin = Münze verlieren
    .acc = die Kammer „{ chamber-lose-coin }“
chamber-steal-coin-left = Münze stehlen (links)
    .acc = die Kammer „{ chamber-steal-coin-left }“
chamber-steal-coin-right = Münze stehlen (rechts)
    .acc = die Kammer „{ chamber-steal-coin-right }“
chamber-steal-chamber = Kammer stehlen
    .acc = die Kammer „{ chamber-steal-chamber }“
chamber-drakon-move = Drakons Zug
    .acc = die Kammer „{ chamber-drakon-move }“
chamber-destroy = Kammer zerstören
    .acc = die Kammer „{ chamber-destroy }“
chamber-rotate = Kammer drehen
    .acc = die Kammer „{ chamber-rotate }“
chamber-swap = Kammer tauschen
    .acc = die Kammer „{ chamber-swap }“
chamber-flying = Fliegende Kammer
    .acc = eine Fliegende Kammer
chamber-escape = Flucht
    .acc = die Kammer „{ chamber-escape }“
chamber-harp = Zauberharfe
    .acc = die Kammer „{ chamber-harp }“
chamber-mind-control = Gedankenkontrolle
    .acc = die Kammer „{ chamber-mind-control }“
chamber-windstorm = Sturmwind
    .acc = die Kammer „{ chamber-windstorm }“
chamber-key = Schlüssel
    .acc = die Kammer „{ chamber-key }“
chamber-portal = Portal
    .acc = ein Portal
chamber-empty = Leere Kammer
    .acc = eine leere Kammer
chamber-entrance = Eingang
    .acc = den Eingang

## Helden und Seiten

hero-druid = Druidin
    .acc = die Druidin
hero-knight = Ritter
    .acc = den Ritter
hero-ranger = Waldläufer
    .acc = den Waldläufer
hero-sorceress = Zauberin
    .acc = die Zauberin
hero-thief = Dieb
    .acc = den Dieb
hero-fighter = Kämpfer
    .acc = den Kämpfer

side-N = Norden
side-E = Osten
side-S = Süden
side-W = Westen

## Die Schritte eines Spiels

phase-pick = Einen Helden wählen
phase-draw = Kammern ziehen
phase-turn = Eine Kammer anlegen oder gehen
phase-put = Die Kammer in die Höhle legen
phase-steer = Einen Helden bewegen
phase-blown = Zweiter Schritt aus dem Sturmwind
phase-coin = Eine Münze ziehen
phase-trade = Eine Münze des Schatzes im Tausch ziehen
phase-snatch = Die gestohlene Kammer ziehen
phase-swap = Die Kammer an die Stelle einer anderen legen
phase-place-drakon-move = Drakon erscheint
phase-place-escape = In die neue Kammer fliehen
phase-enter-find-coin = { chamber-find-coin }
phase-enter-lose-coin = { chamber-lose-coin }
phase-enter-steal-coin-left = { chamber-steal-coin-left }
phase-enter-steal-coin-right = { chamber-steal-coin-right }
phase-enter-steal-chamber = { chamber-steal-chamber }
phase-enter-drakon-move = { chamber-drakon-move }
phase-enter-destroy = { chamber-destroy }
phase-enter-rotate = { chamber-rotate }
phase-enter-swap = { chamber-swap }
phase-enter-flying = { chamber-flying }
phase-enter-mind-control = { chamber-mind-control }
phase-shield = Die Druidin darf ihre Münze behalten
phase-challenge = Der Ritter wählt einen Gegner
phase-magic = Die Zauberin wählt eine Seite
phase-pilfer = Der Dieb wählt ein Opfer oder eine Münze
phase-clear = Der Kämpfer wirft Kammern ab

## Die Münzen am Ende, nach ihrem Wert

part-coins-1 = Einer-Münzen
part-coins-2 = Zweier-Münzen
part-coins-3 = Dreier-Münzen

## Was geschieht: der Zug

first-player = { $seat } beginnt.
hero-picked = { $seat } wählt { $hero_acc }.
chamber-drawn = { $seat } zieht eine Kammer.
you-drew = { $seat } zieht: { $chamber }.
chamber-taken = { $seat } spielt { $chamber_acc } aus.
chamber-placed = { $seat } legt { $chamber_acc } bei ({ $cell }) an.
turn-skipped = { $seat } kann weder anlegen noch gehen und setzt aus.
hand-shown = { $seat } zeigt die Hand: { $chambers }.
hero-moved = { $seat } betritt { $chamber_acc } bei ({ $cell }).
hero-blown = Der Wind trägt { $seat } durch ({ $cell }).
effect-idle = { $chamber }: Für { $seat } ist hier nichts zu machen.
effect-declined = { $chamber }: { $seat } verzichtet.

## Was geschieht: Münzen

coin-found = { $seat } nimmt eine Münze aus dem Schatz.
coin-lost = { $seat } legt eine Münze in den Schatz zurück.
coin-stolen = { $seat } stiehlt eine Münze von { $other }.
coin-was = Die Münze ist { $value } wert.
coin-shielded = { $seat } behält die Münze: Die Druidin schützt sie.
coin-offered = { $seat } bietet dem Schatz eine Münze an.
coin-traded = { $seat } tauscht eine Münze gegen eine aus dem Schatz.
coin-traded-was = Die abgegebene Münze ist { $value } wert, die neue { $new }.
no-coin = { $seat } hat keine Münze zu verlieren.

## Was geschieht: Drakon

drakon-appeared = Drakon erscheint! { $seat } stellt sie auf ({ $cell }).
drakon-moved = { $seat } bewegt Drakon nach ({ $cell }).
drakon-met = { $seat } begegnet Drakon und muss zurück zum Eingang.

## Was geschieht: Kammern und Helden

chamber-stolen = { $seat } stiehlt eine Kammer aus der Hand von { $other }.
chamber-stolen-was = { $seat } stiehlt von { $other }: { $chamber }.
chamber-destroyed = { $seat } zerstört { $chamber_acc } bei ({ $cell }).
chamber-rotated = { $seat } dreht { $chamber_acc } bei ({ $cell }).
chamber-swapped-in = { $seat } tauscht { $chamber_acc } bei ({ $cell }) ein.
chamber-swapped-out = { $seat } nimmt { $chamber_acc } auf die Hand.
chamber-flown = { $seat } lässt { $chamber_acc } nach ({ $cell }) fliegen.
chamber-discarded = { $seat } wirft eine Kammer ab.
you-discarded = { $seat } wirft ab: { $chamber }.
mind-controlled = { $seat } lenkt die Gedanken von { $other }.
challenged = { $seat } treibt { $other } aus der Kammer.
ability-used = { $seat } nutzt eine Heldenfähigkeit: { $hero }.

## Was geschieht: das Ende

ended-goal = Das Ziel ist erreicht: Das Spiel ist zu Ende.
ended-escaped = Die Flucht aus der Höhle ist geglückt: Das Spiel ist zu Ende.
ended-exhausted = Niemand kann mehr anlegen oder gehen: Die Münzen entscheiden.
ended-idle = Zu lange wurde keine Kammer angelegt: Die Münzen entscheiden.
won-by-coins = { $seat } gewinnt mit Münzen im Wert von { $total }!
won-by-coins-shared = Geteilter Sieg: { $seat } hat Münzen im Wert von { $total }!

## Warum etwas nicht geht

why-hero-taken = Jemand anders hat schon { $hero_acc } gewählt ({ $rule })
why-chamber-not-in-hand = Diese Kammer ist nicht auf der Hand: { $chamber } ({ $rule })
why-fits-nowhere = { $chamber }: Die Pfeile passen nirgends ({ $rule })
why-one-action = In diesem Zug ist keine Aktion mehr übrig ({ $rule })
why-must-act = Wer anlegen oder gehen kann, muss es auch tun ({ $rule })
why-no-abilities = In diesem Spiel haben die Helden keine Fähigkeiten ({ $rule })
why-ability-used = Die Fähigkeit ist in diesem Spiel schon verbraucht ({ $rule })
why-ability-idle = { $hero }: Die Fähigkeit lässt sich jetzt nicht nutzen ({ $rule })
why-must = { $chamber }: Auf diese Wirkung darf man nicht verzichten ({ $rule })
why-another-player = Es muss jemand anders sein ({ $rule })
why-empty-hand = Diese Hand ist leer ({ $rule })
why-no-chamber = Bei ({ $cell }) liegt keine Kammer, die zur Wahl steht ({ $rule })
why-occupied = Die Kammer bei ({ $cell }) ist besetzt ({ $rule })
why-too-far = Drakon kommt nicht bis ({ $cell }): höchstens drei Schritte über Kammern ({ $rule })
why-same-arrows = Die Kammer muss danach anders liegen ({ $rule })
why-enough-minds = In diesem Zug sind genug Gedanken gelenkt worden ({ $rule })
why-cannot-move = Dieser Held kann nicht gehen ({ $rule })
why-no-rival-here = Das ist kein Gegner in derselben Kammer ({ $rule })
why-no-coins = Hier gibt es keine Münzen zu holen ({ $rule })
why-no-such-coin = Eine Münze mit dem Wert { $value } ist nicht da ({ $rule })
why-no-trade = Münzen lassen sich jetzt nicht tauschen ({ $rule })
why-nothing-discarded = Wirf zuerst mindestens eine Kammer ab ({ $rule })
why-no-portal = Nur ein Portal führt in jede beliebige Kammer ({ $rule })
why-portal-jumps = Ein Portal hat keine Seiten: Nenne die Kammer, in die es gehen soll ({ $rule })
why-no-chamber-there = Im { $side } liegt keine Kammer ({ $rule })
why-no-arrow = Nach { $side } führt kein Weg hinaus ({ $rule })
why-harp = Eine Zauberharfe ruft: Nach { $side } geht es jetzt nicht ({ $rule })
why-windstorm = Nach einem Schritt nach { $side } findet der Sturmwind keinen zweiten ({ $rule })
why-table-ends = Bei ({ $cell }) ist der Tisch zu Ende ({ $rule })
why-not-next-to-chamber = ({ $cell }) ist kein leeres Feld neben einer anderen Kammer ({ $rule })
why-not-its-arrows = { $chamber }: Die Kammer hat andere Pfeile ({ $rule })
why-arrows-face = Im { $side } würden zwei Pfeile aufeinander zeigen ({ $rule })
why-entrance-stays = Der Eingang wird nie zerstört oder getauscht ({ $rule })

## Was an Optionen und Schachteldateien nicht stimmt

bad-two-goals = Optionen „escape“ und „short“: nur eine von beiden kann das Ziel bestimmen ({ $rule })
bad-teams = Option „teams“: nur zu viert oder zu sechst, nicht mit { $players } am Tisch ({ $rule })
bad-box-toml = die Schachteldatei ist kein TOML: { $text }
bad-box-type = die Schachteldatei bei „{ $field }“: ein Wert dieser Art geht hier nicht
bad-box-missing = in der Schachteldatei fehlt „{ $field }“
bad-box-unknown = in der Schachteldatei ist das Feld „{ $field }“ unbekannt
bad-box-value = die Schachteldatei bei „{ $field }“: „{ $text }“ geht nicht; zur Wahl stehen: { $allowed }
bad-box-number = die Schachteldatei bei „{ $field }“: „{ $text }“ ist keine ganze Zahl von { $least } bis { $most }
bad-box-kind = die Schachteldatei bei „{ $field }“: es gibt keine Kammer „{ $text }“
bad-box-kind-twice = die Schachteldatei nennt eine Kammer zweimal: { $chamber }
bad-box-layout = die Schachteldatei bei „{ $field }“: es gibt keine Pfeilanordnung „{ $text }“; zur Wahl stehen: 0, I, S, C, T
bad-box-sum = die Schachteldatei geht nicht auf: „{ $field }“ ergibt { $count } statt { $needed }

## Hilfe im Spiel: Kammern

explain-find-coin = Wer sie betritt, nimmt eine zufällige Münze aus dem Schatz, sieht sie an und behält sie verdeckt. (K-40)
explain-lose-coin = Wer sie betritt, legt eine zufällige eigene Münze in den Schatz zurück. (K-41)
explain-steal-coin-left = Wer sie betritt, nimmt der Person links eine zufällige Münze weg. (K-42)
explain-steal-coin-right = Wer sie betritt, nimmt der Person rechts eine zufällige Münze weg. (K-42)
explain-steal-chamber = Wer sie betritt, darf jemandem eine zufällige Kammer aus der Hand nehmen. (K-43)
explain-drakon-move = Wer sie betritt, darf Drakon um 0 bis 3 Kammern bewegen, gleich, wie die Pfeile zeigen; wer dort ist, wo sie anhält, begegnet ihr. Die erste des Spiels lässt sie schon beim Anlegen erscheinen. (K-44, K-45)
explain-destroy = Wer sie betritt, darf eine unbesetzte Kammer, nicht den Eingang, aus dem Spiel nehmen. (K-46)
explain-rotate = Wer sie betritt, darf eine beliebige Kammer drehen, auch eine besetzte und den Eingang; Pfeile dürfen nicht aufeinander zeigen. (K-47)
explain-swap = Wer sie betritt, darf eine unbesetzte Kammer, nicht den Eingang, auf die Hand nehmen und eine Kammer aus der Hand an ihre Stelle legen. (K-48)
explain-flying = Wer sie betritt, darf mit ihr und allen, die darauf stehen, auf ein anderes leeres Feld am Rand der Höhle fliegen. (K-49)
explain-mind-control = Wer sie betritt, darf mit einem anderen Helden eine erlaubte Bewegung machen und bestimmt, wohin. (K-50)
explain-escape = Wer sie neben dem eigenen Helden anlegt, darf ihn sofort daraufstellen, gleich, wie die Pfeile zeigen. Sie später zu betreten bewirkt nichts. (K-51)
explain-harp = Zeigt ein Pfeil deiner Kammer auf sie, musst du hierher, wenn du gehst; gehen musst du nicht. Aus einem Schlüssel oder Portal darfst du auch anderswohin. (K-52)
explain-windstorm = Wer sie verlässt, macht zwei Schritte: Die erste Kammer bleibt ohne Wirkung, die zweite wirkt. (K-53)
explain-key = Du verlässt sie über jede Seite, auf der kein Pfeil des Nachbarn auf sie zeigt. (K-54)
explain-portal = Von hier gehst du in jede beliebige andere Kammer der Höhle. (K-55)
explain-empty = Hier geschieht nichts; sie hat nur Pfeile. (K-56)
explain-entrance = Hier beginnen alle Helden, und hierher müssen sie nach einer Begegnung mit Drakon zurück. Er lässt sich drehen, aber nie zerstören oder tauschen. (K-57)

## Hilfe im Spiel: Helden

explain-druid = Bevor dir eine Kammer oder die Fähigkeit eines Gegners eine zufällige Münze nimmt, darfst du sie behalten, gleich, wer am Zug ist. Nicht bei einer Begegnung mit Drakon. (K-82)
explain-knight = Mach in deinem Zug mit einem Gegner, der in deiner Kammer steht, eine erlaubte Bewegung; du bestimmst, wohin. (K-83)
explain-ranger = Geh in deinem Zug ein weiteres Mal; beide Kammern wirken. (K-84)
explain-sorceress = Verlass deine Kammer, wenn du gehst, über eine beliebige Seite, an der eine Kammer liegt, auch gegen die Pfeile. Zauberharfe und Sturmwind binden dich trotzdem. (K-85)
explain-thief = Stiehl in deinem Zug einem Gegner in deiner Kammer eine zufällige Münze, oder tausche eine Münze deiner Wahl gegen eine zufällige aus dem Schatz. (K-86)
explain-fighter = Wirf in deinem Zug beliebig viele Kammern ab und ziehe ebenso viele; hast du weniger als vier, ziehe auf vier nach. (K-87)
