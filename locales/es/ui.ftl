### Las palabras propias de la ventana. Lo que dice el programa (motivos, avisos) está en los otros archivos.

## El marco: barra superior, barra lateral, buscador

program-name = Arbiter's Desk
menu = Menú
top-tournament = Torneo
top-players = { $n ->
    [one] { $name }, 1 jugador
   *[other] { $name }, { $n } jugadores
}
top-round = Ronda { $n }
top-of = de { $n }
top-round-before = Ronda anterior
top-round-after = Ronda siguiente
top-keys = Teclas
# Leído en voz alta: el enlace de las teclas de resultado
top-keys-set = Teclas de resultado, juego { $set }. Cambiar
top-saved = Guardado { $time }
# En lugar de la hora de guardado, mientras algo no pudo guardarse.
top-not-saved = Sin guardar
top-copy-failed = Falló la copia
# El botón que deshace nombra lo que deshará
top-undo = Deshacer { $what }
top-undo-nothing = Nada que deshacer
top-redo-nothing = Nada que rehacer
top-offline = Funciona sin internet
top-help = Ayuda
state-published = Publicada { $time }
state-published-plain = Publicada
state-draft = BORRADOR, solo usted lo ve
state-not-drawn = Sin emparejar
side-pages = Páginas
side-find = Buscar todo
side-open = { $n } abiertas
side-who = { $name }, { $role }
side-manual = manual y teclas
group-prepare = Preparar
group-round = Ronda
group-tables = Tablas
group-out = Entregar
group-record = Registro
page-home = Eventos
page-setup = Reglas y horario
page-players = Jugadores
page-results = Resultados
page-pairings = Emparejamientos
page-claims = Reclamaciones
page-standings = Clasificación
page-crosstable = Cuadro cruzado
page-prints = Impresos y archivos
page-journal = Diario
page-settings = Ajustes
palette-label = Página, jugador, mesa, artículo u orden
palette-hits = Encontrado
palette-none = No se encontró nada
palette-page = página
palette-player = jugador
palette-board = mesa
palette-command = orden
palette-board-line = { $n }: { $white } - { $black }
palette-close-event = Cerrar el evento
palette-article = artículo
palette-withdraw = Retirar a un jugador
palette-expel = Expulsar a un jugador
palette-return = Volver a admitir a un jugador
palette-bye = Bye o ausencia de un jugador
palette-remove = Eliminar una inscripción
palette-whatif = Qué tiene que pasar para que un jugador sea primero
palette-whatif-of = Qué tiene que pasar
# Una orden y el jugador del que trata.
palette-of-player = { $what }: { $name }
palette-who-for = ¿Quién?
palette-nobody = Nadie aquí puede elegirse para esto
palette-pair = Emparejar o publicar la ronda siguiente
palette-discard = Descartar el emparejamiento a mano
palette-unpublish = Deshacer la publicación de la última ronda
palette-results = Anotar resultados
palette-incident = Anotar una incidencia
palette-claim = Reclamación: { $what }
palette-category = Clasificación de una categoría
palette-columns = Columnas de la clasificación
palette-teams = Clasificación de equipos
palette-crosstable = Cuadro: { $by }
palette-prizes = Premios: puestos, categorías, importes
palette-export = Escribir un archivo: { $what }
palette-backup = Copia de seguridad: copiar el evento ahora
palette-verify = Verificar el diario
palette-language = Idioma: { $language }
palette-theme = Tema: { $theme }
palette-density = Filas: { $density }
palette-paper = Papel: { $paper }
palette-key-set = Teclas de resultados { $set }
palette-who = Quién trabaja aquí: nombre y función
palette-folder = Carpeta de copias de seguridad
palette-help = Ayuda y manual de esta página
palette-print = Imprimir: { $document }
palette-round = Ronda { $n }
palette-open-event = Abrir { $name }
# Otras palabras que encuentran una orden con Ctrl+K. Nunca se muestran.
palette-also-undo = anular la última acción
palette-also-redo = hacer otra vez
palette-also-print = papel PDF
palette-also-help = teclas manual atajos cómo se hace F1
palette-also-new-event = crear empezar torneo
palette-also-open-file = importar TRF informe restaurar copia evento
palette-also-claim-draw = triple repetición cincuenta movimientos tres veces planilla decisión
palette-also-claim-mate = caída de bandera posición muerta material insuficiente 6.9
palette-also-claim-touch = pieza tocada jugada tocar 4.3
palette-also-claim-sealed = jugada secreta sobre
palette-also-claim-clock = ritmo de juego añadir tiempo ajustar relojes
palette-also-claim-round = tiempo de espera llegada tarde comienzo de la ronda
palette-also-articles = Leyes del Ajedrez FIDE reglas buscar
palette-also-language = traducción
palette-also-theme = aspecto colores oscuro claro
palette-also-density = espacio altura
palette-also-key-set = teclado numérico 1 5 0
palette-also-who = árbitro usuario
palette-also-folder = copia segundo lugar respaldo
palette-also-lists = lista FIDE descargar cargar nacional
palette-also-enter = nuevo jugador inscripción tardía añadir registrar
palette-also-import = CSV XLSX Excel tabla importar jugadores inscripciones
palette-also-ratings = actualizar elo lista
palette-also-renumber = números iniciales orden ranking inicial
palette-also-away = ausente bye medio punto cero puntos parejas prohibidas petición
palette-also-pair = emparejamientos emparejar publicar suizo borrador
palette-also-hand = emparejar manual cambiar fijar intercambiar
palette-also-unpublish = despublicar retirar emparejamientos anular ronda
palette-also-results = puntuación anotar resultado corregir un resultado incomparecencia
palette-also-missing = mesas abiertas resultados que faltan
palette-also-second = comprobar resultados doble entrada
palette-also-others = resultado raro medio punto no valora
palette-also-incident = jugada ilegal penalización advertencia móvil tarde
palette-also-adjourn = aplazamiento sobre jugada secreta
palette-also-resume = aplazada abrir el sobre reanudar
palette-also-rulings = apelación decisiones lista de reclamaciones apelar
palette-also-as-of = historia momento anterior pasado
palette-also-category = femenina juveniles edad tramo de elo
palette-also-charts = estadísticas gráficos diagrama
palette-also-teams = clubes tabla por equipos
palette-also-norms = MI GM MF título
palette-also-prizes = dinero fondo de premios
palette-also-export = exportar guardar enviar subir
palette-also-read = importar PGN partidas TRF torneo
palette-also-site = página web HTML publicar internet
palette-also-backup = guardar respaldo seguridad
palette-also-verify = cadena hash comprobar integridad auditoría
palette-also-new-tournament = añadir grupo sección crear
palette-also-part-event = lugar fechas árbitros organizador nombre
palette-also-part-tournament = reglas sistema rondas puntuación ritmo leyes color inicial aceleración
palette-also-part-tie-breaks = Buchholz Sonneborn encuentro directo
palette-also-part-schedule = horas de las rondas fechas
palette-also-close = salir dejar
palette-also-withdraw = abandona se va retirada
palette-also-expel = excluir descalificar expulsión
palette-also-return = vuelve reincorporar regreso
palette-also-bye = bye ausente medio punto cero puntos falta a una ronda
palette-also-remove = borrar jugador error
palette-also-edit = editar jugador corregir nombre elo datos
palette-also-card = partidas resultados historial de un jugador
palette-also-whatif = previsión última ronda ganar
undo = Deshacer
redo = Rehacer
undo-line-away = Quitar esta línea
undo-reason-title = Deshacer necesita un motivo
undo-reason-text = Esto afecta a una ronda publicada o a un informe enviado. El motivo queda en el diario
when-today = Hoy { $time }
role-chief = Árbitro principal
role-deputy = Árbitro adjunto
role-arbiter = Árbitro
role-assistant = Auxiliar
actor-title = ¿Quién está en esta mesa?
actor-text = Se pregunta una vez en este equipo. Cada anotación del diario lleva el nombre
actor-name = Su nombre
actor-role = Su función
actor-save = Empezar
actor-later = Más tarde
print = Imprimir
print-nothing = En esta página no hay nada que imprimir: todos los documentos están en Impresos y archivos
print-saved = Guardado en { $path }

