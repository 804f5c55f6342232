### Команда `saurian rules`.

help-rules-game = гра: { $games }
help-rules-rule = лише це правило, наприклад D-30
help-rules-markdown = вивести у форматі Markdown
bad-rule = правила «{ $text }» немає; усі правила покаже { $command }
rules-footnote = † Друковані правила цього не уточнюють; ми граємо так.
