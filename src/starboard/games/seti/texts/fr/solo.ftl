# Le jeu en solitaire : l’adversaire et les objectifs

difficulty-1 = 1 – sans objectifs
difficulty-2 = 2 – facile
difficulty-3 = 3 – exigeant
difficulty-4 = 4 – difficile
difficulty-5 = 5 – sans pitié
prompt-task = Quelle tâche marquez-vous ?
option-task = Marquer { $b } { $a_of }
piece-objective = l’objectif { $n }
piece-task = la tâche { $n }
event-reveal = { $who } révèle { $a }.
event-drop-tech = { $who } défausse { $a_in } pour un bonus.
event-expose = { $who } met au jour un spécimen : { $a }.
event-send = { $who } place une tuile Message devant son score.
event-task = { $who } a fait une tâche { $a_of }.
event-objective = { $who } accomplit { $a }.
event-spend = { $n ->
    [0] { $who } n’a aucun objectif accompli à dépenser.
    [1] { $who } dépense 1 objectif.
   *[other] { $who } dépense { $n } objectifs.
}
end-solo-won = Les cinq manches sont terminées, et vous avez plus de points que l’adversaire.
end-solo-lost = Les cinq manches sont terminées, et vous n’avez pas plus de points que l’adversaire.
name-final-objectives = objectifs non accomplis
name-s-1 = la carte S.1
name-s-2 = la carte S.2
name-s-3 = la carte S.3
name-s-4 = la carte S.4
name-s-5 = la carte S.5
name-s-6 = la carte S.6
name-s-7 = la carte S.7
name-s-8 = la carte S.8
name-s-9 = la carte S.9
name-s-10 = la carte S.10
name-s-11 = la carte S.11
name-s-12 = la carte S.12
name-s-13 = la carte S.13
name-s-14 = la carte S.14
name-s-15 = la carte S.15
name-s-16 = la carte S.16
name-s-17 = la carte S.17
name-s-18 = la carte S.18
name-s-19 = la carte S.19

# Ce que disent les cartes de l’adversaire et les objectifs

scene-rival-name = Adversaire
scene-rival-card = Carte S.{ $n }
scene-objective = Objectif { $n }
scene-rival = L’adversaire, difficulté { $n }
scene-progress = Progression (prochaine technologie : { $tech })
scene-rival-shown = Cartes révélées cette manche
scene-objectives = Objectifs
scene-objective-stack = Objectifs à venir
scene-objectives-done = Accomplis et non dépensés
scene-task-open = À faire : { $text }.
scene-task-done = Fait : { $text }.
scene-level = Niveau { $n }
task-publicity = ayez au moins { $n } couvertures médiatiques
task-score = ayez au moins { $n } PV
task-data = ayez au moins { $n } données dans votre réserve
rival-arrow-left = Flèche vers la gauche
rival-arrow-right = Flèche vers la droite
rival-signal-earth = { $n } dans le secteur de la Terre
rival-signal-row = { $n ->
    [1] 1 pour une carte de la rangée
   *[other] { $n } pour des cartes de la rangée
}
rival-signal-oumuamua = { $n } sur la tuile Oumuamua
rival-also = { $does } et gagne { $gains }
rival-analyze = si son ordinateur est plein, il analyse ses données
rival-launch = s’il n’a aucune sonde sur la Terre, il en lance une
rival-tech = { $cost ->
    [0] il recherche la prochaine technologie
   *[other] il recherche la prochaine technologie pour { $cost } couvertures médiatiques
}
rival-fly = il vole depuis la Terre, en { $moves } déplacements au plus, vers { $places ->
    [1] { $to }, où il { $first ->
        [orbit] se met sur orbite, sinon se pose
       *[land] se pose, sinon se met sur orbite
    }
   *[other] la première de ces planètes où il peut { $first ->
        [orbit] se mettre sur orbite, sinon se poser
       *[land] se poser, sinon se mettre sur orbite
    } : { $to }
}
rival-scan = il marque des signaux, { $signals }
rival-species = si { $n ->
    [1] une première espèce
   *[other] une deuxième espèce
} est découverte, il révèle la carte de cette espèce à la place
rival-sample = il vole depuis la Terre vers Saturne en { $moves } déplacements au plus, sinon vers Jupiter en un de plus, s’y pose et met au jour un spécimen
rival-anomaly = s’il n’a pas le marqueur le plus haut pour la prochaine anomalie, il marque l’emplacement le plus bas de cette colonne
rival-message = si aucune de ses tuiles Message n’est en route, il en place une 15 PV plus loin
rival-exertian = s’il compte en tout moins de 5 cartes Exertien jouées et traces sur leur plateau, il joue face cachée la première de leur pioche
