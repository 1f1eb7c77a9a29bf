# The ground: nodes that come and go, resources that move, how traits are chosen.

setting-task = Survival task
setting-task-a = Task A
setting-task-b = Task B
setting-task-c = Task C
difficulty-atrocious = Atrocious (usual)
difficulty-uncomfortable = Uncomfortable (easier)
difficulty-unbearable = Unbearable (harder)
difficulty-plain = Plain
setting-windows = You are asked to cut in
setting-windows-matter = where it could matter
setting-windows-all = wherever you may
setting-scarab = Ability of the Scarab (at Uncomfortable)
setting-scarab-resurrection-chamber = Resurrection Chamber
setting-scarab-transporter = Transporter
setting-scarab-rejuvenation-pod = Rejuvenation Pod
setting-traits = Traits are chosen
setting-traits-silent = silently, all at once
setting-traits-open = in the open, after a talk
setting-traits-draft = by draft, in turn

why-barrier = A barrier lies before { $a_in }, and nobody crosses it: go another way.
why-impassable = The terrain before { $a_in } is impassable to all but LUNA: go another way.
why-unexplored = No environment card is left to explore with: stay on the map as it is.
why-move-used = You have made your Move of this turn: Traverse gives another.
why-luna-used = LUNA has made her move of this turn: wait for the next one.
why-scan-used = LUNA has scanned this turn: wait for the next one.
why-scan-scarab = There is nothing to scan for on the Scarab: move LUNA first.
why-scan-lies = LUNA's node has { $a } already: move her first.
option-ignore-all-time = Ignore this and all further Time icons
event-show-traits = { $who } has the choice of { $a_in } and { $b_in }.
event-remove-node = { $a_in } is gone from the map.

name-nodes-here = here
name-nodes-luna-node = on LUNA's node
name-nodes-adjacent-node = on every adjacent node
name-nodes-any-node = on every node
name-nodes-any-revealed-node = on every revealed node
name-nodes-any-hidden-node = on every hidden node
name-nodes-scarab = on the Scarab
name-nodes-marker = at this card's marker

name-to-here = here
name-to-luna-node = LUNA's node
name-to-adjacent-node = an adjacent node
name-to-any-node = any node
name-to-any-revealed-node = any revealed node
name-to-any-hidden-node = any hidden node
name-to-scarab = the Scarab
name-to-marker = this card's marker
