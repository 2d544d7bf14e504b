"""What can happen in Antike, and what of the view each happening moves. `who` is the nation that does it (in the set-up
and for standing answers the player)."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.happenings import NUMBER, Happenings, Kind
from ...core.notes import amounts, counts, is_heard

BOUGHT = ("built", "armed", "developed", "founded")
STOCK = "nations.{who}.stock.*"
COINS = "bank.coins"
# A city changes hands, comes or goes: (of whom, where)
CITY = ("provinces.{where}.city", "provinces.{where}.temple", "provinces.{where}.defence")
CITIES = ("nations.{who}.cities", "nations.{who}.supply.stone", "nations.{who}.yields.*")
TEMPLES = ("nations.{who}.temples", "nations.{who}.yields.*", "bank.temples")
UNITS = ("provinces.{where}.{what}.{who}", "provinces.{where}.defence", "nations.{who}.seas")
SUPPLY = "nations.{who}.supply.{what}"
WON = ("nations.{who}.personages.{what}", "nations.{who}.points", "stacks.{what}")


def lacks(stock: list[int], price: Iterable[int]) -> int:
    """The chips of a price that a stock does not have, as a note gives amounts."""
    if not is_heard():
        return 0
    return amounts(max(0, due - had) for due, had in zip(price, stock, strict=False))


def missing(stock: list[int], price: Iterable[int]) -> int:
    """How many chips of a price a stock does not have."""
    return sum(counts(lacks(stock, price))) if is_heard() else 0


def _others(patterns: tuple[str, ...]) -> tuple[str, ...]:
    """The same of the other nation."""
    return tuple(pattern.replace("{who}", "{other}") for pattern in patterns)


HAPPENINGS = Happenings(
    # Set-up and rounds
    Kind("drew", who="seat", what="nation", moves=("nations.{what}.player",)),
    Kind("picked", who="seat", what="nation", moves=("nations.{what}.player",)),
    Kind("began", who="nation", moves=("order",)),
    Kind("started", who="nation", where="province", adds="where", moves=(*CITY, *CITIES)),
    Kind("round", n=NUMBER, heads=True, moves=("round",)),
    Kind("coins", nations="nation+", all=NUMBER, moves=("nations.*.stock.coin", COINS)),
    Kind("chose", who="nation", what="resource", moves=("nations.{who}.stock.{what}",)),
    # The rondel, payments, trade
    Kind("answered", who="nation", what="answer", moves=("answers.*",)),
    Kind("advanced", who="nation", where="field", moves=("nations.{who}.rondel",)),
    Kind("paid_steps", who="nation", goods="chip=", adds="goods", moves=(STOCK, COINS)),
    Kind("paid", who="nation", goods="chip=", adds="goods", leans=(*BOUGHT, "paid"), moves=(STOCK, COINS)),
    Kind("gave", who="nation", goods="chip=", adds="goods", leans=("gave",), moves=(STOCK, COINS)),
    Kind("took", who="nation", goods="chip=", adds="goods", leans=("gave",), moves=(STOCK,)),
    # Actions
    Kind("produced", who="nation", what="resource", n=NUMBER, bonus=NUMBER, moves=("nations.{who}.stock.{what}",)),
    Kind("built", who="nation", where="province", moves=(*CITY, *TEMPLES)),
    Kind("armed", who="nation", what="kind", n=NUMBER, where="province", adds="n", moves=(*UNITS, SUPPLY)),
    Kind(
        "developed",
        who="nation",
        what="know_how",
        new=NUMBER,
        moves=("nations.{who}.know_hows", "know_how_prices.{what}", "nations.{who}.yields.*", "provinces.*.defence"),
    ),
    Kind("founded", who="nation", where="province", what="resource", moves=(*CITY, *CITIES)),
    # Maneuver
    Kind(
        "moved",
        who="nation",
        what="kind",
        n=NUMBER,
        whence="province",
        where="province",
        adds="n",
        leans=("moved",),  # a unit that goes on
        moves=(*UNITS, *(pattern.replace("{where}", "{whence}") for pattern in UNITS)),
    ),
    Kind(
        "fought",
        who="nation",
        other="nation",
        what="kind",
        n=NUMBER,
        where="province",
        adds="n",
        moves=(*UNITS, SUPPLY, *_others((*UNITS, SUPPLY))),
    ),
    Kind("declined", who="nation", other="nation", what="kind", where="province"),
    Kind(
        "conquered",
        who="nation",
        other="nation",
        where="province",
        attack=NUMBER,
        defence=NUMBER,
        city=NUMBER,
        units=NUMBER,
        state=NUMBER,
        moves=(*CITY, *CITIES, *_others(CITIES)),
    ),
    Kind(
        "lost",
        who="nation",
        what="kind",
        n=NUMBER,
        where="province",
        adds="n",
        leans=("conquered", "lost"),
        moves=(*UNITS, SUPPLY),
    ),
    Kind(
        "destroyed",
        who="nation",
        other="nation",
        where="province",
        leans=("conquered", "lost"),
        moves=(*CITY, *_others(TEMPLES)),
    ),
    Kind("gave_up", who="nation", where="province", temple=NUMBER, moves=(*CITY, *CITIES, *TEMPLES)),
    # Steps that end by themselves, and why
    Kind("temple_dear", who="nation", lacks="chip=", count=NUMBER, coins=NUMBER),
    Kind("arming_dear", who="nation", lacks="chip=", count=NUMBER, coins=NUMBER),
    Kind("city_dear", who="nation", lacks="chip=", count=NUMBER, coins=NUMBER),
    Kind("no_temple", who="nation", left=NUMBER),
    Kind("no_arming", who="nation"),
    Kind("no_know_how", who="nation", all=NUMBER),
    Kind("no_maneuver", who="nation"),
    # Personages and the end
    Kind("won", who="nation", what="personage", n=NUMBER, number=NUMBER, moves=WON),
    Kind("extra", who="nation", what="personage", moves=(*WON, "nations.{who}.extra")),
    Kind("ended_personages", who="nation", n=NUMBER),
    Kind("ended_temple", who="nation"),
    Kind("ended_limit", n=NUMBER),
    # Whose turn it is and what is being decided; what units have left and what a wedge costs follows.
    shown=(
        *("nation", "step", "deciding", "deciding_nation", "rondel_costs"),
        *("provinces.*.legion_ready", "provinces.*.galley_ready"),
    ),
)
DREW, PICKED, BEGAN, STARTED, ROUND = HAPPENINGS.numbers("drew", "picked", "began", "started", "round")
COINS_DEALT, CHOSE, ANSWERED, ADVANCED = HAPPENINGS.numbers("coins", "chose", "answered", "advanced")
PAID_STEPS, PAID, GAVE, TOOK = HAPPENINGS.numbers("paid_steps", "paid", "gave", "took")
PRODUCED, BUILT, ARMED, DEVELOPED, FOUNDED = HAPPENINGS.numbers("produced", "built", "armed", "developed", "founded")
MOVED, FOUGHT, DECLINED, CONQUERED = HAPPENINGS.numbers("moved", "fought", "declined", "conquered")
LOST, DESTROYED, GAVE_UP = HAPPENINGS.numbers("lost", "destroyed", "gave_up")
TEMPLE_DEAR, ARMING_DEAR, CITY_DEAR = HAPPENINGS.numbers("temple_dear", "arming_dear", "city_dear")
NO_TEMPLE, NO_ARMING, NO_KNOW_HOW = HAPPENINGS.numbers("no_temple", "no_arming", "no_know_how")
NO_MANEUVER, WON_PERSONAGE, EXTRA = HAPPENINGS.numbers("no_maneuver", "won", "extra")
ENDED_PERSONAGES, ENDED_TEMPLE, ENDED_LIMIT = HAPPENINGS.numbers("ended_personages", "ended_temple", "ended_limit")
