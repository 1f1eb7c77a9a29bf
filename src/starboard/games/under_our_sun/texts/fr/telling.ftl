# Comment une partie est racontée à ceux qui ne jouent pas à cet instant.

tell-move = { $a_in } marche vers { $b_in }.
tell-reveal = Voici { $a_in }.
tell-collect = { $a_in } collecte { $b_in }.
tell-craft = { $a_in } fabrique { $b_in }.
tell-use = { $a_in } utilise { $b_in }.
tell-gain-card = { $a_in } met la main sur { $b_in }.
tell-chest = { $a_in } vient à bout du coffre.
tell-loot = { $a_in } fouille { $b_in }.
tell-set-up = { $a_in } installe { $b_in }.
tell-dismantle = { $a_in } démonte { $b_in }.
tell-drop = { $a_in } laisse là { $b_in }.
tell-drop-card = { $a_in } laisse là { $b_in }.
tell-hands = { $a_in } donne quelque chose { $b_to }.
tell-no-trade = { $a_in } et { $b_in } ne tombent pas d'accord.
tell-caught = { $a_in } a la main dans la mauvaise poche, et { $b_in } l'a vu.
tell-turns-on = { $a_in } se retourne contre { $b_in }.
tell-pitch = { $a_in } monte le camp.
tell-strike = { $a_in } lève le camp.
tell-fire = { $a_in } fait prendre un feu.
tell-cook = { $a_in } cuisine.
tell-cooking-side = { $a_in } bâtit un foyer.
tell-wait = { $a_in } observe et attend.
tell-hidden = { $a_in } se glisse, et personne n'a rien vu.
tell-detected = On repère { $a_in }.
tell-karma = { $a_in } force encore la chance.
tell-first-round = { $a_in } doit se battre.
tell-joins = { $a_in } se joint au combat.
tell-steps-in = { $a_in } intervient.
tell-dodge = { $a_in } esquive.
tell-assault = { $a_in } attaque { $b_in } !
tell-charge = { $a_in } charge.
tell-test-passed = C'est réussi.
tell-test-failed = C'est manqué.
tell-hydrate = { $a_in } boit.
tell-fed = { $a_in } mange.
tell-fitness = La forme { $a_of } change : { $b }.
tell-night-card = La nuit apporte { $b_in } { $a_to }.
tell-event = { $a_in } tombe sur { $b_in }.
tell-merchant = { $a_in } arrive et s'installe { $b_to }.
tell-voted = Le vote est clos : { $a }.
tell-cured = { $a_in } n'a plus de fièvre.
tell-heal = { $a_in } va mieux.
tell-sun-card = Le ciel : { $a_in }.
tell-enemy-moves = { $a_in } approche et va { $b_to }.
tell-counter = Cela avance : { $a }, { $n } à présent.
tell-enemy = { $a_in } attend { $b_to }.
tell-defeated = { $a_in } tombe.
tell-hurt = { $a_in } encaisse un coup.
tell-infected = { $a_in } a pris la fièvre.
tell-dead = { $a_in } ne bouge plus.
tell-eliminated = { $a_in } n'est plus.
tell-revived = { $a_in } respire de nouveau.
tell-tile-lost = C'en est fini { $a_of }.
tell-unmasked = { $a_in } montre sa carte : un Fils de la Liberté.
tell-goal = C'est fait : { $a_in }.
tell-mission-card = La mission continue : { $a_in }.
tell-day = Le jour { $n } commence.

# Ce qui s'ouvre en grand sur le plateau.

moment-enemy = Un ennemi
moment-defeated = Vaincu
moment-infected = La fièvre
moment-infected-title = { $a } : infection
moment-dead = À terre
moment-dead-title = { $a } ne bouge plus
moment-eliminated = Disparu
moment-eliminated-title = { $a } n'est plus
moment-revived = En vie
moment-revived-title = { $a } respire de nouveau
moment-tile-lost = Perdu
moment-tile-lost-title = { $a_in }
moment-unmasked = La carte est montrée
moment-unmasked-title = { $a } est un Fils de la Liberté
moment-goal = Le but est atteint
moment-mission-card = La mission
moment-day = Un nouveau jour
moment-day-title = Jour { $n }

# Les parties d'un récit, ce que chacun a fait, et le nom qu'on lui en donne.

chapter-mission-card = { $a }
deed-move = { $n ->
    [one] marche
   *[other] marches
}
deed-reveal = { $n ->
    [one] lieu trouvé
   *[other] lieux trouvés
}
deed-collect = { $n ->
    [one] trouvaille ramassée
   *[other] trouvailles ramassées
}
deed-craft = { $n ->
    [one] objet fabriqué
   *[other] objets fabriqués
}
deed-chest = { $n ->
    [one] coffre ouvert
   *[other] coffres ouverts
}
deed-loot = { $n ->
    [one] poche fouillée
   *[other] poches fouillées
}
deed-hands = { $n ->
    [one] don
   *[other] dons
}
deed-fire = { $n ->
    [one] feu allumé
   *[other] feux allumés
}
deed-cook = { $n ->
    [one] repas cuisiné
   *[other] repas cuisinés
}
deed-karma = { $n ->
    [one] seconde chance
   *[other] secondes chances
}
deed-joins = { $n ->
    [one] combat rejoint
   *[other] combats rejoints
}
deed-heal = { $n ->
    [one] plaie pansée
   *[other] plaies pansées
}
deed-counter = { $n ->
    [one] pas de la mission
   *[other] pas de la mission
}
deed-revived = { $n ->
    [one] retour d'entre les morts
   *[other] retours d'entre les morts
}
role-move = Qui a marché
role-reveal = Qui ouvrait la voie
role-collect = Qui ramassait
role-craft = Qui fabriquait
role-chest = Qui ouvrait les coffres
role-loot = Qui ne perdait rien
role-hands = Qui donnait
role-fire = Qui gardait le feu
role-cook = Qui faisait la cuisine
role-karma = Qui avait de la chance
role-joins = Qui était là
role-heal = Qui tenait bon
role-counter = Qui a fait le travail
role-revived = Qui est revenu
