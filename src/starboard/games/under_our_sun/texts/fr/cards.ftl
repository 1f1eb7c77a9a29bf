# Cards as text: nouns, and the frame around what they say.

noun-ap = point d'action
    .many = points d'action
noun-water = dose d'eau
    .many = doses d'eau
    .gender = f
noun-ration = ration
    .gender = f
noun-cloth = tissu
    .mass = yes
noun-metal = métal
    .many = métaux
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
noun-camp = camp
noun-fire = feu de camp
    .many = feux de camp
noun-cooking-fire = feu de cuisson
    .many = feux de cuisson
noun-enemy = ennemi
noun-open-symbol = symbole d'ennemi ouvert
    .many = symboles d'ennemi ouverts
noun-chest = coffre
noun-event = événement
noun-merchant = marchand

card-arrival = À l'arrivée : { $does }
card-hit = Quand cet ennemi a infligé des dégâts : { $does }
counted-dice = { $n ->
    [1] 1 dé { $word }
   *[other] { $n } dés { $word }s
}
card-no-dice = rien
card-only = Réservé au personnage « { $who } ».
card-melee = Mêlée : lancez aussi { $dice } quand vous attaquez avec cette arme.
card-ranged = À distance : tire sur une tuile voisine avec { $dice }.
card-ammo = { $ammo ->
    [arrow] Un tir prend 1 flèche ; l'arme en contient { $n }.
   *[other] Un tir prend 1 balle ; l'arme en contient { $n }.
}
card-bottle = { $n ->
    [1] 1 emplacement d'eau de plus.
   *[other] { $n } emplacements d'eau de plus.
}
card-tent = Se monte pour 1 PA et devient un camp.
card-fixture = { $where ->
    [camp] S'installe dans un camp pour 1 PA, se reprend pour 1 PA.
   *[other] S'installe sur une tuile pour 1 PA, se reprend pour 1 PA.
}
card-yields = { $when ->
    [storm] Quand vient une tempête, met { $what_n } sur la tuile.
   *[other] À chaque Préparation, met { $what_n } sur la tuile si aucun personnage ne s'y trouve.
}
card-bars = Les ennemis n'entrent pas sur la tuile.
card-fire = Feu : qui le porte peut construire un feu de camp.
card-uses = { $n ->
    [1] 1 utilisation.
   *[other] { $n } utilisations.
}
card-single-use = Se défausse après usage.
card-reusable = Se retourne après usage, jusqu'à la prochaine Préparation.
card-electric = Électrique : ne marche pas pendant une tempête solaire.
card-enemy-melee = { $same ->
    [yes] Mêlée : { $day }.
   *[no] Mêlée : { $day } le jour, { $night } la nuit.
}
card-enemy-ranged = { $same ->
    [yes] À distance : { $day }.
   *[no] À distance : { $day } le jour, { $night } la nuit.
}
card-protection = Protection { $n } : chaque attaque contre cet ennemi inflige { $n } de moins.
card-pierce = La protection compte { $n } de moins contre cet ennemi.
card-moves = { $n ->
    [0] Cet ennemi ne bouge jamais à la Préparation.
   *[other] Cet ennemi avance de { $n } tuiles à la Préparation.
}
card-loot = { $n ->
    [0] Butin, aucun succès : { $does }
    [1] Butin, 1 succès : { $does }
   *[other] Butin, { $n } succès : { $does }
}
card-goal = But : { $what }.
card-failure = La mission est perdue si { $what }.
card-ap = { $n } PA
card-if = si { $what }
card-at = { $at ->
    [new_haven] à New Haven
   *[other] { $to }
}
card-cost = { $what }
card-vote = Tous les joueurs votent en secret.
card-choice = Au choix.
card-way = { $title } : { $does }
card-way-none = { $title } : il ne se passe rien.
card-ability = { $head } : { $does }
limit-turn = une fois par tour
limit-phase = une fois par phase
limit-day = une fois par jour
limit-game = une fois par partie
when-use = Utiliser
when-mission = Action de mission
when-defend = Quand une attaque porte
when-attack = Quand vous attaquez avec cette arme
when-enter = À l'entrée
when-leave = Au départ
when-reveal = Quand elle est retournée
when-start-turn = Au début de votre tour
when-start-phase = { $which ->
    [none] Au début de chaque phase
    [night] À la tombée de la nuit
   *[other] Au début de chaque { $word }
}
when-end-phase = { $which ->
    [none] À la fin de chaque phase
   *[other] À la fin de chaque { $word }
}
when-preparation = { $which ->
    [none] Après chaque étape de la Préparation
   *[other] À chaque Préparation, après l'étape { $which }
}
when-enemy-defeated = Quand { $which ->
    [none] un ennemi est vaincu
    [animal] un animal est vaincu
    [mutant] un mutant est vaincu
    [human] un ennemi humain est vaincu
    [sons_of_liberty] l'un des Fils de la Liberté est vaincu
   *[other] « { $word } » est vaincu
}
when-loot = { $which ->
    [none] Quand vous fouillez
    [animal] Quand vous fouillez un animal
    [mutant] Quand vous fouillez un mutant
    [human] Quand vous fouillez un ennemi humain
    [sons_of_liberty] Quand vous fouillez l'un des Fils de la Liberté
   *[other] Quand vous fouillez « { $word } »
}
when-character-dead = Quand un personnage meurt
when-mission-card = Quand une carte de mission est lue
when-chest = Quand quelqu'un a ouvert un coffre
name-each-all = chaque personnage
name-each-here = chaque personnage de la tuile
name-each-other-here = chaque autre personnage de la tuile
name-one-here = un personnage de votre choix sur la tuile
name-one-here-infected = un personnage infecté de votre choix sur la tuile
name-one = un personnage de votre choix
name-one-other-here = un autre personnage de votre choix sur la tuile
name-one-dead-here = un mort de votre choix sur la tuile
name-each-dead-here = chaque mort de la tuile
