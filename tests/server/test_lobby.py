"""Games, tables, guests: what a page needs before anybody plays."""

from __future__ import annotations

from random import Random
from typing import Any

from hegemon.core import registry

from .conftest import Person, fresh, refused


def test_games_with_options_citations_and_bots(ada: Person) -> None:
    told = ada.get("/api/games")
    assert [g["id"] for g in told["games"]] == registry.games()
    duellum = next(g for g in told["games"] if g["id"] == "duellum")
    assert duellum["available"] and len(duellum["seats"]) == 2
    board = next(o for o in duellum["options"] if o["name"] == "board")
    assert board["kind"] == "choice" and set(board["choices"]) == {"west", "east"} and board["text"]
    assert any(o["cite"] and o["rule"] for o in duellum["options"])
    assert (board["title"], board["choice_titles"][0]) == ("Board", "Rome against Carthage")
    groups = [[o["group"] for o in game["options"]] for game in told["games"]]
    assert all(set(group) == {"basic", "variant", "rare"} and group[0] == "basic" for group in groups)
    assert {"random", "uct:0.3", "strategist:1"} <= {b["name"] for b in told["bots"]}


def test_options_and_rules_in_the_language_of_the_reader(ada: Person) -> None:
    games = ada.get("/api/games?language=de")["games"]
    board = next(o for o in next(g for g in games if g["id"] == "duellum")["options"] if o["name"] == "board")
    assert (board["title"], board["choice_titles"][0]) == ("Spielplan", "Rom gegen Karthago")
    for game in games:
        english = ada.get(f"/api/games/{game['id']}/rules")["rules"]
        german = ada.get(f"/api/games/{game['id']}/rules?language=de")["rules"]
        assert [r["id"] for r in english] == [r["id"] for r in german]
        assert not {r["text"] for r in english} & {r["text"] for r in german}


def test_boards_provenance_and_rules(ada: Person) -> None:
    for game in ada.get("/api/games")["games"]:
        if not game["available"]:
            continue
        board = ada.get(f"/api/games/{game['id']}/board")
        assert board["seats"] == game["seats"] and board["verbs"] and board["extra"]
        for verb in board["verbs"]:
            assert all(domain in board["names"] for domain in verb["domains"]), verb
        rows = ada.get(f"/api/games/{game['id']}/provenance")
        assert rows["rows"] and sum(rows["counts"].values()) == len(rows["rows"])
        assert ada.get(f"/api/games/{game['id']}/rules")["rules"]
    east = ada.get("/api/games/duellum/board?board=east")
    assert east["options"]["board"] == "east" and east["seats"] != ada.get("/api/games/duellum/board")["seats"]
    refused(ada.ask("GET", "/api/games/duellum/board?bord=east"), 422, "invalid")
    refused(ada.ask("GET", "/api/games/chess/board"), 404, "no_game")
    refused(ada.ask("GET", "/api/games/chess/rules"), 404, "no_game")


def test_a_friend_joins_by_link_without_an_account(ada: Person, ben: Person, eve: Person) -> None:
    table = ada.create("open", "me", seed=1)
    assert ben.state(table)["viewing"] is None
    answer = ben.join(table)
    assert answer.json() == {"id": table, "path": f"/t/{table}", "seats": [0]}
    state = ben.state(table)
    assert state["status"] == "playing" and [s["name"] for s in state["seats"]] == ["Ben", "Ada"]
    assert [s["own"] for s in state["seats"]] == [True, False]
    refused(eve.join(table), 409, "taken")
    assert eve.state(table)["viewing"] is None and eve.state(table)["actions"] == []
    refused(ada.join(table), 409, "taken")


def test_listed_tables_are_found_private_ones_are_not(ada: Person, ben: Person) -> None:
    hidden = ada.create("me", "open")
    listed = ada.create("me", "open", visibility="listed")
    found = [t["id"] for t in ben.get("/api/tables")["tables"]]
    assert listed in found and hidden not in found
    assert ben.get("/api/tables?game=antike")["tables"] == []
    assert ben.join(listed, seat=1).status_code == 200
    assert [t["status"] for t in ben.get("/api/tables")["tables"]] == ["playing"]


