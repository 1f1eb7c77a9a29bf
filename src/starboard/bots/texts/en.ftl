# What the adviser says of an option. $gap is in points or in hundredths; $other and $reply are options by their names.

advice-wins-now = Wins at once.
advice-loses-now = Loses at once.
advice-only = The only answer there is.
advice-reply = { $danger ->
    [100] { $who } may answer “{ $reply }” and win.
   *[other] { $who } may answer “{ $reply }”, and would then win about { $danger } times in 100.
}
advice-prevents = { $danger ->
    [100] Without it, { $who } may answer “{ $reply }” and win.
   *[other] Without it, { $who } may answer “{ $reply }”, and would then win about { $danger } times in 100.
}
advice-clear = Clearly ahead of “{ $other }”, by about { $gap } { $unit ->
    [points] { $gap ->
        [one] point
       *[other] points
    }
   *[percent] in 100
}.
advice-narrow = Looks best, but “{ $other }” may be as good.
advice-close = About as good as “{ $other }”.
advice-behind = Behind “{ $other }”, by about { $gap } { $unit ->
    [points] { $gap ->
        [one] point
       *[other] points
    }
   *[percent] in 100
}.
advice-because = Because { $why }.
advice-points = { $lead ->
    [ahead] You may end about { $n } { $n ->
        [one] point
       *[other] points
    } ahead.
    [behind] You may end about { $n } { $n ->
        [one] point
       *[other] points
    } behind.
   *[level] You may end level with the best.
}
advice-chance = { $low ->
    [0] { $high ->
        [100] Too early to tell.
       *[other] Chance to win: at most { $high }%.
    }
   *[other] { $high ->
        [100] Chance to win: at least { $low }%.
       *[other] Chance to win: about { $chance }%.
    }
}

# The bots by name

bot-random = By chance
bot-greedy = One step ahead
bot-search = Search
bot-easy = Easy
bot-normal = Normal
bot-strong = Strong
