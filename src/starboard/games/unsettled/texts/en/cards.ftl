# What cards do and ask, in clauses: subject | verb | object | ending.

noun-data = data
    .mass = yes
noun-materials = material
    .many = materials
noun-power = power
    .mass = yes
noun-research-hut = research hut
noun-laboratory = laboratory
noun-workshop = workshop
noun-robotics = robotics
    .mass = yes
noun-chemistry = chemistry
    .mass = yes
noun-engineering = engineering
    .mass = yes
noun-awareness = awareness
    .mass = yes
noun-wonder = wonder
    .mass = yes
noun-energy = energy
    .mass = yes

v-advance = { $form ->
    [third] advances
   *[other] advance
}
v-collect = { $form ->
    [third] collects
   *[other] collect
}
v-destroy = { $form ->
    [third] destroys
   *[other] destroy
}
v-hand = { $form ->
    [third] hands
   *[other] hand
}
v-lay = { $form ->
    [third] lays
   *[other] lay
}
v-make = { $form ->
    [third] makes
   *[other] make
}
v-distribute = distribute

# What cards do

do-bonus-move = { $subject } | { $n ->
    [0] { v-make }
   *[other] { v-move }
} | { $n ->
    [0] a Move
    [one] 1 node
   *[other] up to { $n } nodes
} | { $carry ->
    [yes] , carrying an explorer if you like
   *[no] { "" }
}
do-place = { $who ->
    [self] { $form ->
        [third] { $subject } | is placed | | { $where_name }
       *[other] | { v-place } | yourself | { $where_name }
    }
   *[other] | place | { $who_name } | { $where_name }
}
do-gain-discovery = { $subject } | { v-gain } | { $name ->
    [none] { $from_board ->
        [yes] a discovery of the moment board
       *[no] the discovery
    }
   *[other] the discovery “{ $name_name }”
}
do-forfeit-discovery = { $subject } | { v-give-up } | { $name ->
    [none] { $n ->
        [one] 1 discovery
       *[other] { $n } discoveries
    }
   *[other] the discovery “{ $name_name }”
} | { $property ->
    [none] { "" }
   *[other] with the badge “{ $property_name }”
}
do-give-discovery = { $subject } | { v-give } | { $name ->
    [none] a discovery
   *[other] the discovery “{ $name_name }”
} | { $property ->
    [none] { "" }
   *[other] with the badge “{ $property_name }”
} to { $to_name }
do-put-discovery = | { v-lay } | the discovery “{ $name_name }” | { $where_name }
do-draw-planet-card = { $subject } | { v-reveal } | a card of “{ $deck_name }”
do-reveal-mystery = | { v-reveal } | { $card ->
    [none] a mystery of “{ $deck_name }”
   *[other] “{ $card_name }”
}
do-place-avatar = { $subject } | { v-place } | { $who ->
    [self] your avatar
   *[other] their avatar
} | { $where_name }
do-add-inventory = { $subject } | { v-take } | { $item_n }
do-spend-inventory = { $subject } | { v-give-up } | { $item_n }
do-apply = { $rule } { $duration ->
    [this_move] { $who ->
        [self] { $duration_name }
       *[other] during one move of this turn
    }
   *[other] { $duration_name }
}{ $uses ->
    [-1] { "" }
    [one] , once
    [2] , up to twice
   *[other] , up to { $uses } times
}
do-spend = | { v-spend } | { $kind_n }
do-time-unless-comprehension = | { v-advance } | time | by 1 (unless somebody here understands { $discipline_name })
do-remove-cube = | { v-take } | a cube | from the tile
do-advance-time = | { v-advance } | time | by { $n }
do-add-trigger = | { v-lay } | “{ $kind_name }” | { $space ->
    [-1] { $ahead } spaces ahead on the timeline
   *[other] on space { $space } of the timeline
}
do-remove-trigger = | { v-take } | “{ $kind_name }” | off the timeline
do-gain = | { v-gain } | { $kind_n }
do-lose-stored = | { v-lose } | { $kind_n }
do-add-to-node = | { v-add } | { $kind_n } | { $where_name }
do-collect-from-node = | { v-collect } | { $n ->
    [all] all { $kind_many }
   *[other] { $kind_n }
} | { $where_name }
do-remove-from-node = | { v-remove } | { $n ->
    [all] all { $kind_many }
   *[other] { $kind_n }
} | { $where_name }
do-move-luna = LUNA | moves | { $n ->
    [one] 1 node
   *[other] up to { $n } nodes
}
do-place-luna = | { v-place } | LUNA | { $where_name }
do-luna-scan = LUNA | scans | { $kind ->
    [none] { "" }
   *[other] for { $kind_name }
}
do-reveal-node = | { v-reveal } | a hidden node | { $where ->
    [any_hidden_node] { "" }
   *[other] { $where_name }
}
do-reveal-opportunity = | { v-reveal } | an opportunity | { $where_name }{ $investigate ->
    [yes] { " " }(that node is then investigated)
   *[no] { "" }
}
do-engage = { $subject } | { v-be } | | engaged with this card
do-disengage = you | are | | no longer engaged
do-move-marker-of-opportunity = | { v-move } | { $which ->
    [this] this card's marker
   *[other] the other opportunity's marker
} | and whoever is engaged { $where_name }
do-discard-this = | { v-discard } | this card
do-build-structure = | { v-build } | { $kind_the } | { $where_name }{ $usable_now ->
    [yes] , ready at once
   *[no] { "" }
}
do-destroy-structure = | { v-destroy } | { $kind_the } | { $now ->
    [yes] at once
   *[no] { "" }
}
do-spawn = | { v-place } | { $kind_n } | { $where_name }
do-move-tokens = each { $kind_name } | moves | { $n ->
    [one] 1 node
   *[other] { $n } nodes
} | { $toward_name }
do-place-marker = | { v-place } | { $meaning_n } | { $at_each ->
    [none] { $where_name }
   *[other] wherever { $at_each_a } is
}
do-remove-marker = | { v-remove } | { $meaning_n } | { $where_name }
do-place-node = | { v-lay } | { $node ->
    [none] the top environment card
   *[other] “{ $node_name }”
} | on the map{ $hidden ->
    [yes] , face down
   *[no] { "" }
}
do-set-aside-node = | set aside | “{ $node_name }”
do-remove-node = | { v-remove } | the node | { $where_name } from the map
do-return-node = “{ $node_name }” | returns | | to the map
do-add-progress = { $counter_name } | { $n_sign ->
    [less] goes down
   *[more] goes up
} | | by { $n_size }
do-remove-scarab = the Scarab | leaves | the map
do-return-scarab = the Scarab | returns | | to the map
do-for-each = { $does }
do-at-each = { $nodes_name }, { $does }
do-raise-focus = { $subject } | { v-raise } | { $focus ->
    [awareness] awareness | by { $n }
    [wonder] wonder | by { $n }
    [energy] energy | by { $n }
   *[any] { $n } focus
}
do-lower-focus = { $subject } | { v-lower } | { $focus ->
    [awareness] awareness | by { $n }
    [wonder] wonder | by { $n }
    [energy] energy | by { $n }
   *[any] { $n } focus
}
do-gain-endurance = { $subject } | { v-gain } | { $n } endurance
do-lose-endurance = { $subject } | { v-lose } | { $n } endurance
do-raise-trust = | { v-raise } | group trust { $n ->
    [one] { "" }
   *[other] { $n } times
}
do-lower-trust = | { v-lower } | group trust { $n ->
    [one] { "" }
   *[other] { $n } times
}
do-distribute = | { v-distribute } | { $what ->
    [raise_focus] { $n } focus
    [lower_focus] a loss of { $n } focus
    [distress] { $n } distress
    [gain_endurance] { $n } endurance
   *[lose_endurance] a loss of { $n } endurance
} | among { $among_name } as you like
do-gain-insight = { $subject } | { v-gain } | { $n } insight
do-lose-insight = { $subject } | { v-lose } | { $n } insight
do-gain-comprehension = { $subject } | { v-gain } | the comprehension of { $discipline_name } and its breakthrough
do-gain-distress = { $subject } | { v-gain } | { $n } distress
do-remove-distress = | { $mood ->
    [may] remove
   *[do] remove
} | { $who ->
    [self] { $n } of your distress
   *[other] { $n } distress | from { $who_name }
}
do-give-distress = { $subject } | { v-hand } | 1 distress | to { $to_name }

