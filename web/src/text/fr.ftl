# Le cadre
brand = Wonderful Kingdom
close = Fermer
you = Vous
rival = Rival
hint = Conseil
keys = Touches du clavier
settings = Réglages
prompt = Que faire
phases = Phases de la manche
phase-draft = Choix initial
phase-choice = Choix
phase-menace_step = Menaces
phase-planning = Planification
phase-production = Production
phase-combat = Combat
phase-conquest = Conquête
phase-end_window = Avant le décompte
phase-over = Fin
round-of = Manche { $round } sur 4
turn-of = Tour { $turn } sur { $turns }
per = par
selection-of = sélection de { $player }

# Cartes
points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
points-per = { $count ->
    [one] { $count } point par { $type }
   *[other] { $count } points par { $type }
}
makes-per = 1 { $resource } par { $type }
says-costs = Coûte { $cost }.
says-bonus = Une fois construite : { $gain }.
says-makes = Produit { $gain }.
says-recycles = Se recycle en { $gain }.
says-construction = { $name }, { $kind }, { $filled } emplacements sur { $all } remplis ; manque { $missing }.
says-sealed = Carte scellée, posée par { $player }.
says-sealed-mine = Carte scellée, posée par vous. Vous seul le savez : { $name }.
says-face-down = Une carte scellée.
card-calamity = va dans votre duché
card-menace = au combat :
card-frozen = gelée
detail-costs = coût
detail-combat = combat
detail-bonus = construite
detail-makes = produit
detail-points = points
detail-recycles = recyclage
for-you = Pour vous, maintenant
detail-needs = Il faut encore
detail-you-make = Vous produisez { $made } par manche.
detail-you-make-none = Vous n'en produisez pas.
detail-finished = Elle est construite.
detail-rule-structure = Une carte construite à une étape produit dès la suivante.
detail-rule-treasure = Il ne se construit pas : on l'ouvre pour ses cubes.
detail-rule-calamity = Elle va aussitôt dans votre duché et compte à la fin.
detail-rule-menace = Elle reste chez vous jusqu'à ce que des soldats la vainquent au combat.
detail-rule-advisor = Il agit une fois par manche, contre les soldats demandés.
worth-now = { $there ->
    [0] Aucune dans le duché
    [one] 1 dans le duché ({ $type })
   *[other] { $there } dans le duché ({ $type })
}{ $begun ->
    [0] {""}
   *[other] , { $begun } en construction
} : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
rule-number = Règle { $clause }
you-may = Vous pouvez

advisor-underground_spy = choix : reprendre un piège
advisor-master_cartographer = choix : une carte de plus dans une offre
advisor-power_behind_the_throne = choix : retourner une carte scellée
advisor-chief_mercenary = sélection : défausser une carte
advisor-whimsical_gambler = sélection : déplacer une carte
advisor-tyrannical_foreman = fin de production : un cube par carte
advisor-forest_chieftain = matériaux : 4 de plus
advisor-nurturing_mother = population : 4 de plus
advisor-negotiator_from_the_lake = or : 4 de plus
advisor-pirate_of_the_five_seas = exploration : 4 de plus
advisor-scrying_alchemist = fin : calamités doublées
advisor-illuminated_prophet = toujours : défausser une calamité
advisor-great_silversmith = toujours : gagner 3 krystallium
advisor-master_artisan = toujours : terminer une carte
advisor-used = utilisé cette manche
advisor-ready = utilisable maintenant
advisor-waits = pas maintenant

# Les places
first-now = premier
seat-empty = place libre
score-open = Détail des points
part-cards = cartes
part-combos = combos
part-lost = perdus
training = entraîn.
traps = pièges
alchemy = Alchimie
alchemy-holds = { $count ->
    [0] Zone d'alchimie : vide
    [one] Zone d'alchimie, 1 cube : { $cubes }
   *[other] Zone d'alchimie, { $count } cubes : { $cubes }
}
alchemy-more = { $count ->
    [one] Encore 1 pour 1 krystallium
   *[other] Encore { $count } pour 1 krystallium
}
alchemy-enough = 5 donnent 1 krystallium
balance = Balance des royaumes
if-produced = produit maintenant
goal = But
you-chose = Vous avez choisi
rival-chose = Choix de { $player }
nothing-yet = rien encore
your-duchy = Votre duché, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
your-duchy-title = Votre duché
duchy-lit = Votre duché : ce qui produit { $resource } est éclairé
reach = À portée
reach-yes = Oui :
reach-slated = Si mise en construction :
reach-no = Il manque :
realm-of = Royaume de { $player }
duchy-of = Duché de { $player }
under-construction = En construction
construction-empty = Ici se construisent vos cartes.
cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
chronicle = Chronique
dock = À côté de la table
dock-card = Carte
dock-balance = Balance
dock-log = Journal
dock-no-card = Pressez une carte pour la lire ici.

