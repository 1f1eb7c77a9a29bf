"""ISS Vanguard: a crew that explores far planets and keeps its ship."""
