"""Tables full of people who decide at random, as fast as they are told to."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

import httpx
from pydantic_core import from_json

from tests.load.socket import LoadSocket

PLAYERS = 4
PATIENCE = 15
"""Seconds after which a server has looked by itself for what it was not told."""


@dataclass
class Tally:
    """What was measured."""

    acks: list[float] = field(default_factory=list)
    """Seconds from a command to its answer."""
    shown: list[float] = field(default_factory=list)
    """Seconds from a command until the last of the others was told."""
    refused: int = 0
    finished: int = 0


@dataclass
class Player:
    """One seat and its socket."""

    table: "LoadTable"
    seat: int
    socket: LoadSocket | None = None
    legal: list[str] = field(default_factory=list)
    seq: int = 0

    def hear(self, text: bytes) -> None:
        """Take a message in."""
        message = from_json(text)
        kind = message["type"]
        if kind in ("hello", "update"):
            self.seq = message["seq"]
            self.table.told(self.seq)
            if message.get("view"):
                self.legal = [action["move"] for action in message["view"]["legal"]]
            if message.get("table") and message["table"]["stage"] == "over":
                self.table.over = True
            if self.legal:
                self.table.on_turn(self)
        elif kind == "ack":
            self.table.acknowledged(message["id"], message["seq"])
        elif kind == "refused":
            self.table.tally.refused += 1


class LoadTable:
    """A table of four people, or of one and bots, and what it has seen acknowledged."""

    def __init__(
        self, name: int, tally: Tally, on_turn: Callable[[Player], None], bots: Sequence[str] = ()
    ) -> None:
        self.tally = tally
        self.on_turn = on_turn
        self.id = ""
        self.over = False
        self.acked: dict[str, int] = {}
        self._rng = Random(name)
        self._sent: dict[str, float] = {}
        self._waiting: dict[int, tuple[float, int]] = {}
        self._early: dict[int, int] = {}
        self.players = [Player(self, seat) for seat in range(1 if bots else PLAYERS)]
        self._bots = bots
        self._secrets: list[str] = []

    async def set_up(self, client: httpx.AsyncClient, host: str, ports: list[int]) -> None:
        """Make the table and let everyone sit down, at the servers in turn."""
        seats = [{"kind": "device", "name": f"P{player.seat}"} for player in self.players]
        seats += [{"kind": "bot", "bot": bot} for bot in self._bots]
        options = {"order": "quick", "board": "match"}
        wish = {"game": "draftosaurus", "seats": seats, "options": options, "start": True}
        answer = await client.post(f"http://{host}:{ports[0]}/api/tables", json=wish)
        answer.raise_for_status()
        made = answer.json()
        self.id = made["id"]
        self._secrets = [made["secrets"][str(player.seat)] for player in self.players]
        for player in self.players:
            await self._connect(player, host, ports[player.seat % len(ports)])

    async def _connect(self, player: Player, host: str, port: int) -> None:
        path = f"/api/tables/{self.id}/live?seat={player.seat}"
        _, socket = await asyncio.get_running_loop().create_connection(
            lambda: LoadSocket(path, self._secrets[player.seat], player.hear), host, port
        )
        player.socket = socket
        await socket.opened

    def move(self, player: Player) -> None:
        """A random decision of a player who owes one."""
        assert player.socket is not None
        text = self._rng.choice(player.legal)
        player.legal = []
        id = f"{player.seat}-{player.seq}-{len(self.acked)}"
        self._sent[id] = perf_counter()
        player.socket.send(
            b'{"type":"move","id":"%s","move":"%s","seen":%d}' % (id.encode(), text.encode(), player.seq)
        )

    def someone(self) -> Player | None:
        """Anybody who owes a decision."""
        waiting = [player for player in self.players if player.legal]
        return self._rng.choice(waiting) if waiting else None

    def acknowledged(self, id: str, seq: int) -> None:
        """A command is stored."""
        sent = self._sent.pop(id)
        self.tally.acks.append(perf_counter() - sent)
        self.acked[id] = seq
        self._waiting[seq] = (sent, len(self.players))
        for _ in range(self._early.pop(seq, 0)):
            self.told(seq)

    def told(self, seq: int) -> None:
        """One of the players has heard of everything up to a seq."""
        if seq not in self._waiting:
            self._early[seq] = self._early.get(seq, 0) + 1
            return
        sent, left = self._waiting.pop(seq)
        if left == 1:
            self.tally.shown.append(perf_counter() - sent)
        else:
            self._waiting[seq] = (sent, left - 1)

    @property
    def closed(self) -> bool:
        """Whether nothing can come any more."""
        return all(player.socket is None or player.socket.closed for player in self.players)

    def close(self) -> None:
        """Everybody goes."""
        for player in self.players:
            if player.socket is not None:
                player.socket.close()

    async def lost(self, client: httpx.AsyncClient, host: str, port: int) -> int:
        """How many acknowledged moves the server does not know of, or knows twice."""
        while self._sent and not self.closed:
            await asyncio.sleep(0.1)
        seqs, newest, end = list(self.acked.values()), -1, perf_counter() + PATIENCE
        while newest < max(seqs, default=-1) and perf_counter() < end:  # the server may hear of it later
            answer = await client.get(f"http://{host}:{port}/api/tables/{self.id}")
            newest = answer.json()["seq"]
        return len(seqs) - len(set(seqs)) + sum(seq > newest for seq in seqs)
