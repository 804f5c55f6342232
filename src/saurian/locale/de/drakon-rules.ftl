### Die Regeln von Drakon in eigenen Worten. Jede Regel lässt sich ohne die anderen lesen.

rules-title-drakon = Die Regeln von Drakon

rules-heading-drakon-setup = Aufbau
rules-heading-drakon-turn = Der Zug
rules-heading-drakon-placing = Eine Kammer anlegen
rules-heading-drakon-moving = Gehen
rules-heading-drakon-coins = Kammern mit Münzen
rules-heading-drakon-chambers = Kammern, die etwas bewirken
rules-heading-drakon-paths = Kammern, die den Weg ändern
rules-heading-drakon-drakon = Drakon
rules-heading-drakon-winning = Sieg
rules-heading-drakon-optional = Zusatzregeln
rules-heading-drakon-box = Die Schachtel

## Aufbau

rule-text-K-01 = Das Spiel ist für 2 bis 6 Personen. Jede führt einen anderen von sechs Helden: Druidin, Ritter, Waldläufer, Zauberin, Dieb, Kämpfer. Wer beginnt, bestimmt der Zufall.
rule-text-K-02 = Es gibt 72 Kammern: quadratische Plättchen, die meisten mit Pfeilen an einigen Seiten. Eine davon ist der Eingang, er liegt von Anfang an in der Mitte; die übrigen 71 werden gemischt und bilden den verdeckten Stapel. Alle Kammern, die auf dem Tisch liegen, sind die Höhle.
rule-text-K-03 = Es gibt 28 Münzen im Wert von 1, 2 oder 3. Sie liegen verdeckt und gemischt auf dem Tisch: Drakons Schatz. Wie viele es von jedem Wert sind, haben wir rekonstruiert (K-90).
rule-text-K-04 = Der Reihe nach wählen alle einen Helden, stellen ihn auf den Eingang und ziehen 4 Kammern vom Stapel. Das ist die Hand, die sonst niemand sehen darf.
rule-text-K-05 = Die Drachin Drakon wartet neben der Höhle; was sie hineinbringt, steht in K-45.

## Der Zug

rule-text-K-10 = Gespielt wird im Uhrzeigersinn. In deinem Zug tust du genau eines: Entweder legst du eine Kammer aus der Hand an, oder du gehst mit deinem Helden.
rule-text-K-11 = Wer nicht gehen kann, muss anlegen. Wer nichts anlegen kann, muss gehen. Wer beides nicht kann, setzt aus.
rule-text-K-12 = Sobald niemand mehr anlegen oder gehen kann, endet das Spiel. Alle Münzen werden aufgedeckt, und die höchste Summe gewinnt. Für einen Gleichstand nennt die Anleitung keine Regel; hier wird der Sieg geteilt. Damit jedes Spiel endet, ist an diesem Tisch auch nach 50 Runden Schluss, in denen hintereinander niemand eine Kammer angelegt hat; auch dann entscheiden die Münzen.
rule-text-K-13 = Eine Kammer, die nirgends passt, lässt sich nicht anlegen, als hättest du sie nicht. So haben wir es festgelegt. Wer deshalb aussetzen muss, zeigt allen die Hand.

## Eine Kammer anlegen

rule-text-K-20 = Lege die Kammer, beliebig gedreht, auf ein leeres Feld, das eine Kante mit einer Kammer der Höhle teilt. An diesem Tisch darf die Höhle in jede Richtung bis zu 35 Felder vom Eingang weg wachsen.
rule-text-K-21 = Kein Pfeil darf auf einen anderen Pfeil zeigen: Achte auf alle Nachbarn des Feldes, an allen vier Seiten. Ein Pfeil, der auf eine Seite ohne Pfeil zeigt, ist erlaubt, zwei Seiten ohne Pfeil ebenso.
rule-text-K-22 = Nach dem Anlegen ziehst du eine Kammer vom Stapel; ist er leer, ziehst du keine. Die Hand ist nicht begrenzt.
rule-text-K-23 = Auch nach einer Drehung, einem Tausch oder einem Flug dürfen Pfeile nicht aufeinander zeigen. So gibt es in der Höhle nie zwei Pfeile, die aufeinander zeigen.

