"""What speaks for a position, as counts with a name: what reviews count (`measures.toml`) and, where positions are
judged by learned features, those of them that the game's catalogue names (`feature-held_sites`)."""

from __future__ import annotations

from ...bots.weights import has_weights, weights_of
from ...core.engine import State
from ...core.game import Game
from ...core.language import Catalogue, Message, msg, name_key
from ..review.measures import measured, measures_of

MOST = 3
EXPOSED = "feature-open_"


def gains(game: Game, seat: int, before: State, after: State, words: Catalogue) -> list[Message]:
    """What the seat gains between two positions, and what others lose: the weightiest first."""
    old, new = measured(game, before), measured(game, after)
    found: list[Message] = []
    for measure in measures_of(game.spec.id):
        for who in (seat, *(other for other in range(game.num_seats) if other != seat)):
            was, is_ = old[measure.name, who], new[measure.name, who]
            if was != is_ and ((is_ > was) != measure.few) == (who == seat):
                found.append(_counted(game, seat, who, measure.key, was, is_))
    found += _prospects(game, seat, before, after, words)
    return found[:MOST]


def costs(game: Game, seat: int, before: State, after: State) -> list[Message]:
    """What the seat has less of afterwards."""
    old, new = measured(game, before), measured(game, after)
    rows = [(measure, old[measure.name, seat], new[measure.name, seat]) for measure in measures_of(game.spec.id)]
    fewer = [(measure.key, was, is_) for measure, was, is_ in rows if not measure.few and is_ < was]
    return [msg("coach-cost", before=f"{key}={was}", after=is_) for key, was, is_ in fewer[:MOST]]


def _counted(game: Game, seat: int, who: int, key: str, was: int, is_: int) -> Message:
    """The learner is spoken to; of the others it is told."""
    if who == seat:
        return msg("coach-gain-own", after=f"{key}={is_}", before=was)
    return msg("coach-gain", who=name_key("seat", game.seats[who]), after=f"{key}={is_}", before=was)


def _prospects(game: Game, seat: int, before: State, after: State, words: Catalogue) -> list[Message]:
    """Learned features that have a name: what can be done next."""
    if not has_weights(game):
        return []
    weights, old, new = weights_of(game), game.features.of(before, seat), game.features.of(after, seat)
    rows = [
        (weight * (new[k] - old[k]), f"feature-{name}", old[k], new[k])
        for k, (name, weight) in enumerate(zip(weights.features, weights.early, strict=True))
    ]
    good = sorted((row for row in rows if words.has(row[1]) and _speaks_for(*row)), reverse=True)
    return [_counted(game, seat, seat, key, was, is_) for _, key, was, is_ in good]


def _speaks_for(worth: float, key: str, was: int, is_: int) -> bool:
    """Is it more of something good, or less of what lies open to an enemy, and was it learned to be worth something?"""
    return worth > 0 and (is_ < was if key.startswith(EXPOSED) else is_ > was)
