"""Finished games: their record, and any position of them from any viewpoint."""

from typing import Annotated, Any

from fastapi import APIRouter, Query
from fastapi.responses import PlainTextResponse

from saurian.core import CHANCE, Message, Problem, Seat, State
from saurian.core.message import describe_message
from saurian.server import showing
from saurian.server.api.asking import Live
from saurian.server.api.schemas import SeatNumber
from saurian.server.live import LiveTable
from saurian.server.table import Table

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
        "outcome": showing.show_outcome(state),
    }


def _name(seat: Seat, text: str) -> dict[str, Any]:
    return {"seat": None if seat == CHANCE else seat, "move": text}


def _at(table: Table, count: int) -> tuple[State[Any], list[Any]]:
    """The position after so many moves, and what the last of them gave to read."""
    state: State[Any] = table.game.start(table.options, table.rules)
    events: list[Any] = []
    for seat, action in table.moves[:count]:
        events = state.apply(seat, action)
    return state, events
