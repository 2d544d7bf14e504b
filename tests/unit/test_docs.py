"""What the documentation says exists, exists: files, functions, links, make targets, commands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hegemon
from hegemon.cli.commands import COMMANDS

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "hegemon"
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs" / "adr").glob("*.md")),
]
PLACE = re.compile(r"`([\w/]+\.py)` `(\w+)`")


def places() -> list[tuple[str, str, str]]:
    """(section's folder, file, name) of every place in docs/where-is.md."""
    found = []
    folder = ""
    for line in (ROOT / "docs" / "where-is.md").read_text("utf-8").splitlines():
        if line.startswith("## "):
            named = re.search(r"`(games/\w+)`", line)
            folder = named[1] if named else ""
        found += [(folder, file, name) for file, name in PLACE.findall(line)]
    return found


@pytest.mark.parametrize(("folder", "file", "name"), places())
def test_places_exist(folder: str, file: str, name: str) -> None:
    text = (SOURCE / folder / file).read_text("utf-8")
    assert re.search(rf"^(?:(?:async )?def|class) {name}\b", text, re.MULTILINE), f"{file} has no {name}"


def test_ten_questions_for_every_game() -> None:
    folders = [folder for folder, _, _ in places()]
    assert all(folders.count(f"games/{game}") == 10 for game in hegemon.games())


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        if not link.startswith(("http", "mailto")):
            assert (page.parent / link).exists(), link


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_commands_and_targets_exist(page: Path) -> None:
    text = page.read_text("utf-8")
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert set(re.findall(r"`make ([a-z-]+)", text)) <= targets
    assert set(re.findall(r"`hegemon ([a-z-]+)[ `]", text)) <= set(COMMANDS)
