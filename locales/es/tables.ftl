# Elo, normas y premios, con las palabras de la mesa.

## Ratings

# Under the table.
tables-rating-rules-standard = Reglamento de Valoración de la FIDE (B.02), clásico. Es un pronóstico: el cálculo de la FIDE es el definitivo. La K con ? es supuesta
tables-rating-rules-rapid = Reglamento de Valoración de Rápidas y Relámpago de la FIDE, rápidas. Es un pronóstico: el cálculo de la FIDE es el definitivo. La K con ? es supuesta
tables-rating-rules-blitz = Reglamento de Valoración de Rápidas y Relámpago de la FIDE, relámpago. Es un pronóstico: el cálculo de la FIDE es el definitivo. La K con ? es supuesta
# Games that the time control keeps out, at the head of the table. $list is the list that has them instead.
tables-rating-too-fast = Ninguna partida se valora y todas quedan fuera: 3 minutos o menos para 60 jugadas es demasiado rápido incluso para relámpago (B.02, Rápidas y Relámpago, 1)
tables-rating-unequal = Ninguna partida se valora y todas quedan fuera: blancas y negras tienen tiempos distintos, y no 60 minutos cada uno, que exige el ritmo clásico (B.02 1.1; Rápidas y Relámpago, 1)
tables-rating-other-list =
    { $list ->
        [rapid] { $minutes } minutos para 60 jugadas son rápidas, que se valoran en la lista de rápidas: aquí todas las partidas quedan fuera (B.02 1.1). Elija el ritmo del control de tiempo
        [blitz] { $minutes } minutos para 60 jugadas son relámpago, que se valoran en la lista de relámpago: aquí todas las partidas quedan fuera (B.02 1.1). Elija el ritmo del control de tiempo
       *[standard] { $minutes } minutos para 60 jugadas son ritmo clásico, que se valora en la lista clásica: aquí todas las partidas quedan fuera (B.02, Rápidas y Relámpago, 1). Elija el ritmo del control de tiempo
    }
tables-rating-not-enough = { $minutes } minutos para 60 jugadas: las partidas con un jugador de Elo { $from } o más necesitan { $needed }; no se valoran en ninguna lista y quedan fuera (B.02 1.1)
tables-rating-first-control =
    { $moves ->
        [one] El primer control es a 1 jugada; una partida clásica necesita al menos 30 (B.02 1.2). Las variaciones cuentan las partidas: el artículo no dice que no se valoren
       *[other] El primer control es a las { $moves } jugadas; una partida clásica necesita al menos 30 (B.02 1.2). Las variaciones cuentan las partidas: el artículo no dice que no se valoren
    }
# Where K comes from.
tables-rating-k-given = K de la lista de Elo
tables-rating-k-2400 = K 10: Elo de 2400 o más (B.02 8.3.3)
tables-rating-k-young = K 40: por debajo de 2300, hasta el fin del año en que cumple 18 (B.02 8.3.3)
tables-rating-k-new = K 40: menos de 30 partidas valoradas antes (B.02 8.3.3)
tables-rating-k-usual = K 20 (B.02 8.3.3)
tables-rating-k-assumed = Se supone K 20: no se sabe cuántas partidas jugó antes del torneo (B.02 8.3.3)
tables-rating-k-limit = K { $k } por { $games } partidas pasa de 700, así que K es { $used }.
# In the column of changes, for players without a rating.
tables-rating-unrated = sin Elo
tables-rating-below-floor = por debajo de 1400: cuenta como sin Elo
tables-rating-first = primer Elo { $rating }
tables-rating-first-no-point = sin primer Elo: ningún punto contra rivales con Elo
tables-rating-first-few = sin primer Elo: menos de 5 partidas; hasta ahora { $rating }
tables-rating-first-low = sin primer Elo: { $rating } está por debajo de 1400
# What became of a game.
tables-rating-limit-400 = La diferencia de { $difference } cuenta como 400 (B.02 8.3.1)
tables-rating-limit-2650 = La diferencia de { $difference } cuenta entera: Elo de 2650 o más (B.02 8.3.1)
tables-rating-out-own = Cuenta para el primer Elo
tables-rating-out-opponent = Rival sin Elo
tables-rating-out-six-hundred = No se valora: 600 o más de diferencia y uno por encima de 2600
tables-rating-out-not-played = No jugada
tables-rating-out-under-one-move = No se valora: menos de una jugada
tables-rating-out-open = Aún sin resultado
# The same at each game.
tables-rating-out-too-fast = No se valora: 3 minutos o menos para 60 jugadas es demasiado rápido incluso para relámpago (B.02, Rápidas y Relámpago, 1)
tables-rating-out-unequal = No se valora: blancas y negras tienen tiempos distintos (B.02 1.1; Rápidas y Relámpago, 1)
tables-rating-out-other-list =
    { $list ->
        [rapid] No se valora aquí: { $minutes } minutos para 60 jugadas son rápidas, que se valoran en la lista de rápidas (B.02 1.1)
        [blitz] No se valora aquí: { $minutes } minutos para 60 jugadas son relámpago, que se valoran en la lista de relámpago (B.02 1.1)
       *[standard] No se valora aquí: { $minutes } minutos para 60 jugadas son ritmo clásico, que se valora en la lista clásica (B.02, Rápidas y Relámpago, 1)
    }
