"""The rollouts' generator: uniform enough, never stuck, within bounds."""

from collections import Counter

from hegemon.core.rng import below, next_word, seed_rng


def test_seeds_differ_and_are_never_zero() -> None:
    seen = set()
    for seed in range(500):
        words = [0, 0, 0, 0]
        seed_rng(words, seed)
        assert any(words) and all(0 <= w < 2**32 for w in words)
        seen.add(tuple(words))
    assert len(seen) == 500


def test_below_is_uniform() -> None:
    words = [0, 0, 0, 0]
    seed_rng(words, 42)
    counts = Counter(below(words, 6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    chi = sum((n - 10_000) ** 2 / 10_000 for n in counts.values())
    assert chi < 20.5  # 5 degrees of freedom, p = 0.001


def test_bits_are_balanced() -> None:
    words = [1, 2, 3, 4]
    ones = [0] * 32
    for _ in range(4_000):
        word = next_word(words)
        assert 0 <= word < 2**32
        for bit in range(32):
            ones[bit] += word >> bit & 1
    assert all(1_850 < n < 2_150 for n in ones)
