### Draftosaurus. Wortformen: .acc ein Dinosaurier als Objekt, .many mehrere, .in wo er ist, .into wohin er kommt.

## Dinosaurier

species-trex = T-Rex
    .acc = einen T-Rex
    .many = T-Rex
species-diplodocus = Diplodocus
    .acc = einen Diplodocus
    .many = Diplodocus
species-triceratops = Triceratops
    .acc = einen Triceratops
    .many = Triceratops
species-spinosaurus = Spinosaurus
    .acc = einen Spinosaurus
    .many = Spinosaurus
species-stegosaurus = Stegosaurus
    .acc = einen Stegosaurus
    .many = Stegosaurus
species-parasaurolophus = Parasaurolophus
    .acc = einen Parasaurolophus
    .many = Parasaurolophus

## Seiten der Zooplatte, Gebiete, Ufer

board-summer = Sommer
board-winter = Winter
board-match = Jahreszeiten-Match: Sommer, dann Winter
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
    .in = in der Ebene der Vielfalt
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
spot-trio = { pen-trio }
    .into = ins Trio unter den Bäumen
spot-king = { pen-king }
    .into = zum König des Dschungels
spot-love = { pen-love }
    .into = in die Prärie der Verliebten
spot-differences = { pen-differences }
    .into = in die Ebene der Vielfalt
spot-island = { pen-island }
    .into = auf die Insel des Einzelgängers
spot-wood = { pen-wood }
    .into = zu den Bäumen in Reih und Glied
spot-bridge-left = { pen-bridge-left }
    .into = ans linke Ufer der Brücke der Liebe
spot-bridge-right = { pen-bridge-right }
    .into = ans rechte Ufer der Brücke der Liebe
spot-lookout = { pen-lookout }
    .into = auf den Aussichtspunkt
spot-quarantine = { pen-quarantine }
    .into = in die Quarantänezone
spot-pyramid-B1 = Pyramide, unten links
    .into = in die Pyramide, unten links
spot-pyramid-B2 = Pyramide, unten in der Mitte
    .into = in die Pyramide, unten in die Mitte
spot-pyramid-B3 = Pyramide, unten rechts
    .into = in die Pyramide, unten rechts
spot-pyramid-M1 = Pyramide, mittlere Reihe links
    .into = in die Pyramide, mittlere Reihe links
spot-pyramid-M2 = Pyramide, mittlere Reihe rechts
    .into = in die Pyramide, mittlere Reihe rechts
spot-pyramid-T = Pyramide, Spitze
    .into = auf die Spitze der Pyramide
spot-river = { pen-river }
    .into = in den Fluss

## Der Würfel

face-woodlands = Wald
face-grasslands = Ebene
face-food-court = Beim Café
face-restrooms = Bei den Toiletten
face-empty-pen = Leeres Gehege
face-no-trex = Kein T-Rex

die-means-woodlands = Du musst in ein Gehege im Wald setzen oder in den Fluss.
die-means-grasslands = Du musst in ein Gehege in der Ebene setzen oder in den Fluss.
die-means-food-court = Du musst in ein Gehege beim Café, links vom Fluss, setzen oder in den Fluss.
die-means-restrooms = Du musst in ein Gehege bei den Toiletten, rechts vom Fluss, setzen oder in den Fluss.
die-means-empty-pen = Du musst in ein leeres Gehege setzen oder in den Fluss.
die-means-no-trex = Du musst in ein Gehege ohne T-Rex setzen oder in den Fluss. Auch einen T-Rex darfst du setzen.
die-free = Du hast gewürfelt: Setze, wohin du willst und das Gehege es erlaubt.

## Was vereinbart ist, und die Schritte einer Runde

rules-international = Internationale Regeln
rules-polish = Polnische Regeln
order-printed = Wie gedruckt: wählen, aufdecken, dann setzen
order-quick = Schnell: geheim wählen und setzen in einem Schritt

phase-deal = Dinosaurier ziehen
phase-roll = Würfeln
phase-choose = Einen Dinosaurier wählen
phase-place = Den Dinosaurier setzen
phase-draft = Einen Dinosaurier wählen und setzen
phase-discard = Einen Dinosaurier für die Schachtel wählen
phase-rehome = Die Quarantäne verlassen

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
placed = { $seat } setzt { $species_acc } { $spot_into }.
discarded = { $seat } legt { $species_acc } in die Schachtel zurück.
passed = Alle geben ihre übrigen Dinosaurier nach links weiter.
round-over = Spielphase { $round } ist zu Ende.
rehomed = { $seat } bringt { $species_acc } aus der Quarantäne { $spot_into }.
stayed = { $seat } lässt { $species_acc } in der Quarantäne.
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

why-not-in-hand = Dieser Dinosaurier ist nicht auf der Hand ({ $rule })
why-no-such-spot = Diesen Platz gibt es auf dieser Seite der Zooplatte nicht ({ $rule })
why-full = Es ist kein Platz mehr { $pen_in } ({ $rule })
why-one-species = Es darf { $pen_in } nur eine einzige Art leben ({ $rule })
why-each-once = Jede Art darf { $pen_in } nur einmal vorkommen ({ $rule })
why-in-turn = Zwei Arten müssen sich { $pen_in } abwechseln ({ $rule })
why-taken = Dieses Feld { $pen_in } ist schon besetzt ({ $rule })
why-row-below = Die Reihen { $pen_in } füllen sich von unten nach oben ({ $rule })
why-from-the-left = Die Reihen { $pen_in } füllen sich von links ({ $rule })
why-same-neighbour = Zwei Dinosaurier einer Art dürfen { $pen_in } keine Nachbarn sein ({ $rule })
why-die = Der Würfel („{ $face }“) erlaubt jetzt keinen Dinosaurier { $pen_in } ({ $rule })
why-must-move = Der Dinosaurier muss die Quarantäne verlassen ({ $rule })
why-zoo-full =
    { $count ->
        [one] Ein Zoo fasst höchstens 1 Dinosaurier ({ $rule })
       *[other] Ein Zoo fasst höchstens { $count } Dinosaurier ({ $rule })
    }
