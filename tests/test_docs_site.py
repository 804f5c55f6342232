"""The documentation as a whole: its site, its notebooks, its commands and its links."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from saurian.cli import main
from saurian.cli.arguments import command_parser, find_command
from saurian.cli.options import complete_switches
from saurian.locale import load_language

ROOT = Path(__file__).parent.parent
PAGES = sorted(
    path
    for path in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "web" / "README.md"]
    if "site" not in path.parts
)
BLOCK = re.compile(r"^```([\w{}-]*)[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
SHELL = ("", "sh", "console", "bash")
WAITING = {
    "serve": "runs until it is stopped",
    "play": "asks a person",
    "migrate": "needs the settings of a server",
}
"""Commands of the docs that no test can run to their end, and why: only their arguments are checked."""
FEWER_GAMES = ("--games", "8")


def shell_lines(page: Path) -> list[str]:
    """The commands of the blocks of a page that are for a shell."""
    blocks = [body for language, body in BLOCK.findall(page.read_text(encoding="utf-8")) if language in SHELL]
    return [
        line.removeprefix("$ ")
        for body in blocks
        for line in body.splitlines()
        if re.match(r"(\$ )?saurian ", line)
    ]


COMMANDS = sorted({(page.name, line) for page in PAGES for line in shell_lines(page)})


def words_of(line: str) -> list[str]:
    return shlex.split(line, comments=True)[1:]


@pytest.mark.parametrize(("page", "line"), COMMANDS)
def test_the_arguments_of_every_command_are_known(page: str, line: str) -> None:
    name, *words = words_of(line)
    language = load_language("en", "cli", "core")
    parser = command_parser(name, language)
    find_command(name).add_arguments(parser, language)
    parser.parse_args(complete_switches(words))


RUN = [line for _, line in COMMANDS if words_of(line)[0] not in WAITING]


@pytest.mark.parametrize("line", RUN)
def test_commands_run(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for name, content in re.findall(r"^\$ cat (\S+)\n(.*?)^\$ ", readme, re.MULTILINE | re.DOTALL):
        (tmp_path / name).write_text(content, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    words = words_of(line)
    if "--games" in words:
        at = words.index("--games")
        words[at : at + 2] = FEWER_GAMES
    assert main(words) == 0


def test_what_cannot_run_is_still_in_the_docs() -> None:
    assert set(WAITING) <= {words_of(line)[0] for _, line in COMMANDS}


# --- links --------------------------------------------------------------------------------------------


def without_code(text: str) -> str:
    return re.sub(r"`[^`\n]*`", "", re.sub(r"^( *)```.*?^ *```", "", text, flags=re.MULTILINE | re.DOTALL))


def anchors(page: Path) -> set[str]:
    """The ids of the headings of a page, as GitHub and MyST make them."""
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    titles = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    plain = (re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", title) for title in titles)
    return {re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-") for title in plain}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    text = without_code(page.read_text(encoding="utf-8"))
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"https?:|mailto:", target):
            continue
        path, _, anchor = target.partition("#")
        file = (page.parent / path).resolve() if path else page
        assert file.exists(), f"{page.name}: {target} is missing"
        if anchor:
            assert anchor in anchors(file), f"{page.name}: {target} has no such heading"


def test_links_to_other_sites_are_few_and_known() -> None:
    """Nothing here reads the network: who adds a link looks at it."""
    hosts = {
        host
        for page in PAGES
        for host in re.findall(r"\]\(https?://([^/)\s]+)", page.read_text(encoding="utf-8"))
    }
    assert hosts <= KNOWN_HOSTS


KNOWN_HOSTS = {"semver.org"}


# --- the site -----------------------------------------------------------------------------------------


def test_the_site_builds_and_its_notebooks_run(tmp_path: Path) -> None:
    """Warnings are errors: a missing page, a wrong link, or a cell that raises."""
    pytest.importorskip("sphinx")
    build = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html"]
    command = [*build, "-d", str(tmp_path / "doctrees"), str(ROOT / "docs"), str(tmp_path / "site")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    for page in ("index", "reference", "changelog", "notebooks/first-steps", "coming-from"):
        assert (tmp_path / "site" / f"{page}.html").is_file()
    notebooks = sorted((tmp_path / "site" / "notebooks").glob("*.html"))
    assert len(notebooks) >= 4
    assert all('class="output"' in page.read_text(encoding="utf-8") for page in notebooks)
