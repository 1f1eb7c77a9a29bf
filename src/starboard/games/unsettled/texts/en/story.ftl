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

event-stay = { $who } is not ready to leave any more.
event-engage = { $who } is engaged with { $a_in }.
event-move-marker = The marker of { $a_in } goes to { $b_in }.
event-keep-card = { $who } keeps { $a_in }.

# Cards and tasks in words

# Why something is not open

why-regroup = Assign all three cubes before you regroup.
why-covered = A distress covers { $a_in }: move it, or have somebody Support you.
why-taken = One of your cubes lies on { $a_in } already: wait for the regroup.
why-requires = { $a_in } is open only if { $b }.
why-cannot = { $b }.
why-forbidden = An effect in force forbids { $a_in }: wait until it ends.
why-elsewhere = { $a_in } is open only where its marker lies: go there.
why-reserved = { $a_in } is kept for others: one of them must take it.
why-forbidden-now = An effect in force forbids this now: wait until it ends.
why-unconscious = You are unconscious: somebody must give you endurance first.
why-no-nodes = An effect shortens this move to nothing: wait until it ends.
why-focus-top = Your { $a } is at 3 already: choose another cube.
why-pursued = You pursue { $a } already: choose another discipline.
why-no-distress = You have no distress.
why-all-covered = Distress covers every action where it may lie: have somebody Support you.
why-nobody-near = Nobody else is on your node: go to somebody first.
why-nothing-to-give = You have neither a discovery nor an item to give: gain one first.
why-used = You have used { $a_in } this turn: wait for the next one.
why-consume = { $a_in } can be consumed only if { $b }.
why-leave-page = The crew can leave only on the last page of its task: turn the pages before it.
why-leave-aboard = Nobody who is conscious is aboard the Scarab: go there first.
why-engaged = Somebody is engaged with { $a_in }: take its action instead.
why-in-effect = An effect of { $a_in } is being applied: wait until it is done.
why-cube-there = A cube lies on { $a_in }: it can be given up after the regroup.
why-not-active = { $a_in } is not in play.

# What is missing, and what would help

lack-spend = it takes { $kind_n }, and the crew has { $have ->
    [0] none
   *[other] only { $have }
}: { $kind ->
    [data] let LUNA scan, then analyze
    [materials] let LUNA scan, then unearth some
   *[power] charge some first
}
lack-reveal-opportunity = { $investigate ->
    [yes] it takes a free moment marker and a node, not the Scarab, that is not yet investigated: go there, or forfeit an opportunity
   *[no] both moment markers are in use: forfeit an opportunity first
}
lack-spend-inventory = it takes { $item_n }, and you have { $n ->
    [1] none: take one first
   *[other] fewer: take some first
}
lack-remove-cube = no cube is left on the tile, and none comes back
lack-remove-distress = there is no distress to remove
lack-collect-from-node = no { $kind_many } lie { $where_name }: let LUNA scan there first
lack-forfeit-discovery = you have no such discovery: gain one first
lack-gain-comprehension = no token of it is left
lack-gain-discovery = the discovery is no longer there
lack-build-structure = it stands already, or no build site is free there
