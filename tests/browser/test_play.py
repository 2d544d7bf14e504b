"""At the table: two browsers, undo, reload, reconnect, hot-seat, refusals, keyboard, phone, German."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import Server
from .expecting import expect
from .table import Table, until

pytest.importorskip("playwright", reason="the browser tests need Playwright: make setup installs it")
from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.slow]


READY = {"dies_irae": {"setup": "ready"}}
ME, OPEN = {"kind": "me"}, {"kind": "open"}


def two_players(new_page: Callable[..., Page], new_table: Callable[..., Table]) -> list[Table]:
    """Ada and Bob at one table, each with a browser; whoever begins comes first."""
    ada = new_table("duellum", seats=[ME, OPEN])
    page = new_page()
    page.goto(f"/t/{ada.id}")
    page.get_by_label("Your name").fill("Bob")
    page.locator("[data-join='1']").click()
    page.wait_for_selector("main.table [data-target]")
    bob = Table(page, ada.url, ada.id)
    ada.page.wait_for_selector("main.table .bar")
    return [ada, bob] if ada.state()["my_move"] else [bob, ada]


def end_turn(table: Table) -> None:
    """Press the button that ends the turn: nobody asks again."""
    table.page.get_by_role("button", name="End turn").click()


def say(table: Table, text: str) -> None:
    """Say something in the chat, and see it there."""
    table.page.locator("#tab-chat").click()
    table.page.get_by_label("Say something").fill(text)
    table.page.get_by_role("button", name="Send").click()
    expect(table.page.locator("#panel-chat")).to_contain_text(text)


def test_two_browsers_see_each_other(new_page: Callable[..., Page], new_table: Callable[..., Table]) -> None:
    """A move in one browser appears in the other; so does chat; and the turn goes over."""
    first, second = two_players(new_page, new_table)
    first.settled()
    first.click("field:ferrum")
    expect(second.page.locator("#panel-log")).to_contain_text("Ferrum")
    assert not second.lit()
    end_turn(first)
    second.page.wait_for_selector("main.table[data-mine]")
    second.page.locator("#tab-chat").click()
    second.page.get_by_label("Say something").fill("Salve!")
    second.page.get_by_role("button", name="Send").click()
    expect(first.page.locator("#tab-chat")).to_contain_text("(1)")
    first.page.locator("#tab-chat").click()
    expect(first.page.locator("#panel-chat")).to_contain_text("Salve!")
    second.settled()
    expect(second.page.locator("[data-target='field:aurum'][data-lit]").first).to_be_attached()
    expect(second.page.get_by_label("Since your last move")).to_be_visible()


def test_chat_is_never_lost(new_page: Callable[..., Page], new_table: Callable[..., Table]) -> None:
    """What was said before a reload, while a page was closed, or just before a move is all there, and is read once."""
    first, second = two_players(new_page, new_table)
    first.settled()
    say(first, "Ave!")
    second.page.close()
    say(first, "Are you there?")
    second.page = second.page.context.new_page()
    second.open()
    expect(second.page.locator("#tab-chat")).to_contain_text("(2)")
    second.page.locator("#tab-chat").click()
    expect(second.page.locator("#panel-chat")).to_contain_text("Are you there?")
    say(second, "Here.")
    first.click("field:ferrum")
    for table in (first, second):
        table.page.reload()
        table.page.wait_for_selector("main.table [data-target]")
        expect(table.page.locator("#tab-chat")).to_be_visible()
        table.page.locator("#tab-chat").click()
        expect(table.page.locator("#panel-chat .said p")).to_have_count(3)
        said = table.page.locator("#panel-chat .said p").all()
        assert all(line.locator("time").count() == 1 for line in said)
        texts = [line.inner_text() for line in said]
        assert [next(w for w in ("Ave!", "Are you there?", "Here.") if w in text) for text in texts] == [
            "Ave!",
            "Are you there?",
            "Here.",
        ]
    second.page.reload()
    second.page.wait_for_selector("main.table [data-target]")
    expect(second.page.locator("#tab-chat")).not_to_contain_text("(")


def test_a_move_is_brought_by_the_socket_alone(new_table: Callable[..., Table]) -> None:
    """Opening a table and making a move asks for nothing that the socket brings; the move goes over it, too."""
    table = new_table("duellum", open_page=False)
    asked: list[str] = []
    table.page.on("request", lambda r: asked.append(r.url) if r.resource_type == "fetch" else None)
    table.open()
    table.page.wait_for_selector("main.table[data-mine] [data-lit]")
    table.page.locator("[data-target='field:militia']").press("Enter")
    table.page.wait_for_selector("[data-target='btn:done']")
    tables = [url.split("/api/tables/", 1)[1].split("?")[0] for url in asked if "/api/tables/" in url]
    assert [path for path in tables if not path.endswith(("/preview", "/draft"))] == []


def test_takeback_by_consent_then_resign(new_page: Callable[..., Page], new_table: Callable[..., Table]) -> None:
    """Beyond one's own turn the other player is asked; resigning ends the game for both."""
    first, second = two_players(new_page, new_table)
    before = first.settled()
    first.click("field:ferrum")
    first.settled()
    end_turn(first)
    second.settled()
    first.page.get_by_role("button", name="Menu").click()
    first.page.get_by_role("button", name="Ask for a take-back").click()
    expect(first.page.get_by_role("status").filter(has_text="You have asked")).to_be_visible()
    second.page.get_by_role("button", name="Agree").click()
    first.page.wait_for_selector("main.table[data-mine]")
    assert first.settled()["turn"] == before["turn"]
    first.page.get_by_role("button", name="Menu").click()
    first.page.get_by_role("button", name="Resign", exact=True).click()
    first.page.locator("dialog").get_by_role("button", name="Resign").click()
    expect(second.page.locator("dialog")).to_contain_text("You have won!")
    expect(first.page.locator("dialog")).to_contain_text("Victory")


