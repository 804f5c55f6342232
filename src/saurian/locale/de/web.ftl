### Der Browser-Client.

## Überall

ui-home = Zur Startseite
ui-skip = Zum Inhalt
ui-close = Schließen
ui-cancel = Abbrechen
ui-loading = Einen Moment …
ui-again = Noch einmal versuchen
ui-settings = Einstellungen
page-unknown = Unter dieser Adresse gibt es nichts
net-unreachable = Der Server ist nicht erreichbar. Besteht eine Verbindung?
net-broken = Der Server gab eine Antwort, die niemand versteht
net-gone = Dieser Platz ist anderswo geöffnet oder nicht mehr deiner. Lade die Seite neu.
net-coming-back = Die Verbindung ist weg; gleich ist sie wieder da. Vom Spiel geht nichts verloren.
client-missing = Die Seiten für den Browser sind nicht gebaut. Rufe im Quellordner „make play“ auf, wo es Node 20 oder dessen PyPI-Paket gibt.

language-en = English
language-de = Deutsch
language-pl = Polski
language-uk = Українська

setting-language = Sprache
setting-theme = Hell oder dunkel
setting-motion = Bewegungen
setting-sound = Töne
setting-sound-note = Ein leiser Ton, wenn du dran bist
setting-sound-on = Töne an
setting-sound-off = Töne aus
setting-to-light = Hell
setting-to-dark = Dunkel
setting-confirm = Jeden Zug bestätigen
setting-confirm-note = Du wirst noch einmal gefragt, bevor ein Zug gilt
setting-notify = Sag mir, wenn ich dran bin
setting-notify-on = Du erfährst, wenn du dran bist.
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
motion-system = Wie das System
motion-full = Alle
motion-less = Keine

## Die Spiele

game-draftosaurus = Draftosaurus
game-drakon = Drakon
game-about-draftosaurus = Wähle heimlich Dinosaurier, gib den Rest weiter und finde für jeden das richtige Gehege in deinem Zoo.
game-about-drakon = Baue Kammer für Kammer die Höhle einer Drachin, hol dir die Münzen und geh der Hausherrin aus dem Weg.
game-facts = 2 bis { $most } Personen · etwa 20 Minuten

level-random = Zufallsbot
level-greedy = Gieriger Bot
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-expert = Meisterhaft

## Die Startseite

home-title = Saurian: Draftosaurus und Drakon im Browser
home-headline = Zwei Brettspiele über schuppige Wesen
home-explained = Spiel sofort gegen Bots oder schick Freunden einen Link. Ohne Konto, ohne Installation.
home-games = Spiele
home-play-now = Jetzt spielen
home-against = gegen
home-opponents = Wie viele Bots
home-bots =
    { $count ->
        [one] 1 Bot
       *[other] { $count } Bots
    }
home-level = Wie stark
home-friends = Mit Freunden
home-learn = Lernen
home-rules = Regeln
home-mine = Deine Tische
home-finished = Beendete Spiele
home-public = Öffentliche Tische
home-public-none = Gerade gibt es keinen öffentlichen Tisch. Eröffne einen, dann steht er hier.
home-pad = Wertungsblock
home-pad-explained = Ihr spielt mit der echten Schachtel? Tippe die Dinosaurier ein und lass rechnen.
home-pad-open = Wertungsblock öffnen
me-guest = Gast

list-more =
    { $count ->
        [one] Noch ein Tisch
       *[other] Noch { $count } Tische
    }
list-over = beendet
list-free =
    { $count ->
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }
list-waiting = beginnt bald
list-your-turn = Du bist dran
list-playing = wird gespielt

## Einen Tisch eröffnen

maker-title = { $game } mit Freunden
maker-players = Personen
maker-guests = Wer spielt noch mit?
maker-seat = Platz { $number }
maker-link = Jemand per Link
maker-device = Jemand an diesem Gerät
maker-bot = Bot: { $level }
maker-person = Person { $number }
maker-more = Weitere Optionen
maker-clock = Zeit pro Entscheidung
maker-public = Öffentlicher Tisch
maker-public-note = Er wird aufgelistet, und jeder kann einen freien Platz nehmen
maker-do = Tisch eröffnen
clock-none = So lange es eben dauert
clock-30 = 30 Sekunden
clock-60 = 1 Minute
clock-180 = 3 Minuten
clock-86400 = 1 Tag

field-board = Zooplatte
field-rules = Regeln
field-order = Ablauf einer Runde
field-first = Wer beginnt
field-anyone = Der Zufall entscheidet
field-seat = Platz { $number }
field-last-turn-binds-all = In der letzten Runde einer Spielphase bindet der Würfel alle
field-usual = Wie es in den Regeln steht
field-yes = Ja
field-no = Nein
closed-bad-last-turn-option = „Ja“ nur zu fünft.
closed-bad-teams = Nur zu viert oder zu sechst.
closed-bad-two-goals = Entweder dieses Ziel oder das des anderen Schalters, nicht beide.
field-box = Eine eigene Schachtel (TOML-Datei)
field-box-unreadable = Das ist keine TOML-Datei

