"""Which option sets to test: the defaults, every single deviation from them, and all flags changed together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ..core.errors import OptionError
from ..core.registry import load_data, spec
from ..core.spec import Option


def _others(option: Option) -> list[Any]:
    if isinstance(option.default, bool):
        return [not option.default]
    if isinstance(option.default, int):
        span = option.high - option.low
        return [n for n in range(option.low, option.high + 1) if n != option.default] if span <= 10 else []
    return [choice for choice in option.choices if choice != option.default]


def option_sets(
    game: str, base: Mapping[str, Any] | None = None, folder: Path | None = None
) -> Iterator[dict[str, Any]]:
    """The base (else the defaults) first, then each other option changed alone, then all flags changed together.
    Sets that the game refuses are left out (numbers with a wide range are left at their default). `folder`: the user's
    own data, if they are played with."""
    kept = dict(base or {})
    card = spec(game)
    free = [option for option in card.options if option.name not in kept]
    sets = [kept] + [{**kept, option.name: value} for option in free for value in _others(option)]
    flags = {option.name: not option.default for option in free if isinstance(option.default, bool)}
    if len(flags) > 1:
        sets.append({**kept, **flags})
    load_data(game, card.resolve(kept), folder)  # a base that the game refuses is refused here
    yield kept
    for chosen in sets[1:]:
        if _possible(game, tuple(chosen.items()), folder):
            yield chosen


@cache  # asked for by several tests, and each answer takes all data of a game
def _possible(game: str, chosen: tuple[tuple[str, Any], ...], folder: Path | None) -> bool:
    try:
        load_data(game, spec(game).resolve(dict(chosen)), folder)
    except OptionError:
        return False
    return True


def set_name(options: dict[str, Any]) -> str:
    """A readable name of an option set."""
    return " ".join(f"{k}={v}" for k, v in options.items()) or "defaults"
