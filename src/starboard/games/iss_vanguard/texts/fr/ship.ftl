# Le vaisseau : questions, réponses, raisons, journal.

prompt-morale-price = Le moral ne peut plus baisser. Qu’est-ce que cela coûte ?
prompt-give-back-die = Quel dé la section rend-elle ?
prompt-crisis = Une crise est restée sans réponse. Quelle perte acceptez-vous ?
prompt-starmap = Où va le vaisseau ?
prompt-facilities = Quelle installation ouvrez-vous ?
prompt-lab = Quel projet le laboratoire achève-t-il ?
prompt-pay-research = Quelles découvertes le paient ?
prompt-factory = Que mettez-vous en production ?
prompt-stimulate = Qui travaille à la production ?
prompt-recruit = Quelle recrue rejoint la section ?
prompt-recruiter = Quelle section recrute quelqu’un ?
prompt-barracks = Pour quoi ouvrez-vous les baraquements ?
prompt-training = Qui formez-vous ?
prompt-situation-room = Qui résout quelle crise ?
prompt-hangar = Quel atterrisseur prenez-vous ?
prompt-fit-out = Quels modules l’atterrisseur reçoit-il ?
prompt-field-team = Qui descend ?
prompt-load = Qu’emporte l’équipe ?
prompt-build-deck = Quelles cartes restent à bord ?
prompt-debriefing = Promotions et dés : que dépensez-vous ?
prompt-pick-die = Quel dé la section prend-elle ?
prompt-unloading = Quelles découvertes utilisez-vous à bord ?
prompt-infirmary = Qui soigne qui ?
prompt-ready = Qui est disponible, et qui est inactif ?
prompt-start-sector = Où commence le membre ?
prompt-give-up-found = Quelle découverte récoltée cédez-vous ?
prompt-choose-resting = Qui devient inactif ?
prompt-choose-patient = Qui entre à l’infirmerie ?
prompt-choose-damaged = Quel atterrisseur est endommagé ?
option-turn-page = Continuer
option-lose-dice = Chaque section rend un dé
option-take-penalty = Poser le pion de pénalité sur la passerelle
option-give-back = Rendre un { $a }
option-destination = Choisir { $a_in } comme destination
option-destination-unpaid = Choisir { $a_in } sans payer, pour un niveau de moral
option-investigate = Mener l’investigation sur { $a_in }
option-fly = Voler vers { $a_in }
option-scan = Découvrir la partie suivante de la carte atterrissage{ $n ->
    [1] { ", " }avec { $a }
       *[other] { "" }
    }
option-open = Ouvrir { $a }
option-complete = Achever « { $a } »
option-assign = Affecter { $a }
option-pay-by = Payer avec { $a }{ $n ->
    [2] { " " }et { $b }
       *[other] { "" }
    }
