# What cards do with dice, cards, Charges and injuries.

p-die =
    { $which_colour ->
        [any] { "" }
       *[other] { $which_colour_name }{ " " }
    }{ $which_kind ->
        [none] { "" }
       *[other] { $which_kind_name }{ " " }
    }die{ $which_owner ->
        [supporter] { " " }of a supporter
        [active] { " " }of the active member
        [own] { " " }of yours
       *[other] { "" }
    }{ $which_face ->
        [none] { "" }
       *[other] { " " }that shows { $which_face_name }
    }
p-dice =
    { $which_colour ->
        [any] { "" }
       *[other] { $which_colour_name }{ " " }
    }{ $which_kind ->
        [none] { "" }
       *[other] { $which_kind_name }{ " " }
    }dice{ $which_owner ->
        [supporter] { " " }of supporters
        [active] { " " }of the active member
        [own] { " " }of yours
       *[other] { "" }
    }{ $which_face ->
        [none] { "" }
       *[other] { " " }that show { $which_face_name }
    }{ $which_same ->
        [yes] { " " }that show one and the same icon
       *[no] { "" }
    }
p-coloured =
    { $colour ->
        [red]
            { $n ->
                [1] 1 red die
               *[other] { $n } red dice
            }
        [green]
            { $n ->
                [1] 1 green die
               *[other] { $n } green dice
            }
        [blue]
            { $n ->
                [1] 1 blue die
               *[other] { $n } blue dice
            }
       *[any]
            { $n ->
                [1] 1 die
               *[other] { $n } dice
            }
    }
part-which = dice
do-spend-die =
    { $subject } | { $form ->
        [third] spends
       *[other] spend
    } | { p-coloured }
do-sacrifice-die =
    { $subject } | { $form ->
        [third] sacrifices
       *[other] sacrifice
    } | { p-coloured }
do-reactivate =
    { $subject } | { $form ->
        [third] reactivates
       *[other] reactivate
    } | { p-coloured }
do-pool-to-slots =
    { $subject } | { $form ->
        [third] takes back
       *[other] take back
    } | { $all ->
        [yes] all { p-dice }
       *[no]
            { $n ->
                [1] 1 { p-die }
               *[other] { $n } { p-dice }
            }
    } | { $after_test ->
        [yes] after the test
       *[no] from the result pool
    }
do-set-face =
    { $subject } | { $form ->
        [third] turns
       *[other] turn
    } | { $n ->
        [1] 1 { p-die }
       *[other] { $n } { p-dice }
    } | to { $face ->
        [none]
            { $n ->
                [1] a face of your choice
               *[other] faces of your choice
            }
       *[other] { $face_name }
    }
p-given =
    { $give_face ->
        [none]
            1 { $give_colour ->
                [any] die
               *[other] { $give_colour_name } die
            }
       *[other]
            1 { $give_colour ->
                [any] die
               *[other] { $give_colour_name } die
            } that shows { $give_face_name }
    }
do-trade =
    { $subject } | { $form ->
        [third] discards
       *[other] discard
    } | { p-given } from the result pool to turn another { p-die } to { $face ->
        [none] a face of your choice
       *[other] { $face_name }
    }
do-reroll =
    { $subject } | { $form ->
        [third] rerolls
       *[other] reroll
    } | { $any_number ->
        [yes] any number of { p-dice }
       *[no]
            { $n ->
                [1] 1 { p-die }
               *[other] up to { $n } { p-dice }
            }
    }
do-ignore-accidents =
    { $subject } | { $form ->
        [third] ignores
       *[other] ignore
    } | { $n ->
        [1] 1 Accident
       *[other] { $n } Accidents
    }
do-extra-die =
    { $subject } | { $form ->
        [third] also rolls
       *[other] also roll
    } | a { $die_name } from the box
do-advance =
    { $subject } | { $form ->
        [third] advances
       *[other] advance
    } | the { $colour_name } track{ $card ->
        [none] { "" }
       *[other] { " " }of “{ $card_name }”
    }{ $sector ->
        [0] { "" }
        [-1] { " " }where the Threat stands
       *[other] { " " }on sector { $sector }
    } | { $n ->
        [1] by 1 box
       *[other] by { $n } boxes
    }
do-regress =
    { $subject } | { $form ->
        [third] moves
       *[other] move
    } | the { $colour_name } track{ $card ->
        [none] { "" }
       *[other] { " " }of “{ $card_name }”
    } | back { $n ->
        [1] by 1 box
       *[other] by { $n } boxes
    }{ $sector ->
        [0] { "" }
        [-1] { " " }where the Threat stands
       *[other] { " " }on sector { $sector }
    }
do-reset =
    { $subject } | { $form ->
        [third] clears
       *[other] clear
    } | the { $colour_name } track{ $card ->
        [none] { "" }
       *[other] { " " }of “{ $card_name }”
    }{ $sector ->
        [0] { "" }
        [-1] { " " }where the Threat stands
       *[other] { " " }on sector { $sector }
    }
do-outcome = the test ends at once with the { $colour_name } outcome
do-go-to-discard = the test goes on with step 9
do-roll-danger =
    { $subject } | { $form ->
        [third] rolls
       *[other] roll
    } | { $n ->
        [1] 1 danger die { $letter }
       *[other] { $n } danger dice { $letter }
    }
do-reroll-danger =
    { $subject } | { $form ->
        [third] rerolls
       *[other] reroll
    } | the danger die
do-ignore-danger =
    { $subject } | { $form ->
        [third] ignores
       *[other] ignore
    } | the danger die
do-draw-section =
    { $subject } | { $form ->
        [third] draws
       *[other] draw
    } | { $n ->
        [1] 1 Section card
       *[other] { $n } Section cards
    }
do-discard-section =
    { $subject } | { $form ->
        [third] discards
       *[other] discard
    } | { $n ->
        [1] 1 Section card
       *[other] { $n } Section cards
    }{ $random ->
        [yes] { " " }at random
       *[no] { "" }
    }
do-sacrifice-section =
    { $subject } | { $form ->
        [third] sacrifices
       *[other] sacrifice
    } | { $n ->
        [1] 1 Section card
       *[other] { $n } Section cards
    }
do-gain-charge =
    { $subject } | { $form ->
        [third] gains
       *[other] gain
    } | { $n ->
        [1] 1 Charge
       *[other] { $n } Charges
    }
do-lose-charge =
    { $subject } | { $form ->
        [third] loses
       *[other] lose
    } | { $n ->
        [1] 1 Charge
       *[other] { $n } Charges
    }
do-charge =
    { $subject } | { $form ->
        [third] spends
       *[other] spend
    } | { $n ->
        [1] 1 Charge
       *[other] { $n } Charges
    }
do-gain-injury =
    { $subject } | { $form ->
        [third] gains
       *[other] gain
    } | the injury “{ $injury_name }”
do-remove-injury-card =
    { $subject } | { $form ->
        [third] removes
       *[other] remove
    } | { $n ->
        [1] 1 injury card
       *[other] { $n } injury cards
    }{ $injury ->
        [none] { "" }
       *[other] { " " }“{ $injury_name }”
    }
do-remove-injury-die =
    { $subject } | { $form ->
        [third] removes
       *[other] remove
    } | { $n ->
        [1] 1 injury die
       *[other] { $n } injury dice
    }
do-flip-injury =
    { $subject } | { $form ->
        [third] turns
       *[other] turn
    } | { $n ->
        [1] 1 injury card
       *[other] { $n } injury cards
    } | face down
