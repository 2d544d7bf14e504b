"""What is being decided, in one sentence. A prompt is read by both sides, so it names no unit of a hidden stack."""

from __future__ import annotations

from collections.abc import Callable

from ...core.data import Data
from ...core.language import Message, msg, name_key
from ...core.spec import Prompt
from .domains import SUPPLY
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
from .rules.cards import is_opening
from .rules.recruiting import has_recruit
from .state import State


class Asked:
    """What a prompt may name: the two members of the frame, the card, the battle, numbers of the charts."""

    def __init__(self, s: State, data: Data) -> None:
        self.s, self.data, self.c = s, data, data.components
        self.first, self.second = s.frame_first[s.depth - 1], s.frame_second[s.depth - 1]

    def space(self, k: int) -> str:
        """The name of a space."""
        return name_key("space", self.data.names.name("space", k))

    def unit(self, u: int) -> str:
        """The name of a unit."""
        return name_key("unit", self.data.names.name("unit", u))

    def seat(self, seat: int) -> str:
        """The name of a side."""
        return name_key("seat", self.data.names.name("seat", seat))

    @property
    def card(self) -> str:
        """The card in play."""
        return name_key("card", self.data.names.name("card", self.s.card))

    def meant(self, k: int) -> list[str]:
        """Whom an entry of the card means: a single unit by its name, several by what troops they are."""
        names = [
            u for u, meant in zip(self.data.names["unit"], self.c.entry_unit[self.s.card][k], strict=False) if meant
        ]
        if len(names) == 1:
            return [name_key("unit", names[0])]
        return list(dict.fromkeys(name_key("troops", self.data.extra["units"][u]["class"]) for u in names))

    @property
    def battle(self) -> str:
        """Where the battle is fought."""
        return self.space(self.s.battle_space)

    @property
    def fatal(self) -> int:
        """Up to which roll attrition is fatal."""
        return int(self.c.attrition_fatal if self.s.phase == SUPPLY else self.c.event_fatal[self.s.card])


def _recruit(a: Asked) -> Message:
    entries = [k for k in range(a.c.num_entries[a.s.card]) if has_recruit(a.s, a.c, k)]
    if not entries:
        return msg("ask-camps")
    left = [a.c.entry_count[a.s.card][k] - a.s.recruited[k] for k in entries]
    if len(entries) == 1:
        return msg("ask-recruit", n=left[0], card=a.card)
    whom = " ".join(dict.fromkeys(name for k in entries for name in a.meant(k)))
    first = " ".join(a.meant(entries[0]))
    return msg("ask-recruit-any", n=sum(left), card=a.card, whom=whom, given_up=left[0], first=first)


def _choose_card(a: Asked) -> Message:
    return msg("ask-opening") if is_opening(a.s, a.c) else msg("ask-choose-card")


def _battles(a: Asked) -> Message:
    return msg("ask-battles") if a.first < 0 else msg("ask-ambush", battle=a.space(a.first))


ASKS: dict[int, tuple[Callable[[Asked], Message], str]] = {
    IN_PLAYER_TURN: (lambda a: msg("ask-turn"), "turn.sequence"),
    IN_CHECK: (lambda a: msg("ask-check", space=a.space(a.first), n=a.second, fatal=a.fatal), "supply.choice"),
    IN_CHECK_ROLL: (lambda a: msg("ask-check-roll", space=a.space(a.s.at[a.first]), fatal=a.fatal), "supply.roll"),
    IN_CHOOSE_CARD: (_choose_card, "cards.discard_pick"),
    IN_DRAW: (lambda a: msg("ask-draw", who=a.seat(a.s.active)), "cards.top_card"),
    IN_SUBVERT: (lambda a: msg("ask-subvert", n=a.c.event_number[a.s.card]), "events.subvert"),
    IN_SUBVERT_ROLL: (
        lambda a: msg("ask-subvert-roll", unit=a.unit(a.first), n=a.c.event_number[a.s.card]),
        "events.subvert",
    ),
    IN_RECRUIT: (_recruit, "recruiting.by_card"),
    IN_PLACE: (lambda a: msg("ask-place", unit=a.unit(a.first)), "recruiting.place"),
    IN_MARCH: (lambda a: msg("ask-march", card=a.card), "movement.by_card"),
    IN_MARCH_TO: (lambda a: msg("ask-march-to", origin=a.space(a.first)), "movement.distance"),
    IN_MARCH_TAKE: (
        lambda a: msg("ask-march-take", origin=a.space(a.first), to=a.space(a.second)),
        "movement.stacks",
    ),
    IN_MARCH_ROLL: (
        lambda a: msg("ask-march-roll", to=a.space(a.first), n=a.second, fatal=a.c.march_fatal),
        "forced_march.roll",
    ),
    IN_SAIL_ROLL: (lambda a: msg("ask-sail-roll", unit=a.unit(a.first)), "fleets.roll"),
    IN_SAIL_TO: (lambda a: msg("ask-sail-to", unit=a.unit(a.first), die=a.s.natural), "fleets.end_in_port"),
    IN_LOAD: (
        lambda a: msg("ask-load", unit=a.unit(a.first), to=a.space(a.second), n=a.c.fleet_capacity - a.s.num_in_hand),
        "fleets.embark",
    ),
    IN_STORM: (lambda a: msg("ask-storm"), "fleets.storms"),
    IN_BATTLES: (_battles, "battle.order"),
    IN_LEVY: (lambda a: msg("ask-levy", battle=a.battle, n=a.c.levy_units - a.s.levied), "recruiting.levy"),
    IN_ADVANTAGE: (
        lambda a: msg("ask-advantage", who=a.seat(int(a.first > 0)), battle=a.battle),
        "battle.advantage_roll",
    ),
    IN_FIGHT: (lambda a: msg("ask-fight", battle=a.battle, round=a.s.round), "battle.alternate"),
    IN_DICE: (lambda a: msg("ask-dice", unit=a.unit(a.first), n=a.second), "battle.dice_by_strength"),
    IN_LOSE: (lambda a: msg("ask-lose", battle=a.battle, n=a.s.eliminations), "results.elimination"),
    IN_PANIC: (lambda a: msg("ask-panic", battle=a.battle, n=max(1, a.s.panics)), "results.panic"),
    IN_PORT: (lambda a: msg("ask-port"), "retreat.fleets"),
    IN_BOARD: (lambda a: msg("ask-board", to=a.space(a.second)), "retreat.aboard"),
    IN_RETREAT: (lambda a: msg("ask-retreat", battle=a.battle), "retreat.together"),
    IN_REWARD: (lambda a: msg("ask-reward", battle=a.battle), "major_battles.reward"),
    IN_MORALE: (lambda a: msg("ask-morale", battle=a.battle), "major_battles.morale"),
    IN_PURSUE: (lambda a: msg("ask-pursue", battle=a.battle), "pursuit.after_victory"),
    IN_PURSUE_TAKE: (lambda a: msg("ask-pursue-take", battle=a.battle, to=a.space(a.second)), "pursuit.who"),
}


def prompt(s: State, data: Data) -> Prompt:
    """What is being decided."""
    if s.depth == 0:
        return Prompt(msg("ask-over"), "ending.time_limit")
    asks, cite = ASKS[s.frame_kind[s.depth - 1]]
    return Prompt(asks(Asked(s, data)), cite)
