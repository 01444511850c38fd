"""Magic card texts: English texts to forms."""
