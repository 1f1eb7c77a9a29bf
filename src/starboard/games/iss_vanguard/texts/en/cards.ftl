# The frame around what cards say.

when-any-time = At any time
when-own-turn = In your turn
when-test = During a test
when-support = When you support a test
when-rest = When you rest
when-prepare = When you prepare
when-persevere = When you persevere
when-arrival = When you arrive on a sector
when-before-action = Before or after an Action
when-end-of-turn = At the end of your turn
when-event = When an event is revealed
when-danger = When a danger die is rolled on your sector
when-injury-gained = When you gain an injury
when-start-of-round = At the start of a round
when-exploration-start = At the start of the exploration
when-exploration-end = At the end of the exploration
when-lift-off = At lift-off
when-unload = When unloading on board
when-discovery-gained =
    { $which ->
        [none] When a Discovery is gained
       *[other] When a { $word } Discovery is gained
    }
when-lead-placed =
    { $which ->
        [none] When a Lead is placed
       *[other] When a { $word } Lead is placed
    }
when-landing-test =
    { $which ->
        [none] In a landing test
       *[other] In a landing test that ends { $word }
    }
limit-test = once a test
limit-turn = once a turn
limit-round = once a round
limit-exploration = once an exploration
card-if = if { $what }
card-cost = { $what }
card-action = counts as an Action
card-ability = { $head }: { $does }
card-choice = choose one
card-way = { $title }: { $does }
card-way-none = { $title }: nothing happens.
card-may = you may { $does }
card-combination = Combination { $req }: { $does }
card-skill = { $title }. { $does }
card-expertise = Expertise in { $icon }.
card-convert = A { $colour } Basic may count as { $icon }.
card-charges =
    { $n ->
        [1] 1 Charge.
       *[other] { $n } Charges.
    }
card-biomes = { $biomes }: { $does }
card-otherwise = Elsewhere: { $does }
card-harm = { $icon }: { $does }
card-token = Where its token lies:
card-upgrade = Upgrade of “{ $title }”.
card-only = { $section } only.
card-stat = { $stat } { $n }.
card-bonus = { $stat } +{ $n }.
card-sturdy = It is never damaged.
card-tests =
    { $n ->
        [1] 1 landing test.
       *[other] { $n } landing tests.
    }
card-goal = Goal: { $what }.
card-deed =
    Special Action “{ $title }”{ $terms ->
        [none] { "" }
       *[other] { " " }({ $terms })
    }: { $does }
card-test = a test
at-own-sector = on its own sector
at-every-sector = on every sector
at-each-figure = where a figure is
at-lander = on the lander sector
card-add-danger = Roll 1 more danger die { $letter }.
card-supported = Only with the support of another member.
card-special = Each { $req }: { $does }
card-absent = Without { $icon }: { $does }
card-line =
    { $colour }{ $req ->
        [none] { "" }
       *[other] { " " }({ $req })
    }: { $does }
card-track = { $colour } after { $n }: { $does }
card-arrow = then resolve the { $colour ->
    [green] green
    [red] red
   *[yellow] yellow
} outcome as well.
card-nothing = nothing happens.
card-box = Time { $n }: { $does }
card-end = End of time: { $does }
card-behaviour = { $title }: { $does }
card-move = Movement icon: { $does }
card-move-test = Movement icon: a test.
card-done = When complete: { $does }
req-die =
    { $n ->
        [1] die
       *[other] { $n } dice
    }
req-colour =
    { $n ->
        [1] { $colour } die
       *[other] { $n } { $colour } dice
    }
card-optional = Optional.
kind-section-card = { $section }, Rank { $n }
kind-discovery =
    { $grade ->
        [common] { $deck }, common
        [rare] { $deck }, rare
       *[other] { $deck }, very rare
    }
kind-equipment =
    { $kind ->
        [small] Small Equipment
        [personal] Personal Equipment
        [mission] Mission Equipment
       *[other] Upgrade
    }
kind-unique = Unique discovery { $n }
kind-crew = Crew member
kind-event = Event
kind-injury = Injury
kind-lander = Lander
kind-module = Lander module
kind-rank-card = Rank card
kind-mission = Mission
kind-circumstances = Planetary circumstances
kind-threat = Threat
kind-place = Point of interest
