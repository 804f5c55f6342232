"""The rules as data: one TOML file a version, read once."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from saurian.core import Message, Problem
from saurian.games.draftosaurus.pens import ACCEPTS, Board, Pen, make_board
from saurian.games.draftosaurus.pieces import SPECIES, Herd

NEWEST = 1
RULE_SETS = ("international", "polish")


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
    match_die_passes_on: bool
    """D-18: the second game is begun by the one after the last roller; else by the last roller."""


@dataclass(frozen=True, slots=True, eq=False)
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
        boards={
            id: make_board(id, _pens(pens, differences["places"], rulings))
            for id, pens in data["boards"].items()
        },
        quarantine_may_stay=differences["quarantine_may_stay"],
        last_turn_binds_all=differences["last_turn_binds_all"],
        rulings=rulings,
    )


def _pens(rows: list[dict[str, Any]], places: Mapping[str, int], rulings: Rulings) -> tuple[Pen, ...]:
    index_of = {row["id"]: index for index, row in enumerate(rows)}
    return tuple(
        Pen(
            id=row["id"],
            index=index,
            rule=row["rule"],
            is_river=row["id"] == "river",
            zone=row.get("zone"),
            side=row.get("side"),
            places=places.get(row["id"], row.get("places")),
            accepts=ACCEPTS[row["accepts"]],
            accept_rule=row.get("accept_rule", row["rule"]),
            named_places=tuple(row.get("named_places", ())),
            any_place_in_row=rulings.pyramid_row_in_any_order,
            scores=row.get("scores"),
            points=tuple(row.get("points", ())),
            part=row.get("part", row["id"]),
            other_bank=index_of.get(row.get("other_bank")),
            banks_are_two_pens=rulings.banks_are_two_pens,
        )
        for index, row in enumerate(rows)
    )
