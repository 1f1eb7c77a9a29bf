# Comment une partie est racontée à ceux qui ne jouent pas à cet instant.

tell-move = { $a } marche vers { $b_in }.
tell-reveal = Voici ce qui se montre : { $a_in }.
tell-collect = { $a } ramasse : { $b }.
tell-craft = { $a } fabrique : { $b_in }.
tell-use = { $a } se sert de ceci : { $b_in }.
tell-gain-card = { $a } met la main sur ceci : { $b_in }.
tell-chest = { $a } vient à bout du coffre.
tell-loot = { $a } fouille ce qui reste : { $b_in }.
tell-set-up = { $a } installe : { $b_in }.
tell-dismantle = { $a } démonte : { $b_in }.
tell-drop = { $a } laisse là : { $b }.
tell-drop-card = { $a } laisse là : { $b_in }.
tell-hands = { $a } donne quelque chose { $b_to }.
tell-no-trade = { $a } et { $b } ne tombent pas d'accord.
tell-caught = { $a } a la main dans la mauvaise poche, et { $b } l'a vu.
tell-turns-on = { $a } se retourne contre { $b }.
tell-pitch = { $a } monte le camp.
tell-strike = { $a } lève le camp.
tell-fire = { $a } fait prendre un feu.
tell-cook = { $a } cuisine.
tell-cooking-side = { $a } bâtit un foyer.
tell-wait = { $a } observe et attend.
tell-hidden = { $a } passe sans être vu.
tell-detected = On repère { $a }.
tell-karma = { $a } force encore la chance.
tell-first-round = { $a } doit se battre.
tell-joins = { $a } se joint au combat.
tell-steps-in = { $a } intervient.
tell-dodge = { $a } esquive.
tell-assault = { $a } attaque { $b } !
tell-charge = { $a } charge.
tell-test-passed = C'est réussi.
tell-test-failed = C'est manqué.
tell-hydrate = { $a } boit.
tell-fed = { $a } mange.
tell-fitness = La forme { $a_of } change : { $b }.
tell-night-card = La nuit apporte ceci { $a_to } : { $b_in }.
tell-event = { $a } tombe sur ceci : { $b_in }.
tell-merchant = { $a } arrive, et s’installe : { $b_in }.
tell-voted = Le vote est clos : { $a }.
tell-cured = { $a } n'a plus de fièvre.
tell-heal = { $a } va mieux.
tell-sun-card = Le ciel : { $a_in }.
tell-enemy-moves = { $a } approche : { $b_in }.
tell-counter = Cela avance : { $a }, { $n } à présent.
tell-enemy = { $a } attend là : { $b_in }.
tell-defeated = { $a } tombe.
tell-hurt = { $a } encaisse un coup.
tell-infected = { $a } a pris la fièvre.
tell-dead = { $a } ne bouge plus.
tell-eliminated = { $a } n'est plus.
tell-revived = { $a } respire de nouveau.
tell-tile-lost = Un lieu est perdu : { $a_in }.
tell-unmasked = { $a } montre sa carte : un Fils de la Liberté.
tell-goal = C'est fait : { $a_in }.
tell-mission-card = La mission continue : { $a_in }.
tell-day = Le jour { $n } commence.

# Ce qui s'ouvre en grand sur le plateau.

moment-enemy = Un ennemi
moment-defeated = Vaincu
moment-infected = La fièvre
moment-infected-title = { $a } : infection
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
