"""The coach: what it proposes can be done and is true, it warns of what comes to nothing, and it knows no secrets."""

from __future__ import annotations

from random import Random

import pytest

import hegemon
from hegemon.core.engine import State
from hegemon.core.frames import CHANCE
from hegemon.core.game import Game
from hegemon.core.language import LANGUAGES
from hegemon.lab.coach.cannot import refused
from hegemon.lab.coach.plans import plans
from hegemon.lab.coach.warning import warned

OPTIONS: dict[str, dict[str, object]] = {"dies_irae": {"setup": "ready"}}
ROME = "empty; turn rome rondel; box rome legion=12 galley=12; city carthage carthago gold; "


def played(game: Game, seed: int, decisions: int) -> State:
    """A position with something to choose."""
    state, rng = game.start(), Random(seed)
    while True:
        if game.to_act(state) == CHANCE:
            game.apply(state, game.draw(state, rng))
        elif decisions <= 0 and len(game.legal(state)) > 1:
            return state
        else:
            decisions -= 1
            game.apply(state, rng.choice(game.legal(state)))


@pytest.mark.parametrize("name", hegemon.games())
def test_plans_begin_with_something_legal_and_are_told_in_every_language(name: str) -> None:
    game = hegemon.load(name, engine="plain", **OPTIONS.get(name, {}))
    state = played(game, 2, 6)
    before = state.key()
    by_language = [plans(game, state, language) for language in LANGUAGES]
    assert state.key() == before
    assert 1 <= len(by_language[0]) <= 3
    assert [p.action for p in by_language[0]] == [p.action for p in by_language[1]]
    for plan in by_language[0]:
        assert game.parse(plan.action) in game.legal(state)
        assert plan.lines and plan.gains and plan.behind >= 0
    assert by_language[0][0].lines != by_language[1][0].lines


def test_a_plan_tells_what_it_brings_and_takes() -> None:
    game = hegemon.load("duellum", engine="plain")
    state = game.position(ROME + "rondel rome marmor; city rome roma gold; stock rome gold=11")
    found = {plan.action: plan for plan in plans(game, state, "en")}
    learning = found["advance scientia"]
    assert any("know-how" in gain for gain in learning.gains)
    assert any("11 gold" in cost for cost in learning.costs)


def test_where_to_stop_is_best_no_worse_deal_is_proposed() -> None:
    game = hegemon.load("duellum", engine="plain")
    facts = "start; turn rome founding; action rome aurum; rondel rome aurum; know_how rome commercium; "
    state = game.position(facts + "stock rome marble=6 iron=0 gold=0 coin=0")
    assert [game.text(a) for a in game.legal(state)] == ["trade", "done"]  # three marble for two
    (only,) = plans(game, state, "en")
    assert only.action == "done" and "Leave it at that" in only.lines[0]


@pytest.mark.parametrize(
    ("facts", "text", "says"),
    [
        ("rondel rome ferrum; city rome roma gold", "advance templum", "After that nothing can be done"),
        ("rondel rome marmor; city rome roma gold; stock rome gold=11", "advance scientia", ""),
        ("rondel rome ferrum; city rome roma marble; stock rome marble=12", "advance templum", ""),
    ],
)
def test_what_comes_to_nothing_is_warned_of(facts: str, text: str, says: str) -> None:
    game = hegemon.load("duellum", engine="plain")
    sentences = warned(game, game.position(ROME + facts), text, "en").sentences
    assert any(says in sentence for sentence in sentences) if says else sentences == ()


def test_to_give_up_two_scholars_is_warned_of() -> None:
    """Rome is behind and could buy two know-hows that nobody has; to stop here is to give them away."""
    game = hegemon.load("duellum", engine="plain")
    state = game.position(
        "empty; turn rome scientia; action rome scientia; rondel rome scientia; box rome legion=12 galley=12; "
        "city carthage carthago gold; city rome roma gold; stock rome gold=11; "
        "personages rome king=3 citizen=3; personages carthage king=3 navigator=2 general=2"
    )
    found = warned(game, state, "done", "en")
    assert any("winning chance" in sentence for sentence in found.sentences)
    assert found.better.startswith("develop") and found.better_said


def test_the_only_thing_possible_is_no_reason_to_warn() -> None:
    game = hegemon.load("duellum", engine="plain")
    state = game.position(ROME.replace("rondel;", "templum;") + "action rome templum; city rome roma gold")
    assert [game.text(a) for a in game.legal(state)] == ["done"]
    assert warned(game, state, "done", "en").sentences == ()


def test_what_is_short_is_told() -> None:
    game = hegemon.load("duellum", engine="plain")
    state = game.position(
        ROME.replace("rondel;", "templum;") + "action rome templum; city rome roma gold; stock rome marble=4"
    )
    assert "You are 2 marble short of a temple." in [found.sentence for found in refused(game, state)]


def test_positions_that_a_seat_cannot_tell_apart_are_coached_alike() -> None:
    game = hegemon.load("ancient_wars", engine="plain")
    pairs = (
        (state, other) for n in range(30, 200, 10) for state in [played(game, 5, n)] for other in worlds(game, state)
    )
    state, other = next(pair for pair in pairs if pair[0].key() != pair[1].key())
    assert plans(game, other, "en") == plans(game, state, "en")
    text = game.text(game.legal(state)[0])
    assert warned(game, other, text, "en") == warned(game, state, text, "en")


def worlds(game: Game, state: State) -> list[State]:
    """Positions that look the same to whoever decides."""
    return [game.determinize(state, game.to_act(state), Random(n)) for n in range(1, 6)]
