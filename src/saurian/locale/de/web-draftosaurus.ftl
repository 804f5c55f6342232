### Der Draftosaurus-Tisch im Browser.

## Zoos

zoo-mine = Dein Zoo
zoo-of = Zoo von { $seat }
zoo-show = Den Zoo von { $seat } groß zeigen
zoo-empty = Der Zoo ist leer.
zoo-point = Zeige auf ein Gehege, um zu lesen, wozu es da ist.
zoo-bonus = davon { $points } für T-Rex
past-result =
    { $points ->
        [one] { $board }: 1 Punkt
       *[other] { $board }: { $points } Punkte
    }
place-holds = { $name }: { $dinosaurs }
place-empty = { $name }: leer
place-open = Hierhin darf der Dinosaurier

## Was zu tun ist

ask-pick = Wähle verdeckt einen Dinosaurier; sein Platz kommt später.
ask-picked = Tippe noch einmal darauf, um ihn zu wählen, oder auf das Gehege, an das du denkst.
ask-draft = Nimm verdeckt einen Dinosaurier, dann seinen Platz.
ask-rehome = Wohin zieht { $species } um?
take-none = Such dir einen Dino aus
take-choose = Wähle { $species_acc }
take-discard = Lege { $species_acc } in die Schachtel
waiting-for = Wir warten auf: { $players }
game-over = Das Spiel ist aus.
die-to-come = { $seat } würfelt.

## Die anderen

hand-size =
    { $count ->
        [one] 1 Dinosaurier auf der Hand
       *[other] { $count } Dinosaurier auf der Hand
    }
has-decided = Hat entschieden
is-deciding = Überlegt noch
shows = Zeigt { $species_acc }
rolls-now = Hat den Würfel
hand-goes-there = Hierhin geht als Nächstes deine Hand
hand-comes-from-there = Diese Hand bekommst du als nächste

## Die Ablage

tray = Deine Dinosaurier
tray-empty = Deine Hand ist leer.
box = Die Schachtel
memory-aid = Merkhilfe
memory-unseen = Noch nirgends gesehen
