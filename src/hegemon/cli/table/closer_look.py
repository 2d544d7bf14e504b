"""What `look` and `cards` tell: one region with its borders, and what the cards on the table say."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from ...core.errors import NotationError
from ...core.game import Game
from ...core.language import Message, msg, name_key
from .draw import short
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
    """What stands in a region, and where its borders lead."""
    game = session.game
    public = game.view(session.state, seat)["public"]
    rows = {name: row for part in public.values() if isinstance(part, dict) for name, row in part.items()}
    known = [name for name in rows if isinstance(rows[name], dict)]
    near = _named(game, known, text.lower(), session.language)
    if len(near) != 1:
        raise NotationError(msg("bad-look", example=known[0], near=", ".join(near[:6]) or "none"))
    lines = [Text(called(game, near[0], session.language), style="bold"), *_facts(rows[near[0]])]
    for kind, others in borders_of(game, near[0]).items():
        there = ", ".join(called(game, other, session.language) for other in others)
        lines.append(Text(f"{session.say(Message(f'term-border-{kind}'))}: {there}"))
    return Group(*lines)


def _named(game: Game, known: list[str], text: str, language: str) -> list[str]:
    """Of some things those that a text means: by id or by name, whole or begun."""
    words = {name: (name, called(game, name, language).lower()) for name in known}
    whole = [name for name, both in words.items() if text in both]
    return whole or [name for name, both in words.items() if text and any(word.startswith(text) for word in both)]


def _facts(row: dict[str, Any]) -> list[Text]:
    return [Text(f"{key.replace('_', ' ')}: {shown}") for key, value in row.items() if (shown := short(value))]


def cards(session: Session, seat: int, text: str) -> RenderableType:
    """The text of each card that the player can see (or whose name begins with the given text)."""
    game = session.game
    texts: dict[str, Any] = game.data.extra.get("cards", {})
    if not texts:
        raise NotationError(msg("term-no-cards", game=game.spec.title))
    seen = _names_in(game.view(session.state, seat)["public"], exclude=("deck", "discard"))
    wanted = _named(game, list(texts), text.lower(), session.language) if text else [c for c in texts if c in seen]
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
