"""What desktop and program tell each other: the place of the window, a second start, the wish for less motion."""
