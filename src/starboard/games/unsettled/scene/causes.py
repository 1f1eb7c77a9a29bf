"""What a question comes from: a piece as it is printed, the clause that leads there, what is about to happen."""

from starboard.games.unsettled.book import G
from starboard.games.unsettled.rules.clauses import Resolve
from starboard.games.unsettled.rules.facets import verbs_in
from starboard.games.unsettled.rules.movement import CrossIcon
from starboard.games.unsettled.scene.boards import card
from starboard.games.unsettled.scene.spaces import below_name
from starboard.games.unsettled.wording import clause_text, journal_texts, page_texts, structure_text
from starboard.kernel.ids import parts_of
from starboard.kernel.scene import Card
from starboard.kernel.texts import Say
from starboard.kernel.verbs import Step, name_of
from starboard.kernel.words import Id


def face(g: G, id_: Id, say: Say) -> Card | None:
    """A card of the planet, an action space, a structure, a page or the journal."""
    book, key = g.book, str(id_)
    kind = book.kind.get(key, "")
    if kind == "always":
        return Card(key, say("journal"), rules=" ".join(journal_texts(book.world.journal, say, ("on_setup",))), art=key)
    if kind == "page":
        return _page(g, key, say)
    if kind == "structure":
        tile = next(tile for tile in book.structures if tile.key == key)
        title = say.text(tile.title)
        return Card(key, title[:1].upper() + title[1:], say("kind-structure"), structure_text(tile, say), art=key)
    if kind:
        return card(g, next(printed for printed in book.cards() if printed.key == key), say)
    if key in book.spaces:
        name = g.rules.name(g, key, say)
        return Card(key, name, say("kind-space"), below_name(book.spaces[key], name, say), art=key)
    return None


def _page(g: G, key: str, say: Say) -> Card:
    _, task, n = parts_of(key)
    page = g.book.tasks[task].pages[int(n) - 1]
    return Card(key, g.rules.name(g, key, say), "", " ".join(page_texts(page, say)), art=key)


def reason(g: G, id_: Id, prompt: str, say: Say) -> str:
    """The clauses of a piece that hold the verb of this question, where it says more than that."""
    clauses = g.book.clauses.get(str(id_), ())
    meant = [clause for clause in clauses if any(name_of(verb) == prompt for verb in verbs_in((clause,)))]
    return " ".join(clause_text(clause, say) for clause in meant)


def upcoming(g: G, step: Step, say: Say) -> str:
    """A clause, or what lies on an edge that is crossed."""
    match step.verb:
        case Resolve(card=key, at=at):
            return clause_text(g.book.clauses[key][at], say)
        case CrossIcon(icon=icon):
            return say.fact(g.rules.name(g, icon, say), say.phrase(g.book.icons[icon]))
    return ""
