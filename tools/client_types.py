"""Writes the client's types from the server's description: its schemas, since the client names no address by type.

python tools/client_types.py [FILE]
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from hegemon.server.app import create_app

WEB = Path(__file__).resolve().parents[1] / "web"
TYPES = WEB / "src" / "lib" / "api" / "schema.d.ts"


def write(target: Path, node: str = "node") -> None:
    """Generate them into a file."""
    with tempfile.TemporaryDirectory() as folder:
        described = Path(folder) / "openapi.json"
        described.write_text(json.dumps(create_app().openapi() | {"paths": {}}), "utf-8")
        script = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
        command = [node, str(script), str(described), "-o", str(target)]
        subprocess.run(command, check=True, capture_output=True, cwd=WEB)


if __name__ == "__main__":
    write(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else TYPES)
