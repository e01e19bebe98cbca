### Palabras de la mesa de reclamaciones: planillas leídas, posiciones, decisiones para los jugadores, lo que sigue.
### Razones, diferencias y ediciones están en laws.ftl. Las jugadas llegan como argumentos, en las letras de la planilla.
### $side, $turn, $opponent y $winner son siempre `white` o `black`.

## Scoresheets as read. Every sentence is about one place of the sheet.

claims-sheet-ambiguous = { $move } puede ser { $suggestions } (línea { $line }, columna { $column }).
claims-sheet-ambiguous-taken = { $move } puede ser { $suggestions } (línea { $line }, columna { $column }). Se toma { $taken }, porque solo así encajan las jugadas siguientes.
claims-sheet-illegal =
    { $count ->
        [0] { $move } no es una jugada legal (línea { $line }, columna { $column }).
       *[other] { $move } no es una jugada legal (línea { $line }, columna { $column }). Lo más parecido: { $suggestions }.
    }
claims-sheet-illegal-taken = { $move } no es una jugada legal (línea { $line }, columna { $column }). Se toma { $taken }, porque solo así encajan las jugadas siguientes.
claims-sheet-unreadable =
    { $count ->
        [0] No se puede leer { $move } (línea { $line }, columna { $column }).
       *[other] No se puede leer { $move } (línea { $line }, columna { $column }). Lo más parecido: { $suggestions }.
    }
claims-sheet-unreadable-taken = No se puede leer { $move } (línea { $line }, columna { $column }). Se toma { $taken }, porque solo así encajan las jugadas siguientes.
claims-sheet-stands = { $move } no es una jugada legal (línea { $line }, columna { $column }). La planilla dice que se completó y vale: las jugadas siguientes se leen a partir de ella.
claims-sheet-goes-on =
    { $side ->
        [white] Con { $moves } como jugada { $number } de las blancas { $count ->
            [one] se puede leer la jugada siguiente.
           *[other] se pueden leer las { $count } jugadas siguientes.
        }
       *[black] Con { $moves } como jugada { $number } de las negras { $count ->
            [one] se puede leer la jugada siguiente.
           *[other] se pueden leer las { $count } jugadas siguientes.
        }
    } Anote en la casilla lo que se jugó.
claims-sheet-descriptive = { $move } es notación descriptiva, que no sirve de prueba (línea { $line }, columna { $column }).
claims-sheet-missing =
    Falta la jugada { $number } de { $side ->
        [white] las blancas
       *[black] las negras
    }.
claims-sheet-missing-taken =
    Falta la jugada { $number } de { $side ->
        [white] las blancas
       *[black] las negras
    }. Se toma { $taken }, porque solo así encajan las jugadas siguientes.
# What stands after the place where reading stopped.
claims-sheet-unread =
    { $count ->
        [one] { $count } jugada posterior no se ha leído.
       *[other] { $count } jugadas posteriores no se han leído.
    }
claims-sheet-in-descriptive = La planilla está en notación descriptiva, que no sirve como prueba (Apéndice C). Se lee hasta donde está clara; se advierte al jugador.
claims-sheet-rows = Las filas no seguían el orden de sus números. Se han ordenado.
claims-sheet-number-jumps = Tras la jugada { $from } viene la { $to } (línea { $line }).
claims-sheet-after-moves = Después de la última jugada figura «{ $text }» (línea { $line }). No se lee.
claims-sheet-before-moves = Antes de la primera jugada figura «{ $text }» (línea { $line }). No se lee.
claims-sheet-begins-late = La planilla empieza en la jugada { $number }. Faltan las jugadas anteriores, o la posición a la que llevaron.
claims-sheet-row-twice = La jugada { $number } está anotada dos veces (línea { $line }). Se lee una vez.
# $last is the move that gave checkmate or stalemate.
claims-sheet-after-end = { $move } está anotada después de { $last }, que terminó la partida.
claims-sheet-after-result = Tras el resultado figura «{ $text }» (línea { $line }). No se lee.
claims-sheet-bad-fen = La posición «{ $text }» del texto no sirve. Se toma la inicial.
claims-sheet-too-many =
    { $count ->
        [one] Se deja fuera { $count } jugada: ninguna partida tiene tantas.
       *[other] Se dejan fuera { $count } jugadas: ninguna partida tiene tantas.
    }

## Signs that do not agree with the move. They never decide.

