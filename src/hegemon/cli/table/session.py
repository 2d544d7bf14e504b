"""A game being played at one terminal: every move, who made it, and how to take it back."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from ...core.engine import State
from ...core.errors import HegemonError
from ...core.game import Game
from ...core.happenings import Happening
from ...core.language import Message, msg
from ...core.language.message import as_argument
from ...core.phrased_record import Spoken, in_phrases
from ...core.record import Recorder, actor_name
from ...core.telling import Line, all_texts, lines
from ...core.undo import undoable, why_no_undo

HUMAN = "human"  # who sits at the keyboard, among the players of a session
BELOW = "\n      "  # what belongs to a line stands under it


@dataclass(frozen=True)
class Move:
    """One action with the position before it."""

    seat: int  # or chance
    action: int
    before: State
    forced: bool  # nobody chose it: it was the only one, or made for the player
    shown: bool  # it showed the seat something hidden
    phrase: int = 0  # number of the first move of the phrase that it is a part of


@dataclass(frozen=True)
class LogLine:
    """What somebody did in a turn, as one seat may read it."""

    turn: int
    actor: str
    texts: tuple[str, ...]

    def __str__(self) -> str:
        head = f"{self.turn}. {self.actor}: " if self.actor else f"{self.turn}. "
        return head + self.told

    @property
    def told(self) -> str:
        """Actions in one line; sentences of a battle each in a line of its own below the first."""
        return ("; " if self.actor else BELOW).join(self.texts)


class Session:
    """The moves of a game. The record grows with them and shrinks when one is taken back."""

    def __init__(self, game: Game, players: dict[str, str], seed: int, language: str = "en") -> None:
        self.game = game
        self.language = language
        self.players = players
        self.rng = Random(seed)
        self.recorder = Recorder(game, players)
        self.moves: list[Move] = []
        self.spoken: Spoken = {}
        self.done = game.parse("done") if "done" in game.verbs.by_name else None

    @property
    def state(self) -> State:
        """The position now."""
        return self.recorder.state

    def apply(self, a: int, forced: bool = False, phrase: int | None = None) -> None:
        """Make a move; a refused one raises and changes nothing."""
        seat, before = self.game.to_act(self.state), self.state.copy()
        self.recorder.apply(a)
        part_of = len(self.moves) if phrase is None else phrase
        self.moves.append(Move(seat, a, before, forced, seat >= 0 and self.game.reveals(before, a), part_of))

    def move_to(self, game: Game) -> None:
        """Go on with the same game on another engine."""
        if game is self.game:
            return
        self.recorder.state = game.take_over(self.state, self.game)
        self.moves = [replace(move, before=game.take_over(move.before, self.game)) for move in self.moves]
        self.game = self.recorder.game = game

    def go_through(self, texts: list[str]) -> None:
        """What was done in an earlier game, before anybody plays on."""
        for text in texts:
            self.apply(self.game.parse(text), forced=self.game.to_act(self.state) < 0)

    def carry_out(self, actions: list[int]) -> None:
        """The small actions of one phrase, which were tried on a copy before."""
        first = len(self.moves)
        for a in actions:
            self.apply(a, phrase=first)

    def say(self, message: Message) -> str:
        """A message in the language of this terminal."""
        return self.game.say(message, self.language)

    def draw(self) -> None:
        """Let chance decide."""
        self.apply(self.game.draw(self.state, self.rng), forced=True)

    def undo(self, seat: int) -> int:
        """Back to the seat's last decision of this turn; returns how many actions were taken back."""
        turn = self.game.turn(self.state)
        made = [move for move in self.moves if self.game.turn(move.before) == turn]
        found = undoable(made, seat)
        if not found:
            raise HegemonError(msg("bad-undo", why=as_argument(why_no_undo(made, seat))))
        return self._cut(len(self.moves) - len(made) + found[0])

    def _cut(self, index: int) -> int:
        removed = len(self.moves) - index
        kept = self.moves[:index]
        self.recorder = Recorder(self.game, self.players)
        for move in kept:
            self.recorder.apply(move.action)
        self.moves = kept
        return removed

    def save(self, path: str | Path) -> None:
        """Write the record in phrases, whole or not at all."""
        in_phrases(self.recorder.record, self.game, self.spoken).save(path)

    def _told(self, seat: int | None, moves: list[Move]) -> list[LogLine]:
        """What happened, as sentences: one line of the log per line of the telling."""
        found: list[LogLine] = []
        told: list[Happening] = []
        turn = -1
        for move in [*moves, None]:
            now = self.game.turn(move.before) if move is not None else -1
            if now != turn and told:
                found += [LogLine(turn, "", all_texts(line)) for line in self._lines(told)]
                told = []
            turn = now
            if move is not None:
                told += self.game.heard(move.before, move.action, seat)
        return found

    def _lines(self, happenings: list[Happening]) -> list[Line]:
        return lines(self.game.happening_kinds.gathered(happenings), self.game.catalogue(self.language))

    def told(self, happenings: list[Happening]) -> list[str]:
        """Happenings as sentences."""
        return [text for line in self._lines(happenings) for text in all_texts(line)]

    def log(self, seat: int | None, first: int = 0, brief: bool = False) -> list[LogLine]:
        """What happened from move `first` on, as the seat may read it; one line per actor and turn. In brief, the end
        of a step in which nothing else could be done is left out."""
        if self.game.happening_kinds.kinds:
            return self._told(seat, self.moves[first:])
        found: list[LogLine] = []
        for move in self.moves[first:]:
            if brief and move.forced and move.action == self.done:
                continue
            turn = self.game.turn(move.before)
            actor = actor_name(self.game, move.before)
            text = self.game.public_text(move.before, move.action, seat)
            if found and found[-1].turn == turn and found[-1].actor == actor:
                found[-1] = LogLine(turn, actor, (*found[-1].texts, text))
            else:
                found.append(LogLine(turn, actor, (text,)))
        return found
