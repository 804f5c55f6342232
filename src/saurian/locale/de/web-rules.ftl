### Die Regeln im Browser.

rules-search = In den Regeln suchen
rules-found =
    { $count ->
        [one] 1 Regel
       *[other] { $count } Regeln
    }
rules-how = So wird gespielt
rules-all = Alle Regeln
rules-print = Auf zwei Seiten drucken
rules-print-now = Drucken
rules-back = Zurück zu den Regeln
rules-link = Link zu dieser Regel
rules-nothing = Nichts gefunden zu „{ $query }“.
rules-nothing-try = Meintest du:
rules-nothing-topics = Darum geht es in den Regeln:
rules-contents = Themen
rules-differ = Internationale und polnische Regeln
rules-differ-explained = Nur hier unterscheiden sich die beiden Anleitungen. Du wählst, wenn du einen Tisch eröffnest.
rules-differs = International und polnisch unterschiedlich
rules-players = { $least } bis { $most } Personen
