"""Finished games: their record, and every position of them from any viewpoint."""

import asyncio
from collections.abc import Iterator
from typing import Annotated, Any, NamedTuple

from fastapi import APIRouter, Query
from fastapi.responses import PlainTextResponse

from saurian.core import CHANCE, Event, Message, Problem, Seat, State
from saurian.core.message import describe_message
from saurian.server.domain import payloads
from saurian.server.domain.commands import SeatNumber
from saurian.server.domain.table import Table
from saurian.server.http.api.dependencies import Live
from saurian.server.live.live_table import LiveTable

router = APIRouter(prefix="/api")


def _finished(live: LiveTable) -> Table:
    """The table, if its game is over: before, a record would tell secrets."""
    if live.table.stage != "over":
        raise Problem(Message("refused-not-over"))
    return live.table


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
async def read_record(live: Live) -> PlainTextResponse:
    """The record of a finished game, as JSON Lines. `saurian verify` checks its chance."""
    table = _finished(live)
    name = f"{table.game.name}-{table.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(table.record(), media_type="application/jsonl", headers=headers)


@router.get("/tables/{table_id}/replay")
async def read_replay(
    live: Live,
    move: Annotated[int, Query(ge=0, le=10**6, description="After so many moves of people and chance.")],
    seat: Annotated[SeatNumber | None, Query(description="The viewpoint; none: a spectator's.")] = None,
) -> dict[str, Any]:
    """A finished game after some of its moves, as a seat saw it then."""
    table = _finished(live)
    if move > len(table.moves) or (seat is not None and seat >= len(table.sitters)):
        raise Problem(Message("bad-replay-place", {"most": len(table.moves)}))
    state, events = _at(table, move)
    return {
        "move": move,
        "moves": [_name(by, action.text) for by, action in table.moves],
        "view": table.game.describe(state.view(seat)),
        "events": [describe_message(event) for event in events if event.heard_by(seat)],
        "outcome": payloads.show_outcome(state),
    }


class Viewpoint(NamedTuple):
    """From where a finished game is looked at."""

    seat: Seat | None
    """None: not from a seat."""
    open: bool
    """All hands and other possessions lie open."""

    def look_at(self, table: Table, state: State[Any]) -> dict[str, Any]:
        """What is seen of a position."""
        view: dict[str, Any] = table.game.describe(state.open_view() if self.open else state.view(self.seat))
        return view

    def hear(self, events: list[Event]) -> list[dict[str, Any]]:
        """What is told of the events."""
        return [describe_message(event) for event in events if self.open or event.heard_by(self.seat)]


@router.get("/tables/{table_id}/replay/steps")
async def read_steps(
    live: Live,
    seat: Annotated[SeatNumber | None, Query(description="The viewpoint; none: a spectator's.")] = None,
    open: Annotated[bool, Query(description="Everything lies open; `seat` is not heeded then.")] = False,
) -> dict[str, Any]:
    """A finished game step by step: the beginning, then the position after each move of a person or chance.

    Of a view after the first, only those keys are told that have changed since the step before.
    """
    table = _finished(live)
    if seat is not None and seat >= len(table.sitters):
        raise Problem(Message("bad-replay-place", {"most": len(table.moves)}))
    viewpoint = Viewpoint(None if open else seat, open)
    return {"steps": await asyncio.to_thread(lambda: list(_steps(table, viewpoint)))}


def _steps(table: Table, viewpoint: Viewpoint) -> Iterator[dict[str, Any]]:
    state: State[Any] = table.game.start(table.options, table.rules)
    before = viewpoint.look_at(table, state)
    yield {"seat": None, "move": None, "events": [], "view": before}
    for seat, action in table.moves:
        events = state.apply(seat, action)
        view = viewpoint.look_at(table, state)
        changed = {key: value for key, value in view.items() if value != before.get(key)}
        yield {**_name(seat, action.text), "events": viewpoint.hear(events), "view": changed}
        before = view


def _name(seat: Seat, text: str) -> dict[str, Any]:
    return {"seat": None if seat == CHANCE else seat, "move": text}


def _at(table: Table, count: int) -> tuple[State[Any], list[Any]]:
    """The position after the first `count` moves, and the events of the last one."""
    state: State[Any] = table.game.start(table.options, table.rules)
    events: list[Any] = []
    for seat, action in table.moves[:count]:
        events = state.apply(seat, action)
    return state, events
