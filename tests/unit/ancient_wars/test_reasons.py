"""Every refusal is told in both languages, naming what it is about."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import hegemon
from hegemon.core.game import Game
from hegemon.core.language import Message
from hegemon.core.language.check import faults
from hegemon.core.language.needs import needed_by, needed_names
from hegemon.core.reasons import Refusal
from hegemon.testing.scenarios import load_scenarios

SCENARIOS = Path(__file__).parents[2] / "rulebook"
# Refusals that are looked for first: some are in no scenario's position, some are examples below.
FURTHER: list[tuple[dict[str, Any], str, str]] = [
    ({}, "empty; card recruits; at morini legio_vii classis; turn roman march", "sail legio_vii"),
    (
        {},
        "empty; card lords_of_the_ocean; at veneti classis_venetorum legio_vii; risen veneti; turn barbarian march",
        "sail classis_venetorum",
    ),
    (
        {"campaign": "italy"},
        "empty; game_turn 7; card scipio; at neapolis fabius; turn roman recruiting",
        "recruit scipio",
    ),
]
# Never told in our campaigns: nobody is static there, every port has a sea route, and where the fleets are full or
# nobody can pursue the step ends by itself. What such a refusal would name:
ELSEWHERE = {
    "static-unit": {"unit": "unit-nervii"},
    "no-sea-route": {"unit": "unit-classis"},
    "fleets-full": {"n": 4},
    "nobody-pursues": {"battle": "space-alesia"},
}


@pytest.fixture(scope="module")
def told() -> dict[str, tuple[Game, Refusal]]:
    """A refusal for every reason, from the positions of the scenarios."""
    found: dict[str, tuple[Game, Refusal]] = {}
    games: dict[str, Game] = {}

    def ask(options: dict[str, Any], position: str, actions: list[str] | None) -> None:
        game = games.setdefault(str(options), hegemon.load("ancient_wars", engine="plain", **options))
        state = game.position(position)
        numbers = range(game.verbs.size) if actions is None else [game.parse(text) for text in actions]
        for a in numbers:
            if code := game.engine.refusal(state, a):
                key = game.reasons()[code - 1].key
                if key not in found:
                    refusal = game.why_not(state, a)
                    assert refusal is not None
                    found[key] = (game, refusal)

    for given, position, action in FURTHER:
        ask(given, position, [action])
    seen: set[str] = set()
    for scenario in load_scenarios(SCENARIOS, "ancient_wars"):
        row = scenario.row
        options = row.get("options", {})
        asked = f"{options} {row['given'].rpartition(';')[2]}"
        ask(options, row["given"], None if asked not in seen else _named(row.get("illegal", [])))
        seen.add(asked)
        if row.get("then_illegal"):
            _play_and_ask(options, row, found, games)
    return found


def _named(entries: list[Any]) -> list[str]:
    return [entry["action"] if isinstance(entry, dict) else entry for entry in entries]


def _play_and_ask(
    options: dict[str, Any], row: dict[str, Any], found: dict[str, tuple[Game, Refusal]], games: dict[str, Game]
) -> None:
    game = games[str(options)]
    state = game.position(row["given"])
    for text in row.get("when", []):
        game.apply(state, game.parse(text))
    for text in _named(row["then_illegal"]):
        refusal = game.why_not(state, game.parse(text))
        if refusal is not None:
            found.setdefault(refusal.message.key.removeprefix("no-"), (game, refusal))


def test_every_reason_is_given_somewhere(told: dict[str, tuple[Game, Refusal]]) -> None:
    game = hegemon.load("ancient_wars", engine="plain")
    missing = {reason.key for reason in game.reasons()} - set(told)
    assert missing == set(ELSEWHERE)


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_never_told_has_its_sentence_too(language: str) -> None:
    game = hegemon.load("ancient_wars", engine="plain")
    tells = {reason.key: set(reason.tells) for reason in game.reasons()}
    for key, args in ELSEWHERE.items():
        assert tells[key] == set(args)
        assert game.say(Message(f"no-{key}", args), language).endswith(".")


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_reason_is_told_with_its_arguments(told: dict[str, tuple[Game, Refusal]], language: str) -> None:
    for key, (game, refusal) in told.items():
        sentence = game.say(refusal.message, language)
        assert sentence.endswith((".", "?")), (key, sentence)
        assert "_" not in sentence and "{" not in sentence and "  " not in sentence, (key, sentence)
        for name, value in refusal.message.args.items():
            if name == "asked":
                assert game.say(Message(**json.loads(str(value))), language) in sentence
                continue
            for part in str(value).split():
                forms = game.catalogue(language).name(part)
                shown = [part] if part.isdigit() else list(forms.values())
                if part not in ("0", "1"):
                    assert any(form in sentence for form in shown), (key, sentence, part)


def test_examples(told: dict[str, tuple[Game, Refusal]]) -> None:
    game, refusal = told["too-early"]
    assert game.say(refusal.message) == "You cannot recruit Scipio before turn 8; this is turn 7."
    assert game.say(refusal.message, "de") == "Vor Runde 8 kannst du Scipio nicht anwerben; jetzt ist Runde 7."


@pytest.mark.parametrize("campaign", ["gaul", "italy"])
def test_the_catalogues_of_both_campaigns_have_no_fault(campaign: str) -> None:
    game = hegemon.load("ancient_wars", engine="plain", campaign=campaign)
    assert faults("ancient_wars", needed_by(game), needed_names(game)) == []
