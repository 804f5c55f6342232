"""A seat at a server: entering a table by its link, and letting a bot decide there until the game is over."""

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from http.cookiejar import CookieJar
from random import Random
from time import monotonic, sleep
from typing import Any, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit, urlunsplit
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener
from uuid import uuid4

from saurian.bots import Bot
from saurian.core import Message, Problem, Seat
from saurian.core.message import brief
from saurian.games import find_game

HTTP_SECONDS = 30
"""How long the server may take to answer a request."""
FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS = 0.25, 5.0
"""Between attempts to reach a server that is away."""
OWN_CODES = 4000
"""Close codes from here on say that there is no way back to this seat."""
TABLE_PART = "/table/"


class Address(NamedTuple):
    """A table at a server, and the secret of a seat there if the link has one."""

    server: str
    table: str
    secret: str | None

    @property
    def link(self) -> str:
        """The link as people share it."""
        return f"{self.server}{TABLE_PART}{self.table}" + (f"#{self.secret}" if self.secret else "")


def read_address(text: str) -> Address:
    """The table that a link leads to. Raises `Problem` if it is none."""
    parts = urlsplit(text)
    before, found, table = parts.path.partition(TABLE_PART)
    if parts.scheme not in ("http", "https") or not parts.netloc or not found or not table.strip("/"):
        raise Problem(Message("connect-bad-address", {"text": brief(text)}))
    server = urlunsplit((parts.scheme, parts.netloc, before, "", ""))
    return Address(server.rstrip("/"), table.strip("/"), parts.fragment or None)


class Refused(Problem):
    """The server does not let this bot play there."""


class Away(Exception):
    """The server cannot be reached now."""


@dataclass
class RemoteSeat:
    """A connection to a table."""

    address: Address
    patience_seconds: float
    """How long to go on trying while the server cannot be reached."""
    tell: Callable[[Message], None] = lambda message: None
    """Called with what a user wants to know while it lasts."""
    seat: Seat = -1
    _heard_at: float = 0.0
    """When the server last sent anything."""
    _http: OpenerDirector = field(default_factory=lambda: build_opener(HTTPCookieProcessor(CookieJar())))

    def read_table(self) -> dict[str, Any]:
        """What everybody may know of the table."""
        table: dict[str, Any] = self._patiently(lambda: self._ask(""))["table"]
        return table

    def enter(self, name: str) -> None:
        """Take the seat of the link, or any free one; `address` then has the secret of the seat."""
        if self.address.secret is not None:
            answer = self._patiently(lambda: self._ask("/enter", {"secret": self.address.secret}))
            self.seat = answer["seat"]
            sitter = self.read_table()["seats"][self.seat]
            if not sitter["name"]:
                self._patiently(lambda: self._ask(f"/seats/{self.seat}", {"name": name, "added": ""}))
            return
        self.seat = self._patiently(lambda: self._ask("/join", {"name": name, "added": ""}))["seat"]
        link = self._patiently(lambda: self._ask(f"/seats/{self.seat}/link", {"alone": False}))
        self.address = self.address._replace(secret=link["secret"])

    def play(self, bot: Bot, game: str, seed: int) -> dict[str, Any]:
        """Let the bot decide until the game is over; the outcome. Raises `Refused`."""
        self._heard_at = monotonic()
        told_at, pause = 0.0, FIRST_PAUSE_SECONDS
        while True:
            try:
                return self._play(_Player(self, bot, game, seed))
            except Away as away:
                if monotonic() - self._heard_at > self.patience_seconds:
                    raise self._gone(away) from None
            if self._heard_at > told_at:  # it was there since the last loss
                self.tell(Message("connect-lost", {"server": self.address.server}))
                told_at, pause = monotonic(), FIRST_PAUSE_SECONDS
            sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE_SECONDS)

    def _play(self, player: "_Player") -> dict[str, Any]:
        """The outcome, if this socket lasts until then. Raises `Away` or `Refused`."""
        from websockets.exceptions import ConnectionClosed, InvalidHandshake
        from websockets.sync.client import connect

        url = f"{self.address.server.replace('http', 'ws', 1)}/api/tables/{self.address.table}/live"
        try:
            with connect(
                f"{url}?seat={self.seat}", additional_headers=self._headers(), max_size=None
            ) as socket:
                for text in socket:
                    self._heard_at = monotonic()
                    message = json.loads(text)
                    if (message.get("table") or {}).get("outcome"):
                        outcome: dict[str, Any] = message["table"]["outcome"]
                        return outcome
                    command = player.answer(message)
                    if command is not None:
                        socket.send(json.dumps(command))
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code >= OWN_CODES:
                raise self._refused(closed.rcvd.reason or str(closed.rcvd.code)) from None
            raise Away(str(closed)) from None
        except (OSError, InvalidHandshake) as error:
            raise Away(str(error)) from None
        raise Away("the socket was closed")

    def read_view(self) -> tuple[int, str]:
        """What the seat may know now, as text, and for which `seq` of the table."""
        answer = self._ask(f"/view?seat={self.seat}")
        return answer["seq"], answer["view"]

    def _headers(self) -> dict[str, str]:
        return {} if self.address.secret is None else {"Authorization": f"Bearer {self.address.secret}"}

    def _ask(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """The answer to a request; with a body it is a POST. Raises `Away` or `Refused`."""
        url = f"{self.address.server}/api/tables/{self.address.table}{path}"
        data = None if body is None else json.dumps(body).encode()
        request = Request(url, data, {"Content-Type": "application/json", **self._headers()})
        try:
            with self._http.open(request, timeout=HTTP_SECONDS) as response:
                answer: dict[str, Any] = json.load(response)
                return answer
        except HTTPError as error:
            if error.code >= 500 or error.code == 429:
                raise Away(str(error)) from None
            raise self._refused(_problem_in(error)) from None
        except (URLError, OSError, ValueError) as error:
            raise Away(str(getattr(error, "reason", error))) from None

    def _patiently(self, ask: Callable[[], dict[str, Any]]) -> dict[str, Any]:
        """Ask again while the server is away."""
        started, pause = monotonic(), FIRST_PAUSE_SECONDS
        while True:
            try:
                return ask()
            except Away as away:
                if monotonic() - started > self.patience_seconds:
                    raise self._gone(away) from None
                sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE_SECONDS)

    def _refused(self, text: str) -> Refused:
        return Refused(Message("connect-refused", {"server": self.address.server, "text": brief(text)}))

    def _gone(self, away: Away) -> Refused:
        return Refused(Message("connect-gone", {"server": self.address.server, "text": brief(str(away))}))


