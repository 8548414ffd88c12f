"""Free play: what asks the session and shows its answers at the table."""
