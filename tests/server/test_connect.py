"""`saurian connect`: a bot of one's own at a server that goes away and comes back."""

import json
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from saurian.cli import main
from saurian.games import find_game
from tests.server.serving import PATIENCE, Server, command_line, lasting_port, serving

ROOT = Path(__file__).parent.parent.parent
MY_BOT = str(ROOT / "docs" / "examples" / "my_bot.py") + ":MyBot"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the default limits, and bots."""
    with serving(tmp_path_factory.mktemp("connect"), roomy=False) as found:
        yield found


def make_table(server: Server, seats: list[dict[str, str]], **wishes: Any) -> dict[str, Any]:
    wish = {"game": "draftosaurus", "options": {"players": len(seats)}, "seats": seats, **wishes}
    return ask(server, "/api/tables", wish)


def ask(server: Server, path: str, body: Any = None, secret: str = "") -> dict[str, Any]:
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json"} | ({"Authorization": f"Bearer {secret}"} if secret else {})
    with urllib.request.urlopen(urllib.request.Request(server.url + path, data, headers)) as response:
        answer: dict[str, Any] = json.load(response)
        return answer


def connect(*words: str) -> "subprocess.Popen[str]":
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True, "cwd": ROOT}
    return subprocess.Popen(command_line("connect", *words), **pipes)


def ended(process: "subprocess.Popen[str]") -> tuple[int, str, str]:
    out, error = process.communicate(timeout=3 * PATIENCE)
    return process.returncode, out, error


@pytest.mark.parametrize("game", ["draftosaurus", "drakon"])
def test_a_bot_plays_by_a_link(server: Server, game: str) -> None:
    seats = [{"kind": "device", "name": "Mine"}, {"kind": "bot", "bot": "greedy"}]
    table = make_table(server, seats, start=True, game=game)
    link = f"{server.url}/table/{table['id']}#{table['secrets']['0']}"
    bot = MY_BOT if game == "draftosaurus" else "greedy"
    code, out, error = ended(connect(link, "--bot", bot, "--seed", "1", "--json"))
    assert code == 0, error
    answer = json.loads(out)
    assert (answer["table"], answer["seat"], answer["bot"]) == (table["id"], 0, bot)
    assert len(answer["outcome"]["totals"]) == 2


def test_a_bot_takes_a_free_seat_and_waits_for_the_start(server: Server) -> None:
    seats = [{"kind": "device", "name": "Ann"}, {"kind": "link"}]
    table = make_table(server, seats)
    secret = table["secrets"]["0"]
    process = connect(f"{server.url}/table/{table['id']}", "--bot", "random", "--name", "Guest")
    assert process.stderr is not None
    assert "seat 2" in process.stderr.readline()
    assert ask(server, f"/api/tables/{table['id']}")["table"]["seats"][1]["name"] == "Guest"
    command = {"type": "start", "id": "start"}
    ask(server, f"/api/tables/{table['id']}/seats/0/commands", command, secret)
    own = connect(f"{server.url}/table/{table['id']}#{secret}", "--bot", "easy")
    assert ended(own)[0] == 0
    code, out, error = ended(process)
    assert code == 0, error
    assert out.startswith("The game is over: random is number")


def test_a_bot_comes_back_with_the_server(tmp_path: Path) -> None:
    port = lasting_port()
    with serving(tmp_path, port=port) as first:
        seats = [{"kind": "device", "name": "Ann"}, {"kind": "link"}]
        table = make_table(first, seats, start=False)
        links = [f"{first.url}/table/{table['id']}#{table['secrets'][str(seat)]}" for seat in range(2)]
        processes = [connect(link, "--bot", "easy", "--patience", "200") for link in links]
        for process in processes:
            assert process.stderr is not None
            process.stderr.readline()
        command = {"type": "start", "id": "start"}
        ask(first, f"/api/tables/{table['id']}/seats/0/commands", command, table["secrets"]["0"])
        deadline = time.monotonic() + PATIENCE
        while ask(first, f"/api/tables/{table['id']}")["seq"] < 12 and time.monotonic() < deadline:
            time.sleep(0.02)
        first.kill()
    with serving(tmp_path, port=port):
        answers = [ended(process) for process in processes]
    assert [code for code, _, _ in answers] == [0, 0], answers
    assert any("was lost" in error for _, _, error in answers)


def test_the_text_of_a_view_is_that_of_the_seat(server: Server) -> None:
    seats = [{"kind": "device", "name": "Ann"}, {"kind": "device", "name": "Bob"}]
    table = make_table(server, seats, start=True)
    path = f"/api/tables/{table['id']}/view"
    game = find_game("draftosaurus")
    own = ask(server, f"{path}?seat=0", secret=table["secrets"]["0"])
    view = game.read_view(own["view"])
    assert (view.seat, view.hands[1], view.hand_sizes) == (0, None, (6, 6))
    assert [action.text for action in view.legal()]
    assert game.read_view(ask(server, path)["view"]).seat is None
    with pytest.raises(urllib.error.HTTPError, match="403"):
        ask(server, f"{path}?seat=1", secret=table["secrets"]["0"])


@pytest.mark.parametrize(
    ("url", "code", "part"),
    [
        ("nonsense", 2, "nonsense"),
        ("http://127.0.0.1:9/table/x", 1, "cannot be reached"),
        ("{server}/table/none", 1, "does not let the bot play"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(
    url: str, code: int, part: str, server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["connect", url.format(server=server.url), "--bot", "easy", "--patience", "0.2", "--lang", "en"]
    assert main(words) == code
    error = capsys.readouterr().err
    assert part in error
    assert error.count("\n") == 1


def test_a_bot_that_cannot_play_takes_no_seat(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    table = make_table(server, [{"kind": "device", "name": "Ann"}, {"kind": "link"}])
    assert main(["connect", f"{server.url}/table/{table['id']}", "--bot", "clever", "--lang", "en"]) == 2
    assert "clever" in capsys.readouterr().err
    assert ask(server, f"/api/tables/{table['id']}")["table"]["seats"][1]["name"] == ""
