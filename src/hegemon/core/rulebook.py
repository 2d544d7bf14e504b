"""Citations: each rule in our own words, traced to the code that carries it and to the scenarios that show it."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .dual import SOURCE, home_of
from .errors import DataError
from .language import Message, catalogue, msg

SCENARIOS = SOURCE.parent.parent / "tests" / "rulebook"  # beside the sources in a checkout; absent when installed
_ID = r"[a-z0-9_]+\.[a-z0-9_]+"
_TAG = re.compile(rf"cite:\s*({_ID}(?:,\s*{_ID})*)")
_KEYWORD = re.compile(r'cite\s*=\s*"([a-z0-9_.]+)"|REASONS\.add\(\s*"[^"]*",\s*"([a-z0-9_.]+)"')
_SEVERAL = re.compile(r"cite\s*=\s*\(([^)]*)\)")


@dataclass
class Rule:
    """One rule of a rulebook, with everything that refers to it."""

    id: str
    page: str
    text: str
    waived: str = ""
    option: str = ""
    key: str = ""  # its sentence in the catalogues; "": the text stands in the rulebook file
    code: list[str] = field(default_factory=list)  # "rules/founding.py:24"
    scenarios: list[str] = field(default_factory=list)  # "founding.toml:one_neighbour_matches"

    def told(self, game: str, language: str) -> str:
        """The rule in a reader's language."""
        return catalogue(game, language).say(Message(self.key)) if self.key else self.text


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as fault:
        raise DataError(f"The rulebook file '{path.name}' cannot be read: {fault}.") from None


def rules_of(game: str) -> dict[str, Rule]:
    """All rules and rulings of a game, with their code and scenarios."""
    raw = _read(home_of(game) / "rulebook.toml")
    rules: dict[str, Rule] = {}
    for topic, entries in raw.items():
        if topic == "waived":
            continue
        for name, row in entries.items():
            rule_id = f"{topic}.{name}"
            key = "" if "text" in row else f"rule-{topic}-{name}"
            text = row["text"] if not key else catalogue(game, "en").say(Message(key))
            rules[rule_id] = Rule(rule_id, str(row.get("page", "")), text, option=str(row.get("option", "")), key=key)
    for topic, entries in raw.get("waived", {}).items():
        rows = {f"{topic}.{n}": r for n, r in entries.items()} if "reason" not in entries else {topic: entries}
        for rule_id, row in rows.items():
            if rule_id in rules:
                rules[rule_id].waived = row["reason"]
    _find_code(game, rules)
    _find_scenarios(game, rules)
    return rules


def rulings_of(game: str) -> dict[str, str]:
    """Ruling → the rule on which it decides."""
    entries = _read(home_of(game) / "rulebook.toml").get("rulings", {})
    return {f"rulings.{name}": str(row.get("cite", "")) for name, row in entries.items()}


def cited_in(text: str) -> list[tuple[int, str]]:
    """Every citation in a source text, with its line number."""
    found: list[tuple[int, str]] = []
    for match in _TAG.finditer(text):
        found.extend((_line_of(text, match), part.strip()) for part in match[1].split(","))
    for match in _KEYWORD.finditer(text):
        found.append((_line_of(text, match), match[1] or match[2]))
    for match in _SEVERAL.finditer(text):
        found.extend((_line_of(text, match), rule_id) for rule_id in re.findall(rf'"({_ID})"', match[1]))
    return sorted(found)


def _line_of(text: str, match: re.Match[str]) -> int:
    return text.count("\n", 0, match.start()) + 1


def code_citations(game: str) -> list[tuple[str, str]]:
    """(place, citation id) for every tag in the game's code."""
    home = home_of(game)
    places: list[tuple[str, str]] = []
    for path in sorted(home.rglob("*.py")):
        for number, rule_id in cited_in(path.read_text("utf-8")):
            places.append((f"{path.relative_to(home)}:{number}", rule_id))
    return places


def scenario_citations(game: str) -> list[tuple[str, str]]:
    """(place, citation id) for every scenario of the game."""
    places: list[tuple[str, str]] = []
    for path in sorted((SCENARIOS / game).glob("*.toml")):
        for row in _read(path).get("scenario", []):
            entries = [entry for key in ("illegal", "then_illegal") for entry in row.get(key, [])]
            refused = [entry.get("because", "") for entry in entries if isinstance(entry, dict)]
            cites = dict.fromkeys([*row.get("cite", []), *(r for r in refused if r)])
            places.extend((f"{path.name}:{row.get('id', '?')}", rule_id) for rule_id in cites)
    return places


def _find_code(game: str, rules: dict[str, Rule]) -> None:
    for place, rule_id in code_citations(game):
        if rule_id in rules:
            rules[rule_id].code.append(place)


def _find_scenarios(game: str, rules: dict[str, Rule]) -> None:
    for place, rule_id in scenario_citations(game):
        if rule_id in rules:
            rules[rule_id].scenarios.append(place)


def trace(game: str) -> list[Message]:
    """Every gap: a rule without code or scenario, a tag or scenario that cites nothing, a needless waiver."""
    rules = rules_of(game)
    tags = [*code_citations(game), *scenario_citations(game)]
    gaps = [msg("fault-cites-nothing", place=place, rule=r) for place, r in tags if r not in rules]
    for rule in rules.values():
        if rule.waived:
            continue
        if not rule.code:
            gaps.append(msg("fault-no-code", rule=rule.id))
        if not rule.scenarios:
            gaps.append(msg("fault-no-scenario", rule=rule.id))
    return gaps


def find(game: str, words: str, language: str = "en") -> list[Rule]:
    """Rules that contain all the words (or word beginnings) in a reader's language, the best matches first."""
    wanted = [w.lower() for w in re.findall(r"[\w']+", words)]
    scored: list[tuple[int, Rule]] = []
    for rule in rules_of(game).values():
        body = f"{rule.id.replace('_', ' ').replace('.', ' ')} {rule.told(game, language)} {rule.page}".lower()
        hits = sum(1 for w in wanted if re.search(rf"\b{re.escape(w)}", body))
        if hits:
            scored.append((hits, rule))
    best = max((hits for hits, _ in scored), default=0)
    return [rule for hits, rule in scored if hits == best]