# Rules that change

do-modifier = a rule changes
do-change-move = { $subject } | { v-move } | { $n ->
    [one] 1 more node
    [-1] 1 node less
   *[other] { $n } more nodes
}
do-change-luna-move = LUNA | moves | { $n } more
do-ignore-time = { $subject } | may ignore | { $all ->
    [yes] { $unasked ->
        [yes] every Time icon, always
       *[no] Time icons
    }
   *[no] 1 Time icon
}
do-ignore-planet-card = { $subject } | { $form ->
    [third] ignores
   *[other] ignore
} | { $what ->
    [draws] draws from
    [effects] effects of
   *[all] draws from and effects of
} “{ $deck_name }”
do-grant-property = { $subject } | { v-have } | { $property_a }
do-forbid = nobody | may use | “{ $what_name }”
do-rest-optional = { $subject } | need not | Rest

# What must hold

is-at = { $subject } | { $mood ->
    [not] { v-not-be }
   *[do] { v-be }
} | | { $place_name }
is-at-structure = { $subject } | { $mood ->
    [not] { v-not-be }
   *[do] { v-be }
} | | at { $kind_the }
is-on-scarab = { $subject } | { $mood ->
    [not] { v-not-be }
   *[do] { v-be }
} | | on the Scarab
is-crew-present = { $mood ->
    [not] not the whole crew with LUNA
   *[do] the whole crew, LUNA too,
} is { $place_name }
is-explorers-present = { $place ->
    [here] { $n ->
        [2] { $mood ->
            [not] nobody else is here
           *[do] another explorer is here
        }
       *[other] { $mood ->
            [not] fewer than { $n } explorers are here, you included
           *[do] { $n } explorers are here, you included
        }
    }
   *[other] { $mood ->
        [not] fewer than { $n } explorers are { $place_name }
       *[do] { $n ->
            [one] 1 explorer is { $place_name }
           *[other] { $n } explorers are { $place_name }
        }
    }
}
is-luna-present = LUNA { $mood ->
    [not] is not
   *[do] is
} { $place_name }{ $alone ->
    [yes] , with or without you
   *[no] { "" }
}
is-has-property = { $subject } | { v-have } | { $mood ->
    [not] { $property_no }
   *[do] { $property_a }
}
is-lacks-property = { $subject } | { v-have } | { $mood ->
    [not] { $property_a }
   *[do] { $property_no }
}
is-has-distress = { $subject } | { v-have } | { $mood ->
    [not] { $n ->
        [one] no distress
       *[other] fewer than { $n } distress
    }
   *[do] { $n ->
        [one] a distress
       *[other] { $n } distress
    }
}
is-distress-present = { $mood ->
    [not] fewer than { $n } distress are { $place_name }
   *[do] { $n } distress are { $place_name }
}
is-crew-distress = the crew has { $mood ->
    [not] fewer than { $n } distress
   *[do] { $n } distress
}
is-has-inventory = { $subject } | { $form ->
    [third] holds
   *[other] hold
} | { $mood ->
    [not] { $n ->
        [one] { $item_no }
       *[other] fewer than { $item_n }
    }
   *[do] { $item_n }
}
is-avatar-on = { $mood ->
    [not] { $who ->
        [self] your avatar is not { $place_name }
       *[other] the avatar of { $who_name } is not { $place_name }
    }
   *[do] { $who ->
        [self] your avatar is { $place_name }
       *[other] the avatar of { $who_name } is { $place_name }
    }
}
is-stored = the crew has { $mood ->
    [not] less than { $kind_n }
   *[do] { $kind_n }
}
is-trust = trust is { $mood ->
    [not] not { $side_name }
   *[do] { $side_name }
}
is-structures-built = { $kind ->
    [none] { $mood ->
        [not] fewer than { $n } structures are built
       *[do] { $n ->
            [one] 1 structure is built
           *[other] { $n } structures are built
        }
    }
   *[other] { $kind_the } is { $mood ->
        [not] not built
       *[do] built
    }
}
is-build-site-empty = { $mood ->
    [not] no build site is free { $place_name }
   *[do] a build site is free { $place_name }
}
is-revealed = { $node ->
    [none] { $mood ->
        [not] fewer than { $n } nodes are revealed
       *[do] { $n } nodes are revealed
    }
   *[other] “{ $node_name }” is { $mood ->
        [not] not revealed
       *[do] revealed
    }
}
is-markers-on = { $mood ->
    [not] { $n ->
        [one] { $kind_no } is { $place_name }
       *[other] fewer than { $kind_n } are { $place_name }
    }
   *[do] { $n ->
        [one] { $kind_a } is { $place_name }
       *[other] { $kind_n } are { $place_name }
    }
}
is-tokens-on = { $mood ->
    [not] { $n ->
        [one] { $kind_no } is { $place_name }
       *[other] fewer than { $kind_n } are { $place_name }
    }
   *[do] { $n ->
        [one] { $kind_a } is { $place_name }
       *[other] { $kind_n } are { $place_name }
    }
}
is-progress = { $counter_name } is { $mood ->
    [not] below
   *[do] at
} { $each ->
    [0] { $n }
   *[other] { $n ->
        [0] { $each } for each explorer
       *[other] { $n } and { $each } more for each explorer
    }
}
is-explorers = there are { $mood ->
    [not] fewer than { $n } explorers
   *[do] { $n } explorers or more
}
is-scarab-ability = the Scarab has { $mood ->
    [not] no ability
   *[do] an ability
}
is-comprehension-present = { $mood ->
    [not] { $n ->
        [one] nobody { $place_name } understands { $discipline_name }
       *[other] fewer than { $n } explorers { $place_name } understand { $discipline_name }
    }
   *[do] { $n ->
        [one] somebody { $place_name } understands { $discipline_name }
       *[other] { $n } explorers { $place_name } understand { $discipline_name }
    }
}
is-focus-at-least = { $subject } | { v-have } | { $mood ->
    [not] less than { $n }
   *[do] { $n } or more
} { $focus ->
    [sum] focus in all
   *[other] { $focus_name }
}