## Palabras que usan muchas páginas

color-white = Blancas
color-black = Negras
color-none = sin color
rating-none = sin Elo
n-points = { $points } pts.
key-delete = Supr
key-space = Espacio
dialog-close = Cerrar
dialog-cancel = Cancelar
dialog-keep = Dejarlo como está
dialog-not-yet = Todavía no
field-reason = Motivo
field-reason-needed = Hace falta un motivo: el botón espera a que lo escriba
field-number = Hace falta un número entero de { $min } a { $max }
field-reason-optional = Motivo, si lo hay
head-board = Mesa
head-number = N.º
head-title = Título
head-name = Nombre
head-rating = Elo
head-federation = Fed.
head-club = Club
head-points = Pts
head-result = Resultado
head-second = 2.ª pasada
head-marks = Marcas
head-float = Flotación
head-had = Tuvo
head-rank = Pos.
head-time = Hora
head-round = Rd
head-what = Rival
head-counts = Cuenta
head-reason = Motivo
head-tie-break = D{ $n } { $code }
without-game =
    { $points ->
        [none] { $name }: { $what }
       *[other] { $name }: { $what } ({ $points })
    }

## Lo que salió mal: títulos sobre la frase del programa

trouble-bad-input = No se entiende
trouble-not-found = No se encuentra
trouble-refused = Ahora no es posible
trouble-stale = Alguien fue más rápido
trouble-no-event = No hay ningún evento abierto
trouble-read-only = Solo lectura
trouble-io = Problema con un archivo o el disco
trouble-damaged = Archivo dañado
trouble-internal = Un fallo del programa
trouble-unreachable = El programa no responde
trouble-unreachable-hint = Desde entonces no se guardó nada. Abra el programa otra vez; lo anotado antes está a salvo
# The line at the bottom after a page with changes was left; $page is its name
unsaved-kept = Sin guardar: lo escrito sigue en { $page }
trouble-away = Quitar

## Resultados en palabras: leyenda, listas, diálogos

outcome-white = Ganan blancas
outcome-draw = Tablas
outcome-black = Ganan negras
outcome-black-absent = Faltan negras
outcome-white-absent = Faltan blancas
outcome-both-absent = Faltan ambos
outcome-half-zero = Medio punto a blancas
outcome-zero-half = Medio punto a negras
outcome-both-lose = Pierden ambos
outcome-white-unrated = Ganan blancas, sin Elo
outcome-draw-unrated = Tablas, sin Elo
outcome-black-unrated = Ganan negras, sin Elo
outcome-adjourned = Aplazada
outcome-clear = Borrar
outcome-line = { $text }  { $words }
result-open = abierta
result-differs = difiere
result-corrected = corregido
result-checked = comprobado dos veces
result-once = una vez
mark-ruling = decisión
mark-sheet = planilla

## Inicio

home-events = Sus eventos
home-none = Todavía no hay eventos
home-none-hint = Cree un evento, abra un archivo o mire el ejemplo
home-gone = El archivo ya no está ahí
home-continue = Continuar
home-open = Abrir
home-forget = Quitar de la lista
home-copied = Copiado { $when }
home-not-copied = Sin copia
home-start = Empezar
home-new = Evento nuevo
home-salvage = Guardar lo que se pueda leer y abrirlo
home-new-hint = Tres preguntas: nombre, sistema, rondas. Lo demás tiene un valor FIDE que puede cambiarse hasta la ronda 1
home-open-file = Abrir un evento o un archivo TRF
home-example = Abrir el ejemplo
home-claim = Consultar una reclamación, sin evento
home-files = Eventos e informes de torneo
home-version = Versión { $version }. Software libre, GPL-3.0-or-later
new-name = Nombre del evento
new-system = Sistema
new-rounds = Rondas
new-rounds-follow = Las rondas dependen del número de jugadores
new-make = Crear el evento
system-swiss = Suizo (FIDE, holandés)
system-dubov = Suizo (Dubov; no verificado con el texto de la FIDE)
system-burstein = Suizo (Burstein; no verificado con el texto de la FIDE)
system-lim = Suizo (Lim; no verificado con el texto de la FIDE)
system-double-swiss = Suizo doble (dos rondas por encuentro; no verificado con el texto de la FIDE)
system-keizer = Keizer
system-knock-out = Eliminatoria
system-scheveningen = Scheveningen (dos equipos)
system-berger = Liga
system-berger-double = Liga a doble vuelta
folder-up = Carpeta superior
folder-empty = Aquí no hay eventos ni informes

## Resultados

results-filter = Mesas que se ven
results-all = Todas { $n }
results-missing = Faltan { $n }
results-differ = Difieren { $n }
results-jump = número de mesa
results-finding = Buscando { $text }
results-sheet = Hoja de resultados
results-draft-next = Borrador de la ronda { $n }
results-not-published = La ronda { $n } no está publicada
results-to-pairings = Ir a los emparejamientos
results-older = Una ronda anterior: una tecla de resultado abre una corrección, que pide el motivo
# En la página, cuando una tecla no significa nada: tecla, juego en vigor
results-nothing = La tecla { $key } no significa nada en el juego { $set }
results-no-board = No hay mesa { $board } en esta ronda
# Tras letras con las que no empieza ningún nombre, una tecla de resultado no escribe nada.
results-not-found = Nadie empieza por { $text }: no se escribió nada
second-title = Segunda pasada
second-hint = Repita cada papeleta: lo igual se cierra
second-running = En curso: repita cada papeleta
second-of = de { $n } comprobadas
second-start = Empezar segunda pasada
second-end = Terminar segunda pasada
panel-board = Mesa bajo el cursor
panel-board-n = Mesa { $n }
panel-claim = Reclamación
panel-sheet = Planilla
last-title = Últimas anotadas
last-none = Todavía no hay resultados en esta ronda
last-undo = Deshacer mesa { $n }
early-title = Mesa { $n }: tablas prematuras
differs-title = La mesa { $n } difiere
differs-ask = Pregunte a ambos jugadores y resuelva
differs-settle = Resolver mesa { $n }
settle-result = Lo que dicen ahora los jugadores
settle-choose = Elija un resultado
settle-do = Resolver
others-title = Otros resultados, mesa { $n }
correct-title = ¿Corregir la mesa { $n }?
correct-text = Era { $was }, será: { $is }. El resultado anterior queda en el diario
correct-do = Corregir
stale-title = Alguien fue más rápido en la mesa { $n }
stale-text = La mesa dice { $theirs }. El suyo, { $mine }, no se guardó
stale-seen = Entendido
line-result = Mesa { $board }: { $white } – { $black } { $result }
line-cleared = Mesa { $board } borrada: { $white } – { $black }

## Emparejamientos

