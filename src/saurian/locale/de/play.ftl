### Spielen im Terminal.

## Die Befehlszeile

help-seats = wer mitspielt, im Uhrzeigersinn: Namen und Bots, zum Beispiel Anna,Ben,greedy; sonst wirst du gefragt
help-play-seed = Startwert für den Zufall: Mit derselben Zahl wird gleich gezogen und gewürfelt
help-record = die Partie in dieser Datei aufzeichnen
help-plain = ohne Farben

## Vor dem Spiel

me = Gast
welcome = Willkommen! Drück Enter, um den Wert in Klammern zu übernehmen.
ask-players = Wie viele spielen mit, { $least } bis { $most }? [{ $usual }]
ask-name = Wie heißt du? [{ $usual }]
ask-others =
    { $count ->
        [one] Wer spielt noch mit? Ein Name oder ein Bot: { $bots }. [{ $bot }]
       *[other] Wer sind die { $count } anderen, im Uhrzeigersinn? Namen oder Bots: { $bots }; mit Komma getrennt. [{ $bot }, …]
    }
ask-option-board = Welche Seite der Zooplatte?
ask-option-rules = Welche Regeln?
ask-option-order = Wie läuft eine Runde ab?
ask-value = { $least } bis { $most } [{ $usual }]

## Der Tisch

points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
points-match =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, insgesamt { $total }
points-brief = { $points } P.
own-points = { $seat }: { $points }
own-bonus = { $seat }: { $points }, davon { $bonus } für T-Rex
where = { $board } · Spielphase { $round }/{ $rounds } · Runde { $turn }/{ $turns }
die-shows = { $seat } hat gewürfelt: { $face }
hand = Deine Hand:
closed = × { $numbers } gesperrt; gib die Nummer ein, um den Grund zu lesen
commands-bar = ? Hilfe · h Tipp · u zurücknehmen · l Verlauf · m Merkhilfe · q aufhören

brief-sameness = eine Spezies: 2 4 8 12 18 24
brief-trio = genau 3 Dinosaurier: 7
brief-king = 7, wenn kein Zoo mehr hat
brief-love = 5 je Paar
brief-differences = verschieden: 1 3 6 10 15 21
brief-island = 7, wenn einziger im ganzen Zoo
brief-wood = A B A B A B: 2 4 8 12 18 24
brief-bridge-left = 6 je Paar über den Fluss
brief-bridge-right = 6 je Paar über den Fluss
brief-lookout = 2 je Artgenosse im Zoo rechts
brief-quarantine = zieht am Ende um
brief-pyramid = Nachbarn ungleich: 2 4 7

note-next-board = Zweite Partie, auf der Winterseite: Die Punkte aus beiden Partien zählen.
note-discard = Zu zweit legst du in jeder Runde außerdem einen Dinosaurier aus deiner Hand in die Schachtel.
note-may-stay = Vor der Wertung darf der Dinosaurier aus der Quarantäne umziehen, in ein anderes Gehege oder in den Fluss. Er darf auch bleiben. Der Würfel gilt nicht.
note-must-move = Vor der Wertung muss der Dinosaurier aus der Quarantäne umziehen, in ein anderes Gehege oder in den Fluss. Der Würfel gilt nicht.
note-last-turn = Letzte Runde der Spielphase zu fünft: Der Würfel gilt für alle, auch für die Person, die gewürfelt hat.

## Fragen und Antworten

