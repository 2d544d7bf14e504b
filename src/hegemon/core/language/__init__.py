"""What people read: messages (a key with arguments) and the catalogues that turn them into sentences."""

from __future__ import annotations

from .catalogue import LANGUAGES, Catalogue, catalogue, said_by
from .message import Message, goods, msg, name_key

__all__ = ["LANGUAGES", "Catalogue", "Message", "catalogue", "goods", "msg", "name_key", "said_by"]
