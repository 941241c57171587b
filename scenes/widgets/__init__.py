"""The pieces every screen is made of: fed with data, they know no game."""
