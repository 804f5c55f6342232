### Der Draftosaurus-Tisch im Browser.

## Zoos

zoo-mine = Dein Zoo
zoo-of = Zoo von { $seat }
zoo-show = Zoo von { $seat } groß anzeigen
zoo-empty = Der Zoo ist leer.
zoo-point = Tippe auf ein Gehege, um seine Regel zu lesen.
past-result =
    { $points ->
        [one] { $board }: 1 Punkt
       *[other] { $board }: { $points } Punkte
    }
place-holds = { $name }: { $dinosaurs }
place-empty = { $name }: leer
place-open = Hier darf der Dinosaurier hin
bonus-here = 1 Punkt mehr für einen T-Rex
gain =
    { $points ->
        [one] { $change } Punkt
       *[other] { $change } Punkte
    }

## Was zu tun ist

ask-pick = Wähle verdeckt einen Dinosaurier; platziert wird nach dem Aufdecken.
ask-picked = Tippe noch einmal darauf, um ihn zu wählen, oder auf das Gehege, das du im Sinn hast.
ask-draft = Wähle verdeckt einen Dinosaurier und dann sein Gehege.
ask-rehome = Wohin zieht { $species_the } um?
take-none = Wähle einen Dinosaurier
take-choose = { $species } wählen
take-discard = { $species } in die Schachtel
waiting-for = Wir warten auf: { $players }
game-over = Das Spiel ist zu Ende.
die-to-come = { $seat } würfelt.
by-itself-forced = Du hast nur eine Möglichkeit, sie wird für dich gewählt: { $move }
by-itself-intended = Gleich: { $move }. Tippe auf ein anderes Gehege, um das zu ändern.
told-revealed = Alle decken ihren Dinosaurier auf.
told-placed = Die Dinosaurier ziehen ein.
told-discarded = Beide legen einen Dinosaurier in die Schachtel.

## Wie weit die Partie ist

round-and-turn = Phase { $round }/{ $rounds } · Runde { $turn }/{ $turns }
banner-round = Spielphase { $round }
banner-round-note = Neue Dinosaurier aus dem Beutel
banner-board = { $board }
banner-board-note =
    { $points ->
        [one] { $before }: 1 Punkt
       *[other] { $before }: { $points } Punkte
    }

## Die anderen

hand-size =
    { $count ->
        [one] 1 Dinosaurier auf der Hand
       *[other] { $count } Dinosaurier auf der Hand
    }
has-decided = Hat sich entschieden
is-deciding = Überlegt noch
shows = Zeigt { $species_acc }
rolls-now = Hat den Würfel
is-thinking = überlegt
is-ready = fertig
hand-passes-to = bekommt von dir
hand-passes-from = gibt an dich
hand-passes-both = tauscht mit dir

## Die Ablage

tray = Deine Dinosaurier
tray-empty = Deine Hand ist leer.
box = Die Schachtel
memory-aid = Merkhilfe
memory-unseen = Noch nirgends gesehen
keys-pick = Einen Dinosaurier wählen
