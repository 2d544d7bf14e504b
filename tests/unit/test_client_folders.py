"""Every game of the project is drawn: the browser finds its folder and its catalogues by name; none is forgotten."""

from __future__ import annotations

from pathlib import Path

from hegemon.core import registry

CLIENT = Path(__file__).resolve().parents[2] / "web" / "src" / "lib"


def test_every_game_has_a_client_folder_and_every_folder_a_game() -> None:
    """A folder with an `index.ts` is a game's; its board has the name that the client looks for."""
    folders = {file.parent.name for file in (CLIENT / "games").glob("*/index.ts")}
    assert folders == set(registry.games())
    assert {file.parent.name for file in (CLIENT / "games").glob("*/Board.svelte")} == folders


def test_every_game_has_its_texts_in_every_language() -> None:
    """One catalogue per game and language."""
    for language in (folder for folder in (CLIENT / "i18n").iterdir() if folder.is_dir()):
        assert {file.stem for file in language.glob("*.json")} == {"common", *registry.games()}, language.name
