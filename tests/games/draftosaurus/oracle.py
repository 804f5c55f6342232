"""Draftosaurus a second time, to check the first: straight from the rules, and as differently as can be.

Plain dicts, lists and strings; nothing of the engine is imported. A zoo is what the score pad reads, a move
is its text. A pen's rule looks at the pen *after* a dinosaur has come and asks whether it may look like
that. Slow and simple on purpose.
"""

from typing import Any

SPECIES = ["trex", "diplodocus", "triceratops", "spinosaurus", "stegosaurus", "parasaurolophus"]  # D-02
LETTERS = dict(zip("TDCSGP", SPECIES, strict=True))
LETTER_OF = {species: letter for letter, species in LETTERS.items()}
BOX = 10  # D-02
BAG = {2: 8, 3: 6, 4: 8, 5: 10}  # D-03
FACES = ["woodlands", "grasslands", "food-court", "restrooms", "empty-pen", "no-trex"]  # D-05

Zoo = dict[str, list[Any]]
Table = dict[str, Any]

# --- the boards, as in the tables of the rules ---

# pen: rule, zone, side
SUMMER = {
    "sameness": ("D-30", "woodlands", "left"),
    "trio": ("D-31", "woodlands", "left"),
    "king": ("D-32", "woodlands", "right"),
    "love": ("D-33", "grasslands", "left"),
    "differences": ("D-34", "grasslands", "right"),
    "island": ("D-35", "grasslands", "right"),
    "river": ("D-36", None, None),
}
WINTER = {
    "wood": ("D-40", "woodlands", "left"),
    "bridge_left": ("D-41", "woodlands", "left"),
    "bridge_right": ("D-42", "grasslands", "right"),
    "lookout": ("D-43", "woodlands", "right"),
    "quarantine": ("D-44", "grasslands", "left"),
    "pyramid": ("D-47", "grasslands", "right"),
    "river": ("D-48", None, None),
}
BOARDS = {"summer": SUMMER, "winter": WINTER}

PLACES = ["B1", "B2", "B3", "M1", "M2", "T"]
NEIGHBOURS = ["B1-B2", "B2-B3", "B1-M1", "B2-M1", "B2-M2", "B3-M2", "M1-M2", "M1-T", "M2-T"]  # D-47


def spots(board: str) -> list[str]:
    """Every name by which one can place on a board."""
    pens = [pen for pen in BOARDS[board] if pen != "pyramid"]
    return pens + [f"pyramid.{place}" for place in PLACES if "pyramid" in BOARDS[board]]


def bare(board: str) -> Zoo:
    return {pen: [None] * 6 if pen == "pyramid" else [] for pen in BOARDS[board]}


def inhabitants(contents: list[Any]) -> list[str]:
    return [one for one in contents if one is not None]


def everyone(zoo: Zoo) -> list[str]:
    """The whole zoo, River included (D-51)."""
    return [one for contents in zoo.values() for one in inhabitants(contents)]


# --- what may be: D-12, D-13, D-20 to D-24, and each pen's own rule ---


def with_one_more(zoo: Zoo, species: str, spot: str) -> Zoo:
    pen, _, place = spot.partition(".")
    after = {name: list(contents) for name, contents in zoo.items()}
    if place:
        after[pen][PLACES.index(place)] = species
    else:
        after[pen].append(species)
    return after


def may_be(pen: str, contents: list[Any], polish: bool) -> bool:
    """Whether the pen's own rule lets it look like this."""
    number, kinds = len(contents), len(set(contents))
    if pen == "sameness":
        return number <= 6 and kinds <= 1
    if pen == "trio":
        return number <= 3
    if pen == "love":
        return number <= 6 or not polish
    if pen == "differences":
        return number <= 6 and kinds == number
    if pen == "wood":
        first, second = set(contents[0::2]), set(contents[1::2])
        return number <= 6 and len(first) <= 1 and len(second) <= 1 and not first & second
    if pen in ("king", "island", "lookout", "quarantine"):
        return number <= 1
    if pen == "pyramid":
        return pyramid_may_be(dict(zip(PLACES, contents, strict=True)))
    return True  # the banks and the River take everyone


