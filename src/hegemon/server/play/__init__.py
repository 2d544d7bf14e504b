"""A game in progress: the position, the line that led to it, what may be undone. No database, no network in here."""