pairings-title = Emparejamientos, ronda { $n }
pairings-starts = Empieza { $when }
pairings-later = Antes hay que publicar la ronda anterior
# Results of an older round, when the key says what stands there already
results-same = La mesa { $n } ya tiene este resultado
draft-sub = Un borrador. Nadie más lo ve
draft-by-hand = Cambiado a mano. Nadie más lo ve
draft-label = Borrador de la ronda { $n }
draft-drawing = Emparejando la ronda
draft-again = Emparejar otra vez
draft-discard = Desechar
draft-publish = Publicar ronda { $n }
draft-picked = { $name } está elegido
draft-picked-hint = Vaya al jugador con quien cambiar y pulse S. Esc lo suelta
# One letter for a color, in a history of colors.
color-white-letter = b
color-black-letter = n
draft-had = Tuvo { $colors }
draft-locked = fija
draft-changed = a mano
draft-bye = Descanso: { $name }
draft-no-bye = Esta ronda no tiene descanso asignado
draft-panel = La mesa bajo el cursor y las comprobaciones antes de publicar
draft-why = ¿Por qué la mesa { $n }?
draft-player-why = ¿Por qué { $name }?
draft-no-why = No hay motivo anotado: esta mesa se hizo a mano
draft-points-number = { $points }, n.º { $n }
draft-lock = Fijar
draft-unlock = Soltar
draft-swap = { $side ->
    [white] Cambiar blancas
   *[black] Cambiar negras
}
draft-swap-here = Cambiar con { $name }
draft-colors = Cambiar colores
draft-give-bye = { $side ->
    [white] Descanso a blancas
   *[black] Descanso a negras
}
draft-hand = Cambiado a mano
draft-before = Antes de publicar
draft-no-findings = Nada que confirmar
draft-refused = Este borrador incumple una regla que no puede confirmarse. Cámbielo o empareje otra vez
draft-confirm-first = Confirme primero los avisos del panel
draft-without-game = Sin emparejar: { $n }
why-not-title = ¿Por qué no estos dos?
why-not-one = Número
why-not-other = y número
why-not-ask = Preguntar
why-not-number = Nadie en esta ronda tiene el número { $n }
why-not-picked = ¿Por qué no { $name } contra …?
why-not-picked-hint = Vaya al otro jugador y pulse W. Esc lo suelta
ahead-title = Adelanto de la ronda
ahead-large = Con tantos jugadores tarda unos segundos. Lo demás sigue funcionando entretanto
ahead-look = Ver el adelanto
ahead-working = Calculando el adelanto…
ahead-progress = { $done } de { $all } desenlaces
ahead-stop = Detener
ahead-said =
    { $outcomes ->
        [one] Hay un solo desenlace posible.
       *[other] Hay { $outcomes } desenlaces posibles.
    } Mesas iguales pase lo que pase: { $sure }
ahead-unpaired =
    { $n ->
        [one] Un desenlace deja una ronda que no se puede emparejar.
       *[other] { $n } de { $outcomes } desenlaces dejan una ronda que no se puede emparejar.
    }
# Bajo el número de resultados posibles: lo que no cubre «pase lo que pase».
ahead-played = Aquí las partidas cuentan como jugadas: tras una incomparecencia pueden cambiar también otras mesas
ahead-suppose = Elija cómo acaban las partidas abiertas para ver la ronda
ahead-game = { $white } - { $black }
ahead-any = abierta
ahead-round = Ronda { $n } con estos resultados
ahead-safe-boards = Mesas iguales pase lo que pase
ahead-open =
    { $n ->
        [one] 1 partida abierta
       *[other] { $n } partidas abiertas
    }
ahead-safe = segura
ahead-may-change = puede cambiar
ahead-next = Adelanto de la ronda { $n }
draft-line-locked = Mesa { $n } fijada
draft-line-unlocked = Mesa { $n } suelta
draft-line-swapped = { $a } y { $b } cambiaron de lugar
draft-line-colors = Mesa { $n }: colores cambiados
draft-line-bye = Descanso dado a { $name }
draft-untouched = Este es el borrador tal como sale de los datos: no hay nada que volver a emparejar
draft-line-redrawn = Ronda { $n } emparejada otra vez
draft-line-published = Ronda { $n } publicada
# Ningún programa de emparejamiento lo consigue: quién lo impide y cómo seguir.
refusal-title = Ningún motor puede emparejar esta ronda: decide usted
refusal-players = Quién no puede emparejarse
refusal-legal = Puede jugar con
refusal-bars = Con quién no, y por qué
refusal-nobody = nadie
refusal-more = Otros { $n } jugadores están como estos
hand-start = Emparejar a mano
hand-start-hint = Todos esperan; usted hace las mesas. Las mesas fijas quedan. Los avisos con su artículo nunca lo detienen: decide usted, con un motivo
hand-no-engine = Ningún emparejamiento cumple las reglas: decide usted, con un motivo
hand-no-engine-why = Por qué
hand-picked-hint = Vaya al otro jugador y pulse S: dos que esperan forman mesa, los demás cambian de lugar. Esc lo suelta
hand-free = Deshacer la mesa
hand-free-bye = Quitar el descanso
hand-line-begun = Empieza el emparejamiento a mano
hand-line-paired = { $a } y { $b } emparejados
hand-line-freed = Mesa { $n } deshecha
hand-line-bye-freed = Descanso quitado a { $name }
draft-reason = Por qué lo decide así (queda en el diario)
draft-reason-first = Escriba antes el motivo en el panel: queda en el diario
pool-title =
    { $n ->
        [one] 1 jugador espera mesa
       *[other] { $n } jugadores esperan mesa
    }
pool-label = Jugadores sin mesa
pool-bye = Descanso
pool-against = Contra { $name }
pool-pick = Elegir a { $name }
pool-pair = Con { $name }
pool-let-go = Soltar a { $name }
pool-give-bye = Descanso para { $name }
ahead-too-many = Hay { $n } partidas abiertas. Para prever la ronda siguiente pueden ser como mucho { $most }
# The dialog of the pairings page with byes, absences and prohibited pairs.
away-open =
    { $n ->
        [0] Byes y ausencias
       *[other] Byes y ausencias ({ $n })
    }
away-title = Byes, ausencias y parejas prohibidas
away-silent = Por preguntar antes de la ronda { $n }
away-silent-none = De todos se sabe si juegan
away-requests = Byes y ausencias por ronda
away-requests-none = Nadie ha pedido bye ni avisado de una ausencia
away-leaving = Ausentes por más tiempo
away-leaving-none = Nadie se ha ido ni llega más tarde
away-apart = No pueden enfrentarse
away-apart-none = Todos pueden enfrentarse
away-apart-always = en todas las rondas
away-apart-rounds = en las rondas { $first } a { $last }
away-apart-change = Cambiar en Reglas y horario
away-add = Dar un bye o anotar una ausencia
away-player = Jugador
away-absent-now = Ausente en la ronda { $n }
away-withdraw = Retirar
float-down = flota hacia abajo
float-up = flota hacia arriba
finding-refused = No permitido.
finding-confirm = Confirme:
finding-note = Nota:
unpublish = Deshacer la publicación
unpublish-case-needed = Elija uno de los casos
unpublish-not = La publicación de la ronda { $n } no puede deshacerse: hay resultados o una ronda posterior publicada
unpublish-title = ¿Deshacer la publicación de la ronda { $n }?
unpublish-text = La ronda vuelve a ser un borrador. Los resultados siguen con sus partidas. Las listas de la sala dejan de valer
unpublish-case = Caso
unpublish-keep = Dejarla publicada
unpublish-do = Deshacer la publicación
case-rematch = Dos jugadores ya se habían enfrentado
case-rules = El emparejamiento incumple las reglas
case-agreement = Los jugadores afectados están de acuerdo
case-late-entry = Una inscripción tardía
case-unforeseen = Algo imprevisible

