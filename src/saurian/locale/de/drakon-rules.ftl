### Die Regeln von Drakon in eigenen Worten. Jede Regel lässt sich ohne die anderen lesen. † heißt: Die Anleitung lässt es offen, so spielen wir es.

rules-title-drakon = Die Regeln von Drakon

rules-heading-drakon-setup = Aufbau
rules-heading-drakon-turn = Der Zug
rules-heading-drakon-placing = Eine Kammer anlegen
rules-heading-drakon-moving = Den Helden bewegen
rules-heading-drakon-coins = Kammern mit Münzen
rules-heading-drakon-chambers = Kammern mit besonderer Wirkung
rules-heading-drakon-paths = Kammern, die den Weg ändern
rules-heading-drakon-drakon = Drakon
rules-heading-drakon-winning = Sieg
rules-heading-drakon-optional = Zusatzregeln
rules-heading-drakon-box = Spielmaterial und Hausregeln

## Titel

rule-title-K-01 = Personen und Helden
rule-title-K-02 = Kammern und Höhle
rule-title-K-03 = Münzen und Schatz
rule-title-K-04 = Hand zu Beginn
rule-title-K-05 = Wo Drakon beginnt
rule-title-K-10 = Eine Aktion pro Zug
rule-title-K-11 = Wenn Anlegen oder Bewegen nicht geht
rule-title-K-12 = Wenn niemand mehr handeln kann
rule-title-K-13 = Kammern, die nirgends passen
rule-title-K-14 = Grenzen
rule-title-K-20 = Wohin eine Kammer darf
rule-title-K-21 = Pfeile gegeneinander
rule-title-K-22 = Nachziehen
rule-title-K-23 = Pfeile nach anderen Änderungen
rule-title-K-30 = Einem Pfeil folgen
rule-title-K-31 = Zusammen in einer Kammer
rule-title-K-32 = Wann eine Kammer wirkt
rule-title-K-33 = „Darf“ und „muss“
rule-title-K-34 = Unmögliche Wirkungen
rule-title-K-40 = { chamber-find-coin }
rule-title-K-41 = { chamber-lose-coin }
rule-title-K-42 = { chamber-steal-coin }
rule-title-K-43 = { chamber-steal-chamber }
rule-title-K-44 = { chamber-drakon-move }
rule-title-K-45 = { phase-place-drakon-move }
rule-title-K-46 = { chamber-destroy }
rule-title-K-47 = { chamber-rotate }
rule-title-K-48 = { chamber-swap }
rule-title-K-49 = { chamber-flying }
rule-title-K-50 = { chamber-mind-control }
rule-title-K-51 = { chamber-escape }
rule-title-K-52 = { chamber-harp }
rule-title-K-53 = { chamber-windstorm }
rule-title-K-54 = { chamber-key }
rule-title-K-55 = { chamber-portal }
rule-title-K-56 = { chamber-empty }
rule-title-K-57 = { chamber-entrance }
rule-title-K-60 = Begegnung mit Drakon
rule-title-K-61 = Was eine Begegnung kostet
rule-title-K-62 = In Drakons Kammer
rule-title-K-63 = Im Vorbeigehen
rule-title-K-70 = { rules-heading-drakon-winning }
rule-title-K-71 = Geheime Münzen
rule-title-K-80 = Flucht aus der Höhle
rule-title-K-81 = Helden!
rule-title-K-82 = { hero-druid }
rule-title-K-83 = { hero-knight }
rule-title-K-84 = { hero-ranger }
rule-title-K-85 = { hero-sorceress }
rule-title-K-86 = { hero-thief }
rule-title-K-87 = { hero-fighter }
rule-title-K-88 = Kurzes Spiel
rule-title-K-89 = Teams
rule-title-K-90 = { rules-heading-drakon-box }

## Aufbau

