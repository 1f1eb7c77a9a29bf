# Unsettled: what players read.

# The table

map = The map
boards = The boards
task = The task
time = Time
marker-time = marker
trust = Group trust
trust-high = high
trust-low = low
stores = Resources
page-of = Page { $n } of { $most }
goal = Goal: { $what }
luna = LUNA
unknown-place = unexplored, { $east } east and { $south } south
hidden-node = a hidden place
investigated = investigated
build-site = build site
on-node = { $n } { $what }
stats = { $what } { $n }
explorer = Explorer { $n }
endurance = endurance
insight = insight
pursues = pursues { $what }
unconscious = unconscious
dashboard = Dashboard
cube-on = { $cube } { $n } on { $space }
cube-free = { $cube } { $n }
held = Held
opportunities = Opportunities
shown = In the planet area
none = nothing yet
space-at = at { $where }
cost-then = { $cost }, then { $does }
requires = Requires: { $what }
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
name-go = go to another explorer
name-fetch = bring another explorer here
name-journal = the journal
name-all = all
name-who-self = you
name-who-active = the active explorer
name-who-another = another explorer
name-who-any-explorer = an explorer
name-who-local-explorer = an explorer here
name-who-another-local = another explorer here
name-who-adjacent-explorer = an explorer on an adjacent node
name-who-unengaged = an explorer who is not engaged
name-who-unconscious = an unconscious explorer
name-who-each-explorer = each explorer
name-who-each-local = each explorer here
name-who-each-other = each other explorer
name-who-crew = each explorer
name-among-each-explorer = the explorers
name-among-each-local = the explorers here
name-where-here = here
name-where-luna-node = on LUNA's node
name-where-adjacent-node = on an adjacent node
name-where-any-node = on any node
name-where-any-revealed-node = on any revealed node
name-where-any-hidden-node = on any hidden node
name-where-scarab = on the Scarab
name-where-marker = at this card's marker
name-where-there = there
name-place-here = here
name-place-luna-node = LUNA's node
name-place-adjacent-node = an adjacent node
name-place-any-node = the map
name-place-scarab = the Scarab
name-place-marker = this card's marker
name-what-raise-focus = raises of focus
name-what-lower-focus = losses of focus
name-what-distress = distress
name-what-gain-endurance = endurance
name-what-lose-endurance = losses of endurance
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
prompt-location = Which location do you explore?
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
prompt-may = Do you want this?
prompt-choose = Which one?
prompt-ignore-time = Do you ignore time?

# Options

option-assign = Assign { $a } to { $b }
option-move = Move to { $a }
option-step = On to { $a }
option-stop = Stop here
option-luna = LUNA goes to { $a }
option-scan = LUNA scans for { $a }
option-regroup = Regroup and end the turn
option-trait = Keep { $a }
option-odd-cube = { $a }
option-pursue = Pursue { $a }
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
option-accept = Yes
option-decline = No
option-choose = { $a }
option-ignore-time = Ignore one Time icon
option-let-time = Let time pass
option-first = { $a } first
option-use = Use { $a }
option-consume = Consume { $a }
option-manage = Move distress from { $a } to { $b }
option-forfeit = Forfeit { $a }
option-leave = Agree to leave now
option-give = Give { $a } to { $b }
option-take = Take { $a } from { $b }
why-rest = One cube goes to Rest each turn, and this is the last one.
why-closed = { $a } is not open to you now: something that it requires is missing.

# The log

event-turn = { $a } begins a turn.
event-time = Time goes on.
event-trigger = The trigger fires: { $a }.
event-ignore-time = Ignores time.
event-raise-focus = { $a } goes up by { $n }.
event-lower-focus = { $a } goes down by { $n }.
event-set-focus = { $a } now shows { $n }.
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
event-move-trigger = A trigger moves: { $a }.
event-remove-trigger = A trigger is gone: { $a }.
event-add-to-node = { $n } { $a } on { $b }.
event-remove-from-node = { $a } leaves { $b }.
event-spawn = { $n } × { $a } on { $b }.
event-move-tokens = { $a } moves { $n }.
event-remove-tokens = { $n } × { $a } is gone.
event-place-marker = { $a } on { $b }.
event-remove-marker = { $a } leaves { $b }.
event-place-avatar = An avatar stands on { $a }.
event-return-avatar = An avatar comes back.
event-add-inventory = Takes { $n } × { $a }.
event-spend-inventory = Uses up { $n } × { $a }.
event-progress = { $a }: { $n } more.

