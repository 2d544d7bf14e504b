"""Ancient Wars: card of identity, options, box contents."""

from __future__ import annotations

from pathlib import Path

from ...core.spec import GameSpec, Option
from .actions import MAX_LEGAL

CAMPAIGNS = tuple(sorted(path.stem for path in (Path(__file__).parent / "campaigns").glob("*.toml")))


SPEC = GameSpec(
    id="ancient_wars",
    title="Ancient Wars",
    ruleset_version=4,
    stage="beta",
    ends=dict.fromkeys(("roman_goal", "barbarian_goal", "capital", "time_limit"), ""),
    seats=(2, 2),
    max_legal=MAX_LEGAL,
    options=(
        Option("campaign", "gaul", choices=CAMPAIGNS, cite="setup.set_up", folder="campaigns"),
        Option("advanced", False),
        Option("forced_march", False, cite="forced_march.roll", group="variant"),
        Option("elite_units", False, cite="elite.attacking", group="variant"),
        Option("pursuit", False, cite="pursuit.after_victory", group="variant"),
        Option("major_battles", False, cite="major_battles.size", group="variant"),
        Option("camps", False, cite="camps.build", group="variant"),
        Option("camp_sieges", False, cite="camps.siege", group="variant"),
        Option("supply", False, cite="supply.check", group="variant"),
        Option("open_stacks", False, cite="fog.no_examining", group="variant"),
        Option("closed_stacks", False, cite="rulings.closed_stacks", group="rare"),
        Option("discard_pick", "bottom", choices=("bottom", "discards"), cite="cards.picked_to_bottom", group="rare"),
        Option("reshuffle", "needed", choices=("needed", "at_once"), cite="cards.reshuffle", group="rare"),
        Option("fresh_recruits", True, cite="recruiting.by_card", group="rare"),
        Option("transport", "any", choices=("any", "listed"), cite="fleets.embark", group="rare"),
        Option("storms", False, cite="fleets.storms", group="variant"),
        Option("elephants", False, cite="results.elephants", group="variant"),
        Option("prestige", False, cite="ending.prestige", group="rare"),
        Option("handicap", "none", choices=("none", "roman", "barbarian"), cite="ending.handicap", group="variant"),
    ),
    box={"units": 40, "cards": 18},
    hides=True,
)
