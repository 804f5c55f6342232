"""Learning in Drakon: reproducible, and better than guessing."""

from math import log

import numpy as np
import pytest

from saurian.bots.drakon import learning, training
from saurian.bots.drakon.learning import (
    all_shares,
    fit,
    fit_points,
    learn,
    look_ahead,
    loss_of,
    play,
    slopes_of,
)
from saurian.bots.drakon.sight import FEATURES
from saurian.bots.drakon.worth import HIDDEN, POINTS, Net, how_made, learned_net
from saurian.games.drakon.options import DrakonOptions

pytest.importorskip("numba")


def any_net(seed: int = 1) -> Net:
    """One that has learned nothing."""
    rng = np.random.default_rng(seed)
    first, second = (0.2 * rng.standard_normal(shape) for shape in ((FEATURES, HIDDEN), HIDDEN))
    return Net(first.astype(np.float32), second.astype(np.float32), np.zeros(POINTS, np.float32))


def test_the_same_seed_gives_the_same_net(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "TABLES", 2)
    monkeypatch.setattr(learning, "ROUNDS", 2)
    nets = [learn(32, seed)[0] for seed in (1, 1, 2)]
    first = [b"".join(each.tobytes() for each in net) for net in nets]
    assert first[0] == first[1] != first[2]


@pytest.mark.parametrize("options", [DrakonOptions(2), DrakonOptions(4, teams=True)])
def test_the_net_learns_who_will_win(options: DrakonOptions) -> None:
    lesson = play(options, 1000, False, any_net(), 1)
    net = fit(any_net(), [lesson], 10, 2e-3, np.random.default_rng(1), lambda: None)
    assert loss_of(net, [lesson]) < log(2) - 0.02
    points = fit_points(net, [lesson])
    assert 0 < points.sum() < 2, "who has all coins and wins for sure has about the goal in the end"


def test_slopes_are_those_of_the_loss() -> None:
    """Against small steps in some numbers of the net."""
    lesson, net = play(DrakonOptions(4, teams=True), 5, False, any_net(), 2), any_net()
    net = Net(net.first.astype(np.float64), net.second.astype(np.float64), net.points)
    first, second = slopes_of(net, lesson, np.arange(len(lesson.rows)))
    rng = np.random.default_rng(3)
    for slopes, name in ((first, "first"), (second, "second")):
        for _ in range(5):
            at = tuple(int(rng.integers(size)) for size in slopes.shape)
            losses = []
            for step in (-1e-5, 1e-5):
                moved = getattr(net, name).copy()
                moved[at] += step
                losses.append(loss_of(net._replace(**{name: moved}), [lesson]))
            assert (losses[1] - losses[0]) / 2e-5 == pytest.approx(slopes[at], rel=1e-2, abs=1e-5)


def test_shares_add_up() -> None:
    lesson = play(DrakonOptions(3), 4, True, any_net(), 1)
    shares = all_shares(any_net(), lesson)
    assert shares.sum(axis=1) == pytest.approx(1)
    assert lesson.wins.sum(axis=1) == pytest.approx(1)


@pytest.mark.parametrize("outcome", [1.0, 0.5, 0.0])
def test_what_is_hoped_for_leads_from_the_end_of_each_game_to_its_beginning(outcome: float) -> None:
    lesson, net = play(DrakonOptions(3), 3, False, any_net(), 1), any_net()
    hopes, shares = look_ahead(net, lesson, outcome).wins, all_shares(net, lesson)
    assert sum(~lesson.goes_on) == 3, "each game ends once"
    for position, goes_on in enumerate(lesson.goes_on):
        after = position + 1
        hope = outcome * hopes[after] + (1 - outcome) * shares[after] if goes_on else lesson.wins[position]
        assert hopes[position] == pytest.approx(hope, abs=1e-5)


def test_the_file_in_the_package_is_whole_and_says_how_it_was_made() -> None:
    made, net = how_made(), learned_net()
    assert made["command"] == f"saurian train drakon --games {made['games']} --seed {made['seed']}"
    assert made["games"] == training.GAMES
    assert 0 < made["mean_loss"] < log(4)
    assert [each.shape for each in net] == [(FEATURES, HIDDEN), (HIDDEN,), (POINTS,)]
    assert all(np.isfinite(each).all() for each in net)
