### A game of Draftosaurus as a story. To the reader: “you”.

story-draftosaurus-round = Round { $round }
story-draftosaurus-counted = { $board }: final count
story-boxed = Into the box: { $species }.
story-gained = +{ $points }
story-lost = −{ $points }
story-you-rolled = You roll “{ $face }”.
story-you-revealed = You reveal { $species_acc }.
story-you-placed = You place { $species_acc } { $spot_in }.
story-you-discarded = You put { $species_acc } back in the box.
story-you-rehomed = You move { $species_the_acc } out of quarantine { $spot_into }.
story-you-stayed = You leave { $species_the_acc } in quarantine.
story-you-counted =
    { $points ->
        [one] { $board }: you score 1 point.
       *[other] { $board }: you score { $points } points.
    }
story-you-won =
    { $points ->
        [one] You win with 1 point!
       *[other] You win with { $points } points!
    }
story-you-won-by-trexes =
    { $points ->
        [one] Tied on 1 point: you win with the fewest T-Rexes!
       *[other] Tied on { $points } points: you win with the fewest T-Rexes!
    }
story-you-won-shared =
    { $points ->
        [one] You share the victory with 1 point!
       *[other] You share the victory with { $points } points!
    }