# Choix
offerings = Offres
area-short = { $area ->
    [left] Gauche
   *[right] Droite
}
area-title = { $area ->
    [left] Offre de gauche
   *[right] Offre de droite
}
area-count = { $count ->
    [0] vide
    [one] 1 carte
   *[other] { $count } cartes
}{ $sealed ->
    [0] {""}
    [one] , 1 scellée
   *[other] , { $sealed } scellées
}
area-says = { $area ->
    [left] Offre de gauche
   *[right] Offre de droite
}, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $sealed } scellées
area-empty = Vide. On peut la prendre quand même.
sealed-count = { $count ->
    [one] { $count } scellée
   *[other] { $count } scellées
}
if-taken = Si prise :
for-player = pour { $player }
put-here = { $card } ici
take-area = { $count ->
    [0] Ne rien prendre
    [one] Prendre cette carte
   *[other] Prendre ces { $count } cartes
}
take-sure = La prendre : sûr ?
your-offer = votre offre
sealed-by-you = scellée par vous
sealed-by-rival = par le rival
face-down = scellée
seal = Sceller
unseal = Ouvrir
unput = Reprendre { $card } en main
turn-up = Retourner
turned-by-token = Retournée par votre jeton Piège
hand-of = Votre main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
in-hand = Dans votre main, { $n } sur { $count }.
hand-empty = Votre main est vide.

# Planification et production
selection = Votre sélection
selection-says = Votre sélection : chaque carte est mise en construction ou recyclée
menaces-strike = Les menaces frappent votre sélection
left-to-decide = { $count } à décider
decided-slated = { $card }, en construction
decided-recycled = { $card }, recyclée
decided-calamity_taken = { $card }, dans votre duché
selection-cubes = Tout est décidé. Placez vos cubes.
selection-empty = Tout est décidé.
slate = Bâtir
slate-card = Mettre { $card } en construction
recycle-card = Recycler { $card } pour { $gain }
forfeit = La céder
freeze-this = Géant dessous
cover-this = Voler { $resource }
your-construction = Vos constructions
places-here = Appuyez pour poser ici 1 { $resource }.
fill-count = Remplir : { $count }
finish-count = Finir : { $count }
fill-as = Krystallium comme { $resource }
no-space = aucune place
put-one = Poser 1
put-in-alchemy = Poser 1 { $resource } dans la zone d'alchimie
transmute = Transmuter 5 en
in-your-hand = En main
no-cubes = aucun cube
stock = Stock, toujours :
all-to-alchemy = Tout en alchimie
take-cube = Choisir { $resource }
vanquish = Vaincre
short-spaces = { $count ->
    [one] 1 case vide
   *[other] { $count } cases vides
}
short-soldiers = { $count ->
    [one] il manque 1 soldat
   *[other] il manque { $count } soldats
}
frozen-by = Gelée par { $giant }.
supremacy-gains = { $player ->
    [you] Vous gagnez
   *[rival] { $name } gagne
}
supremacy-trains = { $player ->
    [you] Vous entraînez
   *[rival] { $name } entraîne
}
supremacy-none = Personne ne domine
step-later = en l'état
step-past = fait
step-now = maintenant
step-next = ensuite
what-makes = Duché de { $player } : ce qui produit { $resource } brille

