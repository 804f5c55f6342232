"""Random Summer games of four as a bare loop, with no interface at all.

A yardstick for benchmarks: what plain Python can do on this machine now. It plays the same decisions as the
engine (choose, then place, by the same rules) but keeps no record, tells nothing, and can do nothing else.
Nobody should write a game like this.
"""

from random import Random
from time import perf_counter

PLAYERS, ROUNDS, TURNS, SPECIES, TREX = 4, 2, 6, 6, 0
SAMENESS, TRIO, KING, LOVE, DIFFERENCES, ISLAND, RIVER = range(7)
BY_FACE = (
    (SAMENESS, TRIO, KING, RIVER),
    (LOVE, DIFFERENCES, ISLAND, RIVER),
    (SAMENESS, TRIO, LOVE, RIVER),
    (KING, DIFFERENCES, ISLAND, RIVER),
)
EMPTY_PEN, NO_TREX = 4, 5
SAMENESS_POINTS, DIFFERENCES_POINTS = (0, 2, 4, 8, 12, 18, 24), (0, 1, 3, 6, 10, 15, 21)


GAMES = 150


def decisions_a_second(games: int = GAMES) -> float:
    """Random decisions of seats."""
    rng = Random(1)
    started = perf_counter()
    decisions = sum(play(rng) for _ in range(games))
    return decisions / (perf_counter() - started)


def play(rng: Random) -> int:
    """Play one random game; the number of decisions."""
    random = rng.random
    bag = [species for species in range(SPECIES) for _ in range(8)]
    rng.shuffle(bag)
    zoos: list[list[list[int]]] = [[[] for _ in range(7)] for _ in range(PLAYERS)]
    decisions = 0
    roller = int(random() * PLAYERS)
    for _ in range(ROUNDS):
        hands = [[bag.pop() for _ in range(6)] for _ in range(PLAYERS)]
        for _ in range(TURNS):
            face = int(random() * 6)
            chosen = []
            for hand in hands:
                options = list(set(hand))
                species = options[int(random() * len(options))]
                hand.remove(species)
                chosen.append(species)
            for seat in range(PLAYERS):
                zoo, species = zoos[seat], chosen[seat]
                places = _places(zoo, species, face, seat == roller)
                zoo[places[int(random() * len(places))]].append(species)
                decisions += 2
            hands.insert(0, hands.pop())
            roller = (roller + 1) % PLAYERS
    for seat in range(PLAYERS):
        _points(zoos, seat)
    return decisions


def _places(zoo: list[list[int]], species: int, face: int, free: bool) -> list[int]:
    places = []
    for pen in range(7) if free or face >= EMPTY_PEN else BY_FACE[face]:
        there = zoo[pen]
        if pen != RIVER:
            if not free and there and (face == EMPTY_PEN or (face == NO_TREX and TREX in there)):
                continue
            if pen == SAMENESS and there and (there[0] != species or len(there) == 6):
                continue
            if pen == TRIO and len(there) == 3:
                continue
            if pen in (KING, ISLAND) and there:
                continue
            if pen == DIFFERENCES and species in there:
                continue
        places.append(pen)
    return places


def _points(zoos: list[list[list[int]]], seat: int) -> int:
    counts = [[sum(pen.count(species) for pen in zoo) for species in range(SPECIES)] for zoo in zoos]
    zoo, own = zoos[seat], counts[seat]
    points = SAMENESS_POINTS[len(zoo[SAMENESS])] + DIFFERENCES_POINTS[len(zoo[DIFFERENCES])]
    points += 7 * (len(zoo[TRIO]) == 3) + len(zoo[RIVER])
    points += 5 * sum(zoo[LOVE].count(species) // 2 for species in range(SPECIES))
    if zoo[KING] and own[zoo[KING][0]] == max(count[zoo[KING][0]] for count in counts):
        points += 7
    if zoo[ISLAND] and own[zoo[ISLAND][0]] == 1:
        points += 7
    return points + sum(TREX in pen for pen in zoo[:RIVER])