claims-remark-capture-sign = { $move }: está anotada una captura, pero no se captura nada.
claims-remark-check-sign = { $move }: está anotado un jaque, pero la jugada no lo da.
claims-remark-mate-sign = { $move }: está anotado mate, pero la jugada no lo da.
claims-remark-en-passant-sign = { $move }: está anotado al paso, pero la jugada no lo es.
claims-remark-castling-as-king-move = { $move }: el enroque está anotado como jugada de rey.
claims-remark-letter-missing = { $move }: falta la letra de la pieza.
claims-remark-small-letter = { $move }: la letra de la pieza es minúscula.
claims-remark-other-language = { $move }: la letra es de otro idioma que la planilla. Se toma la única jugada legal que da en él.
claims-remark-capital-file = { $move }: la columna del peón está en mayúscula.
claims-remark-file-twice = { $move }: la columna del peón está anotada dos veces, como si fuera una pieza. No cabe ninguna pieza.
claims-remark-file-missing = { $move }: falta la columna de la que viene el peón.
claims-remark-rank-missing = { $move }: falta la fila de la casilla de llegada.

## Lines beside the board

claims-castling-none = ninguno, ambos bandos
claims-castling =
    Blancas: { $white ->
        [both] corto y largo
        [king] corto
        [queen] largo
       *[none] ninguno
    }; negras: { $black ->
        [both] corto y largo
        [king] corto
        [queen] largo
       *[none] ninguno
    }
claims-en-passant-none = ninguna
# $moves are the captures, in the letters of the sheet.
claims-en-passant-legal = { $moves }, legal solo ahora
claims-state-check = jaque
claims-state-checkmate = jaque mate
claims-state-stalemate = ahogado
claims-state-dead = posición muerta
# Stands for a move where there is none before a position.
claims-first-position = primera posición

## Verdicts

claims-verdict-not-possible = Reclamación no válida: no se hizo como piden las Leyes. La partida continúa.
claims-verdict-too-late = Reclamación no válida: la partida ya había terminado.
claims-verdict-over = La partida había terminado antes de la jugada de la reclamación.
claims-verdict-incomplete = La reclamación no está completa.
claims-occurred =
    Tras { $move } se da la misma posición por { $count ->
        [1] primera
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
       *[other] { $count }.ª
    } vez, con { $turn ->
        [white] las blancas
       *[black] las negras
    } en juego.
claims-occurred-written =
    Tras { $move }, la jugada anotada por { $side ->
        [white] las blancas
       *[black] las negras
    }, se da la misma posición por { $count ->
        [1] primera
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
       *[other] { $count }.ª
    } vez, con { $turn ->
        [white] las blancas
       *[black] las negras
    } en juego.
claims-occurred-only =
    Tras { $move } la posición se da por { $count ->
        [1] primera
       *[other] segunda
    } vez, no por tercera.
claims-occurred-only-written =
    Tras { $move }, la jugada anotada por { $side ->
        [white] las blancas
       *[black] las negras
    }, la posición se da por { $count ->
        [1] primera
       *[other] segunda
    } vez, no por tercera.
claims-fifty = Hasta { $move } van { $count } medias jugadas sin mover peón ni capturar; hacen falta { $needed }.
claims-fifty-written =
    Con { $move }, la jugada anotada por { $side ->
        [white] las blancas
       *[black] las negras
    }, van { $count } medias jugadas sin mover peón ni capturar; hacen falta { $needed }.
claims-fifty-short =
    Hasta { $move } { $count ->
        [one] va { $count } media jugada
       *[other] van { $count } medias jugadas
    } sin mover peón ni capturar; { $short ->
        [one] falta { $short }
       *[other] faltan { $short }
    } para las { $needed } necesarias.
claims-fifty-short-written =
    Con { $move }, la jugada anotada por { $side ->
        [white] las blancas
       *[black] las negras
    }, { $count ->
        [one] va { $count } media jugada
       *[other] van { $count } medias jugadas
    } sin mover peón ni capturar; { $short ->
        [one] falta { $short }
       *[other] faltan { $short }
    } para las { $needed } necesarias.
# Beside the occurrence that the written move would bring.
claims-written-not-played = anotada, no jugada
claims-end-at-start = La partida había terminado en la primera posición del registro: { $end } ({ $article }).
claims-touched-piece = Se tocó una pieza antes de reclamar, así que se pierde el derecho a reclamar en esta jugada.
claims-no-written-move =
    No se ha dado la jugada anotada por { $side ->
        [white] las blancas
       *[black] las negras
    }.
