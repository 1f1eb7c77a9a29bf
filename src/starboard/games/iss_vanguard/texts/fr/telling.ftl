# Comment le terrain se raconte à qui regarde : une phrase par sorte d’événement.

tell-sent = { who } descend.
tell-start = { $a } commence le round.
tell-move = { $a } se met en route vers { $b_in }.
tell-arrive = { $a } arrive dans { $b_in }.
tell-special = { who } se met au travail : { $a }.
tell-roll = { who } lance { $n ->
    [one] un dé
   *[other] { $n } dés
}.
tell-support = { who } prête main-forte.
tell-commit = { $a } promet un dé.
tell-play = { who } joue « { $a } ».
tell-use = { who } utilise « { $a } ».
tell-combine = { who } tire parti de « { $a } ».
tell-outcome = Incidence du test : { $a }.
tell-rest = { who } se repose et rassemble ses dés.
tell-prepare = { who } se prépare.
tell-persevere = { who } ne renonce pas encore.
tell-give = { who } donne « { $a } » { $b_to }.
tell-danger = Un dé de danger roule : { $a }.
tell-lead = Une piste : { $a } sur la pioche « { $b } ».
tell-place = Du nouveau dans { $b_in } : { $a }.
tell-time = Le temps passe pour « { $a } ».
tell-behave = « { $a } » s’agite.
tell-threat = « { $a } » arrive dans { $b_in }.
tell-event = { who } rencontre un événement : { $a }.
tell-landing = L’atterrisseur tremble et descend encore.
tell-lift-off = L’atterrisseur décolle.
tell-promoted = { who } monte en rang.
tell-landed = L’équipe est au sol.
tell-entry = On lit le journal : { $a }.
tell-mission = Il reste à faire « { $a } ».
tell-mission-done = Accomplie : { $a }.
tell-mission-failed = Ce n’est plus possible : { $a }.
tell-circumstances = Les choses ont changé : { $a }.
tell-discovery = { who } trouve « { $a } ».
tell-unique = { who } trouve ce que personne n’a vu : { $a }.
tell-rank-complete = La carte de rang est accomplie : { $a }.
tell-injury = { who } reçoit une blessure : { $a }.
tell-died = { $a } n’est plus.
tell-evacuation = Évacuation d’urgence : on hisse tout le monde.

# Ce qui s’ouvre en grand sur le plateau.

moment-landed = Au sol
moment-landed-title = L’équipe est au sol
moment-entry = Le journal
moment-mission = Une mission
moment-mission-done = Accomplie
moment-mission-failed = Échouée
moment-circumstances = Circonstances
moment-discovery = Une découverte
moment-unique = Une découverte unique
moment-rank-complete = Accomplie
moment-injury = Une blessure
moment-died = Une mort
moment-died-title = { $a }
moment-evacuation = Évacuation
moment-evacuation-title = On vous hisse à bord

# Les parties d’une partie, ce que chacun a fait, et le nom qu’on lui donne.

chapter-landed = Au sol
chapter-mission = { $a }
deed-move = { $n ->
    [one] marche
   *[other] marches
}
deed-special = { $n ->
    [one] lieu travaillé
   *[other] lieux travaillés
}
deed-support = { $n ->
    [one] coup de main
   *[other] coups de main
}
deed-play = { $n ->
    [one] carte jouée
   *[other] cartes jouées
}
deed-combine = { $n ->
    [one] combinaison
   *[other] combinaisons
}
deed-rest = { $n ->
    [one] repos
   *[other] repos
}
deed-mission-done = { $n ->
    [one] mission
   *[other] missions
}
deed-discovery = { $n ->
    [one] découverte
   *[other] découvertes
}
deed-unique = { $n ->
    [one] découverte unique
   *[other] découvertes uniques
}
role-move = En éclaireur
role-special = À l’ouvrage
role-support = L’aide au bon moment
role-play = L’esprit vif
role-combine = Le bricolage
role-rest = La patience
role-mission-done = Qui l’a fait
role-discovery = La collection
role-unique = La trouvaille
