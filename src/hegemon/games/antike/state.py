"""The state of Antike, field by field."""

from __future__ import annotations

from ...core.state import grid, layout, marks, number
from .domains import DOMAINS


@layout(DOMAINS)
class State:
    """What lies on the table, and what is being decided."""

    turn: int = number()  # turns begun, all nations' counted
    active: int = number(of="seat")
    nation: int = number(of="nation")  # whose turn it is
    position: int = number(start=-1)  # its place in the order of turns
    end_reason: int = number()  # 0 while the game goes on
    winner: int = number(of="nation", start=-1)
    depth: int = number()
    frame_kind: list[int] = grid("frame", of="frame_kind")
    frame_seat: list[int] = grid("frame")
    frame_first: list[int] = grid("frame")  # what the numbers mean is said where the frame is pushed
    frame_second: list[int] = grid("frame")

    # Who plays what
    seat_of: list[int] = grid("nation", of="seat", start=-1)
    order: list[int] = grid("nation", of="nation", start=-1)  # nations in order of turns
    answer: list[int] = grid("seat", of="answer")  # the stored answer to incoming units

    # The board
    city: list[int] = grid("province", of="nation", start=-1)
    temple: list[int] = grid("province")
    units: list[list[list[int]]] = grid("nation", "kind", "province")
    rondel: list[int] = grid("nation", of="field", start=-1)
    know_how: list[list[int]] = grid("nation", "know_how")
    known_by: list[int] = grid("know_how")  # nations that have it (counted along)
    present: list[list[int]] = grid("kind", "province")  # units of all nations (counted along)

    # What each nation has
    supply: list[list[int]] = grid("nation", "kind")
    stones: list[int] = grid("nation")  # city stones not on the board
    stock: list[list[int]] = grid("nation", "chip")
    personages: list[list[int]] = grid("nation", "personage")
    has_extra: list[int] = grid("nation")  # the award for all eight know-hows has been made
    extra: list[int] = grid("nation", of="personage", start=-1)  # the personage it brought
    num_cities: list[int] = grid("nation")  # these four are counted along
    num_temples: list[int] = grid("nation")
    num_know_hows: list[int] = grid("nation")
    income: list[list[int]] = grid("nation", "resource")

    # The bank
    bank_coins: int = number()
    bank_temples: int = number()
    stack: list[int] = grid("personage")

    # This turn; all back to zero when it ends
    owed: list[int] = grid("resource")  # the price being paid
    armed: list[int] = grid("province")  # new units of this turn
    fresh: list[list[list[int]]] = grid("actions", "kind", "province")  # units with exactly so many actions left
    ready: list[list[int]] = grid("kind", "province")  # units with an action left
    scholars_earned: int = number()
    generals_earned: int = number()

    frame_mark: list[int] = marks("frame")  # the order in which a step was taken; read by `distinct` alone
