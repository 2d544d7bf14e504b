"""Reads the campaign cards: what they recruit, what they move, what their events concern."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.data import Rows, entry_of, one_of, require, require_count, require_number, within
from ...core.errors import DataError
from ...core.language import msg
from .domains import (
    AT_HOME,
    AT_HOME_EVEN_IF_ENEMY,
    AT_LISTED_PLACES,
    CAMP,
    DOMAINS,
    EVENTS,
    FLEET,
    IGNORE_BARRIER,
    IGNORE_BARRIER_WITH_LEADER,
    LAND,
    LEADER,
)
from .read_campaign import handicap
from .read_rows import (
    SAY,
    SIDES,
    came_from,
    check_ids,
    file_of,
    flag,
    only_keys,
    part,
    side_of,
    space_number,
    unit_number,
    where_in,
    words,
)

if TYPE_CHECKING:
    from .components import Components

PLACEMENTS = {"default": AT_HOME, "home_even_if_enemy": AT_HOME_EVEN_IF_ENEMY, "listed": AT_LISTED_PLACES}
CARD_KEYS = {"title", "side", "recruit", "movement", "fleet_moves", "event", "remove", "from"}
SELECT = {"classes", "groups", "units"}
TIMINGS = ("none", "immediately", "recruiting", "march", "siege", "ambush", "battle_bonus")
# What each event code must say, and what it may say.
EVENT_KEYS: dict[str, tuple[set[str], set[str]]] = {
    "none": (set(), set()),
    "siege_all": (set(), set()),
    "advantage_bonus": ({"plus"}, {"groups", "classes"}),
    "elite_column": ({"classes"}, {"leaders"}),
    "ambush": ({"terrain"}, {"needs_leader"}),
    "ignore_barrier": ({"groups"}, set()),
    "ignore_barrier_with_leader": (set(), {"leaders"}),
    "fleet_roll_bonus": ({"plus"}, set()),
    "subvert": ({"max_strength", "roll_at_least"}, {"groups", "exclude_elite", "exclude_leaders", "exclude_fleets"}),
    "placement_at_camps": (set(), set()),
    "bonus_recruit_if_occupying": ({"regions", "extra"}, set()),
    "bonus_recruit_if_fewer": ({"classes", "on_map_at_most", "extra"}, set()),
    "forced_attrition": ({"free_units", "fatal"}, set()),
    "revolt": (set(), set()),
}
EVENT_TIMING = {
    "none": "none",
    "siege_all": "siege",
    "ambush": "ambush",
    "advantage_bonus": "battle_bonus",
    "elite_column": "battle_bonus",
    "ignore_barrier": "march",
    "ignore_barrier_with_leader": "march",
    "fleet_roll_bonus": "march",
    "forced_attrition": "immediately",
}  # the others belong to the Recruiting Phase


def read_cards(c: Components, raw: dict[str, Any], rows: Rows) -> None:
    """Both decks, the Roman's first."""
    given = require(raw, "cards", dict, file_of(rows))
    require_count(len(given), where_in(rows, "cards"), DOMAINS.capacity["card"])
    check_ids(list(given), where_in(rows, "cards"))
    rows.names["card"] = sorted(given, key=lambda name: side_of(given[name], "side", where_in(rows, "cards", name)))
    for seat, side in enumerate(SIDES):
        deck = [name for name in rows.names["card"] if given[name]["side"] == side]
        if len(deck) != len(rows.names["card"]) // 2:
            where, wanted = where_in(rows, "cards"), len(rows.names["card"]) // 2
            raise DataError(msg("bad-deck", where=where, side=side, wanted=wanted, given=len(deck)), SAY)
        if all(flag(given[name], "remove", where_in(rows, "cards", name)) for name in deck):
            raise DataError(msg("bad-deck-removed", where=where_in(rows, "cards"), side=side), SAY)
        for name in deck:
            c.card_side[rows.names["card"].index(name)] = seat
    rows.titles["card"] = {
        name: require(given[name], "title", str, where_in(rows, "cards", name)) for name in rows.names["card"]
    }
    rows.extra["cards"] = {name: {k: v for k, v in given[name].items() if k != "from"} for name in rows.names["card"]}
    where = where_in(rows, "optional", "handicap", "extra_recruit")
    extra_recruit = part(handicap(raw, rows), "extra_recruit", where_in(rows, "optional", "handicap"))
    if extra_recruit:
        entry_of(extra_recruit.get("card"), rows.names["card"], "[cards]", within(where, "card"))
    for k, name in enumerate(rows.names["card"]):
        only_keys(given[name], CARD_KEYS, where_in(rows, "cards", name))
        extra = (
            [{key: v for key, v in extra_recruit.items() if key != "card"}] if extra_recruit.get("card") == name else []
        )
        _read_card(c, rows, k, given[name], extra)
        came_from(rows, f"card {name}", given[name])
    for u in range(len(rows.names["unit"])):
        moves = any(c.allowance[k][u] for k in range(len(rows.names["card"])))
        c.is_static[u] = int(c.kind[u] in (LEADER, LAND) and not moves)