option-produce = Produire « { $a } »
option-stimulate = { $b } travaille à « { $a } »
option-keep = Garder { $a }
option-keep-nobody = Ne garder personne
option-recruit = { $a }
option-muster = Recruter et former
option-shore-leave = Permission à terre
option-train = Former { $a }
option-solve = { $b } résout « { $a } »
option-lander = Prendre { $a }
option-repair = { $b } répare { $a }
option-fit = Monter { $a }
option-recall = Rappeler { $a } de l’équipage inactif, pour un niveau de moral
option-people = Désormais, { $a_key ->
    [number-1] 1 personne
   *[other] { $a } personnes
} à la table
option-survival = Désormais, jouer en survie dans l’espace
option-load = { $a } pour { $b }
option-deck-done = Emporter toutes ces cartes
option-leave-out = Laisser « { $a } » à bord
option-promote = Promouvoir { $a }
option-promote-paid = Promouvoir { $a } contre des réussites
option-sell-dice = Chaque section vend un dé
option-die = { $a }
option-nurse = { $b } soigne { $a }
option-ready = { $a } est disponible
option-rests = { $a } rejoint l’équipage inactif
option-falls-ill = { $a } entre à l’infirmerie
option-damage = { $a }
why-last-available = Le dernier membre disponible d’une section n’est jamais affecté : affectez quelqu’un d’une autre section, ou recrutez.
why-five-dice = Une section garde ses cinq dés de départ : choisissez un autre moyen.
why-penalty = Le pion de pénalité est déjà sur la passerelle : rendez des dés.
why-not-stranded = On peut encore payer quelque chose à portée : choisissez-le.
why-no-destination = Aucun site d’atterrissage n’est encore choisi : choisissez-en d’abord un dans ce système.
why-investigated = L’investigation a déjà eu lieu : choisissez un autre objet.
why-no-way-left = Plus aucun site d’atterrissage ne serait à portée : gardez assez d’énergie pour l’un d’eux.
why-colour-yellow = Un système jaune demande une amélioration de la passerelle qui l’ouvre : des projets en donnent.
why-colour-red = Un système rouge demande une amélioration de la passerelle qui l’ouvre : des projets en donnent.
why-technology = Il faut le niveau de technologie { $a } : les projets, les objectifs et les entrées font monter ce niveau.
why-scanned = Toute la carte atterrissage est découverte : il n’y a plus rien à scanner.
why-open-once = Chaque installation s’ouvre une fois par passage : choisissez-en une autre, ou continuez.
why-add-on = Aucune entrée n’a encore ouvert cette installation.
why-discoveries = Les découvertes récoltées ne peuvent pas le payer : rapportez ce que son coût demande.
why-one-project = Une visite achève un projet : affectez un membre pour chaque projet de plus.
why-order-full = Aucun ordre de production n’est libre : achevez d’abord un projet.
why-expertise = Son expertise ne sert à rien ici ({ $a }) : affectez quelqu’un dont le projet montre l’icône.
why-section = { $a } n’est pas d’une section que cette crise demande : affectez quelqu’un d’une de celles-là.
why-highest-rank = Le rang 3 est le plus haut.
why-sleeve = La section n’a plus de pochette de rang { $a } : il s’en libère une par une promotion ou un décès.
why-high-morale = Le moral est déjà haut : recrutez et formez plutôt.
why-damaged = Il est endommagé : un membre de l’ingénierie peut le réparer.
why-no-slot = Il ne reste aucun emplacement pour un tel module.
why-team = Une équipe compte au moins deux membres : envoyez-en un de plus.
why-each-player = Chaque personne envoie au moins un membre : ajoutez-en un pour qui n’en a pas.
why-load-small = Chaque membre prend un seul petit équipement : donnez-le à quelqu’un d’autre.
why-load-upgrade = Il se fixe à un équipement de mission que ce membre ne porte pas : chargez d’abord celui-ci.
why-load-personal = La soute n’a plus de place pour l’équipement personnel : laissez une pièce à l’armurerie.
why-load-mission = La soute n’a plus de place pour l’équipement de mission : laissez une pièce à l’armurerie.
why-success = Il faut { $a_key ->
    [number-1] 1 réussite
   *[other] { $a } réussites
}.
why-energy = Coût en énergie : { $a }, et le vaisseau en a { $b }. Un niveau de technologie plus haut en produirait plus.
why-dice-supply = Chaque section doit prendre un dé, et l’une n’a plus de place ou n’en trouve pas : vendez des dés, ou débloquez un autre type.
why-ability-due = Une découverte fait encore quelque chose à bord : utilisez-la d’abord, ou renoncez-y.
why-no-bed = Aucun lit pour un état { $a } n’est libre : soignez d’abord quelqu’un qui en occupe un.
event-assigned = { $a } est en affectation.
event-page = Classeur du vaisseau : { $a }.
event-installed = Mise en place : { $a }.
event-morale-up = Le moral monte : { $a }.
event-morale-down = Le moral baisse : { $a }.
event-penalty = Le pion de pénalité est posé sur la passerelle.
event-die-gone = { who } rend un { $a }.
event-struck = Une crise frappe : { $a }.
event-crisis = Une crise : { $a_in }.
event-solved = Une crise est résolue : { $a_in }.
event-energy = Le vaisseau gagne { $n ->
    [1] 1 énergie
   *[other] { $n } énergies
}.
event-command = Le vaisseau gagne { $n ->
    [1] 1 commandement
   *[other] { $n } commandements
}.
event-energy-lost = Le vaisseau perd { $n ->
    [1] 1 énergie
   *[other] { $n } énergies
}.
event-command-lost = Le vaisseau perd { $n ->
    [1] 1 commandement
   *[other] { $n } commandements
}.
event-energy-kept = 1 énergie est gardée pour la prochaine passerelle.
event-technology = Le niveau de technologie passe à { $n }.
event-awaits = Dans l’enveloppe « En attente… » : { $a }.
event-fulfilled = Objectif rempli : { $a }.
event-flew = Le vaisseau vole vers { $a_in }.
event-investigated = L’équipage a mené son investigation sur { $a_in }.
event-destination = La destination est { $a_in }.
event-scanned = Le scanner montre : { $a }.
event-opened = Ouverture : { $a }.
event-cleaned-up = { $n ->
    [1] Un pion non dépensé retourne à la réserve.
       *[other] { $n } pions non dépensés retournent à la réserve.
    }
