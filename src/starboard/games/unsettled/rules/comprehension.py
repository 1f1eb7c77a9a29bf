"""Comprehension: tokens that are gained with a breakthrough, shared on a node, never spent.  UN-CMP"""

from typing import ClassVar

from starboard.games.unsettled.book import G
from starboard.games.unsettled.constants import TOKENS
from starboard.games.unsettled.model.ids import DISCIPLINES
from starboard.games.unsettled.rules import breakthroughs
from starboard.games.unsettled.rules.movement import local
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, Seat, opt


def gain(g: G, seat: Seat, discipline: str) -> None:
    """A token from the board, with its breakthrough; nothing at all when none is left.

    UN-CMP-01, UN-CMP-02, UN-CMP-12
    """
    left, at = g.s.tokens_left, DISCIPLINES.index(discipline)
    if not left[at]:
        return
    left[at] -= 1
    explorer = g.s.explorers[seat]
    explorer.comprehension.append(discipline)
    g.did("comprehension", seat, discipline)
    breakthroughs.draw(g, seat, discipline)
    if len(explorer.comprehension) > TOKENS:
        g.push(seat, GiveUp())


class Comprehend(Verb, frozen=True):
    """A comprehension for this explorer: where several gain one, the last token goes to the first of them."""

    discipline: str

    def run(self, g: G, here: Step) -> None:
        gain(g, here.seat, self.discipline)


class PickDiscipline(Ask, frozen=True):
    """A comprehension of one's choice, among those of which a token is left.  UN-CMP-01, UN-CMP-12"""

    prompt: ClassVar[str] = "discipline"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("comprehend", d) for d, left in zip(DISCIPLINES, g.s.tokens_left, strict=True) if left]

    def answer(self, g: G, here: Step, option: Option) -> None:
        gain(g, here.seat, str(option.ids[0]))


class GiveUp(Ask, frozen=True):
    """The fifth token: one of the five goes to the box, and a breakthrough of its discipline.  UN-CMP-08, UN-CMP-09,
    UN-CMP-10, UN-CMP-11

    Where an old one goes, the new one takes its slot: no other is moved.  UN-CMP-03
    """

    prompt: ClassVar[str] = "give_up"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("give_up", d) for d in dict.fromkeys(g.s.explorers[here.seat].comprehension)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        discipline, tokens = str(option.ids[0]), g.s.explorers[here.seat].comprehension
        slot, new = tokens.index(discipline), tokens.pop()
        if slot < len(tokens):
            tokens[slot] = new
        g.did("give_up", here.seat, discipline)
        g.push(here.seat, DropBreakthrough(discipline))


class DropBreakthrough(Ask, frozen=True):
    """The owner chooses which breakthrough of the discipline goes, the new one included.  UN-CMP-14"""

    discipline: str
    prompt: ClassVar[str] = "drop_breakthrough"

    def options(self, g: G, here: Step) -> list[Option]:
        book = g.book.breakthroughs
        mine = g.s.explorers[here.seat].breakthroughs
        return [opt("discard", card) for card in mine if book[card].discipline == self.discipline]

    def answer(self, g: G, here: Step, option: Option) -> None:
        card = str(option.ids[0])
        g.s.explorers[here.seat].breakthroughs.remove(card)
        g.s.spent.append(card)
        g.did("discard", here.seat, card)


def present(g: G, seat: Seat, node: str, discipline: str) -> int:
    """How many tokens the conscious explorers there hold between them.

    UN-CMP-05, UN-CMP-06, UN-CMP-07, UN-FOC-27, UN-UNC-05
    """
    return sum(
        e.comprehension.count(discipline)
        for e in g.s.explorers
        if e.conscious and e.at == node and (e.seat == seat or local(g, node, seat, e.seat))
    )
