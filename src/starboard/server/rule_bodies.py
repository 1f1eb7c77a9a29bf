"""The bodies of the HTTP API that explain a game: its rulebook, and the lessons of its guide."""

from starboard.kernel.texts import Language
from starboard.server.protocol import Labelled, Sent


class RulePicture(Sent, frozen=True):
    """A picture of the rulebook: one part of the scene at a position, or the whole screen, with numbered things."""

    position: str
    part: str = ""
    marks: tuple[Labelled, ...] = ()


class RuleEntry(Sent, frozen=True):
    """A paragraph of the rulebook, with the ids of the rules it tells: prose, a rule behind its term with one
    sentence a line, a table whose first row is its head, or a picture with its caption."""

    text: str
    rules: tuple[str, ...] = ()
    term: str = ""
    rows: tuple[tuple[str, ...], ...] = ()
    picture: RulePicture | None = None


class RuleChapter(Sent, frozen=True):
    """A chapter of the rulebook."""

    key: str
    title: str
    entries: tuple[RuleEntry, ...]


class Rulebook(Sent, frozen=True):
    """The rulebook of a game in one language."""

    game: str
    title: str
    lang: Language
    chapters: tuple[RuleChapter, ...]


class LessonInfo(Sent, frozen=True):
    """A lesson of the guide.  It is about what has the id `at` in the scene (`{seat}`: the seat looked through), and
    about the options with the word `option` that have all ids of `touches`, and with `only` no others."""

    key: str
    title: str
    text: str
    at: str = ""
    option: str = ""
    touches: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    step: int = 0  # its number in the script of the first game; 0: it is no step of it
    only: bool = False
