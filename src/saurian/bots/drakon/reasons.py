"""What speaks for a move, as messages, most telling first. What is hidden from the seat is never looked at.

A coin weighs 10; what only helps to get or to keep one weighs less, what wins the game more.
"""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import NamedTuple

from saurian.bots.drakon.ways import Way, way_out, way_to_coin
from saurian.bots.hints import FOUND, Prospect, Reason, strongest_first
from saurian.core import Event, Message, Seat
from saurian.games.drakon.actions import (
    Accept,
    At,
    Choose,
    Decline,
    Discard,
    Done,
    Offer,
    PickHero,
    Place,
    Put,
    Step,
    Use,
)
from saurian.games.drakon.coins import MOVING_COIN
from saurian.games.drakon.effects import DrakonMove
from saurian.games.drakon.hands import SNATCHING
from saurian.games.drakon.heroes import SHIELDING
from saurian.games.drakon.knowledge import HOARD
from saurian.games.drakon.lair import NOWHERE, Cell
from saurian.games.drakon.legal import can_move, coin_count, destinations, label
from saurian.games.drakon.options import are_rivals, pool
from saurian.games.drakon.pieces import VALUES, worth
from saurian.games.drakon.table import Pending
from saurian.games.drakon.view import DrakonView

FAR_OFF = 6
"""Moves; a goal this far away is hardly a reason."""


SUPERLATIVES = frozenset(
    {FOUND, "hint-hero", "hint-aims-at", "hint-clears-hand", "hint-ends-turn", "hint-uses-ability"}
)
"""What can be said only of the best option."""


class Outlook(NamedTuple):
    """What an option does: the table before and after, as the seat sees it."""

    seat: Seat
    option: Prospect
    runner_up: Prospect
    before: DrakonView
    after: DrakonView
    """When chance, or another decision than those of the option, is due."""
    events: Sequence[Event]

    @property
    def rivals(self) -> list[Seat]:
        """Those with the most coins first."""
        options = self.before.options
        rivals = [seat for seat in range(options.players) if are_rivals(options, self.seat, seat)]
        return sorted(rivals, key=lambda seat: -coin_count(self.before, seat))

    def leads(self, seat: Seat) -> bool:
        """Whether no rival has more coins."""
        count = coin_count(self.before, seat)
        return count > 0 and count == coin_count(self.before, self.rivals[0])


def reasons(view: DrakonView, best: Prospect, runner_up: Prospect) -> list[Message]:
    """What speaks for the best option, most telling first."""
    look = _outlook(view, best, runner_up)
    return strongest_first(reason(look) for reason in REASONS) or [_last_resort(look)]


def _outlook(view: DrakonView, best: Prospect, runner_up: Prospect) -> Outlook:
    """Try it on a position drawn from the view, so that nothing hidden can shine through."""
    assert view.seat is not None
    state = view.resample(Random(0))
    events: list[Event] = []
    for action in filter(None, (best.action, best.then)):
        events += state.apply(view.seat, action)  # type: ignore[arg-type]  # legal, so it is one of Drakon
    return Outlook(view.seat, best, runner_up, view, state.view(view.seat), events)


# --- coins --------------------------------------------------------------------------------------------


def gets_out(look: Outlook) -> Reason | None:
    """It wins at once."""
    mine = pool(look.before.options, look.seat)
    won = look.after.ending == "escaped" and mine in look.after.winners
    return Reason(100, Message("hint-gets-out")) if won else None


def may_win(look: Outlook) -> Reason | None:
    """A coin is drawn that can be enough."""
    if look.before.coins is None or look.before.options.escape or not _gets_coin(look):
        return None
    needed = look.before.goal - worth(look.before.coins)
    return Reason(50, Message("hint-may-win", {"value": needed})) if needed <= max(VALUES) else None


def finds_coin(look: Outlook) -> Reason | None:
    """A coin of the hoard."""
    found = HOARD in _gets_coin(look) and takes_last_coin(look) is None
    return Reason(10, Message("hint-finds-coin")) if found else None


def takes_last_coin(look: Outlook) -> Reason | None:
    """Nobody else can find one after that."""
    is_last = look.before.hoard_size == 1 and HOARD in _gets_coin(look)
    return Reason(12, Message("hint-last-coin")) if is_last else None


def robs(look: Outlook) -> Reason | None:
    """A coin of somebody else."""
    victims = [seat for seat in _gets_coin(look) if seat != HOARD]
    if not victims:
        return None
    is_leader = len(look.rivals) > 1 and look.leads(victims[0])
    return Reason(11, Message("hint-robs-leader" if is_leader else "hint-robs", {"other": victims[0]}))


def keeps_coin(look: Outlook) -> Reason | None:
    """The Druid prevents the loss."""
    shields = look.before.now.phase is SHIELDING and isinstance(look.option.action, Accept)
    return Reason(9, Message("hint-keeps-coin")) if shields else None


