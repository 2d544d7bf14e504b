"""What is foretold of a combat is what comes: strengths, losses, fortresses and monuments, in thousands of combats."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

import hegemon
from hegemon.core.engine import State
from hegemon.core.game import Game
from hegemon.core.happenings import Happening
from hegemon.core.odds import Odds

from .rich import rich_position


def load(**options: Any) -> Game:
    return hegemon.load("dies_irae", engine="plain", **options)


def told(game: Game, happenings: list[Happening], kind: str) -> list[dict[str, Any]]:
    return [dict(happening.args) for happening in happenings if happening.kind == kind]


def losses_seen(game: Game, state: State, a: int) -> dict[str, int]:
    """Units of the kind that fights which are gone from the hex when all is decided, whoever chooses what sinks."""
    kind = "legion" if game.action(a).verb == "fight" else "ship"
    where = game.action(a).args[0]
    after = state.copy()
    game.apply(after, a)
    while game.prompt(after).cite == "combat.owner_chooses":
        game.apply(after, game.legal(after)[-1])
    counts: list[dict[str, int]] = []
    for here in (state, after):
        rows = game.public_view(here, None)["stacks"]
        counts.append({f"seat-{r['seat']}": r["size"] for r in rows if (r["kind"], r["hex"]) == (kind, where)})
    return {who: n - counts[1].get(who, 0) for who, n in counts[0].items()}


def compare(game: Game, state: State, a: int, foretold: Odds) -> None:
    """The happenings of the combat itself against what was foretold."""
    happenings = game.happenings(state, a)
    for side, strength in zip(foretold.sides, told(game, happenings, "strength"), strict=True):
        assert (side.who, side.strength) == (strength["who"], strength["total"])
    ((end, chance),) = foretold.ends
    assert chance == 1
    if game.action(a).verb == "fight":
        (fought,) = told(game, happenings, "fought")
        assert (end.args["left"], end.args["others"]) == (fought["left"], fought["others"])
        assert end.args["burns"] == len(told(game, happenings, "burned"))
        assert end.args["razed"] == len(told(game, happenings, "razed"))
        lost = {row["who"]: row["n"] for row in told(game, happenings, "fell")}
    else:
        (fought,) = told(game, happenings, "fought_ships")
        assert (end.args["lost"], end.args["others"]) == (fought["lost"], fought["others"])
        lost = {fought["who"]: fought["lost"], fought["other"]: fought["others"]}
    seen = losses_seen(game, state, a)
    assert foretold.losses == {side.who: {seen.get(side.who, 0): Fraction(1)} for side in foretold.sides}
    assert foretold.losses == {side.who: {lost.get(side.who, 0): Fraction(1)} for side in foretold.sides}


@pytest.mark.parametrize("leaders", [False, True])
def test_what_is_foretold_comes(leaders: bool) -> None:
    game = load(leaders=leaders)
    land = sea = 0
    for seed in range(60):
        state = rich_position(game, Random(seed))
        s = game.plain(state)
        for seat in (seat for seat in range(3) if not s.revolted[seat]):
            attack = game.change(state, f"turn {game.seats[seat]} attack")
            for a in game.legal(attack):
                foretold = game.odds(attack, a)
                fights = game.action(a).verb in ("fight", "fight_ships")
                assert (foretold is not None) == fights
                if foretold is not None:
                    compare(game, attack, a, foretold)
                    land += game.action(a).verb == "fight"
                    sea += game.action(a).verb == "fight_ships"
    assert land > 100 and sea > 20


def test_the_printed_example_in_parts() -> None:
    """Two Greek legions of 3 CV against a legion of 1 CV and a fortress, City States of level 6: 7 against 7."""
    game = load()
    state = game.position(
        "empty; legions greece sardis 2; legions persia sardis 1; fortress persia sardis; box greece military 45; "
        "box greece culture 6; box persia culture 6; turn greece attack"
    )
    found = game.odds(state, game.parse("fight sardis"))
    assert found is not None
    texts = [[(game.say(part), value) for part, value in side.parts] for side in found.sides]
    assert texts == [
        [("2 legions counting 3 each", 6), ("culture", 1)],
        [("a legion counting 1", 1), ("fortress", 5), ("culture", 1)],
    ]
    assert game.say(found.ends[0][0]) == "No legion of either side is left."
    assert game.say(found.ends[0][0], "de") == "Keine Seite hat noch eine Legion."


def test_no_odds_for_what_cannot_be_fought() -> None:
    game = load()
    state = game.position("empty; legions greece sardis 2; armistice greece persia 1; legions persia sardis 1")
    assert game.odds(state, game.parse("fight sardis")) is None
    assert game.odds(state, game.parse("choose attack")) is None
    assert game.odds(state, game.parse("fight_ships sardis persia")) is None
