"""Every game of the project is drawn: the browser finds its folder and its catalogues by name; none is forgotten."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from hegemon.core import registry
from hegemon.core.language import LANGUAGES
from hegemon.core.language import catalogue as words_of

CLIENT = Path(__file__).resolve().parents[2] / "web" / "src" / "lib"


def texts(language: str, game: str) -> dict[str, Any]:
    """A game's texts."""
    return json.loads((CLIENT / "i18n" / language / f"{game}.json").read_text("utf-8"))  # type: ignore[no-any-return]


def test_every_game_has_a_client_folder_and_every_folder_a_game() -> None:
    """A folder with an `index.ts` is a game's; its board has the name that the client looks for."""
    folders = {file.parent.name for file in (CLIENT / "games").glob("*/index.ts")}
    assert folders == set(registry.games())
    assert {file.parent.name for file in (CLIENT / "games").glob("*/Board.svelte")} == folders


def test_every_game_has_its_texts_in_every_language() -> None:
    """One catalogue per game and language, and those of the client's own parts."""
    expected = {"account", "around", "chance", "clock", "common", "learn", "stage", "things", *registry.games()}
    for language in (folder for folder in (CLIENT / "i18n").iterdir() if folder.is_dir()):
        assert {file.stem for file in language.glob("*.json")} == expected, language.name


@pytest.mark.parametrize("game", registry.games())
def test_verbs_have_words(game: str) -> None:
    """Both languages have a word for every verb, in the game's own catalogues and nowhere else."""
    verbs = import_module(f"hegemon.games.{game}.actions").VERBS
    for language in LANGUAGES:
        said = words_of(game, language)
        assert all(said.has(f"do-{verb}") for verb in verbs.by_name), language
        assert "verbs" not in texts(language, game)
