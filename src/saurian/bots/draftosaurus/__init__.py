"""The Draftosaurus bots: `greedy`, `levels` (easy to expert), and what the strong ones are made of.

`worth` (what a zoo under way is worth: learned tables), `policy` (play by it), `judge` (the policy for one
decision), `learning` and `training` (how it is learned), `search` and `tree` (look ahead), `hints` and
`reasons` (tell a person).
"""

from saurian.bots.registry import SETTINGS, BotMaker

COMPILE_SECONDS = 30
"""Roughly how long its kernels take to compile, with those of the simulator they call, on a quiet core."""

BOTS = {
    "greedy": BotMaker(f"{__name__}.greedy:GreedyBot"),
    "easy": BotMaker(f"{__name__}.levels:EasyBot"),
    "medium": BotMaker(f"{__name__}.levels:MediumBot", ("tables",), compiled=True),
    "hard": BotMaker(f"{__name__}.levels:make_hard", SETTINGS, compiled=True),
    "expert": BotMaker(f"{__name__}.levels:make_expert", SETTINGS, compiled=True),
}
"""The bots of the game, weakest first."""
