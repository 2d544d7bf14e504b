"""The data of Antike Duellum against the rulebook, read straight from the TOML files."""

from __future__ import annotations

import re
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from hegemon.core.rulebook import rules_of

FOLDER = Path(__file__).resolve().parents[3] / "src" / "hegemon" / "games" / "duellum"
RESOURCES = ("marble", "iron", "gold")
TIMINGS = {
    *("own turn", "rondel", "templum", "militia", "scientia", "movement", "duellum", "founding"),
    *("templum or founding", "production", "reaction"),
}
PROVENANCE = re.compile(r"(rulebook|deduced|reconstructed|designed)(: .+|; .+)?|source: .+, .+\..+")


def read(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / name).read_text("utf-8"))


BOARDS = {name: read(f"boards/{name}.toml") for name in ("west", "east")}
CARDS = read("cards.toml")
CHARTS = read("charts.toml")
RULES = read("rulebook.toml")
both_boards = pytest.mark.parametrize("board", BOARDS.values(), ids=list(BOARDS))


def neighbours(board: dict[str, Any], *kinds: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {region: set() for region in board["regions"]}
    for border in board["borders"]:
        if border["kind"] in kinds:
            a, b = border["between"]
            found[a].add(b)
            found[b].add(a)
    return found


def anyhow(board: dict[str, Any]) -> dict[str, set[str]]:
    return neighbours(board, "land", "sea", "both")


def by_land(board: dict[str, Any]) -> dict[str, set[str]]:
    return neighbours(board, "land", "both")


def by_sea(board: dict[str, Any]) -> dict[str, set[str]]:
    return neighbours(board, "sea", "both")


def reach(graph: dict[str, set[str]], start: str) -> set[str]:
    seen, ahead = {start}, [start]
    while ahead:
        for region in graph[ahead.pop()] - seen:
            seen.add(region)
            ahead.append(region)
    return seen


# ---------------------------------------------------------------------------------------------------- boards
@both_boards
def test_regions_and_sites(board: dict[str, Any]) -> None:
    sites = [r["site"] for r in board["regions"].values()]
    assert sites.count(True) == 27
    assert sites.count(False) == 9
    assert list(board["regions"]) == sorted(board["regions"])
    assert len({r["name"] for r in board["regions"].values()}) == 36
    assert all(re.fullmatch(r"[a-z_]+", region) for region in board["regions"])


@both_boards
def test_borders_are_listed_once_and_sorted(board: dict[str, Any]) -> None:
    pairs = [tuple(border["between"]) for border in board["borders"]]
    assert all(a < b for a, b in pairs)
    assert all(first < second for first, second in pairwise(pairs)), "unsorted or doubled"
    assert {region for pair in pairs for region in pair} == set(board["regions"])
    assert {border["kind"] for border in board["borders"]} == {"land", "sea", "both"}


@both_boards
def test_boards_are_connected(board: dict[str, Any]) -> None:
    assert reach(anyhow(board), next(iter(board["regions"]))) == set(board["regions"])
    seas = {region for region, near in by_sea(board).items() if near}
    assert reach(by_sea(board), next(iter(sorted(seas)))) == seas


@both_boards
def test_open_seas_have_sea_borders_only(board: dict[str, Any]) -> None:
    for region, row in board["regions"].items():
        if not row["site"]:
            assert not by_land(board)[region], region


@both_boards
def test_one_start_city_per_resource(board: dict[str, Any]) -> None:
    assert list(board["start"]) == board["nations"]
    starts = [row[resource] for row in board["start"].values() for resource in RESOURCES]
    assert len(set(starts)) == 6
    assert all(board["regions"][region]["site"] for region in starts)


def test_brown_comes_first() -> None:
    assert BOARDS["west"]["nations"] == ["carthage", "rome"]
    assert BOARDS["east"]["nations"] == ["greece", "persia"]


@both_boards
def test_four_galleys_suffice_for_a_navigator_and_three_do_not(board: dict[str, Any]) -> None:
    row = CHARTS["personages"]["navigator"]
    galley, open_sea = row["points"]["galley"], row["points"]["open_sea"]
    best = sorted((galley if r["site"] else open_sea for r in board["regions"].values()), reverse=True)
    assert sum(best[:3]) < row["every"] <= sum(best[:4])
    coast = {region for region, near in by_sea(board).items() if near and board["regions"][region]["site"]}
    assert len(coast) * galley + 9 * open_sea >= 2 * row["every"]


# ---------------------------------------------------------------------------------------------------- printed examples
def test_western_examples() -> None:
    west = BOARDS["west"]
    assert {"ancona", "croton", "syracusae"} <= anyhow(west)["neapolis"], "temple at Neapolis"
    assert "corsica" in by_sea(west)["roma"] and by_land(west)["roma"], "movement from Roma"
    assert not west["regions"]["corsica"]["site"], "Corsica"
    assert by_land(west)["zama"] and not by_sea(west)["zama"], "Zama has red borders only"
    assert by_land(west)["carthago"] and by_sea(west)["caesarea"], "arming"
    assert by_land(west)["tarraco"] and by_sea(west)["tarraco"], "conquest of Tarraco"
    assert "saguntum" in anyhow(west)["baecula"], "founding"
    sites = {r for r in anyhow(west)["saguntum"] if west["regions"][r]["site"]} - {"numantia"}
    assert "baecula" in sites and len(sites) >= 3, "three gold neighbours of Saguntum"
    assert anyhow(west)["baecula"] & (sites - {"baecula"}), "one of them is the gold neighbour of Baecula"


def test_eastern_examples() -> None:
    east = BOARDS["east"]
    assert "ainos" in by_land(east)["abdera"] and "abydos" in by_land(east)["pergamon"]
    assert {"lesbos", "lemnos"} <= by_sea(east)["ainos"]
    assert "ainos" not in by_sea(east)["mare_aegaeum"]
    assert by_sea(east)["mare_aegaeum"] & by_sea(east)["ainos"] == {"lemnos"}, "only Lemnos lies between"
    assert east["regions"]["ainos"]["site"] and east["regions"]["abydos"]["site"]


# ---------------------------------------------------------------------------------------------------- charts and box
def test_component_sums() -> None:
    box = CHARTS["box"]
    per_nation = box["legions"] + box["galleys"] + box["stones"] + box["disks"]
    assert 2 * per_nation + box["temples"] == 74
    assert sum(box["tokens"].values()) == 34
    assert (box["tokens"]["marble"], box["tokens"]["iron"], box["tokens"]["gold"]) == (12, 12, 10)
    assert box["personages"] + box["event_cards"] + box["blank_cards"] + box["summary_cards"] == 54
    assert sum(row["count"] for row in CHARTS["personages"].values()) == box["personages"] == 21
    assert box["walls"] == 12 == 2 * len(CHARTS["track"]["walls_at"])
    assert box["disks"] == 1 + len(CHARTS["know_how"])


def test_personages_and_track() -> None:
    counts = {name: row["count"] for name, row in CHARTS["personages"].items()}
    assert counts == {"king": 6, "citizen": 4, "scholar": 5, "general": 4, "navigator": 2}
    every = {name: row["every"] for name, row in CHARTS["personages"].items() if "every" in row}
    assert every == {"king": 5, "citizen": 3, "navigator": 7}
    assert CHARTS["track"]["win_at"] == 9
    assert CHARTS["track"]["walls_at"] == [0, 1, 2, 3, 5, 7]


def test_rondel_fields_lie_opposite_their_production() -> None:
    order = CHARTS["rondel"]["order"]
    assert len(order) == 8
    opposite = {field: order[(i + 4) % 8] for i, field in enumerate(order)}
    pairs = {"ferrum": "militia", "aurum": "scientia", "marmor": "templum", "duellum_1": "duellum_2"}
    assert {field: opposite[field] for field in pairs} == pairs
    assert order[:6] == ["ferrum", "templum", "aurum", "duellum_1", "militia", "marmor"], "the printed example"
    assert CHARTS["rondel"]["free_steps"] == 3
    produces = {field: resource for field, resource in CHARTS["rondel"]["produces"].items() if field != "from"}
    assert produces == {"marmor": "marble", "ferrum": "iron", "aurum": "gold"}


def test_prices() -> None:
    prices = {name: {k: v for k, v in row.items() if k != "from"} for name, row in CHARTS["prices"].items()}
    assert prices["city"] == {"marble": 1, "iron": 1, "gold": 1, "coin_per_neighbour": 1}
    assert prices["temple"] == {"marble": 6, "coin_per_neighbour": 1}
    assert prices["wall"] == {"marble": 1}
    assert (prices["arm"], prices["arm_special"]) == ({"iron": 2}, {"iron": 3})
    assert (prices["recruit_legion"], prices["recruit_galley"]) == ({"gold": 1}, {"gold": 2})
    assert prices["trade"] == {"give": 3, "get": 2}


def test_know_how_prices() -> None:
    table = CHARTS["know_how"]
    assert list(table) == ["strata", "navigatio", "moneta", "res_publica", "commercium"]
    assert table["navigatio"]["later"] == 3 and table["navigatio"]["from"]["later"] == "rulebook"
    assert table["commercium"]["first"] == 9 and table["commercium"]["from"]["first"] == "rulebook"
    assert len({row["first"] for row in table.values()}) == 5, "all prices differ"
    assert all(row["later"] < row["first"] for row in table.values())


def test_set_up() -> None:
    setup, box = CHARTS["setup"], CHARTS["box"]
    assert setup["stock"] == {"marble": 3, "iron": 3, "gold": 3}
    assert setup["box"] == {"legion": 1, "galley": 1}
    assert setup["supply"]["legion"] + setup["box"]["legion"] == box["legions"]
    assert setup["supply"]["galley"] + setup["box"]["galley"] == box["galleys"]
    assert (setup["walls"], setup["display"], setup["coins"]) == (1, 3, {"first": 0, "second": 1})


# ---------------------------------------------------------------------------------------------------- cards
def test_event_cards() -> None:
    assert sum(card["copies"] for card in CARDS.values()) == CHARTS["box"]["event_cards"] == 25
    known = {name for name, card in CARDS.items() if not card["stand_in"]}
    assert known == {"academy", "burglary", "earthquake", "fortress"}
    assert list(CARDS) == sorted(CARDS)
    assert {card["timing"] for card in CARDS.values()} <= TIMINGS
    assert [name for name, card in CARDS.items() if card["timing"] == "reaction"] == ["fortress"]
    assert len({card["name"] for card in CARDS.values()}) == len({card["name_de"] for card in CARDS.values()}) == 25


def test_stand_ins_never_pass_for_published_cards() -> None:
    for card in CARDS.values():
        assert card["stand_in"] == (card["from"]["text"] == "designed")


def test_every_card_has_its_rule() -> None:
    general = {"display", "own_turn", "combine", "discard", "reshuffle"}
    assert set(RULES["events"]) == set(CARDS) | general
    for name, card in CARDS.items():
        assert rules_of("duellum")[f"events.{name}"].text.lower().endswith(card["text"].lower()), name


# ---------------------------------------------------------------------------------------------------- citations
def rule_ids() -> set[str]:
    return {f"{topic}.{name}" for topic, rows in RULES.items() if topic not in ("waived", "rulings") for name in rows}


def test_rules_say_where_and_what() -> None:
    for topic, rows in RULES.items():
        if topic not in ("waived", "rulings"):
            assert all(row["page"] for row in rows.values()), topic
    assert all(rule.text.endswith(".") for rule in rules_of("duellum").values())


def test_rulings_name_a_rule_and_their_reason() -> None:
    for name, ruling in RULES["rulings"].items():
        assert ruling["cite"] in rule_ids(), name
        assert PROVENANCE.fullmatch(ruling["from"]), name
    options = {ruling["option"] for ruling in RULES["rulings"].values() if "option" in ruling}
    assert options == {"trade_coins", "turn_limit"}


def test_waivers_name_a_rule_and_their_reason() -> None:
    for topic, rows in RULES["waived"].items():
        for name, row in rows.items():
            assert f"{topic}.{name}" in rule_ids()
            assert len(row["reason"]) > 20


# ---------------------------------------------------------------------------------------------------- provenance
def rows_with_provenance() -> list[tuple[str, Any]]:
    rows = [(f"{b}.{r}", row) for b, board in BOARDS.items() for r, row in board["regions"].items()]
    rows += [(f"{b} {row['between']}", row) for b, board in BOARDS.items() for row in board["borders"]]
    rows += [(f"{b} start {n}", row) for b, board in BOARDS.items() for n, row in board["start"].items()]
    rows += list(CARDS.items())
    nested = ("know_how", "prices", "personages")
    rows += [(name, row) for name, row in CHARTS.items() if name not in nested]
    return rows + [(f"{table}.{name}", row) for table in nested for name, row in CHARTS[table].items()]


def test_every_row_has_its_provenance() -> None:
    rows = rows_with_provenance()
    assert len(rows) > 2 * 36 + 2 * 80 + 4 + 25 + 20
    for place, row in rows:
        marks = row["from"].values() if isinstance(row["from"], dict) else [row["from"]]
        assert marks, place
        assert all(PROVENANCE.fullmatch(mark) for mark in marks), (place, row["from"])


def test_borders_from_the_rulebook() -> None:
    stated = {
        tuple(row["between"])
        for board in BOARDS.values()
        for row in board["borders"]
        if row["from"].startswith("rulebook")
    }
    assert stated == {
        *(("ancona", "neapolis"), ("croton", "neapolis"), ("neapolis", "syracusae"), ("corsica", "roma")),
        *(("baecula", "saguntum"), ("abdera", "ainos"), ("ainos", "lesbos"), ("ainos", "lemnos")),
        *(("lemnos", "mare_aegaeum"), ("abydos", "pergamon")),
    }
