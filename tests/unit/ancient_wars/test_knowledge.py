"""What is said before an action under fog is exact: compared with every world that a seat holds possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

import hegemon
from hegemon.core.engine import State
from hegemon.core.frames import CHANCE, OVER
from hegemon.core.game import Game
from hegemon.games.ancient_wars.determinize import busy_spaces
from hegemon.games.ancient_wars.knowledge import Place, choice_is_public, hidden_units, is_hidden, veils, worlds

MOST_WORLDS = 150
OPTIONS: list[dict[str, Any]] = [
    {},
    {"campaign": "italy", "advanced": True},
    {"advanced": True, "storms": True},
    {"campaign": "italy", "closed_stacks": True},
]


def deals(members: int, places: list[Place]) -> Iterator[tuple[Place, ...]]:
    """Every way to deal the places."""
    if members == 0:
        yield ()
    for place in sorted(set(places)):
        rest = places[:]
        rest.remove(place)
        yield from ((place, *others) for others in deals(members - 1, rest))


def all_worlds(game: Game, state: State, seat: int) -> list[State]:
    """Every position that looks the same to the seat; empty when there are too many."""
    s = game.plain(state)
    hidden = veils(s, game.data, seat)
    size = 1
    for members, places in hidden:
        ways, left = 1, len(members)
        for count in Counter(places).values():
            for k in range(count):
                ways = ways * (left - k) // (k + 1)
            left -= count
        size *= ways
    if size > MOST_WORLDS:
        return []
    found = []
    for dealt in product(*(list(deals(len(members), places)) for members, places in hidden)):
        world = s.copy()
        for (members, _), places in zip(hidden, dealt, strict=True):
            for u, place in zip(members, places, strict=True):
                world.at[u], world.moved[u], world.checked[u] = place
        found.append(game.restore(game.dump(game.engine.adopt(world))))
    return found


def sights(game: Game, states: list[State], a: int, seat: int) -> list[Any]:
    """The different things that the seat can see after the action."""
    found: list[Any] = []
    for state in states:
        after = state.copy()
        game.apply(after, a)
        offered = game.legal(after) if game.to_act(after) == seat else None
        seen = (game.public_view(after, seat), game.prompt(after), game.to_act(after), game.turn(after), offered)
        if seen not in found:
            found.append(seen)
    return found


def decisions(game: Game, rng: Random, games: int) -> Iterator[State]:
    """Decisions of random games in which stacks are split often."""
    for _ in range(games):
        state = game.start()
        while game.to_act(state) != OVER:
            if game.to_act(state) == CHANCE:
                game.apply(state, game.draw(state, rng))
                continue
            yield state
            legal = game.legal(state)
            weights = [1 if game.text(a) in ("done", "whole") else 4 for a in legal]
            game.apply(state, rng.choices(legal, weights)[0])


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_preview_says_what_holds_in_every_world(options: dict[str, Any]) -> None:
    """`reveals` is true exactly when two worlds look different afterwards; otherwise the effects told are those of each
    world; flags are told only if they hold in all.  cite: fog.no_examining"""
    game = hegemon.load("ancient_wars", engine="plain", **options)
    rng, counts = Random(3), Counter[bool]()
    for state in decisions(game, rng, 4):
        seat = game.to_act(state)
        if rng.random() > 0.25 or len(found := all_worlds(game, state, seat)) < 2:
            continue
        for a in rng.sample(game.legal(state), min(3, len(game.legal(state)))):
            preview, seen = game.preview(state, a), sights(game, found, a, seat)
            counts[preview.reveals] += 1
            assert preview.reveals == (len(seen) > 1), (game.text(a), game.prompt(state).text)
            assert not (preview.reveals and preview.effects)
            assert all(preview == game.preview(world, a) for world in rng.sample(found, 2))
            if preview.chance:
                assert {to_act for _, _, to_act, _, _ in seen} == {CHANCE}
            if preview.ends_turn:
                assert all(turn != game.turn(state) or to_act == OVER for _, _, to_act, turn, _ in seen)
    assert counts[False] > 100 and counts[True] > 0, counts


FULL = {"advanced": True}
MARCH = "card recruits; turn roman march"
CRAFTED: dict[str, tuple[dict[str, Any], str, list[str], bool]] = {
    "a stack that is met is opened": (
        {}, f"at bibracte legio_vii; at alesia mandubii; at agedincum senones; veil mandubii senones; {MARCH}",
        ["march bibracte", "to alesia"], True,
    ),
    "all units of a veil stand together": (
        {}, f"at bibracte legio_vii labienus; at alesia mandubii senones; veil mandubii senones; {MARCH}",
        ["march bibracte", "to alesia", "take legio_vii", "done"], False,
    ),
    "an empty space tells nothing": (
        {}, f"at bibracte legio_vii labienus; at alesia mandubii; at agedincum senones; veil mandubii senones; {MARCH}",
        ["march bibracte", "to allobroges", "take legio_vii", "done"], False,
    ),
    "who feeds the enemy's stack shows when his turn begins": (
        FULL, "at cisalpina legio_vii; at lutetia carnutes senones bellovaci; at avaricum vercingetorix; "
        f"veil vercingetorix carnutes senones bellovaci; {MARCH}", ["done"], True,
    ),
    "units that eat alike show nothing when his turn begins": (
        FULL, "at cisalpina legio_vii; at lutetia carnutes senones bellovaci; at avaricum arverni; "
        f"veil arverni carnutes senones bellovaci; {MARCH}", ["done"], False,
    ),
    "a leader too many in a stack is exempt from forced attrition": (
        {}, "at alesia mandubii vercingetorix; at bibracte legio_vii legio_viii; at remi caesar; "
        "veil caesar legio_vii legio_viii; discard scorched_earth; turn barbarian card", ["pick scorched_earth"], True,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CRAFTED)
def test_what_an_action_shows(name: str) -> None:
    """cite: fog.same_space, fog.no_examining, supply.forage, events.forced_attrition"""
    options, given, texts, shows = CRAFTED[name]
    game = hegemon.load("ancient_wars", engine="plain", **options)
    state = game.position(f"empty; {given}")
    for text in texts[:-1]:
        game.apply(state, game.parse(text))
    seat, a = game.to_act(state), game.parse(texts[-1])
    found = all_worlds(game, state, seat)
    assert game.reveals(state, a) == (len(sights(game, found, a, seat)) > 1) == shows


BATTLES = (
    "empty; at lutetia legio_x legio_xi legio_xii veneti; at alesia legio_viii mandubii; at bibracte funditores; "
    "at remi legio_vii; camp bibracte; camp remi; at gergovia cohortes; at narbo legio_ix; "
    "veil funditores legio_vii cohortes legio_ix; card recruits; turn roman battle"
)


def test_a_legion_in_a_camp_shows_when_the_siege_matters() -> None:
    """The beaten side retreats, and with the next battle it sees whether the camps next to the fortress hold a legion:
    there may be one in either camp, in both, or in none.  cite: camps.siege_legion"""
    game = hegemon.load("ancient_wars", engine="plain", **FULL)
    rng, shown = Random(4), 0
    for _ in range(60):
        state = game.position(BATTLES)
        while game.turn(state) == 0 or game.active(state) == 0:
            if (seat := game.to_act(state)) == CHANCE:
                game.apply(state, game.draw(state, rng))
                continue
            if seat == 1:
                found = all_worlds(game, state, seat)
                for a in game.legal(state):
                    exact = len(sights(game, found, a, seat)) > 1
                    assert game.reveals(state, a) == exact
                    shown += exact
            game.apply(state, rng.choice(game.legal(state)))
    assert shown > 0


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_worlds_depend_on_what_the_seat_knows_only(options: dict[str, Any]) -> None:
    """Two positions that look the same to a seat have the same worlds, in the same order; no hidden unit stands in a
    space of which the seat's own decision speaks, so none is left out.  cite: fog.no_examining"""
    game = hegemon.load("ancient_wars", engine="plain", **options)
    rng, compared = Random(8), 0
    for state in decisions(game, rng, 2):
        if rng.random() > 0.2:
            continue
        seat, s = game.to_act(state), game.plain(state)
        other = game.plain(game.determinize(state, seat, rng))
        ours, theirs = (list(worlds(p, game.data, seat)) for p in (s, other))
        assert ours == theirs
        compared += s.at != other.at
        placed = {place[0] for _, places in veils(s, game.data, seat) for place in places}
        assert not placed & busy_spaces(s)
    assert compared > 20


