"""Lairs as small text pictures, and games played by typing moves.

    En^>@0   Fi<!     .        the entrance with arrows north and east and hero 0 on it,
    Ke       .        .        a find-coin chamber with an arrow west and Drakon on it, below a key

A dot is an empty cell. North is up. Heroes that the picture does not show stand on the entrance.
"""

from collections.abc import Callable, Mapping
from typing import Any

from saurian.core import Event, Message, Seat
from saurian.games.drakon import DRAKON
from saurian.games.drakon.actions import DrakonAction
from saurian.games.drakon.box import NEWEST, Box, load_box, make_box
from saurian.games.drakon.heroes import HEROES
from saurian.games.drakon.lair import CENTRE, Lair, cell_at, write_cell
from saurian.games.drakon.notation import CHAMBERS
from saurian.games.drakon.options import DrakonOptions
from saurian.games.drakon.phases import TURN
from saurian.games.drakon.pieces import Chamber, Hand, Purse
from saurian.games.drakon.state import DrakonState
from saurian.games.drakon.table import Pending

KINDS = {
    "En": "entrance",
    "Em": "empty",
    "Fi": "find-coin",
    "Lo": "lose-coin",
    "Sl": "steal-coin-left",
    "Sr": "steal-coin-right",
    "Sc": "steal-chamber",
    "Dr": "drakon-move",
    "De": "destroy",
    "Ro": "rotate",
    "Sw": "swap",
    "Fl": "flying",
    "Es": "escape",
    "Ha": "harp",
    "Mi": "mind-control",
    "Wi": "windstorm",
    "Ke": "key",
    "Po": "portal",
}
ARROWS = {"^": 1, ">": 2, "v": 4, "<": 8}


def hand(text: str) -> Hand:
    """`key/0 empty/T`."""
    return tuple(sorted(CHAMBERS[name] for name in text.split()))


def box_with(version: int = NEWEST, **changes: Any) -> Box:
    """A shipped box with some values changed: `forced_moves=2`, `victim="choice"`, `mind_control="must"`."""
    data = load_box(version).to_json()
    for name, value in changes.items():
        for section in ("rulings", "limits", "goals"):
            if name in data[section] and not isinstance(value, str):
                data[section][name]["value"] = value
        for row in data["chambers"]:
            if name in row:
                row[name] = value
            if row["kind"] == name.replace("_", "-"):
                row["enter" if "enter" in row else "place"] = value
    return make_box(data)


def scene(
    picture: str,
    hands: Mapping[Seat, str] | None = None,
    coins: Mapping[int, Purse] | None = None,
    heroes: str = " ".join(HEROES),
    turn: Seat = 0,
    pile: str | None = None,
    box: Box | None = None,
    abilities: bool = False,
    **options: Any,
) -> DrakonState:
    """The seat's turn in such a lair; `heroes` by seat, `pile` None: what is left of the box."""
    options.setdefault("players", 2)
    box = box or load_box()
    state = DrakonState.start(DrakonOptions(heroes=abilities, first=0, **options), box)
    players = state.options.players
    state.heroes = list(heroes.split()[:players])
    state.cells = [CENTRE] * players
    draw_lair(state, picture)
    state.hands = [hand((hands or {}).get(seat, "")) for seat in range(players)]
    state.pile = list(box.pile if pile is None else hand(pile))
    for chamber in [c.printed for c in state.lair.chambers.values()] + [c for h in state.hands for c in h]:
        if chamber in state.pile:
            state.pile.remove(chamber)
    for place, purse in (coins or {}).items():
        state.purses[place] = purse
        ones, twos, threes = (there - mine for there, mine in zip(state.hoard, purse, strict=True))
        state.hoard = (ones, twos, threes)
    state.turn = turn
    state.stack = ()
    state.now = Pending(TURN, turn)
    return state


def draw_lair(state: DrakonState, picture: str) -> None:
    """Put the chambers and figures of a picture where it shows them."""
    rows = [line.split() for line in picture.strip().splitlines()]
    origin = next((x, y) for y, row in enumerate(rows) for x, word in enumerate(row) if word[:2] == "En")
    state.lair = Lair(state.box.limits.lair_reach)
    for y, row in enumerate(rows):
        for x, word in enumerate(row):
            if word == ".":
                continue
            cell = cell_at(x - origin[0], origin[1] - y)
            code, heroes = word[:2], word.partition("@")[2]
            signs = word[2:].partition("@")[0].replace("!", "")
            state.lair.put(cell, Chamber(KINDS[code], sum(ARROWS[sign] for sign in signs)))
            if "!" in word:
                state.drakon = cell
            for hero in heroes.replace("!", ""):
                state.cells[int(hero)] = cell
    for cell, chamber in state.lair.chambers.items():
        assert not chamber.arrows & state.lair.facing(cell), f"arrows face at {chamber}"


# --- playing by typing ---


def move(text: str) -> DrakonAction:
    return DRAKON.read_move(text)


WITNESSES: list[Callable[[DrakonState, DrakonAction, DrakonState], None]] = []
"""Each is told of every move that is typed: the position before, the action, and the position after."""


def play(state: DrakonState, *moves: str) -> list[Event]:
    """Apply the moves one after the other for the acting seats; the events."""
    events = []
    for text in moves:
        before, action = state.clone(), move(text)
        events += state.apply(state.acting()[0], action)
        for witness in WITNESSES:
            witness(before, action, state)
    return events


def legal(state: DrakonState, begins: str = "") -> set[str]:
    """What may be done now, of that which begins so, without the beginning."""
    actions = state.legal(state.acting()[0])
    return {action.text.removeprefix(begins) for action in actions if action.text.startswith(begins)}


def why_not_message(state: DrakonState, text: str) -> Message:
    """Why it may not be done now."""
    message = state.why_not(state.acting()[0], move(text))
    assert message is not None
    return message


def why_not(state: DrakonState, text: str) -> tuple[str, object]:
    """The same: the id and the rule."""
    message = why_not_message(state, text)
    return message.id, message.args.get("rule")


def ids(events: list[Event]) -> list[str]:
    return [event.id for event in events]


def at(state: DrakonState, seat: Seat) -> str:
    """Where a hero is."""
    return write_cell(state.cells[seat])


def drakon_at(state: DrakonState) -> str | None:
    """Where Drakon is."""
    return None if state.drakon is None else write_cell(state.drakon)


def due(state: DrakonState) -> tuple[str, Seat]:
    """Which step is due, and whose it is."""
    return state.now.phase.name, state.now.seat
