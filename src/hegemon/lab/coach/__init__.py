"""The coach of a first game against bots: plans with their reasons, warnings, what cannot be done and why. It knows
what the seat knows, and is never asked in a game between people."""
