"""Take the pictures of the table again: python -m tests.browser.pictures (needs the built client and Chromium)."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from .conftest import ROOT, Server, chromium
from .table import Table

ME = {"kind": "me"}
FOLDER = ROOT / "web" / "pictures"
PICTURES: dict[str, tuple[str, int, dict[str, Any], int, str]] = {
    "duellum": ("duellum", 2, {"board": "west"}, 520, "light"),
    "duellum-dark": ("duellum", 2, {"board": "east"}, 420, "dark"),
    "antike": ("antike", 4, {"board": "west"}, 700, "light"),
    "dies_irae": ("dies_irae", 3, {"setup": "ready"}, 330, "light"),
    "ancient_wars": ("ancient_wars", 2, {"campaign": "gaul"}, 60, "light"),
}
LIVELY = ("found", "conquer", "build_temple", "develop", "arm", "build_wall", "recruit", "create", "build_fortress")


def lively(actions: list[dict[str, Any]], rng: Random) -> str:
    """An action that makes a picture: building and founding before anything else, cheap steps, no passing."""
    strong = [a for a in actions if a["verb"] in LIVELY]
    good = [
        a for a in actions if a["verb"] not in ("done", "decline", "trade", "answer") and a["text"] != "choose pass"
    ]
    free = [a for a in good if a["verb"] != "advance" or not a["price"]]
    for pool, chance in ((strong, 0.9), (free, 0.75), (good, 0.5)):
        if pool and rng.random() < chance:
            return str(rng.choice(pool)["text"])
    return str(rng.choice(actions)["text"])


def worth_showing(game: str) -> Callable[[dict[str, Any]], bool]:
    """The moment to wait for: a battle, or units about to move."""
    if game == "ancient_wars":
        return lambda s: bool(s["view"]["battle"]) and s["view"]["battle"]["round"] > 0
    verbs = {"duellum": "move", "antike": "move", "dies_irae": "to"}
    return lambda s: any(a["verb"] == verbs[game] for a in s["actions"]) and len(s["actions"]) > 6


def take(browser: Browser, url: str, name: str) -> None:
    """Play at random for a while, then photograph."""
    game, seats, options, actions, scheme = PICTURES[name]
    context = browser.new_context(base_url=url, viewport={"width": 1440, "height": 900}, color_scheme=scheme)
    context.add_init_script("localStorage.setItem('hegemon', JSON.stringify({ coverSeats: false }))")
    page = context.new_page()
    table = Table.create(page, url, game, seats=[ME] * seats, options=options, seed=11)
    rng, good = Random(7), worth_showing(game)
    for made in range(actions + 400):
        state = table.my_move()
        if state["outcome"] or (made >= actions and good(state)):
            break
        table.act(state, lively(state["actions"], rng))
    table.open()
    page.wait_for_timeout(1500)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=84)
    if name == "duellum":
        page.set_viewport_size({"width": 360, "height": 740})
        table.open()
        page.wait_for_timeout(1500)
        page.screenshot(path=FOLDER / "phone.jpg", type="jpeg", quality=84)
    context.close()


def main() -> None:
    """All pictures."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for name in PICTURES:
            take(browser, server.url, name)
            print(f"{name}: {(FOLDER / f'{name}.jpg').stat().st_size:,} bytes")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