# La révélation
reveal-title = { $round } : les sceaux se brisent
reveal-breaking = Les sceaux se brisent.
reveal-again = Revoir les sceaux
reveal-none = Aucun sceau cette manche.
reveal-count = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}, { $sealed ->
    [one] { $sealed } scellée
   *[other] { $sealed } scellées
}
reveal-progress = Sceau { $n } sur { $all }. Une touche pour continuer.
reveal-open = visible
reveal-sealed = scellée
reveal-own = de sa propre main
reveal-by-you = scellée par vous
reveal-by = sceau de { $player }
reveal-knew = vous le saviez
reveal-goes = va dans le duché, { $count ->
    [one] 1 point
   *[other] { $count } points
}
reveal-spoken = Sceaux brisés.
reveal-to-duchy = dans le duché
reveal-to-construction = en construction
reveal-danger = { $way ->
    [you-rival] votre { $card } va à { $name }
    [rival-you] { $card } de { $name } est à vous
    [you-you] vous gardez votre propre { $card }
   *[rival-rival] { $name } garde sa propre { $card }
}
reveal-best = { $way ->
    [you-rival] votre { $card } est à { $name }
    [rival-you] { $card } de { $name } est à vous
    [you-you] vous gardez { $card }
   *[rival-rival] { $name } garde { $card }
}{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}
show-again = Revoir
skip = Passer
go-on = Continuer
key-again = revoir les sceaux
set-vibration = Vibration
set-vibration-help = Brève, quand un sceau se brise.
told-took = { $count ->
    [0] { $player } n'a rien pris ici
    [one] { $player } a pris { $count } carte
   *[other] { $player } a pris { $count } cartes
}
log-turned-up = { $card }, choisie par { $player }, est révélée.
told-new = nouveau
told-takes = { $player } a pris l'offre de { $area ->
    [left] gauche
   *[right] droite
} ({ $count })
told-offers = { $player } propose { $cards }
told-then-offers = puis a proposé { $cards }
told-open = { $card } à { $area ->
    [left] gauche
   *[right] droite
}
told-sealed = une carte scellée à { $area ->
    [left] gauche
   *[right] droite
}
told-slates = met { $count } en construction
told-recycles = recycle { $count }
told-builds = bâtit { $cards }

# Que faire
prompt-over = La partie est finie.
prompt-watching = Vous regardez.
prompt-confirm = Plus rien à faire ici. Confirmez, ou annulez.
prompt-waiting = { $rival } décide.
prompt-moment = Un instant.
prompt-offer-first = Proposez deux cartes : choisissez la première.
prompt-offer-second = Choisissez la seconde carte.
prompt-offer-put-first = Première carte : { $card } à gauche ou à droite ?
prompt-offer-put-second = Seconde carte : { $card } à gauche ou à droite ?
prompt-offer-confirm = Confirmez l'offre, ou changez-la.
prompt-draft = Choisissez le conseiller à garder.
prompt-draft-keep = Garder { $card } ?
prompt-select = Choisissez une offre. Toutes ses cartes sont à vous.
prompt-search = Recherche : deux cartes à défausser, ou ramassez.
prompt-pick = Choisissez la carte qui rejoint l'offre.
prompt-forfeit = Ombres : cédez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
prompt-cover = Un voleur : choisissez la ressource volée.
prompt-freeze = Un géant : choisissez la carte qu'il gèle.
prompt-plan = Construisez ou recyclez { $count ->
    [one] la dernière carte
   *[other] { $count } cartes
}.
prompt-plan-done = Le plan est prêt. Dites quand vous avez fini.
prompt-place = Placez { $count } { $resource } : sur une carte ou en alchimie.
prompt-step-place = Placez { $count } { $resource } : sur une carte ou en alchimie.
prompt-step-finish = { $cards ->
    [one] Placez { $count } { $resource }. Une carte peut être finie.
   *[other] Placez { $count } { $resource }. { $cards } cartes peuvent être finies.
}
prompt-step-done = Tout est placé. Étape finie ?
prompt-combat = Combat : vainquez les menaces avec vos soldats.
prompt-combat-none = Combat : dites quand vous avez fini.
prompt-conquest = Conquête : recrutez, marchez ou passez.
prompt-end = Avant le décompte : votre conseiller, ou finir.
second-confirm = Tout peut être annulé jusqu'à la confirmation.
second-waiting = Vos cartes restent en place ; la table suit d'elle-même.
second-offer = { $count ->
    [one] Encore { $count } piège
   *[other] Encore { $count } pièges
}. { $rival } ne voit rien avant la confirmation.
second-offer-spent = Plus de piège cette manche. { $rival } ne voit rien avant la confirmation.
second-offer-confirm = { $rival } voit les cartes ouvertes, et que d'autres sont scellées.
second-draft = L'autre retourne dans la boîte, sans que { $rival } le voie.
second-select = Les cartes scellées le restent jusqu'à la planification.
second-select-solo = Votre jeton Piège peut d'abord retourner une carte scellée.
second-search = Vous regardez ensuite trois cartes de la pioche et en gardez une.
second-pick = Les autres sont défaussées.
second-forfeit = Elles sont défaussées sans leur bonus.
second-cover = Vous en produisez 1 de moins jusqu'à vaincre un voleur.
second-freeze = Une carte gelée reçoit des cubes, mais attend le combat.
second-plan = { $rival } ne voit votre plan que lorsque vous avez fini tous deux.
second-plan-cubes = Puis les autres cartes. Tout peut être annulé jusqu'à la fin.
second-place = Tout peut être annulé jusqu'à la fin.
second-step = Choisissez une carte, ou l'alchimie. Tout peut être annulé jusqu'à la fin.
second-step-done = Krystallium et soldats du stock peuvent encore être placés.
second-combat = Seulement maintenant ; ce qui reste coûte des points à la fin.
second-conquest = Passer est définitif pour cette manche.
second-end = Ensuite, les points sont comptés.
ask-done = { $card } pourrait encore être finie. Finir quand même ?
ask-discard = Défausser { $card } ? Tout ce qu'elle porte est perdu.
yes-discard = Défausser
yes-done = Oui, continuer
no-go-back = Non
main-offer = Confirmer l'offre
main-keep = Le garder
main-search = Défausser et chercher
main-collect = Ramasser les cartes
main-pass = Passer
main-confirm = Confirmer
main-done = J'ai fini
take-back = Annuler
take-back-hold = Maintenir pour annuler toute la phase
hint-says = Conseil : { $what }.
hint-do = Le faire
hint-title = Ce que ferait l'ordinateur
hint-show = Montrer
hint-thinking = Réflexion en cours…
hint-none = Il n'y a rien à conseiller ici.
about-points = environ { $count ->
    [one] { $count } point
   *[other] { $count } points
}
chance-and-points = { $chance } de gagner, { $points }

