"""The bot of the documentation plays."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.serving import PATIENCE, Server

BOT = Path(__file__).parent.parent.parent / "docs" / "examples" / "bot.py"


@pytest.mark.parametrize("game", ["draftosaurus", "drakon"])
def test_the_example_plays_a_whole_game(bot_server: Server, game: str) -> None:
    command = [sys.executable, str(BOT), bot_server.url, game]
    done = subprocess.run(command, capture_output=True, text=True, timeout=3 * PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    assert len(json.loads(done.stdout)["totals"]) == 4
