# The client's own words. Sentences of a game come from the server.

title = Starboard
lobby = Lobby
to-lobby = Back to the lobby
tools = Tools
menu = Menu
rules = Rules
close = Close
save = Save
on = on
off = off
loading = Loading…
loading-table = Setting the table…
copied = Copied
skip-to-question = Skip to the question

skip-links = Skip links
skip-to-board = Skip to the board
skip-to-own = Skip to the players’ boards
skip-to-log = Skip to the log
sheet-tall = Question over the whole screen

## Settings

sound-on = Sound on
sound-off = Sound off
theme-light = Light
theme-dark = Dark
theme-light-long = Light theme
theme-dark-long = Dark theme
setting-motion = Show how things move
setting-sound = Sound
setting-second = Ask for a second press
second-never = never
second-reveals = before a reveal
second-always = always
setting-keys = Letters and digits answer

## Lobby

your-tables = Your tables
your-turn = Your turn
thinks = { $name } thinks
table-over = Finished
table-waits-for-people = Waits for people
table-moved = { $n ->
    [0] Nothing played yet; opened { $when }.
    [one] { $n } answer, the last { $when }.
   *[other] { $n } answers, the last { $when }.
  }
no-tables = No table yet. Open one on the right, or join one below.
no-tables-yet = Your tables will be listed here. You need no account to play.
lobby-what = Space board games with every rule kept for you: alone, with bots or with friends, in your browser, without an account.
choose-a-game = Choose a game
table-settings = Settings
no-games = No game is installed.
players = Players
minutes = { $n } min
weight = Weight { $n } of 5
open-tables = Open tables
no-open-tables = Nobody waits for company. Open a table and list it here.
join = Join
watch = Watch
import = Open a table from a file
lobby-connected = Connected. Answers are saved as you give them.
lobby-offline = The server does not answer. What you have played is safe; we keep trying.

## A new table

new-table = New table
your-name = Your name
your-name-hint = What friends call you
name-first = Enter your name first
open-table = Open the table
seats = Seats
seat-who = Who takes seat { $n }
change = Change
seat-number = Seat { $n }
seat-free = free seat
seat-you = You
seat-bot = Bot
seat-invited = Invited, has not come yet
seat-open = Open to anybody
seat-left = Left the table
seat-hot = At this screen
seat-here = Here
seat-away = Away
plan-me = Me
plan-invite = Friend by link
plan-open = Anybody
plan-hot = Same screen
plan-bot = Bot: { $bot }
plan-me-note = on this screen
plan-invite-note = gets a link from you
plan-open-note = whoever comes first
plan-hot-note = hot seat
plan-bot-note = a bot plays
guest-name = Name of who plays at this screen
guest-number = Guest { $n }
world = World
level = Level
at-the-table = At the table
listed = List it in the lobby
undo-plan = Undo
undo-consent-plan = by consent
undo-free-plan = free
undo-none-plan = none
clock = Clock
clock-none = none
clock-day = a day each
table-name = Name
table-name-hint = if you like

## Seats

seats-and-links = Seats and links
kind-person = a person
kind-hot = at a shared screen
kind-bot = a bot
kind-invite = invited
kind-open = open to anybody
kind-left = free again
invite-link = Copy the link
sit-here = Sit here
give-bot = Give it to a bot
give-invite = New link
leave-seat = Stand up
hand-over = Hand over
hand-over-to = To { $name }
hand-over-bot = To a bot: { $bot }
ask-for-seat = Ask for this seat
table-listed = Listed in the lobby
table-locked = Locked: nobody new comes in
spectators-chat = Spectators may chat
host-settings = The host decides
looks-on = looks on
mute = Mute
unmute = Let chat again
send-away = Send away
locked-short = locked
chat-muted = You may read, but not write here
start-known = Somebody here may know what is hidden: the start of this game is known.
start-known-short = known start
start-bare = This table began from a position in a file. How it came about is not known, so one person plays here alone.
start-bare-short = from a file
invitation = Invitation
your-seat = Your seat
take-seat = Take the seat
only-watch = Only watch

## Table

the-board = The board
boards = Boards
shared-boards = Shared boards
own-boards = Players’ boards
own-nothing = Nothing lies here yet.
vital-numbers = Vital numbers
views = Parts of the table
view-map = Map
view-me = Me
view-boards = Boards
view-log = Log
options-here = options here
is-asked-now = Is asked now
spectators = { $n ->
    [one] { $n } person looks on.
   *[other] { $n } people look on.
  }
