"""Every refusal: the position in which it is told, and its sentence in both languages."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import hegemon
from hegemon.core.language import LANGUAGES
from hegemon.games.antike import reasons
from hegemon.games.antike.reasons import REASONS

SEVEN = "know_how greeks wheel sailing market monarchy roads navigation currency"
EIGHT = f"{SEVEN} democracy"
ALL_STONES = "; ".join(
    f"city greeks {p}"
    for p in (
        "adane adulis alexandria ammonion antiochia artaxata athenae attalia babylon berenice byzantium charax "
        "corniclanum cyrene dioscoridis dyrrhachion ephesos gerrha gordion harmotia knossos leptis_magna mecca "
        "melitene memphis"
    ).split()
)
ALL_TEMPLES = "; ".join(
    f"city persians {p} temple"
    for p in (
        "adane adulis alexandria ammonion antiochia artaxata attalia babylon berenice byzantium charax "
        "corniclanum cyrene dioscoridis dyrrhachion ephesos gerrha gordion harmotia knossos"
    ).split()
)
TOLD: dict[str, dict[str, Any]] = tomllib.loads(Path(__file__).with_name("reasons.toml").read_text("utf-8"))
FILLED = {"SEVEN": SEVEN, "EIGHT": EIGHT, "ALL_STONES": ALL_STONES, "ALL_TEMPLES": ALL_TEMPLES}


def test_every_reason_is_told_here() -> None:
    names = {name for name, code in vars(reasons).items() if name.isupper() and isinstance(code, int)} - {"FINE"}
    assert names - {"TIME", "THING", "STATE", "LIMIT", "MEANS"} == {*TOLD, "NO_SUCH_PLACE"}
    assert len(REASONS.all()) == len(TOLD) + 1


@pytest.mark.parametrize("name", TOLD)
def test_a_reason_in_both_languages(name: str) -> None:
    row = TOLD[name]
    game = hegemon.load("antike", engine="plain", **row.get("options", {}))
    state = game.position(row["given"].format_map(FILLED))
    for action in row.get("when", []):
        game.apply(state, game.parse(action))
    refusal = game.why_not(state, game.parse(row["refused"]))
    assert refusal is not None and refusal.code == getattr(reasons, name)
    assert [game.say(refusal.message, language) for language in LANGUAGES] == [row[language] for language in LANGUAGES]


def test_a_nation_that_does_not_take_part() -> None:
    """It has no name in this game: it can only be asked about by its number."""
    game = hegemon.load("antike", engine="plain", nations="picked")
    refusal = game.why_not(game.start(), game.verbs.encode("pick", (5,)))
    assert refusal is not None and refusal.code == reasons.NO_SUCH_PLACE
    assert [game.say(refusal.message, language) for language in LANGUAGES] == [
        "No such nation takes part.",
        "Ein solches Volk spielt nicht mit.",
    ]


def test_every_number_of_the_table_is_answered_in_words() -> None:
    """Also those that name nothing of this game."""
    game = hegemon.load("antike", engine="plain", players=3)
    for text in ("setup", "start", "empty; turn greeks movement; legion greeks pella; legion persians pella"):
        state = game.position(text)
        for a in range(0, game.verbs.size, 7):
            refusal = game.why_not(state, a)
            assert refusal is None or all(game.say(refusal.message, language) for language in LANGUAGES)


WHY = [
    ("founding; legion greeks pella; stock greeks marble=1 gold=4", "province", "pella", "CITY_TOO_DEAR"),
    ("founding; city persians pella; stock greeks marble=1 gold=4", "province", "pella", "SITE_TAKEN"),
    ("arming; city greeks athenae; stock greeks gold=4", "province", "athenae", "ARMING_TOO_DEAR"),
    ("arming; city greeks athenae; stock greeks iron=4", "province", "susa", "NOT_YOUR_CITY_ARMING"),
    ("arming; city greeks athenae; stock greeks iron=4", "province", "athenae", None),
    ("temple; city greeks athenae temple; stock greeks marble=9", "province", "athenae", "HAS_TEMPLE"),
    ("know_how; stock greeks gold=30", "know_how", "roads", "NEEDS_BASIC"),
    ("know_how; stock greeks gold=3", "know_how", "wheel", "BASIC_TOO_DEAR"),
    ("movement; legion greeks pella", "province", "susa", "NO_UNIT_TO_MOVE"),
    (
        "conquest; city persians pella temple; city persians susa; legion greeks pella 2",
        "province",
        "pella",
        "NOT_ENOUGH_UNITS",
    ),
    ("rondel; rondel greeks iron", "field", "marble", "CANNOT_PAY_STEPS"),
]


@pytest.mark.parametrize(("text", "domain", "member", "name"), WHY, ids=[f"{row[0][:30]}: {row[2]}" for row in WHY])
def test_why_nothing_can_be_done_with_a_thing(text: str, domain: str, member: str, name: str | None) -> None:
    game = hegemon.load("antike", engine="plain")
    refusal = game.why(game.position(f"empty; turn greeks {text}"), domain, member)
    assert (refusal and refusal.code) == (name and getattr(reasons, name))
