"""Every scenario under tests/rulebook is a test; every rule is traced to code and to a scenario."""

from pathlib import Path

import pytest

import hegemon
from hegemon.core.language import catalogue
from hegemon.core.rulebook import rules_of, trace
from hegemon.testing import Scenario, load_scenarios, run_scenario

HOME = Path(__file__).parent / "rulebook"
SCENARIOS = [scenario for game in hegemon.games() for scenario in load_scenarios(HOME, game)]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda s: f"{s.game}/{s.id}")
def test_scenario(scenario: Scenario) -> None:
    faults = run_scenario(scenario)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("game", hegemon.games())
def test_trace_has_no_gap(game: str) -> None:
    gaps = trace(game)
    assert not gaps, f"{len(gaps)} gaps:\n" + "\n".join(catalogue(None, "en").say(gap) for gap in gaps[:40])


@pytest.mark.parametrize("game", hegemon.games())
def test_every_game_has_rules_and_scenarios(game: str) -> None:
    assert len(rules_of(game)) > 30
    assert any(s.game == game for s in SCENARIOS)


def test_a_wrong_scenario_is_noticed() -> None:
    good = next(s for s in SCENARIOS if s.game == "duellum" and s.row.get("then"))
    bad = Scenario(good.game, good.file, {**good.row, "then": ["turn_number 4711"]})
    assert run_scenario(bad)
