"""How fast the learning environments of this game are."""

from saurian.bench import environments

GAME = "draftosaurus"


def encode() -> float:
    """Observations a second of the encoder."""
    return environments.encode(GAME)


def vector() -> float:
    """Decisions a second of the vector environment."""
    return environments.vector(GAME)


def parallel() -> float:
    """Steps of agents a second of the Parallel environment."""
    return environments.parallel(GAME)


def aec() -> float:
    """Decisions a second of the AEC environment."""
    return environments.aec(GAME)


def openspiel() -> float:
    """Decisions a second through OpenSpiel."""
    return environments.openspiel(GAME)
