from random import Random

import saurian

bot: saurian.Bot = saurian.make_bot("greedy", "drakon")
state = saurian.start("drakon")
state.settle(Random(1))
action: saurian.Action = bot.choose(state.view(state.acting()[0]), Random(1))
