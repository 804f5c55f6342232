# The command line.

about = Saurian: ein Spieltisch für Draftosaurus und Drakon.
about-more = Jeder Befehl erklärt sich selbst: saurian play --help
commands = Befehle:
games = Spiele
example = Beispiel:
help-lang = die Sprache; sonst die deines Systems
help-json = JSON ausgeben

about-serve = den Tisch im Browser anbieten: für dich, das Heimnetz oder die Welt
about-play = im Terminal spielen, mit Menschen und Bots
about-score = der Wertungsblock für den Tisch mit der echten Schachtel
about-replay = die Aufzeichnung einer Partie prüfen und zeigen
about-verify = prüfen, ob der Zufall eines Spiels so war, wie vorher versprochen
about-simulate = viele Zufallspartien spielen und Kennzahlen ausgeben
about-arena = Bots gegeneinander spielen lassen und sehen, wie sicher feststeht, wer besser ist
about-train = im Spiel gegen sich selbst neu lernen lassen, wonach die Bots spielen
about-bench = messen, wie schnell es auf diesem Rechner ist
about-rules = die Regeln nachschlagen
about-box = den Inhalt der Drakon-Schachtel ansehen oder eine eigene prüfen
about-migrate = eine PostgreSQL-Datenbank auf den Stand dieser Version bringen

about-draftosaurus = Draftosaurus: verdeckt Dinosaurier wählen und jedem das richtige Gehege geben; 2 bis 5 Personen
about-drakon = Drakon: eine Drachenhöhle bauen, darin Münzen sammeln und der Drachin aus dem Weg gehen; 2 bis 6 Personen

example-serve = saurian serve --host 0.0.0.0
example-play = saurian play draftosaurus --seats Anna,greedy,greedy --board winter
example-score = saurian score tisch.json
example-replay = saurian replay partie.jsonl
example-verify = saurian verify game.jsonl
example-simulate = saurian simulate draftosaurus --players 4 --games 1000 --seed 1 --json
example-arena = saurian arena draftosaurus greedy random random --games 600
example-train = saurian train draftosaurus --games 20000 --seed 1 --output my-tables.npz
example-bench = saurian bench draftosaurus.engine.decisions --json
example-rules = saurian rules draftosaurus
example-box = saurian box check my-box.toml
example-migrate = saurian migrate --database postgresql://localhost/saurian

help-score-file = die Zoos als JSON; - liest sie von der Standardeingabe
help-replay-file = eine Aufzeichnung; - liest sie von der Standardeingabe
help-bench-names = nur diese Kennzahlen
help-games = wie viele Partien
help-seed = wo der Zufall beginnt: gleicher Wert, gleiche Partien

# The options of the games.
option-draftosaurus-players = wie viele Plätze
option-draftosaurus-board = summer, winter oder match: eine Sommer- und dann eine Winterpartie
option-draftosaurus-rules = international oder polish
option-draftosaurus-order = printed: wählen, aufdecken, setzen; quick: wählen und setzen in einem Schritt
option-draftosaurus-first = der Platz, der zuerst würfelt, ab 0 gezählt; sonst random, durch Zufall
option-draftosaurus-last-turn-binds-all = yes oder no: zu fünft bindet der Würfel in der letzten Runde einer Spielphase alle
option-drakon-players = wie viele Plätze
option-drakon-heroes = yes oder no: jeder Held hat eine Fähigkeit, einmal im Spiel
option-drakon-escape = yes oder no: 8 genügen, aber man muss damit aus der Höhle fliehen
option-drakon-short = yes oder no: 7 genügen; nicht zusammen mit escape
option-drakon-teams = yes oder no: 4 oder 6 Personen in Paaren
option-drakon-drakon-from-start = yes oder no: Drakon wartet von Anfang an am Eingang
option-drakon-two-actions = yes oder no: zwei Aktionen je Zug
option-drakon-first = der Platz, der beginnt, ab 0 gezählt; sonst random, durch Zufall
option-drakon-box = eine Schachteldatei; sonst die Schachtel, die zu den Regeln gehört