tables-rating-out-not-enough = No se valora: { $minutes } minutos para 60 jugadas, y una partida con un jugador de Elo { $from } o más necesita { $needed } (B.02 1.1)
# One of these reasons with its rounds, in tables of players.
tables-rating-left-out =
    { $count ->
        [one] { $why }: ronda { $rounds }.
       *[other] { $why }: rondas { $rounds }.
    }
# What is odd about the data, with the cure.
tables-rating-note-oneself = La ronda { $round } es una partida contra sí mismo y se deja fuera. Corrija el emparejamiento importado
tables-rating-note-no-opponent = Ronda { $round }: el rival { $number } no está en el torneo. La ronda se deja fuera; añada al jugador
tables-rating-note-born = Nacimiento en { $year }, posterior al torneo: se deja fuera. Corríjalo en Jugadores
tables-rating-note-floor = El Elo { $rating } está por debajo de 1400 y no cuenta. Compruébelo en Jugadores
tables-rating-note-standard = Sin Elo a este ritmo: lo sustituye el Elo clásico { $rating }
tables-rating-note-differ = Ronda { $round }: los dos lados de la partida no coinciden. Corrija el que esté mal

## Norms

tables-norm-rules = Reglamento de Títulos de la FIDE (B.01). Es un pronóstico: la decisión de la FIDE es la definitiva
tables-norm-state-made = Hecha
tables-norm-state-possible = Posible
tables-norm-state-impossible = Fuera de alcance
tables-norm-made = { $score } de { $games }, rendimiento { $performance }
tables-norm-once = { $score } de { $games }, rendimiento { $performance }; por 1.4.1c, con una victoria por incomparecencia o un descanso: una sola por solicitud
# The first part of what is still needed; the parts below follow after commas.
tables-norm-needs = necesita { $score } de { $rounds }
# The same where opponents are not known yet.
tables-norm-needs-average = necesita { $score } de { $rounds } (rivales de { $average } o más de media)
# Another score, with the average that it takes.
tables-norm-option = { $score } de { $rounds } con { $average }
tables-norm-more-titled =
    { $count ->
        [one] uno más con título
       *[other] { $count } más con título
    }
tables-norm-more-level =
    { $count ->
        [one] uno más del nivel
       *[other] { $count } más del nivel
    }
tables-norm-more-foreigners =
    { $count ->
        [one] un extranjero más
       *[other] { $count } extranjeros más
    }
# 1.4.4: two thirds of one federation at most, and it is nearly there.
tables-norm-more-elsewhere =
    { $count ->
        [one] uno más que no sea de { $federation }
       *[other] { $count } más que no sean de { $federation }
    }
