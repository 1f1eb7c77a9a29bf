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
refuse-no-adviser = This table plays without an adviser.
refuse-not-asked = This seat is not asked now.
refuse-stale = The table has gone on: that question is past.
refuse-illegal = That is not one of the answers open now.
refuse-over = The game is over.
refuse-seat-taken = Somebody sits there already.
refuse-not-allowed = That is not yours to decide.
refuse-bad-setup = The game cannot be set up so: { $why }
refuse-broken-cartridge = The files of the world “{ $cartridge }” are broken on this server. Choose another world.
refuse-bad-file = This file cannot be read: { $why }
refuse-file-not-a-save = This is not a file of Starboard ({ $why }). Expected: a file that the export of a table or the terminal wrote.
refuse-file-format = This file has format { $n }. Expected: format { $expected }.
refuse-file-game = The game “{ $game }” is not installed here. Installed: { $expected }.
refuse-file-version = This file was written by version { $n } of the game. This server reads versions 1 to { $most }: it must be updated first.
refuse-file-damaged = The game in this file is damaged: { $why }. Expected: the file as it was exported, unchanged.
refuse-file-seats = This file asks for { $n } seats. Expected: { $expected }.
refuse-file-difficulty = This file asks for the difficulty “{ $value }”. Expected: { $expected }.
refuse-file-option = This file asks for the setting “{ $setting } = { $value }”, which the game does not have.
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
refuse-file-no-question = The position in this file asks nobody anything, and yet the game is not over.
refuse-file-heavy = This file needs more time or memory than a file may have. Nothing was opened.
refuse-file-busy = One file at a time: the one before it is still being read. Wait until it is done.
refuse-bare-state = This table began from a bare position in a file, so only the person who brought it plays here.
refuse-runaway = The rules ran in circles over this answer and were stopped. It was not taken, the table stands where it stood, and the fault is kept for mending. Choose another answer, or take something back.
refuse-unreadable-table = This table cannot be opened with the version that is installed here: { $why }. It is kept as it is, and can be exported.
unreadable-game = the game “{ $game }” is not installed
unreadable-cartridge = the world “{ $cartridge }” is not installed
unreadable-content = the files of the world “{ $cartridge }” are broken
unreadable-state = its position was stored by another version and cannot be brought forward
unreadable-records = its records were written by another version
unreadable-rule = a rule fails at its position
refuse-bad-name = Choose a name with at least one visible character.
refuse-name-taken = An account of that name exists already.
refuse-wrong-password = Name and password do not belong together.
refuse-no-account = You are not logged in.
refuse-no-person = Tell your name first.
refuse-not-found = There is nothing at this address.
refuse-hidden = While others play, this game cannot be copied without giving secrets away. Try again when it is over.
refuse-inside = Something broke here. What was said before is safe; try again.
refuse-too-many-listed = You have { $most } listed tables already. Take one of them off the list, or finish it.
refuse-no-advice = The adviser found nothing to say this time. Try again in a moment.
refuse-fault = A rule of the game broke. Your answer was not taken, the table stands where it stood, and the fault is kept for mending.

# The log
log-opened = { $who } opens the table.
log-bare = { $who } opens the table from a position in a file. How it came about is not known.
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
