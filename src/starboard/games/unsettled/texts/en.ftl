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
cost-then = { $cost }, then { $does }
requires = only if { $what }
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
name-what-raise-focus = focus gained
name-what-lower-focus = focus lost
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

do-bonus-move = { $who ->
    [self] { $n ->
        [0] make a Move
        [one] move 1 node
       *[other] move up to { $n } nodes
     }{ $carry ->
        [yes] , and you may carry an explorer
       *[no] {""}
     }
   *[other] { $who_name } { $n ->
        [0] makes a Move
        [one] moves 1 node
       *[other] moves up to { $n } nodes
     }
 }
do-place = { $who ->
    [self] you are placed { $where_name }
   *[other] { $who_name } is placed { $where_name }
 }
do-gain-discovery = { $who ->
    [self] gain { $name ->
        [none] the discovery
       *[other] the discovery “{ $name_name }”
     }
   *[other] { $who_name } gains { $name ->
        [none] the discovery
       *[other] the discovery “{ $name_name }”
     }
 }
do-forfeit-discovery = { $who ->
    [self] give up { $name ->
        [none] { $n ->
            [one] 1 discovery
           *[other] { $n } discoveries
         }
       *[other] the discovery “{ $name_name }”
     }{ $property ->
        [none] {""}
       *[other] {" "}with { $property_name }
     }
   *[other] { $who_name } gives up { $name ->
        [none] { $n ->
            [one] 1 discovery
           *[other] { $n } discoveries
         }
       *[other] the discovery “{ $name_name }”
     }{ $property ->
        [none] {""}
       *[other] {" "}with { $property_name }
     }
 }
do-draw-planet-card = { $who ->
    [self] reveal a card of { $deck_name }
   *[other] { $who_name } reveals a card of { $deck_name }
 }
do-place-avatar = { $who ->
    [self] put your avatar { $where_name }
   *[other] { $who_name } puts the avatar { $where_name }
 }
do-add-inventory = { $who ->
    [self] take { $n ->
        [one] 1 { $item_name }
       *[other] { $n } × { $item_name }
     }
   *[other] { $who_name } takes { $n ->
        [one] 1 { $item_name }
       *[other] { $n } × { $item_name }
     }
 }
do-spend-inventory = { $who ->
    [self] give up { $n ->
        [one] 1 { $item_name }
       *[other] { $n } × { $item_name }
     }
   *[other] { $who_name } gives up { $n ->
        [one] 1 { $item_name }
       *[other] { $n } × { $item_name }
     }
 }
do-apply = { $who ->
    [self] { $duration_name }, { $rule }
   *[other] { $duration_name }, for { $who_name }: { $rule }
 }{ $uses ->
    [-1] {""}
    [one] {" "}(once)
   *[other] {" "}({ $uses } times)
 }
do-spend = spend { $kind ->
    [data] { $n } data
    [materials] { $n ->
        [one] 1 material
       *[other] { $n } materials
     }
   *[power] { $n } power
 }
do-time-unless-comprehension = advance time by 1 unless { $discipline_name } is present
do-remove-cube = take a cube from the tile
do-advance-time = advance time by { $n }
do-add-trigger = lay a trigger { $space ->
    [-1] { $ahead } spaces ahead on the timeline
   *[other] on space { $space } of the timeline
 } ({ $kind_name })
do-remove-trigger = take the trigger away ({ $kind_name })
do-gain = gain { $kind ->
    [data] { $n } data
    [materials] { $n ->
        [one] 1 material
       *[other] { $n } materials
     }
   *[power] { $n } power
 }
do-lose-stored = lose { $kind ->
    [data] { $n } data
    [materials] { $n ->
        [one] 1 material
       *[other] { $n } materials
     }
   *[power] { $n } power
 }
do-add-to-node = add { $kind ->
    [data] { $n } data
    [materials] { $n ->
        [one] 1 material
       *[other] { $n } materials
     }
   *[power] { $n } power
 } { $where_name }
do-collect-from-node = collect { $n ->
    [all] all
   *[other] { $n }
 } { $kind_name } { $where_name }
do-remove-from-node = remove { $n ->
    [all] all
   *[other] { $n }
 } { $kind_name } { $where_name }
do-move-luna = LUNA moves { $n ->
    [one] 1 node
   *[other] up to { $n } nodes
 }
