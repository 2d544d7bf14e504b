"""What refusals name: the place, the other empire, what is missing. Worked out only when a refusal is told."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.data import Data
from ...core.language.message import Value, as_argument, name_key
from .components import Components
from .domains import (
    A_FIFTH_COLUMN,
    A_FORTRESS,
    A_LEGION,
    A_MONUMENT,
    A_SHIP,
    A_STABILITY_STEP,
    A_TRADE_POST,
    ALL,
    AN_ARMISTICE,
    CULTURE,
    ECONOMY,
    FIGHTING,
    FLEET,
    LEADING,
    LEGION,
    LEGIONS_BIT,
    MILITARY,
    NUM_SEATS,
    SAILING,
    SHIP,
)
from .state import State

Words = dict[str, Value]
PAID_BY = {
    A_LEGION: MILITARY,
    A_SHIP: FLEET,
    A_FORTRESS: ECONOMY,
    A_TRADE_POST: ECONOMY,
    A_MONUMENT: CULTURE,
    A_STABILITY_STEP: CULTURE,
    AN_ARMISTICE: CULTURE,
    A_FIFTH_COLUMN: CULTURE,
}


# -- names ------------------------------------------------------------------------------------------------------------
def names(data: Data, domain: str, members: Iterable[int]) -> str:
    """Several names as one argument."""
    return " ".join(name_key(domain, data.names.name(domain, member)) for member in members)


def deciding(s: State) -> int:
    """The empire that is refused something."""
    return s.frame_seat[s.depth - 1]


def hex_of(data: Data, word: str) -> int:
    """The hex of a hex or of a site (they share their names)."""
    return data.names.index("hex", word)


def place(s: State, data: Data, action: tuple[str, ...]) -> Words:
    """The place named by the action."""
    return {"place": name_key("hex", action[0])}


def chosen_action(s: State, data: Data, action: tuple[str, ...]) -> Words:
    return {"action": name_key("action", action[0])}


def chosen_row(s: State, data: Data, action: tuple[str, ...]) -> Words:
    return {"row": name_key("row", action[0])}


def other_seat(s: State, data: Data, action: tuple[str, ...]) -> Words:
    return {"other": name_key("seat", action[-1])}


def place_and_other(s: State, data: Data, action: tuple[str, ...]) -> Words:
    return {**place(s, data, action), **other_seat(s, data, action)}


# -- set-up -----------------------------------------------------------------------------------------------------------
def capital_sites(s: State, data: Data, action: tuple[str, ...]) -> Words:
    sites = [site for site in data.components.capitals[s.active] if site >= 0]
    return {**place(s, data, action), "sites": names(data, "site", sites)}


def place_and_owner(s: State, data: Data, action: tuple[str, ...]) -> Words:
    return {**place(s, data, action), "owner": names(data, "seat", [s.owner[data.names.index("site", action[0])]])}


def nearest_sites(s: State, data: Data, action: tuple[str, ...]) -> Words:
    """The free sites nearest to the capital."""
    c: Components = data.components
    far = c.distance[s.active][c.capitals[s.active].index(s.capital[s.active])]
    free = [site for site in range(c.num_sites) if s.owner[site] < 0 and far[site] >= 0]
    nearest = [site for site in free if far[site] == min(far[other] for other in free)]
    return {**place(s, data, action), "nearest": names(data, "site", nearest)}


def nearest_units(s: State, data: Data, action: tuple[str, ...]) -> Words:
    """The own units nearest to the leader."""
    from .rules.leaders import nearest_unit, straight_distance  # they refuse by these reasons

    c, seat = data.components, deciding(s)
    best = nearest_unit(s, c, seat)
    own = [h for h in range(c.num_hexes) if s.pieces[h] & (FIGHTING << seat)]
    near = [h for h in own if straight_distance(c, s.leader[seat], h) == best]
    return {**place(s, data, action), "nearest": names(data, "hex", near)}


# -- the cycle --------------------------------------------------------------------------------------------------------
def action_by_one(s: State, data: Data, action: tuple[str, ...]) -> Words:
    return {**chosen_action(s, data, action), "n": data.components.same_by_one}


def action_by_all(s: State, data: Data, action: tuple[str, ...]) -> Words:
    return {**chosen_action(s, data, action), "n": s.limit}


# -- MOVE -------------------------------------------------------------------------------------------------------------
def partners(s: State, data: Data, hex_: int) -> Words:
    """With whom among those in a hex there is an armistice, and the last turn it holds."""
    seat, c = deciding(s), data.components
    found = [o for o in range(NUM_SEATS) if o != seat and s.pieces[hex_] & (ALL << o) and s.armistice[seat + o - 1]]
    boxes = [s.armistice[seat + other - 1] for other in found] or [c.armistice_turns]
    return {"others": names(data, "seat", found), "until": s.game_turn + c.armistice_turns - min(boxes)}


def place_and_partners(s: State, data: Data, action: tuple[str, ...]) -> Words:
    return {**place(s, data, action), **partners(s, data, hex_of(data, action[0]))}


def place_and_those_there(s: State, data: Data, action: tuple[str, ...]) -> Words:
    """The others with pieces in a place."""
    seat, hex_ = deciding(s), hex_of(data, action[0])
    there = [o for o in range(NUM_SEATS) if o != seat and s.pieces[hex_] & (ALL << o)]
    return {**place(s, data, action), "others": names(data, "seat", there)}


def kind_in_hand(s: State, data: Data, action: tuple[str, ...]) -> Words:
    return {"kind": "kind-ship" if s.hand == SAILING else "kind-legion"}


def place_and_kind(s: State, data: Data, action: tuple[str, ...]) -> Words:
    return {**place(s, data, action), **kind_in_hand(s, data, action)}


def place_and_points(s: State, data: Data, action: tuple[str, ...]) -> Words:
    """Where, and the movement points of what is in hand."""
    c, seat = data.components, deciding(s)
    kind = SHIP if s.hand == SAILING else LEGION
    points = c.unit_points[kind][c.phase[kind][s.space[seat][kind]]]
    return {**place(s, data, action), "points": c.leader_points if s.hand == LEADING else points}


def most_fresh(s: State, data: Data, action: tuple[str, ...]) -> Words:
    """How many units can be taken."""
    from .rules.movement import fresh_units

    return {"n": int(action[0]), "most": fresh_units(s, deciding(s))}


def room_aboard(s: State, data: Data, action: tuple[str, ...]) -> Words:
    """How many legions must and can be aboard."""
    from .rules.transport import least_aboard, most_aboard

    seat = deciding(s)
    return {"least": least_aboard(s, data.components, seat), "most": most_aboard(s, seat)}


def how_many_sink(s: State, data: Data, action: tuple[str, ...]) -> Words:
    """How many legions must and can sink."""
    from .rules.combat import fewest_sunk, most_sunk

    seat, hex_, ships = deciding(s), s.frame_first[s.depth - 1], s.frame_second[s.depth - 1]
    return {"least": fewest_sunk(s, seat, hex_, ships), "most": most_sunk(s, seat, hex_, ships)}


def leader_state(s: State, data: Data, action: tuple[str, ...]) -> Words:
    """Why the leader does not walk."""
    here = s.leader[deciding(s)]
    why = "waits" if here < 0 else "moved" if s.leader_moved else "sea"
    return {"why": why}


# -- ATTACK -----------------------------------------------------------------------------------------------------------
def truce(s: State, data: Data, action: tuple[str, ...]) -> Words:
    """The partner in a place, or the one named."""
    if len(action) > 1:
        seat, other, c = deciding(s), data.names.index("seat", action[-1]), data.components
        box = s.armistice[seat + other - 1]
        return {"others": names(data, "seat", [other]), "until": s.game_turn + c.armistice_turns - box}
    return partners(s, data, hex_of(data, action[0]))


def garrison(s: State, data: Data, action: tuple[str, ...]) -> Words:
    """Whose legions stand there."""
    seat, hex_ = deciding(s), hex_of(data, action[0])
    there = [o for o in range(NUM_SEATS) if o != seat and s.pieces[hex_] & (LEGIONS_BIT << o)]
    return {**place(s, data, action), "others": names(data, "seat", there)}


def monument_owner(s: State, data: Data, action: tuple[str, ...]) -> Words:
    return {**place(s, data, action), "owner": names(data, "seat", [s.monument[data.names.index("site", action[0])]])}


# -- limits -----------------------------------------------------------------------------------------------------------
def stock_of_posts(s: State, data: Data, action: tuple[str, ...]) -> Words:
    return {"n": data.components.max_posts[deciding(s)]}


def stock_of_fortresses(s: State, data: Data, action: tuple[str, ...]) -> Words:
    return {"n": data.components.max_forts[deciding(s)]}


def stock_of_monuments(s: State, data: Data, action: tuple[str, ...]) -> Words:
    return {"n": data.components.max_monuments[deciding(s)]}


def boxes_of_good(s: State, data: Data, action: tuple[str, ...]) -> Words:
    good = data.components.good_of[data.names.index("site", action[0])]
    return {"good": names(data, "good", [good]), "n": data.components.boxes[good]}


# -- means ------------------------------------------------------------------------------------------------------------
def priced(s: State, data: Data, item: int) -> Words:
    """What an item costs, and how much of it is missing."""
    c, seat = data.components, deciding(s)
    price = c.cost[item][c.phase[PAID_BY[item]][s.space[seat][PAID_BY[item]]]]
    return {"price": price, "missing": price - s.talents[seat]}


def monument_price(s: State, data: Data, action: tuple[str, ...]) -> Words:
    return priced(s, data, A_MONUMENT)


def post_price(s: State, data: Data, action: tuple[str, ...]) -> Words:
    return priced(s, data, A_TRADE_POST)


def stability_price(s: State, data: Data, action: tuple[str, ...]) -> Words:
    return priced(s, data, A_STABILITY_STEP)


def undermine_price(s: State, data: Data, action: tuple[str, ...]) -> Words:
    return priced(s, data, A_FIFTH_COLUMN)


def armistice_price(s: State, data: Data, action: tuple[str, ...]) -> Words:
    return priced(s, data, AN_ARMISTICE)


def legion_price(s: State, data: Data, action: tuple[str, ...]) -> Words:
    return priced(s, data, A_LEGION)


def ship_price(s: State, data: Data, action: tuple[str, ...]) -> Words:
    return priced(s, data, A_SHIP)


def fortress_price(s: State, data: Data, action: tuple[str, ...]) -> Words:
    return priced(s, data, A_FORTRESS)


def space_price(s: State, data: Data, action: tuple[str, ...]) -> Words:
    """The next space of a row."""
    row, seat = data.names.index("row", action[0]), deciding(s)
    price = data.components.price[row][s.space[seat][row] + 1]
    return {**chosen_row(s, data, action), "price": price, "missing": price - s.talents[seat]}


# -- conditions -------------------------------------------------------------------------------------------------------
def next_phase(s: State, data: Data, action: tuple[str, ...]) -> tuple[int, int, int]:
    """Row, seat, and the phase that the next space belongs to."""
    row, seat = data.names.index("row", action[0]), deciding(s)
    return row, seat, data.components.phase[row][s.space[seat][row] + 1]


def stage_name(data: Data, row: int, phase: int) -> str:
    """The key of a phase's name."""
    return name_key("stage", f"{data.names.name('row', row)}_{phase}")


