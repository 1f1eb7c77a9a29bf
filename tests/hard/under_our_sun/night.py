"""The one Night card of a camp: those who are there vote in secret on whom it strikes."""

from typing import ClassVar

from starboard.kernel.asking import AtOnce
from starboard.kernel.verbs import Ask, Verb
from starboard.kernel.words import Option, Seat, opt
from tests.hard.under_our_sun.combat import TheFallen, hurt
from tests.hard.under_our_sun.model import G, Here, is_up, living


class CampVote(Verb, frozen=True):
    """The first character of each camp draws; with company there is a vote.  OS-NIT-02, OS-NIT-04."""

    def run(self, g: G, here: Here) -> None:
        for at in sorted({c.at for c in living(g.s)}, reverse=True):
            there = living(g.s, at)
            if is_up(g.s, at) and g.s.tiles[at].value == "camp":
                asks = tuple((c.seat, Vote()) for c in there)
                g.push(there[0].seat, NightVote(asks) if len(there) > 1 else Suffer())


class Vote(Ask, frozen=True):
    """Only who is on the tile can be chosen; who has fallen has no voice.  OS-NIT-05."""

    prompt: ClassVar[str] = "vote"

    def options(self, g: G, here: Here) -> list[Option]:
        me = g.s.characters[here.seat]
        return [opt("strike", c.seat) for c in living(g.s, me.at)] if me.health else []


class NightVote(AtOnce, frozen=True):
    """A strict majority decides, otherwise the drawer suffers.  OS-NIT-05."""

    def settled(self, g: G, here: Here, said: dict[Seat, Option]) -> None:
        votes = [int(option.ids[0]) for option in said.values()]
        chosen = next((seat for seat in votes if votes.count(seat) * 2 > len(votes)), here.seat)
        g.did("voted", here.seat, *(said[seat].ids[0] for seat in sorted(said)))
        g.push(chosen, Suffer())


class Suffer(Verb, frozen=True):
    """The card: two points of damage, whatever is worn."""

    def run(self, g: G, here: Here) -> None:
        me = g.s.characters[here.seat]
        hurt(me, 2 + me.armour)
        g.did("suffer", here.seat)
        g.push(here.seat, TheFallen())
