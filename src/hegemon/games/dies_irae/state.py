"""The position of a game of Dies Irae."""

from __future__ import annotations

from ...core.state import grid, layout, marks, number, scratch
from .domains import DOMAINS


@layout(DOMAINS)
class State:
    """What lies on the map, the tracks and the sheets, and what is being decided."""

    turn: int = number()  # single actions begun (set-ups included): one line of a record each
    active: int = number(of="seat")
    game_turn: int = number()  # the rulebook's turn
    end_reason: int = number()  # 0 while the game goes on
    winner: int = number(of="seat", start=-1)
    depth: int = number()
    frame_kind: list[int] = grid("frame", of="frame_kind")
    frame_seat: list[int] = grid("frame")
    frame_first: list[int] = grid("frame")  # what the numbers mean is said in frames.py
    frame_second: list[int] = grid("frame")

    # The map. `pieces` sums up who has what in a hex, as bits (domains.py), and whether it is contested.
    pieces: list[int] = grid("hex")
    owner: list[int] = grid("site", of="seat", start=-1)  # of the post or fortress
    posts: list[int] = grid("site")
    fort: list[int] = grid("site")
    monument: list[int] = grid("site", of="seat", start=-1)
    leader: list[int] = grid("seat", of="hex", start=-1)

    # Stacks of each force, in ascending order of hexes
    num_stacks: list[int] = grid("force")
    stack_hex: list[list[int]] = grid("force", "slot", of="hex", start=-1)
    stack_size: list[list[int]] = grid("force", "slot")
    stack_moved: list[list[int]] = grid(
        "force", "slot"
    )  # units that had their order in this MOVE; 1: fought in this ATTACK
    cargo: list[list[int]] = grid("seat", "slot")  # legions aboard the ships of a stack
    cargo_moved: list[list[int]] = grid("seat", "slot")
    units: list[int] = grid("force")  # on the map; legions aboard are counted as legions
    markers: list[int] = grid("force")  # armies or fleets on the map

    # Sheets, charts and tracks
    capital: list[int] = grid("seat", of="site", start=-1)
    talents: list[int] = grid("seat")
    income: list[int] = grid("seat")
    supply: list[int] = grid("seat")  # uncontested supply posts
    goods: list[list[int]] = grid("seat", "good")  # uncontested posts and fortresses on a good
    held: list[list[int]] = grid("seat", "good")  # all of them, contested or not
    rewarded: list[list[int]] = grid("seat", "good")  # luxuries whose stability step was earned
    num_posts: list[int] = grid("seat")
    num_forts: list[int] = grid("seat")
    num_monuments: list[int] = grid("seat")
    space: list[list[int]] = grid("seat", "row")
    met: list[list[int]] = grid("seat", "row")  # with `decline`: phases whose conditions held of late, as bits
    stability: list[int] = grid("seat")
    shaken: int = number()  # somebody has fallen below the lowest level and revolts at once
    revolted: list[int] = grid("seat")  # 0, or 1 for the first empire in revolution, 2 for the second
    armistice: list[int] = grid("pair")  # box on the track, 0: none
    control: list[int] = grid("area", of="seat", start=-1)
    controls: list[list[int]] = grid("seat", "track")
    dirty: list[int] = grid("area")  # areas to be judged when the action ends

    # This turn
    order: list[int] = grid("place", of="seat", start=-1)
    place: int = number()  # of the player who acts
    chosen: list[list[int]] = grid("seat", "action")
    taken: list[int] = grid("seat")  # actions taken in this cycle
    last_action: int = number(of="action", start=-1)
    passes: int = number()  # in a row
    limit: int = number()  # how often an action may be chosen in all
    work: list[int] = grid("site")  # what was built there, and whether legions fought there, in this action

    # The units in hand
    hand: int = number()
    hand_asked: int = number()  # questions about the order that are settled
    hand_from: int = number(of="hex", start=-1)
    hand_number: int = number()
    hand_cargo: int = number()
    hand_leader: int = number()
    hand_room: int = number()  # which numbers of these units can end their move without a marker, as bits
    hand_free: int = number()  # army or fleet markers free once these units are lifted
    leader_moved: int = number()

    reach: list[int] = scratch("hex")  # movement points left after getting there, plus one
    reach_low: int = scratch()  # the first and the last hex that has any
    reach_high: int = scratch(start=-1)
    queue: list[int] = scratch("hex")

    frame_mark: list[int] = marks("frame")  # the order in which a step was taken; read by `distinct` alone
