# Rules that cards change.

do-convert =
    { $subject } | { $form ->
        [third] may use
       *[other] may use
    } | a { $colour_name } Basic as { $icon_name }
do-treat-icon = every { $from__name } in the result pool counts as { $to_name }
do-support-dice =
    { $subject } | { $form ->
        [third] may support
       *[other] may support
    } | tests | with up to { $n } dice
do-support-from =
    { $subject } | { $form ->
        [third] may support
       *[other] may support
    } | tests | from { $distance ->
        [-1] any sector
        [1] a connected sector
       *[other] up to { $distance } sectors away
    }
do-add-danger = each test has 1 more danger die { $letter }
do-raise-requirement =
    { $n ->
        [1] a requirement with A needs 1 A more
       *[other] a requirement with A needs { $n } A more
    }
do-persevere-amount = persevering reactivates { $n } dice
do-room-change =
    each column has { $n_sign ->
        [less] { $n_size } usable slots fewer
       *[more] { $n_size } usable slots more
    }
do-hand-change =
    the hand limit is { $n_size } { $n_sign ->
        [less] lower
       *[more] higher
    }
do-rest-cost = a Rest costs { $n } Supplies
do-forbid =
    { $action ->
        [rest] nobody may rest
        [prepare] nobody may prepare
        [persevere] nobody may persevere
       *[other] nobody may move
    }
do-ignore-routes =
    { $subject } | { $form ->
        [third] ignores
       *[other] ignore
    } | the icons of routes
