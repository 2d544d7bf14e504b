"""A real server with the built client, and a real browser."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from .table import Table

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "web" / "dist"
PATIENCE = 60_000  # milliseconds: machines that build and test at the same time are slow
BLOCKED = "Service Worker registration blocked by Playwright"

# The first draws the same pages as the others, for little more than half the work: it has no windows of its own.
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")

# Pages are measured, clicked and read here, but nobody looks at them. What is wholly transparent is laid out and hit
# like anything else, and no pixel of it is coloured (a fifth of all work). Who judges colours or shifts says data-seen.
UNSEEN = """
const veil = new CSSStyleSheet();
veil.replaceSync('@media screen { :root:not([data-seen]) { opacity: 0 } }');
document.adoptedStyleSheets.push(veil);
"""


def pytest_configure(config: pytest.Config) -> None:
    """The marker of these tests."""
    config.addinivalue_line("markers", "browser: needs the built client (make web) and the system's Chromium")


def chromium() -> str:
    """Where the system's Chromium is."""
    for name in (os.environ.get("CHROMIUM", ""), *CHROMIUMS):
        found = shutil.which(name) if name else None
        if found:
            return found
    pytest.fail("The browser tests need Chromium from the system's packages (or CHROMIUM=path).", pytrace=False)


def launch(playwright: Playwright) -> Browser:
    """A Chromium whose letters are as wide as a window would show them: without windows it rounds widths to pixels."""
    return playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--font-render-hinting=none"])


def node() -> str:
    """Where Node.js is: the system's, or one that came as a Python package."""
    beside = Path(sys.executable).parent / "node"
    found = shutil.which("node") or (str(beside) if beside.is_file() else None)
    if found is None or not (ROOT / "web" / "node_modules").is_dir():
        pytest.fail("This test needs Node.js and the client's packages: make web.", pytrace=False)
    return found


class Server:
    """`hegemon serve` on a free port, with a folder of its own and whatever else is set."""

    def __init__(self, data: Path, port: int = 0, **settings: str) -> None:
        self.data, self.settings = data, settings
        self.process = self._start(port)
        self.url = self._address()

    def _start(self, port: int) -> subprocess.Popen[str]:
        own = {"HEGEMON_DATA": str(self.data), "HEGEMON_WEB": str(DIST), "HEGEMON_ENGINE": "plain"}
        own |= {"HEGEMON_SEEDS": "1", "HEGEMON_BOT_PAUSE": "0.02", "PYTHONUNBUFFERED": "1"}
        own |= {"HEGEMON_KEPT_TABLES": "1"}  # of those that nobody looks at; laid.py is built upon it
        return subprocess.Popen(
            [sys.executable, "-m", "hegemon", "serve", "--port", str(port)],
            env=os.environ | own | self.settings,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def _address(self) -> str:
        assert self.process.stdout is not None
        said = []
        for line in self.process.stdout:
            said.append(line)
            found = re.search(r"http://[\w.]+:\d+", line)
            if found:
                return found[0]
        pytest.fail(f"The server did not start: {''.join(said)}", pytrace=False)

    def restart(self, meanwhile: Callable[[], object] = lambda: None) -> None:
        """Kill it without warning and start it again at the same address."""
        port = int(self.url.rsplit(":", 1)[1])
        self.process.kill()
        self.process.wait()
        self._close()
        meanwhile()
        self.process = self._start(port)
        self._address()

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._close()

    def _close(self) -> None:
        if self.process.stdout is not None:
            self.process.stdout.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a worker."""
    if not (DIST / "index.html").is_file():
        pytest.fail("The browser tests need the built client: make web.", pytrace=False)
    running = Server(tmp_path_factory.mktemp("table"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests of a worker."""
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        launched = launch(playwright)
        yield launched
        launched.close()


def open_context(browser: Browser, url: str, width: int = 1440, height: int = 900, **how: Any) -> BrowserContext:
    """A guest's browser at a server. Its service worker would keep files for a visit without a network, which is a test
    of its own; pages are the same without it."""
    usual = {"reduced_motion": "reduce", "service_workers": "block"}
    context = browser.new_context(base_url=url, viewport={"width": width, "height": height}, **usual | how)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(UNSEEN)
    return context


@pytest.fixture
def new_page(browser: Browser, server: Server) -> Iterator[Callable[..., Page]]:
    """Opens pages, each of another guest; any error in a console fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            errors.append(f"{message.type}: {message.text} {message.location.get('url')}")

    def make(width: int = 1440, height: int = 900, quiet: bool = True, **how: Any) -> Page:
        context = open_context(browser, server.url, width, height, **how)
        contexts.append(context)
        page = context.new_page()
        if quiet:
            page.on("console", hear)
        page.on("pageerror", lambda fault: errors.append(str(fault)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture
def new_table(new_page: Callable[..., Page], server: Server) -> Callable[..., Table]:
    """Creates a table and opens its page."""

    def make(game: str, page: Page | None = None, open_page: bool = True, **wish: object) -> Table:
        shown = page or new_page()
        table = Table.create(shown, server.url, game, **wish)
        if open_page:
            table.open()
        return table

    return make
