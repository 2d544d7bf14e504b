"""The rollouts' own small generator (xorshift128 on 32-bit words), the same numbers plain and compiled.

The rules never see it: it lives in the loops that play and search, so a planner cannot look into the future.
"""

from __future__ import annotations

from .dual import rule

WORD = 0xFFFFFFFF


@rule
def seed_rng(rng: list[int], seed: int) -> None:
    """Fill the four words from a seed (a Weyl sequence, mixed), never all zero."""
    x = seed & WORD
    for i in range(4):
        x = (x + 0x9E3779B9) & WORD
        y = x ^ (x >> 16)
        y = (y * 0x21F0AAAD) & WORD
        y = y ^ (y >> 15)
        y = (y * 0x735A2D97) & WORD
        rng[i] = y ^ (y >> 15)
    if rng[3] == 0:
        rng[3] = 1


@rule
def next_word(rng: list[int]) -> int:
    """The next 32 random bits."""
    t = rng[3]
    w = rng[0]
    rng[3] = rng[2]
    rng[2] = rng[1]
    rng[1] = w
    t = (t ^ (t << 11)) & WORD
    t = t ^ (t >> 8)
    rng[0] = t ^ w ^ (w >> 19)
    return rng[0]


@rule
def below(rng: list[int], n: int) -> int:
    """A number from 0 to n - 1."""
    return (next_word(rng) * n) >> 32
