"""`saurian rules`."""

import json
import re
from collections import Counter

import pytest

from saurian.cli import main
from saurian.cli.rules import Rule, as_markdown, footnote, rules_of
from saurian.games import GAMES, find_game
from saurian.games.drakon.box import load_box
from saurian.locale import LANGUAGES, load_language


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_shown_in_order(game: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", game, "--lang", code]) == 0
    lines = capsys.readouterr().out.splitlines()
    rules = rules_of(find_game(game), code)
    ids = [rule.id for rule in rules]
    assert [line.split()[0] for line in lines if line.startswith(tuple(ids))] == ids
    assert ids == sorted(set(ids))
    assert {rule.heading for rule in rules} <= set(lines)


def test_lines_fit_a_page(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "draftosaurus", "--lang", "de"])
    lines = capsys.readouterr().out.splitlines()
    assert 70 < max(map(len, lines)) <= 80
    assert all(line == line.rstrip() for line in lines)


@pytest.mark.parametrize("id", ["D-30", "d-30", " D-30 "])
def test_one_rule(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "draftosaurus", "--rule", id, "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("D-30  Forest of Sameness")
    assert "2, 4, 8, 12, 18 or 24" in " ".join(shown.split())
    assert "D-31" not in shown


@pytest.mark.parametrize("code", LANGUAGES)
def test_an_unknown_rule(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "draftosaurus", "--rule", "D-99", "--lang", code]) == 2
    out, complaint = capsys.readouterr()
    assert out == ""
    assert complaint.count("\n") == 1
    assert "D-99" in complaint
    assert "saurian rules draftosaurus" in complaint


def test_an_unknown_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "chess", "--lang", "en"]) == 2
    assert "chess" in capsys.readouterr().err


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "draftosaurus", "--json", "--lang", "uk"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["game"] == "draftosaurus"
    rules = [rule._asdict() for rule in rules_of(find_game("draftosaurus"), "uk")]
    assert answer["rules"] == json.loads(json.dumps(rules))
    assert answer["rules"][0].keys() == {"id", "heading", "text", "table"}


def test_json_of_one_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "draftosaurus", "--json", "--rule", "D-52"]) == 0
    assert [rule["id"] for rule in json.loads(capsys.readouterr().out)["rules"]] == ["D-52"]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_reader_sees_titles_instead_of_ids(game: str, code: str) -> None:
    rules = rules_of(find_game(game), code)
    assert [rule.id for rule in rules if re.search(r"\b[A-Z]-\d\d\b", rule.text)] == []
    assert any("→ " in rule.text for rule in rules)


def test_the_mark_is_explained_once(capsys: pytest.CaptureFixture[str]) -> None:
    rules = [Rule("K-20", "Placing", "As far as you like.†"), Rule("K-21", "Placing", "Never so.")]
    note = footnote(rules, "en")
    assert note.startswith("†")
    assert as_markdown(rules, "Rules", note).count("†") == 2
    assert footnote(rules[1:], "en") == ""


@pytest.mark.rule("K-90")
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_chambers_are_counted_in_a_table(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "drakon", "--rule", "K-90", "--lang", code]) == 0
    shown = capsys.readouterr().out
    words = load_language(code, "drakon")
    for kind, count in Counter(chamber.kind for chamber in load_box().pile).items():
        assert re.search(rf"^ +{re.escape(words.text(f'chamber-{kind}'))} +{count}$", shown, re.MULTILINE)
    (rule,) = [rule for rule in rules_of(find_game("drakon"), code) if rule.table]
    chambers, coins = rule.table[:-3], rule.table[-3:]
    assert sum(number for _, number in chambers) == len(load_box().pile) + 1
    assert [number for _, number in coins] == list(load_box().coins)


def test_one_form_at_a_time(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "draftosaurus", "--json", "--markdown"]) == 2
    assert "--json" in capsys.readouterr().err
