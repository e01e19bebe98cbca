### Rarezas en archivos traídos. Se ven en la lista bajo una importación, con línea y columna.

## Encontrado por los lectores

problem-encoded-twice = Las letras se escribieron dos veces como UTF-8 («MuÃ±oz»). Se leyeron como debían ser.
problem-line-not-utf8 = Esta línea no es UTF-8 como otras, leída como { $encoding }.
problem-encoding-guessed = No es UTF-8, leído como { $encoding }.
problem-broken-letters = Se han sustituido bytes que no son letras { $encoding }.
problem-unknown-record = Registro { $code } desconocido: este programa no lo lee.
problem-not-a-record = No es un registro, línea conservada.
problem-numbers-by-rank = Los números por puesto en el archivo (XXC rank) no se siguen: cada cual conserva el número de su línea. La palabra se conserva.
problem-repeated-record = Registro { $code } repetido, cuenta el primero.
problem-bad-record = No se entiende el valor del registro { $code }, línea conservada.
problem-extra-text = Texto tras el valor del registro { $code }.
problem-bad-date = No se entiende la fecha del registro { $code }, conservada como texto.
problem-too-many-rounds = Más de { $limit } rondas, el resto queda fuera.
problem-too-many-players = Más de { $limit } jugadores: este no se inscribe.
problem-no-number = Sin número de emparejamiento: el jugador no se inscribe.
problem-shared-number = Ronda { $round }, mesa { $board }: { $white } – { $black }. Dos jugadores tienen el número { $number } y no se sabe cuál de ellos jugó.
problem-duplicate-number = Las líneas { $line } y { $other_line } dan a dos jugadores el número { $number }: { $first } y { $other }. Lo conserva el primero; el otro no se inscribe.
problem-missing-numbers =
    { $count ->
        [one] Falta un número: { $numbers }.
       *[other] Faltan { $count } números: { $numbers }.
    }
problem-no-players = No hay jugadores en este archivo.
problem-federation-read = Este nombre de federación se lee como { $code }.
problem-unknown-federation = Esto no es el código de una federación; se conserva como está escrito.
problem-rating-out-of-range = Nadie puede tener este Elo; la fila se conserva sin él.
problem-unknown-sex = Sexo desconocido.
problem-unknown-title = Título desconocido: no se anota ninguno.
problem-bad-rating = El Elo no es un número.
problem-bad-id = El ID no es un número.
problem-bad-id-kept = El ID no es un número; se conserva como texto.
problem-id-too-long = No es un ID FIDE: tiene demasiadas cifras. El jugador se inscribe sin él.
# { $lines }: las primeras.
problem-ids-too-long =
    { $count ->
        [one] Un ID tiene más cifras que un ID FIDE (fila { $lines }): puede ser nacional y no se guarda. El jugador se inscribe sin ID FIDE.
       *[other] { $count } ID tienen más cifras que un ID FIDE (filas { $lines }): pueden ser nacionales y no se guardan. Los jugadores se inscriben sin ID FIDE.
    }
problem-ids-too-long-kept =
    { $count ->
        [one] Un ID tiene más cifras que un ID FIDE (línea { $lines }): puede ser nacional. Queda en el campo del jugador tal como está escrito; no se busca nada con él.
       *[other] { $count } ID tienen más cifras que un ID FIDE (líneas { $lines }): pueden ser nacionales. Quedan en el campo de los jugadores tal como están escritos; no se busca nada con ellos.
    }
problem-row-too-wide = Esta fila tiene más celdas que cualquier lista; lo que sobra queda fuera.
problem-columns-of-bytes =
    { $count ->
        [one] Una línea con tildes (línea { $lines }) tiene las columnas contadas en bytes y no en letras, y se leyó así.
       *[other] { $count } líneas con tildes (líneas { $lines }) tienen las columnas contadas en bytes y no en letras, y se leyeron así.
    }
problem-columns-without-accents =
    { $count ->
        [one] Una línea (línea { $lines }) tiene las columnas contadas sin las tildes, que en ella son signos aparte, y se leyó así.
       *[other] { $count } líneas (líneas { $lines }) tienen las columnas contadas sin las tildes, que en ellas son signos aparte, y se leyeron así.
    }
problem-tabs-placed =
    { $count ->
        [one] Una línea de un jugador tiene tabuladores en vez de espacios: cada campo se puso en sus columnas.
       *[other] { $count } líneas de jugadores tienen tabuladores en vez de espacios: cada campo se puso en sus columnas.
    }
