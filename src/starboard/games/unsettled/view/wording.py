"""Clauses and action spaces as text, written from their verbs."""

from starboard.games.unsettled.world import ActionSpace, Clause
from starboard.kernel.texts import Say, sentence


def clause_text(clause: Clause, say: Say) -> str:
    """One clause as sentences: what must hold, what it costs, what it does."""
    parts = []
    if clause.requires:
        parts.append(sentence(say("requires", what=say.joined([say.fact_of(c) for c in clause.requires]))))
    does = [say.joined(say.clauses(link)) for link in clause.links if link]
    for i, text in enumerate(does):
        paid = say.joined(say.clauses(clause.cost)) if clause.cost and not i else ""
        parts.append(sentence(say("cost-then", cost=paid, does=text) if paid else text))
    return " ".join(parts)


def space_text(space: ActionSpace, say: Say) -> str:
    """An action space: its title, then what it asks and gives."""
    rules = clause_text(Clause(requires=space.requires, cost=space.cost, does=space.does), say)
    return say.fact(say.text(space.title), rules) if rules else say.text(space.title)
