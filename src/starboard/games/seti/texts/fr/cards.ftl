# Ce que font et demandent les cartes, en propositions : sujet | verbe | objet | fin.

noun-credit = crédit
noun-credits = crédit
noun-energy = énergie
    .gender = f
noun-publicity = couverture médiatique
    .gender = f
    .many = couvertures médiatiques
noun-data = donnée
    .gender = f
noun-vp = PV
    .many = PV
noun-exofossil = exofossile
noun-progress = progression
    .gender = f

v-carry-out = { $form ->
    [inf] effectuer
   *[other] effectuez
}
v-move-probe = { $form ->
    [inf] effectuer
   *[other] effectuez
}
v-deliver = { $form ->
    [inf] livrer
   *[other] livrez
}
v-land = { $form ->
    [inf] poser
   *[other] posez
}
v-launch = { $form ->
    [inf] lancer
   *[other] lancez
}
v-mark = { $form ->
    [inf] marquer
   *[other] marquez
}
v-orbit = { $form ->
    [inf] mettre
   *[other] mettez
}
v-research = { $form ->
    [inf] rechercher
   *[other] recherchez
}
v-rotate-research = { $form ->
    [inf] faire pivoter le Système solaire et rechercher
   *[other] faites pivoter le Système solaire et recherchez
}
v-show = { $form ->
    [inf] montrer
   *[other] montrez
}
v-tuck = { $form ->
    [inf] réserver
   *[other] réservez
}
v-choose = { $form ->
    [inf] choisir
   *[other] choisissez
}

# Les couleurs, accordées

of-colour-f = { $of_key ->
    [purple] violette
    [yellow] jaune
    [blue] bleue
    [red] rouge
    [orange] orange
    [orange-purple] orange ou violette
   *[black] noire
}
of-colour-m = { $of_key ->
    [purple] violet
    [yellow] jaune
    [blue] bleu
    [red] rouge
    [orange] orange
   *[black] noir
}
had-colour-f = { $count_of_key ->
    [purple] violette
    [yellow] jaune
    [blue] bleue
    [red] rouge
    [orange] orange
    [orange-purple] orange ou violette
   *[black] noire
}
had-colour-m = { $count_of_key ->
    [purple] violet
    [yellow] jaune
    [blue] bleu
    [red] rouge
    [orange] orange
   *[black] noir
}
had-colour-fs = { $count_of_key ->
    [purple] violettes
    [yellow] jaunes
    [blue] bleues
    [red] rouges
    [orange] orange
   *[black] noires
}
had-colour-ms = { $count_of_key ->
    [purple] violets
    [yellow] jaunes
    [blue] bleus
    [red] rouges
    [orange] orange
   *[black] noirs
}

