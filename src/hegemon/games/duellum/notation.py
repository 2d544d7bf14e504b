"""Position text: the facts that set up or check a position. Pieces come out of supply and bank and go back there."""

from __future__ import annotations

from ...core.data import Data
from ...core.frames import CHANCE, NOBODY, OVER, pop, push, top_kind
from ...core.position import Fact, Facts
from .actions import MAX_LEGAL
from .domains import GALLEY, LEGION
from .fact_words import to_count, unless
from .facts_board import (
    check_city,
    check_no_city,
    check_special,
    check_units,
    set_city,
    set_no_city,
    set_special,
    set_units,
)
from .facts_stores import (
    check_bank,
    check_box,
    check_hand,
    check_in_hand,
    check_know_how,
    check_not_in_hand,
    check_personages,
    check_pile,
    check_stock,
    check_supply,
    check_tokens,
    check_walls,
    fill_pile,
    set_bank,
    set_box,
    set_hand,
    set_know_how,
    set_personages,
    set_stock,
    set_supply,
    set_tokens,
    set_walls,
)
from .flow import legal, start, to_act
from .frames import IN_CONQUEST, IN_FOUNDING, IN_MILITIA, IN_MOVEMENT, IN_RONDEL, IN_SCIENTIA, IN_TEMPLUM
from .outcome import outcome
from .rules.arming import begin_militia, end_militia
from .rules.conquest import defence, end_conquest
from .rules.movement import begin_movement, end_movement
from .rules.personages import num_personages
from .rules.setup import apply_first, fill_bank
from .rules.special_units import place_special_units
from .state import State

STEPS = {
    "rondel": IN_RONDEL,
    "templum": IN_TEMPLUM,
    "militia": IN_MILITIA,
    "scientia": IN_SCIENTIA,
    "movement": IN_MOVEMENT,
    "conquest": IN_CONQUEST,
    "founding": IN_FOUNDING,
}


# -- bases ------------------------------------------------------------------------------------------------------------
def base_empty(s: State, data: Data) -> None:
    """No cities, units, chips or cards; all pieces in supply and bank, all event cards in the deck."""
    fill_bank(s, data.components)
    place_special_units(s, data.components)
    s.turn = 1
    push(s, IN_RONDEL, 0)


def base_start(s: State, data: Data) -> None:
    """The printed set-up; the first nation begins, the display is about to be laid out."""
    start(s, data.components)
    apply_first(s, data.components, 0)


# -- the turn ---------------------------------------------------------------------------------------------------------
def set_turn(s: State, data: Data, words: list[str]) -> None:
    nation, step = words
    seat = data.names.index("seat", nation)
    kind = STEPS[step]
    c = data.components
    end_militia(s, c)
    end_movement(s, c)
    end_conquest(s, c)
    while s.depth > 0:
        pop(s)
    s.active = seat
    if kind == IN_MILITIA:
        begin_militia(s, c)
    elif kind == IN_MOVEMENT:
        begin_movement(s, c)
    push(s, kind, seat)


def check_turn(s: State, data: Data, words: list[str]) -> str:
    nation, step = words
    wanted = (data.names.index("seat", nation), STEPS[step])
    kind = data.names.name("frame_kind", top_kind(s))
    return unless((s.active, top_kind(s)) == wanted, f"{data.names.name('seat', s.active)} {kind}")


def set_turn_number(s: State, data: Data, words: list[str]) -> None:
    s.turn = to_count(words[0])


def check_turn_number(s: State, data: Data, words: list[str]) -> str:
    return unless(s.turn == int(words[0]), s.turn)


def _field(data: Data, word: str) -> int:
    return NOBODY if word == "none" else data.names.index("field", word)


def set_rondel(s: State, data: Data, words: list[str]) -> None:
    s.rondel[data.names.index("seat", words[0])] = _field(data, words[1])


def check_rondel(s: State, data: Data, words: list[str]) -> str:
    here = s.rondel[data.names.index("seat", words[0])]
    return unless(here == _field(data, words[1]), "none" if here == NOBODY else data.names.name("field", here))


