"""`saurian play draftosaurus`: whole games through a pipe, and before a real terminal."""

import io
import os
import re
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from saurian.cli.play import numbered
from saurian.cli.screens import Scene, Screen, find_screens
from saurian.cli.screens.draftosaurus.look import Look
from saurian.cli.screens.draftosaurus.zoo import ZooDrawing
from saurian.cli.screens.layout import NOTHING, Page, Section, compose, fit, flow
from saurian.cli.screens.setup import read_seats
from saurian.core import Player, Problem
from saurian.games import GAMES as ALL_GAMES
from saurian.games.draftosaurus import DRAFTOSAURUS
from saurian.games.draftosaurus.pieces import BY_LETTER
from saurian.games.draftosaurus.state import DraftosaurusState
from saurian.locale import LANGUAGES, load_language, message_id
from tests.cli.person import Person
from tests.cli.piped import Play, play_through_pipe, replayed, widest
from tests.random_games import play_on, random_position

ANSWERS = "1\n\nriver\n\n" * 400
"""Good enough for every prompt sooner or later; what a prompt cannot use, it complains of."""
SUMMER = (
    "Forest of Sameness",
    "Woody Trio",
    "King of the Jungle",
    "Prairie of Love",
    "Meadow of Differences",
    "Solitary Island",
    "River",
)
WINTER = ("Well-Ordered Wood", "Lovers’ Bridge", "Lookout", "Quarantine Zone", "Pyramid", "River")


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    return play_through_pipe("draftosaurus", ANSWERS, monkeypatch, capsys)


# --- whole games through a pipe -----------------------------------------------------------------------

GAMES = {
    "nothing agreed": (),
    "two players": ("--players", "2", "--first", "random", "--plain"),
    "winter": ("--seats", "Anna,greedy,random", "--board", "winter"),
    "polish winter, quick": (
        *("--seats", "Anna,greedy", "--board", "winter", "--rules", "polish", "--order", "quick"),
    ),
    "polish match of five": (
        *("--seats", "Anna,random,random,random,random", "--board", "match", "--rules", "polish"),
        *("--order", "quick"),
    ),
    "several people": ("--seats", "Anna,Ben,random", "--order", "quick"),
    "first roller and last turn": (
        *("--seats", "Anna,random,random,random,random", "--first", "2", "--last-turn-binds-all", "yes"),
        *("--order", "quick"),
    ),
    "bots alone": ("--seats", "greedy,random"),
}


@pytest.mark.parametrize("words", GAMES.values(), ids=GAMES)
def test_a_whole_game_through_a_pipe(words: tuple[str, ...], play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    game = play(*words, "--seed", "3", "--record", str(file))
    assert (game.code, game.complaint) == (0, "")
    assert "Total" in game.out
    assert re.search(r"wins? with|share", game.out)
    assert "\x1b" not in game.out
    assert widest(game.out) <= 80
    assert replayed(file).state.outcome() is not None


@pytest.mark.parametrize(
    ("words", "note"),
    [
        (("--seats", "Anna,random"), "note-discard"),
        (("--seats", "Anna,random,random", "--board", "match"), "note-next-board"),
        (
            ("--seats", "A,random,random,random,random", "--rules", "polish", "--order", "quick"),
            "note-last-turn",
        ),
    ],
)
def test_what_is_out_of_the_ordinary_is_explained(words: tuple[str, ...], note: str, play: Play) -> None:
    sentence = load_language("en", "play").text(note)
    assert sentence in " ".join(play(*words, "--seed", "3").out.split())


@pytest.mark.parametrize(("rules", "says"), [("international", "must move"), ("polish", "or stays")])
def test_quarantine_is_explained_and_left(rules: str, says: str, play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    words = ("--seats", "Anna,random,random", "--board", "winter", "--rules", rules, "--order", "quick")
    answers = "1\nquarantine\n\nriver\n\n" * 30
    game = play(*words, "--seed", "1", "--record", str(file), answers=answers)
    assert says in game.out
    assert len(re.findall(r'"seat": 0, "move": ">', file.read_text())) == 1


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language(code: str, play: Play) -> None:
    game = play("--seats", "Anna,greedy", "--seed", "5", answers=f"?\nl\nm\n{ANSWERS[:99]}", lang=code)
    assert (game.code, game.complaint) == (0, "")
    assert widest(game.out) <= 80
    words = load_language(code, "cli", "draftosaurus")
    assert all(words.text(f"pen-{pen.id}") in game.out for pen in _board("summer").pens)
    watched = play("--seats", "random,greedy", "--board", "match", "--seed", "5", lang=code)
    assert words.text("sheet-total") in watched.out


def test_the_same_seed_gives_the_same_game(play: Play) -> None:
    games = [play("--seats", "Anna,random", "--seed", "9", answers=ANSWERS[:99]).out for _ in range(2)]
    assert games[0] == games[1]


def test_everyone_has_the_same_luck_whoever_the_bots_are(play: Play, tmp_path: Path) -> None:
    chance = []
    for bot in ("greedy", "random"):
        file = tmp_path / f"{bot}.jsonl"
        play("--seats", f"{bot},{bot}", "--seed", "9", "--record", str(file))
        chance.append(re.findall(r'"chance", "move": "([^"]*)"', file.read_text()))
    assert chance[0] == chance[1]


# --- what may be typed --------------------------------------------------------------------------------


def test_numbers_letters_and_texts_mean_the_same(play: Play, tmp_path: Path) -> None:
    words = ("--seats", "Anna,random", "--seed", "2", "--first", "0", "--order", "quick")
    records = []
    for number, answers in enumerate(("2\n2\n\n", "d\n@trio\n\n", "D\ntrio\n\n", "D@trio\n\n", "d@TRIO\n\n")):
        file = tmp_path / f"{number}.jsonl"
        assert play(*words, "--record", str(file), answers=answers).code == 0
        records.append(file.read_text())
    assert '"D@trio"' in records[0]
    assert set(records) == {records[0]}


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("0", "0 is not an option: type a number from 1 to"),
        ("99999999999999999999", "99999999999999999999 is not an option"),
        ("", "Type a number from 1 to"),
        ("what?", "“what?” is not a move"),
        ("roll woodlands", "You can’t do that at this step"),
        ("u", "There is nothing to undo"),
        ("\x1b[A", "is not a move"),
    ],
)
def test_what_makes_no_sense_gets_one_line(typed: str, told: str, play: Play) -> None:
    game = play("--seats", "Anna,random", "--seed", "2", answers=f"{typed}\n")
    assert told in game.out
    assert game.code == 0