# The same in brackets

brief-at = { $who ->
    [self] { $mood ->
        [not] not { $place_name }
       *[do] { $place_name }
    }
   *[other] if { is-at }
}
brief-at-structure = { $who ->
    [self] { $mood ->
        [not] not at { $kind_the }
       *[do] at { $kind_the }
    }
   *[other] if { is-at-structure }
}
brief-on-scarab = { $who ->
    [self] { $mood ->
        [not] not on the Scarab
       *[do] on the Scarab
    }
   *[other] if { is-on-scarab }
}
brief-explorers-present = { $place ->
    [here] { $n ->
        [2] { $mood ->
            [not] with nobody else here
           *[do] with another explorer here
        }
       *[other] { $mood ->
            [not] with fewer than { $n } explorers here, you included
           *[do] with { $n } explorers here, you included
        }
    }
   *[other] { $mood ->
        [not] with fewer than { $n } explorers { $place_name }
       *[do] with { $n } explorers { $place_name }
    }
}
brief-luna-present = { $mood ->
    [not] if LUNA is not { $place_name }
   *[do] with LUNA { $place_name }
}{ $alone ->
    [yes] , wherever you are
   *[no] { "" }
}
brief-has-property = { $who ->
    [self] { $mood ->
        [not] without { $property_a }
       *[do] with { $property_a }
    }
   *[other] if { is-has-property }
}
brief-lacks-property = { $who ->
    [self] { $mood ->
        [not] with { $property_a }
       *[do] without { $property_a }
    }
   *[other] if { is-lacks-property }
}
brief-has-distress = { $who ->
    [self] { $mood ->
        [not] with fewer than { $n } distress
       *[do] with { $n } distress
    }
   *[other] if { is-has-distress }
}
brief-has-inventory = { $who ->
    [self] { $mood ->
        [not] with { $item_no }
       *[do] with { $item_n }
    }
   *[other] if { is-has-inventory }
}
brief-build-site-empty = { $mood ->
    [not] with no free build site { $place_name }
   *[do] { $place ->
        [here] on a free build site
       *[other] with a free build site { $place_name }
    }
}
brief-markers-on = { $n ->
    [one] { $mood ->
        [not] with { $kind_no } { $place_name }
       *[do] with { $kind_a } { $place_name }
    }
   *[other] if { is-markers-on }
}
brief-tokens-on = { $n ->
    [one] { $mood ->
        [not] with { $kind_no } { $place_name }
       *[do] with { $kind_a } { $place_name }
    }
   *[other] if { is-tokens-on }
}
brief-comprehension-present = { $n ->
    [one] { $mood ->
        [not] if { is-comprehension-present }
       *[do] | if the crew { $place_name } understands | { $discipline_name }
    }
   *[other] if { is-comprehension-present }
}
brief-focus-at-least = { $who ->
    [self] with { $mood ->
        [not] less than { $n }
       *[do] { $n } or more
    } { $focus ->
        [sum] focus in all
       *[other] { $focus_name }
    }
   *[other] if { is-focus-at-least }
}

