"""The worked examples of docs/protocol.md do what they say."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from hegemon.server.app import create_app
from hegemon.server.problems import Refused
from hegemon.server.schemas.tables import Act, NewTable

from .conftest import Person
from .test_crash import serving

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text("utf-8")
SOURCES = Path(sys.modules[Refused.__module__].__file__ or "").parent


def block(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    assert found
    return found[1]


def test_the_python_example_plays_a_game(tmp_path: Path) -> None:
    with serving(tmp_path) as (_, address):
        example = block("python").replace("http://127.0.0.1:8000", address)
        run = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stderr
    assert "'winners'" in run.stdout


def test_the_curl_example_sends_good_bodies(ada: Person) -> None:
    order, act = (json.loads(body) for body in re.findall(r"-d '(.*?)'", block("sh"), re.DOTALL))
    NewTable.model_validate(order)
    assert ada.post("/api/tables", order).status_code == 200
    Act.model_validate(act)


def test_every_refusal_is_listed() -> None:
    listed = set(re.findall(r"`(\w+)`", PAGE.split("## Problems")[1].split("\n## ")[0]))
    used: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        used |= set(re.findall(r'(?:Refused|problem)\(\s*\d+,\s*"(\w+)"', path.read_text("utf-8")))
    assert used and used <= listed, used - listed


def test_every_setting_is_listed() -> None:
    read = set(re.findall(r'"(HEGEMON_\w+)"', (SOURCES / "settings.py").read_text("utf-8")))
    assert read and all(f"`{name}`" in PAGE for name in read)


PARTS = {"table_id": "T", "game": "G", "ply": "PLY", "language": "LANGUAGE", "name": "NAME", "lesson": "L",
         "person": "PERSON", "offer": "OFFER"}  # fmt: skip


def test_every_request_is_listed_with_its_bodies() -> None:
    """The table of requests and the server's own description name the same requests, bodies and answers."""
    described = create_app().openapi()
    table = PAGE.split("## Requests")[1].split("\n## ")[0]
    told: dict[str, str] = {}
    for first, shapes in re.findall(r"^\| (`[A-Z][^|]*) \| ([^|]*) \|", table, re.MULTILINE):
        last = ""
        for request in re.findall(r"`([^`]+)`", first):
            last = last.rsplit("/", 1)[0] + request[1:] if request.startswith("…") else request
            told[last.partition("?")[0]] = shapes
    offered = {
        f"{method.upper()} {path.format_map(PARTS)}"
        for path, methods in described["paths"].items()
        for method in methods
        if path.startswith("/api/")
    }
    assert set(told) == offered
    named = {name for shapes in told.values() for name in re.findall(r"`([A-Z]\w+)`", shapes)}
    assert named <= set(described["components"]["schemas"])
