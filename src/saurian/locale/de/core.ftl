### Was jedes Spiel zu sagen hat. Ein Fehler steht in einer Zeile: was nicht stimmt und wo.

bad-code = kein Zug hat den Code { NUMBER($code, useGrouping: 0) }; die Codes gehen von 0 bis { NUMBER($most, useGrouping: 0) }
bad-move = „{ $text }“ ist kein Zug
bad-game = es gibt kein Spiel „{ $game }“; möglich sind { $allowed }

## Anfang und Ende

phase-first = Wer beginnt?
phase-over = Das Spiel ist zu Ende

## Bots at a server’s table, by the name that is stored

bot-name-amber = Bernstein
bot-name-basalt = Basalt
bot-name-cycad = Cycas
bot-name-dune = Düne
bot-name-ember = Glut
bot-name-fern = Farn

## Warum etwas nicht geht

why-not-your-turn = Dieser Platz ist gerade nicht dran
why-nothing-to-retract = Es gibt keine Wahl, die du zurücknehmen könntest
why-wrong-step = Das geht in diesem Schritt nicht
why-not-possible = Das kann der Zufall jetzt nicht ergeben

## Was an Optionen und Stellungen nicht stimmt

bad-option = es gibt keine Option „{ $option }“; möglich sind { $allowed }
bad-option-value = Option „{ $option }“: „{ $value }“ geht nicht; möglich sind { $allowed }
bad-rules-version = es gibt keine Version { $version } der Regeln; die neueste ist { $newest }
bad-position = die Stellung ist nicht lesbar, und zwar bei „{ $field }“: „{ $text }“

## Aufzeichnungen

record-problem = Zeile { NUMBER($line, useGrouping: 0) }: { $cause }
record-too-new = die Aufzeichnung hat das Format { $version }, diese Version von Saurian liest die Formate bis { $newest }
record-bad-version = ein Aufzeichnungsformat { $version } gibt es nicht
record-rules-too-new = gespielt wurde nach Version { $version } der Regeln, diese Version von Saurian kennt sie bis { $newest }
record-bad-seats =
    { $count ->
        [one] die Aufzeichnung nennt 1 Platz
       *[other] die Aufzeichnung nennt { $count } Plätze
    }, das Spiel hat aber { $players }
record-bad-field = das Feld „{ $field }“ fehlt, ist falsch oder unbekannt
record-wrong-end = das Ergebnis passt nicht zu den Zügen
record-after-end = nach dem Ende der Aufzeichnung steht noch etwas
record-no-compression = dieses Python kann Dateien mit der Endung { $text } weder lesen noch schreiben
record-many-games = { $file } enthält { $count } Partien: lade die Datei mit many=True
record-truncated = die Aufzeichnung ist unvollständig: Die letzte Zeile fehlt
record-not-json = das ist kein JSON-Objekt
record-tampered = diese Zeile oder eine davor wurde verändert: Die Prüfsumme stimmt nicht
