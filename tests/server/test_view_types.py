"""What the games send is what they describe: every view of random games, for every seat, and every board."""

from __future__ import annotations

import json
from random import Random

import pytest

from hegemon.core import registry
from hegemon.server.schemas import views

BOARDS = [
    ("duellum", {"board": "west", "special_units": True}),
    ("duellum", {"board": "east"}),
    ("antike", {"board": "west"}),
    ("antike", {"board": "east"}),
    ("dies_irae", {"setup": "ready", "leaders": True}),
    ("dies_irae", {"setup": "printed"}),
    ("ancient_wars", {"campaign": "gaul"}),
    ("ancient_wars", {"campaign": "italy"}),
]


def test_no_game_is_left_out() -> None:
    """Every game of the project is walked through below."""
    assert {game for game, _ in BOARDS} == set(registry.games())


@pytest.mark.parametrize(("game", "options"), BOARDS)
def test_views_are_as_described(game: str, options: dict[str, object]) -> None:
    """No field too many, none missing, every value of its type."""
    loaded = registry.load(game, engine="plain", **options)
    shapes = views.models(game)
    shapes["Extra"].model_validate_json(json.dumps(loaded.data.extra))
    rng = Random(4)
    state = loaded.start()
    for step in range(500):
        if loaded.outcome(state):
            break
        if step % 7 == 0:
            for seat in (None, *range(len(loaded.seats))):
                shapes["View"].model_validate_json(json.dumps(loaded.view(state, seat)["public"]))
        loaded.apply(state, rng.choice(loaded.legal(state)))


def test_the_description_names_them() -> None:
    """OpenAPI holds the shapes under the game's name, without one leading nowhere."""
    schemas = views.described()
    assert {f"{game}.{part}" for game in registry.games() for part in ("View", "Extra")} <= set(schemas)
    references = {word for word in json.dumps(schemas).split('"') if word.startswith("#/components/schemas/")}
    assert {name.rsplit("/", 1)[1] for name in references} <= set(schemas)
