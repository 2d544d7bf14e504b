"""Why can I not? For everything that this step is about and that cannot be done now, the reason nearest to legal."""

from __future__ import annotations

from ...core.actions import Verb
from ...core.engine import State
from ...core.game import Game
from ...core.reasons import LIMIT, MEANS, Refusal

MOST_ASKED = 600  # actions asked about for one verb


def refused(game: Game, state: State) -> list[Refusal]:
    """One refusal for each verb of the step of which nothing is legal."""
    offered = {game.action(a).verb for a in game.legal(state)}
    frame = game.frame(state)
    verbs = [v for v in game.verbs.verbs if not v.chance and frame in v.stems and v.name not in offered]
    return [found for verb in verbs if (found := _nearest(game, state, verb)) is not None]


def _nearest(game: Game, state: State, verb: Verb) -> Refusal | None:
    """A lack of means or of pieces; of a verb that names no thing, whatever it is."""
    first = game.verbs.base[verb.name]
    asked = range(first, min(game.verbs.end(verb.name), first + MOST_ASKED))
    known = [a for a in asked if game.verbs.exists(a, game.data.names)]
    found = [refusal for a in known if (refusal := game.why_not(state, a)) is not None]
    telling = [refusal for refusal in found if not verb.domains or _tells(refusal)]
    return max(telling, key=lambda refusal: refusal.kind) if telling else None


def _tells(refusal: Refusal) -> bool:
    return refusal.kind == MEANS or (refusal.kind == LIMIT and not refusal.blames)