def test_a_closed_place_says_why(play: Play) -> None:
    words = ("--seats", "Anna,random", "--seed", "2", "--first", "0", "--board", "winter")
    game = play(*words, answers="1\n\n@pyramid.T\n")
    why = load_language("en", "draftosaurus").text("why-row-below", pen="pyramid")
    assert f"×9 10 11 {why}\n" in game.out
    assert f"\n{why}\n→ saurian rules draftosaurus --rule D-47\n" in game.out


def test_enter_takes_the_only_possibility(play: Play) -> None:
    game = play("--seats", "Anna,random,random", "--seed", "2")
    assert "Press Enter for the only option" in game.out


@pytest.mark.parametrize(
    ("topic", "says"),
    [
        ("?3", "3 King of the Jungle: Holds 1 dinosaur"),
        ("? love", "4 Prairie of Love: Holds any number"),
        ("?T", "Each pen with at least one T-Rex"),
        ("?die", "The die applies to everyone except"),
        ("?nonsense", "memory aid: what you know"),
        ("m", "What you know about the others’ hands"),
    ],
)
def test_help_explains(topic: str, says: str, play: Play) -> None:
    assert says in play("--seats", "Anna,random", "--seed", "2", answers=f"{topic}\n").out


def test_a_choice_can_be_taken_back_until_it_is_revealed(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    words = ("--seats", "Anna,random", "--seed", "2", "--record", str(file))
    game = play(*words, answers="1\nu\n2\n3\n\n")
    moves = re.findall(r'"seat": 0, "move": "([^"]*)"', file.read_text())
    assert len(moves) == 1
    chosen = re.findall(r"You chose (.*)\.", game.out)
    assert len(chosen) == 3
    assert f"Anna reveals {chosen[2]}." in game.out


def test_the_first_half_of_a_quick_choice_can_be_taken_back(play: Play) -> None:
    words = ("--seats", "Anna,random", "--seed", "2", "--order", "quick")
    game = play(*words, answers="1\nu\n2\nriver\nu\nu\n1\nriver\n\n")
    assert game.out.count("Which dinosaur do you choose?") == 3


# --- what is wrong ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--seats", "Anna"), "there is 1 player, but the game is for 2–5 players"),
        (("--seats", "a,b,c,d,e,f"), "there are 6 players"),
        (("--seats", "Anna,,random"), "cannot be a player’s name"),
        (("--seats", "Anna,Anna"), "two players are called “Anna”"),
        (("--seats", "A\x1b[2J,random"), "“A?[2J” cannot be"),
        (("--seats", "A" * 21 + ",random"), "cannot be a player’s name"),
        (("--seats", "Anna,random", "--players", "3"), "--seats names 2 players, but --players says 3"),
        (("--seats", "Anna,random", "--board", "autumn"), "autumn"),
        (("--seats", "Anna,random", "--first", "2"), "first"),
        (("--seats", "Anna,random", "--last-turn-binds-all", "yes"), "D-16"),
        (("--seed", "soon"), "--seed: “soon” is not a whole number"),
        (("--record", "/nowhere/game.jsonl"), "cannot write /nowhere/game.jsonl"),
        (("--record", "/dev/null"), "/dev/null is not an ordinary file"),
        (("--record", "/"), "/ "),
    ],
)
def test_what_is_wrong_is_told_in_one_line(words: tuple[str, ...], told: str, play: Play) -> None:
    game = play(*words)
    assert game.code == 2
    assert told in game.complaint
    assert game.complaint.count("\n") == 1
    assert game.out == ""


