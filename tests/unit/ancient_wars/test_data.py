"""The campaign files: what they must hold, and that every fault is told in one sentence."""

from __future__ import annotations

import copy
import random
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import hegemon
from hegemon.core.data import Data
from hegemon.core.errors import DataError, HegemonError, OptionError
from hegemon.core.registry import load_data, spec
from hegemon.games.ancient_wars.components import build_data
from hegemon.games.ancient_wars.domains import CAMP, FLEET, LEADER

FOLDER = Path(__file__).resolve().parents[3] / "src" / "hegemon" / "games" / "ancient_wars"
CAMPAIGNS = ("gaul", "italy")
Raw = dict[str, Any]


def raw_campaign(name: str) -> Raw:
    return tomllib.loads((FOLDER / "campaigns" / f"{name}.toml").read_text("utf-8"))


def build(raw: Raw, **options: Any) -> Data:
    charts = tomllib.loads((FOLDER / "charts.toml").read_text("utf-8"))
    return build_data(spec("ancient_wars").resolve(options), charts, raw)


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_a_campaign_has_40_units_and_two_decks_of_nine(name: str) -> None:
    """cite: setup.box, rulings.forty_pieces"""
    t = build(raw_campaign(name)).components
    assert [t.end_unit[1] - t.first_unit[0], t.first_unit[1]] == [40, t.end_unit[0]]
    assert t.card_side == [0] * 9 + [1] * 9


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_units_are_numbered_leaders_land_units_fleets_camps(name: str) -> None:
    t = build(raw_campaign(name)).components
    for seat in range(2):
        kinds = t.kind[t.first_unit[seat] : t.end_unit[seat]]
        assert kinds == sorted(kinds)
        assert t.end_leader[seat] - t.first_unit[seat] == kinds.count(LEADER)
        assert t.end_unit[seat] - t.end_fleet[seat] == kinds.count(CAMP)
        assert t.end_fleet[seat] - t.end_land[seat] == kinds.count(FLEET)


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_ways_go_both_ways_with_the_same_barrier(name: str) -> None:
    t = build(raw_campaign(name)).components
    land = {
        (a, t.way_to[k], t.way_barrier[k])
        for a in range(t.num_spaces)
        for k in range(t.way_start[a], t.way_start[a + 1])
    }
    assert land and land == {(b, a, barrier) for a, b, barrier in land}
    sea = {(a, t.sea_to[k]) for a in range(t.num_spaces) for k in range(t.sea_start[a], t.sea_start[a + 1])}
    assert sea and sea == {(b, a) for a, b in sea}


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_every_land_unit_can_be_moved_by_some_card(name: str) -> None:
    """The two campaigns have no static unit.  cite: movement.static"""
    assert sum(build(raw_campaign(name)).components.is_static) == 0


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_every_row_says_where_it_comes_from(name: str) -> None:
    rows = build(raw_campaign(name)).provenance
    assert len(rows) > 200
    assert {row.kind for row in rows} <= {"rulebook", "source", "deduced", "reconstructed", "designed"}
    assert any(not row.certain for row in rows), "our own design must not pass for the published game"


def test_values_of_the_facts_survive() -> None:
    t = build(raw_campaign("gaul"))
    units, cards = t.names["unit"], t.names["card"]
    assert t.components.strength[units.index("legio_x")] == 4
    assert t.components.is_elite[units.index("legio_x")] == 1
    assert t.components.allowance[cards.index("auxilia")][units.index("caesar")] == 3
    assert t.components.allowance[cards.index("auxilia")][units.index("legio_x")] == 1
    assert t.components.fleet_moves[cards.index("classis")] == 2
    assert t.components.is_removed[cards.index("supplicatio")] == 1


# -- faults -----------------------------------------------------------------------------------------------------------
def change(*path: Any, to: Any) -> Callable[[Raw], None]:
    def edit(raw: Raw) -> None:
        row = raw
        for key in path[:-1]:
            row = row[key]
        row[path[-1]] = to

    return edit


def drop(*path: Any) -> Callable[[Raw], None]:
    def edit(raw: Raw) -> None:
        row = raw
        for key in path[:-1]:
            row = row[key]
        del row[path[-1]]

    return edit


def add_route(a: str, b: str, kind: str, **more: str) -> Callable[[Raw], None]:
    def edit(raw: Raw) -> None:
        raw["map"]["routes"].append({"a": a, "b": b, "kind": kind, "from": "designed", **more})

    return edit


