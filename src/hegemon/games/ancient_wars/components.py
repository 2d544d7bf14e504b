"""What never changes during a game: map, units, cards, charts and options as numbers, loaded from the TOML files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ...core.data import Data, Rows, read_toml
from ...core.errors import OptionError
from ...core.language import msg, said_by
from ...core.state import derived, grid, layout, number
from .campaign_words import end_words, event_words, goal_words
from .domains import DOMAINS
from .read_campaign import read_campaign, read_special, read_victory
from .read_cards import read_cards
from .read_charts import FILE as CHARTS
from .read_charts import read_charts
from .read_rows import file_of
from .read_units import read_results_table, read_units

HOME = Path(__file__).parent
ADVANCED = ("forced_march", "elite_units", "pursuit", "major_battles", "camps", "camp_sieges", "supply")


@layout(DOMAINS)
class Components:
    """The components as numbers. Units are numbered side by side: leaders, other land units, fleets, camps."""

    # Options and charts
    forced_march: int = number()
    elite_units: int = number()
    pursuit: int = number()
    major_battles: int = number()
    camps: int = number()
    camp_sieges: int = number()
    supply: int = number()
    open_stacks: int = number()
    closed_stacks: int = number()
    picked_to_discards: int = number()
    reshuffle_at_once: int = number()
    fresh_recruits: int = number()
    transport_listed: int = number()
    storms: int = number()
    turns: int = number()
    opening: list[int] = grid("seat")
    leader_bonus: int = number()
    fleet_capacity: int = number()
    forage: int = number()
    attrition_fatal: int = number()
    march_fatal: int = number()
    major_battle_units: int = number()

    # Map: the land ways of a space are way_start[space] … way_start[space + 1] - 1, ascending by destination
    num_spaces: int = number()
    way_start: list[int] = grid("start")
    way_to: list[int] = grid("way", of="space", start=-1)
    way_barrier: list[int] = grid("way")
    sea_start: list[int] = grid("start")
    sea_to: list[int] = grid("way", of="space", start=-1)
    is_sea: list[int] = grid("space")
    is_port: list[int] = grid("space")
    stops: list[int] = grid("space")
    fortress: list[list[int]] = grid("seat", "space")  # this side can use it
    walls: list[int] = grid("space")

    # Victory and special rules
    goal: list[list[int]] = grid("seat", "space")
    need: list[int] = grid("seat")
    capital: int = number(of="space", start=-1)
    prestige: int = number(of="space", start=-1)
    end_winner: int = number(of="seat")
    end_need: int = number()  # 0: the winner at the end is fixed
    stores: list[int] = grid("seat", start=-1)  # land units that a fortress feeds; -1: all
    opens: list[list[int]] = grid("seat", "space")  # the first turn in which fleets of this side may sail there
    levy_space: int = number(of="space", start=-1)
    levy_units: int = number()
    levy_unit: list[int] = grid("unit")

    # Units
    first_unit: list[int] = grid("seat")
    end_leader: list[int] = grid("seat")
    end_land: list[int] = grid("seat")
    end_fleet: list[int] = grid("seat")
    end_unit: list[int] = grid("seat")
    supreme: list[int] = grid("seat", of="unit", start=-1)
    first_camp: int = number()
    end_camp: int = number()
    side: list[int] = grid("unit", of="seat")
    kind: list[int] = grid("unit", of="kind")
    strength: list[int] = grid("unit")
    is_elite: list[int] = grid("unit")
    is_supreme: list[int] = grid("unit")
    is_legion: list[int] = grid("unit")
    is_cavalry: list[int] = grid("unit")
    is_static: list[int] = grid("unit")
    stampedes: list[int] = grid("unit")
    joins_leader: list[int] = grid("unit")  # may be recruited where a leader of its side is
    needs_land_unit: list[int] = grid("unit")
    earliest_turn: list[int] = grid("unit")
    forage_with: list[int] = grid("unit")
    start_at: list[int] = grid("unit", of="space", start=-1)
    is_home: list[list[int]] = grid("unit", "space")
    num_homes: list[int] = grid("unit")
    home: list[list[int]] = grid("unit", "home", of="space", start=-1)  # ascending
    column: list[int] = grid("unit")
    effect: list[list[int]] = grid("column", "face")
    elite_column: int = number()

    # Cards
    card_side: list[int] = grid("card", of="seat")
    allowance: list[list[int]] = grid("card", "unit")
    fleet_moves: list[int] = grid("card")
    is_removed: list[int] = grid("card")
    num_entries: list[int] = grid("card")
    entry_count: list[list[int]] = grid("card", "entry")
    entry_bonus: list[list[int]] = grid("card", "entry")
    entry_places: list[list[int]] = grid("card", "entry")
    entry_unit: list[list[list[int]]] = grid("card", "entry", "unit")
    entry_space: list[list[list[int]]] = grid("card", "entry", "space")
    event: list[int] = grid("card", of="event")
    event_plus: list[int] = grid("card")
    event_number: list[int] = grid("card")  # the least roll, the free units, or the number on the map
    event_fatal: list[int] = grid("card")
    event_needs_leader: list[int] = grid("card")
    event_unit: list[list[int]] = grid("card", "unit")  # units that the event concerns
    event_leader: list[list[int]] = grid("card", "unit")  # leaders that it asks for
    event_space: list[list[int]] = grid("card", "space")  # ambush ground, or the regions to be occupied

    # The same once more, as rules look it up
    num_goal: list[int] = derived("seat")
    goal_at: list[list[int]] = derived("seat", "space", start=-1)  # ascending
    longest: list[int] = derived("card")  # of its allowances
    lifts_barriers: list[int] = derived("card")  # for anybody?
    entry_size: list[list[int]] = derived("card", "entry")
    entry_member: list[list[list[int]]] = derived("card", "entry", "unit", start=-1)  # ascending
    only_entry: list[list[int]] = derived("card", "unit", start=-1)  # that means the unit; -1: several, or none
    entry_vies: list[list[list[int]]] = derived("card", "entry", "entry")  # with a later one for some of its units


def load_data(options: dict[str, Any], folder: Path | None) -> Data:
    """The components of a campaign; broken files raise one clear sentence."""
    charts = read_toml(HOME, folder, CHARTS)
    return build_data(options, charts, read_toml(HOME, folder, file_of(Rows(options))))


def build_data(options: dict[str, Any], charts: dict[str, Any], raw: dict[str, Any]) -> Data:
    """The components from the content of the charts and of a campaign file."""
    c, rows = Components(), Rows(options)
    read_charts(c, charts, rows)
    read_campaign(c, raw, rows)
    read_units(c, raw, rows)
    read_results_table(c, raw, rows)
    read_victory(c, raw, rows)
    read_special(c, raw, rows)
    read_cards(c, raw, rows)
    _set_options(c, options)
    _put_into_words(c, rows)
    return rows.data(c, DOMAINS)


def _put_into_words(c: Components, rows: Rows) -> None:
    """Beside each text of the campaign file, the message that says it in the reader's language."""
    for card in rows.extra["cards"].values():
        card["event"] = {**card["event"], "says": event_words(card["event"]).wire()}
    victory = rows.extra["victory"]
    for seat, side in enumerate(DOMAINS.fixed["seat"]):
        victory[side]["says"] = goal_words(side, victory[side], c.need[seat]).wire()
    victory["end"]["says"] = end_words(victory["end"], victory["barbarian"].get("capital")).wire()


def _set_options(c: Components, options: dict[str, Any]) -> None:
    for name in ADVANCED:
        setattr(c, name, int(options["advanced"] or options[name]))
    if c.camp_sieges and not c.camps:
        raise OptionError(msg("bad-sieges"), said_by("ancient_wars"))
    c.open_stacks = int(options["open_stacks"])
    c.closed_stacks = int(options["closed_stacks"])
    if c.open_stacks and c.closed_stacks:
        raise OptionError(msg("bad-stacks"), said_by("ancient_wars"))
    c.picked_to_discards = int(options["discard_pick"] == "discards")
    c.reshuffle_at_once = int(options["reshuffle"] == "at_once")
    c.fresh_recruits = int(options["fresh_recruits"])
    c.transport_listed = int(options["transport"] == "listed")
    c.storms = int(options["storms"])