tables-norm-impossible = { $article }: { $why }
tables-norm-count-conditions = condiciones del evento incumplidas
# Conditions of the event (B.01 1.1) that are broken. $minutes: of one player, for 60 moves.
tables-norm-fault-too-fast = No hay normas (B.01 1.1): { $minutes } minutos para 60 jugadas, y cada jugador necesita 120. Si el ritmo es otro, corríjalo
tables-norm-fault-not-standard = No hay normas (B.01 1.1): el ritmo es rápido o relámpago, y cada jugador necesita 120 minutos para 60 jugadas. Si es otro, corrija el ritmo de juego
tables-norm-fault-unequal = No hay normas (B.01 1.1): blancas y negras no tienen el mismo tiempo. Si lo tienen, corrija el ritmo de juego
tables-norm-fault-rounds-a-day = No hay normas (B.01 1.1): { $rounds } rondas el { $day }; como máximo, 2 al día. Si son en otros días, corrija el horario
tables-norm-fault-hours-a-day = No hay normas (B.01 1.1): { $hours } horas de juego el { $day } con partidas de 60 jugadas; como máximo, 12. Si no es así, corrija el horario o el ritmo de juego
tables-norm-fault-chief-title = No hay normas (B.01 1.1): el árbitro principal es árbitro nacional, y ha de ser IA o FA. Si el título es otro, corríjalo en los datos del evento
tables-norm-fault-chief-plays = No hay normas (B.01 1.1): el árbitro principal es uno de los jugadores. Si no es así, corrija el número FIDE en los datos del evento o del jugador
# An event of more than 30 days.
tables-norm-long = Las rondas ocupan { $days } días, más de 30: el Elo y el título de los rivales cuentan como eran al jugarse cada partida. Aquí cuentan como están anotados
tables-norm-large = Una norma de este evento es de un suizo grande (B.01 1.5.6: 40 jugadores con media de 2000): { $players } jugadores; los 40 mejores tienen { $average } de media
tables-norm-not-large = Una norma de este evento no es de un suizo grande (B.01 1.5.6: 40 jugadores con media de 2000), salvo que sea un campeonato de la lista: { $players } jugadores; los mejores, hasta 40, tienen { $average } de media
tables-norm-count-games = partidas jugadas
tables-norm-count-score35 = puntos, 35 %
tables-norm-count-titled = rivales con título
tables-norm-count-level = rivales del nivel
tables-norm-count-foreign-feds = federaciones extranjeras
tables-norm-count-own-fed-max = rivales de la propia federación
tables-norm-count-one-fed-max = rivales de una misma federación
tables-norm-count-average = media de Elo
tables-norm-count-performance = rendimiento
tables-norm-passed-yes = Sí
tables-norm-passed-no = No
tables-norm-passed-exempt = Exento
tables-norm-raised = Cuenta como { $floor } (B.01 1.4.6)
tables-norm-last-forfeit = Ganada por incomparecencia en la última ronda; cuenta como perdida (B.01 1.4.2c)
tables-norm-out-not-played = No jugada (B.01 1.4.2c)
tables-norm-out-open = Aún sin resultado
tables-norm-out-no-federation = De ninguna federación de la FIDE (B.01 1.4.2a)
tables-norm-out-unrated = Sin Elo ni punto contra jugadores con Elo (B.01 1.4.2d)
tables-norm-out-after = Después de hacer la norma (B.01 1.4.1e)
tables-norm-out-won = Ganada, se deja fuera (B.01 1.4.1f)
# Under the table: do the articles about federations apply?
tables-norm-field-count =
    { $players ->
        [one] { $players } extranjero con Elo
       *[other] { $players } extranjeros con Elo
    } de { $federations ->
        [one] { $federations } federación
       *[other] { $federations } federaciones
    }, { $titled } de ellos GM, IM, WGM o WIM
