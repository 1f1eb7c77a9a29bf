# Ce que font et demandent les cartes, en propositions : sujet | verbe | objet | fin.

noun-data = donnée
    .gender = f
noun-materials = matériau
    .many = matériaux
noun-power = électricité
    .gender = f
noun-research-hut = tente de recherche
    .gender = f
    .many = tentes de recherche
noun-laboratory = laboratoire
noun-workshop = atelier
noun-robotics = robotique
    .gender = f
noun-chemistry = chimie
    .gender = f
noun-engineering = ingénierie
    .gender = f
noun-awareness = conscience
    .gender = f
noun-wonder = émerveillement
noun-energy = force d'âme
    .gender = f

v-advance = { $form ->
    [third] avance
    [inf] avancer
   *[other] avancez
}
v-collect = { $form ->
    [third] récolte
    [inf] récolter
   *[other] récoltez
}
v-destroy = { $form ->
    [third] détruit
    [inf] détruire
   *[other] détruisez
}
v-hand = { $form ->
    [third] transmet
    [inf] transmettre
   *[other] transmettez
}
v-lay = { $form ->
    [third] pose
    [inf] poser
   *[other] posez
}
v-distribute = { $form ->
    [third] distribue
    [inf] distribuer
   *[other] distribuez
}
v-ignore = { $form ->
    [third] ignore
    [inf] ignorer
   *[other] ignorez
}
v-hold = { $form ->
    [third] porte
    [inf] porter
   *[other] portez
}
v-not-hold = { $form ->
    [third] ne porte pas
    [inf] ne pas porter
   *[other] ne portez pas
}

# Ce que font les cartes

