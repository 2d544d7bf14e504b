"""Every text of every body that the server describes, with characters that a database may not take."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from .conftest import Person, Start, fresh, refused

JSON = {"Content-Type": "application/json"}
STRANGE = ("\0", "a\0b-----", "\ud800abcdefgh", "\x1b[31mxxxxxxx")
LASTING = ("account/delete", "account/signout")  # they would end the guest who asks: tried last
pytestmark = pytest.mark.both_databases


def fitting(schema: Any, schemas: Any, depth: int = 0) -> Any:
    """Something that is not refused for its shape."""
    if "$ref" in schema:
        return fitting(schemas[schema["$ref"].rpartition("/")[2]], schemas, depth + 1)
    if "anyOf" in schema:
        return fitting(schema["anyOf"][0], schemas, depth + 1)
    if "const" in schema or "enum" in schema:
        return schema.get("const", schema.get("enum", [None])[0])
    kind = schema.get("type")
    if kind == "object":
        return {name: fitting(part, schemas, depth + 1) for name, part in schema.get("properties", {}).items()}
    if kind == "array":
        return [fitting(schema["items"], schemas, depth + 1)] if depth < 6 else []
    return {"integer": schema.get("minimum", 0), "number": 1.0, "boolean": True}.get(kind, "abcdefghij")


def texts(body: Any) -> Iterator[tuple[Any, Any]]:
    """Where there is a text: what holds it, and under which name or number."""
    for name, part in body.items() if isinstance(body, dict) else enumerate(body):
        if isinstance(part, str):
            yield body, name
        elif isinstance(part, dict | list):
            yield from texts(part)


def addresses(described: Any) -> list[tuple[str, Any]]:
    """Everything to which a body can be sent, with its schema; what ends the guest comes last."""
    found = []
    for path, ways in described["paths"].items():
        sent = ways.get("post", {}).get("requestBody", {}).get("content", {}).get("application/json")
        if sent:
            found.append((path, sent["schema"]))
    return sorted(found, key=lambda one: one[0].endswith(LASTING))


def test_no_text_of_a_body_is_a_fault_of_the_server(start: Start) -> None:
    client = start()
    ada, tried = Person(client, "Ada"), 0
    described = client.get("/openapi.json").json()
    for path, schema in addresses(described):
        body = fitting(schema, described["components"]["schemas"])
        table = ada.create("me", "open")
        address = re.sub(r"\{\w+\}", "x", path.replace("{table_id}", table).replace("{game}", "duellum"))
        for holder, name in texts(body):
            before = holder[name]
            for text in STRANGE:
                holder[name] = text
                if name != "command_id" and isinstance(body.get("command_id"), str):
                    body["command_id"] = fresh()
                answer = ada.ask("POST", address, content=json.dumps(body).encode(), headers=JSON)
                assert answer.status_code < 500, (address, name, text, answer.text)
                tried += 1
            holder[name] = before
    assert tried > 200


def signature(challenge: str, key: str, told: bytes | None = None) -> dict[str, Any]:
    """What an authenticator might answer."""
    answered = told or json.dumps({"challenge": challenge}).encode()
    return {"credential": {"id": key, "response": {"clientDataJSON": base64.urlsafe_b64encode(answered).decode()}}}


def test_no_passkey_is_a_fault_of_the_server(start: Start) -> None:
    eve = Person(start())
    for key in STRANGE:
        challenge = eve.post("/api/signin/passkey/options", {}).json()["options"]["challenge"]
        body = json.dumps(signature(challenge, key)).encode()
        answer = eve.ask("POST", "/api/signin/passkey", content=body, headers=JSON)
        assert answer.status_code in (400, 401, 403, 422), (key, answer.text)
    for told in (b"[" * 40_000, b'{"challenge": [[]]}', b"[]", b"\xff", b'"x"', b"null"):
        answer = eve.post("/api/signin/passkey", signature("", "x", told))
        assert answer.status_code in (400, 401, 403, 422), (told[:20], answer.text)


def test_nobody_sits_down_at_a_table_that_was_closed(start: Start) -> None:
    client = start()
    ada, ben = Person(client, "Ada"), Person(client, "Ben")
    table = ada.create("me", "open")
    assert ada.post(f"/api/tables/{table}/close", {"command_id": fresh()}).status_code == 200
    before = ada.state(table)
    refused(ben.join(table), 409, "taken")
    refused(ben.join(table, seat=1), 409, "taken")
    assert ada.state(table) == before
