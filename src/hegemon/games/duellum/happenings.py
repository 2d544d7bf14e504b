"""What can happen in Antike Duellum, and what of the view each happening may move."""

from __future__ import annotations

from ...common.payment import COIN
from ...core.happenings import NUMBER, Happenings, Kind
from ...core.notes import amount

STOCK = ("nations.{who}.stock", "bank.coins")
DEFENCE = "regions.*.city.defence"  # follows from units, walls, temples, Res Publica and Siege Tower
UNITS = ("nations.{who}.box", "nations.{who}.sea_points", DEFENCE)
PURCHASES = ("founded", "built_temple", "built_wall", "developed", "recruited", "armed")

HAPPENINGS = Happenings(
    # The game and its turns
    Kind("began", who="seat"),
    Kind("turn", n=NUMBER, nation="seat", heads=True),
    Kind("victory", who="seat", n=NUMBER),
    Kind("time_up", n=NUMBER),
    # Event cards
    Kind("revealed", what="card", adds="what", moves=("events.deck", "events.display")),
    Kind("reshuffled", moves=("events.deck", "events.discard")),
    Kind("owed", who="seat", n=NUMBER, personages=NUMBER, cities=NUMBER),
    Kind("forfeited", who="seat", n=NUMBER),
    Kind("took", who="seat", what="card", moves=("events.display", "nations.{who}.hand")),
    Kind("played", who="seat", what="card",
         moves=("nations.{who}.hand", "events.discard", "events.in_force", DEFENCE)),
    Kind("declined", who="seat", what="card"),
    Kind("used", who="seat", what="card", leans=PURCHASES, moves=("events.in_force", DEFENCE)),
    Kind("expired", what="card", moves=("events.in_force", DEFENCE, "regions.*.city.saved")),
    Kind("gained", who="seat", goods="chip=", leans=("played",), moves=STOCK),
    Kind("deprived", who="seat", goods="chip=", moves=STOCK),
    Kind("mustered", who="seat", where="region", n=NUMBER, moves=("regions.{where}.city.room",)),
    # Rondel, production, trade
    Kind("advanced", who="seat", what="field", moves=("nations.{who}.rondel",)),
    Kind("paid_steps", who="seat", price="chip=", adds="price", moves=STOCK),
    Kind("paid", who="seat", price="chip=", adds="price", leans=(*PURCHASES, "used", "paid"), moves=STOCK),
    Kind("produced", who="seat", goods="chip=", moves=STOCK),
    Kind("instead_of_coin", who="seat", goods="chip=", adds="goods", moves=STOCK),
    Kind("gave", who="seat", goods="chip=", adds="goods", leans=("gave",), moves=STOCK),
    Kind("received", who="seat", goods="chip=", adds="goods", leans=("gave", "received"), moves=STOCK),
    # Cities, temples, walls
    Kind("founded", who="seat", where="region", what="resource",
         moves=("regions.{where}.city", "nations.{who}.cities", "bank.tokens")),
    Kind("built_temple", who="seat", where="region",
         moves=("regions.{where}.city.temple", "nations.{who}.temples", "bank.temples", DEFENCE)),
    Kind("built_wall", who="seat", where="region",
         moves=("regions.{where}.city.wall", "nations.{who}.walls", DEFENCE)),
    Kind("lost_wall", who="seat", where="region",
         moves=("regions.{where}.city.wall", "nations.{who}.walls", DEFENCE)),
    # Know-how and units
    Kind("developed", who="seat", what="know_how", moves=("nations.{who}.know_how", "nations.{who}.bought")),
    Kind("mastered", who="seat", what="know_how", moves=("nations.{who}.bought", DEFENCE)),
    Kind("recruited", who="seat", n=NUMBER, what="kind", adds="n",
         moves=("nations.{who}.supply", "nations.{who}.box")),
    Kind("armed", who="seat", n=NUMBER, what="unit", where="region", adds="n",
         moves=("regions.{where}.units", *UNITS)),
    Kind("moved", who="seat", n=NUMBER, what="unit", here="region", there="region", adds="n",
         moves=("regions.{here}.units", "regions.{there}.units", *UNITS)),
    Kind("went_on", who="seat", n=NUMBER, what="unit", here="region", there="region", adds="n",
         leans=("moved", "went_on"), moves=("regions.{here}.units", "regions.{there}.units", *UNITS)),
    Kind("fought", who="seat", n=NUMBER, what="unit", whom="seat", theirs="unit", where="region", adds="n",
         leans=("moved", "went_on"),
         moves=("regions.{where}.units", "nations.{whom}.box", "nations.{whom}.sea_points", *UNITS)),
    Kind("lost", who="seat", units="kind=", where="region", moves=("regions.{where}.units", *UNITS)),
    # Conquest
    Kind("attacked", who="seat", where="region", own=NUMBER, defence=NUMBER, city=NUMBER, units=NUMBER, wall=NUMBER,
         republic=NUMBER, special=NUMBER, opens="conquest"),
    Kind("held", who="seat", where="region", moves=("regions.{where}.city.saved",), closes="conquest"),
    Kind("conquered", who="seat", where="region", whom="seat",
         moves=("regions.{where}.city", "nations.{who}.cities", "nations.{whom}.cities")),
    Kind("lost_temple", who="seat", where="region",
         moves=("regions.{where}.city.temple", "nations.{who}.temples", "bank.temples", DEFENCE)),
    Kind("spent", who="seat", units="kind=", where="region", moves=("regions.{where}.units", *UNITS),
         closes="conquest"),
    Kind("unharmed", who="seat", where="region", closes="conquest"),
    # Personages
    Kind("won", who="seat", what="personage", n=NUMBER, reached=NUMBER,
         moves=("nations.{who}.personages.{what}", "nations.{who}.points", "bank.personages.{what}")),
    Kind("won_walls", who="seat", n=NUMBER, moves=("nations.{who}.walls", "bank.walls")),
    # What is being decided, the unit in hand, the price being paid, how many units may still move or be armed.
    shown=("step", "deciding", "moving", "owed", "regions.*.fresh", "regions.*.city.room"),
)  # fmt: skip
BEGAN, TURN, VICTORY, TIME_UP = HAPPENINGS.numbers("began", "turn", "victory", "time_up")
REVEALED, RESHUFFLED, OWED, FORFEITED = HAPPENINGS.numbers("revealed", "reshuffled", "owed", "forfeited")
TOOK, PLAYED, DECLINED, USED, EXPIRED = HAPPENINGS.numbers("took", "played", "declined", "used", "expired")
GAINED, DEPRIVED, MUSTERED = HAPPENINGS.numbers("gained", "deprived", "mustered")
ADVANCED, PAID_STEPS, PAID, PRODUCED = HAPPENINGS.numbers("advanced", "paid_steps", "paid", "produced")
INSTEAD_OF_COIN, GAVE, RECEIVED = HAPPENINGS.numbers("instead_of_coin", "gave", "received")
FOUNDED, BUILT_TEMPLE, BUILT_WALL, LOST_WALL = HAPPENINGS.numbers("founded", "built_temple", "built_wall", "lost_wall")
DEVELOPED, MASTERED, RECRUITED, ARMED = HAPPENINGS.numbers("developed", "mastered", "recruited", "armed")
MOVED, WENT_ON, FOUGHT, LOST = HAPPENINGS.numbers("moved", "went_on", "fought", "lost")
ATTACKED, HELD, CONQUERED, LOST_TEMPLE = HAPPENINGS.numbers("attacked", "held", "conquered", "lost_temple")
SPENT, UNHARMED, WON, WON_WALLS = HAPPENINGS.numbers("spent", "unharmed", "won", "won_walls")


def of_chip(chip: int, count: int, coins: int = 0) -> int:
    """Goods of a note: so many chips of one kind, and coins beside them."""
    return amount(chip, count) + amount(COIN, coins)
