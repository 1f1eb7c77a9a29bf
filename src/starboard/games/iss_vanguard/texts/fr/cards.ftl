# Le cadre de ce que disent les cartes.

when-any-time = À tout moment
when-own-turn = À votre tour
when-test = Pendant un test
when-support = Quand vous soutenez un test
when-rest = Quand vous vous reposez
when-prepare = Quand vous vous préparez
when-persevere = Quand vous persévérez
when-arrival = À votre arrivée dans un secteur
when-before-action = Avant ou après une action
when-end-of-turn = À la fin de votre tour
when-event = Quand un événement est révélé
when-danger = Quand un dé de danger est lancé dans votre secteur
when-injury-gained = Quand vous recevez une blessure
when-start-of-round = Au début d’un round
when-exploration-start = Au début de l’exploration
when-exploration-end = À la fin de l’exploration
when-lift-off = Au décollage
when-unload = Au déchargement, à bord
when-discovery-gained =
    { $which ->
        [none] Quand une découverte est gagnée
       *[other] Quand une découverte « { $word } » est gagnée
    }
when-lead-placed =
    { $which ->
        [none] Quand un indice est posé
       *[other] Quand un indice « { $word } » est posé
    }
when-landing-test =
    { $which ->
        [none] Lors d’un test d’atterrissage
       *[other] Lors d’un test d’atterrissage qui finit en { $word }
    }
limit-test = une fois par test
limit-turn = une fois par tour
limit-round = une fois par round
limit-exploration = une fois par exploration
card-if = si { $what }
card-cost = { $what }
card-action = compte comme une action
card-ability = { $head } : { $does }
card-choice = au choix
card-way = { $title } : { $does }
card-way-none = { $title } : il ne se passe rien.
card-may = vous pouvez { $does }
card-combination = Combinaison { $req } : { $does }
card-skill = { $title }. { $does }
card-expertise = Expertise en { $icon }.
card-convert = Un basique { $colour } peut compter comme { $icon }.
card-charges =
    { $n ->
        [1] 1 charge.
       *[other] { $n } charges.
    }
card-biomes = { $biomes } : { $does }
card-otherwise = Ailleurs : { $does }
card-harm = { $icon } : { $does }
card-token = Là où se trouve son pion :
card-upgrade = Amélioration de « { $title } ».
card-only = Réservé à la section { $section }.
card-stat = { $stat } { $n }.
card-bonus = { $stat } +{ $n }.
card-sturdy = Il n’est jamais endommagé.
card-tests =
    { $n ->
        [1] 1 test d’atterrissage.
       *[other] { $n } tests d’atterrissage.
    }
card-goal = But : { $what }.
card-deed =
    Action spéciale « { $title } »{ $terms ->
        [none] { "" }
       *[other] { " " }({ $terms })
    } : { $does }
card-test = un test
at-own-sector = dans son propre secteur
at-every-sector = dans chaque secteur
at-each-figure = là où se trouve une figurine
at-lander = dans le secteur de l’atterrisseur
card-add-danger = Lancez 1 dé de danger { $letter } de plus.
card-supported = Seulement avec le soutien d’un autre membre.
card-special = Pour chaque { $req } : { $does }
card-absent = Sans { $icon } : { $does }
card-line =
    { $colour }{ $req ->
        [none] { "" }
       *[other] { " " }({ $req })
    } : { $does }
card-track = { $colour } après { $n } : { $does }
card-arrow = appliquez ensuite aussi l’incidence { $colour ->
    [green] verte
    [red] rouge
   *[yellow] jaune
}.
card-nothing = il ne se passe rien.
card-box = Temps { $n } : { $does }
card-end = Fin du temps : { $does }
card-behaviour = { $title } : { $does }
card-move = Icône déplacement : { $does }
card-move-test = Icône déplacement : un test.
card-done = Une fois accomplie : { $does }
req-die =
    { $n ->
        [1] dé
       *[other] { $n } dés
    }
req-colour =
    { $n ->
        [1] dé { $colour }
       *[other]
            { $n } dés { $colour_key ->
                [red] rouges
                [green] verts
               *[blue] bleus
            }
    }
card-optional = Facultative.
kind-section-card = Section { $section }, rang { $n }
kind-discovery =
    { $grade ->
        [common] { $deck }, découverte commune
        [rare] { $deck }, découverte rare
       *[other] { $deck }, découverte très rare
    }
kind-equipment =
    { $kind ->
        [small] Petit équipement
        [personal] Équipement personnel
        [mission] Équipement de mission
       *[other] Amélioration
    }
kind-unique = Découverte unique { $n }
kind-crew = Membre d’équipage
kind-event = Événement
kind-injury = Blessure
kind-lander = Atterrisseur
kind-module = Module d’atterrisseur
kind-rank-card = Carte de rang
kind-mission = Mission
kind-circumstances = Circonstances planétaires
kind-threat = Menace
kind-place = Point d’intérêt
