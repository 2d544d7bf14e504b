"""What never changes during a game: board, charts, cards and options as numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ...core.data import Data, read_toml, require
from ...core.state import grid, layout, number
from .domains import DOMAINS, GALLEY, LEGION
from .read_board import KINDS, Board, kind_of_region, read_board, takes
from .read_cards import card_origins, card_texts, fill_cards
from .read_charts import chart_origins, fill_charts


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
    file = f"boards/{options['board']}.toml"
    board = read_board(read_toml(home, folder, file), file)
    charts = read_toml(home, folder, "charts.toml")
    cards = read_toml(home, folder, "cards.toml")
    c = Components()
    _fill_board(c, board)
    fill_charts(c, charts)
    fill_cards(c, cards, options["events"] == "known")
    c.special_units = int(options["special_units"])
    c.trade_coins = int(options["trade_coins"])
    c.turn_limit = options["turn_limit"] or MOST_TURNS
    if options["coins"] >= 0:
        c.box_coins = options["coins"]
    regions = list(board.regions)
    names = DOMAINS.names(
        {
            "seat": board.nations,
            "region": regions,
            "way": [f"{regions[way.here]} {regions[way.there]}" for way in board.ways],
        }
    )
    rows = board.provenance + chart_origins("charts.toml", charts) + card_origins(cards)
    texts = card_texts(cards)
    return Data(c, names, _titles(board, charts, texts), rows, _extra(board, texts))


def _fill_board(c: Components, board: Board) -> None:
    c.num_regions = len(board.regions)
    c.num_ways = len(board.ways)
    for i, region in enumerate(board.regions.values()):
        ways = [n for n, way in enumerate(board.ways) if way.here == i]
        c.first_way[i], c.last_way[i] = ways[0], ways[-1] + 1
        c.has_site[i] = int(region["site"])
        for kind in (LEGION, GALLEY):
            c.takes[kind][i] = int(takes(board, kind, i))
    for n, way in enumerate(board.ways):
        c.way_from[n], c.way_to[n] = way.here, way.there
        c.way_open[LEGION][n], c.way_open[GALLEY][n] = KINDS[way.kind]
    c.start_city = [row[:] for row in board.start]
    c.special_kind = [LEGION, GALLEY]  # brown has the Commander, beige the Admiral


def _titles(board: Board, charts: dict[str, Any], texts: dict[str, dict[str, Any]]) -> dict[str, dict[str, str]]:
    return {
        "seat": {nation: nation.capitalize() for nation in board.nations},
        "region": {name: region["name"] for name, region in board.regions.items()},
        "card": {name: card["name"] for name, card in texts.items()},
        "know_how": _chart_names(charts, "know_how"),
        "personage": _chart_names(charts, "personages"),
        "field": {field: field.split("_")[0].capitalize() for field in DOMAINS.fixed["field"]},
    }


def _chart_names(charts: dict[str, Any], table: str) -> dict[str, str]:
    return {name: require(row, "name", str, f"charts.toml: [{table}.{name}]") for name, row in charts[table].items()}


def _extra(board: Board, texts: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """What a client needs to draw the board and to show the cards."""
    return {
        "board": board.title,
        "regions": {
            name: {
                "lon": region["lon"],
                "lat": region["lat"],
                "site": region["site"],
                "kind": kind_of_region(board, i),
            }
            for i, (name, region) in enumerate(board.regions.items())
        },
        "borders": [
            {"between": [list(board.regions)[way.here], list(board.regions)[way.there]], "kind": way.kind}
            for way in board.ways
            if way.here < way.there
        ],
        "cards": texts,
    }