def trades_up(look: Outlook) -> Reason | None:
    """There are better coins than the one that is offered."""
    offered = next((action for action in _actions(look.option) if isinstance(action, Offer)), None)
    if offered is None:
        return None
    unseen = look.before.unseen_coins
    better = round(100 * sum(unseen[offered.value :]) / sum(unseen))
    if not better:
        return None
    return Reason(4, Message("hint-trades-up", {"value": offered.value, "percent": better}))


def costs_rival(look: Outlook) -> Reason | None:
    """Somebody else loses a coin, though not to this seat."""
    sources = [coin.hero for coin in _due(look, MOVING_COIN) if coin.other == HOARD]
    losers = [seat for seat in look.rivals if seat in sources and seat not in _sent_back(look)]
    return Reason(8, Message("hint-costs-rival", {"other": losers[0]})) if losers else None


def snatches(look: Outlook) -> Reason | None:
    """A chamber of somebody's hand."""
    thefts = [theft for theft in _due(look, SNATCHING) if theft.hero == look.seat]
    return Reason(2.5, Message("hint-snatches", {"other": thefts[0].other})) if thefts else None


# --- ways ---------------------------------------------------------------------------------------------


def leads_to(look: Outlook) -> Reason | None:
    """It is not as far to what the seat wants: a coin, or the way out."""
    way = _own_way(look.after, look.seat)
    if way is None or not _is_shorter(way, _own_way(look.before, look.seat)):
        return None
    chamber = label(look.after, look.after.lair[way.cell].kind)
    return Reason(
        max(1.5, FAR_OFF - way.steps), Message("hint-leads-to", {"chamber": chamber, "count": way.steps})
    )


def frees(look: Outlook) -> Reason | None:
    """The seat's hero was stuck."""
    was_stuck = look.before.cells[look.seat] != NOWHERE and not _is_free(look.before, look.seat)
    return Reason(5.5, Message("hint-frees")) if was_stuck and _is_free(look.after, look.seat) else None


def opens_ways(look: Outlook) -> Reason | None:
    """The seat's hero can go to more chambers than before."""
    if not _is_free(look.before, look.seat) or look.before.cells[look.seat] != look.after.cells[look.seat]:
        return None
    more = _exits(look.after, look.seat) - _exits(look.before, look.seat)
    return Reason(1.2, Message("hint-opens-ways")) if more > 0 else None


def lies_in_the_way(look: Outlook) -> Reason | None:
    """A chamber that costs a coin is laid where a rival can go next, and the seat's own hero cannot."""
    puts = [action for action in _actions(look.option) if isinstance(action, Put)]
    if not puts or puts[0].cell not in look.after.lair:
        return None
    cell = puts[0].cell
    if look.after.lair[cell].kind != "lose-coin" or _can_go(look.after, look.seat, cell):
        return None
    found = [seat for seat in look.rivals if _can_go(look.after, seat, cell)]
    if not found:
        return None
    return Reason(
        3 if coin_count(look.before, found[0]) else 1.3, Message("hint-in-the-way", {"other": found[0]})
    )


def traps(look: Outlook) -> Reason | None:
    """A rival is stuck now."""
    stuck = [seat for seat in look.rivals if _is_free(look.before, seat) and not _is_free(look.after, seat)]
    return Reason(6, Message("hint-traps", {"other": stuck[0]})) if stuck else None


def blocks(look: Outlook) -> Reason | None:
    """It is further to the next coin for a rival than before; most telling if one would have been there with
    the next move."""
    found = [reason for seat in look.rivals if (reason := _blocks(look, seat)) is not None]
    return max(found, key=lambda reason: reason.weight, default=None)


def _blocks(look: Outlook, seat: Seat) -> Reason | None:
    before, after = way_to_coin(look.before, seat), way_to_coin(look.after, seat)
    if before is None or not _is_shorter(before, after):
        return None
    if not _is_free(look.after, seat) or seat in _sent_back(look):
        return None
    weight = max(2, 7 - 2 * before.steps) + 0.8 * look.leads(seat)
    return Reason(
        weight, Message("hint-blocks-next" if before.steps == 1 else "hint-blocks", {"other": seat})
    )


# --- Drakon -------------------------------------------------------------------------------------------


def sends_back(look: Outlook) -> Reason | None:
    """A rival meets Drakon."""
    met = [seat for seat in look.rivals if seat in _sent_back(look)]
    if not met:
        return None
    costs = coin_count(look.before, met[0]) > 0
    return Reason(9 if costs else 3, Message("hint-sends-back", {"other": met[0]}))


def gets_away(look: Outlook) -> Reason | None:
    """Drakon could reach the seat's hero before, and cannot now."""
    away = _is_in_danger(look.before, look.seat) and not _is_in_danger(look.after, look.seat)
    return Reason(4.5, Message("hint-gets-away")) if away and look.seat not in _sent_back(look) else None


