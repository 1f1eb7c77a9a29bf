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
page-in = page { $n } of { $most }
goal = Goal: { $what }
luna = LUNA
unknown-place = unexplored ground { $side } of { $beside }
hidden-node = a hidden place
investigated = investigated
build-site = build site
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
name-place-here-led = where they are
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
option-move = Move to { $a_in }
option-move-row = Walk, no cube
option-move-button = { $a }
option-step = On to { $a_in }
option-stop = Stop here
option-luna = LUNA goes to { $a_in }
option-luna-row = Send LUNA
option-luna-button = { $a }
option-scan = LUNA scans for { $a }
option-scan-row = LUNA scans
option-scan-button = { $a }
then-regroup = and end your turn
option-regroup = Regroup and end the turn
option-trait = Keep { $a_in }
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
option-carry = Carry { $a_in }
option-agree = Agree
option-refuse = Refuse
option-cover = Cover { $a_in }
option-drop = Let go of { $a_in }
option-marker = { $a }
option-give-up = Give up { $a_in }
option-discard = Discard { $a_in }
option-ignore-time = Ignore one Time icon
option-let-time = Let time pass
option-first = { $n ->
    [2] { $a } first, effect { $b_key }
   *[other] { $a } first
}
option-use = Use { $a_in }
option-use-row = Use
option-use-button = { $a }
option-consume = Consume { $a_in }
option-consume-row = Consume
option-consume-button = { $a }
option-manage = Move the distress from { $a_in } to { $b_in }
option-manage-row = Move the distress from { $a_in } to
option-manage-button = { $b }
option-forfeit = Forfeit { $a_in }
option-forfeit-row = Forfeit
option-forfeit-button = { $a }
option-leave = Agree to leave now
option-give = Give { $a_in } to { $b_in }
option-give-row = Give { $a_in } to
option-give-button = { $b }
option-take = Take { $a_in } from { $b_in }
option-take-row = Take from { $b_in }
option-take-button = { $a }
why-rest = One cube goes to Rest each turn, and this is the last one: assign it there.

# The log

event-turn = { $a_in } begins a turn.
event-time = Time goes on.
event-trigger = { $a } comes.
event-ignore-time = { $who } ignores time.
event-raise-focus = { $who } raises { $a } by { $n }.
event-lower-focus = { $who } lowers { $a } by { $n }.
event-beyond-trust = { $a_key ->
    [high] Trust is high already: the crew shares a gain of focus instead.
   *[low] Trust is low already: the crew shares a loss of focus instead.
}
event-trust = Trust is now { $a }.
event-lose-endurance = { $who } loses { $n } endurance.
event-gain-endurance = { $who } gains { $n } endurance.
event-unconscious = { $a_in } falls unconscious.
event-reveal-node = { $who } reveals { $a_in }.
event-move = { $a_in } goes to { $b_in }.
event-enter = { $who } enters { $a_in }.
event-place = { $a_in } is placed on { $b_in }.
event-luna-moves = LUNA goes to { $a_in }.
event-scan = LUNA finds { $a_n } on { $b_in }.
event-breakthrough = { $who } makes a breakthrough, { $a_in }.
event-comprehension = { $who } comprehends { $a }.
event-give-up = { $who } gives up { $a_in }.
event-discard = { $who } discards { $a_in }.
event-insight = { $who } gains { $n } insight.
event-lose-insight = { $who } loses { $n } insight.
event-pursue = { $who } pursues { $a }.
event-build = { $who } builds { $a_in } on { $b_in }.
event-built = { $a_in } stands ready.
event-destroyed = { $a_in } is destroyed.
event-distress = { $who } gains the distress { $a_in }.
event-no-distress = No distress can be drawn: everybody suffers.
event-cover = { $a_in } covers { $b_in }.
event-drop-distress = { $who } is rid of { $a_in }.
event-manage = { $a_in } now covers { $b_in }.
event-gain = The crew gains { $a_n }.
event-spend = The crew spends { $a_n }.
event-opportunity = { $who } reveals the opportunity { $a_in } on { $b_in }.
event-complete = { $who } completes { $a_in }.
event-forfeit = { $who } forfeits { $a_in }.
event-disengage = { $who } is free of { $a_in }.
event-discovery = { $who } discovers { $a_in } ({ $b }).
event-consume = { $who } consumes { $a_in } ({ $b }).
event-hand-over = { $who } gives { $a_in } to { $b_in }.
event-page = The crew reads { $a_in }.
event-assign = { $who } assigns { $a } to { $b_in }.
event-regroup = { $who } regroups.
event-use = { $who } uses { $a_in }.
event-leave = { $who } is ready to leave.
event-trait = { $who } keeps { $a_in }.
event-planet-card = { $who } reveals { $a_in }.
event-scarab-leaves = The Scarab is gone.
event-scarab-returns = The Scarab is back.
event-scarab-cube = A cube leaves the Scarab's tile.
event-add-trigger = { $a } lies on space { $from_one } of the timeline.
event-remove-trigger = { $a } leaves the timeline.
event-add-to-node = { $b_in } gains { $a_n }.
event-remove-from-node = { $b_in } loses { $a_n }.
event-spawn = { $b_in } gains { $a_n }.
event-move-tokens = Each { $a } moves { $n ->
    [one] 1 node
   *[other] { $n } nodes
}.
event-place-marker = { $b_in } receives { $a_n }.
event-remove-marker = { $b_in } loses { $a_n }.
event-place-avatar = An avatar stands on { $a_in }.
event-add-inventory = { $who } takes { $a_n }.
event-spend-inventory = { $who } gives up { $a_n }.
event-progress = { $a } is at { $n }.

# How it ends

end-aboard = Everybody is aboard. The planet waves, or something on it does.
end-hollow = You leave, and not with everybody. A hollow victory.
end-exhausted = Nobody has any strength left. The planet keeps you.

# What cards do

# What must hold

# When it happens
explorer-in = explorer { $n }
cannot = you cannot { $does }
cannot-happen = this cannot happen now, { $does }
