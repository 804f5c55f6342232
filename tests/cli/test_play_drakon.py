"""`saurian play drakon`: whole games through a pipe, and before a real terminal."""

import io
import re
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from saurian.cli.screens import Entry, Menu, Scene, find_screens
from saurian.cli.screens.drakon.box import read_option
from saurian.cli.screens.drakon.cards import Card, draw_cards
from saurian.cli.screens.drakon.chart import COMPACT, ROOMY, Chart, in_ranges
from saurian.cli.screens.drakon.look import Look
from saurian.cli.screens.drakon.menus import LairEntry
from saurian.cli.screens.drakon.screen import DrakonScreen
from saurian.cli.screens.layout import compose
from saurian.cli.screens.terminal import Left, Terminal
from saurian.cli.table import Recorder, Table, make_chances
from saurian.core import Action, Message, Player, Session
from saurian.games.drakon import DRAKON
from saurian.games.drakon.box import box_text, load_box
from saurian.games.drakon.heroes import HEROES
from saurian.games.drakon.kinds import KINDS
from saurian.games.drakon.lair import CENTRE, Lair, cell_at
from saurian.games.drakon.pieces import ARROWS, Chamber
from saurian.games.drakon.scoring import outcome
from saurian.games.drakon.state import DrakonState
from saurian.locale import LANGUAGES, Language, load_language
from tests.cli.person import Person
from tests.cli.piped import Play, play_through_pipe, replayed, widest
from tests.games.drakon.lairs import box_with, scene
from tests.games.drakon.positions import positions
from tests.random_games import play_on

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz")
EVERYTHING = {"heroes": True, "teams": True, "escape": True, "drakon_from_start": True, "two_actions": True}
ALL_WORDS = tuple(word for name in EVERYTHING for word in (f"--{name.replace('_', '-')}", "yes"))


