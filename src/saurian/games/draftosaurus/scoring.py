"""What counts: the points of a zoo, and who wins."""

from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from saurian.core import Outcome, Seat, ranks_of
from saurian.games.draftosaurus.pens import Board, Contents, Pen, Zoo
from saurian.games.draftosaurus.pieces import TREX, Herd, herd_of
from saurian.games.draftosaurus.rules import Rules


class Count(NamedTuple):
    """All that a pen's points can depend on."""

    zoo: Zoo
    seat: Seat
    censuses: Sequence[Herd]
    """Every zoo's dinosaurs by species."""


# --- what a pen scores --------------------------------------------------------------------------------

Scores = Callable[[Pen, Contents, Count], int]


def by_number(pen: Pen, contents: Contents, count: Count) -> int:
    """By how many there are (D-30, D-31, D-34, D-40)."""
    return pen.points[len(contents)]


def by_place(pen: Pen, contents: Contents, count: Count) -> int:
    """Each occupied place for itself (D-45)."""
    return sum(points for dinosaur, points in zip(contents, pen.points, strict=True) if dinosaur is not None)


def per_dinosaur(pen: Pen, contents: Contents, count: Count) -> int:
    """Each dinosaur the same (D-36)."""
    return pen.points[0] * len(contents)


def per_couple(pen: Pen, contents: Contents, count: Count) -> int:
    """Each two of a species (D-33)."""
    return pen.points[0] * sum(number // 2 for number in herd_of(contents))


def per_couple_across(pen: Pen, contents: Contents, count: Count) -> int:
    """Each two of a species that the river parts (D-41)."""
    assert pen.other_bank is not None
    here, there = herd_of(contents), herd_of(count.zoo[pen.other_bank])
    return pen.points[0] * sum(map(min, here, there))


def if_nobody_has_more(pen: Pen, contents: Contents, count: Count) -> int:
    """All, if no other zoo has more of the species (D-32)."""
    species = contents[0] if contents else None
    if species is None:
        return 0
    numbers = [census[species] for census in count.censuses]
    return pen.points[0] if numbers[count.seat] == max(numbers) else 0


def if_alone_in_zoo(pen: Pen, contents: Contents, count: Count) -> int:
    """All, if it is the only one of its species in the zoo (D-35)."""
    species = contents[0] if contents else None
    if species is None:
        return 0
    return pen.points[0] if count.censuses[count.seat][species] == 1 else 0


def per_like_on_the_right(pen: Pen, contents: Contents, count: Count) -> int:
    """Each of its species in the zoo of the neighbour on the right (D-43)."""
    species = contents[0] if contents else None
    if species is None:
        return 0
    return pen.points[0] * count.censuses[count.seat - 1][species]


SCORES: dict[str, Scores] = {
    rule.__name__: rule
    for rule in (
        by_number,
        by_place,
        per_dinosaur,
        per_couple,
        per_couple_across,
        if_nobody_has_more,
        if_alone_in_zoo,
        per_like_on_the_right,
    )
}


# --- what a zoo scores --------------------------------------------------------------------------------


def scores(rules: Rules, board: Board, zoos: Sequence[Zoo]) -> list[dict[str, int]]:
    """The points of every zoo, part by part; the sum of the parts is the total."""
    censuses = [census(rules, board, zoo) for zoo in zoos]
    return [_parts(rules, board, Count(zoo, seat, censuses)) for seat, zoo in enumerate(zoos)]


def _parts(rules: Rules, board: Board, count: Count) -> dict[str, int]:
    zoo = count.zoo
    parts = {pen.part: SCORES[pen.scores](pen, zoo[pen.index], count) for pen in board.pens if pen.scores}
    parts["trex"] = sum(TREX in zoo[pen.index] for pen in board.pens if gives_trex_bonus(rules, pen))
    return parts


def gives_trex_bonus(rules: Rules, pen: Pen) -> bool:
    """Every pen, each bank for itself, never the River (D-50); the quarantine by ruling (D-46)."""
    if pen.is_river:
        return False
    return not pen.is_quarantine or rules.rulings.quarantined_trex_counts


def census(rules: Rules, board: Board, zoo: Zoo) -> Herd:
    """The dinosaurs of a zoo by species, the River included (D-51)."""
    return herd_of(
        chain.from_iterable(
            zoo[pen.index] for pen in board.pens if rules.rulings.river_counts_in_zoo or not pen.is_river
        )
    )


# --- who wins -----------------------------------------------------------------------------------------


def outcome(rules: Rules, played: Sequence[tuple[Board, Sequence[Zoo]]]) -> Outcome:
    """The result of one board, or of a match of several (D-18, D-52, D-53)."""
    by_board = [scores(rules, board, zoos) for board, zoos in played]
    seats = range(len(by_board[0]))
    totals = [sum(sum(parts[seat].values()) for parts in by_board) for seat in seats]
    trexes = [sum(census(rules, board, zoos[seat])[TREX] for board, zoos in played) for seat in seats]
    if len(played) == 1:
        return judge(by_board[0], totals, trexes)
    parts = [
        {
            f"{board.id}.{part}": points
            for (board, _), scored in zip(played, by_board, strict=True)
            for part, points in scored[seat].items()
        }
        for seat in seats
    ]
    return judge(parts, totals, trexes, rules.rulings.match_tie_break_trexes)


def judge(
    parts: Sequence[Mapping[str, int]],
    totals: Sequence[int],
    trexes: Sequence[int],
    trexes_break_ties: bool = True,
) -> Outcome:
    """Most points win; then fewest T-Rexes; then the victory is shared (D-52, D-53)."""
    standings = [
        (total, -trex if trexes_break_ties else 0) for total, trex in zip(totals, trexes, strict=True)
    ]
    ranks = ranks_of(standings)
    tie_break = None
    if ranks.count(1) > 1:
        tie_break = "shared"
    elif totals.count(max(totals)) > 1:
        tie_break = "trexes"
    return Outcome(ranks, tuple(totals), tuple(parts), tie_break)