# Modules, solo, fin
draft-title = Deux conseillers, un reste
draft-wait = Le choix est fait.
search-title = Ce que la recherche a trouvé
pick-this = Prendre celle-ci
pick-card = Prendre { $card }
solo-decks = Pioches
solo-next = Prochaine carte de la pioche
solo-danger = { $count ->
    [one] Pioche Danger : { $count } carte
   *[other] Pioche Danger : { $count } cartes
}
solo-supremacy = La suprématie demande 5 d'une ressource.
discarded = Défausse, visible de tous
medals = Médailles
step-done-by = Accomplie par { $player }
quest-pay = Accomplir
quest-first = premier :
orders = Ordres
recruit = Recruter
reserve-holds = { $count } en réserve
passed = a passé
prison = prison
march-from = Choisissez les armées qui marchent.
march-where = Choisissez où elles vont.
march-how-many = Choisissez combien.
armies-of = { $count ->
    [one] { $count } armée
   *[other] { $count } armées
} de { $player }.
armies-none = Aucune armée.
in-all = en tout
you-win = { $by ->
    [0] Vous gagnez
   *[other] Vous gagnez de { $by }
}
you-lose = { $by ->
    [0] Votre rival gagne
   *[other] Votre rival gagne de { $by }
}

# Téléphone, fenêtres, touches, réglages
menu = Menu
sealed = Scellée
sealed-by = par { $player }
only-you = vous seul le savez
recycle = Recycler
open-realm = { $player }, { $points } points. Ouvrir le royaume.
duchy-card = Carte Duché de { $player }
score-how = { $each } × { $count } ({ $type })
key-number = carte de la main, ou carte en construction
key-zero = poser le cube en alchimie
key-arrows = poser ou prendre à gauche ou à droite ; bouger dans une rangée
key-seal = sceller ou ouvrir la carte proposée
key-slate = mettre la carte en construction
key-recycle = recycler la carte
key-fill = remplir la carte
key-all = tous les cubes en alchimie
key-cubes = choisir un cube, du krystallium ou un soldat
key-enter = bouton principal
key-undo = annuler
key-undo-all = annuler toute la phase
key-space = appuyer sur l'élément choisi
key-detail = carte en grand
key-hint = conseil
key-chronicle = chronique
key-rival = le royaume du rival
key-map = cette liste de touches
key-escape = fermer, désélectionner
set-language = Langue
set-theme = Thème
set-motion = Mouvement
set-tempo = Le tour du rival
tempo-calm = Posé
tempo-quick = Rapide
tempo-off = Aussitôt
set-size = Taille des cartes et des textes
size-of = { $size } %
set-sound = Sons
set-sound-help = Papier, cire, cube et cloche, doucement.
tell-me = Me prévenir quand c'est mon tour
tell-me-help = Le navigateur le dit ; quand il le peut, même sans page ouverte.
tell-me-refused = Le navigateur ne le permet pas.
set-confirm = Demander avant de prendre une offre
set-confirm-help = Un appui de plus avant que les cartes soient à vous.
set-keys = Touches de lettres
set-keys-help = Jouez au clavier ; ? montre les touches.
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
theme-contrast = Contraste élevé
motion-system = Comme le système
motion-normal = Normal
motion-fast = Rapide
motion-off = Aucun
credit = Œuvre de fans, non officielle. Icônes : game-icons.net par Lorc, Delapouite et d'autres, CC BY 3.0. Caractères : Grenze Gotisch et Source Sans 3, OFL. Le jeu It's a Wonderful Kingdom est de Frédéric Guérard, édité par La Boite de Jeu et Origames, qui n'y prennent aucune part.
nav-home = Accueil
nav-rules = Règles
nav-cards = Cartes

