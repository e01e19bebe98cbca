### Palabras de la orden `arbiter` y de lo que dice el propio servidor.

## El servidor: `arbiter serve`. Se ve en un navegador y lo leen los programas que lo llaman.

# Una petición con un nombre ajeno o desde una página ajena.
server-foreign = Se esperaba una petición de la página de este servidor y llegó de otro sitio
server-foreign-hint = Abra la dirección que mostró `arbiter serve`
# Una llamada sin la cabecera X-Arbiter.
server-unmarked = Se esperaba la cabecera X-Arbiter: 1 y no estaba
server-unmarked-hint = Envíe la cabecera con cada llamada
server-not-text = Se esperaban los parámetros como JSON en UTF-8 y llegaron otros bytes
server-too-large = Se esperaban como máximo 64 MiB y llegaron más
server-body-cut = Se esperaba la petición entera y llegó una parte
server-body-cut-hint = Envíela otra vez
server-stopping = El servidor se está cerrando
server-no-page = No hay nada en esta dirección
server-no-page-hint = Abra la dirección que mostró `arbiter serve`
# Título de la página que se muestra mientras la página del programa no está construida.
server-not-built = La página no está construida
server-not-built-text = Constrúyala en la carpeta del programa y vuelva a cargar esta página. Si está en otro sitio, inicie el servidor con la variable de entorno ARBITER_UI puesta en su carpeta.
# Por qué no arranca el servidor. Todas reciben $port y $why.
server-no-lan = Las páginas para la red local no están en esta versión. Quite --lan para servir solo a este equipo
server-port-taken = El puerto { $port } lo usa otro programa. Elija otro con --port, o no lo indique para tomar uno libre
server-port-trouble = No se puede abrir el puerto { $port }: { $why }. Elija otro con --port, o no lo indique para tomar uno libre

## Ayuda: `arbiter --help`, `arbiter VERBO --help`

cli-help-usage = Uso:
cli-help-verbs = Verbos
cli-help-arguments = Argumentos
cli-help-options = Opciones

cli-arbiter-about = La mesa del árbitro en la línea de órdenes: emparejamientos, clasificaciones, reclamaciones, impresos y todo lo demás que hace la ventana
cli-arbiter-example =
    Ejemplos:
      arbiter pair abierto.trf
      arbiter standings abierto.trf --tiebreaks BH/C1,BH,SB
      arbiter serve --event abierto.arbiter

    Códigos de salida: 0 hecho; 1 hecho, y la respuesta es «no»; 2 uso incorrecto o entrada ilegible; 3 rechazado.
cli-arg-lang = Idioma de las respuestas; si falta, deciden LC_ALL o LANG
cli-arg-name = Nombre con el que el diario guarda lo que se hace
cli-arg-help = Muestra esta ayuda
cli-arg-version = Muestra la versión
cli-arg-event = Archivo del evento
cli-arg-json = Responde con un valor JSON

cli-call-about = Llama a cualquier método de la mesa y muestra su JSON
cli-call-example =
    Ejemplos:
      arbiter call frame.get --event abierto.arbiter
      arbiter call round.get '{"{"}"tournament": 2, "round": 3{"}"}' --event abierto.arbiter
      arbiter call players.add - --event abierto.arbiter < jugador.json
cli-arg-call-method = Nombre del método, como round.get
cli-arg-call-json = Parámetros como objeto JSON; - los lee de la entrada estándar; si falta, ninguno
# JSON en la línea de órdenes que no lo es.
cli-call-not-json = { $line }:{ $column }: hay un texto que no es JSON y se esperaban los parámetros como objeto JSON: { $why }. Ponga el objeto entero entre comillas simples

cli-serve-about = Sirve la página del programa a los navegadores de este equipo hasta Ctrl+C
cli-serve-example =
    Ejemplo:
      arbiter serve --event abierto.arbiter --port 8080
cli-arg-serve-port = Puerto; si falta, uno libre
cli-arg-serve-lan = Sirve también a la red local (no está en esta versión)
# La línea con la dirección; los programas buscan http:// en ella.
cli-serve-address = Arbiter's Desk: { $url }
cli-serve-no-runtime = El servidor no puede arrancar: { $why }

## Uso incorrecto

cli-usage-unknown = Hay { $found }, que no es un argumento de este verbo
cli-usage-verb = Hay { $found }, que no es un verbo
cli-usage-missing = Se esperaba { $found } y no hay nada
cli-usage-no-value = Se esperaba un valor después de { $found } y no hay ninguno
cli-usage-value = Hay «{ $value }» para { $found }, que no es un valor suyo
cli-usage-conflict = Hay { $found } junto a un argumento que lo excluye
cli-usage-count = Hay otra cantidad de valores para { $found } que la esperada
cli-usage-bytes = Hay un argumento que no es texto UTF-8
cli-usage-other = { $found }
# Una queja y lo que podría estar ahí.
cli-usage-with-others = { $text }; se esperaba: { $others }
cli-usage-hint = Vea arbiter --help, o arbiter VERBO --help

## Archivos

cli-file-folder = { $path }: hay una carpeta y se esperaba un archivo. Dé el nombre de un archivo de ella
cli-file-missing = { $path }: no hay tal archivo y se esperaba uno para leer. Compruebe el nombre
cli-file-denied = { $path }: hay un archivo que no se puede leer. Cambie sus permisos o cópielo
cli-file-trouble = { $path }: no se puede leer: { $why }
cli-fault = Un fallo del programa terminó la orden; nada quedó a medias. Comuníquelo con las líneas de arriba
cli-unwritten = No se puede escribir la respuesta: { $why }

# Mientras corre un lote en un terminal.
cli-progress =
    { $done ->
        [one] { $done } línea
       *[other] { $done } líneas
    }
cli-progress-percent = leído el { $percent } %
# Delante va el archivo o la carpeta que no se puede escribir.
cli-file-unwritten = { $path }: no se puede escribir: { $why }. Elija otro sitio
cli-unwritten-not-found = no existe ese lugar
cli-unwritten-denied = el ordenador no lo permite
cli-unwritten-no-folder = algo en la ruta es un archivo y no una carpeta
cli-unwritten-full = el disco está lleno
cli-unwritten-other = la unidad da problemas

## Informes de torneo (TRF)

