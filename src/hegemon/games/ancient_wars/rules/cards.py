"""Campaign cards (6.0, 15.0): the deck, the choice of a Supreme Leader, discards."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import CHANCE, pop, push
from ....core.notes import note
from ..actions import DRAW, PICK
from ..components import Components
from ..domains import BONUS_IF_FEWER, BOTTOM, DECK, DISCARD, NUM_CARDS, PLAY, REMOVED
from ..frames import IN_CHOOSE_CARD, IN_DRAW
from ..happenings import DISCARDED, DREW, EXTRA, OPENED, PICKED, PUT_UNDER, SET_ASIDE
from ..reasons import FINE, NO_SUPREME_LEADER, NOT_IN_DECK, NOT_IN_DISCARDS, NOT_YOUR_CARD
from ..state import State
from .events import has_few_on_map
from .leaders import shuffle_discards, supreme_leader_commands


@rule
def num_in_pile(s: State, c: Components, seat: int, pile: int) -> int:
    """Cards of a side in a pile.  cite: setup.box"""
    count = 0
    piles = s.pile
    for k in range(NUM_CARDS):
        if piles[k] == pile and c.card_side[k] == seat:
            count += 1
    return count


@rule
def is_deck_empty(s: State, c: Components) -> bool:
    """Has the side whose turn it is no card left in or under its deck?  cite: cards.reshuffle"""
    for k in range(NUM_CARDS):
        if s.pile[k] <= BOTTOM and c.card_side[k] == s.active:
            return False
    return True


@rule
def is_opening(s: State, c: Components) -> int:
    """Does the side whose turn it is choose its first card?  cite: cards.opening"""
    return int(c.opening[s.active] != 0 and s.game_turn == 1)


@rule
def settle_card(s: State, c: Components) -> None:
    """A card is chosen if there is a choice; otherwise the top card is taken.
    cite: cards.top_card, rulings.pick_before_looking"""
    may_pick = supreme_leader_commands(s, c) != 0 and num_in_pile(s, c, s.active, DISCARD) > 0
    if may_pick or is_opening(s, c) != 0:
        push(s, IN_CHOOSE_CARD, s.active)
    else:
        draw_top(s, c)


@rule
def draw_top(s: State, c: Components) -> None:
    """The top card is drawn; when no card is left under or in the deck, the discards are shuffled first.
    cite: cards.top_card, cards.reshuffle, rulings.reshuffle_when_needed"""
    if is_deck_empty(s, c):
        shuffle_discards(s, c, s.active)
    push(s, IN_DRAW, CHANCE)


@rule
def why_not_draw(s: State, c: Components, card: int) -> int:
    """Any card of the shuffled deck can be on top; cards put under it come after all others, in their order.
    cite: cards.top_card, cards.picked_to_bottom"""
    if c.card_side[card] != s.active:
        return NOT_IN_DECK
    if s.pile[card] == DECK:
        return FINE
    if s.bottom_rank[card] == 1 and num_in_pile(s, c, s.active, DECK) == 0:
        return FINE
    return NOT_IN_DECK


@rule
def legal_draw(s: State, c: Components, out: list[int], n: int) -> int:
    """Every card that may be on top.  cite: cards.top_card"""
    pile = s.pile
    seat = s.active
    for k in range(NUM_CARDS):
        if c.card_side[k] == seat and pile[k] <= BOTTOM and why_not_draw(s, c, k) == FINE:
            out[n] = DRAW + k
            n += 1
    return n


@rule
def why_not_pick(s: State, c: Components, card: int) -> int:
    """At the opening any card of the deck, later a discard while the Supreme Leader is on the map.
    cite: cards.opening, cards.discard_pick, rulings.removed_cards, rulings.opening_card_discarded"""
    if is_opening(s, c) != 0 and s.pile[card] == DECK:
        return FINE if c.card_side[card] == s.active else NOT_YOUR_CARD
    if c.card_side[card] != s.active or s.pile[card] != DISCARD:
        return NOT_IN_DISCARDS
    if supreme_leader_commands(s, c) == 0:
        return NO_SUPREME_LEADER
    return FINE


@rule
def legal_pick(s: State, c: Components, out: list[int], n: int) -> int:
    """Every card that may be picked instead of the top card.  cite: cards.discard_pick"""
    pile = s.pile
    seat = s.active
    for k in range(NUM_CARDS):
        if c.card_side[k] == seat and (pile[k] == DECK or pile[k] == DISCARD) and why_not_pick(s, c, k) == FINE:
            out[n] = PICK + k
            n += 1
    return n


@rule
def apply_pick(s: State, c: Components, card: int) -> None:
    """The card picked is shown.  cite: cards.discard_pick"""
    pop(s)
    s.picked = int(s.pile[card] == DISCARD)
    note(PICKED if s.picked else OPENED, s.active, card)
    show(s, c, card)


@rule
def apply_blind(s: State, c: Components) -> None:
    """The top card is taken, whatever it is.  cite: cards.top_card"""
    pop(s)
    draw_top(s, c)


@rule
def apply_draw(s: State, c: Components, card: int) -> None:
    """The top card is shown.  cite: cards.top_card"""
    pop(s)
    note(DREW, s.active, card)
    show(s, c, card)


@rule
def show(s: State, c: Components, card: int) -> None:
    """The card is in effect from now on, and no other.  cite: cards.in_effect, events.bonus_recruit_if_fewer"""
    if s.pile[card] == BOTTOM:
        s.bottom_rank[card] = 0
        for k in range(NUM_CARDS):
            if s.bottom_rank[k] > 0 and c.card_side[k] == s.active:
                s.bottom_rank[k] -= 1
    s.pile[card] = PLAY
    s.card = card
    if c.event[card] == BONUS_IF_FEWER:
        s.bonus = has_few_on_map(s, c, card)
        if s.bonus != 0:
            note(EXTRA, s.active, card)


@rule
def end_card(s: State, c: Components) -> None:
    """At the end of the turn the card is discarded, set aside, or put under the deck if it came from the discards.
    cite: cards.discard, cards.remove, cards.picked_to_bottom, rulings.picked_card, rulings.opening_card_discarded
    cite: rulings.no_carry_over"""
    card = s.card
    if c.is_removed[card] != 0:
        s.pile[card] = REMOVED
        note(SET_ASIDE, s.active, card)
    elif s.picked != 0 and c.picked_to_discards == 0:
        s.bottom_rank[card] = num_in_pile(s, c, s.active, BOTTOM) + 1
        s.pile[card] = BOTTOM
        note(PUT_UNDER, s.active, card)
    else:
        s.pile[card] = DISCARD
        note(DISCARDED, s.active, card)
    s.card = -1
    s.picked = 0
    if c.reshuffle_at_once != 0 and is_deck_empty(s, c):
        shuffle_discards(s, c, s.active)
