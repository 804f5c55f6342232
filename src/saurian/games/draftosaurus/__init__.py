"""Draftosaurus: secret drafting of dinosaurs, 2 to 5 players, Summer and Winter boards.

Where to look: `pieces` and `pens` (what there is), `rules` and `rules-1.toml` (the rules as data), `options`
(what is agreed), `actions` (what can be done), `table` (what lies open and what is hidden), `legal` (what may
be done), `phases` (what happens), `scoring` (what counts), `view` (what a seat may see), `state` (the
position), `notation` and `reading` (how it is written and read), `validate` (whether a game can come to it),
`preview` (what a placement would change), `describe` and `components` (what a client is shown).
"""

from saurian.games.draftosaurus.game import DRAFTOSAURUS, Draftosaurus

__all__ = ["DRAFTOSAURUS", "Draftosaurus"]
