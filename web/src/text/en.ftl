# The frame
brand = Wonderful Kingdom
close = Close
you = You
rival = Rival
hint = Hint
keys = Map of keys
settings = Settings
prompt = What to do
phases = Phases of the round
phase-draft = Draft
phase-choice = Choice
phase-menace_step = Menaces
phase-planning = Planning
phase-production = Production
phase-combat = Combat
phase-conquest = Conquest
phase-end_window = Before scoring
phase-over = End
round-of = Round { $round } of 4
turn-of = Turn { $turn } of { $turns }
per = per
selection-of = selection of { $player }

# Cards
points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
points-per = { $count ->
    [one] { $count } point for each { $type }
   *[other] { $count } points for each { $type }
}
makes-per = 1 { $resource } for each { $type }
says-costs = Costs { $cost }.
says-bonus = When built: { $gain }.
says-makes = Makes { $gain }.
says-recycles = Recycles into { $gain }.
says-construction = { $name }, { $kind }, { $filled } of { $all } spaces filled; missing { $missing }.
says-sealed = Sealed card, placed by { $player }.
says-sealed-mine = Sealed card, placed by you. Only you know: { $name }.
says-face-down = A sealed card.
card-calamity = goes to your duchy
card-menace = in combat:
card-frozen = frozen
detail-costs = costs
detail-combat = combat
detail-bonus = when built
detail-makes = produces
detail-points = points
detail-recycles = recycles
for-you = For you, now
detail-needs = Still needs
detail-you-make = You make { $made } a round.
detail-you-make-none = You make none of it.
detail-finished = It is built.
detail-rule-structure = A card built in one step produces from the next step on.
detail-rule-treasure = It is never built: it is opened for its cubes.
detail-rule-calamity = It goes to your duchy at once, and counts at the end.
detail-rule-menace = It stays with you until soldiers vanquish it in combat.
detail-rule-advisor = It acts once a round, for the soldiers it asks.
worth-now = { $there ->
    [0] None in the duchy
    [one] 1 { $type } in the duchy
   *[other] { $there } in the duchy ({ $type })
}{ $begun ->
    [0] {""}
   *[other] , { $begun } begun
}: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
rule-number = Rule { $clause }
you-may = You may

advisor-underground_spy = choice: take back a trap
advisor-master_cartographer = choice: one more card joins an offering
advisor-power_behind_the_throne = choice: turn up a sealed card
advisor-chief_mercenary = selecting: discard a card
advisor-whimsical_gambler = selecting: move a card
advisor-tyrannical_foreman = end of production: a cube on each card
advisor-forest_chieftain = materials step: 4 more
advisor-nurturing_mother = population step: 4 more
advisor-negotiator_from_the_lake = gold step: 4 more
advisor-pirate_of_the_five_seas = exploration step: 4 more
advisor-scrying_alchemist = end: calamities count double
advisor-illuminated_prophet = any time: discard a calamity
advisor-great_silversmith = any time: gain 3 krystallium
advisor-master_artisan = any time: finish a card
advisor-used = used this round
advisor-ready = can be used now
advisor-waits = not now

# The seats
first-now = first
seat-empty = seat is free
score-open = Points in detail
part-cards = cards
part-combos = combos
part-lost = lost
training = training
traps = traps
alchemy = Alchemy
alchemy-holds = { $count ->
    [0] Alchemy area: empty
    [one] Alchemy area, 1 cube: { $cubes }
   *[other] Alchemy area, { $count } cubes: { $cubes }
}
alchemy-more = { $count ->
    [one] 1 more makes 1 krystallium
   *[other] { $count } more make 1 krystallium
}
alchemy-enough = 5 make 1 krystallium
balance = Balance of the realms
if-produced = if produced now
goal = Goal
you-chose = You have chosen
rival-chose = { $player } has chosen
nothing-yet = nothing yet
your-duchy = Your duchy, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
your-duchy-title = Your duchy
duchy-lit = Your duchy: what makes { $resource } is lit
reach = Within reach
reach-yes = Yes:
reach-slated = If slated:
reach-no = Missing:
realm-of = Realm of { $player }
duchy-of = Duchy of { $player }
under-construction = Under construction
construction-empty = Slated cards are built here.
cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
chronicle = Chronicle
dock = Beside the table
dock-card = Card
dock-balance = Balance
dock-log = Log
dock-no-card = Press a card to read it here.

