# Matches of bots.

help-arena-bots = ein Bot für jeden Platz, im Uhrzeigersinn: random, greedy …, nach Bedarf mit Einstellungen: hard:iterations=2000
help-arena-games = wie viele Partien mindestens; jede Verteilung wird in jeder Sitzordnung der Bots gespielt
help-arena-sprt = aufhören, sobald klar ist, ob der erste Bot öfter gewinnt, als sein Anteil wäre
help-arena-ladder = alle Bots spielen an gemischten Tischen und erhalten eine Wertungszahl
help-arena-workers = auf wie vielen Prozessen; sonst auf so vielen, wie es Prozessoren gibt
help-arena-ray = auf dem Ray-Cluster unter dieser Adresse; local: ein Cluster auf diesem Rechner
help-arena-only = nur Partie Nummer N spielen und ihre Aufzeichnung ausgeben

arena-running = Partien laufen
arena-interrupted =
    { $count ->
        [one] Abgebrochen. Das zeigt 1 Partie:
       *[other] Abgebrochen. Das zeigen { $count } Partien:
    }

arena-column-bot = Bot
arena-column-mu = Wertung
arena-column-sigma = ±
arena-column-win-share = Siege
arena-column-low = von
arena-column-high = bis (95 %)
arena-column-par = Anteil
arena-column-mean-score = Punkte
arena-column-games = Partien
arena-percent = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-points = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-count = { NUMBER($number) }

arena-sprt-above = { $bot } gewinnt öfter, als es dem Anteil am Tisch entspricht.
arena-sprt-not-above = { $bot } gewinnt nicht öfter, als es dem Anteil am Tisch entspricht.
arena-sprt-unclear = Ob { $bot } öfter gewinnt, als es dem Anteil am Tisch entspricht, ist noch nicht klar.

# What is wrong.
arena-bad-seats =
    { $count ->
        [one] es gibt 1 Bot
       *[other] es gibt { $count } Bots
    } für { $players } Plätze; bitte für jeden einen nennen
arena-bad-ladder =
    eine Rangliste an Tischen zu { $players } braucht ebenso viele Bots, und es { $count ->
        [one] gibt nur 1
       *[other] gibt nur { $count }
    }
arena-bad-setting = { $bot } hat keine solche Einstellung: { $text }
arena-bad-bot-name = „{ $text }“ benennt keinen Bot; die Form ist hard:iterations=2000,seconds=0.3
arena-no-ray = --ray braucht Ray, und das ist nicht installiert: pip install ray
arena-no-cluster = der Ray-Cluster unter { $address } ist nicht erreichbar: { $text }
arena-bot-raised = { $bot } ist in Partie { NUMBER($number, useGrouping: 0) } gescheitert: { $text }
arena-bot-illegal = { $bot } spielt in Partie { NUMBER($number, useGrouping: 0) } den unerlaubten Zug „{ $move }“: { $cause }
arena-process-ended = Partie { NUMBER($number, useGrouping: 0) } hat { $count }-mal den Prozess beendet, der sie spielte
arena-again = { $problem } (noch einmal ansehen: { $command })
