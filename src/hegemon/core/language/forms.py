"""Articles, cases and lists: what a language does to names. The client has the same in `web/src/lib/language/forms.ts`,
and a test compares both on every message.

A name is a message with attributes: `.plural`, in German `.gender` (m, f, n), `.acc`, `.dat`, `.gen`, `.dat_plural`;
`.number = pl` for names that are plural by themselves (the Persians); `.article = none` for those that take none;
`.in`, `.to`, `.from`, `.at` where a place does not take the usual preposition.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

Attributes = Mapping[str, str]  # "" is the name itself
VOWELS = "aeiou"


class English:
    """English: a, an, the."""

    language = "en"
    and_ = "and"
    prepositions: Mapping[str, str] = {"in": "in", "to": "to", "from": "from", "at": "at"}

    def with_article(self, name: Attributes, article: str, case: str) -> str:
        """The name, with its article."""
        word = name.get(case, name[""]) if case == "gen" else name[""]
        if article in ("", "none") or name.get("article") == "none":
            return word
        if article == "def":
            return f"the {word}"
        if name.get("number") == "pl":
            return word
        return f"{'an' if word[:1].lower() in VOWELS else 'a'} {word}"

    def counted(self, name: Attributes, count: int, case: str) -> str:
        """One thing with its article, several with their number."""
        if count == 1:
            return self.with_article(name, "indef", case)
        return f"{count} {name.get('plural', name[''])}"

    def placed(self, name: Attributes, how: str) -> str:
        """In, to, from or at a place."""
        return name.get(how) or f"{self.prepositions[how]} {self.with_article(name, name.get('article', ''), '')}"


class German(English):
    """German: articles by gender and case; most names change little."""

    language = "de"
    and_ = "und"
    prepositions: Mapping[str, str] = {"in": "in", "to": "nach", "from": "von", "at": "bei"}
    definite: Mapping[str, Mapping[str, str]] = {
        "m": {"": "der", "acc": "den", "dat": "dem", "gen": "des"},
        "f": {"": "die", "acc": "die", "dat": "der", "gen": "der"},
        "n": {"": "das", "acc": "das", "dat": "dem", "gen": "des"},
        "pl": {"": "die", "acc": "die", "dat": "den", "gen": "der"},
    }
    indefinite: Mapping[str, Mapping[str, str]] = {
        "m": {"": "ein", "acc": "einen", "dat": "einem", "gen": "eines"},
        "f": {"": "eine", "acc": "eine", "dat": "einer", "gen": "einer"},
        "n": {"": "ein", "acc": "ein", "dat": "einem", "gen": "eines"},
    }

    def with_article(self, name: Attributes, article: str, case: str) -> str:
        """The name in its case, with its article."""
        word = name.get(case) or name[""]
        gender = "pl" if name.get("number") == "pl" else name.get("gender", "")
        if article in ("", "none") or name.get("article") == "none" or not gender:
            return word
        if article == "def":
            return f"{self.definite[gender][case]} {name.get('def', word) if not case else word}"
        return f"{self.indefinite[gender][case]} {word}" if gender != "pl" else word

    def counted(self, name: Attributes, count: int, case: str) -> str:
        """One thing with its article, several with their number."""
        if count == 1:
            return self.with_article(name, "indef", case)
        plural = name.get("plural", name[""])
        return f"{count} {name.get('dat_plural', plural) if case == 'dat' else plural}"


FORMS: Mapping[str, Callable[[], English]] = {"en": English, "de": German}


def joined(parts: list[str], and_: str) -> str:
    """`a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {and_} {parts[-1]}"
