"""Standings and ratings of real games."""

import pytest

from saurian.arena.contest import Contest
from saurian.arena.match import GameFailed, Played, whole_deals
from saurian.arena.ratings import Ratings
from saurian.arena.workers import play_here
from tests.arena.matches import a_match


def test_figures_of_a_match() -> None:
    match = a_match("greedy", "random", "random", board="winter")
    contest = Contest(match)
    contest.count(play_here(match, range(1, 31)))
    figures = contest.to_json()
    assert list(figures) == ["game", "options", "games", "seats"]
    assert (figures["game"], figures["games"], figures["options"]["board"]) == ("draftosaurus", 30, "winter")
    assert [seat["bot"] for seat in figures["seats"]] == ["greedy", "random", "random"]
    assert all(
        list(seat) == ["bot", "win_share", "low", "high", "par", "mean_score", "games"]
        for seat in figures["seats"]
    )
    greedy, random, _ = figures["seats"]
    assert random["high"] < greedy["par"] < greedy["low"]
    assert greedy["par"] == random["par"] == pytest.approx(1 / 3, abs=1e-4)
    assert greedy["mean_score"] > random["mean_score"]
    assert sum(seat["win_share"] for seat in figures["seats"]) == pytest.approx(1, abs=2e-4)


def test_a_shared_victory_counts_in_parts() -> None:
    match = a_match("random", "greedy", "cheats")
    contest = Contest(match)
    lineups = [match.schedule.lineup(number) for number in (1, 2, 3)]
    contest.count(Played(i + 1, lineup, (1, 1, 3), (9, 9, 3), ()) for i, lineup in enumerate(lineups))
    assert [seat["win_share"] for seat in contest.to_json()["seats"]] == [0.3333] * 3
    assert [seat["mean_score"] for seat in contest.to_json()["seats"]] == [7.0] * 3


def test_bots_of_one_name_share_their_results() -> None:
    """Together they have sat everywhere, though each of them has not."""
    match = a_match("greedy", "random", "greedy", "random")
    contest = Contest(match)
    contest.count(play_here(match, range(1, 21)))
    first, second, third, fourth = contest.to_json()["seats"]
    assert (first, second) == (third, fourth)
    assert first["win_share"] + second["win_share"] == pytest.approx(0.5, abs=2e-4)
    assert first["games"] == contest.to_json()["games"] == 20


def test_equal_bots_are_at_par_after_one_game_a_deal() -> None:
    match = a_match("greedy", "greedy", "greedy")
    contest = Contest(match)
    contest.count(play_here(match, range(1, 6)))
    assert contest.to_json()["games"] == 5
    assert {seat["win_share"] for seat in contest.to_json()["seats"]} == {0.3333}


def test_an_unfinished_deal_does_not_count() -> None:
    match = a_match("greedy", "random", "random")
    assert len(list(whole_deals(play_here(match, range(1, 9)), match.schedule))) == 2
    contest = Contest(match)
    contest.count(play_here(match, [1, 2]))
    assert contest.to_json()["games"] == 0
    assert contest.to_json()["seats"][0]["win_share"] is None


def test_the_test_stops_the_match() -> None:
    match = a_match("greedy", "random")
    contest = Contest(match, sprt=True)
    contest.count(play_here(match, range(1, 1001)))
    assert contest.to_json()["sprt"]["answer"] == "above"
    assert contest.to_json()["games"] < 100


def test_a_ladder_rates_the_better_higher() -> None:
    match = a_match("random", "greedy", "greedy", "random", players=3, ladder=True)
    contest = Contest(match)
    contest.count(play_here(match, range(1, match.schedule.whole(24) + 1)))
    ratings = contest.to_json()["ratings"]
    assert [rating["bot"] for rating in ratings] == ["random", "greedy", "greedy", "random"]
    assert min(ratings[1]["mu"], ratings[2]["mu"]) > 5 + max(ratings[0]["mu"], ratings[3]["mu"])
    assert all(0 < rating["sigma"] < 25 / 3 for rating in ratings)
    assert {seat["games"] for seat in contest.to_json()["seats"]} == {18}


def test_partners_are_rated_together() -> None:
    ratings = Ratings(["a", "b", "c", "d"])
    ratings.add([Played(1, (0, 1, 2, 3), (1, 3, 1, 3), (10, 5, 10, 5), ((0, 2), (1, 3)))])
    mus = [rating["mu"] for rating in ratings.to_json()]
    assert mus[0] == mus[2] > 25 > mus[1] == mus[3]


@pytest.mark.parametrize(
    ("bot", "id"),
    [
        ("raises", "arena-bot-raised"),
        ("exits", "arena-bot-raised"),
        ("plays-nothing", "arena-bot-illegal"),
        ("cheats", "arena-bot-illegal"),
    ],
)
def test_a_bad_bot_is_named(bot: str, id: str) -> None:
    match = a_match("random", bot)
    with pytest.raises(GameFailed) as failed:
        Contest(match).count(play_here(match, [1, 2]))
    assert failed.value.message.id == id
    assert failed.value.message.args["bot"] == bot
    assert failed.value.number == failed.value.message.args["number"] == 1
