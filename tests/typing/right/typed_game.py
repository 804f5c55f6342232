from typing import assert_type

import saurian
from saurian.games.draftosaurus import Draftosaurus
from saurian.games.drakon import Drakon

assert_type(saurian.find_game("draftosaurus"), Draftosaurus)
assert_type(saurian.find_game("drakon"), Drakon)
