"""Opponents that play any game through the contract."""

from .registry import BOTS, Bot, make_bot

__all__ = ["BOTS", "Bot", "make_bot"]
