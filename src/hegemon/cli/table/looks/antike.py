"""What can be told of provinces, know-hows, personages and goods of Antike."""

from __future__ import annotations

from typing import Any

from ....core.language import msg
from ..drawings.regions import Shown
from .sheet import Facts, Look, Sheet, piece_key, seats_with


def province(shown: Shown, view: dict[str, Any], name: str) -> Sheet:
    """A province: its resource, its city, the units in it, its borders."""
    public, spot = view["public"], shown.game.data.extra["places"][name]
    row, facts = public["provinces"].get(name, {}), Facts(shown)
    facts.add(msg("look-resource"), shown.title("resource", spot["resource"]))
    if row.get("city"):
        facts.add(msg("look-owner"), shown.title("nation", row["city"]))
        facts.add(msg("look-built"), shown.say(msg("look-temple")) if row.get("temple") else "")
        facts.add(msg("look-defence"), row.get("defence"))
    for kind in ("legion", "galley"):
        for nation, n in row.get(kind, {}).items():
            ready = row.get(f"{kind}_ready", {}).get("all", 0) if nation == public["nation"] else 0
            facts.units(shown.title("nation", nation), [(piece_key("kind", kind), n, ready)])
    facts.neighbours("province", name)
    if row.get("city"):
        rules = ["production.temple" if row.get("temple") else "production.city", "conquest.enough_units"]
    else:
        rules = ["founding.cost"]
    return Sheet([shown.say(msg("look-city") if row.get("city") else msg("look-site"))], facts.rows, rules)


def know_how(shown: Shown, view: dict[str, Any], name: str) -> Sheet:
    """A know-how: its price now, and who has it."""
    facts, public = Facts(shown), view["public"]
    facts.add(msg("look-price"), public["know_how_prices"].get(name))
    owners = [nation for nation, row in public["nations"].items() if name in row["know_hows"]]
    facts.add(msg("look-owners"), seats_with(shown, "nation", owners))
    return Sheet([], facts.rows, [f"know_how.{name}", "know_how.basic_first"])


def personage(shown: Shown, view: dict[str, Any], name: str) -> Sheet:
    """A personage: how many are left, and who has won some."""
    facts = Facts(shown)
    facts.rows.append((shown.say(msg("look-left")), str(view["public"]["stacks"][name])))
    for nation, row in view["public"]["nations"].items():
        facts.of("nation", nation, row["personages"][name])
    return Sheet([], facts.rows, [f"personages.{name}", "personages.kept"])


def chip(shown: Shown, view: dict[str, Any], name: str) -> Sheet:
    """A good, or coins: who has how many, and what his cities yield."""
    facts = Facts(shown)
    for nation, row in view["public"]["nations"].items():
        yields = row["yields"].get(name, 0)
        facts.of("nation", nation, f"{row['stock'][name]} (+{yields})" if yields else row["stock"][name])
    coins = ["payment.coins_substitute", "turn.coin"]
    return Sheet([], facts.rows, coins if name == "coin" else ["production.resource"])


LOOKS: dict[str, Look] = {"province": province, "know_how": know_how, "personage": personage, "chip": chip}