do-bonus-move = { $subject } | { v-move } | { $n ->
    [0] { "" }
    [1] d'un point d'intérêt
   *[other] de { $n } points d'intérêt au plus
} | { $carry ->
    [yes] , en portant un explorateur si vous le souhaitez
   *[no] { "" }
}
do-place = { $who ->
    [self] { $form ->
        [third] { $subject } | est placé | | { $where_name }
        [inf] | vous placer | | { $where_name }
       *[other] | placez-vous | | { $where_name }
    }
   *[other] | { $mood ->
        [may] placer
       *[do] placez
    } | { $who_name } | { $where_name }
}
do-gain-discovery = { $subject } | { v-gain } | { $name ->
    [none] { $from_board ->
        [yes] une découverte du plateau Aubaine
       *[no] la découverte
    }
   *[other] la découverte « { $name_name } »
}
do-forfeit-discovery = { $subject } | { v-give-up } | { $name ->
    [none] { $n ->
        [1] 1 découverte
       *[other] { $n } découvertes
    }
   *[other] la découverte « { $name_name } »
} | { $property ->
    [none] { "" }
   *[other] qui donne { $property_the }
}
do-give-discovery = { $subject } | { v-give } | { $name ->
    [none] une découverte
   *[other] la découverte « { $name_name } »
} | { $property ->
    [none] { "" }
   *[other] qui donne { $property_the }
} à { $to_name }
do-put-discovery = | { v-lay } | la découverte « { $name_name } » | { $where_name }
do-draw-planet-card = { $subject } | { v-reveal } | une carte « { $deck_name } »
do-reveal-mystery = | { v-reveal } | { $card ->
    [none] un mystère « { $deck_name } »
   *[other] « { $card_name } »
}
do-place-avatar = { $subject } | { v-place } | { $who ->
    [self] votre avatar
   *[other] son avatar
} | { $where_name }
do-add-inventory = { $subject } | { v-take } | { $item_n }
do-spend-inventory = { $subject } | { $form ->
    [third] cède
    [inf] céder
   *[other] cédez
} | { $item_n }
do-apply = { $rule } { $duration ->
    [this_move] { $who ->
        [self] { $duration_name }
       *[other] pendant un déplacement de ce tour
    }
   *[other] { $duration_name }
}{ $uses ->
    [-1] { "" }
    [1] , une fois
    [2] , deux fois au plus
   *[other] , { $uses } fois au plus
}
do-spend = | { v-spend } | { $kind_n }
do-time-unless-comprehension = | { v-advance } | le temps | de 1 (sauf si quelqu'un, ici, comprend { $discipline_the })
do-remove-cube = | { v-remove } | un cube | de la tuile
do-advance-time = | { v-advance } | le temps | de { $n }
do-add-trigger = | { v-lay } | « { $kind_name } » | { $space ->
    [-1] { $ahead } cases plus loin sur la piste de temps
   *[other] sur la case { $space } de la piste de temps
}
do-remove-trigger = | { v-remove } | « { $kind_name } » | de la piste de temps
do-gain = | { v-gain } | { $kind_n }
do-lose-stored = | { v-lose } | { $kind_n }
do-add-to-node = | { v-add } | { $kind_n } | { $where_name }
do-collect-from-node = | { v-collect } | { $n ->
    [all] { $kind ->
        [data] toutes les données
       *[materials] tous les matériaux
    }
   *[other] { $kind_n }
} | { $where_name }
do-remove-from-node = | { v-remove } | { $n ->
    [all] { $kind ->
        [data] toutes les données
       *[materials] tous les matériaux
    }
   *[other] { $kind_n }
} | { $where_name }
do-move-luna = LUNA | se déplace | { $n ->
    [1] d'un point d'intérêt
   *[other] de { $n } points d'intérêt au plus
}
do-place-luna = | { v-place } | LUNA | { $where_name }
do-luna-scan = LUNA | scanne | { $kind ->
    [data] des données
    [materials] des matériaux
   *[none] { "" }
}
do-reveal-node = | { v-reveal } | un point d'intérêt caché | { $where ->
    [any_hidden_node] { "" }
   *[other] { $where_name }
}
do-reveal-opportunity = | { v-reveal } | une opportunité | { $where_name }{ $investigate ->
    [yes] { " " }(ce point d'intérêt est alors investigué)
   *[no] { "" }
}
do-engage = { $who ->
    [self] vous | êtes | | engagé avec cette carte
   *[other] { $subject } | est | | engagé avec cette carte
}
do-disengage = vous | n'êtes plus | | engagé
do-move-marker-of-opportunity = | { v-place } | { $which ->
    [this] le marqueur de cette carte
   *[other] le marqueur de l'autre opportunité
} | et la personne engagée { $where_name }
do-discard-this = | { v-discard } | cette carte
do-build-structure = | { v-build } | { $kind_the } | { $where_name }{ $usable_now ->
    [yes] , utilisable aussitôt
   *[no] { "" }
}
do-destroy-structure = | { v-destroy } | { $kind_the } | { $now ->
    [yes] sans attendre
   *[no] { "" }
}
do-spawn = | { v-place } | { $kind_n } | { $where_name }
do-move-tokens = chaque { $kind_name } | avance | { $n ->
    [1] d'un point d'intérêt
   *[other] de { $n } points d'intérêt
} | { $toward_name }
do-place-marker = | { v-place } | { $meaning_n } | { $at_each ->
    [none] { $where_name }
   *[other] partout où se trouve { $at_each_a }
}
do-remove-marker = | { v-remove } | { $meaning_n } | { $where_name }
do-place-node = | { v-lay } | { $node ->
    [none] la carte Environnement du dessus
   *[other] « { $node_name } »
} | sur la carte{ $hidden ->
    [yes] , face cachée
   *[no] { "" }
}
do-set-aside-node = | { $mood ->
    [may] mettre de côté
   *[do] mettez de côté
} | « { $node_name } »
do-remove-node = | { v-remove } | le point d'intérêt | { $where_name } de la carte
do-return-node = « { $node_name } » | revient | | sur la carte
do-add-progress = { $counter_name } | { $n_sign ->
    [less] diminue
   *[more] augmente
} | | de { $n_size }
do-remove-scarab = le Scarabée | quitte | la carte
do-return-scarab = le Scarabée | revient | | sur la carte
do-for-each = { $does }
do-at-each = { $nodes_name }, { $does }
do-raise-focus = { $subject } | { v-gain } | { $n } { $n ->
    [1] point
   *[other] points
} { $focus ->
    [awareness] de conscience
    [wonder] d'émerveillement
    [energy] de force d'âme
   *[any] de concentration
}
do-lower-focus = { $subject } | { v-lose } | { $n } { $n ->
    [1] point
   *[other] points
} { $focus ->
    [awareness] de conscience
    [wonder] d'émerveillement
    [energy] de force d'âme
   *[any] de concentration
}
do-gain-endurance = { $subject } | { v-gain } | { $n } { $n ->
    [1] endurance
   *[other] endurances
}
do-lose-endurance = { $subject } | { v-lose } | { $n } { $n ->
    [1] endurance
   *[other] endurances
}
do-raise-trust = | { v-raise } | la cohésion { $n ->
    [1] { "" }
   *[other] { $n } fois
}
do-lower-trust = | { v-lower } | la cohésion { $n ->
    [1] { "" }
   *[other] { $n } fois
}
do-distribute = | { v-distribute } | { $what ->
    [raise_focus] { $n } points de concentration
    [lower_focus] une perte de { $n } points de concentration
    [distress] { $n } détresses
    [gain_endurance] { $n } endurances
   *[lose_endurance] une perte de { $n } endurances
} | comme vous le souhaitez entre { $among_name }
do-gain-insight = { $subject } | { v-gain } | { $n } { $n ->
    [1] intuition
   *[other] intuitions
}
do-lose-insight = { $subject } | { v-lose } | { $n } { $n ->
    [1] intuition
   *[other] intuitions
}
do-gain-comprehension = { $subject } | { v-gain } | la compréhension { $discipline ->
    [pursued] de la discipline poursuivie
    [choice] d'une discipline au choix
   *[other] { $discipline_of }
} et son avancée
do-gain-distress = { $subject } | { v-gain } | { $n } { $n ->
    [1] détresse
   *[other] détresses
}
do-remove-distress = | { $mood ->
    [may] retirer
   *[do] retirez
} | { $who ->
    [self] { $n } de vos détresses
   *[other] { $n } { $n ->
        [1] détresse
       *[other] détresses
    } | à { $who_name }
}
do-give-distress = { $subject } | { v-hand } | 1 détresse | à { $to_name }

# Les règles qui changent

do-modifier = une règle change
do-change-move = { $subject } | { $form ->
    [third] se déplace
    [inf] vous déplacer
   *[other] vous déplacez
} | { $n ->
    [1] d'un point d'intérêt de plus
    [-1] d'un point d'intérêt de moins
   *[other] de { $n } points d'intérêt de plus
}
do-change-luna-move = LUNA | se déplace | de { $n } de plus
do-ignore-time = { $subject } | { $form ->
    [third] peut ignorer
   *[other] pouvez ignorer
} | { $all ->
    [yes] { $unasked ->
        [yes] toutes les icônes Temps, toujours
       *[no] les icônes Temps
    }
   *[no] 1 icône Temps
}
do-ignore-planet-card = { $subject } | { v-ignore } | { $what ->
    [draws] la pioche
    [effects] les effets
   *[all] la pioche et les effets
} des cartes « { $deck_name } »
do-grant-property = { $subject } | { v-have } | { $property_a }
do-forbid = personne | ne peut utiliser | « { $what_name } »
do-rest-optional = { $subject } | { $form ->
    [third] n'a pas à
   *[other] n'avez pas à
} | se reposer

# Ce qui doit être vrai

is-at = { $subject } | { $mood ->
    [not] { v-not-be }
   *[do] { v-be }
} | | { $place_name }
is-at-structure = { $subject } | { $mood ->
    [not] { v-not-be }
   *[do] { v-be }
} | | { $kind_to }
is-on-scarab = { $subject } | { $mood ->
    [not] { v-not-be }
   *[do] { v-be }
} | | sur le Scarabée
is-crew-present = { $mood ->
    [not] l'équipage, LUNA comprise, n'est pas au complet
   *[do] tout l'équipage, LUNA comprise, est
} { $place_name }
is-explorers-present = { $place ->
    [here] { $n ->
        [2] { $mood ->
            [not] personne d'autre n'est ici
           *[do] quelqu'un d'autre est ici
        }
       *[other] { $mood ->
            [not] moins de { $n } explorateurs sont ici, vous compris
           *[do] { $n } explorateurs sont ici, vous compris
        }
    }
   *[other] { $mood ->
        [not] moins de { $n } explorateurs sont { $place_name }
       *[do] { $n ->
            [1] 1 explorateur est { $place_name }
           *[other] { $n } explorateurs sont { $place_name }
        }
    }
}
is-luna-present = LUNA { $mood ->
    [not] n'est pas
   *[do] est
} { $place_name }{ $alone ->
    [yes] , avec ou sans vous
   *[no] { "" }
}
is-has-property = { $subject } | { $mood ->
    [not] { v-not-have } | { $property_no }
   *[do] { v-have } | { $property_a }
}
is-lacks-property = { $subject } | { $mood ->
    [not] { v-have } | { $property_a }
   *[do] { v-not-have } | { $property_no }
}
is-has-distress = { $subject } | { $mood ->
    [not] { $n ->
        [1] { v-not-have } | de détresse
       *[other] { v-have } | moins de { $n } détresses
    }
   *[do] { v-have } | { $n ->
        [1] une détresse
       *[other] { $n } détresses
    }
}
is-distress-present = { $mood ->
    [not] il y a moins de { $n } détresses { $place_name }
   *[do] il y a { $n ->
        [1] une détresse
       *[other] { $n } détresses
    } { $place_name }
}
is-crew-distress = l'équipage a { $mood ->
    [not] moins de { $n } détresses
   *[do] { $n } détresses
}
is-has-inventory = { $subject } | { $mood ->
    [not] { $n ->
        [1] { v-not-hold } | { $item_no }
       *[other] { v-hold } | moins de { $item_n }
    }
   *[do] { v-hold } | { $item_n }
}
is-avatar-on = { $who ->
    [self] votre avatar
   *[other] l'avatar d'un explorateur
} { $mood ->
    [not] n'est pas
   *[do] est
} { $place_name }
is-stored = l'équipage a { $mood ->
    [not] moins de { $kind_n }
   *[do] { $kind_n }
}
is-trust = la cohésion { $mood ->
    [not] n'est pas
   *[do] est
} { $side_name }
is-structures-built = { $kind ->
    [none] { $mood ->
        [not] moins de { $n } structures sont construites
       *[do] { $n ->
            [1] 1 structure est construite
           *[other] { $n } structures sont construites
        }
    }
   *[other] { $kind_the } { $mood ->
        [not] n'est pas
       *[do] est
    } en place
}
is-build-site-empty = { $mood ->
    [not] aucun site de construction n'est libre { $place_name }
   *[do] un site de construction est libre { $place_name }
}
is-revealed = { $node ->
    [none] { $mood ->
        [not] moins de { $n } points d'intérêt sont révélés
       *[do] { $n } points d'intérêt sont révélés
    }
   *[other] « { $node_name } » { $mood ->
        [not] n'est pas sur la carte
       *[do] est sur la carte
    }
}
is-markers-on = { $mood ->
    [not] il n'y a { $n ->
        [1] pas { $kind_no }
       *[other] pas { $n } { $kind_many }
    } { $place_name }
   *[do] il y a { $n ->
        [1] { $kind_a }
       *[other] { $kind_n }
    } { $place_name }
}
is-tokens-on = { $mood ->
    [not] il n'y a { $n ->
        [1] pas { $kind_no }
       *[other] pas { $n } { $kind_many }
    } { $place_name }
   *[do] il y a { $n ->
        [1] { $kind_a }
       *[other] { $kind_n }
    } { $place_name }
}
is-progress = { $counter_name } { $mood ->
    [not] est en dessous de
   *[do] atteint
} { $each ->
    [0] { $n }
   *[other] { $n ->
        [0] { $each } par explorateur
       *[other] { $n }, plus { $each } par explorateur
    }
}
is-explorers = vous êtes { $mood ->
    [not] moins de { $n } explorateurs
   *[do] { $n } explorateurs ou plus
}
is-scarab-ability = le Scarabée { $mood ->
    [not] n'a pas de capacité
   *[do] a une capacité
}
is-comprehension-present = { $mood ->
    [not] { $n ->
        [1] personne { $place_name } ne comprend { $discipline_the }
       *[other] moins de { $n } explorateurs { $place_name } comprennent { $discipline_the }
    }
   *[do] { $n ->
        [1] quelqu'un { $place_name } comprend { $discipline_the }
       *[other] { $n } explorateurs { $place_name } comprennent { $discipline_the }
    }
}
is-focus-at-least = { $subject } | { v-have } | { $mood ->
    [not] moins de { $n } points
   *[do] au moins { $n } points
} { $focus ->
    [sum] de concentration en tout
    [awareness] de conscience
    [wonder] d'émerveillement
   *[energy] de force d'âme
}

