"""The score pad: the pieces of a real table in, points out."""

from typing import Annotated, Any

from fastapi import APIRouter, Body

from saurian.games.scorepads import examples, find_score_pad
from saurian.server.http.api.json import StrictRoute

router = APIRouter(prefix="/api", route_class=StrictRoute)

Sheet = Annotated[
    dict[str, Any],
    Body(
        description="The `game`, and what lies on its table, as for `saurian score`.",
        examples=[dict(example) for example in examples()],
    ),
]


@router.post("/score")
async def count_points(sheet: Sheet) -> dict[str, Any]:
    """The points of each seat, part by part, and who wins. What cannot be on a table is refused."""
    _, pad = find_score_pad(sheet)
    found = pad.read_sheet(sheet)
    return pad.to_json(found, pad.count(found))
