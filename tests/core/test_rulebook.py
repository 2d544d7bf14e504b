"""Citations are found wherever they stand, and gaps are noticed."""

import pytest

from hegemon.core import rulebook
from hegemon.core.language import msg


def test_tags_in_docstrings_keywords_and_over_several_lines() -> None:
    text = '''
    """A rule.  cite: founding.cost, founding.site,
    founding.unit_present."""
    Verb("found", "region", cite="founding.verb")
    REASONS.add(
        "no-token", "founding.token", LIMIT)
    cite: str = ""
    '''
    found = rulebook.cited_in(text)
    assert [r for _, r in found] == [
        "founding.cost", "founding.site", "founding.unit_present", "founding.verb", "founding.token",
    ]  # fmt: skip
    assert [line for line, _ in found] == [2, 2, 2, 4, 5]


def test_gaps_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "code_citations", lambda game: [("rules/x.py:1", "founding.no_such_rule")])
    monkeypatch.setattr(rulebook, "scenario_citations", lambda game: [])
    gaps = rulebook.trace("duellum")
    assert msg("fault-cites-nothing", place="rules/x.py:1", rule="founding.no_such_rule") in gaps
    assert {"fault-no-code", "fault-no-scenario"} <= {gap.key for gap in gaps}


def test_where_finds_the_rule_by_its_words() -> None:
    best = rulebook.find("duellum", "coin adjacent")
    assert any("founding" in rule.id for rule in best)
    assert all(rule.code and rule.scenarios for rule in best if not rule.waived)
    assert rulebook.find("duellum", "xylophone") == []
