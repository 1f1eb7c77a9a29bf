# Mots du contenu

name-mercury = Mercure
name-venus = Vénus
name-earth = la Terre
name-mars = Mars
name-jupiter = Jupiter
name-saturn = Saturne
name-uranus = Uranus
name-neptune = Neptune
name-oumuamua = Oumuamua
name-pluto = Pluton
name-phobos-deimos = Phobos et Déimos
name-callisto = Callisto
name-ganymede = Ganymède
name-europa = Europe
name-io = Io
name-titan = Titan
name-enceladus = Encelade
name-titania = Titania
name-triton = Triton
name-moon = une lune
name-sirius-a = Sirius A
name-barnards-star = l’étoile de Barnard
name-procyon = Procyon
name-vega = Véga
name-61-virginis = 61 Virginis
name-beta-pictoris = Beta Pictoris
name-kepler-22 = Kepler-22
name-proxima-centauri = Proxima du Centaure
name-purple = violet
name-yellow = jaune
name-blue = bleu
name-orange = orange
name-red = rouge
name-black = noir
name-asteroids = des astéroïdes
name-comet = une comète
name-planet = une planète autre que la Terre
name-new-planet = une planète, Terre comprise, pour la première fois de ce tour
name-credit = crédit
name-energy = énergie
name-card = carte
name-publicity = couverture médiatique
name-data = donnée
name-vp = PV
name-exofossil = exofossile
name-row = rangée de cartes
name-hand = main
name-launch = lancement
name-move = déplacement
name-left = l’espèce de gauche
name-right = l’espèce de droite
name-remove-orbiter = un orbiteur
name-remove-lander = un atterrisseur
name-final-cards = les cartes Fin de partie
name-final-gold = les tuiles dorées
name-final-exertians = les cartes Exertien
name-final-danger = le danger
name-cost-1 = un coût de 1
name-cost-2 = un coût de 2
name-cost-3 = un coût de 3
name-tag-mars = Mars dans son titre
name-same-ring = même anneau
name-other-ring = autre anneau

# Pièces et emplacements

piece-probe = la sonde { $n }
piece-capsule = la capsule { $n } ({ $place })
place-asteroids = des astéroïdes du côté de { $star } (anneau { $ring })
place-comet = une comète du côté de { $star } (anneau { $ring })
place-empty = le vide du côté de { $star } (anneau { $ring })
place-world = { $world } (anneau { $ring }, du côté de { $star })
piece-top = l’emplacement { $n } du haut
piece-lower = l’emplacement { $n } du bas
piece-slot = l’emplacement { $n } de l’ordinateur
piece-first = première place { $n }
piece-circle = le cercle { $n }
piece-sample = { $text }
piece-message = { $text }
piece-trace-discovery = emplacement Découverte { $colour } de { $place }
piece-trace-overflow = emplacement excédentaire { $colour } de { $place }
piece-trace-top = emplacement { $colour } du haut de { $place }
piece-trace-space = emplacement { $colour } { $n } de { $place }

# Verbes des cartes

