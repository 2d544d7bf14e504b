"""Bodies about notices: by which ways, about what, when not."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from ...core.language import msg
from ..notices.outgoing import Forbidden, check_address
from ..notices.push import POINT, read_point, to_bytes
from ..notices.quiet import is_zone
from .wire import Answer, Body, Unfit

AUTH = 16  # bytes of a browser's secret


def _zone(name: str) -> str:
    if not is_zone(name):
        raise Unfit(msg("fault-time-zone"))
    return name


def _outgoing(url: str) -> str:
    try:
        check_address(url, private=True)  # what else an address must be depends on the server's settings
    except Forbidden:
        raise Unfit(msg("fault-push-address")) from None
    return url


def _browser_key(text: str) -> str:
    try:
        raw = to_bytes(text)
        read_point(raw)
    except ValueError:
        raise Unfit(msg("fault-browser-key")) from None
    if len(raw) != POINT:
        raise Unfit(msg("fault-browser-key"))
    return text


def _browser_secret(text: str) -> str:
    try:
        raw = to_bytes(text)
    except ValueError:
        raw = b""
    if len(raw) != AUTH:
        raise Unfit(msg("fault-browser-secret"))
    return text


Url = Annotated[str, Field(min_length=8, max_length=1000), AfterValidator(_outgoing)]
Hour = Annotated[int, Field(ge=0, le=23)]


class Wishes(Body):
    """What somebody wants to be told, how, and when not."""

    mail: bool = False
    push: bool = False
    webhook: Url | None = Field(default=None, description="An address that takes what Discord and Slack take.")
    turn: bool = True
    over: bool = True
    invitation: bool = True
    low: bool = Field(default=True, description="The clock is running low.")
    quiet_from: Hour | None = None
    quiet_to: Hour | None = None
    zone: Annotated[str, Field(max_length=60), AfterValidator(_zone)] = "UTC"
    every: Literal[0, 1, 6, 24] = Field(default=0, description="At most one message in so many hours; 0: at once.")
    language: Literal["en", "de"] = "en"


class NoticeSettings(Answer):
    """One's wishes, and what is possible."""

    wishes: Wishes
    push_key: str = Field(description="The server's key, for the browser's `PushManager.subscribe`.")
    browsers: int = Field(description="Browsers that take pushes.")
    mail: bool = Field(description="Can letters be sent: does the server, and is the address confirmed?")
    feed: bool = Field(description="Is there a secret address of a feed?")


class Subscription(Body):
    """A browser that takes pushes."""

    endpoint: Url
    p256dh: Annotated[str, Field(max_length=120), AfterValidator(_browser_key)]
    auth: Annotated[str, Field(max_length=60), AfterValidator(_browser_secret)]


class Endpoint(Body):
    """A browser that takes no pushes any more."""

    endpoint: Url


class Feed(Answer):
    """Secret addresses of the games that wait; they are shown this once."""

    calendar: str
    rss: str


class TableNotices(Answer):
    """Does one hear of this table?"""

    silent: bool


class Silence(Body):
    """Does one want to hear of this table?"""

    silent: bool
