### Eine Partie Drakon als Geschichte. Wer liest, wird geduzt. Bei einer Münze vom Wert 0 ist der Wert nicht bekannt.

story-drakon-round = Runde { $round }
story-entered = { $seat } legt { $chamber_acc } an und betritt sie gleich.
story-you-first-player = Du beginnst.
story-you-hero-picked = Du wählst { $hero_acc }.
story-you-chamber-placed = Du legst { $chamber_acc } an.
story-you-entered = Du legst { $chamber_acc } an und betrittst sie gleich.
story-you-turn-skipped = Du kannst weder anlegen noch dich bewegen und setzt aus.
story-you-hand-shown = Du zeigst deine Hand: { $chambers }.
story-you-hero-moved = Du betrittst { $chamber_acc }.

## Münzen

story-you-coin-found =
    { $value ->
        [0] Du findest eine Münze.
       *[known] Du findest eine Münze im Wert von { $value }.
    }
story-you-coin-lost =
    { $value ->
        [0] Du verlierst eine Münze.
       *[known] Du verlierst eine Münze im Wert von { $value }.
    }
story-you-coin-stolen =
    { $value ->
        [0] Du stiehlst { $other } eine Münze.
       *[known] Du stiehlst { $other } eine Münze im Wert von { $value }.
    }
story-of-you-coin-stolen =
    { $value ->
        [0] { $seat } stiehlt dir eine Münze.
       *[known] { $seat } stiehlt dir eine Münze im Wert von { $value }.
    }
story-you-coin-shielded = Du behältst deine Münze: Die Druidin schützt sie.
story-you-coin-traded =
    { $value ->
        [0] Du tauschst eine Münze gegen eine aus dem Schatz.
       *[known] Du tauschst eine Münze im Wert von { $value } gegen eine im Wert von { $new }.
    }

## Drakon, Kammern und Helden

story-you-drakon-appeared = Drakon erscheint! Du bestimmst, wo.
story-you-drakon-moved = Du bewegst Drakon.
story-you-drakon-met = Du begegnest Drakon und musst zurück zum Eingang.
story-you-drakon-beside = Du stehst jetzt bei Drakon: Die Kammer wirkt nicht.
story-you-chamber-stolen = Du stiehlst eine Kammer aus der Hand von { $other }.
story-you-chamber-stolen-was = Du stiehlst { $chamber_acc } aus der Hand von { $other }.
story-of-you-chamber-stolen = { $seat } stiehlt eine Kammer aus deiner Hand.
story-of-you-chamber-stolen-was = { $seat } stiehlt { $chamber_acc } aus deiner Hand.
story-you-no-chamber = Du hast keine Kammer zu verlieren.
story-you-chamber-destroyed = Du zerstörst { $chamber_acc }.
story-you-chamber-rotated = Du drehst { $chamber_acc }.
story-you-chamber-swapped-in = Du tauschst { $chamber_acc } ein.
story-you-chamber-swapped-gone = Du nimmst { $chamber_acc } aus dem Spiel.
story-you-chamber-flown = Du lässt { $chamber_acc } fliegen.
story-you-mind-controlled = Du lenkst die Gedanken von { $other }.
story-of-you-mind-controlled = { $seat } lenkt deine Gedanken.
story-you-challenged = Du drängst { $other } aus der Kammer.
story-of-you-challenged = { $seat } drängt dich aus der Kammer.
story-you-ability-used = Du nutzt eine Heldenfähigkeit: { $hero }.

## Das Ende

story-you-won-by-coins = Du gewinnst mit Münzen im Wert von { $total }!
story-you-won-by-coins-shared = Geteilter Sieg: Du hast Münzen im Wert von { $total }!