class Fingers:
    """Somebody who reads the prompt and takes anything that is offered; now and then reads or goes back."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def answer(self, prompt: str) -> str:
        if self.rng.random() < 0.05:
            return self.rng.choice(["u", ">", "c", "? harp", "99"])
        offered = re.search(r"1 to (\d+), \? for help › *$", prompt)
        return str(self.rng.randint(1, int(offered[1]))) if offered else ""


class Stdin(Fingers):
    """The same at the other end of a pipe; `sys.stdout` tells what it sees."""

    def readline(self) -> str:
        assert isinstance(sys.stdout.buffer, io.BytesIO)
        printed = bytes(sys.stdout.buffer.getbuffer()[-200:])
        return self.answer(printed.decode(errors="replace")) + "\n"

    def isatty(self) -> bool:
        return False


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    return play_through_pipe("drakon", "", monkeypatch, capsys)


def words_of(code: str) -> Language:
    return load_language(code, "cli", "core", "play", "drakon", "drakon-play")


def screen_for(state: DrakonState, code: str = "en") -> DrakonScreen:
    screen = find_screens("drakon").make_screen(words_of(code), NAMES[: state.options.players])
    assert isinstance(screen, DrakonScreen)
    return screen


def page_of(screen: DrakonScreen, scene: Scene, height: int | None, colour: bool = False) -> list[str]:
    out = io.StringIO()
    console = Console(
        file=out,
        width=scene.width,
        height=50,
        color_system="truecolor" if colour else None,
        force_terminal=colour,
        highlight=False,
    )
    console.print(compose(screen.page(scene), console, height))
    return re.sub(r"\x1b\[[\d;]*m", "", out.getvalue()).splitlines()


# --- whole games through a pipe -----------------------------------------------------------------------

GAMES = {
    "nothing agreed": ("3",),
    "two players": ("1", "--players", "2", "--plain"),
    "heroes": ("2", "--seats", "Anna,greedy,random", "--heroes", "yes"),
    "every optional rule": ("7", "--seats", "Anna,random,random,random", *ALL_WORDS),
    "short, six players in teams": (
        "5",
        "--seats",
        "Anna" + ",greedy" * 5,
        "--short",
        "yes",
        "--teams",
        "yes",
    ),
    "several people": ("2", "--seats", "Anna,Ben,greedy", "--short", "yes", "--first", "1"),
    "bots alone": ("3", "--seats", "greedy,random"),
}
"""What is agreed, after a seed that makes a short game of it."""


@pytest.mark.parametrize("words", GAMES.values(), ids=GAMES)
def test_a_whole_game_through_a_pipe(words: tuple[str, ...], play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    game = play("--seed", *words, "--record", str(file), answers=Stdin(3))
    assert (game.code, game.complaint) == (0, "")
    assert "Total" in game.out
    assert re.search(r"coins worth \d", game.out)
    assert "\x1b" not in game.out
    assert widest(game.out) <= 80
    assert replayed(file).state.outcome() is not None


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language(code: str, play: Play) -> None:
    answers = "?\nl\nm\n? key\n1\n\n" + "1\n\n2\n\n" * 9
    game = play("--seats", "Anna,greedy", "--heroes", "yes", "--seed", "5", answers=answers, lang=code)
    assert (game.code, game.complaint) == (0, "")
    assert widest(game.out) <= 80
    words = words_of(code)
    assert all(words.text(f"chamber-{kind}") in game.out for kind in KINDS)
    assert words.text("knows-coins") in game.out
    watched = play("--seats", "random,greedy", "--short", "yes", "--seed", "5", lang=code)
    assert words.text("end-total") in watched.out


def test_the_same_seed_gives_the_same_game(play: Play) -> None:
    games = [
        play("--seats", "Anna,random", "--seed", "9", answers="1\n\n1\n1\n1\n\n" * 5).out for _ in range(2)
    ]
    assert games[0] == games[1]


# --- menus --------------------------------------------------------------------------------------------


def leaves(menu: Menu) -> Iterator[Entry]:
    for entry in menu.entries:
        if isinstance(entry.then, Menu):
            yield from leaves(entry.then)
        elif not isinstance(entry.then, Message):
            yield entry


@pytest.mark.parametrize(
    "options", [{"players": 2}, {"players": 4, **EVERYTHING}, {"players": 3, "heroes": True}]
)
def test_every_legal_choice_can_be_reached_by_numbers(options: dict[str, Any]) -> None:
    seen = set()
    for seed in range(3):
        for state in positions(seed, 1, **options):
            view = state.view(state.acting()[0])
            menu = screen_for(state).menu(view)
            reached = [entry.then for entry in leaves(menu)]
            assert len(reached) == len(set(reached))
            assert set(reached) == set(view.legal())
            seen.add(state.now.phase.name)
    assert len(seen) >= 7


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_choice_is_asked_for_in_words(code: str) -> None:
    for state in positions(4, 2, players=4, **EVERYTHING):
        menu = screen_for(state, code).menu(state.view(state.acting()[0]))
        assert menu.question
        for entry in leaves(menu):
            assert isinstance(entry.then, Action)
            assert screen_for(state, code).in_words(state.view(state.acting()[0]), entry.then) is not None
            break


def test_signs_are_short_and_tell_chambers_apart() -> None:
    for code in LANGUAGES:
        words = words_of(code)
        signs = [words.text(f"sign-{kind}") for kind in KINDS]
        assert all(cell_len(sign) <= 7 for sign in signs)
        assert len({sign[:4] for sign in signs}) == len(signs)
        letters = [words.text(f"initial-{hero}") for hero in HEROES]
        assert len(set(letters)) == len(letters)
        assert all(cell_len(letter) == 1 for letter in letters)


# --- looking ahead ------------------------------------------------------------------------------------


PLACED = r'"seat": 0, "move": "place [^"]*"[^\n]*\n[^\n]*"seat": 0, "move": "put '
START = ("--seats", "Anna,random", "--seed", "2", "--first", "0")


def test_nothing_is_sent_before_all_is_chosen(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    game = play(*START, "--record", str(file), answers="1\n\n1\n1\n1\n")
    assert "Preview" in game.out
    assert "not final yet: u goes back" in game.out
    assert '"place' not in file.read_text()
    play(*START, "--record", str(file), answers="1\n\n1\n1\n1\n\n")
    assert re.search(PLACED, file.read_text())


def test_one_can_step_back_all_the_way(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    game = play(*START, "--record", str(file), answers="1\n\n1\n1\n1\nu\nu\nu\nu\n2\n1\n1\n\n")
    pages = game.out.split("place a chamber from your hand.")
    assert len(pages) >= 3, "it is asked again after stepping back"
    assert "There is nothing to undo" in game.out
    assert re.search(PLACED, file.read_text())
    assert replayed(file).finished


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("99", "99 is not an option"),
        ("go N", "There is no"),
        ("put 5,5:N", "You can’t do that at this step"),
        ("u", "There is nothing to undo"),
        ("what?", "“what?” is not a move"),
        ("? nonsense", "There is nothing called “nonsense”"),
        ("? 0,0", "Entrance: All heroes start here"),
        ("? druid", "Druid: When a chamber"),
    ],
)
def test_what_is_typed_gets_an_answer(typed: str, told: str, play: Play) -> None:
    assert told in play(*START, answers=f"1\n\n{typed}\n").out.replace("\n", " ")


def test_cells_and_moves_can_be_typed(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    play(*START, "--record", str(file), answers="1\n\n1\n0,1\n1\n\n")
    assert '"put 0,1:' in file.read_text()


# --- the map ------------------------------------------------------------------------------------------


def drawn(lair: Lair, pitch: int, width: int = 60, rows: int = 9, **more: Any) -> list[str]:
    state = DRAKON.start(DRAKON.options({"players": 2, "first": 0}))
    state.lair = lair
    state.cells[0] = CENTRE
    state.heroes[0] = "knight"
    chart = Chart(Look(words_of("en"), NAMES[:2]), state.view(0), width, more.pop("centre", CENTRE), **more)
    out = io.StringIO()
    Console(file=out, width=width, color_system=None).print(chart.draw(rows, pitch))
    return [line.rstrip() for line in out.getvalue().splitlines()]


def lair_of(**chambers: str) -> Lair:
    lair = Lair()
    lair.put(CENTRE, Chamber("entrance", ARROWS["NESW"]))
    for place, what in chambers.items():
        x, y = (int(part.replace("m", "-")) for part in place.removeprefix("at").split("_"))
        kind, arrows = what.split(":")
        lair.put(cell_at(x, y), Chamber(kind, ARROWS[arrows]))
    return lair


def test_a_map_with_room() -> None:
    assert drawn(lair_of(at1_0="harp:N", at1_1="key:-"), ROOMY) == [
        "       0       1",
        "            ╭───────╮",
        "  1         │  Key  │",
        "            │       │",
        "    ╭───▲───┼───▲───┤",
        "  0 ◀ Start ▶ Harp  │",
        "    │      K│       │",
        "    ╰───▼───┴───────╯",
    ]


def test_a_map_with_little_room() -> None:
    lair = lair_of(at1_0="harp:N", at1_1="find-coin:E")
    marks = {cell_at(1, 1): 3, cell_at(0, 1): 12}
    assert drawn(lair, COMPACT, marks=marks) == [
        "       0       1",
        "            ╭───────╮",
        "  1   [12]  │3 +coin▶",
        "    ╭───▲───┼───▲───┤",
        "  0 ◀Start K▶ Harp  │",
        "    ╰───▼───┴───────╯",
    ]


def test_what_is_walled_in_is_no_chamber() -> None:
    around = {"at0_1": "empty:-", "at1_1": "empty:-", "at2_1": "empty:-", "at2_0": "empty:-"}
    below = {"at0_m1": "empty:-", "at1_m1": "empty:-", "at2_m1": "empty:-"}
    assert any("░" in line for line in drawn(lair_of(**around, **below), ROOMY))


def test_what_is_new_is_framed() -> None:
    lines = drawn(lair_of(at1_0="harp:N"), COMPACT, changed=frozenset({cell_at(1, 0)}))
    assert lines[1:] == ["    ╭───▲───╔═══▲═══╗", "  0 ◀Start K▶ Harp  ║", "    ╰───▼───╚═══════╝"]


def test_the_map_keeps_the_centre_in_sight_and_tells_what_is_not() -> None:
    row = lair_of(**{f"at{x}_0": "empty:-" for x in range(1, 12)})
    near = drawn(row, COMPACT, width=48)
    assert "Start" in near[2]
    assert near[-1] == "off the map: ▶7 · ^ v < > scroll, c back"
    far = drawn(row, COMPACT, width=48, centre=cell_at(6, 0), shift=(2, 0), marks={cell_at(12, 0): 1})
    assert "  6       7       8       9" in far[0]
    assert " ".join(far[-2:]) == "off the map: ▶1  ◀6 · numbers 1 · ^ v < > scroll, c back"


def test_numbers_in_ranges() -> None:
    assert in_ranges([1, 2, 3, 5, 7, 8]) == "1–3 5 7–8"


def test_cards() -> None:
    cards = [Card(Chamber("harp", ARROWS["NE"]), 1), Card(Chamber("key", 0), 2, is_open=False, count=2)]
    out = io.StringIO()
    console = Console(file=out, width=40, color_system=None)
    console.print(
        draw_cards(Look(words_of("en"), NAMES), DRAKON.start(DRAKON.options({})).view(0), cards, 40)
    )
    assert out.getvalue().splitlines() == [
        "╭1──▲───╮ ╭×2───×2╮",
        "│ Harp  ▶ │  Key  │",
        "╰───────╯ ╰───────╯",
    ]


def test_scrolling_stays_in_the_lair() -> None:
    for state in positions(2, 40, players=2):
        screen, view = screen_for(state), state.view(state.acting()[0])
        scene = Scene(view, screen.menu(view), [], 80)
        assert screen.scroll(scene, "c") == (0, 0)
        assert screen.scroll(scene, "x") is None
        assert screen.scroll(scene, "") is None
        assert screen.scroll(scene, ">>") == screen.scroll(scene, "\x1b[C\x1b[C")
        far = screen.scroll(scene, ">" * 99 + "^" * 99)
        assert far == screen.scroll(Scene(view, scene.menu, [], 80, far or (0, 0)), ">^")


@pytest.mark.parametrize("size", [(80, 24), (80, 40), (120, 40), (160, 50)], ids=str)
@pytest.mark.parametrize(
    "options", [{"players": 4}, {"players": 6, **EVERYTHING}], ids=["plain", "everything"]
)
def test_every_page_fits_the_terminal(size: tuple[int, int], options: dict[str, Any]) -> None:
    width, height = size
    news = ["Anna moves to “Find a Coin” at (1,0).", "Anna takes a coin from the hoard."] * 4
    for number, state in enumerate(positions(width + height, 23, **options)):
        code = LANGUAGES[number % 4]
        screen, view = screen_for(state, code), state.view(state.acting()[0])
        for menu in _all_menus(screen.menu(view)):
            lines = page_of(screen, Scene(view, menu, news, width), height - 1, colour=number % 2 == 0)
            assert max(map(cell_len, lines)) <= width
            assert len(lines) < height, "\n".join(lines)


def _all_menus(menu: Menu) -> Iterator[Menu]:
    yield menu
    for entry in menu.entries:
        if isinstance(entry.then, Menu):
            yield entry.then
            return


# --- who sees what ------------------------------------------------------------------------------------


def test_a_page_shows_no_secret() -> None:
    """Coins and hands of others may be any; the page is the same."""
    for number, state in enumerate(positions(5, 11, players=4, heroes=True, teams=True)):
        seat = state.acting()[0]
        screen = screen_for(state)
        other = state.resample(seat, Random(number))
        pages = []
        for one in (state, other):
            view = one.view(seat)
            pages.append(page_of(screen, Scene(view, screen.menu(view), [], 160), None))
        assert pages[0] == pages[1]


@pytest.mark.rule("K-89")
@pytest.mark.parametrize(
    ("teams", "winning_pools", "id"),
    [(False, [1], "end-won"), (True, [1], "end-team"), (True, [0, 1], "end-shared")],
)
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_team_wins_as_a_team(teams: bool, winning_pools: list[int], id: str, code: str) -> None:
    state = DRAKON.start(DRAKON.options({"players": 4, "teams": teams, "first": 0}))
    result = outcome(state.options, state.purses, winning_pools)
    screen = screen_for(state, code)
    winners = ", ".join(NAMES[seat] for seat in result.winners)
    out = io.StringIO()
    Console(file=out, width=100, color_system=None).print(screen.ending(state.view(None), result, 100))
    assert words_of(code).text(id, winners=winners, total=0) in out.getvalue()


def test_coins_as_the_owner_and_the_others_see_them() -> None:
    state = DRAKON.start(DRAKON.options({"players": 4, "teams": True, "first": 0}))
    state.purses = [(1, 2, 0), (0, 0, 3)]
    look = Look(words_of("en"), NAMES[:4])
    assert look.coins(state.view(0), 0) == look.coins(state.view(2), 0) == "coins 1+2+2 = 5 of 20"
    assert look.coins(state.view(1), 0) == "3 coins"
    assert look.partner(state.view(1), 0) == "Cleo"


def _game_until(phase: str) -> Session:
    """A game with heroes, at a moment when a seat must decide in this step and it is not its turn."""
    players = [Player(name) for name in NAMES[:3]]
    for seed in range(200):
        rng = Random(seed)
        session = Session(DRAKON, DRAKON.options({"players": 3, "heroes": True}), players)
        while session.state.acting():
            state = session.state
            assert isinstance(state, DrakonState)
            if state.now.phase.name == phase and state.now.seat != state.turn:
                return session
            session.settle(rng)
            if state.acting() and state.now.phase.name != phase:
                seat = state.acting()[0]
                session.apply(seat, rng.choice(state.legal(seat)))
    raise AssertionError("it never came to that")


def test_the_druid_decides_in_anothers_turn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session = _game_until("shield")
    state = session.state
    assert isinstance(state, DrakonState)
    druid, turn, coins = state.now.seat, state.turn, state.coin_counts
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n1\n\n"))
    words = words_of("en")
    screen = screen_for(state)
    table = Table(session, screen, Terminal(plain=True), words, make_chances(1), Recorder(None), holder=turn)
    with pytest.raises(Left):
        table.play()
    out = capsys.readouterr().out
    assert f"Pass the device to {NAMES[druid]}." in out
    assert "Use the Druid’s ability to prevent it?" in out
    assert f"{NAMES[druid]} keeps the coin" in out
    assert state.coin_counts == coins


# --- a box of one's own -------------------------------------------------------------------------------


def own_box(folder: Path, *changes: tuple[str, str]) -> Path:
    text = box_text()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    file = folder / "my-box.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_game_with_a_box_of_ones_own(play: Play, tmp_path: Path) -> None:
    box = own_box(tmp_path, ('arrows = "NESW"', 'arrows = "NS"'), ("hand = 4", "hand = 3"))
    file = tmp_path / "game.jsonl"
    game = play("--seats", "Anna,greedy", "--box", str(box), "--record", str(file), answers="1\n\n1\n")
    assert "│ Start │" in game.out
    assert "3 chambers" in game.out
    assert replayed(file).options.to_json()["box"] == read_option(str(box))


def test_a_wrong_box_is_refused_in_one_line(play: Play, tmp_path: Path) -> None:
    box = own_box(tmp_path, ("1 = 8", "1 = 9"))
    game = play("--seats", "Anna,greedy", "--box", str(box))
    assert game.code == 2
    assert game.complaint.count("\n") == 1
    assert "my-box.toml" in game.complaint
    assert "29" in game.complaint


# --- before a terminal --------------------------------------------------------------------------------


@pytest.mark.parametrize(("columns", "plain"), list(product((80, 160), (True, False))))
def test_a_whole_game_before_a_terminal(columns: int, plain: bool, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    words = ["play", "drakon", "--seats", "Anna,greedy,greedy", "--short", "yes", "--heroes", "yes"]
    words += [
        "--seed",
        "21" if columns == 80 else "11",
        "--record",
        str(file),
        *(["--plain"] if plain else []),
    ]
    fingers = Fingers(columns)
    with Person(*words, columns=columns, lines=24 if columns == 80 else 50) as person:
        person.waits_for("Which hero")
        while "wins with" not in person.sees:
            seen = person.types(fingers.answer(person.sees.rstrip() + " "))
            assert "Traceback" not in seen
            if seen.rstrip().endswith("for help ›"):
                assert re.match("Your turn|.+’s turn|Before", seen), f"the page does not fit:\n{seen}"
        person.types("")
        assert person.leaves_with() == 0
    assert bool(re.search(r"\x1b\[[\d;]*3\dm", person.raw)) != plain
    assert replayed(file).state.outcome() is not None


def test_setting_up_asks_for_the_optional_rules(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with Person("play", "drakon", "--record", str(file)) as person:
        person.waits_for("How many players")
        person.types("3", "Anna", "")
        assert "Heroes!" in person.sees
        assert "cannot be combined" in person.types("2 3")
        assert "only for 4 or 6" in person.types("4")
        assert "9 is not an option" in person.types("9")
        person.types("1,3")
        person.waits_for("Which hero")
        person.types("q", "q")
        assert person.leaves_with() == 0
    options = replayed(file).options
    assert (options.heroes, options.short, options.escape, options.players) == (True, True, False, 3)


def test_nothing_of_a_hand_is_left_after_the_hand_over() -> None:
    words = ("--seats", "Anna,Ben", "--seed", "3", "--first", "0")
    with Person("play", "drakon", *words, columns=100, lines=40) as person:
        person.waits_for("Anna: press Enter when you are ready")
        person.types("", "1", "")
        assert "Anna" not in person.sees.replace("Pass", "")
        assert "Pass the device to Ben" in person.sees
        person.types("", "1", "")
        assert "Pass the device to Anna" in person.sees
        person.types("")
        assert "╭1" in person.sees
        assert "Anna draws" in person.sees
        person.types("1", "1", "1", "")
        if "Pass the device" not in person.sees:
            person.types("")
        assert "Pass the device to Ben" in person.sees
        assert "╭" not in person.sees
        assert "Anna draws" not in person.sees + person.could_scroll_up_to
        person.types("")
        assert "Anna draws" not in person.sees + person.could_scroll_up_to


def test_quitting_leaves_a_record_that_can_be_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with Person("play", "drakon", "--seats", "Anna,greedy", "--record", str(file)) as person:
        person.waits_for("Which hero")
        person.types("1", "", "q", "q")
        assert person.leaves_with() == 0
    assert replayed(file).finished
    assert replayed(file).state.outcome() is None


def test_scrolling_and_the_way_back() -> None:
    with Person("play", "drakon", "--seats", "Anna,random", "--seed", "4", "--first", "0") as person:
        person.waits_for("Which hero")
        person.types("1", "")
        before = person.sees
        assert person.types(">>") == before, "all is in sight: there is nothing to scroll"
        assert person.types("c") == before


# --- what depends on the box --------------------------------------------------------------------------


def labels_of(state: DrakonState) -> list[str]:
    menu = screen_for(state).menu(state.view(state.acting()[0]))
    return [entry.label for entry in menu.entries if isinstance(entry, LairEntry) and entry.label]


def test_the_warning_of_drakon_is_that_of_the_rules() -> None:
    words = words_of("en")
    for version, id in ((1, "drakon-waits-now"), (2, "drakon-waits")):
        state = scene("En> Fi!^", hands={1: "empty/I"}, box=load_box(version))
        (label,) = labels_of(state)
        assert label.endswith(words.text(id))
        assert words.text(id.replace("waits", "about")) in flat(
            screen_for(state).help(state.view(0), "drakon")
        )


def test_whoever_may_choose_whom_to_rob_is_asked() -> None:
    box = box_with(victim="choice")
    state = scene("En> Sl^", coins={1: (1, 0, 0), 2: (1, 0, 0)}, players=3, box=box)
    assert labels_of(state) == ["▶ east: Steal a Coin – " + words_of("en").text("brief-steal-coin")]
    state.apply(0, DRAKON.read_move("go E"))
    screen = screen_for(state)
    assert screen.menu(state.view(0)).question == words_of("en").text("asks-enter-steal-coin")
    assert [label.partition(":")[0] for label in labels_of(state)] == ["Ben", "Cleo"]
    assert words_of("en").text("explain-steal-coin") in flat(screen.help(state.view(0), "1,0"))


def test_an_escape_may_ask_on_entering() -> None:
    state = scene("En> Es>^ Fi^", hands={1: "empty/I"}, box=box_with(trigger="enter"))
    state.apply(0, DRAKON.read_move("go E"))
    menu = screen_for(state).menu(state.view(0))
    assert menu.question == words_of("en").text("asks-enter-escape")
    assert [entry.about for entry in menu.entries] == ["go E", "no"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_games_with_other_boxes_are_shown(code: str) -> None:
    changes: dict[str, Any] = {"victim": "choice", "swapped_out": "gone", "trigger": "enter"}
    changes |= {"knight_takes_chamber": True, "thief_may_trade": True, "met_on_entering": True}
    state = DrakonState.start(DRAKON.options({"players": 3, "heroes": True}), box_with(**changes))
    for number, _ in enumerate(play_on(state, Random(4))):
        if number % 7 == 0 and state.now.seat >= 0:
            view = state.view(state.now.seat)
            screen = screen_for(state, code)
            assert page_of(screen, Scene(view, screen.menu(view), (), 100, (0, 0)), None)


def flat(shown: RenderableType) -> str:
    """What is shown, in one line."""
    out = io.StringIO()
    Console(file=out, width=500, color_system=None).print(shown)
    return " ".join(out.getvalue().split())
