### Tipps: warum ein Zug gut ist, je ein Satz, und wie sie gezeigt werden.

hint-only-move = Das ist der einzige mögliche Zug.
hint-close = Der nächstbeste Zug ist ungefähr gleich gut.
hint-clear = Damit gewinnst du { $wins } von 100 Partien, mit dem nächstbesten Zug nur { $less }.
hint-found = Das schnitt unter den durchgespielten Fortsetzungen am besten ab.
hint-first-sight = Das sieht auf den ersten Blick am besten aus.

## Wie sie gezeigt werden

hint-thinking = Einen Moment, ich überlege … Beim ersten Mal kann das ein, zwei Minuten dauern.
hint-title = Tipp
hint-move = Zug
hint-wins = Siege
hint-points = Punkte
hint-share = { $wins } von 100
hint-share-told = gewinnt { $wins } von 100 Partien
hint-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-why = Warum
hint-averages = Durchschnitt der durchgespielten Fortsetzungen. Du entscheidest.
hint-no-figures = Es wurde nichts durchgespielt, daher keine Zahlen. Du entscheidest.
hint-says = Tipp: { $move }