def pyramid_may_be(at: dict[str, str | None]) -> bool:
    """D-47: rows from below, and no two alike side by side."""
    if (at["M1"] or at["M2"]) and not (at["B1"] and at["B2"] and at["B3"]):
        return False
    if at["T"] and not (at["M1"] and at["M2"]):
        return False
    return not any(at[pair[:2]] and at[pair[:2]] == at[pair[3:]] for pair in NEIGHBOURS)


def accepts(zoo: Zoo, species: str, spot: str, polish: bool) -> bool:
    """Whether the pen takes the dinosaur, whatever the die."""
    pen, _, place = spot.partition(".")
    if place and zoo[pen][PLACES.index(place)] is not None:
        return False
    return may_be(pen, with_one_more(zoo, species, spot)[pen], polish)


def die_allows(board: str, zoo: Zoo, spot: str, face: str) -> bool:
    pen = spot.partition(".")[0]
    _, zone, side = BOARDS[board][pen]
    if pen == "river":
        return True
    return {
        "woodlands": zone == "woodlands",
        "grasslands": zone == "grasslands",
        "food-court": side == "left",
        "restrooms": side == "right",
        "empty-pen": inhabitants(zoo[pen]) == [],
        "no-trex": "trex" not in zoo[pen],
    }[face]


def placings(board: str, zoo: Zoo, species: str, face: str | None, polish: bool) -> list[str]:
    """Where the dinosaur may go; `face` None: the die does not bind."""
    return [
        spot
        for spot in spots(board)
        if accepts(zoo, species, spot, polish) and (face is None or die_allows(board, zoo, spot, face))
    ]


# --- what counts ---

STEPS_OF_SAMENESS = [0, 2, 4, 8, 12, 18, 24]
STEPS_OF_DIFFERENCES = [0, 1, 3, 6, 10, 15, 21]


def parts(board: str, zoos: list[Zoo], seat: int) -> dict[str, int]:
    """The score sheet of one zoo."""
    zoo = {**bare(board), **zoos[seat]}
    mine = everyone(zoo)
    others = [everyone(other) for other in zoos[:seat] + zoos[seat + 1 :]]
    sheet = (
        summer_parts(zoo, mine, others) if board == "summer" else winter_parts(zoo, everyone(zoos[seat - 1]))
    )
    sheet["river"] = len(zoo["river"])
    sheet["trex"] = len([pen for pen in zoo if pen != "river" and "trex" in zoo[pen]])  # D-50
    return sheet


def summer_parts(zoo: Zoo, mine: list[str], others: list[list[str]]) -> dict[str, int]:
    sheet = {
        "sameness": STEPS_OF_SAMENESS[len(zoo["sameness"])],
        "trio": 7 if len(zoo["trio"]) == 3 else 0,
        "king": 0,
        "love": 0,
        "differences": STEPS_OF_DIFFERENCES[len(zoo["differences"])],
        "island": 0,
    }
    for species in zoo["king"]:
        if not any(other.count(species) > mine.count(species) for other in others):
            sheet["king"] = 7
    lovers = sorted(zoo["love"])
    while len(lovers) >= 2:
        if lovers[0] == lovers[1]:
            sheet["love"] += 5
            lovers.pop(0)
        lovers.pop(0)
    for species in zoo["island"]:
        if mine.count(species) == 1:
            sheet["island"] = 7
    return sheet


def winter_parts(zoo: Zoo, right_neighbour: list[str]) -> dict[str, int]:
    sheet = {"wood": STEPS_OF_SAMENESS[len(zoo["wood"])], "bridge": 0, "lookout": 0, "pyramid": 0}
    waiting = list(zoo["bridge_right"])
    for species in zoo["bridge_left"]:
        if species in waiting:
            waiting.remove(species)
            sheet["bridge"] += 6
    for species in zoo["lookout"]:
        sheet["lookout"] = 2 * right_neighbour.count(species)
    for place, species in zip(PLACES, zoo["pyramid"], strict=True):
        if species is not None:
            sheet["pyramid"] += {"B": 2, "M": 4, "T": 7}[place[0]]
    return sheet


