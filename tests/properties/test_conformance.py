"""The contract, checked on random games of every game with every option."""

from random import Random
from typing import Any

import pytest

import hegemon
from hegemon.testing import check_game, option_sets, set_name
from hegemon.testing.conformance import generator_equals_filter, sampled_filter

CASES = [(game, options) for game in hegemon.games() for options in option_sets(game)]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), CASES, ids=lambda v: set_name(v) if isinstance(v, dict) else v)
def test_contract_holds(game: str, options: dict[str, Any]) -> None:
    faults = check_game(hegemon.load(game, **options), games=1)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("game", hegemon.games())
def test_contract_holds_with_defaults(game: str) -> None:
    faults = check_game(hegemon.load(game), seed=7, games=1)
    assert not faults, "\n".join(faults)


def test_a_list_that_the_rules_do_not_bear_out_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The list of legal actions is held against the rules, not against itself."""
    game = hegemon.load("duellum", engine="plain")
    state = game.start()
    monkeypatch.setattr(game.engine, "refusal", lambda state, a: 1)
    broken = [check(game, state, -1, Random(1)) for check in (generator_equals_filter, sampled_filter)]
    assert all("legal()" in fault for fault in broken)