claims-nearest = Jugadas legales más parecidas: { $moves }.
claims-written-descriptive = La notación descriptiva no sirve de prueba.
# The ruling rests on a move that was not read but follows from the moves after it.
claims-rests-on-inferred =
    { $count ->
        [one] La decisión se apoya en una jugada que no está clara en la planilla: { $moves }.
       *[other] La decisión se apoya en jugadas que no están claras en la planilla: { $moves }.
    }
# Where an edition has no such claim: what another one says.
claims-where-silent = Según las { $edition }: { $verdict }
claims-offer-contained =
    La reclamación es también una oferta de tablas: { $opponent ->
        [white] las blancas pueden
       *[black] las negras pueden
    } aceptarla en el acto.

## What happens now

claims-now-draw = La partida es tablas: ½ - ½.
claims-now-win =
    { $winner ->
        [white] Han ganado las blancas: 1 - 0.
       *[black] Han ganado las negras: 0 - 1.
    }
claims-now-time =
    { $minutes ->
        [one] Sume { $minutes } minuto a { $opponent ->
            [white] las blancas
           *[black] las negras
        }.
       *[other] Sume { $minutes } minutos a { $opponent ->
            [white] las blancas
           *[black] las negras
        }.
    }
claims-now-half =
    Quite a { $side ->
        [white] las blancas
       *[black] las negras
    } la mitad del tiempo que les queda, como mucho { $minutes } minutos.
claims-now-play =
    { $side ->
        [white] Las blancas
       *[black] Las negras
    } deben jugar { $move }.
claims-now-play-or-another =
    { $side ->
        [white] Las blancas
       *[black] Las negras
    } anotaron { $move } y pueden cambiarla hasta jugarla: compruébelo en la edición impresa.
claims-now-touch = La jugada anotada no dice qué jugada es. Si se tocó una pieza, hay que moverla si es posible.
claims-now-arbiter = El árbitro decide si se perdió el derecho y anota él mismo el resultado.
claims-now-no-time = No se suma tiempo. La partida continúa.
claims-now-sheets-undecided = Reconstruya la partida con los jugadores. Si no se puede demostrar cómo terminó, de las planillas no se sigue ningún resultado.
claims-now-complete = Complete la planilla hasta la jugada de la reclamación y examínela de nuevo.

## Articles

# $edition is a year, $number as printed.
claims-cite = Leyes { $edition }, { $number }
# In the place of an article: what the event adds to the Laws.
# Within a sentence.
claims-article-number = artículo { $number }
claims-cite-clauses = Cláusulas del torneo
claims-clause-wrong-claim =
    { $n ->
        [one] Una reclamación incorrecta cuesta { $n } minuto.
       *[other] Una reclamación incorrecta cuesta { $n } minutos.
    }
claims-clause-default-time =
    { $n ->
        [0] Pierde quien no está presente al comienzo.
        [one] Pierde quien llega con más de { $n } minuto de retraso.
       *[other] Pierde quien llega con más de { $n } minutos de retraso.
    }
claims-clause-supervision-full = En rápido y relámpago hay árbitros suficientes: rigen las Reglas de competición.
claims-clause-supervision-limited = En rápido y relámpago no hay árbitros suficientes para las Reglas de competición.
claims-clause-illegal-loses = La jugada ilegal { $n } pierde la partida.
claims-clause-illegal-minutes =
    { $n ->
        [one] Una jugada ilegal da { $n } minuto al adversario.
       *[other] Una jugada ilegal da { $n } minutos al adversario.
    }
# $subject is as in the Spanish summary, which has no article numbers.
claims-cite-old-es =
    Resumen de las reglas antiguas, { $subject ->
        [tablas] tablas
        [ganada] partida ganada
        [ausencia] ausencia
        [aplazamiento] aplazamiento
        [tiempo] tiempo
        [prohibido] conducta prohibida
       *[other] { $subject }
    }

## Trouble with what was handed in

claims-bad-start = La primera posición no es un FEN utilizable: { $why }; se encontró «{ $found }»
claims-bad-start-hint = Déjela vacía para la posición inicial
claims-bad-position = La posición del tablero no es un FEN utilizable: { $why }; se encontró «{ $found }»
claims-bad-position-hint = Cópiela entera: piezas, bando en juego, enroques
# Qué está mal en un FEN y dónde; en mitad de una frase.
claims-fen-empty = no hay nada, y hacen falta piezas, bando en juego y enroques
claims-fen-ranks =
    tiene { $count ->
        [one] { $count } fila
       *[other] { $count } filas
    } y debe tener 8, separadas por «/»
