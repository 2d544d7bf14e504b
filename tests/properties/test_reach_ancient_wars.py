"""Ancient Wars: recruits and the units of a stack are named in any order, and the distinct actions reach all that the
legal ones do."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import permutations
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import pytest

import hegemon
from hegemon.core.engine import State
from hegemon.core.game import Game
from hegemon.testing.walks import random_walk

GAUL = Path(hegemon.__file__).parent / "games" / "ancient_wars" / "campaigns" / "gaul.toml"
SIEGE = 'recruit = [{ count = 1, classes = ["auxiliary"] }]\n'
HOMES_HELD = "at cisalpina arverni; at massilia nervii; at narbo mandubii"  # of legions and auxiliaries
WON_AT_ALESIA = ["roll 6", "roll 1", "fight legio_vii", "roll 6", "roll 1", "roll 1", "pursue remi"]


class Case(NamedTuple):
    """A position, what is done before the order is free, and what is then named in any order."""

    given: str
    before: list[str]
    named: list[str]
    options: dict[str, Any] = {}  # noqa: RUF012  (read only)
    entries: str = ""  # what the card Siege recruits in a campaign of one's own


# Whatever the order, the same units stand in the same places, with the same veils and marks.
ANY_ORDER = {
    "recruits of an entry": Case(
        "card recruits; at massilia caesar; turn roman recruiting",
        [],
        ["recruit legio_xi; place narbo", "recruit legio_xii; place cisalpina", "recruit legio_xiv; place narbo"],
    ),
    "recruits of several entries": Case(
        "card reinforcements; at taurini hannibal; turn barbarian recruiting",
        [],
        [
            "recruit elephanti",
            "recruit mago; place genua",
            "recruit classis_punica_ii",
            "recruit hispani_i; place alpes",
        ],
        {"campaign": "italy"},
    ),
    "units of two entries": Case(
        "card supplicatio; at cantium legio_x; turn roman recruiting",
        [],
        ["recruit legio_vii; place narbo", "recruit labienus; place massilia", "recruit legio_xi; place narbo"],
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
    "a fleet and a legion": Case("card classis; at morini caesar; turn roman recruiting", [], []),
    "a tribe, a fleet and another tribe": Case(
        "card lords_of_the_ocean; at remi nervii; turn barbarian recruiting", [], []
    ),
    "legions of two entries, of which one means others too": Case(
        "card supplicatio; at cantium legio_vii legio_viii legio_ix legio_x legio_xi; turn roman recruiting", [], []
    ),
    "legions of two entries": Case(
        "card volones; bonus yes; at roma legio_i legio_ii legio_iii legio_iv volones; turn roman recruiting",
        [],
        [],
        {"campaign": "italy"},
    ),
    "troops, a leader and a fleet": Case(
        "card reinforcements; at taurini hannibal; turn barbarian recruiting", [], [], {"campaign": "italy"}
    ),
    "a leader at home, troops at places of the card": Case(
        "card hasdrubal_crosses_the_alps; at boii boii; turn barbarian recruiting", [], [], {"campaign": "italy"}
    ),
    "a place by a leader of a later entry": Case(
        f"card siege; {HOMES_HELD}; turn roman recruiting",
        [],
        [],
        entries="""[{ count = 2, classes = ["auxiliary"] },
            { count = 1, units = ["labienus"], placement = "listed", places = ["remi", "bibracte"] }]""",
    ),
    "a place by a land unit of a later entry": Case(
        "card siege; at remi caesar; turn roman recruiting",
        [],
        [],
        entries="""[{ count = 1, classes = ["fleet"] },
            { count = 2, classes = ["legion"], placement = "listed", places = ["morini", "veneti"] }]""",
    ),
    "entries that share one unit": Case(
        "card siege; at remi caesar; turn roman recruiting",
        [],
        [],
        entries="""[{ count = 1, units = ["funditores", "equites_germani"] },
            { count = 1, units = ["funditores", "cohortes"] }, { count = 2, units = ["legio_vii", "legio_viii"] }]""",
    ),
    "entries that share units, not places": Case(
        "card siege; at remi caesar legio_xi legio_xii legio_xiii legio_xiv; turn roman recruiting",
        [],
        [],
        entries="""[{ count = 1, classes = ["legion"] },
            { count = 2, classes = ["legion"], placement = "listed", places = ["narbo", "remi"] }]""",
    ),
    "camps that later make places": Case(
        f"card hiberna; at remi legio_vii; {HOMES_HELD}; turn roman recruiting",
        [],
        [],
        {"camps": True},
    ),
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
def load(entries: str = "", **options: Any) -> Game:
    if not entries:
        return hegemon.load("ancient_wars", engine="plain", **options)
    with TemporaryDirectory() as folder:
        own = Path(folder) / "campaigns" / "gaul.toml"
        own.parent.mkdir()
        text = GAUL.read_text("utf-8")
        assert text.count(SIEGE) == 1
        own.write_text(text.replace(SIEGE, "recruit = " + entries.replace("\n", " ") + "\n"), "utf-8")
        return hegemon.load("ancient_wars", engine="plain", data=folder, **options)


def begun(case: Case) -> tuple[Game, State]:
    """The position in which the order is free."""
    game = load(case.entries, **case.options)
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


def test_a_unit_joins_a_leader_of_a_later_entry() -> None:
    """cite: recruiting.with_leader, rulings.entries_any_order"""
    game, state = begun(STEPS["a place by a leader of a later entry"])
    cohorts = game.parse("recruit cohortes")
    refusal = game.why_not(state, cohorts)
    assert refusal is not None and refusal.cite == "recruiting.lost"
    act(game, state, ["recruit labienus", "place remi", "recruit cohortes"])
    s, names = game.plain(state), game.data.names
    assert names.name("space", s.at[names.index("unit", "cohortes")]) == "remi"
    assert frame_of(game, state) == "recruit"  # the second auxiliary


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
