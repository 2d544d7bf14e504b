"""Static units: no card moves them, so a campaign of its own is needed to show the rule."""

from __future__ import annotations

from pathlib import Path

import pytest

import hegemon
from hegemon.core.game import Game

FOLDER = Path(__file__).resolve().parents[3] / "src" / "hegemon" / "games" / "ancient_wars"


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """Gaul, but the provincial cohorts are a garrison that no card names: 'all' becomes a list of the other classes."""
    folder = tmp_path_factory.mktemp("own")
    (folder / "campaigns").mkdir()
    text = (FOLDER / "campaigns" / "gaul.toml").read_text("utf-8")
    head, cards = text.split("[cards.recruits]")
    unit = head.index("[units.cohortes]")
    head = head[:unit] + head[unit:].replace('class = "auxiliary"', 'class = "garrison"', 1)
    head = head.replace('auxiliary = "auxiliary"', 'auxiliary = "auxiliary"\ngarrison = "auxiliary"')
    others = '{ classes = ["leader", "legion", "auxiliary", "cavalry", "tribe", "warband"], spaces'
    cards = cards.replace("{ all = true, spaces", others)
    (folder / "campaigns" / "garrison.toml").write_text(head + "[cards.recruits]" + cards, "utf-8")
    return hegemon.load("ancient_wars", engine="plain", data=folder, campaign="garrison", forced_march=True)


def test_a_static_unit_does_not_march_not_even_with_a_leader(game: Game) -> None:
    """cite: movement.static, rulings.static_units"""
    state = game.position("empty; card siege; at narbo caesar legio_vii cohortes; turn roman march")
    for text in ("march narbo", "to massilia", "take caesar"):
        game.apply(state, game.parse(text))
    refusal = game.why_not(state, game.parse("take cohortes"))
    assert refusal is not None and refusal.cite == "movement.static"
    game.apply(state, game.parse("take legio_vii"))
    game.apply(state, game.parse("done"))
    assert game.check(state, "at narbo cohortes") == ""
    assert game.check(state, "known cohortes legio_vii") == "", "the garrison cannot be the one who left"


def test_a_static_unit_cannot_retreat(game: Game) -> None:
    """cite: movement.static, rulings.static_units"""
    state = game.position("empty; card council_of_gaul; at tolosa cohortes funditores arverni; battle tolosa barbarian")
    for text in ("roll 1", "roll 6", "roll 5", "roll 5", "roll 1", "panic cohortes", "panic funditores"):
        game.apply(state, game.parse(text))
    assert game.check(state, "box cohortes") == ""
    assert game.check(state, "deciding retreat") == ""
    game.apply(state, game.parse("retreat narbo"))
    assert game.check(state, "at narbo funditores") == ""


def test_random_games_with_static_units_keep_every_promise(game: Game) -> None:
    from hegemon.testing import check_game

    assert check_game(game, seed=3, games=1) == []
