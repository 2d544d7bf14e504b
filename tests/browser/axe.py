"""What axe-core finds in a page: with every rule, and once more in the other theme with the rules about colours."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from .conftest import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Page

# (for everybody else the page is transparent: see UNSEEN in conftest)
RUN = """
async ([rules, without, part]) => {
  document.documentElement.dataset.seen = '';
  const only = rules.length ? { runOnly: { type: 'rule', values: rules } } : {};
  const rest = { rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])) };
  // (all style sheets would be read again for one rule, about turned screens, that is an experiment and not among them)
  const how = { resultTypes: ['violations'], preload: { assets: ['media'] }, ...only, ...rest };
  const judged = async () => (await axe.run(part ? { include: [[part]] } : document, how)).violations;
  axe.configure({ noHtml: true });
  // The source of every element that a rule looks at is a sixth of the work: it is asked for where there is a fault.
  let faults = await judged();
  if (faults.length) {
    axe.reset();
    faults = await judged();
  }
  delete document.documentElement.dataset.seen;
  return faults;
}
"""
COLOURS = ("color-contrast", "link-in-text-block")


@cache
def source() -> str:
    """The program itself."""
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")


def axe(page: Page, rules: tuple[str, ...] = (), without: tuple[str, ...] = (), part: str = "") -> list[str]:
    """Faults of accessibility: by all rules, by some or by all but some, in the whole page or in a part of it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())  # (a script in the page would break the server's rules for scripts)
    result = page.evaluate(RUN, [list(rules), list(without), part])
    return [
        f"{fault['id']}: {node['html'][:120]} {node['any'][0]['message'][:120] if node['any'] else ''}"
        for fault in result
        for node in fault["nodes"][:3]
    ]


def axe_in_both_themes(page: Page, language: str, changed: str = "") -> list[str]:
    """The page is light; the dark theme is another set of colours by style alone, so only they are judged again: all of
    them, or those of the part that has changed since. Colours do not hang on words: they are looked at in English."""
    if language != "en":
        return axe(page, without=COLOURS)
    found = axe(page)
    page.emulate_media(color_scheme="dark")
    assert page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    found += [f"dark: {fault}" for fault in axe(page, COLOURS, part=changed)]
    page.emulate_media(color_scheme="light")
    return found
