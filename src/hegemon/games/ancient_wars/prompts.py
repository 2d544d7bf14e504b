"""What is being decided, in one sentence. A prompt is read by both sides, so it names no unit of a hidden stack."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.data import Data
from ...core.spec import Prompt
from .domains import (
    F_ADVANTAGE,
    F_BATTLES,
    F_BOARD,
    F_CARD,
    F_CHECK,
    F_CHECK_ROLL,
    F_DICE,
    F_DRAW,
    F_FIGHT,
    F_LEVY,
    F_LOAD,
    F_LOSE,
    F_MARCH,
    F_MARCH_ROLL,
    F_MARCH_TAKE,
    F_MARCH_TO,
    F_MORALE,
    F_PANIC,
    F_PLACE,
    F_PORT,
    F_PURSUE,
    F_PURSUE_TAKE,
    F_RECRUIT,
    F_RETREAT,
    F_REWARD,
    F_SAIL_ROLL,
    F_SAIL_TO,
    F_STORM,
    F_SUBVERT,
    F_SUBVERT_ROLL,
    F_TURN,
)
from .state import State

# Words in braces: seat, card, space and unit as the frame carries them, battle (the space of the battle), x and y.
PROMPTS = {
    F_TURN: ("The turn goes on.", "turn.sequence"),
    F_CHECK: ("{seat}: choose a unit in {space_x} that rolls for attrition ({y} to roll).", "supply.choice"),
    F_CHECK_ROLL: ("A unit in {place_x} rolls for attrition.", "supply.roll"),
    F_CARD: ("{seat}: take the top card unseen, or pick a card.", "cards.discard_pick"),
    F_DRAW: ("{active} draws a campaign card.", "cards.top_card"),
    F_SUBVERT: ("{seat}: name a unit that is to desert its side.", "events.subvert"),
    F_SUBVERT_ROLL: ("A die decides whether {unit_x} deserts.", "events.subvert"),
    F_RECRUIT: ("{seat}: recruit units ({card}).", "recruiting.by_card"),
    F_PLACE: ("{seat}: place {unit_x}.", "recruiting.place"),
    F_MARCH: ("{seat}: march ({card}).", "movement.by_card"),
    F_MARCH_TO: ("{seat}: where does the stack from {space_x} march?", "movement.distance"),
    F_MARCH_TAKE: ("{seat}: which units march from {space_x} to {space_y}?", "movement.stacks"),
    F_MARCH_ROLL: ("A unit on forced march to {space_x} rolls.", "forced_march.roll"),
    F_SAIL_ROLL: ("{unit_x} rolls for its voyage.", "fleets.roll"),
    F_SAIL_TO: ("{seat}: to which port does {unit_x} sail (die {natural})?", "fleets.end_in_port"),
    F_LOAD: ("{seat}: which units sail with {unit_x} to {space_y}?", "fleets.embark"),
    F_STORM: ("{seat}: the storm takes one of the units aboard.", "fleets.storms"),
    F_BATTLES: ("{seat}: which battle is fought next?", "battle.order"),
    F_LEVY: ("{seat}: raise the levy in {battle}.", "recruiting.levy"),
    F_ADVANTAGE: ("{roller} rolls for the Battlefield Advantage in {battle}.", "battle.advantage_roll"),
    F_FIGHT: ("{seat}: which unit fights next in {battle}?", "battle.alternate"),
    F_DICE: ("{unit_x} rolls in {battle} ({y} dice left).", "battle.dice_by_strength"),
    F_LOSE: ("{seat}: choose a unit to be eliminated in {battle}.", "results.elimination"),
    F_PANIC: ("{seat}: choose a unit to panic in {battle}.", "results.panic"),
    F_PORT: ("{seat}: to which port do the beaten fleets go?", "retreat.fleets"),
    F_BOARD: ("{seat}: which beaten units go aboard to {space_y}?", "retreat.aboard"),
    F_RETREAT: ("{seat}: where do the beaten units of {battle} retreat?", "retreat.together"),
    F_REWARD: ("{seat}: choose a unit to receive after the major battle of {battle}.", "major_battles.reward"),
    F_MORALE: ("{seat}: choose a unit to give up after the major battle of {battle}.", "major_battles.morale"),
    F_PURSUE: ("{seat}: pursue from {battle}?", "pursuit.after_victory"),
    F_PURSUE_TAKE: ("{seat}: which units pursue from {battle} to {space_y}?", "pursuit.who"),
}


class _Words(dict[str, Any]):
    """Words of a prompt, looked up only when the sentence asks for them."""

    def __init__(self, s: State, data: Data) -> None:
        super().__init__()
        self.s = s
        self.data = data
        self.top = s.depth - 1

    def __missing__(self, key: str) -> Any:
        s, top = self.s, self.top
        x, y = s.frame_first[top], s.frame_second[top]
        if key in ("y", "natural"):
            return y if key == "y" else s.natural
        members: dict[str, tuple[str, Callable[[], int]]] = {
            "seat": ("seat", lambda: s.frame_seat[top]),
            "active": ("seat", lambda: s.active),
            "roller": ("seat", lambda: int(x > 0)),
            "card": ("card", lambda: s.card),
            "space_x": ("space", lambda: x),
            "space_y": ("space", lambda: y),
            "place_x": ("space", lambda: s.at[x]),
            "unit_x": ("unit", lambda: x),
            "battle": ("space", lambda: s.battle_space),
        }
        domain, find = members[key]
        member = find()
        return self.data.title(domain, self.data.names.name(domain, member))


def prompt(s: State, data: Data) -> Prompt:
    """What is being decided."""
    if s.depth == 0:
        return Prompt("The game is over.", "victory.time_limit")
    text, cite = PROMPTS[s.frame_kind[s.depth - 1]]
    return Prompt(text.format_map(_Words(s, data)), cite)