cli-trf-is-event = { $path }: es un evento de Arbiter’s Desk y se esperaba un informe de torneo (TRF). Escríbalo con: arbiter export --event { $path } --to trf26 CARPETA
cli-trf-is-other = { $path }: es un archivo comprimido o un documento y se esperaba un informe de torneo (TRF). Las tablas (XLSX, ODS) las lee arbiter import
cli-trf-none = { $path }: no hay jugadores y se esperaba un informe de torneo (TRF). Dé un archivo con registros 001
cli-trf-errors =
    { $path }: { $count ->
        [one] hay una contradicción
       *[other] hay { $count } contradicciones
    } y se esperaba un informe coherente. Corrija las líneas nombradas arriba, o añada --anyway para seguir con lo entendido
cli-arg-file = Informe de torneo (TRF06, TRF16, TRF26); - lee la entrada estándar
cli-arg-round = Ronda; si falta, la última que vale
cli-arg-anyway = Sigue aunque el archivo se contradiga
cli-arg-jsonl = Lee un objeto JSON por línea de la entrada estándar y responde con uno por línea
cli-arg-tournament = Torneo del evento, por su nombre o id; si falta, el único

## pair

cli-pair-about = Empareja la ronda siguiente de un informe de torneo, o de nuevo una ronda jugada
cli-pair-example =
    Ejemplos:
      arbiter pair abierto.trf
      arbiter pair abierto.trf --round 4 --explain
      arbiter pair --jsonl < torneos.jsonl

    La primera línea es el número de parejas; después BLANCAS NEGRAS por número inicial, y el descanso como N 0. Si no hay emparejamiento legal, el código de salida es 3.
cli-arg-pair-round = Empareja de nuevo esta ronda jugada a partir de las anteriores; si falta, la ronda siguiente
cli-arg-pair-rounds = Número de rondas previstas, si el archivo no lo dice (registro 142) o dice otro
cli-arg-pair-edition = fide-dutch-2026 o fide-dutch-2017 (aún no disponible); si falta, según el registro 192 y el primer día, o la vigente hoy
cli-arg-pair-system = fide-dutch, fide-dubov, fide-burstein, fide-lim, fide-double-swiss, fide-team, keizer, knock-out, scheveningen, berger, berger-double; si falta, el registro 192, o el sistema holandés
cli-arg-pair-explain = Añade los motivos por grupo y mesa
cli-arg-why = Dice por qué no se enfrentan los jugadores con estos dos números iniciales
# $system is one of desk-system-*, which say so.
cli-pair-not-verified = Nota: { $system }
cli-pair-bad-reading = Lectura: hay «{ $found }», se esperaba { $known }
cli-pair-no-readings = Lectura: hay «{ $found }», no se esperaba ninguna: { $system } no deja nada abierto
cli-pair-baku-points = El registro 192 pide la aceleración Bakú, que supone que la victoria vale dos tablas y la derrota nada (C.04.7); el registro 162 da otros puntos. Escriba los puntos virtuales en el registro 250, o un código sin _BAKU
cli-pair-baku-system = El registro 192 pide la aceleración Bakú, que da puntos virtuales para emparejar por puntuación (C.04.7); este sistema no empareja por puntuación. Escriba un código sin _BAKU
cli-arg-check-system = Sistema con el que comprobar; si falta, el registro 192, o el sistema holandés
cli-arg-pair-through = Eliminatoria: números de quienes pasan después de unas tablas
cli-pair-why-unknown = Se esperaban dos jugadores del archivo tras --why y hay { $number }, que no está en él
cli-pair-why-same = Se esperaban dos jugadores distintos tras --why y está { $number } dos veces
cli-pair-away = { $number } { $name } no está y figura en la mesa { $board }: una eliminatoria y la segunda partida de un encuentro emparejan de todos modos y la partida se pierde por incomparecencia
cli-pair-color-not-drawn = El color inicial no está en el archivo (152 W o 152 B): los números impares llevan blancas. Sortéelo antes de la ronda 1
cli-pair-through = Se esperaba un jugador que haya jugado y hay { $number }
cli-pair-no-such-round = Hay la ronda { $round } y se esperaba de 1 a { $next }. Quite --round para emparejar la siguiente
cli-pair-all-paired =
    { $planned ->
        [one] Se esperaba una ronda por emparejar y la única ronda prevista ya lo está. Dé el número nuevo con --rounds
       *[other] Se esperaba una ronda por emparejar y las { $planned } rondas previstas ya lo están. Dé el número nuevo con --rounds
    }
cli-pair-no-rounds = { $path }: no está el número de rondas (registro 142), así que ninguna se trata como la última. Délo con --rounds
cli-pair-no-system = Se esperaba un sistema que se pueda emparejar y hay { $found } (registro 192), que no nombra ninguno. Elija uno con --system
cli-pair-round-robin-over =
    { $rounds ->
        [one] La ronda { $round } no se puede emparejar: con estos jugadores la liga tiene una ronda (C.05 Anexo 1)
       *[other] La ronda { $round } no se puede emparejar: con estos jugadores la liga tiene { $rounds } rondas (C.05 Anexo 1)
    }
# Una línea por grupo. Las listas son números iniciales.
cli-pair-bracket =
    Grupo { $score }:{ $has-down ->
        [some] { " " }de arriba { $down }, residentes { $residents }
       *[none] { " " }{ $residents }
    }{ $has-floaters ->
        [some] { "; bajan: " }{ $floaters }
       *[none] { "" }
    }
cli-pair-board = Mesa { $board }: { $white } { $white-name } – { $black } { $black-name }
cli-pair-bye = Descanso: { $number } { $name }

## check

cli-check-about = Empareja de nuevo cada ronda de un informe, vuelve a clasificar a sus jugadores y muestra las diferencias
cli-check-example =
    Ejemplo:
      arbiter check abierto.trf

    El código de salida es 1 si algo difiere.
cli-arg-check-edition = fide-dutch-2026 o fide-dutch-2017 (aún no disponible); si falta, según el registro 192 y el primer día
cli-arg-check-jsonl = Un objeto JSON por diferencia, uno por línea
cli-check-round =
    Ronda { $round }: { $count ->
        [0] como la emparejan las reglas
        [one] una diferencia
       *[other] { $count } diferencias
    }