FAULTS: dict[str, Callable[[Raw], None]] = {
    "[units] there must be 40 entries, not 39": drop("units", "legio_xi"),
    "[cards] there must be 18 entries, not 17": drop("cards", "siege"),
    "[cards] the side 'roman' must have 9 cards, not 8": change("cards", "siege", "side", to="barbarian"),
    "unknown entry 'strenght'": change("units", "legio_xi", "strenght", to=3),
    "[units.legio_xi] 'strength' is missing": drop("units", "legio_xi", "strength"),
    "'strength' must lie between 1 and 9": change("units", "legio_xi", "strength", to=12),
    "'elite' must be true or false": change("units", "legio_xi", "elite", to="E"),
    "only a leader can be a Supreme Leader": change("units", "legio_xi", "supreme", to=True),
    "more than one Supreme Leader": change("units", "labienus", "supreme", to=True),
    "could never enter play": drop("units", "legio_xi", "homes"),
    "[units.legio_xi.homes] it says 'roma', but [spaces] has no such entry": change(
        "units", "legio_xi", "homes", to=["roma"]
    ),
    "begins in the same space as an enemy": change("units", "legio_vii", "start", to="alesia"),
    "[units.classis] it says 'alesia': land units cannot be at sea, and fleets need a port": change(
        "units", "classis", "start", to="alesia"
    ),
    "[units.castra_i] a camp must be Roman, begin in the Recruit Box and have no homes": change(
        "units", "castra_i", "homes", to=["alesia"]
    ),
    "[table.classes] there must be a column for 'phalanx', the class of the unit 'legio_xi'": change(
        "units", "legio_xi", "class", to="phalanx"
    ),
    "[unit legio_xi] nothing says where it comes from: 'from' is missing": drop("units", "legio_xi", "from"),
    "[spaces.alesia.terrain] it says 'swamp'": change("spaces", "alesia", "terrain", to="swamp"),
    "[spaces.alesia.fortress] it says 'gallic'": change("spaces", "alesia", "fortress", to="gallic"),
    "[spaces.fretum] a sea space cannot be a port or have a fortress": change("spaces", "fretum", "port", to=True),
    "is a port without a sea route": change("spaces", "alesia", "port", to=True),
    "[spaces] the name 'Alesia' must begin with a letter and have lower case": change("spaces", "Alesia", to={}),
    "[map.routes.67] it says 'nowhere', but [spaces] has no such entry": add_route("alesia", "nowhere", "land"),
    "leads back to where it begins": add_route("alesia", "alesia", "land"),
    "[map.routes.bibracte-alesia] the same route stands twice": add_route("bibracte", "alesia", "land"),
    "[map.routes.alesia-fretum] a land route leads to sea": add_route("alesia", "fretum", "land"),
    "neither sea nor port": add_route("alesia", "fretum", "sea"),
    "[map.routes.morini-cantium] a sea route has a barrier": add_route("morini", "cantium", "sea", barrier="Fretum"),
    "[map.routes.alesia-gergovia.kind] it says 'air'": add_route("alesia", "gergovia", "air"),
    "no way leads from 'cisalpina' to 'thule'": change(
        "spaces", "thule", to={**raw_campaign("gaul")["spaces"]["alesia"], "name": "Thule"}
    ),
    "[turn_labels] there must be a name for each of the 14 turns": change("turn_labels", to=["58 BC"]),
    "[opening] it says 'gaul'": change("opening", to=["gaul"]),
    "[table.elite] it says 'veteran'": change("table", "elite", to="veteran"),
    "[table.columns.legion] there must be six faces of the die, each -, P or E": change(
        "table", "columns", "legion", to=["-", "P", "E"]
    ),
    "a battle might never end": change("table", "columns", "legion", to=["-"] * 6),
    "'need' must lie between 1 and 5": change("victory", "roman", "need", to=6),
    "cannot be controlled": change("victory", "roman", "spaces", to=["fretum"]),
    "[victory.end.winner] it says 'gaul'": change("victory", "end", "winner", to="gaul"),
    "[cards.siege.event.code] it says 'plague'": change("cards", "siege", "event", "code", to="plague"),
    "[cards.siege.event.timing] it says 'march'": change("cards", "siege", "event", "timing", to="march"),
    "[cards.auxilia.event] 'plus' is missing": drop("cards", "auxilia", "event", "plus"),
    "[cards.auxilia.movement.classes] it says 'phalanx'": change(
        "cards", "auxilia", "movement", to=[{"classes": ["phalanx"], "spaces": 2}]
    ),
    "[cards.germans_invade.event.groups] it says 'hunni'": change(
        "cards", "germans_invade", "event", "groups", to=["hunni"]
    ),
    "[cards.supplicatio.event.regions] it says 'parthia'": change(
        "cards", "supplicatio", "event", "regions", to=["parthia"]
    ),
    "[cards.siege.recruit] no unit of the side 'roman' is meant": change(
        "cards", "siege", "recruit", to=[{"count": 1, "classes": ["tribe"]}]
    ),
    "[cards.siege.recruit.units] it says 'pompeius', but [units] has no such entry": change(
        "cards", "siege", "recruit", to=[{"count": 1, "units": ["pompeius"]}]
    ),
    "[cards.siege.recruit.placement] it says 'anywhere'": change(
        "cards", "siege", "recruit", 0, "placement", to="anywhere"
    ),
    "belong together": change("cards", "siege", "recruit", 0, "places", to=["alesia"]),
    "[cards.siege.recruit] there must be 0 to 6 entries, not 7": change(
        "cards", "siege", "recruit", to=[{"count": 1, "classes": ["legion"]}] * 7
    ),
    "[special.stores] it says 'gallic'": change("special", "stores", "gallic", to=3),
    "[special.closed.roman] it says 'alesia', which is no port": change(
        "special", "closed", to={"roman": {"alesia": 3}, "from": "designed"}
    ),
    "'namnetes' must lie between 1 and 14": change(
        "special", "closed", to={"roman": {"namnetes": 15}, "from": "designed"}
    ),
    "[special.closed] there is an unknown entry 'persian'": change(
        "special", "closed", to={"persian": {"namnetes": 3}, "from": "designed"}
    ),
    "'special' must be a table": change("special", to=3),
}


