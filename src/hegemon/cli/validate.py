"""`hegemon validate GAME FOLDER`: check a folder with the user's own boards, cards and charts."""

from __future__ import annotations

import shutil
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

import click

from ..core.dual import home_of
from ..core.errors import DataError, OptionError
from ..core.language import msg
from ..core.registry import games, load_data, spec
from ..core.spec import GameSpec, Option
from .reader import tell


@click.command()
@click.argument("words", nargs=-1, metavar="[GAME] PATH")
def validate(words: tuple[str, ...]) -> None:
    """The first fault is told in one sentence."""
    if len(words) not in (1, 2):
        raise DataError(msg("bad-check-what"))
    game, path = words[0] if len(words) == 2 else None, Path(words[-1])
    if path.is_file():
        _validate_file(game, path)
    elif game is None:
        raise DataError(msg("bad-check-file", file=str(path)))
    else:
        _validate_folder(game, path)


def _validate_folder(game: str, folder: Path) -> None:
    """Load the game with the folder under every board choice and with every campaign in it."""
    about = spec(game)
    if not folder.is_dir():
        raise DataError(msg("bad-folder", folder=str(folder)))
    known = _data_files(home_of(game))
    given = _data_files(folder)
    if not given:
        raise DataError(msg("bad-check-empty", folder=str(folder), game=about.title, files=", ".join(known)))
    for name in given:
        if name not in known and not _is_value(about, name):
            raise DataError(msg("bad-check-name", file=name, game=about.title, files=", ".join(known)))
    prints = _fingerprints(about, folder)
    own = _fingerprints(about, None)
    files, command = ", ".join(given), f"hegemon play {game} --data {folder}"
    tell(msg("term-valid-same", files=files) if prints == own else msg("term-valid-other", files=files))
    tell(msg("term-play-with", command=command))


def _validate_file(game: str | None, path: Path) -> None:
    """Load a game with the file as the value of the option that takes such files."""
    for name in [game] if game else games():
        about = spec(name)
        for option in about.options:
            if option.folder:
                with TemporaryDirectory() as room:
                    target = Path(room) / option.folder / path.name
                    target.parent.mkdir()
                    shutil.copy(path, target)
                    load_data(name, about.resolve({option.name: path.stem}), Path(room))
                tell(msg("term-valid-file", file=path.name, option=option.name, game=about.title))
                played = f"hegemon play {name} --data FOLDER -o {option.name}={path.stem}"
                tell(msg("term-play-file", folder=f"FOLDER/{option.folder}", command=played))
                return
    raise DataError(msg("bad-check-single", game=game) if game else msg("bad-check-no-game"))


def _is_value(about: GameSpec, name: str) -> bool:
    """Is this a file that an option names, as a campaign of one's own?"""
    return any(o.folder and Path(name).parent.as_posix() == o.folder for o in about.options)


def _data_files(folder: Path) -> list[str]:
    names = sorted(p.relative_to(folder).as_posix() for p in folder.rglob("*.toml"))
    return [name for name in names if name != "rulebook.toml"]


def _fingerprints(about: GameSpec, folder: Path | None) -> set[str]:
    found = set()
    for options in _choices(about, folder):
        try:
            found.add(load_data(about.id, options, folder).fingerprint())
        except OptionError:
            continue  # choices that do not go with each other
    return found


def _choices(about: GameSpec, folder: Path | None) -> list[dict[str, object]]:
    """Options under which data are loaded: each combination of named choices (boards, campaigns, set-ups), the rest by
    default."""
    named = [option for option in about.options if option.choices]
    resolved = []
    for values in product(*(_values(option, folder) for option in named)):
        resolved.append(about.resolve({o.name: v for o, v in zip(named, values, strict=True)}))
    return resolved


def _values(option: Option, folder: Path | None) -> list[str]:
    files = (folder / option.folder).glob("*.toml") if folder and option.folder else ()
    return [*option.choices, *(p.stem for p in sorted(files) if p.stem not in option.choices)]
