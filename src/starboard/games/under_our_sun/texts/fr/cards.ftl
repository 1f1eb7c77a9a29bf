# Cards as text: verbs, conditions, counters.

noun-water = eau
    .mass = yes
    .gender = f
noun-ration = ration
    .gender = f
noun-cloth = tissu
    .mass = yes
noun-metal = métal
    .mass = yes
noun-connector = connecteur
noun-wood = bois
    .mass = yes
noun-alcohol = alcool
    .mass = yes
noun-plastic = plastique
    .mass = yes
noun-bullet = balle
    .gender = f
noun-arrow = flèche
    .gender = f
do-gain = { $subject } | { $form ->
    [third] gagne
    [inf] gagner
   *[other] gagnez
} | { $what_n }
do-lose = { $subject } | { $form ->
    [third] perd
    [inf] perdre
   *[other] perdez
} | { $what ->
    [any] { $n } ressources au choix
   *[other] { $what_n }
}
do-refill-water = { $subject } | { $form ->
    [third] remplit
    [inf] remplir
   *[other] remplissez
} | toute la réserve d'eau
do-draw-bag = { $subject } | { $form ->
    [third] tire
    [inf] tirer
   *[other] tirez
} | { $n ->
    [1] 1 ressource aléatoire
   *[other] { $n } ressources aléatoires
}
do-draw-loot = { $subject } | { $form ->
    [third] tire
    [inf] tirer
   *[other] tirez
} | { $n ->
    [1] 1 carte Butin
   *[other] { $n } cartes Butin
}{ $keep ->
    [1] { $n ->
        [1] { "" }
       *[other] { " " }et en garder 1
    }
   *[other] { " " }et en garder { $keep }
}
do-gain-card = { $subject } | { $form ->
    [third] gagne
    [inf] gagner
   *[other] gagnez
} | { $card_a }
do-lose-card = { $subject } | { $form ->
    [third] perd
    [inf] perdre
   *[other] perdez
} | { $card ->
    [none] une carte au choix
   *[other] { $card_a }
}
do-put-goods = { $subject } | { $form ->
    [third] pose
    [inf] poser
   *[other] posez
} | { $what_n } sur { $at ->
    [here] la tuile
   *[other] { $at_name }
}
do-damage = { $subject } | { $form ->
    [third] subit
    [inf] subir
   *[other] subissez
} | { $n ->
    [1] 1 dégât
   *[other] { $n } dégâts
} ({ $kind_name })
do-heal = { $subject } | { $form ->
    [third] regagne
    [inf] regagner
   *[other] regagnez
} | { $n } PV
do-infect = { $subject } | { $form ->
    [third] devient
    [inf] devenir
   *[other] devenez
} | infecté
do-cure = { $subject } | { $form ->
    [third] perd
    [inf] perdre
   *[other] perdez
} | l'infection
do-change-fitness = { $subject } | { $form ->
    [third] modifie
    [inf] modifier
   *[other] modifiez
} | la forme de { $n }
do-change-ap = { $subject } | { $form ->
    [third] modifie
    [inf] modifier
   *[other] modifiez
} | les PA de { $n }
do-prevent = { $subject } | { $form ->
    [third] ignore
    [inf] ignorer
   *[other] ignorez
} | { $n ->
    [0] tous les dégâts
    [1] 1 dégât
   *[other] { $n } dégâts
} d'une attaque
do-revive = { $subject } | { $form ->
    [third] revient
    [inf] revenir
   *[other] revenez
} | à la vie avec 1 point de vie
do-roll = { $subject } | { $form ->
    [third] lance
    [inf] lancer
   *[other] lancez
} | { $dice }
do-attack = une attaque de { $dice } frappe
do-gain-karma = { $subject } | { $form ->
    [third] regagne
    [inf] regagner
   *[other] regagnez
} | { $n } dés de karma
do-lose-karma = { $subject } | { $form ->
    [third] perd
    [inf] perdre
   *[other] perdez
} | { $n } dés de karma
do-hide-here = { $subject } | { $form ->
    [third] devient
    [inf] devenir
   *[other] devenez
} | en mode furtif
do-detect = { $subject } | { $form ->
    [third] devient
    [inf] devenir
   *[other] devenez
} | repéré
do-test = { $subject } | { $form ->
    [third] teste
    [inf] tester
   *[other] testez
} | { $attribute_name }{ $success ->
    [none] { "" }
   *[other] { " ; " }en cas de succès, { $success }
}{ $failure ->
    [none] { "" }
   *[other] { " ; " }en cas d'échec, { $failure }
}
do-each = { $of ->
    [all] tous
    [here] tous ceux de la tuile
    [others_here] les autres de la tuile
   *[other] les morts de la tuile
}{ $requires ->
    [none] { "" }
   *[other] { " " }(si { $requires })
} : { $does }
do-choose-character = { $subject } | { $form ->
    [third] choisit
    [inf] choisir
   *[other] choisissez
} | { $among ->
    [dead_here] un mort de la tuile
   *[other] quelqu'un de la tuile
}{ $requires ->
    [none] { "" }
   *[other] { " " }(si { $requires })
} : { $does }
do-vote = tous les joueurs votent : { $among_or }
do-reveal-tiles = { $subject } | { $form ->
    [third] retourne
    [inf] retourner
   *[other] retournez
} | { $n ->
    [1] 1 tuile voisine
   *[other] { $n } tuiles voisines
}
do-place-tile = { $tile_name } est posée à { $distance } tuiles de New Haven, face { $face_up ->
    [yes] visible
   *[no] cachée
}
do-place-chest = un coffre ({ $test_name }) est posé sur la tuile
do-light-fire = { $subject } | { $form ->
    [third] allume
    [inf] allumer
   *[other] allumez
} | un feu de camp
do-put-out-fires = { $at ->
    [everywhere] tous les feux de camp s'éteignent
   *[other] le feu de camp s'éteint
}
do-place-marker = { $subject } | { $form ->
    [third] pose
    [inf] poser
   *[other] posez
} | { $marker_n } sur { $at ->
    [here] la tuile
   *[other] { $at_name }
}
do-remove-marker = { $subject } | { $form ->
    [third] retire
    [inf] retirer
   *[other] retirez
} | { $marker_a } de { $at ->
    [here] la tuile
   *[other] { $at_name }
}
do-move-marker = { $marker_the } avance d'une tuile
do-place-dealer = le revendeur apparaît ici
do-move-character = { $subject } | { $form ->
    [third] va
    [inf] aller
   *[other] allez
} | vers { $to ->
    [adjacent] une tuile voisine
   *[other] { $to_name }
}
do-look-at = { $subject } | { $form ->
    [third] regarde
    [inf] regarder
   *[other] regardez
} | les { $n } prochaines : { $deck_name }
do-draw-event = { $subject } | { $form ->
    [third] tire
    [inf] tirer
   *[other] tirez
} | une autre carte Événement
do-spawn = { $n ->
    [1] un ennemi
   *[other] { $n } ennemis
}{ $type ->
    [none] { "" }
   *[other] { " " }({ $type_name })
}{ $faction ->
    [none] { "" }
   *[other] { " " }({ $faction_name })
}{ $key ->
    [none] { "" }
   *[other] { " " }({ $key_name })
}{ $tier ->
    [0] { "" }
   *[other] { " " }(rang { $tier })
} : surgissement{ $at ->
    [here] { "" }
    [random_adjacent] { " " }sur une tuile voisine au hasard
   *[other] { " " }à { $at_name }
}
do-first-round = un premier round de combat commence
do-enemies-approach = tous les ennemis à { $within } tuiles au plus s'approchent d'un pas
do-damage-enemies = chaque ennemi ici subit { $n } dégâts
do-exhaust-enemies = { $subject } | { $form ->
    [third] épuise
    [inf] épuiser
   *[other] épuisez
} | les ennemis ici
do-lasts = { $rule } jusqu'à la fin : { $until_name }{ $uses ->
    [-1] { "" }
   *[other] , { $uses } fois
}{ $everybody ->
    [yes] { " " }(tous)
   *[no] { "" }
}
do-pay-or = { $cost }, sinon { $otherwise }
do-end-turn = le tour se termine
do-count = { $what_name } : { $down ->
    [yes] { $n } de moins
   *[no] { $n } de plus
}
do-next-card = la prochaine carte de mission est lue
do-lose-mission = la mission est perdue
do-win-mission = la mission est gagnée
do-remove-cards = { $n ->
    [99] chaque { $card_name }
   *[other] { $n } { $card_name }
} : hors de la pioche
do-lose-tile = { $tile_name } : tuile perdue
do-add-dice = { $subject } | { $form ->
    [third] a
    [inf] avoir
   *[other] avez
} | { $dice } de plus : { $pool_name }{ $only ->
    [chest] { " " }(coffres)
   *[other] { "" }
}{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-remove-dice = { $subject } | { $form ->
    [third] a
    [inf] avoir
   *[other] avez
} | { $dice } de moins : { $pool_name }{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-cancel-failure = { $subject } | { $form ->
    [third] ignore
    [inf] ignorer
   *[other] ignorez
} | { $n ->
    [1] 1 échec
   *[other] { $n } échecs
} d'un test{ $pool ->
    [none] { "" }
   *[other] { " " }de { $pool_name }
}{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-no-night-die = { $subject } | { $form ->
    [third] a
    [inf] avoir
   *[other] avez
} | pas de dé rouge pour la nuit aux tests de Furtivité{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-protection = { $subject } | { $form ->
    [third] a
    [inf] avoir
   *[other] avez
} | protection { $n }{ $against ->
    [all] { "" }
   *[other] { " " }({ $against_name })
}{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-reduce-damage = { $subject } | { $form ->
    [third] subit
    [inf] subir
   *[other] subissez
} | 1 dégât de moins au-delà de 1{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-immune = { $subject } | { $form ->
    [third] subit
    [inf] subir
   *[other] subissez
} | aucun dégât ({ $to_name }){ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-cost-change = { $action_name } : { $by } PA, au moins { $floor }{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-cap-move = une valeur de mouvement au-delà de { $most } compte pour { $most }{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-forbid = { $action_name } : interdit{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-water-capacity = { $subject } | { $form ->
    [third] a
    [inf] avoir
   *[other] avez
} | { $n } emplacements d'eau de plus{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-add-slot = { $subject } | { $form ->
    [third] a
    [inf] avoir
   *[other] avez
} | { $n } emplacement de plus : { $slot_name }{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-upkeep = { $what_name } prend { $n }{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-skip-upkeep = { $subject } | { $form ->
    [third] saute
    [inf] sauter
   *[other] sautez
} | { $what_name }{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-cheaper-recipe = fabriquer prend { $n } ressource de moins{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-sell-more = { $subject } | { $form ->
    [third] vend
    [inf] vendre
   *[other] vendez
} | les cartes { $n } de plus{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-enemy-dice = les ennemis ont { $dice } de plus{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-dismantle-anywhere = { $subject } | { $form ->
    [third] démonte
    [inf] démonter
   *[other] démontez
} | partout pour 1 PA, un cube de la recette est perdu{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
is-weather-is = le temps { $mood ->
    [not] n'est pas
   *[do] est
} : { $weather_name }
is-phase-is = { $mood ->
    [not] ce n'est pas
   *[do] c'est
} : { $phase_name }
is-day-at-least = le jour est { $mood ->
    [not] avant
   *[do] au moins
} { $n }
is-tile-has = la tuile { $mood ->
    [not] n'a pas
   *[do] a
} : { $what_name }
is-at-tile = vous { $mood ->
    [not] n'êtes pas
   *[do] êtes
} à { $tile_name }
is-alone = vous { $mood ->
    [not] n'êtes pas
   *[do] êtes
} seul sur la tuile
is-character-is = vous { $mood ->
    [not] n'êtes pas
   *[do] êtes
} : { $archetype_name }
is-wounded = vous { $mood ->
    [not] n'êtes pas
   *[do] êtes
} blessé
is-infected = vous { $mood ->
    [not] n'êtes pas
   *[do] êtes
} infecté
is-in-stealth = vous { $mood ->
    [not] n'êtes pas
   *[do] êtes
} en mode furtif
is-fitness-is = vous { $mood ->
    [not] n'êtes pas
   *[do] êtes
} { $step_name }
is-has-card = vous { $mood ->
    [not] n'avez pas
   *[do] avez
} { $card_a }
is-has = vous avez { $mood ->
    [not] moins de { "" }
   *[do] { "" }
}{ $what_n }
is-at-least = { $what } { $mood ->
    [not] vaut moins de
   *[do] vaut au moins
} { $n }
is-at-most = { $what } { $mood ->
    [not] vaut plus de
   *[do] vaut au plus
} { $n }
is-revealed = votre carte d'équipe { $mood ->
    [not] n'est pas
   *[do] est
} révélée
is-mission-card = la carte de mission { $n } { $mood ->
    [not] n'est pas
   *[do] est
} révélée
count-players = le nombre de personnages{ $half ->
    [yes] , divisé par deux
   *[no] { "" }
}{ $more ->
    [0] { "" }
   *[other] { " " }+ { $more }
}
count-day = le jour
count-counter = { $key_name }
count-characters = le nombre de personnages{ $at ->
    [none] { "" }
   *[other] { " " }à { $at_name }
}
count-living = le nombre de vivants
count-fallen = le nombre de personnages { $eliminated ->
    [yes] éliminés
   *[no] tombés
}
count-enemies = le nombre d'ennemis{ $type ->
    [none] { "" }
   *[other] { " " }({ $type_name })
}{ $faction ->
    [none] { "" }
   *[other] { " " }({ $faction_name })
}{ $key ->
    [none] { "" }
   *[other] { " " }({ $key_name })
}{ $at ->
    [none] { "" }
   *[other] { " " }à { $within } de { $at_name }
}
count-stored = { $what_name } en réserve à { $at_name }
count-carried = { $what_name } : nombre transporté{ $at ->
    [none] { "" }
   *[other] { " " }à { $at_name }
}
card-arrival = À son arrivée : { $does }
card-hit = Quand il a infligé des dégâts : { $does }
card-goal = But : { $what }.
card-ap = ({ $n } PA)
card-if = (si { $what })
card-cost = ({ $what })
card-ability = { $head } : { $does }
limit-turn = (une fois par tour)
limit-phase = (une fois par phase)
limit-day = (une fois par jour)
limit-game = (une fois par partie)
when-use = Utiliser
when-mission = Action de mission
when-defend = Quand une attaque porte
when-attack = Quand vous attaquez avec
when-enter = En entrant
when-leave = En partant
when-reveal = À la découverte
when-start-turn = Au début de votre tour
when-start-phase = Au début d'une phase
when-end-phase = À la fin d'une phase
when-preparation = À la préparation
when-enemy-defeated = Quand un ennemi est vaincu
when-loot = Quand vous fouillez
when-character-dead = Quand un personnage meurt
when-mission-card = Quand une carte de mission est lue
