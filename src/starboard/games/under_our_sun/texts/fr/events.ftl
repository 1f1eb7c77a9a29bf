# The log.

event-ap = { $a_in } { $less ->
    [yes] perd
   *[no] gagne
} { $size ->
    [1] 1 point d'action
   *[other] { $size } points d'action
}.
event-briefing = { $a }
event-chest = { $a_in } ouvre le coffre.
event-chest-placed = Un coffre apparaît { $a_to }.
event-chooses = { $who } joue { $b_in }.
event-clean-up = Ce qui traînait a disparu.
event-collect = { $a_in } collecte { $b_in }.
event-cook = { $a_in } cuisine.
event-cooking-side = { $a_in } prépare un feu de cuisson.
event-counter = { $a_so ->
    [none] Décompte : { $a_n }
   *[other] On note que { $a_so }
}.
event-craft = { $a_in } fabrique { $b_in }.
event-cured = { $a_in } guérit de son infection.
event-day = Le jour { $n } commence.
event-dead = { $a_in } meurt.
event-defeated = { $a_in } tombe.
event-detected = On repère { $a_in }.
event-drop = { $a_in } laisse { $b_in }.
event-drop-card = { $a_in } laisse { $b_in }.
event-gives-up = { $a_in } abandonne { $b_in }.
event-eliminated = { $a_in } est hors jeu.
event-enemy = { $a_in } surgit { $b_to }.
event-enemy-moves = { $a_in } va { $b_to }.
event-event = { $a_in } tire l'événement { $b_in }.
event-fed = { $a_in } mange.
event-fire = { $a_in } allume un feu de camp.
event-fire-out = Le feu { $a_of } s'éteint.
event-first-player = { $who } commence.
event-first-round = Un combat commence pour { $a_in }.
event-fitness = La forme { $a_of } passe à « { $b } ».
event-gain = { $a_in } gagne { $b_n }.
event-gain-card = { $a_in } prend { $b_in }.
event-gain-karma = { $a_in } retrouve du karma.
event-goal = Le but est atteint : { $a_in }.
event-heal = { $a_in } regagne { $n } PV.
event-hidden = { $a_in } est en mode furtif.
event-hurt = { $a_in } perd { $n } PV à cause { $b_of }.
event-hydrate = { $a_in } boit.
event-infected = { $a_in } attrape une infection.
event-karma = { $a_in } utilise { $n ->
    [1] 1 dé de karma
   *[other] { $n } dés de karma
}.
event-laid = Une tuile est posée face cachée.
event-load = { $a_in } charge { $b_in } pour { $n ->
    [1] 1 tir
   *[other] { $n } tirs
}.
event-look = { $a_in } regarde le dessus : { $b }.
event-loot = { $a_in } fouille { $b_in }.
event-lose = { $a_in } perd { $b_n }.
event-lose-karma = { $a_in } perd du karma.
event-marker = { $a_in } se trouve { $b_to }.
event-marker-moves = { $a_in } va { $b_to }.
event-merchant = { $a_in } s'installe { $b_to }.
event-mission-card = { $a }. { $b }
event-ending = { $a }
event-drained = Il y a { $n ->
    [1] 1 dose d'eau
   *[other] { $n } doses d'eau
} de moins { $a_to }.
event-move = { $a_in } va { $b_to }.
event-night-card = { $a_in } tire { $b_in }.
event-night-vote = Le camp choisit { $a_in }.
event-phase = Jour { $n } : { $a }.
event-pitch = { $a_in } monte le camp.
event-put = La tuile reçoit { $a_n }.
event-reveal = On découvre { $a_in }.
event-revived = { $a_in } revient à la vie.
event-roll = Dés : { $n ->
    [0] aucun succès
    [1] 1 succès
   *[other] { $n } succès
}.
event-set-up = { $a_in } pose { $b_in }.
event-strike = { $a_in } lève le camp.
event-sun-card = Le ciel : { $a_in }.
event-test = { $a_in } passe un test { $b_of }.
event-test-failed = Le test échoue.
event-test-passed = Le test réussit.
event-tile-lost = On perd { $a_in }.
event-turn = { $a_in } agit.
event-use = { $a_in } utilise { $b_in }.
event-used-up = { $b_in } ne peut plus servir.
event-voted = Le vote désigne « { $a } ».
event-wait = { $a_in } attend.
event-yields = { $a_in } donne { $b_n }.
event-blow = { $a_in } subit { $n ->
    [1] 1 dégât
   *[other] { $n } dégâts
}.
event-buys = { $a_in } commence avec { $b_in }.
