### Der Befehl `saurian rules`.

help-rules-game = das Spiel: { $games }
help-rules-rule = nur diese Regel, zum Beispiel D-30
help-rules-markdown = als Markdown ausgeben
bad-rule = es gibt keine Regel „{ $text }“; { $command } zeigt alle
rules-footnote = † Die gedruckten Regeln lassen das offen; so spielen wir es.