def verdict(games: list[tuple[str, list[Zoo]]]) -> dict[str, Any]:
    """Totals, winners and what broke the tie, over one board or a match (D-18, D-52, D-53)."""
    players = len(games[0][1])
    totals = [0] * players
    trexes = [0] * players
    for board, zoos in games:
        for seat in range(players):
            totals[seat] += sum(parts(board, zoos, seat).values())
            trexes[seat] += everyone(zoos[seat]).count("trex")
    leaders = [seat for seat in range(players) if totals[seat] == max(totals)]
    fewest = min(trexes[seat] for seat in leaders)
    winners = [seat for seat in leaders if trexes[seat] == fewest]
    tie_break = None if len(leaders) == 1 else "trexes" if len(winners) == 1 else "shared"
    ranks = [
        1 + sum((-totals[other], trexes[other]) < (-totals[seat], trexes[seat]) for other in range(players))
        for seat in range(players)
    ]
    return {"totals": totals, "trexes": trexes, "winners": winners, "tie_break": tie_break, "ranks": ranks}


# --- the course of play: a table is one dict, a move one text ---


def new_table(
    players: int,
    boards: list[str],
    polish: bool = False,
    quick: bool = False,
    first: int | None = None,
    binds_all: bool = False,
    second_roller: str = "next",
    rounds: int | None = None,
    turns: int | None = None,
    hand: int = 6,
    bag: list[str] | None = None,
) -> Table:
    """A table at the start. Fewer rounds, turns, cards or dinosaurs make a tiny variant."""
    table: Table = {
        "players": players,
        "boards": boards,
        "polish": polish,
        "quick": quick,
        "binds_all": binds_all,
        "second_roller": second_roller,
        "rolled": [],
        "rounds": rounds or (4 if players == 2 else 2),  # D-10, D-17
        "turns": turns or (3 if players == 2 else 6),
        "hand_size": hand,
        "full_bag": bag if bag is not None else SPECIES * BAG[players],
        "roller": first,
        "past": [],
    }
    lay_out(table, boards[0])
    table["step"] = "first" if first is None else "deal"
    return table


def lay_out(table: Table, board: str) -> None:
    table["board"] = board
    table["zoos"] = [bare(board) for _ in range(table["players"])]
    table["bag"] = sorted(table["full_bag"])
    table["box"] = []
    table["hands"] = []
    table["round"] = table["turn"] = 1
    table["choices"] = {}
    table["step"] = "deal"


def copy_of(table: Table) -> Table:
    return {
        **table,
        "zoos": [{pen: list(contents) for pen, contents in zoo.items()} for zoo in table["zoos"]],
        "bag": list(table["bag"]),
        "box": list(table["box"]),
        "hands": [list(hand) for hand in table["hands"]],
        "choices": dict(table["choices"]),
        "past": list(table["past"]),
    }


def to_act(table: Table) -> list[Any]:
    """The seats that must decide, or "chance"."""
    if table["step"] == "over":
        return []
    if table["step"] in ("first", "deal", "roll"):
        return ["chance"]
    seats = list(range(table["players"]))
    if table["step"] == "rehome":
        seats = [seat for seat in seats if table["zoos"][seat]["quarantine"]]
    return [seat for seat in seats if seat not in table["choices"]]


def bound_by(table: Table, seat: int) -> str | None:
    """The face that the seat must obey (D-12, D-16)."""
    nobody_is_free = table["binds_all"] and table["turn"] == table["turns"]
    face: str = table["die"]
    return face if nobody_is_free or seat != table["roller"] else None


def moves(table: Table, who: Any) -> list[str]:
    """The texts of all that a seat, or "chance", may do now."""
    if who not in to_act(table):
        return []
    if who == "chance":
        return chances(table)
    zoo, board, polish = table["zoos"][who], table["board"], table["polish"]
    step = table["step"]
    if step == "place":
        return [
            "@" + spot for spot in placings(board, zoo, table["shown"][who], bound_by(table, who), polish)
        ]
    if step == "rehome":
        (species,) = zoo["quarantine"]
        homes = [spot for spot in placings(board, zoo, species, None, polish) if spot != "quarantine"]
        return [">" + spot for spot in homes + ["quarantine"] * polish]  # D-46
    hand = sorted(set(table["hands"][who]))
    if step == "choose":
        return [LETTER_OF[species] for species in hand]
    if step == "discard":
        return ["-" + LETTER_OF[species] for species in hand]
    return [
        f"{LETTER_OF[species]}@{spot}"
        for species in hand
        for spot in placings(board, zoo, species, bound_by(table, who), polish)
    ]


