"""`saurian box`: what is in the box, how sure that is, and what is wrong with a box file."""

import io
import json
import tomllib
from pathlib import Path

import pytest
from rich.cells import cell_len

from saurian.cli import main
from saurian.cli.screens.drakon.box import problems
from saurian.games.drakon.box import box_text, load_box
from saurian.locale import LANGUAGES, load_language

Captured = pytest.CaptureFixture[str]


def changed(*changes: tuple[str, str]) -> str:
    text = box_text()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "my-box.toml"


# --- check --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_good_box_is_fine(code: str, file: Path, capsys: Captured) -> None:
    file.write_text(changed(("1 = 8", "1 = 9"), ("2 = 12", "2 = 11")), encoding="utf-8")
    assert main(["box", "check", str(file), "--lang", code]) == 0
    said = capsys.readouterr()
    assert said.out.count("\n") == 1
    assert f"--box {file}" in said.out
    assert said.err == ""


SECOND_KEY = """
[[chambers]]
kind = "key"
rule = "K-54"
sure = "A"
count_sure = "R"
count = {}
"""

WRONG = {
    "no TOML": ((("hand = 4", "hand = = 4"),), ["not valid TOML"]),
    "a coin too many": ((("1 = 8", "1 = 9"),), ["“coins” comes to 29 instead of 28"]),
    "a chamber too many": ((("0 = 2", "0 = 3"),), ["“chambers” comes to 73 instead of 72"]),
    "both": ((("1 = 8", "1 = 9"), ("0 = 2", "0 = 3")), ["73 instead of 72", "29 instead of 28"]),
    "missing": ((("hand = 4", ""),), ["box.hand"]),
    "unknown field": ((("hand = 4", "hand = 4\nfoot = 2"),), ["box.foot"]),
    "unknown kind": (
        (('kind = "harp"', 'kind = "harpy"'),),
        ["chambers[11].kind”: there is no chamber “harpy”"],
    ),
    "kind twice": ((('kind = "harp"', 'kind = "key"'),), ["twice: Key"]),
    "kind twice, none missing": (
        (("[goals]", f"{SECOND_KEY}[goals]"),),
        ["twice: Key"],
    ),
    "layout": ((("0 = 2", "Q = 2"),), ["“Q”"]),
    "number": ((("1 = 8", "1 = -1"),), ["coins.1"]),
    "sureness": ((('sure = "R"\n1', 'sure = "Z"\n1'),), ["coins.sure"]),
    "may or must": ((('enter = "must"', 'enter = "shall"'),), ["chambers[0].enter"]),
    "no table": ((("[coins]", "[[coins]]"),), ["coins"]),
    "entrance": ((('arrows = "NESW"', 'arrows = "UP"'),), ["entrance.arrows"]),
    "many": (
        (
            ('kind = "harp"', 'kind = "harpy"'),
            ('arrows = "NESW"', "arrows = 4"),
            ("plain = { value = 10,", "plain = { value = true,"),
            ('kind = "portal"', 'kind = "port"'),
            ("1 = 8", "1 = 7"),
            ("0 = 2", "0 = 3"),
        ),
        ["entrance.arrows", "chambers[11]", "chambers[15]", "goals.plain.value", "27 instead of 28"],
    ),
}