def check_action(s: State, data: Data, words: list[str]) -> str:
    if s.active != data.names.index("seat", words[0]) or top_kind(s) == IN_RONDEL:
        return "no field has been taken in this turn"
    return check_rondel(s, data, words)


# -- only to check ----------------------------------------------------------------------------------------------------
def check_to_act(s: State, data: Data, words: list[str]) -> str:
    who = to_act(s, data.components)
    name = {CHANCE: "chance", OVER: "nobody"}.get(who) or data.names.name("seat", who)
    return unless(name == words[0], name)


def check_points(s: State, data: Data, words: list[str]) -> str:
    points = num_personages(s, data.components, data.names.index("seat", words[0]))
    return unless(points == int(words[1]), points)


def check_defence(s: State, data: Data, words: list[str]) -> str:
    region = data.names.index("region", words[0])
    if s.city[region] == NOBODY:
        return "there is no city"
    return unless(defence(s, data.components, region) == int(words[1]), defence(s, data.components, region))


def check_winner(s: State, data: Data, words: list[str]) -> str:
    ended = outcome(s, data)
    winners = [data.names.name("seat", seat) for seat in ended.winners] if ended else []
    return unless(winners == words, " ".join(winners) or "nobody yet")


def check_legal(s: State, data: Data, words: list[str]) -> str:
    count = legal(s, data.components, [0] * (MAX_LEGAL + 2))
    return unless(count == int(words[0]), count)


FACTS = Facts(
    {"empty": base_empty, "start": base_start},
    {
        "turn": Fact(f"turn NATION {'|'.join(STEPS)}", check_turn, set_turn),
        "turn_number": Fact("turn_number N", check_turn_number, set_turn_number),
        "action": Fact("action NATION FIELD", check_action, set_rondel),
        "rondel": Fact("rondel NATION FIELD|none", check_rondel, set_rondel),
        "city": Fact("city NATION REGION RESOURCE [temple] [wall]", check_city, set_city),
        "no_city": Fact("no_city REGION", check_no_city, set_no_city),
        "legion": Fact(
            "legion NATION REGION [N]",
            lambda s, data, words: check_units(s, data, words, LEGION),
            lambda s, data, words: set_units(s, data, words, LEGION),
        ),
        "galley": Fact(
            "galley NATION REGION [N]",
            lambda s, data, words: check_units(s, data, words, GALLEY),
            lambda s, data, words: set_units(s, data, words, GALLEY),
        ),
        "special": Fact("special NATION REGION|box|none", check_special, set_special),
        "box": Fact("box NATION legion=N galley=N", check_box, set_box),
        "supply": Fact("supply NATION legion=N galley=N", check_supply, set_supply),
        "stock": Fact("stock NATION marble=N iron=N gold=N coin=N", check_stock, set_stock),
        "bank": Fact("bank coin=N temple=N wall=N", check_bank, set_bank),
        "tokens": Fact("tokens marble=N iron=N gold=N", check_tokens, set_tokens),
        "walls": Fact("walls NATION N", check_walls, set_walls),
        "know_how": Fact("know_how NATION ID...", check_know_how, set_know_how),
        "personages": Fact("personages NATION king=N ...", check_personages, set_personages),
        "hand": Fact("hand NATION CARD...", check_hand, set_hand),
        "display": Fact(
            "display CARD...",
            lambda s, data, words: check_pile(data, s.display, words),
            lambda s, data, words: fill_pile(s, data, s.display, words),
        ),
        "discard": Fact(
            "discard CARD...",
            lambda s, data, words: check_pile(data, s.discard, words),
            lambda s, data, words: fill_pile(s, data, s.discard, words),
        ),
        "to_act": Fact("to_act NATION|chance|nobody", check_to_act),
        "points": Fact("points NATION N", check_points),
        "defence": Fact("defence REGION N", check_defence),
        "winner": Fact("winner NATION", check_winner),
        "legal": Fact("legal N", check_legal),
        "in_hand": Fact("in_hand NATION CARD", check_in_hand),
        "not_in_hand": Fact("not_in_hand NATION CARD", check_not_in_hand),
    },
)