do-gain = { $what ->
    [credit] { $n ->
        [1] gagnez 1 crédit
       *[other] gagnez { $n } crédits
    }
    [energy] { $n ->
        [1] gagnez 1 énergie
       *[other] gagnez { $n } énergies
    }
    [publicity] gagnez { $n } de couverture médiatique
    [data] { $n ->
        [1] gagnez 1 donnée
       *[other] gagnez { $n } données
    }
    [vp] marquez { $n } PV
   *[exofossil] { $n ->
        [1] gagnez 1 exofossile
       *[other] gagnez { $n } exofossiles
    }
}
do-income = augmentez vos revenus
do-tuck-self = réservez cette carte sous vos revenus
do-card = { $reveal ->
    [yes] prenez 1 carte de la rangée ou de la pioche et montrez-la
   *[no] { $n ->
        [1] prenez 1 carte de la rangée ou de la pioche
       *[other] prenez { $n } cartes de la rangée ou de la pioche
    }
}
do-random = { $apart ->
    [yes] piochez { $n } cartes et gardez-les à part ; celles qui restent rejoignent votre main
   *[no] { $n ->
        [1] piochez 1 carte
       *[other] piochez { $n } cartes
    }
}
do-alien-card = { $n ->
    [1] prenez 1 carte de cette espèce
   *[other] prenez { $n } cartes de cette espèce
}
do-corner = { $of ->
    [drawn] effectuez son action de coin
   *[discarded] effectuez les actions de coin de ce que vous avez défaussé
}
do-income-resource = gagnez le revenu de la carte défaussée
do-discard = { $what ->
    [row] défaussez toute la rangée : { $does }
   *[drawn] défaussez une des cartes gardées à part : { $does }
}
do-take-row = prenez toutes les cartes de la rangée
do-refill-row = complétez la rangée
do-show = { $corner ->
    [move] montrez autant de cartes à coin Déplacement que vous voulez ; pour chacune, { $does }
   *[other] montrez autant de cartes à revenu d’énergie que vous voulez ; pour chacune, { $does }
}
do-return-self = cette carte revient dans votre main
do-own-planet = désormais, vous seul pouvez mettre une sonde sur orbite ou vous poser ici, depuis l’anneau extérieur : { $planet }
do-move = { $n ->
    [1] effectuez 1 déplacement
   *[other] effectuez jusqu’à { $n } déplacements
}
do-launch = { $nolimit ->
    [yes] lancez une sonde sans tenir compte de la limite de sondes
   *[no] lancez une sonde
}
do-orbit = { $land ->
    [yes] mettez une sonde sur orbite ou posez-la
   *[no] mettez une sonde sur orbite
}
do-land = { $anymoon ->
    [yes] posez une sonde ; une lune est permise sans la technologie
   *[no] { $reuse ->
        [yes] posez une sonde ; une première place ou une lune occupée est permise et rapporte de nouveau
       *[no] posez une sonde
    }
}
do-choose-probe = choisissez une de vos sondes
do-signal = { $up_to ->
    [yes] marquez jusqu’à { $n } { $n ->
        [1] signal
       *[other] signaux
    }
   *[no] marquez { $n } { $n ->
        [1] signal
       *[other] signaux
    }
} { $at ->
    [row] { $n ->
        [1] pour une carte défaussée de la rangée
       *[other] pour des cartes défaussées de la rangée
    }
    [hand] { $n ->
        [1] pour une carte défaussée de votre main
       *[other] pour des cartes défaussées de votre main
    }
    [deck] pour la carte du dessus de la pioche, révélée et défaussée
    [any] dans n’importe quel secteur
    [chosen] dans un secteur de votre choix
    [earth] dans le secteur de la Terre
    [planet] dans le secteur de cette planète : { $of }
    [star] sur cette étoile : { $of }
    [color] dans un secteur { $of }
    [probe] dans un secteur où vous avez une sonde
    [probe_and_neighbours] dans un secteur où vous avez une sonde et dans les deux secteurs voisins
    [probes] dans les secteurs de sondes différentes, à vous ou non
    [oumuamua] dans le secteur d’Oumuamua
   *[next_anomaly] dans le secteur de la prochaine anomalie
}{ $nodata ->
    [yes] {" "}; les données remplacées vont à la réserve
   *[no] { "" }
}
do-scan = effectuez un scan
do-tech = { $of_others ->
    [yes] prenez une technologie qu’une autre personne possède, sans rotation ni bonus imprimé
   *[no] { $of ->
        [any] faites pivoter le Système solaire et recherchez une technologie
        [orange] faites pivoter le Système solaire et recherchez une technologie orange
        [violet] faites pivoter le Système solaire et recherchez une technologie violette
        [bleu] faites pivoter le Système solaire et recherchez une technologie bleue
       *[other] faites pivoter le Système solaire et recherchez une technologie (couleur : { $of })
    }
}
do-trace = { $of ->
    [any] marquez une trace au choix
    [violet] marquez une trace violette
    [jaune] marquez une trace jaune
    [bleu] marquez une trace bleue
   *[other] marquez une trace (couleur : { $of })
}{ $where ->
    [same_species] {" "}pour une espèce dont vous avez déjà une trace de cette couleur
    [that_species] {" "}pour cette espèce
   *[other] { "" }
}
do-last = { $uses ->
    [1] une fois pendant ce tour, { $rule }
   *[other] pendant ce tour, { $rule }
}
do-whenever = quand vous { $when } : { $does }
do-instead-of-publicity = quand vous visitez une planète, vous pouvez faire ceci au lieu de gagner sa couverture médiatique : { $does }
do-lose = { $what ->
    [exofossil] payez { $n ->
        [1] 1 exofossile
       *[other] { $n } exofossiles
    }
   *[data] { $n ->
        [1] payez 1 donnée
       *[other] payez { $n } données
    }
}
do-remove-figure = { $kind ->
    [orbiter] retirez un de vos orbiteurs
   *[lander] retirez un de vos atterrisseurs
}
do-waive = { $what ->
    [asteroid_surcharge] quitter des astéroïdes ne vous coûte pas de déplacement de plus
   *[visit_publicity] vos déplacements ne vous donnent pas de couverture médiatique
}
do-take-sample = si c’était à Jupiter ou à Saturne, regardez-en les spécimens et faites de l’un d’eux votre capsule
do-peek-sample = { $at ->
    [probe] à Jupiter ou à Saturne, si votre sonde est sur sa case, regardez les spécimens, montrez-en un et remettez-le : { $does }
   *[either] regardez les spécimens de Jupiter ou de Saturne, montrez-en un et remettez-le : { $does }
}
do-deliver = livrez la capsule qui est arrivée ici : { $to }
do-sample-reward = gagnez la récompense de ce spécimen
do-board-sample = gagnez la récompense du spécimen posé ici
do-anomaly-reward = gagnez la récompense visible de la prochaine anomalie

