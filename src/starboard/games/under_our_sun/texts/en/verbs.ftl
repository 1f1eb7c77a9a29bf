# What cards do to people, and to the mission.

do-gain = { $subject } | { $form ->
    [third] gains
   *[other] gain
} | { $what_n }
do-lose = { $subject } | { $form ->
    [third] loses
   *[other] lose
} | { $what ->
    [any] { $n ->
        [1] 1 resource
       *[other] { $n } resources
    } of your choice
   *[other] { $what_n }
}
do-refill-water = { $subject } | { $form ->
    [third] fills
   *[other] fill
} | every water space
do-draw-bag = { $subject } | { $form ->
    [third] draws
   *[other] draw
} | { $n ->
    [1] 1 random resource
   *[other] { $n } random resources
}
do-draw-loot = { $subject } | { $form ->
    [third] draws
   *[other] draw
} | { $n ->
    [1] 1 Loot card
   *[other] { $n } Loot cards{ $kept ->
        [all] { "" }
       *[other] { " " }and { $form ->
            [third] keeps
           *[other] keep
        } { $keep }
    }
}
do-gain-card = { $subject } | { $form ->
    [third] gains
   *[other] gain
} | { $card_a }
do-lose-card = { $subject } | { $form ->
    [third] loses
   *[other] lose
} | { $card ->
    [none] a card of your choice
   *[other] { $card_the }
}
do-damage = { $subject } | { $form ->
    [third] takes
   *[other] take
} | { $n } damage{ $kind ->
    [normal] { "" }
   *[other] { " " }from { $kind_name }
}
do-heal = { $subject } | { $form ->
    [third] regains
   *[other] regain
} | { $n } health
do-infect = { $subject } | { $form ->
    [third] becomes
   *[other] become
} | infected
do-cure = { $subject } | { $form ->
    [third] loses
   *[other] lose
} | the infection
do-change-fitness = { $subject } | { $n_sign ->
    [less] { $form ->
        [third] loses
       *[other] lose
    }
   *[more] { $form ->
        [third] gains
       *[other] gain
    }
} | { $n_size ->
    [1] 1 step of fitness
   *[other] { $n_size } steps of fitness
}
do-change-ap = { $subject } | { $n_sign ->
    [less] { $form ->
        [third] loses
       *[other] lose
    }
   *[more] { $form ->
        [third] gains
       *[other] gain
    }
} | { $n_size } AP
do-prevent = { $subject } | { $form ->
    [third] ignores
   *[other] ignore
} | { $n ->
    [0] all damage
   *[other] { $n } damage
} of one attack
do-revive = { $subject } | { $form ->
    [third] comes
   *[other] come
} | back to life with 1 health
do-roll = roll { $dice_counted }{ $none ->
    [none] { "" }
   *[other] ; with no success, { $none }
}{ $one ->
    [none] { "" }
   *[other] ; with 1 success, { $one }
}{ $more ->
    [none] { "" }
   *[other] ; with 2 or more, { $more }
}
do-attack = { $kind ->
    [ranged] a shot
   *[other] an attack
} with { $dice_counted } strikes you
do-gain-karma = { $subject } | { $form ->
    [third] regains
   *[other] regain
} | { $n ->
    [1] 1 karma die
   *[other] { $n } karma dice
}
do-lose-karma = { $subject } | { $form ->
    [third] loses
   *[other] lose
} | { $n ->
    [1] 1 karma die
   *[other] { $n } karma dice
}
do-hide-here = { $subject } | { $form ->
    [third] goes
   *[other] go
} | into stealth
do-detect = { $subject } | { $form ->
    [third] becomes
   *[other] become
} | detected
do-test = { $subject } | { $form ->
    [third] tests
   *[other] test
} | { $attribute_name }{ $success ->
    [none] { "" }
   *[other] { "; " }on a success, { $success }
}{ $failure ->
    [none] { "" }
   *[other] { "; " }on a failure, { $failure }
}
do-each = { $does }
do-choose-character = { $does }
do-vote = all players vote in secret, { $among_or }
do-lasts = { $everybody ->
    [yes] for everybody, { $rule }
   *[no] { $rule }
} { $uses ->
    [-1] until the end of the { $until_name }
    [1] once before the end of the { $until_name }
   *[other] { $uses } times before the end of the { $until_name }
}
do-pay-or = { $cost }, or else { $otherwise }
do-end-turn = the turn ends
do-count = { $subject } | { $down ->
    [yes] { $form ->
        [third] strikes off
       *[other] strike off
    }
   *[no] { $what_so ->
        [none] { $form ->
                [third] counts
               *[other] count
            }
       *[other] { $form ->
                [third] notes
               *[other] note
            }
    }
} | { $what_so ->
   *[other] that { $what_so }
    [none] { $n_word ->
        [players] 1 { $what_name } | { $n_half ->
            [yes] for every two characters (rounded up)
           *[no] for each character
        }{ $n_more ->
            [0] { "" }
           *[other] { " " }and { $n_more } more
        }
        [enemies] 1 { $what_name } for each enemy there
       *[number] { $what_n }
    }
}
do-next-card = the next mission card is read
do-lose-mission = the mission is lost
do-win-mission = the mission is won
do-remove-cards = { $n ->
    [99] every copy
    [1] 1 copy
   *[other] { $n } copies
} of “{ $card_name }” { $n ->
    [1] leaves
    [99] leaves
   *[other] leave
} the deck for good