def test_spectator_sees_and_cannot_act(new_page: Callable[..., Page], new_table: Callable[..., Table]) -> None:
    """Whoever has the link may watch: the board moves, nothing is lit, what watchers say the players do not hear."""
    table = new_table("duellum")
    table.settled()
    page = new_page()
    page.goto(f"/t/{table.id}")
    page.wait_for_selector("main.table [data-target]")
    table.click("field:militia")
    expect(page.locator("#panel-log")).to_contain_text("Militia")
    assert page.locator("[data-lit]").count() == 0
    page.locator("#tab-chat").click()
    expect(page.locator("#panel-chat")).to_contain_text("Among those who watch")
    page.locator("#panel-chat input").fill("Look at Rome!")
    page.keyboard.press("Enter")
    expect(page.locator("#panel-chat .said")).to_contain_text("Look at Rome!")
    table.page.locator("#tab-chat").click()
    expect(table.page.locator("#panel-chat .said")).not_to_contain_text("Look at Rome!")
    expect(table.page.locator("body")).to_contain_text("1 watching")


def test_undo_restart_and_the_end_of_a_turn(new_table: Callable[..., Table]) -> None:
    """Decisions of one's own turn are taken back one by one or all together; saying no to the end keeps the turn."""
    table = new_table("duellum")
    start = table.settled()
    table.click("field:militia")
    armed = table.settled()
    assert armed["ply"] > start["ply"]
    table.page.get_by_role("button", name="Undo").click()
    assert table.settled()["ply"] == start["ply"]
    table.click("field:militia")
    table.settled()
    table.click(next(x for x in table.lit() if x.startswith("region:")))
    for option in [x for x in table.lit() if x.startswith("opt:")][:1]:
        table.click(option)
    table.confirm()
    until(lambda: table.state()["ply"] > armed["ply"])
    table.settled()
    table.page.get_by_role("button", name="Restart turn").click()
    assert table.settled()["ply"] == start["ply"]
    table.page.evaluate("localStorage.setItem('hegemon', JSON.stringify({ language: 'en', confirmEnd: true }))")
    table.open()
    table.settled()
    table.click("field:aurum")
    table.settled()
    end_turn(table)
    table.page.get_by_role("button", name="Not yet").click()
    assert table.state()["turn"] == start["turn"]
    end_turn(table)
    table.confirm()
    assert table.settled()["turn"] > start["turn"]


