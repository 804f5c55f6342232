"""What happens, on integers: the steps of the readable `phases`, `effects` and `heroes`, in the same order.

    apply(state, tables, code)      # the acting seat, or chance, does this

What a step leads to waits on the stack in the row itself, `PENDING` numbers a step; the last one comes next.
"""

import numpy as np

from saurian.games.drakon.possible import ENDINGS
from saurian.sim.compiling import kernel
from saurian.sim.drakon.lair import about, kind_at, lift, put, turn
from saurian.sim.drakon.layout import (
    ACCEPT_CODE,
    AT_CODE,
    BETWEEN,
    BLOWN,
    CELL_OF,
    CENTRE,
    CHALLENGING,
    CHANCE,
    CHOOSE_CODE,
    CLEARING_HAND,
    COIN_CARD,
    COIN_CODE,
    COINS,
    CONTROLS,
    DECLINE_CODE,
    DESTROYS,
    DISCARD_CODE,
    DISCARDS,
    DONE_CODE,
    DRAKON,
    DRAKON_APPEARS,
    DRAKON_KIND,
    DRAW_CODE,
    DRAWING,
    DRUID,
    ENDING,
    ESCAPE_KIND,
    ESCAPE_TO_IT,
    FAMILY,
    FIGHTER,
    FIGURE_CARD,
    FIGURES,
    FINDING_FIRST,
    FINDS,
    FIRST_CODE,
    FORCED,
    GRID,
    HAND_SIZES,
    HANDS,
    HERO_STEP,
    HEROES_AT,
    HOARD,
    HOARD_AT,
    HOARD_SIZE,
    IDLE,
    KIND_OF_TYPE,
    KNIGHT,
    LAIR_CARD,
    LEFT,
    LOSES,
    MET,
    MOST_CHAMBERS,
    MOST_LEGAL,
    MOVES_DRAKON,
    MOVING_COIN,
    NEXT_TURN,
    NOBODY,
    NONE,
    NOW,
    NOW_CELL,
    NOW_CHAMBER,
    NOW_HERO,
    NOW_NUMBER,
    NOW_OTHER,
    NOW_SEAT,
    NOWHERE,
    OFFER_CODE,
    OVER,
    PASSING_WALL,
    PENDING,
    PICK_CODE,
    PICKING_HERO,
    PILE,
    PILE_SIZE,
    PILFERING,
    PLACE_CODE,
    PLAIN,
    PURSE_SIZES,
    PUT_CODE,
    PUTTING,
    RANGER,
    ROTATES,
    RUINS,
    SHIELDING,
    SIDE_OFFSET,
    SIDES_MASK,
    SNATCH_CODE,
    SNATCHING,
    SORCERESS,
    STACK,
    STEALS_CHAMBER,
    STEERING,
    STEP_CODE,
    SWAPPING,
    SWAPS,
    TRADING_COIN,
    TURN,
    TURN_PHASE,
    TYPE_OF,
    USE_CODE,
    USED,
    WAITING,
    WINNERS,
    Array,
    fixed,
)
from saurian.sim.drakon.legal import (
    ability,
    can_act,
    can_swap,
    can_use,
    coin_count,
    draws_after_clearing,
    list_options,
    purse_at,
)
from saurian.sim.drakon.tables import (
    ACTIONS,
    DRAKON_APPEARS_BY_SWAP,
    DRAKON_BARS_ESCAPE,
    ENTERED,
    GOAL,
    HAND,
    LEADS_OUT,
    MAY_AT,
    MOST_IDLE,
    MUST_ESCAPE,
    ONE_MEETING_A_TURN,
    PLAYERS,
    POOL_AT,
    POOLS,
    ROBBED_HAND_DRAWS,
    ROBBED_SIDE,
    STEPS,
)

GOAL_REACHED, ESCAPED, EXHAUSTED, IDLED = (
    fixed(1 + ENDINGS.index(ending)) for ending in ("goal", "escaped", "exhausted", "idle")
)


