"""Corners that random games seldom reach: major battles, storms, beaten fleets, stampedes, levies, pursuits."""

from __future__ import annotations

from typing import Any

import pytest

import hegemon
from hegemon.core.engine import State
from hegemon.core.game import Game


def at(given: str, *texts: str, **options: Any) -> tuple[Game, State]:
    game = hegemon.load("ancient_wars", engine="plain", **options)
    state = game.position(given)
    for text in texts:
        game.apply(state, game.parse(text))
        assert game.problems(state) == [], text
    return game, state


def holds(game: Game, state: State, *facts: str) -> None:
    for fact in facts:
        assert game.check(state, fact) == "", fact


def legal(game: Game, state: State) -> list[str]:
    return [game.text(a) for a in game.legal(state)]


GREAT = "empty; card recruits; at cenabum legio_vii legio_viii legio_ix legio_xi carnutes senones bituriges mandubii"


def test_a_major_battle_brings_a_unit_and_costs_another() -> None:
    """cite: major_battles.reward, major_battles.morale, major_battles.no_pursuit"""
    given = f"{GREAT}; at alesia arverni; at narbo labienus; battle cenabum roman"
    rolls = ["roll 6", "roll 1", "fight legio_vii", "roll 6", "roll 6", "roll 6", "lose carnutes", "lose senones"]
    rolls += ["lose bituriges", "roll 1", "roll 1", "fight legio_viii", "roll 6", "roll 1", "roll 1"]
    game, state = at(given, *rolls, major_battles=True, pursuit=True)
    holds(game, state, "deciding reward", "to_act roman", "major yes", "box mandubii")
    assert "recruit caesar" not in legal(game, state)
    game.apply(state, game.parse("recruit equites_germani"))
    holds(game, state, "at cenabum equites_germani", "deciding morale", "to_act barbarian")
    assert legal(game, state) == ["lose arverni"]
    game.apply(state, game.parse("lose arverni"))
    holds(game, state, "box arverni", "turn barbarian card")


def test_without_the_rule_a_great_battle_is_like_any_other() -> None:
    """cite: major_battles.size"""
    rolls = ["roll 6", "roll 1", "fight legio_vii", "roll 6", "roll 6", "roll 6", "lose carnutes", "lose senones"]
    rolls += ["lose bituriges", "roll 1", "roll 1", "fight legio_viii", "roll 6", "roll 1", "roll 1"]
    game, state = at(f"{GREAT}; battle cenabum roman", *rolls)
    holds(game, state, "turn barbarian card")


PURSUIT = "empty; card recruits; at alesia caesar legio_vii equites_germani; at alesia mandubii; at remi bellovaci"


def test_pursuit_leads_to_another_battle_and_each_unit_pursues_once() -> None:
    """cite: pursuit.battle, rulings.pursuit_chains"""
    won = ["roll 6", "roll 1", "fight legio_vii", "roll 6", "roll 1", "roll 1"]
    game, state = at(f"{PURSUIT}; battle alesia roman", *won, pursuit=True)
    holds(game, state, "deciding pursue", "to_act roman")
    game.apply(state, game.parse("pursue remi"))
    assert legal(game, state) == ["take caesar", "take equites_germani"]
    for text in ("take caesar", "take equites_germani"):
        game.apply(state, game.parse(text))
    holds(game, state, "battle remi roman", "at alesia legio_vii", "deciding advantage")
    for text in ("roll 6", "roll 1", "fight equites_germani", "roll 6", "roll 1", "roll 1"):
        game.apply(state, game.parse(text))
    holds(game, state, "at remi caesar equites_germani", "box bellovaci", "turn barbarian card")


def test_a_defender_who_wins_pursues_too() -> None:
    """cite: rulings.pursuit_chains"""
    given = "empty; card council_of_gaul; at lutetia labienus carnutes; at cenabum senones; battle lutetia barbarian"
    game, state = at(given, "roll 6", "roll 1", "roll 6", pursuit=True)
    holds(game, state, "deciding pursue", "to_act roman", "turn barbarian battle")
    game.apply(state, game.parse("pursue cenabum"))
    holds(game, state, "battle cenabum roman", "at cenabum labienus senones")


def test_over_a_barrier_a_leader_must_pursue_first() -> None:
    """cite: pursuit.barrier"""
    given = "empty; card recruits; at lutetia labienus equites_germani carnutes; battle lutetia roman"
    game, state = at(given, "roll 6", "roll 1", "fight equites_germani", "roll 6", "roll 1", "roll 1", pursuit=True)
    game.apply(state, game.parse("pursue bellovaci"))
    holds(game, state, "deciding pursue_take")
    assert legal(game, state) == ["take equites_germani", "done"]
    refusal = game.why_not(game.change(state, "pursued labienus"), game.parse("take labienus"))
    assert refusal is not None


