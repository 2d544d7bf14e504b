"""What the documentation says exists, exists: files, functions, links, make targets, commands, layers."""

from __future__ import annotations

import ast
import importlib.util
import json
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import hegemon
from hegemon.cli.commands import COMMANDS
from hegemon.core import registry

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "hegemon"
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs" / "adr").glob("*.md")),
    *sorted((SOURCE / "games").glob("*/README.md")),
    ROOT / "web" / "README.md",
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


# ---------------------------------------------------------------------------------------------------- names
EXCEPTIONS = {  # what looks like a name of ours and is none: text → what it is
    "web/dist": "made by `make web`",
    "synchronous=FULL": "a setting of SQLite",
    "Retry-After": "a header of HTTP",
    "Server-Timing": "a header of HTTP",
}
FILE = re.compile(r"[\w./<>*…-]+\.(?:py|toml|md|ts|svelte|json|svg|hgm)")
FOLDER = re.compile(r"(?:\.?[\w<>*-]+/)+|(?:src|tests|tools|docs|web|core|games|server|cli|rules)/[\w<>*/-]+")
NAME = re.compile(r"[A-Za-z_][\w<>]*(?:\.[A-Za-z_][\w<>]*)*(?:\(.*\))?")
PLACEHOLDER = re.compile(r"<\w+>|\bGAME\b|\bREASON\b|\bLANGUAGE\b")
HOMES = (
    "src/hegemon",
    "src/hegemon/games/*",
    "src/hegemon/server",
    "src/hegemon/core/kernel",
    "tests",
    "tests/unit",
    "tests/sample_games/pebbles",
    "web",
    "web/src/lib/games/*",
    "web/src/lib/map",
)


def spoken_of(page: Path) -> Iterator[str]:
    """Everything that stands in backticks on a page, blocks of code left out."""
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    yield from (found.strip() for found in re.findall(r"`([^`\n]+)`", text))


@cache
def known_names() -> frozenset[str]:
    """Every name in the sources: what is defined, its arguments and fields; words of data and of the client."""
    names: set[str] = set()
    for path in [*(ROOT / "src").rglob("*.py"), *(ROOT / "tests" / "sample_games").rglob("*.py")]:
        names.add(path.stem)
        names.update(path.parent.parts)
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                names.add(node.name)
            elif isinstance(node, ast.arg | ast.keyword):
                names.add(node.arg or "")
            elif isinstance(node, ast.Name):
                names.add(node.id)
            elif isinstance(node, ast.Attribute):
                names.add(node.attr)
            elif isinstance(node, ast.alias):
                names.update(node.name.split("."))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                names.update(re.findall(r"\w+", node.value) if len(node.value) < 200 else ())
    words = [
        *(ROOT / "src").rglob("*.toml"),
        *(ROOT / "src" / "hegemon" / "lang").rglob("*.ftl"),
        *(ROOT / "web" / "src").rglob("*.ts"),
        *(ROOT / "tests").rglob("*.toml"),
    ]
    for path in words:
        names.update(re.findall(r"\w+", path.read_text("utf-8")))
    return frozenset(names)


def is_path(text: str, page: Path) -> bool:
    """Does it lead to something, from the page, from the root, or within a package or a game?"""
    pattern = PLACEHOLDER.sub("*", text.removeprefix("hegemon/").rstrip("/")).replace("…", "*")
    homes = [page.parent, ROOT, *(found for home in HOMES for found in ROOT.glob(home))]
    deep = f"rules/{pattern}" if "/" not in pattern else pattern
    return any(next(home.glob(p), None) for home in homes for p in (pattern, deep))


def is_name(text: str) -> bool:
    """Is every part of a name, with its arguments left out, a name of ours?"""
    parts = re.sub(r"\(.*\)$", "", text).split(".")
    patterns = [re.compile(re.sub(r"_x$", r"_\\w+", re.sub(r"<\w+>", r"\\w+", part))) for part in parts]
    return all(p.pattern in known_names() or any(p.fullmatch(n) for n in known_names()) for p in patterns)


def looks_like_a_name(text: str) -> bool:
    """A call, a dotted name, words joined by underscores, or CamelCase: no word of plain English."""
    if not NAME.fullmatch(text) or text.isupper():
        return False
    return bool("(" in text or "." in text or "_" in text.strip("_") or re.search(r"[a-z][A-Z]", text))


def wrong_names(page: Path) -> list[str]:
    """What a page speaks of although it does not exist."""
    wrong = []
    for text in spoken_of(page):
        if text.startswith("/"):
            continue  # an address
        if FILE.fullmatch(text) or FOLDER.fullmatch(text):
            if not is_path(text, page) and text not in EXCEPTIONS:
                wrong.append(text)
        elif looks_like_a_name(text) and text not in EXCEPTIONS and not is_name(text):
            wrong.append(text)
    return wrong


