"""Where every card is: the contract counts them, and sees which come into play."""

from my_game.model import Table


def counts(s: Table) -> dict[str, int]:
    """No card is ever lost or doubled."""
    return {"cards": len(s.deck) + len(s.discards) + sum(len(player.hand) for player in s.players)}


def in_play(s: Table) -> list[str]:
    """The cards that somebody has had in hand, or launched."""
    return [*s.discards, *(card for player in s.players for card in player.hand)]
