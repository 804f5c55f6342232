### Das Ende einer Partie Draftosaurus: die Wertung, Gehege für Gehege.

count-begin = Die Zoos sind fertig: Jetzt wird gewertet.
count-past = { $board }: schon gewertet
count-you = du { $count }
count-other = { $seat } { $count }
count-king-most = Die meisten { $species_many }: { $numbers }
count-king-beaten = Nicht die meisten { $species_many }: { $numbers }
count-lookout =
    { $count ->
        [0] { $seat }, rechts daneben, hat keinen { $species }
       *[some] Rechts daneben, bei { $seat }: { $count } { $species_many }
    }
count-lookout-you =
    { $count ->
        [0] Kein { $species } rechts daneben, in deinem Zoo
       *[some] Rechts daneben, in deinem Zoo: { $count } { $species_many }
    }
count-island-alone = { $species }: der einzige im Zoo
count-island-shared = { $species }: nicht allein, { $count } im Zoo
count-trex =
    { $count ->
        [one] T-Rex in 1 Gehege
       *[other] T-Rex in { $count } Gehegen
    }
count-tied = Gleich viele Punkte ({ $points }) und gleich viele T-Rex.
count-tied-trexes = Gleichstand bei { $points } Punkten: Es entscheidet, wer weniger T-Rex hat ({ $fewest } gegen { $next }).
fact-best-placement = Bester Zug
fact-placement = { $species }, { $spot }
fact-best-pen = Wertvollstes Gehege
fact-favourite = Lieblingsdinosaurier
fact-river = Dinosaurier im Fluss
