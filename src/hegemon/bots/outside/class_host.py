"""The other end of a channel, for bots written as Python classes; run as a module with `package.module:Class`.

The class is made anew for every game, with `seed`; its `choose(game, state)` gets a position that its seat holds
possible (hidden things are dealt anew), so that it cannot look into anybody's hand."""

from __future__ import annotations

import base64
import json
import os
import sys
from importlib import import_module
from typing import IO, Any

from ...core.errors import NotationError
from ...core.game import Game
from ...core.registry import load


def main() -> None:
    """Answer line by line until the other side leaves."""
    name = sys.argv[1]
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what a class prints is a complaint, no answer
    sys.path.insert(0, os.getcwd())
    module, _, attribute = name.partition(":")
    serve(getattr(import_module(module), attribute), name, sys.stdin, out)


def serve(bot_class: Any, name: str, lines: IO[str], out: IO[str]) -> None:
    """The conversation."""
    game: Game | None = None
    bot: Any = None
    for line in lines:
        told = json.loads(line)
        if told["type"] == "hello":
            _answer(out, {"type": "hello", "hegemon": told["hegemon"], "name": name})
        elif told["type"] == "game":
            game = _opened(told)
            bot = bot_class(seed=told["seed"])
            _answer(out, {"type": "ready"})
        elif told["type"] == "decide":
            assert game is not None
            state = game.unpack(base64.b64decode(told["possible"]))
            _answer(out, {"type": "decision", "id": told["id"], "action": _named(game, bot.choose(game, state))})


def _named(game: Game, chosen: Any) -> str:
    """The text of an action; what is no action's number stays as it is, and is no text of one."""
    try:
        return game.text(chosen)
    except (NotationError, TypeError):
        return repr(chosen)


def _opened(told: dict[str, Any]) -> Game:
    game = load(told["game"], **told["options"])
    if game.layout_stamp() != told["stamp"]:
        raise SystemExit("The game is played with other rules, boards or cards than are installed here.")
    return game


def _answer(out: IO[str], said: dict[str, Any]) -> None:
    out.write(json.dumps(said) + "\n")
    out.flush()


if __name__ == "__main__":
    main()
