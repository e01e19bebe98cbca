### Palabras de clasificaciones, desgloses, impresos, archivos que salen y archivos que entran.

## Nombres de los desempates. La clave termina en el código.

desk-tiebreak-pts = Puntos
desk-tiebreak-de = Encuentro directo
desk-tiebreak-win = Número de victorias
desk-tiebreak-won = Partidas ganadas
desk-tiebreak-bpg = Partidas con negras
desk-tiebreak-bwg = Victorias con negras
desk-tiebreak-ps = Progresivo
desk-tiebreak-rep = Rondas que se eligió jugar
desk-tiebreak-std = Puntos estándar
desk-tiebreak-tpn = Número de emparejamiento
desk-tiebreak-bh = Buchholz
desk-tiebreak-aob = Media de los Buchholz de los rivales
desk-tiebreak-fb = Fore Buchholz
desk-tiebreak-sb = Sonneborn-Berger
desk-tiebreak-ks = Koya
desk-tiebreak-aro = Media de Elo de los rivales
desk-tiebreak-tpr = Rendimiento en el torneo
desk-tiebreak-ptp = Rendimiento perfecto en el torneo
desk-tiebreak-apro = Media del rendimiento de los rivales
desk-tiebreak-appo = Media del rendimiento perfecto de los rivales
desk-tiebreak-hand = Valor a mano
# A tie-break of the event’s own, its values by hand.
desk-tiebreak-other = { $name }, a mano
desk-tiebreak-lot = Sorteo
desk-tiebreak-rtng = Elo
desk-tiebreak-keizer = Puntos Keizer
# Tie-breaks that only teams have.
desk-tiebreak-team-mpts = Puntos de encuentro
desk-tiebreak-team-gpts = Puntos de partida
desk-tiebreak-team-mpvgp = Resultado secundario
desk-tiebreak-team-esb = Sonneborn-Berger ampliado
desk-tiebreak-team-emmsb = Sonneborn-Berger: puntos de encuentro de los rivales por puntos de encuentro propios
desk-tiebreak-team-emgsb = Sonneborn-Berger: puntos de encuentro de los rivales por puntos de partida propios
desk-tiebreak-team-egmsb = Sonneborn-Berger: puntos de partida de los rivales por puntos de encuentro propios
desk-tiebreak-team-eggsb = Sonneborn-Berger: puntos de partida de los rivales por puntos de partida propios
desk-tiebreak-team-ede = Encuentro directo ampliado
desk-tiebreak-team-edec = Encuentro directo ampliado, después cuenta de tableros
desk-tiebreak-team-edet = Encuentro directo ampliado, después primer tablero
desk-tiebreak-team-edeb = Encuentro directo ampliado, después últimos tableros
desk-tiebreak-team-edebt = Encuentro directo ampliado, después cuenta de tableros y primer tablero
desk-tiebreak-team-edebb = Encuentro directo ampliado, después cuenta de tableros y últimos tableros
desk-tiebreak-team-sssc = Combinación de puntos y fuerza
desk-tiebreak-team-bc = Cuenta de tableros
desk-tiebreak-team-tbr = Resultado del primer tablero
desk-tiebreak-team-bbe = Eliminación de los últimos tableros
# An individual tie-break by one of the two scores of teams.
desk-tiebreak-by-mp = { $name }, puntos de encuentro
desk-tiebreak-by-gp = { $name }, puntos de partida
# A tie-break with its modifiers, as C1, M1, P.
desk-tiebreak-modified = { $name } { $modifier }
# The same, where the name has several parts.
desk-tiebreak-modified-whole = { $name } ({ $modifier })

## Reglas de los desempates en una frase, sobre un desglose. La clave termina en el código.

