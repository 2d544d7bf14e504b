"""`hegemon settings`: what an operator can choose, and what was chosen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from ..core.language import msg
from ..server.settings import Choice, read_choices, without_secrets
from .reader import said


@click.command()
def settings() -> None:
    """Print every setting of the server, as a file that HEGEMON_CONFIG can name. Passwords are left out."""
    click.echo("\n\n".join(_described(choice) for choice in read_choices()))


def _described(choice: Choice) -> str:
    """A setting as lines of TOML: what it is, where the value comes from, the value."""
    setting = choice.setting
    default = msg("term-setting-default", variable=setting.variable)
    chosen = msg("term-setting-from", source=choice.source, default=_toml(choice.default))
    whence = said(chosen if choice.source else default)
    value = _toml(choice.value)
    shown = without_secrets(value)
    hidden = "# " if shown != value else ""  # a line without its password is no setting any more
    return f"# {said(setting.about)} ({without_secrets(whence)})\n{hidden}{setting.name} = {shown}"


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return f"[{', '.join(map(_toml, value))}]"
    if isinstance(value, str | Path):
        return '"' + str(value).replace("\\", "\\\\").replace('"', '\\"') + '"'
    return f"{value:.15g}"
