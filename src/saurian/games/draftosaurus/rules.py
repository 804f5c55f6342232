"""The rules as data: one TOML file a version, read once."""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from functools import cache
from importlib.resources import files
from typing import Any

from saurian.core import Message, Problem
from saurian.games.draftosaurus.pens import ACCEPTS, Accepts, Board, Pen, make_board, pyramid_from_the_left
from saurian.games.draftosaurus.pieces import SPECIES, Herd

NEWEST = sum(file.name.startswith("rules-") for file in files(__package__).iterdir())
"""The newest rules version: there is one file `rules-N.toml` for each."""
RULE_SETS = ("international", "polish")
SECOND_ROLLERS = ("next", "first", "last")
"""The first roller in the second game of a match (D-18): the player after the last roller of the first game,
its first roller, or its last roller."""


@dataclass(frozen=True, slots=True)
class Course:
    """How a game runs (D-10, D-17)."""

    rounds: int
    turns: int
    hand: int
    discard: bool
    """Whether each turn a second dinosaur goes to the box (two players)."""


@dataclass(frozen=True, slots=True)
class Rulings:
    """What no printed text settles beyond doubt."""

    banks_are_two_pens: bool
    """D-24: for the die, too."""
    pyramid_row_in_any_order: bool
    """D-47: within a row the player picks the place."""
    river_counts_in_zoo: bool
    """D-51: for King, Island, Lookout and the tie-break."""
    quarantined_trex_counts: bool
    """D-46: a T-Rex that stays in quarantine gives its bonus."""
    match_tie_break_trexes: bool
    """D-18: fewest T-Rexes over both games; else a tied match is shared at once."""
    match_second_roller: str
    """D-18: one of `SECOND_ROLLERS`, the default of the option `second_roller`."""


@dataclass(frozen=True, slots=True)
class Rules:
    """One version of one rule set."""

    version: int
    name: str
    box_per_species: int
    bag_per_species: Mapping[int, int]
    """By number of players (D-03)."""
    zoo_holds: int
    courses: Mapping[int, Course]
    """By number of players."""
    boards: Mapping[str, Board]
    quarantine_may_stay: bool
    last_turn_binds_all: bool
    """The default of the option of that name, for five players (D-16)."""
    rulings: Rulings

    def __hash__(self) -> int:  # quicker than all fields: rules are keys of caches
        return hash((self.name, self.version))

    def __repr__(self) -> str:
        return f"<Rules {self.name} v{self.version}>"

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """Rules as shipped travel by name, so that every process has them once."""
        if self.name in RULE_SETS and self is load_rules(self.name, self.version):
            return load_rules, (self.name, self.version)
        return Rules, tuple(getattr(self, field.name) for field in fields(self))

    def bag(self, players: int) -> Herd:
        """The full bag (D-03)."""
        return (self.bag_per_species[players],) * len(SPECIES)


@cache
def load_rules(name: str, version: int = NEWEST) -> Rules:
    """A rule set as shipped."""
    if not 1 <= version <= NEWEST:
        raise Problem(Message("bad-rules-version", {"version": version, "newest": NEWEST}))
    text = files(__package__).joinpath(f"rules-{version}.toml").read_text(encoding="utf-8")
    return make_rules(version, name, tomllib.loads(text))


def make_rules(version: int, name: str, data: Mapping[str, Any]) -> Rules:
    """A rule set from the data of a rules file."""
    differences = data["sets"][name]
    rulings = Rulings(**{key: ruling["value"] for key, ruling in data["rulings"].items()})
    return Rules(
        version=version,
        name=name,
        box_per_species=data["box_per_species"],
        bag_per_species={int(players): count for players, count in data["bag_per_species"].items()},
        zoo_holds=data["zoo_holds"],
        courses={int(players): Course(**course) for players, course in data["course"].items()},
        boards={id: make_board(id, _pens(pens, differences, rulings)) for id, pens in data["boards"].items()},
        quarantine_may_stay=differences["quarantine_may_stay"],
        last_turn_binds_all=differences["last_turn_binds_all"],
        rulings=rulings,
    )


def _pens(rows: list[dict[str, Any]], differences: Mapping[str, Any], rulings: Rulings) -> tuple[Pen, ...]:
    index_of = {row["id"]: index for index, row in enumerate(rows)}
    places = differences["places"]
    return tuple(
        Pen(
            id=row["id"],
            index=index,
            rule=row["rule"],
            is_river=row["id"] == "river",
            zone=row.get("zone"),
            side=row.get("side"),
            places=places.get(row["id"], row.get("places")),
            accepts=_accepts(row["accepts"], rulings),
            accept_rule=row.get("accept_rule", row["rule"]),
            named_places=tuple(row.get("named_places", ())),
            rows=_numbered(row, row.get("rows", ())),
            neighbours=_numbered(row, row.get("neighbours", {}).values()),
            scores=row.get("scores"),
            points=tuple(row.get("points", ())),
            part=row.get("part", row["id"]),
            other_bank=index_of.get(row.get("other_bank")),
            one_for_die=_one_for_die(index, index_of.get(row.get("other_bank")), rulings),
            is_quarantine=row.get("is_quarantine", False),
            must_leave=row.get("is_quarantine", False) and not differences["quarantine_may_stay"],
        )
        for index, row in enumerate(rows)
    )


def _accepts(name: str, rulings: Rulings) -> Accepts:
    """What a pen accepts; a pyramid by the ruling (D-47)."""
    if name == "pyramid" and not rulings.pyramid_row_in_any_order:
        return pyramid_from_the_left
    return ACCEPTS[name]


def _numbered(row: Mapping[str, Any], names: Iterable[Iterable[str]]) -> tuple[tuple[int, ...], ...]:
    """Named places as their numbers."""
    return tuple(tuple(row["named_places"].index(name) for name in some) for some in names)


def _one_for_die(index: int, other_bank: int | None, rulings: Rulings) -> tuple[int, ...]:
    """The pens that the die takes for one; the banks of the bridge by the ruling (D-24)."""
    return (index,) if other_bank is None or rulings.banks_are_two_pens else (index, other_bank)
