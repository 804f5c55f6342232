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
chamber-steal-coin = Münze stehlen
    .acc = die Kammer „{ chamber-steal-coin }“
chamber-steal-chamber = Kammer stehlen
    .acc = die Kammer „{ chamber-steal-chamber }“
chamber-drakon-move = Drakon bewegen
    .acc = die Kammer „{ chamber-drakon-move }“
chamber-destroy = Kammer zerstören
    .acc = die Kammer „{ chamber-destroy }“
chamber-rotate = Kammer drehen
    .acc = die Kammer „{ chamber-rotate }“
chamber-swap = Kammer tauschen
    .acc = die Kammer „{ chamber-swap }“
chamber-flying = Fliegende Kammer
    .acc = die Fliegende Kammer
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

phase-pick = Helden wählen
phase-draw = Kammern ziehen
phase-turn = Kammer anlegen oder Helden bewegen
phase-put = Kammer in die Höhle legen
phase-steer = Helden bewegen
phase-blown = Zweiter Schritt aus dem Sturmwind
phase-coin = Münze ziehen
phase-trade = Münze aus dem Schatz eintauschen
phase-snatch = Gestohlene Kammer ziehen
phase-swap = Kammer an die Stelle einer anderen legen
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
phase-enter-escape = { chamber-escape }
phase-enter-mind-control = { chamber-mind-control }
phase-shield = Münze mit der Druidin schützen
phase-challenge = Mit dem Ritter einen Gegner bewegen
phase-magic = Mit der Zauberin gegen die Pfeile gehen
phase-pilfer = Mit dem Dieb eine Münze stehlen
phase-clear = Mit dem Kämpfer Kammern abwerfen

## Die Münzen am Ende, nach ihrem Wert

part-coins-1 = Einermünzen
part-coins-2 = Zweiermünzen
part-coins-3 = Dreiermünzen

## Was geschieht: der Zug

first-player = { $seat } beginnt.
hero-picked = { $seat } wählt { $hero_acc }.
chamber-drawn = { $seat } zieht eine Kammer.
you-drew = { $seat } zieht: { $chamber }.
chamber-taken = { $seat } spielt { $chamber_acc } aus.
chamber-placed = { $seat } legt { $chamber_acc } bei ({ $cell }) an.
turn-skipped = { $seat } kann weder anlegen noch sich bewegen und setzt aus.
hand-shown = { $seat } zeigt die Hand: { $chambers }.
hero-moved = { $seat } betritt { $chamber_acc } bei ({ $cell }).
hero-blown = Der Wind weht { $seat } durch ({ $cell }).
effect-idle = { $chamber }: keine Wirkung auf { $seat }.
effect-declined = { $chamber }: { $seat } verzichtet.

## Was geschieht: Münzen

coin-found = { $seat } nimmt eine Münze aus dem Schatz.
coin-lost = { $seat } legt eine Münze in den Schatz zurück.
coin-stolen = { $seat } stiehlt eine Münze von { $other }.
coin-was = Die Münze ist { $value } wert.
coin-shielded = { $seat } behält die Münze: Die Druidin schützt sie.
coin-offered = { $seat } legt eine Münze zum Tausch in den Schatz.
coin-traded = { $seat } tauscht eine Münze gegen eine aus dem Schatz.
coin-traded-was = Die abgegebene Münze ist { $value } wert, die neue { $new }.
no-coin = { $seat } hat keine Münze zu verlieren.
no-chamber = { $seat } hat keine Kammer zu verlieren.

## Was geschieht: Drakon

drakon-appeared = Drakon erscheint! { $seat } stellt sie auf ({ $cell }).
drakon-moved = { $seat } bewegt Drakon nach ({ $cell }).
drakon-beside = { $seat } steht jetzt bei Drakon: Die Kammer wirkt nicht.
drakon-met = { $seat } begegnet Drakon und muss zurück zum Eingang.

## Was geschieht: Kammern und Helden

chamber-stolen = { $seat } stiehlt eine Kammer aus der Hand von { $other }.
chamber-stolen-was = { $seat } stiehlt von { $other }: { $chamber }.
chamber-destroyed = { $seat } zerstört { $chamber_acc } bei ({ $cell }).
chamber-rotated = { $seat } dreht { $chamber_acc } bei ({ $cell }).
chamber-swapped-in = { $seat } tauscht { $chamber_acc } bei ({ $cell }) ein.
chamber-swapped-out = { $seat } nimmt { $chamber_acc } auf die Hand.
chamber-swapped-gone = { $seat } nimmt { $chamber_acc } aus dem Spiel.
chamber-flown = { $seat } lässt { $chamber_acc } nach ({ $cell }) fliegen.
chamber-discarded = { $seat } wirft eine Kammer ab.
you-discarded = { $seat } wirft ab: { $chamber }.
mind-controlled = { $seat } lenkt die Gedanken von { $other }.
challenged = { $seat } drängt { $other } aus der Kammer.
ability-used = { $seat } nutzt eine Heldenfähigkeit: { $hero }.

