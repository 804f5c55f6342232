"""What a step asks the one who decides, as a message."""

from saurian.core import Arg, Message
from saurian.games.drakon.actions import ACCEPT
from saurian.games.drakon.effects import SWAPPING, Effect, StealCoin
from saurian.games.drakon.heroes import PILFERING, SHIELDING
from saurian.games.drakon.kinds import GONE
from saurian.games.drakon.knowledge import HOARD, Place
from saurian.games.drakon.lair import CENTRE, NOWHERE, write_cell
from saurian.games.drakon.legal import can_move, label
from saurian.games.drakon.phases import BLOWN, STEERING, TURN, can_place
from saurian.games.drakon.view import DrakonView


def prompt(view: DrakonView) -> Message:
    """What the seat that decides is asked."""
    now = view.now
    about = now.hero if now.hero >= 0 else now.seat
    cell = CENTRE if view.cells[about] == NOWHERE else view.cells[about]
    kind = (now.chamber or view.lair[cell]).kind
    args: dict[str, Arg] = {"seat": about, "chamber": label(view, kind), "cell": write_cell(cell)}
    if now.phase is SHIELDING and _robber(view) != HOARD:
        args["other"] = _robber(view)
    return Message(_prompt_id(view), args)


def _robber(view: DrakonView) -> Place:
    """To whom the coin would go that the druid may keep: that step waits below."""
    return view.stack[-1].other


def _prompt_id(view: DrakonView) -> str:
    """Most steps have their own question; some have two; yes or no to a chamber is always the same."""
    now, phase, box = view.now, view.now.phase, view.box
    if phase is TURN:
        return _turn_prompt_id(view)
    if phase in (STEERING, BLOWN) and now.hero == now.seat:
        return f"asks-{phase.name}-own"
    if phase is SHIELDING and _robber(view) == HOARD:
        return "asks-shield-hoard"
    if isinstance(phase, Effect) and phase.candidates(view, now) == (ACCEPT,):
        return "asks-effect"
    if isinstance(phase, StealCoin):
        return "asks-enter-steal-coin"
    if phase is SWAPPING and box.settings["swap", "swapped_out"] == GONE:
        return "asks-swap-gone"
    if phase is PILFERING and box.rulings.thief_may_trade:
        return "asks-pilfer-trade"
    return f"asks-{phase.name}".replace(".", "-")


def _turn_prompt_id(view: DrakonView) -> str:
    """It offers only what can be done."""
    places, moves = can_place(view, view.now.seat), can_move(view, view.now.seat)
    if not view.left or not (places or moves):
        return "asks-turn-after"
    if places and moves:
        return "asks-turn"
    return "asks-turn-place" if places else "asks-turn-move"
