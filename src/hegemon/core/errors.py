"""Errors a person may meet. Each message is one clear sentence; the command line shows it and exits with 2."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .language.message import Message


class HegemonError(Exception):
    """Something the user asked for cannot be done; the message says what and why, in the reader's language where it
    stands in a catalogue (the project's, or the one by which `say` speaks). `why`: the error behind it, said as
    `$why`."""

    def __init__(
        self, said: str | Message, say: Callable[[Message, str], str] | None = None, why: HegemonError | None = None
    ) -> None:
        super().__init__(said)
        self._said = said
        self._say = say
        self._why = why

    def message(self) -> Message:
        """What cannot be done and why, for any reader; what only a game can say stands there in English."""
        from .language import Message, msg

        if isinstance(self._said, Message) and self._say is None and self._why is None:
            return self._said
        return msg("say-text", text=str(self))

    def sentence(self, language: str) -> str:
        """What cannot be done and why, in a reader's language."""
        if isinstance(self._said, str):
            return self._said
        from .language import Message, catalogue

        args = dict(self._said.args) | ({"why": self._why.sentence(language)} if self._why else {})
        message = Message(self._said.key, args)
        return self._say(message, language) if self._say else catalogue(None, language).say(message)

    def __str__(self) -> str:
        return self.sentence("en")


class UnknownGame(HegemonError):
    """No game has that id."""


class OptionError(HegemonError):
    """An option is unknown, out of range, or does not go with another one."""


class DataError(HegemonError):
    """A board, card or chart file is broken."""


class NotationError(HegemonError):
    """A text is not an action or a position of this game."""


class IllegalAction(HegemonError):
    """The action is in the table, but the rules refuse it now."""

    def __init__(self, message: str, code: int = 0, cite: str = "", says: Callable[[str], str] | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.cite = cite
        self._says = says

    def sentence(self, language: str) -> str:
        """The reason in a reader's language."""
        return self._says(language) if self._says else super().sentence(language)


class RecordError(HegemonError):
    """A saved game cannot be read, or does not replay to what it claims."""


class EngineError(HegemonError):
    """An engine is unknown, cannot be had, or does not do what it should."""


class EngineUnavailable(EngineError):
    """The compiled engine cannot be had here; the interpreted one can take its place."""

    def __init__(self, reason: Message) -> None:
        from .language.message import as_argument, msg

        super().__init__(msg("bad-engine-unavailable", why=as_argument(reason)))
        self.reason = reason


class RulesetError(HegemonError):
    """A game's verbs, frames and rules do not fit together."""