def test_my_tables_have_my_move_first(ada: Person, ben: Person) -> None:
    tables = [ada.create("me", "open", seed=s) for s in range(6)]
    for table in tables:
        ben.join(table)
    mine: list[dict[str, Any]] = ada.get("/api/my/tables")["tables"]
    moves = [t["my_move"] for t in mine]
    assert moves == sorted(moves, reverse=True) and any(moves) and not all(moves)
    waiting = [t["updated"] for t in mine if t["my_move"]]
    assert waiting == sorted(waiting)
    assert {t["id"] for t in mine} == set(tables)
    assert Person(ada.client).get("/api/my/tables")["tables"] == []


def test_the_creator_fills_an_open_seat_with_a_bot(ada: Person, ben: Person) -> None:
    table = ada.create("me", "open", seed=3)
    change = {"seat": 1, "kind": "bot", "bot": "random"}
    ben.post("/api/me", {"name": "Ben"})
    refused(ben.post(f"/api/tables/{table}/seats", change | {"command_id": fresh()}), 403, "not_allowed")
    refused(ada.post(f"/api/tables/{table}/seats", change | {"seat": 0, "command_id": fresh()}), 409, "taken")
    assert ada.post(f"/api/tables/{table}/seats", change | {"command_id": fresh()}).status_code == 200
    state = ada.settled(table)
    assert state["status"] == "playing" and state["seats"][1]["bot"] == "random" and state["my_move"]
    refused(ada.post(f"/api/tables/{table}/seats", change | {"command_id": fresh()}), 409, "taken")


def test_pass_and_play(ada: Person, ben: Person) -> None:
    names = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Grace"}]
    wish = {"game": "duellum", "seats": names, "pass_and_play": True, "name": "Ada", "command_id": fresh(), "seed": 1}
    table = ada.post("/api/tables", wish).json()["id"]
    state = ada.state(table)
    assert [s["name"] for s in state["seats"]] == ["Ada", "Grace"] and all(s["own"] for s in state["seats"])
    seen = set()
    for _ in range(40):
        state = ada.state(table)
        assert state["my_move"] and state["viewing"] == state["to_act"]
        seen.add(state["viewing"])
        ada.play(table, Random(1), 1)
    assert seen == {0, 1}
    assert ada.state(table, "0")["viewing"] == 0 and ada.state(table, "1")["viewing"] == 1
    refused(ben.ask("GET", f"/api/tables/{table}?seat=0"), 403, "not_your_seat")


def test_positions_log_and_turns(ada: Person) -> None:
    table = ada.create("me", "me", pass_and_play=True, seed=1)
    last = ada.play(table, Random(1), 60)
    start = ada.get(f"/api/tables/{table}/positions/0")
    assert start["entry"] is None and start["turn"] == 0 and start["last"] == last["ply"]
    end = ada.get(f"/api/tables/{table}/positions/{last['ply']}?seat={last['viewing']}")
    assert end["view"] == last["view"] and end["entry"] == last["log"][-1]
    turns = ada.get(f"/api/tables/{table}/turns")["turns"]
    assert [t["turn"] for t in turns] == list(range(last["turn"] + 1))
    for mark in turns:
        assert ada.get(f"/api/tables/{table}/positions/{mark['ply']}")["turn"] == mark["turn"]
    entries: list[Any] = []
    page = ada.get(f"/api/tables/{table}/log?limit=25")
    while page["entries"]:
        entries = page["entries"] + entries
        page = ada.get(f"/api/tables/{table}/log?limit=25&before={page['first']}")
    assert [e["ply"] for e in entries] == list(range(1, last["ply"] + 1))
    assert entries[-40:] == last["log"]


def test_the_page_is_served_or_says_how_to_build_it(ada: Person, tmp_path: Any) -> None:
    missing = ada.ask("GET", "/t/abc")
    assert missing.status_code == 503 and "make play" in missing.text
    (tmp_path / "web" / "assets").mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("<title>front</title>")
    (tmp_path / "web" / "assets" / "x.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    assert "front" in ada.ask("GET", "/t/abc/42").text
    script = ada.ask("GET", "/assets/x.js")
    assert script.headers["content-encoding"] == "gzip"
    assert script.text == "1" and "immutable" in script.headers["cache-control"]
    assert "secret" not in ada.ask("GET", "/..%2fsecret.txt").text
    assert (
        script.headers["x-content-type-options"] == "nosniff"
        and "default-src" in script.headers["content-security-policy"]
    )
