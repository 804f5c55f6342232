### Der Browser-Client.

## Überall

ui-home = Zur Startseite
ui-skip = Zum Inhalt springen
ui-close = Schließen
ui-cancel = Abbrechen
ui-save = Speichern
ui-loading = Einen Moment …
ui-again = Noch einmal versuchen
ui-settings = Einstellungen
page-unknown = Diese Seite gibt es nicht
net-unreachable = Der Server ist nicht erreichbar. Bist du online?
net-broken = Der Server hat unerwartet geantwortet. Versuch es noch einmal.
net-gone = Du hast diesen Platz in einem anderen Fenster oder auf einem anderen Gerät geöffnet, oder er gehört dir nicht mehr. Lade die Seite neu.
net-coming-back = Verbindung unterbrochen – wir verbinden dich gleich wieder. Dein Spielstand ist sicher.
client-missing = Die Browser-Oberfläche wurde noch nicht gebaut. Rufe im Quellordner „make play“ auf; dafür brauchst du Node 20 oder das PyPI-Paket davon.

language-name = Deutsch

setting-language = Sprache
setting-name = Dein Name
setting-theme = Erscheinungsbild
setting-motion = Animationen
setting-sound = Töne
setting-sound-note = Spielgeräusche und ein Ton, wenn du dran bist
setting-sound-on = Töne einschalten
setting-sound-off = Töne ausschalten
setting-to-light = Zum hellen Design
setting-to-dark = Zum dunklen Design
setting-volume = Lautstärke
setting-pace = Tempo
pace-calm = Gemütlich
pace-brisk = Zügig
pace-instant = Sofort
setting-confirm = Jeden Zug bestätigen
setting-confirm-note = Du wirst noch einmal gefragt, bevor dein Zug gilt
setting-notify = Benachrichtige mich, wenn ich dran bin
setting-notify-on = Du wirst benachrichtigt, wenn du dran bist.
theme-system = Systemeinstellung
theme-light = Hell
theme-dark = Dunkel
motion-system = Systemeinstellung
motion-full = An
motion-less = Aus

## Die Spiele

game-draftosaurus = Draftosaurus
game-drakon = Drakon
game-about-draftosaurus = Wähle geheim einen Dinosaurier, gib den Rest weiter und finde für jeden das richtige Gehege in deinem Zoo.
game-about-drakon = Baue Kammer für Kammer die Höhle einer Drachin, schnapp dir ihre Münzen und geh ihr aus dem Weg.
game-idea-draftosaurus = Alle haben Dinosaurier auf der Hand, wählen geheim einen aus und geben den Rest weiter. Jedes Gehege deines Zoos zählt anders: Platziere jeden Dinosaurier dort, wo er am meisten bringt – soweit der Würfel es erlaubt.
game-idea-drakon = Kammer für Kammer baut ihr die Drachenhöhle und sucht darin nach Münzen. Wer zuerst Münzen im Wert von 10 hat, gewinnt. Aber wer Drakon begegnet, verliert eine Münze und muss zurück zum Eingang.
game-facts-draftosaurus = 2 bis { $most } Personen · etwa 15 Minuten
game-facts-drakon = 2 bis { $most } Personen · ab 30 Minuten

level-random = Zufällig
level-greedy = Gierig
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-expert = Experte

## Die Startseite

home-title = Saurian: Draftosaurus und Drakon im Browser
home-headline = Spiel Draftosaurus und Drakon
home-explained = Direkt im Browser, gegen Bots oder mit Freunden per Link. Ohne Konto, ohne Installation.
home-games = Spiele
home-play-now = Jetzt spielen
home-against = gegen
home-opponents = Anzahl der Bots
home-bots =
    { $count ->
        [one] 1 Bot
       *[other] { $count } Bots
    }
home-level = Stärke der Bots
home-brief =
    { $count ->
        [one] 1 Bot · { $level }
       *[other] { $count } Bots · { $level }
    }
home-options = Optionen
quick-title = { $game } gegen Bots
home-friends = Mit Freunden
home-learn = Spiel lernen
home-rules = Regeln
home-mine = Weiterspielen
home-finished = Beendete Spiele
home-public = Öffentliche Tische
home-public-none = Gerade ist kein öffentlicher Tisch offen. Eröffne einen, dann erscheint er hier.
home-pad = Wertungsblock
home-pad-explained = Du spielst mit dem echten Spiel? Tippe die Dinosaurier ein, der Block rechnet für dich.
home-pad-open = Wertungsblock öffnen
home-code = Zum Programmieren
home-code-explained = Saurian ist auch eine Python-Bibliothek: Schreib einen Bot, simuliere Tausende Spiele oder starte ein Turnier im Terminal.
home-code-http = Die HTTP-Schnittstelle (OpenAPI)
me-guest = Gast