do-place-luna = LUNA is placed { $where_name }
do-luna-scan = LUNA scans
do-reveal-node = reveal a hidden node
do-reveal-opportunity = reveal an opportunity { $where_name }
do-put-discovery = lay { $name_name } { $where_name }
do-disengage = you are no longer engaged
do-discard-this = discard this card
do-build-structure = build the { $kind_name } { $where_name }
do-destroy-structure = pull down the { $kind_name }
do-reveal-mystery = reveal { $card_name }
do-spawn = { $n } × { $kind_name } appears { $where_name }
do-move-tokens = each { $kind_name } moves { $n } { $toward_name }
do-place-marker = place { $n ->
    [one] 1 { $meaning_name }
   *[other] { $n } × { $meaning_name }
 } { $at_each ->
    [none] { $where_name }
   *[other] on the node of each { $at_each_name }
 }
do-remove-marker = remove { $n ->
    [one] 1 { $meaning_name }
   *[other] { $n } × { $meaning_name }
 } { $where_name }
do-place-node = lay { $node ->
    [none] the top environment card
   *[other] { $node_name }
 } on the map{ $hidden ->
    [yes] , face down
   *[no] {""}
 }
do-set-aside-node = set { $node_name } aside
do-add-progress = { $counter_name } goes up by { $n }
do-remove-scarab = the Scarab leaves the map
do-return-scarab = the Scarab returns to the map
do-for-each = for { $who_name }: { $does }
do-modifier = a rule changes
do-change-move = { $n ->
    [one] your Move covers 1 more node
    [-1] your Move covers 1 node less
   *[other] your Move changes by { $n } nodes
 }
do-change-luna-move = LUNA's move covers { $n } more
do-ignore-time = { $all ->
    [yes] Time icons may be ignored
   *[no] 1 Time icon may be ignored
 }
do-ignore-edges = { $kind ->
    [all] the icons of edges are ignored
   *[other] edge icons are ignored: { $kind_name }
 }
do-ignore-when-entering = arrival effects are ignored
do-ignore-planet-card = cards are ignored: { $deck_name }
do-grant-property = the property “{ $property_name }”
do-forbid = this cannot be done: { $what_name }
do-permit = a rule is lifted
do-rest-optional = Rest need not be taken

# What must hold

is-at = { $mood ->
    [not] { $who ->
        [self] you are not { $place_name }
       *[other] { $who_name } is not { $place_name }
     }
   *[do] { $who ->
        [self] you are { $place_name }
       *[other] { $who_name } is { $place_name }
     }
 }
is-at-structure = { $mood ->
    [not] you are not at the { $kind_name }
   *[do] { $who ->
        [self] you are at the { $kind_name }
       *[other] { $who_name } is at the { $kind_name }
     }
 }
is-on-scarab = { $mood ->
    [not] you are not on the Scarab
   *[do] { $who ->
        [self] you are on the Scarab
       *[other] { $who_name } is on the Scarab
     }
 }
is-crew-present = the whole crew, LUNA too, is { $place_name }
is-explorers-present = { $mood ->
    [not] fewer than { $n } explorers are { $place_name }
   *[do] { $n } explorers are { $place_name }
 }
is-luna-present = { $mood ->
    [not] LUNA is not { $place_name }
   *[do] LUNA is { $place_name }
 }
is-has-property = { $mood ->
    [not] { $who ->
        [self] you lack the property “{ $property_name }”
       *[other] { $who_name } lacks the property “{ $property_name }”
     }
   *[do] { $who ->
        [self] you have the property “{ $property_name }”
       *[other] { $who_name } has the property “{ $property_name }”
     }
 }
is-lacks-property = { $mood ->
    [not] { $who ->
        [self] you have the property “{ $property_name }”
       *[other] { $who_name } has the property “{ $property_name }”
     }
   *[do] { $who ->
        [self] you lack the property “{ $property_name }”
       *[other] { $who_name } lacks the property “{ $property_name }”
     }
 }
is-has-distress = { $mood ->
    [not] { $n ->
        [one] you have no distress
       *[other] you have fewer than { $n } distress
     }
   *[do] { $who ->
        [self] you have { $n } distress
       *[other] { $who_name } has { $n } distress
     }
 }
is-distress-present = { $mood ->
    [not] fewer than { $n } distress are { $place_name }
   *[do] { $n } distress are { $place_name }
 }
is-crew-distress = { $mood ->
    [not] the crew has fewer than { $n } distress
   *[do] the crew has { $n } distress
 }
is-has-inventory = { $mood ->
    [not] you hold no { $item_name }
   *[do] { $who ->
        [self] you hold { $n ->
            [one] 1 { $item_name }
           *[other] { $n } × { $item_name }
         }
       *[other] { $who_name } holds { $n } × { $item_name }
     }
 }
