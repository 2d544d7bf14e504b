"""Facts of a position beside the board: chips, know-hows, personages, bank."""

from __future__ import annotations

from ...common.facts import by_name, counted, personages_fact, stock_fact, told, unless
from ...core.data import Data
from ...core.position import Fact
from .facts_board import stand_up
from .state import State

PAIRS = "king=N citizen=N scholar=N general=N navigator=N"


def _nation(data: Data, words: list[str]) -> int:
    return data.names.index("nation", words[0])


def _check_know_how(s: State, data: Data, words: list[str]) -> str:
    """Exactly these know-hows."""
    known = s.know_how[_nation(data, words)]
    wanted = {data.names.index("know_how", word) for word in words[1:] if word != "none"}
    found = [name for i, name in enumerate(data.names["know_how"]) if known[i]]
    return unless({i for i, owned in enumerate(known) if owned} == wanted, " ".join(found) or "none")


def _set_know_how(s: State, data: Data, words: list[str]) -> None:
    nation = _nation(data, words)
    if len(words) < 2:
        raise ValueError(words)
    known = {data.names.index("know_how", word) for word in words[1:] if word != "none"}
    for k in range(len(s.known_by)):
        s.known_by[k] += (k in known) - s.know_how[nation][k]
        s.know_how[nation][k] = int(k in known)
    s.num_know_hows[nation] = len(known)
    stand_up(s, data)


def _tell_extra(s: State, data: Data, words: list[str]) -> str:
    extra = s.extra[_nation(data, words)]
    return f"{words[0]} {data.names['personage'][extra] if extra >= 0 else 'none'}"


def _set_extra(s: State, data: Data, words: list[str]) -> None:
    nation = _nation(data, words)
    s.extra[nation] = -1 if words[1] == "none" else data.names.index("personage", words[1])
    s.has_extra[nation] = int(words[1] != "none")


def _count_bank(s: State, data: Data, words: list[str]) -> dict[str, int]:
    return {"coin": s.bank_coins, "temple": s.bank_temples}


def _count_stack(s: State, data: Data, words: list[str]) -> dict[str, int]:
    return by_name(data, "personage", s.stack)


STORE_FACTS = {
    "stock": stock_fact("nation"),
    "know_how": Fact("know_how NATION KNOW_HOW…|none", _check_know_how, _set_know_how),
    "personages": personages_fact("nation", "stack", f"personages NATION {PAIRS}"),
    "extra": Fact("extra NATION PERSONAGE|none", told(_tell_extra), _set_extra),
    "bank": Fact("bank coin=N temple=N", counted(_count_bank, 0)),
    "stack": Fact(f"stack {PAIRS}", counted(_count_stack, 0)),
}
