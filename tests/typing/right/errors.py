import saurian

state = saurian.start("drakon")
try:
    state.apply(0, saurian.find_game("drakon").read_move("done"))
except saurian.IllegalAction as problem:
    told: tuple[int | None, str, str] = problem.seat, problem.move, problem.phase
except saurian.Problem as problem:
    message: saurian.Message = problem.message
