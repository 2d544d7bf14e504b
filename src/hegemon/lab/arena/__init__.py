"""Proof of strength: round robins between bots, with seats rotated and set-ups varied."""
