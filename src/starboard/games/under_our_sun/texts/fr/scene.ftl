# L'écran : titres des parties, et ce qui se trouve sur les plateaux.

day = Jour
day-before = Avant la mission
standing-line = Jour { $n } sur { $most }, { $phase }
day-tip = La mission s'achève avec la nuit du jour { $n }.
phase = Phase
phase-tip = Un jour compte un matin, un après-midi et une nuit. Chaque personnage agit une fois dans chacun.
mission-card = Carte { $n } sur { $most }
mission-goal = Objectif
fight = Le combat
fight-tip = Qui agit frappe d'abord ; les ennemis prêts ripostent. Les coups d'un même tour portent ensemble.
roll = Les dés
rolled = { $who } : { $n ->
    [0] aucun succès
    [1] 1 succès
   *[other] { $n } succès
}
rolled-by = Jet : { $who }
enemies = Les ennemis
die-face = { $n ->
    [-1] échec
    [0] vide
    [1] succès
   *[other] { $n } succès
}
die-faces = Huit faces : { $two ->
    [0] { "" }
   *[other] { $two } à deux succès,{ " " }
}{ $one ->
    [0] { "" }
   *[other] { $one } à un succès,{ " " }
}{ $fails ->
    [0] { "" }
   *[other] { $fails } à un échec,{ " " }
}{ $none } vides.
side-ours = Votre camp
side-theirs = Contre vous
may-join = Qui peut encore se joindre
strikes = { $who } frappe { $whom }
answers = { $who } riposte sur { $whom }
about = ≈ { $n }
you-deal = vous infligez { $n }
you-take = vous subissez { $n }
has-protection = protection { $n }
bench = Établi
recipes = Ce que vous pourriez fabriquer
bench-ready = Réalisable
bench-missing = Pas encore
bench-no-room = pas de zone libre
bench-goes-to = rejoint : { $slot }
counter-even = équilibré
counter-short = il manque { $n }
counter-over = { $n } de trop
counter-agreed = propose ceci
counter-decides = décide
counter-dismantled = { $what }, à démonter
people = Les personnages
melee = Mêlée
fitness = Forme
fitness-tip = Un personnage fatigué a 2 points d'action de moins. Le sommeil aide ; la faim et les nuits blanches, non.
carried = Ce qu'il porte
room-left = { $n ->
    [0] plus de place pour des ressources
    [1] place pour 1 ressource de plus
   *[other] place pour { $n } ressources de plus
}
skills = Compétence spéciale
uses = utilisations
worth = valeur
state = État
state-is-dead = { $n ->
    [0] Mort.
    [1] Mort : dernière phase pour le ranimer.
   *[other] Mort : on peut le ranimer pendant { $n } phases encore.
}
state-is-wounded = Blessé : un dé rouge de plus à chaque test.
state-is-infected = Infecté.
state-is-hidden = En mode furtif.
state-is-waiting = Garde des points d'action pour un combat.
tile-covered = face cachée
stored-water = eau en réserve
lies-camp = camp
lies-fire = feu de camp
lies-cooking = feu de cuisson
lies-chest = coffre ({ $attribute })
lies-event = marqueur d'événement
lies-symbol = symbole d'ennemi
card-kind-tile = Tuile
card-kind-character = Personnage
card-kind-enemy = Ennemi
card-kind-night = Nuit
card-kind-sun = Ciel
card-kind-event = Événement
card-kind-thing = Objet
card-kind-gear = Équipement
card-kind-team = Camp
card-kind-merchant = Marchand
card-kind-mission = Mission
group-fight = Combattre
group-go = Se déplacer
group-here = Ici
group-self = Soi-même
way-move = Marcher
way-sneak = Se glisser
way-rush = Foncer
way-explore = Explorer
side-north = N
side-north-east = NE
side-south-east = SE
side-south = S
side-south-west = SO
side-north-west = NO
faces = Ce que font les dés
die-lying = { $colour } ({ $face })
option-give-row = Donner
option-give-button = { $a }
option-want-row = Demander
option-want-button = { $a }
option-dismantle-row = Démonter
option-dismantle-button = { $a }
fates = Ce qu'il en reste
fate-fell = { $who } : une chute au jour { $day } ({ $place }), et plus rien.
fate-home = { $who } : de retour, { $health } de santé, { $water } d'eau.
fate-away = { $who } : encore debout ({ $place }), { $health } de santé, { $water } d'eau.
fate-again = { $who } : une chute au jour { $day }, un réveil, et debout encore ({ $place }).
fate-son = { $line } Fils de la Liberté depuis le premier jour.
