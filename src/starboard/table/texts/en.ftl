# What the table itself says. The game's own words are the game's.

# Refusals
refuse-malformed = The server could not read this: { $why }. Nothing has changed; reload the page and try again.
refuse-too-large = This is too large, and was not taken: at most { $most } bytes are read. Send less at once.
refuse-too-fast = Too much at once: this was not taken. Wait a moment, then try again.
refuse-no-hello = Say first which table you are at (hello).
refuse-unknown-table = There is no such table. Check the address, or look for the table in the lobby.
refuse-unknown-game = There is no such game here. Choose one from the lobby.
refuse-unknown-position = Position { $n } of this table is not kept, or does not exist. Choose another one.
refuse-unknown-invite = This link leads to no seat, or the seat was given to somebody else. Ask for a new link.
refuse-unknown-request = Nobody asks for that any more: it was settled or taken back. There is nothing to do.
refuse-unknown-session = That device is not known any more. Reload the page to see those that are.
refuse-not-your-seat = Seat { $seat } is not yours. Choose one that you hold.
refuse-spectator = You hold no seat at this table: you may look on. Take a free seat to play.
refuse-secret-roles = Sides are secret at this table, and alone among bots nobody goes back past what came to light. Play on from here.
refuse-not-entrusted = The whole table as a file needs the consent of the others. Ask them first.
refuse-entrusted-already = You may take the whole table along already. Save it from the menu.
refuse-no-undo = At this table nothing is taken back: it was opened so. Play on from here.
refuse-dealt-anew = What is hidden was dealt anew at position { $n }, when somebody came to the table: nobody goes back to before it. Choose a later position.
refuse-preset = The guided first game answered the questions before position { $n } by itself: nobody goes back to before it. Choose a later position.
refuse-bad-presets = The first game of these lessons cannot be set up here: an answer that it gives by itself does not hold. Open an ordinary table.
refuse-no-adviser = This table plays without an adviser: it was opened so. Choose by yourself.
refuse-no-lessons = This game has no guide, or not this lesson. Its rulebook tells the rules.
refuse-not-asked = This seat is not asked now. Wait for its turn.
refuse-stale = The table has gone on: that question is past, and your answer was not taken. Answer the one that is open now.
refuse-illegal = That is not one of the answers open now. Choose one of those that are shown.
refuse-over = The game is over, and takes no more answers. Look through it, or open a new table.
refuse-seat-taken = Somebody sits there already. Take another seat, or look on.
refuse-not-allowed = That is not yours to decide. Ask whoever opened the table.
refuse-not-over = This game is still being played. It is retold once it is over.
refuse-host-only = Only the host decides that: whoever opened the table. Ask them.
refuse-nobody-meant = There is nobody there whom you could mute or send away. Choose another seat or line of chat.
refuse-not-asked-for-consent = Your consent is not asked for. There is nothing to do.
refuse-nobody-to-take = Nobody holds that seat, or it is the same one. Choose the seat of somebody who is to play this one too.
refuse-last-person = You are the only person at this table. Keep a seat, or stand up.
refuse-sits-already = You hold a seat at this table already. Leave it first to take another.
refuse-needs-link = This seat waits for a guest with a link. Ask whoever opened the table for it.
refuse-no-stand-in = Nobody can stand in at seat { $seat }: it is yours, no person holds it, or a bot plays there already. Choose another seat.
refuse-is-here = { $name } is here. Wait a moment, or ask in the chat.
refuse-muted = The host lets you chat no more at this table: your line was not taken. You can play and read on.
refuse-spectators-quiet = At this table only players chat: your line was not taken. You can read on.
refuse-locked = This table is locked: nobody new comes in. Ask the host to unlock it.
refuse-removed = The host has sent you away from this table. You can join or open another one.
refuse-bad-setup = The game cannot be set up so: { $why }. Change the settings and try again.
refuse-bad-setup-seed = Only somebody who plays alone, or with bots, may choose the seed: to know it is to know the future. Leave the seed out, or play alone.
refuse-bad-setup-seats = This game is not for { $n } { $n ->
    [one] player
   *[other] players
}, but for { $seats }. Add or take away seats.
refuse-bad-setup-difficulty = This game has no difficulty called { $why }. Choose one that is shown.
refuse-bad-setup-option = This game has no setting { $why }. Choose one that is shown.
refuse-bad-setup-cartridge = This game has no world called { $why } here. Choose one that is shown.
refuse-no-such-bot = There is no bot called { $why }. Choose one that is shown.
refuse-bad-file = This file cannot be opened: { $why }. Choose a file that was saved here, and unchanged.
refuse-empty-chat = There was nothing to read in that line of chat. Write something.
refuse-bad-name = Nothing of that name can be seen. Choose a name with at least one letter, number or sign.
refuse-name-taken = An account of that name exists already. Choose another name, or sign in if it is yours.
refuse-wrong-password = Name and password do not belong together. Check both and try again.
refuse-no-account = You have no account here, or are not signed in. Sign in first.
refuse-has-account = You have an account already, and are signed in. Sign out first to make another.
refuse-no-person = Nobody knows you here yet. Tell your name first, then try again.
refuse-not-found = There is nothing at this address. Check it, or start from the lobby.
refuse-foreign = Another site tried to do this in your name: it was not done. Use the pages of this server.
refuse-not-json = The server reads JSON only: nothing has changed. Send the header Content-Type: application/json.
refuse-broken-cartridge = The files of the world “{ $cartridge }” are broken on this server. Choose another world.
refuse-file-not-a-save = This is not a file of Starboard ({ $why }). Expected: a file that the export of a table or the terminal wrote.
refuse-file-format = This file has format { $n }. Expected: format { $expected }.
refuse-file-game = The game “{ $game }” is not installed here. Installed: { $expected }.
refuse-file-version = This file was written by version { $n } of the game. This server reads versions 1 to { $most }: it must be updated first.
refuse-file-damaged = The game in this file is damaged: { $why }. Expected: the file as it was exported, unchanged.
refuse-file-seats = This file asks for { $n } seats. Expected: { $expected }.
refuse-file-difficulty = This file asks for the difficulty “{ $value }”. Expected: { $expected }.
refuse-file-option = This file asks for the setting “{ $setting } = { $value }”, which the game does not have. Choose a file that was exported unchanged.
refuse-file-seed = The seed in this file is { $n }. Expected: a number from 0 to 2^63.
refuse-file-cartridge = The world “{ $cartridge }” is not installed here. Expected: one of { $expected }.
refuse-file-answers = This file has { $n } answers. Expected: at most { $most }.
refuse-file-values = The position in this file is too large. Expected: at most { $most } values.
refuse-file-depth = The position in this file is nested too deeply at { $at }. Expected: at most { $most } levels.
refuse-file-list = The list { $at } in this file has { $n } entries. Expected: at most { $most }.
refuse-file-text = The text at { $at } in this file has { $n } characters. Expected: at most { $most }.
refuse-file-number = The number at { $at } in this file is { $n }. Expected: at most { $most }, with either sign.
refuse-file-seat = Seat { $n } at { $at } in this file does not exist. Expected: 0 to { $most }.
refuse-file-count = The position in this file has { $n } of “{ $what }”. Expected: { $expected }, as in every game of this kind.
refuse-file-no-question = The position in this file asks nobody anything, and yet the game is not over. Choose a file that was exported unchanged.
refuse-file-heavy = This file needs more time or memory than a file may have. Nothing was opened.
refuse-table-full = This table has { $most } records, and takes no more. Save it as a file, and open another table from that.
refuse-table-aside = This table holds { $most } lines that are no answers, and takes no more of them. Answers are taken as before, so play on.
refuse-table-spectators = Those who look on have written { $most } lines at this table, and it takes no more of theirs. Look on, or open a table of your own.
refuse-file-busy = One file at a time: the one before it is still being read. Wait until it is done.
refuse-bare-state = This table began from a bare position in a file, so only the person who brought it plays here. Open another table to play together.
refuse-runaway = The rules ran in circles over this answer and were stopped. It was not taken, the table stands where it stood, and the fault is kept for mending. Choose another answer, or take something back.
refuse-too-long = The rules took too long over this and were stopped. Nothing was done, and the table stands where it stood. Choose another answer, or take something back.
refuse-unreadable-table = This table cannot be opened with the version that is installed here: { $why }. It is kept as it is, and can be exported.
unreadable-game = the game “{ $game }” is not installed
unreadable-cartridge = the world “{ $cartridge }” is not installed
unreadable-content = the files of the world “{ $cartridge }” are broken
unreadable-state = its position was stored by another version and cannot be brought forward
unreadable-records = its records were written by another version
unreadable-damaged = what is stored of it is damaged
unreadable-rule = a rule fails at its position
refuse-hidden = While others play, this game cannot be copied without giving secrets away. Try again when it is over.
refuse-inside = Something broke in the server, and this was not done. What was said before is safe; try again, and tell whoever runs the server if it happens again.
refuse-cannot-show = A rule of the game broke, and the table cannot be shown. Nothing is lost: reload the page, or take back the last answer.
refuse-not-saved = The server could not save this, and nothing has changed. Try again; if it happens again, tell whoever runs the server.
refuse-disk-full = The disk of this server is full; your answer was not taken. Tell whoever runs the server, and try again when there is room.
refuse-fault = A rule of the game broke. Your answer was not taken, the table stands where it stood, and the fault is kept for mending. Choose another answer.
refuse-too-many-listed = You have { $most } listed tables already. Take one of them off the list, or finish it.
refuse-no-advice = The adviser found nothing to say this time. Try again in a moment.