# --- the stack ----------------------------------------------------------------------------------------


@kernel
def push(state: Array, phase: int, seat: int, hero: int, other: int) -> int:
    """This comes next; where it stands, for those who have more to say of it."""
    top = STACK + PENDING * state[WAITING]
    state[WAITING] += 1
    state[top + NOW] = phase
    state[top + NOW_SEAT] = seat
    state[top + NOW_HERO] = hero
    state[top + NOW_OTHER] = other
    state[top + NOW_CHAMBER] = NONE
    state[top + NOW_CELL] = NOWHERE
    state[top + NOW_NUMBER] = 0
    return int(top)


@kernel
def push_drawing(state: Array, seat: int, number: int) -> None:
    """The seat is due to draw so many chambers."""
    state[push(state, DRAWING, CHANCE, seat, NOBODY) + NOW_NUMBER] = number


@kernel
def proceed(state: Array, t: Array) -> None:
    """Carry out what is on the stack until somebody must decide."""
    while state[NOW] == BETWEEN:
        state[WAITING] -= 1
        top = STACK + PENDING * state[WAITING]
        for place in range(PENDING):
            state[NOW + place] = state[top + place]
        if not begin(state, t) and state[NOW] != OVER:
            state[NOW] = BETWEEN


@kernel
def begin(state: Array, t: Array) -> bool:
    """The step is on top: whether somebody must decide. If not, it is done at once."""
    phase = state[NOW]
    if phase == TURN_PHASE:
        return begin_turn_step(state, t, state[NOW_SEAT])
    if phase == NEXT_TURN:
        next_turn(state, t)
        return False
    if phase == DRAWING:
        return bool(state[PILE_SIZE] and state[NOW_NUMBER])
    if phase in (MOVING_COIN, TRADING_COIN):
        return has_coins(state, t, state[NOW_HERO])
    return begin_asking(state, t) if FAMILY[phase] in (COIN_CARD, LAIR_CARD, FIGURE_CARD) else True


@kernel
def begin_asking(state: Array, t: Array) -> bool:
    """Do not ask where there is nothing to choose (K-33, K-34)."""
    phase = state[NOW]
    if phase == FINDS:
        if state[HOARD_SIZE] == 0:
            return False
    elif phase == SWAPS:
        return bool(state[HAND_SIZES + state[NOW_SEAT]] > 0 and can_swap(state, t))
    elif FAMILY[phase] != COIN_CARD and phase != ESCAPE_TO_IT:
        return can_be_carried_out(state, t)
    if t[MAY_AT + phase]:
        return True
    carry_out(state, t, phase, ACCEPT_CODE)
    return False


@kernel
def can_be_carried_out(state: Array, t: Array) -> bool:
    """Whether there is a way to do what a chamber asks (K-34)."""
    if state[NOW] == MOVES_DRAKON:
        return bool(state[DRAKON] != NOWHERE)
    if state[NOW] == DESTROYS:
        return can_swap(state, t)
    return list_options(state, t, np.empty(MOST_LEGAL, np.int32)) > 0


# --- the turn -----------------------------------------------------------------------------------------


@kernel
def begin_turn_step(state: Array, t: Array, seat: int) -> bool:
    """A seat that can do nothing is passed over (K-11); if nobody can, it is over (K-12)."""
    left = state[LEFT]
    if left:
        if can_act(state, t, seat):
            return True
        nobody = True
        for other in range(t[PLAYERS]):
            nobody = nobody and not can_act(state, t, other)
        if nobody:
            finish_by_coins(state, t, EXHAUSTED)
            return False
    if can_use(state, t, seat):
        return True
    if left == t[ACTIONS]:
        push(state, NEXT_TURN, seat, NOBODY, NOBODY)
    else:
        end_turn(state, t, seat)
    return False


