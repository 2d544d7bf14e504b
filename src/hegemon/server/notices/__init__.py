"""Notices: what waits for somebody who is away is told by mail, push or webhook, once."""