## Was geschieht: das Ende

ended-goal = Das Ziel ist erreicht: Das Spiel ist zu Ende.
ended-escaped = Die Flucht aus der Höhle ist geglückt: Das Spiel ist zu Ende.
ended-exhausted = Niemand kann mehr anlegen oder sich bewegen: Die Münzen entscheiden.
ended-idle = Lange hat niemand eine Kammer angelegt: Die Münzen entscheiden.
won-by-coins = { $seat } gewinnt mit Münzen im Wert von { $total }!
won-by-coins-shared = Geteilter Sieg: { $seat } hat Münzen im Wert von { $total }!

## Warum etwas nicht geht

why-hero-taken = Jemand anders hat schon { $hero_acc } gewählt
why-chamber-not-in-hand = Diese Kammer hast du nicht auf der Hand: { $chamber }
why-fits-nowhere = { $chamber }: Passt nirgends, weil sonst Pfeile aufeinander zeigen
why-one-action = In diesem Zug hast du keine Aktion mehr übrig
why-must-act = Wer anlegen oder sich bewegen kann, muss es auch tun
why-no-abilities = In diesem Spiel haben die Helden keine Fähigkeiten
why-ability-used = Diese Fähigkeit ist schon verbraucht: Sie gilt nur einmal pro Spiel
why-ability-idle = { $hero }: Die Fähigkeit lässt sich jetzt nicht nutzen
why-must = { $chamber }: Auf diese Wirkung kannst du nicht verzichten
why-another-player = Wähle jemand anderen
why-own-team = Mit dieser Person teilst du die Münzen
why-empty-hand = Auf dieser Hand ist keine Kammer
why-no-chamber = Bei ({ $cell }) liegt keine Kammer, die du wählen kannst
why-occupied = Die Kammer bei ({ $cell }) ist besetzt
why-too-far = Drakon kommt nicht bis ({ $cell }): höchstens drei Schritte, nur über Kammern
why-same-arrows = Die Kammer muss danach anders liegen als vorher
why-enough-minds = Gedankenkontrolle ist in diesem Zug nicht noch einmal möglich
why-cannot-move = Dieser Held kann sich nicht bewegen
why-no-rival-here = Dieser Gegner steht nicht in deiner Kammer
why-no-coins = Hier gibt es keine Münzen zu holen
why-no-such-coin = Eine Münze im Wert von { $value } hast du nicht
why-no-trade = Münzen lassen sich jetzt nicht tauschen
why-nothing-discarded = Wirf zuerst mindestens eine Kammer ab
why-no-portal = Nur ein Portal führt in eine beliebige Kammer
why-portal-jumps = Ein Portal hat keine Richtung: Wähle die Kammer, in die du gehst
why-no-chamber-there = Im { $side } liegt keine Kammer
why-no-arrow = Nach { $side } führt kein Weg hinaus
why-harp = Eine Zauberharfe lockt: Nach { $side } geht es jetzt nicht
why-windstorm = Nach einem Schritt nach { $side } wäre kein zweiter möglich
why-table-ends = ({ $cell }) liegt außerhalb des Tisches
why-not-next-to-chamber = ({ $cell }) ist kein leeres Feld neben einer anderen Kammer
why-not-its-arrows = { $chamber }: Diese Kammer hat andere Pfeile
why-arrows-face = Im { $side } würden zwei Pfeile aufeinander zeigen
why-entrance-stays = Der Eingang wird nie zerstört oder getauscht

## Was an Optionen und Materialdateien nicht stimmt

bad-two-goals = Optionen „escape“ und „short“: Nur eine von beiden kann das Ziel festlegen
bad-teams = Option „teams“: nur zu viert oder zu sechst, nicht mit { $players } am Tisch
bad-box-toml = die Materialdatei ist kein TOML: { $text }
bad-box-type = die Materialdatei bei „{ $field }“: ein Wert dieser Art geht hier nicht
bad-box-missing = in der Materialdatei fehlt „{ $field }“
bad-box-unknown = in der Materialdatei ist das Feld „{ $field }“ unbekannt
bad-box-value = die Materialdatei bei „{ $field }“: „{ $text }“ geht nicht; möglich sind { $allowed }
bad-box-number = die Materialdatei bei „{ $field }“: „{ $text }“ ist keine ganze Zahl von { $least } bis { $most }
bad-box-kind = die Materialdatei bei „{ $field }“: es gibt keine Kammer „{ $text }“
bad-box-kind-twice = die Materialdatei nennt eine Kammer zweimal: { $chamber }
bad-box-layout = die Materialdatei bei „{ $field }“: es gibt keine Pfeilanordnung „{ $text }“; möglich sind 0, I, S, C, T
bad-box-sum = die Zahlen in der Materialdatei gehen nicht auf: „{ $field }“ ergibt { $count } statt { $needed }

## Hilfe im Spiel: Kammern