tables-norm-field = Se aplican B.01 1.4.3 y 1.4.4. Los participantes, para 1.4.3d: { $count }; con 20, 3 y 10 el torneo quedaría exento
tables-norm-field-strong = Exento de 1.4.3 y 1.4.4 por B.01 1.4.3d: { $count }
tables-norm-field-word = Exento de 1.4.3 y 1.4.4 por B.01 1.4.3d, bajo la palabra del árbitro: el recuento da { $count }, y jugadores con Elo sin federación conocida: { $unplaced }; se piden 20, 3 y 10
tables-norm-field-short = Se ha elegido B.01 1.4.3d y no se concede: { $count }; se piden 20, 3 y 10. Se aplican 1.4.3 y 1.4.4
tables-norm-field-not-swiss = Se ha elegido B.01 1.4.3d y no se concede: es para torneos por sistema suizo. Se aplican 1.4.3 y 1.4.4
tables-norm-field-refused = Se ha elegido { $article } y no se concede: no se conoce la federación anfitriona. Se aplican 1.4.3 y 1.4.4
tables-norm-field-team = Exentos de 1.4.3 y 1.4.4 por B.01 1.4.3b: los jugadores de { $host }. A los demás se les aplican
tables-norm-field-exempt = Exento de 1.4.3 y 1.4.4 por { $article }
tables-norm-field-no-host = Se aplican B.01 1.4.3 y 1.4.4: la federación de cada rival se compara con la del propio jugador. No se cuentan los extranjeros entre los participantes (1.4.3d): para eso hace falta la federación anfitriona
tables-norm-field-table = Se aplican B.01 1.4.3 y 1.4.4: la federación de cada rival se compara con la del propio jugador
# Notice over the norms, and in prints, while the event names no federation.
tables-norm-no-host = El evento no indica la federación anfitriona: no se puede saber si B.01 1.4.3d lo exime, y nadie queda exento por 1.4.3b ni 1.4.3d. Anótela en Reglas y horario, en los datos del evento
tables-norm-odd-host = { $host } no es el código de una federación de la FIDE que organice torneos y cuenta como si no hubiera federación anfitriona: no se puede saber si B.01 1.4.3d exime el torneo, y nadie queda exento por 1.4.3b ni 1.4.3d. Corrija la federación, como ESP, en Reglas y horario, en los datos del evento
tables-norm-odd-federations = No son códigos de federación de la FIDE (y cuántos jugadores los tienen): { $list }. Como rivales no cuentan como extranjeros de nadie, ni para 1.4.3d. Corrija el código, como ESP, en Jugadores

## Prizes

