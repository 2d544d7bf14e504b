"""What can be told of regions, know-hows, personages, cards and goods of Antike Duellum."""

from __future__ import annotations

from typing import Any

from ....core.language import msg
from ..drawings.regions import Shown
from .sheet import Facts, Look, Sheet, piece_key, seats_with

PIECES = ("legion", "galley", "special")
KINDS = {"land": msg("look-land"), "sea": msg("look-sea"), "mixed": msg("look-coast")}


def region(shown: Shown, view: dict[str, Any], name: str) -> Sheet:
    """A region: its city, the units in it, its borders."""
    public, spot = view["public"], shown.game.data.extra["regions"][name]
    row, facts = public["regions"][name], Facts(shown)
    city = row["city"]
    if city:
        _city(facts, city)
    for nation, units in row["units"].items():
        fresh = row["fresh"] if nation == view["active"] else {}
        counted = [(piece_key("piece", piece), units.get(piece, 0), fresh.get(piece, 0)) for piece in PIECES]
        facts.units(shown.title("seat", nation), counted)
    facts.neighbours("region", name)
    site = msg("look-city") if city else msg("look-site") if spot["site"] else msg("look-open-sea")
    if city:
        rules = ["production.temple" if city["temple"] else "production.city", "conquest.enough_units"]
    else:
        rules = ["founding.cost" if spot["site"] else "personages.open_sea"]
    return Sheet([shown.say(KINDS[spot["kind"]]), shown.say(site)], facts.rows, rules)


def _city(facts: Facts, city: dict[str, Any]) -> None:
    shown = facts.shown
    facts.add(msg("look-owner"), shown.title("seat", city["nation"]))
    facts.add(msg("look-resource"), shown.title("resource", city["resource"]))
    built = [msg("look-temple")] * city["temple"] + [msg("look-wall")] * city["wall"]
    facts.add(msg("look-built"), ", ".join(map(shown.say, built)))
    facts.add(msg("look-defence"), city["defence"])
    facts.add(msg("look-room"), city["room"])


def know_how(shown: Shown, view: dict[str, Any], name: str) -> Sheet:
    """A know-how: its prices, and who has it."""
    facts, chart = Facts(shown), shown.game.data.components
    number = shown.game.data.names.index("know_how", name)
    facts.add(msg("look-price-first"), chart.know_how_first[number])
    facts.add(msg("look-price-later"), chart.know_how_later[number])
    owners = [nation for nation, row in view["public"]["nations"].items() if name in row["know_how"]]
    facts.add(msg("look-owners"), seats_with(shown, "seat", owners))
    return Sheet([], facts.rows, [f"know_how.{name}", "know_how.end_of_turn"])


def personage(shown: Shown, view: dict[str, Any], name: str) -> Sheet:
    """A personage: how many are left, and who has won some."""
    facts = Facts(shown)
    facts.rows.append((shown.say(msg("look-left")), str(view["public"]["bank"]["personages"][name])))
    for nation, row in view["public"]["nations"].items():
        facts.of("seat", nation, row["personages"][name])
    return Sheet([], facts.rows, [f"personages.{name}", "personages.kept"])


def chip(shown: Shown, view: dict[str, Any], name: str) -> Sheet:
    """A good, or coins: who has how many."""
    facts = Facts(shown)
    for nation, row in view["public"]["nations"].items():
        facts.of("seat", nation, row["stock"][name])
    coins = ["payment.coins_substitute", "payment.coins_only"]
    return Sheet([], facts.rows, coins if name == "coin" else ["production.resource"])


def card(shown: Shown, view: dict[str, Any], name: str) -> Sheet:
    """An event card."""
    return Sheet([], [], [f"events.{name}"])


LOOKS: dict[str, Look] = {
    "region": region, "know_how": know_how, "personage": personage, "card": card, "chip": chip,
}  # fmt: skip
