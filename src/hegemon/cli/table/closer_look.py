"""What `look` and `cards` tell: one thing with its facts (`looks/<game>.py`), and what the cards on the table say."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...core.errors import NotationError
from ...core.game import Game
from ...core.language import Message, msg, name_key
from ...core.rulebook import rules_of
from .drawings.regions import Shown
from .looks.sheet import Look
from .naming import called
from .session import Session


def borders(game: Game) -> list[tuple[str, str, str]]:
    """(one region, the other, kind) for games whose data list borders or routes."""
    extra = game.data.extra
    found = [(*border["between"], border["kind"]) for border in extra.get("borders", [])]
    return found + [(route["a"], route["b"], route["kind"]) for route in extra.get("routes", [])]


def borders_of(game: Game, region: str) -> dict[str, list[str]]:
    """Neighbours of a region by kind of border."""
    found: dict[str, list[str]] = {}
    for one, other, kind in borders(game):
        if region in (one, other):
            found.setdefault(kind, []).append(other if region == one else one)
    return found


def look(session: Session, seat: int, text: str) -> RenderableType:
    """What is told of a thing on the table: what it is, its facts, and the rules that matter there."""
    game, shown = session.game, Shown(session.game, session.language)
    looks = _looks(game)
    near = [(domain, name) for domain in looks for name in _named(game, domain, text, session.language)]
    words = {thing: _words(game, *thing, session.language) for thing in near}
    exact = [thing for part in (1, 0) for thing in near if words[thing][part] == text.lower()]  # names before ids
    found = exact[:1] or near
    if len(found) != 1:
        example = next(name for name in game.data.names[next(iter(looks))] if name.isalpha())
        raise NotationError(msg("bad-look", example=example, near=", ".join(name for _, name in found[:6]) or "none"))
    domain, name = found[0]
    sheet = looks[domain](shown, game.view(session.state, seat), name)
    lines: list[RenderableType] = [Text.assemble((shown.title(domain, name), "bold"), _after(sheet.kind))]
    grid = Table.grid(padding=(0, 2, 0, 0))
    for label, value in sheet.rows:
        grid.add_row(Text(label, style="dim"), Text(value))
    if domain == "card" and not sheet.rules:
        lines.append(Text(card_text(game, name, session.language)))
    rules = rules_of(game.spec.id)
    told = [
        Text(rules[cite].told(game.spec.id, session.language), style="dim") for cite in sheet.rules if cite in rules
    ]
    return Group(*lines, *([grid] if sheet.rows else []), *told)


def _after(kind: list[str]) -> str:
    return f"  {' · '.join(kind)}" if kind else ""


def _looks(game: Game) -> Mapping[str, Look]:
    """What can be looked at, by domain."""
    name = f"{__package__}.looks.{game.spec.id}"
    if find_spec(name) is None:
        raise NotationError(msg("bad-no-looks", game=game.spec.title))
    found: Mapping[str, Look] = import_module(name).LOOKS
    return found


def _words(game: Game, domain: str, name: str, language: str) -> tuple[str, str]:
    """How a thing may be named: by its id and by its name."""
    return name, game.catalogue(language).name(name_key(domain, name))[""].lower()


def _named(game: Game, domain: str, text: str, language: str) -> list[str]:
    """Of the things of a domain those that a text means: by id or by name, whole or begun."""
    words = {name: _words(game, domain, name, language) for name in game.data.names[domain]}
    text = text.lower()
    whole = [name for name, both in words.items() if text in both]
    return whole or [name for name, both in words.items() if text and any(word.startswith(text) for word in both)]


def cards(session: Session, seat: int, text: str) -> RenderableType:
    """The text of each card that the player can see (or whose name begins with the given text)."""
    game = session.game
    texts: dict[str, Any] = game.data.extra.get("cards", {})
    if not texts:
        raise NotationError(msg("term-no-cards", game=game.spec.title))
    seen = _names_in(game.view(session.state, seat)["public"], exclude=("deck", "discard"))
    wanted = _named(game, "card", text, session.language) if text else [c for c in texts if c in seen]
    lines = []
    for card in wanted:
        ours = f" ({session.say(msg('term-stand-in'))})" if texts[card].get("stand_in") else ""
        name = called(game, card, session.language)
        lines.append(Text.assemble((f"{name}{ours}  ", "bold"), card_text(game, card, session.language)))
    return Group(*lines) if lines else Text(session.say(msg("term-no-open-card")))


def card_text(game: Game, card: str, language: str) -> str:
    """What a card does: from the catalogue; of a card of one's own, what its file says."""
    data = game.data.extra["cards"][card]
    if isinstance(event := data.get("event"), dict) and "says" in event:
        return game.say(Message(event["says"]["key"], event["says"]["args"]), language)
    return game.catalogue(language).name(name_key("card", card)).get("text") or str(data.get("text", ""))


def _names_in(value: Any, exclude: tuple[str, ...]) -> set[str]:
    if isinstance(value, dict):
        return {name for key, inner in value.items() if key not in exclude for name in _names_in(inner, exclude)}
    if isinstance(value, list):
        return {name for inner in value for name in _names_in(inner, exclude)}
    return {value} if isinstance(value, str) else set()
