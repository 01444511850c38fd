"""The Russian grammar and its words."""
