"""People: keeping one's seats for good, several devices, offers of seats, mute, block and report, and leaving."""
