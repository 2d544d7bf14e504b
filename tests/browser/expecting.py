"""Playwright's `expect`, which looks again and again until something is so.

While a thing is not there at all it describes the whole page at every look, in case that it has to report: a third of
a page's work where sheets open. Here the thing is waited for first, and then looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Locator

# What may be so where nothing is.
OF_NOTHING = {
    "to_have_count",
    "not_to_have_count",
    "to_be_hidden",
    "not_to_be_visible",
    "not_to_be_attached",
    "not_to_be_in_viewport",
}


class OfSomething:
    """What is expected of a thing of the page, once it is there."""

    def __init__(self, thing: Locator, expected: Any) -> None:
        self._thing, self._expected = thing, expected

    def __getattr__(self, name: str) -> Any:
        look = getattr(self._expected, name)
        if name in OF_NOTHING:
            return look

        def once_there(*args: Any, **how: Any) -> None:
            self._thing.first.wait_for(state="attached", timeout=how.get("timeout"))
            look(*args, **how)

        return once_there


def expect(actual: Any) -> Any:
    """Of a thing, or (of a page, of an answer) Playwright's own."""
    from playwright.sync_api import Locator
    from playwright.sync_api import expect as playwrights

    return OfSomething(actual, playwrights(actual)) if isinstance(actual, Locator) else playwrights(actual)
