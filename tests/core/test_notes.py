"""Notes and what they name: several members in one number, and names that ask for the title of the data."""

from __future__ import annotations

from pathlib import Path

from hegemon.core.domains import Names
from hegemon.core.happenings import NUMBER, Happenings, Kind
from hegemon.core.language.catalogue import Catalogue
from hegemon.core.notes import listening, members, note, several

KINDS = Happenings(Kind("went", who="seat", units="unit+", n=NUMBER))
NAMES = Names({"seat": ["left", "right"], "unit": ["a", "b", "c"]})


def test_several_members_are_one_number() -> None:
    assert list(members(several([2, 0, 2]))) == [0, 2]
    assert list(members(several([]))) == []


def test_a_note_names_several_members() -> None:
    with listening() as heard:
        note(0, 1, several([2, 0]), 7)
    (told,) = KINDS.told(heard, NAMES)
    assert told.args == {"who": "seat-right", "units": "unit-a unit-c", "n": 7}


def test_a_name_may_ask_for_the_title_of_the_data(tmp_path: Path) -> None:
    file = tmp_path / "names.ftl"
    file.write_text("seat-left = { $title ->\n    [Gaul] Gallien\n   *[other] { $title }\n }\n", "utf-8")
    assert Catalogue("de", [file], {"seat-left": "Gaul"}).name("seat-left")[""] == "Gallien"
    assert Catalogue("de", [file], {"seat-left": "Parthia"}).name("seat-left")[""] == "Parthia"