output-rule-pts = { $article }: primero cuentan los puntos.
output-rule-de = { $article }: las partidas entre quienes siguen empatados; si algunos no se enfrentaron, un puesto solo es de quien queda por delante sea cual fuere el resultado de las partidas que faltan.
output-rule-win = { $article }: rondas en las que se recibieron los puntos de una victoria, jugadas o no.
output-rule-won = { $article }: partidas ganadas ante el tablero.
output-rule-bpg = { $article }: partidas jugadas ante el tablero con negras.
output-rule-bwg = { $article }: partidas ganadas ante el tablero con negras.
output-rule-ps = { $article }: la suma de las puntuaciones tras cada ronda.
output-rule-rep = { $article }: todas las rondas menos los byes pedidos y las incomparecencias.
output-rule-std = { $article }: uno por cada ronda con más puntos que el rival previsto, o que unas tablas si no se jugó; medio si son los mismos.
output-rule-tpn = { $article }: el número de emparejamiento, primero el más bajo.
output-rule-bh = { $article }: la suma de las puntuaciones de los rivales; una ronda no jugada cuenta como un rival con la puntuación propia, con límites.
output-rule-aob = { $article }: la media de los Buchholz de los rivales con los que se jugó ante el tablero.
output-rule-fb = { $article }: el Buchholz como si todas las partidas de la última ronda fueran tablas.
output-rule-sb = { $article }: la suma de la puntuación de cada rival por los puntos logrados contra él.
output-rule-ks = { $article }: los puntos logrados contra quienes hicieron al menos la mitad de lo posible.
output-rule-aro = { $article }: la media de Elo de los rivales con los que se jugó ante el tablero, redondeada.
output-rule-tpr = { $article }: la media de Elo de los rivales más la diferencia que corresponde al porcentaje.
output-rule-ptp = { $article }: el Elo más bajo cuya puntuación esperada contra los mismos rivales es al menos la lograda.
output-rule-apro = { $article }: la media del rendimiento de los rivales con los que se jugó ante el tablero.
output-rule-appo = { $article }: la media del rendimiento perfecto de los rivales con los que se jugó ante el tablero.
output-rule-hand = Un valor de fuera, anotado a mano: de un desempate jugado, de otro torneo; el mayor primero.
output-rule-lot = { $article }: el puesto sacado a suerte, el primero delante. La misma semilla da siempre el mismo sorteo.
output-rule-rtng = { $article }: el Elo propio.
output-rule-keizer = La tabla de Keizer, que ningún reglamento recoge: el valor propio según el puesto, el valor del rival por una victoria, la mitad por unas tablas, el 67 % del valor propio por el bye y el 33 % por una ausencia.
# Tie-breaks that only teams have.
output-rule-team-score = { $article }: los puntos de los encuentros, o los de las partidas de todos los tableros.
output-rule-team-mpvgp = { $article }: el resultado secundario, los puntos de partida si deciden los de encuentro y los de encuentro si deciden los de partida.
output-rule-team-sonneborn = { $article }: la suma de los puntos de cada rival multiplicados por los hechos contra él; el código dice qué puntos de cada uno.
output-rule-team-encounter = { $article }: los encuentros entre quienes siguen empatados, por el resultado primario y, si no separa a nadie, por el secundario; los tableros de su propio encuentro solo cuando quedan dos.
output-rule-team-sssc = { $article }: el resultado secundario más el Buchholz del primario, dividido para que ambos pesen lo mismo.
output-rule-team-bc = { $article }: el número de cada tablero por los puntos hechos en él; cuanto menor, mejor.
output-rule-team-tbr = { $article }: los puntos del primer tablero, después los del segundo, y así sucesivamente.
output-rule-team-bbe = { $article }: los puntos de partida sin el último tablero, después sin los dos últimos, y así sucesivamente.
# Of sums of products, as Sonneborn-Berger: the score of the opponent says which product goes.
output-rule-cut-low-product =
    { $count ->
        [one] Se descarta el producto con el rival de menor puntuación, sea o no el producto menor (C.07 14.1).
       *[other] Se descartan los productos con los { $count } rivales de menor puntuación, sean o no los productos menores (C.07 14.1).
    }
output-rule-cut-both-product =
    { $count ->
        [one] Se descartan los productos con los rivales de menor y de mayor puntuación, sean cuales sean los productos (C.07 14.2).
       *[other] Se descartan los productos con los { $count } rivales de menor y los { $count } de mayor puntuación, sean cuales sean los productos (C.07 14.2).
    }
output-rule-cut-low =
    { $count ->
        [one] Se descarta el valor más bajo (C.07 14.1).
       *[other] Se descartan los { $count } valores más bajos (C.07 14.1).
    }
output-rule-cut-both =
    { $count ->
        [one] Se descartan el valor más bajo y el más alto (C.07 14.2).
       *[other] Se descartan los { $count } valores más bajos y los { $count } más altos (C.07 14.2).
    }
output-rule-cut-rounds =
    { $count ->
        [one] Se descarta la suma tras la primera ronda (C.07 14.1).
       *[other] Se descartan las sumas tras las primeras { $count } rondas (C.07 14.1).
    }
output-rule-limit = El límite se mueve { $points } puntos (C.07 9.2).
output-rule-fore = Con Fore Buchholz en lugar de Buchholz.
output-rule-forfeits-played = Las incomparecencias cuentan como jugadas contra el rival previsto.
output-rule-reversed = En orden inverso.
# Below standings.
output-rules-c07-2026 = Desempates según FIDE C.07, en vigor desde el 1 de marzo de 2026
output-rules-c07-2024 = Desempates según FIDE C.07, en vigor desde el 1 de agosto de 2024
# Below standings and crosstables.
output-note-dropped = { $codes }: se omite, { $count ->
        [one] hay un participante sin Elo
       *[other] hay { $count } participantes sin Elo
    } (C.07 10). Indique qué Elo se cuenta a los que no tienen
# Un desempate a mano o el sorteo, en la lista: no se dio nada para él y no decide nada.
output-note-no-values = { $code }: no se dieron valores, así que no decide nada. Introdúzcalos en las reglas del torneo
output-note-no-lots = { $code }: no se ha sorteado, así que no decide nada. Sortee en las reglas del torneo
# Los dos equipos de un Scheveningen, debajo de la clasificación y del cuadro cruzado.
output-note-sides = Equipos: { $one } { $points } – { $others } { $other }
output-side-numbers = números { $first } a { $last }
output-note-points-apart =
    { $count ->
        [one] El informe da puntos aparte de los resultados, que se conservan y no se cuentan aquí: { $lines }
       *[other] El informe da puntos aparte de los resultados { $count } veces, que se conservan y no se cuentan aquí: { $lines }
    }
