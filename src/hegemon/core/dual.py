"""One rule source, two speeds: plain Python, or compiled by Numba.

`@rule` leaves a function as it is, unless its module was imported under the root `hegemon_fast`. That root is served
by a finder from the very files of `hegemon`, so relative imports inside rule files lead from twin to twin.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import linecache
import os
import shutil
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

PLAIN_ROOT = "hegemon"
FAST_ROOT = "hegemon_fast"
SOURCE = Path(__file__).resolve().parent.parent
KERNEL = SOURCE / "core" / "kernel"  # loaded inside each game's package
KEPT_CACHES = 3
WARM = "complete"  # a file in the cache folder, written when everything is compiled

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
    if not function.__module__.startswith(FAST_ROOT + "."):
        return function
    from .compiled import compile_entry

    compiled: F = compile_entry(function)
    return compiled


def game_homes() -> dict[str, Path]:
    """The folder of every game: id → folder."""
    folders = importlib.import_module(f"{PLAIN_ROOT}.games").__path__
    found = [path.parent for folder in folders for path in sorted(Path(folder).glob("*/spec.py"))]
    return {home.name: home for home in reversed(found)}  # of two with the same name the first counts


def home_of(game: str) -> Path:
    """The folder of a game (of one that does not exist: where ours would lie)."""
    return game_homes().get(game, SOURCE / "games" / game)


class _TwinFinder(importlib.abc.MetaPathFinder):
    """Answers for names under `hegemon_fast` with the files of `hegemon`."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name != FAST_ROOT and not name.startswith(FAST_ROOT + "."):
            return None
        relative = name.split(".")[1:]
        folder = SOURCE.joinpath(*relative)
        if relative[:1] == ["games"] and len(relative) > 1:
            folder = home_of(relative[1]).joinpath(*relative[2:])
        if (folder / "__init__.py").is_file():
            # The roots' own __init__ are the public API; a twin needs none of it.
            location = folder / "__init__.py" if relative else SOURCE / "core" / "__init__.py"
            return importlib.util.spec_from_file_location(name, location, submodule_search_locations=[str(folder)])
        if folder.with_suffix(".py").is_file():
            return importlib.util.spec_from_file_location(name, folder.with_suffix(".py"))
        return None


def compiled_available() -> bool:
    """Is Numba installed? (Found without importing it, which would take half a second.)"""
    return importlib.util.find_spec("numba") is not None


def cache_root() -> Path:
    """Where compiled rules are kept between runs; `HEGEMON_CACHE` overrides the user's cache folder."""
    if named := os.environ.get("HEGEMON_CACHE"):
        return Path(named)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "hegemon"


def sources_of(game: str) -> list[Path]:
    """Every file whose text decides what the compiled rules of a game do."""
    shared = [p for folder in ("core", "common") for p in sorted((SOURCE / folder).rglob("*.py"))]
    shared = [p for p in shared if "@rule" in p.read_text("utf-8") or p.stem in ("compiled", "linking")]
    return shared + sorted(home_of(game).rglob("*.py"))


def cache_folder(game: str) -> Path:
    """A folder named by the hash of the sources: Numba alone would keep stale callees across files."""
    import numba

    digest = hashlib.sha256(
        f"{numba.__version__} {sys.version_info[:2]} {os.environ.get('NUMBA_BOUNDSCHECK')}".encode()
    )
    for path in sources_of(game):
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    return cache_root() / f"{game}-{digest.hexdigest()[:16]}"


def _prune(game: str, keep: Path) -> None:
    older = [p for p in cache_root().glob(f"{game}-*") if p != keep]
    older.sort(key=lambda p: p.stat().st_mtime, reverse=True)
    for path in older[KEPT_CACHES - 1 :]:
        shutil.rmtree(path, ignore_errors=True)


def _use_cache(game: str) -> None:
    import numba

    folder = cache_folder(game)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _prune(game, folder)
    except OSError:
        return  # a read-only home: compile in memory, nothing else changes
    setattr(numba.config, "CACHE_DIR", str(folder))  # noqa: B010  (numba fills this module at run time)


def _bind(root: str, game: str, part: str) -> ModuleType:
    """Load a kernel file inside a game's package, so that its relative imports find that game's rules."""
    name = f"{root}.games.{game}.{part}"
    if name in sys.modules:
        return sys.modules[name]
    importlib.import_module(f"{root}.games.{game}")
    _bind_dispatch(root, game)
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


def plain_kernel(game: str) -> tuple[ModuleType, ModuleType]:
    """The loops and the search over a game's rules, interpreted."""
    return _bind(PLAIN_ROOT, game, "loops"), _bind(PLAIN_ROOT, game, "search")


def fast_kernel(game: str) -> tuple[ModuleType, ModuleType, ModuleType]:
    """The loops, the search and the quick crossing over a game's rules, compiled."""
    if not any(isinstance(f, _TwinFinder) for f in sys.meta_path):
        sys.meta_path.append(_TwinFinder())
    _use_cache(game)
    return _bind(FAST_ROOT, game, "loops"), _bind(FAST_ROOT, game, "search"), _bind(FAST_ROOT, game, "crossing")


def is_warm(game: str) -> bool:
    """Has this version of the rules been compiled on this machine before?"""
    return (cache_folder(game) / WARM).is_file()


def mark_warm(game: str) -> None:
    """Remember that every entrance has been compiled (a half-finished compilation must not count as one)."""
    try:
        (cache_folder(game) / WARM).touch()
    except OSError:
        return  # nothing can be kept here: the next process compiles again