def test_reload_keeps_everything(new_table: Callable[..., Table]) -> None:
    """A half-finished turn survives a closed page."""
    table = new_table("duellum")
    table.settled()
    table.click("field:scientia")
    before = table.settled()
    table.page.reload()
    table.page.wait_for_selector("main.table[data-mine] [data-lit]")
    assert table.settled()["ply"] == before["ply"]
    expect(table.page.locator("#panel-log")).to_contain_text("Scientia")
    table.page.get_by_role("button", name="Undo").click()
    assert table.settled()["ply"] < before["ply"]


def test_reconnects_after_the_server_was_killed(new_page: Callable[..., Page], tmp_path: Path, server: Server) -> None:
    """The page says that the line is down, comes back by itself, and nothing acknowledged is lost."""
    own = Server(tmp_path / "killed")
    try:
        page = new_page(quiet=False)
        table = Table.create(page, own.url, "duellum")
        table.open()
        table.settled()
        table.click("field:aurum")
        before = table.settled()
        own.process.kill()
        expect(page.locator("[data-connection]")).to_contain_text("Reconnecting")
        own.restart()
        expect(page.locator("[data-connection=open]")).to_have_count(1, timeout=30_000)
        assert table.settled()["ply"] == before["ply"]
        end_turn(table)
        assert table.settled()["turn"] > before["turn"]
    finally:
        own.stop()


def test_pass_and_play(new_table: Callable[..., Table]) -> None:
    """One screen, two players: where nothing is hidden the next one just goes on."""
    table = new_table("duellum", seats=[ME, ME])
    first = table.settled()
    table.click("field:aurum")
    table.settled()
    end_turn(table)
    second = table.settled()
    assert second["viewing"] == 1 - first["viewing"]
    table.click("field:ferrum")
    assert table.settled()["log"][-1]["actor"] == second["seats"][second["viewing"]]["id"]


def test_the_screen_is_covered_where_something_is_hidden(new_table: Callable[..., Table]) -> None:
    """Pass and play under fog: the other side's view comes when its player is ready."""
    table = new_table("ancient_wars", seats=[ME, ME])
    first = table.settled()["viewing"]
    for _ in range(200):
        state = table.my_move()
        if state["viewing"] != first:
            break
        texts = [a["text"] for a in state["actions"]]
        table.act(state, "done" if "done" in texts else texts[0])
    assert state["viewing"] != first
    table.page.locator("[data-ready]").click()
    table.page.wait_for_selector("main.table[data-mine] [data-lit]")


def test_a_refused_thing_says_why(new_table: Callable[..., Table]) -> None:
    """Clicking what is not lit gives the reason and the rule; the game stays as it was."""
    table = new_table("duellum")
    table.settled()
    table.click("field:militia")
    before = table.settled()
    unlit = next(f"region:{r}" for r in ("lugdunum", "tingis") if f"region:{r}" not in table.lit())
    table.click(unlit)
    notice = table.page.locator("[data-notice]")
    expect(notice).to_contain_text(re.compile("city|unit|box", re.IGNORECASE))
    expect(notice.get_by_role("link")).to_have_attribute("href", re.compile("#arming[.]"))
    expect(notice).not_to_contain_text("arming.")
    assert table.state()["number"] == before["number"]


