"""One rule source, two speeds: plain Python, or compiled by Numba.

`@rule` leaves a function as it is, unless its module was imported under the root `hegemon_fast`. That root is served
by a finder from the very files of `hegemon`, so relative imports inside rule files lead from twin to twin. So is
`hegemon_quiet`, whose rules are plain, but leave no notes (`core/notes.py`): by these the interpreted engine plays.
Under `hegemon` itself the rules are what somebody asks who wants to be told.
"""

from __future__ import annotations

import ast
import importlib
import importlib.machinery
import importlib.util
import linecache
import marshal
import struct
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import Any, TypeVar

PLAIN_ROOT = "hegemon"
FAST_ROOT = "hegemon_fast"
QUIET_ROOT = "hegemon_quiet"
TWINS = (FAST_ROOT, QUIET_ROOT)
QUIET = "quiet"  # part of the name under which the bytecode of twins is kept
SOURCE = Path(__file__).resolve().parent.parent
KERNEL = SOURCE / "core" / "kernel"  # loaded inside each game's package
_binding = RLock()  # a second thread must not take a module that is half loaded

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Mark a rule function: compiled in the fast twin of its module, unchanged in the plain one."""
    if not function.__module__.startswith(FAST_ROOT + "."):
        return function
    from .compiled import compile_rule

    compiled: F = compile_rule(function)
    return compiled


def entry(function: F) -> F:
    """Mark an entrance from Python into the rules: as `rule`, and callable from outside when compiled."""
    return _entrance(function, lets_others_run=True)


def brief_entry(function: F) -> F:
    """As `entry`, for calls so short that to let other threads run meanwhile would take as long again."""
    return _entrance(function, lets_others_run=False)


def _entrance(function: F, lets_others_run: bool) -> F:
    if not function.__module__.startswith(FAST_ROOT + "."):
        return function
    from .compiled import compile_entry

    compiled: F = compile_entry(function, lets_others_run)
    return compiled


def game_homes() -> dict[str, Path]:
    """The folder of every game: id → folder."""
    folders = importlib.import_module(f"{PLAIN_ROOT}.games").__path__
    found = [path.parent for folder in folders for path in sorted(Path(folder).glob("*/spec.py"))]
    return {home.name: home for home in reversed(found)}  # of two with the same name the first counts


def home_of(game: str) -> Path:
    """The folder of a game (of one that does not exist: where ours would lie)."""
    return game_homes().get(game, SOURCE / "games" / game)


class _WithoutNotes(importlib.machinery.SourceFileLoader):
    """Loads a twin without the notes of its rules (`core/notes.py`). Its bytecode is kept beside the plain module's,
    under a name of its own."""

    def get_code(self, fullname: str) -> Any:
        """The file's code without any `note(…)`: what was kept, if the file has not changed since."""
        path = self.get_filename(fullname)
        kept = importlib.util.cache_from_source(path, optimization=QUIET)
        stats = self.path_stats(path)
        stamp = struct.pack("<QQ", int(stats["mtime"] * 1_000_000), stats["size"])
        begins = importlib.util.MAGIC_NUMBER + stamp
        with suppress(OSError, EOFError, TypeError, ValueError):  # nothing is kept, or it is broken
            found = self.get_data(kept)
            if found.startswith(begins):
                return marshal.loads(found[len(begins) :])
        code = self.source_to_code(self.get_data(path), path)
        if not sys.dont_write_bytecode:
            self.set_data(kept, begins + marshal.dumps(code))
        return code

    def source_to_code(self, data: Any, path: Any, *, _optimize: int = -1) -> Any:  # type: ignore[override]
        """The file's code, without any `note(…)`."""
        tree = _NotesTakenOut().visit(ast.parse(data, path))
        return compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True, optimize=_optimize)


class _NotesTakenOut(ast.NodeTransformer):
    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        """A note alone in its statement becomes nothing."""
        call = node.value
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "note":
            return ast.copy_location(ast.Pass(), node)
        return node


class _TwinFinder:
    """Answers for names under the roots of twins with the files of `hegemon`."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        root, dot, rest = name.partition(".")
        if root not in TWINS:
            return None
        twin = importlib.util.find_spec(PLAIN_ROOT + dot + rest)
        if twin is None or twin.origin is None:
            return None
        # The root's own __init__ is the public API; a twin needs none of it.
        location = twin.origin if rest else str(SOURCE / "core" / "__init__.py")
        folders = twin.submodule_search_locations
        return importlib.util.spec_from_file_location(
            name,
            location,
            loader=_WithoutNotes(name, location),
            submodule_search_locations=None if folders is None else list(folders),
        )


def compiled_available() -> bool:
    """Is Numba installed? (Found without importing it, which would take half a second.)"""
    return importlib.util.find_spec("numba") is not None


def _bind(root: str, game: str, part: str) -> ModuleType:
    """Load a kernel file inside a game's package, so that its relative imports find that game's rules."""
    name = f"{root}.games.{game}.{part}"
    with _binding:
        return sys.modules[name] if name in sys.modules else _load_inside(root, game, part, name)


def _load_inside(root: str, game: str, part: str, name: str) -> ModuleType:
    importlib.import_module(f"{root}.games.{game}")
    _bind_dispatch(root, game)
    if (home_of(game) / f"{part}.py").is_file():  # the game offers this part itself
        return importlib.import_module(name)
    spec = importlib.util.spec_from_file_location(name, KERNEL / f"{part}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # Numba's cache imports by this name
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def dispatch_text(game: str) -> str:
    """The text of a game's generated dispatch (see `core/dispatch.py`)."""
    from .dispatch import source

    return source(game, importlib.import_module(f"{PLAIN_ROOT}.games.{game}.actions").VERBS)


