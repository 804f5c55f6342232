"""The box as data (K-90): one TOML file a version, and whatever a player who has the real one makes of it."""

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple, NoReturn, TypeVar

from saurian.core import Message, Problem
from saurian.core.message import Arg, brief
from saurian.games.drakon.kinds import KIND, Kind
from saurian.games.drakon.lair import REACH
from saurian.games.drakon.pieces import ARROWS, ENTRANCE, LAYOUTS, VALUES, Arrows, Chamber, Hand, Purse

NEWEST = sum(file.name.startswith("box-") for file in files(__package__).iterdir())
"""The newest rules version: there is one file `box-N.toml` for each."""
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
    flying_turns_in_place: bool
    """K-49: a Flying Chamber may land where it was, if it is turned."""
    harp_calls_through_key: bool
    """K-53: a Key or Portal that the wind blows one through counts as having arrows also for a Harp."""
    harp_freezes_in_windstorm: bool
    """K-53: a Harp binds the first step out of a Windstorm also if no second step is possible from it."""
    met_on_entering: bool
    """K-60: who enters Drakon's chamber meets her at once, not only at the end of the turn."""
    one_meeting_a_turn: bool
    """K-60: who has met her by entering is let off at the end of that turn."""
    drakon_bars_escape: bool
    """K-80: nobody escapes through the chamber in which she is."""
    blown_through_escapes: bool
    """K-80: also who is only blown through an Escape or a Portal has entered it."""
    knight_takes_chamber: bool
    """K-83: the knight takes a random chamber of the rival that it has moved."""
    thief_may_trade: bool
    """K-86: the thief may change a coin for one of the hoard."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What makes every game end (K-14)."""

    forced_moves: int
    """K-14: the most moves that chambers can start in one turn: Mind control, and Escape in some boxes."""
    idle_rounds: int
    """K-14: the number of rounds without a new chamber that ends the game as K-12 does."""
    lair_reach: int
    """K-14: how far from the entrance chambers may lie, in rows and in columns."""


LATER_RULINGS = (
    "flying_turns_in_place",
    "harp_freezes_in_windstorm",
    "met_on_entering",
    "blown_through_escapes",
    "knight_takes_chamber",
)
LATER_LIMITS = ("lair_reach",)
"""What the first box files did not name; where it is missing, it is as in version 1."""


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
    settings: Mapping[tuple[str, str], str]
    """By kind and name, what the box settles about a kind: see `Kind.settings`."""
    triggers: Mapping[str, tuple[str, ...]]
    """By kind, when it asks a player: see `Kind.triggers`."""
    labels: Mapping[str, str]
    """By kind, the id of its name, `chamber-…`: what the box settles may be part of it."""
    goals: Goals
    rulings: Rulings
    limits: Limits

    def to_json(self) -> dict[str, Any]:
        """The box as `box_from_json` reads it."""
        return json.loads(json.dumps(self.data))  # type: ignore[no-any-return]

    def text(self, kind: str) -> str:
        """The id of the texts that tell what a kind of chamber does, `explain-…` and `brief-…`."""
        texts = KIND[kind].texts
        settled = [self.settings[kind, name] for name in KIND[kind].settings]
        settled += [f"not {field.name}" for field in fields(Rulings) if not getattr(self.rulings, field.name)]
        return next((texts[value] for value in settled if value in texts), self.labels[kind])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Box) and self.data == other.data

    def __hash__(self) -> int:
        return hash((self.pile, self.coins, self.entrance))

    def __repr__(self) -> str:
        return f"<Box of {len(self.pile) + 1} chambers and {sum(self.coins)} coins>"

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """A box as shipped travels by its version, so that every process has it once."""
        for version in range(1, NEWEST + 1):
            if self is load_box(version):
                return load_box, (version,)
        return make_box, (dict(self.data),)


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
    except (ValueError, RecursionError) as problem:  # also for numbers that are too long to be read
        raise Problem(Message("bad-box-toml", {"text": brief(str(problem))})) from None
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


class _Kind(NamedTuple):
    """What a box says about one kind of chamber."""

    kind: str
    copies: list[Chamber]
    flags: dict[str, str]
    """By trigger, may or must."""
    settings: dict[str, str]


def make_box(raw: object) -> Box:
    """A box of any size. Raises `Problem` at the first field that is wrong."""
    data = _table(raw, "box", SECTIONS)
    kinds = _read_kinds(data["chambers"])
    settings = {id: kind.usual_settings for id, kind in KIND.items()}
    settings |= {one.kind: one.settings for one in kinds}
    return Box(
        data=data,
        hand=_number(data["hand"], "hand", 1),
        coins=_read_coins(data["coins"]),
        entrance=_read_entrance(data["entrance"]),
        pile=tuple(sorted(chamber for one in kinds for chamber in one.copies)),
        optional=frozenset(
            (one.kind, when) for one in kinds for when in one.flags if one.flags[when] == "may"
        ),
        settings={(id, name): value for id in settings for name, value in settings[id].items()},
        triggers={id: kind.triggers_with(settings[id]) for id, kind in KIND.items()},
        labels={id: _label(kind, settings[id]) for id, kind in KIND.items()},
        goals=_read_values(Goals, data["goals"], "goals"),
        rulings=_read_values(Rulings, data["rulings"], "rulings", LATER_RULINGS),
        limits=_read_values(Limits, data["limits"], "limits", LATER_LIMITS),
    )


