"""A finished game, looked at closely: who stood how well when, which turns decided it, what would have been better and
why, and how much was luck. A review sees everything, hidden things too: it is for games that are over."""
