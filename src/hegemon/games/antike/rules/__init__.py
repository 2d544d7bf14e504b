"""The rules of Antike, one file per topic of the rulebook."""
