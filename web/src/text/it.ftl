# La cornice
brand = Wonderful Kingdom
close = Chiudi
you = Tu
rival = Rivale
hint = Consiglio
keys = Mappa dei tasti
settings = Impostazioni
prompt = Che cosa fare
phases = Fasi del round
phase-draft = Scelta iniziale
phase-choice = Scelta
phase-menace_step = Minacce
phase-planning = Progettazione
phase-production = Produzione
phase-combat = Combattimento
phase-conquest = Conquista
phase-end_window = Prima del conteggio
phase-over = Fine
round-of = Round { $round } di 4
turn-of = Turno { $turn } di { $turns }
per = per
selection-of = selezione di { $player }

# Carte
points-count = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
points-per = { $count ->
    [one] { $count } punto per ogni { $type }
   *[other] { $count } punti per ogni { $type }
}
makes-per = 1 { $resource } per ogni { $type }
says-costs = Costa { $cost }.
says-bonus = Quando è costruita: { $gain }.
says-makes = Produce { $gain }.
says-recycles = Si ricicla in { $gain }.
says-construction = { $name }, { $kind }, { $filled } spazi su { $all } occupati; mancano { $missing }.
says-sealed = Carta sigillata, piazzata da { $player }.
says-sealed-mine = Carta sigillata, piazzata da te. Solo tu lo sai: { $name }.
says-face-down = Una carta sigillata.
card-calamity = va nel tuo feudo
card-menace = in battaglia:
card-frozen = congelata
detail-costs = costo
detail-combat = battaglia
detail-bonus = costruita
detail-makes = produce
detail-points = punti
detail-recycles = riciclo
for-you = Per te, adesso
detail-needs = Mancano ancora
detail-you-make = Produci { $made } a round.
detail-you-make-none = Non ne produci.
detail-finished = È costruita.
detail-rule-structure = Una carta costruita in una fase produce dalla fase successiva.
detail-rule-treasure = Non si costruisce: si apre per i suoi cubi.
detail-rule-calamity = Va subito nel tuo feudo e conta alla fine.
detail-rule-menace = Resta con te finché i soldati non la sconfiggono in combattimento.
detail-rule-advisor = Agisce una volta per round, per i soldati richiesti.
worth-now = { $there ->
    [0] Nessuna nel feudo
    [one] 1 nel feudo ({ $type })
   *[other] { $there } nel feudo ({ $type })
}{ $begun ->
    [0] {""}
   *[other] , { $begun } in costruzione
}: { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
}
rule-number = Regola { $clause }
you-may = Puoi

advisor-underground_spy = scelta: riprendi una trappola
advisor-master_cartographer = scelta: una carta in più in un'offerta
advisor-power_behind_the_throne = scelta: scopri una carta sigillata
advisor-chief_mercenary = selezione: scarta una carta
advisor-whimsical_gambler = selezione: sposta una carta
advisor-tyrannical_foreman = fine produzione: un cubo su ogni carta
advisor-forest_chieftain = materiali: 4 in più
advisor-nurturing_mother = popolazione: 4 in più
advisor-negotiator_from_the_lake = oro: 4 in più
advisor-pirate_of_the_five_seas = esplorazione: 4 in più
advisor-scrying_alchemist = fine: le calamità valgono doppio
advisor-illuminated_prophet = sempre: scarta una calamità
advisor-great_silversmith = sempre: ottieni 3 krystallium
advisor-master_artisan = sempre: completa una carta
advisor-used = usato in questo round
advisor-ready = si può usare ora
advisor-waits = non ora

