"""Opponents that play any game through the contract."""

from .registry import BOTS, DEFAULT, LEVEL_NAMES, Bot, make_bot

__all__ = ["BOTS", "DEFAULT", "LEVEL_NAMES", "Bot", "make_bot"]
