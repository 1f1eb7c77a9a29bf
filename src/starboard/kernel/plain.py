"""A scene as plain text: good enough to play from in a terminal, and, said `aloud`, to be read by a screen reader.

Drawn, a grid is a picture of characters with the numbers of the options in it; aloud, everything is a sentence.
"""

from msgspec import Struct

from starboard.kernel.cause import cause_text
from starboard.kernel.drawing import BRIEF, SHAPES, is_named, piece_sign, rings, tiles
from starboard.kernel.hex_drawing import hexes, neighbours
from starboard.kernel.part_words import die_text, furnished_text, stock_text
from starboard.kernel.scene import (
    Amount,
    Asked,
    Board,
    Book,
    Card,
    Cards,
    Chance,
    Choice,
    Counter,
    Dice,
    Panel,
    Part,
    Piece,
    Place,
    Player,
    Prose,
    Scene,
    Track,
)
from starboard.kernel.texts import Say
from starboard.kernel.words import Option


def plain(scene: Scene, say: Say, aloud: bool = False) -> str:
    """The whole scene: what lies where, whom the table waits for, and the question with its numbered options."""
    numbers = option_numbers(scene)
    blocks = [" · ".join(text for text in (scene.title, scene.subtitle) if text)]
    for part in (*scene.strip, *scene.board, *scene.shared):
        blocks.append(part_text(part, say, numbers, aloud))
    blocks += [player_text(player, scene, say, numbers, aloud) for player in scene.players]
    if scene.ending:
        blocks.append(ending_text(scene, say))
    elif scene.question:
        blocks.append(question_text(scene.question, say))
    if scene.waiting and not (scene.question and scene.question.choices):
        who = say.join([seat_name(scene, seat, say) for seat in scene.waiting])
        blocks.append(say("text-waiting", who=who))
    return "\n\n".join(block for block in blocks if block)


def option_numbers(scene: Scene) -> dict[str, str]:
    """The numbers of the options that touch each piece or place, as they are listed in the question."""
    numbers: dict[str, str] = {}
    for number, choice in with_numbers(scene.question):
        for touched in choice.touches:
            numbers[touched] = f"{numbers[touched]},{number}" if touched in numbers else str(number)
    return numbers


def with_numbers(question: Asked | None) -> list[tuple[int, Choice]]:
    """Every answer with the number by which the terminal takes it: options first, then free moves."""
    return list(enumerate((*question.choices, *question.free), 1)) if question else []


def seat_name(scene: Scene, seat: int, say: Say) -> str:
    name = next((player.name for player in scene.players if player.seat == seat), "")
    return name or say.seat(seat)


def question_text(question: Asked, say: Say, brief: bool = False) -> str:
    """The question with its numbered options; in brief, closed ones are only counted, and all can be taken back."""
    lines = [*([cause_text(question.cause, say)] if question.cause else []), question.prompt]
    if question.pick:
        lines += [f"  {letter}. {question.pick.labels[id_]}" for letter, id_ in question.pick.letters().items()]
        lines.append("  " + say("text-pick", least=question.pick.least, most=question.pick.most))
    group = ""
    for number, choice in with_numbers(question):
        if number == len(question.choices) + 1:
            lines.append(say("text-free"))
        if choice.group and choice.group != group:
            lines.append(f"  {choice.group}")
            group = choice.group
        lines.append(f"  {number}. {choice_text(choice, say, not brief)}")
    if brief and question.likely is not None:
        lines.append("  " + say("text-enter", n=question.likely + 1))
    then = next(((number, choice.then) for number, choice in with_numbers(question) if choice.then), None)
    if then:
        lines.append("  " + say("text-key-plus", n=then[0], then=then[1].button))
    if brief and question.refused:
        return "\n".join([*lines, f"  – {say('term-closed', n=len(question.refused))}"])
    for refused in question.refused:
        rule = f" [{refused.why.rule}]" if refused.why.rule else ""
        lines.append(f"  –  {say.fact(refused.label, refused.why.text)}{rule}")
    return "\n".join(lines)


def choice_text(choice: Choice, say: Say, walls: bool = True) -> str:
    costs = ", ".join(amount_text(amount) for amount in choice.changes)
    odds = ", ".join(chance_text(chance, say) for chance in choice.odds)
    notes = [costs, odds, choice.note, say("text-wall") if choice.wall and walls else ""]
    more = "; ".join(note for note in notes if note)
    text = f"{choice.label} ({more})" if more else choice.label
    return f"{text} [+]" if choice.then else text


class Spoken(Struct, frozen=True):
    """What somebody said at a prompt: an answer, and those that follow it."""

    option: Option
    more: tuple[Option, ...] = ()


def spoken_choice(question: Asked | None, text: str) -> Spoken | None:
    """The answer of a number or of a label; a `+` after it adds the answer that ends the turn."""
    words = text.strip()
    then, words = words.endswith("+"), words.removesuffix("+").strip().casefold()
    for number, choice in with_numbers(question):
        if words in (str(number), choice.label.casefold()):
            if not then:
                return Spoken(choice.option, choice.more)
            return Spoken(choice.option, (*choice.more, choice.then.option)) if choice.then else None
        if choice.then and words == choice.then.label.casefold():
            return Spoken(choice.option, (*choice.more, choice.then.option))
    picked = question.pick.spoken(text) if question and question.pick else None
    return None if picked is None else Spoken(picked)