problem-tabs-unclear =
    { $count ->
        [one] Una línea de un jugador (línea { $lines }) tiene tabuladores en vez de espacios y no se sabe cuáles son sus campos: exporte de nuevo el informe desde el programa que lo hizo, o ponga espacios para que cada campo esté en sus columnas.
       *[other] { $count } líneas de jugadores (líneas { $lines }) tienen tabuladores en vez de espacios y no se sabe cuáles son sus campos: exporte de nuevo el informe desde el programa que lo hizo, o ponga espacios para que cada campo esté en sus columnas.
    }
problem-quoted-id = Se han quitado las comillas del ID FIDE; se conservan sus cifras.
problem-day-count = Un número de días, como guardan las fechas las hojas de cálculo; se lee como { $date }.
problem-bad-points = Los puntos no son un número.
problem-bad-rank = El puesto no es un número.
problem-bad-birth = No se entiende la fecha de nacimiento.
problem-no-such-day = Ese día no existe.
problem-birth-out-of-range = Año de nacimiento fuera de lo posible.
problem-birth-in-future = El número { $number } nació en { $year }, que aún no ha llegado; no cuenta en ninguna categoría de edad.
problem-ratings-zero =
    { $count ->
        [one] Un Elo de 0 se lee como sin Elo.
       *[other] Los Elo de 0, { $count } en total, se leen como sin Elo.
    }
problem-rating-beyond = Un Elo de { $rating } es más alto que cualquiera publicado; se usa como está.
problem-name-beyond-columns = Nombre de { $length } letras, más largo que sus columnas.
problem-between-columns = Texto entre columnas; los campos de esta línea pueden estar desplazados.
# La columna es la del último carácter leído.
problem-file-cut = El archivo parece cortado aquí: debería seguir { $wanted }. Lo anterior está leído.
problem-line-ends-inside = La línea acaba dentro de las columnas de { $field }: puede estar cortada; el valor se conserva como está.
problem-line-ends-early = La línea acaba después de { $field }, donde las demás siguen: puede estar cortada.
problem-line-ends-before-rounds = La línea de { $number } acaba tras la ronda { $last }, pero otros nombran a { $number } como rival en la ronda { $named }: puede estar cortada. No se da por retirado; las rondas que faltan aquí cuentan como ausencias.
problem-bad-opponent = No se entiende el rival de { $number } en la ronda { $round }.
problem-bad-color = No se entiende el color de { $number } en la ronda { $round }.
problem-missing-color = { $number } no tiene color en la ronda { $round }.
problem-bad-result = No se entiende el resultado de { $number } en la ronda { $round }, leído como sin terminar.
problem-bye-with-opponent = { $number } tiene rival { $opponent } y un bye en la ronda { $round }.
problem-legacy-bye =
    { $count ->
        [one] Bye sin código de bye, una vez, leído como { $read_as }.
       *[other] Bye sin código de bye, { $count } veces, leído como { $read_as }.
    }
problem-blank-rounds =
    { $count ->
        [one] Una ronda en blanco, leída como bye de cero puntos.
       *[other] Rondas en blanco, { $count } en total, leídas como byes de cero puntos.
    }
problem-unknown-opponent = { $number } jugó con { $opponent } en la ronda { $round }, pero no existe ese jugador. La ronda cuenta como no jugada.
problem-self-paired = El número { $number } está emparejado consigo mismo en la ronda { $round }. La ronda cuenta como no jugada.
problem-not-mutual = { $number } jugó con { $opponent } en la ronda { $round }, pero { $opponent } tiene { $other }.
problem-same-color = { $number } y { $opponent } tienen el mismo color en la ronda { $round }.
problem-results-clash = { $number } tiene { $result } en la ronda { $round }, { $opponent } tiene { $other }.
problem-points-taken = El número { $number } tiene los { $written } puntos del archivo: los descansos de estas rondas valen lo necesario: { $rounds }.
problem-points-differ = El archivo da a { $number } { $written }, los resultados dan { $computed }.
problem-second-bye =
    { $count ->
        [one] { $count } descansos asignados por el emparejamiento en la ronda { $round }.
       *[other] { $count } descansos asignados por el emparejamiento en la ronda { $round }.
    }