count-figures = { $of ->
    [any] orbiteur ou atterrisseur à vous
    [one_planet] figurine sur la planète où vous en avez le plus
   *[other] orbiteur ou atterrisseur à vous ici : { $of }
}
count-orbiters = orbiteur à vous
count-landers = { $of ->
    [any] atterrisseur à vous
    [planets_only] atterrisseur à vous qui n’est pas sur une lune
   *[other] atterrisseur à vous ici : { $of }
}
count-wins = { $of ->
    [any] secteur que vous avez couvert
    [one_sector] victoire dans le secteur où vous en avez le plus
   *[other] secteur { $of } que vous avez couvert
}
count-traces = { $of ->
    [any] trace à vous
    [one_color] trace de votre couleur la plus fréquente
    [violet] trace violette à vous
    [jaune] trace jaune à vous
    [bleu] trace bleue à vous
   *[other] trace à vous (couleur : { $of })
}{ $where ->
    [this_species] {" "}pour cette espèce
    [other_species] {" "}pour l’autre espèce
   *[other] { "" }
}
count-techs = { $of ->
    [any] technologie à vous
    [orange] technologie orange à vous
    [violet] technologie violette à vous
    [bleu] technologie bleue à vous
   *[other] technologie à vous (couleur : { $of })
}
count-tucked = { $of ->
    [any] carte réservée
   *[other] carte réservée (revenu : { $of })
}
count-publicity = point de couverture médiatique
count-score = PV que vous avez
count-hand = carte de votre main
count-exofossils = exofossile que vous avez
count-completed-missions = mission que vous avez accomplie
count-endgame-cards = carte Fin de partie à vous
count-signal-sectors = secteur où vous avez un signal
count-signals-there = signal à vous à cet endroit
count-signals-anomaly = signal à vous dans les secteurs à anomalie
count-signals-scan = signal que ce scan a marqué ici : { $of }
count-sectors-marked = secteur différent marqué par cette carte
count-adjacent-asteroids = case d’astéroïdes voisine de cette sonde
count-earth-line = autre planète ou comète du secteur de la Terre
count-techs-that-color = technologie à vous de cette couleur
count-traces-that-color = trace à vous de cette couleur
count-probe-on = sonde à vous sur { $of }
count-probe-by-earth = sonde à vous sur { $of } à côté de la Terre
count-probe-distance = pas entre la Terre et votre sonde la plus lointaine
count-chosen-on = fois que cette sonde est sur { $of }
count-capsule-on = capsule à vous sur { $of }
count-landed = atterrissage sur l’un de ces lieux : { $of }
count-tech-of-others = autre personne qui possède cette technologie
count-earth-anomaly = anomalie dans le secteur de la Terre
count-signals-oumuamua = signal à vous sur la tuile Oumuamua
count-orbiter-and-lander = planète où vous avez un orbiteur et un atterrisseur
count-paid-space = trace à vous sur une case de cette espèce qui coûte des exofossiles
is-has = { $count_word ->
    [figures] vous avez au moins { $least } { $count_of ->
        [any] orbiteurs et atterrisseurs
        [one_planet] orbiteurs et atterrisseurs sur une même planète
       *[other] { $least ->
            [1] orbiteur ou atterrisseur
           *[other] orbiteurs ou atterrisseurs
        } ici : { $count_of }
    }
    [orbiters] vous avez au moins { $least } { $least ->
        [1] orbiteur
       *[other] orbiteurs
    }
    [landers] vous avez au moins { $least } { $count_of ->
        [any] atterrisseurs
        [planets_only] atterrisseurs hors des lunes
       *[other] atterrisseur ici : { $count_of }
    }
    [wins] vous avez couvert au moins { $least } { $count_of ->
        [any] { $least ->
            [1] secteur
           *[other] secteurs
        }
        [one_sector] fois un même secteur
       *[other] { $least ->
            [1] secteur { $count_of }
           *[other] secteurs { $count_of }s
        }
    }
    [traces] vous avez au moins { $least } { $least ->
        [1] trace
       *[other] traces
    } { $count_of ->
        [any] en tout
        [one_color] d’une même couleur
        [violet] { $least ->
            [1] violette
           *[other] violettes
        }
        [jaune] { $least ->
            [1] jaune
           *[other] jaunes
        }
        [bleu] { $least ->
            [1] bleue
           *[other] bleues
        }
       *[other] de chacune de ces couleurs : { $count_of }
    }{ $count_where ->
        [this_species] {" "}pour cette espèce
        [other_species] {" "}pour l’autre espèce
        [each_species] {" "}pour les deux espèces
        [one_species] {" "}pour une seule et même espèce
       *[other] { "" }
    }
    [techs] vous avez au moins { $least } technologies { $count_of ->
        [orange] orange
        [violet] violettes
        [bleu] bleues
       *[other] (couleur : { $count_of })
    }
    [tucked] vous avez réservé au moins { $least } cartes
    [publicity] vous avez au moins { $least } de couverture médiatique
    [score] vous avez au moins { $least } PV
    [hand] vous avez exactement { $exactly } { $exactly ->
        [0] carte
        [1] carte
       *[other] cartes
    } en main
    [exofossils] vous avez au moins { $least } exofossiles
    [completed_missions] vous avez accompli au moins { $least } missions
    [signal_sectors] vous avez des signaux dans au moins { $least } secteurs
    [signals_there] c’est là votre seul signal
    [signals_scan] le scan a marqué au moins { $least } signal ici : { $count_of }
    [probe_on] une de vos sondes est sur { $count_of }
    [probe_by_earth] une de vos sondes est sur { $count_of } à côté de la Terre
    [probe_distance] une de vos sondes est à au moins { $least } pas de la Terre
    [chosen_on] cette sonde est sur { $count_of }
    [capsule_on] une de vos capsules est sur { $count_of }
    [landed] vous vous êtes posé sur l’un de ces lieux : { $count_of }
    [tech_of_others] une autre personne possède cette technologie
    [earth_anomaly] la Terre est dans un secteur à anomalie
    [signals_oumuamua] vous avez un signal sur la tuile Oumuamua
    [orbiter_and_lander] vous avez un orbiteur et un atterrisseur sur une même planète
    [paid_space] vous avez une trace sur un emplacement de cette espèce qui coûte des exofossiles
   *[other] { $count_of }
}
part-when = { $what ->
    [visit] { $own_turn ->
        [yes] visitez { $of } pendant votre tour
       *[no] visitez { $of }
    }
    [launch] lancez une sonde
    [orbit] { $of ->
        [none] mettez une sonde sur orbite
       *[other] mettez une sonde sur orbite ici : { $of }
    }
    [land] { $of ->
        [none] posez une sonde
       *[other] posez une sonde ici : { $of }
    }
    [scan] scannez
    [tech] { $of ->
        [none] recherchez une technologie
        [orange] recherchez une technologie orange
        [violet] recherchez une technologie violette
        [bleu] recherchez une technologie bleue
       *[other] recherchez une technologie (couleur : { $of })
    }
    [trace] { $of ->
        [none] marquez une trace
        [violet] marquez une trace violette
        [jaune] marquez une trace jaune
        [bleu] marquez une trace bleue
       *[other] marquez une trace (couleur : { $of })
    }
    [signal] marquez un signal dans un secteur { $of }
    [play] jouez une autre carte avec { $of }
    [corner] défaussez une carte pour son action de coin ({ $of })
    [complete_sector] remplissez un secteur
    [move] déplacez une sonde dans son anneau
    [win] { $of ->
        [none] couvrez un secteur
       *[other] couvrez un secteur { $of }
    }
   *[mission] accomplissez une mission
}
part-scores = { $special ->
    [score_unmarked_tile] à la fin de la partie, comptez une tuile dorée que vous n’avez pas marquée à sa plus petite valeur
   *[other] à la fin de la partie : { $vp } PV
}
card-circle = { $n ->
    [1] Quand vous
   *[other] { $n } fois, quand vous
} { $when } : { $gain }.
card-or = { $first } ou { $last }
card-mission = Mission : si { $when }, { $gain }.
card-scores-per = À la fin de la partie, { $vp } PV pour chaque { $count }.
card-scores-if = À la fin de la partie, { $vp } PV si { $when }.
card-later = 15 PV plus tard : { $text }
card-foot = Coin : { $corner }. Signal : { $sector }. Revenu : { $income }.
exertian-rules = Danger { $danger }. { $vp } PV si { $when }.

