"""The rulebook that players read, in both languages, every paragraph anchored to the rules that it tells.

`kernel/bookfile.py` reads it from `rulebook/en.md` and `rulebook/fr.md`; `rulebook/pictures.yaml` holds the positions
that its pictures are drawn from.  A chapter that would spoil a discovery is closed until the game says it is made, and
a game adds chapters of its own, written from the cartridge.
"""

import re
import unicodedata
from collections.abc import Container, Sequence

from msgspec import Struct, structs

from starboard.kernel.texts import Language


class Mark(Struct, frozen=True):
    """A number on a picture: the id of the thing that it stands at, and what is said about it."""

    id: str
    text: str


class Picture(Struct, frozen=True):
    """What a scene shows at a fixed position: one part of it, or the whole screen if no part is named."""

    position: str
    part: str = ""
    marks: tuple[Mark, ...] = ()


class Paragraph(Struct, frozen=True):
    """A paragraph, and the rules that it tells: prose, a rule behind its term, a table, or a picture with its caption.

    The text of a rule has one sentence a line.  The first row of a table is its head.
    """

    text: str
    rules: tuple[str, ...] = ()
    term: str = ""
    rows: tuple[tuple[str, ...], ...] = ()
    picture: Picture | None = None

    @property
    def words(self) -> str:
        """All of it as plain text, for the terminal, a screen reader and the search."""
        marks = self.picture.marks if self.picture else ()
        lines = [
            f"{self.term}. {self.text}" if self.term else self.text,
            *(" · ".join(cell for cell in row) for row in self.rows),
            *(f"{n}. {mark.text}" for n, mark in enumerate(marks, 1)),
        ]
        return "\n".join(line for line in lines if line).replace("*", "")


class Chapter(Struct, frozen=True):
    """A chapter.  One that names a discovery in `opens` is closed until it is made."""

    title: str
    paragraphs: tuple[Paragraph, ...]
    opens: str = ""


class Rulebook(Struct, frozen=True):
    """A rulebook in one language."""

    lang: Language
    title: str
    opening: tuple[Paragraph, ...]  # before the first chapter: what the game is
    chapters: tuple[Chapter, ...]
    own: int = -1  # before this chapter stand those of the cartridge; -1: at the end

    def at_table(self, discoveries: Container[str], own: Sequence[Chapter]) -> "Rulebook":
        """The book as it lies at a table: closed chapters are out of it, those of the cartridge in it."""
        place = len(self.chapters) if self.own < 0 else self.own
        around = (self.chapters[:place], own, self.chapters[place:])
        chapters = [each for part in around for each in part if not each.opens or each.opens in discoveries]
        return structs.replace(self, chapters=tuple(chapters), own=-1)

    def paragraphs(self) -> "list[tuple[int, Paragraph]]":
        """Every paragraph with the number of its chapter; the opening has -1."""
        inside = [(n, paragraph) for n, chapter in enumerate(self.chapters) for paragraph in chapter.paragraphs]
        return [*((-1, paragraph) for paragraph in self.opening), *inside]

    def find(self, rule: str) -> tuple[int, Paragraph] | None:
        """Where the book opens for a rule: at the paragraph that tells fewest others beside it."""
        named = [(n, paragraph) for n, paragraph in self.paragraphs() if rule in paragraph.rules]
        return min(named, key=lambda one: len(one[1].rules), default=None)

    def search(self, words: str) -> list[tuple[int, Paragraph]]:
        """The paragraphs that have every word (or its beginning) or the id, those with a fitting chapter first."""
        wanted = plainly(words).split()
        if not wanted:
            return []
        found = []
        for n, paragraph in self.paragraphs():
            heading = plainly(self.chapters[n].title) if n >= 0 else plainly(self.title)
            here = plainly(" ".join((paragraph.words, *paragraph.rules)))
            if all(_begins(word, f"{here} {heading}") for word in wanted):
                found.append((not any(_begins(word, heading) for word in wanted), n, paragraph))
        return [(n, paragraph) for _, n, paragraph in sorted(found, key=lambda one: one[0])]


def plainly(text: str) -> str:
    """Lower case, without accents, with the apostrophe of a keyboard: how words are compared."""
    apart = unicodedata.normalize("NFD", text.lower().replace("’", "'"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def _begins(word: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(word)}", text) is not None
