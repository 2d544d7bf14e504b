"""What is measured, in the reader's language. In stored measurements the names stay as they are."""

from __future__ import annotations

from ...core.language import msg
from ..reader import said

WORDS = {
    "compiled loop": msg("term-probe-loop"),
    "stepwise": msg("term-probe-stepwise"),
    "plain": msg("term-probe-plain"),
    "plain, stepwise": msg("term-probe-plain-stepwise"),
    "plain, loop": msg("term-probe-plain-loop"),
    "search": msg("term-probe-search"),
    "copy inside": msg("term-probe-copy-inside"),
    "copy from Python": msg("term-probe-copy-outside"),
    "search decisions": msg("term-probe-search-decisions"),
    "decisions in search": msg("term-probe-in-search"),
    "in the compiled loop": msg("term-probe-in-loop"),
    "cold compile, CPU seconds": msg("term-probe-cold"),
    "cold compile, s per rule line": msg("term-probe-cold-line"),
    "decisions": msg("term-col-decisions"),
    "games": msg("term-col-games"),
    "simulations": msg("term-col-simulations"),
}


def named(what: str) -> str:
    """A probe, a unit, or the ratio of two; names of other programs stay."""
    return " / ".join(said(WORDS[part]) if part in WORDS else part for part in what.split(" / "))
