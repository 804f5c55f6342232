### Das Spielmaterial von Drakon als Datei.

tasks = Aufgaben
about-box-check = eine Materialdatei prüfen: sagen, was daran falsch ist, oder dass sie stimmt
about-box-show = das Spielmaterial zeigen: was dazugehört und wie sicher das ist
help-box-file = eine Materialdatei; - liest sie von der Standardeingabe
help-box-file-default = eine Materialdatei; sonst das Material, das zu den Regeln gehört
help-box-toml = die Materialdatei selbst ausgeben, als Vorlage für eine Berichtigung

bad-box-file = { $file }: { $cause }
box-is-fine = { $file } stimmt; so spielst du damit: saurian play drakon --box { $file }

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

box-rest = Alles Weitere
box-hand = Kammern auf der Hand zu Beginn
box-coins = Münzen (Anzahl × Wert)
box-entrance = Pfeile des Eingangs
box-goals-plain = Zum Sieg nötiger Münzwert
box-goals-escape = Zum Sieg nötiger Münzwert, bei Flucht aus der Höhle
box-goals-short = Zum Sieg nötiger Münzwert, im kurzen Spiel
box-rulings-robbed-hand-draws = Wem eine Kammer gestohlen wird, der zieht eine neue
box-rulings-drakon-appears-by-swap = Drakon erscheint auch, wenn ihre erste Kammer eingetauscht wird
box-rulings-flying-turns-in-place = Die Fliegende Kammer darf gedreht am alten Platz landen
box-rulings-harp-calls-through-key = Auch wer durch Schlüssel oder Portal geweht wird, muss einer Zauberharfe folgen
box-rulings-harp-freezes-in-windstorm = Im Sturmwind hält auch eine Zauberharfe fest, von der aus kein zweiter Schritt möglich ist
box-rulings-met-on-entering = Wer Drakons Kammer betritt, begegnet ihr sofort
box-rulings-one-meeting-a-turn = Wer Drakon beim Betreten begegnet ist, bleibt am Ende des Zuges verschont
box-rulings-drakon-bars-escape = Durch Drakons Kammer kann niemand fliehen
box-rulings-blown-through-escapes = Zum Entkommen genügt es, durch Flucht oder Portal geweht zu werden
box-rulings-knight-takes-chamber = Der Ritter nimmt dem bewegten Gegner eine Kammer
box-rulings-thief-may-trade = Der Dieb darf stattdessen eine Münze mit dem Schatz tauschen
box-limits-forced-moves = Gedankenkontrolle: höchstens so oft pro Zug
box-limits-idle-rounds = Spielende nach so vielen Runden ohne neue Kammer
box-limits-lair-reach = So weit darf die Höhle vom Eingang wachsen
box-settings-victim = { $chamber }: Wer bestohlen wird
box-settings-swapped-out = { $chamber }: Wohin die alte Kammer kommt
box-settings-trigger = { $chamber }: Wann sie wirkt
box-is-left = die Person links
box-is-right = die Person rechts
box-is-choice = jemand nach Wahl
box-is-hand = auf die Hand
box-is-gone = aus dem Spiel
box-is-place = beim Anlegen
box-is-enter = beim Betreten
box-yes = ja
box-no = nein

box-letters = Der Buchstabe dahinter sagt, wie sicher eine Angabe ist:
sure-A = steht in der Anleitung oder stammt vom Verlag
sure-B = aus einer anderen öffentlichen Quelle
sure-C = erschlossen
sure-R = von uns festgelegt: Berichtige es, wenn du das echte Spiel hast
box-hint = Berichtigen: saurian box show --toml > my-box.toml, ändern, saurian box check my-box.toml
