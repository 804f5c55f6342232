# Matches of bots.

help-arena-bots = ein Bot für jeden Platz, im Uhrzeigersinn: random, greedy …, bei Bedarf mit Einstellungen: hard:iterations=2000
help-arena-games = wie viele Partien mindestens; jede Verteilung wird in jeder Sitzordnung der Bots gespielt
help-arena-sprt = aufhören, sobald klar ist, ob der erste Bot öfter gewinnt, als sein Anteil am Tisch erwarten lässt
help-arena-ladder = alle Bots an gemischten Tischen spielen lassen und ihnen eine Wertungszahl geben
help-arena-workers = Anzahl der Prozesse; sonst so viele, wie es Prozessoren gibt
help-arena-ray = auf dem Ray-Cluster unter dieser Adresse rechnen; local: ein Cluster auf diesem Rechner
help-arena-only = nur Partie Nummer N spielen und ihre Aufzeichnung ausgeben
help-arena-move-seconds = Zeitlimit für eine Entscheidung; statt eines Bots, der länger braucht, entscheidet der Zufall
help-arena-records = die Aufzeichnungen aller Partien in diese Datei schreiben; komprimiert, wenn ihr Name auf .gz oder .xz endet
help-arena-resume = den Wettkampf fortsetzen, der in dieser Datei aufgezeichnet ist

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
arena-column-high = bis (95 %)
arena-column-par = Anteil
arena-column-mean-score = Punkte
arena-column-games = Partien
arena-column-overtime = Zu spät
arena-percent = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-points = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-count = { NUMBER($number) }
arena-payoffs = Wie oft jeder Bot vor jedem anderen landet (Gleichstand zählt halb):

arena-sprt-above = { $bot } gewinnt öfter, als der Anteil am Tisch erwarten lässt.
arena-sprt-not-above = { $bot } gewinnt nicht öfter, als der Anteil am Tisch erwarten lässt.
arena-sprt-unclear = Ob { $bot } öfter gewinnt, als der Anteil am Tisch erwarten lässt, ist noch nicht klar.

# What is wrong.
arena-bad-seats =
    { $count ->
        [one] 1 Bot
       *[other] { $count } Bots
    } für { $players } Plätze: nenne für jeden Platz einen
arena-bad-ladder =
    eine Rangliste an Tischen mit { $players } Plätzen braucht mindestens so viele Bots; hier { $count ->
        [one] ist es nur 1
       *[other] sind es nur { $count }
    }
arena-bad-bot-name = „{ $text }“ bezeichnet keinen Bot; schreib ihn so: hard:iterations=2000,seconds=0.3
arena-no-ray = für --ray brauchst du Ray, und das ist nicht installiert: pip install "saurian[cluster]"
match-bot-not-importable = andere Prozesse können den Bot „{ $bot }“ nicht laden: lege seine Klasse in eine Datei und importiere sie, oder nimm workers=1
arena-no-cluster = der Ray-Cluster unter { $address } ist nicht erreichbar: { $text }
arena-bot-raised = { $bot } ist in Partie { NUMBER($number, useGrouping: 0) } abgestürzt: { $text }
arena-bot-illegal = { $bot } macht in Partie { NUMBER($number, useGrouping: 0) } den unerlaubten Zug „{ $move }“: { $cause }
arena-process-ended = Partie { NUMBER($number, useGrouping: 0) } hat ihren Prozess { $count }-mal zum Absturz gebracht
arena-again = { $problem } (noch einmal ansehen: { $command })
records-exist = { $file } gibt es schon; setze den Wettkampf mit --resume { $file } fort oder nimm eine andere Datei
records-bad-game = { $file }: die Aufzeichnung von Partie { NUMBER($number, useGrouping: 0) } ist beschädigt: { $cause }
records-other-match = { $file } gehört zu einem anderen Wettkampf: Partie { NUMBER($number, useGrouping: 0) } hat andere Bots, Varianten oder Ziehungen

# Games in bulk.
help-simulate-bots = ein Bot für jeden Platz, im Uhrzeigersinn, oder einer für alle: greedy,hard:iterations=200; sonst spielen alle zufällig
simulate-no-numba = Numba ist nicht installiert: Die Partien laufen auf der lesbaren Engine, etwa hundertmal langsamer.
simulate-mean = Mittel
simulate-least = Min.
simulate-most = Max.
simulate-scores = Punkte
simulate-winning-scores = Punkte bei Sieg
simulate-lengths = Entscheidungen je Partie
simulate-seat = Platz { $number }: { $bot }