output-note-annulled =
    { $count ->
        [one] { $names } se retiró antes de la mitad de las partidas: sus partidas quedan en la tabla para el Elo y no cuentan para la clasificación de nadie (C.05 6.6)
       *[other] Se retiraron antes de la mitad de las partidas: { $names }. Sus partidas quedan en la tabla para el Elo y no cuentan para la clasificación de nadie (C.05 6.6)
    }
output-note-expelled =
    { $count ->
        [one] { $names } fue expulsado y no tiene puesto
       *[other] Expulsados, sin puesto: { $names }
    }
# Beside a name.
output-status-withdrawn = retirado
output-status-expelled = expulsado
# A name with its mark, on paper.
output-name-marked = { $name } ({ $mark })
# A tie-break that has no place in the event.
output-tie-break-not-in-edition = { $code }: C.07 de agosto de 2024, en vigor para este torneo, no lo tiene (llegó el 1 de marzo de 2026)
output-tie-break-buchholz-round-robin = { $code }: Buchholz no es para ligas (C.07 8, 15.2). Use SB, DE, WIN o KS
output-tie-break-koya-swiss = { $code }: Koya es para ligas (C.07 9.2)
# Questions that C.07 leaves open, and their answers; the first is the usual one.
output-reading-double-forfeit = STD tras una doble incomparecencia ({ $article })
output-reading-double-forfeit-nothing = nadie puntúa
output-reading-double-forfeit-equal = ½ a cada uno, según la letra
output-reading-forfeit-wins = Una victoria por incomparecencia en una liga, para WON, BPG y BWG ({ $article })
output-reading-forfeit-wins-not-games = no es partida
output-reading-forfeit-wins-games = es partida, según la letra
output-reading-sonneborn-cut = De varias rondas no jugadas por voluntad propia, SB elimina ({ $article })
output-reading-sonneborn-cut-lowest-contribution = la que menos suma
output-reading-sonneborn-cut-lowest-score = la de menor puntuación del rival ficticio
output-reading-dummy-rounds = El rival ficticio de un descanso se limita a unas tablas en ({ $article })
output-reading-dummy-rounds-completed = cada ronda completada
output-reading-dummy-rounds-planned = cada ronda del torneo
output-reading-early-withdrawal = Quien deja una liga antes de la mitad de las partidas ({ $article })
output-reading-early-withdrawal-annulled = sus resultados no cuentan para nadie
output-reading-early-withdrawal-stands = sus resultados cuentan
# Where the text of a pairing system leaves room, or was not at hand; $article is empty where there is no FIDE text.
output-pairing-dubov-unrated = A los jugadores sin Elo se les estima ({ $article })
output-pairing-dubov-bye = El descanso que da el emparejamiento ({ $article })
output-pairing-dubov-bye-no-float = no cuenta como subida
output-pairing-dubov-bye-upfloat = cuenta como subida
output-pairing-dubov-upfloaters = Las puntuaciones de los que suben se comparan ({ $article })
output-pairing-dubov-upfloaters-lowest-first = desde la más baja
output-pairing-dubov-upfloaters-highest-first = desde la más alta
output-pairing-dubov-candidates = Un grupo de jugadores que suben se juzga por ({ $article })
output-pairing-dubov-candidates-best-pairing = el mejor emparejamiento del grupo que forma
output-pairing-dubov-candidates-colors-due = solo los colores que corresponden en ese grupo
output-pairing-dubov-shifters = De los dos del centro de la lista se mueve primero ({ $article })
output-pairing-dubov-shifters-after-middle = el que está detrás del centro
output-pairing-dubov-shifters-before-middle = el que está delante del centro
output-pairing-burstein-index = El índice se forma con puntuaciones ({ $article })
output-pairing-burstein-index-real = sin puntos virtuales
output-pairing-burstein-index-virtual = con puntos virtuales
output-pairing-burstein-next = Los que bajan se eligen, para el grupo siguiente, por ({ $article })
output-pairing-burstein-next-pairs-and-scores = sus parejas y después las puntuaciones que siguen bajando
output-pairing-burstein-next-pairs = solo sus parejas
output-pairing-lim-maxi = Maxitorneo: elecciones por color solo dentro de 100 puntos de Elo ({ $article })
output-pairing-lim-maxi-no = no
output-pairing-lim-maxi-yes = sí
output-pairing-lim-floaters = De los igual de buenos para flotar va ({ $article })
output-pairing-lim-floaters-lowest-numbered = hacia abajo el de número más bajo, hacia arriba el de número más alto
output-pairing-lim-floaters-nearest = el más cercano al otro grupo
output-pairing-lim-exchange = Tras el jugador de enfrente sigue ({ $article })
output-pairing-lim-exchange-downwards-first = todos los de abajo y luego todos los de arriba
output-pairing-lim-exchange-nearest = el más cercano, abajo o arriba
output-pairing-lim-colors = Se cambian rivales para dar los colores que corresponden ({ $article })
output-pairing-lim-colors-exchange = sí
output-pairing-lim-colors-keep = no, solo donde dos no pueden enfrentarse
output-pairing-lim-last-round = En la última ronda ({ $article })
output-pairing-lim-last-round-score-first = los de igual puntuación se enfrentan sea cual sea su color
output-pairing-lim-last-round-colors-hold = rigen las reglas de color
output-pairing-double-swiss-upfloaters = Las puntuaciones de los que suben se comparan ({ $article })
output-pairing-double-swiss-upfloaters-lowest-first = desde la más baja
output-pairing-double-swiss-upfloaters-highest-first = desde la más alta
output-pairing-team-preferences = Preferencias de color de los equipos ({ $article })
output-pairing-team-preferences-type-a = tipo A
output-pairing-team-preferences-type-b = tipo B
output-pairing-team-preferences-off = ninguna
output-pairing-keizer-rematch = Rondas antes de que los mismos dos puedan volver a enfrentarse

