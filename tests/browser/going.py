"""From page to page inside the client, as its links lead.

A page that is loaded anew compiles the client, and axe-core where it is judged, once more: a second of work each time.
That pages open by their address is shown wherever a test begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

NOWHERE = "/nowhere/at/all"  # a page with next to nothing on it

FOLLOW = """
(way) => {
  for (const page of document.querySelectorAll('main')) page.dataset.left = '';
  const link = document.createElement('a');
  link.href = way;
  document.body.append(link);
  link.click();
  link.remove();
}
"""


def go(page: Page, way: str, mark: str) -> None:
    """To the page at this address of the client, up to the mark that shows that it is there."""
    if page.url == "about:blank":
        page.goto(way)
    else:
        page.evaluate(FOLLOW, way)
    fresh = "main:not([data-left])"
    page.wait_for_selector(f"{fresh}:is({mark}), {fresh} :is({mark})")
