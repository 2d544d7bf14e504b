"""Every reason why a position is impossible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ...core.data import Data
from ...core.state import layout_of
from .domains import (
    BATTLE,
    BOTTOM,
    CAMP,
    F_BATTLE,
    F_BATTLES,
    F_BOARD,
    F_CHECK,
    F_CHECK_ROLL,
    F_DICE,
    F_LOAD,
    F_MARCH_ROLL,
    F_MARCH_TAKE,
    F_MARCH_TO,
    F_PLACE,
    F_PORT,
    F_PURSUE_TAKE,
    F_SAIL_ROLL,
    F_SAIL_TO,
    F_STORM,
    F_SUBVERT_ROLL,
    F_TURN,
    FIGHTING,
    FLEET,
    LEADER,
    PLAY,
    RECRUITING,
    ROMAN,
)
from .state import State
from .tables import Tables

UNIT_IN_X = (F_CHECK_ROLL, F_SUBVERT_ROLL, F_PLACE, F_SAIL_ROLL, F_SAIL_TO, F_LOAD, F_DICE)
SPACE_IN_X = (F_CHECK, F_MARCH_TO, F_MARCH_TAKE, F_MARCH_ROLL)
SPACE_IN_Y = (F_MARCH_TAKE, F_LOAD, F_BOARD, F_PURSUE_TAKE)
REACHING = (F_MARCH_TO, F_MARCH_TAKE, F_SAIL_TO, F_LOAD, F_STORM, F_PORT, F_BOARD)
HOLDING = (F_MARCH_TAKE, F_MARCH_ROLL, F_LOAD, F_STORM, F_BOARD, F_PURSUE_TAKE)


def problems(s: State, data: Data) -> list[str]:
    """[] for any position that can be reached."""
    t: Tables = data.tables
    if faults := [*_ranges(s, t), *_frames(s, t)]:
        return faults
    return [*_units(s, t, data), *_counts(s, t, data), *_veils(s, t, data), *_cards(s, t), *_battle(s, t), *_rest(s, t)]


def _numbers(value: Any) -> Iterator[int]:
    if isinstance(value, list):
        for inner in value:
            yield from _numbers(inner)
    else:
        yield value


def _ranges(s: State, t: Tables) -> Iterator[str]:
    """Members must exist and counts must not be negative; only then the other checks can be made."""
    plan = layout_of(s)
    for name, spec in plan.fields.items():
        low = -1 if spec.start == -1 or name in ("frame_seat", "frame_x") else 0
        high = plan.domains.capacity[spec.of] - 1 if spec.of else 32767
        if spec.of == "space":
            high = t.num_spaces - 1
        if spec.hidden:
            low = high = 0
        if any(not low <= n <= high for n in _numbers(getattr(s, name))):
            yield f"'{name}' holds a number out of range."
    if not 1 <= s.game_turn <= t.turns:
        yield f"There is no turn {s.game_turn}."
    if any(s.veil[u] < 0 for u in range(len(s.veil))):
        yield "A unit has no veil."


def _frames(s: State, t: Tables) -> Iterator[str]:
    if s.depth > layout_of(s).domains.capacity["frame"]:
        yield "The stack of decisions is too deep."
        return
    kinds = s.frame_kind[: s.depth]
    if any(k == 0 for k in kinds) or any(s.frame_kind[s.depth :]):
        yield "The stack of decisions has a gap."
    if kinds and (kinds[0] != F_TURN or F_TURN in kinds[1:]):
        yield "The stack of decisions does not begin with the player turn."
    for d, kind in enumerate(kinds):
        x, y = s.frame_x[d], s.frame_y[d]
        if kind in UNIT_IN_X and not 0 <= x < len(s.at):
            yield "A decision names no unit."
        elif kind in SPACE_IN_X and not 0 <= x < t.num_spaces:
            yield "A decision names no space."
        elif kind == F_BATTLES and not -1 <= x < t.num_spaces:
            yield "A decision names no space."
        if kind in SPACE_IN_Y and not 0 <= y < t.num_spaces:
            yield "A decision names no destination."
        if kind in UNIT_IN_X and kind not in (F_PLACE,) and 0 <= x < len(s.at) and s.at[x] < 0:
            yield "A decision waits for a unit that is not on the map."
        if s.frame_seat[d] > 1:
            yield "A decision belongs to no seat."
    if (s.depth == 0) != (s.end_reason != 0) or (s.winner >= 0) != (s.end_reason != 0):
        yield "The end of the game and its result do not agree."


def _units(s: State, t: Tables, data: Data) -> Iterator[str]:
    """40 units, each in the Recruit Box, on the map where its kind can be, or out."""
    for u, name in enumerate(data.names["unit"]):
        space = s.at[u]
        if s.out[u] and (space >= 0 or not t.is_supreme[u]):
            yield f"'{name}' cannot be out of the game."
        if space < 0:
            continue
        if t.is_sea[space] or (t.kind[u] == FLEET and not t.is_port[space]):
            yield f"'{name}' cannot be in '{data.names.name('space', space)}'."
        if t.kind[u] == CAMP and not t.camps:
            yield f"'{name}' is on the map, but camps are not built in this game."


def _counts(s: State, t: Tables, data: Data) -> Iterator[str]:
    for space, name in enumerate(data.names["space"]):
        here = [u for u in range(len(s.at)) if s.at[u] == space]
        for seat in range(2):
            units = [u for u in here if t.side[u] == seat and t.kind[u] != CAMP]
            if len(units) != s.num_units[seat][space]:
                yield f"The number of units in '{name}' is wrong."
            if sum(t.kind[u] == FLEET for u in units) != s.num_fleets[seat][space]:
                yield f"The number of fleets in '{name}' is wrong."
        camps = sum(t.kind[u] == CAMP for u in here)
        if camps != s.camp[space] or camps > 1:
            yield f"The camp in '{name}' is wrong."
        if camps and not s.num_units[ROMAN][space]:
            yield f"The camp in '{name}' is abandoned."
        contested = s.num_units[0][space] and s.num_units[1][space]
        if contested and s.phase < RECRUITING and s.depth:
            yield f"Units of both sides are in '{name}' before anybody has moved."


def _veils(s: State, t: Tables, data: Data) -> Iterator[str]:
    for u, name in enumerate(data.names["unit"]):
        label = s.veil[u]
        if label == u:
            continue
        if t.open_stacks or t.kind[u] >= FLEET or s.at[u] < 0 or t.is_static[u]:
            yield f"'{name}' cannot be hidden."
        elif t.side[label] != t.side[u] or s.veil[label] != label or s.at[label] < 0 or t.kind[label] >= FLEET:
            yield f"The veil of '{name}' is wrong."


def _cards(s: State, t: Tables) -> Iterator[str]:
    in_play = [c for c, pile in enumerate(s.pile) if pile == PLAY]
    if in_play != ([s.card] if s.card >= 0 else []):
        yield "The card in play and the piles do not agree."
    if s.card >= 0 and t.card_side[s.card] != s.active:
        yield "The card in play belongs to the other side."
    if s.depth and s.phase >= RECRUITING and s.card < 0:
        yield "No card is in play."
    for seat in range(2):
        ranks = sorted(s.bottom_rank[c] for c, pile in enumerate(s.pile) if pile == BOTTOM and t.card_side[c] == seat)
        if ranks != list(range(1, len(ranks) + 1)):
            yield "The cards under a deck are out of order."
    if any(s.bottom_rank[c] and pile != BOTTOM for c, pile in enumerate(s.pile)):
        yield "A card that is not under the deck has a place there."
    if s.card >= 0 and s.line > t.num_lines[s.card]:
        yield "The card has fewer entries."


def _battle(s: State, t: Tables) -> Iterator[str]:
    fighting = F_BATTLE in s.frame_kind
    if fighting != (s.battle_space >= 0) or fighting != (s.stage > 0):
        yield "The battle and the decisions do not agree."
        return
    if not fighting:
        if any(s.panicked) or any(s.fought) or any(s.standing) or any(s.fresh):
            yield "Marks of a battle are left behind."
        return
    if s.phase != BATTLE:
        yield "A battle is fought outside the Battle Phase."
    if s.stage != FIGHTING:
        return
    for seat in range(2):
        units = [u for u in range(t.first_unit[seat], t.end_fleet[seat]) if s.at[u] == s.battle_space]
        if sum(not s.panicked[u] for u in units) != s.standing[seat]:
            yield "The number of units standing is wrong."
        waiting = F_BATTLE == s.frame_kind[s.depth - 1] or s.round > 0
        if waiting and sum(not s.panicked[u] and not s.fought[u] for u in units) != s.fresh[seat]:
            yield "The number of units still to roll is wrong."


def _rest(s: State, t: Tables) -> Iterator[str]:
    kinds = Counter(s.frame_kind[: s.depth])
    if not any(kinds[k] for k in REACHING) and (any(s.reach) or any(s.reach_free)):
        yield "Distances are left behind."
    if not any(kinds[k] for k in HOLDING) and (any(s.in_hand) or s.num_in_hand):
        yield "Units are left in hand."
    if not kinds[F_MARCH_ROLL] and sum(x != 0 for x in s.in_hand) != s.num_in_hand:
        yield "The number of units in hand is wrong."
    if not kinds[F_CHECK] and any(s.checked):
        yield "Marks of a supply check are left behind."
    if any(s.in_hand[u] and t.kind[u] > LEADER + 1 for u in range(len(s.at))):
        yield "A fleet or camp is in hand."
    if s.card >= 0 and s.sailed > t.fleet_moves[s.card]:
        yield "More fleets have sailed than the card allows."
