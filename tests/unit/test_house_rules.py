"""The rules of the house: what every file of the project must keep, whoever writes it."""

from __future__ import annotations

import ast
import os
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path, PurePath

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "hegemon" / "games"
SAMPLE = ROOT / "tests" / "sample_games" / "pebbles"

MAX_LINES = 400
MAX_RULE_LINES = 60
MAX_BYTES = 1_000_000
LONG_FILES = {  # waivers: path → why this file may be longer
    "web/src/lib/api/schema.d.ts": "generated from the server's OpenAPI description",
}

SKIPPED_FOLDERS = {"__pycache__", "node_modules", "build", "dist"}
SKIPPED_FILES = {
    ".git",
    ".coverage",
}  # a second working tree has the first; `make coverage` leaves the other
KEPT_DOT_FOLDERS = {".ci", ".github"}
BANNED_WORDS = {"utils", "util", "helpers", "helper", "misc", "manager", "base", "data2", "v2", "new"}
LOCK_FILES = {"uv.lock", "poetry.lock", "Pipfile.lock", "yarn.lock", "pnpm-lock.yaml"}
# Written in pieces so that this file does not accuse itself.
MACHINE_PATH = re.compile(r"(?:^|[^\w.~/-])/(?:" + "|".join(["work", "farm", "home", "root", "tmp", "Users"]) + r")/\w")
NEIGHBOUR_PATH = re.compile(r"\.\./sha" + "red")  # beside the checkout; inside web/ the name is a folder of its own
REGISTRY = re.compile(
    "|".join(["pypi" + r"\.org", "python" + r"hosted\.org", "registry" + r"\.npmjs", '"resol' + 'ved": *"https?:'])
)


@cache
def project_files() -> tuple[Path, ...]:
    """Every file that belongs to the project: caches, environments and installed packages left out."""

    def walk(folder: Path) -> Iterator[Path]:
        for entry in sorted(os.scandir(folder), key=lambda e: e.name):
            if entry.is_dir(follow_symlinks=False):
                hidden = entry.name.startswith(".") and entry.name not in KEPT_DOT_FOLDERS
                if not hidden and entry.name not in SKIPPED_FOLDERS and not entry.name.endswith(".egg-info"):
                    yield from walk(Path(entry.path))
            elif entry.name not in SKIPPED_FILES:
                yield Path(entry.path)

    return tuple(walk(ROOT))


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def files(*suffixes: str, under: Path = ROOT) -> list[Path]:
    return [p for p in project_files() if p.suffix in suffixes and p.is_relative_to(under)]


def text_files() -> Iterator[tuple[Path, str]]:
    for path in project_files():
        try:
            yield path, path.read_text("utf-8")
        except UnicodeDecodeError:
            continue  # a picture or another binary file


def game_folders() -> list[Path]:
    return sorted(p for p in GAMES.iterdir() if p.is_dir() and p.name not in SKIPPED_FOLDERS)


# ---------------------------------------------------------------------------------------------------- the detectors
@cache
def nodes(source: str) -> tuple[ast.AST, ...]:
    """Everything in a source: several rules look at the same one."""
    return tuple(ast.walk(ast.parse(source)))


def imports(source: str) -> Iterator[tuple[int, str, bool]]:
    """(line, module, is relative) of every import, those inside functions too."""
    for node in nodes(source):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name, False
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, node.module or "", node.level > 0


def rule_functions(source: str) -> Iterator[ast.FunctionDef]:
    for node in nodes(source):
        if isinstance(node, ast.FunctionDef):
            if any(isinstance(d, ast.Name) and d.id == "rule" for d in node.decorator_list):
                yield node


def rule_file_faults(source: str) -> list[str]:
    """Rule files import the project relatively (an absolute import fetches the interpreted twin) and no generator."""
    if next(rule_functions(source), None) is None:
        return []
    faults = []
    for line, module, relative in imports(source):
        if not relative and module.split(".")[0] in {"hegemon", "hegemon_fast"}:
            faults.append(f"line {line}: absolute import of {module} in a rule file")
        if not relative and module.split(".")[0] in {"random", "secrets", "time"}:
            faults.append(f"line {line}: rules hold no generator and no clock, but {module} is imported")
    return faults


def foreign_imports(source: str) -> list[str]:
    """Imports that are neither the standard library nor the project."""
    known = sys.stdlib_module_names | {"hegemon"}
    return [f"line {n}: {m}" for n, m, relative in imports(source) if not relative and m.split(".")[0] not in known]


PRIVATE_OF_GAME = {"_ruleset", "_knowledge"}
ENGINE_USERS = {  # files that may reach for a game's engine: path → why
    "src/hegemon/cli/measure/own.py": "measures the engine itself",
}


