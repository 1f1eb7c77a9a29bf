"""A game being played by people: seats, undo, consent, clocks, chat, log, replay, and the records that keep it all."""