# Accueil
nav = Pages
nav-play = Jouer
nav-mine = Mes parties
hero-1 = Partagez les cartes.
hero-2 = Cachez la vérité.
hero-text = Deux duchés, quatre manches. Vous faites deux offres ; votre rival en prend une.
hero-back = Bon retour.
hero-back-name = Bon retour, { $name }.
hero-record = { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
}, { $wins } gagnées. La suivante est à portée de doigt.
hero-next = Ensuite : { $what }
hero-next-says = Avec une courte leçon en chemin, contre { $name }.
hero-next-solo = Avec une courte leçon en chemin : pas de rival, mais des cartes danger et trois médailles.
hero-all-learnt = Vous connaissez tous les modules. Choisissez une partie ci-dessous.
first-game = Jouer votre première partie
first-game-says = Une partie guidée contre un rival aimable, environ une demi-heure. Vous pouvez la quitter à tout moment.
lesson-start = Partie guidée
lesson-resume = Reprendre la partie guidée
continue = Continuer la partie
continue-turn = Continuer : c'est à vous
guest = Invité
my-tables = Mes tables
no-tables = Pas encore de table. Commencez une partie : elle vous attendra ici.
all-tables = Les { $count } tables
your-turn = À vous
status-waiting = attend un joueur
status-running = au rival
result-won = Gagnée
result-lost = Perdue
result-even = Égalité
result-points = { $word }, { $mine } à { $theirs }
status-finished = finie
alone = En solo
alone-says = Pas de rival, mais des cartes Danger et trois médailles.
against-friend = Un ami
against-friend-says = Un lien à envoyer ; jouez d'un trait ou sur plusieurs jours.
daily = En solo : la donne du jour
daily-says = La même donne pour tous, jusqu'à minuit. Bronze dès { $bronze } points, argent dès { $silver }, or dès { $gold }.
daily-best = meilleur du jour, { $name }
daily-scores = { $count ->
    [one] Le seul score du jour
   *[other] Les { $count } scores du jour
}
daily-play = Jouer la donne du jour
medal-bronze = Bronze
medal-silver = Argent
medal-gold = Or
new-game = Nouvelle partie
module = Module
module-none = Sans module : proposer, choisir, construire. Pour apprendre.
module-menace = Géants, rats, ombres et voleurs coûtent des points tant que les soldats ne les vainquent pas.
module-advisors = Quatorze aides, payées en soldats, une fois par manche.
module-quest = Seul qui accomplit l'étape finale peut gagner.
module-conquest = Des armées marchent sur une carte à la fin de chaque manche.
against = Contre
start-against = Commencer contre { $name }
start-friend = Préparer la table et le lien
start-solo = Commencer en solo
more-options = Plus d'options
fewer-options = Moins d'options
no-server = Le serveur ne répond pas. Nouvel essai au rechargement.
opt-name = Votre nom
opt-name-says = Montré à vos rivaux.
opt-duchy = Votre duché
opt-duchy-says = Côté A, les deux duchés diffèrent.
opt-side = Côté des duchés
opt-side-a = Chaque duché produit et marque autrement.
opt-side-b = Les deux duchés sont pareils.
opt-first = Premier joueur
opt-first-says = Propose en premier aux manches 1 et 3.
opt-penalty = 15 points de moins
opt-penalty-says = Un décompte plus strict pour le côté A.
opt-menace = Votre paquet de menaces
opt-menace-says = Une de ses cartes vient dans votre main à chaque manche.
opt-their-menace = Menaces du rival
opt-their-menace-says = Toujours un autre que le vôtre.
opt-quest = Quête
opt-quest-says = Quatre étapes, les mêmes pour les deux.
opt-clock = Horloge
opt-clock-says = Qui n'a plus de temps perd.
clock-none = sans horloge
clock-total = { $time } chacun
clock-each = { $time } par décision
clock-left = reste { $time }
opt-listed = Ouvert à tous
opt-listed-says = La table est dans le salon : la place est au premier venu.
start-open = Ouvrir la table à tous
opt-seed = Numéro de la donne
opt-seed-says = Avec les mêmes options, le même numéro donne les mêmes cartes. Vide : une donne nouvelle.
opt-deck = Jeu de cartes
opt-deck-says = Celui des fondateurs, ou un fichier à vous, qui est d'abord vérifié.
deck-choose = Choisir un fichier de cartes
deck-founders = Revenir aux cartes des fondateurs
deck-faults = { $count ->
    [one] On ne peut pas jouer avec ce fichier. 1 erreur :
   *[other] On ne peut pas jouer avec ce fichier. { $count } erreurs :
}
yes = oui
no = non

