"""Write `tables.json`, the score pad's rules as data found by asking the engine, and judged sheets for tests.

.venv/bin/python web/src/games/draftosaurus/score/make_tables.py

The page counts without a server, and yet no rule is written twice: each pen is a small finite machine, all
that depends on how many of a species there are is a table, and `count.ts` only looks things up.
"""

import json
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from saurian.core import Message, Problem
from saurian.games.draftosaurus.game import DRAFTOSAURUS
from saurian.games.draftosaurus.pens import Board, Contents, Pen, Zoo
from saurian.games.draftosaurus.pieces import NO_HERD, SPECIES, TREX, Herd
from saurian.games.draftosaurus.rules import RULE_SETS, Rules, load_rules
from saurian.games.draftosaurus.scorepad import count, read_sheet, to_json
from saurian.games.draftosaurus.scoring import SCORES, Count, census, judge, scores
from saurian.games.draftosaurus.validate import check_zoos
from saurian.server.domain.payloads import show_problem
from saurian.sim.draftosaurus.machines import ACROSS, BY_CENSUS, LOCAL, alike, first_of_each, walk

WEB = Path(__file__).parents[4]
TABLES = Path(__file__).with_name("tables.json")
CASES = WEB / "tests" / "games" / "draftosaurus" / "score" / "cases.json"
MANY = 160

Row = tuple[tuple[int, int, int] | str, ...]
"""By place and species: the state to which it leads, its points and T-Rex bonus; or why it may not be."""


def main() -> None:
    """Write both files."""
    for path, data in ((TABLES, tables()), (CASES, cases(MANY))):
        path.write_text(written(data), encoding="utf-8")


def written(data: object) -> str:
    """As it stands in a file."""
    return json.dumps(data, separators=(",", ":")) + "\n"


# --- tables -------------------------------------------------------------------------------------------


def tables() -> dict[str, Any]:
    """All rule sets with all boards; machines that are alike stand there once."""
    machines: list[dict[str, Any]] = []
    rule_sets = {}
    for name in RULE_SETS:
        rules = load_rules(name)
        rule_sets[name] = {
            "components": DRAFTOSAURUS.components(
                DRAFTOSAURUS.options({"players": 2, "board": "match", "rules": name})
            ),
            "too_many": {players: too_many(rules, players) for players in rules.courses},
            "boards": {id: board_tables(rules, board, machines) for id, board in rules.boards.items()},
        }
    return {"machines": machines, "rules": rule_sets, "standing": standing()}


def standing() -> list[tuple[str, int]]:
    """What decides who wins, in order: the more (1) or the fewer (-1) of it, the better."""
    return [
        ("total", 1 if judge([{}] * 2, [2, 1], [0, 0]).winners == (0,) else -1),
        ("trexes", 1 if judge([{}] * 2, [1, 1], [2, 1]).winners == (0,) else -1),
    ]


def board_tables(rules: Rules, board: Board, machines: list[dict[str, Any]]) -> dict[str, Any]:
    """One side of the board."""
    pens = {}
    for pen in board.pens:
        machine = machine_of(rules, board, pen)
        if machine not in machines:
            machines.append(machine)
        pens[pen.id] = {
            "machine": machines.index(machine),
            "rule": pen.accept_rule,
            "in_census": bool(census(rules, board, zoo_with(board, pen, (TREX,)))[TREX]),
            "by_census": by_census(pen) if pen.scores in BY_CENSUS else None,
            "across": across(board, pen) if pen.scores in ACROSS else None,
        }
    return {"pens": pens, "full": full(rules, board), "must_leave": must_leave(rules, board)}


def machine_of(rules: Rules, board: Board, pen: Pen) -> dict[str, Any]:
    """The smallest machine that does what the pen does, with its reasons; state 0 is the bare pen."""
    rows = merged(explored(rules, board, pen))
    steps: list[tuple[int, int, int]] = []
    reasons: list[str] = []
    states = []
    for row in rows:
        for entry in row:
            known: list[Any] = reasons if isinstance(entry, str) else steps
            if entry not in known:
                known.append(entry)
        states.append([-1 - reasons.index(one) if isinstance(one, str) else steps.index(one) for one in row])
    return {"steps": steps, "reasons": reasons, "states": states}


def explored(rules: Rules, board: Board, pen: Pen) -> list[Row]:
    """A row for all contents that are alike at first sight."""
    examples, arrivals_at = walk(pen)
    rows = []
    for contents, comings in zip(examples, arrivals_at, strict=True):
        before = local_points(rules, board, pen, contents)
        row: list[tuple[int, int, int] | str] = []
        for one in comings:
            after = local_points(rules, board, pen, one.more)
            row.append(one.why or (one.to, after[0] - before[0], after[1] - before[1]))
        rows.append(tuple(row))
    return rows


def local_points(rules: Rules, board: Board, pen: Pen, contents: Contents) -> tuple[int, int]:
    """What the contents are worth by themselves, and the T-Rex bonus."""
    parts = scores(rules, board, [zoo_with(board, pen, contents)])[0]
    return parts[pen.part] if pen.scores in LOCAL else 0, parts["trex"]


def merged(rows: Sequence[Row]) -> list[Row]:
    """Merge the states that no sequence of dinosaurs can tell apart."""
    edges = [[(one, 0) if isinstance(one, str) else (one[1:], one[0]) for one in row] for row in rows]
    blocks = alike([None] * len(rows), edges)
    return [renumbered(rows[state], blocks) for state in first_of_each(blocks)]


def renumbered(row: Row, blocks: Sequence[int]) -> Row:
    """The row with other numbers for the states."""
    return tuple(one if isinstance(one, str) else (blocks[one[0]], *one[1:]) for one in row)


