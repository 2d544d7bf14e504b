"""Set-up: bank, nations and seats, start cities, the forms for two players."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import CHANCE, NOBODY, pop, push, push_with
from ..actions import DRAW, FIRST, PICK, START_CITY
from ..domains import (
    DRAW_CARD,
    DRAWN,
    FIRST_FLIP,
    LISTED,
    NUM_CHIPS,
    NUM_KINDS,
    NUM_PERSONAGES,
    NUM_RESOURCES,
    PICK_CARD,
    START_CITIES,
)
from ..reasons import (
    FINE,
    NOT_A_NATION,
    NOT_ON_OFFER,
    NOT_ON_YOUR_CARD,
    START_RESOURCE_TAKEN,
    START_SITE_TAKEN,
)
from ..state import State
from ..tables import Tables
from .pieces import place_city
from .turn import begin_turn


@rule
def fill_bank(s: State, t: Tables) -> None:
    """Bank and nations get what the box holds; no unit stands on the board.
    cite: setup.box, setup.personages, setup.stock, setup.pieces
    cite: setup.no_units, two_players.doubled, rulings.doubled_pieces"""
    s.bank_coins = t.coins
    s.bank_temples = t.temples
    for personage in range(NUM_PERSONAGES):
        s.stack[personage] = t.stack[personage]
    for nation in range(t.num_nations):
        s.stones[nation] = t.stones
        for kind in range(NUM_KINDS):
            s.supply[nation][kind] = t.pieces[kind]
    for seat in range(t.num_seats):
        s.answer[seat] = t.first_answer


@rule
def deal_stock(s: State, t: Tables) -> None:
    """Each nation receives the chips on its card.  cite: setup.stock"""
    for nation in range(t.num_nations):
        for chip in range(NUM_CHIPS):
            s.stock[nation][chip] = t.start_stock[chip]


@rule
def set_up(s: State, t: Tables) -> None:
    """Bank and stocks, then the nations find their players: by lot, by choice, or as listed.
    cite: setup.nations, setup.nation_cards, two_players.four_nations, two_players.doubled_start"""
    fill_bank(s, t)
    deal_stock(s, t)
    if t.is_doubled:
        seat_as_listed(s, t)
        push(s, FIRST_FLIP, CHANCE)
    elif t.nations_come == LISTED:
        seat_as_listed(s, t)
        find_order(s, t)
    elif t.nations_come == DRAWN:
        push_with(s, DRAW_CARD, CHANCE, 0, 0)
    else:
        push_with(s, PICK_CARD, 0, 0, 0)


@rule
def seat_as_listed(s: State, t: Tables) -> None:
    """Nations go to the seats in the order in which the board file lists them.  cite: setup.nation_cards"""
    seat = 0
    for nation in range(t.num_nations):
        if t.leader[nation] == nation:
            give_nations(s, t, nation, seat)
            seat += 1


@rule
def give_nations(s: State, t: Tables, leader: int, seat: int) -> None:
    """A player takes a nation, or both nations of a pair.  cite: two_players.four_nations"""
    for nation in range(t.num_nations):
        if t.leader[nation] == leader:
            s.seat_of[nation] = seat


@rule
def why_not_take_card(s: State, t: Tables, nation: int) -> int:
    """A card that still lies on the table; a pair goes by its first nation.  cite: setup.nation_cards"""
    if nation >= t.num_nations or t.leader[nation] != nation or s.seat_of[nation] != NOBODY:
        return NOT_ON_OFFER
    return FINE


@rule
def legal_cards(s: State, t: Tables, out: list[int], n: int, verb: int) -> int:
    """Nation cards that still lie on the table."""
    for nation in range(t.num_nations):
        if why_not_take_card(s, t, nation) == FINE:
            out[n] = verb + nation
            n += 1
    return n


@rule
def apply_take_card(s: State, t: Tables, nation: int) -> None:
    """The seat (frame x) has its nation; the last card goes to the last seat unasked.  cite: setup.nation_cards"""
    seat = s.frame_x[s.depth - 1]
    kind = s.frame_kind[s.depth - 1]
    pop(s)
    give_nations(s, t, nation, seat)
    seat += 1
    if seat < t.num_seats - 1:
        push_with(s, kind, CHANCE if kind == DRAW_CARD else seat, seat, 0)
        return
    for last in range(t.num_nations):
        if s.seat_of[last] == NOBODY:
            s.seat_of[last] = seat
    find_order(s, t)


@rule
def find_order(s: State, t: Tables) -> None:
    """The first nation begins, the others follow clockwise by seats; two players' nations alternate.
    cite: setup.first_nation, turn.order, two_players.apart, rulings.seating, rulings.two_player_seating"""
    for place in range(t.num_nations):
        if t.is_paired:
            s.order[place] = t.turn_order[place]
        else:
            seat = (s.seat_of[t.first_nation] + place) % t.num_seats
            for nation in range(t.num_nations):
                if s.seat_of[nation] == seat:
                    s.order[place] = nation
    place_start_cities(s, t)


@rule
def why_not_first(s: State, t: Tables, nation: int) -> int:
    """Either nation may win the flip of the coin.  cite: two_players.doubled_start"""
    return NOT_A_NATION if nation >= t.num_nations else FINE


@rule
def legal_firsts(s: State, t: Tables, out: list[int], n: int) -> int:
    """Outcomes of the coin flip."""
    for nation in range(t.num_nations):
        out[n] = FIRST + nation
        n += 1
    return n


@rule
def apply_first(s: State, t: Tables, nation: int) -> None:
    """The winner of the flip begins.  cite: two_players.doubled_start"""
    pop(s)
    s.order[0] = nation
    s.order[1] = 1 - nation
    place_start_cities(s, t)


@rule
def place_start_cities(s: State, t: Tables) -> None:
    """Three cities each as the cards say; in the longer game one of them, in the doubled form any, chosen in turn
    (frame x: nation, y: choices made).
    cite: setup.start_cities, variants.longer, two_players.doubled_start, rulings.doubled_longer"""
    if t.is_doubled or t.num_start_cities < NUM_RESOURCES:
        push_with(s, START_CITIES, s.seat_of[s.order[0]], s.order[0], 0)
        return
    for nation in range(t.num_nations):
        for resource in range(NUM_RESOURCES):
            place_city(s, t, nation, t.start_city[nation][resource])
    begin_turn(s, t)


@rule
def why_not_start_city(s: State, t: Tables, province: int) -> int:
    """One of the three cities on the card; in the doubled form any free one whose resource the nation lacks.
    cite: variants.longer, two_players.doubled_start, setup.start_cities, rulings.doubled_start_choice"""
    nation = s.frame_x[s.depth - 1]
    resource = t.resource_of[province]
    if t.is_doubled == 0:
        return FINE if t.start_city[nation][resource] == province else NOT_ON_YOUR_CARD
    if s.city[province] == 1 - nation:
        return START_SITE_TAKEN
    if s.income[nation][resource] > 0:
        return START_RESOURCE_TAKEN
    return FINE


@rule
def legal_start_cities(s: State, t: Tables, out: list[int], n: int) -> int:
    """Cities with which the nation may begin."""
    for province in range(t.num_provinces):
        if why_not_start_city(s, t, province) == FINE:
            out[n] = START_CITY + province
            n += 1
    return n


@rule
def apply_start_city(s: State, t: Tables, province: int) -> None:
    """Place the stone; the next nation chooses, until all have their start cities.
    cite: variants.longer, two_players.doubled_start, rulings.longer_choice"""
    chosen = s.frame_y[s.depth - 1] + 1
    place_city(s, t, s.frame_x[s.depth - 1], province)
    pop(s)
    if chosen == t.num_nations * t.num_start_cities:
        begin_turn(s, t)
    else:
        nation = s.order[chosen % t.num_nations]
        push_with(s, START_CITIES, s.seat_of[nation], nation, chosen)


@rule
def legal_draws(s: State, t: Tables, out: list[int], n: int) -> int:
    """Cards that may be drawn, each as likely as the other.  cite: setup.nation_cards"""
    return legal_cards(s, t, out, n, DRAW)


@rule
def legal_picks(s: State, t: Tables, out: list[int], n: int) -> int:
    """Cards that may be picked.  cite: setup.nation_cards"""
    return legal_cards(s, t, out, n, PICK)
