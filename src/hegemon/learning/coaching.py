"""What a coach knows of a game (`teaching/coach.toml`): things to be explained when they first appear, and what does
not count as something done. A thing appears when its frame asks somebody, or when something of its kind happens."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from ..core.errors import HegemonError
from ..core.game import Game
from ..core.idle import idle_keys
from ..core.language import LANGUAGES, Message, msg
from .companion import sections, teaching_folder
from .lessons import Said
from .numbers import PLACE, Numbers

COACH = "coach.toml"
Fault = tuple[str, Message | HegemonError]  # where in the teaching, and what is wrong there


@dataclass(frozen=True)
class FirstThing:
    """Something that is new once."""

    id: str
    say: Said
    chapter: str
    frames: tuple[str, ...] = ()
    told: tuple[str, ...] = ()


@dataclass(frozen=True)
class FirstGame:
    """The whole game at the end of the course: short, with the coach, against the weakest opponents."""

    title: Said
    intro: Said
    minutes: int
    bot: str
    options: dict[str, Any]
    seats: int


@dataclass(frozen=True)
class Coaching:
    """All of it; nothing for a game without."""

    turn_begins: tuple[str, ...] = ()  # frames in which a turn begins
    empty: tuple[str, ...] = ()  # kinds of happenings that are nothing by themselves
    things: tuple[FirstThing, ...] = ()
    game: FirstGame | None = None


@cache
def coaching(game: str) -> Coaching:
    """The coach's notes on a game."""
    file = teaching_folder(game) / COACH
    if not file.is_file():
        return Coaching()
    raw = tomllib.loads(file.read_text("utf-8"))
    things = [
        FirstThing(**row | {"frames": tuple(row.get("frames", ())), "told": tuple(row.get("told", ()))})
        for row in raw["thing"]
    ]
    return Coaching(tuple(raw["turn_begins"]), tuple(raw["empty"]), tuple(things), FirstGame(**raw["game"]))


def coaching_faults(game: Game) -> Iterator[Fault]:
    """Everything that is wrong with the notes."""
    notes, numbers = coaching(game.spec.id), Numbers(game.spec.id, game.data)
    if notes.game is None:
        yield COACH, msg("fault-no-file", file=COACH)
        return
    frames, idle = set(game.verbs.frames.names), {key.removeprefix("tell-") for key in idle_keys(game)}
    kinds = {kind.name for kind in game.happening_kinds.kinds}
    chapters = {section.id for section in sections(game.spec.id, "companion", LANGUAGES[0])}
    yield from _unknown(COACH, notes.turn_begins, frames, notes.empty, kinds | idle)
    for thing in notes.things:
        where = f"{COACH} [thing.{thing.id}]"
        yield from _unknown(where, thing.frames, frames, thing.told, kinds)
        if not thing.frames and not thing.told:
            yield where, msg("fault-thing-never")
        if thing.chapter not in chapters:
            yield where, msg("fault-no-chapter", chapter=thing.chapter)
        yield from _unsaid(where, thing.say, numbers)
    yield from _unsaid(f"{COACH} [game.title]", notes.game.title, numbers)
    yield from _unsaid(f"{COACH} [game.intro]", notes.game.intro, numbers)


def _unknown(
    where: str, asked: tuple[str, ...], frames: set[str], told: tuple[str, ...], kinds: set[str]
) -> Iterator[Fault]:
    yield from ((where, msg("fault-no-frame", frame=frame)) for frame in asked if frame not in frames)
    yield from ((where, msg("fault-no-kind", kind=kind)) for kind in told if kind not in kinds)


def _unsaid(where: str, said: Said, numbers: Numbers) -> Iterator[Fault]:
    for language in LANGUAGES:
        sentence = said.get(language, "")
        if not sentence:
            yield where, msg("fault-unsaid", language=language)
        elif re.search(r"\d", PLACE.sub("", sentence)):
            yield where, msg("fault-typed-number", text=sentence[:60])
        try:
            numbers.fill(sentence)
        except HegemonError as fault:
            yield f"{where} {language}", fault