is-avatar-on = { $mood ->
    [not] no avatar is { $place_name }
   *[do] an avatar is { $place_name }
 }
is-stored = { $mood ->
    [not] the crew has less than { $n } { $kind_name }
   *[do] the crew has { $n } { $kind_name }
 }
is-trust = trust is { $side ->
    [high] high
   *[low] low
 }
is-structures-built = { $kind ->
    [none] { $n ->
        [one] 1 structure is built
       *[other] { $n } structures are built
     }
   *[other] { $mood ->
        [not] the { $kind_name } is not built
       *[do] the { $kind_name } is built
     }
 }
is-build-site-empty = { $mood ->
    [not] no build site is empty { $place_name }
   *[do] a build site is empty { $place_name }
 }
is-revealed = { $node ->
    [none] { $n } nodes are revealed
   *[other] { $mood ->
        [not] { $node_name } is not revealed
       *[do] { $node_name } is revealed
     }
 }
is-markers-on = { $mood ->
    [not] there is no { $kind_name } { $place_name }
   *[do] { $n ->
        [one] there is 1 { $kind_name } { $place_name }
       *[other] there are { $n } × { $kind_name } { $place_name }
     }
 }
is-tokens-on = { $mood ->
    [not] there is no { $kind_name } { $place_name }
   *[do] { $n ->
        [one] there is 1 { $kind_name } { $place_name }
       *[other] there are { $n } × { $kind_name } { $place_name }
     }
 }
is-progress = { $counter_name } is at { $each ->
    [0] { $n }
   *[other] { $n ->
        [0] { $each } for each explorer
       *[other] { $n }, and { $each } more for each explorer
     }
 }
is-explorers = { $mood ->
    [not] there are fewer than { $n } explorers
   *[do] there are { $n } explorers or more
 }
is-scarab-ability = { $mood ->
    [not] the Scarab has no ability
   *[do] the Scarab has an ability
 }
part-node-with = { $node ->
    [none] { $structure ->
        [none] { $token ->
            [none] { $marker ->
                [none] { $resource ->
                    [none] { $occupied ->
                        [yes] on a node with another explorer
                       *[no] { $within ->
                            [-1] on any node
                            [one] within 1 node
                           *[other] within { $within } nodes
                         }{ $from_luna ->
                            [yes] {" "}of LUNA
                           *[no] {""}
                         }
                     }
                   *[other] on a node with { $resource_name }
                 }
               *[other] on a node with a { $marker_name }
             }
           *[other] on a node with a { $token_name }
         }
       *[other] at the { $structure_name }
     }
   *[other] on { $node_name }
 }
part-who-is = { $each ->
    [yes] each { $other ->
        [yes] other explorer
       *[no] explorer
     }
   *[no] { $other ->
        [yes] another explorer
       *[no] an explorer
     }
 }{ $within ->
    [-1] {""}
    [one] {" "}within 1 node
   *[other] {" "}within { $within } nodes
 }{ $from_luna ->
    [yes] {" "}of LUNA
   *[no] {""}
 }{ $at ->
    [none] {""}
   *[other] {" "}{ $at_name }
 }
count-roll = { $times ->
    [one] the roll of a die
   *[other] { $times } times the roll of a die
}

# When it happens

when-free-action = Free action
when-free-action-once = Free action, once a turn
when-free-action-luna = Free action, by LUNA
when-free-action-luna-once = Free action, by LUNA, once a turn
when-on-reveal = Immediately
when-on-gain = On gaining it
when-on-discard = When consumed
when-on-removed = On removing it
when-when-entering = When entering
when-when-entering-any = When entering any node
when-on-leaving = When leaving
when-start-of-each-turn = At the start of each turn
when-start-of-your-turn = At the start of your turn
when-end-of-turn = At the end of the turn
when-on-regroup = At the regroup
when-on-trigger = When the trigger fires ({ $which })
when-on-timeline-round = When time goes round
when-on-trust-high = When trust becomes high
when-on-trust-low = When trust becomes low
when-on-distress-gained = When distress is gained
when-on-unconscious = When somebody falls unconscious
when-on-structure-built = When the { $which } is built
when-on-node-revealed = When a node is revealed
when-on-investigate = When a node is investigated
when-on-scan = When LUNA scans
when-on-setup = Setup
when-on-page-read = On reading this page
when-as-soon-as = As soon as it holds
when-each-turn = Each turn
when-each-of-your-turns = Each of your turns
when-on-action = When a cube is assigned
when-on-crossing = When crossing an edge ({ $which })
bonus-text = With { $focus }, also { $does }
clause-may = you may: { $does }
clause-if = if { $what }, { $does }