# A player in a line of differences.
cli-check-player = { $number } { $name }
# Two players on a board, White first; each is a cli-check-player.
cli-check-pair = { $white } – { $black }
cli-check-nobody = nadie
cli-check-no-board = ninguna mesa
# $file and $expected are cli-check-pair or cli-check-no-board.
cli-check-board = Ronda { $round }, mesa { $board }: el archivo tiene { $file }, se esperaba { $expected }
cli-check-colors = Ronda { $round }, mesa { $board }: colores cambiados, el archivo tiene { $file }, se esperaba { $expected }
# $file and $expected are cli-check-player or cli-check-nobody.
cli-check-bye = Ronda { $round }, descanso: el archivo tiene a { $file }, se esperaba a { $expected }
cli-check-because-rematch = ya jugaron en la ronda { $round } ({ $article })
cli-check-because-prohibited = el torneo no deja que se enfrenten ({ $article })
cli-check-because-colors = a los dos les toca el mismo color con preferencia absoluta ({ $article })
cli-check-because-bye-again = tuvo el descanso en la ronda { $round } ({ $article })
cli-check-because-bye-points = tuvo los puntos de una victoria sin jugar en la ronda { $round } ({ $article })
cli-check-because-bye-even = el número de jugadores es par ({ $article })
cli-check-no-legal-pairing = Ronda { $round }: las reglas no conocen un emparejamiento legal de estos jugadores
cli-check-no-round = La ronda { $round } no se puede emparejar de nuevo: { $why }
cli-check-too-often = Ronda { $round }, mesa { $board }: { $white } y { $black } ya se habían enfrentado tanto como todos en una liga (ronda { $before })
cli-check-no-order = { $path }: no hay puestos con una lista de desempates (registro 202 o 212); no se compara el orden final
cli-check-unknown-tiebreak = { $path }: hay desempates que no se pueden calcular ({ $found }); no se compara el orden final
cli-check-order =
    Orden final por { $list }: { $count ->
        [0] como se calcula
        [one] una diferencia
       *[other] { $count } diferencias
    }
cli-check-rank = { $player }: el archivo tiene el puesto { $written }, se esperaba el { $computed }

## generate

cli-generate-about = Crea torneos al azar que cumplen las reglas, como archivos TRF26
cli-generate-example =
    Ejemplos:
      arbiter generate --seed 7
      arbiter generate --count 100 --dir creados --players 20-60 --baku yes
      arbiter generate --dir creados --half-byes 5 --forfeits 2.5 --ratings 1600-2400 --tiebreaks BH/C1,BH,SB

    Todo lo que no se da se sortea. La misma semilla da los mismos bytes; sin semilla cada vez es distinto. Los resultados siguen la tabla de puntuación esperada de la FIDE.
cli-arg-generate-seed = Semilla del primer torneo, cada uno siguiente toma el número que sigue; si falta, al azar
cli-arg-generate-count = Cuántos torneos; si falta, uno
cli-arg-generate-dir = Carpeta para los archivos SEMILLA.trf; si falta, el archivo va a la salida estándar
cli-arg-generate-players = Número de jugadores, o un intervalo como 10-40
cli-arg-generate-rounds = Número de rondas, o un intervalo
cli-arg-generate-system = fide-dutch, fide-dubov, fide-burstein, fide-lim, fide-double-swiss, fide-team, keizer, knock-out, scheveningen, berger, berger-double; si falta, el sistema holandés
cli-arg-half-byes = Byes de medio punto, por ciento de jugadores y rondas
cli-arg-zero-byes = Ausencias sin puntos, por ciento de jugadores y rondas
cli-arg-full-byes = Byes de un punto, por ciento de jugadores y rondas
cli-arg-forfeits = Partidas a las que no se presenta un jugador, por ciento
cli-arg-double-forfeits = Partidas a las que no se presenta ninguno, por ciento
cli-arg-half-zero = Partidas decididas ½-0 o 0-½, por ciento
cli-arg-zero-zero = Partidas decididas 0-0, por ciento
cli-arg-unrated-games = Partidas acabadas antes de que muevan los dos, que no se valoran, por ciento
cli-arg-withdrawals = Jugadores que se retiran del todo, por ciento
cli-arg-late-entries = Jugadores que entran después de la ronda 1, por ciento
cli-arg-draws = Tablas entre iguales, por ciento
cli-arg-baku = Aceleración Bakú: yes o no
cli-arg-prohibited = Número de grupos de jugadores que no pueden enfrentarse
cli-arg-points = Puntos de la victoria, las tablas y la derrota, y del descanso asignado y la ausencia si son otros, como 3:1:0
cli-arg-ratings = Un elo para todos, una lista, un intervalo como 1600-2400, o random
cli-arg-unrated = Jugadores sin elo, por ciento
cli-arg-tiebreaks = Lista de desempates después de los puntos
cli-arg-first-color = Color de los impares en la ronda 1: white o black
cli-generate-no-folder = Se pidieron varios torneos y se esperaba una carpeta para ellos. Déla con --dir
cli-generate-stopped = Semilla { $seed }: nadie puede ser emparejado legalmente en la ronda { $round }; el torneo acaba antes
cli-generate-tiebreak = --tiebreaks: { $why }
cli-generate-baku-points = La aceleración Bakú supone que la victoria vale dos tablas y la derrota nada (C.04.7), y --points dice otra cosa
# A wish that the system has no place for; shown before the files are made.
cli-generate-no-baku = Nota: --baku no se usa, este sistema no tiene aceleración
cli-generate-no-half-byes = Nota: --half-byes no se usa, los byes de este sistema no dan puntos
cli-generate-no-full-byes = Nota: --full-byes no se usa, los byes de este sistema no dan puntos
cli-generate-no-prohibited = Nota: --prohibited no se usa, en este sistema está fijado quién se enfrenta
cli-generate-no-draws = Nota: --draws no se usa, en una eliminatoria cuenta el resultado del desempate
cli-generate-even =
    { $found ->
        [one] Se esperaban dos equipos iguales y hay un jugador. Elija un número par
       *[other] Se esperaban dos equipos iguales y hay { $found } jugadores. Elija un número par
    }
cli-generate-fewer-rounds =
    { $rounds ->
        [one] Semilla { $seed }: { $players } jugadores tienen una ronda en este sistema
       *[other] Semilla { $seed }: { $players } jugadores tienen { $rounds } rondas en este sistema
    }
cli-generate-nobody-left = Semilla { $seed }: no queda nadie para jugar la ronda { $round }; el torneo acaba antes

## standings

cli-standings-about = Clasifica a los jugadores de un informe tras una ronda por puntos y desempates
cli-standings-example =
    Ejemplos:
      arbiter standings abierto.trf --tiebreaks BH/C1,BH,SB,DE
      arbiter standings abierto.trf --round 5 --all --json
      arbiter standings abierto.trf --tiebreaks BH/C1 --explain 7
