"""What is being decided, in one sentence. A prompt is read by both sides, so it names no unit of a hidden stack."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.data import Data
from ...core.spec import Prompt
from .frames import (
    IN_ADVANTAGE,
    IN_BATTLES,
    IN_BOARD,
    IN_CHECK,
    IN_CHECK_ROLL,
    IN_CHOOSE_CARD,
    IN_DICE,
    IN_DRAW,
    IN_FIGHT,
    IN_LEVY,
    IN_LOAD,
    IN_LOSE,
    IN_MARCH,
    IN_MARCH_ROLL,
    IN_MARCH_TAKE,
    IN_MARCH_TO,
    IN_MORALE,
    IN_PANIC,
    IN_PLACE,
    IN_PLAYER_TURN,
    IN_PORT,
    IN_PURSUE,
    IN_PURSUE_TAKE,
    IN_RECRUIT,
    IN_RETREAT,
    IN_REWARD,
    IN_SAIL_ROLL,
    IN_SAIL_TO,
    IN_STORM,
    IN_SUBVERT,
    IN_SUBVERT_ROLL,
)
from .state import State

# Words in braces: who and what the frame and the position name; `second` is the number that a frame counts down.
PROMPTS = {
    IN_PLAYER_TURN: ("The turn goes on.", "turn.sequence"),
    IN_CHECK: ("{seat}: choose a unit in {first_space} that rolls for attrition ({second} to roll).", "supply.choice"),
    IN_CHECK_ROLL: ("A unit in {place_of_first} rolls for attrition.", "supply.roll"),
    IN_CHOOSE_CARD: ("{seat}: take the top card unseen, or pick a card.", "cards.discard_pick"),
    IN_DRAW: ("{active} draws a campaign card.", "cards.top_card"),
    IN_SUBVERT: ("{seat}: name a unit that is to desert its side.", "events.subvert"),
    IN_SUBVERT_ROLL: ("A die decides whether {first_unit} deserts.", "events.subvert"),
    IN_RECRUIT: ("{seat}: recruit units ({card}).", "recruiting.by_card"),
    IN_PLACE: ("{seat}: place {first_unit}.", "recruiting.place"),
    IN_MARCH: ("{seat}: march ({card}).", "movement.by_card"),
    IN_MARCH_TO: ("{seat}: where does the stack from {first_space} march?", "movement.distance"),
    IN_MARCH_TAKE: ("{seat}: which units march from {first_space} to {second_space}?", "movement.stacks"),
    IN_MARCH_ROLL: ("A unit on forced march to {first_space} rolls.", "forced_march.roll"),
    IN_SAIL_ROLL: ("{first_unit} rolls for its voyage.", "fleets.roll"),
    IN_SAIL_TO: ("{seat}: to which port does {first_unit} sail (die {natural})?", "fleets.end_in_port"),
    IN_LOAD: ("{seat}: which units sail with {first_unit} to {second_space}?", "fleets.embark"),
    IN_STORM: ("{seat}: the storm takes one of the units aboard.", "fleets.storms"),
    IN_BATTLES: ("{seat}: which battle is fought next?", "battle.order"),
    IN_LEVY: ("{seat}: raise the levy in {battle}.", "recruiting.levy"),
    IN_ADVANTAGE: ("{roller} rolls for the Battlefield Advantage in {battle}.", "battle.advantage_roll"),
    IN_FIGHT: ("{seat}: which unit fights next in {battle}?", "battle.alternate"),
    IN_DICE: ("{first_unit} rolls in {battle} ({second} dice left).", "battle.dice_by_strength"),
    IN_LOSE: ("{seat}: choose a unit to be eliminated in {battle}.", "results.elimination"),
    IN_PANIC: ("{seat}: choose a unit to panic in {battle}.", "results.panic"),
    IN_PORT: ("{seat}: to which port do the beaten fleets go?", "retreat.fleets"),
    IN_BOARD: ("{seat}: which beaten units go aboard to {second_space}?", "retreat.aboard"),
    IN_RETREAT: ("{seat}: where do the beaten units of {battle} retreat?", "retreat.together"),
    IN_REWARD: ("{seat}: choose a unit to receive after the major battle of {battle}.", "major_battles.reward"),
    IN_MORALE: ("{seat}: choose a unit to give up after the major battle of {battle}.", "major_battles.morale"),
    IN_PURSUE: ("{seat}: pursue from {battle}?", "pursuit.after_victory"),
    IN_PURSUE_TAKE: ("{seat}: which units pursue from {battle} to {second_space}?", "pursuit.who"),
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
        first, second = s.frame_first[top], s.frame_second[top]
        if key in ("second", "natural"):
            return second if key == "second" else s.natural
        members: dict[str, tuple[str, Callable[[], int]]] = {
            "seat": ("seat", lambda: s.frame_seat[top]),
            "active": ("seat", lambda: s.active),
            "roller": ("seat", lambda: int(first > 0)),
            "card": ("card", lambda: s.card),
            "first_space": ("space", lambda: first),
            "second_space": ("space", lambda: second),
            "place_of_first": ("space", lambda: s.at[first]),
            "first_unit": ("unit", lambda: first),
            "battle": ("space", lambda: s.battle_space),
        }
        domain, find = members[key]
        member = find()
        return self.data.title(domain, self.data.names.name(domain, member))


def prompt(s: State, data: Data) -> Prompt:
    """What is being decided."""
    if s.depth == 0:
        return Prompt("The game is over.", "ending.time_limit")
    text, cite = PROMPTS[s.frame_kind[s.depth - 1]]
    return Prompt(text.format_map(_Words(s, data)), cite)
