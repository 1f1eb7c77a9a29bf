# What cards do on the planet, to the team and to the story.

do-gain-success =
    { $subject } | { $form ->
        [third] gains
       *[other] gain
    } | { $n_word ->
        [number]
            { $n ->
                [1] 1 Success
               *[other] { $n } Successes
            }
       *[other] Successes: { $n }
    }
do-lose-success =
    { $subject } | { $form ->
        [third] loses
       *[other] lose
    } | { $n_word ->
        [number]
            { $n ->
                [1] 1 Success
               *[other] { $n } Successes
            }
       *[other] Successes: { $n }
    }
do-gain-supplies =
    { $subject } | { $form ->
        [third] gains
       *[other] gain
    } | { $n_word ->
        [number] { $n } Supplies
       *[other] Supplies: { $n }
    }
do-lose-supplies =
    { $subject } | { $form ->
        [third] loses
       *[other] lose
    } | { $n_word ->
        [number] { $n } Supplies
       *[other] Supplies: { $n }
    }
do-gain-lead =
    { $subject } | { $form ->
        [third] gains
       *[other] gain
    } | { $deck ->
        [mineral]
            { $n ->
                [1] 1 Mineral Lead
               *[other] { $n } Mineral Leads
            }
        [micro_organism]
            { $n ->
                [1] 1 Micro-organism Lead
               *[other] { $n } Micro-organism Leads
            }
        [strange_flora]
            { $n ->
                [1] 1 Strange flora Lead
               *[other] { $n } Strange flora Leads
            }
        [alien_technology]
            { $n ->
                [1] 1 Alien technology Lead
               *[other] { $n } Alien technology Leads
            }
        [living_specimen]
            { $n ->
                [1] 1 Living specimen Lead
               *[other] { $n } Living specimen Leads
            }
        [each]
            { $n ->
                [1] 1 Lead for each deck
               *[other] { $n } Leads for each deck
            }
       *[other]
            { $n ->
                [1] 1 Lead for a deck of your choice
               *[other] { $n } Leads for decks of your choice
            }
    }
do-gain-discovery =
    { $subject } | { $form ->
        [third] gains
       *[other] gain
    } | { $deck ->
        [mineral]
            { $n ->
                [1] 1 Mineral Discovery
               *[other] { $n } Mineral Discoveries
            }
        [micro_organism]
            { $n ->
                [1] 1 Micro-organism Discovery
               *[other] { $n } Micro-organism Discoveries
            }
        [strange_flora]
            { $n ->
                [1] 1 Strange flora Discovery
               *[other] { $n } Strange flora Discoveries
            }
        [alien_technology]
            { $n ->
                [1] 1 Alien technology Discovery
               *[other] { $n } Alien technology Discoveries
            }
        [living_specimen]
            { $n ->
                [1] 1 Living specimen Discovery
               *[other] { $n } Living specimen Discoveries
            }
        [any]
            { $n ->
                [1] 1 Discovery
               *[other] { $n } Discoveries
            }
       *[other]
            { $n ->
                [1] 1 Discovery of a deck of your choice
               *[other] { $n } Discoveries of decks of your choice
            }
    }
do-discard-discovery =
    { $subject } | { $form ->
        [third] discards
       *[other] discard
    } | { $deck ->
        [mineral]
            { $n ->
                [1] 1 Mineral Discovery
               *[other] { $n } Mineral Discoveries
            }
        [micro_organism]
            { $n ->
                [1] 1 Micro-organism Discovery
               *[other] { $n } Micro-organism Discoveries
            }
        [strange_flora]
            { $n ->
                [1] 1 Strange flora Discovery
               *[other] { $n } Strange flora Discoveries
            }
        [alien_technology]
            { $n ->
                [1] 1 Alien technology Discovery
               *[other] { $n } Alien technology Discoveries
            }
        [living_specimen]
            { $n ->
                [1] 1 Living specimen Discovery
               *[other] { $n } Living specimen Discoveries
            }
        [any]
            { $n ->
                [1] 1 Discovery
               *[other] { $n } Discoveries
            }
       *[other]
            { $n ->
                [1] 1 Discovery of a deck of your choice
               *[other] { $n } Discoveries of decks of your choice
            }
    }
