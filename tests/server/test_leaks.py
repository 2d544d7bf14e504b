"""Nothing that a seat may not know leaves the server: not in views, logs, events, previews, refusals or records."""

from __future__ import annotations

import json
from copy import copy
from random import Random

import pytest

from hegemon.core import registry
from hegemon.core.frames import CHANCE, OVER
from hegemon.core.game import Game
from hegemon.server.play.ongoing import OngoingGame
from hegemon.server.play.shown import shown
from hegemon.server.play.table import Change, Seat, Table
from hegemon.server.play.table_view import Present, Viewer

from .conftest import Person, refused


def hidden_games() -> list[str]:
    return [game for game in registry.games() if registry.spec(game).hides]


def table_of(game: Game, ongoing: OngoingGame) -> Table:
    seats = [Seat(seat, "person", f"guest {i}", seat) for i, seat in enumerate(game.seats)]
    return Table("t", game.spec.id, game.options, None, "private", False, False, None, seats, ongoing, "playing")


def seen(table: Table, viewer: Viewer) -> str:
    told = json.loads(shown(table, viewer, Present()).text())
    return json.dumps({k: v for k, v in told.items() if k not in ("created", "updated")}, sort_keys=True)


def test_there_is_a_game_with_hidden_information() -> None:
    assert "ancient_wars" in hidden_games()


@pytest.mark.parametrize("game_id", hidden_games())
@pytest.mark.parametrize("seed", range(3))
def test_positions_that_a_seat_cannot_tell_apart_look_the_same(game_id: str, seed: int) -> None:
    """Whatever could be behind the veil: the whole state that is sent stays the same, letter by letter."""
    game = registry.load(game_id, engine="plain")
    rng, ongoing = Random(seed), OngoingGame(game)
    ongoing.probing = False
    table = table_of(game, ongoing)
    change = Change(table)
    compared = differing = 0
    for step in range(500):
        if ongoing.to_act == OVER:
            break
        if step % 5 == 0 and ongoing.to_act != CHANCE:
            for seat in range(game.num_seats):
                viewer = Viewer((seat,), seat)
                real = seen(table, viewer)
                other = copy(ongoing)
                other.state = game.determinize(ongoing.state, seat, rng)
                differing += other.state.key() != ongoing.state.key()
                table.ongoing = other
                assert seen(table, viewer) == real, f"seat {seat} at step {step}"
                table.ongoing = ongoing
                compared += 1
        a = ongoing.draw(rng) if ongoing.to_act == CHANCE else rng.choice(game.legal(ongoing.state))
        change.action(*ongoing.make(a))
    assert compared > 50 and differing > 5


@pytest.mark.parametrize("game_id", hidden_games())
def test_texts_that_reach_others_are_those_of_the_rules(game_id: str, ada: Person, ben: Person, eve: Person) -> None:
    """Log, events, lists and the socket tell each viewer what `public_text` allows, and nothing else."""
    table = ada.create("me", "open", game=game_id, seed=3)
    ben.join(table)
    people = {0: ada, 1: ben}
    game = registry.load(game_id, engine="plain")
    state, rng, texts = game.start(), Random(5), []
    veiled = 0
    for _ in range(150):
        seat = ada.state(table)["to_act"]
        if seat is None:
            break
        person = people[seat]
        seen = person.state(table)
        number, text = seen["number"], rng.choice(seen["actions"])["text"]
        assert person.act(table, text, seat, expected=number).status_code == 200
        rows = {
            v: p.get(f"/api/tables/{table}/events?since={number}")["events"]
            for v, p in {0: ada, 1: ben, None: eve}.items()
        }
        texts.append(rows)
    replay = Person(ada.client)
    replay.cookie = ada.cookie
    refused(ada.ask("GET", f"/api/tables/{table}/record"), 403, "hidden")
    if ada.state(table)["status"] == "playing":
        assert ada.command(table, "resign", 0).status_code == 200
    truth = ada.ask("GET", f"/api/tables/{table}/record").text
    from hegemon.core import record as records

    actions = iter(records.loads(truth).texts())
    first = len(records.loads(truth).texts()) - sum(1 for rows in texts for e in rows[None] if e["kind"] == "action")
    for _ in range(first):
        game.apply(state, game.parse(next(actions)))
    for rows in texts:
        for events in zip(*rows.values(), strict=True):
            if events[0]["kind"] != "action":
                continue
            a = game.parse(next(actions))
            for viewer, event in zip(rows, events, strict=True):
                assert event["text"] == game.public_text(state, a, viewer)
                veiled += event["text"] != game.text(a)
            game.apply(state, a)
    assert veiled > 0


