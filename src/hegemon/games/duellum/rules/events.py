"""Playing event cards: when a card may be played, and what it sets off. The cards themselves: events_*.py."""

from __future__ import annotations

from ....core.dual import rule
from ..actions import PLAY
from ..components import Components
from ..domains import ACADEMY, CHARTER, FORTRESS, NUM_CARDS
from ..frames import IN_REACTION
from ..reasons import CARD_NOT_NOW, FINE, NO_EFFECT, NOT_IN_YOUR_HAND, NOT_THIS_CARD_NOW, WRONG_TIME
from ..state import State
from .conquest import answer_fortress
from .events_any_time import apply_any_time, has_any_time_effect
from .events_with_action import apply_with_action, has_action_effect
from .events_with_turn import apply_with_turn, has_turn_effect, is_moment_past


@rule
def why_not_play(s: State, c: Components, card: int) -> int:
    """A card in hand, at a moment it allows, that can do something; only Fortress is played in the other's turn.
    cite: events.own_turn, events.combine, rulings.card_without_effect"""
    top = s.depth - 1
    kind = s.frame_kind[top]
    if s.hand[s.frame_seat[top]][card] == 0:
        return NOT_IN_YOUR_HAND
    if c.playable[kind][card] == 0 or is_moment_past(s, c, card):
        if kind == IN_REACTION:
            return NOT_THIS_CARD_NOW
        return CARD_NOT_NOW + card - ACADEMY if card >= ACADEMY else WRONG_TIME
    return FINE if has_effect(s, c, card) else NO_EFFECT


@rule
def has_effect(s: State, c: Components, card: int) -> bool:
    """Can the card do anything at the moment?  cite: rulings.card_without_effect"""
    if card < ACADEMY:
        return has_any_time_effect(s, c, card)
    if card < CHARTER:
        return has_action_effect(s, c, card)
    return has_turn_effect(s, c, card)


@rule
def legal_plays(s: State, c: Components, out: list[int], n: int) -> int:
    """Cards that can be played."""
    top = s.depth - 1
    hand = s.hand[s.frame_seat[top]]
    moments = c.playable[s.frame_kind[top]]
    for card in range(NUM_CARDS):
        if hand[card] and moments[card] and why_not_play(s, c, card) == FINE:
            out[n] = PLAY + card
            n += 1
    return n


@rule
def apply_play(s: State, c: Components, card: int) -> None:
    """The card goes to the discards and takes effect.  cite: events.discard, events.combine"""
    seat = s.frame_seat[s.depth - 1]
    s.hand[seat][card] -= 1
    s.num_hand[seat] -= 1
    s.discard[card] += 1
    if card < ACADEMY:
        apply_any_time(s, c, card)
    elif card < CHARTER:
        apply_with_action(s, c, card)
    elif card == FORTRESS:
        event_fortress(s, c)
    else:
        apply_with_turn(s, c, card)


@rule
def event_fortress(s: State, c: Components) -> None:
    """The city defends with 1 more in this conquest.  cite: events.fortress, rulings.fortress_city_safe"""
    answer_fortress(s, c, True)


@rule
def apply_decline(s: State, c: Components) -> None:
    """Keep Fortress for another conquest.  cite: events.fortress"""
    answer_fortress(s, c, False)