## Gehen

rule-text-K-30 = Dein Held folgt einem Pfeil seiner Kammer in die Nachbarkammer, auf die der Pfeil zeigt. Stehen zu bleiben zählt nicht als Bewegung.
rule-text-K-31 = In einer Kammer dürfen beliebig viele Helden stehen.
rule-text-K-32 = Jedes Mal, wenn ein Held eine Kammer betritt, wirkt sie, auch wenn jemand anders ihn bewegt hat. Das Anlegen löst nichts aus; Ausnahmen sind K-45 und K-51.
rule-text-K-33 = Wo eine Regel „darf“ sagt, kann man auf die Wirkung verzichten. Alle anderen Wirkungen sind Pflicht, soweit sie möglich sind. Was für welche gilt, steht in der Schachteldatei (K-90).
rule-text-K-34 = Eine Wirkung, die nicht ausgeführt werden kann, entfällt.

## Kammern mit Münzen

rule-text-K-40 = Münze finden: Wer sie betritt, nimmt eine zufällige Münze aus dem Schatz, sieht sie an und behält sie verdeckt. Ist der Schatz leer, geschieht nichts.
rule-text-K-41 = Münze verlieren: Wer sie betritt, legt eine zufällige eigene Münze in den Schatz zurück, der neu gemischt wird. Wer keine hat, verliert nichts.
rule-text-K-42 = Münze stehlen (links) und Münze stehlen (rechts): Wer sie betritt, nimmt der Person auf dieser Seite eine zufällige Münze weg. Hat sie keine, geschieht nichts. Dass die Kammer die Seite nennt, haben wir erschlossen.

## Kammern, die etwas bewirken

rule-text-K-43 = Kammer stehlen: Wer sie betritt, darf jemanden wählen, der Kammern auf der Hand hat, und eine davon zufällig ziehen. Wer bestohlen wurde, zieht nicht nach.
rule-text-K-44 = Drakons Zug: Wer sie betritt, darf Drakon um 0 bis 3 Kammern bewegen. Sie geht von Kammer zu Nachbarkammer, ohne auf Pfeile und Wirkungen zu achten, aber nicht über leere Felder.
rule-text-K-45 = Sobald die erste Kammer „Drakons Zug“ des Spiels in die Höhle kommt, erscheint Drakon: Wer am Zug ist, muss sie auf eine unbesetzte Kammer stellen; es darf die neue sein. Unbesetzt heißt: Weder ein Held noch Drakon steht darauf. Dass auch eine eingetauschte Kammer (K-48) sie ruft, haben wir festgelegt.
rule-text-K-46 = Kammer zerstören: Wer sie betritt, darf eine unbesetzte Kammer aus dem Spiel nehmen, nicht aber den Eingang. Die Höhle darf dabei zerfallen.
rule-text-K-47 = Kammer drehen: Wer sie betritt, darf eine Kammer der Höhle so drehen, dass sie anders liegt und keine Pfeile aufeinander zeigen. Sie darf besetzt sein, und es darf der Eingang sein.
rule-text-K-48 = Kammer tauschen: Wer sie betritt, darf eine unbesetzte Kammer, nicht aber den Eingang, auf die Hand nehmen und eine andere aus der Hand an ihre Stelle legen, so gedreht, dass keine Pfeile aufeinander zeigen. Nachgezogen wird nicht.
rule-text-K-49 = Fliegende Kammer: Wer sie betritt, darf sie mit allen Figuren darauf auf ein anderes leeres Feld neben einer Kammer der Höhle versetzen, so gedreht, dass keine Pfeile aufeinander zeigen. Das Feld, das sie verlässt, zählt nicht. Die Höhle darf dabei zerfallen. Nach der Landung wirkt die Kammer nicht noch einmal.
rule-text-K-50 = Gedankenkontrolle: Wer sie betritt, darf mit einem anderen Helden eine erlaubte Bewegung machen und bestimmt, welche. Was beim Verlassen seiner Kammer gilt, gilt auch hier (K-52 bis K-55). Die Kammer, in die er kommt, wirkt auf ihn, und darüber entscheidet, wem er gehört. Damit jeder Zug endet, wirkt die Gedankenkontrolle an diesem Tisch höchstens 20-mal in einem Zug.
rule-text-K-51 = Flucht: Wer diese Kammer neben dem eigenen Helden anlegt, darf ihn sofort daraufstellen, gleich, wie die Pfeile zeigen. So entkommt er auch einer Zauberharfe oder dem Sturmwind. Sie später zu betreten bewirkt nichts. Keine gedruckte Quelle sagt das alles; einiges haben wir erschlossen.

