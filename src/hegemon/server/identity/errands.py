"""What the server sees to by itself about people: what was interrupted, and what the operator orders."""

from __future__ import annotations

from .accounts import Accounts
from .leaving import finish_all
from .orders import carry_out_all


class Errands:
    """First whoever was leaving when the server ended; then orders."""

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._unfinished = True

    async def round(self) -> None:
        """Look for both."""
        if self._unfinished:
            await finish_all(self._accounts)
            self._unfinished = False
        await carry_out_all(self._accounts)
