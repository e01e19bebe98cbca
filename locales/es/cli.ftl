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
cli-progress = { $done } líneas
# Delante va el archivo o la carpeta que no se puede escribir.
cli-file-unwritten = { $path }: no se puede escribir: { $why }. Elija otro sitio

## Informes de torneo (TRF)

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
cli-pair-why-dutch = Se esperaba el sistema holandés para --why y hay otro
cli-pair-not-verified = Nota: { $system } no está verificado con el texto de la FIDE
cli-pair-by-system = Emparejada en la ronda { $round } según las reglas del sistema
cli-arg-check-system = Sistema con el que comprobar; si falta, el registro 192, o el sistema holandés
cli-pair-no-such-round = Hay la ronda { $round } y se esperaba de 1 a { $next }. Quite --round para emparejar la siguiente
cli-pair-all-paired = Se esperaba una ronda por emparejar y las { $planned } rondas previstas ya lo están. Dé el número nuevo con --rounds
cli-pair-no-rounds = { $path }: no está el número de rondas (registro 142), así que ninguna se trata como la última. Délo con --rounds
cli-pair-no-system = Se esperaba el sistema holandés o una liga y hay { $found }, que aún no se puede emparejar. Elija uno con --system
cli-pair-round-robin-over = Se esperaba una ronda de la liga, que tiene { $rounds } rondas, y no queda ninguna
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
cli-check-round =
    Ronda { $round }: { $count ->
        [0] como la emparejan las reglas
        [one] una diferencia
       *[other] { $count } diferencias
    }
cli-check-not-paired = las reglas emparejan { $white } – { $black }
cli-check-paired-instead = el archivo empareja { $white } – { $black }
cli-check-colors = las reglas dan blancas a { $white } contra { $black }
cli-check-bye = las reglas dan el descanso a { $draft }, el archivo a { $file } (- es nadie)
cli-check-no-legal-pairing = las reglas no conocen un emparejamiento legal de estos jugadores
cli-check-no-order = { $path }: no hay puestos con una lista de desempates (registro 202 o 212); no se compara el orden final
cli-check-unknown-tiebreak = { $path }: hay desempates que no se pueden calcular ({ $found }); no se compara el orden final
cli-check-order =
    Orden final por { $list }: { $count ->
        [0] como se calcula
        [one] una diferencia
       *[other] { $count } diferencias
    }
cli-check-rank = { $number }: puesto { $written } en el archivo, { $computed } calculado

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
cli-arg-half-byes = Descansos de medio punto, por ciento de jugadores y rondas
cli-arg-zero-byes = Ausencias sin puntos, por ciento de jugadores y rondas
cli-arg-full-byes = Descansos de un punto, por ciento de jugadores y rondas
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
cli-generate-tiebreak = Está el desempate { $found } y se esperaban códigos de C.07 como BH/C1,BH,SB

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
cli-arg-standings-unrated-as = Elo con el que cuentan los jugadores sin él; si falta, los desempates por elo quedan sin valor mientras haya alguno
cli-arg-standings-all = Muestra todos los desempates de C.07
cli-arg-standings-explain = Muestra cómo salen los desempates de este jugador
# Encima de la tabla.
cli-standings-title =
    Clasificación tras la ronda { $round }{ $open ->
        [0] { "" }
        [one] {"; "}hay una partida abierta
       *[other] {"; "}hay { $open } partidas abiertas
    }
cli-standings-teams = { $path }: es un torneo por equipos; los desempates de equipos no están en esta versión
cli-standings-bad-tiebreak = Lista de desempates: { $why }. arbiter standings ARCHIVO --all muestra los códigos
cli-standings-left-out = { $path }: se deja fuera un desempate: { $why }
cli-standings-no-such-round = Hay la ronda { $round } y se esperaba como mucho { $last }, la última emparejada
cli-standings-no-such-player = { $path }: no hay jugador { $number }. Dé un número inicial del archivo

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
cli-arg-claim-edition = Edición de las Leyes, como 2023; si falta, la más nueva
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

## scoresheet

cli-scoresheet-about = Lee una planilla en cualquier idioma y muestra sus jugadas y lo dudoso
cli-scoresheet-example =
    Ejemplo:
      arbiter scoresheet planilla.txt --language es
cli-arg-scoresheet-file = Texto de la planilla; - lee la entrada estándar
cli-arg-scoresheet-language = Idioma de las letras de las piezas, como es; si falta o es auto, se averigua
cli-arg-scoresheet-start = Primera posición como FEN; si falta, la usual
cli-arg-scoresheet-edition = Edición de las Leyes, como 2023; las planillas se leen igual con todas
cli-scoresheet-none = { $path }: no hay jugadas y se esperaba una planilla como texto
cli-scoresheet-language = Idioma de la planilla: { $language } ({ $letters })
cli-scoresheet-doubtful = dudosa
cli-scoresheet-ambiguous = vale para más de una jugada
cli-scoresheet-illegal = no es legal aquí
cli-scoresheet-unreadable = no se puede leer
cli-scoresheet-after = no se llegó a ella
cli-scoresheet-nearest = más cercanas: { $moves }

## import, export, report, verify, example

cli-import-about = Lee informes, partidas y tablas de jugadores en un evento
cli-import-example =
    Ejemplo:
      arbiter import abierto.trf partidas.pgn --event abierto.arbiter
cli-arg-files = Archivos que leer
cli-arg-import-tournament = Torneo que recibe las partidas o los jugadores, por su nombre o id
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
cli-arg-folder = Carpeta donde escribir; se crea si no está
cli-arg-to = trf26, trf16, pgn o csv
cli-arg-export-round = Ronda, para pgn; si falta, todas
cli-arg-ascii = Letras sin acentos
cli-report-about = Escribe un impreso de un evento como PDF, página web o texto
cli-report-example =
    Ejemplos:
      arbiter report --list --event abierto.arbiter
      arbiter report standings --event abierto.arbiter -o clasificacion.pdf
      arbiter report pairings --round 3 --event abierto.arbiter -o ronda3.html
cli-arg-report-kind = Clase de impreso, como la nombra --list
cli-arg-output = Archivo que escribir; su terminación dice qué: .pdf, .html o .txt
cli-arg-ruling = Resolución, por su id, para el impreso de una resolución; si falta, la última
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
cli-example-about = Escribe una copia nueva del evento de ejemplo
cli-example-example =
    Ejemplo:
      arbiter example practica.arbiter
cli-arg-example-file = Archivo que crear
cli-example-exists = { $path }: hay un archivo con ese nombre y no se esperaba ninguno. Elija otro nombre
