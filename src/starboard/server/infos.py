"""Games and tables as the lobby shows them, in the reader's language."""

import logging
import os
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from typing import Any

from starboard.bots import LEVELS
from starboard.kernel.bookfile import rulebook
from starboard.kernel.cartridge import About, cartridges, rules, say
from starboard.kernel.cartridge import about as about_cartridge
from starboard.kernel.content import ContentError
from starboard.kernel.lessons import Lesson, lessons_of
from starboard.kernel.registry import UnknownGame, games
from starboard.kernel.rulebook import Chapter, Paragraph
from starboard.kernel.rulebook import Rulebook as Book
from starboard.kernel.rules import Rules, Setting
from starboard.kernel.scene import Ending
from starboard.kernel.script import Step
from starboard.kernel.shelf import draft_folders
from starboard.kernel.texts import LANGUAGES, Language, Say, speaker
from starboard.server.protocol import (
    CartridgeInfo,
    GameInfo,
    Invite,
    Labelled,
    SeatInfo,
    SettingInfo,
    TableCard,
    TableInfo,
)
from starboard.server.rule_bodies import LessonInfo, Rulebook, RuleChapter, RuleEntry, RulePicture
from starboard.table.refusal import Refusal, words
from starboard.table.seats import Holder, held_by
from starboard.table.summary import TableSummary
from starboard.table.table import Table

log = logging.getLogger("starboard.shelf")


@cache
def game_infos(lang: Language) -> tuple[GameInfo, ...]:
    """The shelf: every game installed here.  One that cannot be shown is logged and left out."""
    found = []
    for key, game in games().items():
        try:
            found.append(_game(key, game, lang))
        except Exception:
            log.exception("cannot show the game %s on the shelf", key)
    return tuple(found)


def _voice(game: type[Rules[Any]], cartridge: str, lang: Language) -> Say:
    """Who speaks for a game and its cartridge; for the game alone where the cartridge cannot be loaded."""
    try:
        return say(game, cartridge, lang, strict=False)
    except (LookupError, ValueError):
        return speaker(lang, game.home() / "texts", strict=False)


def _game(key: str, game: type[Rules[Any]], lang: Language) -> GameInfo:
    speak = _voice(game, "", lang)
    book = rulebook_info(key, lang)
    return GameInfo(
        key,
        title_of(key, lang),
        book.chapters[0].entries[0].text if book and book.chapters and book.chapters[0].key == "opening" else "",
        tuple(game.seats),
        tuple(Labelled(word, _label(speak, "difficulty", word)) for word in game.difficulties),
        game.difficulty_seats,
        tuple(_setting(speak, setting) for setting in game.settings),
        tuple(_shelf(key, game, speak)) if game.world else (),
        tuple(Labelled(name, words(lang)(f"bot-{name}")) for name in (*LEVELS, "random")),
        book is not None,
        _has_lessons(key),
        game.weight,
    )


def _label(speak: Say, kind: str, word: str) -> str:
    key = f"{kind}-{word}".replace("_", "-")
    return speak(key) if speak.has(key) else speak.word(word)


def _setting(speak: Say, setting: Setting) -> SettingInfo:
    values = tuple(Labelled(value, _label(speak, f"setting-{setting.key}", value)) for value in setting.values)
    return SettingInfo(setting.key, _label(speak, "setting", setting.key), values, setting.seats)


@cache
def _has_lessons(game: str) -> bool:
    """Whether the game has lessons.  Lessons that fail to load are logged, and the game is played without them."""
    try:
        return lessons_of(game) is not None
    except ContentError as error:
        log.warning("cannot load the lessons of %s: %s", game, error)
        return False


@cache
def lesson_infos(game: str, lang: Language) -> tuple[LessonInfo, ...]:
    """The lessons of a game in the reader's language, in their order."""
    lessons = lessons_of(game) if game in games() and _has_lessons(game) else None
    if lessons is None:
        raise Refusal("unknown_game")
    speak = say(games()[game], lessons.first_game.cartridge, lang, strict=False)
    steps = (_step(each, number, speak) for number, each in enumerate(lessons.script, 1))
    return (*(_lesson(each, speak) for each in lessons.lessons), *steps)