why-too-many = Mit { $players } am Tisch sind höchstens { $count } { $species_many } im Spiel ({ $rule })

## Was an Optionen, Stellungen und Wertungsblättern nicht stimmt

bad-last-turn-option = Option „last_turn_binds_all“: nur zu fünft, nicht mit { $players } am Tisch (D-16)
impossible-position = zu dieser Stellung kann kein Spiel kommen: siehe „{ $field }“
impossible-zoo = Platz { $number }, Gehege { $key }: { $cause }
sheet-not-object = ein Wertungsblatt ist ein JSON-Objekt
sheet-unknown-field = ein Wertungsblatt hat kein Feld „{ $field }“
sheet-bad-field = Feld „{ $field }“: zur Wahl stehen: { $allowed }
sheet-bad-zoos = Feld „zoos“: nötig ist eine Liste von { $least } bis { $most } Zoos
sheet-bad-zoo = Platz { $number }: ein Zoo ist ein JSON-Objekt, Gehege für Gehege
sheet-unknown-pen = Platz { $number }: auf dieser Seite gibt es kein Gehege „{ $key }“; zur Wahl stehen: { $allowed }
sheet-bad-pen = Platz { $number }, Gehege { $key }: nötig ist eine Liste von Dinosauriern
sheet-bad-places =
    { $count ->
        [one] Platz { $number }, Gehege { $key }: nötig ist genau 1 Feld, null für ein leeres
       *[other] Platz { $number }, Gehege { $key }: nötig sind genau { $count } Felder, null für ein leeres
    }
sheet-unknown-species = Platz { $number }, Gehege { $key }: es gibt keinen Dinosaurier „{ $text }“; zur Wahl stehen: { $allowed }

## Hilfe im Spiel

explain-sameness = Nimmt nur Dinosaurier einer einzigen Art auf, bis zu 6. 1 bis 6 von ihnen bringen 2, 4, 8, 12, 18 oder 24 Punkte. (D-30)
explain-trio = Nimmt bis zu 3 beliebige Dinosaurier auf. Genau 3 bringen 7 Punkte, weniger bringen nichts. (D-31)
explain-king = Nimmt 1 beliebigen Dinosaurier auf. Bringt 7 Punkte, wenn kein anderer Zoo mehr von seiner Art hat; Gleichstand genügt. (D-32)
explain-love = Nimmt beliebig viele Dinosaurier jeder Art auf (polnische Regeln: bis zu 6). Jedes Paar einer Art bringt 5 Punkte. (D-33)
explain-differences = Nimmt jede Art einmal auf, bis zu 6 Dinosaurier. 1 bis 6 von ihnen bringen 1, 3, 6, 10, 15 oder 21 Punkte. (D-34)
explain-island = Nimmt 1 beliebigen Dinosaurier auf. Bringt 7 Punkte, wenn er der einzige seiner Art in deinem ganzen Zoo ist, den Fluss eingeschlossen. (D-35)
explain-river = Steht jedem Dinosaurier immer offen, ohne Obergrenze und gleich, was der Würfel zeigt. Jeder bringt 1 Punkt; der Fluss ist kein Gehege und gibt keinen T-Rex-Bonus. (D-36)
explain-wood = Nimmt zwei Arten im Wechsel auf, A B A B A B, bis zu 6 Dinosaurier. 1 bis 6 von ihnen bringen 2, 4, 8, 12, 18 oder 24 Punkte. (D-40)
explain-bridge-left = Nimmt beliebig viele Dinosaurier jeder Art auf. Jedes Paar einer Art, einer an diesem und einer am rechten Ufer, bringt 6 Punkte. (D-41)
explain-bridge-right = Nimmt beliebig viele Dinosaurier jeder Art auf. Jedes Paar einer Art, einer an diesem und einer am linken Ufer, bringt 6 Punkte. (D-42)
explain-lookout = Nimmt 1 beliebigen Dinosaurier auf. Bringt 2 Punkte für jeden Dinosaurier seiner Art im Zoo rechts von dir. (D-43)
explain-quarantine = Nimmt 1 beliebigen Dinosaurier auf und bringt nichts. Nach der letzten Runde kommt er in ein anderes Gehege, das ihn aufnimmt, oder in den Fluss (polnische Regeln: Er darf bleiben). (D-44, D-46)
explain-pyramid = Nimmt unten 3 Dinosaurier auf, dann 2 in der Mitte, dann 1 an der Spitze; zwei einer Art dürfen sich nicht berühren. Jedes Feld bringt unten 2, in der Mitte 4 und an der Spitze 7 Punkte. (D-45, D-47)
explain-trex = Jedes Gehege mit mindestens einem T-Rex bringt 1 Punkt mehr, der Fluss nicht. Bei Gleichstand gewinnt, wer die wenigsten T-Rex hat. (D-50, D-53)
explain-die = Der Würfel bindet alle außer der Person, die gewürfelt hat. Er setzt nie außer Kraft, was ein Gehege aufnimmt, und der Fluss steht immer offen. (D-12, D-13, D-23)
