"""The state of Ancient Wars, field by field."""

from __future__ import annotations

from ...core.state import grid, layout, marks, number, scratch
from .domains import DOMAINS


@layout(DOMAINS)
class State:
    """What lies on the table, and what is being decided."""

    turn: int = number()  # player turns begun
    active: int = number(of="seat")  # whose player turn it is
    game_turn: int = number()  # as on the turn track, from 1
    phase: int = number(of="phase")
    step: int = number()  # how far the phase has come: its event, then its decisions
    end_reason: int = number(of="end_reason")
    winner: int = number(of="seat", start=-1)
    depth: int = number()
    frame_kind: list[int] = grid("frame", of="frame_kind")
    frame_seat: list[int] = grid("frame")
    frame_first: list[int] = grid("frame")  # what the numbers mean is said where the frame is pushed
    frame_second: list[int] = grid("frame")

    # Units
    at: list[int] = grid("unit", of="space", start=-1)  # -1: in the Recruit Box, or out
    out: list[int] = grid("unit")  # Supreme Leaders who were eliminated
    veil: list[int] = grid("unit", of="unit", start=-1)  # units of a side that share it cannot be told apart
    num_units: list[list[int]] = grid("seat", "space")  # without camps
    num_fleets: list[list[int]] = grid("seat", "space")
    camp: list[int] = grid("space")

    # Cards
    pile: list[int] = grid("card", of="pile")
    bottom_rank: list[int] = grid("card")  # place under the deck, the next one first; 0 elsewhere
    card: int = number(of="card", start=-1)  # in play
    picked: int = number()  # it came from the discards

    # This player turn; all back to the start value when it ends
    checked_space: int = number(start=-1)  # the supply or attrition check has come so far
    checked: list[int] = grid("unit")  # has rolled in the check of its space
    bonus: int = number()  # the extra entries of the card are due
    entry: int = number()  # the entries of the card before it are done with
    recruited: list[int] = grid("entry")  # units placed by each entry that is not done with
    risen: list[int] = grid("space")  # recruits rose here among enemies
    moved: list[int] = grid("unit")
    sailed: int = number()  # fleet moves used
    reach: list[int] = grid("space")  # distance from the stack in hand (0: out of reach), or from the fleet
    reach_free: list[int] = grid("space")  # the same, for those who may ignore barriers
    in_hand: list[int] = grid("unit")
    num_in_hand: int = number()
    escort: int = number()  # sum over the leaders in hand: BY_ROUTE, COMPANY_FREE, TRIBE_FREE
    natural: int = number()  # the fleet's die
    ambushed: int = number()  # the card's ambush is spent
    pursued: list[int] = grid("unit")

    # The battle being fought; all back to the start value when it ends
    stage: int = number(of="stage")
    battle_space: int = number(of="space", start=-1)
    attacker: int = number(of="seat")
    ambush: int = number()
    protected: int = number()  # the defender ignores panic
    major: int = number()
    round: int = number()
    advantage: int = number(of="seat")
    next_to_fight: int = number(of="seat")
    fighter: int = number(of="unit", start=-1)
    column: int = number()  # of the results table, for the unit fighting
    eliminations: int = number()  # results still to be applied
    panics: int = number()
    fought: list[int] = grid("unit")
    panicked: list[int] = grid("unit")
    standing: list[int] = grid("seat")  # units not panicked
    fresh: list[int] = grid("seat")  # of those, units that have not rolled in this round
    stampeded: int = number()
    levied: int = number()  # units raised so far
    pursuit_to: int = number(of="space", start=-1)

    queue: list[int] = scratch("space")
    probe: list[int] = scratch("space")
    marked: list[int] = scratch("unit")

    frame_mark: list[int] = marks("frame")  # the order in which a step was taken; read by `distinct` alone
