"""The short form of `make attack`: many good and spoiled requests, and not one fault of the server."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import httpx2
import pytest

from .conftest import Start

TOOL = Path(__file__).resolve().parents[2] / "tools" / "attack.py"
REQUESTS = 800


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    found = importlib.util.spec_from_file_location("attack_tool", TOOL)
    assert found and found.loader
    module = importlib.util.module_from_spec(found)
    sys.modules[found.name] = module
    found.loader.exec_module(module)
    return module


@pytest.mark.parametrize("seed", [1, 2])
def test_no_request_is_a_fault_of_the_server(start: Start, tool: ModuleType, tmp_path: Path, seed: int) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").write_text("<p>front page</p>")
    client = start(listed_per_guest=10**6)  # a fault would be raised right here

    asked = 0

    def ask(sent: Any) -> tuple[int, Any, bytes]:
        nonlocal asked
        asked += 1
        client.cookies.clear()
        try:
            headers = {k: v.encode("utf-8", "replace") for k, v in sent.headers.items()}
            answer = client.request(sent.method, sent.path, headers=headers, content=sent.body)
        except httpx2.InvalidURL:
            return 0, {}, b""  # not even this client sends that
        return answer.status_code, answer.headers, answer.content

    report = tool.attack(ask, Random(seed), lambda: asked >= REQUESTS)
    assert report.broken == []
    assert {200, 404, 422} <= set(report.statuses), report.statuses


def test_the_fuzzer_sees_a_fault(tool: ModuleType) -> None:
    asked = 0

    def ask(sent: Any) -> tuple[int, Any, bytes]:
        nonlocal asked
        asked += 1
        return (500 if asked == 50 else 200), {}, b"{}"

    report = tool.attack(ask, Random(1), lambda: asked >= 100)
    assert len(report.broken) == 1 and report.statuses == {200: 99, 500: 1}
