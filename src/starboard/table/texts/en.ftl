# What the table itself says. The game's own words are the game's.

# Refusals
refuse-malformed = This could not be read: { $why }
refuse-too-large = This is too large: at most { $most } bytes are read.
refuse-too-fast = Too much at once. Wait a moment, then try again.
refuse-no-hello = Say hello first: which table?
refuse-unknown-table = There is no such table.
refuse-unknown-game = There is no such game here.
refuse-unknown-position = Position { $n } of this table is not kept, or does not exist.
refuse-unknown-invite = This link leads to no seat, or the seat was given to somebody else.
refuse-unknown-request = Nobody asks for that any more.
refuse-not-your-seat = Seat { $seat } is not yours.
refuse-spectator = You hold no seat at this table: you may look on.
refuse-no-undo = At this table nothing is taken back.
refuse-dealt-anew = What is hidden was dealt anew at position { $n }, when somebody came to the table: nobody goes back to before it.
refuse-no-adviser = This table plays without an adviser.
refuse-not-asked = This seat is not asked now.
refuse-stale = The table has gone on: that question is past.
refuse-illegal = That is not one of the answers open now.
refuse-over = The game is over.
refuse-seat-taken = Somebody sits there already.
refuse-not-allowed = That is not yours to decide.
refuse-bad-setup = The game cannot be set up so: { $why }
refuse-bad-file = This file cannot be read: { $why }
refuse-bad-name = Choose a name with at least one visible character.
refuse-name-taken = An account of that name exists already.
refuse-wrong-password = Name and password do not belong together.
refuse-no-account = You are not logged in.
refuse-no-person = Tell your name first.
refuse-not-found = There is nothing at this address.
refuse-hidden = While others play, this game cannot be copied without giving secrets away. Try again when it is over.
refuse-inside = Something broke here. What was said before is safe; try again.
refuse-not-saved = The server could not save this, and nothing has changed. Try again; if it happens again, tell whoever runs the server.
refuse-disk-full = The disk of this server is full; what you sent was not taken. Tell whoever runs the server, and send it again when there is room.
refuse-fault = A rule of the game broke. Your answer was not taken, the table stands where it stood, and the fault is kept for mending.

# The log
log-opened = { $who } opens the table.
log-whatif = { $who } asks: what if?
log-undo = { $who } takes back { $n ->
    [one] an answer
   *[other] { $n } answers
}.
log-undo-agreed = By consent, { $n ->
    [one] an answer is
   *[other] { $n } answers are
} taken back.
log-seat-person = { $name } takes seat { $seat }.
log-seat-hot = { $name } takes seat { $seat }, at the screen of { $who }.
log-seat-bot = A bot takes seat { $seat }: { $name }.
log-seat-invite = Seat { $seat } waits for a guest.
log-seat-open = Seat { $seat } is open to all.
log-seat-left = { $who } leaves seat { $seat }.
log-named = { $who } names the table { $name }.
log-dealt = Somebody here could know what is hidden: before the seat is taken, all of it is dealt anew.
log-exposed = Somebody here may know what is hidden, and it cannot be dealt anew: the start of this game is known.
log-locked = { $who } locks the table: nobody new comes in.
log-unlocked = { $who } unlocks the table.
log-spectators-quiet = { $who } lets spectators read the chat only.
log-spectators-talk = { $who } lets spectators chat again.
log-muted = { $who } mutes { $name }.
log-unmuted = { $who } lets { $name } chat again.
log-removed = { $who } sends { $name } away from the table.
log-late = { $who } lets the window pass.
log-advised = { $who } asks the adviser.
log-agreed = { $who } agrees.
log-declined = { $who } refuses.

# Requests
ask-undo = { $who } would like to take back { $n ->
    [one] an answer
   *[other] { $n } answers
}.
ask-person = { $name } would like to take seat { $seat }.
ask-hot = { $who } would like to give seat { $seat } to { $name }, at the same screen.
ask-bot = { $who } would like to give seat { $seat } to a bot: { $name }.
ask-invite = { $who } would like to invite somebody to seat { $seat }.
ask-open = { $who } would like to open seat { $seat } to all.

# Names
bot-easy = Easy
bot-normal = Normal
bot-strong = Strong
bot-random = By chance
whatif-name = What if: { $name }
first-game = First game, guided
