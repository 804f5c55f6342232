"""The Drakon bots: `greedy`, `levels` (easy to expert), and what the strong ones are made of.

`sight` (what is seen of a position), `worth` (who will win: a learned net), `trying`, `policy` and `quick`
(play by it), `learning` and `training` (how it is learned), `routes`, `laying` and `greed` (how greedy
players play), `iterations` and `search` (look ahead), `hints`, `reasons` and `ways` (tell a person).
"""

from saurian.bots.registry import SETTINGS, BotMaker

COMPILE_SECONDS = 100
"""Roughly how long its kernels take to compile, with those of the simulator they call, on a quiet core."""

BOTS = {
    "greedy": BotMaker(f"{__name__}.greedy:GreedyBot"),
    "easy": BotMaker(f"{__name__}.levels:EasyBot"),
    "medium": BotMaker(f"{__name__}.levels:make_medium", ("tables",), compiled=True),
    "hard": BotMaker(f"{__name__}.levels:make_hard", SETTINGS, compiled=True),
    "expert": BotMaker(f"{__name__}.levels:make_expert", SETTINGS, compiled=True),
}
"""The bots of the game, weakest first."""
