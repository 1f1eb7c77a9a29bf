# What pieces and places are called.

sector = { $n } · { $title }
sector-in = sector { $n } ({ $title })
no-sector = no sector
lead-token = Lead { $n }{ $bonus ->
    [card] { $recycle ->
        [yes] { " " }(+1 card, recycled)
       *[no] { " " }(+1 card)
    }
    [charge] { $recycle ->
        [yes] { " " }(+1 Charge, recycled)
       *[no] { " " }(+1 Charge)
    }
   *[none] { $recycle ->
        [yes] { " " }(recycled)
       *[no] { "" }
    }
}
route-icon = { $kind ->
    [spend] spend a die ({ $what })
    [danger] danger die { $what }
   *[move] movement
}
route = the route { $a }–{ $b } ({ $n })
piece-number = { $n }
column-of = { $key ->
    [red] red column
    [green] green column
   *[blue] blue column
}
danger-result = danger die { $letter }{ $face ->
    [none] { "" }
   *[other] : { $face }
}
die-of = { $die }
die-shows = { $die }, showing { $face }
name-blank = nothing
outcome-won = The mission is accomplished, and the team comes home.
outcome-lost = The mission has failed.
outcome-evacuated = The team had to be evacuated: the mission has failed.
die-in = the { $die }
die-shows-in = the { $die } ({ $face })
