### The replay of a finished game.

replay-title = Replay
replay-turn = Turn { $turn } of { $last }
replay-start = Start of the game
replay-slider = Position in the game
replay-slider-value = { $turn }, step { $step } of { $last }
replay-previous-turn = Previous turn
replay-next-turn = Next turn
replay-previous-step = One step back
replay-next-step = One step forward
replay-previous-moment = Previous key moment
replay-next-moment = Next key moment
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-value = { $speed }×
replay-viewpoint = View as
replay-spectator = Spectator
replay-all = All revealed
replay-share = Share this moment
replay-share-note = The link opens the replay at this moment, from the same point of view.
replay-shared = Link to this moment copied.
replay-to-table = Back to the table
replay-again = Watch again
replay-list = Turns
replay-moments = Key moments
replay-no-moments = Nothing out of the ordinary happened.

## Keys

replay-key-turns = Previous or next turn
replay-key-steps = One step back or forward
replay-key-moments = Previous or next key moment
replay-key-play = Play or pause
replay-key-ends = Start or end of the game
replay-key-speed = Slower or faster
key-space = Space
key-shift = Shift
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down

## Everything open

open-title = Hands and coins
open-hand = In hand: { $chambers }
open-no-hand = No chambers in hand

## Key moments of Draftosaurus

moment-board-round = { $board }, round { $round }
moment-first-trex = { $seat } places the first T-Rex.
moment-gain =
    { $points ->
        [one] { $seat } gains 1 point in one turn.
       *[other] { $seat } gains { $points } points in one turn.
    }
moment-loss =
    { $points ->
        [one] { $seat } loses 1 point in one turn.
       *[other] { $seat } loses { $points } points in one turn.
    }
moment-lead = { $seat } takes the lead.
story-you-moment-first-trex = You place the first T-Rex.
story-you-moment-gain =
    { $points ->
        [one] You gain 1 point in one turn.
       *[other] You gain { $points } points in one turn.
    }
story-you-moment-loss =
    { $points ->
        [one] You lose 1 point in one turn.
       *[other] You lose { $points } points in one turn.
    }
story-you-moment-lead = You take the lead.
