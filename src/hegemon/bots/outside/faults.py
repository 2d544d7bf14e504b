"""How a bot can lose a game other than by the rules."""

from __future__ import annotations

from ...core.errors import HegemonError

CRASHED, STALLED, ILLEGAL, NONSENSE = "crashed", "stalled", "illegal", "nonsense"
WORDS = {
    CRASHED: "it stopped",
    STALLED: "it did not answer in time",
    ILLEGAL: "it chose what is not allowed",
    NONSENSE: "its answer is no answer",
}
LONGEST = 300  # characters of a detail that are kept


class BotFault(HegemonError):
    """A bot broke off: `kind` is one of WORDS, `detail` what can be said beyond that."""

    def __init__(self, bot: str, kind: str, detail: str = "") -> None:
        self.bot, self.kind = bot, kind
        self.detail = " ".join(detail.split())[:LONGEST]
        super().__init__(f"The bot '{bot[:80]}' broke off: {WORDS[kind]}{f' ({self.detail})' if detail else ''}.")
