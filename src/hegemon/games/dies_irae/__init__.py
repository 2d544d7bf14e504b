"""Dies Irae: three empires, five actions a turn, and a people that may revolt."""