def _bind_dispatch(root: str, game: str) -> None:
    """Load the generated dispatch inside a game's package; its text can be read in tracebacks and debuggers."""
    name = f"{root}.games.{game}.dispatch"
    if name in sys.modules:
        return
    text = dispatch_text(game)
    file = f"<dispatch of {game}>"
    module = ModuleType(name)
    module.__package__ = f"{root}.games.{game}"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    sys.modules[name] = module
    try:
        exec(compile(text, file, "exec"), module.__dict__)
    except BaseException:
        del sys.modules[name]
        raise


def plain_dispatch(game: str) -> Any:
    """The interpreted dispatch of a game: `legal`, `why_not`, `apply`, `weight`; its rules leave notes."""
    importlib.import_module(f"{PLAIN_ROOT}.games.{game}")
    _bind_dispatch(PLAIN_ROOT, game)
    return sys.modules[f"{PLAIN_ROOT}.games.{game}.dispatch"]


def plain_flow(game: str) -> Any:
    """The interpreted `flow.py` of a game."""
    return importlib.import_module(f"{PLAIN_ROOT}.games.{game}.flow")


def quiet_dispatch(game: str) -> tuple[ModuleType, ModuleType]:
    """The interpreted dispatch and `flow.py` of a game, whose rules leave no notes."""
    find_twins()
    flow = importlib.import_module(f"{QUIET_ROOT}.games.{game}.flow")
    _bind_dispatch(QUIET_ROOT, game)
    return sys.modules[f"{QUIET_ROOT}.games.{game}.dispatch"], flow


def quiet_kernel(game: str) -> tuple[ModuleType, ModuleType]:
    """The loops and the search over a game's rules, interpreted."""
    find_twins()
    return _bind(QUIET_ROOT, game, "loops"), _bind(QUIET_ROOT, game, "search")


def find_twins() -> None:
    """From now on twins can be imported."""
    if not any(isinstance(finder, _TwinFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _TwinFinder())  # before Python's own, which would find submodules by itself


def fast_kernel(game: str) -> tuple[ModuleType, ModuleType, ModuleType]:
    """The loops, the search and the quick crossing over a game's rules, compiled."""
    find_twins()
    from .cache import kept_in

    with kept_in(game):
        return _bind(FAST_ROOT, game, "loops"), _bind(FAST_ROOT, game, "search"), _bind(FAST_ROOT, game, "crossing")


PLANNING = (
    "features_kept",
    "judgement",
    "turns",
    "memory",
    "lessons",
    "trials",
    "planning",
    "planner_games",
)  # in the order in which they need each other


def has_features(game: str) -> bool:
    """Does a game offer what its turns can be planned by?"""
    return (home_of(game) / "features.py").is_file() and not has_habits(game)


def has_habits(game: str) -> bool:
    """Are its turns searched, decision by decision, with habits and a learned judgement? Then they are not planned."""
    return (home_of(game) / "habits.py").is_file()


def quiet_planning(game: str) -> ModuleType | None:
    """The planner of turns over a game's rules, interpreted."""
    return _planning(QUIET_ROOT, game)


def fast_planning(game: str) -> ModuleType | None:
    """The planner of turns over a game's rules, compiled; the kernel must be loaded before."""
    from .cache import kept_in

    with kept_in(game):
        return _planning(FAST_ROOT, game)


def _planning(root: str, game: str) -> ModuleType | None:
    if not has_features(game):
        return None
    modules = {part: _bind(root, game, part) for part in PLANNING}
    planning = modules["planning"]
    for part in modules.keys() - {"planning"}:
        setattr(planning, part, modules[part])
    return planning


def quiet_guided(game: str) -> ModuleType | None:
    """The search by habits over a game's rules, interpreted; the kernel must be loaded before."""
    return _guided(QUIET_ROOT, game)


def fast_guided(game: str) -> ModuleType | None:
    """The same, compiled."""
    from .cache import kept_in

    with kept_in(game):
        return _guided(FAST_ROOT, game)


def _guided(root: str, game: str) -> ModuleType | None:
    if not has_habits(game):
        return None
    parts = {part: _bind(root, game, part) for part in ("features_kept", "judgement", "lore")}
    guided = _bind(root, game, "guided")
    for part, module in parts.items():
        setattr(guided, part, module)
    return guided