## Líneas de un desglose

# Heading: whose value of what.
output-working-title = { $name }: { $tiebreak }
# A round: number and name of the opponent, letter of the own color, result.
output-working-opponent = { $number } { $name } ({ $color }{ $result })
output-working-cut-low = Descartado: el más bajo.
output-working-cut-high = Descartado: el más alto.
output-working-cut-low-product = Descartado: la puntuación del rival es la más baja.
output-working-cut-high-product = Descartado: la puntuación del rival es la más alta.
output-working-cut-voluntary = Descartada primero: ronda no jugada por voluntad propia (C.07 16.5).
output-working-limit = Puntuación que necesita un rival
output-working-own-value = Valor propio según el puesto
# Lines on the working of a team’s tie-break.
output-team-secondary = Resultado secundario
output-team-divisor = El Buchholz se divide por
output-team-board = Tablero { $number }
output-team-mutual = Ronda { $round }, contra { $name }
# A round without a match, where boards are looked at.
output-team-bye = Ronda { $round }, { $bye }: { $points } en cada tablero (C.07 12)
# Below the standings of teams. $article is that of the tie-break.
output-team-uneven = { $code } ordena equipos con distintos puntos de partida ({ $teams }), y { $article } lo prevé para iguales: ponga GP (o MPvGP) antes en la lista
output-working-no-games = Ninguna partida que cuente para el Elo
output-working-dropped =
    { $count ->
        [one] Se omite: hay un participante sin Elo (C.07 10)
       *[other] Se omite: hay { $count } participantes sin Elo (C.07 10)
    }
output-working-dropped-cure = Indique qué Elo se cuenta a los que no tienen, en las reglas o con --unrated-as.
# De un valor a mano y del sorteo.
output-working-by-hand = Introducido a mano
output-working-no-value = No se dio ningún valor
output-working-lot = Número sorteado
output-working-no-lot = No se ha sorteado
# De PTP: lo que se espera del valor contra un rival, y en total.
output-working-expected = Esperado con { $rating }: { $expected }.
output-working-expected-sum = Puntuación esperada con { $rating }
output-working-expected-enough = Al menos { $points }, la puntuación lograda.
output-working-expected-below = Menos de { $points }: un punto de Elo menos no basta.
output-working-perfect-zero = Sin puntos: el rival más bajo, { $lowest }, menos 800.
output-working-average = Media de Elo de los rivales
output-working-score = { $points } de { $games }
output-working-difference = Diferencia según la tabla
output-working-percent = { $percent } %
output-source-opponent-adjusted = La puntuación del rival, con las rondas que le faltaron al final como tablas (C.07 16.3).
output-source-own-score = No jugada: cuenta la puntuación propia (C.07 16.4).
output-source-limited-by-opponent = No jugada: la puntuación propia, pero no más que la del rival previsto (C.07 16.4.1).
output-source-limited-by-draws = No jugada: la puntuación propia, pero no más que tablas en cada ronda (C.07 16.4.2).
output-source-drawn-final-round = La última ronda cuenta como tablas (C.07 8.3).
output-source-running-score = La puntuación tras esta ronda.
output-source-keizer-value = El valor del rival en la tabla es { $score }.
output-source-keizer-share = Una parte del valor propio.
output-source-opponent-tiebreak = El valor del propio rival.
output-source-unrated = El rival no tiene Elo y cuenta como { $score }.
output-source-reached-limit = El rival tiene { $score } y llegó al límite.
output-source-below-limit = El rival tiene { $score } y no llega al límite.
output-source-not-played = No se jugó ninguna partida.
output-source-open = La partida aún no tiene resultado.
output-source-no-opponent = Sin rival.
output-source-annulled = El jugador dejó la liga antes de la mitad de las partidas: la partida queda en la tabla para el Elo y no cuenta para la clasificación (C.05 6.6).
# Sonneborn-Berger.
output-source-product = { $score } × { $points }
output-direct-complete = { $players } jugadores, todos se enfrentaron
output-direct-incomplete = { $players } jugadores, no todos se enfrentaron
output-direct-range =
    { $missing ->
        [one] Falta una partida: al menos { $least }, como mucho { $most }.
       *[other] Faltan { $missing } partidas: al menos { $least }, como mucho { $most }.
    }