# La même chose entre parenthèses

brief-at = { $who ->
    [self] { $mood ->
        [not] pas { $place_name }
       *[do] { $place_name }
    }
   *[other] si { is-at }
}
brief-at-structure = { $who ->
    [self] { $mood ->
        [not] hors { $kind_of }
       *[do] { $kind_to }
    }
   *[other] si { is-at-structure }
}
brief-on-scarab = { $who ->
    [self] { $mood ->
        [not] hors du Scarabée
       *[do] sur le Scarabée
    }
   *[other] si { is-on-scarab }
}
brief-explorers-present = { $place ->
    [here] { $n ->
        [2] { $mood ->
            [not] sans personne d'autre ici
           *[do] avec quelqu'un d'autre ici
        }
       *[other] { $mood ->
            [not] avec moins de { $n } explorateurs ici, vous compris
           *[do] avec { $n } explorateurs ici, vous compris
        }
    }
   *[other] { $mood ->
        [not] avec moins de { $n } explorateurs { $place_name }
       *[do] avec { $n } explorateurs { $place_name }
    }
}
brief-luna-present = { $mood ->
    [not] si LUNA n'est pas { $place_name }
   *[do] avec LUNA { $place_name }
}{ $alone ->
    [yes] , où que vous soyez
   *[no] { "" }
}
brief-has-property = { $who ->
    [self] { $mood ->
        [not] sans { $property_name }
       *[do] avec { $property_a }
    }
   *[other] si { is-has-property }
}
brief-lacks-property = { $who ->
    [self] { $mood ->
        [not] avec { $property_a }
       *[do] sans { $property_name }
    }
   *[other] si { is-lacks-property }
}
brief-has-distress = { $who ->
    [self] { $mood ->
        [not] { $n ->
            [1] sans détresse
           *[other] avec moins de { $n } détresses
        }
       *[do] { $n ->
            [1] avec une détresse
           *[other] avec { $n } détresses
        }
    }
   *[other] si { is-has-distress }
}
brief-has-inventory = { $who ->
    [self] { $mood ->
        [not] sans { $item_name }
       *[do] avec { $item_n }
    }
   *[other] si { is-has-inventory }
}
brief-build-site-empty = { $mood ->
    [not] sans site de construction libre { $place_name }
   *[do] { $place ->
        [here] sur un site de construction libre
       *[other] avec un site de construction libre { $place_name }
    }
}
brief-markers-on = { $n ->
    [1] { $mood ->
        [not] sans { $kind_name } { $place_name }
       *[do] avec { $kind_a } { $place_name }
    }
   *[other] si { is-markers-on }
}
brief-tokens-on = { $n ->
    [1] { $mood ->
        [not] sans { $kind_name } { $place_name }
       *[do] avec { $kind_a } { $place_name }
    }
   *[other] si { is-tokens-on }
}
brief-comprehension-present = { $n ->
    [1] { $mood ->
        [not] si { is-comprehension-present }
       *[do] | si l'on comprend { $place_name } | { $discipline_the }
    }
   *[other] si { is-comprehension-present }
}
brief-focus-at-least = { $who ->
    [self] avec { $mood ->
        [not] moins de { $n } points
       *[do] au moins { $n } points
    } { $focus ->
        [sum] de concentration en tout
        [awareness] de conscience
        [wonder] d'émerveillement
       *[energy] de force d'âme
    }
   *[other] si { is-focus-at-least }
}

