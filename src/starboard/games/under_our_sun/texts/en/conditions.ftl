# What cards ask for and count.

is-weather-is = { $mood ->
    [not] { $weather ->
        [clear] the sky is not clear
        [storm] there is not a storm
        [solar_storm] there is not a solar storm
        [heat] there is not a heatwave
       *[other] there is not fog
    }
   *[do] { $weather ->
        [clear] the sky is clear
        [storm] there is a storm
        [solar_storm] there is a solar storm
        [heat] there is a heatwave
       *[other] there is fog
    }
}
is-phase-is = { $mood ->
    [not] it is not { $phase_name }
   *[do] it is { $phase_name }
}
is-day-at-least = { $mood ->
    [not] it is not yet day { $n }
   *[do] it is day { $n } or later
}
is-tile-has = { $mood ->
    [not] there is { $what_no } on the tile
   *[do] there is { $what_a } on the tile
}
is-place-has = { $mood ->
    [not] there is { $what_no } at { $place ->
        [new_haven] New Haven
       *[other] { $place_the }
    }
   *[do] there is { $what_a } at { $place ->
        [new_haven] New Haven
       *[other] { $place_the }
    }
}
is-marker-at = { $mood ->
    [not] { $marker_the } is not { $within ->
        [0] at
        [1] at or beside
       *[other] within { $within } tiles of
    } { $place ->
        [new_haven] New Haven
       *[other] { $place_the }
    }
   *[do] { $marker_the } is { $within ->
        [0] at
        [1] at or beside
       *[other] within { $within } tiles of
    } { $place ->
        [new_haven] New Haven
       *[other] { $place_the }
    }
}
is-at-tile = { $mood ->
    [not] you are not { $tile ->
        [new_haven] at New Haven
       *[other] at { $tile_the }
    }
   *[do] you are { $tile ->
        [new_haven] at New Haven
       *[other] at { $tile_the }
    }
}
is-alone = { $mood ->
    [not] you are not alone on the tile
   *[do] you are alone on the tile
}
is-infected = { $mood ->
    [not] you are not infected
   *[do] you are infected
}
is-has-card = { $mood ->
    [not] you do not have { $card_the }
   *[do] you have { $card_the }
}
is-has = { $mood ->
    [not] { $what ->
        [health] { $n ->
            [1] you are dead
           *[other] you have less than { $n } health
        }
       *[other] you have less than { $what_n }
    }
   *[do] { $what ->
        [health] { $n ->
            [1] you are alive
           *[other] you have { $n } health or more
        }
       *[other] you have { $what_n } or more
    }
}
is-revealed = { $mood ->
    [not] not revealed
   *[do] revealed
} as a Son of Liberty{ $by_last_morning ->
    [yes] { " " }since the Morning of the last day or before
   *[no] { "" }
}
is-mission-card = { $mood ->
    [not] mission card { $n } is not yet revealed
   *[do] mission card { $n } is revealed
}
count-players = { $half ->
    [yes] half the number of characters
   *[no] the number of characters
}{ $more ->
    [0] { "" }
   *[other] { " " }plus { $more }
}
count-day = the day
count-counter = { $key_name }
count-characters = the number of characters{ $at ->
    [none] { "" }
    [new_haven] { " " }at New Haven
   *[other] { " " }at { $at_the }
}
count-living = the number of the living
count-fallen = the number of characters { $eliminated ->
    [yes] eliminated
   *[no] dead or eliminated
}
count-enemies = the number of { $key ->
    [none] { $type ->
        [animal] animals
        [mutant] mutants
        [human] human enemies
       *[other] enemies
    }{ $faction ->
        [none] { "" }
       *[other] { " " }of the Sons of Liberty
    }
   *[other] { $key_name }
}{ $within ->
    [0] { $at ->
        [none] { "" }
        [new_haven] { " " }at New Haven
       *[other] { " " }at { $at_the }
    }
   *[other] { " " }within { $within } { $within ->
        [1] tile
       *[other] tiles
    } of { $at ->
        [new_haven] New Haven
       *[other] { $at_the }
    }
}
count-stored = the number of { $what_many } stored{ $at ->
    [none] { "" }
    [new_haven] { " " }at New Haven
   *[other] { " " }at { $at_the }
}
count-carried = the number of { $what_many } carried{ $at ->
    [none] { "" }
    [new_haven] { " " }at New Haven
   *[other] { " " }at { $at_the }
}
led-has-card = { $mood ->
    [not] without { $card_the }
   *[do] with { $card_the }
}
led-tile-has = { $mood ->
    [not] on a tile without { $what_a }
   *[do] on a tile with { $what_a }
}
brief-infected = { $mood ->
    [not] not infected
   *[do] infected
}
brief-alone = { $mood ->
    [not] not alone there
   *[do] alone there
}
brief-has-card = { $mood ->
    [not] without { $card_the }
   *[do] with { $card_the }
}
brief-tile-has = { $mood ->
    [not] where there is { $what_no }
   *[do] where there is { $what_a }
}
