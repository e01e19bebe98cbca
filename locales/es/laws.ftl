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
laws-verdict-upheld-silent = El resumen da las tablas y no dice que tocar una pieza las cueste. Decide el árbitro.
laws-verdict-upheld-over = Reclamación estimada. La partida había terminado.
laws-verdict-refused = Reclamación rechazada. La partida continúa.
laws-verdict-refused-over = Reclamación rechazada.
laws-verdict-no-such-claim = Estas Leyes no conocen esa reclamación.
laws-verdict-sheets-undecided = Las planillas no lo deciden. Decide el árbitro.
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
laws-reason-edition-silent = El resumen no dice qué sigue. Lo dice el artículo { $article } ({ $edition }).
laws-reason-local-clause = Las cláusulas del torneo dan { $minutes } min por una reclamación incorrecta; las Leyes dan { $laws }.
laws-reason-over-at = La partida había terminado tras { $move }.
laws-reason-over-at-start = La partida había terminado en la primera posición del registro.
laws-reason-not-over = La partida no había terminado de esta forma.
# Two readings of the wording of 2014; $consecutive and $any are moves or laws-never.
laws-reason-other-wording = En jugadas alternas consecutivas: { $consecutive }. Cinco veces cualesquiera: { $any }.
laws-never = nunca
laws-reason-deadness-open = Dentro del límite de la búsqueda no se ha encontrado ningún jaque mate ni una prueba de que no lo hay.
laws-reason-sheets-undecided = Las planillas no deciden si la partida terminó con { $move }.
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
laws-mate-why-wall-many = El rey solo podrá estar en { $count } casillas, y ninguna pieza rival podrá atacar nunca una de ellas.
laws-mate-why-wall-visitors-many = El rey solo podrá estar en { $count } casillas. Del rival solo las piezas de { $visitors } podrán atacarlas, y nunca podrán quitarle todas las salidas.
laws-mate-why-pawns-fixed = Ningún peón puede moverse ni ser capturado. { $rest }
laws-reason-cannot-mate = { $headline } { $why }
laws-reason-illegal-stands = { $move } fue ilegal, se completó y vale: las posiciones se cuentan con ella (artículo { $article }).
laws-reason-written-languages = { $written } es una de { $moves }, según el idioma en que está escrita. Pregunte al jugador e indique entonces el idioma.
laws-mate-why-limit = No se ha encontrado ni jaque mate ni prueba entre { $count } posiciones, el límite de una búsqueda.
laws-mate-use-checkmate = Es jaque mate: la partida ha terminado y está ganada.
laws-mate-use-stalemate = Es ahogado: la partida ha terminado en tablas.
laws-mate-use-dead = La posición está muerta: la partida es tablas en el acto.
laws-mate-use-unsaid =
    { $what ->
        [flag-fall] El resumen cuenta las jugadas hechas a tiempo y no hace excepción. Las { $edition } sí la hacen: { $rest }
        [illegal-move] El resumen no dice qué cuesta una jugada ilegal. Las { $edition } dicen: { $rest }
        [dead] El resumen no conoce las posiciones muertas. Las { $edition } dicen: { $rest }
       *[other] El resumen no lo dice. Las { $edition } dicen: { $rest }
    }
laws-mate-use-flag-fall =
    { $loser ->
        [white] Si cae la bandera de las blancas, { $outcome ->
            [drawn] la partida es tablas.
           *[lost] pierden las blancas.
        }
       *[black] Si cae la bandera de las negras, { $outcome ->
            [drawn] la partida es tablas.
           *[lost] pierden las negras.
        }
    }
laws-mate-use-resignation =
    { $loser ->
        [white] Si abandonan las blancas, { $outcome ->
            [drawn] la partida es tablas.
           *[lost] pierden las blancas.
        }
       *[black] Si abandonan las negras, { $outcome ->
            [drawn] la partida es tablas.
           *[lost] pierden las negras.
        }
    }
