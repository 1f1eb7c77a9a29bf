"""What lies beside the planet: missions, circumstances, Threats with their next step, the Rank card, Discoveries."""

from collections.abc import Iterator

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.scene.faces import card_by_key
from starboard.games.iss_vanguard.world import Board, MissionCard
from starboard.kernel.scene import Card, Cards, Cell, Panel, Part, Prose, Track
from starboard.kernel.scene_kit import marker_track
from starboard.kernel.texts import Say


def papers(g: G, say: Say) -> tuple[Part, ...]:
    return tuple(_panels(g, say))


def _panels(g: G, say: Say) -> Iterator[Part]:
    s, book = g.s, g.book
    for key in s.missions:
        mission = book.missions[key]
        parts: tuple[Part, ...] = (*_story(mission, say), *_card(g, mission, say))
        label = say("mission-optional" if mission.optional else "mission-due", title=say.text(mission.title))
        yield Panel(f"mission-{key}", label, parts)
    in_force = s.circumstances or book.world(s.planet).planet.circumstances
    if in_force:
        card = book.circumstances[in_force]
        yield Panel("circumstances", say("circumstances", title=say.text(card.title)), tuple(_card(g, card, say)))
    for threat in s.threats:
        card_ = book.threats[threat.key]
        yield Panel(f"threat-{threat.key}", say("threat", title=say.text(card_.title)), tuple(_card(g, card_, say)))
    if s.rank_card:
        rank = book.ranks[s.rank_card]
        word = "rank-card-done" if s.rank_done else "rank-card"
        yield Panel("rank", say(word, title=say.text(rank.title)), tuple(_card(g, rank, say)))
    if s.finds or s.finds_unique:
        finds = (*(card_by_key(g, key, say) for key in s.finds), *(_unique(g, n, say) for n in s.finds_unique))
        yield Cards("finds", say("finds"), finds)


def _story(mission: MissionCard, say: Say) -> Iterator[Part]:
    words = [say.text(mission.text)]
    if mission.aim is not None:
        words.append(say.text(mission.aim))
    if mission.hint is not None:
        words.append(say.text(mission.hint))
    yield Prose(f"text-{mission.key}", say.text(mission.title), tuple(words))


def _card(g: G, card: Board, say: Say) -> Iterator[Part]:
    yield Cards(f"card-{card.key}", say.text(card.title), (card_by_key(g, card.key, say),))
    if card.time is not None:
        yield time_track(g, card, say)


def time_track(g: G, card: Board, say: Say) -> Track:
    """The boxes of a time track: what happens as the marker enters each."""
    assert card.time is not None
    boxes = [Cell(str(n), note=say.rules(box) if box else "") for n, box in enumerate(card.time.boxes, 1)]
    cells = [Cell(say("track-empty")), *boxes]
    return marker_track(f"time-{card.key}", say("time-track"), cells, g.s.times.get(card.key, 0))


def _unique(g: G, number: int, say: Say) -> Card:
    card = g.book.uniques[number]
    return card_by_key(g, card.key, say)