# Choice
offerings = Offerings
area-short = { $area ->
    [left] Left
   *[right] Right
}
area-title = { $area ->
    [left] Left offering
   *[right] Right offering
}
area-count = { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}{ $sealed ->
    [0] {""}
   *[other] , { $sealed } sealed
}
area-says = { $area ->
    [left] Left offering
   *[right] Right offering
}, { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $sealed } sealed
area-empty = Empty. It may be taken all the same.
sealed-count = { $count } sealed
if-taken = If taken:
for-player = for { $player }
put-here = Put { $card } here
take-area = { $count ->
    [0] Take nothing
    [one] Take this card
   *[other] Take these { $count } cards
}
take-sure = Take it: sure?
your-offer = your offer
sealed-by-you = sealed by you
sealed-by-rival = sealed by rival
face-down = sealed
seal = Seal it
unseal = Open it
unput = Take { $card } back into your hand
turn-up = Turn up
turned-by-token = Turned up by your trap token
hand-of = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
in-hand = In your hand, { $n } of { $count }.
hand-empty = Your hand is empty.

# Planning and production
selection = Your selection
selection-says = Your selection: every card is slated or recycled
menaces-strike = The menaces strike your selection
left-to-decide = { $count } to decide
decided-slated = { $card }, slated
decided-recycled = { $card }, recycled
decided-calamity_taken = { $card }, in your duchy
selection-cubes = Every card is decided. Place your cubes.
selection-empty = Every card is decided.
slate = Slate
slate-card = Slate { $card }
recycle-card = Recycle { $card } for { $gain }
forfeit = Give it up
freeze-this = Giant beneath
cover-this = Steal { $resource }
your-construction = Your construction
places-here = Press to put 1 { $resource } here.
fill-count = Fill: { $count }
finish-count = Finish: { $count }
fill-as = Krystallium as { $resource }
no-space = no such space
put-one = Put 1
put-in-alchemy = Put 1 { $resource } into the alchemy area
transmute = Transmute 5 into
in-your-hand = In hand
no-cubes = no cubes
stock = Stock, any time:
all-to-alchemy = All to alchemy
take-cube = Select { $resource }
vanquish = Vanquish
short-spaces = { $count ->
    [one] 1 space empty
   *[other] { $count } spaces empty
}
short-soldiers = { $count ->
    [one] 1 soldier short
   *[other] { $count } soldiers short
}
frozen-by = Frozen by { $giant }.
supremacy-gains = { $player ->
    [you] You gain
   *[rival] { $name } gains
}
supremacy-trains = { $player ->
    [you] You train
   *[rival] { $name } trains
}
supremacy-none = Nobody leads
step-later = as it stands
step-past = done
step-now = now
step-next = next
what-makes = Duchy of { $player }: what makes { $resource } is lit

# The reveal
reveal-title = { $round }: the seals break
reveal-breaking = The seals break.
reveal-again = Show the reveal again
reveal-none = No seals this round.
reveal-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $sealed } sealed
reveal-progress = Seal { $n } of { $all }. Any key goes on.
reveal-open = open
reveal-sealed = sealed
reveal-own = sealed by themselves
reveal-by-you = sealed by you
reveal-by = sealed by { $player }
reveal-knew = you knew
reveal-goes = goes to the duchy, { $count ->
    [one] 1 point
   *[other] { $count } points
}
reveal-spoken = Seals broken.
reveal-to-duchy = to the duchy
reveal-to-construction = to the construction
reveal-danger = { $way ->
    [you-rival] your { $card } goes to { $name }
    [rival-you] { $card } from { $name } is yours
    [you-you] you keep your own { $card }
   *[rival-rival] { $name } keeps their own { $card }
}
reveal-best = { $way ->
    [you-rival] your { $card } is with { $name }
    [rival-you] { $card } from { $name } is yours
    [you-you] you keep your { $card }
   *[rival-rival] { $name } keeps { $card }
}{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}
show-again = Show again
skip = Skip
go-on = Go on
key-again = show the reveal again
set-vibration = Vibration
set-vibration-help = A short one when a seal breaks.
told-took = { $count ->
    [0] { $player } took nothing here
    [one] { $player } took 1 card
   *[other] { $player } took { $count } cards
}
log-turned-up = { $card }, chosen by { $player }, is turned up.
told-new = new
told-takes = { $player } took the { $area ->
    [left] left
   *[right] right
} offering ({ $count })
told-offers = { $player } offers { $cards }
told-then-offers = then offered { $cards }
told-open = { $card } { $area ->
    [left] left
   *[right] right
}
told-sealed = a sealed card { $area ->
    [left] left
   *[right] right
}
told-slates = slates { $count }
told-recycles = recycles { $count }
told-builds = builds { $cards }

