"""`hegemon validate GAME FOLDER`: check a folder with the user's own boards, cards and charts."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import click

from ..core.dual import SOURCE
from ..core.errors import DataError, OptionError
from ..core.registry import load_data, spec
from ..core.spec import GameSpec


@click.command(help="Check a data folder of your own: every file in it must belong to the game and be whole.")
@click.argument("game")
@click.argument("folder", type=click.Path(path_type=Path))
def validate(game: str, folder: Path) -> None:
    """Load the game with the folder under every board choice; the first fault is told in one sentence."""
    about = spec(game)
    if not folder.is_dir():
        raise DataError(f"There is no folder '{folder}'.")
    known = _data_files(SOURCE / "games" / game)
    given = _data_files(folder)
    if not given:
        raise DataError(f"The folder '{folder}' holds no data file; {about.title} reads {', '.join(known)}.")
    for name in given:
        if name not in known:
            raise DataError(f"'{name}' takes the place of no file of {about.title}; it reads {', '.join(known)}.")
    prints = _fingerprints(about, folder)
    own = _fingerprints(about, None)
    changed = "as in the game's own files" if prints == own else "other values than in the game's own files"
    click.echo(f"{', '.join(given)}: valid, {changed}.")
    click.echo(f"Play with it: hegemon play {game} --data {folder}")


def _data_files(folder: Path) -> list[str]:
    names = sorted(p.relative_to(folder).as_posix() for p in folder.rglob("*.toml"))
    return [name for name in names if name != "rulebook.toml"]


def _fingerprints(about: GameSpec, folder: Path | None) -> set[str]:
    found = set()
    for options in _choices(about):
        try:
            found.add(load_data(about.id, options, folder).fingerprint())
        except OptionError:
            continue  # choices that do not go with each other
    return found


def _choices(about: GameSpec) -> list[dict[str, object]]:
    """Options under which data are loaded: each combination of named choices (boards, set-ups), the rest by default."""
    named = [option for option in about.options if option.choices]
    combinations = product(*(option.choices for option in named))
    resolved = []
    for values in combinations:
        resolved.append(about.resolve({o.name: v for o, v in zip(named, values, strict=True)}))
    return resolved
