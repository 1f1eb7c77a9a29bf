# Le journal du terrain.

who = { $seat ->
    [1] L’ingénierie
    [2] La reconnaissance
    [3] La section scientifique
   *[other] La sécurité
}
event-abandoned = { $a } reste sur place.
event-arrive = { $a } arrive : { $b }.
event-behave = { $a } agit.
event-bought-dice = Chaque section reçoit un dé de défi.
event-circumstances = Circonstances : { $a }.
event-commit = { $a } promet un dé.
event-d10 = Le D10 donne { $n }.
event-damaged = La navette a subi des dégâts : { $a }.
event-died = { $a } meurt.
event-discard = { who } abandonne { $a }.
event-discovery = { who } découvre { $a }.
event-elimination = { who } lutte pour survivre.
event-ended = L’exploration est terminée.
event-entry = Journal : { $a }.
event-evacuation = Évacuation d’urgence.
event-event = { who } pioche l’événement { $a }.
event-event-discarded = On écarte l’événement : { $a }.
event-extra-action = { who } gagne des actions : { $n }.
event-figure = { $a } s’étend : { $b }.
event-figure-gone = { $a } quitte : { $b }.
event-fourth-injury = { $a } ne supporterait pas une quatrième blessure.
event-give = { who } donne { $a }, pour { $b }.
event-landed = L’équipe est au sol.
event-landing = Tests d’atterrissage restants : { $n }.
event-lead = { $a } sur { $b }.
event-lift-off = La navette décolle.
event-marker = Un marqueur : { $b }.
event-marker-gone = Le marqueur quitte : { $b }.
event-mission = Nouvelle mission : { $a }.
event-mission-done = Mission accomplie : { $a }.
event-mission-failed = Mission échouée : { $a }.
event-move = { $a } se met en route : { $b }.
event-note = Le journal garde une trace.
event-place = { $b } : { $a }.
event-prepare = { who } se prépare.
event-promoted = { who } monte en rang.
event-rank-card = Carte de rang : { $a }.
event-rank-complete = La carte de rang { $a } est accomplie.
event-refused = { who } refuse de décoller.
event-rest = { who } se repose.
event-returned = { $a } retourne à l’armurerie.
event-rolled-again = Trois accidents : ce premier lancer est refait, avec tous les dés.
event-round = Manche { $n }.
event-route-closed = L’itinéraire se ferme : { $a }, { $b }.
event-route-opened = L’itinéraire s’ouvre : { $a }, { $b }.
event-sent = { who } envoie un membre.
event-special = { who } : { $a }.
event-start = { $a } commence.
event-success = Réussites : { $n } de plus.
event-success-lost = Réussites : { $n } de moins.
event-supplies = Provisions : { $n }.
event-threat = { $a } : { $b }.
event-threat-gone = { $a } n’est plus là.
event-time = Temps, { $a } : case { $n }.
event-time-back = Temps, { $a } : { $n } de moins.
event-token = { $a } se trouve dans { $b_in }.
event-token-taken = { who } porte { $a }.
event-turn-begins = Au tour suivant : { $a }.
event-uncover = On retire cette carte : { $a }.
event-unique = Découverte unique : { $a }.
event-use = { who } utilise { $a }.
