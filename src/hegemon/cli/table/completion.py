"""Tab completion of actions and table words, where the terminal offers it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ...core.engine import State
from ...core.game import Game
from .typed import TABLE_WORDS

try:
    import readline
except ImportError:  # no readline on this system: typing works all the same
    readline = None  # type: ignore[assignment]

ASKS_ABOUT = {"why", "preview"}


def completions(game: Game, state: State, line: str) -> list[str]:
    """Words that can follow what stands in the line so far, the last of them begun."""
    words = line.lower().split(" ")
    if words[0] in ASKS_ABOUT and len(words) > 1:
        words = words[1:]
        texts = [game.text(a).split() for a in game.legal(state)]
    else:
        texts = [game.text(a).split() for a in game.legal(state)] + [[word] for word in TABLE_WORDS]
    done, begun = words[:-1], words[-1]
    follow = [text[len(done)] for text in texts if len(text) > len(done) and text[: len(done)] == done]
    return sorted({word for word in follow if word.startswith(begun)})


@contextmanager
def completer(game: Game, state: State) -> Iterator[None]:
    """While a line is read, Tab completes it."""
    if readline is None:
        yield
        return

    def complete(begun: str, index: int) -> str | None:
        found = completions(game, state, readline.get_line_buffer()[: readline.get_endidx()])
        return f"{found[index]} " if index < len(found) else None

    before = readline.get_completer()
    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")
    try:
        yield
    finally:
        readline.set_completer(before)