time-left = Time left
time-up = time is up
time-up-yours = Your time is up. You may play on until the others give your seat away.
time-up-of = Time is up for { $names }. You may wait, or give the seat away.
seats-empty = { $n ->
    [0] No seat is empty.
    [one] A seat is still empty.
   *[other] { $n } seats are still empty.
  }
map-tools = Zoom, centre, list
map-nearer = Nearer
map-farther = Farther
map-centre = Centre the map
map-as-list = Show as a list
map-more-left = { $n } more to the left
map-more-right = { $n } more to the right
map-more-up = { $n } more above
map-more-down = { $n } more below
map-as-map = Show as a map
option-named = option { $key }: { $label }
track-at = { $who } { $cell } of { $of }
die-shows = { $die }: { $face }
die-kept = { $die }: { $face }, kept
cards-count = { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
  }
cards-none = No cards here yet.
cards-covered = { $n ->
    [one] { $n } card that only its player sees.
   *[other] { $n } cards that only their player sees.
  }
card-face-down = A card, face down
card-open = Open { $card }
card-choose = Choose this card
what-is-this = What is { $what }?

## The question

question = The question
adviser = Adviser
adviser-thinks = Thinking…
adviser-allowed = Adviser may be asked
advised = The adviser likes it.
free-move = free
your-turn-named = { $name }, your turn
your-turn-read = Your turn. { $prompt } { $n ->
    [one] { $n } option.
   *[other] { $n } options.
  }
picked = { $n } picked ({ $least } to { $most })
pick-these = { $n ->
    [0] None of them
    [one] This one
   *[other] These { $n }
  }
choose-first = Press an answer
reveals = brings something hidden to light
reveals-long = Brings something hidden to light.
pointless-count = { $n } pointless now
which-why = which, why
ways = { $n } ways
which-of-these = Which of these?
goes-with-it = With what you pressed
others-wait = { $n ->
    [one] { $n } other waits · all
   *[other] { $n } others wait · all
  }
sending = Sending…
refused-count = { $n ->
    [one] { $n } not possible now
   *[other] { $n } not possible now
  }
open-in-rulebook = Open in the rulebook
free-moves = Free, at any time
can-be-undone = Can be taken back.
cannot-be-undone-long = Cannot be taken back.
undo = Undo
undo-ask = Ask to undo
undo-nothing = nothing to take back
undo-consent = if the others agree
undo-reach = { $n } back, { $wall ->
    [chance] to a reveal
    [other] to another’s turn
   *[start] to the start
  }
not-your-turn = Not your turn
you-look-on = You look on
is-asked = Waiting for { $name }
are-asked = Waiting for { $names }
window-closes = Nobody waits for ever: this passes by itself in { $seconds } s.
waiting-bots = What the others do is told here as it happens.
waiting-note = You will see at once when it is your turn. You may close this page and come back days later.
spectator-note = You see what everybody may see.
spectator-foot = Sit down at a free seat to play.
seat-missing = That seat is still empty. Send its link to a friend, or give it to a bot.
request = Needs the consent of the table
request-agree = Agree
request-refuse = Refuse
request-withdraw = Withdraw
request-waits = Waits for { $names }.
hot-seat = Hot seat
pass-to = Pass the screen to { $name }
pass-covered = What is secret stays covered until then.
pass-open = We have no secrets: do not cover again
i-am = I am { $name }
keys-help = Keys: digits and letters choose, Enter answers, Escape unselects or closes a lesson, U takes back, question mark explains, slash opens the rulebook, L the log, C the chat, M map or list.

## How it ended

ending = How it ended
game-over = The game is over
play-again = Play again
end-draw = A draw
end-win = Won
end-loss = Lost
end-partial = Won in part
end-you-won = You won
end-won-by = Won by { $names }
winner = Winner

## Trouble

trouble = Something is wrong
table-gone = This table is not there
offline = Connection lost.
offline-next = { $n ->
    [0] Trying again.
   *[other] Trying again in { $n } s.
  }
offline-trying = Trying again.
offline-safe = What you answered is saved.
try-now = Try now
nowhere = There is nothing here
nowhere-note = The address leads nowhere. Perhaps a letter was lost on the way.

## Log and chat

