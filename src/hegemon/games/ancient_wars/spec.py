"""Ancient Wars: card of identity, options, box contents."""

from __future__ import annotations

from pathlib import Path

from ...core.spec import GameSpec, Option
from .actions import MAX_LEGAL

CAMPAIGNS = tuple(sorted(path.stem for path in (Path(__file__).parent / "campaigns").glob("*.toml")))


SPEC = GameSpec(
    id="ancient_wars",
    title="Ancient Wars",
    ruleset_version=3,
    stage="beta",
    ends={
        "roman_goal": "The Roman side holds the places it needs to win.",
        "barbarian_goal": "The Barbarian side holds the places it needs to win.",
        "capital": "The Barbarian side controls the capital.",
        "time_limit": "The campaign is over, and the last count decides.",
    },
    seats=(2, 2),
    max_legal=MAX_LEGAL,
    options=(
        Option(
            "campaign",
            "gaul",
            "The campaign: map, units, decks and victory; or a file of your own.",
            CAMPAIGNS,
            cite="setup.set_up",
            folder="campaigns",
        ),
        Option("advanced", False, "All advanced rules together."),
        Option(
            "forced_march", False, "Units may march with a leader beyond their own allowance.", cite="forced_march.roll"
        ),
        Option(
            "elite_units", False, "Elite units attack on a table of their own and do not panic.", cite="elite.attacking"
        ),
        Option("pursuit", False, "Winners may pursue with cavalry and leaders.", cite="pursuit.after_victory"),
        Option("major_battles", False, "Great battles bring a unit and cost another.", cite="major_battles.size"),
        Option("camps", False, "The Roman builds camps.", cite="camps.build"),
        Option("camp_sieges", False, "Camps besiege fortresses next to them.", cite="camps.siege"),
        Option("supply", False, "Large stacks suffer attrition.", cite="supply.check"),
        Option("open_stacks", False, "No fog of war: every stack may be examined.", cite="fog.no_examining"),
        Option(
            "closed_stacks",
            False,
            "An enemy stack is a number: what was seen of it is forgotten when the player turn ends.",
            cite="rulings.closed_stacks",
        ),
        Option(
            "discard_pick",
            "bottom",
            "Where a card picked from the discards goes after use.",
            ("bottom", "discards"),
            cite="cards.picked_to_bottom",
        ),
        Option(
            "reshuffle",
            "needed",
            "When an empty deck is made anew.",
            ("needed", "at_once"),
            cite="cards.reshuffle",
        ),
        Option("fresh_recruits", True, "Recruits may march in the turn they arrive.", cite="recruiting.by_card"),
        Option(
            "transport",
            "any",
            "Which land units fleets carry: any, or those listed for movement on the card.",
            ("any", "listed"),
            cite="fleets.embark",
        ),
        Option("storms", False, "A natural 1 costs a fleet one of the units it carries.", cite="fleets.storms"),
        Option("elephants", False, "Panicked elephants panic another unit of their side.", cite="results.elephants"),
        Option("prestige", False, "A place of prestige counts for the Roman goal.", cite="ending.prestige"),
        Option(
            "handicap",
            "none",
            "A help for one side, as the campaign states it.",
            ("none", "roman", "barbarian"),
            cite="ending.handicap",
        ),
    ),
    box={"units": 40, "cards": 18},
    hides=True,
    summary="Campaign cards, hidden stacks and battles with dice: Caesar in Gaul, Hannibal in Italy.",
)