tables-prize-same-name = Dos categorías se llaman { $name }: dé a cada una un nombre propio
# A category without a name, by its number: of the categories of the fund from 1.
tables-prize-no-name = La categoría { $n } no tiene nombre: listas e impresos llaman así a sus premios. Póngale uno
tables-prize-nameless = Categoría { $n }
tables-prize-bad = Se encontró { $found }; se esperaba un importe como 250 o 250,50
tables-prize-money = { $amount } { $currency }
tables-prize-place = Puesto { $place }
tables-prize-category = { $name }
tables-prize-category-place = { $name }, { $place }.º
tables-prize-because = { $prize }, { $amount }: { $why }
tables-prize-not = No { $prize }: { $why }
# Uno de varios premios de un jugador.
tables-prize-part = { $prize }: { $amount }
# Tras la cuenta de una parte: lo que hizo el redondeo. Empieza con un espacio.
tables-prize-rounded-cents = {" "}= { $exact }, hacia abajo { $rounded }
tables-prize-rounded-cents-rest = {" "}= { $exact }, hacia abajo { $rounded }, más { $rest } que sobró al redondear
tables-prize-rounded-down = {" "}= { $exact }, hacia abajo a un múltiplo de { $unit }: { $rounded }
tables-prize-rounded-down-rest = {" "}= { $exact }, hacia abajo a un múltiplo de { $unit }: { $rounded }, más { $rest } que sobró al redondear
tables-prize-rounded-nearest = {" "}= { $exact }, al múltiplo de { $unit } más cercano: { $rounded }
tables-prize-own-place = el premio del puesto
tables-prize-shared = repartido entre { $with } con los mismos puntos, puestos { $from } a { $to }: { $pot } / { $with }
tables-prize-hort = por Hort entre { $with } con los mismos puntos, puestos { $from } a { $to }: la mitad del propio puesto y una parte igual del resto, { $half } + { $pool } / { $with }
tables-prize-same-rank = mismo puesto, repartido entre { $with }: { $pot } / { $with }
tables-prize-taken = lo tiene { $name }
tables-prize-not-member = no pertenece a la categoría ({ $conditions })
# In place of the conditions of a prize by hand.
tables-prize-nobody-named = a mano; aún no se ha nombrado a nadie
tables-prize-below-least = con uno más a repartir, la parte sería menor de { $least }; se reparten { $with }
tables-prize-out-withdrawn = Retirado: no participa en los premios, según las reglas de este fondo
tables-prize-out-expelled = Expulsado: no participa en los premios
# A thing that cannot be divided, with its category.
tables-prize-cup = { $goods } ({ $name })
tables-prize-cup-order = { $prize }: primero en el orden de su categoría, sin dividir
tables-prize-cup-lot = { $prize }: { $with } comparten el puesto y no se puede dividir: sortéelo
tables-prize-cup-unassigned = { $prize } no es para nadie
tables-prize-unspent = Los premios suman { $prizes } y el presupuesto es { $budget }: { $rest } no está en ningún premio
tables-prize-best = mejor de la categoría sin un premio superior
tables-prize-has-better = tiene { $prize }, que vale lo mismo o más
tables-prize-ranked-lower = fue para { $name }, que va antes en su orden
tables-prize-beyond = el puesto queda fuera de los premios
tables-prize-sum = Se paga { $paid } de { $total }, queda { $left }
tables-prize-unassigned = { $prize }: { $amount } no es para nadie
tables-prize-over-budget = Los premios suman { $prizes } y el presupuesto es { $budget }. Baje un premio o suba el presupuesto
tables-prize-one-over-budget = { $prize }: { $amount } ya supera el presupuesto. Revise el importe
tables-prize-negative = { $prize }: un premio por debajo de cero cuenta como cero. Revise el importe
tables-prize-out-of-order = { $prize } es mayor que el premio anterior. Revise el orden
tables-prize-rounded-up = El redondeo paga { $over } más que los premios
tables-prize-place-worth-more = { $name } se llevó un premio de categoría, pero el puesto le daría ahora { $amount }

## What must happen

tables-whatif-title = Qué tiene que pasar para que { $name } quede primero en la tabla
tables-whatif-rule = Por puntos: a igualdad deciden los desempates, que cambian con cada resultado
# $result is win, draw, loss or none; $games how many own games are open.
tables-whatif-own =
    { $result ->
        [win] { $games ->
            [one] Victoria
           *[other] Victoria en las { $games } partidas
        } ({ $points } pts)
        [draw] { $games ->
            [one] Tablas
           *[other] Tablas en las { $games } partidas
        } ({ $points } pts)
        [loss] { $games ->
            [one] Derrota
           *[other] Derrota en las { $games } partidas
        } ({ $points } pts)
       *[none] Sin partida abierta ({ $points } pts)
    }
tables-whatif-certain = En solitario en cabeza, hagan lo que hagan los demás
tables-whatif-depends = En cabeza, si
tables-whatif-impossible = Imposible: alguien queda por delante pase lo que pase
tables-whatif-no-place = No tiene puesto: expulsado, o dejó la liga demasiado pronto
tables-whatif-points = { $name } suma como mucho { $points } pts en { $games } partidas abiertas; si suma justo eso, deciden los desempates
tables-whatif-at-most =
    { $most ->
        [draw] { $name } no gana
       *[loss] { $name } pierde
    }
tables-whatif-behind-or-level =
    { $most ->
        [win] { $name } puede ganar y como mucho iguala; deciden los desempates
       *[draw] { $name } no gana; si hace tablas, deciden los desempates
    }
tables-whatif-level-with =
    { $most ->
        [win] { $name } puede ganar y como mucho iguala; deciden los desempates
        [draw] { $name } no gana; si hace tablas, deciden los desempates
       *[loss] { $name } pierde; entonces deciden los desempates
    }
tables-whatif-level =
    { $count ->
        [one] Deciden los desempates con { $names }, a los mismos puntos
       *[other] Deciden los desempates con { $names }, todos a los mismos puntos
    }
