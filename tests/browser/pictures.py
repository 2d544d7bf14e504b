"""Take the pictures of docs/pictures again: `make pictures` (needs the built client and Chromium).

Every game is taken from its record in docs/games: tables that go on from positions of it, at four sizes.
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

from .conftest import PATIENCE, ROOT, Server, chromium
from .table import JSON

FOLDER = ROOT / "docs" / "pictures"
SIZES = {"1366x768": (1366, 768), "1440x900": (1440, 900), "1920x1080": (1920, 1080), "390x844": (390, 844)}
MOMENTS = ("setup", "middle", "battle", "end")
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
        return middle if moment == "middle" else self._fight(middle)

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
        file.write_bytes(webp(self.page))


def webp(page: Page) -> bytes:
    """The page as a small WebP."""
    session, size = page.context.new_cdp_session(page), page.viewport_size
    assert size is not None
    for scale, quality in WAYS:
        clip = {"x": 0, "y": 0, **size, "scale": scale}
        shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality, "clip": clip})
        data = base64.b64decode(shot["data"])
        if len(data) <= LARGEST:
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
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        try:
            for game in wanted.game or list(FIGHTS):
                photograph(browser, server.url, game, wanted.moment or list(MOMENTS), wanted.size or list(SIZES))
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
