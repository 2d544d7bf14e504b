"""Things answer when they are pointed at, held or asked by key; fights show their strengths; units can be dragged."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from .conftest import PATIENCE, Server, open_context
from .expecting import expect
from .laid import Laid, lay
from .table import HIT, Table, until
from .test_clicks import press
from .test_stage import BOT, GAMES, ME, OUTSIDE, is_phone, seated, seated_at_each

pytest.importorskip("playwright", reason="the browser tests need Playwright: make setup installs it")

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SIZES = [(1366, 768), (1440, 900), (1920, 1080), (1000, 768), (390, 844)]
PLACES = {"duellum": "region", "antike": "province", "dies_irae": "hex", "ancient_wars": "space"}

# Some things of the table that can be seen: places all over the board, a field, what lies in the tray.
SEEN = """
(domain) => {
  const all = [...document.querySelectorAll('[data-target]')].filter((el) => {
    const box = el.getBoundingClientRect();
    return box.width > 0 && getComputedStyle(el).visibility !== 'hidden' && !/^(btn|opt):/.test(el.dataset.target);
  });
  const names = [...new Set(all.map((el) => el.dataset.target))];
  const places = names.filter((name) => name.startsWith(`${domain}:`));
  const others = names.filter((name) => !name.startsWith(`${domain}:`));
  const some = (list, n) => list.filter((_, i) => i % Math.max(1, Math.floor(list.length / n)) === 0).slice(0, n);
  return [...some(places, 6), ...some(others, 4)];
}
"""

# The middle of what can be hit, not its edge: a pointer is put on whole pixels.
MIDDLE = """
(target) => {
  for (const el of document.querySelectorAll(`[data-target="${CSS.escape(target)}"]`)) {
    el.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = el.getBoundingClientRect();
    for (const parts of box.width ? [9, 24] : []) {  // closer where the thing is thin
      const hits = [];
      for (let i = 1; i < parts; i++) for (let j = 1; j < parts; j++) {
        const x = box.left + (box.width * i) / parts, y = box.top + (box.height * j) / parts;
        if (el.contains(document.elementFromPoint(x, y))) hits.push([x, y]);
      }
      if (hits.length) return hits[hits.length >> 1];
    }
  }
  return null;
}
"""

DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

HOLD = """
([x, y, type]) => {
  const el = document.elementFromPoint(x, y);
  const finger = { pointerType: 'touch', pointerId: 7 };
  el.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: x, clientY: y, ...finger }));
}
"""


@pytest.mark.parametrize("game", GAMES)
def test_every_thing_has_a_sheet_inside_the_window(
    new_page: Callable[..., Page], new_table: Callable[..., Table], game: str
) -> None:
    """Pointed at (held, where one touches), a thing tells of itself, in a sheet wholly inside the window."""
    for size, table in seated_at_each(new_page, new_table, game, 6, SIZES):
        check_sheets(table, game, size)


def check_sheets(table: Table, game: str, size: tuple[int, int]) -> None:
    """At one size of window."""
    page, small = table.page, is_phone(size)
    if small:
        page.locator("[data-tab-button=board]").tap()
    told = 0
    page.wait_for_timeout(500)
    while page.locator("[data-popover]").count():  # over what is being paid or chosen no sheet is laid
        table.wander(1, Random(5))
        table.settled()
        page.wait_for_timeout(500)
    sheet = page.locator("[data-sheet]:not(.wait)")
    for thing in page.evaluate(SEEN, PLACES[game]):
        spot = page.evaluate(MIDDLE, thing)
        if not spot:
            continue
        if small:
            page.evaluate(HOLD, [*spot, "pointerdown"])
        else:
            page.mouse.move(*spot)
        expect(sheet).to_be_visible()
        expect(sheet).to_contain_text(re.compile(r"\w{3}"))
        page.evaluate(DRAWN)  # what is written into a sheet later moves it before it is shown
        assert page.evaluate(OUTSIDE) == [], (size, thing)
        told += 1
        if small:
            page.evaluate(HOLD, [*spot, "pointerup"])
            sheet.get_by_role("button").tap()
        else:
            page.mouse.move(2, 2)
        expect(page.locator("[data-sheet]")).to_have_count(0)
    assert told >= 4
    assert table.state()["ply"] >= 6


def test_a_thing_is_asked_about_by_key(new_table: Callable[..., Table]) -> None:
    """I opens the sheet of what has the focus, Esc puts it away."""
    table = seated(new_table, "duellum", 0)
    page = table.page

    def something_has_the_focus() -> bool:  # the board may still be coming in
        page.keyboard.press("ArrowRight")
        return bool(page.evaluate("!!document.activeElement?.dataset.target"))

    until(something_has_the_focus)
    page.keyboard.press("i")
    sheet = page.locator("[data-sheet].pinned")
    expect(sheet).to_be_visible()
    focused = page.evaluate("document.activeElement.dataset.target")
    expect(sheet).to_have_attribute("data-sheet", focused)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_fields_say_what_they_bring(new_table: Callable[..., Table]) -> None:
    """On the rondel: so many chips, as the rules compute it."""
    table = seated(new_table, "duellum", 0)
    expect(table.page.locator("[data-gain=aurum]")).to_have_text("+1")
    field = table.page.locator("[data-target='field:aurum']")
    expect(field).to_have_attribute("aria-label", re.compile(re.escape("+1 gold")))


def test_the_board_as_a_list(new_table: Callable[..., Table]) -> None:
    """Every place in words, found by its name, chosen like on the map."""
    table = seated(new_table, "ancient_wars", 0)
    page = table.page
    page.keyboard.press("b")
    page.get_by_role("searchbox").fill("alesia")
    place = page.locator("[data-drawer] [data-thing='space:alesia']")
    expect(place).to_contain_text("Alesia")
    expect(place).to_contain_text("Ways to")


# -- laid positions ---------------------------------------------------------------------------------------------------
LAID: dict[str, tuple[str, str, list[dict[str, str]]]] = {
    "conquest": (
        "duellum",
        "empty; turn rome conquest; city rome roma gold; city carthage tarraco iron; legion rome tarraco 2; "
        "city carthage carthago gold",
        [BOT, ME],
    ),
    "movement": (
        "duellum",
        "empty; turn rome movement; city rome roma gold; city carthage carthago gold; legion rome roma 4; "
        "legion carthage ancona",
        [BOT, ME],
    ),
    "part": (
        "ancient_wars",
        "empty; card recruits; at bibracte labienus legio_vii legio_viii; at alesia mandubii; turn roman march",
        [ME, BOT],
    ),
    "battle": (
        "ancient_wars",
        "empty; card recruits; at bibracte labienus legio_vii; at alesia mandubii; turn roman march",
        [ME, BOT],
    ),
}


@pytest.fixture(scope="module")
def tables(server: Server, browser: Browser) -> Iterator[dict[str, Table]]:
    """One table per position, all laid at once."""
    context = open_context(browser, server.url)
    page = context.new_page()
    page.request.post(f"{server.url}/api/me", data='{"name": "Ada"}', headers={"Content-Type": "application/json"})
    made: dict[str, Table] = {}
    for name, (game, _, seats) in LAID.items():
        made[name] = Table.create(page, server.url, game, seats, {}, auto_forced=True)
    lay(server, *(Laid(made[name], game, where, {}) for name, (game, where, _) in LAID.items()))
    yield made
    context.close()


def opened(tables: dict[str, Table], name: str) -> tuple[Table, dict[str, Any]]:
    """A laid table with its page open."""
    tables[name].open()
    return tables[name], tables[name].settled()


def test_a_conquest_shows_both_strengths(tables: dict[str, Table]) -> None:
    """On the target, and with its parts in the sheet."""
    table, _ = opened(tables, "conquest")
    expect(table.page.locator("[data-odds]")).to_have_attribute("data-odds", "2 : 1")
    table.page.mouse.move(*table.page.evaluate(HIT, "region:tarraco"))
    sheet = table.page.locator("[data-sheet='region:tarraco']")
    expect(sheet).to_contain_text("Rome")
    expect(sheet.locator("table")).to_contain_text("2")


@pytest.mark.parametrize(("name", "taken", "target"), [("battle", "bibracte", "alesia")])
def test_a_stack_in_hand_sees_what_awaits_it(tables: dict[str, Table], name: str, taken: str, target: str) -> None:
    """Chances or strengths stand on the places where enemies are, before anything is put down."""
    table, before = opened(tables, name)
    domain = PLACES[table.state()["game"]]
    table.click(f"{domain}:{taken}")
    tag = table.page.locator("[data-stage] [data-odds]")
    expect(tag).to_have_count(1, timeout=4 * PATIENCE)
    expect(tag).to_have_attribute("data-odds", "86 %")
    expect(table.page.locator(f"[data-target='{domain}:{target}'][data-lit]").first).to_be_attached()
    assert table.state()["ply"] == before["ply"]
    table.page.keyboard.press("Escape")
    expect(tag).to_have_count(0)


def test_units_are_dragged(tables: dict[str, Table]) -> None:
    """A stack is dragged whole; a digit on the way says how many; dropped nowhere, it goes back."""
    table, before = opened(tables, "movement")
    page = table.page
    start = page.locator("[data-thing='region:roma'][data-carry]").bounding_box()
    assert start is not None
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2

    def drag(to: list[float], *keys: str) -> None:
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 20, y + 5, steps=3)
        for key in keys:
            page.keyboard.press(key)
        page.mouse.move(to[0], to[1], steps=6)
        page.mouse.up()

    drag([30.0, 300.0])
    expect(page.locator(".carried")).to_have_count(0)
    assert table.state()["ply"] == before["ply"]
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y + 5, steps=3)
    target = next(t for t in table.lit() if t.startswith("region:") and t not in ("region:roma", "region:ancona"))
    page.keyboard.press("3")
    page.mouse.move(*page.evaluate(HIT, target), steps=6)
    page.mouse.up()
    until(lambda: bool(table.state()["ply"] >= before["ply"] + 3))
    place = target.removeprefix("region:")
    assert table.state()["view"]["regions"][place]["units"]["rome"]["legion"] == 3


def test_a_part_of_a_stack_marches(tables: dict[str, Table]) -> None:
    """Who goes along is chosen beside the stack, and nowhere else; who is put back stays."""
    table, before = opened(tables, "part")
    page = table.page
    press(table, "space:bibracte")
    press(table, "space:allobroges")
    page.locator("[data-pick=labienus]").click()
    expect(page.locator("[data-pick=labienus]")).to_have_attribute("aria-pressed", "false")
    expect(page.locator("[data-drawer], .asks")).to_have_count(0)
    page.locator("[data-go]").click()
    until(lambda: bool(table.state()["ply"] > before["ply"]))
    spaces = table.state()["view"]["spaces"]
    assert spaces["bibracte"]["roman"]["units"] == ["labienus"]
    assert sorted(spaces["allobroges"]["roman"]["units"]) == ["legio_vii", "legio_viii"]


def test_the_end_of_a_turn_is_summed_up(new_table: Callable[..., Table]) -> None:
    """What the turn brought stands on the stage when it is over."""
    table = seated(new_table, "duellum", 0)
    table.click("field:aurum")
    table.settled()
    table.page.keyboard.press("e")
    summary = table.page.locator("[data-summary]")
    expect(summary).to_be_visible()
    expect(summary).to_contain_text("+")
