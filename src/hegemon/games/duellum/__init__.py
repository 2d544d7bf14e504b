"""Antike Duellum: two nations, one rondel, nine personages."""
