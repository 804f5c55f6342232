"""Many games at once on the compiled kernels, for learners that work on arrays.

    vec = VectorEnv(game, games=1024, players=2, seed=7)
    while True:
        actions = my_policy(vec.observations, vec.mask)      # int [games]
        rewards, done = vec.step(actions)                    # float32 [games, seats], bool [games]

In every game one seat is to move, `vec.to_move`; seats that choose at once are asked one after the other, and
see nothing of what the others have chosen. A game that ends begins anew in the same step.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from saurian.envs.extras import rows_type
from saurian.envs.rewards import check_reward, rewards_of, team_numbers
from saurian.games import find_game
from saurian.sim.arrays import as_codes


class VectorEnv:
    """Many games of the same options. Its arrays are written anew by every step: copy what is to stay."""

    def __init__(
        self,
        game: str,
        games: int = 1024,
        *,
        seed: int | None = None,
        reward: str = "win_share",
        actions: str | None = None,
        **options: Any,
    ) -> None:
        check_reward(reward)
        found = find_game(game)
        chosen = found.options(options)
        settings = {} if actions is None else {"actions": actions}
        self.game, self.options, self.reward, self.games = found, chosen, reward, games
        self.rows = rows_type(game)(chosen, games, **settings)
        self.players: int = chosen.players
        self.encoder = self.rows.encoder
        self.observations: npt.NDArray[np.float32] = self.rows.observations
        """What each seat to move sees: [games, size]."""
        self.mask: npt.NDArray[np.bool_] = self.rows.mask.view(np.bool_)
        """What each seat to move may do: [games, actions]."""
        self.to_move: npt.NDArray[np.int64] = self.rows.to_move
        """The seat to move: [games]."""
        self.actions: int = self.rows.actions
        """How many actions there are."""
        self._teams = team_numbers(found, chosen)
        self._rewards = np.zeros((games, self.players), np.float32)
        self._done = np.zeros(games, np.bool_)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> npt.NDArray[np.float32]:
        """Begin all games anew; each depends on the seed and its number alone. The observations."""
        self.rows.begin(np.random.SeedSequence(seed).generate_state(self.games, np.uint64))
        return self.observations

    def step(self, actions: npt.ArrayLike) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.bool_]]:
        """The seats to move act. Returns the rewards, [games, seats], and which games have ended, [games].

        Rewards are 0 but for games that have ended. `actions`: whole numbers, [games]. Raises `ValueError`
        for an illegal one; then nothing has happened.
        """
        chosen = as_codes(actions, (self.games,), "[games]")
        wrong = self.rows.step(chosen, self._done)
        if wrong >= 0:
            raise ValueError(
                f"game {wrong}: seat {int(self.to_move[wrong])} may not do {int(chosen[wrong])}; see mask"
            )
        self._rewards[:] = 0
        ended = np.flatnonzero(self._done)
        if ended.size:
            totals, ranks = self.rows.totals[ended], self.rows.ranks[ended]
            self._rewards[ended] = rewards_of(self.reward, totals, ranks, self._teams)
        return self._rewards, self._done
