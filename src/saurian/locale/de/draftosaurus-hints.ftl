### Tipps zu Draftosaurus: warum ein Zug gut ist. Je ein Satz.

hint-completes =
    { $points ->
        [one] Damit ist alles fertig { $pen_in }: jetzt 1 Punkt.
       *[other] Damit ist alles fertig { $pen_in }: jetzt { $points } Punkte.
    }
hint-couple = { $species } findet { $pen_in } einen Partner.
hint-free-now = Du hast gewürfelt, also bindet dich „{ $face }“ nicht: Jetzt ist { $pen_in } Platz für dich, ab der nächsten Runde bindet dich der Würfel wieder.
hint-most-now =
    { $points ->
        [one] Das bringt jetzt mehr als alles andere: 1 Punkt { $pen_in }.
       *[other] Das bringt jetzt mehr als der nächstbeste Zug: { $points } Punkte { $pen_in }.
    }
hint-grows = Je mehr { $pen_in } stehen, desto mehr bringt der nächste.
hint-begins = Das ist ein guter Anfang { $pen_in }.
hint-trex = Der erste T-Rex { $pen_in } bringt einen Bonuspunkt.
hint-river = Im Fluss schadet er nicht, und 1 Punkt ist besser als ein verdorbenes Gehege.
hint-keeps-open = So bleibt { $pen_in } Platz für später.
hint-spoils = Sonst könnte { $seat } { $species_acc } nehmen.