## Clasificación y cuadro cruzado

standings-when = Qué clasificación
# Of a report with records of teams: whose standings.
standings-whose = Clasificación de
standings-of-players = Jugadores
standings-of-teams = Equipos
head-match-points = PE
spoken-match-points = Puntos de encuentro
head-game-points = PP
spoken-game-points = Puntos de partida
# After the round: matches of teams with a board open.
teams-open =
    { $n ->
        [0] Están todos los resultados
        [one] { $n } encuentro con un tablero abierto
       *[other] { $n } encuentros con un tablero abierto
    }
teams-primary-mp = Deciden los puntos de encuentro
teams-primary-gp = Deciden los puntos de partida
teams-boards =
    { $n ->
        [one] { $n } tablero
       *[other] { $n } tableros
    }
standings-after = Tras la ronda { $n }
standings-before = Antes de la ronda 1
standings-now = Ahora
standings-now-in = Ahora, { $in } de { $of } anotados
standings-round = Ronda
standings-open = tiene una partida abierta
standings-final = Final
standings-full = Están todos los resultados hasta la ronda { $n }
standings-open-games = { $n ->
    [one] Provisional: 1 partida abierta
   *[other] Provisional: { $n } partidas abiertas
}
standings-legend = D{ $n } { $name } ({ $article })
standings-legend-plain = D{ $n } { $name }
standings-why = sobre un número: ¿por qué?
working-cut = descontado
working-value = Resultado
working-none = Sin desglose
crosstable-by = Orden
crosstable-by-rank = Por posición
crosstable-by-number = Por número
crosstable-ranks = Los números de rival son posiciones de esta tabla, tras la ronda { $n }
crosstable-numbers = Los números de rival son números iniciales, tras la ronda { $n }
crosstable-open = partida abierta
# Position of a row, where ranks are shared.
crosstable-position = #
crosstable-star = * partida abierta
crosstable-forfeit = + - por incomparecencia
crosstable-bye = { $full } { $half } { $zero } sin rival: bye o ausencia, con los puntos dados

## Teclas y manual breve (F1)

help-title = { $page }: manual y teclas
help-keys-page = Teclas de esta página
help-keys-everywhere = Teclas en todas las páginas
keys-find = Buscar página, jugador, mesa u orden
keys-undo = Deshacer la última acción
keys-redo = Rehacer
keys-print = Imprimir lo que se ve
keys-round-before = Ronda anterior
keys-round-after = Ronda siguiente
keys-jump = Ir a un número de mesa
keys-missing = Solo las que faltan
keys-second = Segunda pasada
keys-others = Otros resultados
keys-next-row = Fila siguiente
keys-leave = Salir sin cambiar
keys-lock = Fijar la mesa
keys-swap = Cambiar dos jugadores
keys-bye = Dar el descanso a este jugador
keys-redraw = Emparejar otra vez
keys-publish = Publicar
keys-why = Por qué este número
keys-open-game = abre la partida
manual-home = Continúe el último evento, abra otro o cree uno nuevo.
    No hay que guardar nada: cada anotación se escribe al momento.
manual-results = Una tecla de resultado escribe al momento y va a la siguiente mesa abierta. Las letras buscan un jugador; una barra y un número van a una mesa.
    Escriba otra vez todas las papeletas en una segunda pasada: si coinciden, la mesa se cierra; si no, queda en rojo hasta resolverla.
    Las cifras nunca son números de mesa sin la barra. El juego de teclas está siempre en la barra superior.
manual-pairings = El borrador es solo suyo: nadie lo ve y no se escribe nada hasta que usted cambia algo a mano.
    El panel dice por qué salió cada mesa. Fije las mesas que deben quedar y empareje el resto otra vez, o cambie dos jugadores.
    W sobre un jugador y W sobre otro pregunta por qué no se enfrentan. Con hasta cinco partidas abiertas, la página adelanta la ronda siguiente.
    Publicar escribe la ronda. Los avisos que lo piden se confirman antes.
manual-standings = Se muestra tras la última ronda completa. Ahora cuenta los resultados que ya están.
    Pulse Intro sobre los puntos o un desempate para ver de dónde sale.
manual-crosstable = Cada celda tiene el rival, el color y el resultado. El encabezado dice si los rivales van por posición o por número inicial.
    Intro abre la partida.
manual-setup = Lo que se decide antes de la ronda 1: sistema, rondas, puntuación, desempates, tiempos, árbitros.
    Publicada la ronda 1, un cambio en el torneo necesita un motivo, que queda en el diario.
manual-players = Escriba un nombre para buscar un jugador. Más inscribe, Intro cambia, Supr quita o retira.
    Una lista de una hoja de cálculo puede pegarse o abrirse: compruebe qué es cada columna antes de inscribirlos.
    Los descansos pedidos, las retiradas y las inscripciones tardías se anotan aquí antes de emparejar.
manual-claims = Escriba o pegue la planilla tal como está escrita, con las letras de su idioma. No se rechaza nada: las dudas se marcan en la casilla.
    Diga qué se reclama, quién, y si la jugada está anotada o ya está en el tablero. La decisión sigue con su artículo y las pruebas; las cifras llevan a ellas.
    Decidir anota la decisión y, si es correcta, el resultado. Después imprima la decisión.
manual-prints = Elija un documento a la izquierda y véalo a la derecha. Imprimir hace un PDF.
    Debajo están los archivos para las federaciones y la lectura de informes y partidas.
manual-journal = Todas las anotaciones desde que se creó el evento. Las deshechas siguen ahí, tachadas. Nunca se borra nada.
    Verificar comprueba que ninguna anotación se cambió después. La copia va a la carpeta de los ajustes.
manual-settings = Los ajustes son de este equipo, no del evento.
    Lo más importante son las teclas de resultado: el juego en vigor está siempre en la barra superior.
keys-edit = Cambiar el jugador
keys-out = Quitar o retirar
keys-evidence = Pruebas de la 1 a la 9
keys-move-before = Jugada anterior
keys-move-after = Jugada siguiente
keys-rule = Decidir

## Jugadores