event-paid = Payé avec { $a }.
event-completed = Achevé : { $a }.
event-advanced = { $a } atteint le stade { $n }.
event-ordered = { $a } entre en production, stade { $n }.
event-joined = { $a } rejoint { who-in }.
event-survival-on = La survie dans l’espace commence ici.
event-shore-leave = Permission à terre.
event-risen = { $a } passe au rang { $n }.
event-repaired = Réparation : { $a }.
event-lander = L’atterrisseur sera { $a_in }.
event-fitted = Montage : { $a }.
event-loaded = { who } prend { $a }.
event-left = L’équipe a quitté { $a }.
event-fell = { $a } n’est plus.
event-success-paid = On dépense { $n ->
    [1] 1 réussite
   *[other] { $n } réussites
}.
event-die-bought = { who } prend un { $a }.
event-unlocked = Nouveaux dés : { $a }.
event-unloaded = L’atterrisseur est déchargé.
event-row = Une rangée de découvertes uniques est complète : { $a }.
event-discharged = { $a } quitte l’infirmerie et rejoint l’équipage inactif.
event-recovers = { $a } : { $b }.
event-admitted = { $a } est à l’infirmerie : { $b }.
event-survival = Test de survie, { $a } : { $b }.
event-buried = Le mémorial garde un nom : { $a }.
event-rests-on-board = { $a } rejoint l’équipage inactif.
event-pass = Passage { $n } du classeur du vaisseau.
event-armoury = À l’armurerie : { $a }.
event-crises-added = De nouvelles crises menacent.
operation-warning = Déconseillée avant l’ouverture de l’enveloppe secrète de la campagne : cette opération dévoile ce que la campagne garde pour plus tard.
event-events-advanced = Les mondes se font plus rudes : on rencontre désormais les événements avancés.
event-charted = Sur la carte : { $a }.
event-delayed = La production recule.
name-bridge = Passerelle
name-starmap = Atlas des systèmes
name-facilities = Installations
name-hangar = Hangar
name-launch = Lancement de mission
name-leaving = Départ de la planète
name-docking = Accostage
name-debriefing = Débriefing
name-unloading = Déchargement
name-infirmary = Infirmerie
name-memorial = Mémorial
name-save-point = Point de sauvegarde
name-lab = le laboratoire de recherche
name-factory = le complexe de production
name-barracks = les baraquements
name-situation-room = la salle de crise
name-external-relations = le pôle relations extérieures
name-very-low = très bas
name-low = bas
name-neutral = neutre
name-high = haut
name-biomes = biomes
name-tests = types de tests
name-dangers = dangers
name-light = léger
name-moderate = modéré
name-critical = critique
name-recovered = rétabli
name-dead = perdu
name-alive = en vie
name-universal = dés universels
name-expertise = dés d’expertise
name-ship-phase = passage
on-board = À bord
back-on-board = De retour à bord
chapter = { $n ->
    [0] { $title }
       *[other] Passage { $n } : { $title }
    }
journal-lost = Nous avons perdu { $name } { $where ->
    [board] à bord
       *[other] sur { $where }
    }.
