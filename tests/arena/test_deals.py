"""The same deal is the same luck."""

from itertools import takewhile
from typing import Any

import pytest

from saurian.arena.match import Match, Table
from saurian.core import CHANCE
from saurian.games import GAMES
from tests.arena.matches import a_match, played


def draws(match: Match, number: int, kind: str = "") -> list[str]:
    """What chance did in a game, and how that begins."""
    table = Table(match, number)
    table.play()
    texts = [action.text for seat, action in table.session.moves if seat == CHANCE]
    return [text for text in texts if text.startswith(kind)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_the_same_bots_at_all_seats_play_the_same_game_in_every_rotation(game: str, bot: str) -> None:
    match = a_match(bot, f"{bot}'", f"{bot}''", game=game)
    games = [played(match, number) for number in range(1, 7)]
    assert len({game.lineup for game in games}) == 3
    assert len({game.totals for game in games[:3]}) == 1
    assert len({game.totals for game in games[3:]}) == 1
    assert games[0].totals != games[3].totals, "another deal"


@pytest.mark.parametrize("options", [{}, {"board": "match", "order": "quick"}, {"board": "winter"}])
def test_bag_and_dice_do_not_depend_on_decisions(options: dict[str, Any]) -> None:
    match = a_match("greedy", "random", **options)
    assert draws(match, 1) == draws(match, 2) == draws(a_match("first", "first", **options), 1)
    assert draws(match, 1) != draws(match, 3), "another deal"
    assert draws(match, 1) != draws(a_match("greedy", "random", seed=2, **options), 1), "another seed"


@pytest.mark.skipif("drakon" not in GAMES, reason="Drakon is not offered")
def test_the_pile_of_drakon_has_one_order_in_a_deal() -> None:
    match = a_match("greedy", "random", "random", game="drakon")
    piles = [draws(match, number, "draw") for number in (1, 2, 3)]
    shortest = min(map(len, piles))
    assert shortest > 12
    assert len({tuple(pile[:shortest]) for pile in piles}) == 1


def test_a_seat_has_its_own_luck() -> None:
    match = a_match("random", "greedy")
    table = Table(match, 1)
    streams = [luck.random() for luck in table.luck]
    assert len(set(streams)) == 2
    assert [luck.random() for luck in Table(match, 2).luck] == streams


def test_who_decide_at_the_same_time_do_not_see_who_was_faster() -> None:
    table = Table(a_match("first", "first", "first"), 1)
    table.play()
    seats = [seat for seat, _ in table.session.moves]
    first_choices = list(takewhile(lambda seat: seat != CHANCE, seats[seats.index(0) :]))
    assert first_choices[:3] == [0, 1, 2]
