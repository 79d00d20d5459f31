# El marco
brand = Wonderful Kingdom
close = Cerrar
you = Tú
rival = Rival
hint = Consejo
keys = Mapa de teclas
settings = Ajustes
prompt = Qué hacer
phases = Fases de la ronda
phase-draft = Elección inicial
phase-choice = Selección
phase-menace_step = Amenazas
phase-planning = Planificación
phase-production = Producción
phase-combat = Combate
phase-conquest = Conquista
phase-end_window = Antes del recuento
phase-over = Fin
round-of = Ronda { $round } de 4
turn-of = Turno { $turn } de { $turns }
per = por
selection-of = selección de { $player }

# Cartas
points-count = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
points-per = { $count ->
    [one] { $count } punto por cada { $type }
   *[other] { $count } puntos por cada { $type }
}
makes-per = 1 { $resource } por cada { $type }
says-costs = Cuesta { $cost }.
says-bonus = Al construirla: { $gain }.
says-makes = Produce { $gain }.
says-recycles = Se recicla en { $gain }.
says-construction = { $name }, { $kind }, { $filled } de { $all } espacios llenos; faltan { $missing }.
says-sealed = Carta sellada, colocada por { $player }.
says-sealed-mine = Carta sellada, colocada por ti. Solo tú lo sabes: { $name }.
says-face-down = Una carta sellada.
card-calamity = va a tu feudo
card-menace = en combate:
card-frozen = congelada
detail-costs = coste
detail-combat = combate
detail-bonus = al construir
detail-makes = produce
detail-points = puntos
detail-recycles = reciclaje
for-you = Para ti, ahora
detail-needs = Aún necesita
detail-you-make = Produces { $made } por ronda.
detail-you-make-none = No produces nada de eso.
detail-finished = Está construida.
detail-rule-structure = Una carta construida en una fase produce desde la siguiente.
detail-rule-treasure = No se construye: se abre por sus cubos.
detail-rule-calamity = Va enseguida a tu feudo y cuenta al final.
detail-rule-menace = Se queda contigo hasta que los soldados la venzan en combate.
detail-rule-advisor = Actúa una vez por ronda, por los soldados que pide.
worth-now = { $there ->
    [0] Ninguna en el feudo
    [one] 1 en el feudo ({ $type })
   *[other] { $there } en el feudo ({ $type })
}{ $begun ->
    [0] {""}
   *[other] , { $begun } en construcción
}: { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
}
rule-number = Regla { $clause }
you-may = Puedes

advisor-underground_spy = selección: recupera una trampa
advisor-master_cartographer = selección: una carta más en una ofrenda
advisor-power_behind_the_throne = selección: voltea una carta sellada
advisor-chief_mercenary = al elegir: descarta una carta
advisor-whimsical_gambler = al elegir: mueve una carta
advisor-tyrannical_foreman = fin de producción: un cubo en cada carta
advisor-forest_chieftain = materiales: 4 más
advisor-nurturing_mother = población: 4 más
advisor-negotiator_from_the_lake = oro: 4 más
advisor-pirate_of_the_five_seas = exploración: 4 más
advisor-scrying_alchemist = fin: las calamidades cuentan doble
advisor-illuminated_prophet = siempre: descarta una calamidad
advisor-great_silversmith = siempre: gana 3 krystallium
advisor-master_artisan = siempre: termina una carta
advisor-used = usado en esta ronda
advisor-ready = se puede usar ahora
advisor-waits = ahora no

# Los sitios
first-now = primero
seat-empty = sitio libre
score-open = Puntos en detalle
part-cards = cartas
part-combos = mult.
part-lost = perdidos
training = entren.
traps = trampas
alchemy = Alquimia
alchemy-holds = { $count ->
    [0] Zona de alquimia: vacía
    [one] Zona de alquimia, 1 cubo: { $cubes }
   *[other] Zona de alquimia, { $count } cubos: { $cubes }
}
alchemy-more = { $count ->
    [one] Falta 1 para 1 krystallium
   *[other] Faltan { $count } para 1 krystallium
}
alchemy-enough = 5 dan 1 krystallium
balance = Balanza de los feudos
if-produced = si se produce ya
goal = Meta
you-chose = Has elegido
rival-chose = Elegido por { $player }
nothing-yet = nada aún
your-duchy = Tu feudo, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
your-duchy-title = Tu feudo
duchy-lit = Tu feudo: lo que produce { $resource } está iluminado
reach = Al alcance
reach-yes = Sí:
reach-slated = Si se prepara:
reach-no = Faltan:
realm-of = Reino de { $player }
duchy-of = Feudo de { $player }
under-construction = En construcción
construction-empty = Aquí se construyen tus cartas.
cards-count = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
chronicle = Crónica
dock = Junto a la mesa
dock-card = Carta
dock-balance = Balanza
dock-log = Crónica
dock-no-card = Pulsa una carta para leerla aquí.