problem-rounds-beyond =
    { $rounds ->
        [one] El torneo tiene una ronda, el archivo contiene { $held }.
       *[other] El torneo tiene { $rounds } rondas, el archivo contiene { $held }.
    }
problem-rank-order = El puesto { $rank } de { $number } y el puesto { $other_rank } de { $other } contradicen sus puntos ({ $count } en total).
problem-count-differs = El registro { $code } dice { $written }, el archivo contiene { $counted }.
problem-unequal-scores = { $code }={ $value } difiere de su grupo y no se usa.
problem-abnormal-points =
    { $count ->
        [one] Un registro de puntos anormales se conserva y no se cuenta.
       *[other] { $count } registros de puntos anormales conservados, no contados.
    }
problem-nobody-apart = El registro { $code } no separa a nadie: necesita dos jugadores distintos y las rondas en su orden.
problem-number-without-player = El registro { $code } nombra al { $number }, pero no existe ese jugador.
problem-number-without-team = El registro { $code } nombra al { $number }, pero no existe ese equipo.
problem-number-of-two-players = El registro { $code } nombra al { $number }, que tienen dos jugadores. Se entiende el primero de ellos.
problem-number-twice = El registro { $code } nombra al { $number } dos veces. Cuenta una vez.
problem-bye-twice = El descanso del { $number } en la ronda { $round } está también en la línea { $other_line }. Cuenta el primero.
problem-points-twice = El { $number } tiene puntos virtuales en la ronda { $round } también por la línea { $other_line }. Se suman.
problem-nobody-accelerated = El registro { $code } no da puntos virtuales a nadie: se encontró { $found }, necesita las rondas y los números en su orden.
problem-old-teams-ignored =
    { $count ->
        [one] Un registro 013 no se usa porque hay 310.
       *[other] { $count } registros 013 no se usan porque hay 310.
    }
problem-teams-kept =
    { $count ->
        [one] Una línea de equipos conservada para devolverla.
       *[other] { $count } líneas de equipos conservadas para devolverlas.
    }
problem-byes-differ = El registro 240 y la línea de { $number } difieren en la ronda { $round }; cuenta la línea.
problem-cut-to-columns = El nombre de { $number } tiene { $length } letras y se ha cortado.
problem-does-not-fit = { $field } de { $number }: no cabe en sus columnas y queda fuera.
# Fechas de nacimiento que valen con el día o el mes delante. { $date } es como se leyó el ejemplo.
problem-dates-undecided =
    { $count ->
        [one] Una fecha, { $example }, vale con el día o con el mes delante, y ninguna otra de esta columna lo decide. Se lee con el día delante: { $date }. Si el mes va delante, escríbala como año-mes-día y vuelva a traer el archivo.
       *[other] { $count } fechas, como { $example }, valen con el día o con el mes delante, y ninguna otra de esta columna lo decide. Se leen con el día delante: { $example } es { $date }. Si el mes va delante, escríbalas como año-mes-día y vuelva a traer el archivo.
    }
problem-dates-month-first =
    { $count ->
        [one] Las fechas de esta columna llevan el mes delante, como muestran otras. Una que vale de ambas formas se lee así: { $example } es { $date }.
       *[other] Las fechas de esta columna llevan el mes delante, como muestran otras. { $count } que valen de ambas formas se leen así: { $example } es { $date }.
    }
problem-dates-mixed =
    { $count ->
        [one] Unas fechas de esta columna llevan el día delante y otras el mes. Una que vale de ambas formas se lee con el día delante: { $example } es { $date }.
       *[other] Unas fechas de esta columna llevan el día delante y otras el mes. { $count } que valen de ambas formas se leen con el día delante: { $example } es { $date }.
    }
# Otras hojas de un libro o tablas de una página web.
problem-other-tables =
    { $count ->
        [one] Los jugadores se leen de la tabla «{ $taken }». Otra queda sin leer: { $others }.
       *[other] Los jugadores se leen de la tabla «{ $taken }». Otras { $count } quedan sin leer: { $others }.
    }
problem-name-missing = No hay nombre en esta fila, fila no leída.
problem-name-long = Nombre de { $length } letras, conservado.
problem-duplicate-id = El ID { $id } está también en la fila { $line }.
problem-bad-number = { $column } no es un número.
problem-titles-in-names =
    { $count ->
        [one] Un título estaba junto al nombre y se lee como título.
       *[other] { $count } títulos estaban junto a los nombres y se leen como títulos.
    }
