"""Learning in a real browser: lessons are won by touch and by keyboard, pages fit a phone, nobody is shut out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from hegemon.core import registry
from hegemon.learning.lessons import Lesson, lessons

from .expecting import expect

pytest.importorskip("playwright", reason="the browser tests need Playwright: make setup installs it")

if TYPE_CHECKING:
    from playwright.sync_api import Page

    NewPage = Callable[..., Page]

pytestmark = pytest.mark.browser
GAMES = registry.games()


def play(page: Page, way: tuple[str, ...]) -> None:
    """Make the actions of a way through the list of everything possible, which the keyboard reaches too."""
    for text in way:
        button = page.locator(f'[data-action="{text}"]')
        page.locator("main:not([data-busy]) details summary").first.wait_for()
        if not button.is_visible():
            page.locator("[data-task] details summary").press("Enter")
        button.press("Enter")
        page.wait_for_function("() => !document.querySelector('main[data-busy]')")


@pytest.mark.parametrize("game", GAMES)
def test_the_first_lesson_is_won_by_keyboard(new_page: NewPage, game: str) -> None:
    page = new_page()
    lesson: Lesson = lessons(game)[0]
    page.goto(f"/lesson/{game}/{lesson.id}")
    for number, task in enumerate(lesson.tasks):
        page.wait_for_selector(f'[data-task="{number}"]')
        play(page, task.ways[0])
        page.locator("[data-next]").press("Enter")
    page.get_by_role("link", name=lessons(game)[1].title["en"]).wait_for()
    page.goto(f"/learn/{game}")
    expect(page.locator(f'[data-lesson="{lesson.id}"]')).to_contain_text("✓")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_pages_fit_a_phone(new_page: NewPage, game: str, language: str) -> None:
    page = new_page(390, 780)
    page.goto("/")
    page.evaluate("language => localStorage.setItem('hegemon', JSON.stringify({ language }))", language)
    for path, mark in ((f"learn/{game}", "[data-chapter]"), (f"aid/{game}", "[data-aid]")):
        page.goto(f"/{path}")
        page.wait_for_selector(mark)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, path
        assert page.evaluate("document.documentElement.lang") == language


def test_a_rule_leads_to_its_chapter_and_search_to_both(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/learn/duellum#temples.cost")
    page.wait_for_selector('[id="rule-temples.cost"].wanted')
    expect(page.locator("[data-chapter]")).to_have_attribute("data-chapter", "conquest")
    page.get_by_role("searchbox").fill("navigatio")
    page.get_by_role("button", name="Navigatio").first.click()
    page.wait_for_selector('[data-chapter="science"]')


def test_pictures_are_drawn_by_the_board(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/learn/duellum/conquest")
    picture = page.locator('[data-picture="conquest"]')
    picture.scroll_into_view_if_needed()
    picture.locator("svg").first.wait_for()
    expect(picture).to_contain_text("Tarraco")


def test_a_lesson_is_taken_up_where_it_was_left(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/lesson/duellum/first")
    page.wait_for_selector('[data-task="0"]')
    play(page, lessons("duellum")[0].tasks[0].ways[0])
    page.locator("[data-next]").click()
    page.wait_for_selector('[data-task="1"]')
    page.reload()
    page.wait_for_selector('[data-task="1"]')


def in_sight(page: Page, target: str) -> bool:
    """Is the middle of a thing on the screen?"""
    box = page.locator(f'[data-target="{target}"]').first.bounding_box()
    assert box is not None
    size = page.viewport_size
    assert size is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    return 0 < x < size["width"] and 0 < y < size["height"]


def test_on_a_phone_what_a_task_asks_for_is_in_sight(new_page: NewPage) -> None:
    page = new_page(390, 780)
    page.goto("/lesson/ancient_wars/first")
    page.wait_for_selector('[data-target="card:recruits"]')
    assert in_sight(page, "card:recruits")
    page.locator('[data-target="card:recruits"]').first.click()
    page.locator("[data-next]").click()
    page.locator('[data-task="1"] [data-target="unit:legio_xiv"]').first.click()
    page.wait_for_selector('[data-target="space:narbo"][data-lit]')
    page.wait_for_function(
        """() => {
            const { top, bottom } = document.querySelector('[data-target="space:narbo"]').getBoundingClientRect();
            return top + bottom > 0 && top + bottom < 2 * innerHeight;
        }"""
    )
    assert in_sight(page, "space:narbo")
