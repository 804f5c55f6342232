### Die Schachtel von Drakon als Daten.

tasks = Aufgaben
about-box-check = sagen, was an einer Schachteldatei falsch ist, oder dass sie stimmt
about-box-show = eine Schachtel zeigen: was darin ist, und wie sicher das ist
help-box-file = eine Schachteldatei; - liest von der Standardeingabe
help-box-file-default = eine Schachteldatei; sonst die Schachtel, die zu den Regeln gehört
help-box-toml = die Schachteldatei selbst ausgeben, als Anfang für eine Berichtigung

bad-box-file = { $file }: { $cause }
box-is-fine = { $file } stimmt; damit spielen: saurian play drakon --box { $file }

box-chambers = Kammern, nach ihren Pfeilen
box-layouts = 0 kein Pfeil · I einer · S zwei gegenüber · C zwei über Eck · T drei
box-chamber = Kammer
box-sum = Summe
box-may = Darf oder muss
box-rule = Regel
box-enter-may = Betreten: darf
box-enter-must = Betreten: muss
box-place-may = Anlegen: darf
box-place-must = Anlegen: muss

box-rest = Alles Übrige
box-hand = Kammern auf einer Hand
box-coins = Münzen (Anzahl × Wert)
box-entrance = Pfeile des Eingangs
box-goals-plain = Münzwert zum Sieg
box-goals-escape = Münzwert zum Sieg, mit Flucht
box-goals-short = Münzwert zum Sieg, im kurzen Spiel
box-rulings-robbed-hand-draws = Wem eine Kammer gestohlen wird, der zieht eine neue
box-rulings-drakon-appears-by-swap = Drakon erscheint auch, wenn ihre erste Kammer eingetauscht wird
box-rulings-harp-calls-through-key = Eine Harfe ruft auch aus Schlüssel oder Portal, durch die der Wind weht
box-rulings-one-meeting-a-turn = Wer Drakon beim Betreten begegnet, bleibt am Ende des Zuges verschont
box-rulings-drakon-bars-escape = Durch Drakons Kammer flieht niemand
box-rulings-thief-may-trade = Der Dieb darf eine Münze mit dem Schatz tauschen
box-limits-forced-moves = So oft wirkt Gedankenkontrolle in einem Zug
box-limits-idle-rounds = So viele Runden ohne neue Kammer beenden das Spiel
box-yes = ja
box-no = nein

box-letters = Ein Buchstabe sagt, wie sicher ist, was vor ihm steht:
sure-A = vom Verlag gedruckt
sure-B = aus einer anderen öffentlichen Quelle
sure-C = erschlossen
sure-R = von uns rekonstruiert: Berichtige es, wenn du die echte Schachtel hast
box-hint = Berichtigen: saurian box show --toml > my-box.toml, ändern, saurian box check my-box.toml