problem-other-title-in-name = { $title } no es un título de jugador; se quita del nombre.
problem-rows-of-byes =
    { $count ->
        [one] Una fila de descanso (bye) no es una partida y se deja fuera.
       *[other] { $count } filas de descansos (byes) no son partidas y se dejan fuera.
    }
problem-game-of-nobody = Un jugador de esta partida no está en la lista de jugadores; la partida se deja fuera.
problem-columns-unread = Columnas que no se leen: { $columns }. Los desempates se calculan con los resultados.
# Dónde está un problema, en un libro de hojas o en uno de varios archivos.
problem-at-cell = { $part }, celda { $cell }
problem-at-row = { $part }, fila { $row }
# Cuadros cruzados con listas al lado.
problem-list-contradicts-table =
    { $count ->
        [one] Un jugador tiene en esta lista otro rival, color o resultado que en el cuadro cruzado; vale el cuadro cruzado.
       *[other] { $count } jugadores tienen en esta lista otro rival, color o resultado que en el cuadro cruzado; vale el cuadro cruzado.
    }
problem-scoring-taken = Los puntos corresponden a { $win } por victoria, { $draw } por tablas, { $loss } por derrota y { $pab } por el descanso (bye) del emparejamiento; se toman estos valores. Corríjalos en los ajustes si no son correctos.
problem-colors-not-stated =
    { $count ->
        [one] La tabla no dice los colores de una partida: las blancas van a quien las tuvo menos veces. Corríjalos si los conoce; los colores deciden emparejamientos posteriores.
       *[other] La tabla no dice los colores de { $count } partidas: las blancas van a quien las tuvo menos veces. Corríjalos si los conoce; los colores deciden emparejamientos posteriores.
    }
problem-note-row = Esta fila es una nota o una suma y no un jugador; se deja fuera.
# Cuadro de resultados sin rondas.
problem-rounds-by-berger = La tabla tiene los resultados de una liga, pero no sus rondas ni sus colores. Los resultados cuentan; rondas y colores son los de la tabla de Berger según los números de esta lista, y pueden no ser los que se jugaron.
problem-bad-cell = Esto no es una casilla de un cuadro cruzado; se lee como ausencia.
problem-unknown-result = Esto no es un resultado; la partida queda abierta.
problem-columns-unused = Los significados dados a las columnas no se usan: este archivo no es una lista de jugadores.
problem-round-not-paired =
    { $count ->
        [one] La ronda { $round } aún no está emparejada: se deja fuera { $count } fila. Empareje primero la ronda y traiga después los resultados.
       *[other] La ronda { $round } aún no está emparejada: se dejan fuera { $count } filas. Empareje primero la ronda y traiga después los resultados.
    }
problem-round-by-games = La tabla no dice la ronda; por sus partidas es la ronda { $round }.
problem-result-without-game = La ronda { $round } no tiene la partida { $white } – { $black }; la fila se ha dejado fuera.
problem-result-conflict = Ronda { $round }, { $white } – { $black }: el archivo dice { $file }, pero está anotado { $stands } y así queda. Decídalo en la página de resultados si el archivo es el correcto.
problem-unclosed-quote = Comillas sin cerrar, leídas como letra.
problem-extra-cells =
    { $count ->
        [one] Una casilla más allá del último título, guardada aparte.
       *[other] { $count } casillas más allá de la última cabecera, conservadas aparte.
    }
