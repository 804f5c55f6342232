### The command `saurian rules`.

help-rules-game = the game: { $games }
help-rules-rule = only this rule, for example D-30
help-rules-markdown = print Markdown
bad-rule = there is no rule “{ $text }”; { $command } shows them all
rules-footnote = † The printed rules do not settle this; this is how we play it.