def chance_text(chance: Chance, say: Say) -> str:
    """A chance in per cent, a mean with one digit."""
    if chance.chance is not None:
        return say("text-chance", what=chance.label, n=round(100 * chance.chance))
    return say("text-mean", what=chance.label, n=round(chance.mean or 0.0, 1))


def amount_text(amount: Amount) -> str:
    if amount.by is not None:
        return f"{amount.label} {amount.by:+d}".replace("-", "−")
    if amount.to is not None:
        return f"{amount.label} {amount.value} → {amount.to}"
    return f"{amount.label} {amount.value}" if amount.value is not None else amount.label


def ending_text(scene: Scene, say: Say) -> str:
    ending = scene.ending
    assert ending is not None
    lines = [ending.text]
    if ending.winners:
        lines.append(say("text-winners", who=say.join([seat_name(scene, seat, say) for seat in ending.winners])))
    for seat, score in enumerate(ending.scores):
        lines.append(say("text-score", who=seat_name(scene, seat, say), n=score))
    for part in ending.parts:
        whose = part.seat if isinstance(part, Panel) else None
        text = part_text(part, say, {}, False)
        lines.append(text if whose is None else say.fact(seat_name(scene, whose, say), text))
    return "\n".join(lines)


def player_text(player: Player, scene: Scene, say: Say, numbers: dict[str, str], aloud: bool) -> str:
    turn = say("text-turn") if player.seat in scene.waiting else ""
    you = say("text-you") if player.seat == scene.viewer else ""
    stock = ", ".join(amount_text(amount) for amount in player.stock)
    facts = ", ".join(fact for fact in (you, turn, stock) if fact)
    name = f"{SHAPES[player.seat % len(SHAPES)]} {seat_name(scene, player.seat, say)}"
    head = say.fact(name, facts) if facts else name
    return "\n".join([head, *(indent(part_text(part, say, numbers, aloud)) for part in player.parts)])


def part_text(part: Part, say: Say, numbers: dict[str, str], aloud: bool) -> str:
    match part:
        case Board():
            return places_text(part, say, numbers) if aloud else board_text(part, say, numbers)
        case Cards():
            return cards_text(part, say, numbers)
        case Track():
            return track_text(part, say)
        case Dice():
            return say.fact(part.label, ", ".join(die_text(die, say) for die in part.dice) or "–")
        case Counter():
            return say.fact(part.label, f"{part.value}" + (f" / {part.most}" if part.most is not None else ""))
        case Prose():
            return "\n".join([part.label, *(indent(paragraph) for paragraph in part.paragraphs)])
        case Panel():
            return "\n".join([part.label, *(indent(part_text(p, say, numbers, aloud)) for p in part.parts)])
        case Book():
            return book_text(part, say, numbers, aloud)
        case _:
            return furnished_text(part, say, numbers)


def book_text(book: Book, say: Say, numbers: dict[str, str], aloud: bool) -> str:
    """Which page is open and how many lie ahead, then the open page."""
    ahead = [page.label for page in book.pages if page.state == "ahead"]
    then = say("text-pages-ahead", pages=say.join(ahead)) if ahead else ""
    head = say.fact(book.label, "; ".join(text for text in (book.title, then) if text))
    facts = [text for text in (book.lead, book.lost) if text]
    return "\n".join([head, *map(indent, facts), *(indent(part_text(p, say, numbers, aloud)) for p in book.parts)])


def board_text(board: Board, say: Say, numbers: dict[str, str]) -> str:
    """A board as a drawing, with what lies on its places beneath; a graph as a list of those that matter."""
    if board.layout == "grid" and len(board.places) > 1 and not is_named(board):
        return grid_text(board, numbers)
    if board.flat:
        return "\n".join([board.label, *hexes(board, numbers), *_lying(board, say)])
    if board.layout == "rings" or (board.layout == "grid" and len(board.places) > 1):
        drawn = (rings if board.layout == "rings" else tiles)(board, numbers)
        return "\n".join([board.label, *drawn, *_lying(board, say)])
    return places_text(board, say, numbers, brief=True)


def _lying(board: Board, say: Say) -> list[str]:
    """What the signs on a drawn board stand for, place by place; a seat's own shape needs no word."""
    lines = []
    for place in board.places:
        lying = [piece for piece in board.pieces if piece.at == place.id and piece.seat is None]
        pieces = [piece_text(piece) for piece in lying if piece.text or len(piece.label) > BRIEF]
        if board.flat and not place.unknown:
            lying = [piece for piece in board.pieces if piece.at == place.id]
            facts = [_print_of(place, say), *map(piece_text, lying)]
        else:
            facts = [place.note, *pieces] if board.layout == "grid" else []
        if text := "; ".join(fact for fact in facts if fact):
            lines.append("  " + say.fact(place.short or place.label, text))
    return lines