laws-mate-use-illegal-move =
    { $loser ->
        [white] Si las blancas completan la jugada ilegal que pierde, { $outcome ->
            [drawn] la partida es tablas.
           *[lost] pierden las blancas.
        }
       *[black] Si las negras completan la jugada ilegal que pierde, { $outcome ->
            [drawn] la partida es tablas.
           *[lost] pierden las negras.
        }
    }

## How a game ends by itself

laws-end-checkmate-white = jaque mate de las blancas
laws-end-checkmate-black = jaque mate de las negras
laws-end-stalemate = ahogado
laws-end-dead = posición muerta
laws-end-fivefold = la misma posición por quinta vez
laws-end-seventyfive = setenta y cinco jugadas sin mover peón ni capturar
laws-end-at = La partida había terminado tras { $move }: { $end } ({ $article }).

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

## Piezas tocadas (4.2 a 4.8). $side, $winner: `white` o `black`. $piece, $other, $rook: laws-piece-on.

# In the middle of a sentence.
laws-piece-on =
    { $role ->
        [king] el rey de { $square }
        [queen] la dama de { $square }
        [rook] la torre de { $square }
        [bishop] el alfil de { $square }
        [knight] el caballo de { $square }
       *[pawn] el peón de { $square }
    }
laws-touch-adjusted = El jugador avisó antes de que componía las piezas. Puede hacer cualquier jugada legal.
laws-touch-accidental = El contacto fue claramente accidental. Puede hacer cualquier jugada legal.
laws-touch-not-on-move =
    { $side ->
        [white] No les tocaba jugar a las blancas. Tocar una pieza no las obliga a nada.
       *[black] No les tocaba jugar a las negras. Tocar una pieza no las obliga a nada.
    }
laws-touch-game-over = No hay ninguna jugada legal: la partida ha terminado.
laws-touch-move-own = El jugador debe mover { $piece }, la primera de las piezas tocadas que se puede mover.
laws-touch-capture = El jugador debe capturar { $piece }, la primera de las piezas tocadas que se puede capturar.
laws-touch-capture-with = El jugador debe capturar { $other } con { $piece }.
laws-touch-first-of-both-own = La una no puede capturar a la otra. El jugador debe mover { $piece }, la primera de las piezas tocadas que se puede mover o capturar.
laws-touch-first-of-both-theirs = La una no puede capturar a la otra. El jugador debe capturar { $piece }, la primera de las piezas tocadas que se puede mover o capturar.
laws-touch-castle = El jugador debe enrocar con { $rook }.
laws-touch-rook-first = Se tocó { $rook } antes que el rey, así que en esta jugada no se puede enrocar con ella. El jugador debe mover { $piece }.
laws-touch-king-otherwise = El enroque con { $rook } no es legal. El jugador debe hacer otra jugada de rey; el enroque por el otro lado vale, si es legal.
laws-touch-king-cannot-move = El enroque con { $rook } no es legal y el rey no tiene jugadas legales. Puede hacer cualquier jugada legal; no está obligado a mover la torre.
laws-touch-any-move = Ninguna de las piezas tocadas se puede mover ni capturar. Puede hacer cualquier jugada legal.
laws-touch-moves =
    { $count ->
        [one] La jugada: { $moves }
       *[other] Las jugadas entre las que elegir: { $moves }
    }
laws-touch-release-stays = La pieza se soltó en su casilla y allí se queda.
laws-touch-release-not-legal = Donde se soltó la pieza la jugada no sería legal. Vuelve a su casilla.
laws-touch-release-other = Antes se tocó otra pieza, que hay que mover. La que se soltó vuelve a su casilla.
laws-touch-claim-lost =
    { $side ->
        [white] Las blancas han tocado después una pieza y ya no pueden reclamar.
       *[black] Las negras han tocado después una pieza y ya no pueden reclamar.
    }
