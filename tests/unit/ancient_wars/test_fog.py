"""Fog of war: what one side cannot see must not show in its view, its actions, its prompts or its log."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

import pytest

import hegemon
from hegemon.core.engine import State
from hegemon.core.frames import CHANCE, OVER
from hegemon.core.game import Game

ROMAN, BARBARIAN = 0, 1


@pytest.fixture(scope="module")
def game() -> Game:
    return hegemon.load("ancient_wars", engine="plain")


def play(game: Game, state: State, *texts: str) -> State:
    for text in texts:
        game.apply(state, game.parse(text))
    return state


def stack(game: Game, state: State, seat: int | None, space: str, side: str) -> dict[str, Any]:
    found: dict[str, Any] = game.view(state, seat)["public"]["spaces"][space][side]
    return found


GIVEN = (
    "empty; card recruits; at cisalpina labienus legio_vii legio_viii legio_ix; at alesia mandubii; turn roman march"
)


def test_part_of_a_stack_marches_off_and_nobody_knows_who(game: Game) -> None:
    """cite: fog.no_examining, rulings.remembered_stacks"""
    state = play(game, game.position(GIVEN), "march cisalpina", "to massilia", "take legio_viii", "done")
    left = stack(game, state, BARBARIAN, "cisalpina", "roman")
    gone = stack(game, state, BARBARIAN, "massilia", "roman")
    suspects = ["labienus", "legio_vii", "legio_viii", "legio_ix"]
    assert left == {"count": 3, "units": [], "hidden": 3, "suspects": suspects}
    assert gone == {"count": 1, "units": [], "hidden": 1, "suspects": suspects}
    assert stack(game, state, None, "massilia", "roman") == gone
    assert stack(game, state, ROMAN, "massilia", "roman") == {"count": 1, "units": ["legio_viii"]}


def test_who_could_not_have_gone_is_still_known(game: Game) -> None:
    """The card Auxilia moves leaders 3 and legions 1: after a march of two spaces only the leaders are in doubt.
    cite: fog.no_examining"""
    given = "empty; card auxilia; at cisalpina caesar labienus legio_vii legio_viii; turn roman march"
    state = play(game, game.position(given), "march cisalpina", "to narbo", "take labienus", "done")
    assert stack(game, state, BARBARIAN, "cisalpina", "roman") == {
        "count": 3,
        "units": ["legio_vii", "legio_viii"],
        "hidden": 1,
        "suspects": ["caesar", "labienus"],
    }


def test_the_only_ones_who_could_go_are_known(game: Game) -> None:
    """cite: fog.no_examining"""
    given = "empty; card auxilia; at cisalpina labienus legio_vii legio_viii; turn roman march"
    state = play(game, game.position(given), "march cisalpina", "to narbo", "take labienus", "done")
    assert stack(game, state, BARBARIAN, "narbo", "roman") == {"count": 1, "units": ["labienus"]}


def test_a_whole_stack_takes_its_secrets_with_it(game: Game) -> None:
    """cite: fog.no_examining"""
    state = play(game, game.position(GIVEN), "march cisalpina", "to massilia", "whole")
    assert stack(game, state, BARBARIAN, "massilia", "roman")["units"] == [
        "labienus",
        "legio_vii",
        "legio_viii",
        "legio_ix",
    ]


def test_meeting_the_enemy_opens_both_stacks(game: Game) -> None:
    """cite: fog.same_space"""
    given = (
        "empty; card recruits; at bibracte legio_vii legio_viii; at alesia mandubii senones; at agedincum carnutes; "
        "veil legio_vii legio_viii; veil mandubii senones carnutes; turn roman march"
    )
    state = play(game, game.position(given), "march bibracte", "to alesia", "take legio_vii", "done")
    assert stack(game, state, ROMAN, "alesia", "barbarian") == {"count": 2, "units": ["mandubii", "senones"]}
    assert stack(game, state, BARBARIAN, "alesia", "roman") == {"count": 1, "units": ["legio_vii"]}
    assert stack(game, state, BARBARIAN, "bibracte", "roman") == {"count": 1, "units": ["legio_viii"]}
    assert stack(game, state, ROMAN, "agedincum", "barbarian") == {"count": 1, "units": ["carnutes"]}


def test_subversion_opens_stacks_in_range_only(game: Game) -> None:
    """cite: fog.by_card, rulings.subversion_looks"""
    given = (
        "empty; card divide_et_impera; at bibracte legio_vii; at alesia mandubii senones; at lutetia carnutes; "
        "veil mandubii senones carnutes; turn roman recruiting"
    )
    state = game.position(given)
    assert stack(game, state, ROMAN, "alesia", "barbarian")["units"] == ["mandubii", "senones"]
    assert game.check(state, "deciding subvert") == ""
    assert "subvert carnutes" not in [game.text(a) for a in game.legal(state)]


def test_fleets_and_camps_are_always_seen() -> None:
    """cite: rulings.stack_height"""
    game = hegemon.load("ancient_wars", engine="plain", camps=True)
    units = "at morini legio_vii legio_viii classis; at remi legio_ix; veil legio_vii legio_viii legio_ix; camp morini"
    state = game.position(f"empty; {units}")
    assert stack(game, state, BARBARIAN, "morini", "roman")["units"] == ["classis"]
    assert game.view(state, BARBARIAN)["public"]["spaces"]["morini"]["camp"] is True


def test_open_stacks_hide_nothing() -> None:
    """cite: rulings.stack_height"""
    game = hegemon.load("ancient_wars", engine="plain", open_stacks=True)
    state = play(game, game.position(GIVEN), "march cisalpina", "to massilia", "take legio_viii", "done")
    assert stack(game, state, BARBARIAN, "massilia", "roman") == {"count": 1, "units": ["legio_viii"]}


def test_closed_stacks_are_numbers_once_the_turn_is_over() -> None:
    """cite: rulings.closed_stacks"""
    game = hegemon.load("ancient_wars", engine="plain", closed_stacks=True)
    state = play(game, game.position(GIVEN), "march cisalpina", "to massilia", "whole")
    assert stack(game, state, BARBARIAN, "massilia", "roman") == {"count": 4, "units": [], "hidden": 4}
    assert stack(game, state, None, "massilia", "roman") == {"count": 4, "units": [], "hidden": 4}
    assert len(stack(game, state, ROMAN, "massilia", "roman")["units"]) == 4


def test_stacks_are_not_open_and_closed_at_once() -> None:
    with pytest.raises(hegemon.HegemonError, match="exclude"):
        hegemon.load("ancient_wars", open_stacks=True, closed_stacks=True)


def test_texts_for_the_other_side_name_no_unit_of_a_hidden_stack(game: Game) -> None:
    """cite: fog.no_examining"""
    state = play(game, game.position(GIVEN), "march cisalpina", "to massilia")
    for text in ("take legio_viii", "whole"):
        a = game.parse(text)
        assert game.public_text(state, a, ROMAN) == text
        assert game.public_text(state, a, BARBARIAN) == game.public_text(state, a, None) == "take"
    assert "legio" not in game.say(game.prompt(state).message)


PAIRS = [
    (
        "at alesia mandubii arverni; at gergovia senones; at bibracte legio_vii; veil mandubii arverni senones",
        "at alesia senones arverni; at gergovia mandubii; at bibracte legio_vii; veil mandubii arverni senones",
    ),
    (
        "at alesia vercingetorix; at agedincum carnutes; at bibracte legio_vii labienus; veil vercingetorix carnutes",
        "at alesia carnutes; at agedincum vercingetorix; at bibracte legio_vii labienus; veil vercingetorix carnutes",
    ),
]
PHASES = ["card recruits; turn roman march", "card recruits; turn roman recruiting", "turn roman card"]


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("pair", PAIRS)
def test_states_that_differ_in_a_hidden_stack_only_look_the_same(game: Game, pair: tuple[str, str], phase: str) -> None:
    """cite: fog.no_examining"""
    one, two = (game.position(f"empty; {units}; {phase}") for units in pair)
    assert one.key() != two.key()
    assert game.view(one, ROMAN) == game.view(two, ROMAN)
    assert game.view(one, None) == game.view(two, None)
    assert game.legal(one) == game.legal(two)
    assert game.view(one, BARBARIAN) != game.view(two, BARBARIAN)
    everything = range(game.verbs.size)
    assert [game.why_not(one, a) for a in everything] == [game.why_not(two, a) for a in everything]


OPTIONS: list[dict[str, Any]] = [
    {},
    {"campaign": "italy", "advanced": True},
    {"advanced": True, "storms": True},
    {"closed_stacks": True, "advanced": True},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_other_worlds_look_the_same_all_through_a_game(options: dict[str, Any]) -> None:
    """For both sides: a redealt position has the same view, actions and prompt, and is possible; some differ.
    cite: fog.no_examining"""
    game = hegemon.load("ancient_wars", engine="plain", **options)
    rng = Random(5)
    other_worlds = 0
    for state in walk(game, rng, games=3):
        if rng.random() < 0.1:
            for seat in (ROMAN, BARBARIAN):
                world = game.determinize(state, seat, rng)
                other_worlds += world.key() != state.key()
                assert json.dumps(game.view(world, seat)) == json.dumps(game.view(state, seat))
                assert game.problems(world) == []
                if game.to_act(state) == seat:
                    assert game.legal(world) == game.legal(state)
    assert other_worlds > 20


# What a rule shows to the enemy by itself: dice for each unit, units eliminated, stacks that meet or are opened.
TELLING = ("check", "check_roll", "march_roll", "morale", "storm", "subvert")


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_same_action_in_another_world_looks_the_same(options: dict[str, Any]) -> None:
    """While one side decides, the other cannot tell its worlds apart by what happens: not by what settles by itself,
    not by the veils. Only what a rule shows may differ.  cite: fog.no_examining"""
    game = hegemon.load("ancient_wars", engine="plain", **options)
    rng = Random(9)
    compared = 0
    for state in walk(game, rng, games=3):
        actor = game.to_act(state)
        if actor == CHANCE or rng.random() < 0.5 or game.view(state)["public"]["deciding"] in TELLING:
            continue
        watcher = 1 - actor
        world = game.determinize(state, watcher, rng)
        if world.key() == state.key():
            continue
        for a in set(game.legal(state)) & set(game.legal(world)):
            one, two = state.copy(), world.copy()
            game.apply(one, a)
            game.apply(two, a)
            assert game.public_text(state, a, watcher) == game.public_text(world, a, watcher)
            shown = game.action(a).verb == "build_camp"  # the builder is shown
            if not shown and not shows_something(game, one) and not shows_something(game, two):
                compared += 1
                asked = game.say(game.prompt(state).message)
                assert game.view(one, watcher) == game.view(two, watcher), (game.text(a), asked)
    assert compared > 100


def shows_something(game: Game, state: State) -> bool:
    """Do stacks meet, does a battle begin, are dice rolled for units, or is a stack opened by a card?"""
    view = game.view(state)["public"]
    meeting = any("roman" in space and "barbarian" in space for space in view["spaces"].values())
    return meeting or view["battle"] is not None or view["deciding"] in TELLING


def walk(game: Game, rng: Random, games: int) -> Iterator[State]:
    """Positions of random games in which stacks are split often."""
    for _ in range(games):
        state = game.start()
        while game.to_act(state) != OVER:
            yield state
            if game.to_act(state) == CHANCE:
                game.apply(state, game.draw(state, rng))
                continue
            legal = game.legal(state)
            weights = [1 if game.text(a) in ("done", "whole") else 4 for a in legal]
            game.apply(state, rng.choices(legal, weights)[0])


def test_the_owner_and_his_own_units_are_never_redealt(game: Game) -> None:
    state = play(game, game.position(GIVEN), "march cisalpina", "to massilia", "take legio_viii", "done")
    rng = Random(1)
    worlds = {game.determinize(state, BARBARIAN, rng).key() for _ in range(60)}
    assert len(worlds) == 4, "each of the four units may be the one in Massilia"
    assert {game.determinize(state, ROMAN, rng).key() for _ in range(20)} == {state.key()}


def test_redealing_is_uniform(game: Game) -> None:
    state = play(game, game.position(GIVEN), "march cisalpina", "to massilia", "take legio_viii", "done")
    rng = Random(2)
    counts = dict.fromkeys(("labienus", "legio_vii", "legio_viii", "legio_ix"), 0)
    for _ in range(2000):
        world = game.determinize(state, BARBARIAN, rng)
        counts[stack(game, world, ROMAN, "massilia", "roman")["units"][0]] += 1
    chi_square = sum((n - 500) ** 2 / 500 for n in counts.values())
    assert chi_square < 16.3, counts  # three degrees of freedom, 1 in 1000


def test_what_the_veil_says_does_not_depend_on_what_it_hides(game: Game) -> None:
    """The same visible march in two worlds that look the same leaves two worlds that look the same: a partial march is
    told from the card and the map, not from who is in the stack.  cite: fog.no_examining"""
    common = "card auxilia; at massilia legio_x; veil caesar funditores; turn roman march"
    one = game.position(f"empty; at cisalpina caesar legio_vii; at allobroges funditores; {common}")
    two = game.position(f"empty; at cisalpina funditores legio_vii; at allobroges caesar; {common}")
    assert game.view(one, BARBARIAN) == game.view(two, BARBARIAN)
    play(game, one, "march cisalpina", "to massilia", "take caesar", "done")
    play(game, two, "march cisalpina", "to massilia", "take legio_vii", "done")
    assert game.view(one, BARBARIAN)["public"]["spaces"] == game.view(two, BARBARIAN)["public"]["spaces"]


def test_the_order_in_which_units_are_named_stays_hidden(game: Game) -> None:
    """cite: movement.stacks, fog.no_examining"""
    start = game.position(GIVEN)
    shown: set[str] = set()
    for order in permutations(("labienus", "legio_vii", "legio_viii")):
        state = start.copy()
        seen: list[object] = []
        for text in ("march cisalpina", "to allobroges", *(f"take {unit}" for unit in order), "done"):
            a = game.parse(text)
            seen.append([game.public_text(state, a, BARBARIAN), game.public_text(state, a, None)])
            game.apply(state, a)
            seen.append([game.view(state, BARBARIAN), game.view(state, None)])
        shown.add(json.dumps([*seen, state.key()]))
    assert len(shown) == 1