# Selección
offerings = Ofrendas
area-short = { $area ->
    [left] Izquierda
   *[right] Derecha
}
area-title = { $area ->
    [left] Ofrenda izquierda
   *[right] Ofrenda derecha
}
area-count = { $count ->
    [0] vacía
    [one] 1 carta
   *[other] { $count } cartas
}{ $sealed ->
    [0] {""}
    [one] , 1 sellada
   *[other] , { $sealed } selladas
}
area-says = { $area ->
    [left] Ofrenda izquierda
   *[right] Ofrenda derecha
}, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}, { $sealed } selladas
area-empty = Vacía. Se puede tomar igualmente.
sealed-count = { $count ->
    [one] 1 sellada
   *[other] { $count } selladas
}
if-taken = Si se toma:
for-player = para { $player }
put-here = { $card } aquí
take-area = { $count ->
    [0] No tomar nada
    [one] Tomar esta carta
   *[other] Tomar estas { $count } cartas
}
take-sure = Tomarla: ¿seguro?
your-offer = tu ofrenda
sealed-by-you = sellada por ti
sealed-by-rival = por el rival
face-down = sellada
seal = Sellar
unseal = Abrir
unput = Devolver { $card } a la mano
turn-up = Voltear
turned-by-token = Volteada por tu ficha de Trampa
hand-of = Tu mano, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
in-hand = En tu mano, { $n } de { $count }.
hand-empty = Tu mano está vacía.

# Planificación y producción
selection = Tu selección
selection-says = Tu selección: cada carta se prepara para su construcción o se recicla
menaces-strike = Las amenazas golpean tu selección
left-to-decide = { $count } por decidir
decided-slated = { $card }, preparada
decided-recycled = { $card }, reciclada
decided-calamity_taken = { $card }, en tu feudo
selection-cubes = Todo decidido. Coloca tus cubos.
selection-empty = Todo decidido.
slate = Preparar
slate-card = Preparar { $card } para su construcción
recycle-card = Reciclar { $card } por { $gain }
forfeit = Cederla
freeze-this = Gigante debajo
cover-this = Robar { $resource }
your-construction = Tus construcciones
places-here = Pulsa para poner aquí 1 { $resource }.
fill-count = Llenar: { $count }
finish-count = Terminar: { $count }
fill-as = Krystallium como { $resource }
no-space = sin espacio
put-one = Poner 1
put-in-alchemy = Poner 1 { $resource } en la zona de alquimia
transmute = Transmutar 5 en
in-your-hand = En mano
no-cubes = sin cubos
stock = Disponible, siempre:
all-to-alchemy = Todo a la alquimia
take-cube = Elegir { $resource }
vanquish = Eliminar
short-spaces = { $count ->
    [one] 1 espacio vacío
   *[other] { $count } espacios vacíos
}
short-soldiers = { $count ->
    [one] falta 1 soldado
   *[other] faltan { $count } soldados
}
frozen-by = Congelada por { $giant }.
supremacy-gains = { $player ->
    [you] Ganas
   *[rival] { $name } gana
}
supremacy-trains = { $player ->
    [you] Entrenas
   *[rival] { $name } entrena
}
supremacy-none = Nadie supera
step-later = tal como está
step-past = hecho
step-now = ahora
step-next = luego
what-makes = Feudo de { $player }: brilla lo que produce { $resource }