def _read_card(c: Components, rows: Rows, k: int, row: dict[str, Any], extra: list[Any]) -> None:
    where = where_in(rows, "cards", rows.names["card"][k])
    c.is_removed[k] = int(flag(row, "remove", where))
    if "fleet_moves" in row:
        c.fleet_moves[k] = require_number(row, "fleet_moves", where, 0, 40)
    for entry in require(row, "movement", list, where):
        spaces = require_number(entry, "spaces", within(where, "movement"), 1, 20)
        only_keys(entry, SELECT | {"spaces", "all"}, within(where, "movement"))
        for u in _selected(c, rows, k, entry, within(where, "movement")):
            if c.kind[u] in (LEADER, LAND):
                c.allowance[k][u] = max(c.allowance[k][u], spaces)
    c.longest[k] = max(c.allowance[k])
    entries = [(entry, 0) for entry in [*require(row, "recruit", list, where), *extra]]
    event = require(row, "event", dict, where)
    entries += [(entry, 1) for entry in require({"extra": [], **event}, "extra", list, within(where, "event"))]
    require_count(len(entries), within(where, "recruit"), 0, DOMAINS.capacity["entry"])
    c.num_entries[k] = len(entries)
    for number, (entry, bonus) in enumerate(entries):
        _read_entry(c, rows, k, number, entry, within(where, "recruit"))
        c.entry_bonus[k][number] = bonus
        meant = [u for u in range(len(rows.names["unit"])) if c.entry_unit[k][number][u]]
        c.entry_size[k][number] = len(meant)
        c.entry_member[k][number][: len(meant)] = meant
        for earlier in range(number):
            c.entry_vies[k][earlier][number] = int(_vie(c, k, earlier, number))
    for u in range(len(rows.names["unit"])):
        meaning = [number for number in range(len(entries)) if c.entry_unit[k][number][u]]
        c.only_entry[k][u] = meaning[0] if len(meaning) == 1 else -1
    _read_event(c, rows, k, event, within(where, "event"))
    c.lifts_barriers[k] = int(c.event[k] in (IGNORE_BARRIER, IGNORE_BARRIER_WITH_LEADER))


def _vie(c: Components, k: int, entry: int, later: int) -> bool:
    """Could the later entry bring some of the same units, but not all of them, or to other places?"""
    meant, also = c.entry_unit[k][entry], c.entry_unit[k][later]
    alike = c.entry_places[k][entry] == c.entry_places[k][later] and c.entry_space[k][entry] == c.entry_space[k][later]
    both = [bool(also[u]) for u in range(len(meant)) if meant[u]]
    return any(both) and not (alike and all(both))


def _selected(c: Components, rows: Rows, k: int, entry: dict[str, Any], where: str) -> list[int]:
    """Units of the card's side that an entry means. A class or tribe does not mean a Supreme Leader in recruiting."""
    if entry.get("all") is True:
        chosen = set(rows.names["unit"])
    elif "units" in entry:
        numbers = [unit_number(rows, name, within(where, "units")) for name in words(entry, "units", where)]
        chosen = {rows.names["unit"][u] for u in numbers}
    else:
        if not SELECT & set(entry):
            raise DataError(msg("bad-selection", where=where), SAY)
        chosen = set(rows.names["unit"])
        for key, column in (("classes", "class"), ("groups", "group")):
            if key in entry:
                wanted = words(entry, key, where)
                known = sorted({unit[column] for unit in rows.extra["units"].values()})
                for name in wanted:
                    one_of(name, known, within(where, key))
                chosen = {u for u in chosen if rows.extra["units"][u][column] in wanted}
    found = [u for u, name in enumerate(rows.names["unit"]) if name in chosen and c.side[u] == c.card_side[k]]
    if not found:
        raise DataError(msg("bad-selection-empty", where=where, side=SIDES[c.card_side[k]]), SAY)
    return [u for u in found if c.kind[u] != CAMP]


