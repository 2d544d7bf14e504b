"""The ledger: every change of what somebody sees is told to him by a happening.

The proof is a comparison of views: before an action and after it, place by place, against the places that the kinds of
its happenings say they move (`Kind.moves`)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache, lru_cache
from random import Random
from typing import Any

from ..bots import Bot
from ..core.engine import State
from ..core.frames import CHANCE, OVER
from ..core.game import Game
from ..core.happenings import Happening, Happenings

ENDLESS = 400_000  # actions; no game of ours is that long


def untold(
    before: dict[str, Any], after: dict[str, Any], happenings: Iterable[Happening], kinds: Happenings
) -> list[str]:
    """Places of a view that changed although no happening says so."""
    places = _changed_by_name(before, after, kinds)
    if not places:
        return []
    told: set[str] = set()
    for happening in happenings:
        args = {name: str(value).partition("-")[2] or str(value) for name, value in happening.args.items()}
        told.update(pattern.format_map(args) for pattern in kinds.by_name[happening.kind].moves)
    return [place for place in places if not any(_covers(pattern, place) for pattern in told)]


def _changed_by_name(before: dict[str, Any], after: dict[str, Any], kinds: Happenings) -> list[str]:
    """The places in which two views differ, without those that are seen and not told. Most entries are alike, or the
    very same object (`Picture`): they are left out before anything else is looked at."""
    shown = _shown(kinds)
    found: list[str] = []
    for place in after if before.keys() == after.keys() else before | after:
        was, is_ = before.get(place), after.get(place)
        if was is is_ or shown[place] or was == is_:
            continue
        if place in kinds.rows:
            was, is_ = (_by_name(rows, kinds.rows[place]) for rows in (before[place], after[place]))
        _add_changed(found, was, is_, place, shown)
    return found


class _Shown(dict[str, bool]):
    """Of every place that was asked about: is it seen and not told?"""

    def __init__(self, patterns: tuple[str, ...]) -> None:
        super().__init__()
        self._patterns = patterns

    def __missing__(self, place: str) -> bool:
        found = self[place] = any(_covers(pattern, place) for pattern in self._patterns)
        return found


@cache
def _shown(kinds: Happenings) -> _Shown:
    return _Shown(kinds.shown)


def _by_name(rows: list[Any], fields: tuple[str, ...]) -> dict[str, Any]:
    """Rows of a list with their place by name, so that one row more does not change all others."""
    found: dict[str, Any] = {}
    for row in rows:
        *path, last = [row[name] for name in fields] if fields else [row]
        inner = found
        for name in path:
            inner = inner.setdefault(name, {})
        inner[last] = {k: v for k, v in row.items() if k not in fields} if fields else True
    return found


def _add_changed(found: list[str], before: object, after: object, place: str, shown: _Shown) -> None:
    """The places in which two views that are not alike differ, up to what is seen and not told."""
    if isinstance(before, dict) or isinstance(after, dict):
        before, after = before or {}, after or {}  # what is not there has nothing in it
    if not (isinstance(before, dict) and isinstance(after, dict)):
        found.append(place)
        return
    for key in after if before.keys() == after.keys() else before | after:
        was, is_ = before.get(key), after.get(key)
        if was is is_ or was == is_:
            continue
        inner = f"{place}.{key}"
        if not shown[inner]:
            _add_changed(found, was, is_, inner, shown)


@lru_cache(maxsize=100_000)  # the same few are asked all the time
def _covers(pattern: str, place: str) -> bool:
    """`stock.rome.*` covers stock.rome.iron; a pattern covers everything below the place it names."""
    wanted, found = pattern.split("."), place.split(".")
    return len(wanted) <= len(found) and all(w in ("*", f) for w, f in zip(wanted, found, strict=False))


@dataclass
class Audit:
    """A game held against its happenings."""

    actions: int = 0
    happenings: int = 0
    kinds: set[str] = field(default_factory=set)
    untold: list[str] = field(default_factory=list)  # empty: nothing changed untold


class Auditor:
    """Goes along with a game and compares, for every seat and for a spectator."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.viewers: list[int | None] = [None, *range(game.num_seats)] if game.has_hidden else [None]
        self.seen = {viewer: game.public_view(state, viewer) for viewer in self.viewers}
        self.at = game.lasting(state)
        self.audit = Audit()

    def apply(self, state: State, a: int) -> None:
        """Carry an action out, and see whether everybody was told what changed before his eyes."""
        game, audit = self.game, self.audit
        before = state.copy()
        game.apply(state, a)
        heard = game.heard_by(before, a, *self.viewers, reached=state)
        audit.actions += 1
        for viewer, told in zip(self.viewers, heard, strict=True):
            now = game.public_view(state, viewer, (self.at, self.seen[viewer]))
            places = untold(self.seen[viewer], now, told, game.happening_kinds)
            audit.untold += [f"{game.text(a)}: {place} (told: {[h.kind for h in told]})" for place in places]
            audit.kinds.update(happening.kind for happening in told)
            audit.happenings += len(told) if viewer is None else 0
            self.seen[viewer] = now
        self.at = game.lasting(state)


def audited(game: Game, seed: str, bots: dict[int, Bot] | None = None, most: int = ENDLESS) -> Audit:
    """A whole game (or the first `most` actions) by bots, or at random where no bot sits, up to the first change
    untold."""
    rng, state = Random(seed), game.start()
    auditor = Auditor(game, state)
    while (who := game.to_act(state)) != OVER and auditor.audit.actions < most:
        bot = (bots or {}).get(who)
        if who == CHANCE:
            a = game.draw(state, rng)
        else:
            a = bot.choose(game, state) if bot else rng.choice(game.legal(state))
        auditor.apply(state, a)
        if auditor.audit.untold:
            break
    return auditor.audit
