"""Tests that any game must pass, and the runner of rulebook scenarios. Shipped, so that others can use them too."""

from .conformance import CHECKS, check_game
from .scenarios import Scenario, load_scenarios, run_scenario
from .walks import random_walk

__all__ = ["CHECKS", "Scenario", "check_game", "load_scenarios", "random_walk", "run_scenario"]