# Questions

prompt-action = À vous : quelle action principale ?
prompt-end = Encore quelque chose avant de finir votre tour ?
prompt-take-card = Quelle carte prenez-vous ?
prompt-take-alien = Quelle carte de l’espèce prenez-vous ?
prompt-discard = Quelle carte défaussez-vous ?
prompt-show = Quelle carte montrez-vous ?
prompt-remove = Quelle figurine retirez-vous ?
prompt-orbit = Où mettez-vous une sonde sur orbite ?
prompt-land = Où posez-vous une sonde ?
prompt-first-place = Quelle première place couvrez-vous ?
prompt-walk = Où vous déplacez-vous ?
prompt-instead = La couverture médiatique, ou ce que la carte propose ?
prompt-name-probe = Laquelle de vos sondes ?
prompt-signal = Où marquez-vous le signal ?
prompt-sector = Quel secteur ?
prompt-row-signal = Quelle carte de la rangée défaussez-vous pour son signal ?
prompt-hand-signal = Quelle carte de votre main défaussez-vous pour son signal ?
prompt-probe-signal = Le secteur de quelle sonde ?
prompt-resolve = Quel secteur rempli résolvez-vous maintenant ?
prompt-scan = Quelle partie du scan vient ensuite ?
prompt-tech = Quelle technologie recherchez-vous ?
prompt-slot = Dans quel emplacement de l’ordinateur ?
prompt-trace = Où marquez-vous la trace ?
prompt-round-card = Quelle carte gardez-vous ?
prompt-gold = Quelle tuile dorée marquez-vous ?
prompt-cover = Quel cercle cela couvre-t-il ?
prompt-tuck = Quelle carte réservez-vous sous vos revenus ?
prompt-first-tuck = Quelle carte réservez-vous comme premier revenu ?
prompt-sample = Quel spécimen ?
prompt-peek = Quels spécimens regardez-vous ?
prompt-deliver = Quelle capsule livrez-vous ?
prompt-message = Quelle partie du message prenez-vous ?
prompt-plot = Jouez-vous une carte Exertien face cachée ?

