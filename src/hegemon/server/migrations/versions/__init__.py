"""One file per change of the layout."""
