"""The client's types are those of the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import ROOT, node


def test_generated_types_are_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`npm run types` would change nothing."""
    monkeypatch.syspath_prepend(ROOT / "tools")
    import client_types

    made = tmp_path / "schema.d.ts"
    client_types.write(made, node())
    assert made.read_text("utf-8") == client_types.TYPES.read_text("utf-8")
