"""Night cards: when one is due, whom it affects, and what a campfire keeps away.  OS-NIT."""

from typing import ClassVar

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.rules.decks import draw_card, put_under, tell_aside
from starboard.games.under_our_sun.rules.force import in_force
from starboard.games.under_our_sun.rules.ground import change, is_night
from starboard.games.under_our_sun.rules.modifiers import SkipUpkeep
from starboard.games.under_our_sun.rules.persons import name, person, push_for, standing
from starboard.kernel.asking import AtOnce
from starboard.kernel.ids import number_of, pid
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, Seat, opt


def is_due(g: G, me: Character, entering: bool) -> bool:
    """Whether a Night card is due to a character for the tile on which it stands.

    OS-NIT-01, OS-NIT-02, OS-NIT-06, OS-NIT-07, OS-NIT-09, OS-NIT-11, OS-NIT-12, OS-NIT-13, OS-NIT-14,
    OS-NIT-15, OS-NIT-16, OS-NIT-17.
    """
    tile = g.s.tiles[me.at]
    if not is_night(g) or me.health <= 0 or g.book.tiles[tile.key].kind == "new_haven":
        return False
    if any(skip.what == "night_card" for skip in in_force(g, me, SkipUpkeep)):
        return False
    if tile.has_camp:
        return not tile.drawn
    if tile.drawn >> me.id & 1:
        return False
    others = entering and any(c.at == me.at and c.id != me.id and tile.drawn >> c.id & 1 for c in standing(g.s, me.at))
    return not others


class NightFalls(Verb, frozen=True):
    """A Night card is drawn for the tile if one is due.  OS-NIT-01, OS-NIT-03, OS-NIT-06"""

    entering: bool = False

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        if not is_due(g, me, self.entering):
            return
        tile = g.s.tiles[me.at]
        change(g, me.at, drawn=tile.drawn | 1 << me.id)
        key = draw_card(g, "night")
        if not key:
            return
        tell_aside(g, here, key, g.book.nights[key].asides)
        g.did("night_card", here.seat, name(me), key)
        voters = list(dict.fromkeys(c.seat for c in standing(g.s, me.at))) if tile.has_camp else []
        g.push(here.seat, NightDone(key))
        if len(voters) > 1:
            vote = CampVote(tuple((seat, Blame(me.at)) for seat in voters), key=key, drawer=me.id)
            g.push(here.seat, vote, source=key)
        elif len(standing(g.s, me.at)) > 1 and tile.has_camp:
            g.push(here.seat, ChooseAffected(key, me.id, me.at), source=key)
        else:
            g.push(here.seat, Affect(key, me.id))


class NightDone(Verb, frozen=True):
    """The card goes face up under its deck, ignored or not.  OS-NIT-18"""

    key: str

    def run(self, g: G, here: Step) -> None:
        put_under(g, "night", self.key)


class Blame(Ask, frozen=True):
    """One voice in a camp: whom the Night card shall affect.  OS-NIT-04, OS-NIT-05"""

    at: int
    prompt: ClassVar[str] = "night_vote"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("affect", name(c)) for c in standing(g.s, self.at)]


class CampVote(AtOnce, frozen=True):
    """The players in a camp vote; without a strict majority the drawer is affected.  OS-NIT-04, OS-NIT-05"""

    key: str = ""
    drawer: int = 0
    prompt: ClassVar[str] = "night_vote"

    def take_effect(self, g: G, here: Step, said: dict[Seat, Option]) -> None:
        votes = [number_of(option.ids[0], "character") for option in said.values()]
        chosen = next((who for who in votes if votes.count(who) * 2 > len(self.asks_of)), self.drawer)
        g.did("night_vote", -1, pid("character", chosen))
        g.push(here.seat, Affect(self.key, chosen))


class ChooseAffected(Ask, frozen=True):
    """A player alone in a camp with two characters chooses which of them is affected.  OS-NIT-04"""

    key: str
    drawer: int
    at: int
    prompt: ClassVar[str] = "night_vote"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("affect", name(c)) for c in standing(g.s, self.at)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        g.push(here.seat, Affect(self.key, number_of(option.ids[0], "character")))


class Affect(Verb, frozen=True):
    """The card is carried out on one character; at a campfire an Animal card may be ignored by who drew it.

    OS-NIT-03, OS-NIT-10, OS-NIT-18
    """

    key: str
    who: int

    def run(self, g: G, here: Step) -> None:
        card = g.book.nights[self.key]
        me = g.s.characters[self.who]
        if card.animal and g.s.tiles[me.at].fire:
            g.push(here.seat, IgnoreAnimal(self.key, self.who), source=self.key)
        else:
            push_for(g, self.who, *card.does, source=self.key)


class IgnoreAnimal(Ask, frozen=True):
    """A campfire keeps an animal away, if the drawer wants it to.  OS-NIT-10, OS-NIT-18"""

    key: str
    affected: int
    prompt: ClassVar[str] = "ignore_animal"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("ignore", self.key), opt("suffer", self.key)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "suffer":
            push_for(g, self.affected, *g.book.nights[self.key].does, source=self.key)