list-more =
    { $count ->
        [one] 1 weiterer Tisch
       *[other] { $count } weitere Tische
    }
list-won = Gewonnen, { $score }
list-team = Mit { $names } gewonnen, { $score }
list-shared = Sieg geteilt mit { $names }, { $score }
list-lost = Sieg für { $names }, { $score }
list-series = Partie { $games } der Serie: { $score }
list-dismiss = Aus der Liste entfernen
list-free =
    { $count ->
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }
list-waiting = wartet auf den Start
list-your-turn = Du bist dran
list-playing = läuft

## Einen Tisch eröffnen

maker-title = { $game } mit Freunden
maker-players = Wie viele spielen mit?
maker-guests = Wer spielt noch mit?
maker-seat = Platz { $number }
maker-link = Per Link einladen
maker-device = Spielt an diesem Gerät
maker-bot = Bot: { $level }
maker-name = Name für Platz { $number }
maker-you = { $name } (du)
maker-person = Spieler { $number }
maker-more = Weitere Optionen
maker-clock = Bedenkzeit
maker-public = Öffentlicher Tisch
maker-public-note = Der Tisch steht auf der Startseite, und alle können einen freien Platz nehmen
maker-do = Tisch eröffnen
clock-none = Ohne Zeitlimit
clock-30 = 30 Sekunden
clock-60 = 1 Minute
clock-180 = 3 Minuten
clock-86400 = 1 Tag

field-board = Zooplatte
field-rules = Regeln
field-order = Ablauf einer Runde
field-first = Wer beginnt?
field-anyone = Der Zufall entscheidet
field-seat = Platz { $number }
field-last-turn-binds-all = In der letzten Runde einer Spielphase gilt der Würfel für alle
field-second-roller = Wer würfelt in der zweiten Partie zuerst?
field-usual = Wie in den Regeln
field-yes = Ja
field-no = Nein
closed-bad-last-turn-option = „Ja“ gibt es nur zu fünft.
closed-bad-teams = Nur zu viert oder zu sechst.
closed-bad-two-goals = „Flucht aus der Höhle“ und „Kurzes Spiel“ lassen sich nicht kombinieren.
field-box = Eigener Satz aus Kammern und Münzen (TOML-Datei)
field-box-unreadable = Das ist keine TOML-Datei

## Vor dem Spiel

waiting-free =
    { $count ->
        [one] Ein Platz ist noch frei. Verschick den Link oder füge einen Bot hinzu.
       *[other] { $count } Plätze sind noch frei. Verschick den Link oder füge Bots hinzu.
    }
waiting-free-seats =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
waiting-complete = Alle Plätze sind besetzt.
waiting-welcome = Willkommen! Hier ist ein Platz für dich frei.
waiting-name = Dein Name
waiting-sit = Platz nehmen
waiting-agreed = Spieleinstellungen
waiting-fill = Bot hinzufügen
waiting-team = Team { $letter }
waiting-start = Spiel starten
waiting-host = Wir warten, bis { $seat } das Spiel startet.
waiting-start-bots = Mit Bots starten
waiting-invite = Freunde einladen
waiting-invite-note = Ein Link für alle: Wer ihn öffnet, kann einen freien Platz nehmen.
waiting-options = Optionen ändern
waiting-rename = Meinen Namen ändern
waiting-seat-link = Link zu diesem Platz
waiting-seat-link-note = Wer diesen Link öffnet, bekommt genau diesen Platz.
waiting-up = Nach oben
waiting-down = Nach unten
waiting-remove = { $seat } entfernen
waiting-removed = Dein Platz wurde freigegeben. Ist ein anderer frei, kannst du ihn nehmen.
waiting-learn = { $game } ist neu für dich?
waiting-learn-note = Probier beim Warten die geführte erste Partie. Wenn es losgeht, rufen wir dich.
waiting-begun = { $game }: Deine Partie hat begonnen.
waiting-to-table = Zum Tisch
rematch-waiting = Es fehlt noch: { $names } …
rematch-without = Stattdessen mit Bots starten
rematch-without-in = Stattdessen mit Bots ({ $time })
rematch-join = Mitspielen
rematch-join-in = Mitspielen ({ $time })
rematch-decline = Jetzt nicht
seat-free = Frei
seat-host = Gastgeber
seat-invited = eingeladen
seat-more = Platz { $number }: mehr
seat-ready = ist da
seat-you = du
seat-here = auch an diesem Gerät
seat-stand-in = ein Bot springt ein
seat-gone = hat den Tisch verlassen
seat-absent = nicht da
seat-winner = hat gewonnen
seat-acting = überlegt
seat-call-bot = Bot einspringen lassen
seat-bot-plays-for-you = Ein Bot spielt für dich.
seat-call-bot-in = In { $time } kann ein Bot einspringen
seat-you-left = Du hast das Spiel verlassen.
seat-return = Ich bin wieder da
seat-notes = { $name } ({ $notes })
link-label = Link
link-copy = Link kopieren
link-copied = Der Link ist kopiert.
link-select = Automatisch kopieren geht hier nicht: Markiere den Link und kopiere ihn selbst.
link-only-here = Dieser Link funktioniert nur auf diesem Gerät. Um ihn zu teilen, starte Saurian mit --host 0.0.0.0 und öffne die Adresse, die es anzeigt.
link-share = Teilen
link-code = QR-Code