@pytest.mark.parametrize("engine", ["plain", pytest.param("fast", marks=pytest.mark.compiled)])
def test_a_world_is_the_position_with_the_units_dealt_anew(engine: str) -> None:
    game = hegemon.load("ancient_wars", engine=engine, **OPTIONS[-1])
    rng, compared = Random(9), 0
    for state in decisions(game, rng, 1):
        seat, s, key = game.to_act(state), game.plain(state), state.key()
        for deal in worlds(s, game.data, seat):
            dealt = s.copy()
            for name, numbers in deal.items():
                setattr(dealt, name, numbers)
            made, wanted = game.engine.altered(state, deal), game.engine.adopt(dealt)
            assert (made.key(), game.legal(made)) == (wanted.key(), game.legal(wanted))
            assert game.dump(made) == game.dump(wanted)
            compared += made.key() != key
        assert state.key() == key
    assert compared > 20


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_what_is_forced_in_public_is_forced_in_every_world(options: dict[str, Any]) -> None:
    """Where a choice is public, the other side's worlds agree whether there is one, and whether it ends the turn.
    cite: fog.no_examining"""
    game = hegemon.load("ancient_wars", engine="plain", **options)
    rng, public, private = Random(6), 0, 0
    for state in decisions(game, rng, 6):
        watcher = 1 - game.to_act(state)
        world = game.determinize(state, watcher, rng)
        if world.key() == state.key():
            continue
        if choice_is_public(game.plain(state), game.data):
            public += 1
            assert len(game.legal(state)) == len(game.legal(world))
            forced = game.forced(state)
            if forced is not None:
                assert game.consequences(state, forced) == game.consequences(world, forced)
        else:
            assert game.forced(state) is None
            private += (len(game.legal(state)) == 1) != (len(game.legal(world)) == 1)
    assert public > 50 and private > 0, "some choices are only the owner's to know"


