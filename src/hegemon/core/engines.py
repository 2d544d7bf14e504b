"""Which engine serves a game. Compiled rules are trusted only after a canary: set-up and a few moves are compared with
the interpreted ones, byte by byte."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from typing import Any, cast

from .dual import compiled_available
from .engine import Engine, S, State
from .errors import EngineError, EngineUnavailable, HegemonError
from .fast_engine import FastEngine
from .language import Message, catalogue, msg
from .plain_engine import PlainEngine

ENGINES = ("auto", "plain", "fast")
CANARY_MOVES = 12

log = logging.getLogger("hegemon")
_proved: set[str] = set()  # games whose compiled rules were compared in this process
_refused: dict[str, Message] = {}  # game → why its rules do not compile: not tried again in this process
_told: set[str] = set()  # why the interpreted engine serves instead: each reason is told once


def wanted_engine(asked: str = "auto") -> str:
    """The engine to try: `HEGEMON_ENGINE` answers for `auto`."""
    wanted = (os.environ.get("HEGEMON_ENGINE") or "auto") if asked == "auto" else asked
    if wanted not in ENGINES:
        raise EngineError(msg("bad-engine", engines=", ".join(ENGINES), given=wanted))
    return wanted


def needs_compiling(game: str, asked: str = "auto") -> bool:
    """Will loading this game compile its rules, which takes a while? (A compiler that does not work is told later.)"""
    if wanted_engine(asked) == "plain" or not compiled_available():
        return False
    try:
        from .cache import is_warm

        return not is_warm(game)
    except Exception:
        return False


def make_engine(game: str, asked: str, state_class: Any, components: Any, max_legal: int) -> Engine[State]:
    """An engine for a game. `auto` takes the compiled one where it can be had, and says why where it cannot."""
    wanted = wanted_engine(asked)
    plain = PlainEngine(game, state_class, components, max_legal)
    if wanted == "plain":
        return _any_state(plain)
    try:
        return _any_state(_compiled(game, plain, state_class, components, max_legal))
    except EngineUnavailable as fault:
        if wanted == "fast":
            raise
        reason = catalogue(None, "en").say(fault.reason)
        if reason not in _told:
            _told.add(reason)
            log.warning("The rules run interpreted, many times slower: %s.", reason)
        return _any_state(plain)


def _any_state(engine: Engine[S]) -> Engine[State]:
    """The engine as a game sees it: the game hands it no states but those it made itself."""
    return cast("Engine[State]", engine)


def _compiled(game: str, plain: PlainEngine, state_class: Any, components: Any, max_legal: int) -> FastEngine:
    if not compiled_available():
        raise EngineUnavailable(msg("say-engine-missing"))
    try:
        import numba
    except Exception as fault:
        raise EngineUnavailable(msg("say-engine-import", detail=_short(fault))) from fault
    if vars(numba.config)["DISABLE_JIT"]:
        raise EngineUnavailable(msg("say-engine-forbidden", variable="NUMBA_DISABLE_JIT"))
    if game in _refused:
        raise EngineUnavailable(_refused[game])
    expected = list(_first_moves(plain)) if game not in _proved else []
    try:
        fast = FastEngine(game, state_class, components, max_legal)
        seen = list(_first_moves(fast)) if game not in _proved else []
    except HegemonError:
        raise
    except Exception as fault:  # whatever a compiler raises that has changed or does not fit this machine
        _refused[game] = msg("say-engine-compile", version=numba.__version__, game=game, detail=_short(fault))
        raise EngineUnavailable(_refused[game]) from fault
    _compare(game, expected, seen)
    return fast


def _short(fault: Exception) -> str:
    lines = str(fault).split("\n")
    return f"{type(fault).__name__}: {lines[0][:120].rstrip('.')}" if lines[0] else type(fault).__name__


def _first_moves(engine: Engine[S]) -> Iterator[tuple[bytes, int, list[int]]]:
    """Bytes, actor and legal actions of the set-up and of some moves, always the middle one."""
    state = engine.blank()
    engine.begin(state)
    for _ in range(CANARY_MOVES):
        legal = [*engine.list_legal(state)]
        yield engine.bytes_of(state), state.actor, legal
        if not legal:
            return
        engine.step(state, legal[len(legal) // 2])


def _compare(game: str, expected: list[Any], seen: list[Any]) -> None:
    for move, (ours, theirs) in enumerate(zip(expected, seen, strict=True)):
        if ours != theirs:
            from .cache import cache_folder

            raise EngineError(msg("bad-engine-differs", game=game, moves=move, folder=str(cache_folder(game))))
    _proved.add(game)
