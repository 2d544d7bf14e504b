"""Ancient Wars: recruits and the units of a stack are named in any order, and the distinct actions reach all that the
legal ones do."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import permutations
from random import Random
from typing import Any, NamedTuple

import pytest

import hegemon
from hegemon.core.engine import State
from hegemon.core.game import Game
from hegemon.testing.walks import random_walk

WON_AT_ALESIA = ["roll 6", "roll 1", "fight legio_vii", "roll 6", "roll 1", "roll 1", "pursue remi"]


class Case(NamedTuple):
    """A position, what is done before the order is free, and what is then named in any order."""

    given: str
    before: list[str]
    named: list[str]
    options: dict[str, Any] = {}  # noqa: RUF012  (read only)


# Whatever the order, the same units stand in the same places, with the same veils and marks.
ANY_ORDER = {
    "recruits of an entry": Case(
        "card recruits; at massilia caesar; turn roman recruiting",
        [],
        ["recruit legio_xi; place narbo", "recruit legio_xii; place cisalpina", "recruit legio_xiv; place narbo"],
    ),
    "rebels among enemies": Case(
        "card great_revolt; at avaricum legio_vii legio_viii; at remi nervii; turn barbarian recruiting",
        [],
        ["recruit bituriges; place avaricum", "recruit arverni; place gergovia"],
    ),
    "a stack with its leader": Case(
        "card recruits; at cisalpina labienus legio_vii legio_viii legio_ix; at narbo legio_x; turn roman march",
        ["march cisalpina", "to allobroges"],
        ["take labienus", "take legio_vii", "take legio_ix"],
    ),
    "the whole stack, one by one": Case(
        "card recruits; at cisalpina labienus legio_vii legio_viii; at narbo legio_x; turn roman march",
        ["march cisalpina", "to allobroges"],
        ["take labienus", "take legio_vii", "take legio_viii"],
    ),
    "aboard a fleet": Case(
        "card classis; at morini caesar legio_vii legio_viii legio_ix legio_x classis; turn roman march",
        ["sail classis", "roll 1", "to cantium"],
        ["take caesar", "take legio_viii", "take legio_x"],
    ),
    "a full fleet": Case(
        "card classis; at morini caesar legio_vii legio_viii legio_ix legio_x classis; turn roman march",
        ["sail classis", "roll 1", "to cantium"],
        ["take legio_vii", "take legio_viii", "take legio_ix", "take legio_x"],
    ),
    "pursuers": Case(
        "card recruits; at alesia caesar legio_vii equites_germani mandubii; battle alesia roman",
        WON_AT_ALESIA,
        ["take caesar", "take equites_germani"],
        {"pursuit": True},
    ),
}

# Small steps with everything that could make the order matter: leaders whom others follow or join, some who need no
# leader, a forced march, an entry with more units than may come, entries after it, rebels, camps, a last place aboard.
STEPS = {
    "more recruits than may come": Case("card recruits; at massilia caesar; turn roman recruiting", [], []),
    "a leader whom recruits join": Case("card hiberna; at massilia caesar; turn roman recruiting", [], []),
    "a leader among the recruits": Case("card vercingetorix; at remi nervii; turn barbarian recruiting", [], []),
    "rebels": Case("card great_revolt; at avaricum legio_vii; at remi nervii; turn barbarian recruiting", [], []),
    "recruits, some with one place": Case(
        "card belgic_league; at aduatuca legio_vii; at remi nervii; turn barbarian recruiting", [], []
    ),
    "recruits of two entries": Case("card helvetians_migrate; at alesia mandubii; turn barbarian recruiting", [], []),
    "camps beside recruits": Case(
        "card recruits; at massilia legio_vii legio_viii; turn roman recruiting", [], [], {"camps": True}
    ),
    "a stack without a leader": Case(
        "card auxilia; at cisalpina equites_germani funditores legio_vii; turn roman march",
        ["march cisalpina", "to allobroges"],
        [],
    ),
    "a stack that needs its leader": Case(
        "card auxilia; at cisalpina caesar legio_vii equites_germani funditores; turn roman march",
        ["march cisalpina", "to allobroges"],
        [],
    ),
    "two leaders": Case(
        "card recruits; at massilia caesar labienus legio_vii legio_x; turn roman march",
        ["march massilia", "to allobroges"],
        [],
    ),
    "a forced march": Case(
        "card auxilia; at cisalpina caesar legio_vii equites_germani funditores; turn roman march",
        ["march cisalpina", "to FARTHEST"],
        [],
        {"forced_march": True},
    ),
    "one place too few aboard": Case(
        "card classis; at morini caesar legio_vii legio_viii legio_ix legio_x classis; turn roman march",
        ["sail classis", "roll 1", "to cantium"],
        [],
    ),
    "aboard a fleet that carries what is listed": Case(
        "card classis; at morini caesar legio_vii legio_viii funditores classis; turn roman march",
        ["sail classis", "roll 1", "to cantium"],
        [],
        {"transport": "listed"},
    ),
    "pursuit": Case(
        "card recruits; at alesia caesar labienus legio_vii equites_germani mandubii; battle alesia roman",
        WON_AT_ALESIA,
        [],
        {"pursuit": True},
    ),
}
NAMING = (
    "recruit",
    "place",
    "march_take",
    "load",
    "levy",
    "board",
    "reward",
    "pursue_take",
)  # frames with a free order
SETS: tuple[dict[str, Any], ...] = (
    {},
    {"advanced": True},
    {"campaign": "italy"},
    {"campaign": "italy", "advanced": True},
)
WALKS = 3
ACTIONS = 250
OF_EACH = 3  # steps of a kind that are exhausted
MOST = 400  # positions of such a step


@cache
def load(**options: Any) -> Game:
    return hegemon.load("ancient_wars", engine="plain", **options)


def begun(case: Case) -> tuple[Game, State]:
    """The position in which the order is free."""
    game = load(**case.options)
    state = game.position(f"empty; {case.given}")
    act(game, state, case.before)
    return game, state


def act(game: Game, state: State, actions: list[str]) -> None:
    for action in actions:
        texts = [game.text(a) for a in game.legal(state)]
        game.apply(state, game.parse(texts[-1] if "FARTHEST" in action else action))


def frame_of(game: Game, state: State) -> str:
    s = game.plain(state)
    return game.data.names.name("frame_kind", s.frame_kind[s.depth - 1]) if s.depth else ""


def reached(
    game: Game, state: State, listing: Callable[[State], list[int]], most: int = 20_000
) -> tuple[set[str], int]:
    """The keys of all positions until nothing more is named (none if there are too many), and the actions tried.

    A recruit in hand, not yet placed, tells which one came last: such a position is passed through, but not compared.
    """
    fresh = game.change(state, "")  # without marks of order
    waiting, seen, keys, tried = [fresh], set(), {fresh.key()}, 0
    while waiting:
        here = waiting.pop()
        listed = listing(here)
        assert listed
        for a in listed:
            there = here.copy()
            game.apply(there, a)
            tried += 1
            node = (there.key(), tuple(game.plain(there).frame_mark))
            if node not in seen:
                seen.add(node)
                frame = frame_of(game, there)
                if frame != "place":
                    keys.add(node[0])
                if frame in NAMING:
                    waiting.append(there)
        if len(seen) > most:
            return set(), tried
    return keys, tried


@pytest.mark.parametrize("case", ANY_ORDER.values(), ids=list(ANY_ORDER))
def test_every_order_leads_to_the_same_position(case: Case) -> None:
    ends = set()
    for order in permutations(case.named):
        game, state = begun(case)
        for words in order:
            act(game, state, words.split("; "))
        ends.add(state.key())
    assert len(ends) == 1


@pytest.mark.parametrize("case", STEPS.values(), ids=list(STEPS))
def test_distinct_reaches_what_legal_reaches(case: Case) -> None:
    game, state = begun(case)
    assert frame_of(game, state) in NAMING
    by_legal, tried_legal = reached(game, state, game.legal)
    by_distinct, tried_distinct = reached(game, state, game.distinct)
    assert by_distinct == by_legal
    assert len(by_legal) > 3, "nothing to choose"
    assert tried_distinct < tried_legal


@pytest.mark.parametrize("options", SETS, ids=str)
def test_distinct_reaches_what_legal_reaches_in_random_games(options: dict[str, Any]) -> None:
    game = load(**options)
    seen: dict[str, int] = {}
    saved = 0
    for seed in range(WALKS):
        before = ""
        for state, _ in random_walk(game, Random(seed), ACTIONS):
            frame = frame_of(game, state)
            if frame in NAMING and frame not in ("place", before) and seen.get(frame, 0) < OF_EACH:
                by_legal, tried_legal = reached(game, state, game.legal, MOST)
                if by_legal:
                    by_distinct, tried_distinct = reached(game, state, game.distinct, MOST)
                    assert by_distinct == by_legal, (seed, game.prompt(state).text)
                    seen[frame] = seen.get(frame, 0) + 1
                    saved += tried_legal - tried_distinct
            before = frame
    assert seen["recruit"] == seen["march_take"] == OF_EACH, seen
    assert saved > 0
