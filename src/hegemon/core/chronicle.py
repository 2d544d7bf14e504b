"""A whole game told: its happenings in chapters, one for each game turn of the rulebook."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .engine import State
from .game import Game
from .happenings import ALL_SEEING, Happening
from .language.catalogue import Catalogue
from .record import Record
from .telling import Line, all_texts, lines


@dataclass(frozen=True)
class Chapter:
    """A game turn: its heading (empty: what comes before the first turn) and its lines."""

    heading: str
    lines: tuple[Line, ...]


def heard_in(game: Game, actions: Iterable[int], seat: int | None) -> list[Happening]:
    """What happens in a game, action by action, as a seat (None: a spectator, or ALL_SEEING) hears it."""
    state: State = game.start()
    opening, told = game.human.opening(), list[Happening]()
    for a in actions:
        told += game.heard(state, a, seat)
        game.apply(state, a)
    return told if told[: len(opening)] == opening else opening + told


def sentences(game: Game, record: Record, language: str) -> list[str]:
    """What happened in each line of a record in small actions, as one paragraph."""
    catalogue, state = game.catalogue(language), game.start()
    found: list[str] = []
    for line in record.lines:
        told: list[Happening] = []
        for _, text in line.actions:
            told += game.heard(state, a := game.parse(text), ALL_SEEING)
            game.apply(state, a)
        said = lines(game.happening_kinds.gathered(told), catalogue)
        found.append(f"{line.turn}. " + " ".join(text for row in said for text in all_texts(row)))
    return found


def chapters(game: Game, told: Iterable[Happening], catalogue: Catalogue) -> list[Chapter]:
    """Happenings as chapters of prose."""
    kinds = game.happening_kinds
    found: list[tuple[str, list[Happening]]] = [("", [])]
    for happening in told:
        if kinds.by_name[happening.kind].heads:
            found.append((catalogue.say(happening.message()).removesuffix("."), []))
        else:
            found[-1][1].append(happening)
    return [
        Chapter(heading, tuple(lines(kinds.gathered(inside), catalogue)))
        for heading, inside in found
        if heading or inside
    ]
