"""The loop at the prompt: shows the scene, reads an answer or a command, says why where an answer is refused."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console

from starboard.kernel.plain import (
    Spoken,
    amount_text,
    option_numbers,
    part_text,
    plain,
    player_text,
    question_text,
    seat_name,
    spoken_choice,
    with_numbers,
)
from starboard.kernel.replay import spoken
from starboard.kernel.scene import Board, Counter, Part, Scene, Track
from starboard.kernel.show import line
from starboard.kernel.texts import Say
from starboard.kernel.words import IllegalAnswer, Seat
from starboard.terminal.card import card_text, cards_in, find_cards, find_parts, find_places, place_text
from starboard.terminal.differences import differences, moved_boards, openings
from starboard.terminal.journal import journal_text
from starboard.terminal.lesson import Teacher
from starboard.terminal.rules import rules_text
from starboard.terminal.sitting import Sitting
from starboard.terminal.wrap import wrap

FEW = 4  # cards that are shown whole with the question that asks about them
FOLD = 6  # lines of one seat's doings that are told at once


class Prompt:
    """One person, or several who pass the keyboard around, at one prompt."""

    def __init__(
        self, sitting: Sitting, say: Say, console: Console, aloud: bool = False, teacher: Teacher | None = None
    ) -> None:
        self.sitting, self.say, self.console, self.aloud = sitting, say, console, aloud
        self.teacher = teacher
        sitting.is_guided = teacher is not None
        self.last: Seat | None = None
        self.read: set[tuple[Seat, str]] = set()  # the cards that somebody has been shown
        self.shown: dict[Seat | None, Scene] = {}  # what each saw at their last question
        self.commands: dict[str, Callable[[str], None]] = {
            "look": self.look,
            "map": self.map,
            "undo": self.undo,
            "save": self.save,
            "why": self.why,
            "card": self.card,
            "rules": self.rules,
            "journal": self.journal,
            "guide": self.guide,
            "always": self.always,
            "help": self.help,
        }

    def run(self) -> int:
        """Until the game is over or the person leaves; the exit code."""
        while True:
            self.let_bots_play()
            self.print_news()
            seat = self.sitting.seat
            if seat is None:
                self.show(None)
                self.teach(self.last or 0)
                if not self.after():
                    return 0
                continue
            self.hand_over(seat)
            self.ask(seat)
            self.teach(seat)
            if not self.listen(seat):
                return 0

    def listen(self, seat: Seat) -> bool:
        """Read lines until one of them is an answer; whether to go on."""
        while True:
            try:
                text = self.console.input(
                    self.say("term-prompt", who=seat_name(self.scene(None), seat, self.say))
                ).strip()
            except (EOFError, KeyboardInterrupt):
                self.print(self.say("term-bye"))
                return False
            word, _, rest = text.partition(" ")
            if word in ("quit", "exit"):
                self.print(self.say("term-bye"))
                return False
            if word in self.commands:
                before = self.sitting.g
                self.commands[word](rest.strip())
                if self.sitting.g is not before:
                    return True
            elif (text and self.answer(seat, text)) or (not text and not self.teach(seat) and self.answer_likely(seat)):
                return True

    def after(self) -> bool:
        """The game is over: it can still be saved or taken back; whether it goes on."""
        while True:
            try:
                text = self.console.input(self.say("term-over")).strip()
            except (EOFError, KeyboardInterrupt):
                return False
            word, _, rest = text.partition(" ")
            if word not in ("undo", "save"):
                return False
            self.commands[word](rest.strip())
            if not self.sitting.g.over:
                return True

    def answer(self, seat: Seat, text: str) -> bool:
        said = self.find_answer(seat, text)
        if said is None:
            self.print(self.say("term-unknown", text=text))
            return False
        try:
            self.sitting.answer(seat, said.option, said.more)
        except IllegalAnswer as refusal:
            self.print(str(refusal))
            return False
        return True

    def answer_likely(self, seat: Seat) -> bool:
        """Enter alone gives the only answer that makes sense, where there is but one."""
        question = self.scene(seat).question
        return question is not None and question.likely is not None and self.answer(seat, str(question.likely + 1))

    def find_answer(self, seat: Seat, text: str) -> Spoken | None:
        """The answer of a number, of its words, or of its label; `3+` adds the end of the turn."""
        question = self.scene(seat).question
        found = spoken_choice(question, text)
        if found is not None or text.rstrip("+").isdigit():
            return found
        option = spoken(text, [choice.option for _, choice in with_numbers(question)])
        return None if option is None else Spoken(option)

    def scene(self, seat: Seat | None) -> Any:
        g = self.sitting.g
        return g.rules.scene(g, seat, self.say)

    def ask(self, seat: Seat) -> None:
        """What changed since this person's last question, then the question; at first, the boards and the hand."""
        scene, before = self.scene(seat), self.shown.get(seat)
        self.shown[seat] = scene
        if before is None or not scene.question:
            self.print(self.overview(scene))
        else:
            if changed := differences(before, scene, self.say):
                self.print("\n".join([self.say("term-changed"), *(f"  {line}" for line in changed)]))
            for board in moved_boards(before, scene) if not self.aloud else ():
                self.print("\n" + part_text(board, self.say, option_numbers(scene), False))
            for panel in openings(before, scene) if scene.question else ():
                self.read.update((seat, card.id) for card in cards_in((panel,)))
                self.print("\n" + part_text(panel, self.say, option_numbers(scene), self.aloud))
        if scene.question:
            blocks = [self.status(scene), *self.new_cards(scene, seat)]
            self.print("\n".join(["", *blocks, question_text(scene.question, self.say, brief=not self.aloud), ""]))

    def new_cards(self, scene: Scene, seat: Seat) -> list[str]:
        """What is written on the cards of this question, the first time that they are asked about."""
        touched = set(option_numbers(scene))
        new = [card for card in find_cards(scene, "") if card.id in touched and (seat, card.id) not in self.read]
        self.read.update((seat, card.id) for card in new)
        return [card_text(card) for card in new] if len(new) <= FEW else []

    def overview(self, scene: Scene) -> str:
        """What one looks at first: the boards, and what lies before the person who is asked."""
        if self.aloud:
            return plain(scene, self.say, True)
        numbers = option_numbers(scene)
        parts: tuple[Part, ...] = (*scene.strip, *(part for part in scene.board if isinstance(part, Board)))
        blocks = [" · ".join(text for text in (scene.title, scene.subtitle) if text)]
        blocks += [part_text(part, self.say, numbers, False) for part in parts]
        mine = [player for player in scene.players if player.seat == scene.viewer]
        own = {card.id for player in mine for card in cards_in(player.parts)}
        self.read.update((player.seat, id_) for player in mine for id_ in own)
        blocks += [player_text(player, scene, self.say, numbers, False) for player in mine]
        return "\n\n".join([*blocks, self.say("term-look-hint")])

    def status(self, scene: Scene) -> str:
        """One line: the vital numbers of the table, then those of the person who is asked."""
        shared = [part_text(part, self.say, {}, False) for part in scene.strip if isinstance(part, Counter | Track)]
        mine = next((player for player in scene.players if player.seat == scene.viewer), None)
        stock = ", ".join(amount_text(amount) for amount in mine.stock) if mine else ""
        return " · ".join(text for text in (*shared, stock) if text)

    def show(self, seat: Seat | None) -> None:
        self.print(plain(self.scene(seat), self.say, self.aloud) + "\n")

    def let_bots_play(self) -> None:
        """The bots answer; whoever waits is told who thinks."""
        for seat in self.sitting.bots_in_turn():
            if self.console.is_terminal:
                name = seat_name(self.scene(None), seat, self.say)
                self.console.print(self.say("term-thinks", who=name), end="\r", markup=False, highlight=False)
        if self.console.is_terminal:
            self.console.print(" " * min(self.console.width - 1, 60), end="\r")

    def print_news(self) -> None:
        """What happened since the last question, seat by seat, as the person who is asked next may know it."""
        g = self.sitting.g
        looks = [self.sitting.seat] if self.sitting.seat is not None else []
        news = self.sitting.take_news()
        if self.teacher:
            self.teacher.hear(news)
        told: list[tuple[Seat, list[str]]] = []
        for event in news:
            text = line(g, event.seen_by(*looks), self.say)
            if not told or told[-1][0] != event.seat:
                told.append((event.seat, []))
            if not told[-1][1] or told[-1][1][-1] != text:
                told[-1][1].append(text)
        for _, texts in told:
            for i in range(0, len(texts), FOLD):
                self.print("  " + " ".join(texts[i : i + FOLD]))
        if self.sitting.ended is not None:
            self.print("  " + self.say("term-ended"))
            self.sitting.ended = None

    def teach(self, seat: Seat) -> bool:
        """The lesson that is due, where somebody is guided; whether there was one."""
        lesson = self.teacher.lesson(self.sitting.g, seat, self.sitting.answers) if self.teacher else ""
        if lesson:
            self.print(lesson + "\n")
        return bool(lesson)

    def hand_over(self, seat: Seat) -> None:
        """Where seats have secrets, the screen is passed before the next one looks."""
        people = [s for s in range(self.sitting.g.s.setup.seats) if s not in self.sitting.bots]
        if self.sitting.g.rules.has_secrets and self.last not in (None, seat) and len(people) > 1:
            self.console.clear()
            self.console.input(self.say("term-pass-on", who=seat_name(self.scene(None), seat, self.say)))
        self.last = seat

    # Commands

    def look(self, rest: str) -> None:
        """The whole table, or the parts with these words in their name."""
        if not rest:
            self.show(self.sitting.seat)
            return
        scene = self.scene(self.sitting.seat)
        numbers, wanted = option_numbers(scene), rest.casefold()
        found = []
        for player in scene.players:
            if wanted in seat_name(scene, player.seat, self.say).casefold():
                found.append(player_text(player, scene, self.say, numbers, self.aloud))
        mine = [player.parts for player in scene.players if player.seat == scene.viewer]
        parts = find_parts((*scene.strip, *scene.board, *scene.shared, *(p for own in mine for p in own)), wanted)
        found += [part_text(part, self.say, numbers, self.aloud) for part in parts]
        self.print("\n\n".join(found) + "\n" if found else self.say("term-no-part", words=rest))

    def map(self, rest: str) -> None:
        """The boards alone."""
        scene = self.scene(self.sitting.seat)
        numbers = option_numbers(scene)
        boards = [part_text(part, self.say, numbers, self.aloud) for part in scene.board if isinstance(part, Board)]
        self.print("\n\n".join(boards) + "\n")

    def undo(self, rest: str) -> None:
        if not self.sitting.reach:
            self.print(self.say("term-no-undo"))
            return
        self.sitting.undo()
        self.sitting.take_news()
        self.shown.clear()
        self.print(self.say("term-undone", n=self.sitting.g.s.answers))

    def save(self, rest: str) -> None:
        if not rest:
            self.print(self.say("term-save-where"))
            return
        try:
            self.sitting.save(Path(rest))
        except OSError as error:
            self.print(self.say("term-not-saved", why=str(error)))
        else:
            self.print(self.say("term-saved", file=rest))

    def why(self, rest: str) -> None:
        """Everything that one might expect and cannot do now, with the rule."""
        seat = self.sitting.seat
        question = self.scene(seat).question
        refused = question.refused if question else ()
        if not refused:
            self.print(self.say("term-nothing-refused"))
        for no in refused:
            rule = f" [{no.why.rule}]" if no.why.rule else ""
            self.print("  " + self.say.fact(no.label, no.why.text) + rule)

    def card(self, rest: str) -> None:
        """The cards and places with these words in their name, with everything that is written on them."""
        scene = self.scene(self.sitting.seat)
        found = [card_text(card) for card in find_cards(scene, rest)] if rest else []
        found += [place_text(board, place, self.say) for board, place in find_places(scene, rest)] if rest else []
        if not found:
            self.print(self.say("term-no-card"))
        for text in found:
            self.print(text + "\n")

    def rules(self, rest: str) -> None:
        """What the rulebook says about some words or a rule; without any, about the open question."""
        g, seat = self.sitting.g, self.sitting.seat
        question = g.question(seat) if seat is not None else None
        wanted = rest or (g.rules.rule_of(question.prompt) if question else "")
        self.print(rules_text(g, wanted, self.say) or self.say("term-no-rule", words=wanted))

    def journal(self, rest: str) -> None:
        """What was read, chosen and lost so far, chapter by chapter; with words, the chapters that speak of them."""
        self.print(journal_text(self.sitting.g, rest, self.say) or self.say("term-no-journal", words=rest or "none"))

    def guide(self, rest: str) -> None:
        """The lessons of the game, off or on again."""
        self.print(self.teacher.turn() if self.teacher else self.say("term-no-guide"))

    def always(self, rest: str) -> None:
        """Ask before every end of a turn, or only where something could still matter."""
        self.sitting.asks_always = not self.sitting.asks_always
        self.print(self.say("term-always" if self.sitting.asks_always else "term-by-itself"))

    def help(self, rest: str) -> None:
        self.print(self.say("term-help"))

    def print(self, text: str) -> None:
        self.console.print(wrap(text, self.console.width), markup=False, highlight=False)