claims-fen-squares = la fila { $rank } (columna { $column }) tiene { $count } casillas y debe tener 8
claims-fen-sign = «{ $sign }» en la columna { $column } no es pieza (KQRBNP, negras en minúscula) ni número de casillas vacías
claims-fen-field =
    «{ $sign }» en la columna { $column } debe ser { $field ->
        [turn] el bando en juego, w o b
        [castling] los enroques que quedan, como KQkq, o -
        [en-passant] la casilla de captura al paso, como e3, o -
        [quiet] los medios movimientos desde jugada de peón o captura, un número
       *[number] el número de la jugada
    }
claims-fen-kings =
    las blancas tienen { $white ->
        [0] ningún rey
        [one] { $white } rey ({ $whites })
       *[other] { $white } reyes ({ $whites })
    }, las negras { $black ->
        [0] ninguno
       *[other] { $black } ({ $blacks })
    }; cada bando debe tener uno
claims-fen-pawns = hay peones en { $squares }, y ninguno puede estar en la primera ni en la última fila
claims-fen-opposite-check =
    { $side ->
        [white] el rey blanco en { $square } está en jaque aunque juegan las negras
       *[black] el rey negro en { $square } está en jaque aunque juegan las blancas
    }; compruebe a quién le toca jugar
claims-fen-other = una posición así no puede estar en un tablero
# What a position says and its board contradicts.
claims-start-left-out =
    { $what ->
        [castling] La posición dice que se puede enrocar donde el rey o la torre no está en su sitio: no se tiene en cuenta.
       *[en-passant] La posición dice que se puede capturar al paso donde ningún peón acaba de avanzar: no se tiene en cuenta.
    }
claims-bad-language = La lengua de las letras debe ser auto o un código como en, es o de; se encontró «{ $found }»
claims-bad-edition = La edición debe ser una de { $known }; se encontró «{ $found }»
claims-bad-kind = La reclamación debe ser una de { $known }; se encontró «{ $found }»
claims-bad-side = Quien reclama debe ser white o black; se encontró «{ $found }»
claims-bad-mode = La forma de reclamar debe ser written u onBoard; se encontró «{ $found }»
claims-bad-before = Lo hecho antes de reclamar debe quedar vacío o ser { $known }; se encontró «{ $found }»
claims-bad-choice = { $found } no es ninguno de { $known }
claims-bad-sealer =
    Sella el jugador a quien le toca jugar, el de las { $known ->
        [white] blancas
       *[black] negras
    }; se encontró { $found ->
        [white] el de las blancas
        [black] el de las negras
       *[other] «{ $found }»
    }
claims-no-sealer = Diga quién sella o dé la posición del tablero en FEN: sella el jugador a quien le toca jugar
claims-incident-who = Diga de quién fue: de las blancas o de las negras
claims-bad-control = El control de tiempo debe ser como 40/90+30:30+30, 90+30 o 60d5; se encontró «{ $found }»
claims-bad-time = Un tiempo debe ser como 58, 4:45 o 1:02:03; se encontró «{ $found }»
claims-touch-nothing = Hay que dar al menos una casilla
claims-touch-empty = No hay ninguna pieza en { $found }
claims-touch-bad = Una pieza tocada debe darse como e2, xd5 (quitada), e2-e4 (soltada) o a7-a8=Q; se encontró «{ $found }»
claims-bad-ruling = La decisión se escribió con una versión más nueva del programa y no se puede mostrar

## Dos planillas juntas. $writer dice de quién es la planilla, $written es la casilla tal como está, $move es la jugada de
## la partida, con su número.

claims-merge-best-game = la partida que mejor encaja
claims-merge-other-game = { $move } en lugar de { $best }
claims-merge-slip =
    La planilla de las { $writer ->
        [white] blancas
       *[black] negras
    } dice «{ $written }» en { $move }: { $slip ->
        [piece] otra pieza
        [file] otra columna
        [rank] otra fila
        [departure] otra casilla de salida
        [castling] el enroque equivocado
        [ambiguous] vale para más de una jugada
        [promotion] la pieza nueva es otra o falta
        [capture] el signo de captura no concuerda
        [check] el signo de jaque no concuerda
        [passant] no es captura al paso
        [half] solo se lee una parte
        [illegible] no se puede leer
        [language] letras de otro idioma
       *[unlike] dice otra cosa
    }.