## Kammern, die den Weg ändern

rule-text-K-52 = Zauberharfe: Ein Held, von dessen Kammer ein Pfeil auf eine Zauberharfe zeigt, muss dorthin, wenn er geht; gehen muss er deswegen nicht. Bei zwei Harfen hat er die Wahl. Auf einem Schlüssel oder Portal ist er frei.
rule-text-K-53 = Sturmwind: Wer ihn verlässt, macht zwei Schritte, und beide müssen erlaubt sein. Durch die erste Kammer kommt man nur hindurch: Sie wirkt nicht, und Drakon begegnet man dort nicht. Die zweite wirkt. Sind keine zwei Schritte möglich, kann man gar nicht gehen. Ein Schlüssel oder Portal als erste Kammer zählt so, als hätte die Kammer einen Pfeil zu jeder Seite, auf der kein Pfeil des Nachbarn auf sie zeigt. Zeigt ein Pfeil der ersten Kammer auf eine Zauberharfe, muss der zweite Schritt dorthin führen. Den Weg bestimmt, wem der Held gehört, außer wenn jemand anders ihn bewegt (K-50, K-83).
rule-text-K-54 = Schlüssel: Du verlässt ihn über jede Seite, an der eine Kammer liegt, von der kein Pfeil auf den Schlüssel zeigt.
rule-text-K-55 = Portal: Du verlässt es in eine beliebige andere Kammer der Höhle, und sie wirkt.
rule-text-K-56 = Leere Kammer: Es geschieht nichts. Es gibt leere Kammern mit einem, zwei und drei Pfeilen.
rule-text-K-57 = Eingang: Er hat keine Wirkung. Er wird nie zerstört, getauscht oder versetzt, darf aber gedreht werden. Dass er Pfeile zu allen vier Seiten hat, haben wir rekonstruiert.

## Drakon

rule-text-K-60 = Ein Held begegnet Drakon, wenn sie eine Bewegung, auch eine um 0 Kammern, dort beendet, wo er steht; wenn er ihre Kammer betritt; und wenn er dort seinen eigenen Zug beendet. Wer ihr in einem Zug durch Betreten oder am Zugende begegnet ist, begegnet ihr in demselben Zug so nicht noch einmal. Diesen letzten Punkt haben wir festgelegt.
rule-text-K-61 = Bei einer Begegnung gehen alle Helden in Drakons Kammer zum Eingang, und jeder legt eine zufällige Münze in den Schatz zurück. Wer keine hat, geht nur. Geschieht es am Eingang, bleiben sie dort und zahlen.
rule-text-K-62 = Auf einen Helden, der Drakons Kammer betritt, wirkt diese Kammer nicht.
rule-text-K-63 = Helden, an denen sie nur vorbeikommt, begegnen ihr nicht. Schräg bewegt sie sich nie.

## Sieg

rule-text-K-70 = Sobald deine Münzen zusammen 10 oder mehr wert sind, gewinnst du, auch wenn jemand anders am Zug ist.
rule-text-K-71 = Deine eigenen Münzen darfst du jederzeit ansehen. Die anderen sehen nur, wie viele du hast.

## Zusatzregeln

