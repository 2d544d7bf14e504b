"""Opponents that play any game through the contract."""

from .registry import BOTS, DEFAULT, Bot, make_bot

__all__ = ["BOTS", "DEFAULT", "Bot", "make_bot"]
