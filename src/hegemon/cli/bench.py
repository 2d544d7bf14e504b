"""`hegemon bench GAME...`: speed in CPU time, medians of interleaved rounds; peers as ratios within the same run."""

from __future__ import annotations

import json
import platform
from itertools import chain
from pathlib import Path

import click

from ..core.dual import compiled_available
from ..core.errors import OptionError
from ..core.language import msg
from .arguments import named_values, open_game
from .measure.goals import Goal, goals
from .measure.own import Start, load_both, own_probes, rule_lines, start_times
from .measure.peers import MODULE, absent, peer_probes
from .measure.probes import Probe, run_rounds
from .measure.report import check_place, report, save
from .measure.words import named
from .reader import said, tell
from .screen import console, headed, progress


@click.command()
@click.argument("games", metavar="GAME...", nargs=-1, required=True)
@click.option("--option", "-o", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--data", metavar="FOLDER")
@click.option("--against", metavar="PEERS", default="")
@click.option("--seconds", type=click.FloatRange(0.01, 60), default=0.5, show_default=True)
@click.option("--rounds", type=click.IntRange(1, 100), default=5, show_default=True)
@click.option("--start/--no-start", default=True)
@click.option("--json", "as_json", is_flag=True)
@click.option("--save", "target", metavar="FILE", type=click.Path(path_type=Path))
def bench(
    games: tuple[str, ...],
    options: tuple[str, ...],
    data: str | None,
    against: str,
    seconds: float,
    rounds: int,
    start: bool,
    as_json: bool,
    target: Path | None,
) -> None:
    """Measure and print."""
    if target is not None:
        check_place(target, len(games))
    peers = _peers(against)
    for game in games:
        open_game(game, options, "plain", data)  # bad options are told before anything is compiled
    compiled = compiled_available()
    if not compiled:
        tell(msg("term-bench-plain"), err=True)
    both = [load_both(game, named_values(options), data, compiled) for game in games]
    own = [own_probes(fast, plain) for fast, plain in both]
    others = peer_probes(peers)
    _measure([*chain.from_iterable(own), *others], rounds, seconds)
    documents = []
    for (fast, plain), probes in zip(both, own, strict=True):
        times = start_times(fast) if fast is not None and start else {}
        lines = rule_lines(plain.spec.id)
        reached = goals(probes + others, times, lines)
        documents.append(report(plain.spec.id, probes + others, times, lines, reached, peers))
        if not as_json:
            _print(plain.spec.title, probes + others, times, lines, reached)
    if as_json:
        click.echo(json.dumps(documents[0] if len(documents) == 1 else documents, indent=1))
    if target is not None:
        for document in documents:
            tell(msg("term-saved-to", file=str(save(document, target))), err=True)


def _peers(against: str) -> list[str]:
    names = [name.strip() for name in against.split(",") if name.strip()]
    for name in names:
        if name not in MODULE:
            raise OptionError(msg("bad-peer", name=name[:40], known=", ".join(MODULE)))
    missing = absent(names)
    for name in missing:
        tell(msg("term-bench-absent", name=name), err=True)
    return [name for name in names if name not in missing]


def _measure(probes: list[Probe], rounds: int, seconds: float) -> None:
    with progress() as bar:
        task = bar.add_task(said(msg("term-measuring")), total=rounds * len(probes))
        for probe in run_rounds(probes, rounds, seconds):
            bar.update(task, description=f"{named(probe.name):24}")
            bar.advance(task)


def _print(title: str, probes: list[Probe], times: dict[str, Start], lines: int, reached: list[Goal]) -> None:
    out = console()
    python, machine = platform.python_version(), platform.machine()
    columns = {
        "what": msg("term-col-what"), "rate": msg("term-col-rate"), "slowest": msg("term-col-slowest"),
        "fastest": msg("term-col-fastest"), "unit": msg("term-col-unit"),
    }  # fmt: skip
    heading = said(msg("term-bench-title", game=title, python=python, machine=machine))
    rows = headed(columns, right=("rate", "slowest", "fastest"), title=heading)
    for probe in probes:
        for unit in probe.rates:
            low, high = probe.spread(unit)
            rows.add_row(
                named(probe.name), f"{probe.rate(unit):,.0f}", f"{low:,.0f}", f"{high:,.0f}", _unit(probe, unit)
            )
    out.print(rows)
    if times:
        out.print()
        out.print(_start_table(times, lines))
    if reached:
        out.print()
        out.print(_goal_table(reached))


def _unit(probe: Probe, unit: str) -> str:
    if unit != "calls":
        return named(unit)
    return said(msg("term-bench-calls", micro=f"{1e6 / probe.rate(unit):.3g}"))


def _start_table(times: dict[str, Start], lines: int) -> object:
    meaning = {
        "cold": msg("term-start-cold", lines=lines),
        "warm": msg("term-start-warm"),
        "plain": msg("term-start-plain"),
        "import": msg("term-start-import"),
    }
    columns = {
        "start": msg("term-col-start"), "cpu": msg("term-col-cpu"), "wall": msg("term-col-wall"),
        "what": msg("term-col-what"),
    }  # fmt: skip
    rows = headed(columns, right=("cpu", "wall"))
    for name, taken in times.items():
        rows.add_row(name, f"{taken.cpu:.2f}", f"{taken.wall:.2f}", said(meaning[name]))
    return rows


def _goal_table(reached: list[Goal]) -> object:
    columns = {
        "goal": msg("term-col-goal"), "ratio": msg("term-col-ratio"), "reached": msg("term-col-reached"),
        "floor": msg("term-col-floor"), "stretch": msg("term-col-stretch"), "verdict": msg("term-col-verdict"),
    }  # fmt: skip
    rows = headed(columns, right=("reached", "floor", "stretch"))
    for goal in reached:
        sign = "≤ " if goal.ceiling else "≥ "
        verdict = said(msg("term-goal-met") if goal.met else msg("term-goal-unmet"))
        numbers = (f"{goal.value:.3g}", f"{sign}{goal.floor:.3g}", f"{goal.stretch:.3g}")
        rows.add_row(goal.id, named(goal.what), *numbers, verdict)
    return rows
