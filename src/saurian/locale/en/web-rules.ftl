### The rules in the browser.

rules-search = Search the rules
rules-found =
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }
rules-how = How to play
rules-all = All rules
rules-print = Print on two pages
rules-print-now = Print
rules-back = Back to the rules
rules-link = Link to this rule
rules-nothing = Nothing found for “{ $query }”.
rules-nothing-try = Did you mean:
rules-nothing-topics = The rules cover these topics:
rules-contents = Topics
rules-differ = International and Polish rules
rules-differ-explained = The two rulebooks differ only here. You choose when you create a table.
rules-differs = International and Polish rules differ
rules-players = { $least } to { $most } players