# The log
log-opened = { $who } opens the table.
log-bare = { $who } opens the table from a position in a file. How it came about is not known.
log-whatif = { $who } asks: what if?
log-undo = { $who } takes back { $n ->
    [one] an answer
   *[other] { $n } answers
}{ $did ->
    [none] .
   *[other] {""} (“{ $did }”).
}
log-undo-agreed = By consent, { $n ->
    [one] an answer is
   *[other] { $n } answers are
} taken back{ $did ->
    [none] .
   *[other] {""} (“{ $did }”).
}
log-stand-in = { $who } is away. By consent, a bot ({ $level }) plays until { $who } is back.
log-wished = { $who } is away. As { $who } wished, a bot ({ $level }) plays until { $who } is back.
log-back = { $who } is back and plays on.
log-wish = { $level ->
    [none] { $who } wants no bot to stand in.
   *[other] Whenever { $who } is away and the others wait, a bot ({ $level }) is to play.
}
log-seat-person = { $name } takes seat { $seat }.
log-seat-hot = { $name } takes seat { $seat }, at the screen of { $who }.
log-seat-bot = A bot takes seat { $seat }: { $name } ({ $level }).
log-seat-link = { $name }, a bot, plays seat { $seat } until a guest comes with the link.
log-seat-invite = Seat { $seat } waits for a guest.
log-seat-open = Seat { $seat } is open to all.
log-seat-left = { $who } leaves seat { $seat }.
log-named = { $who } names the table { $name }.
log-dealt = Somebody here could know what is hidden: before the seat is taken, all of it is dealt anew.
log-exposed = Somebody here may know what is hidden, and it cannot be dealt anew: the start of this game is known.
log-entrusted = All agree that { $name } may take the whole table along as a file, with all that is hidden.
log-locked = { $who } locks the table: nobody new comes in.
log-unlocked = { $who } unlocks the table.
log-spectators-quiet = { $who } lets spectators read the chat only.
log-spectators-talk = { $who } lets spectators chat again.
log-muted = { $who } mutes { $name }.
log-unmuted = { $who } lets { $name } chat again.
log-removed = { $who } sends { $name } away from the table.
log-ordered = { $who } has a standing order for this.
order-by-itself = Your turn ends by itself where nothing you could still do would matter.
order-always = You are asked before every end of your turn.
log-by-itself-same = Every answer of { $who } would come to the same.
log-by-itself-end = Nothing was left for { $who } that could matter.
log-late = { $who } lets the window pass.
log-advised = { $who } asks the adviser.
log-agreed = { $who } agrees.
log-declined = { $who } refuses.