@kernel
def next_turn(state: Array, t: Array) -> None:
    """The neighbour on the left is next, unless nothing has been built for too long (K-10)."""
    state[IDLE] += 1
    if state[IDLE] >= t[MOST_IDLE]:
        finish_by_coins(state, t, IDLED)
        return
    seat = (state[NOW_SEAT] + 1) % t[PLAYERS]
    state[TURN] = seat
    state[LEFT] = t[ACTIONS]
    state[MET] = 0
    state[FORCED] = 0
    push(state, TURN_PHASE, seat, NOBODY, NOBODY)


@kernel
def end_turn(state: Array, t: Array, seat: int) -> None:
    """Who ends his turn beside Drakon meets her (K-60)."""
    push(state, NEXT_TURN, seat, NOBODY, NOBODY)
    if state[FIGURES + seat] == state[DRAKON]:
        meet(state, t, False)


@kernel
def take_turn(state: Array, t: Array, code: int) -> None:
    """The seat places, moves, uses its ability, or ends; the rest of the turn waits."""
    seat = state[NOW_SEAT]
    if code == DONE_CODE:
        end_turn(state, t, seat)
        return
    push(state, TURN_PHASE, seat, NOBODY, NOBODY)
    if code == USE_CODE:
        use_ability(state, t, seat)
        return
    state[LEFT] -= 1
    if code >= PUT_CODE:
        go(state, t, seat, seat, code)
        return
    take_from_hand(state, seat, code - PLACE_CODE)
    state[NOW] = PUTTING
    state[NOW_HERO] = seat
    state[NOW_CHAMBER] = code - PLACE_CODE


@kernel
def pick_hero(state: Array, t: Array, hero: int) -> None:
    """The next seat picks; after the last one the first turn begins (K-04)."""
    seat = state[NOW_SEAT]
    state[HEROES_AT + seat] = hero
    state[FIGURES + seat] = CENTRE
    after = (seat + 1) % t[PLAYERS]
    if state[HEROES_AT + after] == NONE:
        push(state, PICKING_HERO, after, NOBODY, NOBODY)
    else:
        push(state, TURN_PHASE, after, NOBODY, NOBODY)
    push_drawing(state, seat, t[HAND])


@kernel
def place_chamber(state: Array, t: Array, code: int) -> None:
    """It lies; what it does on placing comes first, then a new one is drawn (K-22)."""
    seat = state[NOW_SEAT]
    kind = KIND_OF_TYPE[state[NOW_CHAMBER]]
    cell = cell_of_put(code)
    put(state, cell, kind, (code - PUT_CODE) & SIDES_MASK)
    state[IDLE] = 0
    push_drawing(state, seat, 1)
    placed(state, t, seat, kind, cell, False)


@kernel
def placed(state: Array, t: Array, seat: int, kind: int, cell: int, swapped: bool) -> None:
    """What a chamber does when it comes into the lair (K-45, K-51)."""
    if kind == DRAKON_KIND and state[DRAKON] == NOWHERE:
        if t[DRAKON_APPEARS_BY_SWAP] or not swapped:
            push(state, DRAKON_APPEARS, state[TURN], state[TURN], NOBODY)
    elif kind == ESCAPE_KIND and not swapped:
        for side in range(4):
            if cell + SIDE_OFFSET[side] == state[FIGURES + seat]:
                state[push(state, ESCAPE_TO_IT, seat, seat, NOBODY) + NOW_CELL] = cell


@kernel
def cell_of_put(code: int) -> int:
    """The cell of the code of a `Put`."""
    return int(CELL_OF[(code - PUT_CODE) >> 4])


# --- figures ------------------------------------------------------------------------------------------


@kernel
def go(state: Array, t: Array, hero: int, steerer: int, code: int) -> None:
    """The hero leaves his chamber: a jump, a step, or the first of two steps (K-30, K-53, K-55)."""
    if code >= AT_CODE:
        arrive(state, t, hero, CELL_OF[code - AT_CODE])
        return
    cell = state[FIGURES + hero]
    there = cell + SIDE_OFFSET[code - STEP_CODE]
    if about(t, kind_at(state, cell), STEPS) == 1:
        arrive(state, t, hero, there)
    else:
        state[FIGURES + hero] = there
        push(state, BLOWN, steerer, hero, NOBODY)


