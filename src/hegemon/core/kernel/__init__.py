"""The loops that play and search, written once and bound to each game.

`loops.py`, `search.py` and what plans turns (`planning.py` and what it needs) are never imported from here:
`core/dual.py` loads them *inside* a game's package, so that their `from .flow import …` finds that game's rules.
`flow.py`, `dispatch.py`, `estimate.py` and `features.py` beside them state what a game offers, for readers and mypy.
"""
