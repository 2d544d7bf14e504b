"""Walks through lessons in a real browser as a newcomer would, and counts what there is to read and to touch.

    python tools/walk_lessons.py --pictures walk duellum antike

Every sentence that the teacher's card shows is counted when it first appears (the hints too: they are opened), at 200
words a minute; every press takes three seconds. Pictures of each step are for looking at.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.browser.conftest import Server, launch  # noqa: E402

from hegemon.learning.lessons import Lesson, lessons  # noqa: E402

WORDS_A_MINUTE, SECONDS_A_PRESS = 200, 3
PATIENCE = 90_000
SIZES = {"desk": (1440, 900), "phone": (390, 780)}


class Walk:
    """One lesson in one language and size."""

    def __init__(self, page: Page, game: str, lesson: Lesson, pictures: Path | None) -> None:
        self.page, self.game, self.lesson, self.pictures = page, game, lesson, pictures
        self.read: set[str] = set()
        self.words = self.presses = self.shots = 0

    def go(self) -> float:
        """Minutes that it takes."""
        self.page.goto(f"/lesson/{self.game}/{self.lesson.id}")
        for number, task in enumerate(self.lesson.tasks):
            self.page.wait_for_selector(f'[data-task="{number}"]:not([data-solved])')
            self.look("begin")
            self.press("[data-hint]")
            for text in task.ways[0]:
                self.look()
                self.act(text)
            self.page.wait_for_selector(f'[data-task="{number}"][data-solved]')
            self.look("solved")
            self.press("[data-next]")
        self.page.get_by_role("link").first.wait_for()
        self.look("end")
        return self.words / WORDS_A_MINUTE + self.presses * SECONDS_A_PRESS / 60

    def act(self, text: str) -> None:
        """One action: two presses, what and where."""
        button = self.page.locator(f'[data-action="{text}"]')
        self.page.locator("main:not([data-busy]) [data-task] details summary").first.wait_for()
        if not button.first.is_visible():
            self.page.locator("[data-task] details summary").first.press("Enter")
        button.first.press("Enter")
        self.presses += 2
        self.page.wait_for_function("() => !document.querySelector('main[data-busy]')")

    def press(self, what: str) -> None:
        """A button of the card."""
        self.page.locator(what).click()
        self.presses += 1

    def look(self, name: str = "") -> None:
        """Read what is new on the card."""
        card = self.page.locator("[data-task]")
        shown = card.locator("p, h2").all_inner_texts()
        self.words += sum(len(text.split()) for text in shown if text not in self.read)
        self.read |= set(shown)
        if name and self.pictures:
            self.shots += 1
            width = self.page.viewport_size["width"] if self.page.viewport_size else 0
            file = f"{self.game}-{self.lesson.id}-{width}-{self.shots:02}-{name}.png"
            self.page.screenshot(path=self.pictures / file)


def main() -> None:
    """Walk, and print a row for each lesson."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--all", action="store_true", help="the whole course, not the first lesson alone")
    parser.add_argument("--language", default="en")
    parser.add_argument("--size", choices=SIZES, default="desk")
    parser.add_argument("--pictures", type=Path)
    given = parser.parse_args()
    width, height = SIZES[given.size]
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = launch(playwright)
        context = browser.new_context(
            base_url=server.url, viewport={"width": width, "height": height}, reduced_motion="reduce",
            locale=given.language,
        )  # fmt: skip
        context.set_default_timeout(PATIENCE)
        try:
            for game in given.games:
                for lesson in lessons(game) if given.all else lessons(game)[:1]:
                    walk = Walk(context.new_page(), game, lesson, given.pictures)
                    minutes = walk.go()
                    walk.page.close()
                    row = (game, lesson.id, given.language, given.size, walk.words, walk.presses, f"{minutes:.1f}")
                    print(f"| {' | '.join(map(str, row))} |", flush=True)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
