### Draftosaurus. Wortformen: .acc ein Dinosaurier als Objekt, .many mehrere, .in wo er ist, .into wohin er kommt.

## Dinosaurier

species-trex = T-Rex
    .acc = einen T-Rex
    .the = der T-Rex
    .the_acc = den T-Rex
    .many = T-Rex
species-diplodocus = Diplodocus
    .acc = einen Diplodocus
    .the = der Diplodocus
    .the_acc = den Diplodocus
    .many = Diplodocus
species-triceratops = Triceratops
    .acc = einen Triceratops
    .the = der Triceratops
    .the_acc = den Triceratops
    .many = Triceratops
species-spinosaurus = Spinosaurus
    .acc = einen Spinosaurus
    .the = der Spinosaurus
    .the_acc = den Spinosaurus
    .many = Spinosaurus
species-stegosaurus = Stegosaurus
    .acc = einen Stegosaurus
    .the = der Stegosaurus
    .the_acc = den Stegosaurus
    .many = Stegosaurus
species-parasaurolophus = Parasaurolophus
    .acc = einen Parasaurolophus
    .the = der Parasaurolophus
    .the_acc = den Parasaurolophus
    .many = Parasaurolophus

## Seiten der Zooplatte, Gebiete, Ufer

board-summer = Sommer
board-winter = Winter
board-match = Jahreszeiten-Variante: Sommer, dann Winter
zone-woodlands = Wald
zone-grasslands = Ebene
side-left = Beim Café, links vom Fluss
side-right = Bei den Toiletten, rechts vom Fluss

## Gehege

pen-sameness = Wald der Gleichartigen
    .in = im Wald der Gleichartigen
pen-trio = Trio unter den Bäumen
    .in = im Trio unter den Bäumen
pen-king = König des Dschungels
    .in = beim König des Dschungels
pen-love = Prärie der Verliebten
    .in = in der Prärie der Verliebten
pen-differences = Ebene der Vielfalt
    .in = auf der Ebene der Vielfalt
pen-island = Insel des Einzelgängers
    .in = auf der Insel des Einzelgängers
pen-wood = Bäume in Reih und Glied
    .in = bei den Bäumen in Reih und Glied
pen-bridge-left = Brücke der Liebe, linkes Ufer
    .in = am linken Ufer der Brücke der Liebe
pen-bridge-right = Brücke der Liebe, rechtes Ufer
    .in = am rechten Ufer der Brücke der Liebe
pen-lookout = Aussichtspunkt
    .in = auf dem Aussichtspunkt
pen-quarantine = Quarantänezone
    .in = in der Quarantänezone
pen-pyramid = Pyramide
    .in = in der Pyramide
pen-river = Fluss
    .in = im Fluss

## Plätze: die Gehege und die Felder der Pyramide

spot-sameness = { pen-sameness }
    .into = in den Wald der Gleichartigen
    .in = { pen-sameness.in }
spot-trio = { pen-trio }
    .into = ins Trio unter den Bäumen
    .in = { pen-trio.in }
spot-king = { pen-king }
    .into = zum König des Dschungels
    .in = { pen-king.in }
spot-love = { pen-love }
    .into = in die Prärie der Verliebten
    .in = { pen-love.in }
spot-differences = { pen-differences }
    .into = auf die Ebene der Vielfalt
    .in = { pen-differences.in }
spot-island = { pen-island }
    .into = auf die Insel des Einzelgängers
    .in = { pen-island.in }
spot-wood = { pen-wood }
    .into = zu den Bäumen in Reih und Glied
    .in = { pen-wood.in }
spot-bridge-left = { pen-bridge-left }
    .into = ans linke Ufer der Brücke der Liebe
    .in = { pen-bridge-left.in }
spot-bridge-right = { pen-bridge-right }
    .into = ans rechte Ufer der Brücke der Liebe
    .in = { pen-bridge-right.in }