# Places and people that a card describes

part-node-with = { $node ->
    [none] { $structure ->
        [none] { $token ->
            [none] { $marker ->
                [none] { $resource ->
                    [none] { $occupied ->
                        [yes] where another explorer is
                       *[no] { $within ->
                            [-1] { $revealed ->
                                [yes] on any revealed node
                               *[no] on any node
                            }
                           *[other] { $revealed ->
                                [yes] on a revealed node
                               *[no] { "" }
                            }
                        }
                    }
                   *[other] where there is { $resource_a }
                }
               *[other] { $marker_where }
            }
           *[other] { $token_where }
        }
       *[other] at { $structure_the }
    }
   *[other] on “{ $node_name }”
}{ $within ->
    [-1] { "" }
    [one] { " " }within 1 node{ $from_luna ->
        [yes] { " " }of LUNA
       *[no] { "" }
    }
   *[other] { " " }within { $within } nodes{ $from_luna ->
        [yes] { " " }of LUNA
       *[no] { "" }
    }
}{ $described ->
    [yes] { $revealed ->
        [yes] , if that node is revealed
       *[no] { "" }
    }
   *[no] { "" }
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
    [-1] { "" }
    [one] { " " }within 1 node
   *[other] { " " }within { $within } nodes
}{ $from_luna ->
    [yes] { " " }of LUNA
   *[no] { "" }
}{ $at ->
    [none] { "" }
   *[other] { " " }{ $at_name }
}
count-roll = { $times ->
    [one] the roll of a die
    [2] twice the roll of a die
   *[other] { $times } times the roll of a die
}

