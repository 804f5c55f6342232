### The score pad in the browser.

pad-how = Pick a dinosaur, then tap its pen. To add several at once, press and hold a space: hold the third one, and the pen has three. Use the cross to remove a dinosaur.
pad-pick-first = Pick a dinosaur first, or the cross to remove one.
pad-palette = Dinosaur to add
pad-left =
    { $count ->
        [one] { $name }, 1 left
       *[other] { $name }, { $count } left
    }
pad-remove = Remove a dinosaur
pad-zoos = Zoos
pad-zoo-count =
    { $count ->
        [one] 1 zoo
       *[other] { $count } zoos
    }
pad-leads = in the lead:
pad-owner = Name for zoo { $number }
pad-rename = Change the name
pad-next = Full! Next: { $seat }.
pad-problem = { $seat }, { $pen }: { $cause }
pad-progress = { $placed } of { $all } dinosaurs entered.
pad-reasons = { $seat }’s points, item by item
pad-new = New pad
pad-share = Share this pad
pad-share-explained = The whole pad is in the link; nothing is stored on the server.
pad-unreadable = This link doesn’t contain a score pad.
pad-history = Earlier pads on this device
pad-forget = Delete this pad
pad-offline = Once opened, the score pad also works offline. You can install it from your browser’s menu.
