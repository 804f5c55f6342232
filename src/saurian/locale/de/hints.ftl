### Tipps: warum ein Zug gut ist, je ein Satz, und wie sie gezeigt werden.

hint-only-move = Etwas anderes ist nicht erlaubt.
hint-close = Der nächstbeste Zug ist ungefähr gleich gut.
hint-clear = Das gewinnt deutlich öfter als der nächstbeste Zug: in { $percent } von 100 Partien mehr.
hint-found = Das schnitt unter den durchprobierten Fortsetzungen am besten ab.
hint-first-sight = Das sieht auf den ersten Blick am besten aus.

## Wie sie gezeigt werden

hint-thinking = Einen Moment, ich überlege … Beim ersten Mal kann das ein, zwei Minuten dauern.
hint-title = Tipp
hint-move = Zug
hint-wins = Siege
hint-points = Punkte
hint-percent = { $percent } %
hint-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-why = Warum
hint-averages = Durchschnitt der durchprobierten Fortsetzungen. Du entscheidest.
hint-no-figures = Es wurde nichts durchprobiert, daher keine Zahlen. Du entscheidest.
hint-says = Tipp: { $move }