# Words of the argument parser; %s and %(…)s stay as they are.
argparse-usage = Aufruf:{" "}
argparse-positional = Angaben
argparse-options = Optionen
argparse-help = diese Hilfe zeigen
argparse-argument = %(argument_name)s: %(message)s
argparse-unrecognized = nicht verstanden: %s
argparse-not-allowed = verträgt sich nicht mit %s
argparse-required = es fehlt: %s
argparse-expected-one = ein Wert fehlt
argparse-expected-some = mindestens ein Wert fehlt
argparse-ambiguous = %(option)s kann %(matches)s bedeuten
argparse-invalid = keine Zahl: %(value)r
argparse-choice = %(value)r gibt es nicht; möglich sind %(choices)s

# What is wrong with a command line.
bad-command = den Befehl „{ $text }“ gibt es nicht; möglich sind { $allowed }
bad-language = die Sprache „{ $text }“ gibt es nicht; möglich sind { $allowed }
bad-usage = { $text } (siehe { $command } --help)
bad-number = { $option }: „{ $text }“ ist keine Zahl ab 1
bad-benchmark = die Kennzahl „{ $text }“ gibt es nicht; möglich sind { $allowed }
bad-bot = den Bot „{ $bot }“ gibt es nicht; möglich sind { $allowed }
file-unreadable = { $file } lässt sich nicht lesen: { $text }
file-not-json = { $file } ist kein JSON: Zeile { $line }, Spalte { $column }

bench-running = Messung läuft
simulate-running = Partien laufen

# Score pad and replay.
seat-number = Platz { $number }
sheet-total = Summe
verdict-points = { $winners } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
verdict-trexes = { $winners } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: Bei Gleichstand entscheiden die wenigsten T-Rex.
verdict-shared = { $winners } teilen sich den Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
replay-of = Eine Partie { $game }: { $players }
replay-broken-off = Hier wurde die Partie abgebrochen.

# The figures of a simulation.
figure-game = Spiel
figure-options = Optionen
figure-players = Personen
figure-games = Partien
figure-seed = Startwert
figure-decisions = Entscheidungen
figure-seconds = Sekunden
figure-mean-score = Mittlere Punktzahl
figure-mean-winning-score = Mittel der Sieger
figure-win-share = Siege je Platz
figure-mean-parts = Mittel je Wertung

# The server.
help-host = die Adresse, an der gelauscht wird; 0.0.0.0 teilt den Tisch in deinem Netz
help-port = der Port, an dem gelauscht wird; sonst 8090
help-database = wo Tische aufbewahrt werden; sonst in einer SQLite-Datei in deinem Datenordner
help-redis = ein Redis, das mehrere Server verbindet
help-settings = eine TOML-Datei mit Einstellungen
help-no-open = den Browser nicht öffnen
help-commitment = was vor dem Spiel veröffentlicht wurde, falls du es notiert hast
serving = Saurian ist unter { $address } zu erreichen
serving-network = In deinem Netz: { $address }
serving-end = Strg-C beendet es.
migrated = Die Datenbank ist auf dem neuesten Stand.
verify-nothing = die Aufzeichnung sagt nicht, woher ihr Zufall kam
verify-fair =
    { $draws ->
        [one] Fair: 1 Ziehung folgt aus dem Startwert, den { $commitment } versprochen hat.
       *[other] Fair: alle { $draws } Ziehungen folgen aus dem Startwert, den { $commitment } versprochen hat.
    }
verify-other-seed = Nicht fair: Der Startwert ist nicht der, den { $commitment } versprochen hat.
verify-wrong-draw = Nicht fair: Zeile { NUMBER($line, useGrouping: 0) } folgt nicht aus dem Startwert.
