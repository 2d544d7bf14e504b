"""What can happen in Dies Irae, and which places of the view each happening moves. Stacks are named there as
`stacks.SEAT.KIND.HEX`, contested hexes as `contested.HEX`: the view lists them, whoever compares views names them."""

from __future__ import annotations

from ...core.happenings import NUMBER, Happenings, Kind

# What follows a change of posts: these numbers of the sheet are reckoned from them.
TRADE = ("empires.{who}.income", "empires.{who}.goods", "empires.{who}.supply", "empires.{who}.fed")
OTHERS_TRADE = tuple(place.replace("{who}", "{other}") for place in TRADE)
ARMY = ("stacks.{who}.legion.{place}", "empires.{who}.markers.army")
FLEET = ("stacks.{who}.ship.{place}", "empires.{who}.markers.fleet")
LEGIONS = ("empires.{who}.legions", "empires.{who}.stock.legion")
SHIPS = ("empires.{who}.ships", "empires.{who}.stock.ship")
TALENTS, POINTS, LEADER = "empires.{who}.talents", "empires.{who}.points", "empires.{who}.leader"
SITE = "sites.{place}"

HAPPENINGS = Happenings(
    # Set-up
    Kind("capital", who="seat", place="site", moves=("empires.{who}.capital", "empires.{who}.stock", SITE, *TRADE)),
    Kind(
        "set_post",
        who="seat",
        place="site",
        good="good",
        leans=("set_post",),
        moves=(SITE, "empires.{who}.stock.post", *TRADE),
    ),
    Kind("set_unit", who="seat", kind="kind", place="hex", moves=(*ARMY, *FLEET, *LEGIONS, *SHIPS)),
    Kind("set_aboard", who="seat", place="hex", moves=("stacks.{who}.ship.{place}", *LEGIONS)),
    Kind("set_leader", who="seat", place="hex", moves=(LEADER,)),
    # The turn
    Kind(
        "turn",
        n=NUMBER,
        heads=True,
        moves=("game_turn", "order", "cycle", "empires.*.taken", "empires.*.passed"),
    ),
    Kind("income", who="seat", n=NUMBER, moves=(TALENTS,)),
    Kind("order", first="seat", second="seat", third="seat", moves=("order",)),
    Kind("took_place", who="seat", position="place", moves=("order",)),
    Kind("chose", who="seat", action="action", moves=("cycle", "empires.{who}.taken", "empires.{who}.passed")),
    Kind("passed", who="seat", moves=("cycle", "empires.{who}.taken", "empires.{who}.passed")),
    Kind("maintained", who="seat", ships=NUMBER, price=NUMBER, moves=(TALENTS,)),
    Kind("unpaid", who="seat", price=NUMBER, paid=NUMBER, moves=(TALENTS,)),
    Kind("disbanded", who="seat", n=NUMBER, place="hex", moves=(*ARMY, *LEGIONS)),
    Kind("disbanded_aboard", who="seat", place="hex", moves=("stacks.{who}.ship.{place}", *LEGIONS)),
    # MOVE
    Kind(
        "marched",
        who="seat",
        n=NUMBER,
        origin="hex",
        place="hex",
        moves=("stacks.{who}.legion.{origin}", *ARMY),
    ),
    Kind("embarked", who="seat", n=NUMBER, place="hex", moves=("stacks.{who}.ship.{place}", *ARMY)),
    Kind(
        "sailed",
        who="seat",
        n=NUMBER,
        aboard=NUMBER,
        origin="hex",
        place="hex",
        moves=("stacks.{who}.ship.{origin}", *FLEET),
    ),
    Kind(
        "landed",
        who="seat",
        n=NUMBER,
        origin="hex",
        place="hex",
        further=NUMBER,
        moves=("stacks.{who}.ship.{origin}", *ARMY),
    ),
    Kind("led", who="seat", place="hex", moves=(LEADER,)),
    Kind("fled", who="seat", place="hex", moves=(LEADER,)),
    Kind("without_unit", who="seat", moves=(LEADER,)),
    Kind("joined", who="seat", place="hex", moves=(LEADER,)),
    Kind("contested", who="seat", place="hex", other="seat", n=NUMBER, moves=("contested.{place}", *OTHERS_TRADE)),
    Kind("cleared", who="seat", place="hex", other="seat", n=NUMBER, moves=("contested.{place}", *OTHERS_TRADE)),
    # ATTACK
    Kind("attacked", who="seat", other="seat", place="hex", n=NUMBER, against=NUMBER, opens="battle"),
    Kind("attacked_ships", who="seat", other="seat", place="hex", n=NUMBER, against=NUMBER, opens="battle"),
    Kind(
        "strength",
        who="seat",
        total=NUMBER,
        units=NUMBER,
        kind="kind",
        each=NUMBER,
        fortress=NUMBER,
        culture=NUMBER,
        stability=NUMBER,
        leader=NUMBER,
        mountain=NUMBER,
    ),
    Kind("fell", who="seat", n=NUMBER, place="hex", moves=(*ARMY, *LEGIONS)),
    Kind("sunk", who="seat", n=NUMBER, legions=NUMBER, place="hex", moves=(*FLEET, *SHIPS, *LEGIONS)),
    Kind("burned", who="seat", place="site", moves=(SITE, "empires.{who}.stock", *TRADE)),
    Kind("razed", who="seat", place="site", moves=(SITE, "empires.{who}.stock.monument", POINTS)),
    Kind("fought", who="seat", left=NUMBER, other="seat", others=NUMBER, closes="battle"),
    Kind("fought_ships", who="seat", lost=NUMBER, other="seat", others=NUMBER, closes="battle"),
    Kind(
        "took_over",
        who="seat",
        place="site",
        other="seat",
        good="good",
        moves=(SITE, "empires.{who}.stock.post", "empires.{other}.stock.post", *TRADE, *OTHERS_TRADE),
    ),
    # BUILD, CREATE
    Kind(
        "built_unit",
        who="seat",
        kind="kind",
        place="hex",
        price=NUMBER,
        moves=(TALENTS, *ARMY, *FLEET, *LEGIONS, *SHIPS),
    ),
    Kind("built_fortress", who="seat", place="site", price=NUMBER, moves=(TALENTS, SITE, "empires.{who}.stock")),
    Kind(
        "built_monument",
        who="seat",
        place="site",
        price=NUMBER,
        moves=(TALENTS, SITE, "empires.{who}.stock.monument", POINTS),
    ),
    Kind(
        "created",
        who="seat",
        place="site",
        good="good",
        price=NUMBER,
        moves=(TALENTS, SITE, "empires.{who}.stock.post", *TRADE),
    ),
    # STABILITY, DEVELOP, ARMISTICE
    Kind("bought", who="seat", price=NUMBER, moves=(TALENTS,)),
    Kind("undermined", who="seat", other="seat", price=NUMBER, moves=(TALENTS,)),
    Kind("calmed", who="seat", n=NUMBER, level=NUMBER, cause="cause", moves=("empires.{who}.stability",)),
    Kind("shaken", who="seat", n=NUMBER, level=NUMBER, cause="cause", moves=("empires.{who}.stability",)),
    Kind(
        "golden_people",
        who="seat",
        moves=("empires.{who}.stability", "empires.{who}.golden_age", POINTS),
    ),
    Kind(
        "golden_people_lost",
        who="seat",
        moves=("empires.{who}.stability", "empires.{who}.golden_age", POINTS),
    ),
    Kind(
        "advanced",
        who="seat",
        row="row",
        space=NUMBER,
        price=NUMBER,
        moves=(TALENTS, "empires.{who}.spaces.{row}", "empires.{who}.prices.{row}"),
    ),
    Kind(
        "reached",
        who="seat",
        stage="stage",
        income=NUMBER,
        moves=("empires.{who}.phases", "empires.{who}.income"),
    ),
    Kind("golden_row", who="seat", row="row", moves=(POINTS,)),
    Kind(
        "fell_back",
        who="seat",
        row="row",
        space=NUMBER,
        moves=(
            POINTS,
            "empires.{who}.spaces.{row}",
            "empires.{who}.prices.{row}",
            "empires.{who}.phases.{row}",
            "empires.{who}.income",
        ),
    ),
    Kind("offered", who="seat", other="seat", price=NUMBER),
    Kind(
        "accepted",
        who="seat",
        other="seat",
        price=NUMBER,
        until=NUMBER,
        moves=("armistices", TALENTS, "empires.{other}.talents"),
    ),
    Kind("refused", who="seat", other="seat"),
    Kind("armistice_on", pair="pair", until=NUMBER, moves=("armistices.{pair}",)),
    Kind("armistice_over", pair="pair", moves=("armistices.{pair}",)),
    # Control and the end
    Kind("won_area", who="seat", area="area", moves=("control.{area}", "empires.{who}.controls")),
    Kind("lost_area", who="seat", area="area", moves=("control.{area}", "empires.{who}.controls")),
    Kind("laurels_won", who="seat", n=NUMBER, moves=(POINTS,)),
    Kind("laurels_lost", who="seat", n=NUMBER, moves=(POINTS,)),
    Kind(
        "revolted",
        who="seat",
        moves=(
            *("empires.{who}.revolted", "empires.{who}.stability", LEADER, "stacks.{who}", "empires.{who}.markers"),
            *("armistices", *LEGIONS, *SHIPS),
        ),
    ),
    Kind("spared", who="seat", level=NUMBER, moves=("empires.{who}.stability",)),
    Kind("won", who="seat", points=NUMBER),
    Kind("won_alone", who="seat"),
    Kind("won_in_time", who="seat", points=NUMBER),
    # What is being decided, the units taken up for it, and how many of a stack have moved.
    shown=("deciding", "in_hand", "stacks.*.*.*.moved"),
    rows={"stacks": ("seat", "kind", "hex"), "contested": ()},
)
CAPITAL_SET, POST_SET, UNIT_SET, ABOARD_SET, LEADER_SET = HAPPENINGS.numbers(
    "capital", "set_post", "set_unit", "set_aboard", "set_leader"
)
TURN, INCOME, ORDER, TOOK_PLACE, CHOSE, PASSED = HAPPENINGS.numbers(
    "turn", "income", "order", "took_place", "chose", "passed"
)
MAINTAINED, UNPAID, DISBANDED, DISBANDED_ABOARD = HAPPENINGS.numbers(
    "maintained", "unpaid", "disbanded", "disbanded_aboard"
)
MARCHED, EMBARKED, SAILED, LANDED, LED, FLED, WITHOUT_UNIT, JOINED = HAPPENINGS.numbers(
    "marched", "embarked", "sailed", "landed", "led", "fled", "without_unit", "joined"
)
BECAME_CONTESTED, CLEARED = HAPPENINGS.numbers("contested", "cleared")
ATTACKED, ATTACKED_SHIPS, STRENGTH, FELL, SUNK, BURNED, RAZED = HAPPENINGS.numbers(
    "attacked", "attacked_ships", "strength", "fell", "sunk", "burned", "razed"
)
FOUGHT_OUT, FOUGHT_OUT_SHIPS, TOOK_OVER = HAPPENINGS.numbers("fought", "fought_ships", "took_over")
BUILT_A_UNIT, BUILT_A_FORTRESS, BUILT_A_MONUMENT, CREATED = HAPPENINGS.numbers(
    "built_unit", "built_fortress", "built_monument", "created"
)
BOUGHT, UNDERMINED, CALMED, SHAKEN, GOLDEN_PEOPLE, GOLDEN_PEOPLE_LOST = HAPPENINGS.numbers(
    "bought", "undermined", "calmed", "shaken", "golden_people", "golden_people_lost"
)
ADVANCED, REACHED, GOLDEN_ROW, FELL_BACK = HAPPENINGS.numbers("advanced", "reached", "golden_row", "fell_back")
OFFERED, ACCEPTED, REFUSED, ARMISTICE_ON, ARMISTICE_OVER = HAPPENINGS.numbers(
    "offered", "accepted", "refused", "armistice_on", "armistice_over"
)
WON_AREA, LOST_AREA, LAURELS_WON, LAURELS_LOST, REVOLTED, SPARED = HAPPENINGS.numbers(
    "won_area", "lost_area", "laurels_won", "laurels_lost", "revolted", "spared"
)
WON, WON_ALONE, WON_IN_TIME = HAPPENINGS.numbers("won", "won_alone", "won_in_time")
