"""Verb tables: action, text and number are three spellings of one thing."""

import pytest

from hegemon.core.actions import Verb, VerbTable
from hegemon.core.domains import Domains
from hegemon.core.errors import NotationError
from hegemon.core.frames import FrameList

DOMAINS = Domains(place=4, way=3, stone=("red", "blue"))
NAMES = DOMAINS.names({"place": ["here", "there"], "way": ["here there", "there here"]})
VERBS = VerbTable(
    DOMAINS,
    FrameList(),
    Verb("roll", "stone", chance=True),
    Verb("put", "place", "stone"),
    Verb("go", "way"),
    Verb("done"),
)


def test_numbers_are_dense_and_ordered() -> None:
    assert VERBS.size == 2 + 8 + 3 + 1
    assert VERBS.bases("roll", "put", "go", "done") == (0, 2, 10, 13)
    assert [VERBS.encode(v.name, args) for v, args in map(VERBS.decode, range(VERBS.size))] == list(range(VERBS.size))


@pytest.mark.parametrize("text", ["roll blue", "put there red", "go there here", "done"])
def test_text_round_trip(text: str) -> None:
    assert str(VERBS.action(VERBS.parse(text, NAMES), NAMES)) == text


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "empty"),
        ("fly here", "'fly' is no verb"),
        ("put", "'put' is incomplete"),
        ("put nowhere red", "There is no 'nowhere' here"),
        ("put here green", "There is no 'green' here"),
        ("done now", "'done' takes nothing"),
        ("go here", "'go here' is incomplete"),
    ],
)
def test_wrong_text_is_explained(text: str, sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence):
        VERBS.parse(text, NAMES)


@pytest.mark.parametrize("number", [-1, 14, 10**9])
def test_wrong_number_is_refused(number: int) -> None:
    with pytest.raises(NotationError):
        VERBS.decode(number)


def test_unused_numbers_have_no_text() -> None:
    unused = VERBS.encode("put", (3, 0))
    assert not VERBS.exists(unused, NAMES)
    with pytest.raises(NotationError):
        VERBS.action(unused, NAMES)
