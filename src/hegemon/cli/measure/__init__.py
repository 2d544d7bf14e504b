"""Measuring speed: probes of our own engine and of its peers, interleaved round by round."""
