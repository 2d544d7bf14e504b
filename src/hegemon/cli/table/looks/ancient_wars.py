"""What can be told of spaces, units and cards of Ancient Wars."""

from __future__ import annotations

from typing import Any

from ....core.language import msg
from ..drawings.regions import Shown
from .sheet import Facts, Look, Sheet

TERRAIN = {
    "clear": msg("look-clear"), "forest": msg("look-forest"), "mountain": msg("look-mountain"), "sea": msg("look-sea"),
}  # fmt: skip
RULES = {
    "leader": ["battle.leader_bonus"],
    "fleet": ["fleets.sea_and_ports", "fleets.roll"],
    "elephant": ["results.elephants"],
    "cavalry": ["pursuit.who"],
}


def space(shown: Shown, view: dict[str, Any], name: str) -> Sheet:
    """A space: who controls it, whose fortress and goal it is, who stands there, where its ways lead."""
    public, extra, facts = view["public"], shown.game.data.extra, Facts(shown)
    spot, row = extra["spaces"][name], public["spaces"].get(name, {})
    facts.add(msg("look-control"), shown.title("seat", row["control"]) if row.get("control") else "")
    fortress = spot.get("fortress", "none")
    whose = {"none": "", "any": shown.say(msg("look-both-sides"))}
    facts.add(msg("look-fortress-of"), whose[fortress] if fortress in whose else shown.title("seat", fortress))
    goals = [side for side in shown.game.seats if name in extra["victory"][side]["spaces"]]
    facts.add(msg("look-goal"), shown.titles("seat", goals))
    for side in shown.game.seats:
        if side in row:
            _stack(facts, side, row[side])
    facts.add(msg("look-ways"), ", ".join(_ways(shown, name)))
    kind = [_terrain(shown, spot["terrain"])]
    kind += [shown.say(msg("look-port"))] * bool(spot.get("port")) + [shown.say(msg("look-camp"))] * bool(
        row.get("camp")
    )
    return Sheet(kind, facts.rows, _rules(shown, spot, row))


def _terrain(shown: Shown, terrain: str) -> str:
    return shown.say(TERRAIN[terrain]) if terrain in TERRAIN else terrain


def _stack(facts: Facts, side: str, stack: dict[str, Any]) -> None:
    shown, units = facts.shown, facts.shown.game.data.extra["units"]
    named = [f"{shown.title('unit', unit)} {units[unit].get('strength', '')}".rstrip() for unit in stack["units"]]
    hidden = stack.get("hidden", 0)
    unknown = [shown.say(msg("look-unknown", n=hidden))] if hidden else []
    facts.of("seat", side, ", ".join([*named, *unknown]))
    facts.add(msg("look-suspects"), shown.titles("unit", stack.get("suspects", [])))


def _ways(shown: Shown, name: str) -> list[str]:
    found = []
    for route in shown.game.data.extra["routes"]:
        if name in (route["a"], route["b"]):
            place = shown.title("space", route["b"] if route["a"] == name else route["a"])
            found.append(shown.say(msg("look-barrier", place=place)) if "barrier" in route else place)
    return found


def _rules(shown: Shown, spot: dict[str, Any], row: dict[str, Any]) -> list[str]:
    if all(side in row for side in shown.game.seats):
        return ["battle.mandatory"]
    stops = shown.game.data.extra["terrain"][spot["terrain"]].get("stop")
    rules = ["movement.terrain_stop"] * bool(stops) + ["fortress.no_panic"] * bool(spot.get("fortress"))
    return (rules + ["camps.protect"] * bool(row.get("camp")))[:2]


def unit(shown: Shown, view: dict[str, Any], name: str) -> Sheet:
    """A unit: its troops and strength, how it rolls, where it stands as far as one knows, where it is at home."""
    extra, facts = shown.game.data.extra, Facts(shown)
    row = extra["units"][name]
    facts.add(msg("look-owner"), shown.title("seat", row["side"]))
    facts.add(msg("look-strength"), row.get("strength"))
    column = extra["table"]["classes"].get(row["class"])
    column = column.get(row["side"]) if isinstance(column, dict) else column
    faces = extra["table"]["columns"].get(column, [])
    facts.add(msg("look-rolls"), "  ".join(f"{n}: {face}" for n, face in enumerate(faces, 1)))
    for place, stacks in view["public"]["spaces"].items():
        stands = any(name in stacks[side]["units"] for side in shown.game.seats if side in stacks)
        facts.add(msg("look-where"), shown.title("space", place) if stands else "")
    facts.add(msg("look-home"), shown.titles("space", row.get("homes", [])))
    kind = [shown.title("troops", row["class"]), *([shown.say(msg("look-elite"))] if row.get("elite") else [])]
    usual = ["elite.attacking", "elite.defending"] if row.get("elite") else ["battle.dice_by_strength"]
    return Sheet(kind, facts.rows, RULES.get(row["class"], usual))


def card(shown: Shown, view: dict[str, Any], name: str) -> Sheet:
    """A campaign card: whose it is; what it says is told by `cards`."""
    facts = Facts(shown)
    facts.add(msg("look-owner"), shown.title("seat", shown.game.data.extra["cards"][name]["side"]))
    return Sheet([], facts.rows, [])


LOOKS: dict[str, Look] = {"space": space, "unit": unit, "card": card}
