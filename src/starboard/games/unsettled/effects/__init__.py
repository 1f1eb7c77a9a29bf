"""The effect language: the verbs, costs, conditions and selectors that the cards of a planet are written in."""
