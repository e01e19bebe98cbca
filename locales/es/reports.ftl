### Palabras de los documentos impresos: títulos, cabeceras de columnas, leyendas.

## Head and foot

# First line below the title.
report-event-tournament = { $event }, { $tournament }
# Line below it on a ruling.
report-round-board = { $round }, mesa { $board }
# Right, beside the title.
report-printed-at = { $moment }
# Across every page of pairings that are not published.
report-draft = BORRADOR

## Titles

report-pairings-title = Emparejamientos por mesa
report-pairings-by-name-title = Emparejamientos por nombre
report-results-title = Resultados
report-start-list-title = Lista inicial
report-standings-title = Clasificación
report-team-standings-title = Clasificación por equipos
report-crosstable-title = Cuadro cruzado por clasificación
report-crosstable-by-number-title = Cuadro cruzado por número inicial
report-round-robin-grid-title = Cuadro cruzado, todos contra todos
report-ruling-title = Decisión sobre una reclamación

## Heads of columns: as short as they can be

report-head-board = M.
report-head-number = N.º
report-head-rank = Pos.
# Position in a crosstable where ranks are shared.
report-head-position = #
report-head-rating = Elo
report-head-national-rating = Nac.
report-head-federation = Fed.
report-head-points = Pts.
report-head-fide-id = ID FIDE
report-head-sex = Sexo
# Rank in the whole field, in the standings of a category.
report-head-overall = Gen.
report-head-category = Cat.
report-head-tiebreak = Des{ $number }
# Cabeceras de la clasificación por equipos.
report-head-team = Equipo
report-head-match-points = PE
report-head-game-points = PP
# Bajo la clasificación por equipos.
report-legend-match-points = puntos de encuentro
report-legend-game-points = puntos de partida
report-team-matches = Bajo cada ronda: número del rival, color en el tablero 1, puntos de partida propios. U, F, H, Z: bye del emparejamiento, de un punto, de medio punto, de cero.
report-head-round = R. { $round }
report-sex-male = masc.
report-sex-female = fem.

## Players without a game, in place of an opponent

report-unpaired-bye = descanso (bye)
report-unpaired-bye-full = bye de un punto
report-unpaired-bye-half = bye de medio punto
report-unpaired-bye-zero = bye de cero puntos
report-unpaired-absent = ausente
report-unpaired-withdrawn = retirado
report-unpaired-expelled = expulsado
# No opponent in this round of a round robin of an odd number.
report-unpaired-free = descansa

## Crosstable

report-crosstable-by-rank = Los números de las casillas son puestos de la clasificación.
report-crosstable-by-position = Los números de las casillas son los de la primera columna.
report-crosstable-by-number = Los números de las casillas son números iniciales.
# Letter for the color in the cells of a crosstable.
report-crosstable-white = b
report-crosstable-black = n
report-crosstable-legend = 12b1 = contra el 12 con blancas, victoria; n = negras; ½ = tablas; + y - tras la letra = incomparecencia; -½ = sin rival, medio punto; * = sin terminar.
report-grid-legend = 1 = victoria, ½ = tablas, 0 = derrota, + y - = incomparecencia, * = sin terminar.

## Ruling

report-ruling-number = N.º { $number }
# What the ruling is about, where nobody claims anything.
report-ruling-case = Asunto
report-ruling-title-case = Decisión arbitral
report-ruling-claim = Reclamación
report-ruling-manner = Forma
report-ruling-clocks = Relojes
report-ruling-sheets = Planillas
# The arbiter’s own words.
report-ruling-note = Nota
report-ruling-laws = Leyes
report-ruling-article = { $cite }: { $text }
report-ruling-evidence = Pruebas
# Occurrences between the first ones and the last, not in the table.
report-ruling-evidence-more =
    { $count ->
        [one] Entre ellas hay una más, subrayada en las jugadas.
       *[other] Entre ellas hay { $count } más, subrayadas en las jugadas.
    }
report-ruling-near-misses = También se ha examinado
# After the first positions that look alike, where there are more.
report-ruling-near-misses-more = y { $count } más de la misma clase.
report-ruling-moves = Jugadas
# Antes de las jugadas de una partida que no empieza en la posición habitual.
report-ruling-start = Desde { $fen }:
report-ruling-differences = Diferencias entre las planillas
# After the first differences, where there are more.
report-ruling-differences-more = y { $count } más en la página siguiente.
report-ruling-head-time = Vez
report-ruling-head-after = Después de
report-ruling-head-to-move = Juegan
report-ruling-head-castling = Enroque
report-ruling-head-en-passant = Al paso
# Which time the position stands.
report-ruling-time = { $time }.ª
# No castling right, no capture en passant.
report-ruling-none = no
# Left foot of a ruling.
report-ruling-entry = Apunte { $entry } del diario. No se ha usado ningún motor.
# Below a line to sign on.
report-signature = { $role }: { $name }

## Ratings, norms, prizes

