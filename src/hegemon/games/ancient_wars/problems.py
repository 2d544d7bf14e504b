"""Every reason why a position is impossible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ...common.impossible import misplaced, opposed, out_of_range, outside, unfit
from ...core.data import Data
from ...core.language import Message, msg, name_key
from ...core.state import FieldSpec, layout_of
from .components import Components
from .domains import BATTLE, BOTTOM, CAMP, FIGHTING, FLEET, LEADER, PLAY, RECRUITING, ROMAN
from .frames import (
    IN_BATTLE,
    IN_BATTLES,
    IN_BOARD,
    IN_CHECK,
    IN_CHECK_ROLL,
    IN_DICE,
    IN_LOAD,
    IN_MARCH_ROLL,
    IN_MARCH_TAKE,
    IN_MARCH_TO,
    IN_PLACE,
    IN_PLAYER_TURN,
    IN_PORT,
    IN_PURSUE_TAKE,
    IN_SAIL_ROLL,
    IN_SAIL_TO,
    IN_STORM,
    IN_SUBVERT_ROLL,
)
from .state import State

UNIT_FIRST = (IN_CHECK_ROLL, IN_SUBVERT_ROLL, IN_PLACE, IN_SAIL_ROLL, IN_SAIL_TO, IN_LOAD, IN_DICE)
SPACE_FIRST = (IN_CHECK, IN_MARCH_TO, IN_MARCH_TAKE, IN_MARCH_ROLL)
SPACE_SECOND = (IN_MARCH_TAKE, IN_LOAD, IN_BOARD, IN_PURSUE_TAKE)
REACHING = (IN_MARCH_TO, IN_MARCH_TAKE, IN_SAIL_TO, IN_LOAD, IN_STORM, IN_PORT, IN_BOARD)
HOLDING = (IN_MARCH_TAKE, IN_MARCH_ROLL, IN_LOAD, IN_STORM, IN_BOARD, IN_PURSUE_TAKE)


def problems(s: State, data: Data) -> list[Message]:
    """[] for any position that can be reached."""
    c: Components = data.components
    if faults := list(_ranges(s, c)) or list(_frames(s, c)):
        return faults
    return [*_units(s, c, data), *_counts(s, c, data), *_veils(s, c), *_cards(s, c), *_battle(s, c), *_rest(s, c)]


def _ranges(s: State, c: Components) -> Iterator[Message]:
    capacity = layout_of(s).domains.capacity | {"space": c.num_spaces}

    def bounds(name: str, field: FieldSpec) -> tuple[int, int]:
        if field.is_scratch:
            return 0, 0
        low = -1 if field.start == -1 or name in ("frame_seat", "frame_first") else 0
        return low, capacity[field.of] - 1 if field.of else 32767

    yield from out_of_range(s, bounds)
    if not 1 <= s.game_turn <= c.turns:
        yield outside("game_turn")
    if min(s.veil) < 0:
        yield outside("veil")


def _frames(s: State, c: Components) -> Iterator[Message]:
    kinds = s.frame_kind[: s.depth]
    if any(k == 0 for k in kinds) or any(s.frame_kind[s.depth :]):
        yield unfit("frame_kind")
    if kinds and (kinds[0] != IN_PLAYER_TURN or IN_PLAYER_TURN in kinds[1:]):
        yield unfit("frame_kind")
    for d, kind in enumerate(kinds):
        first, second = s.frame_first[d], s.frame_second[d]
        if kind in UNIT_FIRST and not 0 <= first < len(s.at):
            yield unfit("frame_first")
        elif kind in SPACE_FIRST and not 0 <= first < c.num_spaces:
            yield unfit("frame_first")
        elif kind == IN_BATTLES and not -1 <= first < c.num_spaces:
            yield unfit("frame_first")
        if kind in SPACE_SECOND and not 0 <= second < c.num_spaces:
            yield unfit("frame_second")
        if kind in UNIT_FIRST and kind not in (IN_PLACE,) and 0 <= first < len(s.at) and s.at[first] < 0:
            yield unfit("frame_first")
        if s.frame_seat[d] > 1:
            yield unfit("frame_seat")
    if (s.depth == 0) != (s.end_reason != 0) or (s.winner >= 0) != (s.end_reason != 0):
        yield unfit("end_reason")


def _units(s: State, c: Components, data: Data) -> Iterator[Message]:
    """40 units, each in the Recruit Box, on the map where its kind can be, or out."""
    for u, name in enumerate(data.names["unit"]):
        space = s.at[u]
        if s.out[u] and (space >= 0 or not c.is_supreme[u]):
            yield msg("bad-fact-out", unit=name_key("unit", name))
        if space < 0:
            continue
        if c.is_sea[space] or (c.kind[u] == FLEET and not c.is_port[space]):
            yield misplaced(name, data.names.name("space", space))
        if c.kind[u] == CAMP and not c.camps:
            yield msg("bad-fact-camp-needs")


def _counts(s: State, c: Components, data: Data) -> Iterator[Message]:
    there: list[list[int]] = [[] for _ in data.names["space"]]
    for u, space in enumerate(s.at):
        if space >= 0:
            there[space].append(u)
    for space, name in enumerate(data.names["space"]):
        here = there[space]
        for seat in range(2):
            units = [u for u in here if c.side[u] == seat and c.kind[u] != CAMP]
            if len(units) != s.num_units[seat][space]:
                yield unfit("num_units")
            if sum(c.kind[u] == FLEET for u in units) != s.num_fleets[seat][space]:
                yield unfit("num_fleets")
        camps = sum(c.kind[u] == CAMP for u in here)
        if camps != s.camp[space]:
            yield unfit("camp")
        if camps > 1 or (camps and not s.num_units[ROMAN][space]):
            yield msg("bad-fact-camp-needs")
        contested = s.num_units[0][space] and s.num_units[1][space]
        if contested and s.phase < RECRUITING and s.depth:
            yield opposed(name)


def _veils(s: State, c: Components) -> Iterator[Message]:
    for u, label in enumerate(s.veil):
        if label == u:
            continue
        if c.open_stacks or c.kind[u] >= FLEET or s.at[u] < 0 or c.is_static[u]:
            yield msg("bad-fact-veil")
        elif (
            label > u
            or c.side[label] != c.side[u]
            or s.veil[label] != label
            or s.at[label] < 0
            or c.kind[label] >= FLEET
        ):
            yield unfit("veil")


def _cards(s: State, c: Components) -> Iterator[Message]:
    in_play = [k for k, pile in enumerate(s.pile) if pile == PLAY]
    if in_play != ([s.card] if s.card >= 0 else []):
        yield unfit("pile")
    if s.card >= 0 and c.card_side[s.card] != s.active:
        yield unfit("card")
    if s.depth and s.phase >= RECRUITING and s.card < 0:
        yield msg("bad-fact-card")
    for seat in range(2):
        ranks = sorted(s.bottom_rank[k] for k, pile in enumerate(s.pile) if pile == BOTTOM and c.card_side[k] == seat)
        if ranks != list(range(1, len(ranks) + 1)):
            yield unfit("bottom_rank")
    if any(s.bottom_rank[k] and pile != BOTTOM for k, pile in enumerate(s.pile)):
        yield unfit("bottom_rank")
    if s.card >= 0 and s.entry > c.num_entries[s.card]:
        yield unfit("entry")
    brought = [c.entry_count[s.card][k] if s.card >= 0 and k >= s.entry else 0 for k in range(len(s.recruited))]
    if any(n > most for n, most in zip(s.recruited, brought, strict=True)):
        yield unfit("recruited")


def _battle(s: State, c: Components) -> Iterator[Message]:
    fighting = IN_BATTLE in s.frame_kind
    if fighting != (s.battle_space >= 0) or fighting != (s.stage > 0):
        yield unfit("battle_space")
        return
    if not fighting:
        if any(s.panicked) or any(s.fought) or any(s.standing) or any(s.fresh):
            yield unfit("panicked, fought, standing, fresh")
        return
    if s.phase != BATTLE:
        yield unfit("phase")
    if s.stage != FIGHTING:
        return
    for seat in range(2):
        units = [u for u in range(c.first_unit[seat], c.end_fleet[seat]) if s.at[u] == s.battle_space]
        if sum(not s.panicked[u] for u in units) != s.standing[seat]:
            yield unfit("standing")
        waiting = IN_BATTLE == s.frame_kind[s.depth - 1] or s.round > 0
        if waiting and sum(not s.panicked[u] and not s.fought[u] for u in units) != s.fresh[seat]:
            yield unfit("fresh")


def _rest(s: State, c: Components) -> Iterator[Message]:
    kinds = Counter(s.frame_kind[: s.depth])
    if not any(kinds[k] for k in REACHING) and (any(s.reach) or any(s.reach_free)):
        yield unfit("reach")
    if not any(kinds[k] for k in HOLDING) and (any(s.in_hand) or s.num_in_hand):
        yield unfit("in_hand")
    if not kinds[IN_MARCH_ROLL] and sum(x != 0 for x in s.in_hand) != s.num_in_hand:
        yield unfit("num_in_hand")
    if not kinds[IN_CHECK] and any(s.checked):
        yield unfit("checked")
    if any(s.in_hand[u] and c.kind[u] > LEADER + 1 for u in range(len(s.at))):
        yield unfit("in_hand")
    if s.card >= 0 and s.sailed > c.fleet_moves[s.card]:
        yield unfit("sailed")
