"""Ratings by openskill (Plackett and Luce's model), which takes any number of seats and shared places."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.errors import HegemonError
from ...core.language import msg
from .playing import Played


@dataclass(frozen=True)
class Rating:
    """A bot's strength: the middle and its uncertainty."""

    mu: float
    sigma: float

    def __str__(self) -> str:
        return f"{self.mu:.1f} ± {2 * self.sigma:.1f}"


def need_openskill() -> None:
    """Say at once, and not after hours of games, that ratings cannot be reckoned."""
    try:
        import openskill  # noqa: F401
    except ModuleNotFoundError:
        raise HegemonError(msg("bad-arena-extra")) from None


def ratings(bots: int, games: list[Played]) -> list[Rating]:
    """The rating of every bot after all games, in the order of their numbers. Copies of a bot at one table are rated
    by the best of them, so that nobody is rated against itself."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = [model.rating() for _ in range(bots)]
    for played in sorted(games, key=lambda p: p.number):
        best: dict[int, int] = {}
        for bot, place in zip(played.seats, played.places, strict=True):
            best[bot] = min(place, best.get(bot, place))
        if len(best) < 2:
            continue
        rated = model.rate([[known[bot]] for bot in best], ranks=[float(place) for place in best.values()])
        for bot, (after,) in zip(best, rated, strict=True):
            known[bot] = after
    return [Rating(rating.mu, rating.sigma) for rating in known]
