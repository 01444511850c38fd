"""Magic: The Gathering as a rulebook: law, forms, procedures, effects, keywords. `apnap.magic.game` is the way in."""
