"""When the coach speaks, in winning chance. Measured, not guessed: `tools/calibrate_coach.py` writes what stands behind
these numbers into docs/teaching.md."""

MUCH = 0.10  # what gives away more is warned of, and is no plan to speak of
NEAR = 0.05  # what gives away less is as good as the best: some turns later hardly anything of it is lost
