"""How many clicks the decisions take that people make in one breath: at most two more than hands move at a real table.

The figures are in docs/human-layer.md; this test measures them again."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import pytest

from .conftest import PATIENCE, Server, open_context
from .laid import Laid, lay
from .table import Table

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

pytestmark = pytest.mark.browser
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
ALL_BASICS = "know_how greeks wheel sailing market monarchy roads navigation currency democracy"


@dataclass(frozen=True)
class Case:
    """A decision: where it is made, what hands would do at a real table, and how it is made on the page."""

    game: str
    position: str
    hands: int
    clicks: tuple[str, ...]
    made: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)
    seats: tuple[dict[str, str], ...] = (ME, BOT)


# What is clicked: a target on the table, or with `!` any element by its selector.
CASES = {
    "city with a coin in hand": Case(
        "duellum",
        "empty; turn rome founding; legion rome baecula; city carthage carthago gold; city rome roma gold; "
        "stock rome marble=1 iron=1 gold=1 coin=2",
        3,  # the city, its token, the chips
        ("region:baecula", "opt:found/iron", "![data-pay]"),
        ("found baecula iron", "coins 0"),
        seats=(BOT, ME),
    ),
    "city paid with a coin": Case(
        "antike",
        "empty; turn greeks founding; city greeks athenae; legion greeks pella; city persians susa; "
        "stock greeks marble=1 iron=1 gold=1 coin=1",
        2,  # the city, the chips
        ("province:pella", "!.slots button >> nth=0", "![data-pay]"),
        ("found pella", "coins 1"),
        seats=(ME, BOT, BOT, BOT),
    ),
    "trade two for one": Case(
        "antike",
        f"empty; turn greeks rondel; city greeks athenae; city persians susa; {ALL_BASICS}; "
        "stock greeks marble=3 gold=1",
        3,  # two chips given, one taken
        (
            "btn:trade",
            "![data-trade='give:marble']",
            "![data-trade='give:marble']",
            "![data-trade='take:iron']",
        ),
        ("trade", "give marble", "give marble", "take iron"),
        seats=(ME, BOT, BOT, BOT),
    ),
    "three of four legions": Case(
        "duellum",
        "empty; turn rome movement; city rome roma gold; city carthage carthago gold; legion rome roma 4",
        1,  # three pieces at once
        ("region:roma", "![data-less]", "region:ancona"),
        ("move legion roma ancona",) * 3,
        seats=(BOT, ME),
    ),
    "three of four legions, Antike": Case(
        "antike",
        "empty; turn greeks movement; city greeks athenae; city persians susa; legion greeks pella 4",
        1,
        ("province:pella", "![data-less]", "province:tomis"),
        ("move legion pella 1", "to tomis") * 3,
        seats=(ME, BOT, BOT, BOT),
    ),
    "rondel payment": Case(
        "duellum",
        "empty; turn rome rondel; rondel rome ferrum; city rome roma gold; city carthage carthago gold; "
        "legion rome roma; stock rome iron=1 gold=2 marble=1 coin=1",
        2,  # the marker, the chip
        ("field:militia", "![data-pay]"),
        ("advance militia", "pay gold"),
        seats=(BOT, ME),
    ),
    "conquest": Case(
        "antike",
        "empty; turn greeks conquest; city persians corniclanum; city greeks athenae; city persians susa; "
        "galley greeks corniclanum 2; legion greeks corniclanum 2",
        2,  # the units that are lost, the city
        ("province:corniclanum", "btn:lose_legions/1"),
        ("conquer corniclanum", "lose_legions 1"),
        seats=(ME, BOT, BOT, BOT),
    ),
    "march to a battle": Case(
        "ancient_wars",
        "empty; card recruits; at bibracte labienus legio_vii legio_viii legio_ix; at alesia mandubii; "
        "turn roman march",
        1,  # the stack
        ("space:bibracte", "space:alesia", "![data-go]"),
        ("march bibracte", "to alesia", "take labienus", "take legio_vii", "take legio_viii", "take legio_ix"),
        seats=(ME, BOT),
    ),
    "BUILD": Case(
        "dies_irae",
        "empty; box greece military 6; box greece fleet 7; fortress greece athenae; fortress greece corinthos; "
        "post greece delphi; talents greece 60; turn greece choose",
        5,  # the marker, three pieces, the talents
        ("action:build", "hex:athenae", "opt:build_legion", "hex:corinthos", "opt:build_ship", "hex:delphi"),
        ("choose build", "build_legion athenae", "build_ship corinthos", "build_fortress delphi"),
        seats=(ME, BOT, BOT),
    ),
    "BUILD from the list": Case(
        "dies_irae",
        "empty; box greece military 6; box greece fleet 7; fortress greece athenae; fortress greece corinthos; "
        "post greece delphi; talents greece 60; turn greece choose",
        5,
        (
            "action:build",
            "![data-target='btn:list']",
            "![data-add='build_legion athenae']",
            "![data-add='build_ship corinthos']",
            "![data-add='build_fortress delphi']",
            "![data-list-go]",
        ),
        ("choose build", "build_legion athenae", "build_ship corinthos", "build_fortress delphi"),
        seats=(ME, BOT, BOT),
    ),
    "two recruits": Case(
        "ancient_wars",
        "empty; card recruits; at bibracte labienus; at alesia mandubii; turn roman recruiting",
        2,  # two pieces
        (
            "![data-target='btn:list']",
            "![data-add='recruit legio_vii']",
            "![data-add='recruit legio_viii']",
            "![data-list-go]",
        ),
        ("recruit legio_vii", "place cisalpina", "recruit legio_viii", "place cisalpina"),
        seats=(ME, BOT),
    ),
    "MOVE": Case(
        "dies_irae",
        "empty; legions greece larissa 4; turn greece choose",
        2,  # the marker, three legions at once
        ("action:move", "hex:larissa", "![data-less]", "hex:delphi"),
        ("choose move", "march larissa", "number 3", "to delphi"),
        seats=(ME, BOT, BOT),
    ),
}


@pytest.fixture(scope="module")
def tables(server: Server, browser: Browser) -> Iterator[tuple[dict[str, Table], Page]]:
    """One table per decision, all laid at once."""
    context = open_context(browser, server.url)
    context.set_default_timeout(4 * PATIENCE)
    page = context.new_page()
    page.request.post(f"{server.url}/api/me", data='{"name": "Ada"}', headers={"Content-Type": "application/json"})
    made = {
        name: Table.create(page, server.url, case.game, list(case.seats), case.options, auto_forced=True)
        for name, case in CASES.items()
    }
    lay(server, *(Laid(made[name], case.game, case.position, case.options) for name, case in CASES.items()))
    yield made, page
    context.close()


def press(table: Table, what: str) -> None:
    """One click."""
    if what.startswith("!"):
        table.page.locator(what[1:]).click()
        return
    table.page.wait_for_selector(f'[data-target="{what}"][data-lit]')
    table.click(what)


@pytest.mark.parametrize("name", CASES)
def test_clicks(name: str, tables: tuple[dict[str, Table], Page]) -> None:
    """Made with few clicks, and as one command."""
    table, case = tables[0][name], CASES[name]
    table.open()
    before = table.settled()["ply"]
    for what in case.clicks:
        table.settled()
        press(table, what)
    made = _made(table, before, len(case.made))
    assert tuple(made) == case.made
    assert len(case.clicks) <= case.hands + 2


def _made(table: Table, before: int, number: int) -> list[str]:
    from .table import until

    def told() -> list[str]:
        return [e["text"] for e in table.state()["log"] if e["ply"] > before and not e["forced"]][:number]

    until(lambda: len(told()) >= number, patience=30)
    return told()


FIGHTING = ("fight", "lose", "panic", "pursue", "attack")
BATTLE = (
    "empty; card recruits; at bibracte caesar legio_vii legio_viii equites_germani; "
    "at agedincum mandubii; at narbo legio_ix; turn roman march"
)


def test_a_battle_from_the_march_to_the_end_of_the_pursuit(server: Server, browser: Browser) -> None:
    """March, fight on, losses as usual, pursuit: however the dice fall, a few clicks."""
    context = open_context(browser, server.url, reduced_motion="no-preference")
    try:
        table = Table.create(
            context.new_page(), server.url, "ancient_wars", [ME, BOT], {"pursuit": True}, auto_forced=True
        )
        lay(server, Laid(table, "ancient_wars", BATTLE, {"pursuit": True}))
        table.open()
        for what in ("space:bibracte", "space:agedincum", "![data-go]", "btn:done"):
            table.settled()
            press(table, what)
        assert 4 + _fought_out(table) <= 8
    finally:
        context.close()


def _fought_out(table: Table) -> int:
    """Clicks until the battle and the pursuit are over: who goes along, what is left to habit, where to, or no more."""
    clicks = 0
    while any(a["verb"] in FIGHTING for a in table.settled()["actions"]):
        table.page.wait_for_load_state("networkidle")
        for asked in ("[data-go]:enabled", "[data-habit]", "[data-stage] [data-lit][data-target^='space:']", ".end"):
            button = table.page.locator(asked)
            if button.count():
                button.first.dispatch_event("click")
                break
        clicks += 1
        assert clicks <= 8
        table.page.wait_for_timeout(300)
    return clicks


SHORT_WAY = ("field:aurum", "field:iron", "btn:done")  # what needs no further choice
FIRST_TURN = {"duellum": 3, "antike": 3, "dies_irae": 8, "ancient_wars": 4}  # clicks, at most


def always_the_same(route: Route) -> None:
    """A table whose nations and cards are drawn alike every time: clicks are counted, not luck."""
    wish = json.loads(route.request.post_data or "{}")
    route.continue_(post_data=json.dumps(wish | {"seed": 1, "commitment": None, "salt": None}))


@pytest.mark.slow
@pytest.mark.parametrize("game", FIRST_TURN)
def test_clicks_from_the_front_page_to_the_end_of_the_first_turn(
    game: str, new_page: Callable[..., Page], server: Server
) -> None:
    """A short way: a table against the bot, then what needs no further choice (or the first thing that is lit), and the
    button that ends the turn as soon as it is there."""
    page = new_page()
    page.route("**/api/tables", always_the_same)
    page.goto("/")
    page.locator(f"[data-game={game}] select").select_option("random")
    page.locator(f"[data-game={game}]").get_by_role("button", name="Play against the bot").click()
    page.wait_for_url(re.compile("/t/"))
    table, clicks = Table(page, server.url, page.url.rsplit("/", 1)[1]), 1
    mine = table.settled()["turn"]
    while table.settled()["turn"] == mine:
        end = page.locator("[data-end-turn]:enabled")
        if end.count():
            end.click()
        else:
            table.click(next((x for x in (*SHORT_WAY, *table.lit()) if x in table.lit()), ""))
        clicks += 1
        page.wait_for_timeout(2_000)  # what is clicked is thought through before anything new is asked
        for asked in ("[data-pay]:enabled", "[data-go]:enabled", "[data-confirm]:enabled"):
            if page.locator(asked).count():
                page.locator(asked).click()
                clicks += 1
        assert clicks <= FIRST_TURN[game], f"{clicks} clicks"
    print(f"{game}: {clicks} clicks")
