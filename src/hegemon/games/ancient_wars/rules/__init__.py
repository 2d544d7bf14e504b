"""One file per topic of the system booklet."""