cli-arg-standings-round = Tras esta ronda; si falta, la última emparejada
cli-arg-standings-tiebreaks = Lista de desempates; si falta, la del archivo, o solo los puntos
cli-arg-standings-edition = c07-2026 o c07-2024; si falta, la edición vigente el primer día, o hoy
cli-arg-standings-system = swiss o round-robin; si falta, según el archivo
cli-standings-bad-category = Categoría: hay «{ $text }», se esperaban condiciones separadas por comas: U16, S50, mujeres, hombres, 1800-1999, -1999, 2000+, unrated, ESP, GM
cli-standings-category = Categoría: { $text }
cli-arg-standings-unrated-as = Elo con el que cuentan los jugadores sin él; si falta, los desempates por elo quedan sin valor mientras haya alguno
cli-arg-standings-reading = Cómo leer C.07 donde queda abierto: double_forfeit=nothing|equal, forfeit_wins=not-games|games, sonneborn_cut=lowest-contribution|lowest-score, dummy_rounds=completed|planned, early_withdrawal=annulled|stands; el primero es lo usual
cli-arg-reading = Cómo leer un sistema de emparejamiento donde su texto deja margen: dubov_unrated=1-3500 (1400), dubov_bye=no-float|upfloat, dubov_upfloaters=lowest-first|highest-first, dubov_candidates=best-pairing|colors-due, dubov_shifters=after-middle|before-middle, burstein_index=real|virtual, burstein_next=pairs-and-scores|pairs, lim_maxi=no|yes, lim_floaters=lowest-numbered|nearest, lim_exchange=downwards-first|nearest, lim_colors=exchange|keep, lim_last_round=score-first|colors-hold, double_swiss_upfloaters=lowest-first|highest-first, team_preferences=type-a|type-b|off, keizer_rematch=0-99 (6); el primero es lo usual
cli-arg-standings-lot-seed = Texto del que se sortea, para el desempate LOT; el mismo texto da el mismo sorteo
cli-arg-standings-hand = Valor a mano de un jugador: 7=2.5 para HAND, EDAD:7=61 para un desempate propio del torneo (OTHER_EDAD); se puede repetir
cli-standings-bad-reading = Lectura: hay «{ $found }», se esperaba { $known }
cli-standings-bad-hand = Valor a mano: hay «{ $found }», se esperaba un número inicial del archivo y un valor, tras el nombre de un desempate propio del torneo si lo tiene: 7=2.5, EDAD:7=61
cli-standings-no-values = { $code }: no se dieron valores. Délos con --hand 7=2.5, o con --hand EDAD:7=61 para OTHER_EDAD
cli-standings-no-lots = { $code }: no se ha sorteado. Dé el texto del sorteo con --lot-seed
cli-standings-no-federation = Categoría: nadie en el archivo es de la federación «{ $text }». Otras condiciones: U16, S50, mujeres, hombres, 1800-1999, -1999, 2000+, unrated, GM
cli-arg-standings-all = Muestra todos los desempates de C.07
cli-arg-standings-explain = Muestra cómo salen los desempates de este jugador
# Encima de la tabla.
cli-standings-title =
    Clasificación tras la ronda { $round }{ $open ->
        [0] { "" }
        [one] {"; "}hay una partida abierta
       *[other] {"; "}hay { $open } partidas abiertas
    }
cli-standings-bad-tiebreak = Lista de desempates: { $why }. arbiter standings ARCHIVO --all muestra los códigos
cli-standings-left-out = { $path }: se deja fuera un desempate: { $why }
cli-standings-no-such-round = Hay la ronda { $round } y se esperaba como mucho { $last }, la última emparejada
cli-standings-no-such-player = { $path }: no hay jugador { $number }. Dé un número inicial del archivo
cli-team-place = puesto { $place } entre los empatados a puntos
cli-team-no-value = sin valor: no hay de qué calcularlo
cli-team-encounter = Por los encuentros entre los empatados a puntos (C.07 6, 13.3); quien está solo es el primero
cli-team-head-round = Rd
cli-team-head-opponent = Rival
cli-team-head-taken = Sus puntos
cli-team-head-points = Propios
cli-team-head-amount = Cuenta

## rating

cli-rating-about = Pronostica los cambios de Elo y los primeros Elo de un informe según el Reglamento de Valoración de la FIDE (B.02)
cli-rating-example =
    Ejemplos:
      arbiter rating abierto.trf
      arbiter rating abierto.trf --player 7 --k 20 --k 7=10
      arbiter rating rapidas.trf --rate rapid --json
      arbiter rating --jsonl < casos.jsonl
cli-arg-rating-rate = standard, rapid o blitz; si falta: según el ritmo de juego (registro 222) o, si no, standard
cli-arg-rating-k = K de todos (20) o de un jugador (7=10); si falta: según Elo y nacimiento o, si no, 20, marcado con ?
cli-arg-rating-player = Muestra solo a este jugador, partida a partida
# $rate is standard, rapid or blitz.
cli-rating-title =
    { $rate ->
        [rapid] Cambios de Elo, rápidas
        [blitz] Cambios de Elo, relámpago
       *[standard] Cambios de Elo, clásico
    }
cli-rating-forecast = Es un pronóstico: el cálculo de la FIDE es el definitivo. La K con ? es supuesta
# In the column of changes, for players without a rating.
cli-rating-first = primer Elo { $rating }
cli-rating-first-no-point = sin primer Elo: ningún punto contra rivales con Elo
cli-rating-first-few = sin primer Elo: menos de 5 partidas; hasta ahora { $rating }
cli-rating-first-low = sin primer Elo: { $rating } está por debajo de 1400
# Why a game is not rated.
cli-rating-unrated-own = cuenta para el primer Elo
cli-rating-unrated-opponent = rival sin Elo
cli-rating-unrated-six-hundred = no se valora: 600 o más de diferencia y uno por encima de 2600
cli-rating-unrated-not-played = no jugada
cli-rating-unrated-under-one-move = no se valora: menos de una jugada
cli-rating-unrated-open = sin resultado
cli-rating-bad-rate = { $why }
cli-rating-bad-k = Se encontró la K { $found }; se esperaba un número de 1 a 40, o un jugador y un número como 7=10
cli-rating-oneself = { $path }: jugador { $number } ({ $name }), ronda { $round }: se encontró una partida contra sí mismo; se esperaba otro jugador. La ronda se deja fuera; corrija el registro 001
cli-rating-no-opponent = { $path }: jugador { $number } ({ $name }), ronda { $round }: se encontró el rival { $opponent }, que no está en el archivo. La ronda se deja fuera; corrija el número o añada al jugador
cli-rating-born = { $path }: jugador { $number } ({ $name }): se encontró el año de nacimiento { $year }, posterior al torneo. El nacimiento se deja fuera; corrija las columnas 70-79
cli-rating-floor = { $path }: jugador { $number } ({ $name }): se encontró el Elo { $rating }; se esperaba al menos 1400. Cuenta como sin Elo
cli-rating-standard = { $path }: jugador { $number } ({ $name }): sin Elo a este ritmo; lo sustituye el Elo clásico { $rating }
cli-rating-differ = { $path }: jugador { $number } ({ $name }), ronda { $round }: el registro del rival dice otra cosa. Corrija el que esté mal