spot-lookout = { pen-lookout }
    .into = auf den Aussichtspunkt
    .in = { pen-lookout.in }
spot-quarantine = { pen-quarantine }
    .into = in die Quarantänezone
    .in = { pen-quarantine.in }
spot-pyramid-B1 = Pyramide, unten links
    .into = in die Pyramide, unten links
    .in = unten links in der Pyramide
spot-pyramid-B2 = Pyramide, unten in der Mitte
    .into = in die Pyramide, unten in die Mitte
    .in = unten in der Mitte der Pyramide
spot-pyramid-B3 = Pyramide, unten rechts
    .into = in die Pyramide, unten rechts
    .in = unten rechts in der Pyramide
spot-pyramid-M1 = Pyramide, mittlere Reihe links
    .into = in die Pyramide, mittlere Reihe links
    .in = in der mittleren Reihe der Pyramide, links
spot-pyramid-M2 = Pyramide, mittlere Reihe rechts
    .into = in die Pyramide, mittlere Reihe rechts
    .in = in der mittleren Reihe der Pyramide, rechts
spot-pyramid-T = Pyramide, Spitze
    .into = auf die Spitze der Pyramide
    .in = auf der Spitze der Pyramide
spot-river = { pen-river }
    .into = in den Fluss
    .in = { pen-river.in }

## Der Würfel

face-woodlands = Wald
face-grasslands = Ebene
face-food-court = Beim Café
face-restrooms = Bei den Toiletten
face-empty-pen = Leeres Gehege
face-no-trex = Achtung, T-Rex

die-means-woodlands = Erlaubt sind nur Gehege im Wald und der Fluss.
die-means-grasslands = Erlaubt sind nur Gehege in der Ebene und der Fluss.
die-means-food-court = Erlaubt sind nur Gehege beim Café (links vom Fluss) und der Fluss.
die-means-restrooms = Erlaubt sind nur Gehege bei den Toiletten (rechts vom Fluss) und der Fluss.
die-means-empty-pen = Erlaubt sind nur leere Gehege und der Fluss.
die-means-no-trex = Erlaubt sind nur Gehege ohne T-Rex und der Fluss. Auch ein T-Rex darf dorthin.
die-free = Du hast gewürfelt: Erlaubt sind alle passenden Gehege und der Fluss.

## Was vereinbart ist, und die Schritte einer Runde

rules-international = Internationale Regeln
rules-polish = Polnische Regeln
order-printed = Wie in der Anleitung: wählen, aufdecken, platzieren
order-quick = Schnell: geheim wählen und gleich platzieren
second-roller-next = Zweite Partie: Der Würfel wandert nach links weiter
second-roller-first = Zweite Partie: Es beginnt, wer die erste begonnen hat
second-roller-last = Zweite Partie: Es beginnt, wer zuletzt gewürfelt hat

phase-deal = Dinosaurier ziehen
phase-roll = Würfeln
phase-choose = Dinosaurier wählen
phase-place = Dinosaurier platzieren
phase-draft = Dinosaurier wählen und platzieren
phase-discard = Dinosaurier für die Schachtel wählen
phase-rehome = Aus der Quarantäne umziehen

## Der Wertungsblock

part-sameness = { pen-sameness }
part-trio = { pen-trio }
part-king = { pen-king }
part-love = { pen-love }
part-differences = { pen-differences }
part-island = { pen-island }
part-wood = { pen-wood }
part-bridge = Brücke der Liebe
part-lookout = { pen-lookout }
part-pyramid = { pen-pyramid }
part-river = { pen-river }
part-trex = T-Rex-Bonus

## Was geschieht

first-roller = { $seat } würfelt zuerst.
dealt =
    { $count ->
        [one] { $seat } zieht 1 Dinosaurier aus dem Beutel.
       *[other] { $seat } zieht { $count } Dinosaurier aus dem Beutel.
    }
