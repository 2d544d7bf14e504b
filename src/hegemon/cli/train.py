"""`hegemon train GAME`: learn by self-play how to judge its positions."""

from __future__ import annotations

import json
from pathlib import Path

import click

from ..core.errors import OptionError
from ..core.guided_tree import can_guide
from ..core.language import Message, msg
from ..core.planner import can_plan
from ..lab.circumstances import commit
from .arguments import named_values, open_game, variations
from .reader import said, tell


@click.command()
@click.argument("game")
@click.option("--option", "-o", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--vary", metavar="NAME", default="")
@click.option("--minutes", type=click.FloatRange(0.01, 10_000), default=10.0, show_default=True)
@click.option("--folder", type=click.Path(path_type=Path), required=True)
@click.option("--games", type=click.IntRange(2, 100_000), default=120, show_default=True)
@click.option("--turns", type=click.IntRange(10, 2_000), default=300, show_default=True)
@click.option("--first-turns", type=click.IntRange(0, 2_000), default=0)
@click.option("--fade", type=click.FloatRange(0.1, 1.0), default=0.95, show_default=True)
@click.option("--start", type=click.Path(path_type=Path, exists=True))
@click.option("--width", type=click.IntRange(1, 16), default=3, show_default=True)
@click.option("--gate", type=click.IntRange(2, 1_000), default=60, show_default=True)
@click.option("--stray", type=click.FloatRange(0.0, 1.0), default=0.0, show_default=True)
@click.option("--steps", default="1", show_default=True, metavar="A,B,...")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--check", is_flag=True)
@click.option("--install", is_flag=True)
def train(
    game: str,
    options: tuple[str, ...],
    vary: str,
    minutes: float,
    folder: Path,
    games: int,
    turns: int,
    first_turns: int,
    fade: float,
    start: Path | None,
    width: int,
    gate: int,
    stray: float,
    steps: str,
    seed: int,
    check: bool,
    install: bool,
) -> None:
    """Run generations, and tell each in one line."""
    named_values(options)
    tables = [
        open_game(game, chosen, "fast", ready=True) for chosen in variations(game, options, [vary] if vary else [])
    ]
    opened = tables[0]
    if not can_plan(opened) and not can_guide(opened):
        raise OptionError(msg("bad-no-features", game=game))
    from ..bots.learn.train import Course, Training
    from ..bots.weights import FILE, read_weights
    from ..core.dual import home_of

    samples = 4 if opened.has_hidden else 1
    course = Course(
        games, width, fade=fade, samples=samples, most_turns=turns, first_turns=first_turns, seed=seed, gate=gate,
        stray=stray, steps=_steps(steps),
    )  # fmt: skip
    beginning = read_weights(start, opened.features.names) if start else None
    run = Training(tables, folder, course, _tell, commit() or "unknown", beginning)
    best = run.run(minutes)
    target = home_of(opened.spec.id) / FILE if install else folder / FILE
    best.save(target)
    accepted = sum(row["accepted"] for row in run.curve)
    tell(msg("term-trained", n=accepted, file=str(target)))
    if check:
        proof = run.proof()
        tell(msg("term-train-proof", match=said(proof.message())))
        if not proof.is_better:
            raise click.exceptions.Exit(1)


def _steps(text: str) -> tuple[float, ...]:
    """Parts of a way, from their list."""
    try:
        steps = tuple(float(part) for part in text.split(","))
    except ValueError:
        steps = ()
    if not steps or not all(0.0 < part <= 4.0 for part in steps):
        raise OptionError(msg("bad-steps", given=text[:40]))
    return steps


def _tell(line: str) -> None:
    row = json.loads(line)
    shares = ", ".join(f"{seat} {share:.2f}" for seat, share in row["shares"].items())
    counted = {name: row[name] for name in ("games", "distinct", "ended", "turns")}
    made = msg(
        "term-generation", n=str(row["generation"]), games=counted["games"], distinct=counted["distinct"],
        ended=counted["ended"], turns=str(counted["turns"]), shares=shares, loss=str(row["loss"]),
        kept="yes" if row["accepted"] else "no", match=said(Message(**row["match"])),
    )  # fmt: skip
    tell(made)
