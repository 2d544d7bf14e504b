"""Learning by self-play how to judge positions: `hegemon train`."""