@pytest.mark.parametrize("page", PAGES, ids=lambda p: f"{p.parent.name}/{p.name}")
def test_names_exist(page: Path) -> None:
    assert wrong_names(page) == []


def test_exceptions_are_needed_and_detectors_work(tmp_path: Path) -> None:
    spoken = {text for page in PAGES for text in spoken_of(page)}
    assert set(EXCEPTIONS) <= spoken
    page = tmp_path / "page.md"
    wrong = "`legality.py` `rules/nowhere.py` `legal_founds` `TableWish` `game.title_of(x)` `core/nothing/`"
    page.write_text(wrong, "utf-8")
    assert len(wrong_names(page)) == 6
    right = "`frames.py` `founding.py` `legal_found` `why_not_x` `Game.apply(state, a)` `core/kernel/`"
    page.write_text(right, "utf-8")
    assert wrong_names(page) == []


@pytest.mark.parametrize("game", hegemon.games())
def test_readme_tells_every_verb_and_every_fact(game: str) -> None:
    """The vocabulary of a game stands in its README: no verb is missing, none is too many; every fact is told."""
    page = (SOURCE / "games" / game / "README.md").read_text("utf-8")
    table = page.split("## Verbs")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (`[^|]+)\|", table.replace("\\|", "/"), re.MULTILINE)
    told = {text.split()[0] for row in rows for text in re.findall(r"`([^`]+)`", row)}
    loaded = hegemon.load(game, engine="plain")
    assert told == set(loaded.verbs.by_name)
    facts = {text.split()[0] for text in re.findall(r"`([^`]+)`", page.split("## Position facts")[1])}
    known = import_module(f"hegemon.games.{game}.notation").FACTS
    assert {*known.bases, *known.facts} - facts == set()


@pytest.mark.parametrize("game", hegemon.games())
def test_readme_tells_the_stage_and_every_option(game: str) -> None:
    page, known = (SOURCE / "games" / game / "README.md").read_text("utf-8"), registry.spec(game)
    assert f"Stage: {known.stage}." in page
    assert [option.name for option in known.options if f"`{option.name}`" not in page.split("## Options")[1]] == []


# ---------------------------------------------------------------------------------------------------- made by tools
def tool(name: str) -> Any:
    """One of the scripts in `tools`, loaded."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


def test_speed_is_what_was_measured_and_stored(tmp_path: Path) -> None:
    """The README claims no figure that is not in a stored measurement."""
    speed = tool("speed_table")
    text = (ROOT / "README.md").read_text("utf-8")
    assert text.split(speed.BEGIN + "\n")[1].split(speed.END)[0] == speed.table(), "make speed"
    document = {
        "game": "chess", "date": "2026-01-02", "commit": "abc", "machine": {"machine": "m"},
        "rates_per_second": {"compiled loop": {"decisions": [1e6, 3e6, 2e6]}},
        "goals": [{"what": "compiled loop / catanatron", "value": 123.4}],
    }  # fmt: skip
    (tmp_path / "2026-01-02-chess.json").write_text(json.dumps(document), "utf-8")
    row = speed.table(tmp_path).splitlines()[-1]
    assert row == "| chess | 2.0 million | 123 x | - | - | [2026-01-02](bench/results/2026-01-02-chess.json), m, abc |"


def test_layers_are_those_that_imports_are_checked_for() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contract = next(c for c in settings["tool"]["importlinter"]["contracts"] if c["type"] == "layers")
    rows = [re.findall(r"hegemon\.(\w+)", row) for row in contract["layers"]]
    checked = [[name for name in row if (SOURCE / name).is_dir()] for row in rows]
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    table = page.split("| layer |")[1].split("\n\n")[0]
    assert [re.findall(r"`(\w+)`", row.split("|")[1]) for row in table.splitlines()[2:]] == checked
    packages = {p.parent.name for p in SOURCE.glob("*/__init__.py")}
    assert packages == {name for row in checked for name in row}, "a package is in no layer"


def test_picture_is_drawn_by_its_tool_and_names_what_exists() -> None:
    drawn = (ROOT / "docs" / "architecture.svg").read_text("utf-8")
    assert drawn == tool("architecture_picture").picture()
    names = [name for line in re.findall(r'class="code">([^<]+)<', drawn) for name in line.split()]
    assert len(names) > 20
    assert [name for name in names if not (is_name(name) or is_path(name, ROOT / "README.md"))] == []