@kernel
def arrive(state: Array, t: Array, hero: int, cell: int) -> None:
    """The hero enters: he escapes (K-80), meets Drakon (K-60, K-62), or the chamber takes effect (K-32)."""
    state[FIGURES + hero] = cell
    kind = kind_at(state, cell)
    guarded = state[DRAKON] == cell
    if t[MUST_ESCAPE] and about(t, kind, LEADS_OUT) and not (guarded and t[DRAKON_BARS_ESCAPE]):
        pool = t[POOL_AT + hero]
        if worth(state, t, pool) >= t[GOAL]:
            finish(state, 1 << pool, ESCAPED)
            return
    if guarded:
        meet(state, t, False)
    elif about(t, kind, ENTERED) != NONE:
        push(state, about(t, kind, ENTERED), hero, hero, NOBODY)


@kernel
def meet(state: Array, t: Array, moved: bool) -> None:
    """Every hero in Drakon's chamber goes to the entrance and returns a coin (K-60, K-61)."""
    there = 0
    for seat in range(t[PLAYERS]):
        if state[FIGURES + seat] == state[DRAKON]:
            there |= 1 << seat
    if not moved:
        if t[ONE_MEETING_A_TURN]:
            there &= ~state[MET]
        state[MET] |= there
    for place in range(t[PLAYERS] - 1, -1, -1):
        seat = (state[TURN] + place) % t[PLAYERS]
        if there >> seat & 1:
            push(state, MOVING_COIN, CHANCE, seat, HOARD)
            state[FIGURES + seat] = CENTRE


# --- chambers and hands -------------------------------------------------------------------------------


@kernel
def take_from_hand(state: Array, seat: int, chamber: int) -> None:
    """One such chamber leaves the hand; the others close up."""
    hand = HANDS + MOST_CHAMBERS * seat
    last = hand + state[HAND_SIZES + seat] - 1
    place = hand
    while state[place] != chamber:
        place += 1
    while place < last:
        state[place] = state[place + 1]
        place += 1
    state[HAND_SIZES + seat] -= 1


@kernel
def add_to_hand(state: Array, seat: int, chamber: int) -> None:
    """One more chamber in the hand, which stays sorted."""
    hand = HANDS + MOST_CHAMBERS * seat
    place = hand + state[HAND_SIZES + seat]
    while place > hand and state[place - 1] > chamber:
        state[place] = state[place - 1]
        place -= 1
    state[place] = chamber
    state[HAND_SIZES + seat] += 1


@kernel
def type_at(state: Array, cell: int) -> int:
    """The chamber there as it lies in a hand."""
    return int(TYPE_OF[16 * kind_at(state, cell) + (state[GRID + cell] & SIDES_MASK)])


@kernel
def draw(state: Array, place: int) -> None:
    """The chamber at this place of the pile goes to the hand; the last one takes its place (K-22)."""
    seat, number = state[NOW_HERO], state[NOW_NUMBER]
    chamber = state[PILE + place]
    state[PILE_SIZE] -= 1
    state[PILE + place] = state[PILE + state[PILE_SIZE]]
    add_to_hand(state, seat, chamber)
    if number > 1:
        push_drawing(state, seat, number - 1)


@kernel
def find_in_pile(state: Array, chamber: int) -> int:
    """Where such a chamber is in the pile."""
    place = 0
    while state[PILE + place] != chamber:
        place += 1
    return place


@kernel
def snatch(state: Array, t: Array, chamber: int) -> None:
    """The chamber changes hands; the robbed one draws nothing, or as the box says (K-43)."""
    thief, victim = state[NOW_HERO], state[NOW_OTHER]
    take_from_hand(state, victim, chamber)
    add_to_hand(state, thief, chamber)
    if t[ROBBED_HAND_DRAWS]:
        push_drawing(state, victim, 1)


