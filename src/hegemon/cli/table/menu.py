"""The legal actions as a numbered list, grouped so that a long list can be read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text

from ...core.engine import State
from ...core.game import Game
from ...core.language import Message, msg
from ...core.language.forms import Attributes
from .naming import shown

GAP = 3  # letters between two actions
MOST_PRICED = 40  # prices are worked out for lists up to this length


@dataclass
class Group:
    """Actions that begin alike."""

    label: str
    items: list[tuple[int, str, str]] = field(default_factory=list)  # number, ending, price

    def one_price(self) -> str:
        """The price of all of them, if they cost the same."""
        prices = {price for _, _, price in self.items}
        return prices.pop() if len(prices) == 1 and len(self.items) > 1 and "" not in prices else ""


def groups(game: Game, state: State, actions: Sequence[int], language: str = "en") -> list[Group]:
    """The actions in order, gathered by as many of their first words as leave something to gather."""
    numbers = {a: i for i, a in enumerate(game.legal(state), 1)}
    texts = {a: tuple(game.text(a).split()) for a in actions}
    depth = {
        verb: _shared_words([t for t in texts.values() if t[0] == verb]) for verb in {t[0] for t in texts.values()}
    }
    gathered: dict[tuple[str, ...], Group] = {}
    named = shown(game, actions, language)
    for a, text in texts.items():
        k = depth[text[0]]
        label, ending = " ".join(named[a][:k]), " ".join(named[a][k:])
        if game.verbs.by_name[text[0]].ends_step:
            ending = game.say(what_ends(game, state, a), language)
        elif not ending and game.catalogue(language).has(f"do-{text[0]}"):
            ending = game.say(Message(f"do-{text[0]}"), language)
        price = price_text(game, state, a, language) if len(actions) <= MOST_PRICED else ""
        gathered.setdefault(text[:k], Group(label)).items.append((numbers[a], ending, price))
    return list(gathered.values())


def what_ends(game: Game, state: State, a: int) -> Message:
    """What the word that ends something ends here: one's turn, a step of it, or what was taken up."""
    if game.waits(state):
        return msg("term-that-is-all")
    own = game.active(state) == game.to_act(state)
    return msg("term-ends-turn") if own and game.consequences(state, a).ends_turn else msg("term-ends-step")


def _shared_words(texts: list[tuple[str, ...]]) -> int:
    """How many first words make groups of two actions or more on average."""
    longest = max(len(text) for text in texts)
    for k in range(longest - 1, 1, -1):
        if 2 * len({text[:k] for text in texts}) <= len(texts):
            return k
    return 1


def menu(game: Game, state: State, width: int, actions: Sequence[int] | None = None, language: str = "en") -> Text:
    """The beginning of the actions on the left, numbered endings on the right, broken between two of them only."""
    gathered = groups(game, state, game.legal(state) if actions is None else actions, language)
    each = [game.say(msg("term-each", price=price), language) if (price := g.one_price()) else "" for g in gathered]
    heads = [
        Text(g.label, style="bold").append(told, style="not bold dim") for g, told in zip(gathered, each, strict=True)
    ]
    indent = max((head.cell_len for head in heads), default=0) + GAP
    lines: list[Text] = []
    for group, line in zip(gathered, heads, strict=True):
        line.pad_right(indent - line.cell_len)
        for item in (_item(number, last, "" if group.one_price() else price) for number, last, price in group.items):
            if line.cell_len > indent and line.cell_len + item.cell_len > width:
                lines.append(line)
                line = Text(" " * indent)
            line.append_text(item).append(" " * GAP)
        lines.append(line)
    return Text("\n").join(lines)


def _item(number: int, last: str, price: str) -> Text:
    text = Text.assemble((f"{number})", "cyan"), (f" {last}" if last else "", "not bold"))
    return text.append(f" ({price})", style="not bold dim") if price else text


def price_text(game: Game, state: State, a: int, language: str = "en") -> str:
    """The price of an action in a few words, empty when it costs nothing."""
    named = game.action(a).args
    priced = [(row.amount, row.what) for row in game.price(state, a) if row.amount]
    if [what.rpartition("-")[2] for _, what in priced] in ([], [named[-1]] if named else []):
        return ""  # `pay gold` costs gold: nothing new
    names = game.catalogue(language)
    return ", ".join(f"{amount} {_goods_name(names.name(what), amount)}" for amount, what in priced)


def _goods_name(name: Attributes, amount: int) -> str:
    return name[""] if amount == 1 else name.get("plural", name[""])