def _lesson(lesson: Lesson, speak: Say) -> LessonInfo:
    when = lesson.when
    touches = (when.touches,) if when.option and when.touches else ()
    return LessonInfo(
        lesson.key, lesson.title(speak), lesson.text(speak), lesson.at, when.option, touches, lesson.rules
    )


def _step(step: Step, number: int, speak: Say) -> LessonInfo:
    words = step.title(speak), step.text(speak)
    return LessonInfo(step.key, *words, step.at, step.option, step.touches, step.rules, number, step.only)


def about(game: str, cartridge: str) -> About | None:
    """What a cartridge says of itself."""
    if not cartridge:
        return None
    found = getattr(rules(game, cartridge).cartridge, "cartridge", None)
    return found if isinstance(found, About) else None


def _shelf(key: str, game: type[Rules[Any]], speak: Say) -> Iterator[CartridgeInfo]:
    """The cartridges to choose from, the easiest first.  One that fails to load is logged and left out; a draft says
    what is wrong with it instead, to who writes it."""
    abouts, warnings = {}, {}
    drafts = draft_folders()
    for name, folder in cartridges(game).items():
        try:
            abouts[name] = about_cartridge(game, folder)
            warnings[name] = rules(key, name).warning(speak)
        except Exception as error:  # somebody else's fault must not empty the shelf
            log.warning("cannot load a cartridge of %s: %s", key, error)
            abouts.pop(name, None)
            if folder in drafts:
                yield CartridgeInfo(name, name, str(error).replace(f"{folder.parent}{os.sep}", ""))
    for name in sorted(abouts, key=lambda name: (abouts[name].challenge, name)):
        one = abouts[name]
        if one.listed or cartridges(game)[name] in drafts:
            title, blurb = speak.text(one.title), speak.text(one.blurb)
            yield CartridgeInfo(name, title, blurb, one.challenge, one.minutes, one.hue, warnings[name])


# Rulebooks


@cache
def rulebook_info(game: str, lang: Language) -> Rulebook | None:
    """The rulebook of a game as it lies on the shelf, if it has one: what would spoil a discovery is closed.

    Every world that can be chosen has its own chapters in it.
    """
    book = _book(game, lang)
    return _bound(game, book.at_table((), _of_worlds(game, lang))) if book else None


def _of_worlds(game: str, lang: Language) -> tuple[Chapter, ...]:
    """The chapters that the worlds on the shelf write of themselves, the easiest first."""
    kind = games()[game]
    shelf = [world.key for world in _shelf(game, kind, say(kind, "", lang))] if kind.world is not None else []
    whole = [world for world in shelf if _can_load(game, world)]
    own = (rules(game, world).chapters(None, say(kind, world, lang, strict=False)) for world in whole)
    return tuple(chapter for chapters in own for chapter in chapters)


def _can_load(game: str, world: str) -> bool:
    """Whether it is no draft with a mistake in it."""
    try:
        rules(game, world)
    except Exception:  # whatever somebody wrote; the shelf says what it is
        return False
    return True


def table_rulebook(table: Table, lang: Language) -> Rulebook | None:
    """The rulebook of a game as it lies at a table: with its world's chapters, and what has been discovered there."""
    g, book = table.game, _book(table.opened.game, lang)
    if book is None:
        return None
    speak = say(type(g.rules), table.opened.cartridge, lang, strict=False)
    return _bound(table.opened.game, book.at_table(g.rules.discoveries(g), g.rules.chapters(g, speak)))


@cache
def _book(game: str, lang: Language) -> Book | None:
    try:
        return rulebook(game, lang)
    except (FileNotFoundError, UnknownGame):
        return None


