"""Magic cards: the pool that ships."""
