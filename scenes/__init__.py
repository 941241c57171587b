"""Everything seen and heard."""