@pytest.mark.parametrize(("changes", "told"), WRONG.values(), ids=WRONG)
def test_each_thing_that_is_wrong_gets_a_line(
    changes: tuple[tuple[str, str], ...], told: list[str], file: Path, capsys: Captured
) -> None:
    file.write_text(changed(*changes), encoding="utf-8")
    assert main(["box", "check", str(file), "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    lines = said.err.splitlines()
    assert all(line.startswith(f"saurian: {file}: ") for line in lines)
    assert len(lines) == len(told), lines
    for words in told:
        assert any(words in line for line in lines), lines


def test_problems_as_json(file: Path, capsys: Captured) -> None:
    file.write_text(changed(("1 = 8", "1 = 9")), encoding="utf-8")
    assert main(["box", "check", str(file), "--json", "--lang", "en"]) == 2
    answer = json.loads(capsys.readouterr().out)
    assert answer["file"] == str(file)
    assert len(answer["problems"]) == 1


@pytest.mark.parametrize("task", ["check", "show"])
@pytest.mark.parametrize(
    "content", [b"\xff\xfe", None, b"", b"[" * 5000], ids=["bytes", "none", "empty", "deep"]
)
@pytest.mark.parametrize("code", ["en", "uk"])
def test_what_is_no_box_file_is_refused(
    task: str, content: bytes | None, code: str, file: Path, capsys: Captured
) -> None:
    if content is not None:
        file.write_bytes(content)
    assert main(["box", task, str(file), "--lang", code]) == 2
    said = capsys.readouterr()
    assert str(file) in said.err
    assert said.out == ""


def test_checking_always_ends() -> None:
    """Whatever single line is lost or garbled, there is an answer."""
    lines = box_text().splitlines()
    for number, line in enumerate(lines):
        for instead in ("", line.replace('"', "", 1), line.replace("=", "= 1 #", 1), line.replace("1", "x")):
            problems("\n".join([*lines[:number], instead, *lines[number + 1 :]]))


# --- show ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_box_as_a_table(
    code: str, columns: int, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    assert main(["box", "show", "--lang", code]) == 0
    shown = capsys.readouterr().out
    words = load_language(code, "cli", "core", "drakon", "box")
    assert max(map(cell_len, shown.splitlines())) <= columns
    flat = " ".join(shown.split())
    assert words.text("sure-R") in flat
    assert words.text("chamber-mind-control") in flat
    assert "71" in shown
    assert "K-90" not in shown
    assert "K-86" in shown


def test_the_box_as_toml_is_the_file_to_start_from(file: Path, capsys: Captured) -> None:
    assert main(["box", "show", "--toml"]) == 0
    text = capsys.readouterr().out
    assert text == box_text()
    file.write_text(text, encoding="utf-8")
    assert main(["box", "check", str(file)]) == 0


def test_the_box_as_json(capsys: Captured) -> None:
    assert main(["box", "show", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == load_box().to_json()


def test_a_box_of_ones_own(file: Path, capsys: Captured) -> None:
    file.write_text(changed(("1 = 8", "1 = 9"), ("2 = 12", "2 = 11")), encoding="utf-8")
    assert main(["box", "show", str(file), "--lang", "en"]) == 0
    assert "9 × 1, 11 × 2, 8 × 3" in capsys.readouterr().out
    assert main(["box", "show", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == tomllib.loads(file.read_text(encoding="utf-8"))


def test_a_box_from_the_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    stdin = io.TextIOWrapper(io.BytesIO(box_text().encode()), encoding="utf-8")
    monkeypatch.setattr("sys.stdin", stdin)
    assert main(["box", "check", "-", "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("- is fine")


@pytest.mark.parametrize("words", [[], ["burn"], ["check"], ["show", "--json", "--toml"]], ids=str)
def test_bad_usage_gets_one_line(words: list[str], capsys: Captured) -> None:
    assert main(["box", *words]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_box_that_says_less_is_shown_as_it_is_played(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    text = box_text(1)
    missing = [
        line for line in text.splitlines() if line.startswith(("met_on_entering", "victim", "lair_reach"))
    ]
    file.write_text("\n".join(line for line in text.splitlines() if line not in missing), encoding="utf-8")
    assert len(missing) == 6
    assert main(["box", "show", str(file), "--lang", "en"]) == 0
    words = load_language("en", "drakon", "box")
    shown = " ".join(capsys.readouterr().out.split())
    assert f"{words.text('box-rulings-met-on-entering')} yes" in shown
    assert f"{words.text('box-limits-lair-reach')} 35" in shown
    assert words.text("box-is-right") in shown


def test_a_changed_setting_is_shown(file: Path, capsys: Captured) -> None:
    file.write_text(
        changed(('victim = "left"', 'victim = "choice"'), ('"place" #', '"enter" #')), encoding="utf-8"
    )
    assert main(["box", "check", str(file)]) == 0
    capsys.readouterr()
    assert main(["box", "show", str(file), "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    words = load_language("en", "drakon", "box")
    for id in ("box-is-choice", "box-is-right", "box-is-enter", "box-enter-may"):
        assert words.text(id) in shown
