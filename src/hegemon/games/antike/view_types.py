"""The shape of what a seat sees and of what lies on the table from the start. The browser's types are made from it."""

from __future__ import annotations

from typing import NotRequired, TypedDict

Counts = dict[str, int]


class Nation(TypedDict):
    """A nation, who plays it and all it has."""

    title: str
    player: str | None
    rondel: str | None
    stock: Counts
    supply: Counts
    know_hows: list[str]
    personages: Counts
    extra: str | None
    points: int
    cities: int
    temples: int
    seas: int
    yields: Counts


class Ready(TypedDict):
    """Units that may still move, and by how many moves each has left."""

    all: int
    by_actions: Counts


class Province(TypedDict):
    """A province where something stands; nations by their units."""

    city: NotRequired[str]
    temple: NotRequired[bool]
    defence: NotRequired[int]
    legion: NotRequired[Counts]
    galley: NotRequired[Counts]
    legion_ready: NotRequired[Ready]
    galley_ready: NotRequired[Ready]


class Bank(TypedDict):
    """What nobody has yet."""

    coins: int
    temples: int


class View(TypedDict):
    """The whole table, the same for every seat. Whose turn it is: `nation`; who decides now: `deciding_nation`."""

    nation: str | None
    step: str | None
    deciding: str | None
    deciding_nation: str | None
    round: int
    target: int
    order: list[str]
    answers: dict[str, str]
    first_answer: str
    nations: dict[str, Nation]
    provinces: dict[str, Province]
    bank: Bank
    stacks: Counts
    know_how_prices: Counts
    rondel_costs: Counts


class Place(TypedDict):
    """A province of the board."""

    lon: float
    lat: float
    modern: str
    resource: str


class Border(TypedDict):
    """Two provinces and what may pass between them."""

    between: tuple[str, str]
    kind: str


class Extra(TypedDict):
    """The board."""

    title: str
    places: dict[str, Place]
    borders: list[Border]