laws-touch-discretion = Se tocaron más de dos piezas. Esto es lo que dice el texto; el árbitro puede juzgarlo de otro modo.
laws-castling-lost = El derecho a enrocar con esta torre se ha perdido para siempre: el rey o la torre ya se ha movido.
laws-castling-not-now = El derecho a enrocar se conserva; el enroque está impedido por el momento.
laws-castling-between = Hay una pieza en { $square }.
laws-castling-in-check = El rey está en jaque.
laws-castling-crosses = El rey pasaría por { $square }, que está atacada.
laws-castling-arrives = El rey llegaría a { $square }, que está atacada.

## La jugada secreta. $moves are in the letters of the language.

laws-sealed-ok = La jugada secreta es { $moves }.
laws-sealed-ambiguous = { $written } puede significar { $moves }.
laws-sealed-illegal = { $written } no es una jugada legal.
laws-sealed-illegal-nearest = { $written } no es una jugada legal. Las más próximas: { $moves }.
laws-sealed-nothing = No hay nada escrito: no hay jugada secreta.
laws-sealed-unreadable = { $written } no se puede leer como jugada.
laws-sealed-not-algebraic = { $written } no es notación algebraica y no sirve de prueba. Decide el árbitro, que advierte al jugador.
laws-sealed-ends = La jugada termina la partida: { $end } ({ $article }).
laws-sealed-not-complete = Estas reglas piden la notación completa, con casilla de salida y de llegada. Se señala que la jugada está escrita en corto; no se rechaza.
laws-sealed-draw-offer = Con la jugada secreta se ofrecen tablas. La oferta vale hasta que el adversario la acepta o la rechaza.
laws-sealed-elsewhere = Con las letras de { $language } sería { $move }: conviene preguntar en qué idioma anota el jugador.
laws-sealed-does-not-count = { $written } no cuenta: la partida había terminado antes de sellarla.
laws-was-over = La partida ya había terminado: { $end } (artículo { $article }).

## La reanudación

laws-resume-goes-on = La partida continúa.
laws-resume-won =
    { $winner ->
        [white] Ganan las blancas.
       *[black] Ganan las negras.
    }
laws-resume-drawn = La partida es tablas.
laws-resume-both-lose = Pierden los dos jugadores, salvo que el árbitro decida otra cosa.
laws-resume-new-game = La partida se anula y se juega otra.
laws-resume-arbiter = Decide el árbitro.

## Relojes

laws-pace-standard = clásico
laws-pace-rapid = rápido
laws-pace-blitz = relámpago
# $moves is 0 for the rest of the game.
laws-clock-period =
    { $moves ->
        [0] El resto de la partida
       *[other] { $moves } jugadas
    } en { $unit ->
        [minutes] { $base ->
            [one] { $base } minuto
           *[other] { $base } minutos
        }
       *[seconds] { $base ->
            [one] { $base } segundo
           *[other] { $base } segundos
        }
    }{ $bonus ->
        [increment] , con { $seconds } s más por jugada
        [delay] ; el reloj espera { $seconds } s en cada jugada
        [bronstein] ; tras cada jugada se devuelven hasta { $seconds } s
       *[none] { "" }
    }
# $required is 0 where the period asks for no number of moves.
laws-clock-flag =
    Cae la bandera de las { $side ->
        [white] blancas
       *[black] negras
    } en la jugada { $number }: { $completed ->
        [one] { $completed } jugada completada
       *[other] { $completed } jugadas completadas
    }{ $required ->
        [0] { "" }
       *[other] ; el período { $period } pide { $required }
    }.
laws-clock-shows-more =
    Tras la jugada { $number } de las { $side ->
        [white] blancas
       *[black] negras
    } el reloj muestra más de lo posible: se añadió tiempo o la lectura es errónea.
laws-clock-no-time =
    «{ $found }» no es un tiempo (jugada { $number } de las { $side ->
        [white] blancas
       *[black] negras
    }): la jugada cuenta como hecha sin gastar tiempo. Los tiempos son como 58, 4:45, 1:02:03 o [%clk 1:29:50].