log = Log and chat
what-changed = What changed
chat = Chat
chat-write = Write to the table
chat-send = Send
log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything yet.
log-show = Show on the board
taken-back = taken back
more-in-log = { $n ->
    [one] And { $n } more in the log.
   *[other] And { $n } more in the log.
  }

## Replay

replay = Replay
replay-at = Answer { $n } of { $of }
replay-start = Before the first answer.
replay-wall = Chance or a reveal: nobody takes this back alone.
replay-position = Position
replay-back = Step back
replay-on = Step on
replay-play = Play
replay-pause = Pause
replay-now = Back to now
replay-link = Link
replay-watch = Watch the replay
what-if = What if
export = Save as a file
export-campaign = Save the campaign, short
export-ask = Ask to save the whole game

## Journal

journal = Journal
journal-short = Journal
journal-chapter = Chapter
journal-chapters = Chapters
journal-text = Text of the journal
journal-empty = Nothing has been read yet.
journal-nothing-read = Nothing was read here.
journal-steps = { $n ->
    [one] What happened: { $n } answer
   *[other] What happened: { $n } answers
  }
journal-more = { $n ->
    [one] Read on: { $n } more answer
   *[other] Read on: { $n } more answers
  }
journal-replay = Replay from here
journal-back = Go back to here
journal-back-sure = { $n ->
    [one] Take back { $n } answer, for everybody? Where others play, they are asked first.
   *[other] Take back { $n } answers, for everybody? Where others play, they are asked first.
  }
journal-back-yes = Take back
journal-back-no = Leave it

## Rulebook

rulebook = Rulebook
rulebook-ids = Rule numbers
rulebook-search = Search the rules
rulebook-chapters = Chapters
rulebook-text = Text of the rules
rulebook-nothing = No rule speaks of “{ $query }”.

## Account

account = You and your account
name-note = The name under which others see you. You need no account to play.
name-kept = Your name is kept.
account-note = An account keeps your tables across devices. It needs a name and a password, nothing else.
account-is = You are signed in as { $name }.
account-name = Name of the account
account-make = Make an account
account-made = Your account is made.
password = Password, at least 8 characters
log-in = Sign in
log-out = Sign out
logged-in = You are signed in.
logged-out = You are signed out on this device.
devices = Your devices
devices-note = Wherever you are signed in. A device that nobody uses for half a year is signed out by itself.
device-unknown = A device
device-here = This device
device-used = Last used { $when }
device-end = Sign out
devices-end = Sign out everywhere else
password-change = Change the password
password-change-note = All other devices are signed out.
password-old = Your password
password-new = New password, at least 8 characters
password-changed = Your password is changed. Other devices are signed out.
account-delete = Delete the account
account-delete-note = Your seats become free, and nobody can sign in to it again. Tables keep the name under which you played.
account-delete-sure = Delete it for good
account-deleted = Your account is deleted.

## Credits

credits = Credits
credits-icons = Icons
credits-game-icons = These icons come from game-icons.net and are used under the licence CC BY 3.0, in our colours:
credits-lucide = The tools are drawn by the Lucide contributors, under the ISC licence.
credits-own = Everything else is drawn by us: worlds, boards and pictures are made in your browser from a seed.
credits-faces = Type
credits-fonts = Inter by Rasmus Andersson and Barlow Condensed by Jeremy Tribby, both under the SIL Open Font Licence 1.1.
credits-code = Code
credits-libraries = Starboard is free software under the Apache Licence 2.0. The client is made with Svelte, Fluent and Vite.
legend = Crossing an edge
goal-met = (done)
goal-open = (still to do)
page-done = done
page-before = Back
page-after = On
book-open = Open the book
digest = Since your last answer
digest-doings = Who did what
digest-changes = What is different
and-more = { $n ->
    [one] and one more
   *[other] and { $n } more
}
digest-same = Nothing that lies on the table.
digest-close = Put this away until your next turn
digest-to = to
digest-new = new:
digest-gone = gone:
digest-moved = moved:
digest-changed = changed:

## The guide

guide = Guide
guide-got-it = Got it
guide-next = Next
guide-more = more
guide-fold = Fold the lesson
guide-back = Earlier lesson
guide-show = Show me
guide-skip = Skip the guide
guide-step = Step { $n } of { $most }
guide-steps = The steps of your first turn
guide-step-done = (done)
guide-asleep = { $n ->
    [one] 1 other answer sleeps for now
   *[other] { $n } other answers sleep for now
 }
