"""Answers to a player's questions: why, preview, rule, log, help."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...core.errors import IllegalAction, NotationError
from ...core.language import Message, msg, name_key
from ...core.odds import Odds
from ...core.rulebook import find, rules_of
from ...lab.review.advice import advice
from ..helping import in_words
from .closer_look import cards, look
from .menu import price_text
from .naming import by_names, in_ids, shown
from .session import HUMAN, Session
from .typed import TABLE_WORDS, matching

SHOWN_RULES = 4
LONG_LOG = 40


def switch(text: str, now: bool) -> bool:
    """`on`, `off`, or nothing to turn it over."""
    if text not in ("on", "off", ""):
        raise NotationError(msg("bad-autopay", text=text[:20]))
    return text == "on" if text else not now


def save(session: Session, name: str) -> str:
    """Write the record and say so."""
    if not name:
        raise NotationError(msg("bad-save"))
    session.save(name)
    return session.say(msg("term-saved", file=name))


def the_action(session: Session, text: str) -> int:
    """The action asked about: one of the list, or any other of the vocabulary."""
    if not text:
        raise NotationError(msg("bad-why"))
    game, language = session.game, session.language
    found = matching(game, session.state, text, language)
    if len(found) == 1:
        return found[0]
    try:
        return game.parse(in_ids(game, text, language))
    except NotationError as fault:
        raise by_names(game, text, fault, language) from None


def words_of(session: Session, a: int) -> str:
    """An action as lists show it."""
    return " ".join(shown(session.game, [a], session.language)[a])


def why(session: Session, seat: int, text: str) -> RenderableType:
    """Why an action is refused, with the rule in our words; of a phrase, where it fails."""
    if session.game.is_phrase(text) and not matching(session.game, session.state, text, session.language):
        return _why_phrase(session, in_ids(session.game, text, session.language))
    a = the_action(session, text)
    refusal = session.game.why_not(session.state, a)
    if refusal is None:
        cite = session.game.verbs.by_name[session.game.action(a).verb].cite
        allowed = session.say(msg("term-allowed", action=words_of(session, a)))
        return Group(Text(allowed, style="green"), _rule(session, cite))
    reason = session.say(refusal.message)
    told = session.say(msg("term-refused", action=words_of(session, a), reason=reason))
    return Group(Text(told, style="yellow"), _rule(session, refusal.cite))


def _why_phrase(session: Session, text: str) -> RenderableType:
    try:
        session.game.expand(session.state, text)
    except IllegalAction as fault:
        told = session.say(msg("term-refused", action=text, reason=fault.sentence(session.language)))
        return Group(Text(told, style="yellow"), _rule(session, fault.cite))
    return Text(session.say(msg("term-allowed", action=text)), style="green")


def _rule(session: Session, cite: str) -> Text:
    found = rules_of(session.game.spec.id).get(cite)
    if found is None:
        return Text("")
    place = f" ({found.page})" if found.page else ""
    return Text(f"{found.told(session.game.spec.id, session.language)}{place}", style="dim")


def preview(session: Session, seat: int, text: str) -> RenderableType:
    """Price of an action, and what would happen."""
    a = the_action(session, text)
    told = session.game.preview(session.state, a)
    lines: list[RenderableType] = [Text(words_of(session, a), style="bold")]
    if price := price_text(session.game, session.state, a, session.language):
        lines.append(Text(session.say(msg("term-price", price=price))))
    if told.reveals:
        return Group(*lines, Text(session.say(msg("term-hidden"))))
    happens = session.told(session.game.heard(session.state, a, seat))
    return Group(*lines, *(map(Text, happens) if happens else [Text(session.say(msg("term-unchanged")))]))


def rule(session: Session, seat: int, text: str) -> RenderableType:
    """Rules that contain the words."""
    if not text:
        raise NotationError(msg("bad-rule"))
    found = find(session.game.spec.id, text, session.language)
    if not found:
        return Text(session.say(msg("term-no-rule", words=text[:60])))
    return Group(*(_rule(session, r.id) for r in found[:SHOWN_RULES]))


def log(session: Session, seat: int, text: str) -> RenderableType:
    """The latest part of what has happened; `log all` shows everything."""
    lines = session.log(seat)
    if text != "all" and len(lines) > LONG_LOG:
        lines = lines[-LONG_LOG:]
    return Group(*(Text(str(line)) for line in lines)) if lines else Text(session.say(msg("term-no-log")))


def table_help(session: Session, seat: int, text: str) -> RenderableType:
    """How to play here."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_row(Text(session.say(msg("term-number-word")), style="bold"), session.say(msg("term-number")))
    grid.add_row(Text(session.say(msg("term-action-word")), style="bold"), session.say(msg("term-action")))
    for form in session.game.forms(session.state):
        grid.add_row(Text(form.name, style="bold"), Text(in_words(form.form)))
    for word in TABLE_WORDS:
        grid.add_row(Text(word, style="bold"), session.say(Message(f"term-help-{word}")))
    return grid


def odds(session: Session, seat: int, text: str) -> RenderableType:
    """What a fight would come to, or the one that has begun: both sides in their parts, and the chance of each end."""
    found = _odds_of(session, text) if text else session.game.odds_now(session.state)
    if found is None:
        return Text(session.say(msg("term-no-fight")))
    grid = Table.grid(padding=(0, 2, 0, 0))
    names = session.game.catalogue(session.language)
    for side in found.sides:
        parts = ", ".join(f"{session.say(part)} {value}" for part, value in side.parts)
        grid.add_row(Text(names.name(side.who)[""], style="bold"), str(side.strength), parts)
    for end, chance in found.ends:
        grid.add_row(Text(session.say(end)), f"{float(chance):.0%}", "")
    return grid


def _odds_of(session: Session, text: str) -> Odds | None:
    """Of an action; of a phrase, those of its first fight, with all units that it sends there."""
    game, state = session.game, session.state
    if not game.is_phrase(text) or matching(game, state, text):
        return game.odds(state, the_action(session, text))
    actions, here = game.expand(state, text, unfinished=True).actions, state.copy()
    for a in actions:
        if found := game.odds(here, a, actions.count(a)):
            return found
        game.apply(here, a)
    return None


def hint(session: Session, seat: int, text: str) -> RenderableType:
    """What a bot would do here, and everybody's chances; against bots alone."""
    if sum(who == HUMAN for who in session.players.values()) != 1:
        return Text(session.say(msg("term-no-hint")))
    found = advice(session.game, session.state, session.language)
    names = session.game.catalogue(session.language)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for i, name in enumerate(session.game.seats):
        share, error = found.chances.of[i], 2 * found.chances.error[i]
        grid.add_row(Text(names.name(name_key("seat", name))[""], style="bold"), f"{share:.0%} ± {error:.0%}")
    return Group(Text(session.say(msg("term-hint", action=found.action, said=found.said))), grid)


ANSWERS: dict[str, Callable[[Session, int, str], RenderableType]] = {
    "why": why,
    "preview": preview,
    "odds": odds,
    "hint": hint,
    "rule": rule,
    "look": look,
    "cards": cards,
    "log": log,
    "help": table_help,
}
