"""Which option sets to test: the defaults, and every single deviation from them."""

from __future__ import annotations

from collections.abc import Iterator
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


def option_sets(game: str) -> Iterator[dict[str, Any]]:
    """The defaults first, then each option changed alone. Deviations that the game refuses by themselves are left out
    (numbers with a wide range are left at their default)."""
    yield {}
    card = spec(game)
    for option in card.options:
        for value in _others(option):
            chosen = {option.name: value}
            try:
                load_data(game, card.resolve(chosen))
            except OptionError:
                continue
            yield chosen


def set_name(options: dict[str, Any]) -> str:
    """A readable name of an option set."""
    return " ".join(f"{k}={v}" for k, v in options.items()) or "defaults"
