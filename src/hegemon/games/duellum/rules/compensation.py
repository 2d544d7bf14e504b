"""Event cards: the open display, and cards taken from it as compensation."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import CHANCE, pop, push, push_with, top_kind
from ....core.notes import note
from ..actions import PICK, REVEAL
from ..components import Components
from ..domains import NUM_CARDS
from ..frames import IN_DISPLAY, IN_PICK
from ..happenings import FORFEITED, OWED, RESHUFFLED, REVEALED, TOOK
from ..reasons import FINE, NOT_IN_DECK, NOT_ON_DISPLAY
from ..state import State


@rule
def num_on_display(s: State, c: Components) -> int:
    """Open cards."""
    count = 0
    for card in range(NUM_CARDS):
        count += s.display[card]
    return count


@rule
def is_deck_empty(s: State, c: Components) -> bool:
    """Has the deck been used up?"""
    for card in range(NUM_CARDS):
        if s.deck[card] > 0:
            return False
    return True


@rule
def reshuffle(s: State, c: Components) -> None:
    """The discarded cards become the deck.  cite: events.reshuffle"""
    for card in range(NUM_CARDS):
        s.deck[card] = s.discard[card]
        s.discard[card] = 0
    if not is_deck_empty(s, c):
        note(RESHUFFLED)


@rule
def needs_card(s: State, c: Components) -> bool:
    """Is a place on the display free, and a card left to fill it?
    cite: events.display, events.reshuffle, rulings.refill_at_once"""
    if num_on_display(s, c) >= c.display_size:
        return False
    if is_deck_empty(s, c):
        reshuffle(s, c)
    return not is_deck_empty(s, c)


@rule
def refill(s: State, c: Components) -> None:
    """Cards are turned up until three lie open.  cite: events.display, setup.events"""
    if needs_card(s, c):
        push(s, IN_DISPLAY, CHANCE)
    else:
        end_refill(s, c)


@rule
def end_refill(s: State, c: Components) -> None:
    """Without any open card no more can be taken.  cite: events.display, rulings.refill_at_once"""
    if top_kind(s) == IN_PICK and num_on_display(s, c) == 0:
        note(FORFEITED, s.frame_seat[s.depth - 1], s.frame_first[s.depth - 1])
        pop(s)


@rule
def why_not_reveal(s: State, c: Components, card: int) -> int:
    """Any card that is left in the deck.  cite: events.display"""
    return FINE if s.deck[card] > 0 else NOT_IN_DECK


@rule
def legal_reveal(s: State, c: Components, out: list[int], n: int) -> int:
    """Cards left in the deck."""
    for card in range(NUM_CARDS):
        if s.deck[card] > 0:
            out[n] = REVEAL + card
            n += 1
    return n


@rule
def weight_reveal(s: State, c: Components, card: int) -> int:
    """Each card in the deck is as likely as any other.  cite: setup.events"""
    return s.deck[card]


@rule
def apply_reveal(s: State, c: Components, card: int) -> None:
    """A card is turned up.  cite: events.display, setup.events"""
    s.deck[card] -= 1
    s.display[card] += 1
    note(REVEALED, card)
    if not needs_card(s, c):
        pop(s)
        end_refill(s, c)


@rule
def begin_picks(s: State, c: Components, seat: int, picks: int) -> None:
    """A nation takes cards one by one.  cite: compensation.personage, events.display"""
    push_with(s, IN_PICK, seat, picks, 0)


@rule
def refill_from_discards(s: State, c: Components) -> None:
    """When the deck is used up, the display may lack the very card that has just been played.
    cite: events.reshuffle, rulings.refill_at_once"""
    if is_deck_empty(s, c):
        refill(s, c)


@rule
def compensate(s: State, c: Components, won: int) -> None:
    """The other nation takes a card for each personage won, and one if it has lost cities, however many; it chooses
    from a display that is full as far as there are cards.
    cite: compensation.personage, compensation.city_lost, compensation.one_per_turn
    cite: rulings.compensation_time, rulings.compensation_taken, rulings.refill_at_once"""
    picks = won
    if s.cities_taken > 0:
        picks += 1
    if picks > 0:
        note(OWED, 1 - s.active, picks, won, s.cities_taken)
        begin_picks(s, c, 1 - s.active, picks)
        refill(s, c)


@rule
def why_not_pick(s: State, c: Components, card: int) -> int:
    """Any open card.  cite: events.display"""
    return FINE if s.display[card] > 0 else NOT_ON_DISPLAY


@rule
def legal_pick(s: State, c: Components, out: list[int], n: int) -> int:
    """The open cards."""
    for card in range(NUM_CARDS):
        if s.display[card] > 0:
            out[n] = PICK + card
            n += 1
    return n


@rule
def apply_pick(s: State, c: Components, card: int) -> None:
    """Take the card; the display is filled up before the next one.  cite: compensation.personage, events.display"""
    top = s.depth - 1
    seat = s.frame_seat[top]
    s.display[card] -= 1
    s.hand[seat][card] += 1
    s.num_hand[seat] += 1
    note(TOOK, seat, card)
    s.frame_first[top] -= 1
    if s.frame_first[top] == 0:
        pop(s)
    refill(s, c)
