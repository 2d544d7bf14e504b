"""Saved games (`.hgm`): a header and one readable line per turn, chance outcomes included, with a hash per turn.

hegemon record 1
game: duellum
ruleset: 1
...

0. chance: first rome; reveal herald; reveal oracle; reveal levy  [5ab0c1d2e3f40516]
1. rome: advance aurum; done  [...]

Version 1 lists small actions. Version 2 says the same in phrases, which is shorter and reads better
(`core/phrased_record.py`); a phrase is written where it leads to the very same position, else the small action is.
"""

from __future__ import annotations

import os
import re
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .chance import Chance
from .engine import State
from .errors import HegemonError, IllegalAction, NotationError, RecordError
from .frames import CHANCE, OVER
from .game import Game
from .language import msg

SMALL_ACTIONS, IN_PHRASES = 1, 2  # versions of the format
FIRST_LINES = {f"hegemon record {version}": version for version in (SMALL_ACTIONS, IN_PHRASES)}
UNFINISHED = "unfinished"
NOBODYS = "chance"  # who makes the actions that nobody decides: they are no phrases
LARGEST = 20_000_000  # characters; a longer file is no game of ours
_LINE = re.compile(r"^([0-9]{1,9})\. (.*?)\s*\[([0-9a-f]{16})\]$")


@dataclass
class TurnLine:
    """All actions made during one turn, with who made them, and the hash of the position after them."""

    turn: int
    actions: list[tuple[str, str]]  # (actor, text)
    key: str

    def __str__(self) -> str:
        parts: list[str] = []
        speaker = ""
        for actor, text in self.actions:
            parts.append(text if actor == speaker else f"{actor}: {text}")
            speaker = actor
        joined = ""
        for part in parts:
            mark = " | " if ": " in part else "; "
            joined += (mark if joined else "") + part
        return f"{self.turn}. {joined}  [{self.key}]"


@dataclass
class Record:
    """A game as it is saved."""

    game: str
    ruleset: int
    options: dict[str, str]
    fingerprint: str
    players: dict[str, str] = field(default_factory=dict)  # seat → who sits there
    result: str = UNFINISHED
    lines: list[TurnLine] = field(default_factory=list)
    version: int = SMALL_ACTIONS
    chance: Chance | None = None  # what the draws follow from, where that was fixed before the game

    def texts(self) -> list[str]:
        """All actions (or phrases) in order."""
        return [text for line in self.lines for _, text in line.actions]

    def dumps(self) -> str:
        """The file's text."""
        head = [
            f"hegemon record {self.version}",
            f"game: {self.game}",
            f"ruleset: {self.ruleset}",
            f"options: {' '.join(f'{k}={v}' for k, v in self.options.items())}".rstrip(),
            f"data: {self.fingerprint}",
            *(f"seat {seat}: {who}" for seat, who in self.players.items()),
            *_chance_lines(self.chance),
            f"result: {self.result}",
            "",
        ]
        return "\n".join([*head, *(str(line) for line in self.lines)]) + "\n"

    def save(self, path: str | Path) -> None:
        """Write the file whole or not at all."""
        target = Path(path)
        try:
            handle, name = tempfile.mkstemp(dir=target.parent, prefix=target.name, suffix=".part")
        except OSError as fault:
            raise RecordError(msg("bad-record-unwritten", file=str(target), detail=fault.strerror or "")) from None
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(self.dumps())
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, target)
        except OSError as fault:
            Path(name).unlink(missing_ok=True)
            raise RecordError(msg("bad-record-unwritten", file=str(target), detail=fault.strerror or "")) from None


def _chance_lines(chance: Chance | None) -> list[str]:
    if chance is None:
        return []
    salts = [f"salt {seat}: {salt}" for seat, salt in chance.salts.items()]
    return [f"commitment: {chance.commitment}", *salts, *([f"seed: {chance.seed}"] if chance.seed else [])]