explain-find-coin = Wer sie betritt, nimmt eine zufällige Münze aus dem Schatz, sieht sie an und behält sie verdeckt.
explain-lose-coin = Wer sie betritt, legt eine zufällige eigene Münze in den Schatz zurück.
explain-steal-coin-left = Wer sie betritt, stiehlt der Person links von sich eine zufällige Münze.
explain-steal-coin-right = Wer sie betritt, stiehlt der Person rechts von sich eine zufällige Münze.
explain-steal-coin = Wer sie betritt, stiehlt einer anderen Person nach Wahl eine zufällige Münze.
explain-steal-chamber = Wer sie betritt, darf jemand anderem blind eine Kammer aus der Hand ziehen.
explain-drakon-move = Wer sie betritt, darf Drakon um 0 bis 3 Kammern bewegen, egal, wohin die Pfeile zeigen. Wer dort steht, wo sie anhält, begegnet ihr. Die erste dieser Kammern lässt Drakon schon beim Anlegen erscheinen.
explain-destroy = Wer sie betritt, darf eine unbesetzte Kammer aus dem Spiel nehmen, aber nicht den Eingang.
explain-rotate = Wer sie betritt, darf eine beliebige Kammer drehen, auch eine besetzte und auch den Eingang. Pfeile dürfen danach nicht aufeinander zeigen.
explain-swap = Wer sie betritt, darf eine unbesetzte Kammer, aber nicht den Eingang, auf die Hand nehmen und dafür eine andere aus der Hand an dieselbe Stelle legen.
explain-swap-gone = Wer sie betritt, darf eine unbesetzte Kammer, aber nicht den Eingang, durch eine aus der Hand ersetzen. Die alte Kammer kommt aus dem Spiel.
explain-flying = Wer sie betritt, darf mit ihr und allen Figuren darauf auf ein leeres Feld neben einer anderen Kammer fliegen – oder sie am alten Platz gedreht wieder absetzen. Pfeile dürfen danach nicht aufeinander zeigen.
explain-flying-elsewhere = Wer sie betritt, darf mit ihr und allen Figuren darauf auf ein anderes leeres Feld neben einer Kammer fliegen; am alten Platz darf sie nicht landen.
explain-mind-control = Wer sie betritt, darf einen anderen Helden eine erlaubte Bewegung machen lassen und bestimmt, wohin.
explain-escape = Wer sie neben dem eigenen Helden anlegt, darf ihn sofort daraufstellen, egal, wohin die Pfeile zeigen. Wer sie später betritt, löst nichts aus.
explain-escape-enter = Wer sie betritt, darf sich sofort noch einmal bewegen. Sie anzulegen bewirkt nichts.
explain-harp = Zeigt ein Pfeil deiner Kammer auf sie, musst du hierher, wenn du dich bewegst. Bewegen musst du dich nicht, und auf einem Schlüssel oder Portal lockt sie dich nicht.
explain-windstorm = Wer von hier weggeht, macht zwei Schritte: Die erste Kammer wirkt nicht, die zweite schon. Sind keine zwei Schritte möglich, kommst du nicht weg.
explain-key = Du darfst ihn über eine beliebige Seite verlassen, an der kein Pfeil der Nachbarkammer auf ihn zeigt.
explain-portal = Von hier kannst du in eine beliebige andere Kammer der Höhle gehen.
explain-empty = Hier passiert nichts; es gibt nur Pfeile.
explain-entrance = Hier starten alle Helden, und hierher müssen sie zurück, wenn sie Drakon begegnen. Er darf gedreht, aber nie zerstört oder getauscht werden.

## Hilfe im Spiel: Helden

explain-druid = Wenn dir eine Kammer oder die Fähigkeit eines Gegners eine zufällige Münze nehmen würde, darfst du sie behalten, egal, wer am Zug ist. Bei einer Begegnung mit Drakon geht das nicht.
explain-knight = Lass in deinem Zug einen Gegner, der in deiner Kammer steht, eine erlaubte Bewegung machen; du bestimmst, wohin.
explain-knight-takes = Lass in deinem Zug einen Gegner, der in deiner Kammer steht, eine erlaubte Bewegung machen; du bestimmst, wohin. Danach nimmst du eine zufällige Kammer aus seiner Hand.
explain-ranger = Beweg dich in deinem Zug ein zweites Mal; beide Kammern wirken.
explain-sorceress = Verlass deine Kammer bei deiner Bewegung über eine beliebige Seite, an der eine Kammer liegt, auch gegen die Pfeile. Zauberharfe und Sturmwind wirken trotzdem auf dich.
explain-thief = Stiehl in deinem Zug einem Gegner, der in deiner Kammer steht, eine zufällige Münze.
explain-thief-trades = Stiehl in deinem Zug einem Gegner, der in deiner Kammer steht, eine zufällige Münze – oder tausche eine eigene Münze deiner Wahl gegen eine zufällige aus dem Schatz.
explain-fighter = Wirf in deinem Zug beliebig viele Kammern ab und zieh ebenso viele nach; hast du dann weniger als vier, zieh auf vier nach.