# Lo que el árbitro anotó de los relojes de esta partida.
laws-clock-adjusted = Ajuste del árbitro, contado aquí: { $clocks } ({ $why }).
laws-clock-score-lapses = Con menos de cinco minutos en un período, el jugador no está obligado a anotar hasta su final: se añaden menos de 30 segundos por jugada.

## Lo que hace el árbitro en la reanudación, por orden

laws-step-set-up = Reponga la posición y los tiempos registrados.
laws-step-open = Abra el sobre.
laws-step-make-move = Haga la jugada secreta en el tablero.
laws-step-start-clock =
    { $side ->
        [white] Ponga en marcha el reloj de las blancas.
       *[black] Ponga en marcha el reloj de las negras.
    }
laws-step-open-on-arrival = Cuando llegue quien debe contestar, puede parar su reloj; entonces abra el sobre, haga la jugada y ponga otra vez en marcha su reloj.
laws-step-reply-sealed = Quien debe contestar puede anotar su respuesta, sellarla en otro sobre, parar su reloj y poner en marcha el del ausente.
laws-step-sealer-tells = Quien selló dice su jugada y la hace.
laws-step-sealer-tells-on-arrival = Cuando llegue quien selló, dice su jugada y la hace: falta el sobre y solo él la conoce. Las Leyes no dicen qué reloj corre hasta entonces; en la posición aplazada le toca jugar a él.
laws-step-tell-when-replier-comes = Cuando llegue quien debe contestar, puede parar su reloj; entonces quien selló dice su jugada y la hace, y se pone otra vez en marcha el reloj del otro.
laws-step-set-times = Ponga los tiempos, que decide el árbitro.
laws-step-correct-time = Corrija el tiempo del reloj.
laws-step-time-stays = El tiempo del reloj se queda, salvo que el árbitro decida otra cosa.
laws-step-keep-closed = Deje el sobre cerrado.
laws-step-record-result = Anote el resultado.
laws-step-warn-notation = Advierta al jugador de que solo la notación algebraica sirve de prueba.

## Incidencias. La clave termina en el código del tipo.

# What is done to clocks during a game: an incident of its own.
laws-incident-clock-adjusted = Ajuste de los relojes
laws-clocks-adjusted = Los relojes se ponen como dice el árbitro y la partida continúa.
# $time has its sign: +2:00.
laws-clocks-changed =
    { $side ->
        [white] Blancas
       *[black] Negras
    } { $time }
laws-clocks-shows =
    { $side ->
        [white] blancas
       *[black] negras
    }: el reloj marca { $time }
laws-clocks-at =
    en la jugada { $number } de las { $side ->
        [white] blancas
       *[black] negras
    }
# Beside the round clock: how late a player may come, and who says so.
laws-default-time =
    { $minutes ->
        [0] Pierde quien no está presente al comienzo
        [one] Pierde quien llega con más de { $minutes } minuto de retraso
       *[other] Pierde quien llega con más de { $minutes } minutos de retraso
    }{ $from ->
        [clause] , por una cláusula del torneo
        [event] , por los ajustes del torneo
       *[laws] , por las Leyes
    }, salvo que el árbitro decida otra cosa.
# Junto a unas tablas de común acuerdo cuyas jugadas se conocen. $article es `none` en las ediciones que no hablan de esa regla.
laws-agreed-too-early =
    Tablas acordadas tras { $completed ->
        [0] ninguna jugada completa
        [one] { $completed } jugada
       *[other] { $completed } jugadas
    }: las bases del torneo no las permiten antes de la jugada { $before } ({ $article }). Solo valen con el consentimiento del árbitro: resuelva el resultado con su motivo o haga seguir la partida.
laws-agreed-no-move = Tablas acordadas antes de que ambos jugadores hicieran una jugada, lo que las Leyes no permiten ({ $article }). Resuelva el resultado con su motivo o haga seguir la partida.
laws-both-absent =
    { $count ->
        [one] Mesa { $boards }: no ha llegado ninguno de los dos. Las blancas
       *[other] Mesas { $boards }: no ha llegado ninguno de los dos. Las blancas
    } pierden el tiempo que pase hasta que lleguen.
