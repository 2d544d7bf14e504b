"""The client's types are those of the server."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from .conftest import node

WEB = Path(__file__).resolve().parents[2] / "web"


def test_generated_types_are_up_to_date(tmp_path: Path) -> None:
    """`npm run types` would change nothing."""
    from hegemon.server.app import create_app

    script = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
    described = tmp_path / "openapi.json"
    described.write_text(json.dumps(create_app().openapi()), "utf-8")
    made = tmp_path / "schema.d.ts"
    subprocess.run([node(), str(script), str(described), "-o", str(made)], check=True, capture_output=True, cwd=WEB)
    assert made.read_text("utf-8") == (WEB / "src" / "lib" / "api" / "schema.d.ts").read_text("utf-8")
