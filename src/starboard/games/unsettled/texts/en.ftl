# Unsettled: what players read.

# The table

map = The map
boards = The boards
task = The task
journal = The travel journal
time = Time
marker-time = marker
trust = Group trust
trust-high = high
trust-low = low
stores = Resources
page-of = Page { $n } of { $most }
goal = Goal: { $what }
luna = LUNA
unknown-place = unexplored ground { $side } of { $beside }
hidden-node = a hidden place
investigated = investigated
build-site = build site
on-node = { $n } { $what }
explorer = Explorer { $n }
endurance = endurance
insight = insight
pursues = pursues { $what }
unconscious = unconscious
dashboard = Dashboard
cube-on = { $cube } { $n } on { $space }
held = Held
opportunities = Opportunities
shown = In the planet area
none = nothing yet
covers = covers { $action }

# Names

name-awareness = awareness
name-wonder = wonder
name-energy = energy
name-robotics = robotics
name-chemistry = chemistry
name-engineering = engineering
name-data = data
name-materials = materials
name-power = power
name-theorize = Theorize
name-investigate = Investigate
name-traverse = Traverse
name-support = Support
name-recover = Recover
name-rest = Rest
name-pink = the pink marker
name-blue = the blue marker
name-scarab = the Scarab
name-luna = LUNA
name-timeline = the timeline
name-high = high
name-low = low
name-cube = a cube
name-time = time
name-insight = insight
name-impassable-terrain = impassable terrain
name-barrier = barrier
name-journal = the journal
name-research-hut = research hut
name-laboratory = laboratory
name-workshop = workshop
name-all = all
name-who-self = you
name-who-active = the active explorer
name-who-another = another explorer
name-who-any-explorer = an explorer
name-who-local-explorer = a local explorer
name-who-another-local = another local explorer
name-who-adjacent-explorer = an explorer on an adjacent node
name-who-unengaged = an explorer who is not engaged
name-who-unconscious = an unconscious explorer
name-who-each-explorer = each explorer
name-who-each-local = each local explorer
name-who-each-other = each other explorer
name-who-crew = each explorer
name-among-each-explorer = the explorers
name-among-each-local = the local explorers
name-where-here = here
name-where-luna-node = on LUNA's node
name-where-adjacent-node = on an adjacent node
name-where-any-node = on any node
name-where-any-revealed-node = on any revealed node
name-where-any-hidden-node = on any hidden node
name-where-scarab = on the Scarab
name-where-marker = at this card's marker
name-where-there = { "" }
name-place-here = here
name-place-luna-node = on LUNA's node
name-place-adjacent-node = on an adjacent node
name-place-any-node = on the map
name-place-scarab = on the Scarab
name-place-marker = at this card's marker
name-place-any-revealed-node = on a revealed node
name-place-any-hidden-node = on a hidden node
name-place-there = there
name-at-scarab = on the Scarab
name-at-here = here
name-at-luna-node = on LUNA's node
name-at-marker = at this card's marker
name-at-adjacent-node = on an adjacent node
name-at-any-node = on any node
name-duration-this-action = during this action
name-duration-this-move = during this move
name-duration-this-turn = this turn
name-duration-until-start-of-your-next-turn = until the start of your next turn
name-duration-rest-of-game = for the rest of the game
name-toward-scarab = towards the Scarab
name-toward-explorer = towards the nearest explorer
name-toward-luna = towards LUNA
name-toward-north = north
name-toward-east = east
name-toward-south = south
name-toward-west = west

# Questions

prompt-act = What do you do?
prompt-walk = Do you walk on?
prompt-trait = Which personality do you keep?
prompt-deal-focus = Which cube takes the value that differs?
prompt-pursuit = Which discipline do you pursue?
prompt-raise-focus = Which cube goes up?
prompt-lower-focus = Which cube goes down?
prompt-split = Who takes the next one?
prompt-distribute = Who takes the next one?
prompt-explorer = Which explorer?
prompt-node = Which node?
prompt-carry = Do you carry somebody?
prompt-agree-carry = Do you let yourself be carried?
prompt-move-luna = Where does LUNA go?
prompt-scan = What does LUNA scan for?
prompt-cover = Which action does the distress cover?
prompt-drop-distress = Which distress leaves you?
prompt-marker = Which marker do you use?
prompt-give-up = Which comprehension do you give up?
prompt-drop-breakthrough = Which breakthrough do you discard?
prompt-give-discovery = Which discovery do you give up?
prompt-offer = Do you accept the gift?
prompt-ignore-time = Do you ignore time?

# Options