rule-text-K-01 = Drakon ist für 2 bis 6 Personen. Jede spielt einen anderen der sechs Helden: Druidin, Ritter, Waldläufer, Zauberin, Dieb oder Kämpfer. Wer beginnt, entscheidet der Zufall.
rule-text-K-02 = Es gibt 72 Kammern: quadratische Plättchen, die meisten mit Pfeilen an einigen Seiten. Eine davon ist der Eingang; er liegt von Anfang an in der Mitte. Die anderen 71 werden gemischt und bilden den verdeckten Stapel. Alle Kammern auf dem Tisch bilden zusammen die Höhle.
rule-text-K-03 = Es gibt 28 Münzen im Wert von 1, 2 oder 3. Sie liegen verdeckt und gemischt auf dem Tisch: Das ist Drakons Schatz. Wie viele es von jedem Wert sind, steht beim Spielmaterial (K-90).
rule-text-K-04 = Reihum wählen alle einen Helden, stellen ihn auf den Eingang und ziehen 4 Kammern vom Stapel auf die Hand. Die anderen dürfen deine Hand nicht sehen.
rule-text-K-05 = Die Drachin Drakon wartet zunächst neben der Höhle. Wie sie hineinkommt, steht weiter unten (K-45).

## Der Zug

rule-text-K-10 = Ihr spielt im Uhrzeigersinn. In deinem Zug hast du genau eine Aktion: Entweder legst du eine Kammer aus deiner Hand an, oder du bewegst deinen Helden.
rule-text-K-11 = Kannst du deinen Helden nicht bewegen, musst du eine Kammer anlegen. Kannst du keine Kammer anlegen, musst du deinen Helden bewegen. Geht beides nicht, setzt du aus.
rule-text-K-12 = Sobald niemand mehr anlegen oder sich bewegen kann, endet das Spiel. Alle decken ihre Münzen auf, und die höchste Summe gewinnt. Bei Gleichstand wird der Sieg geteilt.† Damit jedes Spiel ein Ende hat, ist auch dann Schluss, wenn 50 Runden hintereinander niemand eine Kammer angelegt hat; wieder entscheiden die Münzen.†
rule-text-K-13 = Eine Kammer, die nirgends passt, kannst du nicht anlegen; sie zählt, als hättest du sie nicht. Wer deshalb aussetzen muss, zeigt allen die Hand.†
rule-text-K-14 = Damit jedes Spiel ein Ende hat, gibt es an diesem Tisch drei Grenzen: Gedankenkontrolle bewegt in einem Zug höchstens 20-mal einen Helden; nach 50 Runden ohne neue Kammer ist das Spiel aus, und die Münzen entscheiden wie in K-12; und die Höhle darf höchstens 71 × 71 Felder groß werden, mit dem Eingang in der Mitte.†

## Eine Kammer anlegen

rule-text-K-20 = Leg die Kammer, beliebig gedreht, auf ein leeres Feld, das mit mindestens einer Seite an eine Kammer der Höhle grenzt. Die Höhle darf in jede Richtung bis zu 35 Felder vom Eingang weg wachsen.†
rule-text-K-21 = Zwei Pfeile dürfen nie aufeinander zeigen. Achte auf alle Nachbarkammern, an allen vier Seiten. Ein Pfeil darf auf eine Seite ohne Pfeil zeigen, und zwei Seiten ohne Pfeil dürfen aneinandergrenzen.
rule-text-K-22 = Nach dem Anlegen ziehst du eine Kammer vom Stapel; ist er leer, ziehst du keine. Ein Handlimit gibt es nicht.
rule-text-K-23 = Auch wenn eine Kammer gedreht, getauscht oder versetzt wird, dürfen danach keine zwei Pfeile aufeinander zeigen. In der Höhle kommt das also nie vor.

## Den Helden bewegen