do-gain = | { v-gain } | { $what_n }
do-income = | { v-raise } | vos revenus
do-tuck-self = | { v-tuck } | cette carte | sous vos revenus
do-card = | { v-take } | { $n ->
    [1] 1 carte
   *[other] { $n } cartes
} (rangée ou pioche){ $reveal ->
    [yes] { " " }et montrez-la
   *[no] { "" }
}
do-random = | { v-draw } | { $n ->
    [1] 1 carte
   *[other] { $n } cartes
} | { $apart ->
    [yes] (celles qui restent à la fin rejoignent votre main)
   *[no] { "" }
}
do-alien-card = | { v-take } | { $n ->
    [1] 1 carte
   *[other] { $n } cartes
} de cette espèce
do-corner = | { v-carry-out } | { $of ->
    [drawn] l’action de son coin
   *[discarded] ses actions de coin
}
do-income-resource = | { v-gain } | son revenu
do-discard = | { v-discard } | { $what ->
    [row] toute la rangée
   *[drawn] l’une d’elles
} pour { $does_to }
do-take-row = | { v-take } | toutes les cartes de la rangée
do-refill-row = | { $mood ->
    [may] compléter
   *[do] complétez
} | la rangée
do-show = | { v-show } | autant de cartes { $corner ->
    [none] au revenu « { $income_name } »
   *[other] au coin « { $corner_name } »{ $income ->
        [none] { "" }
       *[other] { " " }et au revenu « { $income_name } »
    }
} que vous voulez | pour { $does_to } par carte
do-return-self = cette carte | revient | | dans votre main
do-own-planet = désormais, vous | êtes | la seule personne à pouvoir mettre une sonde sur orbite autour { $planet_of } ou l’y poser, | depuis n’importe quelle case de l’anneau extérieur
do-move = | { v-move-probe } | { $n ->
    [1] 1 déplacement
   *[other] jusqu’à { $n } déplacements
}
do-launch = | { v-launch } | une sonde | { $nolimit ->
    [yes] , sans tenir compte de la limite de sondes
   *[no] { "" }
}
do-orbit = | { v-orbit } | une sonde sur orbite | { $land ->
    [yes] ou posez-la
   *[no] { "" }
}
do-land = | { v-land } | une sonde | { $anymoon ->
    [yes] , même sur une lune sans la technologie{ $reuse ->
        [yes] , ou sur une première place ou une lune occupée, et gagnez de nouveau sa récompense
       *[no] { "" }
    }
   *[no] { $reuse ->
        [yes] , même sur une première place ou une lune occupée, et gagnez de nouveau sa récompense
       *[no] { "" }
    }
}
do-choose-probe = | { v-choose } | une de vos sondes
do-signal = { $at ->
    [deck] | { v-discard } | { $n ->
        [1] la carte
       *[other] les { $n } cartes
    } du dessus de la pioche
   *[other] { $up_to ->
        [yes] { $n ->
            [1] vous pouvez | marquer
           *[other] | { v-mark } jusqu’à
        }
       *[no] | { v-mark }
    } | { $n ->
        [1] 1 signal
       *[other] { $n } signaux
    }
} | { $at ->
    [row] { $n ->
        [1] pour une carte défaussée de la rangée
       *[other] pour des cartes défaussées de la rangée
    }
    [hand] { $n ->
        [1] pour une carte défaussée de votre main
       *[other] pour des cartes défaussées de votre main
    }
    [deck] pour marquer { $n ->
        [1] son signal
       *[other] leurs signaux
    }
    [any] dans n’importe quel secteur
    [chosen] dans un même secteur de votre choix
    [earth] dans le secteur de la Terre
    [planet] dans le secteur { $of_of }
    [star] dans le secteur { $of_of }
    [color] dans un secteur { of-colour-m }
    [probe] dans un secteur où vous avez une sonde
    [probe_and_neighbours] dans un secteur où vous avez une sonde et dans les deux secteurs voisins
    [probes] dans les secteurs de sondes différentes, à vous ou non
    [oumuamua] dans le secteur d’Oumuamua
   *[next_anomaly] dans le secteur de la prochaine anomalie
}{ $nodata ->
    [yes] , sans prendre les données
   *[no] { "" }
}
do-scan = | { v-carry-out } | un scan
do-tech = { $of_others ->
    [yes] | { v-take } | une technologie qu’une autre personne possède | , sans rotation ni bonus imprimé
   *[no] | { $norotate ->
        [yes] { v-research }
       *[no] { v-rotate-research }
    } | une technologie { $of_key ->
        [any] { "" }
       *[other] { of-colour-f }
    } | { $nobonus ->
        [yes] sans son bonus imprimé
       *[no] { "" }
    }
}
do-trace = | { v-mark } | une trace { $of_key ->
    [any] au choix
   *[other] { of-colour-f }
} | { $where ->
    [same_species] pour une espèce où vous en avez déjà une de cette couleur
    [that_species] pour cette espèce
   *[other] { "" }
}
do-last = { $uses ->
    [-1] ce tour-ci,
    [1] une fois ce tour-ci,
   *[other] { $uses } fois ce tour-ci,
} { $rule }
do-whenever = quand vous { $when_name }, { $does }
do-instead-of-publicity = quand vous visitez une planète, vous pouvez { $does_to } au lieu de gagner sa couverture médiatique
do-lose = | { v-pay } | { $what_n }
do-remove-figure = | { v-remove } | { $kind ->
    [orbiter] un de vos orbiteurs
   *[lander] un de vos atterrisseurs
}
do-waive = { $what ->
    [asteroid_surcharge] quitter des astéroïdes ne vous coûte pas de déplacement de plus
   *[visit_publicity] vos déplacements ne vous donnent pas de couverture médiatique
}
do-take-sample = si c’était sur Jupiter ou Saturne, regardez-en les spécimens et faites de l’un d’eux votre capsule
do-peek-sample = { $at ->
    [probe] si votre sonde est sur Jupiter ou Saturne, regardez-en les spécimens et montrez-en un
   *[either] regardez les spécimens de Jupiter ou de Saturne et montrez-en un
} pour { $does_to }
do-deliver = | { $mood ->
    [may] la livrer
   *[do] livrez-la
} |
do-sample-reward = | { v-gain } | sa récompense
do-board-sample = | { v-gain } | la récompense du spécimen posé ici
do-anomaly-reward = | { v-gain } | la récompense visible de la prochaine anomalie

# Ce que l’on compte, après « par »