problem-cell-error = La casilla contiene un error.
problem-sheet-unreadable = No se puede leer la hoja.
problem-no-rows = No hay filas con jugadores.
problem-list-id-missing = No hay ID utilizable en esta fila, fila no leída.
problem-id-in-quotes = ID entre comillas, leído sin ellas.
problem-field-too-long = El texto de la columna { $column } es demasiado largo; las columnas siguientes de esta fila se han movido.
problem-columns-shifted = Las columnas después de { $column } no encajan, fila no leída.
problem-row-cut-short = La fila está cortada, fila no leída.
problem-row-unclosed = La fila no está cerrada, fila no leída.
problem-tabs-in-name = Tabuladores en el nombre, leídos como espacios.
problem-line-too-long = La línea es demasiado larga para una fila, no leída.
problem-list-row = Esta fila es extraña.
problem-quote-in-tag = Comillas dentro del valor de la etiqueta { $tag }, conservadas como están.
problem-unclosed-tag = La etiqueta { $tag } no está cerrada.
problem-bad-tag = No es una etiqueta, conservada como está.
problem-repeated-tag = La etiqueta { $tag } se repite, cuenta la primera.
problem-unclosed-comment = Comentario sin cerrar.
problem-unclosed-variation = Variante sin cerrar, el resto de la partida se conserva como texto.
problem-stray-bracket = Paréntesis sin pareja.
problem-illegal-move = La jugada { $number } de { $side } es ilegal, las jugadas siguientes se conservan como texto.
problem-ambiguous-move = La jugada { $number } de { $side } sirve para más de una pieza, las jugadas siguientes se conservan como texto.
problem-unreadable-move = La jugada { $number } de { $side } no se puede leer, las jugadas siguientes se conservan como texto.
problem-bad-position = La posición inicial no es posible, las jugadas se conservan como texto.
problem-results-differ = La etiqueta dice { $tag }, el final de las jugadas dice { $moves }.
problem-end-on-board = La última posición es { $end ->
        [checkmate] jaque mate
       *[other] ahogado
    }, así que la partida acaba { $result }; se da otro resultado.
problem-no-result = Sin resultado tras las jugadas.

## Encontrado al traer archivos

# Una ronda importada incumple una regla de emparejamiento.
problem-round-breaks-rules-of-byes =
    { $count ->
        [one] Ronda { $round }: { $what } ({ $article }). La ronda se conserva como se emparejó.
       *[other] Ronda { $round }: { $count } casos, el primero: { $what } ({ $article }). La ronda se conserva como se emparejó.
    }
problem-round-breaks-rules =
    { $count ->
        [one] Ronda { $round }, mesa { $boards }: { $what } ({ $article }). La ronda se conserva como se emparejó.
       *[other] Ronda { $round }, mesas { $boards }: { $count } casos, el primero: { $what } ({ $article }). La ronda se conserva como se emparejó.
    }
# Una ronda importada es legal, pero no la que dan las reglas.
problem-round-differs =
    { $count ->
        [one] Ronda { $round }: la mesa { $boards } no está emparejada como dan las reglas. La ronda se conserva como se emparejó.
       *[other] Ronda { $round }: las mesas { $boards } no están emparejadas como dan las reglas. La ronda se conserva como se emparejó.
    }
problem-round-other = Ronda { $round }: ninguna mesa está emparejada como dan las reglas. La ronda se conserva como se emparejó.
problem-met-too-often = Ronda { $round }, mesa { $board }: { $a } y { $b } ya se habían enfrentado tanto como todos en una liga (ronda { $before }). La ronda se conserva como se emparejó.
problem-rounds-not-checked = Las rondas no se han comparado con las reglas de emparejamiento: este programa no empareja con { $system }.
problem-dates-reversed = El último día ({ $end }) es anterior al primero ({ $start }); se ha dejado fuera.
problem-rounds-not-stated = El archivo no dice cuántas rondas se prevén: se toman { $rounds }. Corríjalo en los ajustes.
problem-tie-breaks-not-stated = El archivo no nombra desempates: se toman { $list }. Corríjalos en los ajustes.
problem-tie-break-own = El desempate { $code } es propio del torneo: dé sus valores a mano en los ajustes.
problem-tie-break-unknown = El desempate { $code } se conserva y no se cuenta: no es uno de los reglamentarios para jugadores.
problem-unknown-score = El archivo cuenta una partida sin resultado como { $points }; aquí cuenta como tablas.
problem-system-not-stated = El archivo no dice cómo se emparejó: se toma { $system }. Corríjalo en los ajustes antes de emparejar.
problem-system-not-available = { $system }: el torneo se puede consultar e imprimir; este programa no puede emparejar su próxima ronda.
problem-baku =
    { $points ->
        [yes] El registro 192 pide la aceleración Bakú, que supone que la victoria vale dos tablas y la derrota nada (C.04.7); los puntos de este informe son otros. Los puntos virtuales se toman como si no lo fueran: mire la aceleración antes de emparejar
       *[no] El registro 192 pide la aceleración Bakú, y este sistema no empareja por puntuación (C.04.7): quite la aceleración
    }
problem-taken-as-withdrawn =
    { $count ->
        [one] El número { $numbers } no ha jugado las últimas rondas y se toma como retirado.
       *[other] { $count } jugadores no han jugado las últimas rondas y se toman como retirados: { $numbers }.
    }
