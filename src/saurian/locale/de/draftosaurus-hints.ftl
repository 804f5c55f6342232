### Tipps zu Draftosaurus: warum ein Zug gut ist. Je ein Satz.

hint-completes =
    { $points ->
        [one] Damit ist { $pen_in } alles komplett: 1 Punkt dazu.
       *[other] Damit ist { $pen_in } alles komplett: { $points } Punkte auf einen Schlag.
    }
hint-couple = So findet { $species_the } { $pen_in } einen Partner.
hint-free-now = Du hast gewürfelt: Du darfst den Dinosaurier { $pen_in } platzieren, obwohl der Würfel „{ $face }“ zeigt.
hint-most-now =
    { $points ->
        [one] Das bringt jetzt mehr: 1 Punkt { $pen_in }.
       *[other] Das bringt jetzt mehr: { $points } Punkte { $pen_in }.
    }
hint-grows = Je mehr Dinosaurier { $pen_in } stehen, desto mehr bringt der nächste.
hint-begins = Das ist ein guter Anfang { $pen_in }.
hint-trex = Der erste T-Rex { $pen_in } bringt einen Bonuspunkt.
hint-river = Im Fluss schadet er nicht, und 1 Punkt ist besser als ein verdorbenes Gehege.
hint-keeps-open = So bleibt { $pen_in } Platz für später.
hint-spoils = Sonst könnte { $seat } { $species_the_acc } nehmen.
hint-avoids-loss =
    { $points ->
        [one] So verlierst du nicht gleich 1 Punkt.
       *[other] So verlierst du nicht gleich { $points } Punkte.
    }
hint-overtakes =
    { $points ->
        [one] Damit überholst du { $seat }: 1 Punkt weniger für diesen Zoo.
       *[other] Damit überholst du { $seat }: { $points } Punkte weniger für diesen Zoo.
    }
hint-denies =
    { $points ->
        [one] Sonst könnte { $seat } { $species_the_acc } { $pen_in } gebrauchen: 1 Punkt.
       *[other] Sonst könnte { $seat } { $species_the_acc } { $pen_in } gebrauchen: { $points } Punkte.
    }
hint-burdens =
    { $points ->
        [one] Was du weitergibst, kostet { $seat } mindestens 1 Punkt.
       *[other] Was du weitergibst, kostet { $seat } mindestens { $points } Punkte.
    }
hint-prepares = So kommst du den Punkten { $pen_in } näher.
hint-quarantine = Von dort kann er am Ende noch in ein besseres Gehege umziehen.
hint-scores =
    { $points ->
        [one] Das bringt sofort 1 Punkt { $pen_in }.
       *[other] Das bringt sofort { $points } Punkte { $pen_in }.
    }
hint-least-loss =
    { $points ->
        [one] Das kostet jetzt 1 Punkt, die anderen Züge kosten später mehr.
       *[other] Das kostet jetzt { $points } Punkte, die anderen Züge kosten später mehr.
    }
hint-saves-room = So bleiben deine anderen Gehege offen für das, was noch kommt.