laws-default-time-open = Las bases deben fijar el tiempo de espera, y el torneo no lo tiene.
# What a ruling that is no claim is about.
# $piece es un laws-piece-on.
laws-touch-piece-adjusted = Se dijo «compongo» antes de tocar { $piece }: esa pieza no obliga a nada.
laws-case-touch = Piezas tocadas: { $touched }
laws-case-sealed = Jugada secreta: «{ $written }»
laws-case-clock = Relojes: { $control }
laws-case-mate =
    { $side ->
        [white] Si las blancas pueden aún dar mate
        [black] Si las negras pueden aún dar mate
       *[both] Si algún bando puede aún dar mate
    }
laws-case-resumed = Partida aplazada: la reanudación
laws-case-envelope = Partida aplazada: el sobre dice «{ $written }»
laws-mate-dead = Ningún bando puede dar mate: la posición es muerta.
laws-clock-control = Control de tiempo { $control }, { $pace }.
laws-clock-left-after =
    Tras la jugada { $number } de las { $side ->
        [white] blancas
       *[black] negras
    } el reloj marca { $left }.
laws-now-result = Resultado: { $result }.
laws-incident-who = Antes de anotarlo hay que decir de quién fue: de las blancas o de las negras.
laws-incident-flag-fall = Caída de bandera
laws-incident-resignation = Abandono
laws-incident-illegal-move = Jugada ilegal
laws-incident-pawn-not-replaced = Peón sin cambiar en la última fila
laws-incident-pressed-without-move = Reloj pulsado sin jugar
laws-incident-two-hands = Jugada con las dos manos
laws-incident-phone = Teléfono o dispositivo
laws-incident-noise = Ruido
laws-incident-notes = Uso de notas
laws-incident-advice = Consejo recibido
laws-incident-analysis = Análisis en otro tablero
laws-incident-distraction = Molestias al adversario
laws-incident-late = Llegada con retraso
laws-incident-clock-set-wrong = Reloj mal puesto
laws-incident-warning = Advertencia
laws-incident-time-added = Tiempo añadido
laws-incident-expulsion = Expulsión
laws-incident-other = Otra incidencia
# $count: illegal moves of the player in this game; $loses: the one that loses, 0 for none.
laws-ending-flag-fall-lost = No se hicieron en el tiempo dado las jugadas exigidas: el jugador pierde.
laws-ending-flag-fall-drawn = No se hicieron en el tiempo dado las jugadas exigidas, pero el adversario no puede dar mate con ninguna serie de jugadas legales: la partida es tablas.
laws-ending-resignation-lost = El jugador abandona y pierde.
laws-ending-resignation-drawn = El jugador abandona, pero el adversario no puede dar mate con ninguna serie de jugadas legales: la partida es tablas.
laws-mate-no-sheet = La partida no tiene planilla adjunta: indique la posición para saber si el adversario puede dar mate.
laws-mate-sheet-stops = La planilla de esta partida no puede leerse hasta el final: indique la posición del tablero.
laws-fault-goes-on =
    Jugada ilegal { $count } del jugador en esta partida. La partida continúa{ $loses ->
        [0] .
       *[other] ; con la número { $loses } se pierde.
    }
