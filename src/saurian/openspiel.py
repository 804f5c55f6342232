"""The games in OpenSpiel: `import saurian.openspiel`, then `pyspiel.load_game("saurian_NAME(players=3)")`.

Needs the extra `openspiel`: `pip install "saurian[openspiel]"`. Parameters are the options of the game, and
`chance`: `sampled` (one outcome, which draws by itself; the default) or `explicit` (every outcome with its
probability, which solvers need and which takes longer). Seats that choose at once are asked one after the
other, and no information state tells what the others have chosen. Returns are win shares.
"""

import base64
import pickle
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from saurian.core import CHANCE, AnyGame, State
from saurian.games import GAMES, find_game

try:
    import pyspiel
except ModuleNotFoundError:  # tested in a process of its own
    raise ImportError('pyspiel is missing: pip install "saurian[openspiel]"') from None

SAMPLED = "sampled"
REMEMBERED = 1 << 17
"""Actions whose codes are kept."""
TERMINAL, CHANCE_PLAYER = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)
ANY, UNSET = 0, -1
"""The one outcome of sampled chance; an option that is left as it is."""


def _parameters(game: AnyGame) -> dict[str, Any]:
    """The parameters of OpenSpiel, with their defaults: options that can be numbers, switches or texts."""
    parameters: dict[str, Any] = {"chance": SAMPLED, "seed": UNSET}
    for field in game.option_fields():
        values = [value for value in field.choices if value is not None]
        if not values:
            continue
        unset = UNSET if isinstance(values[0], int) and not isinstance(values[0], bool) else ""
        parameters[field.name] = unset if field.default is None else field.default
        if field.default is None and isinstance(values[0], bool):
            parameters[field.name] = ""
    return parameters


def _options(game: AnyGame, parameters: dict[str, Any]) -> Any:
    """The options of a game with these parameters."""
    chosen = {}
    for field in game.option_fields():
        value = parameters.get(field.name, field.default)
        if field.default is None and value in (UNSET, ""):
            value = None
        elif value in ("True", "False"):
            value = value == "True"
        if field.choices:
            chosen[field.name] = value
    return game.options(chosen)


def _type_of(game: AnyGame, chance: str = SAMPLED) -> Any:
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=f"saurian_{game.name}",
        long_name=f"Saurian: {game.name.title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.SAMPLED_STOCHASTIC if chance == SAMPLED else modes.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


class Home:
    """What all states of a game share. It is never copied: OpenSpiel copies states with all they hold."""

    def __init__(self, name: str, given: dict[str, Any]) -> None:
        self.rules = find_game(name)
        self.options = _options(self.rules, given)
        self.sampled = given["chance"] == SAMPLED
        self.encoder = self.rules.encoder(self.options)
        self.random = Random(None if given["seed"] == UNSET else given["seed"])
        """What draws if chance is sampled."""
        self._codes: dict[int, tuple[Any, int]] = {}

    def __deepcopy__(self, memo: object) -> "Home":
        return self

    def code(self, action: Any) -> int:
        """The code of an action. Most actions exist once, and are known by identity: that is much quicker."""
        known = self._codes.get(id(action))
        if known is None or known[0] is not action:
            if len(self._codes) > REMEMBERED:
                self._codes.clear()
            known = self._codes[id(action)] = (action, self.rules.code(action))
        return known[1]


class SaurianGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel is not typed
    """A game with its options."""

    def __init__(self, name: str, parameters: dict[str, Any] | None = None) -> None:
        given = {**_parameters(find_game(name)), **(parameters or {})}
        self.home = Home(name, given)
        self.encoder = self.home.encoder
        codes = self.home.rules.codes
        info = pyspiel.GameInfo(
            num_distinct_actions=codes,
            max_chance_outcomes=1 if self.home.sampled else codes,
            num_players=self.home.options.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=100_000,
        )
        super().__init__(_type_of(self.home.rules, given["chance"]), info, parameters or {})

    def new_initial_state(self) -> "SaurianState":
        """Before anything has happened."""
        return SaurianState(self, self.home.rules.start(self.home.options))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What makes tensors and texts of a state."""
        return Observer(self)

    def observation_tensor_shape(self) -> list[int]:
        """One row of numbers."""
        return [self.encoder.size]

    def deserialize_state(self, text: str) -> "SaurianState":
        """The state of a text."""
        return SaurianState(self, pickle.loads(base64.b64decode(text)))


class SaurianState(pyspiel.State):  # type: ignore[misc]  # pyspiel is not typed
    """A position. `position` is the state of the readable engine."""

    def __init__(self, game: SaurianGame, position: State[Any]) -> None:
        super().__init__(game)
        self.home, self.position, self._player = game.home, position, TERMINAL
        self._see_player()

    def _see_player(self) -> None:
        """OpenSpiel asks for the player several times in every step: it is found once."""
        acting = self.position.acting()
        self._player = TERMINAL if not acting else CHANCE_PLAYER if acting[0] == CHANCE else acting[0]

    def current_player(self) -> int:
        """The seat that decides next, chance, or the end."""
        return self._player

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(map(self.home.code, self.position.legal(player)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All that chance may do with its probability; or one outcome, which draws."""
        if self.home.sampled:
            return [(ANY, 1.0)]
        odds = [(self.home.rules.code(action), weight) for action, weight in self.position.odds()]
        total = sum(weight for _, weight in odds)
        return [(code, weight / total) for code, weight in sorted(odds)]

    def _apply_action(self, code: int) -> None:
        position, home = self.position, self.home
        if self._player != CHANCE_PLAYER:
            position.apply(self._player, home.rules.action(code))
        elif not home.sampled:
            position.apply(CHANCE, home.rules.action(code))
        else:
            while position.acting() == (CHANCE,):  # all draws in a row are one outcome
                position.apply(CHANCE, position.sample(home.random))
        self._see_player()

    def _action_to_string(self, player: int, code: int) -> str:
        if player == CHANCE_PLAYER and self.home.sampled:
            return "draw"
        return str(self.home.rules.action(code).text)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._player == TERMINAL

    def returns(self) -> list[float]:
        """Win shares; zeros before the end."""
        outcome, players = self.position.outcome(), self.home.options.players
        return [0.0] * players if outcome is None else list(outcome.shares)

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat knows, as a text."""
        return key_of(self.position.view(self.current_player() if player is None else player))

    def observation_string(self, player: int | None = None) -> str:
        """The same: views remember what was seen."""
        return self.information_state_string(player)

    def observation_tensor(self, player: int | None = None) -> Any:
        """The numbers of the encoder."""
        view = self.position.view(self.current_player() if player is None else player)
        return np.frombuffer(self.home.encoder.pack(view), np.float32)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SaurianState":
        """A state that the player cannot tell from this one; `sampler()` is a number from 0 to 1."""
        return SaurianState(self.get_game(), self.position.resample(player, Random(sampler())))

    def clone(self) -> "SaurianState":
        """A copy."""
        copy = super().clone()
        copy.home, copy.position = self.home, self.position.clone()
        return copy  # type: ignore[no-any-return]

    def serialize(self) -> str:
        """The state as a text."""
        return base64.b64encode(pickle.dumps(self.position)).decode("ascii")

    def __deepcopy__(self, memo: object) -> "SaurianState":
        return SaurianState(self.get_game(), self.position.clone())

    def __str__(self) -> str:
        return self.home.rules.write_position(self.position)


class Observer:
    """The tensor of a seat and its text, as OpenSpiel's learners ask for them."""

    def __init__(self, game: SaurianGame) -> None:
        self.tensor = np.zeros(game.encoder.size, np.float32)
        self.dict = {"observation": self.tensor}
        self._encoder = game.encoder

    def set_from(self, state: SaurianState, player: int) -> None:
        """Write what the player sees into the tensor."""
        self._encoder.encode(state.position.view(player), self.tensor)

    def string_from(self, state: SaurianState, player: int) -> str:
        """All that the player knows, as a text."""
        return key_of(state.position.view(player))


def key_of(view: Any) -> str:
    """A text that is the same for equal views and differs for others."""
    return str(view.key().hex())


def register() -> Sequence[str]:
    """Make all games known to OpenSpiel; their names there."""
    known = set(pyspiel.registered_names())
    for name in GAMES:
        if f"saurian_{name}" not in known:
            pyspiel.register_game(_type_of(find_game(name)), _maker(name))
    return [f"saurian_{name}" for name in GAMES]


def _maker(name: str) -> Any:
    """A class of its own for a game: OpenSpiel keeps it until after the interpreter has ended, and a function
    would not survive that."""

    class NamedGame(SaurianGame):
        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(name, parameters)

    return NamedGame


register()
