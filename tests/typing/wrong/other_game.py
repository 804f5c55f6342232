import saurian

state = saurian.start("drakon")
state.apply(0, saurian.find_game("draftosaurus").read_move("@river"))  # error
