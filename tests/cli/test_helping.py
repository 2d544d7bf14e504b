"""Help and whatever the reader of command lines refuses, in the language of whoever reads it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hegemon.cli.catalogues import needed_outside_games
from hegemon.cli.click_words import MODULES, SENTENCES
from hegemon.cli.commands import COMMANDS
from hegemon.core.language.check import faults

Run = Callable[..., Any]
ADMIN = ("announce", "ban", "close", "forget", "hand", "hide", "people", "rename", "reports", "tables")


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")


@pytest.mark.parametrize(
    "words", [(), *((name,) for name in COMMANDS), *(("admin", name) for name in ADMIN)], ids=" ".join
)
def test_every_help_is_in_the_readers_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    told = {}
    for language, usage in (("de_DE.UTF-8", "Aufruf:"), ("C", "Usage:")):
        monkeypatch.setenv("LC_ALL", language)
        told[language] = run(*words, "--help").out
        assert told[language].startswith(usage)
    english, german = (set(told[language].splitlines()) for language in ("C", "de_DE.UTF-8"))
    assert not {line for line in english & german if line != line.lower()}  # a line of names alone is in both


def test_the_language_can_be_asked_for(run: Run) -> None:
    assert run("log", "x.hgm", "--language", "de", "--help").out.startswith("Aufruf: hegemon log [OPTIONEN] DATEI")


REFUSED = [
    (("--nonsense",), "Eine Option '--nonsense' gibt es nicht."),
    (("play",), "Es fehlt die Angabe 'SPIEL'."),
    (("play", "--sead"), "Eine Option '--sead' gibt es nicht. Meinst du eines davon: '--seat', '--seed'?"),
    (("play", "duellum", "--seed"), "Zur Option '--seed' gehört ein Wert."),
    (("play", "duellum", "--seed", "x"), "Dieser Wert geht nicht für '--seed': 'x' ist keine passende Zahl."),
    (("play", "duellum", "rome"), "Mit diesen weiteren Wörtern ist nichts anzufangen: rome."),
    (("games", "--language", "fr"), "Dieser Wert geht nicht für '--language': 'fr' ist nichts von 'en', 'de'."),
    (("perft", "duellum", "--depth", "0"), "Dieser Wert geht nicht für '--depth': 0 liegt nicht im Bereich 1<=x<=12."),
    (("train", "duellum"), "Es fehlt die Option '--folder'."),
    (("foretell", "duellum"), "Es fehlt die Option '--folder'."),
    (
        ("foretell", "duellum", "--folder", "x", "--vary", "bord"),
        "Das Spiel 'duellum' hat keine Option 'bord' mit mehreren Möglichkeiten.",
    ),
    (("where", "coin", "--all=3"), "Zur Option '--all' gehört kein Wert."),
    (("puzzles", "duellum", "--records", "x"), "Dieser Wert geht nicht für '--records': 'x' gibt es nicht."),
    (("admin", "clsoe"), "Einen Befehl 'clsoe' gibt es nicht. Meinst du 'close'?"),
]  # fmt: skip


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(("words", "told"), REFUSED, ids=[" ".join(words) for words, _ in REFUSED])
def test_what_is_refused_in_german(run: Run, words: tuple[str, ...], told: str) -> None:
    ran = run(*words)
    assert (ran.code, ran.out, ran.err) == (2, "", told + "\n")


def test_click_still_speaks_by_these_templates() -> None:
    """A release of click that words a sentence in another way would bring English back: it is noticed here."""
    source = "".join(Path(str(module.__file__)).read_text("utf-8") for module in MODULES)
    assert [template for template in SENTENCES if f'"{template}"' not in source] == []


def test_a_missing_and_an_unused_help_are_found() -> None:
    needed, parts = needed_outside_games()
    broken = needed | {"help-play-nothing": set()}
    del broken["help-play-seat"], broken["click-usage"]
    found = faults(None, broken, set(), parts | {"help-admin-ban": "short"})
    assert {(fault.key, fault.args["key"]) for fault in found} == {
        ("fault-key-missing", "help-play-nothing"),
        ("fault-key-unused", "help-play-seat"),
        ("fault-key-unused", "click-usage"),
        ("fault-key-part", "help-admin-ban"),
    }
