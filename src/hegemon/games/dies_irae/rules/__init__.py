"""The rules of Dies Irae, one file per topic of the rulebook."""