## norm

cli-norm-about = Juzga las normas de título de un informe según el Reglamento de Títulos de la FIDE (B.01), y dice qué falta todavía
cli-norm-example =
    Ejemplos:
      arbiter norm abierto.trf
      arbiter norm abierto.trf --player 7
      arbiter norm abierto.trf --round 7 --host ESP --json
      arbiter norm --jsonl < casos.jsonl
cli-arg-norm-player = Muestra solo a este jugador, artículo a artículo y partida a partida
cli-arg-norm-round = Tras esta ronda; si falta: la última emparejada
cli-arg-norm-system = swiss o round-robin; si falta: según el archivo
cli-arg-norm-host = Federación organizadora, un código de la FIDE como ESP; si falta: registro 032
cli-arg-norm-exemption = national, national-team, zonal o strong-swiss (1.4.3; la última se concede según el recuento de los participantes); con none o si falta: ninguna, salvo que los participantes hagan del torneo un suizo fuerte
cli-arg-norm-last-forfeit = Cuenta una victoria por incomparecencia en la última ronda como derrota para la norma que se hace con ella (1.4.2c); si falta: no cuenta
cli-norm-title = Normas de título tras la ronda { $round }
cli-norm-line = { $number } { $name }, { $norm }: { $what }
cli-norm-no-host = No se conoce la federación anfitriona: no se puede saber si 1.4.3d exime el torneo, y nadie queda exento por 1.4.3b ni 1.4.3d. Dela con --host o en el registro 032 del informe
cli-norm-odd-host = { $host } no es el código de una federación de la FIDE que organice torneos y cuenta como si no hubiera federación anfitriona: no se puede saber si 1.4.3d exime el torneo, y nadie queda exento por 1.4.3b ni 1.4.3d. Dé la federación, como ESP, con --host o corrija el registro 032 del informe
cli-norm-odd-federations = No son códigos de federación de la FIDE (y cuántos jugadores los tienen): { $list }. Como rivales no cuentan como extranjeros de nadie, ni para 1.4.3d. Corrija las columnas 54 a 56 del registro 001, como ESP
cli-norm-none = Nadie ha hecho una norma ni puede hacerla ya
cli-norm-forecast = Es un pronóstico: la decisión de la FIDE es la definitiva
cli-norm-reached = hecha, { $score } de { $games }, rendimiento { $performance }
cli-norm-once = hecha por 1.4.1c (8 partidas y una victoria por incomparecencia o un descanso), { $score } de { $games }, rendimiento { $performance }; una sola por solicitud
cli-norm-impossible = fuera de alcance por { $article } ({ $why })
cli-norm-count-conditions = condiciones del evento incumplidas
cli-norm-count-games = partidas jugadas
cli-norm-count-score35 = puntos, 35 %
cli-norm-count-titled = rivales con título
cli-norm-count-level = rivales del nivel
cli-norm-count-foreign-feds = federaciones extranjeras
cli-norm-count-own-fed-max = rivales de la propia federación
cli-norm-count-one-fed-max = rivales de una misma federación
cli-norm-count-average = media de Elo
cli-norm-count-performance = rendimiento
cli-norm-yes = sí
cli-norm-no = NO
cli-norm-exempt = exento
cli-norm-last-forfeit = cuenta como derrota (1.4.2c)
cli-norm-raised = cuenta como { $floor }
cli-norm-out-not-played = no jugada
cli-norm-out-open = sin resultado
cli-norm-out-no-federation = de ninguna federación de la FIDE
cli-norm-out-unrated = sin Elo ni punto contra jugadores con Elo
cli-norm-out-after = después de la norma
cli-norm-out-won = ganada, se deja fuera
cli-norm-bad-exemption = Se encontró la exención { $found }; se esperaba none o una de { $known }
cli-norm-bad-host = Se encontró { $found } en --host; se esperaba el código de una federación de la FIDE que organice torneos, como ESP

## claim

cli-claim-about = Juzga una reclamación de tablas por triple repetición o por la regla de las cincuenta jugadas
cli-claim-example =
    Ejemplos:
      arbiter claim partida.pgn --kind threefold --ply 59
      arbiter claim partida.pgn --kind fifty --ply 140 --intended "Qe5"
      arbiter claim --jsonl < reclamaciones.jsonl

    El código de salida es 0 si la reclamación es correcta, 1 si es incorrecta, 3 si no se puede hacer o juzgar.
cli-arg-claim-file = Partida en PGN; - lee la entrada estándar
cli-arg-claim-kind = threefold (triple repetición) o fifty (cincuenta jugadas)
cli-arg-claim-ply = Medias jugadas hechas al reclamar; si falta, todas
cli-arg-claim-intended = La jugada escrita y anunciada, sin hacer; si falta, se reclama la posición del tablero
cli-arg-claim-language = Idioma de la jugada anunciada, como es; si falta o es auto, el de la partida, o el que dé una sola jugada legal (se marca)
cli-arg-claim-claimant = Quién reclama, white o black; sin ello: quien está en juego
cli-arg-claim-touched = Quien reclama tocó antes una pieza (9.4)
cli-arg-claim-edition = Edición de las Leyes, como 2023; si falta, la más nueva
cli-arg-claim-clauses = Una cláusula del torneo, que se muestra junto a los artículos; wrong-claim-minutes = N cambia el tiempo por una reclamación incorrecta; puede repetirse
cli-arg-claim-stands = Una jugada ilegal que se completó y vale, como 2w o 2b; las posiciones se cuentan con ella; puede repetirse
cli-arg-claim-game = Número de la partida en el archivo; si falta, la primera
cli-claim-no-game =
    { $path }: hay { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    } y se esperaba la { $game } con jugadas o una posición. Compruebe el archivo, o dé otro número con --game
