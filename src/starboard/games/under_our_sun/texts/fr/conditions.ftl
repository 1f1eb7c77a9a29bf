# What cards ask for and count.

is-weather-is = { $mood ->
    [not] { $weather ->
        [clear] le ciel n'est pas clair
        [storm] il n'y a pas de tempête
        [solar_storm] il n'y a pas de tempête solaire
        [heat] il n'y a pas de canicule
       *[other] il n'y a pas de brouillard
    }
   *[do] { $weather ->
        [clear] le ciel est clair
        [storm] il y a une tempête
        [solar_storm] il y a une tempête solaire
        [heat] il y a une canicule
       *[other] il y a du brouillard
    }
}
is-phase-is = { $mood ->
    [not] { $phase ->
        [night] il ne fait pas nuit
        [day] il ne fait pas jour
        [morning] ce n'est pas le matin
       *[other] ce n'est pas l'après-midi
    }
   *[do] { $phase ->
        [night] il fait nuit
        [day] il fait jour
        [morning] c'est le matin
       *[other] c'est l'après-midi
    }
}
is-day-at-least = { $mood ->
    [not] ce n'est pas encore le jour { $n }
   *[do] c'est le jour { $n } ou plus tard
}
is-tile-has = { $mood ->
    [not] il n'y a pas { $what_no } sur la tuile
   *[do] il y a { $what_a } sur la tuile
}
is-place-has = { $mood ->
    [not] il n'y a pas { $what_no } { $place ->
        [new_haven] à New Haven
       *[other] { $place_to }
    }
   *[do] il y a { $what_a } { $place ->
        [new_haven] à New Haven
       *[other] { $place_to }
    }
}
is-marker-at = { $mood ->
    [not] { $marker_the } n'est pas { $within ->
        [0] { $place ->
            [new_haven] à New Haven
           *[other] { $place_to }
        }
        [1] { $place ->
            [new_haven] à New Haven
           *[other] { $place_to }
        } ou à côté
       *[other] à { $within } tuiles au plus { $place ->
            [new_haven] de New Haven
           *[other] { $place_of }
        }
    }
   *[do] { $marker_the } est { $within ->
        [0] { $place ->
            [new_haven] à New Haven
           *[other] { $place_to }
        }
        [1] { $place ->
            [new_haven] à New Haven
           *[other] { $place_to }
        } ou à côté
       *[other] à { $within } tuiles au plus { $place ->
            [new_haven] de New Haven
           *[other] { $place_of }
        }
    }
}
is-at-tile = { $mood ->
    [not] le personnage n'est pas { $tile ->
        [new_haven] à New Haven
       *[other] { $tile_to }
    }
   *[do] le personnage est { $tile ->
        [new_haven] à New Haven
       *[other] { $tile_to }
    }
}
is-alone = { $mood ->
    [not] quelqu'un d'autre est sur la tuile
   *[do] personne d'autre n'est sur la tuile
}
is-character-is = { $mood ->
    [not] ce n'est pas le personnage { $archetype_name }
   *[do] c'est le personnage { $archetype_name }
}
is-wounded = { $mood ->
    [not] le personnage n'est pas blessé
   *[do] le personnage est blessé
}
is-infected = { $mood ->
    [not] le personnage n'est pas infecté
   *[do] le personnage est infecté
}
is-in-stealth = { $mood ->
    [not] le personnage n'est pas en mode furtif
   *[do] le personnage est en mode furtif
}
is-fitness-is = { $mood ->
    [not] le personnage n'est pas { $step_name }
   *[do] le personnage est { $step_name }
}
is-has-card = { $mood ->
    [not] le personnage n'a pas { $card_the }
   *[do] le personnage a { $card_the }
}
is-has = { $mood ->
    [not] { $what ->
        [health] le personnage { $n ->
            [1] est mort
           *[other] a moins de { $n } points de vie
        }
       *[other] le personnage a moins de { $what_n }
    }
   *[do] { $what ->
        [health] le personnage { $n ->
            [1] est en vie
           *[other] a { $n } points de vie ou plus
        }
       *[other] le personnage a { $what_n } ou plus
    }
}
is-revealed = la carte d'équipe est révélée{ $by_last_morning ->
    [yes] { " " }depuis le matin du dernier jour ou avant
   *[no] { "" }
}
is-mission-card = { $mood ->
    [not] la carte de mission { $n } n'est pas encore révélée
   *[do] la carte de mission { $n } est révélée
}
count-players = { $half ->
    [yes] la moitié du nombre de personnages
   *[no] le nombre de personnages
}{ $more ->
    [0] { "" }
   *[other] { " " }plus { $more }
}
count-day = le jour
count-counter = { $key_name }
count-characters = le nombre de personnages{ $at ->
    [none] { "" }
    [new_haven] { " " }à New Haven
   *[other] { " " }{ $at_to }
}
count-living = le nombre de vivants
count-fallen = le nombre de personnages { $eliminated ->
    [yes] éliminés
   *[no] morts ou éliminés
}
count-enemies = le nombre { $key ->
    [none] { $type ->
        [animal] d'animaux
        [mutant] de mutants
        [human] d'ennemis humains
       *[other] d'ennemis
    }{ $faction ->
        [none] { "" }
       *[other] { " " }des Fils de la Liberté
    }
   *[other] de { $key_name }
}{ $within ->
    [0] { $at ->
        [none] { "" }
        [new_haven] { " " }à New Haven
       *[other] { " " }{ $at_to }
    }
   *[other] { " " }à { $within } { $within ->
        [1] tuile
       *[other] tuiles
    } au plus de { $at ->
        [new_haven] New Haven
       *[other] { $at_the }
    }
}
count-stored = le nombre de { $what_many } en réserve{ $at ->
    [none] { "" }
    [new_haven] { " " }à New Haven
   *[other] { " " }{ $at_to }
}
count-carried = le nombre de { $what_many } que l'on porte{ $at ->
    [none] { "" }
    [new_haven] { " " }à New Haven
   *[other] { " " }{ $at_to }
}
brief-infected = { $mood ->
    [not] sans infection
   *[do] avec une infection
}
brief-wounded = { $mood ->
    [not] sans blessure
   *[do] avec une blessure
}
brief-alone = { $mood ->
    [not] en compagnie
   *[do] sans compagnie
}
brief-has-card = { $mood ->
    [not] sans { $card_the }
   *[do] avec { $card_the }
}
brief-tile-has = { $mood ->
    [not] là où il n'y a pas { $what_no }
   *[do] là où il y a { $what_a }
}
