"""Every refusal is told in both languages, with everything it names: those of the scenarios, and some more."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import hegemon
from hegemon.core.game import Game
from hegemon.core.reasons import Refusal
from hegemon.testing import load_scenarios

SCENARIOS = load_scenarios(Path(__file__).parent.parent.parent / "rulebook", "dies_irae")
# (actions of the set-up, facts changed then, refused action) for reasons that the printed sheets do not bring about
SET_UP = ["capital memphis", "place_post pelousion"]
MORE = [
    (SET_UP, "ships egypt tanis 2; ships egypt kanopos 2; ships egypt pelousion 1", "place_ship pelousion"),
    (
        [*SET_UP, "place_ship pelousion"],
        "legions egypt gaza 2; legions egypt petra 2; legions egypt damaskos 2; legions egypt klysma 1",
        "place_legion klysma",
    ),
]
# What exactly is said: (position, actions made, refused action, English, German)
SAID = [
    (
        "empty; box persia military 6; fortress persia sardis; talents persia 5; turn persia build",
        [],
        "build_legion sardis",
        "A legion costs 8 talents; 3 are missing.",
        "Eine Legion kostet 8 Talente; es fehlen 3.",
    ),
    (
        "empty; post greece larissa; talents greece 19; turn greece build",
        [],
        "build_fortress larissa",
        "A fortress costs 20 talents; 1 is missing.",
        "Eine Festung kostet 20 Talente; es fehlt 1.",
    ),
    (
        "empty; talents greece 50; box greece fleet start; turn greece develop",
        [],
        "advance fleet",
        "Galley needs an uncontested post on wool and wood.",
        "Galeere verlangt einen unumkämpften Posten auf Wolle und Holz.",
    ),
    (
        "empty; armistice greece persia 2; game_turn 4; legions greece corinthos 1; post persia athenae; "
        "turn greece move",
        ["march corinthos"],
        "to athenae",
        "Your armistice with Persia keeps you out of Athenae, through turn 5.",
        "Dein Waffenstillstand mit Persien sperrt dir Athenae, bis Ende der Runde 5.",
    ),
    (
        "empty; ships greece samos 1; turn greece attack",
        [],
        "fight samos",
        "You have no legion ashore on Samos to fight with.",
        "Du hast auf Samos keine Legion an Land, die kämpfen könnte.",
    ),
    (
        "empty; legions greece larissa 4; legions greece corinthos 2; turn greece move",
        ["march larissa"],
        "number 2",
        "That many could end their move nowhere: you have no free army marker. Take another number.",
        "So viele könnten ihren Zug nirgends beenden: Du hast keinen freien Heermarker. Nimm eine andere Zahl.",
    ),
    (
        "empty; chosen greece build 2; turn greece choose",
        [],
        "choose build",
        "You have chosen Build twice already; it is open to you again next turn.",
        "Du hast Bau schon zweimal gewählt; nächste Runde steht dir das wieder offen.",
    ),
]


@cache
def game_with(options: tuple[tuple[str, Any], ...]) -> Game:
    return hegemon.load("dies_irae", engine="plain", **dict(options))


def refused(game: Game, position: str, made: list[str], action: str) -> Refusal:
    state = game.position(position)
    for text in made:
        game.apply(state, game.parse(text))
    refusal = game.why_not(state, game.parse(action))
    assert refusal is not None, action
    return refusal


def refusals() -> Iterator[tuple[Game, Refusal]]:
    for scenario in SCENARIOS:
        row = scenario.row
        game = game_with(tuple(sorted(row.get("options", {}).items())))
        state = game.position(row["given"])
        for key, made in (("illegal", []), ("then_illegal", row.get("when", []))):
            for text in made:
                game.apply(state, game.parse(text))
            for entry in row.get(key, []):
                here = game.change(state, entry["with"]) if "with" in entry else state
                refusal = game.why_not(here, game.parse(entry["action"]))
                assert refusal is not None
                yield game, refusal
    game = game_with(())
    for made, facts, action in MORE:
        state = game.position("setup")
        for text in made:
            game.apply(state, game.parse(text))
        refusal = game.why_not(game.change(state, facts), game.parse(action))
        assert refusal is not None
        yield game, refusal
    beyond = game.verbs.encode("march", (len(game.data.names["hex"]),))  # a number without a hex on this map
    refusal = game.why_not(game.position("empty; turn greece move"), beyond)
    assert refusal is not None
    yield game, refusal


def test_every_reason_is_told_in_both_languages() -> None:
    told: set[str] = set()
    for game, refusal in refusals():
        told.add(refusal.message.key)
        for language in ("en", "de"):
            sentence = game.say(refusal.message, language)
            assert sentence.endswith((".", "!", "?")) and "{" not in sentence and "  " not in sentence, sentence
            assert "h0" not in sentence and "_" not in sentence and "-h" not in sentence, sentence
    wanted = {f"no-{reason.key}" for reason in game_with(()).reasons()}
    assert wanted - told == set()


@pytest.mark.parametrize(("position", "made", "action", "english", "german"), SAID, ids=[row[2] for row in SAID])
def test_a_refusal_names_what_is_missing(
    position: str, made: list[str], action: str, english: str, german: str
) -> None:
    game = game_with(())
    refusal = refused(game, position, made, action)
    assert game.say(refusal.message) == english
    assert game.say(refusal.message, "de") == german


def test_why_not_finds_the_reason_that_tells_most() -> None:
    """A click on a place: not whatever verb comes first, but what is nearest to being legal."""
    game = game_with(())
    state = game.position("empty; post greece larissa; talents greece 5; turn greece build")
    refusal = game.why(state, "site", "larissa")
    assert refusal is not None and refusal.message.key in ("no-fortress-dear", "no-monument-dear")
