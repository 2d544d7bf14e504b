"""What can be told of hexes, goods and rows of the development chart of Dies Irae."""

from __future__ import annotations

from typing import Any

from ....core.language import msg
from ..drawings.regions import Shown
from .sheet import Facts, Look, Sheet, piece_key

TERRAIN = {
    "sea": msg("look-sea"), "coastal": msg("look-coast"), "land": msg("look-land"), "mountain": msg("look-mountain"),
    "island": msg("look-island"),
}  # fmt: skip


def hex_(shown: Shown, view: dict[str, Any], name: str) -> Sheet:
    """A hex: its province, what is traded and built there, whose units stand there."""
    public, extra = view["public"], shown.game.data.extra
    spot, site, facts = extra["hexes"][name], extra["sites"].get(name), Facts(shown)
    if area := spot["area"]:
        facts.add(msg("look-area"), shown.title("area", area))
        ruler = public["control"].get(area)
        facts.add(msg("look-control"), shown.title("seat", ruler) if ruler else "")
    for seat, empire in public["empires"].items():
        facts.add(msg("look-capital"), shown.title("seat", seat) if empire["capital"] == name else "")
        facts.add(msg("look-leader"), shown.title("seat", seat) if empire["leader"] == name else "")
    if site:
        _site(facts, site, public["sites"].get(name, {}))
    for stack in public["stacks"]:
        if stack["hex"] == name:
            _stack(facts, stack)
    contested = name in public["contested"]
    facts.add(msg("look-contested"), shown.say(msg("look-yes")) if contested else "")
    kind = [shown.say(TERRAIN[spot["terrain"]]), *([shown.say(msg("look-city"))] if site and site["city"] else [])]
    return Sheet(kind, facts.rows, _rules(site, public["sites"].get(name, {}), contested, spot["terrain"]))


def _site(facts: Facts, site: dict[str, Any], built: dict[str, Any]) -> None:
    shown = facts.shown
    facts.add(msg("look-good"), _good_words(shown, site["good"]))
    owner = built.get("owner")
    facts.add(msg("look-owner"), shown.title("seat", owner) if owner else shown.say(msg("look-nobody")))
    facts.add(msg("look-posts"), built.get("posts", 0))
    facts.add(msg("look-built"), shown.say(msg("look-fortress")) if built.get("fortress") else "")
    facts.add(msg("look-monument"), shown.title("seat", built["monument"]) if built.get("monument") else "")


def _stack(facts: Facts, stack: dict[str, Any]) -> None:
    shown, owner = facts.shown, facts.shown.title("seat", stack["seat"])
    piece = piece_key("kind", stack["kind"])
    if stack["cargo"]:
        aboard = msg("look-aboard", piece=piece, n=stack["size"], cargo=stack["cargo"])
        facts.rows.append((owner, shown.say(aboard)))
    else:
        facts.units(owner, [(piece, stack["size"], 0)])


def _rules(site: dict[str, Any] | None, built: dict[str, Any], contested: bool, terrain: str) -> list[str]:
    if contested:
        return ["contested.legion", "contested.nothing_built"]
    if site:
        return ["income.merchandise", "takeover.attack"] if built.get("owner") else ["posts.legion", "posts.price"]
    return ["movement.mountain"] if terrain == "mountain" else ["movement.terrain"]


def _good_words(shown: Shown, name: str) -> str:
    good = shown.game.data.extra["charts"]["goods"][name]
    notes = [msg("look-luxury")] * bool(good.get("luxury")) + [msg("look-supply")] * bool(good.get("supply"))
    return " · ".join([shown.title("good", name), *map(shown.say, notes)])


def good(shown: Shown, view: dict[str, Any], name: str) -> Sheet:
    """A good: what so many posts bring, and who has how many."""
    facts, row = Facts(shown), shown.game.data.extra["charts"]["goods"][name]["row"]
    for seat, empire in view["public"]["empires"].items():
        posts = empire["goods"].get(name, 0)
        brings = msg("look-posts-bring", n=posts, talents=row[min(posts, len(row)) - 1])
        facts.of("seat", seat, shown.say(brings) if posts else 0)
    facts.add(msg("look-brings"), " · ".join(f"{n}: {talents}" for n, talents in enumerate(row, 1)))
    return Sheet(_good_words(shown, name).split(" · ")[1:], facts.rows, ["income.merchandise"])


def row(shown: Shown, view: dict[str, Any], name: str) -> Sheet:
    """A row of the chart: where each empire stands, and what its next step costs."""
    facts = Facts(shown)
    for seat, empire in view["public"]["empires"].items():
        price = empire["prices"].get(name)
        step = msg("look-next-step", space=empire["spaces"][name], price=price or 0)
        facts.of("seat", seat, shown.say(step) if price else empire["spaces"][name])
    return Sheet([], facts.rows, ["development.step", f"development.{name}"])


LOOKS: dict[str, Look] = {"hex": hex_, "good": good, "row": row}
