"""What games and bots there are, and what never changes during a game."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from ...core.spec import Group
from .wire import Answer


class OptionInfo(Answer):
    """Something to choose before a game begins."""

    name: str
    kind: Literal["flag", "number", "choice"]
    default: bool | int | str
    group: Group = Field(description="basic: shown first; variant: changes the game; rare: how a rule is read.")
    title: str
    text: str
    choices: list[str] = Field(description="For a choice: its values.")
    choice_titles: list[str] = Field(description="What these values mean, in the same order.")
    low: int
    high: int
    cite: str = Field(description="Citation id of the rule behind it; empty when there is none.")
    rule: str = Field(description="That rule in our own words, with its place in the rulebook.")


class BotInfo(Answer):
    """An opponent from the registry."""

    name: str
    title: str
    text: str
    level: bool = Field(description="Is it one of the levels, the same for every game? The others are for study.")


class GameInfo(Answer):
    """A game's card of identity."""

    id: str
    title: str
    summary: str
    stage: str
    ruleset: int
    fewest_seats: int
    most_seats: int
    options: list[OptionInfo]
    seats: list[str] = Field(description="Ids of the seats with the default options.")
    engine: Literal["plain", "fast"]
    available: bool = Field(description="False when the game cannot be loaded here; `why` says it in one sentence.")
    why: str
    facts: dict[str, str] = Field(description="players, minutes, luck, weight and a line; empty for a game without.")


class GameList(Answer):
    """All games and all bots."""

    games: list[GameInfo]
    bots: list[BotInfo]
    seeds: bool = Field(description="May tables be created with a seed (test servers only)?")


class VerbInfo(Answer):
    """A verb of a game's actions with the domains of its arguments."""

    name: str
    domains: list[str]
    chance: bool
    cite: str


class HappeningKind(Answer):
    """A kind of happening. From one that opens something (a battle) to the one that closes it, all is told as one."""

    name: str
    opens: str
    closes: str
    adds: str = Field(description="The argument that adds up when the same happens again.")
    leans: list[str] = Field(description="Kinds behind which it is told in one breath.")
    heads: bool = Field(description="Its sentence is the heading of what follows: a game turn of the rulebook begins.")


class Board(Answer):
    """What lies on the table before anybody moves and stays there: names, titles, verbs, the game's own board."""

    game: str
    options: dict[str, bool | int | str]
    seats: list[str]
    hides: bool = Field(description="May one seat know what another does not?")
    names: dict[str, list[str]] = Field(description="Ids of each domain's members, in order.")
    titles: dict[str, dict[str, str]] = Field(description="Display names: domain → id → title.")
    verbs: list[VerbInfo]
    happenings: list[HappeningKind] = Field(description="Empty: the game tells none.")
    extra: dict[str, Any] = Field(description="The game's own: regions, coordinates, borders, cards, charts.")


Origin = Literal["rulebook", "source", "deduced", "reconstructed", "designed"]


class ProvenanceRow(Answer):
    """Where one datum comes from."""

    file: str
    item: str
    origin: str
    kind: Origin
    certain: bool
    note: str


class ProvenanceList(Answer):
    """What is certain in a game's data, and what is our reconstruction."""

    game: str
    counts: dict[str, int] = Field(description="Rows by kind of origin.")
    rows: list[ProvenanceRow]


class RuleInfo(Answer):
    """One rule in our own words."""

    id: str
    page: str
    text: str
    waived: str


class RuleList(Answer):
    """A game's rules by citation id."""

    game: str
    rules: list[RuleInfo]


class Health(Answer):
    """Is the server well?"""

    ok: bool = Field(description="False, with status 503, when a command could not be stored now.")
    problems: list[str] = Field(description="What is wrong, in sentences.")
    version: str
    bots_in_trouble: int = Field(description="Tables at which a bot cannot move because of a fault, and tries again.")
    engines: dict[str, str] = Field(description="Game id → engine that serves it now (plain, fast).")