players-count = { $n ->
    [one] 1 jugador
   *[other] { $n } jugadores
}
players-renumber = Numerar de nuevo
players-import = Pegar o abrir una lista
players-add = Inscribir un jugador
players-out-of-order = Los números no siguen el orden de las reglas. Numere de nuevo antes de emparejar
players-none = Todavía no hay jugadores
players-none-hint = Inscríbalos uno a uno, o pegue una lista de una hoja de cálculo
players-find-hint = Las letras buscan un jugador
players-panel = Jugador bajo el cursor
head-fide-id = ID FIDE
head-birth = Nacimiento
head-status = Estado
player-edit = Cambiar
player-bye = Bye o ausencia
player-withdraw = Retirar
player-expel = Expulsar
player-return = Reincorporar
player-remove = Quitar
player-contact = Contacto
player-from-round = Desde la ronda
player-byes = Byes y ausencias
player-kind = Clase
player-bye-revoke = Anular
bye-full = bye de un punto
bye-half = bye de medio punto
bye-zero = ausente (bye de cero puntos)
bye-allocated = descanso asignado
status-withdraw-title = ¿Retirar a { $name }?
status-expel-title = ¿Expulsar a { $name }?
status-return-title = { $name } se reincorpora
status-bye-title = Bye o ausencia de { $name }
status-remove-title = ¿Quitar a { $name }?
status-remove-text = No se emparejó ninguna ronda con este jugador. Sale de las tablas; el diario lo conserva
status-round = Ronda
status-from-round = Desde la ronda
status-nothing-left = Todas las rondas están publicadas: no queda ninguna desde la que retirar a { $name }. Una partida que no se juega se anota como incomparecencia; a quien se echa se le expulsa tras la última ronda
status-after-last = La ronda { $round } significa aquí tras la última ronda: las partidas valen, sin puesto ni premio
status-bye-do = Anotar el bye o la ausencia
player-title-add = Inscribir un jugador
player-title-edit = Cambiar { $name }
player-name = Nombre
player-name-form = Apellidos, Nombre
player-no-title = ninguno
player-rating = Elo
player-federation = Federación
player-birth = Nacimiento
player-birth-form = 1990 o 1990-05-31
player-sex = Sexo
player-sex-none = sin indicar
player-sex-w = mujer
player-sex-m = hombre
player-entered = { $name }: inscripción hecha. Siguiente jugador
player-save = Guardar
player-enter = Inscribir
line-player = { $name }: inscripción hecha
# Con qué codificación se ha leído un archivo de texto.
import-encoding = Codificación del archivo
import-remembered = Las columnas son las que confirmó antes para una lista como esta
# The first row of a list has words that the program does not know.
import-first-row = ¿La primera fila son los nombres de las columnas?
import-first-row-headings = Sí, nombres de columnas
import-first-row-player = No, un jugador
# Título de la revisión de un informe o de partidas antes de leerlos.
review-title = Leer { $name }
# Beside the bar while a large file of games is read.
review-reading =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
review-points = Los puntos del archivo y los de sus resultados no coinciden. ¿Cuáles cuentan?
review-points-results = Los de los resultados
review-points-file = Los del archivo
import-more = La lista sabe más de jugadores ya inscritos: { $n ->
        [one] { $n } dato
       *[other] { $n } datos
    }
import-more-tick = Marcar lo que completa un hueco
import-more-do = { $n ->
        [one] Tomar { $n } dato
       *[other] Tomar { $n } datos
    }
import-more-row = Fila
review-do = Leerlo
import-kinds = Tablas
import-file = Abrir un archivo
import-other = Otro
import-paste = Pegue una lista, un jugador por línea
import-preview = Primeras filas
# Leído en voz alta: la elección sobre una columna
import-column = Columna { $n } { $head }
import-ready = { $n ->
    [one] 1 jugador listo
   *[other] { $n } jugadores listos
}
import-do = { $n ->
    [0] Inscribir jugadores
    [one] Inscribir 1 jugador
   *[other] Inscribir { $n } jugadores
}
problems-title = { $n ->
    [one] 1 cosa rara
   *[other] { $n } cosas raras
}
problems-at = { $at }:
problems-line = Línea { $line }:
problems-place = Línea { $line }, columna { $column }:

## Mesa de reclamaciones

claim-title = Reclamación
claim-title-board = Reclamación, mesa { $n }
claim-title-round = Reclamación, ronda { $round }, mesa { $n }
claim-game = Partida
# Over the names of the game.
claim-game-place = Ronda { $round }, mesa { $n }
claim-no-game = Sin partida
# Una mesa de otra ronda que la que se mira.
claim-game-round = Ronda { $round }, { $n }: { $white } - { $black }
claim-edition = Leyes
claim-edition-event = Leyes del torneo
# In the empty field of the time control on the Clock tab
clock-control-event = el del torneo
claim-edition-newest = Leyes más recientes
claim-laws = { $edition ->
    [old-es] Reglas antiguas, en resumen
   *[other] Leyes { $edition }
}
claim-rulings = Decisiones { $n }
claim-tabs = Qué se pregunta
claim-tab-draw = Tablas
claim-tab-touch = Tocadas
claim-tab-sealed = Secreta
claim-tab-clock = Reloj
claim-tab-round = Reloj de ronda
position-fen = Posición (FEN)
position-hint = La posición de la primera pestaña viene aquí
touch-title = Piezas tocadas
touch-squares = Casillas, en el orden en que se tocaron
touch-squares-hint = e2: tocada; xd5: quitada del tablero; e2-e4: jugada y soltada; a7-a8=Q: y una dama tocó a8; ~e2: antes se dijo «compongo»
touch-order = Orden
touch-order-known = el escrito aquí
touch-order-unclear = no se sabe cuál fue primero
touch-order-at-once = las dos a la vez
touch-contact = Cómo
touch-deliberate = a propósito
touch-adjusting = dijo antes «compongo»
touch-accidental = sin querer
touch-player = Quién tocó
touch-player-turn = quien está en juego
touch-opponent = El rival ha tocado una pieza después
touch-hint = Escriba las casillas: la decisión sigue mientras escribe
sealed-title = Jugada secreta
sealed-written = La jugada, exactamente como está escrita
sealed-letters-own = este idioma, después inglés
sealed-fen = Posición aplazada (FEN)
sealed-after = Tras { $move }
sealed-hint = Escriba lo que contiene el sobre
sealed-draw-offer = Junto a la jugada se ofrecen tablas
round-clock-title = Reloj de ronda
round-clock-start = Comienzo de la ronda
round-clock-start-now = Empieza ahora
round-clock-no-start = Indique el comienzo de la ronda, o su horario en la configuración
round-clock-begins-in = La ronda empieza dentro de
round-clock-played = Transcurrido
round-clock-default =
    { $n ->
        [0] Tiempo de espera: no se indica, hay que estar al comienzo
        [one] Tiempo de espera: { $n } minuto
       *[other] Tiempo de espera: { $n } minutos
    }
round-clock-left = quedan a quienes no han llegado
round-clock-over = El tiempo de espera ha terminado
round-clock-boards = Mesas sin resultado
round-clock-boards-hint = Marque quién no está todavía en la mesa
round-clock-no-boards = No queda ninguna mesa abierta en esta ronda
round-clock-awaited =
    { $n ->
        [one] Falta { $n } jugador
       *[other] Faltan { $n } jugadores
    }
