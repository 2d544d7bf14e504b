"""The position vocabulary of Antike: each fact with what sets and what checks it."""

from __future__ import annotations

from ...core.position import Fact, Facts
from .domains import GALLEY, LEGION
from .facts_check import (
    check_know_how,
    check_units,
    count_bank,
    count_earned,
    count_left,
    count_personages,
    count_stack,
    count_stock,
    count_supply,
    counted,
    tell_answer,
    tell_city,
    tell_defence,
    tell_extra,
    tell_legal,
    tell_no_city,
    tell_player,
    tell_points,
    tell_rondel,
    tell_step,
    tell_to_act,
    tell_turn,
    tell_turn_number,
    tell_winner,
    told,
)
from .facts_set import (
    empty,
    set_answer,
    set_city,
    set_earned,
    set_extra,
    set_know_how,
    set_left,
    set_no_city,
    set_personages,
    set_rondel,
    set_stock,
    set_turn,
    set_turn_number,
    set_units,
    setup,
    start,
)

PAIRS = "king=N citizen=N scholar=N general=N navigator=N"

FACTS = Facts(
    {"empty": empty, "start": start, "setup": setup},
    {
        "turn": Fact("turn NATION STEP", told(tell_turn), set_turn),
        "rondel": Fact("rondel NATION FIELD|none", told(tell_rondel), set_rondel),
        "city": Fact("city NATION PROVINCE [temple]", told(tell_city), set_city),
        "no_city": Fact("no_city PROVINCE", told(tell_no_city), set_no_city),
        "legion": Fact("legion NATION PROVINCE [N]", check_units(LEGION), set_units(LEGION)),
        "galley": Fact("galley NATION PROVINCE [N]", check_units(GALLEY), set_units(GALLEY)),
        "left": Fact("left KIND PROVINCE 1=N 2=N 3=N", counted(count_left, 2), set_left),
        "stock": Fact("stock NATION marble=N iron=N gold=N coin=N", counted(count_stock, 1), set_stock),
        "know_how": Fact("know_how NATION KNOW_HOW…|none", check_know_how, set_know_how),
        "personages": Fact(f"personages NATION {PAIRS}", counted(count_personages, 1), set_personages),
        "extra": Fact("extra NATION PERSONAGE|none", told(tell_extra), set_extra),
        "earned": Fact("earned scholar=N general=N", counted(count_earned, 0), set_earned),
        "answer": Fact("answer NATION ask|always|never", told(tell_answer), set_answer),
        "turn_number": Fact("turn_number N", told(tell_turn_number), set_turn_number),
        "to_act": Fact("to_act NATION|chance|nobody", told(tell_to_act)),
        "step": Fact("step STEP", told(tell_step)),
        "player": Fact("player NATION SEAT", told(tell_player)),
        "points": Fact("points NATION N", told(tell_points)),
        "defence": Fact("defence PROVINCE N", told(tell_defence)),
        "supply": Fact("supply NATION legion=N galley=N stone=N", counted(count_supply, 1)),
        "bank": Fact("bank coin=N temple=N", counted(count_bank, 0)),
        "stack": Fact(f"stack {PAIRS}", counted(count_stack, 0)),
        "winner": Fact("winner NATION", told(tell_winner)),
        "legal": Fact("legal N", told(tell_legal)),
    },
)
