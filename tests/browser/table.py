"""A table seen through its page: what is lit, clicking it with the mouse, walking on through the API."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

COVERED = 20.0  # seconds that something may lie under another thing, or not be drawn yet

HIT = """
(target) => {
  const all = [...document.querySelectorAll(`[data-target="${CSS.escape(target)}"]`)];
  for (const el of all) {
    el.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = el.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    for (let i = 1; i < 24; i++) for (let j = 1; j < 24; j++) {
      const x = box.left + (box.width * i) / 24, y = box.top + (box.height * j) / 24;
      const top = document.elementFromPoint(x, y);
      if (top && (top === el || el.contains(top))) return [x, y];
    }
  }
  return null;
}
"""

# Walks through every action of the list: each of its targets must be there, lit and visible, when its turn comes.
REACH = """
async (actions) => {
  const rest = () => new Promise((done) => setTimeout(done, 0)); // what follows from a press is there
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))); // most of all work
  const lit = (target) => [...document.querySelectorAll(`[data-target="${CSS.escape(target)}"][data-lit]`)]
    .filter((el) => el.getClientRects().length > 0 && getComputedStyle(el).visibility !== 'hidden');
  const press = (el) => el.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const missing = [];
  // What lies in a drawer is a press of its button away.
  const look = async (target) => {
    if (!lit(target).length) await drawn();
    for (const button of document.querySelectorAll('[data-drawer-button]')) {
      if (lit(target).length) break;
      press(button);
      await drawn();
    }
    return lit(target);
  };
  for (const { text, steps } of actions) {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await rest();
    for (let i = 0; i < steps.length; i++) {
      const open = actions.filter((a) => steps.slice(0, i).every((s, k) => a.steps[k] === s));
      const sole = new Set(open.map((a) => a.steps[i]));
      if (i > 0 && sole.size === 1 && steps[i].startsWith('opt:')) continue;
      const found = await look(steps[i]);
      if (!found.length) { missing.push(`${text}: ${steps[i]}`); break; }
      const behind = open.filter((a) => a.steps[i] === steps[i]);
      const tails = new Set(behind.map((a) => JSON.stringify(a.steps.slice(i + 1))));
      if (behind.length === 1 && tails.size === 1) {
        const left = behind[0].steps.slice(i + 1);
        if (left.every((s) => s.startsWith('opt:'))) break;
      }
      press(found[0]);
      await rest();
    }
  }
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  return missing;
}
"""

SHOWN_PLY = "() => document.querySelector('main.table:not([data-busy])')?.dataset.ply"  # unless something is on its way

YES = ("[data-pay]", "[data-go]", "[data-end-turn]", "[data-confirm]")  # buttons of sheets


class Table:
    """One table and the page that shows it."""

    def __init__(self, page: Page, url: str, table: str) -> None:
        self.page, self.url, self.id = page, url, table

    @classmethod
    def create(
        cls,
        page: Page,
        url: str,
        game: str,
        seats: list[dict[str, str]] | None = None,
        options: dict[str, Any] | None = None,
        seed: int = 5,
        **more: Any,
    ) -> Table:
        """A new table of the page's guest; without seats: me against the beginner's bot."""
        given = seats or [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        wish = {"game": game, "options": options or {}, "seats": given, "seed": seed, "name": "Ada"}
        wish |= {"pass_and_play": sum(s["kind"] == "me" for s in given) > 1, "command_id": secrets.token_hex(8)} | more
        answer = page.request.post(f"{url}/api/tables", data=json.dumps(wish), headers=JSON)
        assert answer.ok, answer.text()
        return cls(page, url, answer.json()["id"])

    # -- the API ------------------------------------------------------------------------------------------------------
    def state(self) -> dict[str, Any]:
        """The table as its guest sees it."""
        answer = self.page.request.get(f"{self.url}/api/tables/{self.id}")
        assert answer.ok, answer.text()
        return answer.json()  # type: ignore[no-any-return]

    def act(self, state: dict[str, Any], text: str) -> None:
        """Make an action without the page."""
        answer = self._sent(state, text)
        assert answer.ok, answer.text()

    def act_unless_stale(self, state: dict[str, Any], text: str) -> bool:
        """The same; False where the page was first to act."""
        answer = self._sent(state, text)
        assert answer.ok or answer.json()["error"] == "stale", answer.text()
        return bool(answer.ok)

    def _sent(self, state: dict[str, Any], text: str) -> Any:
        order = {"seat": state["viewing"], "text": text, "expected": state["number"]}
        body = json.dumps(order | {"command_id": secrets.token_hex(8)})
        return self.page.request.post(f"{self.url}/api/tables/{self.id}/act", data=body, headers=JSON)

    def wander(self, steps: int, rng: Random) -> dict[str, Any]:
        """Random play for all own seats, without the page."""
        for _ in range(steps):
            state = self.my_move()
            if state["outcome"]:
                return state
            lively = [a for a in state["actions"] if a["verb"] not in ("done", "decline")]
            pool = lively if lively and rng.random() < 0.8 else state["actions"]
            self.act(state, rng.choice(pool)["text"])
        return self.my_move()

    def my_move(self, patience: float = 20.0) -> dict[str, Any]:
        """Wait until it is one's own decision, or the game is over."""
        deadline = time.monotonic() + patience
        while time.monotonic() < deadline:
            state = self.state()
            if state["my_move"] or state["outcome"]:
                return state
            time.sleep(0.03)
        raise AssertionError(f"The bots are still thinking after {patience} s.")

    # -- the page -----------------------------------------------------------------------------------------------------
    def open(self) -> None:
        """Show the page and wait until it is drawn."""
        self.page.goto(f"{self.url}/t/{self.id}")
        self.page.wait_for_selector("main.table [data-target]")

    def settled(self) -> dict[str, Any]:
        """Wait until the page shows the latest state, with the decision being one's own (or the game over)."""
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            state = self.my_move()
            # Not the number: what is said in the chat counts as an event but changes nothing that is drawn.
            if self.page.evaluate(SHOWN_PLY) == str(state["ply"]):
                return state
            time.sleep(0.03)
        raise AssertionError("The page does not show the latest state.")

    def lit(self) -> list[str]:
        """Targets that can be chosen, without those that are buttons of the bar only."""
        found = self.page.evaluate(
            "() => [...document.querySelectorAll('[data-target][data-lit]')].map((e) => e.dataset.target)"
        )
        return sorted(set(found))

    def click(self, target: str) -> None:
        """A real click of the mouse on the target, at a point where nothing covers it."""
        end = time.monotonic() + COVERED
        while not (spot := self.page.evaluate(HIT, target)):
            assert time.monotonic() < end, f"'{target}' cannot be clicked: it is covered or not there."
            time.sleep(0.05)
        self.page.mouse.click(*spot)

    def confirm(self) -> None:
        """Say yes to what a sheet asks: the price, who goes along, the end of the turn."""
        for asked in YES:
            self._press_while_there(f"{asked}:enabled")

    def waits_for_yes(self) -> bool:
        """Does a sheet ask for it?"""
        return self.page.locator(", ".join(f"{asked}:enabled" for asked in YES)).count() > 0

    def _press_while_there(self, asked: str) -> None:
        """A question may be taken back while the pointer is on its way: the page has found the only answer."""
        from playwright.sync_api import TimeoutError as NotThere

        button = self.page.locator(asked)
        for _ in range(30):
            if not button.count():
                return
            try:
                button.click(timeout=2_000)
                return
            except NotThere:
                continue
        raise AssertionError(f"'{asked}' is there and cannot be pressed.")

    def moves(self) -> list[dict[str, Any]]:
        """The plain list of actions, with the targets of each."""
        self.page.locator("#tab-moves").click()
        rows = self.page.eval_on_selector_all(
            "[data-action]", "all => all.map(e => ({ text: e.dataset.action, steps: JSON.parse(e.dataset.steps) }))"
        )
        return rows  # type: ignore[no-any-return]

    def unreachable(self) -> list[str]:
        """Actions of the list without a reachable target in the page."""
        return self.page.evaluate(REACH, self.moves())  # type: ignore[no-any-return]


def until(happened: Callable[[], bool], patience: float = 15.0) -> None:
    """Wait until something is the case."""
    deadline = time.monotonic() + patience
    while not happened():
        assert time.monotonic() < deadline, f"That has not happened within {patience} s."
        time.sleep(0.05)


JSON = {"Content-Type": "application/json"}
