# The ship: what its cards do.

do-gain-energy =
    { $subject } | { $form ->
        [third] gains
       *[other] gain
    } | { $n ->
        [1] 1 Energy
       *[other] { $n } Energy
    }
do-lose-energy =
    { $subject } | { $form ->
        [third] loses
       *[other] lose
    } | { $n ->
        [1] 1 Energy
       *[other] { $n } Energy
    }
do-gain-command =
    { $subject } | { $form ->
        [third] gains
       *[other] gain
    } | { $n ->
        [1] 1 Command
       *[other] { $n } Command
    }
do-lose-command =
    { $subject } | { $form ->
        [third] loses
       *[other] lose
    } | { $n ->
        [1] 1 Command
       *[other] { $n } Command
    }
do-deliver =
    { $subject } | { $form ->
        [third] receives
       *[other] receive
    } | { $cards_quoted }
do-recruit =
    { $subject } | { $form ->
        [third] recruits
       *[other] recruit
    } | { $n ->
        [1] for 1 Section of your choice
       *[other] for { $n } Sections of your choice
    }
do-reveal-crisis =
    { $subject } | { $form ->
        [third] reveals
       *[other] reveal
    } | { $n ->
        [1] 1 Crisis
       *[other] { $n } Crises
    }
do-uncover-landing =
    { $subject } | { $form ->
        [third] uncovers
       *[other] uncover
    } | { $n ->
        [1] 1 part of the Landing card
       *[other] { $n } parts of the Landing card
    }
do-discard-found =
    { $subject } | { $form ->
        [third] gives up
       *[other] give up
    } | { $kinds ->
        [none] { $n ->
            [1] 1 Found Discovery
           *[other] { $n } Found Discoveries
        }
       *[other] { $n ->
            [1] 1 Found Discovery ({ $kinds_or })
           *[other] { $n } Found Discoveries ({ $kinds_or })
        }
    }
do-raise-morale = morale rises by one level
do-lower-morale = morale falls by one level
do-raise-technology = the Technology Level rises by one
do-lower-technology = the Technology Level falls by one
do-unlock-dice = { $type ->
    [universal] Universal dice
       *[expertise] Expertise dice
    } may be bought
do-add-crises = new among the Potential Crises, { $cards_quoted }
do-advance-events = from the next exploration on, the advanced events replace the standard ones
do-set-objective = the next main objective is “{ $objective_name }”
do-add-objective = the secondary objective “{ $objective_name }” is added
do-fulfil-objective = the objective “{ $objective_name }” is fulfilled
do-chart = new on the map, { $systems_quoted }
do-rest-crew = { $n ->
    [1] 1 Available member rests
       *[other] { $n } Available members rest
    }
do-admit-crew = 1 Available member becomes a { $bed ->
    [light] Light
    [moderate] Moderate
       *[critical] Critical
    } patient
do-damage-one-lander = a lander in the Hangar is damaged
do-delay-project = { $n ->
    [1] projects in production go back 1 stage
       *[other] projects in production go back { $n } stages
    }
do-win-campaign = the campaign ends: “{ $ending_name }”
do-open-colour = { $colour_name } systems may be entered
do-travel-discount = the first flight of a phase costs { $n } Energy less
do-scan-cost = each part of a Landing card costs { $n } Energy more
do-free-scan = { $n ->
    [1] the first part of a Landing card costs nothing
       *[other] the first { $n } parts of a Landing card cost nothing
    }
do-more-command = the Bridge generates { $n } Command more
do-more-room = { $n ->
    [1] the lander brings home 1 Discovery more
       *[other] the lander brings home { $n } Discoveries more
    }
do-more-beds = { $n ->
    [1] the Infirmary has 1 bed more of each condition
       *[other] the Infirmary has { $n } beds more of each condition
    }
do-faster-recovery = patients recover by two steps
do-reroll-survival = one Major damage of a Survival test is rolled again
do-second-order = the second production order can be used
do-free-stage = a project put into an order starts one stage further
is-project-done =
    { $mood ->
        [not] the project “{ $project_name }” is not completed
       *[do] the project “{ $project_name }” is completed
    }
is-no-patients =
    { $mood ->
        [not] somebody lies in the Infirmary
       *[do] nobody lies in the Infirmary
    }
is-rows-done =
    { $mood ->
        [not] { $n ->
            [1] no row of unique discoveries is complete
           *[other] fewer than { $n } rows of unique discoveries are complete
        }
       *[do] { $n ->
            [1] a row of unique discoveries is complete
           *[other] { $n } rows of unique discoveries are complete
        }
    }
