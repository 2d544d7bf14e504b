"""Where compiled rules are kept between runs: a folder per game, named by everything that shapes memory or code.

Numba alone looks at one file's time stamp: it would keep a caller after its callee in another file changed, and
addresses tell it nothing of the records that lie there. A process holds the folder it uses with a shared lock, so that
no other sweeps it away.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import Any

from .dual import KERNEL, PLAIN_ROOT, SOURCE, dispatch_text, home_of
from .state import layout_of

try:
    import fcntl
except ImportError:  # a system without these locks: nothing is ever swept there
    fcntl = None  # type: ignore[assignment]

WARM = "complete"  # a file in the folder, written when everything is compiled
IN_USE = "in_use"  # the file that is locked; its time is that of the last use
KEPT_UNUSED = 3  # folders of a game that are kept beside those in use
KEPT_SECONDS = 30 * 24 * 3600
FOLDER_NAME = re.compile(r"(\w+)-[0-9a-f]{16}")
SWEPT = ".swept-"
# Numba's settings that never shape the code it makes: reports, colours, other processors, the number of threads.
IDLE_SETTING = re.compile(r"_?HAVE|CUDA|DUMP|CACHE|COLOR|THREAD|GDB|HTML|TRACE|WARN|HELP")

_held: dict[Path, int] = {}  # one open file per folder in use; closing it would give up the lock
_settings = Lock()  # Numba's settings belong to the process, so one thread changes them at a time


def cache_root() -> Path:
    """Where the folders lie; `HEGEMON_CACHE` overrides the user's cache folder."""
    if named := os.environ.get("HEGEMON_CACHE"):
        return Path(named)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "hegemon"


def sources_of(game: str) -> list[tuple[str, Path]]:
    """Every file of the core, of what games share, and of the game, each with its name inside the project."""
    folders = [("core", SOURCE / "core"), ("common", SOURCE / "common"), (f"games/{game}", home_of(game))]
    return [(f"{n}/{p.relative_to(f).as_posix()}", p) for n, f in folders for p in sorted(f.rglob("*.py"))]


def _shape(game: str) -> Iterator[tuple[str, str]]:
    """What the game's declarations come to, whatever they were computed from."""

    def part(name: str) -> Any:
        return import_module(f"{PLAIN_ROOT}.games.{game}.{name}")

    verbs = part("actions").VERBS
    yield "state", str(layout_of(part("state").State).dtype.descr)
    yield "components", str(layout_of(part("components").Components).dtype.descr)
    yield "verbs", str([(v.name, verbs.base[v.name], verbs.radix[v.name]) for v in verbs.verbs])
    yield "dispatch", dispatch_text(game)
    yield "max_legal", str(part("spec").SPEC.max_legal)


def _machine() -> Iterator[tuple[str, str]]:
    """Who compiles, for which processor, and how."""
    import llvmlite.binding
    import numba
    import numpy

    from .compiled import LINKED

    yield "python", f"{platform.python_implementation()} {sys.version} {getattr(sys, 'abiflags', '')}"
    yield "numba", numba.__version__
    yield "numpy", numpy.__version__
    yield "llvmlite", str(llvmlite.__version__)
    yield "triple", llvmlite.binding.get_process_triple()
    yield "processor", llvmlite.binding.get_host_cpu_name()
    yield "features", llvmlite.binding.get_host_cpu_features().flatten()
    for name in sorted(vars(numba.config)):
        if name.isupper() and not IDLE_SETTING.search(name):
            yield name, str(getattr(numba.config, name))
    yield "linked", str(LINKED)


@lru_cache(maxsize=32)
def key_of(game: str) -> str:
    """Names all that the compiled rules of a game depend on, in this process."""
    parts = [(name, text.encode()) for name, text in (*_shape(game), *_machine())]
    return digest_of(parts + [(name, path.read_bytes()) for name, path in sources_of(game)])


def digest_of(parts: Iterable[tuple[str, bytes]]) -> str:
    """A hash of named parts, with their lengths, so that nothing can move from one part into the next unseen."""
    digest = blake2b(digest_size=8)
    for name, content in parts:
        digest.update(f"{len(name)} {name} {len(content)} ".encode())
        digest.update(content)
    return digest.hexdigest()


def cache_folder(game: str) -> Path:
    """The folder of a game as it is now."""
    return cache_root() / f"{game}-{key_of(game)}"


