"""Loaded games. The plain engine serves at once; the compiled one takes over as soon as it is warm."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import threading
from collections import OrderedDict
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from typing import Any
from weakref import WeakKeyDictionary

from ..core import registry, rulebook
from ..core.dual import compiled_available
from ..core.errors import HegemonError
from ..core.game import Game
from ..core.language import msg
from ..core.warmup import compile_all

log = logging.getLogger(__name__)
KEPT = 64  # games (with different options) kept loaded
KEPT_TITLES = 4_000
COMPILE = (
    "import os, sys; getattr(os, 'nice', int)(10); from hegemon.server.library import warm_up; warm_up(sys.argv[1])"
)


def warm_up(game: str) -> None:
    """Compile what is not compiled yet, so that nobody waits for it later."""
    compile_all(registry.load(game, engine="fast"))


class Library:
    """Games by id and options. The event loop uses `get`; other threads use `for_this_thread`, which shares nothing."""

    def __init__(self, engine: str | None = None) -> None:
        wished = engine or os.environ.get("HEGEMON_ENGINE") or "auto"
        if wished not in registry.ENGINES:
            raise HegemonError(msg("bad-engine", engines=", ".join(registry.ENGINES), given=wished))
        self._wants_fast = wished == "fast" or (wished == "auto" and compiled_available())
        self._fast: set[str] = set()
        self._loaded: OrderedDict[tuple[Any, ...], Game] = OrderedDict()
        self._readers: WeakKeyDictionary[Game, Game] = WeakKeyDictionary()  # compiled → the same, interpreted
        self._threads = threading.local()
        self._loader = ThreadPoolExecutor(1, "load")
        self._seat_titles: OrderedDict[tuple[Any, ...], dict[str, str]] = OrderedDict()

    def engine_of(self, game: str) -> str:
        """The engine that serves this game now."""
        return "fast" if game in self._fast else "plain"

    def get(self, game: str, options: Mapping[str, Any]) -> Game:
        """A game for the event loop."""
        return self._find(self._loaded, game, options)

    async def fetch(self, game: str, options: Mapping[str, Any]) -> Game:
        """A game for the event loop, which goes on while it is loaded."""
        key, own = self._key(game, options)
        if key not in self._loaded:
            work = partial(self._load_with_reader, game, self.engine_of(game), own)
            self._keep(self._loaded, key, await asyncio.get_running_loop().run_in_executor(self._loader, work))
        return self.get(game, options)

    def _load_with_reader(self, game: str, engine: str, own: dict[str, Any]) -> Game:
        loaded = reader = registry.load(game, engine=engine, **own)
        if engine == "fast":
            self._readers[loaded] = reader = registry.load(game, engine="plain", **own)
        for read in (loaded, reader):  # sentences take a second to load: not when somebody waits for the first one
            read.human.catalogue("en")
        return loaded

    def reader(self, game: Game) -> Game:
        """The same game as it is best read: prompts, prices and pictures are Python, and ask a plain position."""
        return self._readers.get(game, game)

    def seat_titles(self, game: str, options: Mapping[str, Any]) -> dict[str, str]:
        """Display names of the seats, for lists (in a thread; tables with ever other options cost little)."""
        key, own = self._key(game, options)
        if key not in self._seat_titles:
            loaded = self.for_this_thread(game, own)
            self._seat_titles[key] = {seat: loaded.data.title("seat", seat) for seat in loaded.seats}
            while len(self._seat_titles) > KEPT_TITLES:
                self._seat_titles.popitem(last=False)
        return self._seat_titles[key]

    def for_this_thread(self, game: str, options: Mapping[str, Any]) -> Game:
        """A game for the calling thread alone: the plain engine has buffers that threads must not share."""
        if not hasattr(self._threads, "loaded"):
            self._threads.loaded = OrderedDict()
        return self._find(self._threads.loaded, game, options)

    def _find(self, shelf: OrderedDict[tuple[Any, ...], Game], game: str, options: Mapping[str, Any]) -> Game:
        key, own = self._key(game, options)
        if key not in shelf:
            self._keep(shelf, key, registry.load(game, engine=self.engine_of(game), **own))
        shelf.move_to_end(key)
        return shelf[key]

    def _key(self, game: str, options: Mapping[str, Any]) -> tuple[tuple[Any, ...], dict[str, Any]]:
        own = registry.spec(game).resolve(options)  # nothing else may reach `load`, which takes folders and engines too
        return (game, self.engine_of(game), *own.values()), own

    def _keep(self, shelf: OrderedDict[tuple[Any, ...], Game], key: tuple[Any, ...], game: Game) -> None:
        shelf[key] = game
        while len(shelf) > KEPT:
            shelf.popitem(last=False)

    async def warm(self) -> None:
        """Compile all games, one after the other, away from the people who play; then let them be used."""
        for game in sorted(registry.games(), key=lambda g: (g != "duellum", g)) if self._wants_fast else []:
            try:
                await _compile_apart(game)
                await asyncio.to_thread(warm_up, game)
                self._fast.add(game)
            except Exception as fault:  # a game that is broken here must not keep the others from being compiled
                log.warning("The rules of %s stay interpreted: %s", game, fault)


async def _compile_apart(game: str) -> None:
    """Compile in a process of its own: the compiler would hold this one's interpreter for many seconds.

    What was compiled before is only loaded, which takes a moment."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", COMPILE, game, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
    )
    try:
        _, said = await process.communicate()
    except asyncio.CancelledError:
        process.kill()
        await process.wait()
        raise
    if process.returncode:
        lines = said.decode(errors="replace").strip().splitlines()
        raise HegemonError(lines[-1] if lines else f"the compiler ended with code {process.returncode}")


@lru_cache(maxsize=16)
def rules_of(game: str) -> dict[str, rulebook.Rule]:
    """A game's rules by citation id."""
    return rulebook.rules_of(game)


def rule_text(game: str, cite: str, language: str) -> str:
    """A cited rule in our own words, with its place in the rulebook; empty when there is none."""
    rule = rules_of(game).get(cite)
    if rule is None:
        return ""
    text = rule.told(game, language)
    return f"{text} ({rule.page})" if rule.page else text