output-direct-place = Puesto { $place }.
output-direct-next-table = Sigue el empate: véase la tabla siguiente.
output-direct-alone = Nadie está empatado aquí con este jugador
output-direct-alone-team = Ningún otro equipo está empatado aquí con este

## Qué torneo

output-which-tournament = El evento tiene más de un torneo: hay que nombrar uno
output-which-tournament-hint = Elija uno de ellos: { $known }

## Impresos

# Below a table: name and code of a tie-break.
output-tiebreak-legend = { $name } ({ $code })
# Foot of a print.
output-note = Según la anotación { $entry } del diario
# In the heading of standings printed as of an earlier moment.
output-as-of = Según la anotación { $entry } del diario, { $when }
output-as-of-not = { $report }: se imprime como está el evento; solo la clasificación, el cuadro cruzado, los resultados, el Elo y las normas se imprimen según una anotación. Quite la anotación
# Part of the file name.
output-as-of-name = anotación { $entry }
# Bajo el título, y en la ventana: las cifras aún pueden cambiar.
output-provisional-open =
    { $open ->
        [one] Provisional: una partida abierta
       *[other] Provisional: { $open } partidas abiertas
    }
output-provisional-round = Provisional: tras la ronda { $round } de { $rounds }
output-provisional-both =
    { $open ->
        [one] Provisional: tras la ronda { $round } de { $rounds }, una partida abierta
       *[other] Provisional: tras la ronda { $round } de { $rounds }, { $open } partidas abiertas
    }
output-note-open =
    { $open ->
        [one] Provisional: una partida sin resultado. Según la anotación { $entry } del diario
       *[other] Provisional: { $open } partidas sin resultado. Según la anotación { $entry } del diario
    }
# Under a diagram of a ruling.
output-diagram =
    Tras { $move }, juegan { $turn ->
        [white] blancas
       *[black] negras
    }
output-diagram-start =
    Primera posición, juegan { $turn ->
        [white] blancas
       *[black] negras
    }
output-move-open =
    { $status ->
        [illegal] [{ $move }: no es legal]
        [ambiguous] [{ $move }: no está claro]
        [after] [{ $move }]
        [stands] { $move } (no es legal, queda)
       *[unreadable] [{ $move }: no se lee]
    }
output-moves-open = (Las jugadas entre corchetes no se leyeron y no forman parte de lo juzgado.)
output-near-miss = { $move }: { $why }
output-blocked = { $report }: ahora no se puede imprimir, { $why }
output-blocked-no-prizes = no hay fondo de premios
output-blocked-no-round = no hay ninguna ronda publicada
output-blocked-no-round-robin = el torneo no es una liga
output-blocked-no-teams = el informe del que se importó la sección no tiene equipos
output-blocked-no-players = no hay jugadores inscritos
output-blocked-category = hay una categoría «{ $text }», se esperaba el nombre de una categoría de los premios, o condiciones como U16, S50, mujeres, hombres, 1800-1999, 2000+, unrated, ESP, GM, club=Roble, separadas por comas
output-blocked-no-ruling = no se ha decidido ninguna reclamación

## Tablas que salen: hojas y columnas. Las columnas de las listas que entran se llaman igual.

output-sheet-players = Jugadores
output-sheet-round = Ronda { $round }
output-sheet-standings = Clasificación tras la ronda { $round }
output-sheet-crosstable = Cuadro cruzado
output-sheet-team-standings = Equipos tras { $round }
output-sheet-ratings = Variación de Elo
output-sheet-norms = Normas
output-sheet-prizes = Premios
output-column-games = Partidas
output-column-expected = We
output-column-difference = W-We
output-column-k = K
output-column-change = Variación
output-column-rounded = Redondeada
output-column-performance = Rp
output-column-first = Elo inicial
output-column-notes = Notas
output-column-norm = Norma
output-column-state = Estado
output-column-average = Ra
output-column-prize = Premio
output-column-team = Equipo
output-column-match-points = Puntos de encuentro
output-column-game-points = Puntos de partida
output-column-paid = Pagado
output-column-number = N.º
output-column-rank = Puesto
output-column-name = Nombre
output-column-surname = Apellidos
output-column-given = Nombre de pila
output-column-title = Título
output-column-rating = Elo
output-column-federation = Federación
output-column-fideid = ID FIDE
output-column-birth = Nacimiento
output-column-sex = Sexo
output-column-club = Club
output-column-contact = Correo o teléfono
output-column-nationalid = ID nacional
output-column-national = Elo nacional
output-column-standard = Elo estándar
output-column-rapid = Elo rápido
output-column-blitz = Elo relámpago
output-column-ignore = No leer

## Archivos que entran

