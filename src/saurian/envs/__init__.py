"""Learning environments. Needs the extra `envs`: `pip install "saurian[envs]"`.

Packages are imported when they are asked for, so that each part needs only its own. With Gymnasium installed,
importing this module makes `gymnasium.make` know the games.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from saurian.core.encoder import Encoder
from saurian.envs.extras import need
from saurian.games import find_game

if TYPE_CHECKING:
    from saurian.envs.aec import SaurianAECEnv
    from saurian.envs.parallel import SaurianParallelEnv
    from saurian.envs.vector import VectorEnv as VectorEnv

__all__ = ["VectorEnv", "aec_env", "encoder", "parallel_env"]


def encoder(game: str, **options: Any) -> Encoder[Any]:
    """What makes the observations of a game from views."""
    found = find_game(game)
    return found.encoder(found.options(options))


def parallel_env(
    game: str,
    *,
    reward: str = "win_share",
    illegal: str = "raise",
    actions: str | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> "SaurianParallelEnv":
    """A game as a PettingZoo Parallel environment; `options` are those of the game."""
    need("pettingzoo", "envs")
    from saurian.envs.parallel import SaurianParallelEnv
    from saurian.envs.table import KernelTable

    return SaurianParallelEnv(KernelTable(game, reward, illegal, actions, options), render_mode)


def aec_env(
    game: str,
    *,
    reward: str = "win_share",
    illegal: str = "raise",
    actions: str | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> "SaurianAECEnv":
    """A game as a PettingZoo AEC environment; `options` are those of the game."""
    need("pettingzoo", "envs")
    from saurian.envs.aec import SaurianAECEnv
    from saurian.envs.table import KernelTable

    return SaurianAECEnv(KernelTable(game, reward, illegal, actions, options), render_mode)


def __getattr__(name: str) -> Any:
    if name != "VectorEnv":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    need("numba", "envs")
    return import_module("saurian.envs.vector").VectorEnv


if find_spec("gymnasium") is not None and find_spec("numba") is not None:
    import_module("saurian.envs.single").register()