journal-chose = Choix : { $what }.
journal-result = { $result ->
    [success] L’équipe est rentrée, sa tâche accomplie.
    [evacuation] Il a fallu évacuer l’équipe.
       *[failure] La tâche est restée inachevée.
    }
standing-line = { $n ->
    [0] Le tutoriel
       *[other] Passage { $n }, { $place } { $where ->
        [ground] (au sol)
       *[orbit] (en orbite)
    }, moral { $morale }
    }
pass-of = Passage { $n }
ship-book = Classeur du vaisseau
morale-is = Moral : { $word }
technology = Technologie
objectives = Objectifs
crises = Crises ouvertes
post-available = Disponibles
post-resting = Inactifs
post-field = Sur le terrain
post-recovered = Rétablis
post-light = État léger
post-moderate = État modéré
post-critical = État critique
crew-of = Équipage
note-facilities = 1 commandement
note-patients = { $n ->
    [0] personne
    [1] 1 patient
       *[other] { $n } patients
    }
note-fallen = { $n ->
    [1] 1 mort
       *[other] { $n } morts
    }
the-ship = Le vaisseau
atlas = Atlas des systèmes
landing-card = Carte atterrissage : { $title }
landing-covered = { $n ->
    [1] 1 partie reste cachée.
       *[other] { $n } parties restent cachées.
    }
landing-how = { $text }{ $advised ->
    [none] { "" }
       *[other] { " " }Conseillé : { $advised }.
    }
landing-biomes = Biomes : { $words }.
landing-tests = Tests : { $words }.
landing-dangers = Dés de danger à craindre : { $words }.
facilities-of = Installations
research-of = Projets de recherche
production-of = Projets de production
order-of = Ordre { $n }
order-at = { $title }, stade { $n }
orders = Ordres de production, { $n } stades
found = Découvertes récoltées
landers = Atterrisseurs
modules = Modules
armoury = Armurerie
beds = Lits
outcome-campaign-won = Le voyage est arrivé à son terme.
outcome-campaign-lost-morale = L’équipage n’ira pas plus loin.
outcome-campaign-lost-crew = Il n’y a plus personne à envoyer.
cause-ship = Le classeur du vaisseau est ouvert.
stock-energy = Énergie
stock-command = Commandement
setting-begin = Pour commencer
setting-begin-tutorial = Comme prévu, une campagne par le tutoriel
setting-begin-quick = Comme prévu, une campagne par la voie rapide
setting-begin-act = Un monde avec l’équipement de son acte
when-starmap = Sur l’atlas
kind-objective = Objectif principal
kind-side-objective = Objectif secondaire
kind-crisis = Crise
kind-research = Projet de recherche
kind-production = Projet de production
kind-bridge = Amélioration de la passerelle
kind-facility = Amélioration d’installation
card-sections = Se résout par { $sections }.
card-solved = Résolue : { $does }
card-removed = Résolue, elle quitte le jeu.
card-returns = Résolue, elle retourne aux crises potentielles.
card-loss = Sans réponse, « { $title } » : { $does }
card-objective = Commandement { $command }, crises { $crises }.
card-price = Coûte { $cost }.
card-no-price = Ne coûte rien.
card-level = À partir du niveau de technologie { $n }.
card-stage = Commence au stade { $n }.
card-by = Avance grâce à l’expertise { $icons }.
card-by-any = Avance grâce à n’importe quel membre.
cost-of = { $n ->
    [1] 1 découverte{ $kind ->
        [any] { "" }
       *[other] { " " }« { $kind_name } »
    }{ $grade ->
        [common] { "" }
        [rare] { " " }rare
       *[other] { " " }très rare
    }
   *[other] { $n } découvertes{ $kind ->
        [any] { "" }
       *[other] { " " }« { $kind_name } »
    }{ $grade ->
        [common] { "" }
        [rare] { " " }rares
       *[other] { " " }très rares
    }
}{ $different ->
    [yes] { " " }de types différents
   *[no] { $kind ->
        [any] { " " }de n’importe quel type
       *[other] { "" }
    }
}
expertise-in = en { $icon }
solved-by-engineering = l’ingénierie
solved-by-recon = la reconnaissance
solved-by-science = les sciences
solved-by-security = la sécurité
