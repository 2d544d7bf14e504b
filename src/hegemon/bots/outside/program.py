"""A bot behind a channel. It gets what its seat may see, and nothing else."""

from __future__ import annotations

import base64
import json
import time
from collections.abc import Sequence
from random import Random
from typing import Any

from ...core.engine import State
from ...core.game import Game
from .channel import Channel
from .faults import ILLEGAL, NONSENSE, BotFault

PROTOCOL = 1
START_SECONDS = 60.0  # for starting and for getting ready; rules may have to be compiled in between
SECONDS = 10.0  # for a decision


class OutsideBot:
    """Plays by asking a program. The program is started at the first question and stays for further games."""

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        seed: int = 0,
        patience: float = SECONDS,
        start_patience: float = START_SECONDS,
    ) -> None:
        self.name = name
        self.command = tuple(command)
        self.patience = patience
        self.start_patience = start_patience
        self._rng = Random(seed)
        self._channel: Channel | None = None
        self._playing: tuple[int, int] | None = None  # which game object, which seat
        self._asked = 0

    def begin(self, game: Game, seat: int, seed: int) -> None:
        """A new game, at this seat."""
        self._rng = Random(seed)
        if self._channel is None:
            self._channel = Channel(self.name, self.command)
            self._exchange({"type": "hello", "hegemon": PROTOCOL}, "hello", self.start_patience)
        told = {
            "type": "game",
            "game": game.spec.id,
            "options": game.options,
            "seats": game.seats,
            "seat": game.seats[seat],
            "seed": seed,
            "seconds": self.patience,
            "stamp": game.layout_stamp(),
        }
        self._exchange(told, "ready", self.start_patience)
        self._playing = (id(game), seat)

    def choose(self, game: Game, state: State) -> int:
        """What the program answers, if that is a legal action."""
        seat = game.to_act(state)
        if self._playing != (id(game), seat) or self._channel is None:
            self.begin(game, seat, self._rng.getrandbits(31))
        self._asked += 1
        answer = self._exchange(self._question(game, state, seat), "decision", self.patience)
        if answer.get("id") != self._asked:
            raise self._fault(NONSENSE, "it answers another question")
        chosen = answer.get("action")
        for a in game.legal(state):
            if game.text(a) == chosen:
                return a
        raise self._fault(ILLEGAL if isinstance(chosen, str) else NONSENSE, repr(chosen)[:80])

    def over(self, game: Game, state: State) -> None:
        """Tell the program how the game ended; it answers nothing."""
        if self._channel is not None:
            self._send({"type": "over", "outcome": game.named_outcome(state)}, time.monotonic() + self.patience)
        self._playing = None

    def close(self) -> None:
        """End the program."""
        if self._channel is not None:
            self._channel.close()
        self._channel, self._playing = None, None

    def _question(self, game: Game, state: State, seat: int) -> dict[str, Any]:
        view = game.view(state, seat)
        legal = [action["text"] for action in view.pop("actions")]
        possible = game.pack(game.determinize(state, seat, self._rng))
        return {
            "type": "decide",
            "id": self._asked,
            "legal": legal,
            "view": view,
            "possible": base64.b64encode(possible).decode("ascii"),
        }

    def _exchange(self, told: dict[str, Any], wanted: str, seconds: float) -> dict[str, Any]:
        until = time.monotonic() + seconds
        self._send(told, until)
        assert self._channel is not None
        try:
            line = self._channel.receive(until)
        except BotFault:
            self.close()
            raise
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise self._fault(NONSENSE, line[:80].decode("utf-8", "replace")) from None
        if not isinstance(answer, dict) or answer.get("type") != wanted:
            raise self._fault(NONSENSE, line[:80].decode("utf-8", "replace"))
        return answer

    def _send(self, told: dict[str, Any], until: float) -> None:
        assert self._channel is not None
        try:
            self._channel.send(json.dumps(told, separators=(",", ":")).encode(), until)
        except BotFault:
            self.close()
            raise

    def _fault(self, kind: str, detail: str) -> BotFault:
        """A bot that broke off is not asked again: its program ends."""
        self.close()
        return BotFault(self.name, kind, detail)