@kernel
def swap_in(state: Array, t: Array, code: int) -> None:
    """The old one comes into the hand; nothing is drawn (K-48)."""
    seat = state[NOW_SEAT]
    cell = cell_of_put(code)
    old = type_at(state, cell)
    kind = KIND_OF_TYPE[state[NOW_CHAMBER]]
    lift(state, cell)
    put(state, cell, kind, (code - PUT_CODE) & SIDES_MASK)
    add_to_hand(state, seat, old)
    placed(state, t, seat, kind, cell, True)


@kernel
def fly(state: Array, t: Array, code: int) -> None:
    """Every figure goes along; it does not take effect again (K-49)."""
    start = int(state[FIGURES + state[NOW_HERO]])
    cell = cell_of_put(code)
    kind = kind_at(state, start)
    lift(state, start)
    put(state, cell, kind, (code - PUT_CODE) & SIDES_MASK)
    for seat in range(t[PLAYERS]):
        if state[FIGURES + seat] == start:
            state[FIGURES + seat] = cell
    if state[DRAKON] == start:
        state[DRAKON] = cell


# --- coins --------------------------------------------------------------------------------------------


@kernel
def has_coins(state: Array, t: Array, owner: int) -> bool:
    """Whether the seat, or the hoard, has a coin."""
    return bool(state[HOARD_SIZE] if owner == HOARD else coin_count(state, t, owner))


@kernel
def worth(state: Array, t: Array, pool: int) -> int:
    """The total value of a pool."""
    total = 0
    purse = purse_of_pool(pool)
    for coin in range(COINS):
        total += (coin + 1) * state[purse + coin]
    return total


@kernel
def purse_of_pool(pool: int) -> int:
    """Where the coins of a pool stand."""
    return HOARD_AT + COINS * (1 + pool)


@kernel
def take_coin(state: Array, t: Array, victim: int, taker: int) -> None:
    """A coin of the victim is due, unless she can and will prevent it (K-41, K-42, K-82)."""
    if coin_count(state, t, victim):
        push(state, MOVING_COIN, CHANCE, victim, taker)
        if ability(state, t, victim) == DRUID:
            push(state, SHIELDING, victim, victim, NOBODY)


@kernel
def give_coin(state: Array, t: Array, source: int, target: int, coin: int) -> None:
    """A coin changes its owner."""
    state[purse_at(t, source) + coin] -= 1
    state[purse_at(t, target) + coin] += 1
    state[HOARD_SIZE if source == HOARD else PURSE_SIZES + t[POOL_AT + source]] -= 1
    state[HOARD_SIZE if target == HOARD else PURSE_SIZES + t[POOL_AT + target]] += 1


@kernel
def check_goal(state: Array, t: Array, seat: int) -> None:
    """Enough coins win at once (K-70, K-88, K-89), unless one must escape with them (K-80)."""
    pool = t[POOL_AT + seat]
    if not t[MUST_ESCAPE] and worth(state, t, pool) >= t[GOAL]:
        finish(state, 1 << pool, GOAL_REACHED)


@kernel
def move_coin(state: Array, t: Array, coin: int) -> None:
    """The coin that chance has drawn changes its owner, which may win the game (K-70)."""
    target = state[NOW_OTHER]
    give_coin(state, t, state[NOW_HERO], target, coin)
    if target != HOARD:
        check_goal(state, t, target)


@kernel
def trade_coin(state: Array, t: Array, coin: int) -> None:
    """The new one is taken before the offered one goes (K-86)."""
    seat = state[NOW_OTHER]
    give_coin(state, t, HOARD, seat, coin)
    give_coin(state, t, seat, HOARD, state[NOW_NUMBER] - 1)
    check_goal(state, t, seat)


