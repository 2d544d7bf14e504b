"""Standing answers: a battle fought to its end in one line, losses said before a reaction, and where they end."""

from __future__ import annotations

from random import Random

import hegemon
from hegemon.core.frames import CHANCE
from hegemon.core.phrases import Standing
from hegemon.server.play.ongoing import OngoingGame
from hegemon.server.play.settle import settle

BATTLE = (
    "empty; card recruits; at alesia legio_vii legio_ix mandubii senones; at narbo legio_xiv aquitani; "
    "turn roman battle"
)


def test_a_battle_is_fought_to_its_end_in_one_line() -> None:
    """Each side says one line; nobody is asked again who fights, falls or panics.  cite: battle.alternate"""
    game = hegemon.load("ancient_wars", engine="plain")
    standing: dict[int, Standing] = {}
    ongoing, rng = OngoingGame(game, game.position(BATTLE)), Random(3)
    said: list[int] = []
    verbs: list[str] = []

    def say(line: str) -> None:
        run = game.expand(ongoing.state, line)
        assert run.standing is not None and ongoing.to_act not in said
        said.append(ongoing.to_act)
        standing[ongoing.to_act] = run.standing
        made = [ongoing.make(a) for a in run.actions]
        made += settle(ongoing, lambda o: o.draw(rng), lambda who, ends: True, standing=standing)
        verbs.extend(action.verb for action, _ in made)

    say("attack alesia throughout")
    while game.public_view(ongoing.state, None)["deciding"] in ("fight", "lose", "panic"):
        say("fight on")
    assert game.public_view(ongoing.state, None)["battle"] is None
    assert verbs.count("fight") > 1


def test_only_the_seat_that_said_it_is_answered_for() -> None:
    game = hegemon.load("ancient_wars", engine="plain")
    state = game.position(BATTLE)
    run = game.expand(state, "attack alesia throughout")
    left = run.standing
    assert left is not None and left.seat == game.seats.index("roman")
    rng, asked = Random(1), set()
    here = run.state
    while (who := game.to_act(here)) == CHANCE or (who == left.seat and left.answer(game, here) is not None):
        a = game.draw(here, rng) if who == CHANCE else left.answer(game, here)
        assert a is not None
        asked.add(who)
        game.apply(here, a)
    assert left.answer(game, here) is None


def test_losses_can_be_left_to_the_usual_choice() -> None:
    """cite: results.elimination"""
    game = hegemon.load("ancient_wars", engine="plain")
    state, rng = game.position(BATTLE), Random(5)
    game.apply(state, game.parse("attack alesia"))
    for _ in range(400):
        who = game.to_act(state)
        if who >= 0 and game.view(state, who)["public"]["deciding"] == "lose":
            break
        game.apply(state, game.draw(state, rng) if who == CHANCE else game.legal(state)[0])
    run = game.expand(state, "lose for_me")
    assert run.actions and game.action(run.actions[0]).verb == "lose" and run.standing is not None


def test_what_is_lost_is_said_before_the_other_side_reacts() -> None:
    """Rome says how it would lose; Carthage is asked about Fortress; the answer still stands.  cite: conquest.losses"""
    game = hegemon.load("duellum", engine="plain")
    state = game.position(
        "empty; turn rome conquest; city carthage saguntum gold; legion rome saguntum 2; galley rome saguntum 2; "
        "hand carthage fortress; stock rome marble=1"
    )
    run = game.expand(state, "conquer saguntum losing 1")
    assert game.seats[game.to_act(run.state)] == "carthage" and run.standing is not None
    assert run.standing.answer(game, run.state) is None, "it is not Rome that is asked"
    game.apply(run.state, game.parse("decline"))
    answer = run.standing.answer(game, run.state)
    assert answer is None or game.text(answer) == "lose_legions 1"
