"""The contract, checked on random games of every game with every option."""

from typing import Any

import pytest

import hegemon
from hegemon.testing import check_game, option_sets, set_name

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
