### What the server says: to its host, to people at a table, and to programs.

## To the host

bad-setting = Einstellung „{ $name }“: { $cause }
bad-settings-file = { $file } ist kein TOML: { $text }
bad-redis = „{ $text }“ ist keine Redis-Adresse; sie beginnt mit redis://, rediss:// oder unix://
setting-unknown = diese Einstellung gibt es nicht
setting-not-whole = „{ $text }“ ist keine ganze Zahl
setting-not-number = „{ $text }“ ist keine Zahl
setting-not-yes-or-no = „{ $text }“ ist weder true noch false
setting-not-above = { $text } geht nicht; der Wert muss größer als { $gt } sein
setting-too-small = { $text } geht nicht; mindestens { $ge }
setting-too-large = { $text } geht nicht; höchstens { $le }
setting-not-offered = „{ $text }“ geht nicht; möglich sind { $expected }
setting-other-kind = ein Wert dieser Art geht hier nicht
bad-database = „{ $text }“ ist keine Datenbank, die Saurian kennt; möglich sind sqlite und postgresql
database-unreachable = die Datenbank { $text } lässt sich nicht verwenden: { $reason }
database-not-migrated = die Datenbank ist nicht auf dem Stand dieser Version; führe zuerst aus: saurian migrate --database URL
database-too-new = die Datenbank stammt von einer neueren Version von Saurian
database-in-use = die Datenbank { $text } wird schon von einem anderen Server benutzt; mehrere Server brauchen PostgreSQL
cannot-listen = { $host }, Port { $port }, lässt sich nicht verwenden: { $text }

## What happens at a table

table-started = Das Spiel beginnt.
table-sat = { $seat } nimmt Platz.
table-filled = { $seat }, ein Bot, nimmt Platz.
table-left = { $seat } verlässt den Tisch.
table-stood-in = Ein Bot springt für { $seat } ein.
table-returned = { $seat } ist wieder da.
table-handed = { $seat } gibt den Platz weiter.
table-said = { $seat }: { $phrase }
table-rematched = An einem neuen Tisch geht es weiter.
table-renamed = { $seat } heißt jetzt anders.
table-removed = { $seat } wurde vom Tisch entfernt.
table-agreed = Die Optionen wurden geändert.
table-asks-again = { $seat } möchte noch einmal spielen.
table-time-up = Die Zeit ist um: Ein Bot beendet den Zug für { $seat }.
table-undone = { $seat } nimmt eine Entscheidung zurück.
retracted = { $seat } nimmt die Wahl zurück.
table-weaker-bot = { $seat }: Vorerst entscheidet der gierige Bot. Der stärkere ist auf diesem Server nicht bereit.
table-own-bot = { $seat }: Der stärkere Bot ist bereit und übernimmt.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-your-turn = Du bist dran!
phrase-thinking = Moment, ich überlege noch.
phrase-well-played = Gut gespielt!
phrase-oops = Ups!
phrase-thanks = Danke!
phrase-good-game = Schönes Spiel!

## Why something is refused

no-such-table = Diesen Tisch gibt es nicht
bad-nobody = an einem Tisch muss mindestens ein Mensch mitspielen
bad-seats = die Optionen nennen { $players } Plätze, angegeben sind aber { $count }
bad-request = „{ $field }“: { $text }
bad-replay-place = Das Spiel hat { NUMBER($most, useGrouping: 0) } Züge
refused-open = Das Spiel hat noch nicht begonnen
refused-playing = Das Spiel ist noch nicht zu Ende
refused-over = Das Spiel ist zu Ende
refused-not-over = Das siehst du erst, wenn das Spiel zu Ende ist
refused-started = Das Spiel hat schon begonnen
refused-late = Zu spät: Das ist schon entschieden
refused-not-host = Das kann nur, wer den Tisch eröffnet hat
refused-seats-open =
    { $count ->
        [one] Ein Platz ist noch frei
       *[other] { $count } Plätze sind noch frei
    }
refused-seat-taken = Dort sitzt schon jemand
refused-no-free-seat = Es ist kein Platz mehr frei
refused-not-away = Diese Person ist anwesend
refused-returned = Diese Person ist wieder da
refused-left = Du hast diesen Tisch verlassen
refused-invited = Die Eingeladenen haben noch ein paar Sekunden Zeit
refused-not-invited = Für diesen Platz gibt es keine Einladung
refused-nobody-there = Da sitzt niemand
refused-spectator = Wer zuschaut, kann nicht mitspielen
refused-not-yours = Das ist nicht dein Platz
refused-no-bots = Auf diesem Server gibt es keine Bots
refused-busy = Zu viele Anfragen auf einmal an diesem Tisch; versuch es gleich noch einmal
refused-storage = Das konnte nicht gespeichert werden; versuch es noch einmal
refused-too-many = Zu viele Anfragen auf einmal; versuch es gleich noch einmal
refused-history = Der Verlauf dieses Tisches ist voll; ihr könnt nur noch weiterspielen
refused-undo = Das kannst du nicht mehr zurücknehmen: Es wurde schon etwas aufgedeckt, oder jemand anders war dran
refused-too-large = Das ist zu groß
refused-host = Der Server kennt diese Adresse nicht
refused-origin = Diese Seite darf nicht in deinem Namen handeln
refused-by-http = Das gibt es hier nicht (HTTP { $status })
