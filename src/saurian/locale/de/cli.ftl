# The command line.

about = Saurian: ein Spieltisch für Draftosaurus und Drakon.
about-more = Mehr zu jedem Befehl zeigt --help, zum Beispiel: saurian play --help
commands = Befehle:
games = Spiele
example = Beispiel:
help-lang = die Sprache; sonst die deines Systems
help-json = JSON ausgeben
help-version = die Version ausgeben

about-serve = den Spieltisch im Browser öffnen: für dich, dein Heimnetz oder alle
about-play = im Terminal spielen, mit anderen und mit Bots
about-score = Wertungsblock für eine Partie mit dem echten Spiel
about-replay = die Aufzeichnung einer Partie prüfen und zeigen
about-verify = prüfen, ob der Zufall in einer Partie so war wie vorher versprochen
about-simulate = viele Partien simulieren und Kennzahlen ausgeben
about-arena = Bots gegeneinander spielen lassen und sehen, wer wie sicher besser ist
about-dataset = einen Datensatz für Lernverfahren schreiben: die Entscheidungen von Bots als Parquet
about-bots = alle Bots auflisten oder einen eigenen prüfen: saurian bots check ./my_bot.py:MyBot
about-connect = einen Bot an einem Tisch auf einem Server spielen lassen
about-train = die Bots neu trainieren: Sie lernen im Spiel gegen sich selbst
about-bench = messen, wie schnell Saurian auf diesem Rechner ist
about-compile = vorab kompilieren, was Bots und Simulationen brauchen
about-rules = die Regeln nachschlagen
about-box = das Spielmaterial von Drakon ansehen oder eigenes prüfen
about-migrate = eine PostgreSQL-Datenbank auf den Stand dieser Version bringen

example-serve = saurian serve --host 0.0.0.0
example-score = saurian score tisch.json
example-replay = saurian replay partie.jsonl
example-verify = saurian verify partie.jsonl
example-train = saurian train draftosaurus --games 20000 --seed 1 --output my-tables.npz
example-compile = saurian compile drakon
example-bench = saurian bench draftosaurus.engine.decisions --json
example-bots = saurian bots check ./my_bot.py:MyBot
example-connect = saurian connect http://localhost:8090/table/ID#SECRET --bot ./my_bot.py:MyBot
example-rules = saurian rules draftosaurus
example-box = saurian box check my-box.toml
example-migrate = saurian migrate --database postgresql://localhost/saurian

help-score-file = die Zoos als JSON; - liest sie von der Standardeingabe
help-replay-file = eine Aufzeichnung; - liest sie von der Standardeingabe
help-bench-names = nur diese Kennzahlen
help-compile-games = nur diese Spiele: { $games }
help-games = wie viele Partien
help-seed = Startwert für den Zufall: gleiche Zahl, gleiche Partien
help-dataset-output = ein Ordner für den Datensatz: neu oder leer

# Words of the argument parser; %s and %(…)s stay as they are.
argparse-usage = Aufruf:{" "}
argparse-positional = Argumente
argparse-options = Optionen
argparse-help = diese Hilfe zeigen
argparse-argument = %(argument_name)s: %(message)s
argparse-unrecognized = unbekannt: %s
argparse-not-allowed = geht nicht zusammen mit %s
argparse-required = es fehlt: %s
argparse-expected-one = hier fehlt ein Wert
argparse-expected-some = hier fehlt mindestens ein Wert
argparse-ambiguous = %(option)s ist mehrdeutig: %(matches)s
argparse-invalid = keine Zahl: %(value)r
argparse-choice = %(value)r gibt es nicht; möglich sind %(choices)s

