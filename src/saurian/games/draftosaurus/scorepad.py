"""The score pad: the zoos of a real table as JSON in, their points as JSON out."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

from saurian.core import Arg, Message, Outcome, Problem
from saurian.core.message import brief
from saurian.games.draftosaurus.pens import Board, Contents, Pen, Zoo
from saurian.games.draftosaurus.pieces import BY_ID, TREX
from saurian.games.draftosaurus.rules import RULE_SETS, Rules, load_rules
from saurian.games.draftosaurus.scoring import census, outcome
from saurian.games.draftosaurus.validate import check_zoos

FIELDS = ("game", "board", "rules", "zoos")
EXAMPLE = {"game": "draftosaurus", "board": "summer", "zoos": [{"sameness": ["trex"]}, {}]}


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is to be counted; seats clockwise."""

    rules: Rules
    board: Board
    zoos: tuple[Zoo, ...]


def read_sheet(raw: object) -> Sheet:
    """A sheet from JSON. Raises `Problem` for what is no sheet, and for zoos that cannot be."""
    if not isinstance(raw, dict):
        _fail("sheet-not-object")
    for name in raw:
        if name not in FIELDS:
            _fail("sheet-unknown-field", field=brief(name))
    _one_of(raw, "game", ("draftosaurus",))
    rules = load_rules(_one_of({"rules": RULE_SETS[0], **raw}, "rules", RULE_SETS))
    board = rules.boards[_one_of(raw, "board", tuple(rules.boards))]
    zoos = raw.get("zoos")
    if not isinstance(zoos, list) or len(zoos) not in rules.courses:
        _fail("sheet-bad-zoos", least=min(rules.courses), most=max(rules.courses))
    sheet = Sheet(rules, board, tuple(_zoo(board, seat, zoo) for seat, zoo in enumerate(zoos)))
    check_zoos(rules, board, sheet.zoos)
    return sheet


def count(sheet: Sheet) -> Outcome:
    """The points of all zoos, and the winners."""
    return outcome(sheet.rules, [(sheet.board, sheet.zoos)])


def to_json(sheet: Sheet, result: Outcome) -> dict[str, Any]:
    """The answer of the score pad."""
    return {
        "zoos": [
            {"total": total, "parts": dict(parts), "trexes": census(sheet.rules, sheet.board, zoo)[TREX]}
            for total, parts, zoo in zip(result.totals, result.parts, sheet.zoos, strict=True)
        ],
        "winners": list(result.winners),
        "tie_break": result.tie_break,
    }


def _zoo(board: Board, seat: int, raw: object) -> Zoo:
    if not isinstance(raw, dict):
        _fail("sheet-bad-zoo", number=seat)
    for name in raw:
        if name not in board.pen:
            _fail("sheet-unknown-pen", number=seat, key=brief(name), allowed=", ".join(board.pen))
    return tuple(_contents(pen, seat, raw[pen.id]) if pen.id in raw else pen.bare for pen in board.pens)


def _contents(pen: Pen, seat: int, raw: object) -> Contents:
    if not isinstance(raw, list):
        _fail("sheet-bad-pen", number=seat, key=pen.id)
    if pen.named_places:
        if raw and len(raw) != len(pen.named_places):
            _fail("sheet-bad-places", number=seat, key=pen.id, count=len(pen.named_places))
        raw = raw or [None] * len(pen.named_places)
    for one in raw:
        known = one in BY_ID if isinstance(one, str) else one is None and bool(pen.named_places)
        if not known:
            _fail("sheet-unknown-species", number=seat, key=pen.id, text=brief(one), allowed=", ".join(BY_ID))
    return tuple(None if one is None else BY_ID[one] for one in raw)


def _one_of(raw: Mapping[str, Any], field: str, allowed: tuple[str, ...]) -> str:
    value = raw.get(field)
    if not isinstance(value, str) or value not in allowed:
        _fail("sheet-bad-field", field=field, allowed=", ".join(allowed))
    return value


def _fail(id: str, **args: Arg) -> NoReturn:
    raise Problem(Message(id, args))
