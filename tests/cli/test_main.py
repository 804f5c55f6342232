"""The command line as a whole: help, languages, and complaints."""

import re
import subprocess
import sys
from argparse import Namespace

import pytest

import saurian
from saurian.cli import main
from saurian.cli.arguments import COMMANDS
from saurian.games import GAMES
from saurian.locale import LANGUAGES, Language


@pytest.mark.parametrize("code", LANGUAGES)
def test_help_names_every_command(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", code, "--help"]) == 0
    shown = capsys.readouterr().out
    assert all(f"saurian {command}" in shown for command in COMMANDS)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(
    command: str, code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="0"):
        main([command, "--help", f"--lang={code}"])
    shown = capsys.readouterr().out
    assert shown.count(f"saurian {command}") >= 2, "usage and example"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("command", ["play", "simulate", "arena", "dataset"])
def test_the_example_is_of_the_game(
    command: str, game: str, code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="0"):
        main([command, game, "--help", f"--lang={code}"])
    example = capsys.readouterr().out.splitlines()[-1]
    assert example.startswith(f"  saurian {command} {game} ")


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == main(["-V"]) == 0
    assert capsys.readouterr().out.splitlines() == [f"saurian {saurian.__version__}"] * 2
    assert re.fullmatch(r"\d+\.\d+\.\d+\S*", saurian.__version__)


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_nobody_expected_gets_one_line_too(
    code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(args: Namespace, language: Language) -> int:
        raise ZeroDivisionError("one\nby none")

    monkeypatch.setattr("saurian.cli.rules.run", run)
    monkeypatch.delenv("SAURIAN_DEBUG", raising=False)
    assert main(["rules", "drakon", "--lang", code]) == 1
    complaint = capsys.readouterr().err
    assert complaint.count("\n") == 1
    assert "ZeroDivisionError: one by none" in complaint
    assert "SAURIAN_DEBUG=1" in complaint
    monkeypatch.setenv("SAURIAN_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        main(["rules", "drakon", "--lang", code])


def test_no_command_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[bool] = []

    def run(args: Namespace, language: Language) -> int:
        served.append(args.no_open)
        return 0

    monkeypatch.setattr("saurian.cli.serve.run", run)
    assert main([]) == 0
    assert served == [False]


def test_the_system_chooses_the_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert main(["--help"]) == 0
    assert "Spieltisch" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["fly"], "fly"),
        (["--lang", "xx", "--help"], "xx"),
        (["--lang"], ", ".join(LANGUAGES)),
        (["score"], "FILE"),
        (["simulate", "chess"], "chess"),
        (["simulate", "draftosaurus", "--games", "many"], "many"),
        (["simulate", "draftosaurus", "--games", "0"], "--games"),
        (["simulate", "draftosaurus", "--players", "7"], "7"),
        (["simulate", "draftosaurus", "--colour", "red"], "--colour"),
        (["bench", "the.weather"], "the.weather"),
        (["replay", "no/such/file"], "no/such/file"),
        (["score", "no/such/file"], "no/such/file"),
    ],
)
@pytest.mark.parametrize("code", [None, "uk"])
def test_bad_input_gets_one_line_and_exit_2(
    words: list[str], named: str, code: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, *(["--lang", code] if code and "--lang" not in words else [])]) == 2
    captured = capsys.readouterr()
    assert captured.err.count("\n") == 1
    assert named in captured.err
    assert captured.out == ""


def test_module_and_script_are_the_same_command() -> None:
    shown = [
        subprocess.run([*command, "--help"], check=True, capture_output=True, text=True).stdout
        for command in ([sys.executable, "-m", "saurian"], [sys.executable, "-c", _SCRIPT])
    ]
    assert shown[0] == shown[1]


_SCRIPT = "import sys; from saurian.cli import main; sys.exit(main())"


def test_a_reader_that_leaves_early_is_no_error() -> None:
    command = f"{sys.executable} -m saurian simulate draftosaurus --games 1 | true"
    done = subprocess.run(["bash", "-c", command], check=False, capture_output=True, text=True)
    assert "Traceback" not in done.stderr