drawn = { $seat } zieht: { $dinosaurs }.
rolled = { $seat } würfelt „{ $face }“.
decided = { $seat } hat sich entschieden.
revealed = { $seat } deckt { $species_acc } auf.
placed = { $seat } platziert { $species_acc } { $spot_in }.
discarded = { $seat } legt { $species_acc } in die Schachtel.
passed = Alle geben ihre übrigen Dinosaurier nach links weiter.
round-over = Spielphase { $round } ist zu Ende.
rehomed = { $seat } bringt { $species_the_acc } aus der Quarantäne { $spot_into }.
stayed = { $seat } lässt { $species_the_acc } in der Quarantäne.
counted =
    { $points ->
        [one] { $board }: { $seat } hat 1 Punkt.
       *[other] { $board }: { $seat } hat { $points } Punkte.
    }
won =
    { $points ->
        [one] { $seat } gewinnt mit 1 Punkt!
       *[other] { $seat } gewinnt mit { $points } Punkten!
    }
won-by-trexes =
    { $points ->
        [one] Gleichstand bei 1 Punkt: { $seat } gewinnt mit den wenigsten T-Rex!
       *[other] Gleichstand bei { $points } Punkten: { $seat } gewinnt mit den wenigsten T-Rex!
    }
won-shared =
    { $points ->
        [one] Geteilter Sieg: { $seat } hat 1 Punkt!
       *[other] Geteilter Sieg: { $seat } hat { $points } Punkte!
    }

## Warum etwas nicht geht

why-not-in-hand = Diesen Dinosaurier hast du nicht auf der Hand
why-no-such-spot = Diesen Platz gibt es auf dieser Seite der Zooplatte nicht
why-full = Es ist kein Platz mehr { $pen_in }
why-one-species = Es darf { $pen_in } nur eine einzige Spezies stehen
why-each-once = Jede Spezies darf { $pen_in } nur einmal stehen
why-in-turn = Zwei Spezies müssen sich { $pen_in } abwechseln
why-taken = Dieses Feld { $pen_in } ist schon besetzt
why-row-below = Fülle die Reihen { $pen_in } von unten nach oben
why-from-the-left = Fülle die Reihen { $pen_in } von links nach rechts
why-same-neighbour = Zwei Dinosaurier derselben Spezies dürfen { $pen_in } nicht benachbart sein
why-die = Der Würfel („{ $face }“) erlaubt jetzt keinen Dinosaurier { $pen_in }
why-must-move = Der Dinosaurier muss die Quarantäne verlassen
why-zoo-full =
    { $count ->
        [one] In einem Zoo ist höchstens für 1 Dinosaurier Platz
       *[other] In einem Zoo ist höchstens für { $count } Dinosaurier Platz
    }
why-too-many = Bei { $players } am Tisch sind höchstens { $count } { $species_many } im Spiel

## Was an Optionen, Stellungen und Wertungsblättern nicht stimmt

bad-last-turn-option = Option „last_turn_binds_all“: nur zu fünft, nicht mit { $players } am Tisch
impossible-position = diese Stellung kann in keiner Partie vorkommen: siehe „{ $field }“
impossible-zoo = Platz { $number }, Gehege { $key }: { $cause }
sheet-not-object = ein Wertungsblatt muss ein JSON-Objekt sein
sheet-unknown-field = ein Wertungsblatt hat kein Feld „{ $field }“
sheet-bad-field = Feld „{ $field }“: möglich sind { $allowed }
sheet-bad-zoos = Feld „zoos“: erwartet wird eine Liste von { $least } bis { $most } Zoos
sheet-bad-zoo = Platz { $number }: ein Zoo muss ein JSON-Objekt sein, Gehege für Gehege
sheet-unknown-pen = Platz { $number }: auf dieser Seite gibt es kein Gehege „{ $key }“; möglich sind { $allowed }
sheet-bad-pen = Platz { $number }, Gehege { $key }: erwartet wird eine Liste von Dinosauriern
sheet-bad-places =
    { $count ->
        [one] Platz { $number }, Gehege { $key }: erwartet wird genau 1 Feld, null steht für ein leeres
       *[other] Platz { $number }, Gehege { $key }: erwartet werden genau { $count } Felder, null steht für ein leeres
    }
