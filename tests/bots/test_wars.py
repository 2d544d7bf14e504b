"""Long turns of Duellum are planned to their end: wars that win the game, and trades that do not go on for ever."""

import pytest

import hegemon
from hegemon.bots.weights import weights_of
from hegemon.core.engine import State
from hegemon.core.game import Game
from hegemon.core.planner import Planner, Sizes, Turn

# Only Rome's temple would be the ninth personage (no Navigator is left); Genua falls to one legion, and every unit has
# something quieter to do.
WAR = (
    "empty; turn carthage movement; rondel carthage duellum_1; personages carthage king=4 citizen=4; "
    "personages rome navigator=2; "
    "city rome roma gold temple wall; city rome genua marble; city carthage neapolis marble temple; "
    "city carthage carthago gold temple; city carthage ancona iron; city carthage tolosa iron; "
    "legion carthage neapolis 5; legion carthage massilia 2; legion carthage ancona 2; "
    "galley carthage carthago 3; galley carthage baleares 1"
)


def the_best(game: Game, state: State, width: int) -> Turn:
    """The turn that the beam finds best."""
    planner = Planner(game.engine, 2, [weights_of(game).row], Sizes(width=width))
    planner.put(state)
    planner.allow(1 << 40)
    return planner.turns()[0]


@pytest.mark.parametrize("width", [1, 2, 4])
@pytest.mark.parametrize("hand", ["", "; hand rome fortress"])
def test_a_city_that_falls_easily_does_not_hide_the_temple_that_wins(width: int, hand: str) -> None:
    """Whatever the other holds in hand: one unit more is sent then."""
    game = hegemon.load("duellum", engine="plain", board="west")
    state = game.position(WAR + hand)
    assert "conquer roma" in [game.text(a) for a in the_best(game, state, width).actions]


def test_a_nation_rich_enough_to_trade_for_ever_ends_its_turn() -> None:
    game = hegemon.load("duellum", engine="plain", board="west")
    state = game.position(
        "empty; turn carthage rondel; rondel carthage scientia; rondel rome scientia; city rome roma gold; "
        "city carthage carthago gold; know_how carthage commercium; stock carthage marble=40 iron=40 gold=40"
    )
    planner = Planner(game.engine, 2, [weights_of(game).row], Sizes(width=1, kept=16))
    planner.put(state)
    planner.allow(1 << 40)
    for turn in planner.turns():
        texts = [game.text(a) for a in turn.actions]
        assert texts[-1] == "done" and texts.count("trade") <= planner.kernel.turns.MOST_DETOURS, texts
