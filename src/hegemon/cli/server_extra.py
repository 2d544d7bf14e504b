"""What the server needs is installed only by those who want one; others are told in a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ..core.errors import HegemonError
from ..core.language import msg


@contextmanager
def server_extra() -> Iterator[None]:
    """Around the imports of the server."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise HegemonError(msg("bad-extra", module=missing.name or "?")) from None