option-launch = Lancer une sonde
option-scan = Scanner
option-analyze = Analyser des données
option-research = Rechercher une technologie
option-pass-round = Passer pour cette manche
option-orbit = Mettre sur orbite : { $a }
option-orbit-row = Mettre sur orbite
option-orbit-button = { $a }
option-land = Se poser : { $a }
option-land-row = Se poser
option-land-button = { $a }
option-play = Jouer { $a }
option-play-row = Jouer une carte
option-play-button = { $a }
option-end = Finir votre tour
option-yes = Oui
option-take = Prendre { $a }
option-deck = La carte du dessus de la pioche
option-discard = Défausser { $a }
option-show = Montrer { $a }
option-stop = Cela suffit
option-remove = { $n ->
    [1] Retirer celle-ci : { $a }
   *[other] Retirer celle-ci : { $a }, { $b }
}
option-first = Couvrir : { $a }
option-move = Déplacement : { $a } → { $b }
option-move-row = Déplacement
option-move-button = { $b }
option-fly = Déplacement contre énergie : { $a } → { $b }
option-fly-row = Déplacement contre énergie
option-fly-button = { $b }
option-move-energy = Déplacement : { $a } → { $b }, avec 1 énergie de plus
option-move-card = Déplacement : { $a } → { $b }, avec le coin de { $c }
option-publicity = Gagner la couverture médiatique
option-instead = Prendre ce que la carte propose
option-probe = La sonde : { $a }
option-signal = Un signal ici : { $a }
option-sector = Le secteur de cette étoile : { $a }
option-resolve = Résoudre : { $a }
option-part = { $a_key ->
    [earth] Signal dans le secteur de la Terre
    [row] Signal d’une carte de la rangée
    [mercury] Signal dans le secteur de Mercure
    [hand] Signal d’une carte de votre main
    [launch] Lancer une sonde
   *[move] Déplacer une sonde
}
option-done = Le scan est fini
option-tech = Rechercher { $a }
option-slot = La mettre ici : { $a }
option-trace = { $a }
option-keep = Garder { $a }
option-gold = Marquer { $a }
option-cover = Couvrir { $b } de { $a }
option-skip = N’en couvrir aucun
option-complete = Accomplir { $a }
option-complete-row = Accomplir une mission
option-complete-button = { $a }
option-place = Placer une donnée sur { $a }
option-place-row = Placer une donnée
option-place-button = { $a }
option-corner = Défausser { $a } pour son action de coin
option-corner-row = Défausser pour un coin
option-corner-button = { $a }
option-buy = Acheter une carte pour 3 de couverture médiatique
option-exchange = Échanger 2 { $a_key ->
    [credit] crédits
    [card] cartes
   *[energy] énergies
} contre 1 { $b }
option-exchange-row = Échanger deux
option-exchange-button = { $a } → { $b }
option-tuck = Réserver { $a }
option-decline = Refuser
option-sample = { $a }
option-peek = Regarder les spécimens ici : { $a }
option-deliver = Livrer { $a }
option-message = { $a }
option-plot = Jouer { $a } face cachée
option-plot-row = Jouer face cachée
option-plot-button = { $a }

