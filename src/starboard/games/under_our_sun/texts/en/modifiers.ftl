# Rules that cards change.

do-add-dice = { $subject } | { $form ->
    [third] also rolls
   *[other] also roll
} | a { $dice } die for { $pool_name }{ $only ->
    [chest] { " " }at chests
   *[other] { "" }
}{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-remove-dice = { $subject } | { $form ->
    [third] leaves out
   *[other] leave out
} | a { $dice } die for { $pool_name }{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-cancel-failure = { $subject } | { $form ->
    [third] ignores
   *[other] ignore
} | { $n ->
    [1] 1 failure
   *[other] { $n } failures
} of a test{ $pool ->
    [none] { "" }
   *[other] { " " }of { $pool_name }
}{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-no-night-die = { $subject } | { $form ->
    [third] rolls
   *[other] roll
} | no red die for the night in Stealth tests{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-protection = { $subject } | { $form ->
    [third] has
   *[other] have
} | protection { $n }{ $against ->
    [all] { "" }
    [melee] { " " }against melee
   *[other] { " " }against shots
}{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-reduce-damage = { $subject } { $form ->
    [third] takes
   *[other] take
} 1 less damage whenever it is more than 1{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-immune = { $subject } | { $form ->
    [third] takes
   *[other] take
} | no damage from { $to_name }{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-cost-change = the action { $action_name } costs { $by ->
    [-1] 1 AP less
    [-2] 2 AP less
    [1] 1 AP more
    [2] 2 AP more
   *[other] { $by } AP
}{ $floor ->
    [0] { "" }
   *[other] { " " }(but at least { $floor })
}{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-cap-move = a movement value above { $most } counts as { $most }{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-forbid = the action { $action_name } is forbidden{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-water-capacity = { $subject } | { $form ->
    [third] has
   *[other] have
} | { $n ->
    [1] 1 more water space
   *[other] { $n } more water spaces
}{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-add-slot = { $subject } | { $form ->
    [third] has
   *[other] have
} | { $n ->
    [1] 1 more { $slot_name } space
   *[other] { $n } more { $slot_name } spaces
}{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-upkeep = { $what ->
    [hydrate] drinking takes { $n } water
   *[other] a meal takes { $n } rations
}{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-skip-upkeep = { $subject } | { $form ->
    [third] skips
   *[other] skip
} | { $what_name }{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-cheaper-recipe = crafting takes { $n ->
    [1] 1 resource less
   *[other] { $n } resources less
}{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-sell-more = { $subject } | { $form ->
    [third] sells
   *[other] sell
} | each card for { $n } more water{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-enemy-dice = enemies also roll a { $dice } die{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-dismantle-anywhere = { $subject } | { $form ->
    [third] dismantles
   *[other] dismantle
} | anywhere for 1 AP and no water, and one cube of the recipe is lost{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