guide-wake = show
guide-press = Press what glows
guide-shelf = Lessons
guide-shelf-more = { $n } more behind the ?
guide-shelf-empty = No lesson yet. They come as you meet new things.
guide-new = new
first-game = First game, guided
newcomer = Newcomer
count = The final count
count-step = Step { $n } of { $of }
count-total = Total
count-leads = (in the lead)
count-next = Next step
count-all = Show all
count-again = Count again

## People

seat-thinking = thinks
seat-your-turn = your turn
seat-bot-level = bot, { $level }
seat-stood-in = away, a bot plays ({ $level })
level-easy = easy
level-normal = normal
level-strong = strong
level-random = by chance
level-quick = quick
level-greedy = one step ahead
level-search = search
level-bot = Bot, { $level }
bot-level = How well the bot plays
take-over = Take over this seat
somebody-away = { $name } is away.
let-bot-stand-in = Let it play until { $name } is back
stood-in-for-you = A bot ({ $level }) plays for you while you are away.
take-seat-back = I am back
when-i-am-away = If I am away and others wait
nobody-plays = nobody plays for me

## Trials and the archive

trial = Trial
trial-from = From answer { $n } on.
trial-safe = The game itself stays as it was.
trial-back = Back to the game
trials-of = { $n ->
    [one] { $n } trial
   *[other] { $n } trials
  }
put-away = Put away
put-away-table = Put “{ $name }” away
bring-back = Bring back
bring-back-table = Bring “{ $name }” back
archived = Put away ({ $n })

# Standing orders
order-never-card = Never ask me this for { $card }
order-never-any = Never ask me this
order-end = Ask me again
order-always = Always ask me
order-by-itself = Let it end by itself
orders-count = { $n ->
    [one] 1 standing order
   *[other] { $n } standing orders
}

# Others' answers, told
story = What the others do
story-lines = { $n } lines of the log
story-plays = { $name } plays
story-thinks = { $n ->
    [one] { $names } is thinking…
   *[other] { $names } are thinking…
}
story-pause = Pause the telling
story-go-on = Go on telling
story-pace = How fast it is told
pace-calm = Calm
pace-quick = Quick
pace-once = At once
story-to-mine = To my turn
story-to-now = To now
story-more = { $n ->
    [one] One more to tell, about { $seconds } s.
   *[other] { $n } more to tell, about { $seconds } s.
}
moment-did = What it did
moment-itself = goes on by itself
moment-on = Go on

# The ending
end-how = How it went
end-chances = chance to win in 100, as the game went on
end-who = Who did what
end-best = Best moment
end-turned = Where it turned
end-turn = turn { $n }
end-turn-long = Turn { $n }.
end-odds = The odds go from { $from } to { $to }.
end-turns = { $n ->
    [one] One turn
   *[other] { $n } turns
}
end-minutes = { $n ->
    [one] One minute at the table
   *[other] { $n } minutes at the table
}
end-parts = { $n ->
    [one] One part of the story
   *[other] { $n } parts of the story
}
end-show-turn = Show this turn
end-chart-read = Chance to win in 100: { $first } at first, { $least } at the least, { $most } at the most, { $last } at the end.
end-again = Again
end-next = Next level
end-same = Same people
end-same-note = another world
end-retry = Try again from turn { $n }
end-retry-note = a trial table; this one stays
end-replay-note = all turns
end-look = The table
end-look-note = as it lies now
end-link = { $name }: a new table is open, { $link }

# Boards with spaces, dice of several colours, exchanges

place-room = { $n ->
    [0] no room left
    [one] room for 1 more
   *[other] room for { $n } more
}
compass-north = north:
compass-north-east = north-east:
compass-south-east = south-east:
compass-south = south:
compass-south-west = south-west:
compass-north-west = north-west:
die-letter = { $look ->
    [red] R
    [green] G
    [blue] B
    [yellow] Y
   *[other] { "" }
}
die-open = { $die }, not rolled yet
die-pays = { $n } of { $of } faces pay
die-pays-nothing = pays for nothing
die-serves = Pays for { $what }
slot-holds = { $slot }: { $taken } of { $room }
leaf-done = done
leaf-now = open now
leaf-ahead = to come
leaf-skipped = left out
slot-free = free
figures = Characters
need-lacks = { $what }: { $have } of { $need }
exchange-put = { $n } on the counter
exchange-hint = Press a thing to lay it on the counter.