# After the last of many.
problem-more =
    { $count ->
        [one] { $count } observación más
       *[other] { $count } observaciones más
    }
problem-no-such-game = No hay partida { $players } de la ronda { $round } en este torneo; no leída.
problem-colors-reversed = Ronda { $round }, mesa { $board }: { $players } en el archivo, pero en la mesa llevan los colores al revés; no leída.
problem-several-games = { $players } de la ronda { $round } puede ser cualquiera de las mesas { $boards }; no leída. Añada la mesa a la ronda (1.12) o los ID FIDE.
problem-result-differs = Ronda { $round }, mesa { $board }, { $players }: el archivo dice { $pgn }, el resultado introducido es { $entered }. No se ha cambiado nada.
# Partidas de un PGN cuyas mesas se conocen, por las líneas donde empiezan.
problem-games-without-moves =
    { $count ->
        [one] Una partida no tiene jugadas (línea { $lines }): no hay nada que unir a su mesa.
       *[other] { $count } partidas no tienen jugadas (líneas { $lines }): no hay nada que unir a sus mesas.
    }
problem-no-moves = Ronda { $round }, mesa { $board }, { $players }: no se puede reproducir ninguna jugada de la partida; no se adjuntó planilla.
problem-has-sheet = Ronda { $round }, mesa { $board }, { $players }: ya hay otra planilla adjunta; no leída.
problem-entered-already = { $name } ya está inscrito ({ $other }); no se inscribe otra vez.
problem-first-row-guessed = { $headings ->
    [0] La primera fila se ha tomado por un jugador: { $found }. Si son los nombres de las columnas, quite a ese jugador.
   *[other] La primera fila se ha tomado por los nombres de las columnas: { $found }. Si es un jugador, inscríbalo a mano.
}
problem-twice-in-file = { $name } está también en la línea { $line }; se inscribe una vez.
problem-value-left-out = Queda vacío: { $why }.
problem-odd-value = { $why }.
# Zeros in the column of ratings of a table.
problem-rating-zero =
    { $count ->
        [one] Un Elo de 0 en la línea { $lines }: inscrito sin Elo.
       *[other] { $count } Elos de 0, en las líneas { $lines }: inscritos sin Elo.
    }
problem-same-id-in-file = { $name } tiene el ID FIDE de la línea { $line }, { $id }. Se inscribe a los dos: corrija el ID equivocado.
problem-bad-row = Fila no leída: { $why }.

# After the words of a problem: the text it is about.
problem-found = Encontrado: «{ $found }».
# What to do.
problem-todo-check = Compare con el original.
problem-todo-choose = Elija uno de los dos.
problem-todo-results-count = Aquí cuentan los resultados; si los puntos del archivo son correctos, corrija un resultado o un bye.
problem-todo-correct-line = Corrija la línea y traiga el archivo de nuevo.
problem-todo-choose-encoding = Elija otra codificación si las letras se ven mal, o guarde el archivo como UTF-8.
problem-todo-federation-code = Escriba las tres letras que usa la FIDE, como ESP.
problem-todo-get-whole = Consiga el archivo entero y vuelva a traerlo.
problem-todo-shorten = Acórtelo.

## Palabras dentro de los problemas

problem-word-pairing-allocated-bye = descanso asignado por el emparejamiento
problem-word-full-point-bye = bye de un punto
problem-word-half-point-bye = bye de medio punto
problem-word-zero-point-bye = bye de cero puntos
problem-word-rest-of-the-line = el resto de la línea
problem-word-rest-of-its-rounds = el resto de las rondas de esta línea
problem-word-lines-of-players = las líneas de jugadores
problem-word-rest-of-the-cells = las celdas que tienen las demás filas
problem-word-rest-of-the-game = el resto de la partida y su resultado
problem-word-end-of-the-table = el final de la tabla
problem-word-closing-quote = la comilla que cierra esta celda
problem-word-white = las blancas
problem-word-black = las negras
problem-word-name = nombre
problem-word-federation = federación
problem-word-opponent = rival
problem-word-date = fecha
problem-word-number = número
problem-word-sex = sexo
problem-word-title = título
problem-word-rating = Elo
problem-word-id = ID
problem-word-birth-date = fecha de nacimiento
problem-word-points = puntos
problem-word-rank = puesto