def ways_round_game(source: str) -> list[str]:
    """Where something other than the core reaches past the public methods of a Game."""
    faults = []
    for node in nodes(source):
        if isinstance(node, ast.Attribute):
            owner = ast.unparse(node.value)
            of_database = owner == "self" or owner.rpartition(".")[2] in {"store", "core"}
            if node.attr in PRIVATE_OF_GAME or (node.attr == "engine" and not of_database):
                faults.append(f"line {node.lineno}: {ast.unparse(node)}")
        elif isinstance(node, ast.Constant) and str(node.value).startswith("hegemon.games."):
            faults.append(f"line {node.lineno}: a part of a game's folder, fetched by its name")
    faults += [f"line {line}: {m}" for line, m, _ in imports(source) if re.match(r"(hegemon\.)?games\.\w", m)]
    return faults


def long_rules(source: str) -> list[str]:
    spans = ((f.name, (f.end_lineno or f.lineno) - f.lineno + 1) for f in rule_functions(source))
    return [f"{name}: {lines} lines" for name, lines in spans if lines > MAX_RULE_LINES]


def banned_words(path: Path) -> set[str]:
    return set(re.split(r"[_\-.]", path.stem.lower())) & BANNED_WORDS


def file_tables() -> tuple[list[str], list[str]]:
    """The two tables of docs/writing-rules.md: the files that every game has, and those that it may have."""
    page = (ROOT / "docs" / "writing-rules.md").read_text("utf-8")
    rows = [re.findall(r"^\| (`[^|]+) \|", table, re.MULTILINE) for table in page.split("\n\n") if "\n| `" in table]
    needed, allowed = ([name for cell in rows[i] for name in re.findall(r"`([^`]+)`", cell)] for i in (0, 1))
    return needed, allowed


def missing_files(folder: Path) -> list[str]:
    """What the contract asks for and a game's folder lacks."""

    def present(pattern: str) -> bool:
        found = [p for p in folder.glob(pattern) if p.name != "__init__.py"]
        return bool(found) if "*" in pattern else (folder / pattern).is_file()

    return [pattern for pattern in file_tables()[0] if not present(pattern)]


def strange_files(folder: Path) -> list[str]:
    """What lies in a game's folder although the contract knows no such file."""
    needed, allowed = file_tables()
    names = [p.relative_to(folder).as_posix() for p in project_files() if p.is_relative_to(folder)]
    return sorted(n for n in names if not any(PurePath("/" + n).match("/" + p) for p in (*needed, *allowed)))


FILES_WITHOUT_A_TOPIC = {  # rule files that the rulebook has no topic for: path → why
    "dies_irae/places": "what hexes, sites and areas are to each other; every topic asks it",
    "dies_irae/strength": "what both sides of a combat count, in parts; combat, odds and the telling ask it",
    "duellum/cards_in_force": "which cards still have an effect; every topic that a card changes asks it",
    "dies_irae/reach": "how far units come; movement, supply and combat ask it",
}


def topics_and_files(folder: Path) -> tuple[set[str], set[str]]:
    """The topics of a game's rulebook, and the names of its rule files."""
    topics = set(tomllib.loads((folder / "rulebook.toml").read_text("utf-8"))) - {"rulings", "waived"}
    return topics, {p.stem for p in (folder / "rules").glob("*.py")} - {"__init__"}


# ---------------------------------------------------------------------------------------------------- the house rules
def test_files_stay_short() -> None:
    lengths = {name_of(p): len(p.read_text("utf-8").splitlines()) for p in files(".py", ".ts", ".svelte")}
    assert lengths, "no sources found"
    assert {n: k for n, k in lengths.items() if k > MAX_LINES and n not in LONG_FILES} == {}
    assert [n for n in LONG_FILES if lengths.get(n, 0) <= MAX_LINES] == [], "waivers no longer needed"


def test_rule_functions_stay_short() -> None:
    faults = {name_of(p): long_rules(p.read_text("utf-8")) for p in files(".py", under=ROOT / "src")}
    assert {name: found for name, found in faults.items() if found} == {}


def test_rule_files_import_relatively() -> None:
    faults = {name_of(p): rule_file_faults(p.read_text("utf-8")) for p in files(".py", under=ROOT / "src")}
    assert {name: found for name, found in faults.items() if found} == {}


def test_games_need_only_the_standard_library() -> None:
    checked = files(".py", under=GAMES) + files(".py", under=ROOT / "src" / "hegemon" / "common")
    faults = {name_of(p): foreign_imports(p.read_text("utf-8")) for p in checked}
    assert {name: found for name, found in faults.items() if found} == {}


