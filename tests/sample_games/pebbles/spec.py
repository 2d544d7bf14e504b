"""What Pebbles says about itself."""

from __future__ import annotations

from ...core.spec import GameSpec
from .actions import MAX_LEGAL

SPEC = GameSpec(
    id="pebbles",
    title="Pebbles",
    ruleset_version=1,
    stage="draft",
    ends={"counted": ""},
    seats=(2, 2),
    max_legal=MAX_LEGAL,
    box={"pebbles": 11},
)
