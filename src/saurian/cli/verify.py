"""`saurian verify`: check that the chance of a recorded game was what had been promised before."""

import json
from argparse import ArgumentParser, Namespace

from saurian.cli.files import read_bytes
from saurian.core import CHANCE, Message, Problem, Replay
from saurian.games import find_game
from saurian.locale import Language


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    """A record, and what was promised if one has noted it."""
    parser.add_argument("file", metavar="FILE|-", help=language.text("help-replay-file"))
    parser.add_argument("--commitment", metavar="HEX", help=language.text("help-commitment"))
    parser.add_argument("--json", action="store_true", help=language.text("help-json"))


def run(args: Namespace, language: Language) -> int:
    """Draw everything again and compare."""
    replay = Replay(read_bytes(args.file).splitlines(), find_game)
    if replay.fairness is None or replay.commitment is None:
        raise Problem(Message("verify-nothing"))
    promised = args.commitment or replay.commitment
    kept = replay.fairness.commitment == promised
    draws, wrong = _draw_again(replay)
    fair = kept and not wrong
    if args.json:
        print(
            json.dumps({"fair": fair, "commitment": promised, "kept": kept, "draws": draws, "wrong": wrong})
        )
    elif not kept:
        print(language.text("verify-other-seed", commitment=promised))
    elif wrong:
        print(language.text("verify-wrong-draw", line=wrong[0]))
    else:
        print(language.text("verify-fair", draws=draws, commitment=promised))
    return 0 if fair else 1


def _draw_again(replay: Replay) -> tuple[int, list[int]]:
    """How often chance acted, and the lines where it should have acted otherwise."""
    assert replay.fairness is not None
    draws, wrong = 0, []
    before = replay.state.clone()
    for step in replay:
        if step.seat == CHANCE:
            if before.sample(replay.fairness.draw(draws)) != step.action:
                wrong.append(step.line)
            draws += 1
        before = replay.state.clone()
    return draws, wrong