do-discard-this =
    { $subject } | { $form ->
        [third] discards
       *[other] discard
    } | this card
do-gain-unique =
    { $subject } | { $form ->
        [third] gains
       *[other] gain
    } | { $number ->
        [0] the next unique discovery
       *[other] unique discovery { $number }
    }
do-complete-rank-card = the Rank card is complete
do-return-equipment = this card goes back to the Armoury
do-replace-place =
    a new card replaces what is { $sector ->
        [0] on this sector
       *[other] on sector { $sector }
    }
do-cover-place =
    a new card is put on top { $sector ->
        [0] on this sector
       *[other] on sector { $sector }
    }
do-uncover-place =
    the top card { $sector ->
        [0] on this sector
       *[other] on sector { $sector }
    } is discarded
do-set-circumstances = other circumstances come into force
do-discard-circumstances = the circumstances are again those of the board
do-add-mission = a further mission comes into play
do-complete-mission =
    { $mission ->
        [none] this mission
       *[other] the mission “{ $mission_name }”
    } is complete
do-fail-mission =
    { $mission ->
        [none] this mission
       *[other] the mission “{ $mission_name }”
    } has failed
do-place-marker =
    { $subject } | { $form ->
        [third] places
       *[other] place
    } | { $marker_a } | { $sector ->
        [0] on this sector
       *[other] on sector { $sector }
    }
do-remove-marker =
    { $subject } | { $form ->
        [third] removes
       *[other] remove
    } | { $marker_a } | { $sector ->
        [0] from this sector
       *[other] from sector { $sector }
    }
do-place-token =
    { $subject } | { $form ->
        [third] places
       *[other] place
    } | { $equipment ->
        [none] its token
       *[other] the token of “{ $equipment_name }”
    } | { $sector ->
        [0] on this sector
       *[other] on sector { $sector }
    }
do-give-token =
    { $subject } | { $form ->
        [third] takes
       *[other] take
    } | { $token_the }
do-drop-token =
    { $subject } | { $form ->
        [third] puts
       *[other] put
    } | { $token_the } | down
do-place-threat =
    a Threat appears { $sector ->
        [0] on this sector
       *[other] on sector { $sector }
    }
do-remove-threat =
    { $threat ->
        [none] the Threat
       *[other] “{ $threat_name }”
    } leaves the planet
do-move-threat =
    { $threat ->
        [none] the Threat
       *[other] “{ $threat_name }”
    } moves { $n ->
        [1] 1 sector
       *[other] { $n } sectors
    }{ $toward ->
        [none] { "" }
        [most_injuries] { " " }towards the member with most injuries
        [fewest_dice] { " " }towards the member with fewest dice
        [last_special] { " " }towards the member who last performed a Special Action
        [last_find] { " " }towards the member who last gained a Discovery
        [random] { " " }towards a random member
        [nearest] { " " }towards the nearest member
       *[other] { " " }towards { $toward_name }
    }{ $way ->
        [none] { "" }
        [d10] { ", " }where the D10 decides
        [lowest] { " " }to the sector with the lowest number
        [highest] { " " }to the sector with the highest number
        [one_way_first] { " " }along a one-way route where there is one
       *[other] { "" }
    }
do-behave =
    “{ $behaviour_name }” happens{ $threat ->
        [none] { "" }
       *[other] { " " }(“{ $threat_name }”)
    }
do-place-figure =
    a figure of { $threat ->
        [none] the Threat
       *[other] “{ $threat_name }”
    } appears on the lowest sector{ $biomes ->
        [none] { "" }
       *[other] { " " }of the biome { $biomes_or }
    } without one{ $no_move ->
        [yes] ; nobody moves away from there
       *[no] { "" }
    }
do-remove-figures =
    { $here ->
        [yes]
            the figure of { $threat ->
                [none] the Threat
               *[other] “{ $threat_name }”
            } on this sector goes
       *[no]
            all figures of { $threat ->
                [none] the Threat
               *[other] “{ $threat_name }”
            } go
    }
