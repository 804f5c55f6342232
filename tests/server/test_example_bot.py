"""The bot of the documentation plays, at a server as hosts get it by default."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import PATIENCE, Server, serving

BOT = Path(__file__).parent.parent.parent / "docs" / "examples" / "bot.py"


@pytest.fixture(scope="module")
def default_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the default limits: a bot sends commands faster than they allow."""
    with serving(tmp_path_factory.mktemp("default"), roomy=False) as found:
        yield found


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("draftosaurus", {}),
        ("draftosaurus", {"players": 2, "board": "match"}),
        ("drakon", {}),
    ],
)
def test_the_example_plays_a_whole_game(
    default_server: Server, game: str, options: dict[str, object]
) -> None:
    command = [sys.executable, str(BOT), default_server.url, game, json.dumps(options)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=3 * PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    assert len(json.loads(done.stdout)["totals"]) == options.get("players", 4)