rule-text-K-80 = Flucht aus der Höhle: 8 genügen, doch dann musst du mit Münzen im Wert von 8 oder mehr eine Flucht oder ein Portal betreten, gleich, auf welche Weise. Kann niemand mehr etwas tun, gilt K-12. Dass Drakon den Weg versperrt, wenn sie in dieser Kammer ist, haben wir festgelegt.
rule-text-K-81 = Helden! Jeder Held hat eine Fähigkeit und kann sie einmal im Spiel nutzen (K-82 bis K-87).
rule-text-K-82 = Druidin: Bevor ihr eine Kammer oder die Fähigkeit eines Gegners eine zufällige Münze nimmt, darf sie es verhindern, gleich, wer am Zug ist. Bei einer Begegnung mit Drakon kann sie das nicht.
rule-text-K-83 = Ritter: In seinem Zug, vor oder nach seiner Aktion, macht er mit einem Gegner in seiner Kammer eine erlaubte Bewegung, wie bei der Gedankenkontrolle (K-50).
rule-text-K-84 = Waldläufer: In seinem Zug, vor oder nach seiner Aktion, geht er ein weiteres Mal. War auch seine Aktion eine Bewegung, wirken beide Kammern.
rule-text-K-85 = Zauberin: Wenn sie geht, darf sie ihre Kammer über eine beliebige Seite verlassen, an der eine Kammer liegt, auch gegen die Pfeile. Ist sie an eine Zauberharfe gebunden, muss sie trotzdem dorthin. Aus dem Sturmwind braucht sie zwei Schritte; nur der erste darf gegen die Pfeile gehen.
rule-text-K-86 = Dieb: In seinem Zug, vor oder nach seiner Aktion, nimmt er einem Gegner in seiner Kammer eine zufällige Münze weg, oder er tauscht eine Münze seiner Wahl gegen eine zufällige aus dem Schatz. Den Tausch haben wir rekonstruiert.
rule-text-K-87 = Kämpfer: In seinem Zug, vor oder nach seiner Aktion, wirft er beliebig viele Kammern aus der Hand ab, die aus dem Spiel kommen, und zieht ebenso viele. Hat er dann weniger als vier, zieht er auf vier nach. Das haben wir erschlossen.
rule-text-K-88 = Kurzes Spiel: Münzen im Wert von 7 genügen. Das geht nicht zusammen mit der Flucht aus der Höhle (K-80), denn beide bestimmen das Ziel; so haben wir es festgelegt.
rule-text-K-89 = Paare: 4 oder 6 Personen spielen in Paaren. Wer zusammengehört, sitzt sich gegenüber und hat einen gemeinsamen Beutel, in den beide sehen dürfen; Verluste und Diebstähle treffen diesen Beutel. Ein Paar braucht 20, bei der Flucht aus der Höhle 16 (K-80), im kurzen Spiel 14 (K-88). Wie sich diese Regeln verbinden, haben wir festgelegt.

## Die Schachtel

rule-text-K-90 = Was nur eine echte Schachtel verraten kann, steht in einer Datei, die du berichtigen und zum Spielen verwenden kannst; zu jedem Wert steht dabei, wie sicher er ist. Eine Datei, die nicht aufgeht, wird abgelehnt. Die vorgegebene haben wir rekonstruiert. Münzen: 8 zu 1, 12 zu 2, 8 zu 3. Kammern: Münze finden 12, Münze verlieren 4, Münze stehlen (links) 3, Münze stehlen (rechts) 3, Kammer stehlen 3, Drakons Zug 4, Kammer zerstören 3, Kammer drehen 3, Kammer tauschen 3, Fliegende Kammer 2, Flucht 2, Zauberharfe 3, Gedankenkontrolle 3, Sturmwind 2, Schlüssel 2, Portal 2, Leere Kammer 17; mit dem Eingang sind das 72. Von den 71 im Stapel haben 4 keinen Pfeil (Schlüssel und Portale), 17 einen, 13 zwei an gegenüberliegenden Seiten, 20 zwei an benachbarten Seiten, 17 drei. Zwei Hausregeln gehen über die Anleitung hinaus und gelten nur, wenn man sie vereinbart: Drakon steht von Anfang an in der Höhle, auf dem Eingang; und es gibt zwei Aktionen je Zug.