def test_a_storm_takes_one_of_the_units_aboard() -> None:
    """cite: fleets.storms, events.fleet_roll_bonus"""
    given = "empty; card classis; at morini legio_vii legio_viii legio_ix classis; turn roman march"
    game, state = at(
        given, "sail classis", "roll 1", "to cantium", "take legio_vii", "take legio_viii", "done", storms=True
    )
    assert legal(game, state) == ["lose legio_vii", "lose legio_viii"]
    game.apply(state, game.parse("lose legio_vii"))
    holds(game, state, "box legio_vii", "at cantium legio_viii classis", "at morini legio_ix")


def test_beaten_fleets_choose_among_nearest_ports_and_carry_units() -> None:
    """cite: retreat.fleets, retreat.aboard, rulings.nearest_port, rulings.mixed_retreat"""
    units = "at rhegium legio_i legio_ii classis_i hannibal libyes_i; at neapolis legio_x; at roma legio_iii"
    given = f"empty; card treachery; {units}; at croton mago; battle rhegium barbarian"
    game, state = at(
        given, "roll 1", "roll 6", "fight libyes_i", "roll 4", "roll 4", "roll 4", "roll 1", campaign="italy"
    )
    for text in ("panic legio_i", "panic legio_ii", "panic classis_i"):
        game.apply(state, game.parse(text))
    holds(game, state, "deciding port", "to_act roman")
    assert legal(game, state) == ["retreat roma", "retreat neapolis"]
    game.apply(state, game.parse("retreat neapolis"))
    holds(game, state, "deciding board")
    game.apply(state, game.parse("take legio_ii"))
    assert legal(game, state) == ["take legio_i", "done"]
    game.apply(state, game.parse("done"))
    holds(game, state, "at neapolis legio_ii classis_i legio_x", "box legio_i")  # Croton is held by the enemy


def test_beaten_fleets_without_a_port_are_lost() -> None:
    """cite: retreat.fleets_lost"""
    given = "empty; card treachery; at rhegium legio_i classis_i hannibal libyes_i; battle rhegium barbarian"
    texts = ["roll 1", "roll 6", "fight libyes_i", "roll 4", "roll 4", "roll 1", "roll 1", "panic legio_i"]
    game, state = at(given, *texts, "panic classis_i", campaign="italy")
    holds(game, state, "box classis_i", "at croton legio_i", "at rhegium hannibal")


def test_panicked_elephants_carry_another_unit_with_them() -> None:
    """cite: results.elephants"""
    units = "at cannae legio_i elephanti libyes_ii hispani_i"
    given = f"empty; card dilectus; {units}; battle cannae roman"
    game, state = at(given, "roll 6", "roll 1", "roll 4", "roll 1", "roll 1", campaign="italy", elephants=True)
    game.apply(state, game.parse("panic elephanti"))
    assert legal(game, state) == ["panic libyes_ii", "panic hispani_i"]
    game.apply(state, game.parse("panic hispani_i"))
    holds(game, state, "panicked elephanti hispani_i", "steady libyes_ii")


def test_the_levy_saves_rome() -> None:
    """cite: recruiting.levy, fortress.walls"""
    given = "empty; card treachery; at roma hannibal libyes_i fabius; battle roma barbarian"
    game, state = at(given, campaign="italy")
    holds(game, state, "deciding levy", "to_act roman")
    for text in ("recruit legio_i", "recruit legio_ii", "recruit volones", "recruit socii_latini"):
        game.apply(state, game.parse(text))
    holds(game, state, "deciding advantage", "protected yes", "count roman roma 5", "major no")


def test_a_dead_supreme_leader_reshuffles_his_deck() -> None:
    """cite: cards.reshuffle_on_death, rulings.death_with_card_in_play"""
    units = "at cenabum caesar carnutes senones; discard siege auxilia; bottom classis; card recruits; picked yes"
    game, state = at(f"empty; {units}; battle cenabum roman", "roll 1", "roll 6", "fight carnutes", "roll 6", "roll 1")
    holds(game, state, "out caesar", "deck siege auxilia classis", "discard recruits", "turn barbarian card")


@pytest.mark.parametrize(("die", "place"), [(3, "box mandubii"), (2, "at alesia mandubii")])
def test_subversion_rolls_from_the_number_of_the_card(die: int, place: str) -> None:
    """cite: events.subvert"""
    given = "empty; card divide_et_impera; at bibracte legio_vii; at alesia mandubii; turn roman recruiting"
    game, state = at(given, "subvert mandubii", f"roll {die}")
    holds(game, state, place)