output-file-too-large = El archivo es mayor que cualquier lista de un torneo (64 MB)
output-bad-base64 = El archivo no ha llegado entero
output-bad-base64-hint = Elíjalo de nuevo
output-no-file = Hace falta un archivo o un texto pegado
output-no-text = El archivo no contiene texto: no es una lista de jugadores
output-no-text-hint = Guarde la lista como CSV, XLSX u ODS
# Un fichero propio de Vega sin lista de jugadores dentro.
output-file-of-vega = Este fichero de Vega no contiene una lista de jugadores que se pueda leer
output-file-of-vega-hint = En Vega, genere el informe para la FIDE (TRF) o guarde la lista de jugadores como texto, e impórtelo
output-no-plain-file = Esto es una carpeta o un dispositivo, no un archivo
output-no-plain-file-hint = Elija un archivo
output-no-table = La página no contiene ninguna tabla
output-no-table-hint = Guarde la página donde se ve la propia lista, o la lista como CSV o XLSX
output-no-workbook = El archivo no es una hoja de cálculo que se pueda leer
output-no-workbook-hint = Guárdelo como XLSX, ODS o CSV
output-empty-file = El archivo está vacío
output-empty-file-hint = Elija otro archivo o guárdelo de nuevo con el programa que lo hizo
output-no-rows = No hay ninguna fila con un jugador en el archivo
output-no-rows-hint = Guarde la lista con una fila por jugador
# Name of an event made for pasted text.
output-new-event = Evento importado
output-nothing-taken = No se ha tomado nada, así que nada ha cambiado
# What was read of open JSON.
output-import-json = Jugadores: { $players }; torneos: { $tournaments }; partidas: { $games }
output-json-unusable = Con este archivo no se puede hacer un evento. { $why }
# What was read of a TRF.
output-import-trf =
    { $players ->
        [one] Un jugador
       *[other] { $players } jugadores
    }, { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    }, { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
output-import-lines = Líneas: { $lines }; de ellas, { $used } usadas ({ $empty } en blanco o reglas), { $kept } conservadas para devolverlas ({ $listed } que no pudieron leerse){ $refused ->
        [0] {""}
        [one] , 1 de un jugador que no se inscribe
       *[other] , { $refused } de jugadores que no se inscriben
    }
# The arbiter stopped the reading of a file of games.
output-import-stopped = Detenido; no se tomó nada del archivo
# A file of games over 64 MB: its bytes are not put into the event.
output-import-games-kept = El archivo es grande: con el evento solo se guardan las partidas adjuntadas
output-import-pgn =
    { $found ->
        [one] { $taken } de { $found } partida unida a su mesa
       *[other] { $taken } de { $found } partidas unidas a sus mesas
    }
output-trf-outside = TRF no tiene ningún registro para los valores a mano, los sorteos, la K de una lista de Elo ni un ritmo que no diga su control de tiempo: van en líneas de comentario (###), que este programa vuelve a leer y otros omiten
# Junto a un informe: líneas del informe importado, si los jugadores tienen ahora otros números.
output-trf-not-followed =
    { $count ->
        [one] Se omite una línea del informe importado: los jugadores tienen ahora otros números y puede nombrar a jugadores que ya no están, o de un modo que este programa no lee: { $lines }
       *[other] Se omiten { $count } líneas del informe importado: los jugadores tienen ahora otros números y pueden nombrar a jugadores que ya no están, o de un modo que este programa no lee: { $lines }
    }
output-trf-gone =
    { $count ->
        [one] Una línea del informe importado se escribe sin su número { $who }: ese jugador ya no está ({ $line })
       *[other] Una línea del informe importado se escribe sin sus números { $who }: esos jugadores ya no están ({ $line })
    }
output-trf-old-comments =
    { $count ->
        [one] Un comentario del informe importado lleva números: si son de jugadores, son los de entonces
       *[other] { $count } comentarios del informe importado llevan números: si son de jugadores, son los de entonces
    }
# Junto a un informe: federaciones de los jugadores y del evento.
output-trf-odd-federations =
    { $count ->
        [one] { $found } no es el código de ninguna federación de la FIDE: quien lea el informe no lo conocerá
       *[other] { $found } no son códigos de federaciones de la FIDE: quien lea el informe no los conocerá
    }
# Junto a un informe, o al archivo para JaVaFo, que se exporta.
output-trf-late =
    { $count ->
        [one] Un resultado se corrigió tarde (C.04.2 4.3): las líneas de los jugadores lo llevan como cuenta para el Elo, y los puntos y puestos como queda en la clasificación; lo dice una línea de comentario (###), que este programa vuelve a leer
       *[other] { $count } resultados se corrigieron tarde (C.04.2 4.3): las líneas de los jugadores los llevan como cuentan para el Elo, y los puntos y puestos como quedan en la clasificación; lo dicen líneas de comentario (###), que este programa vuelve a leer
    }
output-trf-late-engine =
    { $count ->
        [one] Un resultado se corrigió tarde, solo para el Elo (C.04.2 4.3): este archivo es para emparejar y lo lleva como queda en la clasificación
       *[other] { $count } resultados se corrigieron tarde, solo para el Elo (C.04.2 4.3): este archivo es para emparejar y los lleva como quedan en la clasificación
    }
# Junto a un TRF16 exportado.
output-trf16-scoring = TRF16 no tiene sitio para la puntuación { $win } / { $draw } / { $loss }: quien lo lea contará 1 / ½ / 0. TRF26 la conserva
# Comentario en una partida que se exporta: las jugadas desde la primera que no se pudo reproducir.
output-pgn-unreplayed = Sin reproducir desde aquí: { $moves }
output-import-results =
    { $taken ->
        [one] { $taken } resultado anotado
       *[other] { $taken } resultados anotados
    } de { $found } partidas de la tabla
output-import-filled =
    { $count ->
        [one] { $count } dato completado de jugadores ya inscritos
       *[other] { $count } datos completados de jugadores ya inscritos
    }
output-import-knows-more =
    { $count ->
        [one] La lista sabe { $count } dato más, u otro distinto, de jugadores ya inscritos. No se toma por sí solo.
       *[other] La lista sabe { $count } datos más, u otros distintos, de jugadores ya inscritos. No se toman por sí solos.
    }
output-files-apart = Estos archivos no forman juntos un torneo: un cuadro cruzado, o una lista de jugadores con las partidas desde la ronda 1. Tráigalos uno a uno
output-import-players =
    { $taken ->
        [one] { $taken } jugador inscrito
       *[other] { $taken } jugadores inscritos
    }, { $left ->
        [one] { $left } fila no leída
       *[other] { $left } filas no leídas
    }
# Reason of a withdrawal that a report shows.
output-import-withdrawn = Sin emparejar en las últimas rondas del informe importado

# Asked to draw a round of an imported tournament.
output-no-pairing-system = Este programa no puede emparejar con { $system }
output-no-pairing-system-hint = El torneo se puede consultar, imprimir y exportar

## Motivos en el evento de ejemplo

output-example-train = tren desde la costa
output-example-exam = examen
output-example-family = familia
output-example-work = trabajo
output-example-illness = enfermedad, por teléfono

## Envelopes, adjourned games, incidents

output-blocked-no-norm = no se ha hecho ninguna norma de título
output-blocked-no-norm-of-player = este jugador no ha hecho ninguna norma de título
output-blocked-no-arbiter = no hay anotado ningún árbitro que pueda hacer una norma
output-blocked-no-adjourned = no hay partidas aplazadas
output-player-rated = { $name } ({ $rating })
output-envelope-offer =
    { $side ->
        [white] blancas
       *[black] negras
    }, sin contestar: sigue en pie
output-envelope-no-offer = ninguna
# Boxes to tick. $article is the number in the edition of the tournament.
output-envelope-sealing-record = Posición, tiempos, número de jugada y reanudación coinciden con tablero y relojes ({ $article })
output-envelope-sealing-sheets = Las dos planillas están dentro, con la jugada escrita en la de quien selló ({ $article })
output-envelope-sealing-custody = Sobre cerrado, firmado sobre la solapa y en poder del árbitro ({ $article })
output-envelope-opening-whole = Sobre entero y firmas intactas; si falta: según este registro ({ $article })
output-envelope-opening-replier = Posición y tiempos puestos; está presente quien debe contestar ({ $article })
output-envelope-opening-unclear = ¿Es una jugada clara y legal? Si no, pierde la partida quien selló ({ $article })
output-envelope-opening-play = Jugada hecha en el tablero, reloj del otro jugador en marcha ({ $article })
output-envelope-opening-times = Los dos jugadores han visto que los tiempos son correctos ({ $article })
output-adjourned-sealed = sellada
output-adjourned-marked = sin nada escrito
output-adjourned-over = terminada
output-adjourned-resumed = reanudada: { $outcome }
output-adjourned-sealer =
    { $side ->
        [white] blancas
       *[black] negras
    }, jugada { $number }
output-adjourned-open =
    { $open ->
        [0] No hay partidas abiertas.
        [one] Hay una partida abierta. No hay clasificación final ni informe hasta que termine.
       *[other] Hay { $open } partidas abiertas. No hay clasificación final ni informe hasta que terminen.
    }
output-adjourned-counts = Para emparejar, una partida aplazada cuenta como tablas hasta que tiene resultado (C.04.2 3.1).
output-incident-consequence =
    { $code ->
        [goesOn] la partida sigue
        [stands] la jugada vale
        [lost] partida perdida
        [drawn] partida tablas
       *[arbiter] decide el árbitro
    }
output-incident-minutes = { $minutes } min para el rival
output-incident-nth = { $kind }, n.º { $count }
output-incident-claim = Reclamación. { $claim }
output-cite-check-printed = { $cite } (compruebe la edición impresa)
output-incident-withdrawn = Retirada
output-incident-withdrawn-why = Retirada: { $why }
output-incident-who = { $name } ({ $side ->
        [white] blancas
       *[black] negras
    })
output-short-time = { $day }/{ $month } { $time }
output-appeal-made = Apelación de { $by }: { $reason }
output-appeal-made-bare = Apelación de { $by }.
output-appeal-open = La apelación está por decidir.
output-appeal-upheld = La decisión se mantiene. Decide { $by }: { $reason }
output-appeal-upheld-bare = La decisión se mantiene. Decide { $by }.
output-appeal-overturned = La decisión queda anulada. Decide { $by }: { $reason }
output-appeal-overturned-bare = La decisión queda anulada. Decide { $by }.

# Líneas de comentario (###) de un informe; se escriben siempre en inglés.

trf-comment-imported = Ronda { $round }: { $key } en { $nboards } mesa(s) ({ $boards }), { $article }, como se importó
trf-comment-imported-bye = Ronda { $round }: { $key }, { $who }, { $article }, como se importó
trf-comment-by-hand = Ronda { $round }: emparejada a mano: { $changes }
trf-comment-decided = Ronda { $round }: el árbitro lo decidió así: { $reason }
trf-comment-confirmed = Ronda { $round }: confirmada con el aviso { $kind } ({ $article }): { $who }
trf-comment-confirmed-alone = Ronda { $round }: confirmada con el aviso { $kind }: { $who }
trf-comment-taken-back = Ronda { $round }: retirada después de publicarse ({ $case }): { $reason }
trf-comment-corrected = Ronda { $round }, mesa { $board }: resultado corregido de { $was } a { $is }: { $reason }
trf-comment-full-point = Ronda { $round }: bye de un punto para { $who }
trf-comment-expelled =
    { $when ->
        [after] Tras la última ronda: { $who } expulsado: { $reason }
       *[from] Desde la ronda { $round }: { $who } expulsado: { $reason }
    }
trf-comment-numbers = Tras la ronda { $round }: números iniciales dados de nuevo
trf-comment-settings = Tras la ronda { $round }: ajustes cambiados ({ $what }): { $reason }

# Mirar un archivo antes de leerlo.
output-review-into = Va al torneo «{ $name }»
output-review-event = Crea un evento propio
output-review-new = Crea un torneo nuevo
output-review-name = Nombre
output-review-place = Lugar
output-review-days = Días
output-review-arbiters = Árbitros
output-review-system = Emparejamiento
output-review-rounds = Rondas
output-review-tie-breaks = Desempates
output-review-time-control = Ritmo de juego

## Web de un evento

desk-site-place = Lugar
desk-site-dates = Fechas
desk-site-organizer = Organiza
desk-site-system = Sistema
desk-site-time-control = Ritmo de juego
desk-site-no-folder = Hace falta una carpeta para la web
desk-site-no-folder-hint = Elija una carpeta
desk-site-foreign = { $path }, en { $folder }, no lo escribió este programa y no se sobrescribe; no se cambió nada
desk-site-foreign-hint = Elija una carpeta vacía
desk-site-other-event = { $folder } contiene la web de otro evento; no se cambió nada
desk-site-other-event-hint = Elija otra carpeta
desk-site-template = Una plantilla de la web no se puede usar: { $why }
desk-site-template-hint = Corríjala en la carpeta templates/html de los datos del programa, o quítela
desk-site-made =
    { $folder }: { $files } archivos, { $kilobytes } kB; { $written ->
        [0] nada cambió
        [one] uno escrito
       *[other] { $written } escritos
    }{ $removed ->
        [0] { "" }
        [one] , uno retirado
       *[other] , { $removed } retirados
    }

## Gráficos

# Una barra: Elo desde, hasta.
desk-chart-band = { $from } a { $to }
desk-chart-unrated = sin Elo
desk-chart-ratings = Jugadores por Elo
desk-chart-federations = Jugadores por federación
desk-chart-titles = Jugadores por título
# Head of a sheet as written, behind a ruling.
output-sheet-of =
    Planilla de las { $side ->
        [white] blancas
       *[black] negras
    }, tal como está escrita

## Clasificación de una categoría: sus condiciones, bajo el título

output-category-named = { $name }: { $conditions }
output-category-age-from = desde { $n } años
output-category-age-to = hasta { $n } años
output-category-women = mujeres
output-category-men = hombres
output-category-rating-from = Elo desde { $n }
output-category-rating-to = Elo hasta { $n }
output-category-unrated-nowhere = sin jugadores sin Elo
output-category-unrated-only = jugadores sin Elo
output-category-federations = federación { $list }
output-category-clubs = club { $list }
output-category-titles = título { $list }
output-category-only =
    { $n ->
        [one] un jugador elegido
       *[other] { $n } jugadores elegidos
    }
output-category-all = todos los jugadores
output-category-upside-down = El límite inferior { $from } está por encima del superior { $to }: nadie puede entrar. Intercámbielos

## Comments in games that are given out
# What stands on a scoresheet after the last move that was understood.
output-pgn-rest = La planilla sigue; no se entiende como jugadas: { $text }
# Beside a move that was inferred: what is written there.
output-pgn-inferred = En la planilla: { $text }
# Beside a move that was inferred where the sheet leaves one out.
output-pgn-left-out = No consta en la planilla
