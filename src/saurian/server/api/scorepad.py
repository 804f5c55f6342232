"""The score pad: zoos of a real table in, points out."""

from typing import Annotated, Any

from fastapi import APIRouter, Body

from saurian.games.draftosaurus.scorepad import count, read_sheet, to_json
from saurian.server.api.bodies import StrictRoute

router = APIRouter(prefix="/api", route_class=StrictRoute)

Sheet = Annotated[
    dict[str, Any],
    Body(
        description="`game`, `board`, `rules` and the `zoos`, as for `saurian score`.",
        examples=[{"game": "draftosaurus", "board": "summer", "zoos": [{"sameness": ["trex"]}, {}]}],
    ),
]


@router.post("/score")
async def count_points(sheet: Sheet) -> dict[str, Any]:
    """Who has how many points, pen by pen, and who wins. Zoos that cannot be are refused."""
    found = read_sheet(sheet)
    return to_json(found, count(found))
