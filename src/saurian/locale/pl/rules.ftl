### Polecenie `saurian rules`.

help-rules-game = gra: { $games }
help-rules-rule = tylko ta zasada, na przykład D-30
help-rules-markdown = wypisz w formacie Markdown
bad-rule = nie ma zasady „{ $text }”; wszystkie pokazuje { $command }
rules-footnote = † Drukowana instrukcja tego nie rozstrzyga; tak gramy tutaj.
