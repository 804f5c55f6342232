import saurian

game = saurian.find_game("draftosaurus")
code: int = game.code(game.read_move("@river"))
is_for_seats: bool = code < game.seat_codes <= game.codes