round-clock-all-here = Nadie está marcado como ausente
round-clock-nothing-by-itself = Nada se pierde por sí solo: el árbitro decide y anota el resultado.
round-clock-has-come = Ha llegado
round-clock-arrived = Llegó a las { $time }, { $span } después del comienzo
round-clock-hint = Abra un torneo para ver el reloj de su ronda
clock-title = Relojes
clock-unit = Números del control
clock-unit-found = los halla el programa
clock-unit-minutes = minutos
clock-unit-seconds = segundos
clock-times = Tiempos, media jugada a media jugada
clock-times-hint = Tiempo gastado, como 58, 4:45 o 1:02:03; o comentarios como [%emt 0:00:58]
clock-shown = Son los tiempos que mostraban los relojes
clock-increment-after = El incremento llega tras la jugada, ninguno antes de la primera
clock-first = Juega primero
clock-table = Tras cada jugada
clock-move = Jugada
clock-used = Gastado
clock-left = Queda
clock-no-times = Los relojes aparecen aquí según se escriben los tiempos
clock-control = { $control } ({ $pace })
clock-periods = Períodos
clock-hint = Escriba un control de tiempo, como 40/90+30:30+30
claim-kind = Qué se reclama
claim-threefold = Triple repetición
claim-fifty = 50 jugadas
claim-end = Otro final
claim-end-which = Cuál
claim-end-dead = posición muerta
claim-end-fivefold = quíntuple repetición
claim-end-seventyfive = 75 jugadas
claim-end-checkmate = jaque mate
claim-end-stalemate = ahogado
claim-claimant = Quién reclama
claim-by-white = Reclaman blancas
claim-by-black = Reclaman negras
claim-mode = La jugada
claim-written = Jugada anotada
claim-on-board = En el tablero
claim-announced = Anuncia
claim-touched = Tocó antes
sheet-title = Planilla
sheet-attach = Guardar con la partida
# Beside the sheet: an empty desk for the next claim
sheet-clear = Vaciar
sheet-letters = Letras
letters-auto = Las halla el programa
sheet-type = Escriba o pegue la planilla tal como está escrita
sheet-start = Otra posición inicial
sheet-fen = Posición inicial (FEN)
sheet-cells = La planilla leída
sheet-empty = Las jugadas aparecen aquí según se leen
sheet-choose = En lugar de { $move }
sheet-stands = Se jugó y vale
sheet-stands-hint = La jugada fue ilegal, se completó y se dejó en pie: lo que sigue se lee a partir de ella
sheet-write = Escribir de nuevo las jugadas
sheet-write-form = Forma
sheet-write-none = elegir
sheet-write-same = como en la planilla
sheet-write-san = corta
sheet-write-long = larga
sheet-write-reversible = larga, con la pieza capturada
sheet-write-figurine = figuras
sheet-write-old-es = española antigua (Ac1-f4, ++)
sheet-read-as = Leída con las letras
cell-doubtful = dudosa
cell-ambiguous = vale para más de una pieza
cell-illegal = imposible en esta posición
cell-stands = ilegal, se jugó y vale
cell-unreadable = sin leer
cell-after = no alcanzada
cell-suggestions = quizá { $moves }
board-title = Tablero
board-start = Posición inicial
board-start-turn = Posición inicial, { $turn }
board-announced = Tras la jugada anunciada, { $turn }
board-after = Tras { $move }, { $turn }
board-white-to-move = juegan blancas
board-black-to-move = juegan negras
board-before = Jugada anterior
board-next = Jugada siguiente
board-turn = Girar
board-castling = Enroque
board-en-passant = Al paso
board-halfmoves = Desde peón o captura
board-of-hundred = { $n } de 100 medias jugadas
verdict-title = Decisión
verdict-check-printed = compruebe la edición impresa
verdict-same = Misma posición
verdict-near = Parece igual y no lo es
verdict-ply = media jugada { $n }
verdict-ply-note = media jugada { $n }, { $note }
verdict-halfmoves = { $n } medias jugadas desde el último movimiento de peón o captura
verdict-now = Qué pasa ahora
verdict-articles = Lo que dicen los artículos
verdict-none = Nada que juzgar todavía
verdict-none-hint = Escriba la planilla: la decisión sigue mientras escribe
verdict-note = Nota para la decisión
verdict-alone = No hay evento abierto: no se anota nada. Abra el evento para decidir
verdict-ruled = Decidido
verdict-rule-upheld = Decidir: estimar
verdict-rule-rejected = Decidir: rechazar
record-do = Anotar esta decisión
ruling-print = Imprimir la decisión
verdict-print = Imprimir
rulings-title = Decisiones de este evento
rulings-players = Jugadores
rulings-what = Asunto
rulings-verdict = Decisión
rulings-none = Todavía no hay decisiones

## Clasificación según una anotación del diario

standings-as-of = La clasificación tal como la dejó la anotación { $n } del diario
standings-as-of-end = Volver al presente
standings-as-of-choose = Según anotación
keys-card = Ficha del jugador
card-color = Color
card-result = Res.
card-no-opponent = sin rival
card-no-games = Aún no hay ninguna ronda publicada
card-open = Abrir la partida de la ronda { $n }
card-go = Abrir en Jugadores
card-rank = { $rank } tras la ronda { $n }
keys-as-of = Clasificación según una anotación del diario
as-of-title = Clasificación según una anotación
as-of-text = La clasificación tal como estaba al escribirse esta anotación. Lo posterior no cuenta
as-of-line = { $n }  { $when }  { $what }
as-of-show = Mostrar la clasificación

## Reglas y horario

setup-new-tournament = Otro torneo
setup-new-hint = Empieza con las reglas de este torneo. Los jugadores se inscriben de nuevo
setup-new-make = Crear el torneo
setup-revert = Como estaba
setup-save = Guardar
rounds-change-title = ¿Cambiar el número de rondas de { $before } a { $after }?
rounds-change-text = Ya hay rondas publicadas. Esto es lo que cambia con otro número:
rounds-change-reason = Motivo, que queda en el diario y sale con el informe: { $reason }
rounds-change-keep = Dejar el número
rounds-change-do = Cambiar a { $after } rondas
setup-begun = Ya hay una ronda publicada: el cambio necesita un motivo
setup-tournament = Torneo
setup-name = Nombre del torneo
setup-initial-color = Primer color del primero de la lista
setup-color-drawn = por sorteo
setup-acceleration = Aceleración
setup-acceleration-none = ninguna
setup-acceleration-given = a mano
setup-lot-seed = Semilla del sorteo
setup-lot-draw = Sortear
setup-lot-text = La misma semilla da siempre el mismo orden; queda en el diario.
setup-hand-values-of = Valores a mano, { $code }
setup-unrated-as = Sin Elo cuenta como
setup-prohibited-in = { $names }, rondas { $first } a { $last }
setup-acceleration-baku = Bakú
setup-swap-last = Intercambiar las dos últimas rondas de la primera vuelta
# How starting numbers of a round robin are given, and the choices.
setup-numbers = Números
setup-numbers-rating = Por elo, título y nombre
setup-numbers-sides = Por equipo, y en cada uno por Elo
setup-numbers-entered = Por orden de inscripción
setup-numbers-lots = Por sorteo
setup-numbers-varma = Por sorteo, federaciones separadas (Varma)
setup-numbers-text = Federaciones separadas: sus jugadores no se enfrentan en las tres últimas rondas. Los números se dan al publicar la ronda 1. La misma semilla y los mismos jugadores dan siempre los mismos números.
setup-pace = Ritmo de juego
pace-standard = Clásico
pace-rapid = Rápido
pace-blitz = Relámpago
setup-time-control = Control de tiempo
setup-default-time = Tiempo de espera, minutos
setup-no-draw = Sin tablas de acuerdo antes de la jugada
setup-clauses = Cláusulas añadidas por el evento
setup-clauses-hint = Texto junto a los artículos; o un número, como wrong-claim-minutes = 3; o supervision = full
setup-scoring = Puntos
score-win = Victoria
score-draw = Tablas
score-loss = Derrota
score-absent = Ausente
score-pab = Descanso asignado
# En el doble suizo: el descanso de la primera partida; el de la segunda cuenta como tablas.
score-pab-first = Descanso asignado, partida 1
setup-tie-breaks = Desempates en orden
setup-tie-breaks-none = Ninguno: a igualdad de puntos se comparte el puesto
setup-tie-break-add = Añadir
setup-tie-break-code = O escriba un código con sus modificadores
setup-tie-break-add-code = Añadir
setup-readings = Donde C.07 admite dos lecturas
setup-pairing-readings = Donde las reglas del sistema dejan margen
setup-sides = Un equipo es lo que dice el campo Club de sus jugadores; los dos tienen los mismos jugadores. Con números por orden de inscripción, la primera mitad es un equipo
setup-reading-usual = lo usual: { $usual }
setup-virtual = Puntos virtuales
setup-virtual-none = Nadie los tiene: delos abajo
setup-virtual-some = Números { $players }: { $points }, rondas { $first } a { $last }
setup-virtual-out = Quitar: números { $players }, { $points }
setup-virtual-first = Del número
setup-virtual-last = al número
setup-virtual-from = De la ronda
setup-virtual-to = a la ronda
setup-virtual-points = Puntos
setup-virtual-add = Darlos
setup-prohibited = No pueden emparejarse
setup-prohibited-none = Todos pueden jugar contra todos
setup-prohibited-first = Este jugador
setup-prohibited-second = y este otro
setup-prohibited-add = Prohibir el emparejamiento
setup-prohibited-out = Permitir que se emparejen { $names }
setup-tie-break-choose = Elija un desempate
setup-tie-break-up = Subir { $code }
setup-tie-break-down = Bajar { $code }
setup-tie-break-out = Quitar { $code }
setup-tie-break-edition = Edición de las reglas de desempate
setup-edition-by-date = Según la fecha de la ronda 1
setup-schedule = Horario
setup-event = Evento
setup-place = Localidad
setup-start = Primer día
setup-end = Último día
setup-zone = Zona horaria de la sala
setup-organizer = Organizador
setup-arbiters = Árbitros
setup-arbiter-role = Función
setup-arbiter-add = Añadir un árbitro
setup-arbiter-out = Quitar a { $name }
role-sector = Árbitro de sector
role-fair-play = Responsable de juego limpio
line-setup = Reglas guardadas
line-event = Datos del evento guardados
setup-half-setup = Guardado: reglas del torneo. Sin guardar: datos del evento
setup-half-event = Guardado: datos del evento. Sin guardar: reglas del torneo
setup-half-kept = Lo que escribió ahí se conserva: corríjalo y guarde otra vez

