# What cards ask for, and what they count.

is-pool-has =
    { $mood ->
        [not] the result pool does not show { $req_name }
       *[do] the result pool shows { $req_name }
    }
is-on-sector =
    { $mood ->
        [not] you are not on sector { $n }
       *[do] you are on sector { $n }
    }
is-member-on =
    { $mood ->
        [not] no member is on sector { $n }
       *[do] a member is on sector { $n }
    }
is-sector-has =
    { $mood ->
        [not]
            { $what ->
                [final] the sector is not final
                [important] the sector is not important
                [marker]
                    { $key ->
                        [none] no marker is on the sector
                       *[other] { $key_no } is on the sector
                    }
                [threat]
                    { $key ->
                        [none] no Threat is on the sector
                       *[other] “{ $key_name }” is not on the sector
                    }
                [token]
                    { $key ->
                        [none] no Equipment token is on the sector
                       *[other] the token of “{ $key_name }” is not on the sector
                    }
                [lander] the lander is not on the sector
               *[other]
                    { $key ->
                        [none] no place is on the sector
                       *[other] “{ $key_name }” is not on the sector
                    }
            }
       *[do]
            { $what ->
                [final] the sector is final
                [important] the sector is important
                [marker]
                    { $key ->
                        [none] a marker is on the sector
                       *[other] { $key_a } is on the sector
                    }
                [threat]
                    { $key ->
                        [none] a Threat is on the sector
                       *[other] “{ $key_name }” is on the sector
                    }
                [token]
                    { $key ->
                        [none] an Equipment token is on the sector
                       *[other] the token of “{ $key_name }” is on the sector
                    }
                [lander] the lander is on the sector
               *[other]
                    { $key ->
                        [none] a place is on the sector
                       *[other] “{ $key_name }” is on the sector
                    }
            }
    }
is-on-biome =
    { $mood ->
        [not] the biome of the sector is not { $biome_name }
       *[do] the biome of the sector is { $biome_name }
    }
is-all-members-on =
    { $mood ->
        [not] not all members are on sector { $sector }
       *[do] all members are on sector { $sector }
    }
is-alone =
    { $mood ->
        [not] you are not alone on the sector
       *[do] you are alone on the sector
    }
is-near-lander =
    { $mood ->
        [not] you are neither on the lander sector nor next to it
       *[do] you are on the lander sector or next to it
    }
is-rank-at-least =
    { $mood ->
        [not] your Rank is lower than { $n }
       *[do] your Rank is { $n } or higher
    }
is-has-injury =
    { $mood ->
        [not]
            { $subject } | { $form ->
                [third] has
               *[other] have
            } | { $injury ->
                [none] no injury
               *[other] not the injury “{ $injury_name }”
            }
       *[do]
            { $subject } | { $form ->
                [third] has
               *[other] have
            } | { $injury ->
                [none] an injury
               *[other] the injury “{ $injury_name }”
            }
    }
led-has-injury =
    { $mood ->
        [not] without an injury
       *[do]
            { $injury ->
                [none] with an injury
               *[other] with the injury “{ $injury_name }”
            }
    }
brief-has-injury =
    { $mood ->
        [not] uninjured
       *[do]
            { $injury ->
                [none] injured
               *[other] with the injury “{ $injury_name }”
            }
    }
is-mission-done =
    { $mood ->
        [not] the mission “{ $mission_name }” is not complete
       *[do] the mission “{ $mission_name }” is complete
    }
is-mission-in-play =
    { $mood ->
        [not] no mission in play asks for it
       *[do] a mission in play asks for it
    }
is-noted =
    { $mood ->
        [not]
            the log does not say “{ $key ->
                [letters_sent] letters sent
               *[other] { $key_name }
            }{ $value ->
                [none] { "" }
               *[other] { ", " }{ $value_name }
            }”
       *[do]
            the log | says | “{ $key ->
                [letters_sent] letters sent
               *[other] { $key_name }
            }{ $value ->
                [none] { "" }
               *[other] { ", " }{ $value_name }
            }”
    }
is-first-time =
    { $mood ->
        [not] this was read before
       *[do] this is read for the first time
    }
is-owns-unique =
    { $mood ->
        [not] the team does not have unique discovery { $number }
       *[do] the team has unique discovery { $number }
    }
is-in-test =
    { $mood ->
        [not] no test is under way
       *[do] a test is under way
    }
is-own-turn =
    { $mood ->
        [not] it is not your turn
       *[do] it is your turn
    }
