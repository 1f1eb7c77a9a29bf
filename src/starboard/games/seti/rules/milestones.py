"""Milestones at the end of a turn.  SE-MIL."""

from starboard.games.seti.book import G, clockwise
from starboard.games.seti.constants import FREE, GOLD_MILESTONES, NEUTRAL, NEUTRAL_MILESTONES
from starboard.games.seti.model.player import Player
from starboard.games.seti.rules.centaurians import messages_reached
from starboard.games.seti.rules.exertians import marks_reached
from starboard.games.seti.rules.gold import MarkGold
from starboard.kernel.verbs import Step, Verb

NEUTRAL_BIT = len(GOLD_MILESTONES)


class Milestones(Verb, frozen=True):
    """One milestone after the other, until none is left to resolve.

    SE-MIL-01, SE-MIL-02, SE-MIL-03, SE-MIL-04, SE-MIL-14, SE-MIL-15, SE-SLO-30, SE-PAS-07.
    """

    def run(self, g: G, here: Step) -> None:
        order = clockwise(g, g.s.active)
        for player in order:
            reached = milestones(g, player)
            if reached:
                _, verb = min(reached, key=lambda found: found[0])
                g.put(Step(verb, player.seat), Step(self, here.seat))
                return
        for player in order:
            if player.vp < NEUTRAL_MILESTONES[0]:
                continue
            for number, score in enumerate(NEUTRAL_MILESTONES):
                bit = 1 << NEUTRAL_BIT + number
                if player.vp >= score and not player.claimed & bit:
                    player.claimed |= bit
                    place_neutral(g, number)


def milestones(g: G, player: Player) -> list[tuple[int, Verb]]:
    """The gold and species milestones that this player has reached and not resolved, with their scores."""
    found: list[tuple[int, Verb]] = []
    for i, score in enumerate(GOLD_MILESTONES):
        if player.vp < score:
            break
        if not player.claimed >> i & 1:
            found.append((score, ClaimGold(i)))
    if player.message or player.waiting:
        found += messages_reached(g, player)
    if g.s.exertian_marks:
        found += marks_reached(g, player)
    return found


class ClaimGold(Verb, frozen=True):
    """A gold milestone is resolved once.  SE-MIL-05, SE-RES-05."""

    number: int

    def run(self, g: G, here: Step) -> None:
        g.s.players[here.seat].claimed |= 1 << self.number
        g.push(here.seat, MarkGold())


def place_neutral(g: G, number: int) -> None:
    """A neutral marker on the leftmost empty discovery space, if one of each is left.

    SE-MIL-08, SE-MIL-09, SE-MIL-10, SE-MIL-11, SE-MIL-12, SE-MIL-13.
    """
    s = g.s
    if not s.neutral[number]:
        return
    for place, species in enumerate(s.species):
        for colour, mark in enumerate(species.discovery):
            if mark == FREE:
                species.discovery[colour] = NEUTRAL
                s.neutral[number] -= 1
                g.did("neutral", -1, ("left", "right")[place])
                return
