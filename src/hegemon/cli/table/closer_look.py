"""What `look` and `cards` tell: one region with its borders, and what the cards on the table say."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from ...core.errors import NotationError
from ...core.game import Game
from .draw import short
from .session import Session

BORDER = {"land": "by land", "sea": "by sea", "both": "by land and sea"}


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
    near = [name for name in known if name == text] or [name for name in known if text and name.startswith(text)]
    if len(near) != 1:
        hint = f"; perhaps {', '.join(near[:6])}" if near else ""
        raise NotationError(f"Name one thing on the table to look at, as in 'look {known[0]}'{hint}.")
    lines = [Text(near[0], style="bold"), *_facts(rows[near[0]])]
    for kind, others in borders_of(game, near[0]).items():
        lines.append(Text(f"{BORDER.get(kind, kind)}: {', '.join(others)}"))
    return Group(*lines)


def _facts(row: dict[str, Any]) -> list[Text]:
    return [Text(f"{key.replace('_', ' ')}: {shown}") for key, value in row.items() if (shown := short(value))]


def cards(session: Session, seat: int, text: str) -> RenderableType:
    """The text of each card that the player can see (or whose name begins with the given text)."""
    texts: dict[str, Any] = session.game.data.extra.get("cards", {})
    if not texts:
        raise NotationError(f"{session.game.spec.title} has no cards to read.")
    seen = _names_in(session.game.view(session.state, seat)["public"], exclude=("deck", "discard"))
    wanted = [card for card in texts if (card.startswith(text) if text else card in seen)]
    lines = []
    for card in wanted:
        stand_in = " (our stand-in)" if texts[card].get("stand_in") else ""
        lines.append(Text.assemble((f"{card}{stand_in}  ", "bold"), _card_text(texts[card])))
    return Group(*lines) if lines else Text("No card is open now.")


def _card_text(card: dict[str, Any]) -> str:
    event = card.get("event")
    return str(event.get("text", "") if isinstance(event, dict) else card.get("text", ""))


def _names_in(value: Any, exclude: tuple[str, ...]) -> set[str]:
    if isinstance(value, dict):
        return {name for key, inner in value.items() if key not in exclude for name in _names_in(inner, exclude)}
    if isinstance(value, list):
        return {name for inner in value for name in _names_in(inner, exclude)}
    return {value} if isinstance(value, str) else set()
