"""The table: games over HTTP and WebSocket. The server judges everything; only a seat's own view leaves it."""
