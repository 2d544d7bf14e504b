"""Why one position is better than another for a seat, as messages: what it, or an opponent, has more or less of."""

from __future__ import annotations

from ...core.engine import State
from ...core.game import Game
from ...core.language import Message, msg, name_key
from .measures import measured, measures_of

MOST = 3


def differences(game: Game, seat: int, here: State, there: State, was_tried: bool = False) -> list[Message]:
    """What speaks for `there` and against `here`, from the seat's point of view: the weightiest first. `was_tried`:
    chance had a part in `there`, so that it is only told what came when it was tried."""
    now, then = measured(game, here), measured(game, there)
    found: list[Message] = []
    order = [seat, *(other for other in range(game.num_seats) if other != seat)]
    for measure in measures_of(game.spec.id):
        for who in order:
            old, new = now[measure.name, who], then[measure.name, who]
            speaks_for = (new > old) != measure.few if who == seat else (new < old) != measure.few
            if new != old and speaks_for:
                name = name_key("seat", game.seats[who])
                there_said = f"{measure.key}={new}"
                found.append(
                    msg("review-tried", who=name, there=there_said, here=old)
                    if was_tried
                    else msg("review-instead", who=name, there=there_said, here=old)
                )
    return found[:MOST]


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
