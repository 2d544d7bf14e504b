"""Everything that is refused outside the rules of a game is a sentence in every language, with its arguments in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hegemon.cli.catalogues import needed_outside_games
from hegemon.core import record
from hegemon.core.dual import home_of
from hegemon.core.errors import HegemonError, NotationError, OptionError, RecordError, UnknownGame
from hegemon.core.language import LANGUAGES, Message, catalogue, msg
from hegemon.core.language.check import ALWAYS, Entry, called, entries, faults
from hegemon.core.language.message import as_argument
from hegemon.core.registry import games, load

REFUSING = ("refuse-", "bad-", "fault-", "say-undo-")
NEEDED, PARTS = needed_outside_games()  # reads all sources: once
ENTRIES = entries(None, "en")
KEYS = sorted(key for key in NEEDED if key.startswith(REFUSING))
OF_GAMES = [
    (game, key, given)
    for game in games()
    for key, given in called(home_of(game)).items()
    if key.startswith(REFUSING) and key not in NEEDED
]
SAID = as_argument(msg("refuse-over"))
FORMS = {
    "who": "seat-chance",
    "fault": SAID,
    "there": 3,
    "left": 2,
    "near": "rome",
    "wanted": "REGION",
    "own": "yes",
    "what": "seat",
}


def sample(key: str, found: Entry) -> Message:
    """The message with an argument of its own in every place."""
    inner = {"why": SAID} if "SAY" in found.functions else {"side": "roman"} if key == "bad-handicap" else {}
    return Message(key, {name: (FORMS | inner).get(name, f"<{name}>") for name in found.arguments})


def test_there_are_many() -> None:
    assert len(KEYS) > 120


def test_the_catalogues_of_the_project_have_no_fault() -> None:
    assert faults(None, NEEDED, set(), PARTS) == []
    broken = NEEDED | {"refuse-nothing-like-it": set(), "refuse-stale": {"seen"}}
    del broken["bad-verb"]
    assert {(fault.key, fault.args["key"]) for fault in faults(None, broken, set())} == {
        ("fault-key-missing", "refuse-nothing-like-it"),
        ("fault-key-unused", "bad-verb"),
    }
    found = faults(None, NEEDED | {"bad-name": {"name"}}, set())
    assert ("fault-key-untold", "near") in {(fault.key, fault.args.get("arguments")) for fault in found}


@pytest.mark.parametrize("key", KEYS)
def test_every_refusal_in_both_languages_with_its_arguments(key: str) -> None:
    check(None, sample(key, ENTRIES[key]), NEEDED[key])


def test_what_games_refuse_outside_their_rules_too() -> None:
    found = {game: entries(game, "en") for game in games()}
    assert len(OF_GAMES) > 60
    for game, key, given in OF_GAMES:
        check(game, sample(key, found[game][key]), given)


def check(game: str | None, message: Message, needed: set[str]) -> None:
    """Said in every language, with each of its arguments."""
    key = message.key
    told = {language: catalogue(game, language).say(message) for language in LANGUAGES}
    assert key == "fault-other" or len(set(told.values())) == len(LANGUAGES), told
    for language, sentence in told.items():
        assert sentence[-1] in ".>", (language, sentence)
        given = {f"<{name}>" for name in message.args if message.args[name] == f"<{name}>"}
        assert given <= set(re.findall(r"<\w+>", sentence)), (language, sentence)
    assert ALWAYS in needed or set(message.args) <= needed


def test_an_error_speaks_the_language_of_its_reader() -> None:
    game = load("duellum", engine="plain")
    errors: list[HegemonError] = []
    for attempt, kind in (
        (lambda: game.parse("advnce ferrum"), NotationError),
        (lambda: game.parse("advance nowhere"), NotationError),
        (lambda: load("duellum", engine="plain", board="north"), OptionError),
        (lambda: load("antike", engine="plain", to_twelve=True), OptionError),
        (lambda: load("ancient_wars", engine="plain", camp_sieges=True), OptionError),
        (lambda: load("chess", engine="plain"), UnknownGame),
        (lambda: record.loads("no record"), RecordError),
    ):
        with pytest.raises(kind) as raised:
            attempt()
        errors.append(raised.value)
    for error in errors:
        assert str(error) == error.sentence("en") != error.sentence("de")
    assert errors[0].sentence("de").startswith("'advnce' ist kein Befehl dieses Spiels")


def test_the_error_behind_is_told_in_the_same_language(tmp_path: Path) -> None:
    game = load("duellum", engine="plain")
    recorder = record.Recorder(game, dict.fromkeys(game.seats, "-"))
    state = recorder.state
    while game.to_act(state) < 0:
        recorder.apply(game.legal(state)[0])
    recorder.apply(game.legal(state)[0])
    file = tmp_path / "game.hgm"
    recorder.record.save(file)
    text = file.read_text("utf-8")
    verb = game.text(game.legal(game.start())[0]).split()[0]
    file.write_text(text.replace(f"{verb} ", "nonsense ", 1), "utf-8")
    with pytest.raises(RecordError) as raised:
        record.verify(file)
    assert "'nonsense' ist kein Befehl dieses Spiels" in raised.value.sentence("de")
    assert raised.value.sentence("de").startswith("Zug ")
