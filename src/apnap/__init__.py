"""apnap: a card-game judge that you can program. Imports nothing at start; see `apnap.api` for the friendly door."""