def by_census(pen: Pen) -> list[list[list[int]]]:
    """Points of a pen for one: own number of its species, most in another zoo, number on the right."""
    counts = range(13)
    return [
        [
            [points_by_census(pen, *three) for three in product([own], [most], range(most + 1))]
            for most in counts
        ]
        for own in counts
    ]


def points_by_census(pen: Pen, own: int, most: int, right: int) -> int:
    """Of the middle one of three zoos; the first is on its right, the last has the most."""
    assert pen.scores is not None
    censuses: list[Herd] = [(number, *NO_HERD[1:]) for number in (right, own, most)]
    return SCORES[pen.scores](pen, (SPECIES[0],), Count((), 1, censuses))


def across(board: Board, pen: Pen) -> dict[str, Any]:
    """Points of a species by its number here and on the other bank."""
    assert pen.scores is not None
    assert pen.other_bank is not None

    def points(here: int, there: int) -> int:
        herds = {pen.index: here, pen.other_bank: there}
        zoo = tuple((SPECIES[0],) * herds.get(other.index, 0) for other in board.pens)
        return SCORES[pen.scores or ""](pen, zoo[pen.index], Count(zoo, 0, ()))

    table = [[points(here, there) for there in range(13)] for here in range(13)]
    return {"other_bank": board.pens[pen.other_bank].id, "points": table}


def full(rules: Rules, board: Board) -> dict[str, Any]:
    """How many dinosaurs a zoo holds, and what is said of more."""
    river = next(pen for pen in board.pens if pen.is_river)
    crowd = [species for species in SPECIES for _ in range(3)][: rules.zoo_holds + 1]
    return {
        "holds": rules.zoo_holds,
        "why": why_not(rules, board, [zoo_with(board, river, tuple(crowd)), board.bare_zoo]),
    }


def must_leave(rules: Rules, board: Board) -> dict[str, Any] | None:
    """The pen in which nobody may be left in a full zoo, and what is said of it."""
    river = next(pen for pen in board.pens if pen.is_river)
    crowd = tuple([species for species in SPECIES for _ in range(2)][: rules.zoo_holds - 1])
    for pen in board.pens:
        if pen.places == 1:
            zoo = tuple(crowd if one is river else (TREX,) if one is pen else one.bare for one in board.pens)
            why = why_not(rules, board, [zoo, board.bare_zoo])
            if why is not None:
                return {"pen": pen.id, "why": why}
    return None


def too_many(rules: Rules, players: int) -> dict[str, Any]:
    """How many of a species there are, and what is said of more; the species is to be filled in."""
    board = rules.boards["summer"]
    river = next(pen for pen in board.pens if pen.is_river)
    limit = rules.bag(players)[TREX]
    zoo = zoo_with(board, river, (TREX,) * (limit + 1))
    return {"most": limit, "why": why_not(rules, board, [zoo, *[board.bare_zoo] * (players - 1)])}


def why_not(rules: Rules, board: Board, zoos: Sequence[Zoo]) -> dict[str, Any] | None:
    """Why these zoos cannot be, as a message."""
    try:
        check_zoos(rules, board, zoos)
    except Problem as problem:
        cause = problem.cause
        assert isinstance(cause, Message)
        return {"id": cause.id, "args": dict(cause.args)}
    return None


def zoo_with(board: Board, pen: Pen, contents: Contents) -> Zoo:
    """A bare zoo but for one pen."""
    if pen.named_places and len(contents) < len(pen.named_places):
        contents = (*contents, *[None] * (len(pen.named_places) - len(contents)))
    return tuple(contents if other is pen else other.bare for other in board.pens)


# --- sheets for the tests -----------------------------------------------------------------------------


def cases(number: int) -> list[dict[str, Any]]:
    """Random sheets and what the score pad says to them; some of them are impossible."""
    rng = Random(60)
    return [judged(random_sheet(rng)) for _ in range(number)]


def judged(raw: dict[str, Any]) -> dict[str, Any]:
    """A sheet with the engine's answer."""
    try:
        sheet = read_sheet(raw)
    except Problem as problem:
        return {"sheet": raw, "problem": show_problem(problem)}
    return {"sheet": raw, "answer": to_json(sheet, count(sheet))}


def random_sheet(rng: Random) -> dict[str, Any]:
    """Zoos that were filled at random by the pens' own rules; now and then with one dinosaur too many."""
    name, players = rng.choice(RULE_SETS), rng.randint(2, 5)
    rules = load_rules(name)
    board = rng.choice(list(rules.boards.values()))
    bag = [species for species in SPECIES for _ in range(rules.bag(players)[species])]
    rng.shuffle(bag)
    size = rng.choice((3, 11, 12))
    zoos = [dict(zip((pen.id for pen in board.pens), board.bare_zoo, strict=True)) for _ in range(players)]
    for zoo in zoos:
        for species in [bag.pop() for _ in range(min(size, len(bag)))]:
            open_spots = [s for s in board.spots if s.pen.why_not(zoo[s.pen.id], species, s.place) is None]
            spot = rng.choice(open_spots)
            zoo[spot.pen.id] = spot.pen.put(zoo[spot.pen.id], species, spot.place)
    if rng.random() < 0.3:
        pen = rng.choice(board.pens)
        zoo = rng.choice(zoos)
        extra = rng.choice(list(SPECIES))
        zoo[pen.id] = (extra, *zoo[pen.id][1:]) if pen.named_places else (*zoo[pen.id], extra)
    return {
        "game": "draftosaurus",
        "board": board.id,
        "rules": name,
        "zoos": [
            {pen: [one.id if one is not None else None for one in there] for pen, there in zoo.items()}
            for zoo in zoos
        ],
    }


if __name__ == "__main__":
    main()
