"""What the player of a solo game sees of the rival: its progress, its cards of this round, and the objectives."""

from starboard.games.seti.book import Book, G
from starboard.games.seti.model.rival import Objective, Rival
from starboard.games.seti.wording import action_text, task_text
from starboard.games.seti.world import ObjectiveData
from starboard.kernel.scene import Card, Cards, Counter, Panel, Part
from starboard.kernel.texts import Say, sentence


def solo_parts(t: Book, g: G, say: Say) -> tuple[Part, ...]:
    """Nothing, where there is no rival."""
    rival = g.s.rival
    if rival is None:
        return ()
    next_tech = say.text(t.titles[t.tracks[rival.difficulty][rival.space]])
    progress = Counter("progress", say("scene-progress", tech=next_tech), rival.space + 1, 12, "progress")
    shown = tuple(rival_card(t, key, say) for key in rival.shown)
    cards = Cards("rival-shown", say("scene-rival-shown"), shown, empty=say("scene-empty"))
    deck = Cards("rival-deck", say("scene-deck"), layout="pile", count=len(rival.deck))
    panel = Panel("rival", say("scene-rival", n=rival.difficulty), (progress, cards, deck))
    return (panel, *objectives(t, rival, say))


def rival_card(t: Book, key: str, say: Say) -> Card:
    card = t.rival[key]
    lines = [sentence(action_text(action, say)) for action in card.actions]
    title = say("scene-rival-card", n=1 + list(t.rival).index(key))
    return Card(card.key, title, "rival", " ".join(lines), foot=say(f"rival-arrow-{card.arrow}"))


def objectives(t: Book, rival: Rival, say: Say) -> tuple[Part, ...]:
    """The open objectives, with how many wait and how many can be spent."""
    if not any(t.difficulties[rival.difficulty].objectives):
        return ()
    cards = tuple(objective_card(t.objectives[one.number], one, say) for one in rival.objectives)
    row = Cards("objectives", say("scene-objectives"), cards, empty=say("scene-empty"))
    stack = Cards("objective-stack", say("scene-objective-stack"), layout="pile", count=len(rival.stack))
    spare = Counter("objectives-done", say("scene-objectives-done"), rival.completed - rival.spent)
    return (Panel("objectives-panel", say("scene-objectives"), (row, stack, spare)),)


def objective_card(data: ObjectiveData, one: Objective, say: Say) -> Card:
    tasks = [
        say("scene-task-done" if one.done >> i & 1 else "scene-task-open", text=task_text(task, say))
        for i, task in enumerate(data.tasks)
    ]
    title = say("scene-objective", n=data.number)
    return Card(f"objective-{data.number}", title, "objective", " ".join(tasks), foot=say("scene-level", n=data.level))
