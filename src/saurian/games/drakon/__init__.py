"""Drakon: a lair that the players build and walk for coins, 2 to 6 players.

Where to look: `pieces`, `lair` and `kinds` (what there is), `effects` and `heroes` (what chambers and
heroes do), `box` and `box-2.toml` (the box as data; `box-1.toml` for old games), `options` (what is
agreed), `actions` (what can be done), `table` (what lies open and what is hidden), `legal` (what may be
done), `steps`, `phases`, `hands` and `coins` (what happens), `scoring` (what counts), `knowledge` and
`view` (what a seat may see and remembers), `state` (the position), `notation` and `reading` (how it is
written and read), `validate` (whether a game can come to it), `prompt` (what a step asks), `preview` (what an
action would lead to), `wording` (which texts hold with a box), `describe` and `components` (what a client is
shown).
"""

from saurian.games.drakon.game import DRAKON, Drakon

__all__ = ["DRAKON", "Drakon"]