def test_nobody_goes_round_game() -> None:
    """Server, terminal, bots and testing use the public contract of `Game`; its ruleset and engine are the core's."""
    outside = [p for p in files(".py", under=ROOT / "src") if "core" not in p.parts]
    faults = {name_of(p): ways_round_game(p.read_text("utf-8")) for p in outside}
    assert {name: found for name, found in faults.items() if found and name not in ENGINE_USERS} == {}
    assert [name for name in ENGINE_USERS if not faults.get(name)] == [], "waivers no longer needed"


@pytest.mark.parametrize("folder", [*game_folders(), SAMPLE], ids=lambda p: p.name)
def test_game_folder_has_the_one_shape(folder: Path) -> None:
    """The same file names in every game; what may lie there besides is said on the same page."""
    assert missing_files(folder) == []
    assert strange_files(folder) == []


@pytest.mark.parametrize("folder", [*game_folders(), SAMPLE], ids=lambda p: p.name)
def test_a_topic_is_a_file(folder: Path) -> None:
    """Whoever knows the topic of a rule knows its file."""
    topics, rule_files = topics_and_files(folder)
    waived = {name.partition("/")[2] for name in FILES_WITHOUT_A_TOPIC if name.startswith(folder.name + "/")}
    assert topics - rule_files == set()
    assert rule_files - topics == waived


def test_no_machine_paths() -> None:
    faults = [
        f"{name_of(path)}:{number}"
        for path, text in text_files()
        for number, line in enumerate(text.splitlines(), 1)
        if MACHINE_PATH.search(line) or (NEIGHBOUR_PATH.search(line) and not path.is_relative_to(ROOT / "web"))
    ]
    assert faults == []


def test_no_registry_addresses_and_no_lock_files() -> None:
    assert [name_of(path) for path, text in text_files() if REGISTRY.search(text)] == []
    assert [name_of(path) for path in project_files() if path.name in LOCK_FILES] == []


def test_requirements_are_pinned() -> None:
    for path in files(".txt", under=ROOT / "requirements"):
        rows = [row for row in path.read_text("utf-8").splitlines() if row and not row.startswith("#")]
        assert rows and all(re.fullmatch(r"[\w.-]+==[\w.]+|-r \w+\.txt", row) for row in rows), name_of(path)


def test_no_large_files() -> None:
    assert [name_of(p) for p in project_files() if p.stat().st_size > MAX_BYTES] == []


def test_no_banned_words_in_file_names() -> None:
    sources = files(".py", ".ts", ".svelte", ".toml", ".md")
    assert {name_of(p): banned_words(p) for p in sources if banned_words(p)} == {}


# ---------------------------------------------------------------------------------------------------- can they fail?
def test_detectors_find_what_they_look_for() -> None:
    rule_file = "from hegemon.core.dual import rule\nimport random\n\n@rule\ndef f(s, t):\n    return 0\n"
    assert len(rule_file_faults(rule_file)) == 2
    assert rule_file_faults("from hegemon.core import errors\n") == []
    assert foreign_imports("import numpy as np\nimport math\nfrom . import x\n") == ["line 1: numpy"]
    assert long_rules("@rule\ndef f(s, t):\n" + "    s.x = 1\n" * MAX_RULE_LINES) == ["f: 61 lines"]
    assert ways_round_game("x = game._ruleset.view\ny = self.store.engine\n") == ["line 1: game._ruleset"]
    by_name = 'import_module(f"hegemon.games.{game}.features")\nfrom ..games.antike import view\n'
    assert len(ways_round_game(by_name)) == 2
    assert ways_round_game("table.live.game.engine.name") == ["line 1: table.live.game.engine"]
    assert banned_words(Path("map_utils.py")) == {"utils"}
    assert banned_words(Path("database.py")) == set()
    for bad in ("see /wo" + "rk/main", '"/ho' + 'me/me/x"'):
        assert MACHINE_PATH.search(bad), bad
    assert NEIGHBOUR_PATH.search("../sha" + "red/facts")
    for fine in ("https://example.com/home/x", "docs/work/plan.md", "a/b"):
        assert not MACHINE_PATH.search(fine), fine
    assert REGISTRY.search("https://pypi" + ".org/simple")


def test_folder_check_reads_the_contract(tmp_path: Path) -> None:
    needed, allowed = file_tables()
    assert {"README.md", "rulebook.toml", "frames.py", "flow.py", "problems.py", "read_*.py", "rules/*.py"} <= set(
        needed
    )
    assert {"determinize.py", "facts_*.py", "boards/*.toml"} <= set(allowed)
    assert missing_files(tmp_path) == needed


def test_every_allowed_file_is_used_by_a_game() -> None:
    """The page allows nothing that no game needs."""
    folders = [*game_folders(), SAMPLE]
    unused = [p for p in file_tables()[1] if not any(next(folder.glob(p), None) for folder in folders)]
    assert unused == []
