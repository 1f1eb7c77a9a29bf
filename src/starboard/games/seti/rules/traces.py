"""Life traces.  SE-TRA."""

from typing import ClassVar

from starboard.games.seti.book import G
from starboard.games.seti.constants import ANY, FREE, LEFT, TRACES
from starboard.games.seti.model.facets import DATA, EXOFOSSILS, LIFE
from starboard.games.seti.model.ids import trace_at, trace_id
from starboard.games.seti.model.memory import Source
from starboard.games.seti.rules.counters import traces_of
from starboard.games.seti.rules.effects import steps
from starboard.games.seti.rules.mascamites import sample_space_open
from starboard.games.seti.rules.resources import gain
from starboard.games.seti.rules.solo.agencies import agency_of
from starboard.games.seti.world import Space
from starboard.kernel.ids import number_of, pid
from starboard.kernel.verbs import Ask, Step
from starboard.kernel.words import Option, Seat, opt


class MarkTrace(Ask, frozen=True):
    """Mark a trace on a free space of its colour; no colour named is any.

    SE-TRA-02, SE-TRA-03, SE-TRA-07, SE-TRA-08, SE-TRA-10.
    """

    of: tuple[str, ...] = ANY
    where: str = ""
    prompt: ClassVar[str] = "trace"
    because: ClassVar[str] = "analyze"

    def at_stake(self, g: G, here: Step) -> int:
        """Spaces of a board may have to be paid for; a space counts whom it is marked beside."""
        return LIFE | DATA | EXOFOSSILS if any(species.found for species in g.s.species) else LIFE

    def options(self, g: G, here: Step) -> list[Option]:
        source = g.find(Source)
        found = []
        for colour in range(3):
            if self.of != ANY and TRACES[colour] not in self.of:
                continue
            for place in range(len(g.s.species)):
                if self.where == "same_species" and not traces_of(g, here.seat, place, colour):
                    continue
                if self.where == "that_species" and source is not None and source.species not in (-1, place):
                    continue
                spaces = free_spaces(g, here.seat, place, colour)
                found += [opt("trace", trace_id(place, colour, at)) for at in spaces]
        return agency_of(g.s, here.seat).choose(g, self.prompt, found)

    def answer(self, g: G, here: Step, option: Option) -> None:
        mark(g, here.seat, *trace_at(option.ids[0]))


def free_spaces(g: G, seat: Seat, place: int, colour: int) -> list[str]:
    """The spaces of a colour that this player may mark for a species.  SE-TRA-02, SE-TRA-11, SE-TRA-12."""
    species = g.s.species[place]
    found = ["discovery"] if species.discovery[colour] == FREE else []
    if species.found:
        column = g.book.species[species.key.value].columns[colour]
        for i, space in enumerate(column.spaces):
            if species.columns[colour][i] == FREE and affordable(g, seat, space) and sample_space_open(g, space):
                found.append(pid("space", i + 1))
        if column.open and affordable(g, seat, column.open):
            found.append("top")
    return [*found, "overflow"]


def affordable(g: G, seat: Seat, space: Space) -> bool:
    """Whether the player has what a space asks for; data in the computer are none.

    SE-CEN-10, SE-OUM-12, SE-SLO-46, SE-SLO-52.
    """
    player = g.s.players[seat]
    if space.pay == "data":
        return agency_of(g.s, seat).has_data_for_space(player, space.n)
    return not space.pay or player.exofossils >= space.n


def mark(g: G, seat: Seat, place: int, colour: int, at: str) -> None:
    """A marker goes on a space, and the space gives what it gives.

    SE-TRA-04, SE-TRA-05, SE-TRA-06, SE-TRA-09, SE-TRA-12.
    """
    if g.find(Source) is not None:
        g.amend(Source, trace=TRACES[colour])
    species = g.s.species[place]
    g.did("trace", seat, trace_id(place, colour, at), TRACES[colour])
    if at == "overflow":
        species.overflow[colour] = (*species.overflow[colour], seat)
        gain(g, seat, "vp", 3)
    elif at == "discovery":
        species.discovery[colour] = seat
        gain(g, seat, "vp", 5 if place == LEFT else 3)
        gain(g, seat, "publicity")
    else:
        mark_board(g, seat, place, colour, at)


def mark_board(g: G, seat: Seat, place: int, colour: int, at: str) -> None:
    """A space of a species board: its payment, its danger, its reward.  SE-TRA-11, SE-EXE-10."""
    species, player = g.s.species[place], g.s.players[seat]
    column = g.book.species[species.key.value].columns[colour]
    if at == "top":
        assert column.open is not None
        space = column.open
        species.columns[colour].append(seat)
    else:
        i = number_of(at, "space") - 1
        space = column.spaces[i]
        species.columns[colour][i] = seat
    if space.pay == "exofossil":
        player.exofossils -= space.n
    elif space.pay == "data":
        player.data -= space.n
    player.danger += space.danger
    body = tuple(reversed(steps(seat, space.gain, species.key.value)))
    g.put(Step(Source(body=body), seat, species.key.value))
