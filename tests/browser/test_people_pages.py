"""Every page about people, time and chance: in both languages and both themes, on a phone and on a desk, by keyboard,
and without anything that axe-core finds."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from .axe import axe_in_both_themes
from .conftest import Server
from .expecting import expect
from .going import go
from .table import Table

pytest.importorskip("playwright", reason="the browser tests need Playwright: make setup installs it")
from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.slow]
TEXTS = Path(__file__).parents[2] / "web/src/lib/i18n"
ME, OPEN = {"kind": "me"}, {"kind": "open"}
DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
SLOW = {"base": 0, "per_turn": 3 * 24 * 3600, "vacation": 21, "at_zero": "open"}
LONGEST_WALK = 160  # presses of Tab

# What can be used by mouse in the part that is asked about, and is not reached by Tab.
USABLE = """
(part) => [...document.querySelector(part).querySelectorAll('a[href], button, input, select, textarea, summary')]
  .filter((e) => !e.disabled && e.checkVisibility({ visibilityProperty: true }) && e.tabIndex >= 0 &&
                 (e.type !== 'radio' || e.checked))
  .map((e) => (e.dataset.walk ??= String(Math.random())))
"""
# From now on: where the keyboard comes to, and it can be seen.
WALKED = """
() => {
  document.activeElement?.blur();
  window.walked ??= (document.addEventListener('focusin', ({ target }) => {
    if (target.dataset.walk && target.matches(':focus-visible')) window.walked.add(target.dataset.walk);
  }), new Set());
  window.walked.clear();
}
"""
AT_ONCE = 8  # presses of Tab between two looks


def words(language: str, file: str) -> Any:
    return json.loads((TEXTS / language / f"{file}.json").read_text("utf-8"))


def sentences(texts: Any) -> Iterator[str]:
    """All texts of a catalogue."""
    if isinstance(texts, str):
        yield texts
    else:
        for text in texts.values():
            yield from sentences(text)


def foreign(page: Page, language: str) -> list[str]:
    """Sentences of the other language that stand in the page."""
    other = "en" if language == "de" else "de"
    shown = page.locator("body").inner_text()
    mine = {s for file in ("account", "clock", "chance") for s in sentences(words(language, file))}
    theirs = {s for file in ("account", "clock", "chance") for s in sentences(words(other, file))} - mine
    return sorted(s for s in theirs if len(s) > 8 and "{" not in s and re.search(rf"(?m)^\s*{re.escape(s)}\s*$", shown))


def unreached(page: Page, part: str) -> list[str]:
    """What Tab does not come to, or comes to without showing it."""
    wanted = set(page.evaluate(USABLE, part))
    assert wanted
    page.evaluate(WALKED)
    seen: set[str] = set()
    for _ in range(0, LONGEST_WALK, AT_ONCE):
        for _ in range(AT_ONCE):
            page.keyboard.press("Tab")
        seen = set(page.evaluate("() => [...window.walked]"))
        if wanted <= seen:
            break
    left = sorted(wanted - seen)
    found: list[str] = page.evaluate(
        "(left) => left.map((w) => document.querySelector(`[data-walk='${w}']`)?.outerHTML.slice(0, 120) ?? w)", left
    )
    return found


class Walk:
    """Somebody with a table of every kind, who goes from page to page."""

    def __init__(self, ada: Page, ben: Page, url: str, language: str) -> None:
        self.ada, self.ben, self.url, self.language = ada, ben, url, language
        self.text = words(language, "account")

    def post(self, page: Page, path: str, **body: Any) -> Any:
        answer = page.request.post(f"{self.url}/api{path}", data=body)
        assert answer.ok, f"{path}: {answer.text()}"
        return answer.json()

    def join(self, page: Page, table: str) -> None:
        self.post(page, f"/tables/{table}/join", name="Ben", salt="ben's salt", command_id=secrets.token_hex(8))

    def prepare(self) -> None:
        """People, tables and offers."""
        self.id = self.post(self.ada, "/me", name="Ada")["id"]
        self.post(self.ben, "/me", name="Ben")
        self.post(self.ada, "/account/codes")
        self.post(self.ada, "/account/public", public=True)
        self.open = Table.create(self.ada, self.url, "duellum", seats=[ME, OPEN], seed=None).id
        self.playing = Table.create(self.ada, self.url, "duellum", seats=[ME, OPEN], seed=None, time=SLOW).id
        self.join(self.ben, self.playing)
        self.over = Table.create(self.ada, self.url, "duellum", seats=[ME, OPEN], seed=None).id
        self.join(self.ben, self.over)
        seat = {"seat": 1, "expected": 0, "command_id": secrets.token_hex(8)}
        self.post(self.ben, f"/tables/{self.over}/resign", **seat)
        others = Table.create(self.ben, self.url, "duellum", seats=[ME, OPEN], seed=None, name="Ben")
        self.post(self.ben, f"/tables/{others.id}/invite", to=self.id)
        self.theirs = others.id

    def pages(self) -> Iterator[tuple[str, str]]:
        """Opens one after the other; tells its name, and the part of it that is walked through by keyboard."""
        page, text = self.ada, self.text
        go(page, "/account", "*")
        page.get_by_role("heading", name=text["met"]["title"]).wait_for()
        page.get_by_role("button", name=text["offers"]["accept"]).wait_for()
        yield "account", "#main"
        page.get_by_role("button", name=text["data"]["leave"]).click()
        page.get_by_role("dialog").wait_for()
        yield "leaving", "dialog"
        go(page, "/signin", "*")
        page.get_by_role("button", name=text["signIn"]["useCode"]).wait_for()
        yield "signin", "#main"
        go(page, f"/people/{self.id}", "*")
        page.get_by_role("table").wait_for()
        yield "profile", "body"
        go(page, "/stop/nothing", "*")
        page.get_by_role("button", name=text["stop"]["do"]).wait_for()
        yield "stop", "#main"
        go(page, f"/at/{self.playing}", "*")
        page.get_by_role("button", name=text["table"]["report"].format(name="Ben")).wait_for()
        yield "at a table", "#main"
        page.get_by_role("button", name=text["table"]["report"].format(name="Ben")).click()
        page.get_by_role("dialog").wait_for()
        yield "report", "dialog"
        go(page, "/new/duellum", "*")
        page.locator("[data-pace]").select_option("own")
        page.get_by_label(words(self.language, "clock")["own"]["unit"].split(": ")[-1]).last.select_option("days")
        page.locator("summary", has_text=words(self.language, "chance")["title"]).click()
        page.locator("[data-salt]").wait_for()
        yield "new table", "#main"
        go(page, f"/t/{self.theirs}", "*")
        page.locator("[data-join]").wait_for()
        page.locator("summary", has_text=words(self.language, "chance")["title"]).first.click()
        page.locator("[data-salt]").wait_for()
        yield "waiting room", ".room"
        go(page, f"/t/{self.playing}", "*")
        page.locator("[data-clock]:visible").first.wait_for()
        yield "clock", ""
        page.get_by_role("button", name=words(self.language, "stage")["menu"], exact=True).click()
        for file, key in (("clock", "orders"), ("chance", "")):
            told = words(self.language, file)
            page.locator("summary", has_text=(told[key] if key else told)["title"]).first.click()
        yield "menu", ""
        go(page, f"/t/{self.over}/0", "*")
        page.locator("summary", has_text=words(self.language, "chance")["title"]).first.click()
        page.get_by_role("button", name=words(self.language, "chance")["prove"]).click()
        expect(page.locator(".said.good")).to_be_visible()
        yield "proof", ""


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_page_about_people_time_and_chance(new_page: Callable[..., Page], server: Server, language: str) -> None:
    locale = {"en": "en-GB", "de": "de-DE"}[language]
    walk = Walk(new_page(locale=locale), new_page(locale=locale), server.url, language)
    walk.prepare()
    faults: dict[str, list[str]] = {}
    for name, part in walk.pages():
        for place, size in (("desk", DESK), ("phone", PHONE)):
            walk.ada.set_viewport_size(size)  # type: ignore[arg-type]
            if name == "clock":  # it is seen at any size, whatever part of the table is open
                expect(walk.ada.locator("[data-clock]:visible").first).to_be_in_viewport()
            found = axe_in_both_themes(walk.ada, language)
            if not walk.ada.evaluate("document.documentElement.scrollWidth <= innerWidth"):
                found.append("something lies beside the screen")
            if part:
                found += [f"not reached by Tab: {one}" for one in unreached(walk.ada, part)]
            if found:
                faults[f"{name}, {place}"] = found
        if strange := foreign(walk.ada, language):
            faults[f"{name}, language"] = strange
        walk.ada.set_viewport_size(DESK)  # type: ignore[arg-type]
    assert faults == {}


def test_own_words_are_added_before_a_table_is_made_and_before_one_sits_down(
    new_page: Callable[..., Page], server: Server
) -> None:
    """Both stand on the card of chance afterwards."""
    ada, ben = new_page(), new_page()
    ada.goto("/new/duellum")
    ada.locator(".seat select").nth(1).select_option("open")
    ada.locator("summary", has_text="Fair chance").click()
    assert re.fullmatch("[0-9a-f]{32}", ada.locator("[data-salt]").input_value())
    ada.locator("[data-salt]").fill("alea iacta est")
    ada.get_by_role("button", name=words("en", "common")["new"]["go"]).click()
    ada.wait_for_url(re.compile("/t/"))
    ben.goto(ada.url)
    ben.get_by_label("Your name").fill("Ben")
    ben.locator("summary", has_text="Fair chance").first.click()
    ben.locator("[data-salt]").fill("veni vidi vici")
    ben.locator("[data-join='1']").click()
    expect(ben.get_by_role("region", name="Waiting for players")).to_have_count(0)  # it has a card of chance, too
    ben.get_by_role("button", name="Menu", exact=True).click()
    ben.locator("summary", has_text="Fair chance").click()
    expect(ben.get_by_text("alea iacta est")).to_be_visible()
    expect(ben.get_by_text("veni vidi vici")).to_be_visible()
