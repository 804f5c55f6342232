### Hints for Drakon: why a move is good. One sentence each.

hint-gets-out = It takes you out of the lair with enough coins: you win.
hint-may-win = If the coin is worth { $value } or more, you win at once.
hint-finds-coin = It brings you a coin at once.
hint-robs = You take a coin from { $other }.
hint-keeps-coin = You keep the coin.
hint-sends-back = { $other } meets Drakon and must go back to the entrance.
hint-costs-rival = { $other } loses a coin.
hint-trades-up = Of the coins that you cannot see, { $percent }% are worth more than { $value }.
hint-leads-to =
    { $count ->
        [one] Then { $chamber_acc } is only 1 move away.
       *[other] Then { $chamber_acc } is { $count } moves away.
    }
hint-frees = Your hero is stuck; this opens a way.
hint-snatches = You take a chamber from the hand of { $other }.
hint-gets-away = Then Drakon can no longer reach you in one move.
hint-threatens = Drakon comes within reach of { $other }, but not of you.
hint-traps = { $other } cannot move any more.
hint-blocks = The next coin is further away for { $other } than before.
hint-saves-ability = It saves the ability of your hero for a better moment.
hint-declines = What the chamber offers would not help you now.

## How they are shown

hint-coins = Coins