rule-text-K-30 = Dein Held folgt einem Pfeil seiner Kammer in die Nachbarkammer, auf die der Pfeil zeigt. Stehen bleiben ist keine Bewegung.
rule-text-K-31 = In einer Kammer dürfen beliebig viele Helden stehen.
rule-text-K-32 = Jedes Mal, wenn ein Held eine Kammer betritt, wirkt sie, auch wenn jemand anders ihn bewegt hat. Beim Anlegen wirkt eine Kammer nicht; davon gibt es zwei Ausnahmen (K-45, K-51).
rule-text-K-33 = Steht bei einer Kammer „darf“, kannst du auf ihre Wirkung verzichten. Alle anderen Wirkungen sind Pflicht, soweit sie möglich sind.
rule-text-K-34 = Eine Wirkung, die nicht möglich ist, entfällt.

## Kammern mit Münzen

rule-text-K-40 = Münze finden: Wer diese Kammer betritt, nimmt eine zufällige Münze aus dem Schatz, sieht sie an und behält sie verdeckt. Ist der Schatz leer, passiert nichts.
rule-text-K-41 = Münze verlieren: Wer diese Kammer betritt, legt eine zufällige eigene Münze in den Schatz zurück; der Schatz wird neu gemischt. Wer keine Münze hat, verliert nichts.
rule-text-K-42 = Münze stehlen (links) und Münze stehlen (rechts): Wer diese Kammer betritt, stiehlt eine zufällige Münze: bei „links“ von der Person zur Linken, bei „rechts“ von der Person zur Rechten.† Hat diese keine, passiert nichts.

## Kammern mit besonderer Wirkung

rule-text-K-43 = Kammer stehlen: Wer diese Kammer betritt, darf jemand anderen wählen, der Kammern auf der Hand hat, und eine davon blind ziehen. Wer bestohlen wurde, zieht nicht nach.
rule-text-K-44 = Drakon bewegen: Wer diese Kammer betritt, darf Drakon um 0 bis 3 Kammern bewegen. Sie geht von Kammer zu Nachbarkammer, nie schräg und nie über leere Felder. Pfeile und Wirkungen spielen für sie keine Rolle.
rule-text-K-45 = Drakon erscheint: Sobald die erste Kammer „Drakon bewegen“ in die Höhle kommt, ist Drakon da. Wer am Zug ist, muss sie auf eine beliebige unbesetzte Kammer stellen; das darf auch die neue sein. Unbesetzt heißt: Weder ein Held noch Drakon steht darauf. Das gilt auch, wenn die Kammer durch einen Tausch (K-48) hineinkommt.†
rule-text-K-46 = Kammer zerstören: Wer diese Kammer betritt, darf eine unbesetzte Kammer aus dem Spiel nehmen, aber nicht den Eingang. Die Höhle darf dadurch in mehrere Teile zerfallen.
rule-text-K-47 = Kammer drehen: Wer diese Kammer betritt, darf eine beliebige Kammer der Höhle so drehen, dass sie anders liegt als vorher und keine Pfeile aufeinander zeigen. Das geht auch mit einer besetzten Kammer und mit dem Eingang.
rule-text-K-48 = Kammer tauschen: Wer diese Kammer betritt, darf eine unbesetzte Kammer der Höhle gegen eine aus der eigenen Hand tauschen, aber nicht den Eingang. Die neue Kammer kommt an dieselbe Stelle, so gedreht, dass keine Pfeile aufeinander zeigen; die alte kommt auf die Hand.† Nachgezogen wird nicht.
rule-text-K-49 = Fliegende Kammer: Wer diese Kammer betritt, darf sie mit allen Figuren darauf auf ein leeres Feld neben einer anderen Kammer der Höhle versetzen, beliebig gedreht, solange keine Pfeile aufeinander zeigen. Sie darf auch auf ihrem alten Feld landen, wenn sie danach anders liegt und dort noch an eine Kammer grenzt.† Die Höhle darf dadurch in mehrere Teile zerfallen. Nach der Landung wirkt die Kammer nicht noch einmal.
rule-text-K-50 = Gedankenkontrolle: Wer diese Kammer betritt, darf einen anderen Helden eine erlaubte Bewegung machen lassen und bestimmt, wohin. Alle Regeln für das Verlassen seiner Kammer gelten dabei auch für ihn (K-52, K-53, K-54, K-55). Die Kammer, in die er kommt, wirkt auf ihn, und darüber entscheidet, wem der Held gehört. Damit jeder Zug ein Ende hat, ist Gedankenkontrolle höchstens 20-mal pro Zug möglich.†
rule-text-K-51 = Flucht: Wer diese Kammer neben dem eigenen Helden anlegt, darf ihn sofort daraufstellen, egal, wohin die Pfeile zeigen.† So entkommt er auch einer Zauberharfe oder einem Sturmwind. Wer die Kammer später betritt, löst nichts aus.†

