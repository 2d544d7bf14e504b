"""Printing with rich: one console for results, one for progress."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ..core.language import Message
from .reader import said

PLAIN_WIDTH = 110  # when the output is a file or a pipe


def console() -> Console:
    """For results. Without a terminal it prints plain text of a fixed width."""
    return Console(highlight=False, soft_wrap=False, width=None if sys.stdout.isatty() else PLAIN_WIDTH)


def progress() -> Progress:
    """A bar on stderr, shown only in a terminal."""
    bar = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=bar, transient=True, disable=not sys.stderr.isatty())


def table(*headings: str, right: tuple[str, ...] = (), title: str | None = None) -> Table:
    """A light table; headings named in `right` are aligned to the right."""
    made = Table(box=None, pad_edge=False, header_style="bold", title=title, title_justify="left", title_style="bold")
    for heading in headings:
        made.add_column(heading, justify="right" if heading in right else "left")
    return made


def headed(columns: Mapping[str, Message], right: tuple[str, ...] = (), title: str | None = None) -> Table:
    """A light table whose headings are in the reader's language; `right` names those aligned to the right."""
    headings = {name: said(message) for name, message in columns.items()}
    return table(*headings.values(), right=tuple(headings[name] for name in right), title=title)


def cell(value: Any) -> Text:
    """A value as text that is never read as markup."""
    return Text(str(value))
