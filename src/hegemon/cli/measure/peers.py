"""How the peers are driven: the same harness asks each for its legal actions, picks one uniformly, applies it."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.util import find_spec
from statistics import mean
from typing import Any

from .probes import Counts, Probe, calls

MODULE = {"catanatron": "catanatron", "open_spiel": "pyspiel", "chess": "chess"}
LIMIT = 2000  # decisions after which a random game is cut


def absent(names: list[str]) -> list[str]:
    """Peers that are not installed here."""
    return [name for name in names if find_spec(MODULE[name]) is None]


def peer_probes(names: list[str]) -> list[Probe]:
    """All probes of the named peers."""
    makers: dict[str, Callable[[], list[Probe]]] = {"catanatron": catanatron, "open_spiel": open_spiel, "chess": chess}
    return [probe for name in names for probe in makers[name]()]


# ---------------------------------------------------------------------------------------------------- catanatron
def catanatron() -> list[Probe]:
    """Four random players at one table; a copy in the middle of a game."""
    from catanatron import Color, Game, RandomPlayer

    rng = random.Random(1)

    def new_game() -> Any:
        players = [RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
        return Game(players, seed=rng.randrange(1, 1 << 30))

    def play() -> Counts:
        game = new_game()
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            actions = game.state.playable_actions
            game.execute(actions[int(rng.random() * len(actions))], validate_action=False)
            decisions += 1
        return {"decisions": decisions, "games": 1}

    middle = new_game()
    for _ in range(120):
        middle.play_tick()
    return [Probe("catanatron", play), calls("catanatron copy", middle.copy, 50)]


# ---------------------------------------------------------------------------------------------------- OpenSpiel
def _spiel_step(state: Any, rng: random.Random) -> int:
    """One random step; 1 if it was a player's decision."""
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(actions, weights)[0])
        return 0
    actions = state.legal_actions()
    state.apply_action(actions[int(rng.random() * len(actions))])
    return 1


def _spiel_play(game: Any, rng: random.Random) -> int:
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal() and decisions < LIMIT:
        decisions += _spiel_step(state, rng)
    return decisions


def _spiel_playouts(name: str, game: Any) -> Probe:
    rng = random.Random(2)
    return Probe(f"OpenSpiel {name}", lambda: {"decisions": _spiel_play(game, rng), "games": 1})


def _spiel_search(name: str, game: Any, simulations: int = 100) -> Probe:
    """The C++ MCTS bot with one random rollout per simulation, ten decisions into a game."""
    import pyspiel

    length = round(mean(_spiel_play(game, random.Random(seed)) for seed in range(5)))
    state = game.new_initial_state()
    rng = random.Random(5)
    for _ in range(10):
        _spiel_step(state, rng)

    def work() -> Counts:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
        pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 1000, False, 7, False).step(state)
        return {"simulations": simulations, "decisions": simulations * length}

    return Probe(f"OpenSpiel {name} MCTS", work)


def open_spiel() -> list[Probe]:
    """Chess, go on 9 by 9 and quoridor played at random; MCTS on chess and quoridor; a clone of a chess position."""
    import pyspiel

    games = {
        "chess": pyspiel.load_game("chess"),
        "go 9x9": pyspiel.load_game("go", {"board_size": 9}),
        "quoridor": pyspiel.load_game("quoridor"),
    }
    probes = [_spiel_playouts(name, game) for name, game in games.items()]
    probes += [_spiel_search(name, games[name]) for name in ("chess", "quoridor")]
    middle = games["chess"].new_initial_state()
    rng = random.Random(3)
    for _ in range(20):
        _spiel_step(middle, rng)
    return [*probes, calls("OpenSpiel chess clone", middle.clone, 500)]


# ---------------------------------------------------------------------------------------------------- python-chess
def chess() -> list[Probe]:
    """Random games of python-chess: rules written in Python, like ours in plain mode."""
    import chess as python_chess

    rng = random.Random(4)

    def play() -> Counts:
        board = python_chess.Board()
        decisions = 0
        while decisions < LIMIT:
            moves = list(board.legal_moves)
            if not moves or board.halfmove_clock >= 100 or board.is_insufficient_material():
                break
            board.push(moves[int(rng.random() * len(moves))])
            decisions += 1
        return {"decisions": decisions, "games": 1}

    return [Probe("python-chess", play)]
