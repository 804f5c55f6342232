"""Views of Draftosaurus as numbers for learners; `sim/draftosaurus/observe.py` makes the same in bulk.

Numbers are counts and points as they are, or 0 and 1. What stands in a pen is counted by spot and species.
What a pen of one's own accepts is told besides: it depends on the order in which the dinosaurs came.
"""

from collections.abc import Iterator
from struct import pack
from typing import Any

from saurian.core.encoder import Encoder, Entry, flags, floats, one_hots, people, seats_from
from saurian.games.draftosaurus.legal import binding_die
from saurian.games.draftosaurus.options import BOARDS, DraftosaurusOptions
from saurian.games.draftosaurus.pens import Board, Pen, Zoo
from saurian.games.draftosaurus.phases import PHASES
from saurian.games.draftosaurus.pieces import FACES, NO_HERD, SPECIES
from saurian.games.draftosaurus.rules import load_rules
from saurian.games.draftosaurus.scoring import scores
from saurian.games.draftosaurus.view import DraftosaurusView

MOST = 12
"""Dinosaurs in a zoo, or of a species anywhere."""
MOST_POINTS = 150
"""More than anybody can have on a board."""
REMEMBERED = 4096
"""Zoos whose numbers are kept."""


class DraftosaurusEncoder(Encoder[DraftosaurusView]):
    """The observation of a seat."""

    version = 0

    def __init__(self, options: DraftosaurusOptions) -> None:
        rules = load_rules(options.rules)
        self.options = options
        self.boards: tuple[Board, ...] = tuple(rules.boards[id] for id in BOARDS[options.board])
        self.entries = tuple(_entries(options, self.boards))
        self._phases = dict(zip(PHASES, one_hots(len(PHASES)), strict=False))
        self._boards = one_hots(len(self.boards))
        self._faces = dict(zip((*FACES, None), one_hots(len(FACES)), strict=True))
        self._species = dict(zip((*SPECIES, None), one_hots(len(SPECIES)), strict=True))
        self._rollers = one_hots(options.players)
        spots = [len(board.spots) for board in self.boards]
        self._before = [floats(*[0] * (len(SPECIES) * sum(spots[:board]))) for board in range(len(spots))]
        self._behind = [
            floats(*[0] * (len(SPECIES) * sum(spots[board + 1 :]))) for board in range(len(spots))
        ]
        self._tables: dict[tuple[int, ...], tuple[Any, tuple[bytes, ...]]] = {}
        self._pens: dict[int, tuple[Any, bytes, bytes]] = {}

    def pack(self, view: DraftosaurusView) -> bytes:
        """The numbers, in the order of `entries`."""
        me, players = view.seat, self.options.players
        seats = seats_from(me, players)
        assert me is not None
        hands, sizes, decided, revealed = view.hands, view.hand_sizes, view.decided, view.revealed
        species, roller = self._species, view.roller
        return b"".join(
            [
                self._phases[view.phase.name],
                self._boards[len(view.past)],
                floats(view.round, view.turn),
                self._faces[view.die],
                self._rollers[-1 if roller is None else (roller - me) % players],
                floats(binding_die(view, me) is not None),
                floats(*[seat in decided for seat in seats]) if decided else self._rollers[-1],
                *[species[revealed[seat]] for seat in seats],
                *[floats(*(hands[seat] or NO_HERD)) for seat in seats],
                floats(*[hands[seat] is not None for seat in seats]),
                floats(*[sizes[seat] for seat in seats]),
                floats(*view.unseen),
                floats(*view.box),
                self._table(view)[me],
            ]
        )

    # --- what lies open, remembered by identity: zoos never change, and seats see the same ones -------------

    def _table(self, view: DraftosaurusView) -> tuple[bytes, ...]:
        """By seat, points and zoos as it sees them."""
        key = (id(view.past), *map(id, view.zoos))
        known = self._tables.get(key)
        if known is None:
            if len(self._tables) > REMEMBERED:
                self._tables.clear()
                self._pens.clear()
            known = self._tables[key] = ((view.past, view.zoos), tuple(self._seen_tables(view)))
        return known[1]

    def _seen_tables(self, view: DraftosaurusView) -> Iterator[bytes]:
        number, seats = len(view.past), range(self.options.players)
        now = [sum(parts.values()) for parts in view.scores()]
        past = [sum(sum(s[seat].values()) for s in self._past_scores(view)) for seat in seats]
        zoos = [self._zoo(number, zoo) for zoo in view.zoos]
        for me in seats:
            order = seats_from(me, self.options.players)
            yield b"".join(
                [
                    floats(*[now[seat] for seat in order]),
                    floats(*[past[seat] for seat in order]),
                    *[zoos[seat][0] for seat in order],
                    zoos[me][1],
                ]
            )

    def _past_scores(self, view: DraftosaurusView) -> list[list[dict[str, int]]]:
        return [scores(view.rules, board, zoos) for board, zoos in zip(self.boards, view.past, strict=False)]

    def _zoo(self, number: int, zoo: Zoo) -> tuple[bytes, bytes]:
        """What stands on each spot, and what each accepts, by species."""
        pens = [self._pen(number, pen, zoo) for pen in self.boards[number].pens]
        before, behind = self._before[number], self._behind[number]
        counts, accepted = b"".join([pen[1] for pen in pens]), b"".join([pen[2] for pen in pens])
        return before + counts + behind, before + accepted + behind

    def _pen(self, number: int, pen: Pen, zoo: Zoo) -> tuple[Any, bytes, bytes]:
        contents = zoo[pen.index]
        known = self._pens.get(id(contents)) if contents else None
        if known is None or known[0][1] is not pen:
            counts: list[float] = []
            accepted: list[float] = []
            for spot in self.boards[number].spots_of_pen[pen.index]:
                here = contents[spot.place : spot.place + 1] if pen.named_places else contents
                counts += [here.count(species) for species in SPECIES]
                accepted += [pen.why_not(contents, species, spot.place) is None for species in SPECIES]
            known = ((contents, pen), pack(f"{len(counts)}f", *counts), pack(f"{len(counts)}f", *accepted))
            self._pens[id(contents)] = known
        return known