## Impresos y archivos

prints-document = Documento
# Choice above the list: as here, English, Español.
prints-language = Idioma del papel
prints-language-own = como aquí
prints-save = Guardar PDF
prints-preview = Vista previa
prints-preview-of = Vista previa: { $name }
paper-letter = Carta
files-out = Archivos para entregar
export-trf26 = TRF 2026
export-trf16 = TRF 16
export-pgn = Partidas (PGN)
export-csv = Tablas (CSV)
export-xlsx = Tablas (XLSX)
export-ods = Tablas (ODS)
export-json = Evento entero (JSON abierto)
redact-title = Sin incluir en el JSON abierto
redact-birth = fechas de nacimiento
redact-contact = contactos
redact-minors = todo lo que nombra a menores
export-player = Del jugador n.º
export-player-all = todos
export-pairings = Partidas sin jugadas ni resultado, para tableros electrónicos
export-ascii = Letras sin acentos, para las federaciones que lo piden
export-games = Partidas de
export-all-rounds = todas las rondas
files-written = Escrito
charts-title = Gráficos
charts-leaders = Puntos de los primeros ronda a ronda
charts-round = R. { $n }
charts-close = Cerrar
site-title = Web del evento
site-hint = Una carpeta de páginas para una memoria o para la web: listas, rondas, clasificación, cuadro cruzado, una ficha por jugador, partidas para reproducir. Si se hace otra vez, solo se escribe lo que cambió
site-folder = Carpeta
site-minors = Abreviar los apellidos de los menores
site-make = Hacer la web
site-choose = Elegir carpeta
site-open = Abrirla
site-made =
    { $folder }: { $files } archivos, { $kilobytes } kB; { $written ->
        [0] nada cambió
        [one] uno escrito
       *[other] { $written } escritos
    }{ $removed ->
        [0] { "" }
        [one] , uno retirado
       *[other] , { $removed } retirados
    }
files-in = Leer un archivo
files-in-hint = Un informe de torneo (TRF) crea un torneo. Las partidas (PGN) van a sus mesas. El JSON abierto añade sus torneos
files-read = Abrir un archivo TRF, PGN o JSON
import-files = Informes, partidas y tablas

## Diario

journal-find = Mesa, jugador, palabra
journal-verify = Verificar
journal-backup = Copiar ahora
# Above the list of entries to choose from in "Standings as of"
as-of-entry = Anotación
journal-entry = N.º
journal-who = Quién
journal-what = Qué
journal-state = Estado
journal-hash = Hash
journal-undone = tachada
journal-shown =
    { $total ->
        [one] { $n } de una anotación
       *[other] { $n } de { $total } anotaciones
    }
journal-nothing = Ninguna entrada dice «{ $text }»
journal-nothing-hint =
    { $n ->
        [one] Se ha mirado la entrada mostrada
       *[other] Se han mirado las { $n } entradas mostradas
    }
journal-more = Anotaciones anteriores
journal-panel = Anotación bajo el cursor, comprobaciones y copias
journal-entry-n = Anotación { $n }
journal-action = Acción
journal-undone-text = Esta anotación se deshizo. Sigue en el diario
journal-as-of = Clasificación en este punto
journal-good = La cadena se mantiene
journal-bad = La cadena está rota
journal-first-bad = Primera anotación mala: { $n }
journal-copies = Copias
journal-never-deleted = Nunca se borra nada. Deshacer tacha una anotación y puede deshacerse a su vez

## Ajustes

settings-sub = De este equipo
settings-unkept = Estos ajustes no se conservan
settings-look = Aspecto
settings-language = Idioma
language-en = English
language-es = Español
settings-theme = Tema
theme-system = Como el equipo
theme-light = Claro
theme-dark = Oscuro
settings-density = Filas
density-compact = Compactas
density-comfortable = Amplias
settings-paper = Papel
settings-who = Quién está en esta mesa
settings-save = Guardar
settings-copies = Copias
settings-copies-hint = Un segundo lugar para la copia del evento, mejor en otro disco o en una memoria USB
settings-folder = Carpeta
settings-choose-folder = Elegir una carpeta
settings-keys = Teclas de resultado
settings-keys-hint = Los juegos se contradicen: elija el que su mano conoce. El teclado numérico basta en A, B y C
key-set-a = A: 1 5 0
key-set-b = B: 1 3 2
key-set-c = C: 1 2 3
key-set-d = D: + = -

## Ratings and norms

page-ratings = Elo y normas
manual-ratings = Cambios de Elo del torneo y normas hechas o al alcance. Intro abre el cálculo: partida a partida o artículo a artículo.
ratings-which = Qué tabla
ratings-ratings = Cambios de Elo
ratings-norms = Normas de título
ratings-legend = n partidas valoradas, W puntos, We puntos esperados, K coeficiente, Rp rendimiento
# The title of the popover.
ratings-working = { $name }: cambio de Elo
ratings-sum = K { $k } × ({ $difference })
ratings-odd =
    { $n ->
        [one] Hay algo raro en los datos
       *[other] Hay { $n } cosas raras en los datos
    }