def _bound(game: str, book: Book) -> Rulebook:
    chapters = [RuleChapter(f"chapter-{n}", c.title, _entries(c.paragraphs)) for n, c in enumerate(book.chapters, 1)]
    opening = [RuleChapter("opening", book.title, _entries(book.opening))] if book.opening else []
    return Rulebook(game, book.title, book.lang, (*opening, *chapters))


def _entries(paragraphs: tuple[Paragraph, ...]) -> tuple[RuleEntry, ...]:
    return tuple(RuleEntry(p.text, p.rules, p.term, p.rows, _picture(p)) for p in paragraphs)


def _picture(paragraph: Paragraph) -> RulePicture | None:
    shown = paragraph.picture
    if shown is None:
        return None
    return RulePicture(shown.position, shown.part, tuple(Labelled(mark.id, mark.text) for mark in shown.marks))


@cache
def title_of(game: str, lang: Language) -> str:
    """What a game is called: as its rulebook is."""
    book = rulebook_info(game, lang)
    return book.title if book else game.replace("_", " ").capitalize()


# Tables


def seat_infos(seats: Sequence[Holder], muted: Collection[str] = ()) -> tuple[SeatInfo, ...]:
    return tuple(
        SeatInfo(
            i,
            holder.kind,
            holder.name,
            holder.bot,
            holder.held and holder.person in muted,
            holder.stand_in,
            holder.wish,
        )
        for i, holder in enumerate(seats)
    )


@cache
def _world(game: str, cartridge: str, lang: Language) -> tuple[str, int]:
    """Title and colour of a cartridge; one that is no longer installed has only its key."""
    try:
        found = about(game, cartridge)
    except (LookupError, ValueError):
        found = None
    if found is None:
        return cartridge, 210
    return (found.title.fr if lang == "fr" else found.title.en), found.hue


def table_info(table: Table, lang: Language, seated: bool) -> TableInfo:
    """What does not change with every answer; links are for who sits at the table."""
    opened = table.opened
    world, hue = _world(opened.game, opened.cartridge, lang)
    invites = [Invite(i, h.invite) for i, h in enumerate(table.seats) if h.invite and not h.held] if seated else []
    return TableInfo(
        table.id,
        opened.game,
        title_of(opened.game, lang),
        table.name,
        table.status,
        seat_infos(table.seats, table.muted),
        opened.cartridge,
        world,
        hue,
        opened.difficulty,
        dict(opened.options),
        table.listed,
        table.is_solo,
        opened.first,
        tuple(invites),
        opened.adviser,
        _has_lessons(opened.game),
        type(table.rules).has_journal(),
        opened.undo,
        opened.bare,
        table.is_exposed,
        table.is_locked,
        table.spectator_chat,
        opened.origin,
    )


def table_card(card: TableSummary, person: str, lang: Language, archived: Collection[str] = ()) -> TableCard:
    """A line of the lobby."""
    mine = held_by(card.seats, person) if person else ()
    world, hue = _world(card.game, card.cartridge, lang)
    return TableCard(
        card.id,
        card.game,
        title_of(card.game, lang),
        card.name,
        card.status,
        seat_infos(card.seats),
        world,
        hue,
        card.waiting,
        mine,
        any(seat in mine for seat in card.waiting),
        card.position,
        card.updated,
        _ending(card, lang),
        card.known,
        card.locked,
        card.origin,
        card.id in archived,
        dict(zip(LANGUAGES, card.standing, strict=False)).get(lang, ""),
    )


def _ending(card: TableSummary, lang: Language) -> Ending | None:
    outcome = card.outcome
    if outcome is None or card.game not in games():
        return None
    speak = _voice(games()[card.game], card.cartridge, lang)
    return Ending(outcome.kind, speak(outcome.why or f"end-{outcome.kind}"), outcome.winners, outcome.scores)


def require_rulebook(game: str, lang: Language) -> Rulebook:
    """The rulebook, or a refusal."""
    book = rulebook_info(game, lang) if game in games() else None
    if book is None:
        raise Refusal("unknown_game")
    return book
