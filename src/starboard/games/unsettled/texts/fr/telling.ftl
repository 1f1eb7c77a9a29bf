# Comment les réponses des autres se racontent : $who est qui a répondu

tell-regroup = { $who } rassemble ses cubes ; le tour est fini.
tell-assign = { $who } assigne { $a_in } { $b_to }.
tell-use = { $who } utilise { $a_in }.
tell-move = { $who } marche { $b_to }.
tell-luna-moves = { $who } envoie LUNA { $a_to }.
tell-scan = LUNA scanne { $b_in } pour { $who } et trouve { $a_n }.
tell-place = { $who } se retrouve sur { $b_in }.
tell-pursue = { $who } se tourne vers { $a_in }.
tell-comprehension = { $who } comprend désormais { $a_in }.
tell-trait = { $who } garde { $a_in }.
tell-hand-over = { $who } remet { $a_in } { $b_to }.
tell-give-up = { $who } abandonne { $a_in }.
tell-discard = { $who } met { $a_in } de côté.
tell-drop-distress = { $who } se défait { $a_of }.
tell-manage = { $who } pose { $a_in } sur { $b_in }.
tell-forfeit = { $who } renonce { $a_to }.
tell-disengage = { $who } se libère { $a_of }.
tell-consume = { $who } consomme { $a_in }.
tell-leave = { $who } se tient prêt à partir.
tell-ignore-time = { $who } ne tient pas compte du temps.
tell-build = { $who } commence à construire { $a_in } sur { $b_in }.
tell-trust = La cohésion est maintenant { $a }.
tell-no-distress = Il n’y a plus de détresse à piocher : tout le monde souffre.
tell-raise-focus = { $who } augmente { $a_in }.
tell-lower-focus = { $who } diminue { $a_in }.
tell-insight = { $who } y voit plus clair.
tell-gain = { $who } rapporte { $a_n } à l’équipage.
tell-reveal-node = C’est une terre nouvelle.
tell-opportunity = Une opportunité y apparaît : { $a_in }.
tell-planet-card = La planète dévoile { $a_in }.
tell-trigger = Puis cela arrive : { $a }.
tell-distress = La détresse s’installe : { $a_in }.
tell-destroyed = Perte : { $a_in }.
tell-complete = { $who } accomplit { $a_in }.
tell-discovery = { $who } y découvre { $a_in }.
tell-breakthrough = C’est une avancée : { $a_in }.
tell-built = C’est terminé : on peut compter sur { $a_in }.
tell-unconscious = { $a_in } perd connaissance.
tell-page = Une page se tourne : { $a }.
tell-scarab-leaves = Le Scarabée a disparu.
tell-scarab-returns = Le Scarabée est de retour.

# Ce qui s’ouvre en grand

moment-reveal-node = Terre nouvelle
moment-opportunity = Une opportunité
moment-planet-card = La planète dévoile
moment-trigger = Cela arrive
moment-distress = Détresse
moment-destroyed = Perte
moment-complete = Accompli
moment-discovery = Une découverte
moment-breakthrough = Une avancée
moment-built = C’est debout
moment-unconscious = Sans connaissance
moment-page = { $a }
moment-scarab-leaves = Le vaisseau
moment-scarab-leaves-title = Le Scarabée a disparu
moment-scarab-returns = Le vaisseau
moment-scarab-returns-title = Le Scarabée est de retour

# La fin : parties du jeu, qui a fait quoi

chapter-page = { $a }
deed-move = { $n ->
    [one] marche
   *[other] marches
}
deed-scan = { $n ->
    [one] scan
   *[other] scans
}
deed-drop-distress = { $n ->
    [one] détresse quittée
   *[other] détresses quittées
}
deed-reveal-node = { $n ->
    [one] lieu trouvé
   *[other] lieux trouvés
}
deed-complete = { $n ->
    [one] opportunité saisie
   *[other] opportunités saisies
}
deed-discovery = { $n ->
    [one] découverte
   *[other] découvertes
}
deed-breakthrough = { $n ->
    [one] avancée
   *[other] avancées
}
deed-built = { $n ->
    [one] construction
   *[other] constructions
}
role-move = les jambes de l’équipe
role-scan = l’œil de LUNA
role-drop-distress = le réconfort
role-reveal-node = l’éclaireur
role-complete = le sens de l’occasion
role-discovery = la main heureuse
role-breakthrough = la tête pensante
role-built = les mains de l’équipe
