### Palabras de los juicios según las Leyes del Ajedrez: reclamaciones, decisiones, razones, diferencias, ediciones.
### Las letras de las piezas no están aquí: las jugadas llegan como argumentos, escritas en la lengua del lector.

## What is claimed. The key ends in the code of the claim.

laws-claim-threefold = triple repetición de la posición
laws-claim-fifty = cincuenta jugadas sin mover peón ni capturar
laws-claim-fivefold = quíntuple repetición de la posición
laws-claim-seventyfive = setenta y cinco jugadas sin mover peón ni capturar
laws-claim-checkmate = jaque mate
laws-claim-stalemate = ahogado
laws-claim-dead = posición muerta
# Line on a ruling: who claims what.
laws-claim-by = { $side }: { $claim }
laws-manner-on-board = Sobre la posición del tablero
# A move written on the scoresheet and announced, not played.
laws-manner-announced = Jugada anotada: { $move }, sin jugarla

## The verdict in one sentence

laws-verdict-upheld-draw = Reclamación estimada. La partida es tablas.
laws-verdict-upheld-over = Reclamación estimada. La partida había terminado.
laws-verdict-refused = Reclamación rechazada. La partida continúa.
laws-verdict-refused-over = Reclamación rechazada.
laws-verdict-no-such-claim = Estas Leyes no conocen esa reclamación.
laws-verdict-cannot-be-judged = El registro no lo decide. Decide el árbitro.

## Reasons, in the order in which they are told

laws-reason-occurred =
    { $count ->
        [one] La posición se da { $count } vez.
       *[other] La posición se da { $count } veces.
    }
laws-reason-occurred-only =
    { $count ->
        [one] La posición se da solo una vez.
       *[other] La posición se da solo { $count } veces.
    }
laws-reason-looks-alike =
    { $count ->
        [one] Otra posición se parece y no cuenta.
       *[other] Otras { $count } posiciones se parecen y no cuentan.
    }
# Counted in half-moves: 100 are fifty moves by each player.
laws-reason-fifty-complete = Van { $count } medias jugadas sin mover peón ni capturar; hacen falta 100.
laws-reason-fifty-short =
    { $count ->
        [one] Va { $count } media jugada
       *[other] Van { $count } medias jugadas
    } sin mover peón ni capturar; { $short ->
        [one] falta { $short }.
       *[other] faltan { $short }.
    }
laws-reason-counted-from-pawn-move = Se cuenta desde la jugada de peón { $move }.
laws-reason-counted-from-capture = Se cuenta desde la captura { $move }.
laws-reason-counted-from-start = En la primera posición del registro la cuenta está en { $count }.
laws-reason-announced-sets-back = La jugada anunciada mueve un peón o captura, así que la cuenta empieza de nuevo.
laws-reason-board-claim-would-stand = Una reclamación sobre la posición del tablero sería correcta.
laws-reason-written-unreadable = No se puede leer la jugada anotada: { $written }
laws-reason-written-illegal = La jugada anotada { $written } no es legal.
laws-reason-written-ambiguous = La jugada anotada { $written } puede ser { $moves }.
# White or Black has the move.
laws-reason-not-on-move-white = Están en juego las blancas; solo puede reclamar quien está en juego.
laws-reason-not-on-move-black = Están en juego las negras; solo puede reclamar quien está en juego.
laws-reason-no-such-claim = Esta edición no tiene esa reclamación.
laws-reason-edition-silent = Esta edición no dice qué sigue. Lo dice el artículo { $article } ({ $edition }).
laws-reason-over-at = La partida había terminado tras { $move }.
laws-reason-over-at-start = La partida había terminado en la primera posición del registro.
laws-reason-not-over = La partida no había terminado de esta forma.
# Two readings of the wording of 2014; $consecutive and $any are moves or laws-never.
laws-reason-other-wording = En jugadas alternas consecutivas: { $consecutive }. Cinco veces cualesquiera: { $any }.
laws-never = nunca
laws-reason-only-material = Solo se ha examinado el material. No se descartan posiciones bloqueadas.
laws-reason-record-too-short = El registro termina tras { $move }.
laws-reason-record-empty = El registro no tiene jugadas.

## Why a position that looks alike does not count

