"""The scene: what one seat sees, as one value from which every surface plays: browser, terminal, reader, program.

Every sentence in it is already in the reader's language.  Every piece and place has an id; an option names the ids
that it touches, so a surface lights what the option lists and knows no rule.  What a seat must not know never enters
its scene.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from starboard.kernel.picking import Picking
from starboard.kernel.scene_parts import Furnished, StepMark
from starboard.kernel.tokens import Amount as Amount
from starboard.kernel.tokens import Die as Die
from starboard.kernel.tokens import Face as Face
from starboard.kernel.tokens import Payee as Payee
from starboard.kernel.tokens import Piece as Piece
from starboard.kernel.tokens import Tip as Tip
from starboard.kernel.tokens import Tone as Tone
from starboard.kernel.words import Option, Seat


class Reward(Struct, frozen=True, omit_defaults=True):
    """What one gets at a place for one way of coming there."""

    label: str
    amounts: tuple[Amount, ...]
    icon: str = ""


class Place(Struct, frozen=True, omit_defaults=True):
    """A place of a board: a cell, a hex, a node, a sector of a ring.

    `x` and `y` are column and row of a grid, axial coordinates of a hex, a position in [0, 1] on a graph, and the
    ring and its sector on rings.
    """

    id: str
    label: str
    x: float
    y: float
    short: str = ""  # a short name, where the label does not fit
    look: str = ""  # terrain, pattern or picture: a word of the game
    note: str = ""
    unknown: bool = False  # not explored yet, or face down
    tip: Tip | None = None
    rewards: tuple[Reward, ...] = ()
    price: tuple[Amount, ...] = ()  # what it takes to enter
    signs: tuple[Amount, ...] = ()  # what is found there: icons at its corner
    room: int | None = None  # how many more may stand there
    marked: str = ""  # an aim: what is written on its flag
    levels: tuple[str, ...] = ()  # on rings: what each disc shows here, the topmost first, `hole` where it is cut out


class Edge(Struct, frozen=True, omit_defaults=True):
    """What lies between two places."""

    a: str
    b: str
    label: str = ""
    icon: str = ""
    text: str = ""
    blocked: bool = False
    one_way: bool = False  # from `a` to `b` alone
    signs: tuple[Amount, ...] = ()  # all that it asks of who goes there, in this order


class Ring(Struct, frozen=True, omit_defaults=True):
    """One ring around the centre, innermost first; its disc has turned clockwise by so many sectors."""

    id: str
    label: str
    sectors: int
    turned: int = 0
    turns: bool = False  # with the next rotation


class Board(Struct, frozen=True, omit_defaults=True, tag="board"):
    """Places, what lies between them, and what lies on them."""

    id: str
    label: str
    layout: Literal["grid", "hex", "graph", "rings"]
    places: tuple[Place, ...]
    pieces: tuple[Piece, ...] = ()
    edges: tuple[Edge, ...] = ()
    rings: tuple[Ring, ...] = ()
    look: str = ""
    flat: bool = False  # hexes with a side to the north, whose neighbours are named by the compass
    tip: Tip | None = None


class Card(Struct, frozen=True, omit_defaults=True):
    """A card as its reader may see it: rules written from its verbs; face down it has no more than a back."""

    id: str
    title: str
    kind: str = ""
    rules: str = ""
    flavour: str = ""
    cost: tuple[Amount, ...] = ()
    foot: str = ""  # in words, also what the signs say
    art: str = ""  # what its picture is drawn from
    seat: Seat | None = None
    face_down: bool = False
    blocked: bool = False
    pieces: tuple[Piece, ...] = ()
    tip: Tip | None = None
    signs: tuple[Amount, ...] = ()  # icons printed at its corners
    face: str = ""  # somebody whose face is drawn from this


class Cards(Struct, frozen=True, omit_defaults=True, tag="cards"):
    """Cards that lie together: a hand, a row, a pile of which only the count is known."""

    id: str
    label: str
    cards: tuple[Card, ...] = ()
    layout: Literal["row", "hand", "pile"] = "row"
    count: int | None = None  # how many there are in all, where not all are shown
    empty: str = ""  # what will come here, said while nothing is here
    tip: Tip | None = None


class Cell(Struct, frozen=True, omit_defaults=True):
    """A space of a track."""

    label: str
    id: str = ""
    icon: str = ""
    note: str = ""
    tone: Tone = ""


class Track(Struct, frozen=True, omit_defaults=True, tag="track"):
    """Spaces in a row with markers on them."""

    id: str
    label: str
    cells: tuple[Cell, ...]
    markers: tuple[Piece, ...] = ()  # `at` is the number of the cell, from 0
    tip: Tip | None = None


class Dice(Struct, frozen=True, omit_defaults=True, tag="dice"):
    """Dice that lie together."""

    id: str
    label: str
    dice: tuple[Die, ...]
    tip: Tip | None = None


class Counter(Struct, frozen=True, omit_defaults=True, tag="counter"):
    """A number that belongs to the table or to a seat, drawn as dots where it has a limit."""

    id: str
    label: str
    value: int
    most: int | None = None
    icon: str = ""
    tone: Tone = ""
    tip: Tip | None = None


class Prose(Struct, frozen=True, omit_defaults=True, tag="prose"):
    """Words: a page of a task, an entry of a log, a note."""

    id: str
    label: str
    paragraphs: tuple[str, ...]
    tip: Tip | None = None


class Panel(Struct, frozen=True, omit_defaults=True, tag="panel"):
    """Things that belong together under one heading."""

    id: str
    label: str
    parts: tuple["Part", ...]
    seat: Seat | None = None
    tip: Tip | None = None
    opens: bool = False  # it comes to the front when it appears
    figure: str = ""  # the piece whose board it is, where a seat has several


class Book(Struct, frozen=True, omit_defaults=True, tag="book"):
    """A book that is paged through in order: all its pages by name, and what lies on the one that is open."""

    id: str
    label: str
    pages: tuple[StepMark, ...]
    title: str  # of the open page
    parts: tuple["Part", ...]  # of the open page alone
    lead: str = ""  # what the open page is for
    lost: str = ""  # what is unspent, and lost when the page is left
    tip: Tip | None = None  # why the other pages are closed


Part: TypeAlias = Board | Cards | Track | Dice | Counter | Prose | Panel | Book | Furnished


class Chance(Struct, frozen=True, omit_defaults=True):
    """What an option may come to by dice, counted exactly: its word, and its chance (0 to 1) or its mean."""

    label: str
    chance: float | None = None
    mean: float | None = None
    tone: Tone = ""  # `bad`: more of it is worse
    what: str = ""  # the word of the rules: `success`, `deals`


class Then(Struct, frozen=True, omit_defaults=True):
    """The answer that may follow another one in the same press."""

    option: Option
    label: str  # of both together
    button: str  # what only the second one adds


class Choice(Struct, frozen=True, omit_defaults=True):
    """One option as it is shown: its name, its cost and gain, and the pieces and places it touches."""

    option: Option
    label: str
    touches: tuple[str, ...] = ()
    group: str = ""
    changes: tuple[Amount, ...] = ()
    odds: tuple[Chance, ...] = ()
    note: str = ""
    wall: bool = False  # brings something hidden to light: cannot be taken back
    row: str = ""  # what it shares with other options: they stand in one row under this name, a button each
    button: str = ""  # what its button in the row says
    column: str = ""  # the id in which it differs from the others of its row
    mover: str = ""  # the piece that goes, where the option is to move it
    pointless: bool = False  # it would change nothing, or bring nothing of what it is for
    more: tuple[Option, ...] = ()  # answers that are given after it, in the same press
    then: Then | None = None  # it may be followed by the answer that ends the turn, in one press
    quiet: bool = False  # it gives up what one might still do: last, and without a light of its own


class NoChoice(Struct, frozen=True, omit_defaults=True):
    """An option that one might expect and cannot take: why not."""

    label: str
    why: Tip
    touches: tuple[str, ...] = ()


class Cause(Struct, frozen=True, omit_defaults=True):
    """Why something is asked: the piece or the rule that it comes from, and what that says."""

    id: str
    title: str = ""
    text: str = ""
    card: Card | None = None  # where it is a card, or like one: as it is printed, wherever it lies now


class Asked(Struct, frozen=True, omit_defaults=True):
    """The question of this seat, with everything it may answer."""

    number: int
    prompt: str
    choices: tuple[Choice, ...]
    free: tuple[Choice, ...] = ()
    refused: tuple[NoChoice, ...] = ()
    about: str = ""  # the card or space that asks
    rule: str = ""  # where the rulebook opens
    cause: Cause | None = None  # why it is asked; nothing, where it is the turn itself
    order: str = ""  # the word of such questions, where a standing order may answer them from now on
    likely: int | None = None  # the number of the choice that is chosen before anything is pressed, from 0
    headed: bool = False  # the groups of its options have headings on a screen, too
    pick: Picking | None = None  # several things are picked in one answer; `choices` are what the game suggests


class Player(Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it."""

    seat: Seat
    name: str = ""
    stock: tuple[Amount, ...] = ()  # the vital numbers
    parts: tuple[Part, ...] = ()  # its own board, as the reader may see it
    face: str = ""  # from which its portrait is drawn, where the game gives it one: the key of a character


class Ending(Struct, frozen=True, omit_defaults=True):
    """How the game ended."""

    kind: Literal["win", "loss", "partial", "draw"]
    text: str
    winners: tuple[Seat, ...] = ()
    scores: tuple[int, ...] = ()
    parts: tuple[Part, ...] = ()  # the count, step by step
    pieces: tuple[str, ...] = ()  # what decided it: a line of marks


class Scene(Struct, frozen=True, omit_defaults=True):
    """Everything that one seat sees at one moment."""

    game: str
    title: str
    players: tuple[Player, ...]
    board: tuple[Part, ...] = ()
    strip: tuple[Part, ...] = ()  # the clock and the vital numbers, never scrolled away
    shared: tuple[Part, ...] = ()
    subtitle: str = ""
    viewer: Seat | None = None
    waiting: tuple[Seat, ...] = ()
    question: Asked | None = None
    ending: Ending | None = None
    answers: int = 0
