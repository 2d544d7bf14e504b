"""What `look` tells of the things of each game: the same facts as the sheets of the browser, from the same view."""
