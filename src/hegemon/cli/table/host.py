"""The host of a table: lets chance draw, bots think and people type until the game is over or they leave."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

from ...bots import Bot
from ...bots.outside import BotFault
from ...bots.outside.faults import CRASHED, ILLEGAL, NONSENSE, STALLED
from ...core.errors import HegemonError, IllegalAction
from ...core.frames import CHANCE, OVER
from ...core.game import Game
from ...core.language import msg, name_key
from ...core.phrases import Standing
from ..helping import in_words
from . import answers
from .compiling import Compiling
from .completion import completer
from .draw import draw_result, draw_table
from .menu import menu
from .session import Session
from .turn_end import ends_unsaid, foretold
from .typed import Typed, understand

RECENT = 4  # lines of the log that stay on the screen
CHIPS_FIRST = {"coins"}  # verbs that ask how many coins stand in for chips; the least is chips first


class Leave(Exception):
    """A player has left the table."""


class Host:
    """Runs one game. People sit where `bots` has no entry."""

    def __init__(
        self,
        session: Session,
        bots: dict[int, Bot],
        console: Console,
        record: Path | None,
        compiling: Compiling | None = None,
    ) -> None:
        self.session = session
        self.compiling = compiling  # compiled rules for the bots, as soon as they are there
        self.ahead = ""  # typed where Enter would have done: the next line
        self.bots = bots
        self.console = console
        self.record = record
        self.autopay = True
        self.people = [seat for seat in range(session.game.num_seats) if seat not in bots]
        self.seen = 0  # moves that the player at the keyboard has been told about
        self.at_keyboard: int | None = None
        self.fresh = True  # the board has to be drawn
        self.standing: Standing | None = None
        self.notes: list[str] = []  # shown below the board, then forgotten

    @property
    def game(self) -> Game:
        """The game being played."""
        return self.session.game

    def run(self) -> None:
        """Play to the end. The record, if one was asked for, is written after every turn and when a player leaves."""
        try:
            while (who := self.game.to_act(self.session.state)) != OVER:
                turn = self.game.turn(self.session.state)
                self._one(who)
                if self.record and self.game.turn(self.session.state) != turn:
                    self.session.save(self.record)
            self._show_end()
        except Leave:
            self.console.print(self._farewell())
        except BotFault as fault:
            self.console.print(Text(self._lost(fault), style="yellow"))
        finally:
            if self.record:
                self.session.save(self.record)

    def _one(self, who: int) -> None:
        if who == CHANCE:
            self.session.draw()
        elif who in self.bots:
            self._bot(who)
        elif (forced := self._forced()) is not None:
            if (idle := self.game.human.idle(self.session.state)) is not None:
                self.notes.append(self.session.say(idle.message()))
            self.session.apply(forced, forced=True)
        elif (answer := self._standing_answer(who)) is not None:
            self.session.apply(answer)
        else:
            self.session.carry_out(self._ask(who))

    def _bot(self, who: int) -> None:
        if (forced := self.game.forced(self.session.state)) is not None:
            self.session.apply(forced, forced=True)
            return
        self._take_compiled()
        name = self.game.data.title("seat", self.game.seats[who])
        thinking = msg("term-thinking", name=name) if self.compiling is None else msg("term-compiling", name=name)
        with self.console.status(self.session.say(thinking)):
            a = self.bots[who].choose(self.game, self.session.state)
        self.session.apply(a)
        if not self.people:
            self._tell()

    def _take_compiled(self) -> None:
        """Bots search on the compiled rules as soon as they are ready; nobody waits for them."""
        compiled = self.compiling.game() if self.compiling is not None else None
        if compiled is not None:
            self.session.move_to(compiled)
            self.compiling = None

    def _forced(self) -> int | None:
        """The only action there is, or the payment with chips first. The end of one's own turn is left to the player,
        so that the turn can still be taken back."""
        state = self.session.state
        forced, legal = self.game.human.only(state, watched=len(self.people) > 1), self.game.legal(state)
        if forced is not None and self.game.active(state) == self.game.to_act(state):
            return None if self.game.consequences(state, forced).ends_turn else forced
        if forced is None and self.autopay and all(self.game.action(a).verb in CHIPS_FIRST for a in legal):
            return legal[0]
        return forced

    def _standing_answer(self, who: int) -> int | None:
        """What is left of a phrase answers this question; one that it does not answer ends it."""
        answer = self.standing.answer(self.game, self.session.state) if self.standing else None
        if answer is None and self.standing is not None and self.standing.seat == who:
            self.standing = None
        return answer

    # -- asking a person -----------------------------------------------------------------------------------------------
    def _ask(self, who: int) -> list[int]:
        self._hand_over(who)
        shown: tuple[int, ...] | None = None
        while True:
            self._show(who, shown)
            shown = None
            try:
                typed = understand(self.game, self.session.state, self._read(), self.session.language)
                if chosen := [typed.action] if typed.action is not None else list(typed.actions):
                    if self._meant(who, chosen):
                        self.standing = typed.standing if typed.actions else self.standing
                        return chosen
                elif typed.matches:
                    shown = typed.matches
                elif self._table_word(typed, who):
                    who = self.game.to_act(self.session.state)
            except HegemonError as fault:
                self.notes.append(self._objection(fault))

    def _meant(self, who: int, actions: list[int]) -> bool:
        """What would end the turn without saying so is told first, and waits for `done`."""
        if not ends_unsaid(self.game, self.session.state, who, actions):
            return True
        for text in foretold(self.session, who, actions):
            self.console.print(Text(text, style="dim"))
        self.console.print(Text(self.session.say(msg("term-held")), style="bold"))
        line = self._line("> ").strip()
        if line.lower() in ("done", "1"):
            return True
        self.ahead = "" if line.lower() in ("undo", "u") else line
        return False

    def _hand_over(self, who: int) -> None:
        """Two people share the keyboard: nobody sees the other's hidden cards."""
        if self.at_keyboard == who:
            return
        if self.at_keyboard is not None and self.game.has_hidden:
            self.console.clear()
            name = self.game.data.title("seat", self.game.seats[who])
            self._line(self.session.say(msg("term-hand-over", name=name)) + " ")
        self.at_keyboard = who
        self.fresh = True

    def _show(self, who: int, shown: tuple[int, ...] | None) -> None:
        if self.fresh or self.console.is_terminal:
            if self.console.is_terminal:
                self.console.clear()
            self.console.print(
                draw_table(self.game, self.session.state, who, self.console.width, self.session.language)
            )
            self.fresh = False
        self._tell(who)
        for note in self.notes:
            self.console.print(Text(note, style="yellow"))
        self.notes.clear()
        prompt = self.game.human.asked(self.session.state)
        asked = self.session.say(prompt.message)
        if len(self.people) > 1:  # whose decision it is must be said where several share the keyboard
            name = self.game.catalogue(self.session.language).name(name_key("seat", self.game.seats[who]))[""]
            asked = f"{name}: {asked}"
        self.console.print(Text(asked, style="bold"))
        self.console.print(menu(self.game, self.session.state, self.console.width, shown, self.session.language))

    def _tell(self, seat: int | None = None) -> None:
        """What has happened since the last look; where the screen is cleared, some more."""
        lines = self.session.log(seat, self.seen, brief=True)
        if self.console.is_terminal and len(lines) < RECENT:
            lines = self.session.log(seat, brief=True)[-RECENT:]
        for line in lines:
            head = f"{line.turn:>3} {line.actor}: " if line.actor else f"{line.turn:>3} "
            self.console.print(Text.assemble((head, "dim bold"), (line.told, "dim")))
        self.seen = len(self.session.moves)

    def _read(self) -> str:
        if ahead := self.ahead.strip():
            self.ahead = ""
            return ahead
        with completer(self.game, self.session.state):
            return self._line("> ")

    def _line(self, prompt: str) -> str:
        try:
            line = input(prompt)
        except EOFError:
            raise Leave from None
        if not sys.stdin.isatty():
            self.console.print()
        return line

    # -- words to the table --------------------------------------------------------------------------------------------
    def _table_word(self, typed: Typed, who: int) -> bool:
        """Answer a word to the table; True when the position has changed."""
        if typed.word == "quit":
            raise Leave
        if typed.word == "undo":
            taken = self.session.undo(who)
            self.standing = None
            self.seen = min(self.seen, len(self.session.moves))
            self.notes.append(self.session.say(msg("term-taken-back", count=taken)))
            self.fresh = True
            return True
        if typed.word == "board":
            self.fresh = True
        elif typed.word == "autopay":
            self.autopay = answers.switch(typed.rest, self.autopay)
            self.notes.append(self.session.say(msg("term-autopay-on") if self.autopay else msg("term-autopay-off")))
        elif typed.word == "save":
            self.notes.append(answers.save(self.session, typed.rest))
        else:
            answer = answers.ANSWERS[typed.word](self.session, who, typed.rest)
            if self.console.is_terminal:
                self.console.print(answer)
                self.ahead = self._line(self.session.say(msg("term-enter")) + " ")
            else:
                self.console.print(answer)
        return False

    def _draw(self, who: int | None) -> None:
        session = self.session
        self.console.print(draw_table(self.game, session.state, who, self.console.width, session.language))

    def _objection(self, fault: HegemonError) -> str:
        if isinstance(fault, IllegalAction) and fault.cite:
            return self.session.say(msg("term-no", reason=fault.sentence(self.session.language)))
        return in_words(fault.sentence(self.session.language))

    # -- the end -------------------------------------------------------------------------------------------------------
    def _show_end(self) -> None:
        self._tell(self.people[0] if self.people else None)
        self._draw(None)
        self.console.print(draw_result(self.game, self.session.state, self.session.language))

    def _lost(self, fault: BotFault) -> str:
        """A bot from outside broke off: it has lost."""
        who = self.game.to_act(self.session.state)
        name = self.game.data.title("seat", self.game.seats[who])
        why = {
            CRASHED: msg("term-bot-crashed"),
            STALLED: msg("term-bot-stalled"),
            ILLEGAL: msg("term-bot-illegal"),
            NONSENSE: msg("term-bot-nonsense"),
        }[fault.kind]
        said = self.session.say(msg("term-bot-lost", name=name, why=self.session.say(why)))
        return f"{said} ({fault.detail})" if fault.detail else said

    def _farewell(self) -> str:
        if self.record:
            turn = self.game.turn(self.session.state)
            return self.session.say(msg("term-left-saved", turn=turn, file=str(self.record)))
        return self.session.say(msg("term-left"))
