### Die Regeln im Browser.

rules-search = In den Regeln suchen
rules-found =
    { $count ->
        [one] 1 Regel
       *[other] { $count } Regeln
    }
rules-contents = Inhalt
rules-differ = Internationale oder polnische Regeln?
rules-differ-explained = In diesen Regeln unterscheiden sich die beiden Anleitungen; jede Regel sagt, was wo gilt. Ihr wählt beim Anlegen des Tisches.
rules-differs = International und polnisch verschieden
