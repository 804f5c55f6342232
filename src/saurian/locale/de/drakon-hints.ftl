### Tipps zu Drakon: warum ein Zug gut ist. Je ein Satz.

hint-gets-out = Damit kommst du mit genug Münzen aus der Höhle und gewinnst.
hint-may-win = Ist die Münze mindestens { $value } wert, gewinnst du sofort.
hint-finds-coin = Das bringt dir sofort eine Münze.
hint-robs = Du nimmst { $other } eine Münze weg.
hint-keeps-coin = Du behältst die Münze.
hint-sends-back = { $other } begegnet Drakon und muss zurück zum Eingang.
hint-costs-rival = { $other } verliert eine Münze.
hint-trades-up = Von den Münzen, die du nicht siehst, sind { $percent } % mehr als { $value } wert.
hint-leads-to =
    { $count ->
        [one] Danach ist es nur noch 1 Schritt bis zur Kammer „{ $chamber }“.
       *[other] Danach sind es { $count } Schritte bis zur Kammer „{ $chamber }“.
    }
hint-frees = Dein Held sitzt fest; so bekommt er einen Weg hinaus.
hint-snatches = Du nimmst { $other } eine Kammer aus der Hand.
hint-gets-away = Danach kann dich Drakon mit einer Bewegung nicht mehr erreichen.
hint-threatens = { $other } gerät in Drakons Reichweite, du nicht.
hint-in-the-way = Sie liegt auf dem Weg von { $other }, nicht auf deinem.
hint-traps = { $other } kann sich nicht mehr bewegen.
hint-blocks = { $other } hat danach einen längeren Weg zur nächsten Münze.
hint-saves-ability = So hebst du dir die Fähigkeit deines Helden für einen besseren Moment auf.
hint-declines = Die Wirkung der Kammer würde dir jetzt nicht helfen.
hint-last-coin = Das ist die letzte Münze im Schatz, und du bekommst sie.
hint-robs-leader = Du nimmst { $other } eine Münze weg, also dort, wo die meisten liegen.
hint-blocks-next = { $other } hatte nur noch einen Schritt bis zu einer Münze und hat jetzt einen längeren Weg.
hint-drakon-way = Das öffnet Drakon einen Weg zu { $other }, aber nicht zu dir.
hint-opens-ways = Dein Held bekommt mehr Wege.
hint-hero = Die Fähigkeit dieses Helden hilft am häufigsten.
hint-hero-alike = Alle Helden spielen sich hier gleich: Nimm, wer dir gefällt.
hint-ways-on =
    { $count ->
        [one] Von dort geht es auf 1 Weg weiter.
       *[other] Von dort geht es auf { $count } Wegen weiter.
    }
hint-enters = Das führt dich in { $chamber_acc }.
hint-stuck = Dein Held sitzt fest, also verändere lieber die Höhle.
hint-draws = Du ziehst dafür eine neue Kammer nach.
hint-stays-safe = Dein Held bleibt außer Reichweite von Drakon.
hint-keeps-options = Dein Held kann auch im nächsten Zug weiter.
hint-aims-at-leader = { $other } hat die meisten Münzen.
hint-aims-at = Im Moment ist { $other } die beste Wahl.
hint-clears-hand = Diese Kammer brauchst du am wenigsten.
hint-uses-ability = Jetzt ist ein guter Moment für die Fähigkeit deines Helden.
hint-ends-turn = Etwas anderes würde dir in diesem Zug nicht helfen.

## Wie sie gezeigt werden

hint-coins = Münzen