cli-claim-bad-edition = Hay la edición { $found } y se esperaba una de { $known }
cli-claim-bad-kind = hay la clase { $found } y se esperaba threefold o fifty
cli-claim-bad-mode = hay el modo { $found } y se esperaba appeared o intended
cli-claim-occurrence = La posición se dio tras la media jugada { $ply } ({ $move }) { $note }
cli-claim-near-miss = Parece la misma tras la media jugada { $ply } ({ $move }) y no cuenta: { $why }

## mate

cli-mate-about = Dice si un bando aún puede dar mate con alguna serie de jugadas legales: bandera caída, abandono, posición muerta
cli-mate-example =
    Ejemplos:
      arbiter mate "8/8/8/8/8/5k2/5p2/5K2 b - - 0 1"
      arbiter mate "8/p6p/5kp1/5pP1/5P1K/1r5P/8/8 b - - 0 1" --winner white
      arbiter mate --tsv < posiciones.tsv

    Una línea de posiciones.tsv es el FEN, un tabulador y white (blancas) o black (negras). La respuesta añade el veredicto y las jugadas.
    El código de salida es 0 si puede dar mate alguno de los bandos preguntados, 1 si ninguno puede o queda sin decidir.
cli-arg-mate-edition = Edición de las Leyes cuyos artículos se citan, como 2023; si falta, la más nueva
cli-arg-mate-fen = Posición en FEN, con el enroque en cualquier notación; también Chess960
cli-arg-mate-winner = white (blancas) o black (negras); si falta, los dos
cli-arg-mate-limit-nodes = Posiciones que una búsqueda puede guardar antes de dejarlo sin decidir; si falta, 1000000
cli-arg-mate-json = Un valor JSON
cli-arg-mate-tsv = Lee posiciones con su bando de la entrada estándar, una por línea
cli-mate-bad-side = hay el bando { $found } y se esperaba white o black

## scoresheet

cli-scoresheet-about = Lee una planilla en cualquier idioma y muestra sus jugadas y lo dudoso
cli-scoresheet-example =
    Ejemplo:
      arbiter scoresheet planilla.txt --language es
      arbiter scoresheet blancas.txt --other negras.txt
cli-arg-scoresheet-file = Texto de la planilla; - lee la entrada estándar
cli-arg-scoresheet-other = Texto de la planilla del rival: FILE es la de las blancas, esta la de las negras
cli-arg-scoresheet-other-language = Idioma de la otra planilla
cli-arg-scoresheet-final-board = Posición en el tablero al final
cli-arg-scoresheet-moves-made = Tras la caída de bandera: ¿se hicieron tantas jugadas?
cli-arg-scoresheet-player = De quién es la bandera caída; sin esto se cuentan las de los dos
cli-arg-scoresheet-jsonl = Pares de planillas por la entrada estándar, uno por línea; responde una línea a cada uno
cli-scoresheet-agree = las dos planillas concuerdan
cli-scoresheet-others = Otras partidas que encajan igual de bien:
cli-arg-scoresheet-language = Idioma de las letras de las piezas, como es; si falta o es auto, se averigua
cli-arg-scoresheet-start = Primera posición como FEN; si falta, la usual
cli-arg-scoresheet-stands = Una casilla cuya jugada ilegal se completó y vale, como 2w o 2b; lo que sigue se lee a partir de ella; puede repetirse
cli-arg-scoresheet-write = Escribe de nuevo las jugadas: san, long, reversible, figurine u old-es
cli-arg-scoresheet-write-language = Idioma de las letras de --write; si falta, el de la planilla
cli-bad-place = Hay { $found } y se esperaba un número de jugada con w o b, como 2w
cli-arg-scoresheet-edition = Edición de las Leyes, como 2023; las planillas se leen igual con todas
cli-scoresheet-none = { $path }: no hay jugadas; se esperaba una planilla como texto, como 1. e4 e5 2. Cf3 Cc6; --language y --start dicen cómo se lee
cli-scoresheet-language = Idioma de la planilla: { $language } ({ $letters })
cli-scoresheet-doubtful = dudosa
cli-scoresheet-ambiguous = vale para más de una jugada
cli-scoresheet-illegal = no es legal aquí
cli-scoresheet-unreadable = no se puede leer
cli-scoresheet-after = no se llegó a ella
cli-scoresheet-nearest = más cercanas: { $moves }
cli-scoresheet-would-be = sería { $moves }
cli-scoresheet-stands = ilegal, se jugó y vale
cli-scoresheet-more-cells = { $count } más, sin leer

## touch

cli-touch-about = Dice qué debe jugar quien ha tocado piezas
cli-touch-example =
    Ejemplos:
      arbiter touch "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1" e1 h1
      arbiter touch "4k3/8/8/3p4/4P3/8/8/4K2R w K - 0 1" h1 d5 --order-unclear
      arbiter touch --jsonl < tocadas.jsonl

    Una casilla sola: pieza tocada; xd5: quitada del tablero; e2-e4: soltada en e4; a7-a8=Q: peón cuya dama ha tocado a8.
cli-arg-touch-fen = Posición en FEN
cli-arg-touch-touched = Lo que se tocó, por orden
cli-arg-touch-order-unclear = No se sabe qué pieza se tocó primero
cli-arg-touch-at-once = Las piezas se tocaron a la vez
cli-arg-touch-adjust = Antes se dijo «compongo»
cli-arg-touch-accidental = El contacto fue claramente accidental
cli-arg-touch-opponent-touched = El adversario ha tocado después una pieza
cli-arg-touch-player = Quién tocó: white o black; si se omite, a quien le toca jugar
cli-arg-touch-edition = Edición de las Leyes, como 2023; si se omite, la más nueva

## sealed

cli-sealed-about = Lee una jugada secreta en la posición aplazada y dice qué se sigue
cli-sealed-example =
    Ejemplos:
      arbiter sealed "6k1/5ppp/8/8/8/2B5/5PPP/6K1 w - - 0 40" "Ac3-f6" --language es
      arbiter sealed --jsonl < secretas.jsonl

    El código de salida es 0 si la jugada es clara y legal; si no, 1.
cli-arg-sealed-fen = Posición aplazada en FEN
cli-arg-sealed-written = La jugada tal como está escrita
cli-arg-sealed-language = Lengua de las letras, como es; si se omite o es auto: la de las respuestas, luego inglés
cli-arg-sealed-edition = Edición de las Leyes, como 2023; si se omite, la más nueva

## clock

cli-clock-about = Hace correr los relojes de un control de tiempo con lo gastado en cada jugada
cli-clock-example =
    Ejemplos:
      arbiter clock "40/90+30:30+30" 58 1:12 4:45
      arbiter clock "3+2" --shown 3:01 2:59.5
      arbiter clock --jsonl < relojes.jsonl

    Los tiempos son segundos, m:ss o h:mm:ss, por turno de blancas y negras. El código de salida es 1 si cae una bandera.