claims-merge-descriptive =
    La planilla de las { $writer ->
        [white] blancas
       *[black] negras
    } está en notación descriptiva, que no sirve de prueba.
# On a ruling by two sheets. $white and $black are codes of the languages of the sheets.
claims-pair-told =
    Las dos planillas juntas (blancas en { $white }, negras en { $black }); { $games ->
        [one] encaja una partida
       *[other] encajan { $games } partidas, se juzga { $label }
    }; { $differences ->
        [0] las planillas coinciden
        [one] una diferencia
       *[other] { $differences } diferencias
    }.
claims-merge-left-out =
    { $move } no está en la planilla de las { $writer ->
        [white] blancas
       *[black] negras
    }.
claims-merge-swapped =
    La planilla de las { $writer ->
        [white] blancas
       *[black] negras
    } tiene { $what ->
        [own] { $move } y la jugada siguiente del mismo jugador
        [rows] la línea de { $move } y la línea siguiente
       *[pair] { $move } y la jugada siguiente
    } en orden cambiado.
claims-merge-doubled =
    La planilla de las { $writer ->
        [white] blancas
       *[black] negras
    } tiene «{ $written }» dos veces.
claims-merge-left-empty =
    La planilla de las { $writer ->
        [white] blancas
       *[black] negras
    } deja un lugar vacío antes de { $move }. Ahí no se jugó nada.
claims-merge-too-much =
    La planilla de las { $writer ->
        [white] blancas
       *[black] negras
    } tiene «{ $written }» antes de { $move }: no es de ninguna jugada.
claims-merge-stops-early =
    La planilla de las { $writer ->
        [white] blancas
       *[black] negras
    } termina antes de { $move }; { $count ->
        [one] { $count } media jugada está
       *[other] { $count } medias jugadas están
    } solo en la otra planilla.
claims-merge-rest-unused =
    La planilla de las { $writer ->
        [white] blancas
       *[black] negras
    } sigue con «{ $written }»; { $count ->
        [one] { $count } casilla no vale para ninguna jugada legal y queda fuera
       *[other] { $count } casillas no valen para ninguna jugada legal y quedan fuera
    }.
claims-merge-on-no-sheet = { $move } no está en ninguna planilla: es una suposición.
claims-merge-end-open = Las planillas no deciden si la partida terminó con { $move }: el final se apoya en una suposición o en una jugada que ninguna planilla tiene con claridad, o hay jugadas escritas después.
claims-merge-several-games =
    Desde { $move }, { $count ->
        [one] { $count } partida más encaja
       *[other] { $count } partidas más encajan
    } igual de bien{ $more ->
        [yes] , y hay más de las que se muestran
       *[no] { "" }
    }.
claims-merge-narrowed = Encajan más partidas de las que se pudieron seguir. Puede faltar la que se jugó.
claims-merge-different-games = Las planillas no son de la misma partida. Se lee solo la que tiene más sentido.
claims-bad-final-board = Se esperaba la colocación de un FEN, como 4k3/8/8/8/8/8/8/4K3; se encontró { $found }
claims-bad-player = Se esperaba white o black; se encontró { $found }
claims-bad-moves = Se esperaba al menos una jugada que contar
claims-moves-made-certain =
    { $player ->
        [white] Las blancas
       *[black] Las negras
    } hicieron las { $moves } jugadas: todas las partidas que encajan con las planillas las tienen.
claims-moves-made-possible =
    { $player ->
        [white] Las blancas
       *[black] Las negras
    } hicieron al menos { $least } jugadas; las partidas que encajan tienen hasta { $most }, y había que hacer { $moves }. No puede demostrarse que se excediera el tiempo: la partida sigue, salvo que las jugadas se prueben de otro modo.
claims-moves-made-refuted =
    { $player ->
        [white] Las blancas
       *[black] Las negras
    } hicieron { $most } de las { $moves } jugadas: ninguna partida que encaje con las planillas tiene más.
claims-merge-final-not-reached = Ninguna partida que encaje acaba en la posición final dada.
claims-merge-final-added =
    { $count ->
        [one] La última media jugada no está
       *[other] Las últimas { $count } medias jugadas no están
    } en ninguna planilla: solo la posición final dice qué se jugó.
