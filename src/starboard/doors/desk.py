"""A desk at which an assistant sits: one local table, one seat of it, everything said in text.  No protocol in it."""

from msgspec import Struct

from starboard.bots import Bot, bot
from starboard.bots.adviser import advise, estimate, sentence
from starboard.kernel.bookfile import book_at
from starboard.kernel.cartridge import cartridges, say
from starboard.kernel.plain import choice_text, numbered, plain, seat_name
from starboard.kernel.registry import find, games
from starboard.kernel.replay import spoken
from starboard.kernel.rulebook import Paragraph
from starboard.kernel.setup import Setup
from starboard.kernel.show import line, no_choice
from starboard.kernel.texts import Language, Say
from starboard.kernel.words import IllegalAnswer, Option
from starboard.terminal.sitting import Sitting

MOST_FOUND = 6  # paragraphs of the rulebook shown at once


class DeskError(Exception):
    """What cannot be done, in a sentence that the assistant reads."""


class Choice(Struct, frozen=True):
    """An option of the question: its number, its words, and how a person reads it, with the amounts shown."""

    number: int
    words: str
    label: str


class Desk:
    """An assistant's place.  `sit` starts a table; the rest is about that table."""

    def __init__(self, lang: Language = "en") -> None:
        self.lang: Language = lang
        self._sitting: Sitting | None = None
        self.seat = 0

    def games(self) -> str:
        """What can be played here."""
        lines = []
        for key, game in games().items():
            worlds = f"; cartridges: {', '.join(cartridges(game))}" if game.world else ""
            levels = f"; difficulties: {', '.join(game.difficulties)}" if game.difficulties else ""
            lines.append(f"{key}: {game.seats[0]} to {game.seats[-1]} seats{worlds}{levels}")
        return "\n".join(lines)

    def sit(self, game: str, seat: int, seats: int, others: str, cartridge: str, difficulty: str, seed: int) -> str:
        """Start a table with bots in all other seats; what lies on it."""
        kind = find(game)
        count = seats or max(kind.seats[0], seat)
        if count not in kind.seats or not 1 <= seat <= count:
            raise DeskError(f"{game} seats {kind.seats[0]} to {kind.seats[-1]}; take a seat from 1 to {count}")
        if difficulty and difficulty not in kind.difficulties:
            raise DeskError(
                f"{game} has no difficulty {difficulty!r}; there are: {', '.join(kind.difficulties) or 'none'}"
            )
        level = (difficulty or kind.levels(count)[0]) if kind.levels(count) else ""
        bots: dict[int, Bot] = {who: bot(others, seed + who) for who in range(count) if who != seat - 1}
        self._sitting = Sitting.new(game, Setup(count, seed, cartridge, level), bots)
        self.seat = seat - 1
        self._sitting.run_bots()
        return self.look()

    def look(self) -> str:
        """What happened since the last look, then the scene of the seat with its question."""
        sitting = self.sitting
        g, voice = sitting.g, self.say
        scene = g.rules.scene(g, self.seat, voice)
        news = [
            voice.fact(seat_name(scene, event.seat, voice), line(g, event.seen_by(self.seat), voice))
            if event.seat >= 0
            else line(g, event, voice)
            for event in (event.seen_by(self.seat) for event in sitting.take_news())
        ]
        return "\n\n".join(part for part in ("\n".join(news), plain(scene, voice)) if part)

    def choices(self) -> list[Choice]:
        """Everything that the seat may say now."""
        g = self.sitting.g
        question = g.rules.scene(g, self.seat, self.say).question
        return [
            Choice(number, str(choice.option), choice_text(choice, self.say)) for number, choice in numbered(question)
        ]

    def answer(self, words: str) -> str:
        """Say something by its number or its words; what came of it.  A refusal changes nothing and says why."""
        sitting = self.sitting
        option = self._find_option(words)
        try:
            sitting.answer(self.seat, option)
        except IllegalAnswer as error:
            rule = f" [{error.rule}]" if error.rule else ""
            raise DeskError(f"{self._reason(error)}{rule}") from None
        sitting.run_bots()
        return self.look()

    def rule(self, words: str) -> str:
        """Paragraphs of the rulebook by the id of a rule or by words; without words, those about the open question."""
        g = self.sitting.g
        try:
            book = book_at(g, self.say)
        except FileNotFoundError:
            raise DeskError(f"{g.rules.key} has no rulebook yet") from None
        question = g.question(self.seat)
        wanted = words.strip() or (g.rules.rule_of(question.prompt) if question else "")
        found: list[Paragraph] = [paragraph for _, paragraph in book.search(wanted)]
        if not found:
            raise DeskError(
                f"the rulebook has nothing about {wanted!r}" if wanted else "no question is open: name a rule"
            )
        return "\n\n".join(f"{p.words} [{', '.join(p.rules)}]" for p in found[:MOST_FOUND])

    def advice(self) -> str:
        """What a search thinks of the options, the best first."""
        g = self.sitting.g
        found = advise(g, self.seat)
        return "\n".join(
            f"{one.option}: {estimate(g, self.seat, one, self.say)} {sentence(g, self.seat, one, self.say)}"
            for one in found
        )

    @property
    def sitting(self) -> Sitting:
        if self._sitting is None:
            raise DeskError("you sit at no table yet: call sit first")
        return self._sitting

    @property
    def say(self) -> Say:
        g = self.sitting.g
        return say(type(g.rules), g.s.setup.cartridge, self.lang, strict=False)

    def _find_option(self, words: str) -> Option:
        """The option that these words mean, or one that the rules then refuse with their reason."""
        g = self.sitting.g
        moves = g.moves(self.seat)
        if not moves:
            over = "the game is over" if g.over else "you are not asked now"
            raise DeskError(f"{over}: {words!r} is not an answer now")
        offered = numbered(g.rules.scene(g, self.seat, self.say).question)
        by_name = {choice.label.lower(): choice.option for _, choice in offered}
        by_name |= {str(number): choice.option for number, choice in offered}
        option = by_name.get(words.strip().lower()) or spoken(words, moves)
        if option is None:
            question = g.question(self.seat)
            option = spoken(words, [one.option for one in question.refused]) if question else None
        return option or Option(*_split(words))

    def _reason(self, error: IllegalAnswer) -> str:
        """Why not: the rule's own sentence where it gives one."""
        g, refused = self.sitting.g, error.refused
        if refused is None:
            return str(error)
        return no_choice(g, refused, self.say).why.text


def _split(words: str) -> tuple[str, tuple[str, ...]]:
    key, *ids = words.split() or [""]
    return key, tuple(ids)
