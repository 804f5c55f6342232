### Hints for Draftosaurus: why a move is good. One sentence each.

hint-completes =
    { $points ->
        [one] It fills the last space { $pen_in }: 1 point right away.
       *[other] It fills the last space { $pen_in }: { $points } points right away.
    }
hint-couple = This gives { $species_the } a partner { $pen_in }.
hint-free-now = You rolled, so you may place a dinosaur { $pen_in } although the die says “{ $face }”.
hint-most-now =
    { $points ->
        [one] It scores more right now: 1 point { $pen_in }.
       *[other] It scores more right now: { $points } points { $pen_in }.
    }
hint-grows = The more dinosaurs { $pen_in }, the more the next one is worth.
hint-begins = It’s a good start { $pen_in }.
hint-trex = The first T-Rex { $pen_in } scores a bonus point.
hint-river = It does no harm in the River, and 1 point is better than a spoiled pen.
hint-keeps-open = It leaves room { $pen_in } for later.
hint-spoils = Otherwise { $seat } could take { $species_acc }.
hint-avoids-loss =
    { $points ->
        [one] It avoids a loss of 1 point right away.
       *[other] It avoids a loss of { $points } points right away.
    }
hint-overtakes =
    { $points ->
        [one] It overtakes { $seat }, who loses 1 point.
       *[other] It overtakes { $seat }, who loses { $points } points.
    }
hint-denies =
    { $points ->
        [one] It keeps { $species_the_acc } from { $seat }, who could place it { $pen_in }: 1 point.
       *[other] It keeps { $species_the_acc } from { $seat }, who could place it { $pen_in }: { $points } points.
    }
hint-burdens =
    { $points ->
        [one] Whatever { $seat } takes from the hand you pass on costs at least 1 point.
       *[other] Whatever { $seat } takes from the hand you pass on costs at least { $points } points.
    }
hint-prepares = It’s a step towards the points { $pen_in }.
hint-quarantine = It can still move to a better pen at the end.
hint-scores =
    { $points ->
        [one] It scores 1 point right away { $pen_in }.
       *[other] It scores { $points } points right away { $pen_in }.
    }
hint-least-loss =
    { $points ->
        [one] It costs 1 point now, but the other moves cost more later.
       *[other] It costs { $points } points now, but the other moves cost more later.
    }
hint-saves-room = It leaves your other pens open for what comes next.
