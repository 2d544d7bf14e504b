"""Why one position is better than another for a seat, as messages: what it, or an opponent, has more or less of."""

from __future__ import annotations

from ...core.engine import State
from ...core.game import Game
from ...core.language import Message, msg, name_key
from .measures import Measure, measured, measures_of

MOST, MOST_COSTS = 3, 2
Counts = dict[tuple[str, int], int]  # (measure, seat) → how much


def differences(game: Game, seat: int, here: State, there: State, was_tried: bool = False) -> list[Message]:
    """What speaks for `there` and against `here`, from the seat's point of view: the weightiest first. `was_tried`:
    chance had a part in `there`, so that it is only told what came when it was tried."""
    order = [seat, *(other for other in range(game.num_seats) if other != seat)]
    return _compared(game, seat, here, there, order, was_tried, speaks_for=True)[:MOST]


def drawbacks(game: Game, seat: int, here: State, there: State, was_tried: bool = False) -> list[Message]:
    """What the seat itself would have less of in `there`: the weightiest first."""
    return _compared(game, seat, here, there, [seat], was_tried, speaks_for=False)[:MOST_COSTS]


def _compared(
    game: Game, seat: int, here: State, there: State, order: list[int], was_tried: bool, speaks_for: bool
) -> list[Message]:
    now, then = measured(game, here), measured(game, there)
    found: list[Message] = []
    for measure in measures_of(game.spec.id):
        for who in order:
            old, new = now[measure.name, who], then[measure.name, who]
            if new == old or _only_follows(measure, now, then, who):
                continue
            is_good = (new > old) != measure.few if who == seat else (new < old) != measure.few
            if is_good == speaks_for:
                who_said, there_said = name_key("seat", game.seats[who]), f"{measure.key}={new}"
                found.append(_said(who_said, there_said, old, was_tried, speaks_for))
    return found


def _said(who: str, there: str, here: int, was_tried: bool, speaks_for: bool) -> Message:
    """What there would be, or was when it was tried: instead of what there is, or on the other hand."""
    if was_tried and speaks_for:
        return msg("review-tried", who=who, there=there, here=here)
    if was_tried:
        return msg("review-tried-but", who=who, there=there, here=here)
    if speaks_for:
        return msg("review-instead", who=who, there=there, here=here)
    return msg("review-but", who=who, there=there, here=here)


def _only_follows(measure: Measure, now: Counts, then: Counts, who: int) -> bool:
    """Is there less of it only because there is less of what it is a part of? Fewer temples without a wall are no
    merit of whoever has fewer temples."""
    if not measure.part_of:
        return False
    whole, part = ((then[name, who] - now[name, who]) for name in (measure.part_of, measure.name))
    return whole * part > 0


def losses(game: Game, seat: int, before: State, after: State) -> list[Message]:
    """What a seat lost between two positions."""
    old, new = measured(game, before), measured(game, after)
    found: list[Message] = []
    for measure in measures_of(game.spec.id):
        was, is_ = old[measure.name, seat], new[measure.name, seat]
        if not measure.few and is_ < was:
            who = name_key("seat", game.seats[seat])
            found.append(msg("review-lost", who=who, before=f"{measure.key}={was}", after=is_))
    return found[:MOST]