## Am Tisch

title-your-turn = ● Du bist dran · { $game }
title-table = { $game } · Saurian
notify-your-turn = Du bist dran
status-your-turn = Du bist dran
status-your-turn-by-name = { $seat }, du bist dran
status-turn-of = { $seat } ist dran
status-sending = Einen Moment …
status-waiting = Wir warten auf: { $names }
players-title = Am Tisch
players-not-here = Nicht da: { $names }
players-missed = Nicht am Tisch
clock-left = Verbleibende Zeit
log-title = Spielverlauf
tools-title = Werkzeuge
tool-undo = Rückgängig
tool-hint = Tipp
tool-say = Chat
tool-log = Verlauf
tool-share = Teilen
tool-rules = Regeln
read-rule = Regel nachlesen
tool-menu = Menü
hint-do = Zug ausführen
confirm-title = Zug bestätigen
confirm-do = Zug ausführen
confirm-back = Zurück
keys-title = Tasten
keys-move = Auswahl bewegen
keys-do = Wählen oder bestätigen
keys-back = Zurücklegen
spectator-banner = Du schaust zu.
hand-over-to = Gib das Gerät weiter: { $seat }
hand-over-ready = { $seat }: meine Hand zeigen
hand-over-undo = { $seat }: Wahl zurücknehmen
share-watch = Link zum Zuschauen
share-own = Auf einem anderen Gerät weiterspielen
share-own-note = Behalte diesen Link für dich: Wer ihn öffnet, übernimmt deinen Platz.
share-new-link = Link erstellen
leave-title = Tisch verlassen?
leave-explained = Ein Bot spielt für dich, während die anderen weiterspielen. Du kannst jederzeit zurückkommen: Der Tisch bleibt auf deiner Startseite.
leave-alone = Das Spiel wartet auf dich: Du findest es auf deiner Startseite.
leave-do = Tisch verlassen

## Nach dem Spiel

end-to-board = Zurück zum Tisch
end-rematch = Noch eine Partie
series-score = Gewonnene Partien: { $score }
end-watch-rematch = Bei der nächsten Partie zuschauen
end-replay = Wiederholung
end-record = Aufzeichnung herunterladen
sheet-title = Wertung
fair-title = Nachprüfbarer Zufall
fair-explained = Vor dem Spiel hat der Server einen Fingerabdruck seiner geheimen Zahl veröffentlicht. Alle Würfe und Ziehungen werden aus dieser Zahl und den Beiträgen der Mitspielenden berechnet; am Ende wird sie offengelegt.
fair-commitment = Fingerabdruck, vor dem Spiel veröffentlicht
fair-seed = Geheime Zahl, nach dem Spiel offengelegt
fair-added = Beiträge der Mitspielenden
fair-kept = Geprüft: Die Zahl passt genau zum veröffentlichten Fingerabdruck.
fair-broken = Achtung: Die Zahl passt nicht zum veröffentlichten Fingerabdruck!
fair-cannot-tell = Dieser Browser kann das hier nicht prüfen. Es geht über HTTPS oder auf dem Rechner, auf dem der Server läuft.