# I posti
first-now = primo
seat-empty = posto libero
score-open = Punti in dettaglio
part-cards = carte
part-combos = combo
part-lost = persi
training = addestr.
traps = trappole
alchemy = Alchimia
alchemy-holds = { $count ->
    [0] Area di alchimia: vuota
    [one] Area di alchimia, 1 cubo: { $cubes }
   *[other] Area di alchimia, { $count } cubi: { $cubes }
}
alchemy-more = { $count ->
    [one] Ancora 1 per 1 krystallium
   *[other] Ancora { $count } per 1 krystallium
}
alchemy-enough = 5 diventano 1 krystallium
balance = Equilibrio dei feudi
if-produced = a produrre ora
goal = Meta
you-chose = Hai scelto
rival-chose = Scelte di { $player }
nothing-yet = ancora nulla
your-duchy = Il tuo feudo, { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
your-duchy-title = Il tuo feudo
duchy-lit = Il tuo feudo: chi produce { $resource } è in luce
reach = A portata di mano
reach-yes = Sì:
reach-slated = Se destinata:
reach-no = Mancano:
realm-of = Regno di { $player }
duchy-of = Feudo di { $player }
under-construction = In costruzione
construction-empty = Qui si costruiscono le carte destinate.
cards-count = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
chronicle = Cronaca
dock = Accanto al tavolo
dock-card = Carta
dock-balance = Bilancia
dock-log = Diario
dock-no-card = Premi una carta per leggerla qui.

# Scelta
offerings = Offerte
area-short = { $area ->
    [left] Sinistra
   *[right] Destra
}
area-title = { $area ->
    [left] Offerta di sinistra
   *[right] Offerta di destra
}
area-count = { $count ->
    [0] vuota
    [one] 1 carta
   *[other] { $count } carte
}{ $sealed ->
    [0] {""}
    [one] , 1 sigillata
   *[other] , { $sealed } sigillate
}
area-says = { $area ->
    [left] Offerta di sinistra
   *[right] Offerta di destra
}, { $count ->
    [one] 1 carta
   *[other] { $count } carte
}, { $sealed } sigillate
area-empty = Vuota. Si può prendere lo stesso.
sealed-count = { $count ->
    [one] 1 sigillata
   *[other] { $count } sigillate
}
if-taken = Se presa:
for-player = per { $player }
put-here = { $card } qui
take-area = { $count ->
    [0] Non prendere nulla
    [one] Prendi questa carta
   *[other] Prendi queste { $count } carte
}
take-sure = Prenderla: sei sicuro?
your-offer = la tua offerta
sealed-by-you = sigillata da te
sealed-by-rival = dal rivale
face-down = sigillata
seal = Sigilla
unseal = Scopri
unput = Riprendi { $card } in mano
turn-up = Scopri
turned-by-token = Scoperta dal tuo segnalino Trappola
hand-of = La tua mano, { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
in-hand = Nella tua mano, { $n } di { $count }.
hand-empty = La tua mano è vuota.

# Progettazione e produzione
selection = La tua selezione
selection-says = La tua selezione: ogni carta si destina alla costruzione o si ricicla
menaces-strike = Le minacce colpiscono la tua selezione
left-to-decide = { $count } da decidere
decided-slated = { $card }, destinata alla costruzione
decided-recycled = { $card }, riciclata
decided-calamity_taken = { $card }, nel tuo feudo
selection-cubes = Tutto deciso. Piazza i tuoi cubi.
selection-empty = Tutto deciso.
slate = Destina
slate-card = Destina { $card } alla costruzione
recycle-card = Ricicla { $card } per { $gain }
forfeit = Cedila
freeze-this = Gigante sotto
cover-this = Ruba { $resource }
your-construction = Le tue costruzioni
places-here = Premi per mettere qui 1 { $resource }.
fill-count = Riempi: { $count }
finish-count = Completa: { $count }
fill-as = Krystallium come { $resource }
no-space = nessuno spazio
put-one = Metti 1
put-in-alchemy = Metti 1 { $resource } nell'area di alchimia
transmute = Trasforma 5 in
in-your-hand = In mano
no-cubes = nessun cubo
stock = Scorta, sempre:
all-to-alchemy = Tutto in alchimia
take-cube = Seleziona { $resource }
vanquish = Sgomina
short-spaces = { $count ->
    [one] 1 spazio vuoto
   *[other] { $count } spazi vuoti
}
short-soldiers = { $count ->
    [one] manca 1 soldato
   *[other] mancano { $count } soldati
}
frozen-by = Congelata da { $giant }.
supremacy-gains = { $player ->
    [you] Ottieni
   *[rival] { $name } ottiene
}
supremacy-trains = { $player ->
    [you] Addestri
   *[rival] { $name } addestra
}
supremacy-none = Nessuno prevale
step-later = stato attuale
step-past = fatto
step-now = ora
step-next = poi
what-makes = Feudo di { $player }: risalta ciò che produce { $resource }

# La rivelazione
reveal-title = { $round }: i sigilli si spezzano
reveal-breaking = I sigilli si spezzano.
reveal-again = Rivedi i sigilli
reveal-none = Nessun sigillo in questo round.
reveal-count = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}, { $sealed ->
    [one] 1 sigillata
   *[other] { $sealed } sigillate
}
reveal-progress = Sigillo { $n } di { $all }. Un tasto qualsiasi per continuare.
reveal-open = scoperta
reveal-sealed = sigillata
reveal-own = dalla propria mano
reveal-by-you = sigillata da te
reveal-by = sigillo di { $player }
reveal-knew = lo sapevi
reveal-goes = va nel feudo, { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
reveal-spoken = Sigilli spezzati.
reveal-to-duchy = nel feudo
reveal-to-construction = in costruzione
reveal-danger = { $way ->
    [you-rival] la tua { $card } va a { $name }
    [rival-you] { $card } di { $name } ora è tua
    [you-you] ti tieni la tua { $card }
   *[rival-rival] { $name } si tiene la propria { $card }
}
reveal-best = { $way ->
    [you-rival] la tua { $card } è di { $name }
    [rival-you] { $card } di { $name } ora è tua
    [you-you] ti tieni { $card }
   *[rival-rival] { $name } si tiene { $card }
}{ $points ->
    [0] {""}
    [one] , 1 punto
   *[other] , { $points } punti
}
show-again = Rivedi
skip = Salta
go-on = Avanti
key-again = rivedi i sigilli
set-vibration = Vibrazione
set-vibration-help = Breve, quando si spezza un sigillo.
told-took = { $count ->
    [0] { $player } qui non ha preso nulla
    [one] { $player } ha preso 1 carta
   *[other] { $player } ha preso { $count } carte
}
log-turned-up = { $card }, scelta da { $player }, viene rivelata.
told-new = nuova
told-takes = { $player } ha preso l'offerta di { $area ->
    [left] sinistra
   *[right] destra
} ({ $count })
told-offers = { $player } offre { $cards }
told-then-offers = poi ha offerto { $cards }
told-open = { $card } a { $area ->
    [left] sinistra
   *[right] destra
}
told-sealed = una carta sigillata a { $area ->
    [left] sinistra
   *[right] destra
}
told-slates = destina { $count }
told-recycles = ricicla { $count }
told-builds = costruisce { $cards }

# Che cosa fare
prompt-over = La partita è finita.
prompt-watching = Stai guardando.
prompt-confirm = Non resta nulla da fare. Conferma, o annulla.
prompt-waiting = { $rival } sta decidendo.
prompt-moment = Un momento.
prompt-offer-first = Offri due carte: scegli la prima.
prompt-offer-second = Scegli la seconda carta dell'offerta.
prompt-offer-put-first = Prima carta: { $card } a sinistra o a destra?
prompt-offer-put-second = Seconda carta: { $card } a sinistra o a destra?
prompt-offer-confirm = Conferma l'offerta, o cambiala.
prompt-draft = Scegli il consigliere da tenere.
prompt-draft-keep = Tenere { $card }?
prompt-select = Scegli un'offerta. Prendi tutte le sue carte.
prompt-search = Ricerca: scegli due carte da scartare, o raccogli.
prompt-pick = Scegli la carta che entra nell'offerta.
prompt-forfeit = Ombre: cedi { $count ->
    [one] 1 carta
   *[other] { $count } carte
}.
prompt-cover = Un Ladro: scegli la risorsa rubata.
prompt-freeze = Un Gigante: scegli la carta che congela.
prompt-plan = Destina o ricicla { $count ->
    [one] l'ultima carta
   *[other] { $count } carte
}.
prompt-plan-done = Il progetto è pronto. Di' quando hai finito.
prompt-place = Piazza { $count } { $resource }: su una carta o in alchimia.
prompt-step-place = Piazza { $count } { $resource }: su una carta o in alchimia.
prompt-step-finish = { $cards ->
    [one] Piazza { $count } { $resource }. Una carta si può completare.
   *[other] Piazza { $count } { $resource }. { $cards } carte si possono completare.
}
prompt-step-done = Tutto piazzato. Hai finito questo passo?
prompt-combat = Combattimento: sgomina le minacce con i soldati.
prompt-combat-none = Combattimento: di' quando hai finito.
prompt-conquest = Conquista: recluta, muovi o passa.
prompt-end = Prima del conteggio: usa il consigliere, o finisci.
second-confirm = Tutto si può annullare finché non confermi.
second-waiting = Le tue carte restano dove sono; il tavolo si aggiorna da solo.
second-offer = { $count ->
    [one] Ancora 1 trappola
   *[other] Ancora { $count } trappole
}. { $rival } non vede nulla prima della conferma.
second-offer-spent = Nessuna trappola in questo round. { $rival } non vede nulla prima della conferma.
second-offer-confirm = { $rival } vede le carte scoperte, e che altre sono sigillate.
second-draft = L'altro torna nella scatola, senza che { $rival } lo veda.
second-select = Le carte sigillate restano tali fino alla progettazione.
second-select-solo = Prima puoi scoprire una carta sigillata con il segnalino Trappola.
second-search = Poi guardi tre carte del mazzo e ne tieni una.
second-pick = Le altre si scartano.
second-forfeit = Si scartano senza bonus.
second-cover = Ne produci 1 in meno finché non sgomini un Ladro.
second-freeze = Una carta congelata prende cubi, ma attende il combattimento.
second-plan = { $rival } vede il tuo progetto solo quando avete finito entrambi.
second-plan-cubes = Poi le altre carte. Tutto si può annullare finché non hai finito.
second-place = Tutto si può annullare finché non hai finito.
second-step = Scegli una carta, o l'alchimia. Tutto si può annullare finché non hai finito.
second-step-done = Krystallium e soldati della scorta si possono ancora piazzare.
second-combat = Solo adesso; ciò che resta costa punti alla fine.
second-conquest = Chi passa ha finito per questo round.
second-end = Poi si contano i punti.
ask-done = { $card } si potrebbe ancora completare. Finire lo stesso?
ask-discard = Scartare { $card }? Tutto ciò che c'è sopra va perso.
yes-discard = Scarta
yes-done = Sì, avanti
no-go-back = No
main-offer = Conferma l'offerta
main-keep = Tienilo
main-search = Scarta e cerca
main-collect = Raccogli le carte
main-pass = Passa
main-confirm = Conferma
main-done = Ho finito
take-back = Annulla
take-back-hold = Tieni premuto per annullare tutta la fase
hint-says = Consiglio: { $what }.
hint-do = Fallo
hint-title = Cosa farebbe il computer
hint-show = Mostra
hint-thinking = Ci sto pensando…
hint-none = Qui non c'è nulla da consigliare.
about-points = circa { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
chance-and-points = { $chance } di vincere, { $points }

# Moduli, solitario, fine
draft-title = Due consiglieri, uno resta
draft-wait = La scelta è fatta.
search-title = Che cosa ha trovato la ricerca
pick-this = Prendi questa
pick-card = Prendi { $card }
solo-decks = Mazzi
solo-next = Prossima carta del mazzo
solo-danger = { $count ->
    [one] Mazzo Pericolo: 1 carta
   *[other] Mazzo Pericolo: { $count } carte
}
solo-supremacy = La supremazia chiede 5 di una risorsa.
discarded = Scartate, visibili a tutti
medals = Medaglie
step-done-by = Completato da { $player }
quest-pay = Completa
quest-first = primo:
orders = Ordini
recruit = Recluta
reserve-holds = { $count } in riserva
passed = ha passato
prison = prigione
march-from = Scegli le armate che marciano.
march-where = Scegli dove vanno.
march-how-many = Scegli quante.
armies-of = { $count ->
    [one] 1 armata
   *[other] { $count } armate
} di { $player }.
armies-none = Nessuna armata.
in-all = in tutto
you-win = { $by ->
    [0] Hai vinto
   *[other] Hai vinto di { $by }
}
you-lose = { $by ->
    [0] Vince il rivale
   *[other] Il rivale vince di { $by }
}

# Telefono, finestre, tasti, impostazioni
menu = Menu
sealed = Sigillata
sealed-by = da { $player }
only-you = lo sai solo tu
recycle = Ricicla
open-realm = { $player }, { $points } punti. Apri il regno.
duchy-card = Carta Feudo di { $player }
score-how = { $each } × { $count } ({ $type })
key-number = carta della mano, o carta in costruzione
key-zero = metti il cubo in alchimia
key-arrows = metti o prendi a sinistra o a destra; muoviti in una zona
key-seal = sigilla o scopri la carta offerta
key-slate = destina la carta scelta
key-recycle = ricicla la carta scelta
key-fill = riempi la carta scelta
key-all = tutti i cubi in alchimia
key-cubes = seleziona un cubo, krystallium o un soldato
key-enter = tasto principale
key-undo = annulla
key-undo-all = annulla tutta la fase
key-space = premi ciò che è scelto
key-detail = carta in grande
key-hint = consiglio
key-chronicle = cronaca
key-rival = il regno del rivale
key-map = questa mappa dei tasti
key-escape = chiudi, deseleziona
set-language = Lingua
set-theme = Tema
set-motion = Movimento
set-tempo = Il turno del rivale
tempo-calm = Con calma
tempo-quick = Veloce
tempo-off = Subito
set-size = Grandezza di carte e testi
size-of = { $size } %
set-sound = Suoni
set-sound-help = Carta, cera, cubo e campana, piano.
tell-me = Avvisami quando tocca a me
tell-me-help = Lo dice il browser; dove può, anche senza pagine aperte.
tell-me-refused = Il browser non lo permette.
set-confirm = Chiedi prima di prendere un'offerta
set-confirm-help = Un tocco in più prima che le carte siano tue.
set-keys = Tasti con lettere
set-keys-help = Gioca con la tastiera; ? mostra la mappa.
theme-system = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
theme-contrast = Alto contrasto
motion-system = Come il sistema
motion-normal = Normale
motion-fast = Veloce
motion-off = Nessuno
credit = Opera amatoriale, non ufficiale. Icone: game-icons.net di Lorc, Delapouite e altri, CC BY 3.0. Caratteri: Grenze Gotisch e Source Sans 3, OFL. Il gioco It's a Wonderful Kingdom è di Frédéric Guérard, edito da La Boite de Jeu e Origames, che non hanno parte in questo.
nav-home = Inizio
nav-rules = Regole
nav-cards = Carte

# Inizio
nav = Pagine
nav-play = Gioca
nav-mine = Le mie partite
hero-1 = Dividi le carte.
hero-2 = Nascondi la verità.
hero-text = Due feudi, quattro round. Tu fai due offerte; il rivale ne prende una.
hero-back = Bentornato.
hero-back-name = Bentornato, { $name }.
hero-record = { $games ->
    [one] 1 partita giocata
   *[other] { $games } partite giocate
}, { $wins } vinte. La prossima è a un tocco.
hero-next = Poi: { $what }
hero-next-says = Con una breve lezione strada facendo, contro { $name }.
hero-next-solo = Con una breve lezione strada facendo: nessun rivale, ma carte pericolo e tre medaglie.
hero-all-learnt = Conosci tutti i moduli. Scegli una partita qui sotto.
first-game = Gioca la prima partita
first-game-says = Una partita guidata contro un rivale gentile, circa mezz'ora. Puoi lasciarla quando vuoi.
lesson-start = Partita guidata
lesson-resume = Riprendi la partita guidata
continue = Continua la partita
continue-turn = Continua: tocca a te
guest = Ospite
my-tables = I miei tavoli
no-tables = Ancora nessun tavolo. Inizia una partita: ti aspetterà qui.
all-tables = Tutti i { $count } tavoli
your-turn = Tocca a te
status-waiting = aspetta un giocatore
status-running = tocca al rivale
result-won = Vinta
result-lost = Persa
result-even = Pari
result-points = { $word }, { $mine } a { $theirs }
status-finished = finita
alone = In solitario
alone-says = Nessun rivale, ma carte Pericolo e tre medaglie.
against-friend = Un amico
against-friend-says = Un link da mandare; giocate subito o in più giorni.
daily = In solitario: la partita del giorno
daily-says = Le stesse carte per tutti, fino a mezzanotte. Bronzo da { $bronze } punti, argento da { $silver }, oro da { $gold }.
daily-best = migliore di oggi, { $name }
daily-scores = { $count ->
    [one] L'unico punteggio di oggi
   *[other] I { $count } punteggi di oggi
}
daily-play = Gioca la partita del giorno
medal-bronze = Bronzo
medal-silver = Argento
medal-gold = Oro
new-game = Nuova partita
module = Modulo
module-none = Nessun modulo: offrire, scegliere, costruire. Per imparare.
module-menace = Giganti, ratti, ombre e ladri costano punti finché i soldati non li sgominano.
module-advisors = Quattordici aiutanti, pagati con soldati, una volta per round.
module-quest = Vince solo chi completa l'ultimo passaggio.
module-conquest = Le armate marciano su una mappa alla fine di ogni round.
against = Contro
start-against = Inizia contro { $name }
start-friend = Prepara il tavolo e il link
start-solo = Inizia in solitario
more-options = Altre opzioni
fewer-options = Meno opzioni
no-server = Il server non risponde. Si riprova quando ricarichi.
opt-name = Il tuo nome
opt-name-says = Lo vedono i tuoi rivali.
opt-duchy = Il tuo feudo
opt-duchy-says = Sul lato A i due feudi sono diversi.
opt-side = Lato dei feudi
opt-side-a = Ogni feudo produce e vale in modo diverso.
opt-side-b = I due feudi sono uguali.
opt-first = Primo giocatore
opt-first-says = Offre per primo nei round 1 e 3.
opt-penalty = 15 punti in meno
opt-penalty-says = Un conteggio più severo per il lato A.
opt-menace = Il tuo mazzo di minacce
opt-menace-says = Una sua carta arriva nella tua mano a ogni round.
opt-their-menace = Mazzo di minacce del rivale
opt-their-menace-says = Sempre diverso dal tuo.
opt-quest = Missione
opt-quest-says = Quattro passaggi, uguali per entrambi.
opt-clock = Orologio
opt-clock-says = Chi finisce il tempo perde.
clock-none = senza orologio
clock-total = { $time } a testa
clock-each = { $time } per decisione
clock-left = restano { $time }
opt-listed = Chiunque può sedersi
opt-listed-says = Il tavolo sta nella sala: il posto è di chi arriva per primo.
start-open = Apri il tavolo a tutti
opt-seed = Numero della distribuzione
opt-seed-says = A parità di opzioni, lo stesso numero dà le stesse carte. Vuoto: una distribuzione nuova.
opt-deck = Mazzo
opt-deck-says = Il mazzo dei fondatori, o un tuo file, che prima viene controllato.
deck-choose = Scegli il file di un mazzo
deck-founders = Torna al mazzo dei fondatori
deck-faults = { $count ->
    [one] Con questo file non si può giocare. 1 errore:
   *[other] Con questo file non si può giocare. { $count } errori:
}
yes = sì
no = no

# Lobby
lobby = Sala
lobby-all = Tutti i tavoli pubblici
lobby-says = Tavoli che i giocatori hanno aperto a tutti. Chi guarda vede ciò che è sul tavolo, mai una mano.
public-waiting = Aspettano un rivale
public-running = Partite da guardare
public-finished = Partite finite
public-none-at-all = Qui non c'è ancora alcun tavolo aperto, in corso o finito. Comincia una partita contro un amico e lascia entrare chiunque.
public-none-waiting = Nessuno aspetta un rivale. Inizia una partita con un amico e lascia sedere chiunque.
public-none-running = Nessuna partita pubblica in corso.
public-none-finished = Ancora nessuna partita pubblica finita.
public-join = Siediti
public-join-whose = Siediti al tavolo di { $name }
public-mine = Tuo
public-go-running = Guarda
public-go-finished = Analisi
side-of = lato { $side }

# Biblioteca, le mie partite
rules-contents = Indice
rules-short = In breve
rules-clauses = Regola per regola
rules-rulings = Le nostre decisioni
rules-supremacy = Supremazia
rules-traps = Segnalini Trappola
rules-any-time = In ogni momento
rules-scoring = Punti
rules-note = Il numero di una regola è il suo nome: i messaggi del tavolo lo citano. Dove il regolamento tace, la decisione è nostra ed è segnata.
rules-RB = il regolamento
rules-FAQ = le risposte dell'editore
rules-IT = il regolamento italiano
rules-ES = il regolamento spagnolo
rules-CS = il foglio riassuntivo
rules-RM = il manuale di riferimento
rules-ours-only = solo le nostre decisioni
our-ruling = nostra decisione
search = Cerca
nothing-found = Nulla corrisponde.
filters = Filtri
filter-kind = tipo
filter-costs = costa
filter-makes = produce
filter-recycles = si ricicla in
filter-scores = punti
filter-clear = Mostra tutto
scores-flat = fissi
scores-combo = combo
scores-none = nessuno
cards-found = { $designs } tipi, { $copies } carte
copies = copie
source = numeri da
numbers = In gioco
numbers-says = { $games } partite del computer contro se stesso
numbers-taken = presa quando vista
numbers-built = costruita quando vista
numbers-recycled = riciclata quando presa
numbers-wins = vittorie di chi la costruisce
numbers-mean = di solito { $share }, perché chi vince costruisce di più
numbers-points = punti che porta
numbers-range = tra { $low } e { $high }
sort-by = ordina per
sort-deck = tipo
sort-wins = vittorie
sort-built = costruite
sort-points = punti
deck-numbers = Il mazzo in numeri
deck-numbers-says = Ciò che il laboratorio ha misurato: il computer gioca il mazzo contro se stesso in ogni modulo.
deck-first = vince il primo
deck-points = punti di un giocatore
deck-decisions = decisioni di una partita
source-rulebook = il regolamento
source-public = testi pubblici
source-ours = questo progetto
statistics = Statistiche
no-statistics = Qui si contano le partite finite.
stat-games = partite
stat-wins = vinte
stat-share = quota
stat-mean = punti medi
stat-best = record
import = Rivedi una registrazione
import-says = Una registrazione scaricata dopo una partita, qui o altrove, si apre come analisi.
import-choose = Scegli un file di registrazione
import-unreadable = Questo file non è la registrazione di una partita. { $why }
import-no-deck = Questa partita fu giocata con un mazzo che qui non si conosce. Scegli il file di quel mazzo in una nuova partita, tra le altre opzioni, poi riprova.
import-against-rules = Questa registrazione non segue le regole. { $why }

# Il tavolo dal vivo
loading = Il tavolo arriva.
connection-lost = Nessuna connessione. { $seconds ->
    [0] Nuovo tentativo.
   *[other] Nuovo tentativo tra { $seconds } s.
} Nulla va perso.
connection-back = Di nuovo connesso.
try-again = Riprova
fault-bad_request = Il server non capisce questa pagina. Ricaricala: uno dei due è più vecchio.
fault-unauthorized = Il server non conosce la tua chiave. Apri con il link, o ricomincia da capo.
fault-forbidden = Può farlo solo chi siede a questo tavolo.
fault-not_found = Il server non lo conosce più.
fault-stale = Intanto il tavolo è andato avanti. Guarda di nuovo.
fault-conflict = Ora non è possibile.
fault-too_large = È più di quanto il server accetti.
fault-refused = Le regole non lo permettono.
fault-too_many = Troppe richieste insieme. Aspetta un momento e riprova.
fault-unavailable = Il server è occupato o si sta riavviando. Nulla è perso: riprova tra un momento.
fault-other = Il server ha risposto con il numero { $status }. Riprova tra un momento.
table-unknown = Questo tavolo non esiste più.
waiting-title = Il tavolo è pronto
waiting-says = Manda questo link a un amico. La partita comincia quando il posto è occupato; intanto puoi chiudere la pagina.
waiting-says-listed = Il tavolo sta nella sala: il posto è di chi arriva per primo. Anche questo link porta qui. Intanto puoi chiudere la pagina.
table-deck = Mazzo: { $deck }
invite-link = Link per un amico
copy-link = Copia un link per un amico
copied = Copiato
join-title = Una partita per due, e un posto per te.
join-game = Tu fai due offerte, il rivale ne prende una. Alcune carte sono sigillate. Dopo quattro round vince chi ha più punti.
join-host = { $name } ti invita
join-host-here = ora al tavolo, gioca { $duchy }
join-host-away = ora non al tavolo, gioca { $duchy }
join-menaces = Tu hai { $mine }, il rivale { $theirs }.
join-no-clock = Prenditi tutto il tempo che vuoi.
join-minutes = Circa { $time }
join-days = In più giorni
join-length = Quattro round; puoi andare e tornare.
join-hints = Suggerimenti permessi
join-hints-says = Per entrambi allo stesso modo.
join-no-hints = Nessun suggerimento
join-no-hints-says = Per nessuno dei due; si annulla fino alla conferma.
join-you-play = Giochi { $duchy }
join-side-first = Lato { $side }, e offri per primo nel round I.
join-side-second = Lato { $side }, e il rivale offre per primo nel round I.
join-sit = Siediti
join-begin = Siediti e comincia
join-later = Un'altra volta
join-watch = Solo guardare
join-first-time = Prima volta qui? Il posto resta tuo mentre
join-learn = giochi una partita guidata.
join-full = Il posto è preso
join-full-says = Questo invito era per una persona, e qualcuno vi siede già.
join-over = Questa partita è finita
join-over-says = È stata giocata fino in fondo. Puoi guardarla dalla prima decisione all'ultima.
join-wrong-code = Questo link non apre quel posto. Chiedilo di nuovo: forse è stato tagliato.
short-offer = Offrire
short-offer-says = Due carte a turno, a sinistra o a destra, scoperte o sotto il tuo sigillo.
short-take = Prendere
short-take-says = Il rivale prende un'offerta intera. Ciò che resta può essere tuo dopo.
short-build = Costruire
short-build-says = Riempi gli spazi di cubi; ciò che è costruito produce, o dà punti.
seat-taken = Il posto è già occupato.
watch = Guarda
resign = Abbandona
resign-sure = Abbandonare: sei sicuro?
ended-resigned = { $player } si è ritirato. Vince { $winner }.
ended-out_of_time = { $player } ha finito il tempo. Vince { $winner }.
ended-abandoned = { $player } non è tornato. Vince { $winner }.
ended-alone-resigned = La partita è stata abbandonata.
ended-alone-out_of_time = Il tempo è finito.
ended-alone-agreed = Entrambi hanno deciso di finire la partita.
rematch = Rivincita
rematch-offered = Rivincita offerta
rematch-accept = Accetta la rivincita
rematch-go = Alla rivincita
say = Di'
say-something = Di' qualcosa
says-to-all = { $player }: { $what }
emote-hello = Ciao!
emote-well_played = Ben giocato!
emote-thinking = Fammi pensare…
emote-oops = Ops.
emote-wow = Accidenti!
emote-thanks = Grazie!
emote-good_game = Bella partita!
this-table = Questo tavolo
link-watch = Link per guardare
link-watch-says = Chi ce l'ha vede il tavolo, ma nessuna mano e nessun segreto.
link-seat = Link al mio posto
link-seat-says = Ti riporta a questo posto da un altro dispositivo. Non darlo a nessuno.
hand-over = Cedi il mio posto
hand-over-to = Chi gioca per me
hand-over-says = Il computer gioca per te finché non riprendi il posto.
take-over = Riprendi il mio posto
recovering = Cerco il tuo posto…
waiting-count = { $count } in attesa di te
review = Analisi
stale = Intanto il tavolo è cambiato. Guarda di nuovo.

# La lezione
lesson-leave = Lascia la lezione
not-done = Non è stato fatto. La connessione o il server hanno esitato; riprova.

# Analisi
replay = Replay
share-link = Condividi il link
download = Scarica
review-chart = Il vantaggio, decisione per decisione
review-chart-chance = La tua probabilità di vincere
review-chart-says = Alla fine { $player } è avanti di { $lead } punti.
chart-unit-chance = in %, prima di ogni decisione
chart-unit-points = punti attesi alla fine
review-chart-points = Punti in vista
chart-row = Decisione { $n }
moment-gift = Un regalo di { $player }.
moment-progress = { $done } decisioni esaminate su { $of }
better-why = Meglio: { $what }. { $why }
jump-to = Vai a
both-hands = Le due mani
hands-none = Qui nessuno ha carte in mano.
by-kind = Per tipo
lead-unit = punti di vantaggio
chance-unit = in %, dopo ogni decisione
ahead = { $player } avanti
open-table = Apri al tavolo
close-table = Torna all'analisi
moment-title = Dove la partita è girata
reason-takes_best = { $thing } è ciò che { $player } voleva più di tutto.
reason-avoids_unknown = L'altra offerta nascondeva ciò che { $player } non poteva vedere ({ $count }).
reason-more_in_all = Nel complesso quest'offerta dava di più a { $player }.
reason-hides_good = Sigillata, { $thing } poteva spaventare { $other } e tornare a { $player }.
reason-even_areas = Le due offerte sarebbero valse quasi lo stesso per { $other }: ciò che restava sarebbe servito a { $player }.
review-chart-chance-of = Probabilità di vittoria di { $player }
replay-decides = { $player } decide: { $what }.
page-unknown = Qui non c'è nulla
page-unknown-says = L'indirizzo è sbagliato, o ciò a cui portava non c'è più.
moment-whose = Decisioni di chi
moment-both = Entrambi
moment-mine = Solo i miei errori
moment-gave-you = In tutto hai regalato { $amount }.
moment-gave = { $player } ha regalato in tutto { $amount }.
speed-of = Velocità { $speed }
moment-says = { $count ->
    [one] Il momento che ha spostato di più le sorti.
   *[other] I { $count } momenti che hanno spostato di più le sorti.
}
moment-none = Il computer avrebbe scelto lo stesso ovunque.
moment-computing = L'analisi è in corso. Resta con la partita; puoi andare.
review-points = Punti
final-duchy = Feudo finale di { $player }
first-decision = All'inizio
previous = Indietro
next = Avanti
play-through = Riproduci
pause = Pausa
decision-of = Decisione { $n } di { $all }
seen-by = visto da
spectator = spettatore
game-running = Questa partita è ancora in corso.
round-name = Round { $round }
cards-built = { $count ->
    [one] 1 carta nel feudo
   *[other] { $count } carte nel feudo
}
rail-left = Giocatori ed equilibrio
rail-right = Carta e cronaca
