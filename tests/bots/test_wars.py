"""Long turns are planned to their end: wars and know-hows that win the game, and trades that do not go on for ever."""

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

# In Antike: Pella's temple would bring the ninth personage, if all five legions near it go there.
SIEGE = (
    "empty; turn greeks movement; rondel greeks maneuver_1; personages greeks king=3 citizen=2 scholar=3; "
    "know_how greeks wheel; know_how phoenicians monarchy; city phoenicians pella temple; city phoenicians ephesos; "
    "city phoenicians tyros; city greeks athenae; city greeks sparta; city greeks dyrrhachion; "
    "legion greeks athenae 3; legion greeks dyrrhachion 2; legion greeks sirmium 1; galley greeks sparta 2; "
    "galley greeks knossos 1; legion phoenicians pella 1"
)
# The extra personage for all know-hows would be the ninth; Democracy, the last in the list, is worth most by itself.
STUDIES = (
    "empty; turn greeks rondel; rondel greeks gold; know_how greeks sailing market monarchy navigation currency; "
    "know_how persians wheel roads democracy; stock greeks marble=6 iron=6 gold=24 coin=2; "
    "personages greeks king=2 citizen=1 scholar=3 general=1 navigator=1; city greeks athenae; city greeks sparta; "
    "city persians susa; city persians babylon; legion greeks athenae 2; galley greeks sparta"
)


def the_best(game: Game, state: State, width: int) -> Turn:
    """The turn that the beam finds best."""
    planner = Planner(game.engine, game.num_seats, [weights_of(game).row], Sizes(width=width))
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


@pytest.mark.parametrize("width", [1, 2, 4])
def test_a_siege_that_wins_is_carried_out_in_antike(width: int) -> None:
    game = hegemon.load("antike", engine="plain", board="east")
    assert "conquer pella" in [game.text(a) for a in the_best(game, game.position(SIEGE), width).actions]


@pytest.mark.parametrize("width", [1, 2, 4])
def test_know_hows_that_win_only_all_together_are_developed(width: int) -> None:
    """However the way is paid: variations of the payment must not fill the beam with the dearest know-how alone."""
    game = hegemon.load("antike", engine="plain", board="east")
    texts = [game.text(a) for a in the_best(game, game.position(STUDIES), width).actions]
    assert {"develop wheel", "develop roads", "develop democracy"} <= set(texts)


RICH = {
    "duellum": "empty; turn carthage rondel; rondel carthage scientia; rondel rome scientia; city rome roma gold; "
    "city carthage carthago gold; know_how carthage commercium; stock carthage marble=40 iron=40 gold=40",
    "antike": "empty; turn greeks rondel; rondel greeks know_how; city greeks athenae; city greeks sparta; "
    "city persians susa; extra greeks king; personages greeks king=1; stock greeks marble=40 iron=40 gold=40; "
    "know_how greeks wheel sailing market monarchy roads navigation currency democracy",
}


@pytest.mark.parametrize("game_id", RICH)
def test_a_nation_rich_enough_to_trade_for_ever_ends_its_turn(game_id: str) -> None:
    game = hegemon.load(game_id, engine="plain")
    planner = Planner(game.engine, game.num_seats, [weights_of(game).row], Sizes(width=1, kept=16))
    planner.put(game.position(RICH[game_id]))
    planner.allow(1 << 40)
    for turn in planner.turns():
        texts = [game.text(a) for a in turn.actions]
        assert texts[-1] == "done" and texts.count("trade") <= planner.kernel.turns.MOST_DETOURS, texts
