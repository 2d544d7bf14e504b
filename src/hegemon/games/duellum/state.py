"""The state of Antike Duellum, field by field."""

from __future__ import annotations

from ...core.state import grid, layout, marks, number
from .domains import DOMAINS


@layout(DOMAINS)
class State:
    """What lies on the table, and what is being decided."""

    turn: int = number()  # turns begun, both nations' counted
    active: int = number(of="seat")
    end_reason: int = number()  # 0 while the game goes on
    depth: int = number()
    frame_kind: list[int] = grid("frame", of="frame_kind")
    frame_seat: list[int] = grid("frame")
    frame_first: list[int] = grid("frame")  # what the numbers mean is said where the frame is pushed
    frame_second: list[int] = grid("frame")

    # The board
    city: list[int] = grid("region", of="seat", start=-1)
    city_resource: list[int] = grid("region", of="resource", start=-1)
    temple: list[int] = grid("region")
    wall: list[int] = grid("region")
    units: list[list[list[int]]] = grid("seat", "kind", "region")
    special_at: list[int] = grid("seat", of="region", start=-1)
    rondel: list[int] = grid("seat", of="field", start=-1)
    know_how: list[list[int]] = grid("seat", "know_how")  # OWNED, or BOUGHT in this turn

    # What each nation has beside the board
    recruits: list[list[int]] = grid("seat", "piece")  # the recruitment box
    supply: list[list[int]] = grid("seat", "kind")
    wall_supply: list[int] = grid("seat")
    stock: list[list[int]] = grid("seat", "chip")
    personages: list[list[int]] = grid("seat", "personage")

    # The bank
    bank_coins: int = number()
    bank_temples: int = number()
    bank_walls: int = number()
    bank_tokens: list[int] = grid("resource")
    bank_personages: list[int] = grid("personage")

    # Event cards, counted by card (a deck may hold a card more than once)
    deck: list[int] = grid("card")
    display: list[int] = grid("card")
    hand: list[list[int]] = grid("seat", "card")
    num_hand: list[int] = grid("seat")
    discard: list[int] = grid("card")

    # This turn; all back to the start value when it ends
    in_force: list[int] = grid("card")  # cards played whose effect is still to come or lasts for the turn
    owed: list[int] = grid("resource")  # the price being paid
    armable: list[int] = grid("piece")  # units that were in the box when the turn began
    room: list[int] = grid("region")  # new units that a city may still receive
    fresh: list[list[int]] = grid("kind", "region")  # units that have not moved
    special_fresh: int = number()
    in_hand: int = number(of="piece", start=-1)  # the unit being moved
    in_hand_at: int = number(of="region", start=-1)
    in_hand_steps: int = number()  # borders it has crossed
    saved: list[int] = grid("region")  # cities that Fortress has saved
    temples_destroyed: int = number()
    cities_taken: int = number()

    frame_mark: list[int] = marks("frame")  # the order in which a step was taken; read by `distinct` alone
