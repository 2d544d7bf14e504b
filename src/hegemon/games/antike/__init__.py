"""Antike: two to six players, one rondel, thirty-five personages."""