# Le journal

event-turn = Commence son tour.
event-gain = Gagne { $a_key ->
    [vp] { $n } PV
    [credit] { $n ->
        [1] 1 crédit
       *[other] { $n } crédits
    }
    [energy] { $n ->
        [1] 1 énergie
       *[other] { $n } énergies
    }
    [data] { $n ->
        [1] 1 donnée
       *[other] { $n } données
    }
    [exofossil] { $n ->
        [1] 1 exofossile
       *[other] { $n } exofossiles
    }
   *[publicity] { $n } de { $a }
}.
event-draw = { $known ->
    [yes] Pioche { $secret_a }.
   *[no] Pioche une carte.
}
event-take = Prend { $a }.
event-discard = Défausse { $a }.
event-discard-row = Défausse { $a } de la rangée pour un signal.
event-show = Montre { $a }.
event-reshuffle = La défausse devient la nouvelle pioche.
event-tuck = Réserve { $a }.
event-income = Prend ses revenus.
event-move = Déplace une sonde vers { $d }.
event-visit = Visite { $a }.
event-launch = Lance une sonde.
event-orbit = Met une sonde sur orbite : { $a }.
event-land = Pose une sonde : { $a }.
event-remove = Retire une figurine : { $a }.
event-signal = Marque un signal : { $a }.
event-complete-sector = Remplit un secteur : { $a }.
event-win = Couvre un secteur : { $a }.
event-scan = A scanné.
event-analyze = Analyse des données.
event-place = Place une donnée sur { $a }.
event-tech = A recherché { $a }.
event-trace = Marque une trace : { $a }.
event-play-card = Joue { $a }.
event-play = A fini de résoudre { $a }.
event-corner = Défausse { $a } pour son action de coin.
event-rotate = Fait pivoter le Système solaire.
event-pass = Passe.
event-round = Ouvre la manche { $n }.
event-round-card = { $known ->
    [yes] Garde { $secret_a }.
   *[no] Garde une carte.
}
event-gold = Marque { $a }.
event-neutral = Un marqueur neutre va ici : { $a }.
event-discover = Découverte : { $a }.
event-cover = Couvre un cercle de { $a }.
event-mission = Accomplit { $a }.
event-sample = Prend un spécimen : { $a }.
event-peek = Montre un spécimen : { $a }.
event-deliver = Livre un spécimen : { $a }.
event-anomaly = Reçoit la réponse d’une anomalie ({ $a }).
event-message = Lit un message : { $a }.
event-arrive = Reçoit la suite de { $a }.
event-plot = { $known ->
    [yes] Joue { $secret_a } face cachée.
   *[no] Joue une carte Exertien face cachée.
}
event-score = Décompte final : { $n } PV pour { $a }.