def is_warm(game: str) -> bool:
    """Has this version of the rules been compiled on this machine before?"""
    try:
        return (cache_folder(game) / WARM).read_text("utf-8") == _kernel_files()
    except OSError:
        return False


def mark_warm(game: str) -> None:
    """Remember that every entrance has been compiled (a half-finished compilation must not count as one)."""
    try:
        (cache_folder(game) / WARM).write_text(_kernel_files(), "utf-8")
    except OSError:
        return  # nothing can be kept here: the next process compiles again


def _kernel_files() -> str:
    """Place and times of the files with the entrances: Numba compiles again when one of them is moved or touched."""
    return "\n".join(f"{path} {path.stat().st_mtime_ns}" for path in sorted(KERNEL.glob("*.py")))


@contextmanager
def kept_in(game: str) -> Iterator[None]:
    """While the compiled entrances of a game are made: they are kept in its folder, or in memory alone."""
    import numba

    folder = claim(cache_folder(game))
    wanted = {"CACHE_DIR": str(folder or ""), "CACHE_LOCATOR_CLASSES": ""}
    with _settings:
        before = {name: getattr(numba.config, name, "") for name in wanted}
        try:
            for name, value in wanted.items():
                setattr(numba.config, name, value)
            yield
        finally:
            for name, value in before.items():
                setattr(numba.config, name, value)


# ------------------------------------------------------------------------------------------------- claims and sweeping
def claim(folder: Path) -> Path | None:
    """Make a folder and hold it while this process lives; None where nothing can be kept (a read-only home)."""
    for attempt in range(100):
        time.sleep(0.01 if attempt else 0)
        if folder in _held and (folder / IN_USE).is_file():
            return folder
        try:
            fresh = not folder.is_dir()
            folder.mkdir(parents=True, exist_ok=True)
            file = os.open(folder / IN_USE, os.O_RDWR | os.O_CREAT)  # stays open
        except (FileNotFoundError, FileExistsError):
            continue  # swept away between two of these steps
        except OSError:
            return None
        if _locked(file, exclusive=False) is not False and _is(file, folder / IN_USE):
            _held[folder] = file
            os.utime(folder / IN_USE)
            if fresh:
                sweep(folder.parent)
            return folder
        os.close(file)  # another process is sweeping it away
    return None


def _locked(file: int, exclusive: bool) -> bool | None:
    """Lock a file without waiting. False: another process holds it. None: there are no locks here."""
    if fcntl is None:
        return None
    try:
        fcntl.flock(file, (fcntl.LOCK_EX if exclusive else fcntl.LOCK_SH) | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return None
    return True


def _is(file: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(file), path.stat())
    except OSError:
        return False


def sweep(root: Path) -> None:
    """Remove folders that nobody uses: all that are old, and of each game all but the latest few."""
    unused: dict[str, list[tuple[float, Path]]] = {}
    for folder in root.iterdir():
        if folder.name.startswith(SWEPT):
            shutil.rmtree(folder, ignore_errors=True)  # left by a process that ended in the middle
        elif (named := FOLDER_NAME.fullmatch(folder.name)) and folder not in _held:
            unused.setdefault(named[1], []).append((_last_use(folder), folder))
    for folders in unused.values():
        for rank, (used, folder) in enumerate(sorted(folders, reverse=True)):
            if rank >= KEPT_UNUSED or used < time.time() - KEPT_SECONDS:
                _remove(folder)


def _last_use(folder: Path) -> float:
    for path in (folder / IN_USE, folder):
        try:
            return path.stat().st_mtime
        except OSError:
            continue
    return 0.0


def _remove(folder: Path) -> None:
    """Remove a folder unless a process uses it. Moved away first: whoever opens it now finds none, or a whole one."""
    try:
        file = os.open(folder / IN_USE, os.O_RDWR | os.O_CREAT)
    except OSError:
        return  # another process was quicker, or it is not ours to remove
    try:
        # Once locked, it must still be the folder's: another one may have been made in its place meanwhile.
        if _locked(file, exclusive=True) and _is(file, folder / IN_USE):
            away = folder.with_name(f"{SWEPT}{os.getpid()}-{folder.name}")
            folder.rename(away)
            shutil.rmtree(away, ignore_errors=True)
    except OSError:
        return
    finally:
        os.close(file)
