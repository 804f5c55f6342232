import saurian
from saurian.games import find_game

names: tuple[str, ...] = saurian.games()
most: int = find_game("drakon").players[-1]