is-threat-in-play =
    { $mood ->
        [not] “{ $threat_name }” is not in play
       *[do] “{ $threat_name }” is in play
    }
is-no-figure-on =
    { $mood ->
        [not] a figure of “{ $threat_name }” is on sector { $sector }
       *[do] no figure of “{ $threat_name }” is on sector { $sector }
    }
is-token-on-lander =
    { $mood ->
        [not] { $token_the } is not on the lander sector
       *[do] { $token_the } is on the lander sector
    }
p-at-least =
    { $mood ->
        [not] fewer than
       *[do] at least
    }
p-by-at-least =
    { $mood ->
        [not] by fewer than
       *[do] by at least
    }
is-at-least =
    { $what_word ->
        [supplies] the team has { p-at-least } { $n } Supplies
        [success]
            the team has { p-at-least } { $n ->
                [1] 1 Success token
               *[other] { $n } Success tokens
            }
        [injuries]
            you have { p-at-least } { $n ->
                [1] 1 injury
               *[other] { $n } injuries
            }
        [dice_in_play] you have { p-at-least } { $n } dice in play
        [hand]
            you hold { p-at-least } { $n ->
                [1] 1 Section card
               *[other] { $n } Section cards
            }
        [charges]
            you have { p-at-least } { $n ->
                [1] 1 Charge
               *[other] { $n } Charges
            }
        [members_here]
            { p-at-least } { $n ->
                [1] 1 member is
               *[other] { $n } members are
            } on the sector
        [members] the team has { p-at-least } { $n } members
        [decks_with_leads]
            { p-at-least } { $n ->
                [1] 1 deck has
               *[other] { $n } decks have
            } Leads on top
        [leads_on]
            { p-at-least } { $n ->
                [1] 1 Lead lies
               *[other] { $n } Leads lie
            } on the deck { $what_deck_name }
        [discoveries]
            the team | holds | { p-at-least } { $n } { $what_grade ->
                [none] { "" }
               *[other] { $what_grade_name }{ " " }
            }{ $what_deck ->
                [any] { "" }
               *[other] { $what_deck_name }{ " " }
            }{ $n ->
                [1] Discovery
               *[other] Discoveries
            }
        [gained]
            the team | has gained | { p-at-least } { $n } { $what_what ->
                [discovery]
                    { $what_deck ->
                        [any] { "" }
                       *[other] { $what_deck_name }{ " " }
                    }{ $n ->
                        [1] Discovery
                       *[other] Discoveries
                    }
                [lead]
                    { $what_deck ->
                        [any] { "" }
                       *[other] { $what_deck_name }{ " " }
                    }{ $n ->
                        [1] Lead
                       *[other] Leads
                    }
                [unique]
                    { $n ->
                        [1] unique discovery
                       *[other] unique discoveries
                    }
               *[other]
                    { $n ->
                        [1] Success
                       *[other] Successes
                    }
            } | in this exploration
        [round]
            { $mood ->
                [not] it is before round { $n }
               *[do] it is round { $n } or later
            }
        [track]
            the { $what_colour_name } track{ $what_card ->
                [none] { "" }
               *[other] { " " }of “{ $what_card_name }”
            } has advanced { p-by-at-least } { $n }
        [time] the time track of “{ $what_card_name }” has advanced { p-by-at-least } { $n }
        [final_sectors]
            { p-at-least } { $n ->
                [1] 1 sector has
               *[other] { $n } sectors have
            } a final point of interest
        [markers] { p-at-least } { $n } { $what_marker_many } lie on the planet
        [pool] the result pool has { p-at-least } { $n } such dice
       *[other] { p-at-least } { $n }: { $what }
    }
count-supplies = Supplies
count-success = Success token
count-injuries = injury
count-charges = Charge
count-members = member
count-decks-with-leads = deck with Leads
count-round = round
count-final-sectors = final sector
count-markers = { $marker_name } on the planet
count-discoveries =
    { $grade ->
        [none] { "" }
       *[other] { $grade_name }{ " " }
    }{ $deck ->
        [any] { "" }
       *[other] { $deck_name }{ " " }
    }Discovery
count-gained =
    { $deck ->
        [any] { "" }
       *[other] { $deck_name }{ " " }
    }{ $what ->
        [discovery] Discovery
        [lead] Lead
        [unique] unique discovery
       *[other] Success
    } gained in this exploration
count-minus-stat = { $from_ } minus { $stat_name }
