"""How a bot can lose a game other than by the rules."""

from __future__ import annotations

from ...core.errors import HegemonError
from ...core.language import Message, msg

CRASHED, STALLED, ILLEGAL, NONSENSE = "crashed", "stalled", "illegal", "nonsense"
WORDS = {
    CRASHED: msg("bad-bot-crashed", bot="", detail=""),
    STALLED: msg("bad-bot-stalled", bot="", detail=""),
    ILLEGAL: msg("bad-bot-illegal", bot="", detail=""),
    NONSENSE: msg("bad-bot-nonsense", bot="", detail=""),
}
LONGEST = 300  # characters of a detail that are kept


class BotFault(HegemonError):
    """A bot broke off: `kind` is one of WORDS, `detail` what can be said beyond that."""

    def __init__(self, bot: str, kind: str, detail: str = "") -> None:
        self.bot, self.kind = bot, kind
        self.detail = _printable(" ".join(detail.split())[:LONGEST])
        added = f" ({self.detail})" if self.detail else ""
        super().__init__(Message(WORDS[kind].key, {"bot": bot[:80], "detail": added}))


def _printable(text: str) -> str:
    """A bot's own words go to terminals and files: nothing in them may steer one."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)
