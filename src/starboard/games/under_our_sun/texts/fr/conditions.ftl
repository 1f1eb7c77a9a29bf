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
    [not] vous n'êtes pas { $tile ->
        [new_haven] à New Haven
       *[other] { $tile_to }
    }
   *[do] vous êtes { $tile ->
        [new_haven] à New Haven
       *[other] { $tile_to }
    }
}
is-alone = { $mood ->
    [not] quelqu'un d'autre est sur la tuile
   *[do] personne d'autre n'est sur la tuile
}
is-infected = { $mood ->
    [not] vous n'avez pas d'infection
   *[do] vous avez une infection
}
is-has-card = { $mood ->
    [not] vous n'avez pas { $card_the }
   *[do] vous avez { $card_the }
}
is-has = { $mood ->
    [not] { $what ->
        [health] { $n ->
            [1] votre personnage est mort
           *[other] vous avez moins de { $n } PV
        }
       *[other] vous avez moins de { $what_n }
    }
   *[do] { $what ->
        [health] { $n ->
            [1] votre personnage est en vie
           *[other] vous avez { $n } PV ou plus
        }
       *[other] vous avez { $what_n } ou plus
    }
}
is-revealed = la carte d'équipe { $mood ->
    [not] n'est pas révélée
   *[do] est révélée
}{ $by_last_morning ->
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
led-has-card = { $mood ->
    [not] sans { $card_the }
   *[do] avec { $card_the }
}
led-tile-has = { $mood ->
    [not] sur une tuile sans { $what_name }
   *[do] sur une tuile avec { $what_a }
}
brief-infected = { $mood ->
    [not] sans infection
   *[do] avec une infection
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
