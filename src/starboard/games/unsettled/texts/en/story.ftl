# Opportunities, discoveries, planet cards, the task and the turn.

# Questions

prompt-discovery = Which discovery is gained?
prompt-gift = Which discovery do you hand over?

# Options

option-discovery = { $a }
option-stay = Take back the agreement to leave
option-manage-distress = Move distress to another action
option-trade = Trade with another explorer

# The log

event-stay = Is not ready to leave any more.
event-engage = Is engaged with { $a }.
event-move-marker = The marker of { $a } goes to { $b }.
event-keep-card = Keeps { $a }.

# Cards and tasks in words

# Why something is not open

why-regroup = All three cubes must be assigned before you can regroup.
why-covered = A distress covers { $a }.
why-taken = One of your cubes lies on { $a } already.
why-requires = { $a }: something that it requires does not hold.
why-impossible = { $a }: something that it lists cannot be paid or done now.
why-forbidden = { $a }: something forbids it.
why-elsewhere = { $a }: you are not where its marker lies.
why-reserved = { $a } is kept for others.
why-forbidden-now = Something forbids this now.
why-unconscious = An unconscious explorer does nothing.
why-no-nodes = Something shortens this move to nothing.
why-focus-top = { $a } is at 3 already.
why-pursued = You pursue { $a } already.
why-no-distress = You have no distress.
why-all-covered = Distress covers every action where it may lie.
why-nobody-near = Nobody is on your node.
why-nothing-to-give = You have neither a discovery nor an item to give.
why-used = { $a } has been used this turn.
why-consume = { $a }: the comprehension that it asks for is not present.
why-leave-page = The crew can leave only on the last page of its task.
why-leave-aboard = Nobody who is conscious is aboard the Scarab.
why-engaged = Somebody is engaged with { $a }.
why-in-effect = An effect of { $a } is being applied.
why-cube-there = A cube lies on { $a }.
why-not-active = { $a } is not in play.
