"""What speaks for a move, as messages. What is hidden from the seat is never looked at."""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import NamedTuple

from saurian.bots.drakon.ways import Way, brings_coin, leads_out, next_way
from saurian.bots.hints import Prospect
from saurian.core import Event, Message, Seat
from saurian.games.drakon.actions import Accept, Decline, Offer, Use
from saurian.games.drakon.coins import MOVING_COIN
from saurian.games.drakon.effects import DrakonMove
from saurian.games.drakon.hands import SNATCHING
from saurian.games.drakon.heroes import SHIELDING
from saurian.games.drakon.knowledge import HOARD
from saurian.games.drakon.lair import NOWHERE
from saurian.games.drakon.legal import are_rivals, can_move, coin_count, pool
from saurian.games.drakon.pieces import VALUES, worth
from saurian.games.drakon.steps import Pending
from saurian.games.drakon.view import DrakonView


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


def reasons(view: DrakonView, best: Prospect, runner_up: Prospect) -> list[Message]:
    """What speaks for the best option, most telling first."""
    outlook = _outlook(view, best, runner_up)
    return [said for reason in REASONS if (said := reason(outlook)) is not None]


def _outlook(view: DrakonView, best: Prospect, runner_up: Prospect) -> Outlook:
    """Try it on a position drawn from the view, so that nothing hidden can shine through."""
    assert view.seat is not None
    state = view.resample(Random(0))
    events: list[Event] = []
    for action in filter(None, (best.action, best.then)):
        events += state.apply(view.seat, action)  # type: ignore[arg-type]  # legal, so it is one of Drakon
    return Outlook(view.seat, best, runner_up, view, state.view(view.seat), events)


# --- coins --------------------------------------------------------------------------------------------


def gets_out(look: Outlook) -> Message | None:
    """It wins at once."""
    mine = pool(look.before.options, look.seat)
    won = look.after.ending == "escaped" and mine in look.after.winners
    return Message("hint-gets-out") if won else None


def may_win(look: Outlook) -> Message | None:
    """A coin is drawn that can be enough."""
    if look.before.coins is None or look.before.options.escape or not _gets_coin(look):
        return None
    needed = look.before.goal - worth(look.before.coins)
    return Message("hint-may-win", {"value": needed}) if needed <= max(VALUES) else None


def finds_coin(look: Outlook) -> Message | None:
    """A coin of the hoard."""
    return Message("hint-finds-coin") if HOARD in _gets_coin(look) else None


def robs(look: Outlook) -> Message | None:
    """A coin of somebody else."""
    victims = [seat for seat in _gets_coin(look) if seat != HOARD]
    return Message("hint-robs", {"other": victims[0]}) if victims else None


def keeps_coin(look: Outlook) -> Message | None:
    """The Druid prevents the loss."""
    shields = look.before.now.phase is SHIELDING and isinstance(look.option.action, Accept)
    return Message("hint-keeps-coin") if shields else None


def trades_up(look: Outlook) -> Message | None:
    """There are better coins than the one that is offered."""
    offered = next((action for action in _actions(look.option) if isinstance(action, Offer)), None)
    if offered is None:
        return None
    unseen = look.before.unseen_coins
    better = round(100 * sum(unseen[offered.value :]) / sum(unseen))
    return Message("hint-trades-up", {"value": offered.value, "percent": better}) if better else None


def costs_rival(look: Outlook) -> Message | None:
    """Somebody else loses a coin, though not to this seat."""
    sources = [coin.hero for coin in _due(look, MOVING_COIN) if coin.other == HOARD]
    losers = [seat for seat in look.rivals if seat in sources and seat not in _sent_back(look)]
    return Message("hint-costs-rival", {"other": losers[0]}) if losers else None


def snatches(look: Outlook) -> Message | None:
    """A chamber of somebody's hand."""
    thefts = [theft for theft in _due(look, SNATCHING) if theft.hero == look.seat]
    return Message("hint-snatches", {"other": thefts[0].other}) if thefts else None


# --- ways ---------------------------------------------------------------------------------------------


