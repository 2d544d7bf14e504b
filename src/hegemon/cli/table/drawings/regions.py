"""What drawings share: names and words in the reader's language, a map of regions, colours and letters of the nations,
small tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.table import Table
from rich.text import Text

from ....core.game import Game
from ....core.language import Message, msg, name_key
from ..chart import Place, chart

# Orange, sky blue, green, yellow, vermilion, purple: told apart by colour-blind players too, and letters say the same.
COLOURS = ("#e69f00", "#56b4e9", "#009e73", "#f0e442", "#d55e00", "#cc79a7")
MAP_HEIGHT = 24
ROOM_FOR_UNITS = 4  # behind the name; more may stand there if nothing else stands in the way
ROOM_FOR_CITY = 9  # below it
NARROW = 84  # below this width a map cannot be read


@dataclass(frozen=True)
class Shown:
    """A game, and the language of whoever looks at it."""

    game: Game
    language: str

    def say(self, message: Message) -> str:
        """A word or line of the drawing."""
        return self.game.say(message, self.language)

    def title(self, domain: str, member: str) -> str:
        """The name of a member."""
        return self.game.catalogue(self.language).name(name_key(domain, member))[""]

    def titles(self, domain: str, members: Iterable[str]) -> str:
        """Some members by their names."""
        return ", ".join(self.title(domain, member) for member in members)

    def counts(self, domain: str, values: Mapping[str, int], skip_zero: bool = True) -> str:
        """`King 1, Scholar 2`."""
        return ", ".join(f"{self.title(domain, name)} {n}" for name, n in values.items() if n or not skip_zero)

    def heading(self, message: Message) -> tuple[str, str]:
        """What a line begins with."""
        return f"{self.say(message):<7} ", "bold"


def colours(nations: Iterable[str]) -> dict[str, str]:
    """A colour for each nation."""
    return {nation: COLOURS[i % len(COLOURS)] for i, nation in enumerate(nations)}


def letters(nations: Sequence[str], titles: Mapping[str, str]) -> dict[str, str]:
    """The shortest beginnings of the titles that tell the nations apart."""
    for size in range(1, 12):
        short = {nation: titles[nation][:size] for nation in nations}
        if len(set(short.values())) == len(nations):
            return short
    return dict(titles)


def units_text(standing: Mapping[str, Mapping[str, int]], letter: Mapping[str, str], colour: Mapping[str, str]) -> Text:
    """`R2L1G`: two legions and a galley of Rome; S is a special unit."""
    text = Text()
    for nation, units in standing.items():
        shown = "".join(f"{n}{kind[0].upper()}" for kind, n in units.items() if n)
        if shown:
            text.append(f" {letter[nation]}{shown}", style=f"bold {colour[nation]}")
    return text


def map_of(shown: Shown, domain: str, spots: Mapping[str, Any], labels: dict[str, list[Text]], width: int) -> Text:
    """The labels where the regions lie. Each has the same room whatever stands there, so that nothing jumps."""
    titles = {name: shown.title(domain, name) for name in spots}
    rooms = {name: max(len(title) + ROOM_FOR_UNITS, ROOM_FOR_CITY) for name, title in titles.items()}
    places = tuple(Place(name, spot["lon"], spot["lat"], rooms[name]) for name, spot in spots.items())
    return chart(places, labels, width, MAP_HEIGHT)


def listing(labels: dict[str, list[Text]], occupied: Iterable[str]) -> Table:
    """For narrow terminals: the regions in which something stands."""
    made = Table.grid(padding=(0, 3, 0, 0))
    for name in occupied:
        made.add_row(*labels[name])
    return made


def nation_table(columns: Mapping[str, Sequence[str]], names: Sequence[Text], width: int) -> Table:
    """One row per nation; turned on its side where that is too wide."""
    made = Table(box=None, pad_edge=False, header_style="dim")
    rooms = [max(len(heading), *map(len, cells)) + 2 for heading, cells in columns.items()]
    if sum(rooms) + max(name.cell_len for name in names) + 2 <= width:
        made.add_column("")
        for heading in columns:
            made.add_column(heading, justify="right", no_wrap=True)
        for i, name in enumerate(names):
            made.add_row(name, *(cells[i] for cells in columns.values()))
    else:
        made.add_column("", style="dim")
        for name in names:
            made.add_column(name, justify="right")
        for heading, cells in columns.items():
            made.add_row(heading, *cells)
    return made


def nation_names(titles: Mapping[str, str], colour: Mapping[str, str], active: str | None) -> list[Text]:
    """The nations in their colours, the one on turn marked."""
    marks = {nation: "▸ " if nation == active else "  " for nation in titles}
    return [Text(marks[nation] + title, style=f"bold {colour[nation]}") for nation, title in titles.items()]


def per_nation(
    heading: str, values: Mapping[str, str], letter: Mapping[str, str], colour: Mapping[str, str]
) -> list[Text]:
    """A line with a few words for each nation that has something to tell; no line if none has."""
    line = Text(f"{heading:<7} ", style="bold")
    for nation, value in values.items():
        if value:
            line.append(f"{letter[nation]} ", style=f"bold {colour[nation]}").append(f"{value}   ", style="not bold")
    return [line] if any(values.values()) else []


def rondel_line(
    shown: Shown,
    nations: Mapping[str, Mapping[str, Any]],
    letter: Mapping[str, str],
    colour: Mapping[str, str],
) -> Text:
    """The fields of the rondel in order, with the nations that stand on them."""
    line = Text.assemble(shown.heading(msg("draw-rondel")))
    for i, field in enumerate(shown.game.data.names["field"]):
        line.append(" → " if i else "", style="dim")
        line.append(shown.title("field", field))
        for nation, row in nations.items():
            if row["rondel"] == field:
                line.append(f" ({letter[nation]})", style=f"bold {colour[nation]}")
    return line