class Recorder:
    """A game being played, remembered turn by turn."""

    def __init__(self, game: Game, players: dict[str, str] | None = None) -> None:
        self.game = game
        self.state = game.start()
        self._record = Record(
            game.spec.id,
            game.spec.ruleset_version,
            {k: _plain(v) for k, v in game.options.items()},
            game.data.fingerprint(),
            players or {},
        )

    @property
    def record(self) -> Record:
        """The game so far. A hash takes as long as an action: it is reckoned where a turn ends, and where one asks."""
        if self._record.lines:
            self._record.lines[-1].key = self.state.key()
        self._record.result = result_text(self.game, self.state)
        return self._record

    def apply(self, a: int) -> None:
        """Carry an action out and remember it; a refused one leaves everything as it was."""
        game, lines = self.game, self._record.lines
        turn = game.turn(self.state)
        who, text = actor_name(game, self.state), game.text(a)
        begins = not lines or lines[-1].turn != turn
        ended = self.state.key() if begins and lines else ""
        try:
            game.apply(self.state, a)
        except HegemonError:
            raise
        except Exception:  # a fault of the rules leaves a position behind that is none
            self.state = self._made_again()
            raise
        if begins and lines:
            lines[-1].key = ended
        if begins:
            lines.append(TurnLine(turn, [], ""))
        lines[-1].actions.append((who, text))

    def _made_again(self) -> State:
        state = self.game.start()
        for text in self._record.texts():
            self.game.apply(state, self.game.parse(text))
        return state


def _plain(value: Any) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def actor_name(game: Game, state: State) -> str:
    """Who is to act, by name."""
    who = game.to_act(state)
    return {CHANCE: NOBODYS, OVER: "nobody"}.get(who) or game.seats[who]


def result_text(game: Game, state: State) -> str:
    """The result as one line: winners, scores and end reason."""
    outcome = game.outcome(state)
    if outcome is None:
        return UNFINISHED
    winners = " and ".join(game.seats[i] for i in outcome.winners)
    scores = ", ".join(f"{seat} {n}" for seat, n in zip(game.seats, outcome.scores, strict=True))
    return f"{winners} ({scores}; {outcome.reason})"


def loads(text: str) -> Record:
    """Read a record; anything odd is refused with its line number."""
    if len(text) > LARGEST:
        raise RecordError(msg("bad-record-large"))
    rows = text.splitlines()
    version = FIRST_LINES.get(rows[0].strip() if rows else "")
    if version is None:
        raise RecordError(msg("bad-record-first", first=next(iter(FIRST_LINES)), other=next(reversed(FIRST_LINES))))
    head: dict[str, str] = {}
    number = 1
    while number < len(rows) and rows[number].strip():
        key, colon, value = rows[number].partition(":")
        if not colon or key in head:
            raise RecordError(msg("bad-record-header", line=number + 1, text=rows[number][:60]))
        head[key] = value.strip()
        number += 1
    record = _from_header(head)
    record.version = version
    for i in range(number, len(rows)):
        if rows[i].strip():
            record.lines.append(_turn_line(rows[i], i + 1))
    return record


def _from_header(head: dict[str, str]) -> Record:
    for key in ("game", "ruleset", "options", "data", "result"):
        if key not in head:
            raise RecordError(msg("bad-record-lacks", key=key))
    if not re.fullmatch("[0-9]{1,9}", head["ruleset"]):
        raise RecordError(msg("bad-record-ruleset", text=head["ruleset"][:20]))
    options = dict(pair.partition("=")[::2] for pair in head["options"].split())
    players = {key[5:]: value for key, value in head.items() if key.startswith("seat ")}
    chance = _chance_of(head)
    return Record(head["game"], int(head["ruleset"]), options, head["data"], players, head["result"], chance=chance)


def _chance_of(head: dict[str, str]) -> Chance | None:
    salts = {key[5:]: value for key, value in head.items() if key.startswith("salt ")}
    if "commitment" not in head:
        if salts or "seed" in head:
            raise RecordError(msg("bad-record-salts"))
        return None
    chance = Chance(head["commitment"], salts, head.get("seed", ""))
    chance.check()
    return chance