def test_seats_are_people_and_bots() -> None:
    assert read_seats("me, greedy,greedy,Zoë", "Guest", ("greedy",)) == (
        Player("Guest"),
        Player("greedy", "greedy"),
        Player("greedy 2", "greedy"),
        Player("Zoë"),
    )
    with pytest.raises(Problem):
        read_seats("Guest,me", "Guest", ())


def test_a_game_without_a_screen_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ALL_GAMES, "goose", "goose.{layer}")
    with pytest.raises(Problem, match="no-screen"):
        find_screens("goose")


def test_the_next_game_is_recorded_beside_the_first() -> None:
    assert numbered(Path("a/game.jsonl"), 1) == Path("a/game.jsonl")
    assert numbered(Path("a/game.jsonl"), 3) == Path("a/game-3.jsonl")
    assert numbered(None, 2) is None


# --- leaving ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answers", ["", "1\n", "1\n\n2\n", "1\n\nriver\n\nq\n\nq\nq\n", "q\nq\n"])
def test_leaving_leaves_a_record(answers: str, play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    game = play("--seats", "Anna,greedy", "--seed", "1", "--record", str(file), answers=answers)
    assert game.code == 0
    assert "You quit the game. The record is in" in game.out
    replay = replayed(file)
    assert replay.finished
    assert replay.state.outcome() is None
    assert os.listdir(tmp_path) == ["game.jsonl"]


def test_a_killed_process_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with Person("play", "draftosaurus", "--seats", "Anna,random", "--record", str(file)) as anna:
        anna.types("1", "", "river", "")
        anna.is_killed()
        anna.leaves_with()
    assert '"seat": 0, "move": "@river"' in file.read_text()
    assert replayed(file).finished


def test_ctrl_c_restores_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with Person("play", "draftosaurus", "--seats", "Anna,random", "--record", str(file)) as anna:
        anna.types("1")
        anna.presses_ctrl_c()
        assert anna.leaves_with() == 130
        assert "Traceback" not in anna.raw
        assert anna.raw.index("\x1b[?1049h") < anna.raw.index("\x1b[?1049l")
    assert replayed(file).finished


def test_the_end_of_input_ends_the_game() -> None:
    with Person("play", "draftosaurus", "--seats", "Anna,random") as anna:
        anna.types("1", "")
        anna.presses_ctrl_d()
        assert anna.leaves_with() == 0
        assert "\x1b[?1049l" in anna.raw


# --- before a terminal --------------------------------------------------------------------------------

SIZES = [(80, 24, True), (80, 24, False), (80, 40, True), (120, 40, True), (160, 50, True), (160, 50, False)]


@pytest.mark.parametrize(("columns", "lines", "colour"), SIZES)
def test_the_board_fits_the_terminal(columns: int, lines: int, colour: bool) -> None:
    board, pens = ("winter", WINTER) if colour else ("summer", SUMMER)
    words = ("--seats", "Anna,greedy,greedy,random", "--board", board, "--seed", "1", "--lang", "en")
    environment = {} if colour else {"NO_COLOR": "1"}
    with Person("play", "draftosaurus", *words, columns=columns, lines=lines, **environment) as anna:
        anna.types("1", "", "1")
        shown = anna.types("", "1", "")
        assert "Where do you want to place" in shown
        assert all(pen in shown for pen in pens)
        assert all(name in shown for name in ("Anna", "greedy 2", "random"))
        assert re.search(r"Your hand:(  [TDCSGP] ?){4}", shown)
        assert shown.splitlines()[0].startswith(f"{board.capitalize()} · round 1/2 · turn 2/6")
        assert anna.could_scroll_up_to.count("╭") == 0
        assert ("\x1b[1;3" in anna.raw or ";4" in anna.raw) == colour


@pytest.mark.parametrize(("columns", "plain"), [(80, False), (160, True)])
def test_a_whole_game_before_a_terminal(columns: int, plain: bool, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    words = ["--seats", "Anna,greedy", "--order", "quick", "--seed", "1", "--record", str(file)]
    with Person("play", "draftosaurus", *words, *["--plain"] * plain, columns=columns, lines=44) as anna:
        while "Total" not in (shown := anna.sees):
            menu = re.search(r"(Which|Where|You chose|Press Enter for)", shown)
            answers = {"Where": "river", "You chose": "", "Press Enter for": ""}
            anna.types(answers.get(menu[1], "1") if menu else "1")
        assert "a: play again" in shown
        anna.types("")
        assert anna.leaves_with() == 0
    assert replayed(file).state.outcome() is not None


def test_playing_again() -> None:
    words = ("--seats", "greedy,random", "--seed", "1", "--lang", "en")
    with Person("play", "draftosaurus", *words, lines=60) as anna:
        anna.types("a")
        first = anna.raw
        anna.types("")
        assert anna.leaves_with() == 0
        assert first.count("Total") == 2


def test_a_game_is_a_few_enters_away() -> None:
    with Person("play", "draftosaurus", "--lang", "en") as anna:
        assert "How many players, 2 to 5? [4]" in anna.waits_for("›")
        anna.types("7", "3", "Anna", "Ben,Carl,Dora", "Ben", "2", "", "")
        assert "Pass the device to Anna." in anna.sees
        shown = anna.types("")
        assert shown.startswith("Winter · round 1/2 · turn 1/6")
    assert "“7” is not an option: type a number from 2 to 5" in anna.raw
    assert "There are only 2 other players." in anna.raw


def test_only_what_is_open_is_asked() -> None:
    words = ("--board", "winter", "--rules", "polish", "--order", "quick", "--players", "2")
    with Person("play", "draftosaurus", *words, "--lang", "en") as anna:
        shown = anna.types("", "")
        assert "Guest" in shown
        assert "Which dinosaur do you choose?" in shown


# --- several people -----------------------------------------------------------------------------------


def test_nothing_of_a_hand_is_left_after_the_hand_over() -> None:
    words = ("--seats", "Anna,Ben", "--seed", "1", "--lang", "en")
    for lines in (24, 40):
        with Person("play", "draftosaurus", *words, lines=lines) as person:
            shown = person.types("", "m", "")
            assert "Anna draws: " in shown
            assert "Which dinosaur" in shown
            shown = person.types("T", "1") if "T-Rex" not in shown else person.types("1")
            assert "Pass the device to Ben." in shown
            trace = shown + person.could_scroll_up_to
            assert len(trace.split()) < 30
            assert not re.search(r"Rex|docus|tops|saurus|hand", trace)
            shown = person.types("")
            assert "Ben draws: " in shown
            assert "Anna draws: " not in shown + person.could_scroll_up_to


def test_a_choice_can_be_taken_back_at_the_hand_over(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    words = ("--seats", "Anna,Ben", "--seed", "1", "--lang", "en", "--record", str(file))
    with Person("play", "draftosaurus", *words) as person:
        assert "u: Anna undoes their choice" in person.types("", "1")
        assert "Anna draws: " in person.types("u")
        assert "Ben draws: " in person.types("2", "")
        assert "Pass the device to Anna." in person.types("u")
        assert "Anna draws: " in person.types("")
        assert "You chose" in person.types("2", "", "1")
        shown = person.types("")
        assert "Anna reveals" in shown
        assert "Ben reveals" in shown
        assert "Where do you want to place" in shown  # Ben has the terminal, so Ben goes on
    moves = re.findall(r'"seat": ([01]), "move": "([^"]*)"', file.read_text())
    assert [seat for seat, _ in moves] == ["0", "1"]


# --- drawing ------------------------------------------------------------------------------------------


def _board(name: str) -> Any:
    return DRAFTOSAURUS.start(DRAFTOSAURUS.options({"board": name})).board


def _drawn(part: Any, width: int) -> str:
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(part)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def _screen(players: int) -> Screen:
    language = load_language("en", "cli", "core", "play", "draftosaurus")
    return find_screens("draftosaurus").make_screen(language, [f"P{number}" for number in range(players)])


def _page(state: DraftosaurusState, seat: int, width: int, height: int | None) -> str:
    screen = _screen(state.options.players)
    view = state.view(seat)
    menu = screen.menu(view) if view.legal() else None
    console = Console(width=width, file=io.StringIO(), color_system=None)
    return _drawn(compose(screen.page(Scene(view, menu, ["News."], width)), console, height), width)


@pytest.mark.parametrize("rules", ["international", "polish"])
def test_a_dinosaur_may_stay_in_quarantine_where_the_rules_say_so(rules: str) -> None:
    options = DRAFTOSAURUS.options({"players": 5, "board": "winter", "rules": rules, "order": "quick"})
    state, rng = DRAFTOSAURUS.start(options), Random(1)
    for _ in play_on(state, rng):
        if state.phase.name == "rehome":
            break
    view = state.view(state.acting()[0])
    screen = _screen(options.players)
    stay = next(entry for entry in screen.menu(view).entries if entry.about == "quarantine")
    assert stay.is_open == (rules == "polish")
    assert "stays in quarantine" in screen.in_words(view, DRAFTOSAURUS.read_move(">quarantine"))
    assert "moves into the River" in screen.in_words(view, DRAFTOSAURUS.read_move(">river"))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("board", ["summer", "winter"])
def test_all_names_and_captions_fit_into_80_columns(code: str, board: str) -> None:
    language = load_language(code, "cli", "core", "play", "draftosaurus")
    state = DRAFTOSAURUS.start(DRAFTOSAURUS.options({"board": board}))
    look = Look(language, ("Anna",) * 4)
    marks = {spot.id: True for spot in state.board.spots}
    drawn = _drawn(ZooDrawing(look, state.view(0), 0, 80, marks, captions=True).draw(), 80)
    assert widest(drawn) == 80
    assert "…" not in drawn
    for pen in state.board.pens:
        assert look.pen(pen) in drawn
        if not pen.is_river:
            assert language.text(message_id("brief", pen.id)) in drawn


def test_the_pyramid_is_drawn_as_one_and_the_bridge_crosses_the_river() -> None:
    state = DRAFTOSAURUS.start(DRAFTOSAURUS.options({"players": 2, "board": "winter"}))
    for letter, spot in zip("TDC", ("pyramid.B1", "pyramid.B2", "pyramid.B3"), strict=True):
        state.put(0, BY_LETTER[letter], spot)
    look = Look(load_language("en", "cli", "core", "play", "draftosaurus"), ("Anna", "Ben"))
    drawn = _drawn(ZooDrawing(look, state.view(0), 0, 80, {}, captions=False).draw(), 80)
    assert re.search(r"│      ·  .*\n.*│    ·   ·  .*\n.*│  T   D   C  ", drawn)
    assert re.search(r"│════╗ .*\n.*    ║ .*\n.*  ╚═════│", drawn)


@pytest.mark.parametrize(
    ("players", "board", "order"), [*product((2, 5), ("summer", "winter"), ("printed", "quick"))]
)
def test_a_page_shows_no_more_than_the_seat_may_know(players: int, board: str, order: str) -> None:
    options = DRAFTOSAURUS.options({"players": players, "board": board, "order": order})
    rng = Random(players)
    for _ in range(2):
        state = random_position(DRAFTOSAURUS, options, rng, 60)
        for seat in range(players):
            other = state.resample(seat, rng)
            for width, height in ((80, 22), (130, 38)):
                page = _page(state, seat, width, height)
                assert page == _page(other, seat, width, height)
                assert widest(page) <= width


@pytest.mark.parametrize("players", [2, 4, 5])
def test_a_page_fits_into_24_lines(players: int) -> None:
    rng = Random(players)
    for board, _ in product(("summer", "winter"), range(6)):
        options = DRAFTOSAURUS.options({"players": players, "board": board})
        state = random_position(DRAFTOSAURUS, options, rng, 90)
        assert len(_page(state, 0, 80, 23).splitlines()) <= 24


def test_what_hurts_least_gives_way_first() -> None:
    console = Console(width=20, file=io.StringIO())
    sections = [
        Section((Text("a\nb\nc"), Text("abc"), NOTHING), (1, 5)),
        Section((Text("d\ne"), Text("de")), (3,)),
    ]
    drawn = {height: _drawn(fit(sections, console, 20, height), 20) for height in (9, 3, 2, 1)}
    assert drawn == {9: "a\nb\nc\nd\ne\n", 3: "abc\nd\ne\n", 2: "abc\nde\n", 1: "de\n"}


def test_parts_flow_without_being_broken() -> None:
    assert _drawn(flow(map(Text, ("aa bb", "cc dd", "ee")), 13), 13) == "aa bb   cc dd\nee\n"


def test_a_page_without_a_side_takes_the_whole_width() -> None:
    console = Console(width=30, file=io.StringIO())
    assert _drawn(compose(Page([Section((Text("x" * 30),))]), console, None), 30) == "x" * 30 + "\n"