# How it ends

end-aboard = Everybody is aboard. The planet waves, or something on it does.
end-hollow = You leave, and not with everybody. A hollow victory.
end-exhausted = Nobody has any strength left. The planet keeps you.

# What cards do

do-raise-focus = { $who ->
    [self] raise { $n } focus
   *[other] { $who_name } raises { $n } focus
 }
do-lower-focus = { $who ->
    [self] lower { $n } focus
   *[other] { $who_name } lowers { $n } focus
 }
do-set-focus = { $who ->
    [self] set { $focus_name } to { $n }
   *[other] { $who_name } sets { $focus_name } to { $n }
 }
do-gain-endurance = { $who ->
    [self] gain { $n } endurance
   *[other] { $who_name } gains { $n } endurance
 }
do-lose-endurance = { $who ->
    [self] lose { $n } endurance
   *[other] { $who_name } loses { $n } endurance
 }
do-gain-insight = { $who ->
    [self] gain { $n } insight
   *[other] { $who_name } gains { $n } insight
 }
do-lose-insight = { $who ->
    [self] lose { $n } insight
   *[other] { $who_name } loses { $n } insight
 }
do-set-pursuit = { $who ->
    [self] turn your pursuit cube to { $discipline_name }
   *[other] { $who_name } turns the pursuit cube to { $discipline_name }
 }
do-gain-comprehension = { $who ->
    [self] gain a comprehension and its breakthrough
   *[other] { $who_name } gains a comprehension and its breakthrough
 }
do-draw-breakthrough = { $who ->
    [self] draw a breakthrough: { $discipline_name }
   *[other] { $who_name } draws a breakthrough: { $discipline_name }
 }
do-gain-distress = { $who ->
    [self] gain { $n } distress
   *[other] { $who_name } gains { $n } distress
 }
do-remove-distress = { $who ->
    [self] remove { $n } of your distress
   *[other] { $who_name } removes { $n } distress
 }
do-bonus-move = { $who ->
    [self] make a move
   *[other] { $who_name } makes a move
 }
do-place = { $who ->
    [self] you are placed { $where_name }
   *[other] { $who_name } is placed { $where_name }
 }
do-gain-discovery = { $who ->
    [self] gain the discovery
   *[other] { $who_name } gains the discovery
 }
do-forfeit-discovery = { $who ->
    [self] give up { $n } discovery
   *[other] { $who_name } gives up { $n } discovery
 }
do-draw-planet-card = { $who ->
    [self] reveal a card: { $deck_name }
   *[other] { $who_name } reveals a card: { $deck_name }
 }
do-place-avatar = { $who ->
    [self] put your avatar { $where_name }
   *[other] { $who_name } puts the avatar { $where_name }
 }
do-return-avatar = { $who ->
    [self] take your avatar back
   *[other] { $who_name } takes the avatar back
 }
do-add-inventory = { $who ->
    [self] take { $n } × { $item_name }
   *[other] { $who_name } takes { $n } × { $item_name }
 }
do-spend-inventory = { $who ->
    [self] use up { $n } × { $item_name }
   *[other] { $who_name } uses up { $n } × { $item_name }
 }
do-apply = { $who ->
    [self] { $duration_name }, { $rule }
   *[other] { $who_name } { $duration_name }: { $rule }
 }
do-swap-places = { $who ->
    [self] change places with another explorer
   *[other] { $who_name } changes places with another explorer
 }
