"""Where the die goes: how often it is passed, and who has it for the second game of a match."""

from saurian.games.draftosaurus.options import DraftosaurusOptions
from saurian.games.draftosaurus.rules import Course


def passes_a_round(options: DraftosaurusOptions, course: Course) -> int:
    """How often the die is passed in a round (D-14, D-16)."""
    return course.turns - bool(options.last_turn_binds_all)


def seats_back_to_second_roller(options: DraftosaurusOptions, course: Course) -> int:
    """How many seats the die goes back after the first game of a match, once it has been passed on (D-18)."""
    match options.second_roller:
        case "first":
            return course.rounds * passes_a_round(options, course)
        case "last":
            return 1
    return 0
