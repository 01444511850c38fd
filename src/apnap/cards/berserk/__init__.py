"""The pool of Berserk cards that ships."""
