# Comment s’appellent les pièces et les lieux.

sector = { $n } · { $title }
sector-in = le secteur { $n } ({ $title })
no-sector = aucun secteur
lead-token = Indice { $n }{ $bonus ->
    [card] { $recycle ->
        [yes] { " " }(+1 carte, à recycler)
       *[no] { " " }(+1 carte)
    }
    [charge] { $recycle ->
        [yes] { " " }(+1 charge, à recycler)
       *[no] { " " }(+1 charge)
    }
   *[none] { $recycle ->
        [yes] { " " }(à recycler)
       *[no] { "" }
    }
}
route-icon = { $kind ->
    [spend] dépenser un dé ({ $what })
    [danger] dé de danger { $what }
   *[move] déplacement
}
route = l’itinéraire { $a }–{ $b } ({ $n })
piece-number = { $n }
column-of = colonne { $key ->
    [red] rouge
    [green] verte
   *[blue] bleue
}
danger-result = dé de danger { $letter }{ $face ->
    [none] { "" }
   *[other] { " " }: { $face }
}
die-of = { $die }
die-shows = { $die }, face { $face }
name-blank = rien
outcome-won = La mission est accomplie, et l’équipe rentre.
outcome-lost = La mission a échoué.
outcome-evacuated = L’équipe a dû être évacuée : la mission a échoué.
die-in = le { $die }
die-shows-in = le { $die } ({ $face })