# --- the end ------------------------------------------------------------------------------------------


@kernel
def finish(state: Array, winners: int, ending: int) -> None:
    """The game is over."""
    state[WAITING] = 0
    state[NOW] = OVER
    state[NOW_SEAT] = NOBODY
    state[WINNERS] = winners
    state[ENDING] = ending


@kernel
def finish_by_coins(state: Array, t: Array, ending: int) -> None:
    """Nobody can go on: the highest total wins; a tie is shared (K-12)."""
    best, winners = -1, 0
    for pool in range(t[POOLS]):
        total = worth(state, t, pool)
        if total > best:
            best, winners = total, 0
        if total == best:
            winners |= 1 << pool
    finish(state, winners, ending)


# --- what chambers do ---------------------------------------------------------------------------------


@kernel
def carry_out(state: Array, t: Array, phase: int, code: int) -> None:
    """Do what a chamber asks."""
    if FAMILY[phase] == COIN_CARD:
        _carry_out_coins(state, t, phase)
    elif FAMILY[phase] == LAIR_CARD:
        _carry_out_building(state, t, phase, code)
    else:
        _carry_out_figures(state, t, phase, code)


@kernel
def _carry_out_coins(state: Array, t: Array, phase: int) -> None:
    hero = state[NOW_HERO]
    if phase == FINDS:
        push(state, MOVING_COIN, CHANCE, HOARD, hero)
    elif phase == LOSES:
        take_coin(state, t, hero, HOARD)
    else:
        side = about(t, kind_at(state, state[FIGURES + hero]), ROBBED_SIDE)
        take_coin(state, t, (hero + side) % t[PLAYERS], hero)


@kernel
def _carry_out_building(state: Array, t: Array, phase: int, code: int) -> None:
    seat = state[NOW_SEAT]
    if phase == DESTROYS:
        cell = CELL_OF[code - AT_CODE]
        state[RUINS + type_at(state, cell)] += 1
        lift(state, cell)
    elif phase == ROTATES:
        turn(state, cell_of_put(code), (code - PUT_CODE) & SIDES_MASK)
    elif phase == SWAPS:
        state[push(state, SWAPPING, seat, state[NOW_HERO], NOBODY) + NOW_CHAMBER] = code - PLACE_CODE
        take_from_hand(state, seat, code - PLACE_CODE)
    else:
        fly(state, t, code)


@kernel
def _carry_out_figures(state: Array, t: Array, phase: int, code: int) -> None:
    hero = state[NOW_HERO]
    if phase == ESCAPE_TO_IT:
        arrive(state, t, hero, state[NOW_CELL])
    elif phase == STEALS_CHAMBER:
        push(state, SNATCHING, CHANCE, hero, code - CHOOSE_CODE)
    elif phase == CONTROLS:
        state[FORCED] += 1
        push(state, STEERING, state[NOW_SEAT], code - CHOOSE_CODE, NOBODY)
    else:
        state[DRAKON] = CELL_OF[code - AT_CODE]
        if phase == MOVES_DRAKON:
            meet(state, t, True)


# --- what heroes do -----------------------------------------------------------------------------------


@kernel
def use_ability(state: Array, t: Array, seat: int) -> None:
    """The seat's hero does what only he can, once (K-81)."""
    hero = ability(state, t, seat)
    state[USED] |= 1 << seat
    if hero == KNIGHT:
        push(state, CHALLENGING, seat, seat, NOBODY)
    elif hero == RANGER:
        push(state, STEERING, seat, seat, NOBODY)
    elif hero == SORCERESS:
        push(state, PASSING_WALL, seat, seat, NOBODY)
    elif hero == FIGHTER:
        push(state, CLEARING_HAND, seat, seat, NOBODY)
    else:
        push(state, PILFERING, seat, seat, NOBODY)


