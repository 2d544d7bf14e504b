"""Answers for somebody who is making a decision: what is in hand, why not, how a fight would end. Nothing is stored."""

from __future__ import annotations

from ..core.errors import IllegalAction, NotationError
from ..core.game import Game
from ..core.language import Message, msg
from ..core.odds import Odds
from ..core.phrases import Run
from ..core.reasons import Refusal
from .commands.carry_out import require_playing, require_seat
from .guests import KnownGuest
from .library import rule_text, rules_of
from .play.cases import answering, is_others_turn
from .play.orders import steps
from .play.table_view import actions_of, prompt_info
from .queries import deciding, moved_on
from .schemas.choosing import Draft, FightAhead, FightEnd, FightingSide, OrderOffers, Said, StrengthPart
from .schemas.play import Why
from .service import TableService

PAST = Draft(texts=[], waits=False, ends_turn=False, actions=[], prompt=None, view=None)
NO_FIGHT = FightAhead(sides=[], ends=[])


async def draft(
    service: TableService, table_id: str, guest: KnownGuest, text: str, seat: int | None, at: int | None = None
) -> Draft:
    """Where actions that are only thought of would lead."""
    async with service.reading(table_id) as table:
        if moved_on(table, at):
            return PAST
        ongoing = deciding(table, guest, seat)
        run = ongoing.game.expand(ongoing.state, text, unfinished=True)
        _follow_the_only_way(run)
        return _drafted(run)


def _follow_the_only_way(run: Run) -> None:
    """While something is in hand, no question with one answer is put."""
    while run.goes_on and run.game.waits(run.state):
        legal = run.game.legal(run.state)
        if len(legal) != 1:
            return
        run.apply(legal[0])


def _drafted(run: Run) -> Draft:
    game, state = run.game, run.state
    return Draft(
        texts=[game.text(a) for a in run.actions],
        waits=run.goes_on and game.waits(state),
        ends_turn=not run.shows and game.turn(state) != run.turn,
        actions=actions_of(game, state) if run.goes_on else [],
        prompt=prompt_info(game.prompt(state), game) if run.goes_on else None,
        view=None if run.shows else game.public_view(state, run.seat),
    )


async def why(
    service: TableService, table_id: str, guest: KnownGuest, text: str, thing: str, seat: int | None, language: str
) -> Why:
    """Why is an action or a phrase not allowed, or why can nothing be done with a thing?"""
    async with service.reading(table_id) as table:
        ongoing = deciding(table, guest, seat)
        game, state = ongoing.game, ongoing.state
        if thing:
            domain, _, member = thing.rpartition(":")
            return _refused(game, game.why(state, domain, member), language)
        small = game.small_action(state, text) if game.is_phrase(text) else game.parse(text)
        if small is not None:
            return _refused(game, game.why_not(state, small), language)
        try:
            game.expand(state, text)
        except IllegalAction as refused:
            return Why(allowed=False, reason=refused.sentence(language), cite=refused.cite, rule="")
        except NotationError as unfinished:
            return Why(allowed=False, reason=unfinished.sentence(language), cite="", rule="")
        return _refused(game, None, language)


def _refused(game: Game, refusal: Refusal | None, language: str) -> Why:
    if refusal is None:
        return Why(allowed=True, reason=game.say(msg("say-allowed"), language), cite="", rule="")
    rule = rules_of(game.spec.id).get(refusal.cite)
    return Why(
        allowed=False, reason=game.say(refusal.message, language), key=refusal.message.key,
        args=dict(refusal.message.args), cite=refusal.cite,
        rule=rule_text(game.spec.id, refusal.cite, language), page=rule.page if rule else "",
    )  # fmt: skip


async def odds(
    service: TableService,
    table_id: str,
    guest: KnownGuest,
    text: str,
    number: int,
    seat: int | None,
    at: int | None = None,
) -> FightAhead:
    """What the fight would come to that an action begins, or the last one of a line, if so many units do the same."""
    async with service.reading(table_id) as table:
        if moved_on(table, at):
            return NO_FIGHT
        ongoing = deciding(table, guest, seat)
        game, state = ongoing.game, ongoing.state
        before, _, last = text.rpartition(";")
        if before:
            run = game.expand(state, before, unfinished=True)
            if not run.goes_on:  # chance or somebody else comes in before
                return NO_FIGHT
            state = run.state
        a = game.small_action(state, last.strip())
        if a is None:
            raise NotationError(msg("bad-action-now", text=last.strip()[:60]))
        position = state.copy()
    ahead = await service.aside(game.odds, position, a, number, thread="odds")  # every way in which a battle can go
    return _told(game, ahead)


async def fight(service: TableService, table_id: str, at: int | None = None) -> FightAhead:
    """What the fight that has begun would come to: the same for everybody."""
    async with service.reading(table_id) as table:
        if table.ongoing is None or moved_on(table, at):
            return NO_FIGHT
        game, position = table.ongoing.game, table.ongoing.state.copy()
    return _told(game, await service.aside(game.odds_now, position, thread="odds"))


def _told(game: Game, ahead: Odds | None) -> FightAhead:
    if ahead is None:
        return NO_FIGHT

    def said(message: Message) -> Said:
        return Said(text=game.say(message), key=message.key, args=dict(message.args))

    return FightAhead(
        sides=[
            FightingSide(
                who=side.who,
                strength=side.strength,
                parts=[StrengthPart(what=said(what), value=value) for what, value in side.parts],
                losses={lost: float(chance) for lost, chance in ahead.losses.get(side.who, {}).items()},
            )
            for side in ahead.sides
        ],
        ends=[FightEnd(end=said(end), chance=float(chance)) for end, chance in ahead.ends],
        at=ahead.at,
    )


async def order_offers(
    service: TableService, table_id: str, guest: KnownGuest, seat: int, after: str | None, say: str
) -> OrderOffers:
    """What can be ordered for a case: first what others may do, then step by step what the seat does."""
    async with service.reading(table_id) as table:
        require_seat(table, guest.id, seat)
        require_playing(table)
        assert table.ongoing is not None
        game, state = table.ongoing.game, table.ongoing.state
        cases = actions_of(game, state) if is_others_turn(game, state, seat) else []
        then = answering(game, state, seat, after, steps(say)) if after else None
        answers = actions_of(game, then) if then is not None else []
    return OrderOffers(cases=cases, answers=answers)
