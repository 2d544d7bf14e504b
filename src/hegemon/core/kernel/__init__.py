"""The loops that play and search, written once and bound to each game.

`loops.py` and `search.py` are never imported from here: `core/dual.py` loads them *inside* a game's package, so that
their `from .flow import …` finds that game's rules. `flow.py` beside them states what a flow offers, for readers
and mypy.
"""