def _turn_line(row: str, number: int) -> TurnLine:
    match = _LINE.match(row.strip())
    if match is None:
        raise RecordError(msg("bad-record-line", line=number, text=row.strip()[:60]))
    actions: list[tuple[str, str]] = []
    for part in match[2].split(" | "):
        actor, colon, texts = part.partition(": ")
        if not colon:
            raise RecordError(msg("bad-record-nobody", line=number))
        actions.extend((actor, text.strip()) for text in texts.split(";"))
    return TurnLine(int(match[1]), actions, match[3])


def read(path: str | Path) -> Record:
    """Read a record from a file."""
    try:
        return loads(Path(path).read_text("utf-8"))
    except FileNotFoundError:
        raise RecordError(msg("bad-file-missing", file=str(path))) from None
    except UnicodeDecodeError:
        raise RecordError(msg("bad-file-binary", file=str(path))) from None
    except OSError as fault:
        raise RecordError(msg("bad-file-unread", file=str(path), detail=fault.strerror or "")) from None


def open_game(record: Record, engine: str = "plain", data: str | Path | None = None) -> Game:
    """The game a record was played with; another ruleset or other components are refused."""
    from .registry import load, spec

    spec(record.game).resolve(record.options)  # an option named like an argument of `load` must not be taken for it
    game = load(record.game, engine=engine, data=data, **record.options)
    if game.spec.ruleset_version != record.ruleset:
        now = game.spec.ruleset_version
        raise RecordError(msg("bad-record-rules", then=record.ruleset, game=game.spec.title, now=now))
    if game.data.fingerprint() != record.fingerprint:
        raise RecordError(msg("bad-record-data"))
    return game


def replay(record: Record, game: Game, upto: int | None = None) -> Recorder:
    """Play a record again (the first `upto` actions), checking each actor, action and draw, and each turn's hash."""
    again = Recorder(game, record.players)
    again.record.chance = record.chance
    made = draws = 0
    for line in record.lines:
        for actor, text in line.actions:
            small = record.version == SMALL_ACTIONS or actor == NOBODYS
            for a in _meant(again, line, text, small):
                if upto is not None and made >= upto:
                    return again
                if actor == NOBODYS:
                    _check_draw(again, record.chance, draws, a)
                    draws += 1
                _replay_one(again, line, actor, a)
                made += 1
        if again.state.key() != line.key:
            raise RecordError(msg("bad-record-hash", turn=line.turn))
    if upto is None and record.result not in (UNFINISHED, again.record.result):
        raise RecordError(msg("bad-record-result", told=record.result, found=again.record.result))
    return again


def _meant(again: Recorder, line: TurnLine, text: str, small: bool) -> list[int]:
    """The small actions that a text of the record stands for."""
    try:
        if small:
            return [again.game.parse(text)]
        return again.game.expand(again.state, text).actions
    except (IllegalAction, NotationError) as fault:
        raise RecordError(msg("bad-record-turn", turn=line.turn, why=""), why=fault) from None


def _check_draw(again: Recorder, chance: Chance | None, draws: int, a: int) -> None:
    """Where the seed is open, chance must have given what follows from it."""
    if chance is not None and chance.seed and again.game.to_act(again.state) == CHANCE:
        chance.check_draw(again.game, again.state, draws, a)


def _replay_one(again: Recorder, line: TurnLine, actor: str, a: int) -> None:
    game = again.game
    turn = game.turn(again.state)
    if turn != line.turn:
        raise RecordError(msg("bad-record-other-turn", action=game.text(a), turn=line.turn, found=turn))
    who = actor_name(game, again.state)
    if who != actor:
        raise RecordError(msg("bad-record-actor", turn=line.turn, actor=actor, who=who))
    try:
        again.apply(a)
    except (IllegalAction, NotationError) as fault:
        raise RecordError(msg("bad-record-turn", turn=line.turn, why=""), why=fault) from None


def verify(path: str | Path, data: str | Path | None = None) -> Record:
    """Replay a file and check every hash and the result; raises with the first fault. Returns it in small actions."""
    record = read(path)
    try:
        return replay(record, open_game(record, data=data)).record
    except RecordError:
        raise
    except HegemonError as fault:
        raise RecordError(msg("bad-record-replay", why=""), why=fault) from None