report-ratings-title = Cambios de Elo
report-norms-title = Normas de título
report-prizes-title = Lista de premios
report-head-games = n
report-head-score = W
report-head-expected = We
report-head-k = K
report-head-performance = Rp
report-head-change = ±
report-head-first = Primer Elo
report-legend-games = partidas valoradas
report-legend-score = puntos en ellas
report-legend-expected = puntos esperados
report-legend-k = coeficiente; ? es supuesto
report-legend-performance = rendimiento
report-legend-change = cambio antes de redondear
report-head-norm = Norma
report-head-state = Estado
report-head-what = Cómo, o qué falta
report-norms-none = Nadie ha hecho una norma ni puede hacerla ya
report-head-prize = Premio
# Cabecera de la columna que dice cómo sale una parte.
report-head-sum = Cuenta
# Título bajo la lista de premios.
report-prizes-sums = Cómo se reparten los premios compartidos
report-head-amount = Importe
report-head-signature = Firma

## Envelope of an adjourned game, and the list of them

report-envelope-title = Sobre de una partida aplazada
report-envelope-position = Posición antes de la jugada secreta
report-envelope-fen = Posición (FEN):
report-envelope-sealed-by = Selló
report-envelope-number = Jugada secreta n.º
report-envelope-white-used = Tiempo usado, blancas
report-envelope-black-used = Tiempo usado, negras
report-envelope-white-left = Queda a blancas
report-envelope-black-left = Queda a negras
report-envelope-offer = Oferta de tablas
report-envelope-resumes = Se reanuda
report-envelope-venue = Lugar
# In the middle of the page.
report-fold = doblar por aquí
report-envelope-custody = Custodia
report-envelope-handed-to = Entregado a
report-envelope-when = Fecha y hora
report-envelope-signed = Firma
report-envelope-opening = Al abrirlo
report-envelope-opened-at = Abierto el, a las
report-envelope-written = Jugada escrita
report-envelope-opened-by = Abierto por
report-envelope-clock-started = Reloj en marcha a las
# Left foot.
report-envelope-entry = Apunte { $entry } del diario. La jugada secreta no está en el programa.
report-adjourned-title = Partidas aplazadas
report-adjourned-round = R.
report-adjourned-stands = Vale
report-adjourned-state = Estado
report-adjourned-sealed = Selló
report-adjourned-times = Tiempo usado
report-adjourned-offer = Oferta de tablas
report-adjourned-resumes = Se reanuda
report-adjourned-kept-by = Lo guarda

## Incidents

report-incidents-title = Incidencias y decisiones
report-incidents-none = No se ha anotado nada
report-incidents-at = Hora
report-incidents-round = R.
report-incidents-what = Qué
report-incidents-articles = Artículo
report-incidents-ruling = Decisión
report-incidents-appeal = Apelación
report-incidents-by = Anotado por
report-incidents-count =
    { $count ->
        [one] { $count } apunte
       *[other] { $count } apuntes
    }
# Heading on a ruling.
report-ruling-appeal = Apelación

## Web de un torneo

# El nombre de este idioma en el propio idioma.
report-site-language = Español
report-site-skip = Ir al contenido
report-site-pages = Páginas
report-site-sections = Torneos
report-site-home = Resumen
report-site-players = Jugadores
report-site-rounds = Rondas
report-site-crosstable = Cuadro cruzado
report-site-games = Partidas para reproducir
report-site-games-count =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
report-site-games-of = Partidas
report-site-games-of-round = Partidas de la ronda { $round }
report-site-games-hint = Las flechas del teclado recorren la partida cuando uno de sus botones tiene el foco.
# Debajo de un diagrama.
report-site-last-position = Después de { $move }
report-site-moves-end = Las jugadas se conocen hasta aquí.
# Botones debajo de un tablero.
report-site-play = Reproducir
report-site-first = Primera posición
report-site-previous = Jugada anterior
report-site-next = Jugada siguiente
report-site-last = Última posición
report-site-turn = Girar
report-site-moves = Jugadas
report-site-sort = Ordenar por esta columna
report-site-standings-after = Clasificación tras la ronda { $round }
report-site-standings-final = Clasificación final tras la ronda { $round }
report-site-standings-open =
    { $open ->
        [one] Clasificación tras la ronda { $round }, una partida sin resultado
       *[other] Clasificación tras la ronda { $round }, { $open } partidas sin resultado
    }
report-site-all-standings = Clasificación completa
report-site-tie-breaks = Desempates en su orden
report-site-without = Sin partida
report-site-why = Motivo
report-site-status = Estado
report-site-color = Color
report-site-opponent = Rival
report-site-performance = Rendimiento
report-site-long-number = Número inicial
report-site-long-rank = Puesto
report-site-long-change = Variación de Elo
# Puesto o puntos en la ficha de un jugador, mientras se juega una ronda posterior.
report-site-after = { $value } (tras la ronda { $round })
report-site-change-note = Las variaciones de Elo son una previsión: vale el cálculo de la FIDE.
# Pie de la primera página: cuándo, y según qué anotación del diario.
report-site-made = { $moment }. { $entry }
report-site-program = hecho con Arbiter’s Desk
report-site-minors = Los apellidos de los menores aparecen abreviados.
report-site-charts = Gráficos
report-site-leaders = Puntos de los primeros ronda a ronda

## Forms after the event

report-title-norm-title = Certificado de resultado de título (IT1)
report-tournament-report-title = Informe del torneo (IT3)
report-arbiter-norm-title = Informe de norma de árbitro (FA1, IA1)
report-chief-report-title = Informe del árbitro principal
