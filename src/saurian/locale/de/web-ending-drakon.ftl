### Das Ende einer Partie Drakon: warum sie aus ist, und die Münzen aller.

count-coins = Alle decken ihre Münzen auf.
finale-you-goal = Deine Münzen sind { $total } wert; das Ziel war { $goal }.
finale-one-goal = { $winner } hat Münzen im Wert von { $total }; das Ziel war { $goal }.
finale-team-goal = Das Team hat Münzen im Wert von { $total }; das Ziel war { $goal }.
finale-you-escaped = Du entkommst mit Münzen im Wert von { $total }; das Ziel war { $goal }.
finale-one-escaped = { $winner } entkommt mit Münzen im Wert von { $total }; das Ziel war { $goal }.
finale-team-escaped = Das Team entkommt mit Münzen im Wert von { $total }; das Ziel war { $goal }.
sheet-coins = Münzen vom Wert { $value }
sheet-worth = Gesamtwert
fact-coins-found = Gefundene Münzen
fact-thefts = Gestohlene Münzen
fact-meetings = Begegnungen mit Drakon
fact-chambers = Angelegte Kammern
fact-walk = Längster Weg, in Schritten