cli-arg-clock-control = Control de tiempo: jugadas/minutos+segundos, períodos separados por dos puntos; d5 es demora, b5 Bronstein. Los períodos de 300 o más son segundos
cli-arg-clock-times = Tiempo gastado en cada media jugada
cli-arg-clock-shown = Los tiempos son los que mostraba el reloj tras cada media jugada
cli-arg-clock-increment-after = El incremento viene tras la jugada y no hay antes de la primera
cli-arg-clock-seconds = Los tiempos del control son segundos
cli-arg-clock-edition = Edición de las Leyes, como 2023; si se omite, la más nueva

## library

cli-library-about = Listas de Elo de este equipo: cargar, buscar, ver y borrar
cli-library-example =
    Ejemplos:
      arbiter library update players_list.zip
      arbiter library find "nunez"
      arbiter library list
cli-library-update-about = Carga una lista de Elo: el texto o el XML de la FIDE, comprimidos o no, o una lista nacional en CSV
cli-library-update-example =
    Ejemplos:
      arbiter library update players_list.zip --month 2026-11
      arbiter library update club.csv --name FEDA --columns nationalId,name,national

    Sustituye la lista del mismo nombre y mes. Las filas que no se pueden leer se nombran y se dejan fuera.
cli-library-find-about = Busca jugadores por partes del nombre, en cualquier orden, con o sin acentos, o por ID
cli-library-find-example =
    Ejemplos:
      arbiter library find "nunez"
      arbiter library find "jose nun" --federation ESP
      arbiter library find 90000012 --json

    El código de salida es 1 si no se encuentra a nadie.
cli-library-list-about = Nombra las listas de Elo de este equipo
cli-library-list-example =
    Ejemplo:
      arbiter library list
cli-library-remove-about = Borra una lista de Elo de este equipo
cli-library-remove-example =
    Ejemplo:
      arbiter library remove fide-2026-10
cli-arg-library-update-file = Archivo de la lista
cli-arg-library-update-name = Nombre de la lista; si falta: según su contenido
cli-arg-library-update-month = Mes en vigor; si falta: el del archivo
cli-arg-library-update-columns = Significado de cada columna de una lista CSV: name, surname, given, nationalId, fideId, national, standard, rapid, blitz, title, federation, birth, sex, club o ignore; si falta: se adivina
cli-arg-library-find-text = Partes de un nombre, un ID, un año de nacimiento
cli-arg-library-find-federation = Solo esta federación
cli-arg-library-find-birth = Solo este año de nacimiento
cli-arg-library-find-list = Solo en esta lista, con el nombre que da el verbo list
cli-arg-library-find-limit = Respuestas como máximo; si falta: 20
cli-arg-library-remove-list = Lista, con el nombre que da el verbo list
# Beside the bar while a file of games is read.
cli-import-games =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
# Beside the bar while a list is loaded.
cli-library-rows =
    { $rows ->
        [one] { $rows } fila
       *[other] { $rows } filas
    }
# After loading. $seconds is a number as text.
cli-library-loaded =
    { $name } { $month }: { $out ->
        [0] { $rows } filas en { $seconds } s
       *[other] { $rows } filas en { $seconds } s, { $out } no leídas
    }
cli-library-more =
    { $count ->
        [one] … y una observación más
       *[other] … y { $count } observaciones más
    }
# After searching. $ms is a number as text.
cli-library-found =
    { $count ->
        [one] 1 jugador, { $ms } ms
       *[other] { $count } jugadores, { $ms } ms
    }
cli-library-none = Todavía no hay listas de Elo en este equipo: cargue una con «arbiter library update ARCHIVO»

## import, export, report, verify, example

cli-import-about = Lee informes, partidas y tablas de jugadores en un evento; el evento se crea si no existe
cli-import-example =
    Ejemplo:
      arbiter import abierto.trf partidas.pgn --event abierto.arbiter
      arbiter import grande.pgn --check
      arbiter import evento.json --event nuevo.arbiter
      arbiter import planillas.jpg --event abierto.arbiter --round 6 --board 16
cli-arg-files = Archivos que leer
cli-arg-import-tournament = Torneo que recibe las partidas o los jugadores, por su nombre o id; un informe entra en él si está vacío
cli-arg-import-encoding = Codificación de los archivos de texto, como windows-1251; si se omite, se averigua
cli-arg-import-columns = Qué significan las columnas de una lista de jugadores, por título o lugar: Pts=ignore,Elo=rating,3=name. Significados: name, surname, given, title, rating, national, federation, fideId, birth, sex, club, contact, ignore
cli-arg-import-points = Qué puntos cuentan si los de un informe o cuadro cruzado no coinciden con sus resultados: results (si no se dice), o file: las rondas sin partida valen entonces lo que hace falta, donde es posible
cli-arg-import-fill = Completa lo que una lista sabe de más de jugadores ya inscritos; no se sobrescribe nada
cli-import-empty-folder = { $path } no contiene informes, tablas ni partidas
cli-import-no-text = Esto no es texto: una imagen, un programa o un archivo comprimido. Se espera partidas (PGN), un informe (TRF) o una tabla (CSV, XLSX, ODS)
cli-import-together = { $path } y { $more ->
        [one] { $more } archivo más
       *[other] { $more } archivos más
    }
cli-import-more = { $name }: { $label } { $old } → { $new }, no tomado
cli-import-more-new = { $name }: { $label } { $new }, no tomado
cli-import-more-hint = --fill toma lo que completa un hueco; lo que sobrescribiría algo se marca en la ventana
# Debajo de lo leído: opciones que responden a lo dicho.
cli-import-hint-encoding = ¿Letras raras? --encoding NOMBRE lee el archivo en otra codificación
cli-import-hint-points = --points file hace valer los puntos del archivo donde los explican los descansos (byes)
cli-import-hint-columns = --columns ENCABEZADO=significado dice qué significa una columna
cli-import-hint-settings = Los ajustes se cambian en la ventana o con arbiter call tournament.update
cli-arg-import-round = Ronda de una tabla de resultados, o de la partida a la que pertenecen las fotos
cli-arg-import-board = Tablero de esa partida
cli-arg-import-ruling = Resolución a la que pertenecen las fotos, por su número
cli-arg-import-note = Qué muestran las fotos
# Output for a photo that was kept.
cli-import-photo = { $name }: guardada ({ $size }, SHA-256 { $sha })
cli-import-no-board = La ronda { $round } no tiene tablero { $board }
cli-arg-import-check = Solo lee y comprueba, sin evento: partidas (PGN) con la legalidad de cada jugada, informes (TRF); código de salida 1 si una partida no se puede reproducir o un informe se contradice
cli-import-checked =
    { $path }: { $games ->
        [one] una partida
       *[other] { $games } partidas
    }, { $plies ->
        [one] 1 jugada de uno u otro bando
       *[other] { $plies } jugadas de uno u otro bando
    }, { $marked ->
        [one] 1 partida con una jugada que no se puede reproducir
       *[other] { $marked } partidas con una jugada que no se puede reproducir
    }, { $odd ->
        [one] 1 partida con algo extraño
       *[other] { $odd } partidas con algo extraño
    }, { $problems ->
        [one] 1 problema
       *[other] { $problems } problemas
    }; { $millis } ms, { $rate } partidas por segundo
