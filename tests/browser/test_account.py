"""A stranger's walk in a real browser: guest, passkey, second device, recovery, export, leaving; nothing is left."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from .axe import axe
from .conftest import Server, open_context

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

pytestmark = pytest.mark.browser
NAME = "Zenobia of Palmyra"


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """Passkeys belong to a name, and 127.0.0.1 is none."""
    running = Server(tmp_path)
    running.url = running.url.replace("127.0.0.1", "localhost")
    yield running
    running.stop()


class Device:
    """A browser of its own, with an authenticator that never asks."""

    def __init__(self, browser: Browser, server: Server, width: int, height: int, locale: str) -> None:
        self.context: BrowserContext = open_context(browser, server.url, width, height, locale=locale)
        self.page: Page = self.context.new_page()
        self.devtools = self.context.new_cdp_session(self.page)
        self.devtools.send("WebAuthn.enable")
        made = self.devtools.send(
            "WebAuthn.addVirtualAuthenticator",
            {"options": {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True,
                         "hasUserVerification": True, "isUserVerified": True}},
        )  # fmt: skip
        self.authenticator = made["authenticatorId"]

    def passkeys(self) -> list[dict[str, Any]]:
        found = self.devtools.send("WebAuthn.getCredentials", {"authenticatorId": self.authenticator})
        credentials: list[dict[str, Any]] = found["credentials"]
        return credentials

    def learn(self, passkey: dict[str, Any]) -> None:
        """As if it came over from the other device."""
        given = {"authenticatorId": self.authenticator, "credential": passkey}
        self.devtools.send("WebAuthn.addCredential", given)

    def named(self) -> str:
        found: str = self.page.request.get("/api/me").json()["name"]
        return found


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_strangers_walk(browser: Browser, own_server: Server, tmp_path: Path, language: str) -> None:
    words = json.loads((Path(__file__).parents[2] / f"web/src/lib/i18n/{language}/account.json").read_text("utf-8"))
    locale = {"en": "en-GB", "de": "de-DE"}[language]
    first = Device(browser, own_server, 390, 844, locale)  # a phone
    second = Device(browser, own_server, 1440, 900, locale)
    page = first.page
    faults: dict[str, list[str]] = {}

    # a guest
    page.goto("/account")
    page.get_by_label(words["name"]["label"]).fill(NAME)
    page.get_by_role("button", name=words["name"]["save"]).click()
    page.get_by_text(words["keep"]["notKept"]).wait_for()
    order = {"game": "duellum", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "command_id": "walk-0001"}
    table = page.request.post("/api/tables", data=order).json()["id"]
    page.request.post(f"/api/tables/{table}/chat", data={"text": "Ave, Aurelian!", "command_id": "walk-0002"})
    # with a passkey, by keyboard
    page.get_by_role("button", name=words["passkey"]["add"]).focus()
    page.keyboard.press("Enter")
    page.get_by_text(words["keep"]["kept"]).wait_for()
    (passkey,) = first.passkeys()
    page.get_by_role("button", name=words["codes"]["make"]).click()
    code = page.locator(".codes code").first.inner_text()
    faults["account"] = axe(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing lies beside a phone's screen"
    # a second device, which was a guest with a table of its own
    second.page.goto("/")
    second.page.request.post("/api/me", data={"name": "Somebody"})
    order["command_id"] = "walk-0003"
    brought = second.page.request.post("/api/tables", data=order).json()["id"]
    second.learn(passkey)
    second.page.goto("/signin")
    second.page.get_by_label(words["signIn"]["merge"]["one"]).wait_for()
    faults["signin"] = axe(second.page)
    second.page.get_by_role("button", name=words["signIn"]["usePasskey"]).click()
    second.page.wait_for_url("**/account")
    assert second.named() == NAME
    mine = {card["id"] for card in second.page.request.get("/api/my/tables").json()["tables"]}
    assert mine == {table, brought}
    # the phone is lost, the code is not
    first.context.clear_cookies()
    page.goto("/signin")
    assert first.named() == ""
    page.get_by_label(words["signIn"]["codeLabel"]).fill(code.upper())
    page.get_by_role("button", name=words["signIn"]["useCode"]).click()
    page.wait_for_url("**/account")
    assert first.named() == NAME
    # everything along
    with page.expect_download() as download:
        page.get_by_role("link", name=words["data"]["export"]).click()
    told = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert told["guest"]["name"] == NAME and {t["id"] for t in told["tables"]} == {table, brought}
    # and away
    page.get_by_role("button", name=words["data"]["leave"]).click()
    page.get_by_role("dialog").get_by_role("textbox").fill(NAME)
    faults["leaving"] = axe(page)
    page.get_by_role("button", name=words["data"]["forGood"]).click()
    page.wait_for_url(re.compile("/$"))
    assert first.named() == "" and second.named() == ""
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
        left = "\n".join(database.iterdump())
    assert [secret for secret in (NAME, "Aurelian", passkey["credentialId"].rstrip("=")) if secret in left] == []
    assert {name: found for name, found in faults.items() if found} == {}
    for device in (first, second):
        device.context.close()