@pytest.mark.parametrize("options", [*OPTIONS, {"open_stacks": True}])
def test_hidden_units_are_found_at_once_as_one_by_one(options: dict[str, Any]) -> None:
    game = hegemon.load("ancient_wars", engine="plain", **options)
    components, rng, met = game.data.components, Random(5), 0
    state = game.start()
    for _ in range(400):
        if game.to_act(state) == OVER:
            break
        s = game.plain(state)
        one_by_one = {u for u in range(len(game.data.names["unit"])) if is_hidden(s, components, u)}
        assert hidden_units(s, components) == one_by_one
        met += len(one_by_one)
        a = game.draw(state, rng) if game.to_act(state) == CHANCE else rng.choice(game.legal(state))
        game.apply(state, a)
    assert bool(met) != options.get("open_stacks", False)


def played(game: Game, seed: int, most: int) -> Iterator[tuple[State, int, State]]:
    """Decisions of a random game, each with the position before and after it."""
    rng, state = Random(seed), game.start()
    for _ in range(most):
        who = game.to_act(state)
        if who == OVER:
            return
        a = game.draw(state, rng) if who == CHANCE else rng.choice(game.legal(state))
        before = state.copy()
        game.apply(state, a)
        if who != CHANCE:
            yield before, a, state


@pytest.mark.parametrize("options", OPTIONS)
def test_an_action_that_was_made_has_shown_what_it_would_show(options: dict[str, Any]) -> None:
    game, counts = hegemon.load("ancient_wars", engine="plain", **options), Counter[bool]()
    for before, a, reached in played(game, 7, 900):
        shows = game.reveals(before, a)
        assert game.reveals(before, a, reached) == shows, game.text(a)
        counts[shows] += 1
    assert counts[True] and counts[False]
