"""What the events of the cards and the goals of a campaign say, in the reader's language: messages made from the very
entries that the rules are made of, so that a campaign of one's own is told truly too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.language import Message, msg, name_key

Row = dict[str, Any]


def _keys(domain: str, members: list[str]) -> str:
    return " ".join(name_key(domain, member) for member in members)


def _whom(e: Row) -> str:
    """Everybody an event names: peoples, troops, units."""
    named = (("people", "groups"), ("troops", "classes"), ("unit", "units"))
    return " ".join(_keys(domain, e[key]) for domain, key in named if key in e)


def _advantage(e: Row) -> Message:
    if _whom(e):
        return msg("effect-advantage-with", n=e["plus"], whom=_whom(e))
    return msg("effect-advantage", n=e["plus"])


def _elite(e: Row) -> Message:
    if "leaders" in e:
        return msg("effect-elite-with", whom=_whom(e), leaders=_keys("unit", e["leaders"]))
    return msg("effect-elite", whom=_whom(e))


def _ambush(e: Row) -> Message:
    ground = _keys("terrain", e["terrain"])
    return msg("effect-ambush-led", ground=ground) if e.get("needs_leader") else msg("effect-ambush", ground=ground)


def _with_leader(e: Row) -> Message:
    if "leaders" in e:
        return msg("effect-barriers-with", leaders=_keys("unit", e["leaders"]))
    return msg("effect-barriers-led")


def _subvert(e: Row) -> Message:
    n, strength = e["roll_at_least"], e["max_strength"]
    if _whom(e):
        return msg("effect-subvert-of", n=n, strength=strength, whom=_whom(e))
    return msg("effect-subvert", n=n, strength=strength)


def _extra(e: Row) -> dict[str, Any]:
    return {"more": sum(entry["count"] for entry in e["extra"])}


EVENT_WORDS: dict[str, Callable[[Row], Message]] = {
    "none": lambda e: msg("effect-none"),
    "siege_all": lambda e: msg("effect-siege"),
    "advantage_bonus": _advantage,
    "elite_column": _elite,
    "ambush": _ambush,
    "ignore_barrier": lambda e: msg("effect-barriers", whom=_whom(e)),
    "ignore_barrier_with_leader": _with_leader,
    "fleet_roll_bonus": lambda e: msg("effect-fleets", n=e["plus"]),
    "subvert": _subvert,
    "placement_at_camps": lambda e: msg("effect-camps"),
    "bonus_recruit_if_occupying": lambda e: msg(
        "effect-occupying", more=_extra(e)["more"], regions=_keys("region", e["regions"])
    ),
    "bonus_recruit_if_fewer": lambda e: msg(
        "effect-fewer", more=_extra(e)["more"], n=e["on_map_at_most"], whom=_whom(e)
    ),
    "forced_attrition": lambda e: msg("effect-attrition", free=e["free_units"], fatal=e["fatal"]),
    "revolt": lambda e: msg("effect-revolt"),
}


def event_words(event: Row) -> Message:
    """What an event does."""
    return EVENT_WORDS[event["code"]](event)


def goal_words(side: str, row: Row, need: int) -> Message:
    """What a side needs to win."""
    who, places = name_key("seat", side), _keys("space", row["spaces"])
    if "capital" in row:
        return msg("effect-goal-capital", who=who, n=need, places=places, capital=name_key("space", row["capital"]))
    if need >= len(row["spaces"]):
        return msg("effect-goal-all", who=who, places=places)
    return msg("effect-goal", who=who, n=need, all=len(row["spaces"]), places=places)


def end_words(end: Row, capital: str | None) -> Message:
    """Who wins when the campaign is over."""
    who = name_key("seat", end["winner"])
    if "barbarian_need" in end and capital is not None:
        return msg("effect-end-count", who=who, n=end["barbarian_need"], capital=name_key("space", capital))
    return msg("effect-end", who=who)
