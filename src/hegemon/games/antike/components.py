"""What never changes during a game: board, charts and options as numbers, loaded from the TOML files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ...core.data import Data, Rows, read_toml
from ...core.state import grid, layout, number
from .domains import ALWAYS, ASK, DOMAINS, DRAWN, LISTED, NEVER, PICKED
from .read_board import board_file, read_board
from .read_charts import FILE, read_charts
from .spec import check_together, number_of_nations


@layout(DOMAINS)
class Components:
    """Components and options as numbers."""

    num_seats: int = number()
    num_nations: int = number()
    num_provinces: int = number()

    # Board
    resource_of: list[int] = grid("province", of="resource", start=-1)
    is_open: list[list[list[int]]] = grid("kind", "province", "province")  # can this kind cross from one to the other?
    admits: list[list[int]] = grid("kind", "province")  # has a border that this kind can cross
    first_way: list[list[int]] = grid("kind", "province")  # where a province begins in way_to
    last_way: list[list[int]] = grid("kind", "province")  # and where it ends, itself not included
    way_to: list[list[int]] = grid("kind", "way", of="province", start=-1)  # provinces entered, by province left

    # Nations
    leader: list[int] = grid("nation", of="nation", start=-1)  # the first of the nations that one player leads together
    start_city: list[list[int]] = grid("nation", "resource", of="province", start=-1)
    first_nation: int = number(of="nation", start=-1)
    turn_order: list[int] = grid("nation", of="nation", start=-1)  # fixed order of two players' four nations
    nations_come: int = number()  # DRAWN, PICKED or LISTED
    is_paired: int = number()
    is_doubled: int = number()
    num_start_cities: int = number()
    first_answer: int = number(of="answer")

    # Charts
    ring: list[int] = grid("field")  # place of a wedge on the rondel
    produces: list[int] = grid("field", of="resource", start=-1)
    free_steps: int = number()
    price_city: list[int] = grid("resource")
    price_temple: int = number()  # marble
    price_unit: int = number()  # iron
    price_fresh: list[int] = grid("know_how")  # gold
    price_known: list[int] = grid("know_how")
    needs: list[int] = grid("know_how", of="know_how", start=-1)
    plain_city: int = number()  # what a city yields, receives and defends with
    temple_city: int = number()
    # By level of know-how (0: none, 1: basic, 2: secondary)
    unit_actions: list[list[int]] = grid("kind", "actions")
    production_bonus: list[int] = grid("actions")
    defence_bonus: list[int] = grid("actions")
    every: list[int] = grid("personage")  # cities, temples or seas for one personage
    points_of: list[int] = grid("personage")
    target: int = number()  # points that win

    # Box
    pieces: list[int] = grid("kind")
    stones: int = number()
    temples: int = number()
    coins: int = number()
    stack: list[int] = grid("personage")
    start_stock: list[int] = grid("chip")

    # Options that switch a rule
    extra_awarded: int = number()
    extra_counts: int = number()
    bonus_without_city: int = number()
    battle_all: int = number()
    coins_chosen: int = number()
    trade_coins: int = number()
    turn_limit: int = number()


HOME = Path(__file__).parent
ANSWERS = {"ask": ASK, "always": ALWAYS, "never": NEVER}
NATIONS_COME = {"drawn": DRAWN, "picked": PICKED, "listed": LISTED}


def load_data(options: dict[str, Any], folder: Path | None) -> Data:
    """Components, names and provenance for these options; a file in the user's folder takes the place of ours."""
    check_together(options)
    c, rows = Components(), Rows(options)
    read_board(c, read_toml(HOME, folder, board_file(options)), rows)
    read_charts(c, read_toml(HOME, folder, FILE), rows)
    _set_options(c, options)
    seats = [f"player_{i + 1}" for i in range(c.num_seats)]
    rows.names["seat"] = seats
    rows.titles["seat"] = {seat: seat.replace("_", " ").capitalize() for seat in seats}
    return rows.data(c, DOMAINS)


def _set_options(c: Components, options: dict[str, Any]) -> None:
    c.num_seats = options["players"]
    c.num_nations = number_of_nations(options)
    c.is_doubled = int(options["two_players"] == "doubled")
    c.is_paired = int(c.num_nations == 2 * c.num_seats)
    c.nations_come = NATIONS_COME[options["nations"]]
    c.num_start_cities = 1 if options["longer"] else 3
    c.first_answer = ANSWERS[options["battle_answer"]]
    c.extra_awarded = int(not options["expert"] and not options["military"])
    c.extra_counts = int(options["extra_counts"])
    c.bonus_without_city = int(options["bonus_without_city"])
    c.battle_all = int(options["battle_size"] == "all")
    c.coins_chosen = int(options["coins"] == "chosen")
    c.trade_coins = int(options["trade_coins"])
    c.turn_limit = options["turn_limit"]
