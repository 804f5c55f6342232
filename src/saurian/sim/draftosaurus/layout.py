"""Where everything stands in a position of Draftosaurus on integers: one row of 32 bits each.

Herds are packed, four bits for each species; sets of seats, species and spots are bits. A *choice* of a seat
is a species (choose, discard), a spot (place, rehome) or `16 * species + spot` (draft).
"""

from saurian.games.draftosaurus.phases import PHASES
from saurian.sim.draftosaurus.tables import PENS

FIRST, DEAL, ROLL, CHOOSE, PLACE, DRAFT, DISCARDING, REHOME, OVER = range(9)
"""The phases, numbered as they stand in `PHASES`."""
assert [*PHASES] == ["first", "deal", "roll", "choose", "place", "draft", "discard", "rehome", "over"]

SEATS = 5
PHASE, BOARD, ROUND, TURN, ROLLER, FACE, IN_BAG, IN_BOX, ACTING = range(9)
"""What stands where in a position: first what there is once …"""
HANDS, SECRET, SHOWN, POINTS, CENSUS, BANK, OTHER_BANK, OCCUPIED, TREXED, TOTAL, TREXES = range(9, 64, SEATS)
"""… then what each seat has: hand, secret choice, revealed dinosaur, points by the pens alone, herds (whole
zoo, banks of the bridge), spots that the die sees as occupied and as holding a T-Rex, and points and T-Rexes
of the boards that are over …"""
STATES = 64
"""… the states of its pens …"""
LOG = STATES + SEATS * PENS
"""… and, board by board, who was put where: 1 + 16 * species + spot. It only serves to find the way back."""
LOGGED = 13
REHOMED = 128
"""Added to the log entry of a dinosaur that came out of quarantine."""
WIDTH = LOG + 2 * SEATS * LOGGED
"""The length of a position."""
