### A game of Drakon as a story. To the reader: “you”. A coin of value 0 is one whose value is not known.

story-drakon-round = Round { $round }
story-entered = { $seat } places { $chamber_acc } and steps right in.
story-you-first-player = You go first.
story-you-hero-picked = You pick { $hero_acc }.
story-you-chamber-placed = You place { $chamber_acc }.
story-you-entered = You place { $chamber_acc } and step right in.
story-you-turn-skipped = You can neither place a chamber nor move, and miss a turn.
story-you-hand-shown = You show your hand: { $chambers }.
story-you-hero-moved = You move to { $chamber_acc }.

## Coins

story-you-coin-found =
    { $value ->
        [0] You find a coin.
       *[known] You find a coin worth { $value }.
    }
story-you-coin-lost =
    { $value ->
        [0] You lose a coin.
       *[known] You lose a coin worth { $value }.
    }
story-you-coin-stolen =
    { $value ->
        [0] You steal a coin from { $other }.
       *[known] You steal a coin worth { $value } from { $other }.
    }
story-of-you-coin-stolen =
    { $value ->
        [0] { $seat } steals a coin from you.
       *[known] { $seat } steals a coin worth { $value } from you.
    }
story-you-coin-shielded = You keep your coin, thanks to the Druid.
story-you-coin-traded =
    { $value ->
        [0] You exchange a coin for one from the hoard.
       *[known] You exchange a coin worth { $value } for one worth { $new }.
    }

## Drakon, chambers and heroes

story-you-drakon-appeared = Drakon appears! You choose where.
story-you-drakon-moved = You move Drakon.
story-you-drakon-met = You meet Drakon and go back to the entrance.
story-you-drakon-beside = You are with Drakon now: the chamber has no effect.
story-you-chamber-stolen = You steal a chamber from { $other }’s hand.
story-you-chamber-stolen-was = You steal { $chamber_acc } from { $other }’s hand.
story-of-you-chamber-stolen = { $seat } steals a chamber from your hand.
story-of-you-chamber-stolen-was = { $seat } steals { $chamber_acc } from your hand.
story-you-no-chamber = You have no chamber to lose.
story-you-chamber-destroyed = You destroy { $chamber_acc }.
story-you-chamber-rotated = You rotate { $chamber_acc }.
story-you-chamber-swapped-in = You swap in { $chamber_acc }.
story-you-chamber-swapped-gone = You remove { $chamber_acc } from the game.
story-you-chamber-flown = You take off in { $chamber_acc }.
story-you-mind-controlled = You take control of { $other }’s hero.
story-of-you-mind-controlled = { $seat } takes control of your hero.
story-you-challenged = You force { $other } out of the chamber.
story-of-you-challenged = { $seat } forces you out of the chamber.
story-you-ability-used = You use your hero’s ability: { $hero }.

## The end

story-you-won-by-coins = You win with coins worth { $total }!
story-you-won-by-coins-shared = You share the victory with coins worth { $total }!