## Kammern, die den Weg ändern

rule-text-K-52 = Zauberharfe: Zeigt ein Pfeil aus der Kammer eines Helden auf eine Zauberharfe, muss er dorthin, wenn er sich bewegt. Sie zwingt aber niemanden, sich zu bewegen, statt eine Kammer anzulegen. Bei zwei Harfen hat er die Wahl. Wer auf einem Schlüssel oder Portal steht, muss ihr nicht folgen.
rule-text-K-53 = Sturmwind: Wer ihn verlässt, macht zwei Schritte, und beide müssen erlaubt sein. Durch die erste Kammer wird man nur hindurchgeweht: Sie wirkt nicht, und Drakon begegnet man dort nicht. Die zweite wirkt. Sind keine zwei Schritte möglich, kann man sich nicht bewegen. Ist die erste Kammer ein Schlüssel oder ein Portal, darf der zweite Schritt über jede Seite führen, an der kein Pfeil der Nachbarkammer auf sie zeigt. Zeigt ein Pfeil des Sturmwinds auf eine Zauberharfe, muss der erste Schritt dorthin führen, aber nur, wenn von der Harfe aus ein zweiter Schritt möglich ist: Eine Harfe hält nie jemanden fest, der anderswo zwei Schritte machen könnte. Zeigt ein Pfeil der ersten Kammer auf eine Zauberharfe, muss der zweite Schritt dorthin führen. Das gilt auch, wenn die erste Kammer ein Schlüssel oder Portal ist.† Den Weg bestimmt, wem der Held gehört, außer wenn jemand anders ihn bewegt (K-50, K-83).
rule-text-K-54 = Schlüssel: Du darfst ihn über jede Seite verlassen, an der eine Kammer liegt, von der kein Pfeil auf den Schlüssel zeigt.
rule-text-K-55 = Portal: Von hier darfst du in eine beliebige andere Kammer der Höhle gehen, und sie wirkt.
rule-text-K-56 = Leere Kammer: Hier passiert nichts. Es gibt leere Kammern mit einem, zwei und drei Pfeilen.
rule-text-K-57 = Eingang: Er hat keine Wirkung. Er wird nie zerstört, getauscht oder versetzt, darf aber gedreht werden. Er hat Pfeile zu allen vier Seiten.†

## Drakon

rule-text-K-60 = Begegnung: Ein Held begegnet Drakon, wenn sie eine Bewegung in seiner Kammer beendet, auch eine um 0 Kammern, oder wenn er seinen eigenen Zug in ihrer Kammer beendet. Ihre Kammer nur zu betreten zählt noch nicht: Wer sich im selben Zug noch einmal bewegen darf, kann wieder hinaus, zum Beispiel der Waldläufer mit seiner Fähigkeit (K-84). Ein Held, der im Zug einer anderen Person in ihre Kammer gerät, begegnet ihr erst, wenn er am Ende seines eigenen Zuges noch dort steht.
rule-text-K-61 = Folgen einer Begegnung: Alle Helden in Drakons Kammer müssen zum Eingang, und alle legen dabei eine zufällige eigene Münze in den Schatz zurück. Wer keine Münze hat, muss nur zum Eingang. Passiert es am Eingang selbst, bleiben sie dort stehen und geben ihre Münze ab.
rule-text-K-62 = Auf einen Helden, der Drakons Kammer betritt, wirkt diese Kammer nicht.
rule-text-K-63 = Kommt Drakon nur durch eine Kammer hindurch, begegnen ihr die Helden darin nicht. Schräg bewegt sie sich nie.

