"""Tests that any game must pass, and the runner of rulebook scenarios. Shipped, so that others can use them too."""

from .conformance import CHECKS, check_game
from .deviations import option_sets, set_name
from .scenarios import Scenario, load_scenarios, run_scenario
from .walks import random_walk

__all__ = [
    "CHECKS",
    "Scenario",
    "check_game",
    "load_scenarios",
    "option_sets",
    "random_walk",
    "run_scenario",
    "set_name",
]
