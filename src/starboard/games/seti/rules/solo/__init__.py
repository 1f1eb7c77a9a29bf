"""The solo game: an automatic rival, and objectives.  SE-SLO."""