# Open JSON
problem-no-json = Esto no es JSON: { $why }.
problem-no-event-in-json = JSON sin el campo «format» que diga arbiters-desk-event.
problem-json-version = No se conoce la versión { $version } del formato; se ha leído lo que se entiende.
problem-json-bad-value = El valor de { $pointer } no tiene la forma debida y se omite; se esperaba: { $wanted }.
problem-json-unknown-field = El campo { $pointer } no se conoce y se omite.
problem-column-left-out = La columna { $column } («{ $heading }», por ejemplo «{ $sample }») no se lee.
problem-column-left-out-unnamed = La columna { $column } (sin título, por ejemplo «{ $sample }») no se lee.
problem-null-move = La jugada { $number } de { $side } es una jugada nula; las jugadas desde aquí se guardan como texto.
problem-king-signal = Los reyes se llevaron al centro para indicar el resultado; no es una jugada y se guarda como comentario.
problem-foreign-letters = Las jugadas se leyeron con las iniciales de las piezas de este idioma: { $language }.

# Lo que el JSON abierto espera en un lugar, y qué le falta.
problem-word-an-id-of-its-own-from-1 = un id propio, a partir de 1
problem-word-rounds-in-order-from-1-left-out-from-here = rondas en orden desde la 1; se omiten desde aquí
problem-word-the-id-of-a-player = el id de un jugador
problem-word-a-player-who-is-entered-once = un jugador inscrito una sola vez
problem-word-ids-of-entries-in-prohibited-pairs-and-virtual-points = ids de inscripciones en los emparejamientos prohibidos y los puntos virtuales
problem-word-pairing-numbers-from-1-each-once = números de emparejamiento desde 1, cada uno una vez
problem-word-f-h-or-z = F, H o Z
problem-word-withdrawn-or-expelled = withdrawn o expelled
problem-word-two-entries-without-another-game-in-this-round = dos inscripciones sin otra partida en esta ronda
problem-word-two-entries-and-a-board-of-their-own = dos inscripciones y un tablero propio
problem-word-an-entry-without-a-game-in-this-round = una inscripción sin partida en esta ronda
problem-word-an-entry-without-a-game-and-f-h-or-z = una inscripción sin partida, y F, H o Z
problem-word-a-result-as-1-0-0-1 = un resultado como 1-0, =-=, 0-1, +--
problem-word-a-date-that-there-is-as-1990-05-31-or-1990 = una fecha que exista, como 1990-05-31 o 1990
problem-word-a-file-in-base64 = un archivo en base64
problem-word-a-list = una lista
problem-word-an-object = un objeto
problem-word-a-string = un texto
problem-word-true-or-false = true o false
problem-word-a-whole-number-in-range = un número entero dentro de los límites
problem-word-another-form = otra forma
problem-word-the-text-ends-too-early = el texto acaba antes de tiempo
problem-word-a-sign-is-missing-or-too-many = falta o sobra un signo
# Idiomas de las iniciales de las piezas.
problem-word-english = inglés
problem-word-spanish = español
problem-word-french = francés
problem-word-german = alemán
problem-word-italian = italiano
problem-word-portuguese = portugués
problem-word-dutch = neerlandés
problem-word-catalan = catalán
problem-word-galician = gallego
problem-word-basque = euskera
problem-word-occitan = occitano
problem-word-danish = danés
problem-word-norwegian = noruego
problem-word-swedish = sueco
problem-word-finnish = finés
problem-word-icelandic = islandés
problem-word-estonian = estonio
problem-word-latvian = letón
problem-word-lithuanian = lituano
problem-word-polish = polaco
problem-word-czech = checo
problem-word-slovak = eslovaco
problem-word-slovene = esloveno
problem-word-croatian = croata
problem-word-serbian = serbio
problem-word-hungarian = húngaro
problem-word-romanian = rumano
problem-word-bulgarian = búlgaro
problem-word-russian = ruso
problem-word-ukrainian = ucraniano
problem-word-greek = griego
problem-word-turkish = turco
problem-word-azerbaijani = azerí
problem-word-esperanto = esperanto
problem-word-vietnamese = vietnamita
problem-word-indonesian = indonesio
problem-list-cut-short = La lista termina tras «{ $last }» sin estar cerrada: faltan jugadores. Descárguela de nuevo y cargue el archivo completo.
