"""What a person means in one breath is typed in one line; docs/human-layer.md counts the lines."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import hegemon
from hegemon.cli.table.typed import understand
from hegemon.core.game import Game

HERE = Path(__file__).parent
EXAMPLES: list[dict[str, Any]] = tomllib.loads((HERE / "lines_typed.toml").read_text("utf-8"))["example"]
PAGE = HERE.parents[1] / "docs" / "human-layer.md"


def played(example: dict[str, Any]) -> tuple[Game, Any, list[str]]:
    """The lines typed where the person is asked; dice and the other side answer as the example says."""
    game = hegemon.load(example["game"], engine="plain", **example.get("options", {}))
    state, seat = game.position(example["given"]), game.seats.index(example["seat"])
    script, lines, left, made = list(example["small"]), list(example["lines"]), None, list[str]()
    while len(made) < len(script):
        if game.to_act(state) != seat:
            actions = [game.parse(script[len(made)])]
        elif (only := game.human.only(state, watched=False)) is not None and not lines_end(game, state, only):
            actions = [only]
        elif left is not None and (answer := left.answer(game, state)) is not None:
            actions = [answer]
        else:
            typed = understand(game, state, lines.pop(0))
            left = typed.standing
            actions = list(typed.actions) if typed.action is None else [typed.action]
        for a in actions:
            made.append(game.text(a))
            game.apply(state, a)
    assert not lines, "every line was needed"
    return game, state, made


def lines_end(game: Game, state: Any, a: int) -> bool:
    """The end of one's own turn is left to the person."""
    return game.active(state) == game.to_act(state) and game.consequences(state, a).ends_turn


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["what"])
def test_the_lines_come_to_the_small_actions(example: dict[str, Any]) -> None:
    game, state, made = played(example)
    assert made == example["small"]
    for fact in example["then"]:
        assert game.check(state, fact) == ""


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["what"])
def test_the_page_counts_them(example: dict[str, Any]) -> None:
    row = next(line for line in PAGE.read_text("utf-8").splitlines() if f"| {example['what']} |" in line)
    told = [cell.strip() for cell in row.split("|")]
    assert told[2:4] == [str(len(example["before"])), str(len(example["lines"]))]
    assert all(f"`{line}`" in row for line in example["lines"])