ratings-odd-line = { $name }: { $note }
norms-exemption = Federaciones
norms-last-forfeit = La incomparecencia en la última ronda cuenta como derrota (1.4.2c)
norms-exemption-none = según los participantes
norms-exemption-national = exento: campeonato nacional (1.4.3a)
norms-exemption-national-team = exento: nacional por equipos (1.4.3b)
norms-exemption-zonal = exento: zonal (1.4.3c)
norms-exemption-strong-swiss = exento: suizo fuerte (1.4.3d), según el recuento
norms-all = También las imposibles
head-first = Primer Elo
norms-none = Nadie ha hecho una norma ni puede hacerla ya
norms-certificate = Imprimir el certificado (IT1)
norms-working = { $name }: norma de { $norm }
norms-verdict = { $state }: { $text }
norms-article = Artículo
norms-what = Qué
norms-found = Hay
norms-asked = Se pide
norms-kept = Cumple
# Heads of columns, and how they are spoken.
head-rated-games = n
spoken-rated-games = Partidas valoradas
head-rated-points = W
spoken-rated-points = Puntos en partidas valoradas
head-expected = We
spoken-expected = Puntos esperados
head-difference = W-We
spoken-difference = Puntos menos puntos esperados
head-k = K
spoken-k = Coeficiente K
head-change = ±
spoken-change = Cambio de Elo
head-performance = Rp
spoken-performance = Rendimiento
head-norm = Norma
head-state = Estado
head-norm-text = Cómo, o qué falta
head-norm-games = n
head-average = Ra
spoken-average = Media de Elo de los rivales
card-expected = W / We
card-expected-of = { $points } / { $expected }

## Prizes, categories, what must happen

page-prizes = Premios
manual-prizes = El fondo de premios según sus bases, y quién cobra qué. Lo que escribe se ve al momento y cuenta al guardarlo. Intro dice por qué este premio y por qué no los otros.
prizes-places = Premios de los puestos
prizes-amounts = Premios, de mayor a menor (500 300 200)
prizes-currency = Moneda
prizes-budget = Presupuesto
prizes-sharing = A igualdad de puntos
prizes-sharing-equal = reparto a partes iguales
prizes-sharing-none = sin reparto
prizes-sharing-hort = Hort: mitad y mitad
prizes-sharing-hybrid = primeros puestos enteros
prizes-undivided = Puestos enteros
prizes-least = Parte mínima
prizes-rounding = Redondeo
prizes-rounding-cents = al céntimo
prizes-rounding-down = a la unidad, hacia abajo
prizes-rounding-nearest = a la unidad más cercana
prizes-unit = Unidad
prizes-cumulation = Cada jugador cobra
prizes-cumulation-one = un premio, el mejor
prizes-cumulation-all = todos los premios
prizes-withdrawn = Quien se retiró
prizes-withdrawn-out = no cobra premio
prizes-withdrawn-in = participa
prizes-category = Categoría { $n }
prizes-no-name = Ponga nombre a esta categoría: listas e impresos llaman así a sus premios
prizes-remove = Quitar
prizes-group = Grupo (0: con los puestos)
prizes-goods = Copas y objetos, del mejor al último
prizes-by = Orden de los miembros
prizes-by-rank = clasificación final
prizes-by-performance = rendimiento
prizes-by-hand = a mano, como abajo
prizes-only = Solo estos jugadores
prizes-only-choose = Añadir un jugador
prizes-only-out = Quitar a { $name }
prizes-add-category = Premio de categoría
prizes-after = Tras la ronda { $n }
prizes-all = Mostrar a todos
prizes-save = Guardar fondo
prizes-preview = Vista previa, sin guardar
prizes-nobody = Nadie cobra con este fondo
prizes-none = No hay fondo. Escriba los premios en el campo «Premios, de mayor a menor»
prizes-sum = Se paga { $paid } de { $total }, queda { $left }
line-prizes = Fondo de premios guardado
head-prize = Premio
head-paid = Cobra
head-overall = Gen.
spoken-overall = Puesto en la general
category-title = Clasificación de una categoría
category-own = Categoría propia
category-own-none = ninguna: según lo de abajo
category-agefrom = Edad desde
category-ageto = Edad hasta
category-ratingfrom = Elo desde
category-ratingto = Elo hasta
category-sex = Sexo
category-women = mujeres
category-men = hombres
category-all = todos
category-unrated = Sin Elo
category-unrated-below = por debajo de todo Elo
category-unrated-nowhere = en ningún tramo de Elo
category-unrated-only = solo ellos
category-federations = Federación
category-clubs = Club
category-titles = Título
category-show = Mostrar categoría
category-clear = Todos
standings-category = Categoría
standings-columns = Columnas
standings-club-always = Club también en ventanas estrechas
standings-of-category =
    { $n ->
        [one] { $category }: { $n } jugador, en el orden de la clasificación general
       *[other] { $category }: { $n } jugadores, en el orden de la clasificación general
    }
keys-what-if = qué tiene que pasar para ser primero

## Rating lists

# Kinds of ratings.
rating-kind-standard = estándar
rating-kind-rapid = rápido
rating-kind-blitz = relámpago
rating-kind-national = nacional
# Players page: button and dialog.
players-ratings-update = Actualizar Elo
ratings-update-title = Elo según las listas
ratings-update-order = Elo n.º { $n }
ratings-update-tick = Marcar lo seguro
ratings-update-all-same = Todos tienen el Elo de la lista
ratings-update-same =
    { $n ->
        [one] 1 jugador está como en la lista
       *[other] { $n } jugadores están como en la lista
    }
ratings-update-list = En la lista
ratings-update-changes = Evento → lista
ratings-update-changed = encontrado por el ID FIDE
ratings-update-byName = encontrado solo por el nombre: compruébelo
ratings-update-several = varios en la lista: elija uno
ratings-update-missing = no está en la lista
ratings-update-pick = ¿Quién de la lista es { $name }?
ratings-update-nobody = ninguno
ratings-update-conflict = contradice al evento
ratings-update-field-rating = Elo
ratings-update-field-title = Título
ratings-update-field-federation = Federación
ratings-update-field-birth = Nacimiento
ratings-update-field-fideId = ID FIDE
ratings-update-field-sex = Sexo
ratings-update-field-name = Nombre
ratings-update-field-ratingSource = Fuente
ratings-update-apply =
    { $n ->
        [one] Escribir 1 cambio
       *[other] Escribir { $n } cambios
    }
line-ratings-updated =
    { $n ->
        [one] Datos de Elo de 1 jugador actualizados
       *[other] Datos de Elo de { $n } jugadores actualizados
    }
# Under the name while it is typed.
library-suggestions = Jugadores de las listas de Elo
# Told to screen readers while a name is typed
library-suggested = { $n ->
    [one] 1 jugador de las listas de Elo, las flechas eligen
   *[other] { $n } jugadores de las listas de Elo, las flechas eligen
}
# Settings: panel.
library-title = Listas de Elo
library-hint = Descargue una lista de la FIDE o de su federación y cargue el archivo: TXT o XML, comprimido o no, o CSV. La carga no molesta a un evento abierto
library-name = Nombre
library-name-form = según el archivo
library-month = Mes
library-month-form = 2026-11
library-ratings = Elo
library-rows = Filas
library-source = Archivo
library-odd = Observaciones: { $n }
library-former = No se puede abrir
library-remove = Borrar
library-remove-title = ¿Borrar { $name }?
library-remove-text =
    { $rows ->
        [one] Su único jugador ya no se encuentra ni se compara. Los torneos conservan los Elo tomados de ella
       *[other] Sus { $rows } jugadores ya no se encuentran ni se comparan. Los torneos conservan los Elo tomados de ella
    }
library-none = Todavía no hay listas de Elo
library-loading = Cargando { $file }
library-reading =
    { $rows ->
        [one] { $rows } fila
       *[other] { $rows } filas
    }
library-indexing = Ordenando los nombres
library-stop = Detener
library-file = Archivo de la lista
library-kinds = Listas de Elo
library-choose = Elegir un archivo
library-load = Cargar
library-done =
    { $name } { $month }: { $out ->
        [0] { $rows } filas
       *[other] { $rows } filas, { $out } no leídas
    }
library-cancelled = Detenida. Las listas están como antes
