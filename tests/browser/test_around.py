"""Around the game: a rematch, the end and its graphs, playing on from a replay, one's tables, two chats, no network."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest

from .conftest import Server
from .expecting import expect
from .table import Table

pytest.importorskip("playwright", reason="the browser tests need Playwright: make setup installs it")
from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.slow]
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
LARGEST_LOBBY = 300_000  # bytes over the wire until the front page is at rest


def finished(new_page: Callable[..., Page], server: Server) -> tuple[Page, Page, str]:
    """Two people at the end of a game; one of them has given up."""
    ada, bob = new_page(), new_page()
    table = Table.create(ada, server.url, "duellum", seats=[ME, OPEN])
    bob.goto(f"/t/{table.id}")
    bob.get_by_label("Your name").fill("Bob")
    bob.locator("[data-join='1']").click()
    bob.wait_for_selector("main.table [data-target]")
    bob.get_by_role("button", name="Menu").click()
    bob.get_by_role("button", name="Resign").click()
    bob.get_by_role("dialog").get_by_role("button", name="Resign").click()
    ada.goto(f"/t/{table.id}")
    return ada, bob, table.id


def test_two_people_press_rematch_and_meet(new_page: Callable[..., Page], server: Server) -> None:
    """One sets it up, the other sees the button change and sits down with one click."""
    ada, bob, old = finished(new_page, server)
    ada.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    ada.wait_for_url(re.compile(f"/t/(?!{old})"))
    bob.get_by_role("dialog").get_by_role("button", name="Join the rematch").click()
    bob.wait_for_url(re.compile(f"/t/(?!{old})"))
    assert bob.url == ada.url
    ada.wait_for_selector("main.table [data-target]")
    expect(ada.locator("article", has_text="Bob")).to_be_visible()


def test_the_end_shows_how_it_went(new_page: Callable[..., Page], server: Server) -> None:
    """Ranking, graphs with a name each, turning points; it can be put away and opened again."""
    page = new_page()
    table = Table.create(page, server.url, "duellum", seats=[ME, ME], auto_forced=True)
    table.wander(150, Random(4))
    state = table.state()
    order = {"seat": state["viewing"], "expected": state["number"], "command_id": "resign-around-1"}
    assert page.request.post(f"{server.url}/api/tables/{table.id}/resign", data=order).ok
    page.goto(f"/t/{table.id}")
    end = page.get_by_role("dialog")
    expect(end.locator("[data-outcome] li")).to_have_count(2)
    expect(end.get_by_role("img", name=re.compile("^Cities and places: "))).to_be_visible()
    expect(end.get_by_role("img").nth(1)).to_be_visible()
    end.get_by_role("button", name="Look at the board").click()
    page.locator("[data-ended]").get_by_role("button", name="Result").click()
    expect(end).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.querySelector('dialog').scrollWidth <= document.querySelector('dialog').clientWidth")


def test_play_on_from_a_replay_and_find_the_branch_again(new_page: Callable[..., Page], server: Server) -> None:
    """All seats are mine, the position is the one that was looked at, the branch stands in the list."""
    page = new_page()
    table = Table.create(page, server.url, "duellum", seats=[ME, BOT])
    table.wander(12, Random(2))
    page.goto(f"/t/{table.id}/6")
    expect(page.locator("[data-replay-log] [aria-current=step]").first).to_be_visible()
    page.locator("[data-branch]").click()
    page.locator("[data-play-as]").select_option("-1")
    page.locator("[data-play-on]").click()
    page.wait_for_url(re.compile(f"/t/(?!{table.id})"))
    page.wait_for_selector("main.table[data-mine][data-ply='6']")
    page.goto(f"/t/{table.id}/3")
    page.locator("[data-branch]").click()
    expect(page.get_by_role("link", name="After action 6")).to_be_visible()


def test_my_tables_are_deleted_after_a_question(new_page: Callable[..., Page], server: Server) -> None:
    """The row says when; deleting asks first."""
    page = new_page()
    table = Table.create(page, server.url, "duellum", seats=[ME, BOT])
    page.goto("/")
    row = page.locator(f"[data-table='{table.id}']")
    expect(row.locator("time")).to_be_visible()
    row.locator("[data-leave]").click()
    page.locator("[data-leave-sure]").click()
    expect(row).to_have_count(0)
    assert page.request.get(f"{server.url}/api/tables/{table.id}").status == 404


def test_who_watches_is_told_so_and_talks_apart(new_page: Callable[..., Page], server: Server) -> None:
    """A full table says it; what is said there does not reach the player."""
    ada, eve = new_page(), new_page()
    table = Table.create(ada, server.url, "duellum", seats=[ME, BOT])
    eve.goto(f"/t/{table.id}")
    expect(eve.locator("[data-watching]")).to_contain_text("you are watching")
    table.open()
    for page in (eve, ada):
        page.get_by_role("tab", name="Chat").click()
    eve.get_by_placeholder("Say something").fill("A wall would help her.")
    eve.get_by_role("button", name="Send").click()
    expect(eve.get_by_text("A wall would help her.")).to_be_visible()
    expect(eve.locator("section[aria-label=Chat] time")).to_be_visible()
    expect(ada.get_by_text("Nobody has said anything yet.")).to_be_visible()


def test_one_screen_has_names_and_a_curtain_only_where_something_is_hidden(
    new_page: Callable[..., Page], server: Server
) -> None:
    """Both seats of pass and play have names; Duellum, where all is open, is never covered."""
    page = new_page()
    page.goto("/")
    page.locator("[data-game=duellum]").get_by_role("button", name="Pass and play").click()
    page.wait_for_url(re.compile("/t/"))
    table = Table(page, server.url, page.url.rsplit("/", 1)[1])
    assert len({seat["name"] for seat in table.state()["seats"]}) == 2
    first = table.my_move()["viewing"]
    while table.my_move()["viewing"] == first:
        state = table.my_move()
        table.act(
            state, next((a["text"] for a in state["actions"] if a["verb"] == "done"), state["actions"][0]["text"])
        )
    page.wait_for_selector("main.table[data-mine] [data-lit]")
    expect(page.locator("[data-ready]")).to_have_count(0)


def test_the_client_opens_without_a_network_and_says_so(new_page: Callable[..., Page]) -> None:
    """Installable, kept by the service worker; when the network is back so are the games."""
    page = new_page(quiet=False, service_workers="allow")
    page.goto("/")
    page.wait_for_selector("[data-game=duellum]")
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function(
        "async () => (await (await caches.open('hegemon-client')).keys()).some((r) => r.url.endsWith('.js'))"
    )
    page.context.set_offline(True)
    page.goto("/")
    expect(page.locator("[data-offline]")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.context.set_offline(False)
    page.wait_for_selector("[data-game=duellum]")
    expect(page.locator("[data-offline]")).to_have_count(0)
    manifest = page.request.get("/manifest.webmanifest").json()
    assert all(page.request.get(icon["src"]).ok for icon in manifest["icons"])


def test_a_move_made_while_the_server_is_away_is_made_once_it_is_back(
    new_page: Callable[..., Page], tmp_path_factory: pytest.TempPathFactory
) -> None:
    """The very same command, once."""
    own = Server(tmp_path_factory.mktemp("away"))
    try:
        page = new_page(quiet=False)
        table = Table.create(page, own.url, "duellum", seats=[BOT, ME])
        page.goto(f"{own.url}/t/{table.id}")
        page.wait_for_selector("main.table[data-mine] [data-lit]")
        before = table.settled()["ply"]

        def meanwhile() -> None:
            table.click("field:aurum")
            expect(page.locator("[data-held]")).to_be_visible()

        own.restart(meanwhile)
        expect(page.locator("[data-held]")).to_have_count(0, timeout=30_000)
        page.wait_for_function(f"() => Number(document.querySelector('main.table').dataset.ply) > {before}")
        made = [e["text"] for e in table.state()["log"] if e["verb"] == "advance" and e["ply"] > before]
        assert made.count("advance aurum") == 1
    finally:
        own.stop()


def test_the_front_page_is_light(new_page: Callable[..., Page]) -> None:
    """What a first visit costs, compressed, as the browser counts it."""
    page = new_page()
    sizes: list[int] = []
    page.on("requestfinished", lambda request: sizes.append(request.sizes()["responseBodySize"]))
    page.goto("/")
    page.wait_for_selector("[data-game=duellum]")
    page.wait_for_load_state("networkidle")
    print(f"front page: {sum(sizes):,} bytes")
    assert 20_000 < sum(sizes) < LARGEST_LOBBY, sum(sizes)