# La revelación
reveal-title = { $round }: se rompen los sellos
reveal-breaking = Se rompen los sellos.
reveal-again = Ver otra vez los sellos
reveal-none = Ningún sello en esta ronda.
reveal-count = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}, { $sealed ->
    [one] 1 sellada
   *[other] { $sealed } selladas
}
reveal-progress = Sello { $n } de { $all }. Cualquier tecla continúa.
reveal-open = abierta
reveal-sealed = sellada
reveal-own = de su propia mano
reveal-by-you = sellada por ti
reveal-by = sello de { $player }
reveal-knew = ya lo sabías
reveal-goes = va al feudo, { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
reveal-spoken = Sellos rotos.
reveal-to-duchy = al feudo
reveal-to-construction = a la construcción
reveal-danger = { $way ->
    [you-rival] tu { $card } va a { $name }
    [rival-you] { $card } de { $name } es ahora tuya
    [you-you] te quedas tu propia { $card }
   *[rival-rival] { $name } se queda su propia { $card }
}
reveal-best = { $way ->
    [you-rival] tu { $card } es de { $name }
    [rival-you] { $card } de { $name } es ahora tuya
    [you-you] te quedas { $card }
   *[rival-rival] { $name } se queda { $card }
}{ $points ->
    [0] {""}
    [one] , 1 punto
   *[other] , { $points } puntos
}
show-again = Ver otra vez
skip = Saltar
go-on = Continuar
key-again = ver otra vez los sellos
set-vibration = Vibración
set-vibration-help = Breve, al romperse un sello.
told-took = { $count ->
    [0] { $player } no ha tomado nada aquí
    [one] { $player } ha tomado 1 carta
   *[other] { $player } ha tomado { $count } cartas
}
log-turned-up = { $card }, elegida por { $player }, se revela.
told-new = nueva
told-takes = { $player } ha tomado la oferta de la { $area ->
    [left] izquierda
   *[right] derecha
} ({ $count })
told-offers = { $player } ofrece { $cards }
told-then-offers = luego ha ofrecido { $cards }
told-open = { $card } a la { $area ->
    [left] izquierda
   *[right] derecha
}
told-sealed = una carta sellada a la { $area ->
    [left] izquierda
   *[right] derecha
}
told-slates = prepara { $count }
told-recycles = recicla { $count }
told-builds = construye { $cards }

# Qué hacer
prompt-over = La partida ha terminado.
prompt-watching = Estás mirando.
prompt-confirm = No queda nada que hacer. Confirma, o deshaz.
prompt-waiting = { $rival } está decidiendo.
prompt-moment = Un momento.
prompt-offer-first = Ofrece dos cartas: elige la primera.
prompt-offer-second = Elige la segunda carta de tu ofrenda.
prompt-offer-put-first = Primera carta: ¿{ $card } a izquierda o derecha?
prompt-offer-put-second = Segunda carta: ¿{ $card } a izquierda o derecha?
prompt-offer-confirm = Confirma la ofrenda, o cámbiala.
prompt-draft = Elige el aliado que conservas.
prompt-draft-keep = ¿Conservar { $card }?
prompt-select = Elige una ofrenda. Todas sus cartas son tuyas.
prompt-search = Búsqueda: elige dos cartas que descartar, o recoge.
prompt-pick = Elige la carta que entra en la ofrenda.
prompt-forfeit = Sombras: cede { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}.
prompt-cover = Un Ladrón: elige el recurso robado.
prompt-freeze = Un Gigante: elige la carta que congela.
prompt-plan = Prepara o recicla { $count ->
    [one] la última carta
   *[other] { $count } cartas
}.
prompt-plan-done = El plan está listo. Di cuándo has terminado.
prompt-place = Coloca { $count } { $resource }: en una carta o en la alquimia.
prompt-step-place = Coloca { $count } { $resource }: en una carta o en la alquimia.
prompt-step-finish = { $cards ->
    [one] Coloca { $count } { $resource }. Una carta se puede terminar.
   *[other] Coloca { $count } { $resource }. { $cards } cartas se pueden terminar.
}
prompt-step-done = Todo colocado. ¿Has terminado este paso?
prompt-combat = Combate: elimina amenazas con tu infantería.
prompt-combat-none = Combate: di cuándo has terminado.
prompt-conquest = Conquista: recluta, mueve o pasa.
prompt-end = Antes del recuento: usa tu aliado, o termina.
second-confirm = Todo se puede deshacer hasta que confirmes.
second-waiting = Tus cartas siguen en su sitio; la mesa avanza sola.
second-offer = { $count ->
    [one] Queda 1 trampa
   *[other] Quedan { $count } trampas
}. { $rival } no ve nada antes de confirmar.
second-offer-spent = No quedan trampas en esta ronda. { $rival } no ve nada antes de confirmar.
second-offer-confirm = { $rival } ve las cartas abiertas, y que otras están selladas.
second-draft = El otro vuelve a la caja, sin que { $rival } lo vea.
second-select = Las cartas selladas siguen así hasta la planificación.
second-select-solo = Antes, tu ficha de Trampa puede voltear una carta sellada.
second-search = Luego miras tres cartas del mazo y conservas una.
second-pick = Las demás se descartan.
second-forfeit = Se descartan sin su bonificación.
second-cover = Produces 1 menos hasta que elimines un Ladrón.
second-freeze = Una carta congelada recibe cubos, pero espera al combate.
second-plan = { $rival } ve tu plan solo cuando ambos habéis terminado.
second-plan-cubes = Luego las otras cartas. Todo se puede deshacer hasta que termines.
second-place = Todo se puede deshacer hasta que termines.
second-step = Elige una carta, o la alquimia. Todo se puede deshacer hasta que termines.
second-step-done = Aún puedes colocar krystallium e infantería disponibles.
second-combat = Solo ahora; lo que quede cuesta puntos al final.
second-conquest = Pasar es definitivo en esta ronda.
second-end = Luego se cuentan los puntos.
ask-done = { $card } aún se podría terminar. ¿Seguir de todos modos?
ask-discard = ¿Descartar { $card }? Se pierde todo lo que lleva.
yes-discard = Descartar
yes-done = Sí, seguir
no-go-back = No
main-offer = Confirmar ofrenda
main-keep = Conservarlo
main-search = Descartar y buscar
main-collect = Recoger las cartas
main-pass = Pasar
main-confirm = Confirmar
main-done = He terminado
take-back = Deshacer
take-back-hold = Mantén para deshacer toda la fase
hint-says = Consejo: { $what }.
hint-do = Hacerlo
hint-title = Lo que haría el ordenador
hint-show = Mostrar
hint-thinking = Pensándolo…
hint-none = Aquí no hay nada que aconsejar.
about-points = unos { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
chance-and-points = { $chance } de ganar, { $points }

# Módulos, solitario, fin
draft-title = Dos aliados, uno se queda
draft-wait = La elección está hecha.
search-title = Lo que halló la búsqueda
pick-this = Tomar esta
pick-card = Tomar { $card }
solo-decks = Mazos
solo-next = Próxima carta del mazo
solo-danger = { $count ->
    [one] Mazo de Peligro: 1 carta
   *[other] Mazo de Peligro: { $count } cartas
}
solo-supremacy = La supremacía pide 5 de un recurso.
discarded = Descartes, a la vista de todos
medals = Medallas
step-done-by = Cumplida por { $player }
quest-pay = Cumplir
quest-first = primero:
orders = Órdenes
recruit = Reclutar
reserve-holds = { $count } en reserva
passed = ha pasado
prison = prisión
march-from = Elige los ejércitos que marchan.
march-where = Elige adónde van.
march-how-many = Elige cuántos.
armies-of = { $count ->
    [one] 1 ejército
   *[other] { $count } ejércitos
} de { $player }.
armies-none = Sin ejércitos.
in-all = en total
you-win = { $by ->
    [0] Has ganado
   *[other] Has ganado por { $by }
}
you-lose = { $by ->
    [0] Gana tu rival
   *[other] Tu rival gana por { $by }
}

# Teléfono, ventanas, teclas, ajustes
menu = Menú
sealed = Sellada
sealed-by = por { $player }
only-you = solo tú lo sabes
recycle = Reciclar
open-realm = { $player }, { $points } puntos. Abrir el reino.
duchy-card = Carta de feudo de { $player }
score-how = { $each } × { $count } ({ $type })
key-number = carta de la mano, o carta en construcción
key-zero = poner el cubo en la alquimia
key-arrows = poner o tomar a izquierda o derecha; moverse en una fila
key-seal = sellar o abrir la carta ofrecida
key-slate = preparar la carta elegida
key-recycle = reciclar la carta elegida
key-fill = llenar la carta elegida
key-all = todos los cubos a la alquimia
key-cubes = elegir un cubo, krystallium o infantería
key-enter = botón principal
key-undo = deshacer
key-undo-all = deshacer toda la fase
key-space = pulsar lo elegido
key-detail = carta en grande
key-hint = consejo
key-chronicle = crónica
key-rival = el reino del rival
key-map = este mapa de teclas
key-escape = cerrar, deseleccionar
set-language = Idioma
set-theme = Tema
set-motion = Movimiento
set-tempo = El turno del rival
tempo-calm = Con calma
tempo-quick = Rápido
tempo-off = Al instante
set-size = Tamaño de cartas y textos
size-of = { $size } %
set-sound = Sonidos
set-sound-help = Papel, cera, cubo y campana, bajito.
tell-me = Avísame cuando me toque
tell-me-help = Lo dice el navegador; donde puede, aunque no haya ninguna página abierta.
tell-me-refused = El navegador no lo permite.
set-confirm = Preguntar antes de tomar una ofrenda
set-confirm-help = Una pulsación más antes de que las cartas sean tuyas.
set-keys = Teclas de letras
set-keys-help = Juega con el teclado; ? muestra el mapa.
theme-system = Como el sistema
theme-light = Claro
theme-dark = Oscuro
theme-contrast = Alto contraste
motion-system = Como el sistema
motion-normal = Normal
motion-fast = Rápido
motion-off = Ninguno
credit = Obra de aficionados, no oficial. Iconos: game-icons.net de Lorc, Delapouite y otros, CC BY 3.0. Letras: Grenze Gotisch y Source Sans 3, OFL. El juego It's a Wonderful Kingdom es de Frédéric Guérard, editado por La Boite de Jeu y Origames, que no toman parte en esto.
nav-home = Inicio
nav-rules = Reglas
nav-cards = Cartas

# Inicio
nav = Páginas
nav-play = Jugar
nav-mine = Mis partidas
hero-1 = Reparte las cartas.
hero-2 = Oculta la verdad.
hero-text = Dos feudos, cuatro rondas. Tú haces dos ofrendas; tu rival toma una.
hero-back = Hola de nuevo.
hero-back-name = Hola de nuevo, { $name }.
hero-record = { $games ->
    [one] 1 partida jugada
   *[other] { $games } partidas jugadas
}, { $wins } ganadas. La próxima está a un toque.
hero-next = Después: { $what }
hero-next-says = Con una breve lección por el camino, contra { $name }.
hero-next-solo = Con una breve lección por el camino: sin rival, pero con cartas de peligro y tres medallas.
hero-all-learnt = Conoces todos los módulos. Elige una partida abajo.
first-game = Juega tu primera partida
first-game-says = Una partida guiada contra un rival amable, una media hora. Puedes dejarla cuando quieras.
lesson-start = Partida guiada
lesson-resume = Reanudar la partida guiada
continue = Continuar la partida
continue-turn = Continuar: te toca
guest = Invitado
my-tables = Mis mesas
no-tables = Aún no hay mesas. Empieza una partida y te esperará aquí.
all-tables = Las { $count } mesas
your-turn = Te toca
status-waiting = espera a un jugador
status-running = turno del rival
result-won = Ganada
result-lost = Perdida
result-even = Empate
result-points = { $word }, { $mine } a { $theirs }
status-finished = terminada
alone = En solitario
alone-says = Sin rival, pero con cartas de Peligro y tres medallas.
against-friend = Un amigo
against-friend-says = Un enlace para enviar; jugad de una vez o en varios días.
daily = En solitario: el reparto del día
daily-says = El mismo reparto para todos, hasta medianoche. Bronce desde { $bronze } puntos, plata desde { $silver }, oro desde { $gold }.
daily-best = lo mejor de hoy, { $name }
daily-scores = { $count ->
    [one] La única puntuación de hoy
   *[other] Las { $count } puntuaciones de hoy
}
daily-play = Jugar el reparto del día
medal-bronze = Bronce
medal-silver = Plata
medal-gold = Oro
new-game = Nueva partida
module = Módulo
module-none = Sin módulo: ofrecer, elegir, construir. Para aprender.
module-menace = Gigantes, ratas, sombras y ladrones cuestan puntos hasta que la infantería los elimina.
module-advisors = Catorce ayudantes, pagados con infantería, una vez por ronda.
module-quest = Solo puede ganar quien cumple la última etapa.
module-conquest = Los ejércitos marchan por un mapa al final de cada ronda.
against = Contra
start-against = Empezar contra { $name }
start-friend = Preparar la mesa y el enlace
start-solo = Empezar en solitario
more-options = Más opciones
fewer-options = Menos opciones
no-server = El servidor no responde. Se reintenta al recargar.
opt-name = Tu nombre
opt-name-says = Lo ven tus rivales.
opt-duchy = Tu feudo
opt-duchy-says = En la cara A los feudos son distintos.
opt-side = Cara de los feudos
opt-side-a = Cada feudo produce y puntúa a su manera.
opt-side-b = Ambos feudos son iguales.
opt-first = Primer jugador
opt-first-says = Ofrece primero en las rondas 1 y 3.
opt-penalty = 15 puntos menos
opt-penalty-says = Un recuento más estricto para la cara A.
opt-menace = Tu mazo de amenazas
opt-menace-says = Una de sus cartas llega a tu mano cada ronda.
opt-their-menace = Amenazas del rival
opt-their-menace-says = Siempre otro que el tuyo.
opt-quest = Misión
opt-quest-says = Cuatro etapas, iguales para ambos.
opt-clock = Reloj
opt-clock-says = Quien se queda sin tiempo pierde.
clock-none = sin reloj
clock-total = { $time } cada uno
clock-each = { $time } por decisión
clock-left = quedan { $time }
opt-listed = Cualquiera puede sentarse
opt-listed-says = La mesa está en la sala: el sitio es de quien llegue primero.
start-open = Abrir la mesa a todos
opt-seed = Número del reparto
opt-seed-says = Con las mismas opciones, el mismo número reparte las mismas cartas. Vacío: un reparto nuevo.
opt-deck = Mazo
opt-deck-says = El mazo de los fundadores, o un archivo tuyo, que antes se comprueba.
deck-choose = Elegir el archivo de un mazo
deck-founders = Volver al mazo de los fundadores
deck-faults = { $count ->
    [one] Con este archivo no se puede jugar. 1 error:
   *[other] Con este archivo no se puede jugar. { $count } errores:
}
yes = sí
no = no

# Lobby
lobby = Sala
lobby-all = Todas las mesas públicas
lobby-says = Mesas que sus jugadores abrieron a todos. Quien mira ve lo que hay en la mesa, nunca una mano.
public-waiting = Esperan a un rival
public-running = Partidas para mirar
public-finished = Partidas terminadas
public-none-at-all = Aquí aún no hay mesas abiertas, en juego ni terminadas. Empieza una partida contra un amigo y deja entrar a cualquiera.
public-none-waiting = Nadie espera a un rival. Empieza una partida con un amigo y deja que cualquiera se siente.
public-none-running = No hay ninguna partida pública en curso.
public-none-finished = Aún no ha terminado ninguna partida pública.
public-join = Sentarse
public-join-whose = Sentarse a la mesa de { $name }
public-mine = Tuya
public-go-running = Mirar
public-go-finished = Análisis
side-of = cara { $side }

# Biblioteca, mis partidas
rules-contents = Índice
rules-short = En breve
rules-clauses = Regla por regla
rules-rulings = Nuestras decisiones
rules-supremacy = Supremacía
rules-traps = Fichas de Trampa
rules-any-time = En cualquier momento
rules-scoring = Puntos
rules-note = El número de una regla es su nombre: los mensajes de la mesa lo citan. Donde el reglamento calla, la decisión es nuestra y está marcada.
rules-RB = el reglamento
rules-FAQ = las respuestas de la editorial
rules-IT = el reglamento italiano
rules-ES = el reglamento español
rules-CS = la hoja resumen
rules-RM = el manual de referencia
rules-ours-only = solo nuestras decisiones
our-ruling = decisión nuestra
search = Buscar
nothing-found = Nada coincide.
filters = Filtros
filter-kind = tipo
filter-costs = cuesta
filter-makes = produce
filter-recycles = se recicla en
filter-scores = puntos
filter-clear = Mostrar todo
scores-flat = fijos
scores-combo = multiplicador
scores-none = ninguno
cards-found = { $designs } diseños, { $copies } cartas
copies = copias
source = cifras de
numbers = En juego
numbers-says = { $games } partidas del ordenador contra sí mismo
numbers-taken = tomada al verla
numbers-built = construida al verla
numbers-recycled = reciclada al tomarla
numbers-wins = victorias de quien la construye
numbers-mean = lo usual es { $share }, pues quien gana construye más
numbers-points = puntos que da
numbers-range = entre { $low } y { $high }
sort-by = ordenar por
sort-deck = tipo
sort-wins = victorias
sort-built = construidas
sort-points = puntos
deck-numbers = El mazo en números
deck-numbers-says = Lo que midió el laboratorio: el ordenador juega el mazo contra sí mismo en cada módulo.
deck-first = gana el primero
deck-points = puntos de un jugador
deck-decisions = decisiones de una partida
source-rulebook = el reglamento
source-public = textos públicos
source-ours = este proyecto
statistics = Estadísticas
no-statistics = Aquí se cuentan las partidas terminadas.
stat-games = partidas
stat-wins = ganadas
stat-share = parte
stat-mean = puntos de media
stat-best = récord
import = Ver un registro
import-says = Un registro descargado tras una partida, aquí o en otro lugar, se abre como análisis.
import-choose = Elegir un archivo de registro
import-unreadable = Este archivo no es el registro de una partida. { $why }
import-no-deck = Esta partida se jugó con un mazo que aquí no se conoce. Elige el archivo de ese mazo en una partida nueva, entre las demás opciones, y vuelve a intentarlo.
import-against-rules = Este registro no sigue las reglas. { $why }

# La mesa en vivo
loading = La mesa está llegando.
connection-lost = Sin conexión. { $seconds ->
    [0] Nuevo intento.
   *[other] Nuevo intento en { $seconds } s.
} No se pierde nada.
connection-back = Conectado de nuevo.
try-again = Reintentar
fault-bad_request = El servidor no entiende esta página. Recárgala: uno de los dos es más antiguo.
fault-unauthorized = El servidor no conoce tu llave. Abre con el enlace o empieza de nuevo.
fault-forbidden = Solo puede hacerlo quien está sentado a esta mesa.
fault-not_found = El servidor ya no lo conoce.
fault-stale = La mesa ha avanzado mientras tanto. Mira otra vez.
fault-conflict = Ahora no es posible.
fault-too_large = Es más de lo que admite el servidor.
fault-refused = Las reglas no lo permiten.
fault-too_many = Demasiado a la vez. Espera un momento y vuelve a intentarlo.
fault-unavailable = El servidor está ocupado o reiniciándose. No se pierde nada: inténtalo en un momento.
fault-other = El servidor respondió con el número { $status }. Inténtalo en un momento.
table-unknown = Esta mesa ya no existe.
waiting-title = La mesa está puesta
waiting-says = Envía este enlace a un amigo. La partida empieza cuando el sitio esté ocupado; mientras, puedes cerrar la página.
waiting-says-listed = La mesa está en la sala: el sitio es de quien llegue primero. Este enlace también lleva aquí. Mientras, puedes cerrar la página.
table-deck = Mazo: { $deck }
invite-link = Enlace para un amigo
copy-link = Copiar un enlace para un amigo
copied = Copiado
join-title = Una partida para dos, y un asiento para ti.
join-game = Tú haces dos ofrendas, tu rival toma una. Algunas cartas están selladas. Tras cuatro rondas gana quien tenga más puntos.
join-host = { $name } te invita
join-host-here = ahora en la mesa, juega { $duchy }
join-host-away = ahora no está en la mesa, juega { $duchy }
join-menaces = Tú tienes { $mine }; tu rival, { $theirs }.
join-no-clock = Tómate todo el tiempo que quieras.
join-minutes = Unos { $time }
join-days = A lo largo de días
join-length = Cuatro rondas; puedes irte y volver.
join-hints = Se permiten pistas
join-hints-says = Para los dos por igual.
join-no-hints = Sin pistas
join-no-hints-says = Para ninguno; se deshace hasta confirmar.
join-you-play = Juegas { $duchy }
join-side-first = Cara { $side }, y ofreces primero en la ronda I.
join-side-second = Cara { $side }, y tu rival ofrece primero en la ronda I.
join-sit = Siéntate
join-begin = Sentarse y empezar
join-later = Otro día
join-watch = Solo mirar
join-first-time = ¿Primera vez aquí? El asiento se guarda mientras
join-learn = juegas una partida guiada.
join-full = El asiento está ocupado
join-full-says = Esta invitación era para una persona, y alguien ya está sentado.
join-over = Esta partida ha terminado
join-over-says = Se jugó hasta el final. Puedes mirarla de la primera decisión a la última.
join-wrong-code = Este enlace no abre ese asiento. Pídelo de nuevo: quizá se cortó.
short-offer = Ofrecer
short-offer-says = Dos cartas por turno, a izquierda o derecha, abiertas o bajo tu sello.
short-take = Tomar
short-take-says = Tu rival toma una ofrenda entera. Lo que queda puede ser tuyo después.
short-build = Construir
short-build-says = Llena los espacios con cubos; lo construido produce más, o puntúa.
seat-taken = El sitio ya está ocupado.
watch = Mirar
resign = Abandonar
resign-sure = Abandonar: ¿seguro?
ended-resigned = { $player } se ha rendido. Gana { $winner }.
ended-out_of_time = { $player } se ha quedado sin tiempo. Gana { $winner }.
ended-abandoned = { $player } no ha vuelto. Gana { $winner }.
ended-alone-resigned = La partida se abandonó.
ended-alone-out_of_time = Se acabó el tiempo.
ended-alone-agreed = Ambos han acordado terminar la partida.
rematch = Revancha
rematch-offered = Revancha ofrecida
rematch-accept = Aceptar la revancha
rematch-go = A la revancha
say = Decir
say-something = Decir algo
says-to-all = { $player }: { $what }
emote-hello = ¡Hola!
emote-well_played = ¡Bien jugado!
emote-thinking = Déjame pensar…
emote-oops = ¡Ups!
emote-wow = ¡Vaya!
emote-thanks = ¡Gracias!
emote-good_game = ¡Buena partida!
this-table = Esta mesa
link-watch = Enlace para mirar
link-watch-says = Quien lo tenga ve la mesa, pero ninguna mano ni secreto.
link-seat = Enlace a mi asiento
link-seat-says = Te devuelve a este asiento desde otro dispositivo. No se lo des a nadie.
hand-over = Ceder mi asiento
hand-over-to = Quién juega por mí
hand-over-says = El ordenador juega por ti hasta que recuperes el asiento.
take-over = Recuperar mi asiento
recovering = Buscando tu asiento…
waiting-count = { $count } te esperan
review = Análisis
stale = La mesa ha cambiado mientras tanto. Mira de nuevo.

# La lección
lesson-leave = Dejar la lección
not-done = No se ha hecho. La conexión o el servidor dudaron; inténtalo otra vez.

# Análisis
replay = Repetición
share-link = Compartir enlace
download = Descargar
review-chart = La ventaja, decisión a decisión
review-chart-chance = Tu probabilidad de ganar
review-chart-says = Al final { $player } lleva { $lead } puntos de ventaja.
chart-unit-chance = en %, antes de cada decisión
chart-unit-points = puntos previstos al final
review-chart-points = Puntos a la vista
chart-row = Decisión { $n }
moment-gift = Un regalo de { $player }.
moment-progress = { $done } de { $of } decisiones examinadas
better-why = Mejor: { $what }. { $why }
jump-to = Ir a
both-hands = Ambas manos
hands-none = Aquí nadie tiene cartas en la mano.
by-kind = Por tipo
lead-unit = puntos de ventaja
chance-unit = en %, tras cada decisión
ahead = { $player } por delante
open-table = Abrir en la mesa
close-table = Volver al análisis
moment-title = Dónde giró la partida
reason-takes_best = { $thing } es lo que { $player } más quería de todo.
reason-avoids_unknown = La otra ofrenda escondía lo que { $player } no podía ver ({ $count }).
reason-more_in_all = En conjunto, esta ofrenda daba más a { $player }.
reason-hides_good = Sellada, { $thing } podía ahuyentar a { $other } y volver a { $player }.
reason-even_areas = Ambas ofrendas habrían valido casi lo mismo para { $other }: lo que quedara habría servido a { $player }.
review-chart-chance-of = Probabilidad de victoria de { $player }
replay-decides = { $player } decide: { $what }.
page-unknown = Aquí no hay nada
page-unknown-says = La dirección es errónea, o aquello a lo que llevaba ya no está.
moment-whose = Decisiones de quién
moment-both = De ambos
moment-mine = Solo mis errores
moment-gave-you = En total regalaste { $amount }.
moment-gave = { $player } regaló { $amount } en total.
speed-of = Velocidad { $speed }
moment-says = { $count ->
    [one] El momento que más cambió la suerte.
   *[other] Los { $count } momentos que más cambiaron la suerte.
}
moment-none = El ordenador habría elegido lo mismo siempre.
moment-computing = El análisis está en curso. Se guarda con la partida; puedes irte.
review-points = Puntos
final-duchy = Feudo final de { $player }
first-decision = Al principio
previous = Atrás
next = Adelante
play-through = Reproducir
pause = Pausa
decision-of = Decisión { $n } de { $all }
seen-by = visto por
spectator = espectador
game-running = Esta partida sigue en curso.
round-name = Ronda { $round }
cards-built = { $count ->
    [one] 1 carta en el feudo
   *[other] { $count } cartas en el feudo
}
rail-left = Jugadores y balanza
rail-right = Carta y crónica
