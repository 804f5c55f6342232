### The end of a game: who won, the final count, and what can be done next.

## Who won; a margin of 0 is not told

ending-you-win =
    { $margin ->
        [0] You win!
        [one] You win by 1 point!
       *[other] You win by { $margin } points!
    }
ending-you-and-win = You and { $others } win!
ending-you-share = You share the win with { $others }!
ending-wins =
    { $margin ->
        [0] { $winners } wins!
        [one] { $winners } wins by 1 point!
       *[other] { $winners } wins by { $margin } points!
    }
ending-team-wins = { $winners } win together!
ending-share = { $winners } share the win!
ending-place = Your place: { $rank } of { $players }.
ending-rank = { $rank }. { $name }: { $total }

## The count

ending-skip = Skip
ending-again = Count again
ending-facts = Highlights

## A picture to share

ending-picture = Share a picture
ending-picture-failed = This browser couldn’t create the picture.