# When it happens

when-free-action = Free action
when-free-action-once = Free action, once a turn
when-free-action-luna = Free action, by LUNA
when-free-action-luna-once = Free action, by LUNA, once a turn
when-on-reveal = Immediately
when-on-gain = When you gain it
when-on-discard = When consumed
when-on-removed = When you are rid of it
when-when-entering = When entering
when-when-entering-any = When { $whose ->
    [any] somebody enters
   *[mine] you enter
} { $which ->
    [none] any node
   *[other] “{ $which_name }”
}
when-on-leaving = When leaving
when-start-of-each-turn = At the start of each turn
when-start-of-your-turn = At the start of your turn
when-end-of-turn = At the end of the turn
when-on-regroup = When you regroup
when-on-trigger = When { $which ->
    [none] a trigger
   *[other] { $which_name }
} comes{ $own ->
    [yes] { " " }in your turn
   *[no] { "" }
}
when-on-timeline-round = When time goes round{ $own ->
    [yes] { " " }in your turn
   *[no] { "" }
}
when-on-trust-high = When { $own ->
    [yes] you make trust high
   *[no] trust becomes high
}
when-on-trust-low = When { $own ->
    [yes] you make trust low
   *[no] trust becomes low
}
when-on-distress-gained = When { $whose ->
    [any] anybody gains
   *[mine] you gain
} { $which ->
    [none] distress
   *[other] the distress “{ $which_name }”
}
when-on-unconscious = When { $whose ->
    [any] somebody falls
   *[mine] you fall
} unconscious
when-on-structure-built = When { $which ->
    [none] a structure
   *[other] { $which_the }
} is built{ $own ->
    [yes] { " " }in your turn
   *[no] { "" }
}
when-on-node-revealed = When { $own ->
    [yes] you reveal { $which ->
        [none] a node
       *[other] “{ $which_name }”
    }
   *[no] { $which ->
        [none] a node
       *[other] “{ $which_name }”
    } is revealed
}
when-on-investigate = When { $own ->
    [yes] you investigate { $which ->
        [none] a node
       *[other] “{ $which_name }”
    }
   *[no] { $which ->
        [none] a node
       *[other] “{ $which_name }”
    } is investigated
}
when-on-scan = When LUNA scans{ $own ->
    [yes] { " " }in your turn
   *[no] { "" }
}{ $which ->
    [none] { "" }
   *[other] { " " }for { $which_name }
}
when-on-setup = Setup
when-on-page-read = On reading this page
when-as-soon-as = As soon as { $what }
when-each-turn = Once each turn
when-each-of-your-turns = Once in each of your turns
when-on-action = When { $whose ->
    [any] somebody assigns
   *[mine] you assign
} a cube{ $which ->
    [none] { "" }
   *[other] { " " }to “{ $which_name }”
}
when-on-crossing = When { $whose ->
    [any] somebody crosses
   *[mine] you cross
} { $which ->
    [none] an edge icon
   *[other] { $which_name }
}
bonus-gain = { $focus }: +{ $what }
bonus-also = { $focus }: also { $does }
bonus-again = { $focus }: the same once more
cost-to = { $cost } to { $does }
cost-then = { $cost }; then { $does }
clause-may = you may { $does }
clause-if = if { $what }, { $does }
clause-if-you-like = if you like, { $does }
space-label = { $title } ({ $what })
space-page = This completes the page.
card-goes-keep = Keep this card.
card-goes-area = It stays in play.
card-engages = It engages whoever reveals it.
card-reserved-engaged = Only the engaged explorer may act here.
card-reserved-unengaged = The engaged explorer may not act here.
card-luna-alone = LUNA needs nobody with her here.
card-badge = You have { $what }.
static-here = whoever is here
static-everybody = everybody
counter-end = { $what } ends at { $max }: { $does }{ $again ->
    [yes] , and it starts again at { $start }
   *[no] { "" }
}.
number-spaces = The timeline has { $n } spaces.
number-move = A Move covers { $n } nodes.
number-luna-move = LUNA moves { $n } nodes.
number-insight = Comprehension takes { $n } insight.