## Sieg

rule-text-K-70 = Sobald deine Münzen zusammen 10 oder mehr wert sind, gewinnst du, auch wenn gerade jemand anders am Zug ist.
rule-text-K-71 = Deine eigenen Münzen darfst du dir jederzeit ansehen. Die anderen sehen nur, wie viele du hast.

## Zusatzregeln

rule-text-K-80 = Flucht aus der Höhle: Münzen im Wert von 8 reichen, aber du musst damit hinaus. Sobald dein Held mit 8 oder mehr eine Kammer „Flucht“ oder ein Portal betritt, gewinnst du sofort, egal, wie er dorthin kommt, und selbst wenn Drakon dort ist. Steht er schon dort, wenn du 8 erreichst, musst du erst hinaus und wieder hinein. Vom Sturmwind nur hindurchgeweht zu werden zählt nicht als Betreten.† Kann niemand mehr etwas tun, entscheiden auch hier die Münzen (K-12).
rule-text-K-81 = Helden! Jeder Held hat eine Fähigkeit und kann sie einmal im Spiel einsetzen.
rule-text-K-82 = Druidin: Wenn ihr eine Kammer oder die Fähigkeit eines Gegners eine zufällige Münze nehmen würde, darf sie das verhindern, egal, wer am Zug ist. Bei einer Begegnung mit Drakon geht das nicht.
rule-text-K-83 = Ritter: In seinem Zug, vor oder nach seiner Aktion, lässt er einen Gegner, der in seiner Kammer steht, eine erlaubte Bewegung machen und bestimmt, wohin. Dafür gilt dasselbe wie bei der Gedankenkontrolle (K-50).
rule-text-K-84 = Waldläufer: In seinem Zug, vor oder nach seiner Aktion, bewegt er sich ein weiteres Mal. War auch seine Aktion eine Bewegung, wirken beide Kammern.
rule-text-K-85 = Zauberin: Wenn sie sich bewegt, darf sie ihre Kammer über eine beliebige Seite verlassen, an der eine Kammer liegt, auch gegen die Pfeile. Muss sie einer Zauberharfe folgen, hilft ihr das nicht. Aus dem Sturmwind kommt sie nur mit zwei Schritten heraus, und nur der erste darf gegen die Pfeile gehen.
rule-text-K-86 = Dieb: In seinem Zug, vor oder nach seiner Aktion, stiehlt er einem Gegner, der in seiner Kammer steht, eine zufällige Münze.
rule-text-K-87 = Kämpfer: In seinem Zug, vor oder nach seiner Aktion, wirft er beliebig viele Kammern aus der Hand ab und zieht ebenso viele nach. Hat er dann weniger als vier, zieht er auf vier nach. Abgeworfene Kammern kommen aus dem Spiel.†
rule-text-K-88 = Kurzes Spiel: Münzen im Wert von 7 reichen. Das lässt sich nicht mit der Flucht aus der Höhle (K-80) kombinieren, weil beide das Ziel festlegen.†
rule-text-K-89 = Teams: Zu viert oder zu sechst spielt ihr in Zweierteams. Wer ein Team bildet, sitzt sich gegenüber. Die Münzen eines Teams gehören beiden gemeinsam, und beide dürfen sie ansehen; Verluste und Diebstähle treffen diesen gemeinsamen Vorrat. Ein Team braucht 20, bei der Flucht aus der Höhle (K-80) 16 und im kurzen Spiel (K-88) 14.†

## Spielmaterial und Hausregeln

rule-text-K-90 = Die Anleitung sagt nicht, wie viele es von jeder Kammer und jeder Münze gibt. So ist unser Satz zusammengestellt.† Sieht es in deiner Schachtel anders aus, kannst du deine Zahlen in eine Datei schreiben und damit spielen. Dazu kommen zwei Hausregeln, die nur gelten, wenn ihr sie wählt: Drakon wartet von Anfang an am Eingang, und zwei Aktionen pro Zug.