@pytest.mark.parametrize("game_id", hidden_games())
def test_doors_that_stay_shut_until_the_game_is_over(game_id: str, ada: Person, ben: Person, eve: Person) -> None:
    table = ada.create("me", "open", game=game_id, seed=3)
    ben.join(table)
    for person, seat in ((ada, 1), (ben, 0), (eve, 0)):
        refused(person.ask("GET", f"/api/tables/{table}?seat={seat}"), 403, "not_your_seat")
        refused(person.ask("GET", f"/api/tables/{table}/positions/0?seat={seat}"), 403, "not_your_seat")
        refused(person.ask("GET", f"/api/tables/{table}/events?seat={seat}"), 403, "not_your_seat")
        refused(person.ask("GET", f"/api/tables/{table}/log?seat={seat}"), 403, "not_your_seat")
        refused(person.ask("GET", f"/api/tables/{table}/record"), 403, "hidden")
    ada.command(table, "resign", 0)
    assert eve.get(f"/api/tables/{table}/positions/0?seat=0")["viewing"] == 0
    assert eve.ask("GET", f"/api/tables/{table}/record").status_code == 200


@pytest.mark.parametrize("game_id", hidden_games())
def test_previews_do_not_tell_what_an_action_would_show(game_id: str) -> None:
    """What is told before an action is the same in all positions that the seat thinks possible, and comes true."""
    game = registry.load(game_id, engine="plain")
    rng, ongoing = Random(2), OngoingGame(game)
    ongoing.probing = False
    told = kept = 0
    for step in range(400):
        if ongoing.to_act == OVER:
            break
        if ongoing.to_act != CHANCE and step % 3 == 0:
            seat = ongoing.to_act
            other = game.determinize(ongoing.state, seat, rng)
            for a in rng.sample(game.legal(ongoing.state), min(3, len(game.legal(ongoing.state)))):
                preview = game.preview(ongoing.state, a)
                assert preview == game.preview(other, a)
                kept += preview.reveals
                told += bool(preview.effects)
        a = ongoing.draw(rng) if ongoing.to_act == CHANCE else rng.choice(game.legal(ongoing.state))
        ongoing.make(a)
    assert told > 50 and kept > 0


@pytest.mark.parametrize("game_id", hidden_games())
def test_a_revelation_is_announced_and_cannot_be_undone(game_id: str, ada: Person) -> None:
    table = ada.create("me", "me", game=game_id, pass_and_play=True, seed=1)
    rng, after = Random(2), ada.state(table)
    for _ in range(1500):
        state = after
        assert state["my_move"], "the game ended before anything was revealed"
        action = rng.choice(state["actions"])
        look_ahead = ada.get(f"/api/tables/{table}/preview?text={action['text'].replace(' ', '%20')}")
        assert ada.act(table, action["text"], state["to_act"], expected=state["number"]).status_code == 200
        after = ada.state(table)
        if look_ahead["reveals"] and after["turn"] == state["turn"] and not action["chance"]:
            break
    assert look_ahead["effects"] == [] and after["undo"]["steps"] == 0 and "take-back" in after["undo"]["reason"]
    refused(ada.command(table, "undo", state["to_act"]), 409, "no_undo")
    service = ada.client.app.state.service  # type: ignore[attr-defined]
    service._tables.clear()
    refused(ada.command(table, "undo", state["to_act"]), 409, "no_undo")
