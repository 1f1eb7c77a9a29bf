"""Time tracks.  IV-TIM-01 to IV-TIM-09, IV-THR-02, IV-THR-10"""

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import TIME
from starboard.games.iss_vanguard.rules.force import circumstances_of
from starboard.games.iss_vanguard.rules.places import top_place
from starboard.games.iss_vanguard.rules.team import deciding
from starboard.games.iss_vanguard.world import Board, TimeTrack
from starboard.kernel.asking import AnyOrder
from starboard.kernel.verbs import NOTHING, Step, Verb
from starboard.kernel.words import Seat, opt


def track_of(g: G, card: str) -> TimeTrack | None:
    piece = g.book.by_key.get(card)
    return piece.time if isinstance(piece, Board) else None


def tracks_in_play(g: G) -> list[str]:
    """The cards with a time track: circumstances, missions, Threats, Rank card, top places.  IV-TIM-06"""
    s = g.s
    tops = (top_place(g.book, s, at) for at in s.sectors)
    cards = (circumstances_of(g), *s.missions, *(threat.key for threat in s.threats), s.rank_card, *tops)
    return [card for card in dict.fromkeys(cards) if card and track_of(g, card) is not None]


def is_full(g: G, card: str) -> bool:
    """Whether the marker stands on the effect box.  IV-TIM-05, IV-TIM-09"""
    track = track_of(g, card)
    return track is None or g.s.times.get(card, 0) >= len(track.boxes)


def advance_all(g: G, seat: Seat) -> None:
    """All tracks that are in play at this moment advance, in an order that the players choose.  IV-TIM-04, IV-TIM-08

    It is asked only where the order matters: where more than one track enters a box that does something.
    """
    cards = [card for card in tracks_in_play(g) if not is_full(g, card)]
    loud = [card for card in cards if _next_box(g, card)]
    seat = deciding(g.s, seat)
    steps = [Step(AdvanceTrack(card), seat, card) for card in cards if card not in loud]
    if len(loud) > 1:
        todo = tuple((opt("advance", card), (AdvanceTrack(card),)) for card in loud)
        g.push(seat, AnyOrder(todo, tuple((seat, card) for card in loud)))
    else:
        steps += [Step(AdvanceTrack(card), seat, card) for card in loud]
    g.put(*steps)


def _next_box(g: G, card: str) -> tuple[Verb, ...]:
    track = track_of(g, card)
    return track.boxes[g.s.times.get(card, 0)] if track is not None else ()


def is_loud(g: G, card: str, n: int = 1) -> bool:
    """Whether something happens in one of the next boxes of a track."""
    track = track_of(g, card)
    at = g.s.times.get(card, 0)
    return track is not None and any(track.boxes[at : at + n])


class AdvanceTrack(Verb, frozen=True):
    """A Time marker is placed on the leftmost box or moves one box; what stands there happens at once.

    IV-TIM-01, IV-TIM-02, IV-TIM-08, IV-TIM-09, IV-THR-02
    """

    card: str

    def at_stake(self, g: G, here: Step) -> int:
        return TIME if is_loud(g, self.card) else NOTHING

    def run(self, g: G, here: Step) -> None:
        if self.card not in tracks_in_play(g) or is_full(g, self.card):
            return
        box = _next_box(g, self.card)
        g.s.times[self.card] = g.s.times.get(self.card, 0) + 1
        g.did("time", -1, self.card, n=g.s.times[self.card])
        g.push(deciding(g.s, here.seat), *box, source=self.card)


def move_back(g: G, card: str, n: int) -> None:
    """A marker goes back, or off its first box; nothing happens by it.  IV-TIM-03, IV-TIM-07"""
    left = g.s.times.get(card, 0) - n
    if card in g.s.times:
        g.did("time_back", -1, card, n=n)
        if left > 0:
            g.s.times[card] = left
        else:
            del g.s.times[card]
