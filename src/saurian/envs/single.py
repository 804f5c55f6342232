"""A game as a Gymnasium environment: one learner among bots, on the readable engine."""

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from saurian.arena.named_bots import named_bot
from saurian.bots import Bot
from saurian.core import CHANCE, AnyGame, State
from saurian.envs.rewards import check_reward, rewards_of, team_numbers
from saurian.envs.spaces import box_of
from saurian.envs.table import check_illegal
from saurian.games import GAMES, find_game, find_part

Observation = npt.NDArray[np.float32] | dict[str, npt.NDArray[np.float32]]


class SaurianEnv(gymnasium.Env[Any, Any]):
    """One learner; bots play at the other seats, in the order of `foes`, over and over if they are too few.

    `seat` None: another seat for every game, drawn at random. `actions`: `codes`, or `candidates` for a game
    that has them.
    """

    def __init__(
        self,
        game: str,
        foes: Sequence[str | Bot] = ("greedy",),
        seat: int | None = None,
        reward: str = "win_share",
        illegal: str = "raise",
        actions: str | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_reward(reward)
        check_illegal(illegal)
        self.game: AnyGame = find_game(game)
        self.options = self.game.options(options)
        if seat is not None and not 0 <= seat < self.options.players:
            raise ValueError(f"seat is 0 to {self.options.players - 1}, or None; not {seat}")
        self.fixed_seat, self.reward, self.illegal, self.render_mode = seat, reward, illegal, render_mode
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        self.foes = [named_bot(foe, game) if isinstance(foe, str) else foe for foe in foes]
        self.encoder = self.game.encoder(self.options)
        self._short = find_part(game, "games", "candidates") if actions != "codes" else None
        self._codes: list[int] = []
        self.seat = 0
        self.state: State[Any] = self.game.start(self.options)
        self._teams = team_numbers(self.game, self.options)
        self._actions = self._short.CANDIDATES if self._short else self.game.seat_codes
        self.action_space = spaces.Discrete(self._actions)
        self.observation_space = box_of(self.encoder.entries)
        if self._short:
            features = box_of(self._short.candidate_entries(self.options), self._actions)
            self.observation_space = spaces.Dict(
                {"observation": self.observation_space, "candidates": features}
            )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game."""
        super().reset(seed=seed)
        players = self.options.players
        self.seat = int(self.np_random.integers(players)) if self.fixed_seat is None else self.fixed_seat
        self._random = Random(int(self.np_random.integers(1 << 62)))
        self.state = self.game.start(self.options)
        self._play_on()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner acts, then chance and the bots, until it is to act again or the game is over."""
        code = self._code(int(action))
        if code is None:
            if self.illegal == "raise":
                raise ValueError(f"seat {self.seat} may not do {action}; see action_masks()")
            if self.illegal == "terminate":
                return self._observation(), -1.0, True, False, self._info()
            code = self._random.choice(self._codes)
        self.state.apply(self.seat, self.game.action(code))
        self._play_on()
        outcome = self.state.outcome()
        value = 0.0
        if outcome is not None:
            totals, ranks = np.array(outcome.totals), np.array(outcome.ranks)
            value = float(rewards_of(self.reward, totals, ranks, self._teams)[self.seat])
        return self._observation(), value, outcome is not None, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What the learner may do, as `sb3-contrib` asks for it."""
        mask = np.zeros(self._actions, np.bool_)
        mask[range(len(self._codes)) if self._short else self._codes] = True
        return mask

    def render(self) -> str | None:
        """What the learner sees, as text."""
        return str(self.state.view(self.seat)) if self.render_mode == "ansi" else None

    def _code(self, action: int) -> int | None:
        """The code of an action; None if it is not legal."""
        if self._short:
            return self._codes[action] if 0 <= action < len(self._codes) else None
        return action if action in self._codes else None

    def _play_on(self) -> None:
        """Chance and bots act until the learner must, or the game is over."""
        state, rng = self.state, self._random
        while (acting := state.acting()) and self.seat not in acting:
            seat = acting[0]
            state.apply(seat, state.sample(rng) if seat == CHANCE else self._bot_move(seat))
        if self.seat in state.acting():
            for (
                seat
            ) in state.acting():  # bots choose at the same time, so that the learner's choice settles it
                if seat != self.seat:
                    state.apply(seat, self._bot_move(seat))
        view = state.view(self.seat)
        self._codes = self._short.candidates(view) if self._short else [*map(self.game.code, view.legal())]

    def _bot_move(self, seat: int) -> Any:
        number = (seat - self.seat) % self.options.players - 1
        return self.foes[number % len(self.foes)].choose(self.state.view(seat), self._random)

    def _observation(self) -> Observation:
        view = self.state.view(self.seat)
        seen = np.frombuffer(self.encoder.pack(view), np.float32)
        if not self._short:
            return seen
        numbers = np.frombuffer(self._short.pack_candidates(view, self._codes), np.float32)
        width = len(self._short.candidate_entries(self.options))
        features = np.zeros((self._actions, width), np.float32)
        features[: len(self._codes)] = numbers.reshape(len(self._codes), width)
        return {"observation": seen, "candidates": features}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().view(np.int8), "seat": self.seat}


def register() -> None:
    """Make the environments known to `gymnasium.make`, as `saurian/NAME-v0`."""
    for name in GAMES:
        id = f"saurian/{name.title()}-v{find_game(name).encoder().version}"
        if id not in gymnasium.registry:
            gymnasium.register(id, entry_point="saurian.envs.single:SaurianEnv", kwargs={"game": name})
