# Ce qui est sur la table, en mots

sky-mercury = Mercure
sky-venus = Vénus
sky-earth = Terre
sky-mars = Mars
sky-jupiter = Jupiter
sky-saturn = Saturne
sky-uranus = Uranus
sky-neptune = Neptune
sky-oumuamua = Oumuamua
sky-asteroids = astéroïdes
sky-comet = comète
scene-offered = Au choix
scene-disc = Disque { $n }
scene-on-disc = Sur le disque { $n }.
scene-on-board = Sur le plateau même, vu à travers les disques.
scene-beneath = Caché dessous : { $what }.
scene-next-turn = { $n ->
    [1] La prochaine rotation fait pivoter le disque 1.
    [2] La prochaine rotation fait pivoter les disques 1 et 2.
   *[other] La prochaine rotation fait pivoter les trois disques.
}
scene-win = Pour qui couvre ce secteur : { $text }
scene-signal = Signal { $who_of }
scene-won = Couvert par { $who }
scene-data-left = { $n ->
    [0] 0 donnée
    [1] 1 donnée
   *[other] { $n } données
}
scene-anomaly = Anomalie ({ $colour }) : { $text }
scene-anomaly-next = C’est la prochaine anomalie que la Terre rencontre.
scene-anomaly-later = Le plus haut marqueur de sa couleur gagne ceci quand la Terre passe.
scene-orbit-gives = Orbite : { $text }
scene-land-gives = Atterrissage : { $text }
scene-first-orbiter = Premier orbiteur : { $text }
scene-first-lander = Premières places pour se poser, données : { $data }.
scene-samples = { $n ->
    [0] plus de spécimen
    [1] 1 spécimen caché
   *[other] { $n } spécimens cachés
}
scene-fresh = 2 PV pour le premier
scene-gold-tip = À 25, 50 et 70 PV, vous marquez une tuile ; plus c’est tôt, plus elle compte.
scene-neutral-left = Marqueurs neutres à { $score } PV
scene-neutral-tip = La première personne à { $score } PV en pose un sur l’emplacement Découverte libre le plus à gauche.
scene-overflow-gives = 3 PV, autant de fois que vous voulez.
scene-discovery-gives = { $vp } PV et 1 couverture médiatique.
scene-space-costs = { $what ->
    [data] { $n ->
        [1] Payez 1 donnée de votre réserve pour { $text }.
       *[other] Payez { $n } données de votre réserve pour { $text }.
    }
   *[exofossil] { $n ->
        [1] Payez 1 exofossile pour { $text }.
       *[other] Payez { $n } exofossiles pour { $text }.
    }
}
scene-space-danger = Danger { $n }.
scene-tokens-mascamites = Spécimens sur le plateau
scene-tokens-centaurians = Le message
scene-tokens-exertians = Paliers des Exertiens
scene-message-free = Pas encore lu : { $text }
scene-message-taken = Lu : { $text }
scene-exertian-marks = À { $first } PV, vous pouvez jouer une carte Exertien ; à { $second } PV, une pour 1 crédit.
scene-waiting = En attente de leur seconde partie
scene-waits = Arrive à { $score } PV
scene-message = Tuile Message
scene-message-at = À { $score } PV, vous lisez une partie du message.
stock-danger = danger
scene-computer-tip = Avec une donnée sur les six cases du haut, vous pouvez analyser.
scene-lower = Technologies bleues
scene-no-tech = place pour une technologie bleue
scene-top-2 = 1 couverture médiatique
scene-top-4 = augmentez vos revenus
scene-top-tech = 2 PV
scene-top-none = rien encore : une technologie bleue peut venir ici
scene-before-scoring = points avant le décompte final
kind-action = action
kind-conditional = mission
kind-triggered = mission
kind-endgame = fin de partie
kind-message = Centauriens
kind-permanent = reste
scene-traces = Traces : { $colour }
scene-traces-tip = Depuis la gauche : excédent, découverte, puis le plateau de l’espèce une fois connue.
scene-space = { $name }. { $text } Pour l’instant : { $held }.
scene-hidden-left = Espèce de gauche : pas encore découverte
scene-hidden-right = Espèce de droite : pas encore découverte
scene-count = Le décompte

# Ce qu’une table choisit avant la partie

setting-deck = Paquet principal
setting-deck-printed = d’origine
setting-deck-alternates = 71 variantes
setting-promo = Deux cartes promo
setting-promo-no = sans
setting-promo-yes = mélangées au paquet
