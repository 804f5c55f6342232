"""A history is a value, although its versions share what they have in common."""

from hypothesis import given
from hypothesis import strategies as st

from saurian.server.domain import history
from saurian.server.domain.history import History, LogLine


def line(seq: int, at: float) -> LogLine:
    return LogLine(seq, at, (), None, False, False)


@given(st.lists(st.integers(0, 3), max_size=60))
def test_versions_are_what_they_were_however_others_grow(steps: list[int]) -> None:
    """Step 0 appends to the newest version; any other number is how far it goes back before it appends."""
    versions = [(History([line(0, 0)], {"c0": 0}), [(line(0, 0), "c0")])]
    for number, back in enumerate(steps, 1):
        before, told = versions[max(len(versions) - 1 - back, 0)]
        one, command = line(len(told), number), f"c{number}"
        versions.append((before.append(one, command), [*told, (one, command)]))
    commands = [f"c{number}" for number in range(len(steps) + 1)]
    for version, told in versions:
        assert list(version) == [one for one, _ in told]
        assert version.newest == told[-1][0]
        known = {command: one.seq for one, command in told}
        assert [version.seq_of(command) for command in commands] == [known.get(one) for one in commands]


def test_a_long_history_keeps_its_newest_lines_and_can_recall_commands() -> None:
    told = History([line(0, 0)], {"c0": 0})
    for seq in range(1, 5 * history.KEPT):
        told = told.append(line(seq, seq), f"c{seq}")
    assert history.KEPT <= len(told) <= 2 * history.KEPT
    assert told.newest.seq == 5 * history.KEPT - 1
    assert [one.seq for one in told.after(told.newest.seq - 3)] == list(
        range(5 * history.KEPT - 3, 5 * history.KEPT)
    )
    assert told.line(told.newest.seq).seq == told.newest.seq
    assert told.seq_of("c7") is None
    told.recall({"c7": 7})
    assert told.seq_of("c7") == 7
