### Hints for Draftosaurus: why a move is good. One sentence each.

hint-completes =
    { $points ->
        [one] Nothing more is needed { $pen_in }: 1 point now.
       *[other] Nothing more is needed { $pen_in }: { $points } points now.
    }
hint-couple = { $species } finds a partner { $pen_in }.
hint-free-now = You rolled, so “{ $face }” does not bind you: this turn you may place { $pen_in }, and next turn the die binds you again.
hint-most-now =
    { $points ->
        [one] It brings more than anything else now: 1 point { $pen_in }.
       *[other] It brings more than the next best now: { $points } points { $pen_in }.
    }
hint-grows = The more stand { $pen_in }, the more the next one is worth.
hint-begins = It is a good start { $pen_in }.
hint-trex = The first T-Rex { $pen_in } gives a bonus point.
hint-river = In the River it does no harm, and 1 point is better than a spoiled pen.
hint-keeps-open = It leaves room { $pen_in } for later.
hint-spoils = Otherwise { $seat } could take { $species_acc }.
