"""The people on board as pieces: a face each, with Rank and Expertise, wherever a page needs them."""

from collections.abc import Sequence

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import SECTIONS
from starboard.games.iss_vanguard.model.ship import Person
from starboard.games.iss_vanguard.names import name_of, section_name
from starboard.games.iss_vanguard.rules.crew import at_post, may_be_assigned, ship_of
from starboard.games.iss_vanguard.scene.faces import card_by_key
from starboard.kernel.scene import Piece, Tip
from starboard.kernel.scene_parts import Slot, Slots
from starboard.kernel.texts import Say


def person_piece(g: G, person: Person, say: Say) -> Piece:
    label = say("rank-of", name=name_of(g, person.crew, say), n=person.rank)
    return Piece(person.crew, "person", label, seat=person.seat, tip=Tip(card_by_key(g, person.crew, say).rules))


def ready_crew(g: G, say: Say, note: bool = True) -> Slots:
    """Who is Available in each Section, with the Expertise that production asks for; the last one stays.  IV-ASG-03"""
    ship = ship_of(g)
    slots = tuple(
        _slot(section_name(seat, say), [_helper(g, person, say) for person in at_post(ship, "available", seat=seat)])
        for seat in range(len(SECTIONS))
    )
    return Slots("ready", say("ready-crew"), slots, say("ready-note") if note else "")


def team_crew(g: G, say: Say) -> Slots:
    """Who goes down, or has come home: a place for each Section.  IV-LCH-03"""
    ship = ship_of(g)
    slots = tuple(
        _slot(section_name(seat, say), [person_piece(g, person, say) for person in at_post(ship, "field", seat=seat)])
        for seat in range(len(SECTIONS))
    )
    return Slots("team", say("field-team"), slots)


def _slot(label: str, people: Sequence[Piece]) -> Slot:
    return Slot(label, "available", max(1, len(people)), tuple(people))


def _helper(g: G, person: Person, say: Say) -> Piece:
    name, ship = name_of(g, person.crew, say), ship_of(g)
    icon = g.book.crew[person.crew].expertise
    last = "no" if may_be_assigned(ship, person) else "yes"
    text = say("helper", n=person.rank, icon=say.word(icon), last=last)
    return Piece(
        person.crew, "person", name, seat=person.seat, text=text, tip=Tip(card_by_key(g, person.crew, say).rules)
    )
