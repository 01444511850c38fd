"""What card texts are made of: words (whom, how much, whether), events, verbs, constant changes, and abilities that consist of them."""
