import saurian

version: str = saurian.__version__
names: tuple[str, ...] = saurian.games()
