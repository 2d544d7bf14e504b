"""What the server tells about games: options, board, provenance, rules."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from ..core import registry
from ..core.spec import GameSpec, Option
from .bot_runner import offered
from .desk import Desk
from .library import Library, rule_text, rules_of
from .problems import Refused

log = logging.getLogger(__name__)


def _option(game: str, option: Option) -> dict[str, Any]:
    kind = "flag" if isinstance(option.default, bool) else "number" if isinstance(option.default, int) else "choice"
    return {
        "name": option.name, "kind": kind, "default": option.default, "text": option.text,
        "choices": list(option.choices), "low": option.low, "high": option.high, "cite": option.cite,
        "rule": rule_text(game, option.cite) if option.cite else "",
    }  # fmt: skip


def _info(library: Library, spec: GameSpec) -> dict[str, Any]:
    about: dict[str, Any] = {
        "id": spec.id, "title": spec.title, "summary": spec.summary, "stage": spec.stage,
        "ruleset": spec.ruleset_version, "fewest_seats": spec.seats[0], "most_seats": spec.seats[1],
        "options": [], "seats": [], "engine": library.engine_of(spec.id), "available": True, "why": "",
    }  # fmt: skip
    try:
        about["options"] = [_option(spec.id, option) for option in spec.options]
        about["seats"] = library.get(spec.id, {}).seats
    except Exception as fault:  # a broken game is shown as such, and does not hide the others
        log.warning("%s cannot be loaded: %s", spec.id, fault)
        about |= {"available": False, "why": f"{spec.title} cannot be loaded here: {fault}"}
    return about


def all_games(desk: Desk) -> dict[str, Any]:
    """All games and all bots."""
    games = [_info(desk.library, registry.spec(game)) for game in registry.games()]
    return {"games": games, "bots": offered(), "seeds": desk.settings.seeds}


def board(desk: Desk, game_id: str, options: Mapping[str, str]) -> dict[str, Any]:
    """What never changes during a game."""
    game = desk.library.get(game_id, options)
    verbs = [{"name": v.name, "domains": list(v.domains), "chance": v.chance, "cite": v.cite} for v in game.verbs.verbs]
    return {
        "game": game_id, "options": game.options, "seats": game.seats, "names": game.data.names.lists,
        "titles": game.data.titles, "verbs": verbs, "extra": game.data.extra,
    }  # fmt: skip


def provenance(desk: Desk, game_id: str, options: Mapping[str, str]) -> dict[str, Any]:
    """Where the data come from."""
    rows = desk.library.get(game_id, options).data.provenance
    shown = [
        {"file": r.file, "item": r.item, "origin": r.origin, "kind": r.kind, "certain": r.certain, "note": r.note}
        for r in rows
    ]
    return {"game": game_id, "counts": dict(Counter(r.kind for r in rows)), "rows": shown}


@lru_cache(maxsize=16)
def rules(game_id: str) -> dict[str, Any]:
    """Every rule in our own words."""
    if game_id not in registry.games():
        raise Refused(404, "no_game", f"There is no game '{game_id[:40]}'.")
    found = rules_of(game_id).values()
    return {
        "game": game_id,
        "rules": [{"id": r.id, "page": r.page, "text": r.text, "waived": r.waived} for r in found],
    }
