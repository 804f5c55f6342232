"""Every mix of options, and tiny variants of the game for exhaustive tests."""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from itertools import product

from saurian.games.draftosaurus.options import BOARDS, ORDERS, DraftosaurusOptions
from saurian.games.draftosaurus.pieces import NO_HERD, SPECIES, Herd, dinosaurs_of
from saurian.games.draftosaurus.rules import RULE_SETS, SECOND_ROLLERS, Course, Rules, load_rules
from saurian.games.draftosaurus.state import DraftosaurusState
from tests.games.draftosaurus import oracle


def all_mixes() -> Iterator[DraftosaurusOptions]:
    """Players, boards, rule sets, orders, first roller given or not, D-16 on and off; and matches by D-18."""
    for players, board, rules, order in product(range(2, 6), BOARDS, RULE_SETS, ORDERS):
        for first in (None, players - 1):
            for binds in (False, True) if players == 5 else (False,):
                yield DraftosaurusOptions(players, board, rules, order, first, binds)
    for players, rules, second in product(range(2, 6), RULE_SETS, SECOND_ROLLERS[1:]):
        yield DraftosaurusOptions(players, "match", rules, "quick", second_roller=second)


MIXES = tuple(all_mixes())


def name_of(options: DraftosaurusOptions) -> str:
    """A short name for test ids and files."""
    words = [options.board, f"{options.players}p", options.rules, options.order]
    words += [] if options.first is None else [f"first{options.first}"]
    words += ["bound"] if options.last_turn_binds_all else []
    words += [f"second_{options.second_roller}"] if options.second_roller in SECOND_ROLLERS[1:] else []
    return "-".join(words)


@dataclass(frozen=True, slots=True, eq=False)
class TinyRules(Rules):
    """Rules with a bag of one's own choice."""

    herd: Herd = NO_HERD

    def bag(self, players: int) -> Herd:
        return self.herd


@dataclass(frozen=True, slots=True)
class Tiny:
    """A variant so small that all of it can be counted."""

    options: DraftosaurusOptions
    herd: Herd
    rounds: int
    turns: int
    hand: int

    def start(self) -> DraftosaurusState:
        """The engine's table."""
        shipped = load_rules(self.options.rules)
        values = {field.name: getattr(shipped, field.name) for field in fields(Rules)}
        values["courses"] = {
            self.options.players: Course(self.rounds, self.turns, self.hand, self.options.players == 2)
        }
        return DraftosaurusState.start(self.options, TinyRules(**values, herd=self.herd))

    def oracle_start(self) -> oracle.Table:
        """The oracle's table."""
        bag = [species.id for species in dinosaurs_of(self.herd)]
        return oracle_table(self.options, rounds=self.rounds, turns=self.turns, hand=self.hand, bag=bag)


def oracle_table(
    options: DraftosaurusOptions,
    rounds: int | None = None,
    turns: int | None = None,
    hand: int = 6,
    bag: list[str] | None = None,
) -> oracle.Table:
    """The oracle's table for the same options."""
    return oracle.new_table(
        players=options.players,
        boards=list(BOARDS[options.board]),
        polish=options.rules == "polish",
        quick=options.order == "quick",
        first=options.first,
        binds_all=bool(options.last_turn_binds_all),
        second_roller=options.second_roller or "next",
        rounds=rounds,
        turns=turns,
        hand=hand,
        bag=bag,
    )


def herd(letters: str) -> Herd:
    """A herd by its letters: `TTD` is two T-Rexes and a diplodocus."""
    return tuple(letters.count(species.letter) for species in SPECIES)
