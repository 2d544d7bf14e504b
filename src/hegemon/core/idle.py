"""A step in which nothing is possible: it ends by itself, and says why. "No city possible: you are 1 iron short."

Told is the reason that is nearest to legal among everything that could have been done in the step. Only a lack of means
or of pieces is worth naming; where the board itself offers nothing, the step has a sentence of its own. It speaks to
the seat that decides and to nobody else: the others might learn from it what the seat holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .happenings import Happening
from .language.message import Value, as_argument
from .reasons import LIMIT, MEANS, Reason, Refusal

if TYPE_CHECKING:
    from .actions import Verb
    from .engine import State
    from .game import Game

MOST_ASKED = 4_000  # actions asked about for one step


def idle_keys(game: Game) -> dict[str, set[str]]:
    """The sentences that the steps of a game need, with their arguments."""
    frames = game.verbs.frames
    found: dict[str, set[str]] = {}
    for verb in game.verbs.verbs:
        for number in verb.stems if verb.ends_step else ():
            if not frames.frames[number - 1].waits:
                found[f"tell-idle_{frames.names[number]}"] = {"reason"}
                found[f"tell-idle_{frames.names[number]}_none"] = set()
    return found


def idle(game: Game, state: State) -> Happening | None:
    """Why nothing can be done in the step that waits, when its end is all that is left; else None."""
    if game.to_act(state) < 0 or len(legal := game.legal(state)) != 1:
        return None
    only = game.verbs.by_name[game.action(legal[0]).verb]
    frame = game.frame(state)
    if not only.ends_step or game.verbs.frames.frames[frame - 1].waits:
        return None
    kind = f"idle_{game.verbs.frames.names[frame]}"
    others = [v for v in game.verbs.verbs if v is not only and not v.chance and frame in v.stems]
    found = [refusal for verb in others for refusal in _refusals(game, state, verb)]
    if not found:
        return Happening(f"{kind}_none", {})
    return Happening(kind, {"reason": as_argument(min(found, key=_distance).message)})


def _refusals(game: Game, state: State, verb: Verb) -> list[Refusal]:
    """What a lack of means or of pieces forbids to a verb of this step."""
    asked, telling = game.human.numbers(verb.name)[:MOST_ASKED], game.human.telling_reasons
    near = [a for a, code in zip(asked, game.engine.refusals(state, asked), strict=True) if code in telling]
    found = [refusal for a in near if (refusal := game.why_not(state, a)) is not None]
    return [refusal for refusal in found if 0 not in _amounts(refusal)]  # who has none of it is not near it


def _amounts(refusal: Refusal) -> set[Value | None]:
    return {refusal.message.args.get(name) for name in ("own", "n")}


def tells(reason: Reason) -> bool:
    """Is it a lack of means, or of something that does not hang on one of many places?"""
    return reason.kind == MEANS or (reason.kind == LIMIT and not reason.blames)


def _distance(refusal: Refusal) -> tuple[int, int]:
    """How far from legal: the nearest kind, then the least that is missing."""
    missing = str(refusal.message.args.get("missing", ""))
    return -refusal.kind, sum(int(part.rpartition("=")[2]) for part in missing.split() if "=" in part)