end-points = Les cinq manches sont finies, et les points sont comptés.

# La scène

scene-round = Manche { $n } sur 5
scene-solar = Système solaire
scene-ring = Anneau { $n }
scene-sectors = Secteurs
scene-sector = { $star } ({ $colour })
scene-slot = { $data ->
    [0] 0 donnée restante
    [1] 1 donnée restante
   *[other] { $data } données restantes
} sur { $slots } ; signaux : { $marks }
scene-nobody = aucun
scene-planets = Planètes
scene-orbiter = Orbiteur { $rival ->
    [yes] de l’adversaire
   *[no] du joueur { $seat }
}
scene-lander = Atterrisseur { $rival ->
    [yes] de l’adversaire
   *[no] du joueur { $seat }
}
scene-probe = Sonde { $rival ->
    [yes] de l’adversaire
   *[no] du joueur { $seat }
}
scene-capsule = Capsule { $rival ->
    [yes] de l’adversaire
   *[no] du joueur { $seat }
}
scene-row = Rangée de cartes
scene-deck = Pioche
scene-empty = vide
scene-techs = Technologies
scene-research = Recherche et vie
scene-tiles-left = { $n ->
    [one] { $n } restante
   *[other] { $n } restantes
}
scene-orbit = orbite
scene-land = sol
scene-tech-note = { $text } Il en reste { $left } ; dessus : { $bonus }
scene-gold = Tuiles dorées
scene-free = libre
scene-neutral = marqueur neutre
scene-hand = Main
scene-aliens = Cartes Extraterrestre
scene-exertian = Cartes Exertien
scene-plotted = Cartes Exertien jouées
scene-missions = Missions
scene-done = Missions accomplies
scene-kept = Cartes conservées
scene-income = Revenus réservés
scene-computer = Ordinateur
scene-own-techs = Technologies
scene-passed = a passé
stock-vp = PV
stock-credits = crédits
stock-energy = énergie
stock-publicity = couverture médiatique
stock-data = données
stock-exofossils = exofossiles
scene-circles = cercles ouverts : { $n }