def chances(table: Table) -> list[str]:
    if table["step"] == "first":
        return [f"first {seat}" for seat in range(table["players"])]
    if table["step"] == "roll":
        return [f"roll {face}" for face in FACES]
    return ["deal " + hand for hand in different_hands(table["bag"], table["hand_size"])]


def different_hands(bag: list[str], size: int) -> list[str]:
    """Every hand that the bag can give, as letters in the order T D C S G P."""
    hands = [""]
    for letter, species in LETTERS.items():
        hands = [
            hand + letter * taken
            for hand in hands
            for taken in range(bag.count(species) + 1)
            if len(hand) + taken <= size
        ]
    return [hand for hand in hands if len(hand) == size]


def play(table: Table, who: Any, text: str) -> None:
    """Do what the text says; it must be one of `moves`."""
    if who != "chance":
        table["choices"][who] = text
        if not to_act(table):
            reveal(table)
        return
    word, _, rest = text.partition(" ")
    if word == "first":
        table["roller"] = int(rest)
        table["step"] = "deal"
    elif word == "roll":
        table["rolled"].append(table["roller"])
        table["die"] = rest
        table["step"] = "draft" if table["quick"] else "choose"
    else:
        table["hands"].append([LETTERS[letter] for letter in rest])
        for letter in rest:
            table["bag"].remove(LETTERS[letter])
        if len(table["hands"]) == table["players"]:
            table["step"] = "roll"


def reveal(table: Table) -> None:
    """All choices are in."""
    choices = [table["choices"].get(seat) for seat in range(table["players"])]
    step = table["step"]
    table["choices"] = {}
    if step == "choose":
        table["shown"] = [LETTERS[choice] for choice in choices]
        take_from_hands(table, table["shown"])
        table["step"] = "place"
    elif step == "discard":
        thrown = [LETTERS[choice[1]] for choice in choices]
        take_from_hands(table, thrown)
        table["box"] += thrown
        end_turn(table)
    elif step == "rehome":
        for seat, choice in enumerate(choices):
            if choice and choice != ">quarantine":
                (species,) = table["zoos"][seat]["quarantine"]
                table["zoos"][seat]["quarantine"] = []
                table["zoos"][seat] = with_one_more(table["zoos"][seat], species, choice[1:])
        end_board(table)
    else:
        place_all(table, choices)


def place_all(table: Table, choices: list[str]) -> None:
    if table["step"] == "draft":
        table["shown"] = [LETTERS[choice[0]] for choice in choices]
        take_from_hands(table, table["shown"])
    for seat, choice in enumerate(choices):
        spot = choice.partition("@")[2]
        table["zoos"][seat] = with_one_more(table["zoos"][seat], table["shown"][seat], spot)
    if table["players"] == 2:
        table["step"] = "discard"  # D-17
    else:
        end_turn(table)


def take_from_hands(table: Table, dinosaurs: list[str]) -> None:
    for hand, species in zip(table["hands"], dinosaurs, strict=True):
        hand.remove(species)


def end_turn(table: Table) -> None:
    """Hands and die go left: seat s has what s-1 had (D-11, D-14)."""
    players, last = table["players"], table["turns"]
    table["hands"] = [table["hands"][(seat - 1) % players] for seat in range(players)]
    if not (table["binds_all"] and table["turn"] == last - 1):  # D-16
        table["roller"] = (table["roller"] + 1) % players
    if table["turn"] < last:
        table["turn"] += 1
        table["step"] = "roll"
    elif table["round"] < table["rounds"]:
        table["turn"] = 1
        table["round"] += 1
        table["hands"] = []
        table["step"] = "deal"
    else:
        table["step"] = "rehome" if table["board"] == "winter" else "end"
        if not to_act(table) or table["step"] == "end":
            end_board(table)


def end_board(table: Table) -> None:
    table["past"].append((table["board"], table["zoos"]))
    if len(table["past"]) < len(table["boards"]):
        lay_out(table, table["boards"][len(table["past"])])
        if table["second_roller"] != "next":  # D-18; the die has already gone on to the next
            table["roller"] = table["rolled"][0 if table["second_roller"] == "first" else -1]
    else:
        table["step"] = "over"