# Lobby
lobby = Salon
lobby-all = Toutes les tables publiques
lobby-says = Des tables que leurs joueurs ont ouvertes à tous. Qui regarde voit ce qui est sur la table, jamais une main.
public-waiting = Attendent un rival
public-running = Parties à regarder
public-finished = Parties terminées
public-none-at-all = Aucune table n'est encore ouverte, en cours ou finie ici. Commencez une partie contre un ami et laissez entrer tout le monde.
public-none-waiting = Personne n'attend de rival. Commencez une partie contre un ami et ouvrez-la à tous.
public-none-running = Aucune partie publique en cours.
public-none-finished = Aucune partie publique n'est encore terminée.
public-join = S'asseoir
public-join-whose = S'asseoir à la table de { $name }
public-mine = La vôtre
public-go-running = Regarder
public-go-finished = Analyse
side-of = côté { $side }

# Bibliothèque, mes parties
rules-contents = Sommaire
rules-short = En bref
rules-clauses = Règle par règle
rules-rulings = Nos décisions
rules-supremacy = Suprématie
rules-traps = Jetons Piège
rules-any-time = À tout moment
rules-scoring = Points
rules-note = Le numéro d'une règle est son nom : les messages de la table le citent. Où les règles se taisent, la décision est la nôtre et marquée.
rules-RB = le livret de règles
rules-FAQ = les réponses de l'éditeur
rules-IT = le livret italien
rules-ES = le livret espagnol
rules-CS = l'aide de jeu
rules-RM = le manuel de référence
rules-ours-only = seulement nos décisions
our-ruling = notre décision
search = Chercher
nothing-found = Rien ne convient.
filters = Filtres
filter-kind = type
filter-costs = coûte
filter-makes = produit
filter-recycles = se recycle en
filter-scores = points
filter-clear = Tout montrer
scores-flat = fixes
scores-combo = combo
scores-none = aucun
cards-found = { $designs } modèles, { $copies } cartes
copies = exemplaires
source = chiffres de
numbers = En jeu
numbers-says = { $games } parties de l'ordinateur contre lui-même
numbers-taken = prise quand on la voit
numbers-built = construite quand on la voit
numbers-recycled = recyclée une fois prise
numbers-wins = victoires de qui la construit
numbers-mean = d'ordinaire { $share }, car qui gagne construit plus
numbers-points = points rapportés
numbers-range = entre { $low } et { $high }
sort-by = trier par
sort-deck = type
sort-wins = victoires
sort-built = construites
sort-points = points
deck-numbers = Le jeu de cartes en chiffres
deck-numbers-says = Ce que le laboratoire a mesuré : l'ordinateur joue le jeu de cartes contre lui-même dans chaque module.
deck-first = le premier gagne
deck-points = points d'un joueur
deck-decisions = décisions d'une partie
source-rulebook = la règle imprimée
source-public = textes publics
source-ours = ce projet
statistics = Statistiques
no-statistics = Les parties finies sont comptées ici.
stat-games = parties
stat-wins = gagnées
stat-share = part
stat-mean = points en moyenne
stat-best = record
import = Revoir un enregistrement
import-says = Un enregistrement téléchargé après une partie, ici ou ailleurs, s'ouvre comme analyse.
import-choose = Choisir un enregistrement
import-unreadable = Ce fichier n'est pas l'enregistrement d'une partie. { $why }
import-no-deck = Cette partie a été jouée avec des cartes inconnues ici. Choisissez leur fichier dans une nouvelle partie, parmi les autres options, puis réessayez.
import-against-rules = Cet enregistrement ne suit pas les règles. { $why }

