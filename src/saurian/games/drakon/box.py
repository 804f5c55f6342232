"""The box as data (K-90): one TOML file a version, and whatever a player who has the real one makes of it."""

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from importlib.resources import files
from typing import Any, NoReturn, TypeVar

from saurian.core import Message, Problem
from saurian.core.message import Arg
from saurian.games.drakon.effects import EFFECTS, Effect
from saurian.games.drakon.heroes import ABILITIES, Ability
from saurian.games.drakon.pieces import ARROWS, ENTRANCE, LAYOUTS, VALUES, Arrows, Chamber, Hand, Purse

NEWEST = 1
CHAMBERS, COINS = 72, 28
"""What is in every box (K-02, K-03)."""
SURE = ("A", "B", "C", "R")


@dataclass(frozen=True, slots=True)
class Goals:
    """What one player needs to win; a pair needs twice as much (K-89)."""

    plain: int
    """K-70."""
    escape: int
    """K-80."""
    short: int
    """K-88."""


@dataclass(frozen=True, slots=True)
class Rulings:
    """What no printed text settles beyond doubt."""

    robbed_hand_draws: bool
    """K-43: who is robbed of a chamber draws a new one."""
    drakon_appears_by_swap: bool
    """K-45: also the first chamber of hers that is swapped in calls her."""
    harp_calls_through_key: bool
    """K-53: a Key or Portal that the wind blows one through counts as having arrows also for a Harp."""
    one_meeting_a_turn: bool
    """K-60: who has met her by entering is let off at the end of that turn."""
    drakon_bars_escape: bool
    """K-80: nobody escapes through the chamber in which she is."""
    thief_may_trade: bool
    """K-86: the thief may change a coin for one of the hoard."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What makes every game end."""

    forced_moves: int
    """So often Mind control works in one turn (K-50)."""
    idle_rounds: int
    """So many rounds without a new chamber end the game as K-12 does."""


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """What is in the box."""

    data: Mapping[str, Any]
    """As it was read."""
    hand: int
    """K-04."""
    coins: Purse
    entrance: Chamber
    pile: Hand
    """All chambers but the entrance, as printed, sorted."""
    optional: frozenset[tuple[str, str]]
    """Kind and trigger of what a player *may* do (K-33)."""
    goals: Goals
    rulings: Rulings
    limits: Limits
    effects: Mapping[str, Effect]
    """What each kind does."""
    abilities: Mapping[str, Ability]
    """What each hero can do."""

    def to_json(self) -> dict[str, Any]:
        """The box as `box_from_json` reads it."""
        return json.loads(json.dumps(self.data))  # type: ignore[no-any-return]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Box) and self.data == other.data

    def __hash__(self) -> int:
        return hash((self.pile, self.coins, self.entrance))


@cache
def load_box(version: int = NEWEST) -> Box:
    """The box that comes with a version of the rules."""
    return read_box(box_text(version))


def box_text(version: int = NEWEST) -> str:
    """The file of that box, to show and to correct."""
    if not 1 <= version <= NEWEST:
        raise Problem(Message("bad-rules-version", {"version": version, "newest": NEWEST}))
    return files(__package__).joinpath(f"box-{version}.toml").read_text(encoding="utf-8")


def read_box(text: str) -> Box:
    """A box from the text of a box file. Raises `Problem` that says what is wrong with it, and where."""
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        raise Problem(Message("bad-box-toml", {"text": str(problem)})) from None
    return box_from_json(data)


def box_from_json(raw: object) -> Box:
    """A box from the data of a box file. Raises `Problem` for one that cannot be."""
    box = make_box(raw)
    _check_sum("chambers", len(box.pile) + 1, CHAMBERS)
    _check_sum("coins", sum(box.coins), COINS)
    return box


def _check_sum(what: str, count: int, needed: int) -> None:
    if count != needed:
        raise Problem(Message("bad-box-sum", {"field": what, "count": count, "needed": needed}))


# --- reading, field by field --------------------------------------------------------------------------

T = TypeVar("T")
SECTIONS = ("hand", "coins", "entrance", "chambers", "goals", "rulings", "limits")


def make_box(raw: object) -> Box:
    """A box of any size. Raises `Problem` at the first field that is wrong."""
    data = _table(raw, "box", SECTIONS)
    pile: list[Chamber] = []
    optional: set[tuple[str, str]] = set()
    chambers = data["chambers"]
    if not isinstance(chambers, list):
        _fail("bad-box-type", field="chambers")
    seen: set[str] = set()
    for number, row in enumerate(chambers):
        kind, copies, flags = _read_chambers(row, f"chambers[{number}]")
        if kind in seen:
            _fail("bad-box-kind-twice", chamber=kind)
        seen.add(kind)
        pile += copies
        optional |= {(kind, trigger) for trigger, flag in flags.items() if flag == "may"}
    return Box(
        data=data,
        hand=_number(data["hand"], "hand", 1),
        coins=_read_coins(data["coins"]),
        entrance=_read_entrance(data["entrance"]),
        pile=tuple(sorted(pile)),
        optional=frozenset(optional),
        goals=_read_values(Goals, data["goals"], "goals"),
        rulings=_read_values(Rulings, data["rulings"], "rulings"),
        limits=_read_values(Limits, data["limits"], "limits"),
        effects=EFFECTS,
        abilities=ABILITIES,
    )


