# Comment les réponses des autres se racontent : $who est qui a répondu

tell-play-card = { $who } joue { $a_in }.
tell-launch = { $who } lance une sonde.
tell-move = { $who } envoie une sonde vers { $d }.
tell-scan = { $who } termine le scan.
tell-signal = { $who } marque un signal dans le secteur { $a_of }.
tell-analyze = { $who } analyse les données.
tell-place = { $who } place une donnée sur { $a }.
tell-trace = { $who } marque une trace sur l’{ $a }.
tell-pass = { $who } passe pour cette manche.
tell-tuck = { $who } réserve { $a_in } pour ses revenus.
tell-corner = { $who } défausse { $a_in } pour son coin.
tell-take = { $who } prend { $a_in }.
tell-draw = { $who } pioche une carte.
tell-show = { $who } montre { $a_in }.
tell-discard = { $who } défausse { $a_in }.
tell-discard-row = { $who } oriente ses antennes d’après { $a_in }.
tell-round-card = { $who } garde une carte pour la manche suivante.
tell-rotate = Le Système solaire pivote.
tell-cover = { $who } remplit une partie { $a_of }.
tell-sample = { $who } prend un spécimen sur { $a }.
tell-peek = { $who } regarde un spécimen.
tell-deliver = { $who } livre un spécimen.
tell-message = { $who } lit un message.
tell-arrive = { $who } reçoit la suite { $a_of }.
tell-plot = { $who } joue une carte face cachée.
tell-remove = { $who } retire une figurine sur { $a }.
tell-reveal = { $who } révèle { $a }.
tell-objective = { $who } accomplit { $a }.
tell-gain = { $who } gagne { $a_n }.
tell-orbit = { $who } met une sonde sur orbite autour { $a_of }.
tell-land = { $who } se pose sur { $a }.
tell-tech = { $who } met au point { $a_in }.
tell-mission = { $who } accomplit { $a_in }.
tell-win = Le secteur { $a_of } est complet.
tell-gold = { $who } marque la tuile dorée { $a_in }.
tell-anomaly = L’anomalie { $a_key ->
    [purple] violette
    [blue] bleue
   *[yellow] jaune
} répond à { $who }.
tell-discover = Nous ne sommes pas seuls : { $who } découvre { $a_in }.
tell-round = La manche { $n } commence.

# Ce qui s’ouvre en grand

moment-orbit = Sur orbite
moment-land = Posé
moment-tech = Une technologie
moment-mission = Mission accomplie
moment-win = Un secteur est gagné
moment-gold = Une tuile dorée
moment-anomaly = Une anomalie répond
moment-discover = Nous ne sommes pas seuls
moment-round = Une nouvelle manche
moment-round-title = Manche { $n }

# La fin : parties du jeu, qui a fait quoi

chapter-round = Manche { $n }
deed-play-card = { $n ->
    [one] carte jouée
   *[other] cartes jouées
}
deed-launch = { $n ->
    [one] lancement
   *[other] lancements
}
deed-signal = { $n ->
    [one] signal
   *[other] signaux
}
deed-trace = { $n ->
    [one] trace
   *[other] traces
}
deed-orbit = { $n ->
    [one] orbite
   *[other] orbites
}
deed-land = { $n ->
    [one] atterrissage
   *[other] atterrissages
}
deed-tech = { $n ->
    [one] technologie
   *[other] technologies
}
deed-mission = { $n ->
    [one] mission
   *[other] missions
}
deed-win = { $n ->
    [one] secteur
   *[other] secteurs
}
role-play-card = le sens du plan
role-launch = le pas de tir
role-signal = la grande oreille
role-trace = le flair
role-orbit = le cap
role-land = le pilotage
role-tech = l’atelier
role-mission = la parole tenue
role-win = les yeux au ciel