def _read_entry(c: Components, rows: Rows, k: int, number: int, entry: Any, where: str) -> None:
    c.entry_count[k][number] = require_number(entry, "count", where, 1, 40)
    only_keys(entry, SELECT | {"count", "placement", "places"}, where)
    for u in _selected(c, rows, k, entry, where):
        c.entry_unit[k][number][u] = int("units" in entry or not c.is_supreme[u])
    placement = entry.get("placement", "default")
    one_of(placement, tuple(PLACEMENTS), within(where, "placement"))
    c.entry_places[k][number] = PLACEMENTS[placement]
    if (placement == "listed") != ("places" in entry):
        raise DataError(msg("bad-listed", where=where), SAY)
    for place in words(entry, "places", where):
        space = space_number(rows, place, within(where, "places"))
        if c.is_sea[space]:
            raise DataError(msg("bad-recruit-sea", where=within(where, "places"), space=place), SAY)
        if not c.is_port[space] and any(
            c.entry_unit[k][number][u] and c.kind[u] == FLEET for u in range(len(rows.names["unit"]))
        ):
            raise DataError(msg("bad-recruit-port", where=within(where, "places"), space=place), SAY)
        c.entry_space[k][number][space] = 1


def _read_event(c: Components, rows: Rows, k: int, event: dict[str, Any], where: str) -> None:
    code = require(event, "code", str, where)
    one_of(code, EVENTS, within(where, "code"))
    needed, allowed = EVENT_KEYS[code]
    only_keys(event, needed | allowed | {"code", "timing", "text"}, where)
    for key in sorted(needed):
        if key not in event:
            raise DataError(msg("bad-data-lacks", where=where, key=key))
    require(event, "text", str, where)
    timing = EVENT_TIMING.get(code, "recruiting")
    if event.get("timing", "none") != timing:
        one_of(event.get("timing"), (timing,), within(where, "timing"))
    c.event[k] = EVENTS.index(code)
    if "plus" in event:
        c.event_plus[k] = require_number(event, "plus", where, 1, 6)
    for key in ("roll_at_least", "free_units", "on_map_at_most"):
        if key in event:
            c.event_number[k] = require_number(event, key, where, 0, 40)
    if "fatal" in event:
        c.event_fatal[k] = require_number(event, "fatal", where, 1, 6)
    _read_event_units(c, rows, k, event, where)
    _read_event_spaces(c, rows, k, event, where)


def _read_event_units(c: Components, rows: Rows, k: int, event: dict[str, Any], where: str) -> None:
    seat = c.card_side[k]
    if event["code"] == "subvert":
        _read_subversion(c, rows, k, event, where)
    elif SELECT & set(event):
        for u in _selected(c, rows, k, event, where):
            c.event_unit[k][u] = 1
    elif event["code"] == "advantage_bonus":
        for u in range(c.first_unit[seat], c.end_unit[seat]):
            c.event_unit[k][u] = 1
    c.event_needs_leader[k] = int("leaders" in event or flag(event, "needs_leader", where))
    named = [unit_number(rows, name, within(where, "leaders")) for name in words(event, "leaders", where)]
    leaders = named if "leaders" in event else range(len(rows.names["unit"]))
    for u in leaders:
        if c.kind[u] == LEADER and c.side[u] == seat:
            c.event_leader[k][u] = 1
        elif "leaders" in event:
            unit, place = rows.names["unit"][u], within(where, "leaders")
            raise DataError(msg("bad-leader", where=place, unit=unit, side=SIDES[seat]), SAY)


def _read_subversion(c: Components, rows: Rows, k: int, event: dict[str, Any], where: str) -> None:
    strongest = require_number(event, "max_strength", where, 1, 9)
    require_number(event, "roll_at_least", where, 1, 6)
    known = sorted({unit["group"] for unit in rows.extra["units"].values()})
    groups = words(event, "groups", where)
    for group in groups:
        one_of(group, known, within(where, "groups"))
    for u, name in enumerate(rows.names["unit"]):
        spared = c.side[u] == c.card_side[k] or c.kind[u] == CAMP or c.strength[u] > strongest
        spared = spared or (flag(event, "exclude_elite", where) and c.is_elite[u] != 0)
        spared = spared or (flag(event, "exclude_leaders", where) and c.kind[u] == LEADER)
        spared = spared or (flag(event, "exclude_fleets", where) and c.kind[u] == FLEET)
        spared = spared or ("groups" in event and rows.extra["units"][name]["group"] not in groups)
        c.event_unit[k][u] = int(not spared)


def _read_event_spaces(c: Components, rows: Rows, k: int, event: dict[str, Any], where: str) -> None:
    for key, column in (("terrain", "terrain"), ("regions", "region")):
        known = sorted({row[column] for row in rows.extra["spaces"].values()})
        for name in words(event, key, where):
            one_of(name, known, within(where, key))
            for i, space in enumerate(rows.names["space"]):
                if rows.extra["spaces"][space][column] == name:
                    c.event_space[k][i] = 1
