"""Position text: the facts that set up or check a position."""

from __future__ import annotations

from ...core.position import Fact, Facts
from . import facts_empire as empire
from . import facts_map as on_map
from . import facts_turn as turn
from .domains import LEGION, SHIP

FACTS = Facts(
    {"empty": turn.base_empty, "start": turn.base_start, "setup": turn.base_setup},
    {
        "turn": Fact(f"turn SEAT {'|'.join(turn.STEPS)}", turn.check_turn, turn.set_turn),
        "order": Fact("order SEAT SEAT SEAT", turn.check_order, turn.set_order),
        "chosen": Fact("chosen SEAT ACTION N", turn.check_chosen, turn.set_chosen),
        "last": Fact("last ACTION|none", turn.check_last, turn.set_last),
        "taken": Fact("taken SEAT N", turn.check_taken, turn.set_taken),
        "passes": turn.number_fact("passes", 3, "passes N"),
        "limit": turn.number_fact("limit", 99, "limit N"),
        "game_turn": turn.number_fact("game_turn", 32000, "game_turn N"),
        "turn_number": turn.number_fact("turn", 32000, "turn_number N"),
        "talents": Fact("talents SEAT N", empire.check_talents, empire.set_talents),
        "stability": Fact("stability SEAT N|golden|revolution", empire.check_stability, empire.set_stability),
        "space": Fact("space SEAT ROW N", empire.check_space, empire.set_space),
        "box": Fact("box SEAT ROW PRICE|start|golden", empire.check_box, empire.set_box),
        "capital": Fact("capital SEAT SITE", empire.check_capital, empire.set_capital),
        "luxury": Fact("luxury SEAT GOOD...", empire.check_luxury, empire.set_luxury),
        "armistice": Fact("armistice SEAT SEAT N", empire.check_armistice, empire.set_armistice),
        "revolted": Fact("revolted SEAT", empire.check_revolted, empire.set_revolted),
        "legions": Fact(
            "legions SEAT HEX N",
            lambda s, data, words: on_map.check_units(s, data, words, LEGION),
            lambda s, data, words: on_map.set_units(s, data, words, LEGION),
        ),
        "ships": Fact(
            "ships SEAT HEX N [cargo=N]",
            lambda s, data, words: on_map.check_units(s, data, words, SHIP),
            lambda s, data, words: on_map.set_units(s, data, words, SHIP),
        ),
        "moved": Fact("moved SEAT KIND HEX N", on_map.check_moved, on_map.set_moved),
        "post": Fact("post SEAT SITE [2]", on_map.check_post, on_map.set_post),
        "fortress": Fact("fortress SEAT SITE [post]", on_map.check_fortress, on_map.set_fortress),
        "no_post": Fact("no_post SITE", on_map.check_no_post, on_map.set_no_post),
        "monument": Fact("monument SEAT SITE", on_map.check_monument, on_map.set_monument),
        "no_monument": Fact("no_monument SITE", on_map.check_no_monument, on_map.set_no_monument),
        "leader": Fact("leader SEAT HEX|none", on_map.check_leader, on_map.set_leader),
        "alive": Fact("alive SEAT", empire.check_alive),
        "income": Fact("income SEAT N", empire.check_income),
        "goods": Fact("goods SEAT GOOD=N ...", empire.check_goods),
        "supply": Fact("supply SEAT N", empire.check_supply),
        "fed": Fact("fed SEAT N", empire.check_fed),
        "points": Fact("points SEAT N", empire.check_points),
        "phase": Fact("phase SEAT ROW N", empire.check_phase),
        "stock": Fact("stock SEAT legion=N ship=N fortress=N post=N monument=N", empire.check_stock),
        "units": Fact("units SEAT legion=N ship=N", on_map.check_total_units),
        "cargo": Fact("cargo SEAT HEX N", on_map.check_cargo),
        "contested": Fact(
            "contested HEX", lambda s, data, words: on_map.check_contested(s, data, words, True), on_map.set_contested
        ),
        "uncontested": Fact("uncontested HEX", lambda s, data, words: on_map.check_contested(s, data, words, False)),
        "control": Fact("control SEAT AREA", on_map.check_control),
        "no_control": Fact("no_control AREA", on_map.check_no_control),
        "controls": Fact("controls SEAT provinces=N islands=N", on_map.check_controls),
        "value": Fact("value SEAT HEX land|sea attack|defence N", on_map.check_value),
        "step": Fact("step SEAT NAME", turn.check_step),
        "to_act": Fact("to_act SEAT|nobody", turn.check_to_act),
        "markers": Fact("markers SEAT army=N fleet=N", on_map.check_markers),
        "goal": Fact("goal N", turn.check_goal),
        "winner": Fact("winner SEAT", turn.check_winner),
        "ended": Fact("ended goal|last_empire|turn_cap", turn.check_ended),
    },
)
