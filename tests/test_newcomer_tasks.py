"""What docs/adding-a-game.md says about a new chamber and a new pen, carried out on a copy of the sources.

Each task is a list of files and of what is written into them by hand, texts and drawings aside. The copy then
plays random games on the readable engine and on the kernels side by side, here without a compiler.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
Edits = dict[str, tuple[str, str]]
"""By file, a text in it and what is put there instead; an empty text: at the end of the file."""

DRAKON = "games/drakon"
CHAMBER: Edits = {
    f"{DRAKON}/kinds.py": (
        '"K-57", removable=False),\n',
        '"K-57", removable=False),\n        Kind("gift", "K-42", ("enter",)),\n',
    ),
    f"{DRAKON}/effects/belongings.py": (
        "",
        '''

class Gift(Effect):
    """Give a random coin to the player on the left."""

    id = "gift"

    def do(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
        """Chance draws it, unless it is prevented."""
        return take_coin(state, pending.hero, (pending.hero + 1) % state.options.players)


register(Gift())
''',
    ),
    f"{DRAKON}/box-3.toml": (
        "count = { I = 4, S = 2, C = 4, T = 2 }\n",
        """count = { I = 2, S = 1, C = 2, T = 1 }

[[chambers]]
kind = "gift"
rule = "K-42"
sure = "R"
enter = "must"
count_sure = "R"
count = { I = 2, S = 1, C = 2, T = 1 }
""",
    ),
    "sim/drakon/effects.py": (
        "    elif phase == at.LOSES:\n",
        """    elif phase == GIVES:
        take_coin(state, t, hero, (hero + 1) % t[PLAYERS])
    elif phase == at.LOSES:
""",
    ),
}
"""A chamber with a new effect."""
KERNEL_CONSTANT: Edits = {
    "sim/drakon/effects.py": ("# --- on entering", 'GIVES = at.PHASE["enter.gift"]\n# ---')
}

PEN: Edits = {
    "games/draftosaurus/rules-2.toml": (
        "points = [0, 0, 0, 7]\n",
        """points = [0, 0, 0, 7]

[[boards.summer]]
id = "meadow"
rule = "D-34"
zone = "grasslands"
side = "right"
places = 4
accepts = "each_species_once"
scores = "by_number"
points = [0, 1, 3, 6, 10]
""",
    ),
}
"""A pen with known rules, in the middle of a board."""

PLAY_CHAMBER = """
from random import Random
from saurian.games.drakon import DRAKON
from saurian.games.drakon.kinds import KINDS
from tests.sim.drakon_lockstep import disagreement
gifts = 0
for seed in range(4):
    state = DRAKON.start({"players": 2 + seed})
    gifts += sum(chamber.kind == "gift" for chamber in state.box.pile)
    course = disagreement(state, Random(seed))
    assert course.difference is None, course.difference
old = [chamber.kind for version in (1, 2) for chamber in DRAKON.start({"players": 2}, version).box.pile]
print(KINDS[-1], gifts, old.count("gift"))
"""

PLAY_NET = """
from random import Random
from saurian.bots.drakon.worth import judge, learned_net, make_judge
from saurian.core import CHANCE
from saurian.games.drakon import DRAKON
from saurian.sim.drakon.convert import from_state
from saurian.sim.drakon.tables import flat_tables
state, rng, judges = DRAKON.start({"players": 3}), Random(1), make_judge(learned_net())
for _ in range(200):
    for seat in state.acting():
        state.apply(seat, state.sample(rng) if seat == CHANCE else rng.choice(state.legal(seat)))
assert any(chamber.kind == "gift" for chamber in state.lair.chambers.values())
judge(from_state(state), flat_tables(state.options, state.box), judges)
print(round(float(sum(judges.shares[:3])), 3))
"""

PLAY_PEN = """
from random import Random
from saurian.games.draftosaurus import DRAFTOSAURUS
from saurian.games.draftosaurus.actions import FIRST_SPOTS, SPOTS
from tests.sim.lockstep import disagreement
assert SPOTS[: len(FIRST_SPOTS)] == FIRST_SPOTS
for seed, order in enumerate(("printed", "quick")):
    state = DRAFTOSAURUS.start({"players": 3, "order": order})
    difference, positions = disagreement(state, Random(seed))
    assert difference is None, difference
print(DRAFTOSAURUS.rules_version, SPOTS[len(FIRST_SPOTS) :])
"""


def carry_out(task: Edits, copy: Path) -> None:
    """Copy the sources and edit them."""
    ignored = shutil.ignore_patterns("__pycache__", "web")
    shutil.copytree(ROOT / "src" / "saurian", copy / "saurian", ignore=ignored)
    edit(task, copy)


def edit(task: Edits, copy: Path) -> None:
    """Write what is written by hand."""
    for name, (before, after) in task.items():
        file = copy / "saurian" / name
        if not file.exists():  # a new version begins as a copy of the newest
            stem, version = file.stem.split("-")
            shutil.copy(file.with_name(f"{stem}-{int(version) - 1}.toml"), file)
        text = file.read_text(encoding="utf-8")
        assert before in text, f"{name} has changed: adapt the task"
        file.write_text(text.replace(before, after, 1) if before else text + after, encoding="utf-8")


def run(copy: Path, code: str) -> str:
    """Run a program on the copy, without a compiler; what it prints."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join((str(copy), str(ROOT)))}
    program = "import sys\nsys.modules['numba'] = None\n" + code
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False, env=environment
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_a_chamber_with_a_new_effect_takes_four_files_and_the_net_keeps_working(tmp_path: Path) -> None:
    carry_out(CHAMBER, tmp_path)
    edit(KERNEL_CONSTANT, tmp_path)
    assert len(CHAMBER) == 4
    assert KERNEL_CONSTANT.keys() < CHAMBER.keys()
    assert run(tmp_path, PLAY_CHAMBER) == "gift 24 0"
    assert run(tmp_path, PLAY_NET) == "1.0"


def test_a_kernel_that_was_forgotten_is_noticed(tmp_path: Path) -> None:
    carry_out({name: edits for name, edits in CHAMBER.items() if not name.startswith("sim/")}, tmp_path)
    with pytest.raises(AssertionError, match="assert phase in"):
        run(tmp_path, PLAY_CHAMBER)


def test_a_pen_with_known_rules_takes_one_file(tmp_path: Path) -> None:
    carry_out(PEN, tmp_path)
    assert len(PEN) == 1
    assert run(tmp_path, PLAY_PEN) == "2 ('meadow',)"
