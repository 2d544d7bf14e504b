"""The legal actions as a numbered list, grouped so that a long list can be read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.table import Table
from rich.text import Text

from ...core.engine import State
from ...core.game import Game

MOST_PRICED = 40  # prices are worked out for lists up to this length


@dataclass
class Group:
    """Actions that differ only in their last word."""

    label: str
    items: list[tuple[int, str, str]] = field(default_factory=list)  # number, last word, price


def groups(game: Game, state: State, actions: Sequence[int]) -> list[Group]:
    """The actions in order, gathered by all words but the last."""
    numbers = {a: i for i, a in enumerate(game.legal(state), 1)}
    gathered: dict[str, Group] = {}
    for a in actions:
        action = game.action(a)
        label = " ".join((action.verb, *action.args[:-1]))
        last = action.args[-1] if action.args else ""
        price = price_text(game, state, a) if len(actions) <= MOST_PRICED else ""
        gathered.setdefault(label, Group(label)).items.append((numbers[a], last, price))
    return list(gathered.values())


def menu(game: Game, state: State, actions: Sequence[int] | None = None) -> Table:
    """A grid: the beginning of the actions on the left, numbered endings on the right."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for group in groups(game, state, game.legal(state) if actions is None else actions):
        row = Text()
        for number, last, price in group.items:
            row.append(f"{number}", style="cyan")
            if last:
                row.append(f"\u00a0{last}")
            if price:
                row.append(f"\u00a0({price})".replace(" ", "\u00a0"), style="dim")
            row.append("   ")
        grid.add_row(group.label, row)
    return grid


def price_text(game: Game, state: State, a: int) -> str:
    """The price of an action in a few words, empty when it costs nothing."""
    rows = game.title.price(game.plain(state), game.data, a)
    return ", ".join(f"{row['amount']} {row['what']}" for row in rows if row.get("amount"))
