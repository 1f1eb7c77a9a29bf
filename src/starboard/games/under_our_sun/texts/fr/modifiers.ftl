# Rules that cards change.

do-add-dice = { $subject } | { $form ->
    [third] lance
    [inf] lancer
   *[other] lancez
} aussi | un dé { $dice } pour { $pool ->
    [ranged] le tir
   *[other] la { $pool_name }
}{ $only ->
    [chest] { " " }face aux coffres
   *[other] { "" }
}{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-remove-dice = { $subject } | { $form ->
    [third] retire
    [inf] retirer
   *[other] retirez
} | un dé { $dice } pour { $pool ->
    [ranged] le tir
   *[other] la { $pool_name }
}{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-cancel-failure = { $subject } | { $form ->
    [third] ignore
    [inf] ignorer
   *[other] ignorez
} | { $n ->
    [1] 1 échec
   *[other] { $n } échecs
} d'un test{ $pool ->
    [none] { "" }
   *[other] { " " }de { $pool_name }
}{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-no-night-die = { $subject } | { $form ->
    [third] ne lance
    [inf] ne pas lancer
   *[other] ne lancez
} | pas de dé rouge pour la nuit aux tests de Furtivité{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-protection = { $subject } | { $form ->
    [third] a
    [inf] avoir
   *[other] avez
} | une protection de { $n }{ $against ->
    [all] { "" }
    [melee] { " " }en mêlée
   *[other] { " " }contre les tirs
}{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-reduce-damage = { $subject } { $form ->
    [third] subit
    [inf] subir
   *[other] subissez
} 1 dégât de moins chaque fois qu'il y en a plus d'un{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-immune = { $subject } | { $form ->
    [third] ne subit
    [inf] ne subir
   *[other] ne subissez
} | aucun dégât { $to ->
    [solar] du soleil
    [fire] du feu
    [poison] du poison
    [fall] de chute
    [hunger] de faim
    [thirst] de soif
    [infection] d'infection
   *[other] de coups
}{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-cost-change = l'action { $action_name } coûte { $by ->
    [-1] 1 PA de moins
    [-2] 2 PA de moins
    [1] 1 PA de plus
    [2] 2 PA de plus
   *[other] { $by } PA
}{ $floor ->
    [0] { "" }
   *[other] { " " }(mais au moins { $floor })
}{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-cap-move = une valeur de mouvement au-delà de { $most } compte pour { $most }{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-forbid = l'action { $action_name } est interdite{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-water-capacity = { $subject } | { $form ->
    [third] a
    [inf] avoir
   *[other] avez
} | { $n ->
    [1] 1 emplacement d'eau
   *[other] { $n } emplacements d'eau
} de plus{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-add-slot = { $subject } | { $form ->
    [third] a
    [inf] avoir
   *[other] avez
} | { $n ->
    [1] 1 zone { $slot ->
        [mixed] mixte
        [item] d'objet
       *[gear] d'équipement
    }
   *[other] { $n } zones { $slot ->
        [mixed] mixtes
        [item] d'objet
       *[gear] d'équipement
    }
} de plus{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-upkeep = { $what ->
    [hydrate] il faut { $n } doses d'eau pour boire
   *[other] il faut { $n } rations par repas
}{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-skip-upkeep = { $subject } | { $form ->
    [third] saute
    [inf] sauter
   *[other] sautez
} | { $what_name }{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-cheaper-recipe = fabriquer prend { $n ->
    [1] 1 ressource de moins
   *[other] { $n } ressources de moins
}{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-sell-more = { $subject } | { $form ->
    [third] vend
    [inf] vendre
   *[other] vendez
} | chaque carte { $n ->
    [1] 1 dose d'eau
   *[other] { $n } doses d'eau
} de plus{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-enemy-dice = les ennemis lancent aussi un dé { $dice }{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
do-dismantle-anywhere = { $subject } | { $form ->
    [third] démonte
    [inf] démonter
   *[other] démontez
} | partout, pour 1 PA et sans eau, mais un cube de la recette est perdu{ $requires ->
    [none] { "" }
   *[other] { " " }si { $requires }
}
