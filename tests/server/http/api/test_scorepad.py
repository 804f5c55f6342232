"""The score pad over HTTP: the engine's answers, and its refusals."""

import pytest

from tests.server.client import Device, Json
from tests.server.serving import Server

SHEET: Json = {
    "game": "draftosaurus",
    "board": "summer",
    "rules": "international",
    "zoos": [{"sameness": ["trex", "trex"], "river": ["diplodocus"]}, {"king": ["diplodocus"]}],
}


@pytest.mark.rule("D-30", "D-32", "D-36", "D-50")
async def test_points_pen_by_pen(server: Server) -> None:
    async with Device(server) as device:
        answer = await device.post("/api/score", SHEET)
    first, second = answer["zoos"]
    assert (first["total"], first["trexes"]) == (4 + 1 + 1, 2)
    assert (first["parts"]["sameness"], first["parts"]["river"], first["parts"]["trex"]) == (4, 1, 1)
    assert second["parts"]["king"] == 7
    assert (answer["winners"], answer["tie_break"]) == ([1], None)


async def test_an_impossible_zoo_is_refused_by_seat_pen_and_rule(server: Server) -> None:
    zoos = [{}, {"sameness": ["trex", "diplodocus"]}]
    async with Device(server) as device:
        answer = await device.http.post("/api/score", json={**SHEET, "zoos": zoos})
    assert answer.status_code == 422
    problem = answer.json()["problem"]
    assert (problem["id"], problem["args"]) == ("impossible-zoo", {"number": 1, "key": "sameness"})
    assert problem["cause"] == {"id": "why-one-species", "args": {"pen": "sameness", "rule": "D-30"}}


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"game": "drakon"}, "sheet-bad-field"),
        ({"zoos": [{}]}, "sheet-bad-zoos"),
        ({"zoos": [{"sameness": [1]}, {}]}, "sheet-unknown-species"),
        ({"points": 7}, "sheet-unknown-field"),
    ],
)
async def test_what_is_no_sheet_is_refused(server: Server, change: Json, problem: str) -> None:
    async with Device(server) as device:
        assert await device.refused("POST", "/api/score", {**SHEET, **change}) == (422, problem)
