"""Each game keeps what its stage promises: alpha ends, beta is traced and shows a record of every end."""

from pathlib import Path

import pytest

import hegemon
from hegemon.core.language import LANGUAGES, catalogue, msg
from hegemon.core.record import open_game, read, replay
from hegemon.core.rulebook import trace
from hegemon.core.spec import STAGES

HOME = Path(__file__).parent
ENDS = [(game, end) for game in hegemon.games() for end in hegemon.spec(game).ends]


def is_beta(game: str) -> bool:
    return STAGES.index(hegemon.spec(game).stage) >= STAGES.index("beta")


@pytest.mark.parametrize("game", hegemon.games())
def test_a_beta_game_is_traced(game: str) -> None:
    assert hegemon.spec(game).stage in STAGES and hegemon.spec(game).ends
    assert not is_beta(game) or not trace(game)


@pytest.mark.parametrize(("game", "end"), ENDS)
def test_a_beta_game_has_a_record_of_every_end(game: str, end: str) -> None:
    if not is_beta(game):
        return
    record = read(HOME / "records" / game / f"{end}.hgm")
    again = replay(record, open_game(record))
    outcome = again.game.outcome(again.state)
    assert again.game.spec.id == game and outcome is not None and outcome.reason == end


@pytest.mark.parametrize(("game", "end"), ENDS)
def test_there_is_a_sentence_for_every_end(game: str, end: str) -> None:
    for language in LANGUAGES:
        assert catalogue(game, language).say(msg(f"end-{end}")).endswith(".")
