### Tipps zu Drakon: warum ein Zug gut ist. Je ein Satz.

hint-gets-out = Damit kommst du mit genug Münzen aus der Höhle: Du gewinnst.
hint-may-win = Ist die Münze mindestens { $value } wert, gewinnst du sofort.
hint-finds-coin = Das bringt dir sofort eine Münze.
hint-robs = Du nimmst { $other } eine Münze weg.
hint-keeps-coin = Du behältst die Münze.
hint-sends-back = { $other } begegnet Drakon und muss zurück zum Eingang.
hint-costs-rival = { $other } verliert eine Münze.
hint-trades-up = Von den Münzen, die du nicht siehst, sind { $percent } % mehr als { $value } wert.
hint-leads-to =
    { $count ->
        [one] Danach ist es nur noch 1 Schritt bis zur Kammer „{ $chamber }“.
       *[other] Danach sind es { $count } Schritte bis zur Kammer „{ $chamber }“.
    }
hint-frees = Dein Held sitzt fest; das öffnet ihm einen Weg.
hint-snatches = Du nimmst { $other } eine Kammer aus der Hand.
hint-gets-away = Danach kann dich Drakon nicht mehr mit einem Zug erreichen.
hint-threatens = { $other } gerät in Drakons Reichweite, du aber nicht.
hint-traps = { $other } kann nicht mehr gehen.
hint-blocks = { $other } hat einen längeren Weg zur nächsten Münze als vorher.
hint-saves-ability = So bleibt die Fähigkeit deines Helden für einen besseren Moment.
hint-declines = Was die Kammer bietet, würde dir jetzt nicht helfen.

## Wie sie gezeigt werden

hint-coins = Münzen
