### The score pad in the browser.

pad-how = Pick a dinosaur, then tap the pen where it stands. The cross takes the last one out again.
pad-pick-first = Pick a dinosaur first, or the cross to take one out.
pad-palette = What to put in
pad-left =
    { $count ->
        [one] { $name }, 1 left
       *[other] { $name }, { $count } left
    }
pad-remove = Take a dinosaur out
pad-zoos = Zoos
pad-zoo-count =
    { $count ->
        [one] 1 zoo
       *[other] { $count } zoos
    }
pad-leads = is in the lead:
pad-owner = Name for zoo { $number }
pad-problem = { $seat }, { $pen }: { $cause }
pad-progress = { $placed } of { $all } dinosaurs are in.
pad-reasons = Points of { $seat }, one by one
pad-new = New pad
pad-share = Share this pad
pad-share-explained = The whole pad is in the link; nothing is stored at the server.
pad-unreadable = This link holds no score pad.
pad-history = Earlier pads on this device
pad-forget = Forget this pad
pad-offline = Once opened, the score pad also works without a connection. You can install it from your browser’s menu.
