"""Set-up: bank, nations and seats, start cities, the forms for two players."""

from __future__ import annotations

from ....common.payment import NUM_CHIPS, NUM_RESOURCES
from ....core.dual import rule
from ....core.frames import CHANCE, NOBODY, pop, push, push_with
from ....core.notes import note
from ..components import Components
from ..domains import DRAWN, LISTED, NUM_KINDS, NUM_PERSONAGES
from ..frames import IN_DRAW, IN_FIRST, IN_PICK, IN_START_CITY
from ..happenings import BEGAN, DREW, PICKED, STARTED
from ..reasons import (
    FINE,
    NOT_ON_OFFER,
    NOT_ON_YOUR_CARD,
    START_RESOURCE_TAKEN,
    START_SITE_TAKEN,
)
from ..state import State
from .pieces import place_city
from .turn import begin_turn


@rule
def fill_bank(s: State, c: Components) -> None:
    """Bank and nations get what the box holds; no unit stands on the board.
    cite: pieces.box, setup.personages, setup.stock, pieces.colour
    cite: setup.no_units, setup.doubled, rulings.doubled_pieces"""
    s.bank_coins = c.coins
    s.bank_temples = c.temples
    for personage in range(NUM_PERSONAGES):
        s.stack[personage] = c.stack[personage]
    for nation in range(c.num_nations):
        s.stones[nation] = c.stones
        for kind in range(NUM_KINDS):
            s.supply[nation][kind] = c.pieces[kind]
    for seat in range(c.num_seats):
        s.answer[seat] = c.first_answer


@rule
def deal_stock(s: State, c: Components) -> None:
    """Each nation receives the chips on its card.  cite: setup.stock"""
    for nation in range(c.num_nations):
        for chip in range(NUM_CHIPS):
            s.stock[nation][chip] = c.start_stock[chip]


@rule
def set_up(s: State, c: Components) -> None:
    """Bank and stocks, then the nations find their players: by lot, by choice, or as listed.
    cite: setup.nations, setup.nation_cards, setup.four_nations, setup.doubled_start"""
    fill_bank(s, c)
    deal_stock(s, c)
    if c.is_doubled:
        seat_as_listed(s, c)
        push(s, IN_FIRST, CHANCE)
    elif c.nations_come == LISTED:
        seat_as_listed(s, c)
        find_order(s, c)
    elif c.nations_come == DRAWN:
        push_with(s, IN_DRAW, CHANCE, 0, 0)
    else:
        push_with(s, IN_PICK, 0, 0, 0)


@rule
def seat_as_listed(s: State, c: Components) -> None:
    """Nations go to the seats in the order in which the board file lists them.  cite: setup.nation_cards"""
    seat = 0
    for nation in range(c.num_nations):
        if c.leader[nation] == nation:
            give_nations(s, c, nation, seat, DREW)
            seat += 1


@rule
def give_nations(s: State, c: Components, leader: int, seat: int, told: int) -> None:
    """A player takes a nation, or both nations of a pair; `told` says what is told of it.  cite: setup.four_nations"""
    for nation in range(c.num_nations):
        if c.leader[nation] == leader:
            s.seat_of[nation] = seat
            note(told, seat, nation)


@rule
def why_not_card(s: State, c: Components, nation: int) -> int:
    """A card that still lies on the table; a pair goes by its first nation.  cite: setup.nation_cards"""
    if c.leader[nation] != nation or s.seat_of[nation] != NOBODY:
        return NOT_ON_OFFER
    return FINE


@rule
def apply_card(s: State, c: Components, nation: int) -> None:
    """The seat has its nation; the last card goes to the last seat unasked.  cite: setup.nation_cards"""
    seat = s.frame_first[s.depth - 1]
    kind = s.frame_kind[s.depth - 1]
    pop(s)
    told = DREW if kind == IN_DRAW else PICKED
    give_nations(s, c, nation, seat, told)
    seat += 1
    if seat < c.num_seats - 1:
        push_with(s, kind, CHANCE if kind == IN_DRAW else seat, seat, 0)
        return
    for last in range(c.num_nations):
        if s.seat_of[last] == NOBODY:
            s.seat_of[last] = seat
            note(told, seat, last)
    find_order(s, c)


@rule
def find_order(s: State, c: Components) -> None:
    """The first nation begins, the others follow clockwise by seats; two players' nations alternate.
    cite: setup.first_nation, turn.order, setup.nations_apart, rulings.seating, rulings.two_player_seating"""
    for place in range(c.num_nations):
        if c.is_paired:
            s.order[place] = c.turn_order[place]
        else:
            seat = (s.seat_of[c.first_nation] + place) % c.num_seats
            for nation in range(c.num_nations):
                if s.seat_of[nation] == seat:
                    s.order[place] = nation
    place_start_cities(s, c)


@rule
def apply_first(s: State, c: Components, nation: int) -> None:
    """Either nation may win the flip of the coin; the winner begins.  cite: setup.doubled_start"""
    pop(s)
    s.order[0] = nation
    s.order[1] = 1 - nation
    place_start_cities(s, c)


@rule
def place_start_cities(s: State, c: Components) -> None:
    """Three cities each as the cards say; in the longer game one of them, in the doubled form any, chosen in turn.
    cite: setup.start_cities, setup.longer, setup.doubled_start, rulings.doubled_longer"""
    note(BEGAN, s.order[0])
    if c.is_doubled or c.num_start_cities < NUM_RESOURCES:
        push_with(s, IN_START_CITY, s.seat_of[s.order[0]], s.order[0], 0)
        return
    for nation in range(c.num_nations):
        for resource in range(NUM_RESOURCES):
            place_city(s, c, nation, c.start_city[nation][resource])
            note(STARTED, nation, c.start_city[nation][resource])
    begin_turn(s, c)


@rule
def why_not_start_city(s: State, c: Components, province: int) -> int:
    """One of the three cities on the card; in the doubled form any free one whose resource the nation lacks.
    cite: setup.longer, setup.doubled_start, setup.start_cities, rulings.doubled_start_choice"""
    nation = s.frame_first[s.depth - 1]
    resource = c.resource_of[province]
    if c.is_doubled == 0:
        return FINE if c.start_city[nation][resource] == province else NOT_ON_YOUR_CARD
    if s.city[province] == 1 - nation:
        return START_SITE_TAKEN
    if s.income[nation][resource] > 0:
        return START_RESOURCE_TAKEN
    return FINE


@rule
def apply_start_city(s: State, c: Components, province: int) -> None:
    """Place the stone; the next nation chooses, until all have their start cities.
    cite: setup.longer, setup.doubled_start, rulings.longer_choice"""
    chosen = s.frame_second[s.depth - 1] + 1
    place_city(s, c, s.frame_first[s.depth - 1], province)
    note(STARTED, s.frame_first[s.depth - 1], province)
    pop(s)
    if chosen == c.num_nations * c.num_start_cities:
        begin_turn(s, c)
    else:
        nation = s.order[chosen % c.num_nations]
        push_with(s, IN_START_CITY, s.seat_of[nation], nation, chosen)
