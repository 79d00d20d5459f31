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
says-face-down = A face-down card.
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
advisor-master_cartographer = choice: one more card joins an area
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
alchemy-holds = Alchemy area: { $count } cubes
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
your-duchy = Your duchy, { $count } cards
reach = Within reach
reach-yes = Yes:
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

# Choice
offerings = Offering areas
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
face-down = face down
seal = Seal it
unseal = Open it
unput = Take { $card } back into your hand
turn-up = Turn up
turned-by-token = Turned up by your trap token
hand-of = Your hand, { $count } cards
in-hand = In your hand, { $n } of { $count }.
hand-empty = Your hand is empty.

# Planning and production
selection = Your selection
selection-says = Your selection: every card is slated or recycled
menaces-strike = The menaces strike your selection
left-to-decide = { $count } to decide
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

# Prompts
prompt-over = The game is over.
prompt-watching = You are watching.
prompt-confirm = Nothing left to do here. Confirm, or take back.
prompt-waiting = { $rival ->
    [""] One moment.
   *[other] { $rival } is deciding.
}
prompt-offer-first = Offer two cards: choose the first.
prompt-offer-second = Choose the second card of your offer.
prompt-offer-put-first = First card: put { $card } left or right.
prompt-offer-put-second = Second card: put { $card } left or right.
prompt-offer-confirm = Confirm the offer, or change it.
prompt-draft = Choose the advisor you keep.
prompt-draft-keep = Keep { $card }?
prompt-select = Choose an area. You get all its cards.
prompt-search = Search: choose two cards to discard, or collect.
prompt-pick = Choose the card that joins the area.
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
second-select-solo = Your trap token may turn up one face-down card first.
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
hint-second = This is what the computer would do here; you decide.
hint-do = Do it

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
armies-of = { $count } armies of { $player }.
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
set-sound = Sounds
set-sound-help = Paper, wax, cube and bell, quietly.
set-confirm = Ask before taking an area
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