def threatens(look: Outlook) -> Reason | None:
    """Drakon could not reach a rival before, and can now; she cannot reach the seat's own hero. Either she
    has moved, or a chamber joins where she is to where the rival is."""
    if _is_in_danger(look.after, look.seat):
        return None
    id = "hint-drakon-way" if look.before.drakon == look.after.drakon else "hint-threatens"
    for seat in look.rivals:
        if look.before.cells[seat] != look.after.cells[seat]:
            continue
        if _is_in_danger(look.after, seat) and not _is_in_danger(look.before, seat):
            return Reason(4 + look.leads(seat), Message(id, {"other": seat}))
    return None


# --- not now ------------------------------------------------------------------------------------------


def saves_ability(look: Outlook) -> Reason | None:
    """What can be done but once can wait."""
    shield = look.before.now.phase is SHIELDING and isinstance(look.option.action, Decline)
    uses = isinstance(look.runner_up.action, Use) and not isinstance(look.option.action, Use)
    return Reason(1.4, Message("hint-saves-ability")) if shield or uses else None


def declines(look: Outlook) -> Reason | None:
    """What the chamber offers is no good."""
    declined = look.before.now.phase is not SHIELDING and isinstance(look.option.action, Decline)
    return Reason(1, Message("hint-declines")) if declined else None


REASONS: tuple[Callable[[Outlook], Reason | None], ...] = (
    gets_out,
    may_win,
    takes_last_coin,
    finds_coin,
    robs,
    keeps_coin,
    sends_back,
    costs_rival,
    trades_up,
    leads_to,
    frees,
    opens_ways,
    lies_in_the_way,
    snatches,
    gets_away,
    threatens,
    traps,
    blocks,
    saves_ability,
    declines,
)


SIMPLE = {
    Discard: "hint-clears-hand",
    Use: "hint-uses-ability",
    Done: "hint-ends-turn",
}
"""What can be said of these actions whatever they lead to."""


def _last_resort(look: Outlook) -> Message:
    """What can be said of a move whatever it leads to."""
    match look.option.action:
        case PickHero():
            return Message("hint-hero" if look.before.options.heroes else "hint-hero-alike")
        case Choose(seat):
            return Message("hint-aims-at-leader" if look.leads(seat) else "hint-aims-at", {"other": seat})
        case Step() | At() | Place() | Put():
            return _about_position(look)
        case action:
            return Message(SIMPLE.get(type(action), FOUND))


def _about_position(look: Outlook) -> Message:
    """How the seat's hero stands after the move."""
    count = _exits(look.after, look.seat)
    if look.before.cells[look.seat] != look.after.cells[look.seat]:
        chamber = label(look.after, look.after.lair[look.after.cells[look.seat]].kind)
        return (
            Message("hint-ways-on", {"count": count})
            if count
            else Message("hint-enters", {"chamber": chamber})
        )
    has_coins = coin_count(look.after, look.seat) > 0 and look.after.drakon is not None
    if has_coins and not _is_in_danger(look.after, look.seat):
        return Message("hint-stays-safe")
    if count:
        return Message("hint-keeps-options")
    if not isinstance(look.option.action, (Place, Put)):
        return Message(FOUND)
    return Message("hint-draws" if look.before.pile_size > 0 else "hint-stuck")


def _actions(option: Prospect) -> Iterable[object]:
    return (option.action, option.then)


def _due(look: Outlook, phase: object) -> list[Pending]:
    """The steps of that kind that this option leads to."""
    pending = [*look.after.stack, look.after.now]
    return [step for step in pending if step.phase is phase and step not in look.before.stack]


def _gets_coin(look: Outlook) -> list[Seat]:
    """From where the seat is about to get a coin."""
    return [coin.hero for coin in _due(look, MOVING_COIN) if coin.other == look.seat]


def _sent_back(look: Outlook) -> list[object]:
    return [event.args["seat"] for event in look.events if event.id == "drakon-met"]


def _own_way(view: DrakonView, seat: Seat) -> Way | None:
    if view.options.escape and view.coins is not None and worth(view.coins) >= view.goal:
        return way_out(view, view.cells[seat])
    return way_to_coin(view, seat)


def _is_shorter(way: Way, other: Way | None) -> bool:
    return other is None or way.steps < other.steps


def _exits(view: DrakonView, seat: Seat) -> int:
    """To how many chambers the hero's next move can lead."""
    cell = view.cells[seat]
    return 0 if cell == NOWHERE else len(set(destinations(view, cell)))


def _can_go(view: DrakonView, seat: Seat, cell: Cell) -> bool:
    """Whether the hero's next move can lead there."""
    return view.cells[seat] != NOWHERE and cell in destinations(view, view.cells[seat])


def _is_free(view: DrakonView, seat: Seat) -> bool:
    return view.cells[seat] != NOWHERE and can_move(view, seat)


def _is_in_danger(view: DrakonView, seat: Seat) -> bool:
    """Whether Drakon can reach a hero in one move who has something to lose."""
    if view.drakon is None or not coin_count(view, seat):
        return False
    return view.cells[seat] in view.lair.within(view.drakon, DrakonMove.reach)
