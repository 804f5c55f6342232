### „So wird gespielt“ für Drakon, in Bildern.

howto-search-drakon = zum Beispiel: Pfeile, Drache, Gleichstand
howto-drakon-idea = Du bist ein Held in der Höhle der Drachin Drakon. Bau die Höhle aus, folge ihren Pfeilen und sammle vor allen anderen Münzen im Wert von 10.

howto-table = Auf dem Tisch
howto-label-entrance = Der Eingang: Hier starten alle Helden.
howto-label-hero = Dein Held.
howto-label-chamber = Eine Kammer. Das Bild zeigt, was mit einem Helden passiert, der sie betritt.
howto-label-arrow = Pfeile sind die Ausgänge. Ohne Pfeil kein Weg.
howto-label-space = Ein leeres Feld neben der Höhle: Hier passt eine neue Kammer hin.
howto-label-drakon = Drakon. Sie kommt mit der ersten Kammer „Drakon bewegen“.
howto-label-hoard = Der Schatz: Münzen im Wert von 1, 2 oder 3, verdeckt.
howto-label-pile = Der Stapel mit den Kammern.
howto-label-hand = Deine Hand: zu Beginn vier Kammern, die nur du siehst.

howto-turn-drakon = Dein Zug
howto-turn-drakon-text = Du tust eins von beidem: eine Kammer anlegen oder deinen Helden bewegen.
howto-lay = Leg eine Kammer an die Höhle an, gedreht, wie du magst. Dann zieh eine neue.
howto-arrows = Zwei Pfeile dürfen nie aufeinander zeigen.
howto-arrows-good = Erlaubt
howto-arrows-bad = Nicht erlaubt
howto-go = Oder beweg deinen Helden: Folge einem Pfeil in die nächste Kammer.
howto-effect = Wer eine Kammer betritt, löst sie aus. Hier findest du eine Münze!
howto-placing-only = Beim Anlegen passiert noch nichts, erst beim Betreten. Wer dich dorthin bewegt hat, ist egal.

howto-coins = Münzen
howto-coins-text = Münzen sind 1, 2 oder 3 wert. Deine siehst nur du; die anderen sehen, wie viele du hast.
howto-sum = { $sum } = { $total }: gewonnen!

howto-chambers = Was die Kammern tun
howto-chambers-text = „Darf“ heißt: Du kannst es lassen. Alles andere passiert, ob du willst oder nicht.

howto-meet = Vorsicht vor Drakon
howto-meet-move = Mit einer Kammer „Drakon bewegen“ darfst du sie bis zu 3 Kammern weit bewegen. Pfeile halten sie nicht auf, Lücken schon.
howto-meet-cost = Hält sie in deiner Kammer an oder endet dein Zug in ihrer, musst du zum Eingang und verlierst eine zufällige Münze.

howto-end-drakon = Das Ende
howto-end-drakon-text = Sobald deine Münzen 10 wert sind, gewinnst du, auch im Zug einer anderen Person. Kann niemand mehr anlegen oder sich bewegen, gewinnt die höchste Summe; bei Gleichstand teilt ihr euch den Sieg.

howto-more-drakon = Für die nächste Partie
howto-heroes = Jeder Held hat eine Fähigkeit, einmal pro Partie.
howto-escape = Münzen im Wert von 8 reichen, aber dann musst du durch Flucht oder Portal hinaus.
howto-short = Münzen im Wert von 7 reichen.
howto-teams = Zu viert oder zu sechst spielt ihr in Zweierteams mit gemeinsamen Münzen.
