"""What is kept, and how: events are only ever added; everything else can be derived from them."""
