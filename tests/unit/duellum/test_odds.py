"""What a fight is said to come to is what it comes to."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from hegemon import load
from hegemon.core.engine import State
from hegemon.core.errors import HegemonError
from hegemon.core.game import Game
from hegemon.core.language import LANGUAGES
from hegemon.core.odds import Odds


@pytest.fixture(scope="module")
def game() -> Game:
    return load("duellum", engine="plain", special_units=True)


def told(game: Game, state: State, text: str) -> Odds:
    found = game.odds(state, game.parse(text))
    assert found is not None
    return found


def spelled(game: Game, side: Any) -> list[tuple[str, int]]:
    return [(game.say(part), value) for part, value in side.parts]


def test_a_conquest_in_all_its_parts(game: Game) -> None:
    state = game.position(
        "empty; turn carthage conquest; city rome roma gold temple wall; walls rome 0; legion rome roma 2; "
        "galley rome roma; special rome roma; know_how rome res_publica; special carthage roma; "
        "legion carthage roma 7; galley carthage roma"
    )
    found = told(game, state, "conquer roma")
    attacker, defender = found.sides
    assert (attacker.who, attacker.strength) == ("seat-carthage", 8)
    assert spelled(game, attacker) == [("legions", 7), ("galleys", 1)]
    assert spelled(game, defender) == [
        ("city with temple", 3),
        ("legions", 2),
        ("galleys", 1),
        ("town wall", 1),
        ("Res Publica", 1),
        ("Admiral", 1),
        ("Commander", -1),
    ]
    assert game.holds(state, f"defence roma {defender.strength}")
    assert found.losses == {"seat-carthage": {8: Fraction(1)}, "seat-rome": {3: Fraction(1)}}
    assert [game.say(end, language) for end, _ in found.ends for language in LANGUAGES] == [
        "Roma falls and costs 8 units.",
        "Roma fällt und kostet 8 Einheiten.",
    ]


HELD = "empty; turn carthage conquest; city rome roma gold; hand rome fortress; hand carthage veterans; "
ENDS = [
    (HELD + "legion carthage roma", [], "effect-falls-unless"),
    (HELD + "legion carthage roma 2", [], "effect-falls-dearer"),
    (HELD + "legion carthage roma 2", ["play veterans"], "effect-falls-dearer"),
    (HELD, [], "effect-stands"),
    (HELD + "hand rome; legion carthage roma", ["play veterans"], "effect-falls"),
]


@pytest.mark.parametrize(("given", "before", "key"), ENDS)
def test_a_card_in_the_other_hand_is_reckoned_with(game: Game, given: str, before: list[str], key: str) -> None:
    state = game.position(given)
    for text in before:
        game.apply(state, game.parse(text))
    found = told(game, state, "conquer roma")
    assert [(end.key, chance) for end, chance in found.ends] == [(key, 1)]
    for language in LANGUAGES:
        assert game.say(found.ends[0][0], language)


def on_board(game: Game, state: State, seat: int) -> int:
    s = game.plain(state)
    return sum(map(sum, s.units[seat])) + (s.special_at[seat] >= 0)


def check(game: Game, state: State, a: int) -> int:
    """Make the action and hold what happened against what was foretold; returns 1 if there was a fight."""
    found = game.odds(state, a)
    after = state.copy()
    game.apply(after, a)
    while (name := game.data.names.name("frame_kind", game.frame(after))) in ("reaction", "losses"):
        wanted = game.parse("decline") if name == "reaction" else game.legal(after)[0]
        game.apply(after, wanted)
    armed = 1 if game.action(a).verb == "arm" else 0
    for seat, nation in enumerate(game.seats):
        lost = on_board(game, state, seat) - on_board(game, after, seat)
        if seat == game.to_act(state):
            lost += armed
        foretold = found.losses[f"seat-{nation}"] if found else {0: Fraction(1)}
        assert foretold == {lost: Fraction(1)}, game.text(a)
    return int(found is not None)


def battlefield(game: Game, step: str, rng: Random) -> State | None:
    """Units of both nations here and there, and cities; None if it is impossible."""
    c, names, (own, other) = game.data.components, game.data.names["region"], game.seats
    facts = ["empty", f"turn {own} {step}", f"stock {own} iron=9", f"box {own} legion=2 galley=2"]
    walls = 0
    for region in rng.sample(names, 14):
        at = names.index(region)
        if c.has_site[at] and rng.random() < 0.8:
            extras = " temple" if rng.random() < 0.3 else ""
            if walls == 0 and rng.random() < 0.5:
                extras, walls = f"{extras} wall", 1
            owner = own if step == "militia" else other
            facts.append(f"city {owner} {region} {rng.choice(game.data.names['resource'])}{extras}")
        open_to = [kind for kind, name in enumerate(("legion", "galley")) if c.takes[kind][at]]
        for kind in open_to:
            nation = rng.choice((own, other))
            if rng.random() < 0.6:
                facts.append(f"{('legion', 'galley')[kind]} {nation} {region} {rng.randint(1, 2)}")
            elif rng.random() < 0.3 and c.special_kind[game.seats.index(nation)] == kind:
                facts.append(f"special {nation} {region}")
    facts.append(f"walls {own if step == 'militia' else other} {1 - walls}")
    try:
        state = game.position("; ".join(facts))
    except HegemonError:
        return None
    return None if game.problems(state) else state


@pytest.mark.parametrize("step", ["movement", "conquest", "militia"])
@pytest.mark.parametrize("board", ["west", "east"])
def test_every_fight_ends_as_foretold(board: str, step: str) -> None:
    game = load("duellum", engine="plain", special_units=True, board=board)
    rng, fights = Random(7), 0
    for _ in range(40):
        state = battlefield(game, step, rng)
        for a in game.legal(state) if state is not None else []:
            if state is not None and game.action(a).verb in ("move", "conquer", "arm"):
                fights += check(game, state, a)
    assert fights > 20


def test_units_that_go_together_meet_all_who_stand_there(game: Game) -> None:
    """cite: battle.one_for_one, special_units.escort"""
    state = game.position(
        "empty; turn carthage movement; city carthage carthago gold; legion carthage carthago 4; legion rome zama 2"
    )
    a = next(a for a in game.legal(state) if game.text(a) == "move legion carthago zama")
    alone, together = game.odds(state, a), game.odds(state, a, 4)
    assert alone is not None and together is not None
    assert [side.strength for side in alone.sides] == [1, 2] and alone.losses["seat-rome"] == {1: 1}
    assert [side.strength for side in together.sides] == [4, 2] and together.losses["seat-rome"] == {2: 1}
    for _ in range(4):
        game.apply(state, a)
    assert game.holds(state, "legion carthage zama 2") and game.holds(state, "legion rome zama 0")
    assert [game.say(end, language) for end, _ in together.ends for language in LANGUAGES] == [
        "Each side loses 2 units in Zama.",
        "Jede Seite verliert 2 Einheiten in Zama.",
    ]


def test_a_conquest_that_waits_for_an_answer_is_told_to_both(game: Game) -> None:
    """cite: events.fortress"""
    state = game.position(HELD + "legion carthage roma 2")
    before = told(game, state, "conquer roma")
    assert game.odds_now(state) is None
    game.apply(state, game.parse("conquer roma"))
    assert game.odds_now(state) == replace(before, at="region-roma")