def leads_to(look: Outlook) -> Message | None:
    """It is not as far to what the seat wants: a coin, or the way out."""
    way = _own_way(look.after, look.seat)
    if way is None or not _is_shorter(way, _own_way(look.before, look.seat)):
        return None
    return Message("hint-leads-to", {"chamber": look.after.lair[way.cell].kind, "count": way.steps})


def frees(look: Outlook) -> Message | None:
    """The seat's hero was stuck."""
    was_stuck = look.before.cells[look.seat] != NOWHERE and not _is_free(look.before, look.seat)
    return Message("hint-frees") if was_stuck and _is_free(look.after, look.seat) else None


def traps(look: Outlook) -> Message | None:
    """A rival is stuck now."""
    stuck = [seat for seat in look.rivals if _is_free(look.before, seat) and not _is_free(look.after, seat)]
    return Message("hint-traps", {"other": stuck[0]}) if stuck else None


def blocks(look: Outlook) -> Message | None:
    """It is further to the next coin for a rival than before."""
    for seat in look.rivals:
        before, after = _way_to_coin(look.before, seat), _way_to_coin(look.after, seat)
        if before is not None and _is_shorter(before, after) and _is_free(look.after, seat):
            return Message("hint-blocks", {"other": seat}) if seat not in _sent_back(look) else None
    return None


# --- Drakon -------------------------------------------------------------------------------------------


def sends_back(look: Outlook) -> Message | None:
    """A rival meets Drakon."""
    met = [seat for seat in look.rivals if seat in _sent_back(look)]
    return Message("hint-sends-back", {"other": met[0]}) if met else None


def gets_away(look: Outlook) -> Message | None:
    """Drakon could reach the seat's hero before, and cannot now."""
    away = _is_in_danger(look.before, look.seat) and not _is_in_danger(look.after, look.seat)
    return Message("hint-gets-away") if away and look.seat not in _sent_back(look) else None


def threatens(look: Outlook) -> Message | None:
    """Drakon could not reach a rival before, and can now; she cannot reach the seat's own hero."""
    if look.before.drakon == look.after.drakon or _is_in_danger(look.after, look.seat):
        return None
    for seat in look.rivals:
        if _is_in_danger(look.after, seat) and not _is_in_danger(look.before, seat):
            return Message("hint-threatens", {"other": seat})
    return None


# --- not now ------------------------------------------------------------------------------------------


def saves_ability(look: Outlook) -> Message | None:
    """What can be done but once can wait."""
    shield = look.before.now.phase is SHIELDING and isinstance(look.option.action, Decline)
    uses = isinstance(look.runner_up.action, Use) and not isinstance(look.option.action, Use)
    return Message("hint-saves-ability") if shield or uses else None


def declines(look: Outlook) -> Message | None:
    """What the chamber offers is no good."""
    declined = look.before.now.phase is not SHIELDING and isinstance(look.option.action, Decline)
    return Message("hint-declines") if declined else None


REASONS: tuple[Callable[[Outlook], Message | None], ...] = (
    gets_out,
    may_win,
    finds_coin,
    robs,
    keeps_coin,
    sends_back,
    costs_rival,
    trades_up,
    leads_to,
    frees,
    snatches,
    gets_away,
    threatens,
    traps,
    blocks,
    saves_ability,
    declines,
)


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
        return next_way(view, view.cells[seat], lambda cell: leads_out(view, cell))
    return _way_to_coin(view, seat)


def _way_to_coin(view: DrakonView, seat: Seat) -> Way | None:
    return next_way(view, view.cells[seat], lambda cell: brings_coin(view, seat, cell))


def _is_shorter(way: Way, other: Way | None) -> bool:
    return other is None or way.steps < other.steps


def _is_free(view: DrakonView, seat: Seat) -> bool:
    return view.cells[seat] != NOWHERE and can_move(view, seat)


def _is_in_danger(view: DrakonView, seat: Seat) -> bool:
    """Whether Drakon can reach the hero in one move, and he has something to lose."""
    if view.drakon is None or not coin_count(view, seat):
        return False
    return view.cells[seat] in view.lair.within(view.drakon, DrakonMove.reach)
