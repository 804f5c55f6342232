"""One game on the compiled kernels, as the PettingZoo environments use it."""

from typing import Any, Literal, get_args

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from saurian.core.message import brief
from saurian.envs.extras import rows_type
from saurian.envs.rewards import check_reward, rewards_of, team_numbers
from saurian.envs.spaces import box_of
from saurian.games import find_game

Illegal = Literal["raise", "terminate", "random"]
"""What an illegal action does: it is a `ValueError`; or the game ends, with -1 for that seat and 0 for the
others; or a legal action, drawn at random, takes its place."""

ILLEGAL: tuple[str, ...] = get_args(Illegal)
Observation = dict[str, npt.NDArray[Any]]


def check_illegal(illegal: str) -> None:
    """Raise `ValueError` unless there is such a policy."""
    if illegal not in ILLEGAL:
        raise ValueError(f"illegal is one of {', '.join(ILLEGAL)}; not {brief(illegal)}")


class KernelTable:
    """A game of named agents: its spaces, what they see, and what their actions lead to."""

    def __init__(
        self, game: str, reward: str, illegal: str, actions: str | None, options: dict[str, Any]
    ) -> None:
        check_reward(reward)
        check_illegal(illegal)
        self.game = find_game(game)
        self.options = self.game.options(options)
        self.reward, self.illegal = reward, illegal
        settings = {} if actions is None else {"actions": actions}
        self.rows = rows_type(game)(self.options, 1, **settings)
        self._has_features = self.rows.kind == "candidates"
        self.players: int = self.options.players
        self.agents = tuple(f"seat_{seat}" for seat in range(self.players))
        self.seats = {agent: seat for seat, agent in enumerate(self.agents)}
        self.wait: int = self.rows.actions
        """The action of a seat that owes no decision."""
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.agents}
        self.observation_spaces = {agent: self._space() for agent in self.agents}
        self._teams = team_numbers(self.game, self.options)
        self._random = np.random.default_rng()

    def _space(self) -> spaces.Dict:
        parts: dict[str, spaces.Space[Any]] = {
            "observation": box_of(self.rows.encoder.entries),
            "action_mask": spaces.Box(0, 1, (self.wait + 1,), np.int8),
        }
        if self._has_features:
            parts["candidates"] = box_of(self.rows.feature_entries, self.wait + 1)
        return spaces.Dict(parts)

    def begin(self, seed: int | None) -> None:
        """A new game. With a seed, this and all later ones depend on it alone."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.rows.begin(self._random.integers(1 << 63, size=1, dtype=np.uint64))

    def observe(self, seat: int) -> Observation:
        """What a seat sees and may do."""
        seen, mask = np.empty(self.rows.size, np.float32), np.empty(self.wait + 1, np.int8)
        self.rows.see(seat, seen, mask)
        return self._observation(seat, seen, mask)

    def observe_all(self) -> dict[str, Observation]:
        """What every agent sees and may do."""
        seen = np.empty((self.players, self.rows.size), np.float32)
        masks = np.empty((self.players, self.wait + 1), np.int8)
        self.rows.see_all(seen, masks)
        if self._has_features:
            seats = self.seats.items()
            return {agent: self._observation(seat, seen[seat], masks[seat]) for agent, seat in seats}
        rows = zip(self.agents, seen, masks, strict=True)
        return {agent: {"observation": mine, "action_mask": mask} for agent, mine, mask in rows}

    def _observation(self, seat: int, seen: npt.NDArray[Any], mask: npt.NDArray[Any]) -> Observation:
        observation: Observation = {"observation": seen, "action_mask": mask}
        if self._has_features:
            features = np.zeros((self.wait + 1, len(self.rows.feature_entries)), np.float32)
            self.rows.see_features(seat, features)
            observation["candidates"] = features
        return observation

    def random_action(self, seat: int) -> int:
        """Any action that the seat may do."""
        return int(self._random.choice(np.flatnonzero(self.observe(seat)["action_mask"])))

    def refuse(self, seat: int, action: object) -> None:
        """Raise `ValueError` for an illegal action if that is the policy."""
        if self.illegal == "raise":
            raise ValueError(f"{self.agents[seat]} may not do {action}; see its action_mask")

    def rewards(self) -> dict[str, float]:
        """The rewards of a game that is over, by agent."""
        totals, ranks = self.rows.result()
        values = rewards_of(self.reward, totals, ranks, self._teams)
        return dict(zip(self.agents, values.tolist(), strict=True))

    def blame(self, seat: int) -> dict[str, float]:
        """The rewards of a game that ended with an illegal action."""
        return {agent: -1.0 if agent == self.agents[seat] else 0.0 for agent in self.agents}

    def text(self) -> str:
        """The position as text, everything open."""
        return str(self.rows.state())
