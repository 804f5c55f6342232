"""What all effects have in common."""

import pytest

from tests.games.drakon.lairs import due, play, scene, why_not


@pytest.mark.rule("K-33")
@pytest.mark.parametrize("chamber", ["Sc^", "Dr^", "De^", "Ro^", "Sw^", "Fl^", "Mi^"])
def test_every_effect_asks_for_its_own_kind_of_choice(chamber: str) -> None:
    state = scene(f"En> {chamber} Em! Em", hands={0: "key/0", 1: "empty/I"})
    play(state, "go E")
    assert due(state)[0].startswith("enter.")
    for text in ("hero druid", "offer 1", "done", "use"):
        assert why_not(state, text)[0] == "why-wrong-step"


@pytest.mark.rule("K-45", "K-48", "K-53")
def test_also_its_second_step_does() -> None:
    state = scene("En> Sw^ Em", hands={0: "drakon-move/I", 1: "empty/I"})
    play(state, "go E", "place drakon-move/I")
    assert why_not(state, "go N")[0] == "why-wrong-step"
    play(state, "put 2,0:N")
    assert why_not(state, "go N")[0] == "why-wrong-step"
    state = scene("Wi>@0 Em> Em> En", hands={0: "empty/I"})
    play(state, "go E")
    assert why_not(state, "at 0,0")[0] == "why-wrong-step"