sheet-unknown-species = Platz { $number }, Gehege { $key }: es gibt keinen Dinosaurier „{ $text }“; möglich sind { $allowed }

## Hilfe im Spiel

explain-sameness = Platz für bis zu 6 Dinosaurier, alle von derselben Spezies. 1 bis 6 Dinosaurier bringen 2, 4, 8, 12, 18 oder 24 Punkte.
explain-trio = Platz für bis zu 3 beliebige Dinosaurier. Genau 3 bringen 7 Punkte, weniger bringen nichts.
explain-king = Platz für 1 beliebigen Dinosaurier. Er bringt 7 Punkte, wenn kein anderer Zoo mehr Dinosaurier seiner Spezies hat als deiner; gleich viele reichen.
explain-love =
    { $rules ->
        [polish] Platz für bis zu 6 Dinosaurier jeder Spezies. Jedes Paar derselben Spezies bringt 5 Punkte.
       *[international] Platz für beliebig viele Dinosaurier jeder Spezies. Jedes Paar derselben Spezies bringt 5 Punkte.
    }
explain-differences = Platz für bis zu 6 Dinosaurier, jede Spezies nur einmal. 1 bis 6 Dinosaurier bringen 1, 3, 6, 10, 15 oder 21 Punkte.
explain-island = Platz für 1 beliebigen Dinosaurier. Er bringt 7 Punkte, wenn er der einzige seiner Spezies in deinem ganzen Zoo ist; der Fluss zählt mit.
explain-river = Immer offen, für beliebig viele Dinosaurier und egal, was der Würfel zeigt. Jeder bringt 1 Punkt. Der Fluss ist kein Gehege: Hier gibt es keinen T-Rex-Bonus.
explain-wood = Platz für bis zu 6 Dinosaurier aus zwei Spezies, immer abwechselnd: A B A B A B. 1 bis 6 Dinosaurier bringen 2, 4, 8, 12, 18 oder 24 Punkte.
explain-bridge-left = Platz für beliebig viele Dinosaurier jeder Spezies. 6 Punkte für jedes Paar derselben Spezies: einer an diesem Ufer, einer am rechten.
explain-bridge-right = Platz für beliebig viele Dinosaurier jeder Spezies. 6 Punkte für jedes Paar derselben Spezies: einer an diesem Ufer, einer am linken.
explain-lookout = Platz für 1 beliebigen Dinosaurier. Er bringt 2 Punkte für jeden Dinosaurier seiner Spezies im Zoo rechts von dir.
explain-quarantine =
    { $rules ->
        [polish] Platz für 1 beliebigen Dinosaurier; Punkte gibt es hier keine. Vor der Wertung zieht er in ein anderes Gehege um, das ihn aufnimmt, oder in den Fluss, oder er bleibt.
       *[international] Platz für 1 beliebigen Dinosaurier; Punkte gibt es hier keine. Vor der Wertung zieht er in ein anderes Gehege um, das ihn aufnimmt, oder in den Fluss.
    }
explain-pyramid = Platz für 3 Dinosaurier unten, dann 2 in der Mitte, dann 1 an der Spitze. Dinosaurier derselben Spezies dürfen sich nicht berühren. Jeder bringt unten 2, in der Mitte 4 und an der Spitze 7 Punkte.
explain-trex = Jedes Gehege mit mindestens einem T-Rex bringt 1 Punkt extra, der Fluss nicht. Bei Gleichstand gewinnt, wer die wenigsten T-Rex hat.
explain-die = An den Würfel müssen sich alle halten außer der Person, die gewürfelt hat. Die Regeln der Gehege gelten trotzdem, und der Fluss steht immer offen.