def _entries(options: DraftosaurusOptions, boards: tuple[Board, ...]) -> Iterator[Entry]:
    everyone, ids = people(options.players), [species.id for species in SPECIES]
    yield from flags(f"phase.{name}" for name in PHASES)
    yield from flags(f"board.{board.id}" for board in boards)
    yield Entry("round", 0, 4)
    yield Entry("turn", 0, 6)
    yield from flags(f"die.{face}" for face in FACES)
    yield from flags(f"{who}.rolls" for who in everyone)
    yield from flags(["me.bound"])
    yield from flags(f"{who}.decided" for who in everyone)
    yield from flags(f"{who}.revealed.{id}" for who in everyone for id in ids)
    yield from (Entry(f"{who}.hand.{id}", 0, MOST) for who in everyone for id in ids)
    yield from flags(f"{who}.hand.known" for who in everyone)
    yield from (Entry(f"{who}.hand.size", 0, 6) for who in everyone)
    yield from (Entry(f"unseen.{id}", 0, MOST) for id in ids)
    yield from (Entry(f"box.{id}", 0, MOST) for id in ids)
    yield from (Entry(f"{who}.points", 0, MOST_POINTS) for who in everyone)
    yield from (Entry(f"{who}.points.past", 0, MOST_POINTS) for who in everyone)
    spots = list(_spot_names(boards))
    yield from (Entry(f"{who}.{spot}.{id}", 0, MOST) for who in everyone for spot in spots for id in ids)
    yield from flags(f"me.accepts.{spot}.{id}" for spot in spots for id in ids)


def _spot_names(boards: tuple[Board, ...]) -> Iterator[str]:
    """The spots; in a match, with their board."""
    for board in boards:
        for spot in board.spots:
            yield spot.id if len(boards) == 1 else f"{board.id}.{spot.id}"
