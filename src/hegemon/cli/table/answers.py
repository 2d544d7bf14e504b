"""Answers to a player's questions: why, preview, rule, log, help."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...core.errors import NotationError
from ...core.rulebook import find, rules_of
from .closer_look import cards, look
from .menu import price_text
from .session import Session
from .typed import TABLE_WORDS, matching

SHOWN_RULES = 4
LONG_LOG = 40


def switch(text: str, now: bool) -> bool:
    """`on`, `off`, or nothing to turn it over."""
    if text not in ("on", "off", ""):
        raise NotationError(f"Autopay is switched 'on' or 'off', not '{text[:20]}'.")
    return text == "on" if text else not now


def save(session: Session, name: str) -> str:
    """Write the record and say so."""
    if not name:
        raise NotationError("Name the file to save to, as in 'save evening.hgm'.")
    session.save(name)
    return f"Saved in {name}."


def the_action(session: Session, text: str) -> int:
    """The action asked about: one of the list, or any other of the vocabulary."""
    if not text:
        raise NotationError("Name the action you ask about, as in 'why done'.")
    found = matching(session.game, session.state, text)
    if len(found) == 1:
        return found[0]
    return session.game.parse(" ".join(text.lower().split()))


def why(session: Session, seat: int, text: str) -> RenderableType:
    """Why an action is refused, with the rule in our words."""
    a = the_action(session, text)
    refusal = session.game.why_not(session.state, a)
    if refusal is None:
        cite = session.game.verbs.by_name[session.game.action(a).verb].cite
        return Group(Text(f"'{session.game.text(a)}' is allowed now.", style="green"), _rule(session, cite))
    return Group(Text(f"'{session.game.text(a)}': {refusal.sentence}", style="yellow"), _rule(session, refusal.cite))


def _rule(session: Session, cite: str) -> Text:
    found = rules_of(session.game.spec.id).get(cite)
    if found is None:
        return Text(f"[{cite}]" if cite else "", style="dim")
    place = f" ({found.page})" if found.page else ""
    return Text(f"[{cite}]{place} {found.text}", style="dim")


def preview(session: Session, seat: int, text: str) -> RenderableType:
    """Price and effects of an action."""
    a = the_action(session, text)
    told = session.game.preview(session.state, a)
    lines: list[RenderableType] = [Text(told.action, style="bold")]
    if price := price_text(session.game, session.state, a):
        lines.append(Text(f"price  {price}"))
    grid = Table.grid(padding=(0, 2, 0, 0))
    for effect in told.effects:
        grid.add_row(Text(effect.what.replace(".", " ")), _shown(effect.before), "→", _shown(effect.after))
    if told.reveals:
        lines.append(Text("It shows something hidden; what follows is not told before."))
    else:
        lines.append(grid if grid.row_count else Text("Nothing on the table changes yet."))
    return Group(*lines)


def _shown(value: object) -> Text:
    return Text("-" if value is None else str(value))


def rule(session: Session, seat: int, text: str) -> RenderableType:
    """Rules that contain the words."""
    if not text:
        raise NotationError("Name some words of the rule, as in 'rule founding cost'.")
    found = find(session.game.spec.id, text)
    if not found:
        return Text(f"No rule contains '{text[:60]}'.")
    return Group(*(_rule(session, r.id) for r in found[:SHOWN_RULES]))


def log(session: Session, seat: int, text: str) -> RenderableType:
    """The latest part of what has happened; `log all` shows everything."""
    lines = session.log(seat)
    if text != "all" and len(lines) > LONG_LOG:
        lines = lines[-LONG_LOG:]
    return Group(*(Text(str(line)) for line in lines)) if lines else Text("Nothing has happened yet.")


def table_help(session: Session, seat: int, text: str) -> RenderableType:
    """How to play here."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_row(Text("number", style="bold"), "the action with that number in the list")
    grid.add_row(Text("action", style="bold"), "its words; beginnings are enough while they are clear, Tab completes")
    for word, meaning in TABLE_WORDS.items():
        grid.add_row(Text(word, style="bold"), meaning)
    return grid


ANSWERS: dict[str, Callable[[Session, int, str], RenderableType]] = {
    "why": why,
    "preview": preview,
    "rule": rule,
    "look": look,
    "cards": cards,
    "log": log,
    "help": table_help,
}
