### The rules in the browser.

rules-search = Search the rules
rules-found =
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }
rules-contents = Contents
rules-differ = International or Polish rules?
rules-differ-explained = The two rulebooks differ in these rules; each says what applies where. You choose when you make a table.
rules-differs = International and Polish rules differ
