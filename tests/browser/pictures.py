"""Take the pictures of docs/pictures and of the games' cards again: `make pictures` (needs built client and Chromium).

Every game is taken from its record in docs/games: tables that go on from positions of it, at four sizes; for its card a
piece of the board.
"""

from __future__ import annotations

import argparse
import base64
import json
import secrets
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from .conftest import PATIENCE, ROOT, Server, launch
from .table import JSON

FOLDER = ROOT / "docs" / "pictures"
SIZES = {"1366x768": (1366, 768), "1440x900": (1440, 900), "1920x1080": (1920, 1080), "390x844": (390, 844)}
MOMENTS = ("setup", "middle", "battle", "end", "card")
CARDS = ROOT / "web" / "src" / "lib" / "games"
CARD = (560, 280)  # pixels of the board
LIVELY = {"duellum": (0.72, 0.55), "antike": (0.7, 0.55), "dies_irae": (0.58, 0.24), "ancient_wars": (0.68, 0.45)}
SMALL = 24_000  # bytes of a card's picture: four of them belong to the first visit
FIGHTS = {
    "duellum": {"conquer"},
    "antike": {"conquer", "battle"},
    "dies_irae": {"fight", "fight_ships"},
    "ancient_wars": {"fight"},
}
LARGEST = 60_000  # bytes of a picture
# Scale and quality, the best first: maps with many small names do not become small by a low quality alone.
WAYS = ((1.0, 80), (1.0, 60), (0.75, 65), (0.75, 45), (0.6, 50), (0.6, 30), (0.5, 30))
STILL = 1_200  # milliseconds until nothing moves any more


class Camera:
    """One guest with one record, and the tables that were made from it."""

    def __init__(self, context: BrowserContext, url: str, game: str) -> None:
        self.page, self.url, self.game = context.new_page(), url, game
        self._post("/api/me", {"name": "Ada"})
        record = (ROOT / "docs" / "games" / f"{game}.hgm").read_bytes()
        answer = self.page.request.post(
            f"{url}/api/records", data=record, headers={"Content-Type": "text/plain"}, timeout=20 * PATIENCE
        )
        assert answer.ok, answer.text()
        self.record = answer.json()["id"]

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        answer = self.page.request.post(f"{self.url}{path}", data=json.dumps(body), headers=JSON, timeout=20 * PATIENCE)
        assert answer.ok, answer.text()
        return answer.json()

    def _get(self, path: str) -> Any:
        answer = self.page.request.get(f"{self.url}{path}")
        assert answer.ok, answer.text()
        return answer.json()

    def address(self, moment: str) -> str:
        """Where a moment of the game can be seen."""
        if moment == "end":
            return f"/t/{self.record}"
        ply = self._ply(moment)
        branch = self._post(f"/api/tables/{self.record}/again", {"ply": ply, "command_id": secrets.token_hex(8)})
        return str(branch["path"])

    def _ply(self, moment: str) -> int:
        turns = [mark["ply"] for mark in self._get(f"/api/tables/{self.record}/turns")["turns"] if mark["turn"]]
        if moment == "setup":
            return int(turns[0])
        middle = int(turns[len(turns) // 2])
        return self._fight(middle) if moment == "battle" else middle

    def _fight(self, middle: int) -> int:
        """The position before a fight, the first one after the middle (or the last one before it)."""
        last = self._get(f"/api/tables/{self.record}/turns")["last"]
        fights: list[int] = []
        for end in range(last, 0, -500):
            entries = self._get(f"/api/tables/{self.record}/log?before={end + 1}&limit=500")["entries"]
            fights += [e["ply"] - 1 for e in entries if e["verb"] in FIGHTS[self.game] and e["seat"] is not None]
        later = [ply for ply in fights if ply >= middle]
        return min(later) if later else max(fights)

    def take(self, address: str, size: str, file: Path) -> None:
        """Photograph a page, as well as fits into the bytes allowed."""
        width, height = SIZES[size]
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.goto(address)
        self.page.wait_for_selector("main.table [data-target]")
        self.page.wait_for_timeout(STILL)
        file.write_bytes(webp(self.page, {"x": 0, "y": 0, "width": width, "height": height}, LARGEST))

    def take_card(self, address: str, file: Path) -> None:
        """Photograph the liveliest piece of the board."""
        self.page.set_viewport_size({"width": 1440, "height": 900})
        self.page.goto(address)
        self.page.wait_for_selector("main.table [data-target]")
        self.page.keyboard.press("Escape")  # what lies open over the board
        self.page.wait_for_timeout(STILL)
        stage = self.page.locator("[data-stage]").bounding_box()
        assert stage is not None
        (width, height), (right, down) = CARD, LIVELY[self.game]
        x, y = stage["x"] + stage["width"] * right - width / 2, stage["y"] + stage["height"] * down - height / 2
        file.write_bytes(webp(self.page, {"x": x, "y": y, "width": width, "height": height}, SMALL))


def webp(page: Page, piece: dict[str, float], largest: int) -> bytes:
    """A piece of the page as a small WebP."""
    session = page.context.new_cdp_session(page)
    for scale, quality in WAYS:
        clip = {**piece, "scale": scale}
        shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality, "clip": clip})
        data = base64.b64decode(shot["data"])
        if len(data) <= largest:
            break
    session.detach()
    return data


def photograph(browser: Browser, url: str, game: str, moments: list[str], sizes: list[str]) -> None:
    """All pictures of a game."""
    context = browser.new_context(base_url=url, reduced_motion="reduce", color_scheme="light", locale="en")
    context.set_default_timeout(4 * PATIENCE)
    camera = Camera(context, url, game)
    for moment in moments:
        address = camera.address(moment)
        if moment == "card":
            camera.take_card(address, CARDS / game / "board.webp")
            continue
        for size in sizes:
            file = FOLDER / f"{game}-{moment}-{size}.webp"
            camera.take(address, size, file)
            print(f"{file.name}: {file.stat().st_size:,} bytes", flush=True)
    context.close()


def main() -> None:
    """Those that are asked for; without a wish, all."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--game", action="append", choices=FIGHTS)
    reader.add_argument("--moment", action="append", choices=MOMENTS)
    reader.add_argument("--size", action="append", choices=SIZES)
    wanted = reader.parse_args()
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = launch(playwright)
        try:
            for game in wanted.game or list(FIGHTS):
                photograph(browser, server.url, game, wanted.moment or list(MOMENTS), wanted.size or list(SIZES))
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