laws-near-miss = Tras { $move }: { $differences }
laws-difference-white-to-move = estaban en juego las blancas
laws-difference-black-to-move = estaban en juego las negras
laws-difference-castling-could-white-king = las blancas aún podían hacer el enroque corto
laws-difference-castling-could-white-queen = las blancas aún podían hacer el enroque largo
laws-difference-castling-could-black-king = las negras aún podían hacer el enroque corto
laws-difference-castling-could-black-queen = las negras aún podían hacer el enroque largo
laws-difference-castling-missing-white-king = las blancas no tenían derecho al enroque corto
laws-difference-castling-missing-white-queen = las blancas no tenían derecho al enroque largo
laws-difference-castling-missing-black-king = las negras no tenían derecho al enroque corto
laws-difference-castling-missing-black-queen = las negras no tenían derecho al enroque largo
laws-difference-en-passant-was-possible = era posible una captura al paso en { $square }
laws-difference-en-passant-not-yet = aún no era posible una captura al paso en { $square }

## What follows from a wrong claim

laws-penalty-opponent =
    { $minutes ->
        [one] { $minutes } minuto para el rival
       *[other] { $minutes } minutos para el rival
    }
laws-penalty-claimant-half =
    { $minutes ->
        [one] quien reclama pierde la mitad del tiempo que le queda, como mucho { $minutes } minuto
       *[other] quien reclama pierde la mitad del tiempo que le queda, como mucho { $minutes } minutos
    }
laws-obligation-play-announced = Hay que hacer la jugada anunciada.
laws-obligation-touch-move = La jugada anunciada no es legal. Hay que mover la pieza tocada si es posible.
laws-draw-offer = La reclamación vale como oferta de tablas. El rival puede aceptarla.

## Whether a side can still checkmate

laws-mate-winnable-white = Las blancas aún pueden dar jaque mate.
laws-mate-winnable-black = Las negras aún pueden dar jaque mate.
laws-mate-unwinnable-white = Las blancas no pueden dar jaque mate con ninguna serie de jugadas legales.
laws-mate-unwinnable-black = Las negras no pueden dar jaque mate con ninguna serie de jugadas legales.
laws-mate-undecided-white = Queda sin decidir si las blancas aún pueden dar jaque mate.
laws-mate-undecided-black = Queda sin decidir si las negras aún pueden dar jaque mate.
laws-mate-line = Por ejemplo: { $line }
laws-mate-now = Hay jaque mate en el tablero.
laws-mate-why-material = Las piezas que quedan no pueden dar jaque mate en ninguna posición.
laws-mate-why-mated = La partida ha terminado: ese bando ha recibido jaque mate.
laws-mate-why-stalemate = La partida ha terminado: el rey está ahogado.
laws-mate-why-examined =
    { $count ->
        [one] Solo queda esta posición: ninguna jugada lleva a un jaque mate.
       *[other] Se han examinado las { $count } posiciones que aún pueden darse; en ninguna hay tal jaque mate.
    }
laws-mate-why-examined-walls = Se han examinado las { $count } posiciones que aún pueden darse; en ninguna hay tal jaque mate, y en { $walls } de ellas las piezas bloqueadas impiden para siempre llegar al rey.
laws-mate-why-wall = El rey solo podrá estar en { $region }, y ninguna pieza rival podrá atacar nunca una de esas casillas.
laws-mate-why-wall-visitors = El rey solo podrá estar en { $region }. Del rival solo las piezas de { $visitors } podrán atacar esas casillas, y nunca podrán quitarle todas las salidas.
laws-mate-why-limit = No se ha encontrado ni jaque mate ni prueba entre { $count } posiciones, el límite de una búsqueda.

## How a game ends by itself

laws-end-checkmate-white = jaque mate de las blancas
laws-end-checkmate-black = jaque mate de las negras
laws-end-stalemate = ahogado
laws-end-dead = posición muerta
laws-end-fivefold = la misma posición por quinta vez
laws-end-seventyfive = setenta y cinco jugadas sin mover peón ni capturar
laws-end-at = La partida había terminado tras { $move }: { $end } (artículo { $article }).

## Articles and editions. The key ends in the code of the edition.

laws-article = Artículo { $number }
laws-article-check-printed = Compruébese en la edición impresa.
laws-edition-old-es = Reglas antiguas, en resumen
laws-edition-1997 = Leyes del Ajedrez en vigor desde el 1/7/1997
laws-edition-2001 = Leyes del Ajedrez en vigor desde el 1/7/2001
laws-edition-2005 = Leyes del Ajedrez en vigor desde el 1/7/2005
laws-edition-2009 = Leyes del Ajedrez en vigor desde el 1/7/2009
laws-edition-2014 = Leyes del Ajedrez en vigor desde el 1/7/2014
laws-edition-2017 = Leyes del Ajedrez en vigor desde el 1/7/2017
laws-edition-2018 = Leyes del Ajedrez en vigor desde el 1/1/2018
laws-edition-2023 = Leyes del Ajedrez en vigor desde el 1/1/2023
