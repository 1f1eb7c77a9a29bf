# Le journal du terrain.

who = { $seat ->
    [1] L’ingénierie
    [2] La reconnaissance
    [3] La section scientifique
   *[other] La sécurité
}
event-abandoned = { $a_in } reste sur place.
event-arrive = { $a_in } arrive dans { $b_in }.
event-behave = { $a_in } agit.
event-bought-dice = Chaque section reçoit un dé de défi.
event-circumstances = Circonstances : { $a_in }.
event-commit = { $a_in } promet un dé.
event-d10 = Le D10 donne { $n }.
event-damaged = L’atterrisseur a subi des dégâts : { $a_in }.
event-died = { $a_in } meurt.
event-discard = { who } abandonne { $a_in }.
event-discovery = { who } découvre { $a_in }.
event-elimination = { who } lutte pour survivre.
event-ended = L’exploration est terminée.
event-entry = Journal : { $a }.
event-evacuation = Évacuation d’urgence.
event-event = { who } pioche l’événement { $a_in }.
event-event-discarded = On écarte l’événement { $a_in }.
event-extra-action = { who } gagne { $n ->
    [1] 1 action
   *[other] { $n } actions
}.
event-figure = { $a_in } gagne { $b_in }.
event-figure-gone = { $a_in } quitte { $b_in }.
event-fourth-injury = { $a_in } ne supporterait pas une quatrième blessure.
event-give = { who } donne { $a_in } { $b_to }.
event-landed = L’équipe est au sol.
event-landing = { $n ->
    [0] Il ne reste aucun test d’atterrissage.
    [1] Il reste un test d’atterrissage.
   *[other] Il reste { $n } tests d’atterrissage.
}
event-lead = { $a } va sur la pioche « { $b } ».
event-lift-off = L’atterrisseur décolle.
event-marker = Un marqueur se trouve dans { $b_in }.
event-marker-gone = Le marqueur quitte { $b_in }.
event-mission = Nouvelle mission : { $a_in }.
event-mission-done = Mission accomplie : { $a_in }.
event-mission-failed = Mission échouée : { $a_in }.
event-move = { $a_in } se met en route vers { $b_in }.
event-note = Le journal garde une trace.
event-place = { $a_in } se trouve maintenant dans { $b_in }.
event-prepare = { who } se prépare.
event-promoted = { who } monte en rang.
event-rank-card = Carte de rang : { $a_in }.
event-rank-complete = La carte de rang { $a_in } est remplie.
event-refused = { who } refuse de décoller.
event-rest = { who } se repose.
event-returned = { $a_in } retourne à l’armurerie.
event-rolled-again = Trois accidents : ce premier lancer est refait, avec tous les dés.
event-round = Round { $n }.
event-route-closed = L’itinéraire entre { $a_in } et { $b_in } se ferme.
event-route-opened = L’itinéraire entre { $a_in } et { $b_in } s’ouvre.
event-sent = { who } envoie un membre.
event-special = { who } joue l’action spéciale { $a_in }.
event-start = { $a_in } commence.
event-success = L’équipe gagne { $n ->
    [1] 1 réussite
   *[other] { $n } réussites
}.
event-success-lost = L’équipe perd { $n ->
    [1] 1 réussite
   *[other] { $n } réussites
}.
event-supplies = L’équipe { $less ->
    [yes] perd
   *[no] gagne
} { $size ->
    [1] 1 provision
   *[other] { $size } provisions
}.
event-threat = { $a_in } est dans { $b_in }.
event-threat-gone = { $a_in } n’est plus là.
event-time = La piste de temps { $a_of } est à la case { $n }.
event-time-back = La piste de temps { $a_of } recule { $n ->
    [1] d’une case
   *[other] de { $n } cases
}.
event-token = { $a_in } se trouve dans { $b_in }.
event-token-taken = { who } porte { $a_in }.
event-turn-begins = C’est le tour { $a_of }.
event-uncover = On retire { $a_in }.
event-unique = Découverte unique : { $a_in }.
event-use = { who } utilise { $a_in }.
who-in = { $seat ->
    [1] l’ingénierie
    [2] la reconnaissance
    [3] la section scientifique
   *[other] la sécurité
}
