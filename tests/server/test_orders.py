"""Orders left at a table: carried out the moment they fit, by nobody else's leave, and seen by nobody else."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from hegemon.core import registry
from hegemon.server.play.ongoing import Made, OngoingGame
from hegemon.server.play.orders import Order, SeatOrders, hear, ordered, steps

from .conftest import Json, Person, Start, fresh, refused

GAME = "antike"  # nothing is hidden in it


def leave(person: Person, table: str, seat: int, *orders: Json) -> Any:
    body = {"seat": seat, "orders": list(orders), "command_id": fresh()}
    return person.post(f"/api/tables/{table}/orders", body)


def two(ada: Person, ben: Person, game: str = GAME) -> tuple[str, Person, Person, int]:
    """A table, who moves first, who second, and the seat of the first."""
    table = ada.create("me", "open", game=game, seed=3, options={"players": 2} if game == GAME else {})
    ben.join(table)
    first = ada.state(table)["to_act"]
    return table, *((ada, ben) if first == 0 else (ben, ada)), first


def test_an_answer_that_stands_is_given_at_once(ada: Person, ben: Person) -> None:
    """Whoever has nothing to add ends every step by an order; it ends with its last turn."""
    table, mover, _, seat = two(ada, ben)
    assert leave(mover, table, seat, {"say": "done", "turns": 1}).status_code == 200
    state = mover.state(table)
    assert state["my_move"]  # a field of the rondel has to be chosen in person
    assert mover.act(table, "advance arming").status_code == 200  # here it could arm, or be done
    assert any(e["text"] == "done" and e["seat"] == seat for e in mover.state(table)["log"])
    assert mover.state(table)["orders"][0]["orders"][0]["until"] == state["turn"] + 1


def test_a_move_for_a_case(start: Start, ada: Person, ben: Person) -> None:
    """It waits for the case, through a restart of the server, and is made once."""
    table, mover, waiting, seat = two(ada, ben)
    state = mover.state(table)
    text = next(a["text"] for a in state["actions"] if a["verb"] == "advance")
    reply = next(a["text"] for a in reversed(state["actions"]) if a["verb"] == "advance")
    assert leave(waiting, table, 1 - seat, {"say": f"{reply}; done", "after": text}).status_code == 200
    assert mover.state(table)["orders"] == [] and len(waiting.state(table)["orders"]) == 1
    ada.client = ben.client = start()
    assert mover.act(table, text).status_code == 200
    while (now := mover.state(table))["to_act"] == seat:
        ending = next((a["text"] for a in now["actions"] if a["text"] == "done"), now["actions"][0]["text"])
        assert mover.act(table, ending).status_code == 200
    made = [e["text"] for e in mover.get(f"/api/tables/{table}/log?limit=200")["entries"] if e["seat"] == 1 - seat]
    assert made[0] == reply
    assert all(left["orders"] == [] for left in waiting.state(table)["orders"])


def test_nobody_else_learns_of_an_order(client: TestClient, ada: Person, ben: Person, eve: Person) -> None:
    table, mover, waiting, seat = two(ada, ben)
    leave(waiting, table, 1 - seat, {"say": "done"})
    assert [e["kind"] for e in waiting.events(table, 0)].count("orders") == 1
    for person in (mover, eve):
        assert person.state(table)["orders"] == []
        assert not any(e["kind"] == "orders" for e in person.events(table, 0))


def test_orders_that_make_no_sense_are_refused(ada: Person, ben: Person, eve: Person) -> None:
    table, mover, _, seat = two(ada, ben)
    refused(leave(mover, table, 1 - seat, {"say": "done"}), 403, "not_your_seat")
    refused(leave(mover, table, seat, {"say": "hokus pokus"}), 422, "not_an_action")
    refused(leave(mover, table, seat, {"say": "done; done"}), 422, "invalid")
    refused(leave(mover, table, seat, *([{"say": "done"}] * 13)), 422, "invalid")
    hidden, first, _, own = two(ada, ben, "ancient_wars")
    refused(leave(first, hidden, own, {"say": "done", "after": "done"}), 422, "invalid")
    assert leave(mover, table, seat, {"say": "done"}).status_code == 200
    assert leave(mover, table, seat).status_code == 200
    assert mover.state(table)["orders"] == []


def test_who_takes_back_starts_afresh(ada: Person) -> None:
    """An order must not make again what was just taken back."""
    table = ada.create("me", "me", game=GAME, seed=3, pass_and_play=True, options={"players": 2})
    seat = ada.state(table)["to_act"]
    leave(ada, table, seat, {"say": "done"})
    leave(ada, table, 1 - seat, {"say": "done"})
    assert ada.act(table, ada.state(table)["actions"][0]["text"]).status_code == 200
    assert ada.command(table, "takeback", seat).status_code == 200
    assert ada.state(table)["orders"] == []


def test_a_case_counts_for_others_and_for_its_time() -> None:
    game = registry.load("duellum", engine="plain")
    ongoing = OngoingGame(game)
    order = Order("done; done", 5, "advance aurum")
    orders = {0: SeatOrders([order]), 1: SeatOrders([order])}
    hear(orders, Made(1, 6, 1, "advance aurum", "advance", ["aurum"]))
    assert orders[0].orders == [order]  # too late
    hear(orders, Made(1, 5, 1, "advance aurum", "advance", ["aurum"]))
    assert orders[0].going_on == steps("done; done") == ["done", "done"]
    assert orders[1].orders == [order]  # one's own action is no case
    assert ordered(ongoing, orders) == []  # chance is to act


def offers(person: Person, table: str, seat: int, after: str = "", say: str = "") -> Json:
    answer = person.ask("GET", f"/api/tables/{table}/orders", params={"seat": seat, "after": after, "say": say})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_a_move_for_a_case_is_chosen_from_what_the_game_offers(ada: Person, ben: Person, eve: Person) -> None:
    """What others may do now, then one's own decision after it, step by step; what is chosen so is made."""
    table, mover, waiting, seat = two(ada, ben)
    cases = offers(waiting, table, 1 - seat)["cases"]
    assert cases == mover.state(table)["actions"] and offers(mover, table, seat)["cases"] == []
    case = cases[0]["text"]
    first = next(a for a in offers(waiting, table, 1 - seat, case)["answers"] if a["text"] == "advance arming")
    further = offers(waiting, table, 1 - seat, case, first["text"])["answers"]
    assert any(a["text"] == "done" for a in further)
    assert offers(waiting, table, 1 - seat, case, "advance arming; hokus pokus")["answers"] == []
    assert offers(waiting, table, 1 - seat, "hokus pokus")["answers"] == []
    assert leave(waiting, table, 1 - seat, {"say": "advance arming; done", "after": case}).status_code == 200
    assert mover.act(table, case).status_code == 200
    while (now := mover.state(table))["to_act"] == seat:
        ending = next((a["text"] for a in now["actions"] if a["text"] == "done"), now["actions"][0]["text"])
        assert mover.act(table, ending).status_code == 200
    made = [e["text"] for e in mover.get(f"/api/tables/{table}/log?limit=200")["entries"] if e["seat"] == 1 - seat]
    assert made[:2] == ["advance arming", "done"]
    eve.post("/api/me", {"name": "Eve"})
    refused(eve.ask("GET", f"/api/tables/{table}/orders", params={"seat": seat}), 403, "not_your_seat")


def test_where_something_is_hidden_no_case_is_told(ada: Person, ben: Person) -> None:
    table, _, waiting, seat = two(ada, ben, "ancient_wars")
    assert offers(waiting, table, 1 - seat, "done") == {"cases": [], "answers": []}