# Les lieux et les gens qu'une carte décrit

part-node-with = { $node ->
    [none] { $structure ->
        [none] { $token ->
            [none] { $marker ->
                [none] { $resource ->
                    [none] { $occupied ->
                        [yes] là où se trouve un autre explorateur
                       *[no] { $within ->
                            [-1] { $revealed ->
                                [yes] sur n'importe quel point d'intérêt révélé
                               *[no] sur n'importe quel point d'intérêt
                            }
                           *[other] { $revealed ->
                                [yes] sur un point d'intérêt révélé
                               *[no] { "" }
                            }
                        }
                    }
                    [data] là où se trouvent des données
                   *[materials] là où se trouvent des matériaux
                }
               *[other] { $marker_where }
            }
           *[other] { $token_where }
        }
       *[other] { $structure_to }
    }
   *[other] sur « { $node_name } »
}{ $within ->
    [-1] { "" }
   *[other] { " " }à { $within } { $within ->
        [1] point d'intérêt
       *[other] points d'intérêt
    } au plus{ $from_luna ->
        [yes] { " " }de LUNA
       *[no] { "" }
    }
}{ $described ->
    [yes] { $revealed ->
        [yes] , si ce point d'intérêt est révélé
       *[no] { "" }
    }
   *[no] { "" }
}
part-who-is = { $each ->
    [yes] chaque { $other ->
        [yes] autre explorateur
       *[no] explorateur
    }
   *[no] un { $other ->
        [yes] autre explorateur
       *[no] explorateur
    }
}{ $within ->
    [-1] { "" }
   *[other] { " " }à { $within } { $within ->
        [1] point d'intérêt
       *[other] points d'intérêt
    } au plus
}{ $from_luna ->
    [yes] { " " }de LUNA
   *[no] { "" }
}{ $at ->
    [none] { "" }
   *[other] { " " }{ $at_name }
}
count-roll = { $times ->
    [1] le résultat d'un dé
    [2] deux fois le résultat d'un dé
    [3] trois fois le résultat d'un dé
   *[other] { $times } fois le résultat d'un dé
}