def _label(kind: Kind, settings: Mapping[str, str]) -> str:
    return next((kind.labels[value] for value in settings.values() if value in kind.labels), kind.id)


def section_in_full(box: Box, section: str) -> dict[str, dict[str, Any]]:
    """The goals, rulings or limits of a box, with those that it does not name."""
    later = _first_box()[section] if section in ("rulings", "limits") else {}
    return {**later, **box.data[section]}


@cache
def _first_box() -> dict[str, Any]:
    """The data of version 1, by which boxes are played that say no more."""
    return tomllib.loads(box_text(1))


def _read_kinds(raw: object) -> list[_Kind]:
    """All kinds, each at most once."""
    if not isinstance(raw, list):
        _fail("bad-box-type", field="chambers")
    kinds: dict[str, _Kind] = {}
    for number, row in enumerate(raw):
        one = _read_kind(row, f"chambers[{number}]")
        if one.kind in kinds:
            _fail("bad-box-kind-twice", chamber=one.kind)
        kinds[one.kind] = one
    return list(kinds.values())


def _read_kind(raw: object, field: str) -> _Kind:
    kind = raw.get("kind") if isinstance(raw, dict) else None
    if not isinstance(raw, dict) or not isinstance(kind, str) or kind not in KIND or kind == ENTRANCE:
        _fail("bad-box-kind", field=f"{field}.kind", text=_short(kind))
    about = KIND[kind]
    settings = _read_settings(about, raw, field)
    flagged = {when: _flag_of(about, when, raw) for when in about.triggers_with(settings)}
    marks = tuple(f"{name}_sure" for name in (*about.settings, *flagged.values()))
    needed = ("kind", "rule", "sure", "count_sure", "count", *flagged.values())
    row = _table(raw, field, needed, (*about.settings, *marks))
    for name in ("sure", "count_sure", *(mark for mark in marks if mark in row)):
        _sure(row[name], f"{field}.{name}")
    _rule(row["rule"], f"{field}.rule")
    flags = {when: _one_of(row[name], ("may", "must"), f"{field}.{name}") for when, name in flagged.items()}
    return _Kind(kind, _read_copies(kind, row["count"], f"{field}.count"), flags, settings)


def _flag_of(kind: Kind, trigger: str, row: dict[str, Any]) -> str:
    """Where the row says may or must: under the trigger's name; of one that the box has changed, under the
    usual one will do."""
    (usual, *_) = (name for name in kind.triggers if trigger not in kind.triggers or name == trigger)
    return trigger if trigger in row else usual


def _read_settings(kind: Kind, row: dict[str, Any], field: str) -> dict[str, str]:
    usual = kind.usual_settings
    return {
        name: _one_of(row.get(name, usual[name]), allowed, f"{field}.{name}")
        for name, allowed in kind.settings.items()
    }


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


def _read_values(kind: type[T], raw: object, field: str, later: tuple[str, ...] = ()) -> T:
    """A dataclass of values that each carry their rule and how sure they are; `later` ones may be missing."""
    names = {one.name: one.type for one in fields(kind)}  # type: ignore[arg-type]
    table = _table(raw, field, tuple(name for name in names if name not in later), later)
    if later:
        table = {**_first_box()[field], **table}
    values: dict[str, Any] = {}
    for name, wanted in names.items():
        path = f"{field}.{name}"
        entry = _table(table[name], path, ("value", "rule", "sure"))
        _sure(entry["sure"], f"{path}.sure")
        _rule(entry["rule"], f"{path}.rule")
        if wanted is bool:
            values[name] = _one_of(entry["value"], (False, True), f"{path}.value")
        else:
            values[name] = _number(entry["value"], f"{path}.value", 1, MOST_OF.get(name, MOST))
    return kind(**values)


def _table(raw: object, field: str, names: tuple[str, ...], optional: tuple[str, ...] = ()) -> dict[str, Any]:
    """A table with these names, perhaps the optional ones, and no others."""
    if not isinstance(raw, dict):
        _fail("bad-box-type", field=field)
    for name in names:
        if name not in raw:
            _fail("bad-box-missing", field=f"{field}.{name}")
    for name in raw:
        if name not in names and name not in optional:
            _fail("bad-box-unknown", field=f"{field}.{_short(name)}")
    return raw


MOST = 99
"""No count in a box file is greater."""
MOST_OF = {"lair_reach": REACH}
"""… unless it has a limit of its own."""


def _number(raw: object, field: str, least: int, most: int = MOST) -> int:
    if type(raw) is not int or not least <= raw <= most:
        _fail("bad-box-number", field=field, text=_short(raw), least=least, most=most)
    return raw


def _sure(raw: object, field: str) -> None:
    _one_of(raw, SURE, field)


def _rule(raw: object, field: str) -> None:
    """Where the value comes from: a rule's id, or a note of the owner of the box."""
    if not isinstance(raw, str):
        _fail("bad-box-type", field=field)


def _one_of(raw: object, allowed: tuple[T, ...], field: str) -> T:
    for one in allowed:
        if raw == one and type(raw) is type(one):
            return one
    texts = ", ".join(str(one) for one in allowed)
    _fail("bad-box-value", field=field, text=_short(raw), allowed=texts)


def _short(raw: object) -> str:
    return brief(raw)[:40]


def _fail(id: str, **args: Arg) -> NoReturn:
    raise Problem(Message(id, args))
