"""Every reason why a position is impossible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ...common.extent import extent
from ...core.data import Data
from ...core.state import layout_of
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


def problems(s: State, data: Data) -> list[str]:
    """[] for any position that can be reached."""
    c: Components = data.components
    if faults := [*_ranges(s, c), *_frames(s, c)]:
        return faults
    return [*_units(s, c, data), *_counts(s, c, data), *_veils(s, c, data), *_cards(s, c), *_battle(s, c), *_rest(s, c)]


def _ranges(s: State, c: Components) -> Iterator[str]:
    """Members must exist and counts must not be negative; only then the other checks can be made."""
    plan = layout_of(s)
    for name, spec in plan.fields.items():
        low = -1 if spec.start == -1 or name in ("frame_seat", "frame_first") else 0
        high = plan.domains.capacity[spec.of] - 1 if spec.of else 32767
        if spec.of == "space":
            high = c.num_spaces - 1
        if spec.hidden:
            low = high = 0
        least, greatest = extent(getattr(s, name))
        if least < low or greatest > high:
            yield f"'{name}' holds a number out of range."
    if not 1 <= s.game_turn <= c.turns:
        yield f"There is no turn {s.game_turn}."
    if any(s.veil[u] < 0 for u in range(len(s.veil))):
        yield "A unit has no veil."


def _frames(s: State, c: Components) -> Iterator[str]:
    if s.depth > layout_of(s).domains.capacity["frame"]:
        yield "The stack of decisions is too deep."
        return
    kinds = s.frame_kind[: s.depth]
    if any(k == 0 for k in kinds) or any(s.frame_kind[s.depth :]):
        yield "The stack of decisions has a gap."
    if kinds and (kinds[0] != IN_PLAYER_TURN or IN_PLAYER_TURN in kinds[1:]):
        yield "The stack of decisions does not begin with the player turn."
    for d, kind in enumerate(kinds):
        first, second = s.frame_first[d], s.frame_second[d]
        if kind in UNIT_FIRST and not 0 <= first < len(s.at):
            yield "A decision names no unit."
        elif kind in SPACE_FIRST and not 0 <= first < c.num_spaces:
            yield "A decision names no space."
        elif kind == IN_BATTLES and not -1 <= first < c.num_spaces:
            yield "A decision names no space."
        if kind in SPACE_SECOND and not 0 <= second < c.num_spaces:
            yield "A decision names no destination."
        if kind in UNIT_FIRST and kind not in (IN_PLACE,) and 0 <= first < len(s.at) and s.at[first] < 0:
            yield "A decision waits for a unit that is not on the map."
        if s.frame_seat[d] > 1:
            yield "A decision belongs to no seat."
    if (s.depth == 0) != (s.end_reason != 0) or (s.winner >= 0) != (s.end_reason != 0):
        yield "The end of the game and its result do not agree."


def _units(s: State, c: Components, data: Data) -> Iterator[str]:
    """40 units, each in the Recruit Box, on the map where its kind can be, or out."""
    for u, name in enumerate(data.names["unit"]):
        space = s.at[u]
        if s.out[u] and (space >= 0 or not c.is_supreme[u]):
            yield f"'{name}' cannot be out of the game."
        if space < 0:
            continue
        if c.is_sea[space] or (c.kind[u] == FLEET and not c.is_port[space]):
            yield f"'{name}' cannot be in '{data.names.name('space', space)}'."
        if c.kind[u] == CAMP and not c.camps:
            yield f"'{name}' is on the map, but camps are not built in this game."


def _counts(s: State, c: Components, data: Data) -> Iterator[str]:
    there: list[list[int]] = [[] for _ in data.names["space"]]
    for u, space in enumerate(s.at):
        if space >= 0:
            there[space].append(u)
    for space, name in enumerate(data.names["space"]):
        here = there[space]
        for seat in range(2):
            units = [u for u in here if c.side[u] == seat and c.kind[u] != CAMP]
            if len(units) != s.num_units[seat][space]:
                yield f"The number of units in '{name}' is wrong."
            if sum(c.kind[u] == FLEET for u in units) != s.num_fleets[seat][space]:
                yield f"The number of fleets in '{name}' is wrong."
        camps = sum(c.kind[u] == CAMP for u in here)
        if camps != s.camp[space] or camps > 1:
            yield f"The camp in '{name}' is wrong."
        if camps and not s.num_units[ROMAN][space]:
            yield f"The camp in '{name}' is abandoned."
        contested = s.num_units[0][space] and s.num_units[1][space]
        if contested and s.phase < RECRUITING and s.depth:
            yield f"Units of both sides are in '{name}' before anybody has moved."


def _veils(s: State, c: Components, data: Data) -> Iterator[str]:
    for u, name in enumerate(data.names["unit"]):
        label = s.veil[u]
        if label == u:
            continue
        if c.open_stacks or c.kind[u] >= FLEET or s.at[u] < 0 or c.is_static[u]:
            yield f"'{name}' cannot be hidden."
        elif (
            label > u
            or c.side[label] != c.side[u]
            or s.veil[label] != label
            or s.at[label] < 0
            or c.kind[label] >= FLEET
        ):
            yield f"The veil of '{name}' is wrong."


def _cards(s: State, c: Components) -> Iterator[str]:
    in_play = [k for k, pile in enumerate(s.pile) if pile == PLAY]
    if in_play != ([s.card] if s.card >= 0 else []):
        yield "The card in play and the piles do not agree."
    if s.card >= 0 and c.card_side[s.card] != s.active:
        yield "The card in play belongs to the other side."
    if s.depth and s.phase >= RECRUITING and s.card < 0:
        yield "No card is in play."
    for seat in range(2):
        ranks = sorted(s.bottom_rank[k] for k, pile in enumerate(s.pile) if pile == BOTTOM and c.card_side[k] == seat)
        if ranks != list(range(1, len(ranks) + 1)):
            yield "The cards under a deck are out of order."
    if any(s.bottom_rank[k] and pile != BOTTOM for k, pile in enumerate(s.pile)):
        yield "A card that is not under the deck has a place there."
    if s.card >= 0 and s.entry > c.num_entries[s.card]:
        yield "The card has fewer entries."


def _battle(s: State, c: Components) -> Iterator[str]:
    fighting = IN_BATTLE in s.frame_kind
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
        units = [u for u in range(c.first_unit[seat], c.end_fleet[seat]) if s.at[u] == s.battle_space]
        if sum(not s.panicked[u] for u in units) != s.standing[seat]:
            yield "The number of units standing is wrong."
        waiting = IN_BATTLE == s.frame_kind[s.depth - 1] or s.round > 0
        if waiting and sum(not s.panicked[u] and not s.fought[u] for u in units) != s.fresh[seat]:
            yield "The number of units still to roll is wrong."


def _rest(s: State, c: Components) -> Iterator[str]:
    kinds = Counter(s.frame_kind[: s.depth])
    if not any(kinds[k] for k in REACHING) and (any(s.reach) or any(s.reach_free)):
        yield "Distances are left behind."
    if not any(kinds[k] for k in HOLDING) and (any(s.in_hand) or s.num_in_hand):
        yield "Units are left in hand."
    if not kinds[IN_MARCH_ROLL] and sum(x != 0 for x in s.in_hand) != s.num_in_hand:
        yield "The number of units in hand is wrong."
    if not kinds[IN_CHECK] and any(s.checked):
        yield "Marks of a supply check are left behind."
    if any(s.in_hand[u] and c.kind[u] > LEADER + 1 for u in range(len(s.at))):
        yield "A fleet or camp is in hand."
    if s.card >= 0 and s.sailed > c.fleet_moves[s.card]:
        yield "More fleets have sailed than the card allows."