def _print_of(place: Place, say: Say) -> str:
    """What is printed on a place: what it takes to enter, what is found there, how many more it holds."""
    signs = [amount_text(amount) for amount in place.signs]
    room = [say("text-room", n=place.room)] if place.room is not None else []
    return ", ".join([*map(amount_text, place.price), *signs, *room])


def _ways(board: Board, place: Place, names: dict[str, str], say: Say) -> list[str]:
    """What leads on: by the compass, with the price, where a map has sides to the north."""
    if board.flat:
        return [
            say(
                "text-way",
                side=say(f"compass-{side}"),
                to=to.label,
                price=", ".join(map(amount_text, to.price)) or "no",
            )
            for side, to in neighbours(board, place)
            if not (place.unknown and to.unknown)
        ]
    return [
        names[edge.b if edge.a == place.id else edge.a] + (f" ({edge.label})" if edge.label else "")
        for edge in board.edges
        if place.id in ((edge.a,) if edge.one_way else (edge.a, edge.b))
    ]


def grid_text(board: Board, numbers: dict[str, str]) -> str:
    """A picture of a grid: pieces by their signs, the numbers of options where one can be chosen."""
    lying: dict[str, list[Piece]] = {}
    for piece in board.pieces:
        lying.setdefault(piece.at, []).append(piece)
    cells = {}
    for place in board.places:
        signs = "".join(piece_sign(piece) for piece in lying.get(place.id, []))
        cells[int(place.x), int(place.y)] = signs or numbers.get(place.id) or ("?" if place.unknown else "·")
    width = max(3, *(len(text) + 1 for text in cells.values()))
    columns, rows = sorted({x for x, _ in cells}), sorted({y for _, y in cells})
    lines = ["".join(cells.get((x, y), "").center(width) for x in columns).rstrip() for y in rows]
    return "\n".join([board.label, *(indent(line) for line in lines)])


def places_text(board: Board, say: Say, numbers: dict[str, str], brief: bool = False) -> str:
    """A board as a list of its places: what lies there, and what leads on; in brief, empty ones share a line."""
    names = {place.id: place.label for place in board.places}
    lines, empty = [board.label], list[str]()
    for place in board.places:
        pieces = [piece_text(piece) for piece in board.pieces if piece.at == place.id]
        ways = _ways(board, place, names, say)
        way = "text-around" if board.flat else "text-ways"
        facts = [_print_of(place, say), place.note, *pieces, say(way, to=say.join(ways)) if ways else ""]
        text = "; ".join(fact for fact in facts if fact)
        number = f" [{numbers[place.id]}]" if place.id in numbers else ""
        if not number and (place.unknown if board.flat else board.layout == "grid" and not text):
            continue  # an empty cell says nothing, nor does what lies beyond reach
        if brief and not text and not number:
            empty.append(place.label)
            continue
        lines.append("  " + (say.fact(f"{place.label}{number}", text) if text else f"{place.label}{number}"))
    return "\n".join([*lines, *([f"  {', '.join(empty)}"] if empty else [])])


def piece_text(piece: Piece) -> str:
    count = f" ×{piece.count}" if piece.count > 1 and not piece.label[:1].isdigit() else ""
    return f"{piece.label}{count}" + (f" ({stock_text(piece.stock)})" if piece.stock else "")


def cards_text(cards: Cards, say: Say, numbers: dict[str, str]) -> str:
    count = f" ({cards.count})" if cards.count is not None else ""
    if not cards.cards:
        return say.fact(f"{cards.label}{count}", cards.empty) if cards.empty else f"{cards.label}{count}"
    return "\n".join([f"{cards.label}{count}", *(f"  {card_text(card, numbers, say)}" for card in cards.cards)])


def card_text(card: Card, numbers: dict[str, str], say: Say) -> str:
    number = f"[{numbers[card.id]}] " if card.id in numbers else ""
    if card.face_down:
        return number + say("text-face-down")
    cost = f" ({', '.join(amount_text(amount) for amount in card.cost)})" if card.cost else ""
    pieces = "; ".join(piece_text(piece) for piece in card.pieces)
    rules = ". ".join(text for text in (card.rules.rstrip("."), pieces, card.foot) if text)
    return number + (say.fact(f"{card.title}{cost}", rules) if rules else f"{card.title}{cost}")


def track_text(track: Track, say: Say) -> str:
    """`Time: 8 of 12`, `Trust: high`; a marker with another name than its track is named: `Publicity: Dao 8 of 12`."""
    facts = []
    for marker in track.markers:
        cell = track.cells[int(marker.at)]
        name = "" if marker.label.casefold() == track.label.casefold() else f"{marker.label} "
        facts.append(f"{name}{cell.label}" + (f" ({cell.note})" if cell.note else ""))
    at, most = "; ".join(facts), track.cells[-1].label
    return say.fact(track.label, say("text-track", at=at, most=most) if facts and most.isdecimal() else at or "–")


def indent(text: str) -> str:
    return "\n".join(f"  {line}" for line in text.split("\n"))