# Prompts
prompt-over = The game is over.
prompt-watching = You are watching.
prompt-confirm = Nothing left to do here. Confirm, or take back.
prompt-waiting = { $rival } is deciding.
prompt-moment = One moment.
prompt-offer-first = Offer two cards: choose the first.
prompt-offer-second = Choose the second card of your offer.
prompt-offer-put-first = First card: put { $card } left or right.
prompt-offer-put-second = Second card: put { $card } left or right.
prompt-offer-confirm = Confirm the offer, or change it.
prompt-draft = Choose the advisor you keep.
prompt-draft-keep = Keep { $card }?
prompt-select = Choose an offering. You get all its cards.
prompt-search = Search: choose two cards to discard, or collect.
prompt-pick = Choose the card that joins the offering.
prompt-forfeit = Shadows: give up { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
prompt-cover = A thief: choose the resource that is stolen.
prompt-freeze = A frost giant: choose the card it freezes.
prompt-plan = Slate or recycle { $count ->
    [one] the last card
   *[other] { $count } cards
}.
prompt-plan-done = The plan stands. Say done when you are.
prompt-place = Place { $count } { $resource }: on a card or in the alchemy.
prompt-step-place = Place { $count } { $resource }: on a card or in the alchemy.
prompt-step-finish = { $cards ->
    [one] Place { $count } { $resource }. One card can be finished.
   *[other] Place { $count } { $resource }. { $cards } cards can be finished.
}
prompt-step-done = All is placed. Say done for the next step.
prompt-combat = Combat: vanquish menaces with your soldiers.
prompt-combat-none = Combat: say done when you are.
prompt-conquest = Conquest: recruit, march or pass.
prompt-end = Before scoring: use your advisor, or say done.
second-confirm = Everything can be taken back until you confirm.
second-waiting = Your cards stay as they are; the table follows by itself.
second-offer = { $count ->
    [one] 1 trap left
   *[other] { $count } traps left
}. Nothing is shown to { $rival } before you confirm.
second-offer-spent = No trap is left this round. Nothing is shown to { $rival } before you confirm.
second-offer-confirm = { $rival } sees the open cards, and that others are sealed.
second-draft = The other one goes back to the box, unseen by { $rival }.
second-select = Sealed cards stay sealed until planning.
second-select-solo = Your trap token may turn up one sealed card first.
second-search = You then look at three cards of the deck and keep one.
second-pick = The others are discarded.
second-forfeit = They are discarded without their bonus.
second-cover = You make 1 less of it until you vanquish a thief.
second-freeze = A frozen card takes cubes, but waits for combat.
second-plan = { $rival } sees your plan only when you both are done.
second-plan-cubes = Then the other cards. You can take everything back until you say done.
second-place = You can take everything back until you say done.
second-step = Choose a card, or the alchemy. You can take everything back until you say done.
second-step-done = Krystallium and soldiers of your stock can still be placed.
second-combat = Only now; what is left costs points at the end.
second-conquest = Passing is final for this round.
second-end = Then the points are counted.
ask-done = { $card } could still be finished. Done anyway?
ask-discard = Discard { $card }? All that lies on it is lost.
yes-discard = Discard it
yes-done = Yes, go on
no-go-back = No
main-offer = Confirm offer
main-keep = Keep it
main-search = Discard and search
main-collect = Collect the cards
main-pass = Pass
main-confirm = Confirm
main-done = Done
take-back = Take back
take-back-hold = Hold to take back all of this phase
hint-says = Hint: { $what }.
hint-do = Do it
hint-title = What the computer would do
hint-show = Show it
hint-thinking = Thinking it over…
hint-none = There is nothing to advise here.
about-points = about { $count ->
    [one] 1 point
   *[other] { $count } points
}
chance-and-points = { $chance } to win, { $points }

# Modules, solo, end
draft-title = Two advisors, one stays
draft-wait = The draft is decided.
search-title = What the search found
pick-this = Take this one
pick-card = Take { $card }
solo-decks = Decks
solo-next = Next card of the deck
solo-danger = { $count ->
    [one] Danger deck: 1 card
   *[other] Danger deck: { $count } cards
}
solo-supremacy = Supremacy takes 5 of a resource.
discarded = Discarded, open to all
medals = Medals
step-done-by = Completed by { $player }
quest-pay = Complete
quest-first = first:
orders = Orders
recruit = Recruit
reserve-holds = { $count } in reserve
passed = passed
prison = prison
march-from = Choose armies that march.
march-where = Choose where they go.
march-how-many = Choose how many.
armies-of = { $count ->
    [one] 1 army
   *[other] { $count } armies
} of { $player }.
armies-none = No armies.
in-all = in all
you-win = { $by ->
    [0] You win
   *[other] You win by { $by }
}
you-lose = { $by ->
    [0] Your rival wins
   *[other] Your rival wins by { $by }
}

# Phone, dialogs, keys, settings
menu = Menu
sealed = Sealed
sealed-by = by { $player }
only-you = only you know
recycle = Recycle
open-realm = { $player }, { $points } points. Open the realm.
duchy-card = Duchy card of { $player }
score-how = { $each } × { $count } ({ $type })
key-number = card of the hand, or card under construction
key-zero = put the cube into the alchemy
key-arrows = put or take left or right; move inside a zone
key-seal = seal or open the draft
key-slate = slate the focused card
key-recycle = recycle the focused card
key-fill = fill the focused card
key-all = all cubes to the alchemy
key-cubes = select a cube, krystallium or a soldier
key-enter = main button
key-undo = take back
key-undo-all = take back all of this phase
key-space = press the focused thing
key-detail = large view of the card
key-hint = hint
key-chronicle = chronicle
key-rival = the rival's realm
key-map = this map of keys
key-escape = close, unselect
set-language = Language
set-theme = Theme
set-motion = Motion
set-tempo = The rival's turn
tempo-calm = Calm
tempo-quick = Quick
tempo-off = At once
set-size = Size of cards and texts
size-of = { $size } %
set-sound = Sounds
set-sound-help = Paper, wax, cube and bell, quietly.
tell-me = Tell me when it is my turn
tell-me-help = The browser says so; where it can, even when no page is open.
tell-me-refused = The browser does not allow it.
set-confirm = Ask before taking an offering
set-confirm-help = One more press before the cards are yours.
set-keys = Letter keys
set-keys-help = Play with the keyboard; press ? for the map.
theme-system = As the system
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
motion-system = As the system
motion-normal = Normal
motion-fast = Fast
motion-off = Off
credit = An unofficial fan work. Icons: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. Type: Grenze Gotisch and Source Sans 3, OFL. The game It's a Wonderful Kingdom is by Frédéric Guérard, published by La Boite de Jeu and Origames, who have no part in this.
nav-home = Home
nav-rules = Rules
nav-cards = Cards

# Home
nav = Pages
nav-play = Play
nav-mine = My games
hero-1 = Split the cards.
hero-2 = Hide the truth.
hero-text = Two duchies, four rounds. You make two offerings; your rival takes one.
hero-back = Welcome back.
hero-back-name = Welcome back, { $name }.
hero-record = { $games ->
    [one] 1 game played
   *[other] { $games } games played
}, { $wins } won. The next one is a press away.
hero-next = Next: { $what }
hero-next-says = With a short lesson on the way, against { $name }.
hero-next-solo = With a short lesson on the way: no rival, but danger cards and three medals.
hero-all-learnt = You know every module. Choose a game below.
first-game = Play your first game
first-game-says = A guided game against a kind rival, about half an hour. You may leave at any time.
lesson-start = Guided game
lesson-resume = Resume the guided game
continue = Continue your game
continue-turn = Continue: it is your turn
guest = Guest
my-tables = My tables
no-tables = No table yet. Start a game, and it waits for you here, on any device with this browser.
all-tables = All { $count } tables
your-turn = Your turn
status-waiting = waiting for a player
status-running = rival's turn
result-won = Won
result-lost = Lost
result-even = A tie
result-points = { $word }, { $mine } to { $theirs }
status-finished = finished
alone = Alone
alone-says = No rival, but danger cards and three medals.
against-friend = A friend
against-friend-says = Get a link to send; play at once or over days.
daily = Alone: the deal of the day
daily-says = One deal, the same for everyone, until midnight. Bronze from { $bronze } points, silver from { $silver }, gold from { $gold }.
daily-best = best today, by { $name }
daily-scores = { $count ->
    [one] The one score of today
   *[other] The { $count } scores of today
}
daily-play = Play the deal of the day
medal-bronze = Bronze
medal-silver = Silver
medal-gold = Gold
new-game = New game
module = Module
module-none = No module: offering, choosing, building. For learning.
module-menace = Giants, rats, shadows and thieves cost points until soldiers beat them.
module-advisors = Fourteen helpers, paid with soldiers, once a round.
module-quest = Only who completes the last step can win.
module-conquest = Armies march over a map at the end of each round.
against = Against
start-against = Start against { $name }
start-friend = Make the table and a link
start-solo = Start alone
more-options = More options
fewer-options = Fewer options
no-server = The server does not answer. It is tried again when you reload.
opt-name = Your name
opt-name-says = Shown to your rivals.
opt-duchy = Your duchy
opt-duchy-says = On side A the two duchies differ.
opt-side = Side of the duchies
opt-side-a = Each duchy makes and scores differently.
opt-side-b = Both duchies are alike.
opt-first = First player
opt-first-says = Offers first in rounds 1 and 3.
opt-penalty = 15 points off
opt-penalty-says = A stricter count for side A alone.
opt-menace = Your menace deck
opt-menace-says = One card of it comes into your hand each round.
opt-their-menace = Rival's menace deck
opt-their-menace-says = Always another one than yours.
opt-quest = Quest
opt-quest-says = Four steps, the same for both players.
opt-clock = Clock
opt-clock-says = Who runs out of time loses.
clock-none = no clock
clock-total = { $time } each
clock-each = { $time } for each decision
clock-left = { $time } left
opt-listed = Anybody may join
opt-listed-says = The table stands in the lobby, where whoever comes first takes the seat.
start-open = Open the table for anybody
opt-seed = Number of the deal
opt-seed-says = With the same options, the same number deals the same cards. Empty: a deal of its own.
opt-deck = Deck
opt-deck-says = The founders' deck, or a deck file of your own, which is checked first.
deck-choose = Choose a deck file
deck-founders = Back to the founders' deck
deck-faults = { $count ->
    [one] The file cannot be played with. 1 fault:
   *[other] The file cannot be played with. { $count } faults:
}
yes = yes
no = no

# Lobby
lobby = Lobby
lobby-all = All public tables
lobby-says = Tables that their players opened to everybody. Watching shows what lies on the table, never a hand.
public-waiting = Waiting for a rival
public-running = Games to watch
public-finished = Finished games
public-none-at-all = No table is open, running or finished here yet. Start a game against a friend and let anybody join.
public-none-waiting = Nobody waits for a rival. Start a game against a friend and let anybody join.
public-none-running = No public game is running.
public-none-finished = No public game is finished yet.
public-join = Join
public-join-whose = Join the table of { $name }
public-mine = Yours
public-go-running = Watch
public-go-finished = Review
side-of = side { $side }

# Library, my games
rules-contents = Contents
rules-short = In short
rules-clauses = Clause by clause
rules-rulings = Our rulings
rules-supremacy = Supremacy
rules-traps = Trap tokens
rules-any-time = At any time
rules-scoring = Points
rules-note = The number of a clause is its name: messages of the table cite it. Where the printed rules are silent, the ruling is ours and marked.
rules-RB = the rulebook
rules-FAQ = the publisher's answers
rules-IT = the Italian rulebook
rules-ES = the Spanish rulebook
rules-CS = the cheat sheet
rules-RM = the reference manual
rules-ours-only = only our rulings
our-ruling = our ruling
search = Search
nothing-found = Nothing fits.
filters = Filters
filter-kind = kind
filter-costs = costs
filter-makes = makes
filter-recycles = recycles into
filter-scores = points
filter-clear = Show all
scores-flat = fixed
scores-combo = combo
scores-none = none
cards-found = { $designs } designs, { $copies } cards
copies = copies
source = numbers from
numbers = In play
numbers-says = { $games } games of the computer against itself
numbers-taken = taken when seen
numbers-built = built when seen
numbers-recycled = recycled when taken
numbers-wins = wins of its builders
numbers-mean = { $share } is usual, since winners build more
numbers-points = points it brings
numbers-range = between { $low } and { $high }
sort-by = sort by
sort-deck = type
sort-wins = wins
sort-built = built
sort-points = points
deck-numbers = The deck in numbers
deck-numbers-says = What the laboratory measured: the computer plays the deck against itself in every module.
deck-first = first player wins
deck-points = points of a player
deck-decisions = decisions of a game
source-rulebook = the rulebook
source-public = public texts
source-ours = this project
statistics = Statistics
no-statistics = Finished games are counted here.
stat-games = games
stat-wins = won
stat-share = share
stat-mean = mean points
stat-best = best
import = Look at a record
import-says = A record that was downloaded after a game, here or elsewhere, opens as a review.
import-choose = Choose a record file
import-unreadable = This file is not the record of a game. { $why }
import-no-deck = This game was played with a deck that is not known here. Choose that deck's file in a new game, under more options, then try again.
import-against-rules = This record does not follow the rules. { $why }

# The live table
loading = Fetching the table.
connection-lost = No connection. { $seconds ->
    [0] Trying again.
   *[other] Trying again in { $seconds } s.
} Nothing is lost.
connection-back = Connected again.
try-again = Try again
fault-bad_request = The server does not understand this page. Reload it; one of them is older.
fault-unauthorized = The server does not know your key to this. Open it by its link, or start anew.
fault-forbidden = Only who sits at this table may do that.
fault-not_found = The server does not know it any more.
fault-stale = The table moved on meanwhile. Look again.
fault-conflict = That is not possible now.
fault-too_large = That is more than the server takes.
fault-refused = The rules do not allow it.
fault-too_many = That was too much at once. Wait a moment, then try again.
fault-unavailable = The server is busy or restarting. Nothing is lost; try again in a moment.
fault-other = The server answered with number { $status }. Try again in a moment.
table-unknown = This table no longer exists.
waiting-title = The table is set
waiting-says = Send this link to a friend. The game begins when the seat is taken; you may close the page meanwhile.
waiting-says-listed = The table stands in the lobby: whoever comes first takes the seat. This link leads to it too. You may close the page meanwhile.
table-deck = Deck: { $deck }
invite-link = Link for a friend
copy-link = Copy a link for a friend
copied = Copied
join-title = A game for two, and a seat for you.
join-game = You make two offerings, your rival takes one. Some cards lie sealed. The most points after four rounds win.
join-host = { $name } invites you
join-host-here = at the table now, plays { $duchy }
join-host-away = not at the table now, plays { $duchy }
join-menaces = You have { $mine }, your rival { $theirs }.
join-no-clock = Take all the time you like.
join-minutes = About { $time }
join-days = Over some days
join-length = Four rounds; you may leave and come back.
join-hints = Hints are allowed
join-hints-says = For both of you alike.
join-no-hints = No hints
join-no-hints-says = For neither of you; take back until you confirm.
join-you-play = You play { $duchy }
join-side-first = Side { $side }, and you offer first in round I.
join-side-second = Side { $side }, and your rival offers first in round I.
join-sit = Sit down
join-begin = Sit down and begin
join-later = Another time
join-watch = Just watch
join-first-time = First time here? The seat is kept while you
join-learn = play a guided game first.
join-full = The seat is taken
join-full-says = This invitation was for one player, and somebody sits there already.
join-over = This game is over
join-over-says = It was played to its end. You can look at it from its first decision to its last.
join-wrong-code = This link does not open that seat. Ask for it again: it may have been cut off.
short-offer = Offer
short-offer-says = Two cards a turn, left or right, open or under your seal.
short-take = Take
short-take-says = Your rival takes one whole offering. What is left may be yours next.
short-build = Build
short-build-says = Fill the spaces with cubes; what is built makes more, or scores.
seat-taken = The seat is already taken.
watch = Watch
resign = Resign
resign-sure = Resign: sure?
ended-resigned = { $player } has resigned. { $winner } wins.
ended-out_of_time = { $player } has run out of time. { $winner } wins.
ended-abandoned = { $player } has stayed away. { $winner } wins.
ended-alone-resigned = The game was given up.
ended-alone-out_of_time = The time has run out.
ended-alone-agreed = Both have agreed to end the game.
rematch = Rematch
rematch-offered = Rematch offered
rematch-accept = Accept the rematch
rematch-go = To the rematch
say = Say
say-something = Say something
says-to-all = { $player }: { $what }
emote-hello = Hello!
emote-well_played = Well played!
emote-thinking = Let me think…
emote-oops = Oops.
emote-wow = Wow!
emote-thanks = Thank you!
emote-good_game = Good game!
this-table = This table
link-watch = Link to watch
link-watch-says = Whoever has it sees the table, but no hand and no secret.
link-seat = Link to my seat
link-seat-says = Brings you back to this seat on another device. Give it to nobody.
hand-over = Hand over my seat
hand-over-to = Who plays on for me
hand-over-says = The computer plays on for you until you take the seat back.
take-over = Take my seat back
recovering = Looking for your seat…
waiting-count = { $count } waiting for you
review = Review
stale = The table moved on meanwhile. Look again.

# The lesson
lesson-leave = Leave lesson
not-done = That was not done. The connection or the server had a moment; try again.

# Review
replay = Replay
share-link = Share link
download = Download
review-chart = The lead, decision by decision
review-chart-chance = Your chance to win
review-chart-says = { $player } leads by { $lead } points at the end.
chart-unit-chance = in %, before each decision
chart-unit-points = points expected at the end
review-chart-points = Points in sight
chart-row = Decision { $n }
moment-gift = { $player } gave it away.
moment-progress = { $done } of { $of } decisions looked at
better-why = Better: { $what }. { $why }
jump-to = Jump to
both-hands = Both hands
hands-none = Nobody holds cards here.
by-kind = By kind
lead-unit = points ahead
chance-unit = in %, after each decision
ahead = { $player } ahead
open-table = Open at the table
close-table = Back to the review
moment-title = Where the game turned
reason-takes_best = { $thing } is what { $player } wanted most of all that lay there.
reason-avoids_unknown = The other offering hid what { $player } could not see ({ $count }).
reason-more_in_all = All in all this offering held more for { $player }.
reason-hides_good = Sealed, { $thing } may have frightened { $other } away, and come back to { $player }.
reason-even_areas = Both offerings would have been worth about the same to { $other }: whatever was left would have served { $player }.
review-chart-chance-of = Chance of { $player } to win
replay-decides = { $player } decides: { $what }.
page-unknown = There is nothing here
page-unknown-says = The address is wrong, or what it led to is gone.
moment-whose = Whose decisions
moment-both = Both players
moment-mine = Only my mistakes
moment-gave-you = You gave away { $amount } in all.
moment-gave = { $player } gave away { $amount } in all.
speed-of = Speed { $speed }
moment-says = { $count ->
    [one] One moment moved the chance to win most.
   *[other] The { $count } moments that moved the chance to win most.
}
moment-none = The computer would have chosen the same everywhere.
moment-computing = The review is being computed. It stays with the game; you may leave.
review-points = Points
final-duchy = Final duchy of { $player }
first-decision = To the beginning
previous = Back
next = Forward
play-through = Play
pause = Pause
decision-of = Decision { $n } of { $all }
seen-by = seen by
spectator = spectator
game-running = This game is still running.
round-name = Round { $round }
cards-built = { $count ->
    [one] 1 card in the duchy
   *[other] { $count } cards in the duchy
}
rail-left = Players and balance
rail-right = Card and chronicle
