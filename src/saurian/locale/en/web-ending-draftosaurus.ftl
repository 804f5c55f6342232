### The end of a game of Draftosaurus: the count, pen by pen.

count-begin = The zoos are complete: now the points are counted.
count-past = { $board }: already counted
count-you = you { $count }
count-other = { $seat } { $count }
count-king-most = Most { $species_many }: { $numbers }
count-king-beaten = Not the most { $species_many }: { $numbers }
count-lookout =
    { $count ->
        [0] No { $species_many } in { $seat }’s zoo on the right
        [one] 1 { $species } in { $seat }’s zoo on the right
       *[other] { $count } { $species_many } in { $seat }’s zoo on the right
    }
count-lookout-you =
    { $count ->
        [0] No { $species_many } in your zoo, on the right
        [one] 1 { $species } in your zoo, on the right
       *[other] { $count } { $species_many } in your zoo, on the right
    }
count-island-alone = { $species }: the only one in the zoo
count-island-shared = { $species }: not alone, { $count } in the zoo
count-trex =
    { $count ->
        [one] T-Rex in 1 pen
       *[other] T-Rexes in { $count } pens
    }
count-tied = Tied on { $points } points and on T-Rexes.
count-tied-trexes = Tied on { $points } points. The tiebreak is fewest T-Rexes: { $fewest } against { $next }.
fact-best-placement = Best placement
fact-placement = { $species }, { $spot }
fact-best-pen = Most valuable pen
fact-favourite = Favourite dinosaur
fact-river = Dinosaurs in the River
