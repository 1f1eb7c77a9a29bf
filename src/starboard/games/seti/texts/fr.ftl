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
name-new-planet = une planète, Terre comprise, pour la première fois
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
name-final-gold = les tuiles Score dorées
name-final-exertians = les cartes Exertien
name-final-danger = le danger
name-cost-1 = un coût d’un crédit
name-cost-2 = un coût de deux crédits
name-cost-3 = un coût de trois crédits
name-tag-mars = Mars dans son titre
name-same-ring = même anneau
name-other-ring = autre anneau

# Pièces et emplacements

piece-probe = la sonde { $n }
piece-capsule = la capsule { $n } ({ $place })
place-asteroids = des astéroïdes du côté { $star_of } (anneau { $ring })
place-comet = une comète du côté { $star_of } (anneau { $ring })
place-empty = le vide du côté { $star_of } (anneau { $ring })
place-world = { $world } (anneau { $ring }, du côté { $star_of })
piece-top = l’emplacement { $n } du haut
piece-lower = l’emplacement { $n } du bas
piece-slot = l’emplacement { $n } de l’ordinateur
piece-first = première place { $n }
piece-circle = le cercle { $n }
piece-sample = { $text }
piece-tech = une technologie { of-colour-f }
piece-message = { $text }
piece-trace-discovery = emplacement Découverte { $colour } { $place_of }
piece-trace-overflow = emplacement excédentaire { $colour } { $place_of }
piece-trace-top = emplacement { $colour } du haut { $place_of }
piece-trace-space = emplacement { $colour } { $n } { $place_of }

# Verbes des cartes

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
prompt-gold = Quelle tuile Score dorée marquez-vous ?
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
then-end = et finir votre tour
then-pass-round = et passer pour cette manche
series-place = Placer toutes les données possibles ({ $n })
option-pass-round = Passer pour cette manche
option-orbit = Mettre une sonde sur orbite autour { $a_of }
option-orbit-row = Mettre sur orbite
option-orbit-button = { $a }
option-land = Poser une sonde sur { $a }
option-land-row = Se poser
option-land-button = { $a }
option-play = Jouer { $a_in }
option-play-row = Jouer une carte
option-play-button = { $a }
option-end = Finir votre tour
option-yes = Oui
option-take = Prendre { $a_in }
option-deck = La carte du dessus de la pioche
option-discard = Défausser { $a_in }
option-show = Montrer { $a_in }
option-stop = Cela suffit
option-remove = { $n ->
    [1] Retirer la figurine sur { $a }
   *[other] Retirer la figurine sur { $a }, { $b }
}
option-first = Couvrir la { $a }
option-move = Déplacement : { $a } → { $b }
option-move-row = Déplacement
option-move-button = { $b }
option-fly = Déplacement contre énergie : { $a } → { $b }
option-fly-row = Déplacement contre énergie
option-fly-button = { $b }
option-move-energy = Déplacement : { $a } → { $b }, avec 1 énergie de plus
option-move-card = Déplacement : { $a } → { $b }, avec le coin { $c_of }
option-publicity = Gagner la couverture médiatique
option-instead = Prendre ce que la carte propose
option-probe = Sonde : { $a }
option-signal = Un signal dans le secteur { $a_of }
option-sector = Le secteur { $a_of }
option-resolve = Résoudre le secteur { $a_of }
option-part = { $a_key ->
    [earth] Signal dans le secteur de la Terre
    [row] Signal d’une carte de la rangée
    [mercury] Signal dans le secteur de Mercure
    [hand] Signal d’une carte de votre main
    [launch] Lancer une sonde
   *[move] Déplacer une sonde
}
option-done = Le scan est fini
option-tech = Rechercher { $a_in }
option-slot = La mettre dans { $a }
option-trace = { $a }
option-keep = Garder { $a_in }
option-gold = Marquer { $a_in }
option-cover = Couvrir { $b } { $a_of }
option-skip = N’en couvrir aucun
option-complete = Accomplir { $a_in }
option-complete-row = Accomplir une mission
option-complete-button = { $a }
option-place = Placer une donnée sur { $a }
option-place-row = Placer une donnée
option-place-button = { $a }
option-corner = Défausser { $a_in } pour son action de coin
option-corner-row = Défausser pour un coin
option-corner-button = { $a }
option-buy = Acheter une carte pour 3 couvertures médiatiques
option-exchange = Échanger 2 { $a_key ->
    [credit] crédits
    [card] cartes
   *[energy] énergies
} contre 1 { $b }
option-exchange-row = Échanger deux
option-exchange-button = { $a } → { $b }
option-tuck = Réserver { $a_in }
option-decline = Refuser
option-sample = { $a }
option-peek = Regarder les spécimens { $a_of }
option-deliver = Livrer { $a }
option-message = { $a }
option-plot = Jouer { $a_in } face cachée
option-plot-row = Jouer face cachée
option-plot-button = { $a }

# Le journal