count-figures = { $of_key ->
    [any] orbiteur ou atterrisseur que vous avez
    [one_planet] orbiteur ou atterrisseur sur la planète où vous en avez le plus
   *[other] orbiteur ou atterrisseur que vous avez sur { $of_or }
}
count-orbiters = orbiteur que vous avez
count-landers = { $of_key ->
    [any] atterrisseur que vous avez
    [planets_only] atterrisseur que vous avez hors des lunes
   *[other] atterrisseur que vous avez sur { $of_or }
}
count-wins = { $of_key ->
    [any] secteur que vous avez couvert
    [one_sector] victoire dans le secteur où vous en avez le plus
   *[other] secteur { of-colour-m } que vous avez couvert
}
count-traces = trace { $of_key ->
    [any] que vous avez
    [one_color] de votre couleur la plus fréquente
   *[other] { of-colour-f } que vous avez
}{ $where ->
    [this_species] { " " }pour cette espèce
    [other_species] { " " }pour l’autre espèce
    [each_species] { " " }pour l’espèce où vous en avez le moins
    [one_species] { " " }pour l’espèce où vous en avez le plus
   *[other] { "" }
}
count-techs = technologie { $of_key ->
    [any] que vous avez
   *[other] { of-colour-f } que vous avez
}
count-tucked = carte réservée { $of_key ->
    [any] sous vos revenus
   *[other] dont le revenu est « { $of_or } »
}
count-publicity = couverture médiatique que vous avez
count-score = PV que vous avez
count-hand = carte de votre main
count-exofossils = exofossile que vous avez
count-completed-missions = mission que vous avez accomplie
count-endgame-cards = carte Fin de partie que vous avez
count-signal-sectors = secteur où vous avez un signal
count-signals-there = signal que vous avez là
count-signals-anomaly = signal que vous avez dans un secteur à anomalie
count-signals-scan = signal de ce scan { $of_key ->
    [oumuamua] sur la tuile Oumuamua
   *[other] dans un secteur { of-colour-m }
}
count-sectors-marked = secteur différent marqué
count-adjacent-asteroids = case d’astéroïdes voisine
count-earth-line = autre planète ou comète du secteur de la Terre
count-techs-that-color = technologie de cette couleur que vous avez
count-traces-that-color = trace de cette couleur que vous avez
count-probe-on = sonde que vous avez sur { $of_or }
count-probe-by-earth = sonde que vous avez sur { $of_or } à côté de la Terre
count-probe-distance = pas entre la Terre et votre sonde la plus lointaine
count-chosen-on = fois qu’elle est sur { $of_or }
count-capsule-on = capsule que vous avez sur { $of_or }
count-landed = atterrissage sur { $of_or }
count-tech-of-others = autre personne qui possède cette technologie
count-earth-anomaly = anomalie dans le secteur de la Terre
count-signals-oumuamua = signal que vous avez sur la tuile Oumuamua
count-orbiter-and-lander = planète où vous avez un orbiteur et un atterrisseur
count-paid-space = trace que vous avez sur un emplacement de cette espèce qui coûte des exofossiles

# Ce qui doit être vrai

is-has = { $mood ->
    [not] il n’est pas vrai que{ " " }
   *[do] { "" }
}{ $count_word ->
    [figures] vous | avez | { $least ->
        [1] un orbiteur ou un atterrisseur
       *[other] au moins { $least } orbiteurs ou atterrisseurs
    } | { $count_of_key ->
        [any] { "" }
        [one_planet] sur une même planète
       *[other] sur { $count_of_or }
    }
    [orbiters] vous avez { $least ->
        [1] un orbiteur
       *[other] au moins { $least } orbiteurs
    }
    [landers] vous avez { $least ->
        [1] un atterrisseur
       *[other] au moins { $least } atterrisseurs
    }{ $count_of_key ->
        [any] { "" }
        [planets_only] { " " }hors des lunes
       *[other] { " " }sur { $count_of_or }
    }
    [wins] vous avez couvert { $count_of_key ->
        [any] { $least ->
            [1] un secteur
           *[other] au moins { $least } secteurs
        }
        [one_sector] au moins { $least } fois un même secteur
       *[other] { $least ->
            [1] un secteur { had-colour-m }
           *[other] au moins { $least } secteurs { had-colour-ms }
        }
    }
    [traces] vous avez { $count_of_key ->
        [any] au moins { $least } traces
        [one_color] au moins { $least } traces d’une même couleur
        [purple-yellow-blue] { $least ->
            [1] des traces des trois couleurs
           *[other] { $least } traces de chacune des trois couleurs
        }
       *[other] { $least ->
            [1] une trace { had-colour-f }
           *[other] au moins { $least } traces { had-colour-fs }
        }
    }{ $count_where ->
        [this_species] { " " }pour cette espèce
        [other_species] { " " }pour l’autre espèce
        [each_species] { " " }pour les deux espèces
        [one_species] { " " }pour une même espèce
       *[other] { "" }
    }
    [techs] vous avez au moins { $least } technologies { $count_of_key ->
        [any] { "" }
       *[other] { had-colour-fs }
    }
    [tucked] vous avez réservé au moins { $least } cartes
    [publicity] vous avez au moins { $least } couvertures médiatiques
    [score] vous avez au moins { $least } PV
    [hand] { $exactly ->
        [-1] vous avez au moins { $least } cartes en main
        [0] vous n’avez aucune carte en main
        [1] vous avez exactement 1 carte en main
       *[other] vous avez exactement { $exactly } cartes en main
    }
    [exofossils] vous avez au moins { $least } exofossiles
    [completed_missions] vous avez accompli au moins { $least } missions
    [signal_sectors] vous avez des signaux dans au moins { $least } secteurs
    [signals_there] c’est là votre seul signal
    [signals_scan] le scan a marqué un signal { $count_of_key ->
        [oumuamua] sur la tuile Oumuamua
       *[other] dans un secteur { had-colour-m }
    }
    [probe_on] une de vos sondes est sur { $count_of_or }
    [probe_by_earth] une de vos sondes est sur { $count_of_or } à côté de la Terre
    [probe_distance] une de vos sondes est à au moins { $least } pas de la Terre
    [chosen_on] elle est sur { $count_of_or }
    [capsule_on] une de vos capsules est sur { $count_of_or }
    [landed] c’était sur { $count_of_or }
    [tech_of_others] une autre personne possède cette technologie
    [earth_anomaly] la Terre est dans un secteur à anomalie
    [signals_oumuamua] vous avez un signal sur la tuile Oumuamua
    [orbiter_and_lander] vous avez un orbiteur et un atterrisseur sur une même planète
    [paid_space] vous avez une trace sur un emplacement de cette espèce qui coûte des exofossiles
   *[other] { $count_name }
}{ $exactly ->
    [-1] { "" }
   *[other] { $count_word ->
        [hand] { "" }
        [signals_there] { "" }
       *[other] { " " }({ $exactly } exactement)
    }
}

