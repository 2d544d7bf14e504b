"""What a player types: a number, an action (words may be shortened), or a word to the table such as `undo`."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.engine import State
from ...core.errors import HegemonError, IllegalAction, NotationError
from ...core.game import Game
from ...core.language import msg
from ...core.phrases import Standing
from .naming import by_names, in_ids, shown

TABLE_WORDS = (
    *(
        "help",
        "board",
        "look",
        "cards",
        "why",
        "preview",
        "odds",
        "hint",
        "rule",
        "undo",
        "log",
        "save",
        "autopay",
        "quit",
    ),
)  # what each means: `term-help-word` in the catalogues
SHORT = {"?": "help", "exit": "quit", "q": "quit", "h": "help", "b": "board", "u": "undo"}


@dataclass(frozen=True)
class Typed:
    """A line understood: an action, a phrase, a word to the table with the rest of the line, or several matches."""

    action: int | None = None
    actions: tuple[int, ...] = ()  # of a phrase, in order
    word: str = ""
    rest: str = ""
    matches: tuple[int, ...] = ()
    standing: Standing | None = None  # what the phrase leaves to be answered later


def understand(game: Game, state: State, line: str, language: str = "en") -> Typed:
    """Read a line; what is neither a legal action nor a word to the table raises with the reason."""
    words = line.lower().split()
    if not words:
        return Typed(word="board")
    word = SHORT.get(words[0], words[0])
    if word in TABLE_WORDS:
        return Typed(word=word, rest=line.strip()[len(words[0]) :].strip())
    if game.is_phrase(named := in_ids(game, line, language)):
        run = game.expand(state, named)
        return Typed(actions=tuple(run.actions), standing=run.standing)
    found = matching(game, state, line, language)
    if len(found) == 1:
        return Typed(action=found[0])
    if found:
        return Typed(matches=tuple(found))
    raise explain(game, state, line, language)


def matching(game: Game, state: State, line: str, language: str = "en") -> list[int]:
    """Legal actions meant by a line: its number in the list, its exact text, the beginnings of its first words, or
    failing that the beginnings of some of its words in order (`mil` for `advance militia`); then the same with names
    as the list shows them (`found carthago nova iron`)."""
    legal = game.legal(state)
    words = line.lower().split()
    if len(words) == 1 and words[0].isdecimal():
        number = int(words[0][:9])
        if not 1 <= number <= len(legal):
            raise NotationError(msg("bad-number", number=words[0][:9], last=len(legal)))
        return [legal[number - 1]]
    found = _meant({a: game.text(a).split() for a in legal}, words)
    return found or _meant(
        {a: " ".join(named).lower().split() for a, named in shown(game, legal, language).items()}, words
    )


def _meant(texts: dict[int, list[str]], words: list[str]) -> list[int]:
    exact = [a for a, text in texts.items() if text == words]
    if exact:
        return exact
    begun = [a for a, text in texts.items() if _begins(text, words)]
    return begun or [a for a, text in texts.items() if _contains(text, words)]


def _begins(text: list[str], words: list[str]) -> bool:
    return len(words) <= len(text) and all(t.startswith(w) for t, w in zip(text, words, strict=False))


def _contains(text: list[str], words: list[str]) -> bool:
    rest = iter(text)
    return all(any(t.startswith(w) for t in rest) for w in words)


def explain(game: Game, state: State, line: str, language: str = "en") -> HegemonError:
    """Why a line is no legal action: not the vocabulary, or refused by a rule."""
    words = line.lower().split()
    if words[0] not in game.verbs.by_name:
        return NotationError(msg("bad-line", line=line.strip()[:40]))
    try:
        a = game.parse(in_ids(game, line, language))
    except NotationError as fault:
        return by_names(game, line, fault, language)
    refusal = game.why_not(state, a)
    if refusal is None:  # cannot be: a legal action would have matched
        return NotationError(msg("term-allowed", action=line))
    return IllegalAction(
        refusal.sentence, refusal.code, refusal.cite, lambda language: game.say(refusal.message, language)
    )
