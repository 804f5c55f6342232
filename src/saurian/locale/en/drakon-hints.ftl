### Hints for Drakon: why a move is good. One sentence each.

hint-gets-out = It gets you out of the lair with enough coins: you win.
hint-may-win = If the coin is worth { $value } or more, you win at once.
hint-finds-coin = It gets you a coin right away.
hint-robs = You take a coin from { $other }.
hint-keeps-coin = You keep the coin.
hint-sends-back = { $other } meets Drakon and goes back to the entrance.
hint-costs-rival = { $other } loses a coin.
hint-trades-up = Of the coins you can’t see, { $percent }% are worth more than { $value }.
hint-leads-to =
    { $count ->
        [one] Then { $chamber_acc } is only 1 move away.
       *[other] Then { $chamber_acc } is { $count } moves away.
    }
hint-frees = Your hero is stuck; this opens a way out.
hint-snatches = You take a chamber from { $other }’s hand.
hint-gets-away = Then Drakon can no longer reach you in one move.
hint-threatens = It brings Drakon within reach of { $other }, but not of you.
hint-in-the-way = It lies in { $other }’s way, not in yours.
hint-traps = { $other } can’t move any more.
hint-blocks = { $other } now has further to go to the next coin.
hint-saves-ability = It saves your hero’s ability for a better moment.
hint-declines = The chamber’s effect wouldn’t help you now.
hint-last-coin = It’s the last coin in the hoard, and you get it.
hint-robs-leader = You take a coin from { $other }, who has the most coins.
hint-blocks-next = { $other } was one move away from a coin and now has further to go.
hint-drakon-way = It gives Drakon a way to { $other }, but not to you.
hint-opens-ways = Your hero gets more ways to go.
hint-hero = This hero’s ability helps most often.
hint-hero-alike = All heroes play the same here, so pick the one you like.
hint-ways-on =
    { $count ->
        [one] From there, you have 1 way on.
       *[other] From there, you have { $count } ways on.
    }
hint-enters = It takes you to { $chamber_acc }.
hint-stuck = Your hero can’t move for now, so change the lair instead.
hint-draws = You draw a new chamber in return.
hint-stays-safe = Your hero stays out of Drakon’s reach.
hint-keeps-options = Your hero still has a way to go next turn.
hint-aims-at-leader = { $other } has the most coins.
hint-aims-at = Right now, { $other } is the best choice.
hint-clears-hand = You need this chamber least.
hint-uses-ability = It’s a good moment for your hero’s ability.
hint-ends-turn = Nothing else would help you this turn.

## How they are shown

hint-coins = Coins
