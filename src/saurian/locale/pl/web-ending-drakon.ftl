### Koniec gry w Drakona: dlaczego się skończyła i monety wszystkich.

count-coins = Wszyscy odkrywają swoje monety.
finale-you-goal = Masz monety o wartości { $total }; wystarczyło { $goal }.
finale-one-goal = { $winner } ma monety o wartości { $total }; wystarczyło { $goal }.
finale-team-goal = Drużyna ma monety o wartości { $total }; wystarczyło { $goal }.
finale-you-escaped = Wychodzisz z monetami o wartości { $total }; wystarczyło { $goal }.
finale-one-escaped = { $winner } wychodzi z monetami o wartości { $total }; wystarczyło { $goal }.
finale-team-escaped = Drużyna wychodzi z monetami o wartości { $total }; wystarczyło { $goal }.
sheet-coins = Monety o wartości { $value }
sheet-worth = Łączna wartość
fact-coins-found = Znalezione monety
fact-thefts = Skradzione monety
fact-meetings = Spotkania z Drakon
fact-chambers = Dołożone komnaty
fact-walk = Najdłuższa droga, w krokach