event-turn = { $who } commence son tour.
event-gain = { $who } gagne { $a_n }.
event-draw = { $known ->
    [yes] { $who } pioche « { $secret_a } ».
   *[no] { $who } pioche une carte.
}
event-take = { $who } prend { $a_in }.
event-discard = { $who } défausse { $a_in }.
event-discard-row = { $who } défausse { $a_in } de la rangée pour un signal.
event-show = { $who } montre { $a_in }.
event-reshuffle = La défausse devient la nouvelle pioche.
event-tuck = { $who } réserve { $a_in }.
event-income = { $who } prend ses revenus.
event-move = { $who } déplace une sonde vers { $d }.
event-visit = { $who } visite { $a }.
event-launch = { $who } lance une sonde.
event-orbit = { $who } met une sonde sur orbite autour { $a_of }.
event-land = { $who } pose une sonde sur { $a }.
event-remove = { $who } retire une figurine sur { $a }.
event-signal = { $who } marque un signal dans le secteur { $a_of }.
event-complete-sector = { $who } remplit le secteur { $a_of }.
event-win = { $who } couvre le secteur { $a_of }.
event-scan = { $who } scanne.
event-analyze = { $who } analyse des données.
event-place = { $who } place une donnée sur { $a }.
event-tech = { $who } recherche { $a_in }.
event-trace = { $who } marque une trace sur l’{ $a }.
event-play-card = { $who } joue { $a_in }.
event-play = { $who } a fini de résoudre { $a_in }.
event-corner = { $who } défausse { $a_in } pour son action de coin.
event-rotate = { $who } fait pivoter le Système solaire.
event-pass = { $who } passe.
event-round = { $who } ouvre la manche { $n }.
event-round-card = { $known ->
    [yes] { $who } garde « { $secret_a } ».
   *[no] { $who } garde une carte.
}
event-gold = { $who } marque { $a_in }.
event-neutral = Un marqueur neutre va { $a_to }.
event-discover = L’espèce { $a_in } est découverte.
event-cover = { $who } couvre un cercle { $a_of }.
event-mission = { $who } accomplit { $a_in }.
event-sample = { $who } prend un spécimen sur { $a }.
event-peek = { $who } montre un spécimen : { $a }.
event-deliver = { $who } livre un spécimen : { $a }.
event-anomaly = { $who } reçoit la réponse de l’anomalie { $a_key ->
    [purple] violette
    [blue] bleue
   *[yellow] jaune
}.
event-message = { $who } lit un message : « { $a } ».
event-arrive = { $who } reçoit la suite { $a_of }.
event-plot = { $known ->
    [yes] { $who } joue « { $secret_a } » face cachée.
   *[no] { $who } joue une carte Exertien face cachée.
}
event-score = { $who } { $less ->
    [yes] perd
   *[no] gagne
} { $size } PV au décompte final pour { $a }.

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
scene-planets-tip = Chaque ligne montre ce que gagne la prochaine sonde. S’y poser coûte moins là où quelqu’un est en orbite. Une lune montre ses points.
scene-orbiter = Orbiteur { $who_of }
scene-lander = Atterrisseur { $who_of }
scene-probe = Sonde { $who_of }
scene-capsule = Capsule spatiale { $who_of }
scene-rival-in = l’adversaire
scene-player-in = le joueur { $n }
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
scene-gold = Tuiles Score dorées
scene-gold-now = vous, maintenant
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
stock-cards = cartes
stock-rotation = { $n ->
    [1] le disque 1 tourne
    [2] les disques 1 et 2 tournent
   *[other] les disques 1, 2 et 3 tournent
}
stock-probes = sondes dans l’espace
stock-signals = signaux
stock-technologies = technologies
stock-traces = traces bleues
stock-vp = PV
stock-credits = crédits
stock-energy = énergie
stock-publicity = couverture médiatique
stock-data = données
stock-exofossils = exofossiles
scene-circles = cercles ouverts : { $n }

# Pourquoi l'on est interrogé, quand aucune carte n'en est la cause

cause-planet = Orbite : { $orbit } Atterrissage : { $land }
cause-star = Premier : { $first } Les autres : { $later }
cause-scan = Votre scan.
cause-research = Votre recherche.
cause-analyze = Votre analyse de données.
cause-pass = Vous passez jusqu'à la manche suivante.
cause-sectors = Les secteurs complets sont résolus.
cause-milestone = Vos points ont atteint un palier.
cause-mission = Ce qui vient d'arriver couvre un cercle de vos missions.
cause-objective = Ce qui vient d'arriver accomplit une tâche de votre objectif.
cause-credit = Vous échangez 2 crédits.
cause-energy = Vous échangez 2 énergies.
cause-card = Vous échangez 2 cartes.
cause-buy = Vous achetez une carte pour 3 couvertures médiatiques.
cause-top = Vous placez une donnée sur l'emplacement { $n } de la rangée du haut.
cause-lower = Vous placez une donnée sur l'emplacement { $n } de la rangée du bas.
cause-land = Votre atterrissage.
