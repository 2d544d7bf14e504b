"""A game of one's own: its folder is enough to play it in the browser.
(`tests/server/test_own_game.py` plays it in the terminal and through the server.)"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from .conftest import ROOT, Server, node
from .expecting import expect
from .table import Table

pytest.importorskip("playwright", reason="the browser tests need Playwright: make setup installs it")
from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.slow]
SAMPLES = ROOT / "tests" / "sample_games"
GAME = "pebbles"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of games outside the project, with one game in it."""
    made = tmp_path_factory.mktemp("own_games")
    shutil.copytree(SAMPLES / GAME, made / GAME, ignore=shutil.ignore_patterns("__pycache__"))
    return made


@pytest.fixture(scope="module")
def own_server(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has been told of the folder."""
    running = Server(tmp_path_factory.mktemp("own_table"), HEGEMON_GAMES=str(folder))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def drawing_server(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose client has the game's folder and catalogues beside the others; nothing else is touched."""
    place = tmp_path_factory.mktemp("drawn")
    web = place / "web"
    shutil.copytree(ROOT / "web", web, ignore=shutil.ignore_patterns("node_modules", "dist", "pictures"))
    (web / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    shutil.copytree(SAMPLES / f"{GAME}_client", web / "src" / "lib" / "games" / GAME)
    for language in ("en", "de"):
        texts = web / "src" / "lib" / "games" / GAME / f"{language}.json"
        texts.rename(web / "src" / "lib" / "i18n" / language / f"{GAME}.json")
    vite = ROOT / "web" / "node_modules" / "vite" / "bin" / "vite.js"
    subprocess.run([node(), str(vite), "build", "--logLevel", "error"], check=True, cwd=web)
    running = Server(place / "data", HEGEMON_GAMES=str(folder), HEGEMON_WEB=str(web / "dist"))
    yield running
    running.stop()


def test_at_the_server(own_server: Server, new_page: Callable[..., Page]) -> None:
    """It is listed among the others, its table can be created and played to the end."""
    page = new_page()
    games = page.request.get(f"{own_server.url}/api/games").json()["games"]
    assert {g["id"]: g["available"] for g in games}[GAME] is True
    described = page.request.get(f"{own_server.url}/openapi.json").json()["components"]["schemas"]
    assert f"{GAME}.View" in described
    table = Table.create(page, own_server.url, GAME)
    assert table.wander(60, Random(2))["outcome"]["reason"]


def test_in_the_browser_without_a_folder_there(own_server: Server, new_page: Callable[..., Page]) -> None:
    """The page says that nothing is drawn, shows lists, and the game is played by its buttons."""
    page = new_page()
    page.goto(own_server.url)
    card = page.locator(f"[data-game={GAME}]")
    card.get_by_role("combobox").select_option("random")
    card.get_by_role("button", name="Play against the bot").click()
    page.wait_for_selector("main.table[data-mine] [data-lit]")
    expect(page.locator("[data-plain]")).to_contain_text("no drawn board")
    table = Table(page, own_server.url, page.url.rsplit("/", 1)[1])
    for _ in range(60):
        if table.settled()["outcome"]:
            break
        table.click(table.lit()[0])
        table.confirm()
    expect(page.locator("[data-outcome]")).to_be_visible()


TOLD = {"en": "takes a", "de": "nimmt einen"}
ASKED = {"en": "Take another pebble, or end your turn.", "de": "Nimm noch einen Kiesel oder beende deinen Zug."}


@pytest.mark.parametrize("language", ["en", "de"])
def test_happenings_are_told_in_the_reader_s_language(
    own_server: Server, new_page: Callable[..., Page], language: str
) -> None:
    """The log, what happened since one's last move, the replay and the spoken status read as prose; prompts follow."""
    page = new_page(locale=language)
    table = Table.create(page, own_server.url, GAME)
    table.open()
    table.settled()
    take = next(target for target in table.lit() if "take" in target)
    table.click(take)
    table.settled()
    expect(page.locator("#panel-log [data-told]").filter(has_text=TOLD[language]).first).to_be_visible()
    expect(page.locator("[data-spoken]")).to_contain_text(TOLD[language])
    state = table.wander(2, Random(4))
    expect(page.locator("aside ol [data-told]").filter(has_text=TOLD[language])).not_to_have_count(0)
    told = next(entry for entry in state["log"] if any(h["kind"] == "took" for h in entry["told"]))
    table.act(state, next(a["text"] for a in state["actions"] if a["verb"] == "take"))
    expect(page.locator(".prompt")).to_contain_text(ASKED[language])
    page.goto(f"{own_server.url}/t/{table.id}/{told['ply']}")
    expect(page.locator(".replay [data-told]").filter(has_text=TOLD[language]).first).to_be_visible()


def test_in_the_browser_with_a_folder_there(drawing_server: Server, new_page: Callable[..., Page]) -> None:
    """It is drawn by its own board and speaks with its own words."""
    page = new_page()
    page.goto(drawing_server.url)
    expect(page.locator(f"[data-game={GAME}]")).to_contain_text("A heap of pebbles, and two who take them.")
    table = Table.create(page, drawing_server.url, GAME)
    table.open()
    before = table.settled()
    expect(page.locator("[data-heap]")).to_be_visible()
    expect(page.locator("[data-plain]")).to_have_count(0)
    table.click(next(target for target in table.lit() if target.startswith("colour:")))
    assert table.settled()["ply"] > before["ply"]