laws-fault-stands = El adversario ya ha hecho su jugada siguiente, así que la jugada vale y la partida continúa.
laws-fault-lost = Jugada ilegal { $count } del jugador en esta partida, con la que la pierde.
laws-fault-drawn = Jugada ilegal { $count } del jugador en esta partida. El adversario no puede dar mate con ninguna serie de jugadas legales, así que la partida es tablas.
laws-fault-arbiter = Estas Leyes no la cuentan entre las jugadas ilegales. El árbitro elige una sanción.
laws-penalty-restore = Reponga la posición anterior a la jugada ilegal; si no se conoce, la última que se conozca.
laws-penalty-touch-move = La pieza tocada debe moverse si es posible.
laws-penalty-queen = El peón se cambia por una dama de su color.
laws-penalty-only-on-claim = El árbitro interviene solo si el adversario reclama antes de jugar.
laws-penalty-wait-then-draw = Si los dos reyes están en jaque o hay un peón sin cambiar en la última fila, espere a la jugada siguiente; si sigue así, la partida es tablas.
laws-penalty-mate-unknown = Si el adversario no puede dar mate con ninguna serie de jugadas legales, la partida es tablas. Eso no se ha examinado.
laws-penalty-local = El número viene de las cláusulas del evento.
# Qué reglas rigen para una jugada ilegal: $article es el artículo, o none.
laws-regime =
    { $pace ->
        [rapid] Rápido
       *[blitz] Relámpago
    }{ $regime ->
        [full] {" "}con árbitros suficientes: rigen las Reglas de competición
       *[limited] {" "}sin árbitros suficientes para las Reglas de competición
    }{ $from ->
        [clauses] , según las cláusulas del torneo
       *[asked] {""}
    }{ $article ->
        [none] {""}
       *[other] {" "}({ $article })
    }
# Una jugada ilegal después de retirar otra que contaba antes.
laws-recount-changed =
    Contada de nuevo es la número { $count } del jugador en esta partida, ya no la { $before }: { $code ->
        [goesOn] la partida continúa
        [drawn] la partida es tablas
       *[lost] la partida está perdida
    }{ $minutes ->
        [0] {""}
        [one] , { $minutes } minuto para el adversario
       *[other] , { $minutes } minutos para el adversario
    }. Se había decidido: { $was ->
        [goesOn] la partida continúa
        [drawn] la partida es tablas
       *[lost] la partida está perdida
    }.
laws-recount-same = Contada de nuevo es la número { $count } del jugador en esta partida, ya no la { $before }. Lo decidido no cambia.
laws-recount-open = Contada de nuevo es la número { $count } del jugador en esta partida, ya no la { $before }. Decídala de nuevo.
laws-recount-result = El resultado { $result } que se anotó con ella sigue en pie: corríjalo, con el motivo, si ya no procede.
laws-recount-later = { $kind }: { $text }

laws-conduct-lost = El jugador pierde la partida.
laws-conduct-drawn = El jugador perdería la partida, pero el adversario no puede dar mate con ninguna serie de jugadas legales: es tablas.
laws-conduct-lost-unless = El jugador pierde la partida, salvo que las bases fijen una sanción menor.
laws-conduct-arbiter = El árbitro elige una sanción.
laws-conduct-default-time = Decide el tiempo de espera: pierde quien llega después, salvo que el árbitro decida otra cosa.
laws-conduct-default-time-summary = Pierde quien llega con más de una hora de retraso.
laws-conduct-set-right = El reloj se pone bien y la partida continúa.
laws-conduct-noted = Queda anotado.

# Idiomas de las letras de las piezas, dentro de una frase.
letters-en = inglés
letters-es = español
letters-fr = francés
letters-de = alemán
letters-it = italiano
letters-pt = portugués
letters-nl = neerlandés
letters-ca = catalán
letters-gl = gallego
letters-eu = euskera
letters-oc = occitano
letters-da = danés
letters-nb = noruego
letters-sv = sueco
letters-fi = finés
letters-is = islandés
letters-et = estonio
letters-lv = letón
letters-lt = lituano
letters-pl = polaco
letters-cs = checo
letters-sk = eslovaco
letters-sl = esloveno
letters-hr = croata
letters-sr = serbio
letters-hu = húngaro
letters-ro = rumano
letters-bg = búlgaro
letters-ru = ruso
letters-uk = ucraniano
letters-el = griego
letters-tr = turco
letters-az = azerí
letters-eo = esperanto
letters-vi = vietnamita
letters-id = indonesio
