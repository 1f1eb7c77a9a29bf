"""A desk at which an assistant sits: one local table, one seat of it, everything said in text.  No protocol in it."""

from msgspec import Struct, structs

from starboard.bots import Bot, bot
from starboard.bots.adviser import advise, estimate, sentence
from starboard.kernel.bookfile import book_at
from starboard.kernel.cartridge import cartridges, say
from starboard.kernel.plain import Spoken, choice_text, ending_text, plain, question_text, spoken_choice, with_numbers
from starboard.kernel.registry import find, games
from starboard.kernel.replay import spoken
from starboard.kernel.rulebook import Paragraph
from starboard.kernel.scene import Scene
from starboard.kernel.setup import Setup
from starboard.kernel.show import line, no_choice
from starboard.kernel.texts import Language, Say
from starboard.kernel.words import IllegalAnswer, Option
from starboard.terminal.card import card_text, find_cards, find_places, place_text
from starboard.terminal.differences import differences
from starboard.terminal.sitting import Sitting

MOST_FOUND = 6  # paragraphs of the rulebook, cards or places shown at once
MOST_LINES = 10  # of what happened since the last answer
MOST_CHARACTERS = 1_800  # of what an answer brings: some 500 tokens
BEST = 3  # options that advice speaks of


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
        self._shown: Scene | None = None  # as it was last told
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
        g, voice = self.sitting.g, self.say
        self._shown = scene = g.rules.scene(g, self.seat, voice)
        return "\n\n".join(part for part in ("\n".join(self._news()), plain(scene, voice)) if part)

    def _news(self) -> list[str]:
        """What happened since it was last told, a line each."""
        g, voice = self.sitting.g, self.say
        return [line(g, event.seen_by(self.seat), voice) for event in self.sitting.take_news()]

    def changes(self) -> str:
        """What happened and what changed since the last look, and the question or how the game ended.

        The whole scene where that is short.
        Never more than about 500 tokens: `look`, `options` and `card` tell the rest.
        """
        g, voice = self.sitting.g, self.say
        scene = g.rules.scene(g, self.seat, voice)
        old, self._shown = self._shown, scene
        news = self._news()
        whole = plain(scene, voice)
        if old is None or len(whole) <= MOST_CHARACTERS // 2:
            return "\n\n".join(part for part in ("\n".join(news[-MOST_LINES:]), whole) if part)
        more = [f"… {len(news) - MOST_LINES} before"] if len(news) > MOST_LINES else []
        asked = ending_text(scene, voice)[:MOST_CHARACTERS] if scene.ending else self._asked(scene)
        told = "\n\n".join(
            part
            for part in ("\n".join([*more, *news[-MOST_LINES:]]), "\n".join(differences(old, scene, voice)))
            if part
        )
        room = MOST_CHARACTERS - len(asked)
        if len(told) > room:
            told = told[:room].rpartition("\n")[0] + "\n…"
        return "\n\n".join(part for part in (told, asked) if part)

    def _asked(self, scene: Scene) -> str:
        """The question with as many of its options as have room."""
        if scene.question is None:
            return ""
        plainly = structs.replace(scene.question, likely=None, refused=())  # there is no key to press here
        lines = question_text(plainly, self.say, brief=True).splitlines()
        kept, length = list[str](), 0
        for text in lines:
            length += len(text) + 1
            if length > MOST_CHARACTERS * 2 // 3:
                return "\n".join([*kept, f"  … {len(lines) - len(kept)} more lines: call `options`"])
            kept.append(text)
        return "\n".join(kept)

    def card(self, words: str) -> str:
        """Cards and places by part of their names, with all that is written on them."""
        g = self.sitting.g
        scene = g.rules.scene(g, self.seat, self.say)
        if not words.strip():
            raise DeskError("name a card or a place, or a part of its name")
        found = [card_text(card) for card in find_cards(scene, words.strip())]
        found += [place_text(board, place, self.say) for board, place in find_places(scene, words.strip())]
        if not found:
            raise DeskError(f"nothing that you can see is called {words!r}")
        more = [f"… {len(found) - MOST_FOUND} more: name it more closely"] if len(found) > MOST_FOUND else []
        return "\n\n".join([*found[:MOST_FOUND], *more])

    def choices(self) -> list[Choice]:
        """Everything that the seat may say now."""
        g = self.sitting.g
        question = g.rules.scene(g, self.seat, self.say).question
        return [
            Choice(number, str(choice.option), choice_text(choice, self.say))
            for number, choice in with_numbers(question)
        ]

    def answer(self, words: str) -> str:
        """Say something by its number or its words; what came of it.  A refusal changes nothing and says why."""
        sitting = self.sitting
        said = self._find_answer(words)
        try:
            sitting.answer(self.seat, said.option, said.more)
        except IllegalAnswer as error:
            rule = f" [{error.rule}]" if error.rule else ""
            raise DeskError(f"{self._reason(error)}{rule}") from None
        sitting.run_bots()
        return self.changes()

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
        """What a search thinks of the best few options, the best first."""
        g = self.sitting.g
        found = advise(g, self.seat)
        return "\n".join(
            f"{one.option}: {estimate(g, self.seat, one, self.say)} {sentence(g, self.seat, one, self.say)}"
            for one in found[:BEST]
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

    def _find_answer(self, words: str) -> Spoken:
        """The answer that these words mean, or one that the rules then refuse with their reason."""
        g = self.sitting.g
        moves = g.moves(self.seat)
        if not moves:
            over = "the game is over" if g.over else "you are not asked now"
            raise DeskError(f"{over}: {words!r} is not an answer now")
        found = spoken_choice(g.rules.scene(g, self.seat, self.say).question, words)
        if found is not None:
            return found
        option = spoken(words, moves)
        if option is None:
            question = g.question(self.seat)
            option = spoken(words, [one.option for one in question.refused]) if question else None
        return Spoken(option or Option(*_split(words)))

    def _reason(self, error: IllegalAnswer) -> str:
        """Why not: the rule's own sentence where it gives one."""
        g, refused = self.sitting.g, error.refused
        if refused is None:
            return str(error)
        return no_choice(g, refused, self.say).why.text


def _split(words: str) -> tuple[str, tuple[str, ...]]:
    key, *ids = words.split() or [""]
    return key, tuple(ids)