def goods_needed(s: State, data: Data, action: tuple[str, ...]) -> Words:
    """The phase, and the goods without a post."""
    row, seat, phase = next_phase(s, data, action)
    missing = [good for good in data.components.need_good[row][phase] if good >= 0 and not s.goods[seat][good]]
    return {"stage": stage_name(data, row, phase), "goods": names(data, "good", missing)}


def luxuries_needed(s: State, data: Data, action: tuple[str, ...]) -> Words:
    """The phase, how many luxuries it needs, how many there are, and which are missing."""
    row, seat, phase = next_phase(s, data, action)
    c: Components = data.components
    luxuries = [good for good in range(c.num_goods) if c.is_luxury[good]]
    missing = [good for good in luxuries if not s.goods[seat][good]]
    return {
        "stage": stage_name(data, row, phase),
        "needed": c.need_luxuries[row][phase],
        "have": len(luxuries) - len(missing),
        "goods": names(data, "good", missing),
    }


def stages_needed(s: State, data: Data, action: tuple[str, ...]) -> Words:
    """The phase, and those of other rows that it needs."""
    row, seat, phase = next_phase(s, data, action)
    c: Components = data.components
    wanted = [(other, c.need_phase[row][phase][other]) for other in range(c.num_rows)]
    missing = [(other, n) for other, n in wanted if n > c.phase[other][s.space[seat][other]]]
    return {"stage": stage_name(data, row, phase), "stages": " ".join(stage_name(data, *one) for one in missing)}


def post_phase(s: State, data: Data, action: tuple[str, ...]) -> Words:
    """From which phase on second posts are placed."""
    return {**place(s, data, action), "stage": stage_name(data, ECONOMY, data.components.double_phase)}


def armistice_end(s: State, data: Data, action: tuple[str, ...]) -> Words:
    return truce(s, data, (action[-1], action[-1]))


def asked(s: State, data: Data, action: tuple[str, ...]) -> Words:
    """What is being decided instead."""
    from .prompt import prompt

    return {"asked": as_argument(prompt(s, data).message)}