# Quand cela arrive

when-free-action = Action libre
when-free-action-once = Action libre, une fois par tour
when-free-action-luna = Action libre, par LUNA
when-free-action-luna-once = Action libre, par LUNA, une fois par tour
when-on-reveal = Immédiatement
when-on-gain = Quand vous la recevez
when-on-discard = En la consommant
when-on-removed = Quand elle vous quitte
when-when-entering = À l'arrivée
when-when-entering-any = { $whose ->
    [any] Quand quelqu'un arrive
   *[mine] À votre arrivée
} sur { $which ->
    [none] tout point d'intérêt
   *[other] « { $which_name } »
}
when-on-leaving = Au départ
when-start-of-each-turn = Au début de chaque tour
when-start-of-your-turn = Au début de votre tour
when-end-of-turn = À la fin du tour
when-on-regroup = Quand vous regroupez vos cubes
when-on-trigger = Quand vient { $which ->
    [none] un déclencheur
   *[other] { $which_name }
}{ $own ->
    [yes] { " " }pendant votre tour
   *[no] { "" }
}
when-on-timeline-round = À chaque cycle de temps{ $own ->
    [yes] { " " }achevé pendant votre tour
   *[no] { "" }
}
when-on-trust-high = Quand { $own ->
    [yes] vous rendez la cohésion forte
   *[no] la cohésion devient forte
}
when-on-trust-low = Quand { $own ->
    [yes] vous rendez la cohésion faible
   *[no] la cohésion devient faible
}
when-on-distress-gained = Quand { $whose ->
    [any] quelqu'un gagne
   *[mine] vous gagnez
} { $which ->
    [none] une détresse
   *[other] la détresse « { $which_name } »
}
when-on-unconscious = Quand { $whose ->
    [any] quelqu'un perd
   *[mine] vous perdez
} connaissance
when-on-structure-built = Une fois { $which ->
    [none] une structure
   *[other] { $which_the }
} en place{ $own ->
    [yes] { " " }pendant votre tour
   *[no] { "" }
}
when-on-node-revealed = Quand { $own ->
    [yes] vous révélez
   *[no] on révèle
} { $which ->
    [none] un point d'intérêt
   *[other] « { $which_name } »
}
when-on-investigate = Quand { $own ->
    [yes] vous investiguez
   *[no] on investigue
} { $which ->
    [none] un point d'intérêt
   *[other] « { $which_name } »
}
when-on-scan = Quand LUNA scanne{ $own ->
    [yes] { " " }pendant votre tour
   *[no] { "" }
}{ $which ->
    [none] { "" }
   *[other] { " " }des { $which_name }
}
when-on-setup = Mise en place
when-on-page-read = En lisant cette page
when-as-soon-as = Dès que { $what }
when-each-turn = Une fois à chaque tour
when-each-of-your-turns = Une fois à chacun de vos tours
when-on-action = Quand { $whose ->
    [any] quelqu'un assigne
   *[mine] vous assignez
} un cube{ $which ->
    [none] { "" }
   *[other] { " " }à « { $which_name } »
}
when-on-crossing = Quand { $whose ->
    [any] quelqu'un franchit
   *[mine] vous franchissez
} { $which ->
    [none] une icône d'intersection
   *[other] { $which_name }
}
bonus-gain = Bonus ({ $focus }) : { $what }
bonus-also = Bonus ({ $focus }) : { $does }
bonus-again = Bonus ({ $focus }) : la même chose encore une fois
cost-to = { $cost } pour { $does }
cost-then = { $cost } ; ensuite, { $does }
clause-may = vous pouvez { $does }
clause-if = si { $what }, { $does }
clause-if-you-like = si vous le souhaitez, { $does }
space-label = { $title } ({ $what })
space-page = La page est alors accomplie.
card-goes-keep = Gardez cette carte.
card-goes-area = Elle reste en jeu.
card-engages = Elle engage quiconque la révèle.
card-reserved-engaged = Seule la personne engagée peut agir ici.
card-reserved-unengaged = La personne engagée ne peut pas agir ici.
card-luna-alone = LUNA n'a besoin de personne ici.
card-badge = Vous avez { $what }.
static-here = quiconque est ici
static-everybody = chacun
counter-end = { $what } s'arrête à { $max } : { $does }{ $again ->
    [yes] , puis tout recommence à { $start }
   *[no] { "" }
}.
number-spaces = La piste de temps compte { $n } cases.
number-move = Un déplacement couvre { $n } points d'intérêt.
number-luna-move = LUNA se déplace de { $n } points d'intérêt.
number-insight = Il faut { $n } intuitions pour comprendre.