@kernel
def decide_hero_step(state: Array, t: Array, phase: int, code: int) -> None:
    """The seat chooses what its ability does."""
    seat = state[NOW_SEAT]
    if phase == SHIELDING:
        if code == ACCEPT_CODE:
            state[WAITING] -= 1
            state[USED] |= 1 << seat
    elif phase == CHALLENGING:
        push(state, STEERING, seat, code - CHOOSE_CODE, NOBODY)
    elif phase == PASSING_WALL:
        state[LEFT] -= 1
        go(state, t, seat, seat, code)
    elif phase == CLEARING_HAND:
        clear_hand(state, t, code)
    elif code >= OFFER_CODE:
        state[push(state, TRADING_COIN, CHANCE, HOARD, seat) + NOW_NUMBER] = code - OFFER_CODE + 1
    else:
        take_coin(state, t, code - CHOOSE_CODE, seat)


@kernel
def clear_hand(state: Array, t: Array, code: int) -> None:
    """One more out of the game, or draw as many (K-87)."""
    seat, number = state[NOW_SEAT], state[NOW_NUMBER]
    if code == DONE_CODE:
        push_drawing(state, seat, draws_after_clearing(state, t))
        return
    state[push(state, CLEARING_HAND, seat, state[NOW_HERO], NOBODY) + NOW_NUMBER] = number + 1
    take_from_hand(state, seat, code - DISCARD_CODE)
    state[DISCARDS + code - DISCARD_CODE] += 1


# --- all of it ----------------------------------------------------------------------------------------


@kernel
def apply(state: Array, t: Array, code: int) -> None:
    """The acting seat, or chance, does this, which is legal; then all that comes of it."""
    phase = state[NOW]
    state[NOW] = BETWEEN
    if state[NOW_SEAT] == CHANCE:
        happen(state, t, phase, code)
    elif FAMILY[phase] == HERO_STEP:
        decide_hero_step(state, t, phase, code)
    elif FAMILY[phase] == PLAIN:
        _decide_plain(state, t, phase, code)
    elif code != DECLINE_CODE:
        carry_out(state, t, phase, code)
    proceed(state, t)


@kernel
def _decide_plain(state: Array, t: Array, phase: int, code: int) -> None:
    hero = state[NOW_HERO]
    if phase == TURN_PHASE:
        take_turn(state, t, code)
    elif phase == PUTTING:
        place_chamber(state, t, code)
    elif phase == STEERING:
        go(state, t, hero, state[NOW_SEAT], code)
    elif phase == BLOWN:
        arrive(state, t, hero, state[FIGURES + hero] + SIDE_OFFSET[code - STEP_CODE])
    elif phase == SWAPPING:
        swap_in(state, t, code)
    else:
        pick_hero(state, t, code - PICK_CODE)


@kernel
def happen(state: Array, t: Array, phase: int, code: int) -> None:
    """Chance does this."""
    if phase == DRAWING:
        draw(state, find_in_pile(state, code - DRAW_CODE))
    elif phase == MOVING_COIN:
        move_coin(state, t, code - COIN_CODE)
    elif phase == TRADING_COIN:
        trade_coin(state, t, code - COIN_CODE)
    elif phase == SNATCHING:
        snatch(state, t, code - SNATCH_CODE)
    else:
        assert phase == FINDING_FIRST
        begin_picking(state, code - FIRST_CODE)


@kernel
def begin_picking(state: Array, seat: int) -> None:
    """The first player picks a hero (K-04)."""
    state[TURN] = seat
    push(state, PICKING_HERO, seat, NOBODY, NOBODY)


# --- what counts --------------------------------------------------------------------------------------


@kernel
def win_share(state: Array, t: Array, seat: int) -> float:
    """1 for the only winner, 0 for a loser; those who win together share."""
    if not state[WINNERS] >> t[POOL_AT + seat] & 1:
        return 0.0
    winners = 0
    for other in range(t[PLAYERS]):
        winners += state[WINNERS] >> t[POOL_AT + other] & 1
    return 1.0 / winners
