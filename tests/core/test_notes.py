"""Notes and what they name: several members in one number, and names that ask for the title of the data."""

from __future__ import annotations

from pathlib import Path

from hegemon.core.domains import Names
from hegemon.core.happenings import NUMBER, Happening, Happenings, Kind
from hegemon.core.language.catalogue import Catalogue
from hegemon.core.notes import amounts, counts, listening, members, note, several
from hegemon.testing.ledger import untold

KINDS = Happenings(Kind("went", who="seat", units="unit+", n=NUMBER))
NAMES = Names({"seat": ["left", "right"], "unit": ["a", "b", "c"]})


def test_several_members_are_one_number() -> None:
    assert several([2, 0, 2]) == 0  # nobody listens, so nobody counts
    with listening():
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


PAYING = Happenings(
    Kind("paid", who="seat", goods="unit=", adds="goods", moves=("stock.{who}.*",)),
    Kind("moved", who="seat", n=NUMBER, to="unit", adds="n"),
    Kind("slept", who="seat"),
    Kind("fight", who="seat", opens="fight"),
    Kind("peace", closes="fight"),
)
PAID, MOVED, SLEPT, FIGHT, PEACE = PAYING.numbers("paid", "moved", "slept", "fight", "peace")


def gathered(*notes: tuple[int, ...]) -> list[Happening]:
    return PAYING.gathered(PAYING.told([(kind, tuple(numbers)) for kind, *numbers in notes], NAMES))


def test_a_note_names_amounts() -> None:
    assert list(counts(amounts([2, 0, 3]))) == [2, 0, 3]
    (paid,) = PAYING.told([(PAID, (0, amounts([2, 0, 3])))], NAMES)
    assert paid.args == {"who": "seat-left", "goods": "unit-a=2 unit-c=3"}


def test_what_one_actor_does_again_is_added_up() -> None:
    found = gathered(
        (MOVED, 0, 1, 2),
        (PAID, 0, amounts([1])),
        (MOVED, 0, 2, 2),
        (MOVED, 0, 1, 1),
        (PAID, 0, amounts([1, 4])),
        (SLEPT, 0),
        (SLEPT, 0),
    )
    assert [(h.kind, h.args.get("n"), h.args.get("goods")) for h in found] == [
        ("moved", 3, None),
        ("moved", 1, None),
        ("paid", None, "unit-a=2 unit-b=4"),
        ("slept", None, None),
        ("slept", None, None),
    ]


def test_what_another_comes_between_is_not_added_up() -> None:
    found = gathered((MOVED, 0, 1, 2), (SLEPT, 1), (MOVED, 0, 1, 2))
    assert [h.args.get("n") for h in found] == [1, None, 1]
    (fight, late) = gathered(
        (MOVED, 0, 1, 2), (FIGHT, 0), (MOVED, 0, 1, 2), (MOVED, 0, 1, 2), (PEACE,), (MOVED, 0, 1, 2)
    )[1:]
    assert [h.args.get("n") for h in fight.children] == [2, None] and late.args["n"] == 1


def test_a_place_that_was_not_there_is_seen_in_its_parts() -> None:
    told = PAYING.told([(PAID, (0, amounts([1])))], NAMES)
    assert untold({"stock": {}}, {"stock": {"left": {"a": 1}, "right": {"a": 1}}}, told, PAYING) == ["stock.right.a"]
