"""Checking a position of Antike: each function tells what is the case, in the words of the fact."""

from __future__ import annotations

from collections.abc import Callable

from ...core.data import Data
from ...core.frames import CHANCE
from ...core.position import Checker, number_pairs
from .actions import MAX_LEGAL
from .domains import GALLEY, LEGION, NUM_ACTIONS
from .flow import legal
from .frames import FRAME_KINDS
from .rules.conquest import city_defence
from .rules.ending import points
from .state import State
from .view import deciding_nation

Teller = Callable[[State, Data, list[str]], str]
Counter = Callable[[State, Data, list[str]], dict[str, int]]


def told(tell: Teller) -> Checker:
    """A checker that compares what is the case with the words of the fact, both as one text."""

    def check(s: State, data: Data, words: list[str]) -> str:
        found = tell(s, data, words)
        return "" if found == " ".join(words) else f"it is '{found}'"

    return check


def counted(count: Counter, skip: int) -> Checker:
    """A checker of `name=number` pairs behind `skip` other words; only those named count."""

    def check(s: State, data: Data, words: list[str]) -> str:
        found = count(s, data, words)
        wanted = number_pairs(words[skip:])
        if not wanted:
            raise ValueError(words)
        return ", ".join(f"{name} is {found[name]}" for name, number in wanted.items() if found[name] != number)

    return check


def nation_of(data: Data, words: list[str]) -> int:
    """The nation that a fact names first."""
    return data.names.index("nation", words[0])


def province_of(data: Data, words: list[str], place: int = 1) -> int:
    """The province that a fact names."""
    return data.names.index("province", words[place])


def tell_turn(s: State, data: Data, words: list[str]) -> str:
    """Whose turn it is, and the step."""
    return f"{data.names['nation'][s.nation]} {tell_step(s, data, words)}"


def tell_step(s: State, data: Data, words: list[str]) -> str:
    """The frame on top."""
    return FRAME_KINDS[s.frame_kind[s.depth - 1]] if s.depth else "over"


def tell_rondel(s: State, data: Data, words: list[str]) -> str:
    """Where a nation's stone stands."""
    field = s.rondel[nation_of(data, words)]
    return f"{words[0]} {data.names['field'][field] if field >= 0 else 'none'}"


def tell_city(s: State, data: Data, words: list[str]) -> str:
    """Whose city stands in a province, and its temple."""
    nation_of(data, words)
    province = province_of(data, words)
    if s.city[province] < 0:
        return f"no city {words[1]}"
    temple = " temple" if s.temple[province] else ""
    return f"{data.names['nation'][s.city[province]]} {words[1]}{temple}"


def tell_no_city(s: State, data: Data, words: list[str]) -> str:
    """A province without a city."""
    owner = s.city[province_of(data, words, 0)]
    return words[0] if owner < 0 else f"{words[0]} of {data.names['nation'][owner]}"


def check_units(kind: int) -> Checker:
    """How many units of a kind a nation has in a province (1 if no number is given)."""

    def check(s: State, data: Data, words: list[str]) -> str:
        wanted = int(words[2]) if len(words) > 2 else 1
        found = s.units[nation_of(data, words)][kind][province_of(data, words)]
        return "" if found == wanted else f"there are {found}"

    return check


def count_left(s: State, data: Data, words: list[str]) -> dict[str, int]:
    """Units of the nation on turn by actions left."""
    kind, province = data.names.index("kind", words[0]), province_of(data, words)
    return {str(level + 1): s.fresh[level][kind][province] for level in range(NUM_ACTIONS)}


def count_stock(s: State, data: Data, words: list[str]) -> dict[str, int]:
    """Chips and coins of a nation."""
    return dict(zip(data.names["chip"], s.stock[nation_of(data, words)], strict=True))


def check_know_how(s: State, data: Data, words: list[str]) -> str:
    """Exactly these know-hows."""
    nation = nation_of(data, words)
    wanted = {data.names.index("know_how", k) for k in words[1:] if k != "none"}
    found = {i for i, known in enumerate(s.know_how[nation]) if known}
    return (
        "" if found == wanted else f"they have {', '.join(data.names['know_how'][i] for i in sorted(found)) or 'none'}"
    )


def count_personages(s: State, data: Data, words: list[str]) -> dict[str, int]:
    """Personages of a nation."""
    return dict(zip(data.names["personage"], s.personages[nation_of(data, words)], strict=True))


def tell_extra(s: State, data: Data, words: list[str]) -> str:
    """The extra personage of a nation."""
    extra = s.extra[nation_of(data, words)]
    return f"{words[0]} {data.names['personage'][extra] if extra >= 0 else 'none'}"


def count_earned(s: State, data: Data, words: list[str]) -> dict[str, int]:
    """Scholars and generals earned in this turn."""
    return {"scholar": s.scholars_earned, "general": s.generals_earned}


def tell_answer(s: State, data: Data, words: list[str]) -> str:
    """The stored answer of a nation's player."""
    return f"{words[0]} {data.names['answer'][s.answer[s.seat_of[nation_of(data, words)]]]}"


def tell_turn_number(s: State, data: Data, words: list[str]) -> str:
    """Turns begun."""
    return str(s.turn)


def tell_to_act(s: State, data: Data, words: list[str]) -> str:
    """The nation whose decision it is."""
    if s.depth == 0:
        return "nobody"
    if s.frame_seat[s.depth - 1] == CHANCE:
        return "chance"
    nation = deciding_nation(s, data)
    return data.names["nation"][nation] if nation >= 0 else data.names["seat"][s.frame_seat[s.depth - 1]]


def tell_player(s: State, data: Data, words: list[str]) -> str:
    """The seat of a nation."""
    return f"{words[0]} {s.seat_of[nation_of(data, words)]}"


def tell_points(s: State, data: Data, words: list[str]) -> str:
    """Points of a nation."""
    return f"{words[0]} {points(s, data.components, nation_of(data, words))}"


def tell_defence(s: State, data: Data, words: list[str]) -> str:
    """Defence strength of a city."""
    province = province_of(data, words, 0)
    return f"{words[0]} {city_defence(s, data.components, province) if s.city[province] >= 0 else 'has no city'}"


def count_supply(s: State, data: Data, words: list[str]) -> dict[str, int]:
    """Pieces a nation has not on the board."""
    nation = nation_of(data, words)
    return {"legion": s.supply[nation][LEGION], "galley": s.supply[nation][GALLEY], "stone": s.stones[nation]}


def count_bank(s: State, data: Data, words: list[str]) -> dict[str, int]:
    """Coins and temples in the bank."""
    return {"coin": s.bank_coins, "temple": s.bank_temples}


def count_stack(s: State, data: Data, words: list[str]) -> dict[str, int]:
    """Personages left in the stacks."""
    return dict(zip(data.names["personage"], s.stack, strict=True))


def tell_winner(s: State, data: Data, words: list[str]) -> str:
    """The nation that has won."""
    return data.names["nation"][s.winner] if s.winner >= 0 else "nobody"


def tell_legal(s: State, data: Data, words: list[str]) -> str:
    """The number of legal actions."""
    return str(legal(s, data.components, [0] * MAX_LEGAL))
