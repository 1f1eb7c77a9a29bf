"""To whom an effect happens, if not to who performs it; votes."""

from typing import ClassVar, Final, Literal, TypeAlias

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.effects.choices import Ballot, VoteOf
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.rules.persons import character_of, living, name, person, push_for, put_for_all
from starboard.kernel.forms import Conditions, Way, all_hold
from starboard.kernel.verbs import Ask, Step, Verb, Verbs
from starboard.kernel.words import Option, opt

Whom: TypeAlias = Literal["all", "here", "others_here", "dead_here"]
EACH: Final = {"all": "each_all", "here": "each_here", "others_here": "each_other_here", "dead_here": "each_dead_here"}
CHOSEN: Final = {"all": "one", "here": "one_here", "others_here": "one_other_here", "dead_here": "one_dead_here"}


def people(g: G, here: Step, whom: Whom) -> list[Character]:
    """The characters meant, in turn order."""
    me = person(g, here.seat)
    if whom == "dead_here":
        return [c for c in g.s.characters if c.dead and c.at == me.at]
    found = [c for c in living(g.s) if whom == "all" or c.at == me.at]
    return [c for c in found if whom != "others_here" or c.id != me.id]


class Each(Verb, frozen=True):
    """These happen to each of several characters, one after the other.  OS-RND-25"""

    of: Whom
    does: Verbs
    requires: Conditions = ()  # of each of them

    @property
    def who_text(self) -> str:
        """Whom the text of the card names."""
        return EACH[self.of]

    def run(self, g: G, here: Step) -> None:
        found = people(g, here, self.of)
        able = [c for c in found if all_hold(g, Step(self, c.seat, name(c)), self.requires)]
        put_for_all(g, able, *self.does, source=here.source)


class ChooseCharacterFor(Ask, frozen=True, tag="choose_character"):
    """These happen to one character, whom who performs it chooses.  OS-CON-08"""

    among: Whom
    does: Verbs
    requires: Conditions = ()  # of whom may be chosen
    prompt: ClassVar[str] = "choose_character"

    @property
    def who_text(self) -> str:
        """Whom the text of the card names."""
        return CHOSEN[self.among]

    def able(self, g: G, here: Step) -> list[Character]:
        found = people(g, here, self.among)
        return [c for c in found if all_hold(g, Step(self, c.seat, name(c)), self.requires)]

    def possible(self, g: G, here: Step) -> bool:
        return bool(self.able(g, here))

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("character", name(c)) for c in self.able(g, here)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        push_for(g, character_of(g.s, option.ids[0]).id, *self.does, source=here.source)


class Vote(Verb, frozen=True):
    """All players vote at once in secret; the way with the most voices happens, a tie goes to the first player's."""

    among: tuple[Way, ...]

    def run(self, g: G, here: Step) -> None:
        seats = [seat for seat in range(g.s.setup.seats) if any(c.seat == seat and not c.out for c in g.s.characters)]
        g.push(
            here.seat, VoteOf(tuple((seat, Ballot(self.among)) for seat in seats), among=self.among), source=here.source
        )