# La table en direct
loading = La table arrive.
connection-lost = Pas de connexion. { $seconds ->
    [0] Nouvel essai.
   *[other] Nouvel essai dans { $seconds } s.
} Rien n'est perdu.
connection-back = De nouveau connecté.
try-again = Réessayer
fault-bad_request = Le serveur ne comprend pas cette page. Rechargez-la : l'un des deux est plus ancien.
fault-unauthorized = Le serveur ne connaît pas votre clé. Ouvrez par le lien, ou recommencez.
fault-forbidden = Seul qui est assis à cette table peut le faire.
fault-not_found = Le serveur ne le connaît plus.
fault-stale = La table a avancé entre-temps. Regardez à nouveau.
fault-conflict = Ce n'est pas possible maintenant.
fault-too_large = C'est plus que le serveur n'accepte.
fault-refused = Les règles ne le permettent pas.
fault-too_many = Trop à la fois. Attendez un instant, puis réessayez.
fault-unavailable = Le serveur est occupé ou redémarre. Rien n'est perdu : réessayez dans un instant.
fault-other = Le serveur a répondu par le numéro { $status }. Réessayez dans un instant.
table-unknown = Cette table n'existe plus.
waiting-title = La table est mise
waiting-says = Envoyez ce lien à un ami. La partie commence quand la place est prise ; vous pouvez fermer la page entre-temps.
waiting-says-listed = La table est dans le salon : la place est au premier venu. Ce lien y mène aussi. Vous pouvez fermer la page entre-temps.
table-deck = Jeu de cartes : { $deck }
invite-link = Lien pour un ami
copy-link = Copier un lien pour un ami
copied = Copié
join-title = Une partie pour deux, et une place pour vous.
join-game = Vous faites deux offres, votre rival en prend une. Certaines cartes sont scellées. Après quatre manches, le plus de points gagne.
join-host = { $name } vous invite
join-host-here = à la table en ce moment, joue { $duchy }
join-host-away = pas à la table en ce moment, joue { $duchy }
join-menaces = Vous avez { $mine }, votre rival { $theirs }.
join-no-clock = Prenez tout votre temps.
join-minutes = Environ { $time }
join-days = Sur plusieurs jours
join-length = Quatre manches ; vous pouvez partir et revenir.
join-hints = Conseils permis
join-hints-says = Pour les deux de la même façon.
join-no-hints = Aucun conseil
join-no-hints-says = Pour aucun des deux ; on annule jusqu'à la confirmation.
join-you-play = Vous jouez { $duchy }
join-side-first = Côté { $side }, et vous proposez d'abord en manche I.
join-side-second = Côté { $side }, et votre rival propose d'abord en manche I.
join-sit = Asseyez-vous
join-begin = S'asseoir et commencer
join-later = Une autre fois
join-watch = Seulement regarder
join-first-time = Première fois ici ? La place est gardée pendant que
join-learn = vous jouez une partie guidée.
join-full = La place est prise
join-full-says = Cette invitation était pour une personne, et quelqu'un y est déjà assis.
join-over = Cette partie est finie
join-over-says = Elle a été jouée jusqu'au bout. Vous pouvez la regarder de la première décision à la dernière.
join-wrong-code = Ce lien n'ouvre pas cette place. Redemandez-le : il a peut-être été coupé.
short-offer = Proposer
short-offer-says = Deux cartes par tour, à gauche ou à droite, ouvertes ou sous votre sceau.
short-take = Prendre
short-take-says = Votre rival prend une offre entière. Ce qui reste peut être à vous ensuite.
short-build = Bâtir
short-build-says = Remplissez les places de cubes ; ce qui est bâti produit, ou rapporte des points.
seat-taken = La place est déjà prise.
watch = Regarder
resign = Abandonner
resign-sure = Abandonner : sûr ?
ended-resigned = { $player } a abandonné. { $winner } gagne.
ended-out_of_time = { $player } n'a plus de temps. { $winner } gagne.
ended-abandoned = { $player } ne revient plus. { $winner } gagne.
ended-alone-resigned = La partie a été abandonnée.
ended-alone-out_of_time = Le temps est écoulé.
ended-alone-agreed = Les deux sont convenus de finir la partie.
rematch = Revanche
rematch-offered = Revanche proposée
rematch-accept = Accepter la revanche
rematch-go = Vers la revanche
say = Dire
say-something = Dire quelque chose
says-to-all = { $player } : { $what }
emote-hello = Bonjour !
emote-well_played = Bien joué !
emote-thinking = Laissez-moi réfléchir…
emote-oops = Oups.
emote-wow = Oh là là !
emote-thanks = Merci !
emote-good_game = Belle partie !
this-table = Cette table
link-watch = Lien pour regarder
link-watch-says = Qui l'a voit la table, mais ni main ni secret.
link-seat = Lien vers ma place
link-seat-says = Vous ramène à cette place depuis un autre appareil. Ne le donnez à personne.
hand-over = Céder ma place
hand-over-to = Qui joue pour moi
hand-over-says = L'ordinateur joue pour vous jusqu'à ce que vous repreniez la place.
take-over = Reprendre ma place
recovering = Recherche de votre place…
waiting-count = { $count } vous attendent
review = Analyse
stale = La table a changé entre-temps. Regardez de nouveau.

