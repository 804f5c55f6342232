### Eine Partie Draftosaurus als Geschichte. Wer liest, wird geduzt.

story-draftosaurus-round = Spielphase { $round }
story-draftosaurus-counted = { $board }: Wertung
story-boxed = In die Schachtel: { $species }.
story-gained = +{ $points }
story-lost = −{ $points }
story-you-rolled = Du würfelst „{ $face }“.
story-you-revealed = Du deckst { $species_acc } auf.
story-you-placed = Du platzierst { $species_acc } { $spot_in }.
story-you-discarded = Du legst { $species_acc } in die Schachtel.
story-you-rehomed = Du bringst { $species_the_acc } aus der Quarantäne { $spot_into }.
story-you-stayed = Du lässt { $species_the_acc } in der Quarantäne.
story-you-counted =
    { $points ->
        [one] { $board }: Du hast 1 Punkt.
       *[other] { $board }: Du hast { $points } Punkte.
    }
story-you-won =
    { $points ->
        [one] Du gewinnst mit 1 Punkt!
       *[other] Du gewinnst mit { $points } Punkten!
    }
story-you-won-by-trexes =
    { $points ->
        [one] Gleichstand bei 1 Punkt: Du gewinnst mit den wenigsten T-Rex!
       *[other] Gleichstand bei { $points } Punkten: Du gewinnst mit den wenigsten T-Rex!
    }
story-you-won-shared =
    { $points ->
        [one] Geteilter Sieg: Du hast 1 Punkt!
       *[other] Geteilter Sieg: Du hast { $points } Punkte!
    }
