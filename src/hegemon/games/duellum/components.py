"""What never changes during a game: board, charts, cards and options as numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ...core.data import Data, Rows, read_toml
from ...core.state import grid, layout, number
from .domains import DOMAINS
from .read_board import board_file, read_board
from .read_cards import read_cards
from .read_charts import read_charts


@layout(DOMAINS)
class Components:
    """What the components show, and which options are on."""

    # The board: the ways out of a region are neighbours in the list, ascending by where they lead
    num_regions: int = number()
    num_ways: int = number()
    has_site: list[int] = grid("region")
    takes: list[list[int]] = grid("kind", "region")  # does a border of the region admit this kind of unit?
    first_way: list[int] = grid("region")
    last_way: list[int] = grid("region")  # one behind the last
    way_from: list[int] = grid("way", of="region")
    way_to: list[int] = grid("way", of="region")
    way_open: list[list[int]] = grid("kind", "way")
    start_city: list[list[int]] = grid("seat", "resource", of="region")
    special_kind: list[int] = grid("seat", of="kind")

    # The rondel
    ring: list[int] = grid("field")  # place of each field, clockwise
    produces: list[int] = grid("field", of="resource", start=-1)
    free_steps: int = number()
    step_price: int = number()

    # Prices
    city_price: list[int] = grid("resource")
    city_coin: int = number()  # for each neighbour with the same resource
    temple_price: int = number()
    temple_coin: int = number()  # for each neighbour with a temple
    wall_price: int = number()
    arm_price: list[int] = grid("piece")
    recruit_price: list[int] = grid("kind")
    know_how_first: list[int] = grid("know_how")
    know_how_later: list[int] = grid("know_how")
    trade_gives: int = number()
    trade_takes: int = number()

    # What a city does: chips produced, new units received, basic defence
    city_strength: int = number()
    temple_strength: int = number()
    wall_defence: int = number()
    unit_defence: int = number()
    res_publica_defence: int = number()
    fortress_defence: int = number()
    special_defender: int = number()
    special_attacker: int = number()
    coins_produced: int = number()
    moneta_chips: int = number()
    borders_crossed: int = number()
    strata_borders: int = number()
    navigatio_borders: int = number()

    # Personages and their track
    cities_per_king: int = number()
    temples_per_citizen: int = number()
    points_per_navigator: int = number()
    galley_points: int = number()
    open_sea_points: int = number()
    personage_count: list[int] = grid("personage")
    win_at: int = number()
    track_walls: list[int] = grid("mark")

    # The box and the set-up
    box_units: list[int] = grid("kind")
    box_temples: int = number()
    box_walls: int = number()
    box_tokens: list[int] = grid("resource")
    box_coins: int = number()
    start_stock: list[int] = grid("resource")
    start_recruits: list[int] = grid("kind")
    start_walls: int = number()
    first_coins: int = number()
    second_coins: int = number()
    display_size: int = number()
    copies: list[int] = grid("card")
    playable: list[list[int]] = grid("frame_kind", "card")  # the moments of each card

    # Options
    special_units: int = number()
    trade_coins: int = number()
    turn_limit: int = number()


MOST_TURNS = 30000  # turns are counted in 16 bits


def load_data(options: dict[str, Any], folder: Path | None) -> Data:
    """Read board, charts and cards; files of the same name in the user's folder take their place."""
    home = Path(__file__).parent
    c, rows = Components(), Rows(options)
    read_board(c, read_toml(home, folder, board_file(options)), rows)
    read_charts(c, read_toml(home, folder, "charts.toml"), rows)
    read_cards(c, read_toml(home, folder, "cards.toml"), rows)
    c.special_units = int(options["special_units"])
    c.trade_coins = int(options["trade_coins"])
    c.turn_limit = options["turn_limit"] or MOST_TURNS
    if options["coins"] >= 0:
        c.box_coins = options["coins"]
    return rows.data(c, DOMAINS)
