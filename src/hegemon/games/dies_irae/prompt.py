"""What is being decided."""

from __future__ import annotations

from ...core.data import Data
from ...core.language import Message, msg, name_key
from ...core.spec import Prompt
from . import frames
from .domains import A_STABILITY_STEP, AN_ARMISTICE, LANDING, LEADING, LEGION, SAILING, SHIP
from .frames import FRAMES
from .rules.building import fortress_price, unit_price
from .rules.monuments import monument_price
from .rules.posts import post_price
from .rules.stability import stability_price
from .rules.supply import num_unfed
from .rules.transport import least_aboard, most_aboard
from .spec import SPEC
from .state import State

CITED = {
    frames.IN_CAPITAL: "setup.capital",
    frames.IN_PLACE_POSTS: "setup.nearest_posts",
    frames.IN_PLACE_SHIPS: "setup.ships",
    frames.IN_PLACE_LEGIONS: "setup.legions",
    frames.IN_PLACE_LEADER: "leaders.one_each",
    frames.IN_POSITION: "turn_order.chosen",
    frames.IN_CHOOSE: "cycle.five_actions",
    frames.IN_MOVE: "movement.all_units",
    frames.IN_NUMBER: "forces.detach",
    frames.IN_ABOARD: "transport.embark",
    frames.IN_WITH_LEADER: "leaders.moves",
    frames.IN_DESTINATION: "movement.potential",
    frames.IN_ATTACK: "combat.optional",
    frames.IN_LOSSES: "combat.owner_chooses",
    frames.IN_BUILD: "building.one_per_fortress",
    frames.IN_CREATE: "posts.any_number",
    frames.IN_STABILITY: "stability.pay",
    frames.IN_DEVELOP: "development.step",
    frames.IN_ARMISTICE: "armistice.offer",
    frames.IN_ANSWER: "armistice.offer",
    frames.IN_SUPPLY: "supply.choice",
    frames.IN_ESCAPE: "leaders.escapes",
}


def prompt(s: State, data: Data) -> Prompt:
    """What the frame on top asks for."""
    if s.depth == 0:
        return Prompt(SPEC.end_message(SPEC.end(s.end_reason)), "ending.goal")
    kind, seat = s.frame_kind[s.depth - 1], s.frame_seat[s.depth - 1]
    asked = _setting_up(s, data, seat, kind) or _moving(s, data, seat, kind) or _acting(s, data, seat, kind)
    return Prompt(asked or _answering(s, data, seat, kind), CITED[kind])


def _setting_up(s: State, data: Data, seat: int, kind: int) -> Message | None:
    c = data.components
    if kind == frames.IN_CAPITAL:
        return msg("ask-capital")
    if kind == frames.IN_PLACE_POSTS:
        return msg("ask-place-posts", n=c.start_posts[seat] - s.num_posts[seat])
    if kind == frames.IN_PLACE_SHIPS:
        return msg("ask-place-ships", n=c.start_units[2 * seat + SHIP] - s.units[2 * seat + SHIP])
    if kind == frames.IN_PLACE_LEGIONS:
        return msg("ask-place-legions", n=c.start_units[2 * seat + LEGION] - s.units[2 * seat + LEGION])
    if kind == frames.IN_PLACE_LEADER:
        return msg("ask-place-leader")
    return None


def _moving(s: State, data: Data, seat: int, kind: int) -> Message | None:
    if kind == frames.IN_MOVE:
        return msg("ask-move")
    if kind not in frames.UNITS_IN_HAND:
        return None
    origin = name_key("hex", data.names.name("hex", s.hand_from))
    unit = "kind-ship" if s.hand == SAILING else "kind-legion"
    if kind == frames.IN_NUMBER:
        return msg("ask-number", kind=unit, place=origin, landing=int(s.hand == LANDING))
    if kind == frames.IN_ABOARD:
        least, most = least_aboard(s, data.components, seat), most_aboard(s, seat)
        return msg("ask-aboard", ships=s.hand_number, place=origin, least=least, most=most)
    if kind == frames.IN_WITH_LEADER:
        return msg("ask-with-leader", place=origin)
    if s.hand == LEADING:
        return msg("ask-leader-to", place=origin)
    return msg("ask-destination", kind=unit, n=s.hand_number, place=origin, aboard=s.hand_cargo)


def _acting(s: State, data: Data, seat: int, kind: int) -> Message | None:
    c, talents = data.components, s.talents[seat]
    if kind == frames.IN_CHOOSE:
        return msg("ask-choose", n=s.taken[seat] + 1, each=c.actions_each, turn=s.game_turn)
    if kind == frames.IN_ATTACK:
        return msg("ask-attack")
    if kind == frames.IN_BUILD:
        legion, ship = unit_price(s, c, seat, LEGION), unit_price(s, c, seat, SHIP)
        fortress, monument = fortress_price(s, c, seat), monument_price(s, c, seat)
        return msg("ask-build", talents=talents, legion=legion, ship=ship, fortress=fortress, monument=monument)
    if kind == frames.IN_CREATE:
        return msg("ask-create", talents=talents, price=post_price(s, c, seat))
    if kind == frames.IN_STABILITY:
        return msg("ask-stability", talents=talents, price=stability_price(s, c, seat, A_STABILITY_STEP))
    if kind == frames.IN_DEVELOP:
        return msg("ask-develop", talents=talents)
    if kind == frames.IN_ARMISTICE:
        return msg("ask-armistice", price=stability_price(s, c, seat, AN_ARMISTICE))
    return None


def _answering(s: State, data: Data, seat: int, kind: int) -> Message:
    c, first = data.components, s.frame_first[s.depth - 1]
    if kind == frames.IN_POSITION:
        return msg("ask-position", turn=s.game_turn)
    if kind == frames.IN_LOSSES:
        place = name_key("hex", data.names.name("hex", first))
        return msg("ask-losses", ships=s.frame_second[s.depth - 1], place=place)
    if kind == frames.IN_ANSWER:
        asker = name_key("seat", data.names.name("seat", first))
        lost = -c.step_refusal
        return msg("ask-answer", asker=asker, price=stability_price(s, c, first, AN_ARMISTICE), steps=lost)
    if kind == frames.IN_SUPPLY:
        return msg("ask-supply", n=num_unfed(s, c, seat))
    assert kind == frames.IN_ESCAPE, FRAMES.names[kind]
    place = name_key("hex", data.names.name("hex", s.leader[seat]))
    return msg("ask-escape", place=place)
