"""What people can do at a table. Everything is checked before anything changes."""