cli-import-checked-report =
    { $path }: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $problems ->
        [one] { $problems } problema
       *[other] { $problems } problemas
    }
cli-import-taken =
    { $path }: { $taken ->
        [one] uno tomado
       *[other] { $taken } tomados
    }
cli-no-tournament = No hay torneo «{ $found }» y se esperaba uno de { $known }
cli-export-about = Escribe los torneos de un evento en formatos abiertos
cli-export-example =
    Ejemplo:
      arbiter export --event abierto.arbiter --to trf26 salida
      arbiter export --event abierto.arbiter --to pgn --round 3 --pairings salida
      arbiter export --event abierto.arbiter --to json --redact birth,contact,minors salida
      arbiter export --event abierto.arbiter --to html web
cli-arg-folder = Carpeta donde escribir; se crea si no está
cli-arg-to = trf26, trf16, pgn, csv, xlsx, ods, json (el evento entero), o html: una web del evento
cli-arg-export-round = Ronda, para pgn; si falta, todas
cli-arg-export-player = Número de emparejamiento del jugador cuyas partidas se escriben, para pgn; si falta, todas
cli-arg-export-pairings = Para pgn: solo etiquetas, para tableros electrónicos
cli-arg-ascii = Letras sin acentos
cli-arg-languages = Idiomas de la web, como es,en; se abre en el primero; si falta: todos
cli-arg-redact = Lo que se calla: birth (fechas de nacimiento), contact (contacto), minors (apellidos e ID FIDE de los menores de 18)
# Una página de una web anterior que ya no existe.
cli-export-removed = retirada: { $path }
cli-report-about = Escribe un impreso de un evento como PDF, página web o texto
cli-report-example =
    Ejemplos:
      arbiter report --list --event abierto.arbiter
      arbiter report standings --event abierto.arbiter -o clasificacion.pdf
      arbiter report pairings --round 3 --event abierto.arbiter -o ronda3.html
      arbiter report standings --category U16,mujeres --event abierto.arbiter -o chicas.pdf
cli-arg-report-kind = Clase de impreso, como la nombra --list
cli-arg-report-exemption = Para las normas: national, national-team, zonal, strong-swiss (1.4.3; la última se concede según el recuento de los participantes) o none; si falta: la del evento
cli-arg-report-as-of = Para clasificación, cuadro cruzado, resultados, Elo y normas: como estaban tras esta anotación del diario
cli-arg-report-player = Número inicial, para el certificado (IT1) de un jugador; si falta, todos los que hicieron una norma
cli-arg-category = Solo estos, en el orden de todos: una categoría de los premios, o condiciones como U16, S50, mujeres, hombres, 1800-1999, 2000+, unrated, ESP, GM, club=Roble
cli-arg-output = Archivo que escribir; su terminación dice qué: .pdf, .html o .txt
cli-arg-ruling = Resolución, por su id, para el impreso de una resolución; si falta, la última
cli-arg-game = Partida, por su id, para un sobre o las incidencias de una mesa
cli-arg-paper = a4 o letter; si falta, a4
cli-arg-list = Muestra las clases de impresos
cli-report-incomplete = Se esperaba la clase de impreso y -o con un archivo, y solo hay uno de los dos
cli-report-bad-ending = { $path }: hay una terminación que no es .pdf, .html ni .txt. Dé una de ellas
cli-verify-about = Comprueba la cadena del diario de un evento, y que sus clasificaciones salen como se anotaron
cli-verify-example =
    Ejemplo:
      arbiter verify abierto.arbiter

    El código de salida es 1 si algo está mal; se nombra la primera anotación mala.
cli-arg-verify-file = Archivo del evento
cli-arg-verify-salvage = Guardar en este archivo nuevo lo que se pueda leer de un archivo de evento dañado
cli-example-about = Escribe una copia nueva del evento de ejemplo
cli-example-example =
    Ejemplo:
      arbiter example practica.arbiter
cli-arg-example-file = Archivo que crear
cli-example-exists = { $path }: hay un archivo con ese nombre y no se esperaba ninguno. Elija otro nombre

## Líneas de lotes y listas de desempates

cli-batch-not-json = Se esperaba un objeto JSON y desde la columna { $column } el texto no lo es
cli-batch-missing = Falta el campo { $field } en esta línea: véanse --help y el manual de la línea de órdenes
# $expected es una lista de códigos o el nombre de una clase de valor.
cli-batch-value =
    En el campo { $field } hay { $found } y se esperaba { $expected ->
        [seconds] un número de segundos no menor que 0
        [period] al menos un período
        [move] una jugada legal en UCI
        [title] un título como GM o WFM
        [rating] un Elo
        [score] una puntuación
        [opponents] al menos un adversario
       *[other] uno de estos: { $expected }
    }
cli-batch-not-a-case =
    En la columna { $column } hay { $found ->
        [number] un número
        [text] un texto
        [list] una lista
        [object] un objeto
        [yes-no] true o false
        [null] nada (null)
       *[other] otra cosa
    } y se esperaba { $expected ->
        [number] un número
        [text] un texto
        [list] una lista
        [object] un objeto
        [yes-no] true o false
       *[other] un caso de este verbo
    }: véase el manual de la línea de órdenes
cli-tiebreak-unknown = se esperaba un desempate como BH/C1 o DE y hay { $found }
cli-tiebreak-team = se esperaba un desempate individual y { $found } es de equipos
cli-tiebreak-individual = se esperaba un desempate de equipos y { $found } es individual
cli-tiebreak-modifier = { $kind } no admite el modificador { $modifier }