## Vor dem Spiel

waiting-free =
    { $count ->
        [one] Ein Platz ist noch frei. Verschick seinen Link oder setz einen Bot hin.
       *[other] { $count } Plätze sind noch frei. Verschick ihre Links oder setz Bots hin.
    }
waiting-free-seats =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
waiting-complete = Alle sind da.
waiting-welcome = Willkommen! Hier ist ein Platz für dich.
waiting-name = Dein Name
waiting-sit = Hinsetzen
waiting-agreed = Was vereinbart ist
waiting-fill = Bot hinsetzen
waiting-team = Paar { $letter }
waiting-start = Beginnen
waiting-host = { $seat } beginnt das Spiel.
seat-free = Frei
seat-ready = da
seat-you = du
seat-here = auch hier
seat-stand-in = ein Bot spielt
seat-gone = ist gegangen
seat-absent = nicht da
seat-winner = gewinnt
seat-acting = muss sich entscheiden
seat-call-bot = Einen Bot spielen lassen
seat-bot-plays-for-you = Ein Bot spielt für dich.
seat-return = Ich bin wieder da
link-label = Link
link-copy = Link kopieren
link-copied = Der Link ist kopiert.
link-select = Hier lässt er sich nicht kopieren: Markiere den Link und kopiere ihn selbst.
link-only-here = Dieser Link gilt nur auf diesem Gerät. Um ihn zu teilen, starte Saurian mit --host 0.0.0.0 und öffne die Adresse, die es nennt.
link-share = Teilen
link-code = QR-Code

## Am Tisch

title-your-turn = ● Du bist dran · { $game }
title-table = { $game } · Saurian
notify-your-turn = Du bist dran
status-your-turn = Du bist dran
status-sending = Einen Moment …
status-waiting = Wir warten auf: { $names }
players-title = Personen
players-not-here = Nicht da: { $names }
players-missed = Wer nicht da ist
clock-left = Verbleibende Zeit
log-title = Was geschah
tools-title = Werkzeuge
tool-undo = Rückgängig
tool-hint = Tipp
tool-say = Sagen
tool-log = Verlauf
tool-share = Teilen
tool-rules = Regeln
read-rule = Regel nachlesen
tool-settings = Optionen
hint-do = So machen
confirm-title = Bestätigen
confirm-do = So machen
confirm-back = Noch mal überlegen
spectator-banner = Du siehst zu.
hand-over-to = Gib das Gerät weiter: { $seat }
hand-over-note = Was die anderen nicht sehen dürfen, bleibt so lange verborgen.
hand-over-ready = Hier ist { $seat }
hand-over-undo = { $seat }: Wahl zurücknehmen
share-watch = Ein Link zum Zusehen
share-own = An einem anderen Gerät weiterspielen
share-own-note = Wer diesen Link öffnet, sitzt auf deinem Platz.
share-new-link = Link erstellen
leave-title = Den Tisch verlassen?
leave-explained = Die anderen können dann einen Bot für dich spielen lassen. Du kannst zurückkommen.
leave-do = Verlassen

## Nach dem Spiel

end-show = Ergebnis zeigen
end-to-board = Zum Spielplan
end-rematch = Noch einmal
end-watch-rematch = Beim nächsten Spiel zusehen
end-replay = Nachspielen
end-record = Aufzeichnung
sheet-title = Wertung
fair-title = Ehrlicher Zufall
fair-explained = Vor dem Spiel hat der Server einen Fingerabdruck seiner geheimen Zahl veröffentlicht. Alles Würfeln und Ziehen folgt aus dieser Zahl, die am Ende gezeigt wird.
fair-commitment = Fingerabdruck, vor dem Spiel veröffentlicht
fair-seed = Geheime Zahl, nach dem Spiel gezeigt
fair-added = Von den Mitspielenden hinzugefügt
fair-kept = Geprüft: Die Zahl hat genau den Fingerabdruck, der veröffentlicht wurde.
fair-broken = Die Zahl hat nicht den Fingerabdruck, der veröffentlicht wurde!
fair-cannot-tell = Dieser Browser kann es nicht prüfen: Dazu braucht es HTTPS oder genau diesen Rechner.

## Nachspielen

replay-title = Nachspielen
replay-previous = Einen Zug zurück
replay-next = Einen Zug weiter
replay-play = Abspielen
replay-stop = Anhalten
replay-slider = Zug
replay-place = { $move } von { $last }
replay-viewpoint = Wessen Augen
replay-spectator = Zuschauer
replay-to-end = Zum Ergebnis