@pytest.mark.parametrize(
    ("game", "place", "seats"),
    [("antike", "province", 4), ("dies_irae", "hex", 3), ("ancient_wars", "space", 2)],
)
def test_every_game_says_why(new_table: Callable[..., Table], game: str, place: str, seats: int) -> None:
    """A place of the board that cannot be chosen now answers with a reason and its rule."""
    table = new_table(game, seats=[ME] + [{"kind": "bot", "bot": "random"}] * (seats - 1), options=READY.get(game, {}))
    before = table.settled()
    places = table.page.eval_on_selector_all(
        f"[data-target^='{place}:']:not([data-lit])", "all => all.map(e => e.dataset.target)"
    )
    table.click(places[len(places) // 2])
    notice = table.page.locator("[data-notice]")
    expect(notice.get_by_role("link")).to_contain_text("rule")
    assert len(notice.inner_text()) > 20
    assert table.state()["number"] == before["number"]


def test_effect_card_tells_price_and_effect(new_table: Callable[..., Table]) -> None:
    """Pointing at a wedge shows what it would bring, computed by the rules."""
    table = new_table("duellum")
    state = table.settled()
    seat = state["seats"][state["viewing"]]
    gold = state["view"]["nations"][seat["id"]]["stock"]["gold"]
    table.page.locator("[data-target='field:aurum']").hover()
    card = table.page.locator("[data-effect]")
    expect(card).to_contain_text("Go to Aurum")
    expect(card).to_contain_text(f"gold +1 ({gold + 1})")


def test_keyboard_only(new_table: Callable[..., Table]) -> None:
    """A whole turn without a mouse: arrows, Enter, E; and the same from the plain list."""
    table = new_table("duellum")
    start = table.settled()
    keyboard = table.page.keyboard
    for _ in range(20):
        keyboard.press("ArrowRight")
        if table.page.evaluate("document.activeElement?.dataset.target") == "field:aurum":
            break
    keyboard.press("Enter")
    table.page.wait_for_selector("[data-target='btn:done']")
    table.settled()
    keyboard.press("e")
    until(lambda: bool(table.my_move()["turn"] > start["turn"]))
    table.settled()
    keyboard.press("a")
    focus = "document.activeElement?.dataset.action ?? ''"
    until(lambda: bool(table.page.evaluate(focus)))
    chosen = table.page.evaluate(focus)
    before = len(table.my_move()["log"])
    keyboard.press("Enter")
    paying = table.page.locator("[data-pay]:focus")  # what costs something opens a sheet, its button in focus
    until(lambda: bool(paying.count()) or len(table.my_move()["log"]) > before)
    if paying.count():
        keyboard.press("Enter")
    until(lambda: chosen in [e["text"] for e in table.my_move()["log"][before:]])  # what follows stands behind it


def test_phone(new_page: Callable[..., Page], new_table: Callable[..., Table]) -> None:
    """360 pixels: nothing wider than the screen, large targets, a turn by touch through the tabs."""
    page = new_page(360, 640, has_touch=True, is_mobile=True)
    table = new_table("duellum", page)
    start = table.settled()
    wheel = page.locator("[data-tab-button=wheel]")
    expect(wheel).to_have_attribute("aria-current", "true")
    box = wheel.bounding_box()
    assert box and box["height"] >= 44
    page.locator("[data-target='field:duellum_1']").tap()
    table.settled()
    for tab in ("own", "log", "board"):
        page.locator(f"[data-tab-button={tab}]").tap()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, tab
    done = page.get_by_role("button", name="End turn")
    done.tap()
    assert table.settled()["turn"] > start["turn"]
    for address in ("/", "/new/duellum", "/new/antike", "/about", "/about/duellum", f"/t/{table.id}/3"):
        page.goto(address)
        page.wait_for_selector("main h1, main h3, main section")
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, address


@pytest.mark.parametrize("game", ["duellum", "antike", "dies_irae", "ancient_wars"])
def test_german(new_page: Callable[..., Page], new_table: Callable[..., Table], game: str) -> None:
    """A German browser gets German: lobby, prompt, moves; no key of a catalogue shows through."""
    page = new_page(locale="de-DE")
    page.goto("/")
    expect(page.get_by_role("heading", name="Spiele der Antike")).to_be_visible()
    seats = {"antike": 4, "dies_irae": 3}.get(game, 2)
    table = new_table(game, page, seats=[ME] + [{"kind": "bot", "bot": "random"}] * (seats - 1))
    state = table.settled()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator(".prompt")).not_to_contain_text(state["prompt"]["text"])
    page.locator("#tab-moves").click()
    expect(page.locator("#panel-moves")).to_contain_text("möglich")
    shown = page.locator("body").inner_text()
    assert not re.search(r"\b[a-z_]+\.[a-z]+\.[a-zA-Z_]+\b", shown), shown


def test_dark_and_light(new_page: Callable[..., Page]) -> None:
    """Dark when the system says so, and the switch overrides it."""
    page = new_page(color_scheme="dark")
    page.goto("/")
    colour = "getComputedStyle(document.body).backgroundColor"
    dark = page.evaluate(colour)
    page.get_by_role("button", name="Light and dark as the system says").click()
    assert page.evaluate(colour) != dark
    page.reload()
    page.wait_for_selector("[data-game]")
    assert page.evaluate(colour) != dark
