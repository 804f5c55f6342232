"""What a learner gets at the end of a game; before that, every reward is 0."""

from typing import Any, Literal, get_args

import numpy as np
import numpy.typing as npt

from saurian.core import AnyGame
from saurian.core.message import brief

Reward = Literal["win_share", "margin", "rank"]
"""`win_share`: 1 for the winner, winners in parts, 0 for the others. `margin`: total less the best total of
another team. `rank`: the seats behind less the seats ahead, divided by the number of other seats."""

REWARDS: tuple[str, ...] = get_args(Reward)


def check_reward(reward: str) -> None:
    """Raise `ValueError` unless there is such a reward."""
    if reward not in REWARDS:
        raise ValueError(f"reward is one of {', '.join(REWARDS)}; not {brief(reward)}")


def team_numbers(game: AnyGame, options: Any) -> npt.NDArray[np.int64]:
    """By seat, the number of its team; each seat its own if there are none."""
    numbers = np.arange(options.players)
    for number, team in enumerate(game.teams(options)):
        numbers[team] = number
    return numbers


def rewards_of(
    reward: str, totals: npt.NDArray[Any], ranks: npt.NDArray[Any], teams: npt.NDArray[np.int64]
) -> npt.NDArray[np.float32]:
    """The rewards of games that are over, by seat. `totals` and `ranks`: [games, seats]."""
    if reward == "win_share":
        won = ranks == 1
        values = won / won.sum(axis=-1, keepdims=True)
    elif reward == "rank":
        behind = np.sign(ranks[..., None, :] - ranks[..., :, None]).sum(axis=-1)
        values = behind / (len(teams) - 1)
    else:
        others = np.where(teams[:, None] == teams, np.iinfo(np.int64).min, totals[..., None, :])
        values = totals - others.max(axis=-1)
    return np.asarray(values, np.float32)