# Requests
ask-file = { $who } would like to take the whole table along as a file, with all that is hidden in it.
ask-undo = { $who } would like to take back { $n ->
    [one] an answer
   *[other] { $n } answers
}.
ask-person = { $name } would like to take seat { $seat }.
ask-hot = { $who } would like to give seat { $seat } to { $name }, at the same screen.
ask-bot = { $who } would like to give seat { $seat } to a bot: { $name } ({ $level }).
ask-link = { $who } would like to invite somebody to seat { $seat }; until they come, { $name }, a bot, plays on.
ask-stand-in = { $name } is away. { $who } would like a bot ({ $level }) to play until { $name } is back.
ask-hand-over = { $bot ->
    [True] { $who } would like to give seat { $seat } to a bot: { $name } ({ $level }).
   *[other] { $own ->
        [True] { $who } would like to take over seat { $seat }.
       *[other] { $who } would like to hand seat { $seat } over to { $name }.
    }
}
ask-invite = { $who } would like to invite somebody to seat { $seat }.
ask-open = { $who } would like to open seat { $seat } to all.

# Names
bot-easy = Easy
bot-normal = Normal
bot-strong = Strong
bot-random = By chance
bot-quick = Quick
bot-greedy = One step ahead
bot-search = Search
whatif-name = { $name ->
    [none] What if?
   *[other] What if: { $name }
}
first-game = First game, guided
