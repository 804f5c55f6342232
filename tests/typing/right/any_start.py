from typing import Any

import saurian

states: list[saurian.State[Any]] = [saurian.start(name, players=2) for name in saurian.games()]