ask-choose = Welchen Dinosaurier wählst du? Der Pfeil zeigt, wohin er könnte.
ask-discard = Welcher Dinosaurier kommt in die Schachtel?
ask-place = Wo platzierst du { $species_the_acc }?
choose = 1 bis { $most }, ? für Hilfe
choose-only = Drück Enter: Es gibt nur eine Möglichkeit
chosen-choose = Du wählst { $species_acc }.
chosen-place = Du platzierst { $species_the_acc } { $spot_in }.
chosen-draft = Du platzierst { $species_acc } { $spot_in }.
chosen-discard = Du legst { $species_acc } in die Schachtel.
chosen-rehome = Du bringst { $species_the_acc } { $spot_into }.
chosen-stay = Du lässt { $species_the_acc } in der Quarantäne.
reveal-or-back = Enter: aufdecken · u: zurücknehmen
nothing-to-take-back = Du kannst nichts zurücknehmen: Was aufgedeckt ist, gilt.
type-something = Gib eine Zahl von 1 bis { $most } ein, oder ? für Hilfe.
no-such-number = { $text } gibt es hier nicht: Gib eine Zahl von 1 bis { $most } ein, oder ? für Hilfe.
no-such-answer = „{ $text }“ geht nicht: Gib eine Zahl von { $least } bis { $most } ein, oder drück einfach Enter.
go-on = Enter: weiter

## Mehrere Menschen, ein Terminal

hand-over = Gib das Gerät an { $name } weiter.
ready = { $name }: Enter, wenn du bereit bist
ready-or-back = { $name }: Enter, wenn du bereit bist · u: { $before } nimmt die Wahl zurück

## Aufhören, und das Ende

leave = q: aufhören · Enter: weiterspielen
leave-unsaved = Willst du aufhören? Die Partie wird nicht aufgezeichnet.
leave-saved = Willst du aufhören? Die Aufzeichnung bis hierher steht in { $file }.
left = Die Partie wurde abgebrochen.
left-saved = Die Partie wurde abgebrochen. Die Aufzeichnung steht in { $file }.
recorded = Die Aufzeichnung steht in { $file }.
again = Enter: aufhören · a: noch eine Partie

## Zum Nachlesen

memory-title = Was du über die Hände der anderen weißt
hand-unknown =
    { $count ->
        [one] 1 Dinosaurier, den du nicht gesehen hast
       *[other] { $count } Dinosaurier, die du nicht gesehen hast
    }
hand-empty = leer
unseen = Noch nicht gesehen (im Beutel und in diesen Händen):
in-box = In der Schachtel:
help-goal-title = Das Spiel
help-goal = Wähle in jeder Runde einen Dinosaurier aus deiner Hand, platziere ihn in deinem Zoo und gib die übrigen nach links weiter. Am Ende gewinnt der Zoo mit den meisten Punkten.
help-species-title = Dinosaurier
help-pens-title = Gehege nach Nummern
help-die-title = Der Würfel
help-input-title = Was du eingeben kannst
help-input =
    1, 2, 3 …   was hinter dieser Nummer steht
    T           einen Dinosaurier nach seinem Buchstaben
    @trio       ein Gehege nach seinem Namen; T@trio beides auf einmal
    ?           diese Hilfe; ?3 erklärt Platz 3, ?die den Würfel, ?T den T-Rex
    h           ein Tipp: ein guter Zug, was er bringt und warum
    u           zurücknehmen, solange noch nicht aufgedeckt ist
    l           der ganze Verlauf
    m           Merkhilfe: was du über die Hände der anderen weißt
    q           aufhören

## Was nicht stimmt

no-screen = { $game } lässt sich noch nicht im Terminal spielen
bad-seed = --seed: „{ $text }“ ist keine ganze Zahl
bad-name = „{ $text }“ kann kein Name sein: 1 bis { $most } sichtbare Zeichen
name-twice = zwei heißen „{ $text }“; gib allen verschiedene Namen
bad-seat-count =
    { $count ->
        [one] du nennst 1 Platz
       *[other] du nennst { $count } Plätze
    }, das Spiel ist aber für { $allowed } Personen
seats-and-players = --seats nennt { $count } Plätze, --players aber { $players }
too-many-others =
    { $count ->
        [one] Es ist nur noch 1 Platz frei.
       *[other] Es sind nur noch { $count } Plätze frei.
    }
file-unwritable = { $file } lässt sich nicht schreiben: { $text }
file-not-regular = { $file } ist keine gewöhnliche Datei

bots-come = Die Bots setzen sich an den Tisch; beim ersten Mal dauert das einen Moment.
