"""Ancient Wars: campaigns of the Roman Republic, cards, hidden stacks and battles with dice."""
