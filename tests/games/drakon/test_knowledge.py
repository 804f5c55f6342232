"""What follows from what was seen: against all pasts that can be, counted one by one."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from saurian.games.drakon import knowledge
from saurian.games.drakon.knowledge import HOARD, History, Moved, Place, as_seen, certain, deal, infer
from tests.games.drakon.lairs import hand, play, scene

MINE, PLACES = 0, (0, 1, 2, HOARD)
HIDDEN = (1, 2, HOARD)
COINS = (1, 1, 2, 3, 3)
Contents = tuple[tuple[int, ...], ...]
"""By hidden place, the coins there, sorted."""


def random_moves(rng: Random, count: int) -> list[Moved]:
    """Coins go round; all begin in the hoard."""
    there: dict[Place, list[int]] = {place: [] for place in PLACES} | {HOARD: list(COINS)}
    moves = []
    for _ in range(count):
        source = rng.choice([place for place in PLACES if there[place]])
        target = rng.choice([place for place in PLACES if place != source])
        coin = rng.choice(there[source])
        there[source].remove(coin)
        there[target].append(coin)
        moves.append(Moved(source, target, coin))
    return moves


def all_pasts(
    moves: list[Moved], there: dict[Place, list[int]]
) -> Iterator[tuple[float, Contents, list[int]]]:
    """Every way the moves can have gone, coin by coin: its chance, how it ends, and which values moved.

    `there` has coins by number, so that equal ones are different.
    """
    if not moves:
        yield 1.0, tuple(tuple(sorted(COINS[coin] for coin in there[place])) for place in HIDDEN), []
        return
    source, target, seen = moves[0]
    for coin in there[source]:
        if seen is None or COINS[coin] == seen:
            after = {place: [one for one in coins if one != coin] for place, coins in there.items()}
            after[target] = [*after[target], coin]
            for chance, end, values in all_pasts(moves[1:], after):
                yield chance / len(there[source]), end, [COINS[coin], *values]


def true_chances(moves: list[Moved]) -> tuple[dict[Contents, float], dict[tuple[int, ...], float]]:
    """How likely each end and each past is, for a seat that sees its own place."""
    ends: dict[Contents, float] = {}
    pasts: dict[tuple[int, ...], float] = {}
    start: dict[Place, list[int]] = {place: [] for place in PLACES} | {HOARD: list(range(len(COINS)))}
    for chance, end, values in all_pasts(moves, start):
        ends[end] = ends.get(end, 0.0) + chance
        pasts[tuple(values)] = pasts.get(tuple(values), 0.0) + chance
    total = sum(ends.values())
    return (
        {end: chance / total for end, chance in ends.items()},
        {past: chance / total for past, chance in pasts.items()},
    )


def setting(moves: list[Moved]) -> tuple[tuple[Moved, ...], dict[Place, int], list[int], History]:
    """The log as seen, the sizes of the hidden places, what lies in them, and what is inferred."""
    sizes = dict.fromkeys(HIDDEN, 0) | {HOARD: len(COINS)}
    hidden = list(COINS)
    for source, target, coin in moves:
        if source == MINE:
            hidden.append(coin)
        else:
            sizes[source] -= 1
        if target == MINE:
            hidden.remove(coin)
        else:
            sizes[target] += 1
    seen = as_seen(moves, {MINE})
    return seen, sizes, hidden, infer(seen, tuple(sizes.items()), tuple(sorted(hidden)), frozenset({MINE}))


def inferred_chances(history: History, sizes: dict[Place, int], hidden: list[int]) -> dict[Contents, float]:
    """How likely each end is by the worlds, everything never seen spread in every way alike."""
    ends: dict[Contents, float] = {}
    for world, weight in history.worlds.items():
        unseen = list(hidden)
        for _, coin in world:
            unseen.remove(coin)
        spreads = list(permutations(unseen))
        for spread in spreads:
            rest = iter(spread)
            end = []
            for place in HIDDEN:
                known = [coin for where, coin in world if where == place]
                end.append(tuple(sorted(known + [next(rest) for _ in range(sizes[place] - len(known))])))
            ends[tuple(end)] = ends.get(tuple(end), 0.0) + weight / len(spreads)
    return ends


@pytest.mark.rule("K-71")
@pytest.mark.parametrize("seed", range(40))
def test_the_worlds_are_exactly_as_likely_as_the_pasts_that_lead_to_them(seed: int) -> None:
    rng = Random(seed)
    moves = random_moves(rng, rng.randint(1, 6))
    seen, sizes, hidden, history = setting(moves)
    ends, _ = true_chances(list(seen))
    assert inferred_chances(history, sizes, hidden) == pytest.approx(ends)


@pytest.mark.parametrize("seed", range(6))
def test_dealt_pasts_are_as_likely_as_they_should_be(seed: int) -> None:
    rng = Random(seed)
    moves = random_moves(rng, 5)
    seen, _, hidden, history = setting(moves)
    _, pasts = true_chances(list(seen))
    dealt = Counter[tuple[int, ...]]()
    for _ in range(3000):
        places, log = deal(history, seen, hidden, {MINE}, rng)
        dealt[tuple(move.thing for move in log)] += 1
        assert sorted(coin for coins in places.values() for coin in coins) == sorted(hidden)
        assert as_seen(log, {MINE}) == seen
    assert set(dealt) <= set(pasts)
    for past, chance in pasts.items():
        assert dealt[past] / 3000 == pytest.approx(chance, abs=0.04)


@pytest.fixture
def forgetful() -> Iterator[None]:
    """Nothing is remembered from other tests, nor for them."""
    knowledge._belief.cache_clear()
    yield
    knowledge._belief.cache_clear()


@pytest.mark.usefixtures("forgetful")
def test_too_many_worlds_are_thinned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knowledge, "MOST_WORLDS", 2)
    moves = [Moved(HOARD, 0, coin) for coin in (1, 2, 3)] + [Moved(0, HOARD, coin) for coin in (1, 2, 3)]
    moves += [Moved(HOARD, 1, 1), Moved(HOARD, 2, 2)]
    seen, _, hidden, history = setting(moves)
    assert len(history.worlds) == 2
    assert sum(history.worlds.values()) == pytest.approx(1)
    deal(history, seen, hidden, {MINE}, Random(1))


@pytest.mark.usefixtures("forgetful")
@pytest.mark.parametrize("seed", range(3))
def test_to_go_on_from_what_is_remembered_is_the_same_as_to_begin_anew(seed: int) -> None:
    moves = random_moves(Random(seed), 30)
    anew = setting(moves)[-1]
    earlier = setting(moves[:20])[-1]
    knowledge._belief.cache_clear()
    for end in range(1, len(moves)):
        setting(moves[:end])
    assert setting(moves)[-1] == anew
    assert setting(moves[:20])[-1] == earlier


@pytest.mark.usefixtures("forgetful")
def test_what_happens_for_ever_can_still_be_followed() -> None:
    moves = [Moved(HOARD, 0, 1), Moved(0, HOARD, 1)] * 5_000
    assert len(setting(moves)[-1].origins) == len(moves)


# --- at the table ---


@pytest.mark.rule("K-43")
def test_a_stolen_chamber_is_known_to_the_two_concerned() -> None:
    state = scene("En> Sc^", hands={0: "", 1: "key/0 empty/I", 2: "empty/T"}, players=3)
    play(state, "go E", "seat 1", "snatch key/0")
    key = hand("key/0")[0]
    assert state.view(1).known_chambers() == ((0, key),)
    assert state.view(2).known_chambers() == ()
    assert state.view(None).known_chambers() == ()
    assert state.view(0).hands[0] == (key,)


@pytest.mark.rule("K-48")
def test_a_chamber_that_is_swapped_out_is_known_to_all_until_it_leaves() -> None:
    state = scene(
        "En> Sw^ Fi>", hands={0: "key/0", 1: "empty/I empty/I"}, pile="portal/0 escape/C", players=2
    )
    play(state, "go E", "place key/0", "put 2,0:-")
    coin = hand("find-coin/I")[0]
    assert state.view(1).known_chambers() == ((0, coin),)
    assert state.view(None).known_chambers() == ((0, coin),)
    play(state, "place empty/I", "put -1,0:W", "draw portal/0", "place find-coin/I", "put -2,0:W")
    assert state.view(1).known_chambers() == ()


@pytest.mark.rule("K-48", "K-43")
def test_a_blind_theft_makes_it_uncertain() -> None:
    picture = """
        Em>@1 Sc^  .   .
        .     En>  Sw^ Fi>
        """
    state = scene(picture, hands={0: "key/0 empty/T empty/T", 2: "empty/I"}, players=3)
    play(state, "go E", "place key/0", "put 2,0:-")
    coin = hand("find-coin/I")[0]
    play(state, "go E", "seat 0", "snatch empty/T")
    assert state.view(2).known_chambers() == ()
    worlds = {world: round(weight, 9) for world, weight in state.view(2).chamber_worlds().items()}
    assert worlds == {((0, coin),): round(2 / 3, 9), ((1, coin),): round(1 / 3, 9)}
    assert state.view(1).known_chambers() == ((0, coin),), "he sees what he has got"


@pytest.mark.rule("K-41", "K-42", "K-71")
def test_a_lost_coin_is_known_to_be_in_the_hoard_until_somebody_draws() -> None:
    state = scene("En> Lo>@1 Fi^", hands={1: "empty/I"}, coins={0: (0, 0, 1)}, players=3)
    play(state, "go E", "coin 3")
    assert state.view(0).known_coins() == ((HOARD, 3),)
    assert state.view(2).known_coins() == ()
    play(state, "go E", "coin 3")
    worlds = state.view(0).coin_worlds()
    assert {world: round(weight * 28) for world, weight in worlds.items()} == {
        ((HOARD, 3),): 27,
        ((1, 3),): 1,
    }
    assert state.view(0).known_coins() == ()


@pytest.mark.rule("K-42", "K-71")
def test_a_stolen_coin_is_known_to_the_two_concerned() -> None:
    state = scene("En> Sl^", hands={1: "empty/I"}, coins={1: (0, 1, 1)}, players=3)
    play(state, "go E", "coin 3")
    assert state.view(1).known_coins() == ((0, 3),)
    assert state.view(2).known_coins() == ()


@pytest.mark.rule("K-87")
def test_what_the_fighter_discards_only_he_knows() -> None:
    state = scene("En> Em^", hands={0: "key/0 empty/I"}, heroes="fighter knight", abilities=True)
    play(state, "use", "discard key/0")
    key = hand("key/0")[0]
    assert certain(state.view(0).chamber_worlds()) == ((knowledge.DISCARDED, key),)
    assert certain(state.view(1).chamber_worlds()) == ()
