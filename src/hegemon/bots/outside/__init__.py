"""Bots of others, each in a process of its own: a Python class by its import path, or a program that speaks the line
protocol of docs/bot-protocol.md. Whatever such a bot does, this process goes on."""

from .faults import BotFault
from .naming import any_bot, is_outside, outside_bot
from .program import OutsideBot

__all__ = ["BotFault", "OutsideBot", "any_bot", "is_outside", "outside_bot"]