# Ce que l’on fait, après « quand vous »

part-when = { $what ->
    [visit] visitez { $of_or }{ $own_turn ->
        [yes] { " " }pendant votre tour
       *[no] { "" }
    }
    [launch] lancez une sonde
    [orbit] | mettez | une sonde sur orbite | { $of ->
        [none] { "" }
       *[other] autour { $of_of }
    }
    [land] | posez | une sonde | { $of ->
        [none] { "" }
       *[other] sur { $of_or }
    }
    [scan] scannez
    [tech] recherchez une technologie{ $of ->
        [none] { "" }
       *[other] { " " }{ of-colour-f }
    }
    [trace] marquez une trace{ $of ->
        [none] { "" }
       *[other] { " " }{ of-colour-f }
    }
    [signal] marquez un signal dans un secteur{ $of ->
        [none] { "" }
       *[other] { " " }{ of-colour-m }
    }
    [play] jouez une { $mood ->
        [task] carte
       *[do] autre carte
    }{ $of ->
        [none] { "" }
       *[other] { " " }avec { $of_or }
    }
    [corner] défaussez une carte pour son coin{ $of ->
        [none] { "" }
       *[other] { " " }({ $of_or })
    }
    [complete_sector] remplissez un secteur
    [move] déplacez une sonde dans son anneau
    [win] | couvrez | un secteur { $of ->
        [none] { "" }
       *[other] { of-colour-m }
    }
   *[mission] accomplissez une mission
}
part-orbit-or-land = | mettez | une sonde sur orbite | autour { $of_of }{ $places ->
    [1] { " " }{ $mood ->
        [task] ou posez-l’y
       *[do] ou l’y posez
    }
   *[other] , { $mood ->
        [task] ou posez-la sur l’une d’elles
       *[do] ou la posez sur l’une d’elles
    }
}
part-scores = { $special ->
    [score_unmarked_tile] à la fin de la partie, comptez à sa plus petite valeur une tuile Score dorée que vous n’avez pas marquée
   *[other] à la fin de la partie, gagnez { $vp } PV
}
part-circle-of = { $what ->
    [tech] { of-colour-f }
    [trace] { of-colour-f }
    [signal] { of-colour-m }
   *[other] { $of_or }
}
circle-of = ○ { $kind } – { $gain }
card-kinds = Quand vous { $when } : { $gains }.
card-circle = Quand vous { $when } : ○ { $gain }.
card-circles = Quand vous { $when }, couvrez un cercle : { $gains }.
card-mission = Mission : si { $when }, { $gain }.
card-scores-per = À la fin de la partie, gagnez { $vp } PV par { $count }.
card-scores-if = À la fin de la partie, gagnez { $vp } PV si { $when }.
card-later = 15 PV plus tard : { $text }
card-foot = Coin : { $corner }. Signal : { $sector }. Revenu : { $income }.
exertian-rules = Danger { $danger }. À la fin de la partie, gagnez { $vp } PV si { $when }.