@pytest.mark.parametrize("sentence", FAULTS)
def test_a_fault_is_told_in_one_sentence(sentence: str) -> None:
    raw = raw_campaign("gaul")
    FAULTS[sentence](raw)
    with pytest.raises(DataError) as caught:
        build(raw)
    text, in_german = (caught.value.sentence(language) for language in ("en", "de"))
    assert sentence in text
    assert text.endswith(".") and "\n" not in text
    assert in_german.endswith(".") and in_german != text


def test_every_card_removed_is_a_fault() -> None:
    raw = raw_campaign("gaul")
    for card in raw["cards"].values():
        card["remove"] = True
    with pytest.raises(DataError, match="the deck would run out"):
        build(raw)


def paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if path:
        yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield from paths(inner, (*path, key))


def test_no_damage_to_a_file_escapes_as_anything_but_a_sentence() -> None:
    """Random damage: a value dropped or replaced by nonsense is refused with a sentence, or harmless."""
    rng = random.Random(11)
    nonsense: list[Any] = [None, 3, -1, 99999, "x", "", [], {}, [1], ["x"], {"a": 1}, True, 1.5, [[]], [{}]]
    for name in CAMPAIGNS:
        whole = raw_campaign(name)
        places = list(paths(whole))
        for _ in range(150):
            raw = copy.deepcopy(whole)
            path = rng.choice(places)
            edit = drop(*path) if rng.random() < 0.25 else change(*path, to=rng.choice(nonsense))
            edit(raw)
            try:
                build(raw, handicap=rng.choice(["none", "roman", "barbarian"]))
            except HegemonError as fault:
                assert str(fault).endswith("."), fault


# -- a third campaign, options ----------------------------------------------------------------------------------------
def test_a_third_campaign_is_a_file_in_the_users_folder(tmp_path: Path) -> None:
    (tmp_path / "campaigns").mkdir()
    text = (FOLDER / "campaigns" / "gaul.toml").read_text("utf-8").replace("Caesar in Gaul, 58-52 BC", "Our own Gaul")
    (tmp_path / "campaigns" / "our_gaul.toml").write_text(text, "utf-8")
    game = hegemon.load("ancient_wars", engine="plain", data=tmp_path, campaign="our_gaul")
    assert game.view(game.start(), None)["public"]["campaign"] == "Our own Gaul"


def test_a_campaign_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match=r"one of gaul, italy, not 'parthia'"):
        hegemon.load("ancient_wars", engine="plain", campaign="parthia")
    for wild in ("../gaul", "Gaul", "", 3):
        with pytest.raises(OptionError, match="campaign"):
            hegemon.load("ancient_wars", engine="plain", campaign=wild)


def test_options_that_a_campaign_does_not_know_are_refused() -> None:
    with pytest.raises(OptionError, match="no place of prestige"):
        hegemon.load("ancient_wars", engine="plain", campaign="italy", prestige=True)
    with pytest.raises(OptionError, match="need camps"):
        hegemon.load("ancient_wars", engine="plain", camp_sieges=True)
    raw = raw_campaign("gaul")
    del raw["optional"]
    with pytest.raises(OptionError, match="states no handicap for the Roman side"):
        build(raw, handicap="roman")


def test_handicaps_change_the_data() -> None:
    """cite: ending.handicap"""
    card = build(raw_campaign("gaul")).names["card"].index("siege")
    assert build(raw_campaign("gaul"), handicap="roman").components.num_entries[card] == 2
    plain, helped = (sum(build(raw_campaign("gaul"), handicap=h).components.way_to) for h in ("none", "barbarian"))
    assert plain != helped
    assert build(raw_campaign("italy"), campaign="italy", handicap="roman").components.need[1] == 7
    assert load_data("ancient_wars", spec("ancient_wars").resolve({"campaign": "italy"})).components.need[1] == 6
