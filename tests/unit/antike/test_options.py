"""Which options go together, and what they set."""

from __future__ import annotations

from typing import Any

import pytest

import hegemon
from hegemon.core.errors import OptionError

REFUSED = [
    ({"two_players": "doubled"}, "two players only"),
    ({"players": 2, "two_players": "doubled", "military": True}, "no number of points"),
    ({"players": 2, "two_players": "doubled", "nations": "picked"}, "no nation cards"),
    ({"players": 2, "two_players": "doubled", "nations": "listed"}, "no nation cards"),
    ({"to_twelve": True}, "three players only"),
    ({"players": 3, "to_twelve": True, "military": True}, "own total of points"),
    ({"players": 7}, "between 2 and 6"),
    ({"players": 1}, "between 2 and 6"),
    ({"board": "north"}, "one of east, west"),
    ({"turn_limit": -1}, "between 0 and 30000"),
]
TARGETS = [
    ({"players": 3}, 3, 10),
    ({"players": 4}, 4, 9),
    ({"players": 5}, 5, 8),
    ({"players": 6}, 6, 7),
    ({"players": 2}, 4, 9),
    ({"players": 2, "two_players": "doubled"}, 2, 15),
    ({"players": 3, "to_twelve": True, "longer": True, "expert": True}, 3, 12),
    ({"players": 3, "military": True}, 3, 13),
    ({"players": 4, "military": True}, 4, 11),
    ({"players": 2, "military": True}, 4, 11),
    ({"players": 5, "military": True, "expert": True}, 5, 9),
    ({"players": 6, "military": True, "longer": True}, 6, 8),
]


@pytest.mark.parametrize(("options", "sentence"), REFUSED, ids=str)
def test_what_does_not_go_together_is_refused(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        hegemon.load("antike", **options)


@pytest.mark.parametrize(("options", "nations", "target"), TARGETS, ids=str)
@pytest.mark.parametrize("board", ["east", "west"])
def test_totals_by_number_of_nations(board: str, options: dict[str, Any], nations: int, target: int) -> None:
    game = hegemon.load("antike", board=board, **options)
    assert game.num_seats == options["players"]
    assert len(game.data.names["nation"]) == nations
    assert game.data.components.target == target


@pytest.mark.parametrize(
    ("options", "awarded"), [({}, 1), ({"expert": True}, 0), ({"military": True}, 0), ({"longer": True}, 1)], ids=str
)
def test_who_has_the_extra_personage(options: dict[str, Any], awarded: int) -> None:
    assert hegemon.load("antike", **options).data.components.extra_awarded == awarded


def test_doubled_pieces() -> None:
    components = hegemon.load("antike", players=2, two_players="doubled").data.components
    assert (components.pieces, components.stones, components.temples, components.coins) == ([34, 34], 50, 20, 30)
    assert components.start_stock[:3] == [4, 2, 6]
    poorer = hegemon.load("antike", players=2, two_players="doubled", doubled_stock=False).data.components
    assert poorer.start_stock[:3] == [2, 1, 3]
