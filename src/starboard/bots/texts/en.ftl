# What the adviser says of an option. $chance and $gap are in hundredths; $other and $reply are options by their names.

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
advice-clear = Clearly ahead of “{ $other }”, by { $gap } in 100.
advice-narrow = Looks best, but “{ $other }” may be as good.
advice-close = About as good as “{ $other }”.
advice-behind = Behind “{ $other }” by { $gap } in 100.
advice-chance = { $low ->
    [0] { $high ->
        [100] Too early to tell.
       *[other] At most { $high } chances in 100.
    }
   *[other] { $high ->
        [100] At least { $low } chances in 100.
       *[other] About { $chance } chances in 100 ({ $low } to { $high }).
    }
}

# The bots by name

bot-random = By chance
bot-greedy = One step ahead
bot-search = Search
bot-easy = Easy
bot-normal = Normal
bot-strong = Strong