# La leçon
lesson-leave = Quitter la leçon
not-done = Cela n'a pas été fait. La connexion ou le serveur a hésité ; réessayez.

# Analyse
replay = Rejouer
share-link = Partager le lien
download = Télécharger
review-chart = L'avance, décision par décision
review-chart-chance = Votre chance de gagner
review-chart-says = À la fin, { $player } mène de { $lead } points.
chart-unit-chance = en %, avant chaque décision
chart-unit-points = points attendus à la fin
review-chart-points = Points en vue
chart-row = Décision { $n }
moment-gift = Un cadeau de { $player }.
moment-progress = { $done } décisions examinées sur { $of }
better-why = Mieux : { $what }. { $why }
jump-to = Aller à
both-hands = Les deux mains
hands-none = Personne n'a de cartes en main ici.
by-kind = Par type
lead-unit = points d'avance
chance-unit = en %, après chaque décision
ahead = { $player } mène
open-table = Ouvrir à la table
close-table = Retour à l'analyse
moment-title = Où la partie a basculé
reason-takes_best = { $thing } est ce que { $player } désirait le plus.
reason-avoids_unknown = L'autre offre cachait ce que { $player } ne pouvait pas voir ({ $count }).
reason-more_in_all = Tout compte fait, cette offre apportait plus à { $player }.
reason-hides_good = Scellée, { $thing } pouvait faire fuir { $other } et revenir à { $player }.
reason-even_areas = Les deux offres auraient valu à peu près autant pour { $other } : le reste aurait servi { $player }.
review-chart-chance-of = Chances de victoire de { $player }
replay-decides = { $player } décide : { $what }.
page-unknown = Il n'y a rien ici
page-unknown-says = L'adresse est fausse, ou ce à quoi elle menait n'est plus là.
moment-whose = Décisions de qui
moment-both = Les deux
moment-mine = Mes erreurs seulement
moment-gave-you = Vous avez offert { $amount } en tout.
moment-gave = { $player } a offert { $amount } en tout.
speed-of = Vitesse { $speed }
moment-says = { $count ->
    [one] Le moment qui a le plus pesé.
   *[other] Les { $count } moments qui ont le plus pesé.
}
moment-none = L'ordinateur aurait partout choisi de même.
moment-computing = L'analyse est en cours. Elle reste avec la partie ; vous pouvez partir.
review-points = Points
final-duchy = Duché final de { $player }
first-decision = Au début
previous = Reculer
next = Avancer
play-through = Lire
pause = Pause
decision-of = Décision { $n } sur { $all }
seen-by = vu par
spectator = spectateur
game-running = Cette partie est encore en cours.
round-name = Manche { $round }
cards-built = { $count ->
    [one] { $count } carte dans le duché
   *[other] { $count } cartes dans le duché
}
rail-left = Joueurs et balance
rail-right = Carte et chronique