do-raise-trust = raise group trust
do-lower-trust = lower group trust
do-distribute = distribute { $n } { $what_name } among { $among_name }
do-spend = spend { $n } { $kind_name }
do-time-unless-comprehension = advance time by 1 unless { $discipline_name } is present
do-remove-cube = take a cube from the tile
do-advance-time = advance time by { $n }
do-add-trigger = lay a trigger on the timeline: { $kind_name }
do-move-trigger = move the trigger by { $n }: { $kind_name }
do-remove-trigger = take the trigger away: { $kind_name }
do-gain = gain { $n } { $kind_name }
do-lose-stored = lose { $n } { $kind_name }
do-add-to-node = add { $n } { $kind_name } { $where_name }
do-collect-from-node = collect { $n } { $kind_name } { $where_name }
do-remove-from-node = remove { $n } { $kind_name } { $where_name }
do-move-luna = LUNA moves { $n }
do-place-luna = LUNA is placed { $where_name }
do-luna-scan = LUNA scans
do-explore-from = explore an empty location beside a node
do-reveal-node = reveal a hidden node
do-reveal-opportunity = reveal an opportunity { $where_name }
do-put-discovery = lay { $name_name } { $where_name }
do-disengage = you are no longer engaged
do-discard-opportunity = discard this opportunity
do-discard-this = discard this card
do-build-structure = build { $kind_name } { $where_name }
do-destroy-structure = pull down { $kind_name }
do-reveal-mystery = reveal { $card_name }
do-spawn = { $n } × { $kind_name } appears { $where_name }
do-move-tokens = each { $kind_name } moves { $n } { $toward_name }
do-remove-tokens = remove { $n } × { $kind_name } { $where_name }
do-place-marker = place { $n } × { $meaning_name } { $where_name }
do-remove-marker = remove { $n } × { $meaning_name } { $where_name }
do-place-node = lay a node on the map
do-set-aside-node = set { $node_name } aside
do-add-progress = { $counter_name } goes up by { $n }
do-turn-page = the task advances
do-win = the crew wins
do-remove-scarab = the Scarab leaves the map
do-return-scarab = the Scarab returns to the map
do-choose-one = choose one: { $among }
do-may = you may: { $does }
do-if-possible = if possible: { $does }
do-if = if { $requires }: { $does }
do-repeat = { $n } times: { $does }
do-for-each = { $who_name }: { $does }
do-modifier = a rule changes
do-change-move = a Move covers { $n } more
do-change-luna-move = LUNA's move covers { $n } more
do-may-carry = a Move may carry an explorer
do-ignore-time = Time icons may be ignored
do-ignore-edges = the icons of edges are ignored
do-ignore-when-entering = arrival effects are ignored
do-ignore-planet-card = cards are ignored: { $deck_name }
do-grant-property = has { $property_name }
do-forbid = this cannot be done: { $what_name }
do-permit = a rule is lifted
do-change-action = { $action_name } has other arrows: { $arrows }
do-replace-action = { $action_name } is replaced by { $by_name }
do-rest-optional = Rest need not be taken

# What must hold

is-at = { $who_name } on { $place_name }
is-at-structure = at the { $kind_name }
is-on-scarab = on the Scarab
is-at-marker = at this card's marker
is-everyone-at = all explorers on { $place_name }
is-crew-present = the whole crew, LUNA too, on { $place_name }
is-explorers-present = { $n } explorers on { $place_name }
is-luna-present = LUNA on { $place_name }
is-adjacent-to = beside { $kind_name }
is-comprehension-present = { $n } × { $discipline_name } present
is-has-property = { $who_name } with { $property_name }
is-lacks-property = { $who_name } without { $property_name }
is-property-present = { $property_name } present on { $place_name }
is-has-distress = { $who_name } with { $n } distress
is-distress-present = { $n } distress on { $place_name }
is-crew-distress = { $n } distress in the crew
is-has-discovery = { $who_name } with { $n } discovery
is-has-inventory = { $who_name } with { $n } × { $item_name }
is-avatar-on = an avatar on { $place_name }
is-focus-used = { $focus_name } assigned this turn
is-focus-at-least = { $n } focus or more
is-focus-at-zero = a cube at 0
is-engaged = { $who_name } engaged with this card
is-unconscious = { $who_name } unconscious
is-endurance-at-most = { $n } endurance or less
is-stored = { $n } { $kind_name } in store
is-resource-on = { $n } { $kind_name } on { $place_name }
is-trust = trust is { $side ->
    [high] high
   *[low] low
 }
is-structures-built = { $n } structures built
is-build-site-empty = an empty build site
is-investigated = an investigated node
is-revealed = { $n } nodes revealed
is-opportunities-active = { $n } active opportunities
is-markers-on = { $n } × { $kind_name } on { $place_name }
is-tokens-on = { $n } × { $kind_name } on { $place_name }
is-progress = { $counter_name } at { $n }
is-page-is = page { $n } reached
is-explorers = { $n } explorers in the game
is-any = one of these: { $of }
is-all = all of these: { $of }
is-not = not: { $what }
part-node-with = on a certain node
part-who-is = an explorer there
part-way = { $does }
part-count = a number counted