def _problem_in(error: HTTPError) -> str:
    """The id of the problem in an answer, or its status."""
    try:
        return str(json.load(error)["problem"]["id"])
    except (ValueError, KeyError, TypeError, OSError):
        return str(error)


class _Player:
    """A bot on one socket: it sends one command at a time and looks at the table after each answer."""

    def __init__(self, remote: RemoteSeat, bot: Bot, game: str, seed: int) -> None:
        self.remote = remote
        self.bot = bot
        self.game = find_game(game)
        self.seed = seed
        self.waiting: str | None = None
        """The id of the command that is not answered yet."""

    def answer(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """The command to send after a message; None: there is nothing to decide."""
        if message["type"] in ("ack", "refused"):
            if message["id"] != self.waiting:
                return None
            self.waiting = None
            return self._decide()
        if self.waiting is not None or message["type"] not in ("hello", "update"):
            return None
        if message["type"] == "hello" and message["view"] is None:  # the game has not begun
            return None
        return self._decide() if self.remote.seat in message["acting"] else None

    def _decide(self) -> dict[str, Any] | None:
        seq, text = self.remote.read_view()
        view = self.game.read_view(text)
        if not view.legal():
            return None
        action = self.bot.choose(view, Random(f"{self.seed}/{seq}"))
        why = view.why_not(action)
        if why is not None:
            raise Refused(Message("connect-illegal", {"move": str(getattr(action, "text", action))}), why)
        self.waiting = uuid4().hex
        return {"type": "move", "id": self.waiting, "move": action.text, "seen": seq}


def print_to_stderr(text: str) -> None:
    """For what a user wants to know while it lasts: standard output is for the answer."""
    print(text, file=sys.stderr, flush=True)
