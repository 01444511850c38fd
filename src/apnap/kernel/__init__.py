"""What every card game is made of: a table of records, decisions, events in batches, refusals, dated law. Knows no game."""
