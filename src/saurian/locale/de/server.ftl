### What the server says: to its host, to people at a table, and to programs.

## To the host

bad-setting = Einstellung „{ $name }“: { $cause }
bad-settings-file = { $file } ist kein TOML: { $text }
bad-redis = „{ $text }“ ist keine Adresse eines Redis; sie beginnt mit redis://, rediss:// oder unix://
setting-unknown = die gibt es nicht
setting-not-whole = „{ $text }“ ist keine ganze Zahl
setting-not-number = „{ $text }“ ist keine Zahl
setting-not-yes-or-no = „{ $text }“ ist weder true noch false
setting-not-above = { $text } geht nicht; es muss mehr als { $gt } sein
setting-too-small = { $text } geht nicht; mindestens { $ge }
setting-too-large = { $text } geht nicht; höchstens { $le }
setting-not-offered = „{ $text }“ geht nicht; zur Wahl stehen: { $expected }
setting-other-kind = ein Wert dieser Art geht hier nicht
bad-database = „{ $text }“ ist keine Datenbank für Saurian; möglich sind sqlite und postgresql
database-unreachable = die Datenbank { $text } ist nicht zu gebrauchen: { $reason }
database-not-migrated = die Datenbank ist nicht auf dem Stand dieser Version; zuerst: saurian migrate --database URL
database-too-new = die Datenbank stammt von einer neueren Version von Saurian
cannot-listen = an { $host }, Port { $port }, lässt sich nicht lauschen: { $text }

## What happens at a table

table-started = Das Spiel beginnt.
table-sat = { $seat } setzt sich.
table-filled = { $seat }, ein Bot, setzt sich.
table-left = { $seat } geht.
table-stood-in = Ein Bot spielt für { $seat }.
table-returned = { $seat } ist wieder da.
table-handed = { $seat } gibt den Platz weiter.
table-said = { $seat }: { $phrase }
table-rematched = An einem neuen Tisch geht es weiter.
retracted = { $seat } überlegt noch einmal.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-your-turn = Du bist dran!
phrase-thinking = Moment, ich überlege.
phrase-well-played = Gut gespielt!
phrase-oops = Hoppla!
phrase-thanks = Danke!
phrase-good-game = Schönes Spiel!

## Why something is refused

no-such-table = Diesen Tisch gibt es nicht
bad-nobody = an einem Tisch muss mindestens ein Mensch erwartet werden
bad-seats = die Optionen nennen { $players } Personen, aber es sind { $count } Plätze
bad-request = „{ $field }“: { $text }
bad-replay-place = Das Spiel hat { NUMBER($most, useGrouping: 0) } Züge
refused-open = Das Spiel hat noch nicht begonnen
refused-playing = Das Spiel ist noch nicht zu Ende
refused-over = Das Spiel ist zu Ende
refused-not-over = Das ist erst zu sehen, wenn das Spiel zu Ende ist
refused-started = Das Spiel hat schon begonnen
refused-late = Diese Entscheidung ist schon gefallen; sieh noch einmal hin
refused-not-host = Das kann nur, wer den Tisch aufgemacht hat
refused-seats-open =
    { $count ->
        [one] Ein Platz ist noch frei
       *[other] { $count } Plätze sind noch frei
    }
refused-seat-taken = Dort sitzt schon jemand
refused-no-free-seat = Es ist kein Platz mehr frei
refused-not-away = Dort fehlt niemand
refused-returned = Die Person ist wieder da
refused-left = Du bist gegangen
refused-spectator = Wer zuschaut, kann nicht mitspielen
refused-not-yours = Das ist nicht dein Platz
refused-no-bots = Auf diesem Server arbeiten keine Bots
refused-busy = Zu viel auf einmal an diesem Tisch; versuch es noch einmal
refused-storage = Das konnte nicht gespeichert werden; versuch es noch einmal
refused-too-many = Zu viel auf einmal; versuch es gleich noch einmal
refused-history = An diesem Tisch ist schon zu viel geschehen; nur das Spiel geht noch weiter
refused-too-large = Das ist zu groß
refused-host = Unter diesem Namen ist der Server nicht bekannt
refused-origin = Diese Seite darf nicht für dich sprechen
refused-by-http = Das gibt es hier nicht (HTTP { $status })
