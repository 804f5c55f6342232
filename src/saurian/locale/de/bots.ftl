# Bots: those of Saurian, and your own.

about-bots-check = einen Bot in vielen Stellungen mit allen Varianten entscheiden lassen und berichten, ob er sich an die Regeln der Arena hält
example-bots-check = saurian bots check ./my_bot.py:MyBot --positions 200
about-bots-run = das Zeilenprotokoll für einen Bot sprechen, damit ein anderes Programm gegen ihn spielen kann
example-bots-run = saurian bots run hard:iterations=2000
bots-actions = Aktionen
help-bots-bot = ein Bot: sein Name, package.module:Class(depth=3), ./file.py:Class oder exec:COMMAND
help-bots-game = nur dieses Spiel; sonst alle, die der Bot beherrscht
help-bots-positions = Anzahl der Stellungen (sonst 1000)
help-bots-seed = Startwert des Zufalls: derselbe Wert ergibt dieselben Stellungen
help-bots-move-seconds = durchgefallen, wenn eine Entscheidung länger dauert als so viele Sekunden

bots-column-bot = Bot
bots-column-games = Spiele
bots-column-settings = Einstellungen
bots-column-needs = Braucht
bots-column-package = Paket
bots-needs = pip install "{ $extra }"
bots-own = Eigene Bots brauchst du nicht zu installieren: package.module:Class(depth=3), ./file.py:Class oder exec:COMMAND

bots-checking = Prüfung läuft
bots-checked =
    { $bot }: { $count ->
        [one] { $count } Stellung
       *[other] { $count } Stellungen
    } ({ $games })
bots-passed = ok    { "" }
bots-failed = FEHLER
bots-check-legal = macht nur erlaubte Züge und löst keine Ausnahmen aus
bots-check-unchanged = verändert die Sicht nicht
bots-check-deterministic = gleiche Sicht, gleicher Startwert, gleicher Zug
bots-check-secret = entscheidet gleich in Welten, die sein Platz nicht unterscheiden kann
bots-check-isolated = lässt die globalen Zufallsgeneratoren von random und NumPy in Ruhe
bots-check-picklable = lässt sich mit pickle kopieren, und die Kopie spielt gleich
bots-check-in-time = hält das Zeitlimit ein
bots-failures = { $count } von { $tried } Entscheidungen.
bots-first = Zuerst: { $text } ({ $game }, Platz { $number }, { $position })
bots-time = Zeit pro Zug: Mittel { $mean } ms, Median { $median } ms, 95 % unter { $p95 } ms, am längsten { $max } ms

# What is wrong.
bot-no-class = „{ $text }“ nennt keine Klasse; schreib es so: ./my_bot.py:MyBot
bot-bad-call = die Einstellungen von „{ $text }“ sind nicht lesbar; schreib sie so: MyBot(depth=3, name="x")
bot-not-loaded = der Bot { $bot } lässt sich nicht laden: { $text }
bot-not-made = der Bot { $bot } lässt sich nicht erzeugen: { $text }
bot-not-callable = { $bot } ist weder eine Klasse noch eine Funktion
bot-no-method = { $bot } hat keine Methode „{ $method }“; leite die Klasse von saurian.bots.Bot ab
bot-missing-setting = der Bot { $bot } braucht die Einstellung „{ $setting }“
bot-other-games = der Bot { $bot } spielt nicht { $game }, sondern { $allowed }
bad-seconds = { $option }: „{ $text }“ ist keine Zahl von Sekunden über 0
no-view-text = { $game } können Bots in anderen Prozessen nicht spielen: Für die Sicht eines Platzes fehlt eine Textform

# At a server.
help-connect-url = der Link eines Platzes (…/table/ID#SECRET) oder eines Tisches mit einem freien Platz (…/table/ID)
help-connect-name = Name des Bots am Tisch; sonst seine Klasse oder Stufe
help-connect-seed = Startwert für den Zufall des Bots; sonst zufällig
help-connect-patience = so viele Sekunden weiter versuchen, wenn der Server nicht erreichbar ist (sonst 300)
connect-seated = Der Bot spielt auf Platz { $number }. Später zurückkommen: { $link }
connect-lost = Die Verbindung zu { $server } ist abgebrochen; neuer Versuch.
connect-over = Die Partie ist aus: { $bot } ist Nummer { $rank } von { $players } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
connect-bad-address = „{ $text }“ ist nicht der Link eines Tisches; so sieht einer aus: http://localhost:8090/table/ID#SECRET
connect-refused = { $server } lässt den Bot dort nicht spielen: { $text }
connect-gone = { $server } ist nicht erreichbar: { $text }
connect-illegal = der Bot hat den unerlaubten Zug „{ $move }“ gewählt: { $cause }

# Bots that are programs.
process-not-started = „{ $command }“ lässt sich nicht starten: { $text }
process-ended = „{ $command }“ hat sich mit Code { NUMBER($code, useGrouping: 0) } beendet, statt zu antworten
process-too-slow = „{ $command }“ hat nicht innerhalb von { $seconds } s geantwortet
process-bad-line = „{ $text }“ gehört nicht zum Bot-Protokoll
process-bad-move = „{ $command }“ hat mit dem Zug „{ $text }“ geantwortet, den es nicht gibt
bad-setting-bots = die Einstellung „bots“ enthält „{ $text }“: { $cause }