do-advance-time =
    { $subject } | { $form ->
        [third] advances
       *[other] advance
    } | { $of ->
        [all] all time tracks
        [this] this time track
       *[other] the time track of “{ $of_name }”
    } | { $n ->
        [1] by 1 box
       *[other] by { $n } boxes
    }
do-regress-time =
    { $subject } | { $form ->
        [third] moves
       *[other] move
    } | { $of ->
        [all] all time tracks
        [this] this time track
       *[other] the time track of “{ $of_name }”
    } | back { $n ->
        [1] by 1 box
       *[other] by { $n } boxes
    }
do-reset-time =
    { $subject } | { $form ->
        [third] clears
       *[other] clear
    } | { $of ->
        [all] all time tracks
        [this] this time track
       *[other] the time track of “{ $of_name }”
    }
do-roll-d10 =
    { $subject } | { $form ->
        [third] rolls
       *[other] roll
    } | the D10, { $rows }
part-row = up to { $upto }, { $does }
do-read-entry =
    { $subject } | { $form ->
        [third] reads
       *[other] read
    } | the log
do-note =
    { $subject } | { $form ->
        [third] writes
       *[other] write
    } | “{ $key ->
        [letters_sent] letters sent
       *[other] { $key_name }
    }{ $value ->
        [yes] { "" }
       *[other] { ", " }{ $value_name }
    }” | in the log
do-end-exploration =
    the exploration ends{ $result ->
        [success] { " " }in success
        [failure] { " " }in failure
       *[other] { " " }as its missions stand
    }
do-close-route = the route { $a }–{ $b } closes
do-open-route = the route { $a }–{ $b } opens
do-set-no-move =
    nobody moves away from { $sector ->
        [0] this sector
       *[other] sector { $sector }
    }
do-move-member =
    { $subject } | { $form ->
        [third] moves
       *[other] move
    } | { $to ->
        [connected] to a connected sector
        [sector] to sector { $sector }
        [member] to the sector of another member
       *[other] to the lander sector
    } | { $route_icons ->
        [yes] { "" }
       *[no] without resolving route icons
    }
do-arrive =
    { $subject } | { $form ->
        [third] arrives
       *[other] arrive
    } | on the sector
do-end-turn = the turn ends
do-extra-action =
    { $subject } | { $form ->
        [third] takes
       *[other] take
    } | { $n ->
        [1] 1 more Action
       *[other] { $n } more Actions
    } | this turn
do-draw-event =
    { $subject } | { $form ->
        [third] draws
       *[other] draw
    } | { $n ->
        [1] 1 event
       *[other] { $n } events
    } | at the end of this turn
do-skip-event =
    { $subject } | { $form ->
        [third] draws
       *[other] draw
    } | no event | this turn
do-discard-event =
    { $subject } | { $form ->
        [third] discards
       *[other] discard
    } | the event | without effect
do-kill =
    { $subject } | { $form ->
        [third] dies
       *[other] die
    } |
do-damage-lander = the lander is damaged
do-each = { $does }
do-choose-member = { $does }
do-random-member = { $does }
do-member-with = { $does }
name-who-each-member = each member
name-who-one-member = a member of your choice
name-who-each-here = each member on this sector
name-who-one-here = a member of your choice on this sector
name-who-each-other-here = each other member on this sector
name-who-one-other-here = another member of your choice on this sector
name-who-each-other = each other member
name-who-one-other = another member of your choice
name-who-each-on-threat = each member on the sector of the Threat
name-who-one-on-threat = a member of your choice on the sector of the Threat
name-who-a-random-member = a random member
name-who-most-injuries = the member with most injuries
name-who-most-dice = the member with most dice
name-who-fewest-injuries = the member with fewest injuries
name-who-fewest-dice = the member with fewest dice
name-who-last-special-action = the member who last performed a Special Action
name-who-last-discovery = the member who last gained a Discovery
do-replace-place-each-sector = new cards replace what is on sectors { $sector_all }
do-add-mission-each-mission = { $times ->
    [2] two
    [3] three
   *[other] { $times }
} further missions come into play
do-behave-each-behaviour = { $behaviour_quoted } happen{ $threat ->
    [none] { "" }
   *[other] { " " }(“{ $threat_name }”)
}
