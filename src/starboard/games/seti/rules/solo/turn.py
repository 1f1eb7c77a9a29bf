"""The rival's turn: it reveals a card, or passes.  SE-SLO-06, SE-SLO-07, SE-SLO-08, SE-SLO-26."""

from starboard.games.seti.book import G
from starboard.games.seti.constants import RIVAL, ROUNDS
from starboard.games.seti.model.memory import Main
from starboard.games.seti.rules.pass_ import clear_stack
from starboard.games.seti.rules.solar import Rotate
from starboard.games.seti.rules.solo.actions import ACTS
from starboard.games.seti.rules.solo.gains import progress
from starboard.kernel.verbs import Step, Verb


class RivalTurn(Verb, frozen=True):
    """The top card of its deck; with none left the rival passes.  SE-SLO-06, SE-SLO-07."""

    def run(self, g: G, here: Step) -> None:
        rival = g.s.rival
        assert rival is not None
        if rival.deck:
            rival.shown.append(g.draw(rival.deck))
            g.scope(Main(), RIVAL, Perform(rival.shown[-1]))
        else:
            pass_round(g)


class Perform(Verb, frozen=True):
    """The first action of the card that is possible.  SE-SLO-06, SE-SLO-26."""

    card: str

    def run(self, g: G, here: Step) -> None:
        rival, card = g.s.rival, g.book.rival[self.card]
        assert rival is not None
        rival.arrow = card.arrow
        g.did("reveal", RIVAL, self.card)
        for action in card.actions:
            if action.act == "species":
                if len(g.s.found) >= action.number:
                    rival.shown[-1] = card_of_species(g, action.number)
                    g.push(RIVAL, Perform(rival.shown[-1]))
                    return
            elif ACTS[action.act].possible(g, action):
                ACTS[action.act].do(g, action)
                return


def card_of_species(g: G, number: int) -> str:
    """The card of the first or the second species discovered: it takes the place of the one revealed.  SE-SLO-26."""
    species = g.s.species[g.s.found[number - 1]].key.value
    return next(card.key for card in g.book.world.rival if card.species == species)


def pass_round(g: G) -> None:
    """Rotate if nobody passed before; an end-of-round card goes away unseen for 1 progress.  SE-SLO-07."""
    s = g.s
    assert s.rival is not None
    s.players[RIVAL].passed = True
    g.did("pass", RIVAL)
    if s.round < ROUNDS:
        s.rival.away.append(g.draw(s.stacks[s.round - 1]))
        progress(g, 1)
        clear_stack(g)
    if not s.rotated:
        g.push(RIVAL, Rotate())
    s.rotated = True


class RenewDeck(Verb, frozen=True):
    """All cards of the rival are shuffled for the next round.  SE-SLO-08, SE-SLO-59."""

    def run(self, g: G, here: Step) -> None:
        rival = g.s.rival
        assert rival is not None
        rival.deck += rival.shown
        rival.shown.clear()
        g.shuffle(rival.deck)