option-assign = { $b } with { $a }
option-assign-row = { $b }
option-assign-button = { $a }
option-move = Move to { $a }
option-move-row = Walk, no cube
option-move-button = { $a }
option-step = On to { $a }
option-stop = Stop here
option-luna = LUNA goes to { $a }
option-luna-row = Send LUNA
option-luna-button = { $a }
option-scan = LUNA scans for { $a }
option-scan-row = LUNA scans
option-scan-button = { $a }
option-regroup = Regroup and end the turn
option-trait = Keep { $a }
option-odd-cube = { $a }
option-pursue = Pursue { $a }
option-pursue-row = Pursue
option-pursue-button = { $a }
option-raise = Raise { $a }
option-lower = Lower { $a }
option-explorer = { $a }
option-node = { $a }
option-explore = { $a }
option-alone = Alone
option-carry = Carry { $a }
option-agree = Agree
option-refuse = Refuse
option-cover = Cover { $a }
option-drop = Let go of { $a }
option-marker = { $a }
option-give-up = Give up { $a }
option-discard = Discard { $a }
option-ignore-time = Ignore one Time icon
option-let-time = Let time pass
option-first = { $n ->
    [2] { $a } first, effect { $b_key }
   *[other] { $a } first
}
option-use = Use { $a }
option-use-row = Use
option-use-button = { $a }
option-consume = Consume { $a }
option-consume-row = Consume
option-consume-button = { $a }
option-manage = Move distress from { $a } to { $b }
option-manage-row = Move distress from { $a } to
option-manage-button = { $b }
option-forfeit = Forfeit { $a }
option-forfeit-row = Forfeit
option-forfeit-button = { $a }
option-leave = Agree to leave now
option-give = Give { $a } to { $b }
option-give-row = Give { $a } to
option-give-button = { $b }
option-take = Take { $a } from { $b }
option-take-row = Take from { $b }
option-take-button = { $a }
why-rest = One cube goes to Rest each turn, and this is the last one.

# The log

event-turn = { $a } begins a turn.
event-time = Time goes on.
event-trigger = The trigger fires: { $a }.
event-ignore-time = Ignores time.
event-raise-focus = { $a } goes up by { $n }.
event-lower-focus = { $a } goes down by { $n }.
event-beyond-trust = Trust is { $a } already: focus is split.
event-trust = Trust is now { $a }.
event-lose-endurance = Loses { $n } endurance.
event-gain-endurance = Gains { $n } endurance.
event-unconscious = { $a } is unconscious.
event-reveal-node = { $a } is revealed.
event-move = { $a } goes to { $b }.
event-enter = Enters { $a }.
event-place = { $a } is placed on { $b }.
event-luna-moves = LUNA goes to { $a }.
event-scan = LUNA finds { $n } { $a } on { $b }.
event-breakthrough = A breakthrough: { $a }.
event-comprehension = Comprehends { $a }.
event-give-up = Gives up { $a }.
event-discard = Discards { $a }.
event-insight = Gains { $n } insight.
event-lose-insight = Loses { $n } insight.
event-pursue = Pursues { $a }.
event-build = Builds { $a } on { $b }.
event-built = { $a } stands ready.
event-destroyed = { $a } is pulled down.
event-distress = Distress: { $a }.
event-no-distress = No distress can be drawn: everybody suffers.
event-cover = { $a } covers { $b }.
event-drop-distress = Is rid of { $a }.
event-manage = { $a } now covers { $b }.
event-gain = The crew gains { $n } { $a }.
event-spend = The crew gives { $n } { $a }.
event-opportunity = An opportunity on { $b }: { $a }.
event-complete = { $a } is done.
event-forfeit = Forfeits { $a }.
event-disengage = Is free of { $a }.
event-discovery = Discovers { $a } ({ $b }).
event-consume = Consumes { $a } ({ $b }).
event-hand-over = Gives { $a } to { $b }.
event-page = A page is read.
event-assign = Assigns { $a } to { $b }.
event-regroup = Regroups.
event-use = Uses { $a }.
event-leave = Is ready to leave.
event-trait = Keeps { $a }.
event-planet-card = { $a } comes to light.
event-scarab-leaves = The Scarab is gone.
event-scarab-returns = The Scarab is back.
event-scarab-cube = A cube leaves the Scarab's tile.
event-add-trigger = A trigger lies on space { $n }: { $a }.
event-remove-trigger = A trigger is gone: { $a }.
event-add-to-node = { $n } { $a } on { $b }.
event-remove-from-node = { $a } leaves { $b }.
event-spawn = { $n } × { $a } on { $b }.
event-move-tokens = { $a } moves { $n }.
event-place-marker = { $a } on { $b }.
event-remove-marker = { $a } leaves { $b }.
event-place-avatar = An avatar stands on { $a }.
event-add-inventory = Takes { $n } × { $a }.
event-spend-inventory = Uses up { $n } × { $a }.
event-progress = { $a }: { $n }.

# How it ends

end-aboard = Everybody is aboard. The planet waves, or something on it does.
end-hollow = You leave, and not with everybody. A hollow victory.
end-exhausted = Nobody has any strength left. The planet keeps you.

# What cards do

# What must hold

# When it happens