# What is wrong with a command line.
bad-command = den Befehl „{ $text }“ gibt es nicht; möglich sind { $allowed }
bad-language = die Sprache „{ $text }“ gibt es nicht; möglich sind { $allowed }
bad-usage = { $text } (siehe { $command } --help)
bad-number = { $option }: „{ $text }“ ist keine ganze Zahl ab 1
bad-benchmark = die Kennzahl „{ $text }“ gibt es nicht; möglich sind { $allowed }
bad-bot = den Bot „{ $bot }“ gibt es nicht; möglich sind { $allowed }
bot-needs-numba = der Bot „{ $bot }“ braucht Numba, und das ist nicht installiert (pip install "saurian[sim]"); ohne Numba gibt es { $allowed }
bot-no-settings = der Bot „{ $bot }“ hat keine Einstellungen, also auch kein „{ $setting }“
bot-no-such-setting = der Bot „{ $bot }“ hat keine Einstellung „{ $setting }“; er hat { $allowed }
bot-bad-iterations = iterations: „{ $text }“ ist keine ganze Zahl ab 1
bot-bad-seconds = seconds: „{ $text }“ ist keine Zahl von Sekunden über 0
bot-bad-tables = tables: „{ $text }“ ist kein Dateiname
bad-tables = { $file } enthält keine gelernten Tabellen: { $text }
bad-tables-of-other-game = { $file } enthält andere Tabellen als die, nach denen die Bots dieses Spiels spielen
compile-needs-numba = zum Kompilieren fehlt Numba: pip install "saurian[sim]"
bench-needs-numba = für die Messung „{ $text }“ fehlt Numba: pip install "saurian[sim]"
needs-extra = für saurian { $command } fehlt noch etwas: pip install "saurian[{ $extra }]"
unexpected = in Saurian ist etwas schiefgegangen: { $text } (mit { $variable }=1 zeigt sich, wo)
file-unreadable = { $file } lässt sich nicht lesen: { $text }
dataset-exists = { $folder } ist nicht leer; nimm einen anderen Ordner
dataset-no-encoder = { $game } hat keinen Encoder, seine Ansichten lassen sich also nicht als Zahlen schreiben
file-not-json = { $file } ist kein JSON: Zeile { $line }, Spalte { $column }

bench-running = Messung läuft
simulate-running = Partien laufen
dataset-written = { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
} in { $folder }.
compiling = Der schnelle Code von { $game } wird einmalig für diesen Rechner kompiliert: etwa { $seconds } s.
compiled = { $game } ist bereit ({ $seconds } s).

# Score pad and replay.
seat-number = Platz { $number }
sheet-total = Summe
verdict-points = { $winners } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}!
verdict-trexes = Gleichstand bei { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: { $winners } gewinnt mit den wenigsten T-Rex!
verdict-shared = { $winners } teilen sich den Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}!
verdict-team = { $winners } gewinnen als Team mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
replay-of = Eine Partie { $game }: { $players }
replay-broken-off = Hier wurde die Partie abgebrochen.

# The figures of a simulation.
figure-game = Spiel
figure-options = Optionen
figure-players = Plätze
figure-games = Partien
figure-seed = Startwert
figure-decisions = Entscheidungen
figure-seconds = Sekunden
figure-mean-score = Mittlere Punktzahl
figure-mean-winning-score = Mittlere Punktzahl beim Sieg
figure-win-share = Siege je Platz
figure-mean-parts = Mittel je Wertung

# The server.
help-host = die Adresse, unter der der Server erreichbar ist; mit 0.0.0.0 teilst du den Tisch in deinem Netz
help-port = der Port des Servers; sonst 8090
help-database = wo die Tische gespeichert werden; sonst in einer SQLite-Datei in deinem Datenordner
help-redis = ein Redis, das mehrere Server verbindet
help-settings = eine TOML-Datei mit Einstellungen
help-no-open = den Browser nicht öffnen
help-commitment = der vor dem Spiel veröffentlichte Fingerabdruck, falls du ihn notiert hast
serving = Saurian läuft unter { $address }
serving-network = In deinem Netz: { $address }
serving-end = Mit Strg-C beendest du den Server.
serving-already = Saurian läuft schon unter { $address }
port-taken = Port { $port } ist belegt ({ $program }); dieser Server nimmt Port { $used }.
some-program = ein anderes Programm
migrated = Die Datenbank ist auf dem neuesten Stand.
verify-nothing = die Aufzeichnung sagt nicht, woher ihr Zufall kam
verify-fair =
    { $draws ->
        [one] Fair: 1 Ziehung ergibt sich aus dem Startwert, und er passt zum Fingerabdruck { $commitment }.
       *[other] Fair: Alle { $draws } Ziehungen ergeben sich aus dem Startwert, und er passt zum Fingerabdruck { $commitment }.
    }
verify-other-seed = Nicht fair: Der Startwert passt nicht zum Fingerabdruck { $commitment }.
verify-wrong-draw = Nicht fair: Zeile { NUMBER($line, useGrouping: 0) } ergibt sich nicht aus dem Startwert.