def _read_chambers(raw: object, field: str) -> tuple[str, list[Chamber], dict[str, str]]:
    """One kind: its id, its copies, and what is may and what is must."""
    kind = raw.get("kind") if isinstance(raw, dict) else None
    if not isinstance(kind, str) or kind not in EFFECTS or kind == ENTRANCE:
        _fail("bad-box-kind", field=f"{field}.kind", text=_short(kind))
    triggers = EFFECTS[kind].triggers
    row = _table(raw, field, ("kind", "rule", "sure", "count_sure", "count", *triggers))
    _sure(row["sure"], f"{field}.sure")
    _sure(row["count_sure"], f"{field}.count_sure")
    if not isinstance(row["rule"], str):
        _fail("bad-box-type", field=f"{field}.rule")
    for trigger in triggers:
        _one_of(row[trigger], ("may", "must"), f"{field}.{trigger}")
    flags = {trigger: row[trigger] for trigger in triggers}
    return kind, _read_copies(kind, row["count"], f"{field}.count"), flags


def _read_copies(kind: str, raw: object, field: str) -> list[Chamber]:
    if not isinstance(raw, dict):
        _fail("bad-box-type", field=field)
    copies: list[Chamber] = []
    for layout, count in raw.items():
        if layout not in LAYOUTS or layout == "X":  # four arrows are the entrance's alone (K-56)
            _fail("bad-box-layout", field=field, text=_short(layout))
        copies += [Chamber(kind, LAYOUTS[layout])] * _number(count, f"{field}.{layout}", 0)
    return copies


def _read_coins(raw: object) -> Purse:
    table = _table(raw, "coins", ("sure", *map(str, VALUES)))
    _sure(table["sure"], "coins.sure")
    ones, twos, threes = (_number(table[str(value)], f"coins.{value}", 0) for value in VALUES)
    return (ones, twos, threes)


def _read_entrance(raw: object) -> Chamber:
    table = _table(raw, "entrance", ("sure", "arrows"))
    _sure(table["sure"], "entrance.sure")
    arrows: Arrows = ARROWS[_one_of(table["arrows"], tuple(ARROWS), "entrance.arrows")]
    return Chamber(ENTRANCE, arrows)


def _read_values(kind: type[T], raw: object, field: str) -> T:
    """A dataclass of values that each carry their rule and how sure they are."""
    names = {one.name: one.type for one in fields(kind)}  # type: ignore[arg-type]
    table = _table(raw, field, tuple(names))
    values: dict[str, Any] = {}
    for name, wanted in names.items():
        path = f"{field}.{name}"
        entry = _table(table[name], path, ("value", "rule", "sure"))
        _sure(entry["sure"], f"{path}.sure")
        if wanted is bool:
            values[name] = _one_of(entry["value"], (False, True), f"{path}.value")
        else:
            values[name] = _number(entry["value"], f"{path}.value", 1)
    return kind(**values)


def _table(raw: object, field: str, names: tuple[str, ...]) -> dict[str, Any]:
    """A table with exactly these names."""
    if not isinstance(raw, dict):
        _fail("bad-box-type", field=field)
    for name in names:
        if name not in raw:
            _fail("bad-box-missing", field=f"{field}.{name}")
    for name in raw:
        if name not in names:
            _fail("bad-box-unknown", field=f"{field}.{_short(name)}")
    return raw


def _number(raw: object, field: str, least: int) -> int:
    if type(raw) is not int or not least <= raw <= MOST:
        _fail("bad-box-number", field=field, text=_short(raw), least=least, most=MOST)
    return raw


MOST = 99
"""No count in a box file is greater."""


def _sure(raw: object, field: str) -> None:
    _one_of(raw, SURE, field)


def _one_of(raw: object, allowed: tuple[T, ...], field: str) -> T:
    for one in allowed:
        if raw == one and type(raw) is type(one):
            return one
    texts = ", ".join(str(one) for one in allowed)
    _fail("bad-box-value", field=field, text=_short(raw), allowed=texts)


def _short(raw: object) -> str:
    return str(raw)[:40]


def _fail(id: str, **args: Arg) -> NoReturn:
    raise Problem(Message(id, args))
