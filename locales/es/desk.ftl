### Palabras de la mesa arbitral: negativas, lo sucedido, razones de los emparejamientos.

## Cosas que pueden faltar, con su artículo
desk-kind-incident = la incidencia
desk-kind-method = el método
desk-kind-tournament = el torneo
desk-kind-player = el jugador
desk-kind-person = la persona
desk-kind-game = la partida
desk-kind-round = la ronda
desk-kind-board = la mesa
desk-kind-bye = el descanso
desk-kind-ruling = la decisión
desk-kind-tiebreak = el desempate
desk-kind-report = el documento
desk-kind-format = el formato
# Se muestra cuando algo nombrado no existe.
desk-not-found = No se encuentra { $what }
desk-not-found-named = No se encuentra { $what } { $found }
desk-not-found-hint = Mire de nuevo la lista: puede haber cambiado

## Faltas de una llamada
desk-bad-params = Los parámetros de { $method } no tienen la forma debida (detalle técnico: { $why })
desk-bad-params-hint = Compare la llamada con la descripción del método
# Un campo que no se puede leer: su lugar, lo que debe ser, lo que hay.
desk-field-form = { $field } debe ser { $wanted }; hay { $found }
desk-field-word = { $field } no tiene { $found }; conoce { $known }
desk-field-missing = { $method } necesita el campo { $field }
desk-form-range = un número entero de 0 a { $most }
desk-form-whole-positive = un número entero, 0 o más
desk-form-whole = un número entero
desk-form-number = un número
desk-form-truth = true o false
desk-form-text = un texto
desk-form-list = una lista
desk-form-fields = un objeto con campos
desk-form-nothing = nada
desk-unknown-field = { $method } no tiene ningún campo { $field }; conoce { $known }
desk-unknown-field-hint = Corrija el nombre del campo o quítelo
desk-bad-value = { $field } no puede ser { $found }
desk-bad-value-hint = Corríjalo y envíelo de nuevo
# Names of fields that no form has, for desk-bad-value and the journal.
desk-label-arrival = Si se espera al jugador
desk-label-chosen = La partida de las dos planillas
desk-label-columns = El significado de una columna
desk-label-decision = La decisión de la apelación
desk-label-fide-mode = Con las reglas de los torneos valorados por la FIDE
desk-label-field = Lo que se toma de la lista
desk-label-form = La forma de escribir las jugadas
desk-label-hand-values = Valores a mano
desk-label-pass = La anotación de los resultados (primera o segunda)
desk-label-path = El archivo
desk-label-rating-order = Qué Elo de una lista se toma
desk-label-sealer = Quién selló la jugada
desk-label-side = El bando
desk-label-starts = El comienzo de la ronda
desk-label-uuid = La identidad del torneo
desk-label-white = Quién lleva blancas
desk-label-winner = El bando que podría ganar
desk-bad-name = Hace falta un nombre
desk-bad-playername = Hace falta un nombre: apellidos, coma, nombre
desk-bad-title = El título debe ser GM, IM, WGM, FM, WIM, CM, WFM, WCM, otro de hasta tres letras, o vacío; se encontró { $found }
desk-bad-sex = El sexo debe ser m, w o vacío; se encontró { $found }
desk-bad-readings = No se conoce la lectura { $found }; tournament.get las enumera
desk-bad-pairingreadings = No se conoce esta lectura de un sistema de emparejamiento: { $found }. Se esperaba { $known }
# $why is one of cli-tiebreak-….
desk-bad-tie-break = No se entiende el desempate: { $why }
desk-bad-birth = La fecha de nacimiento debe ser un año o una fecha que exista, como 1990 o 31/05/1990; se encontró { $found }
desk-bad-rating = El Elo debe ser un número hasta 3500 o vacío; se encontró { $found }
desk-bad-rounds = Las rondas deben ser de 1 a 99; se encontró { $found }
desk-bad-system = Este sistema de emparejamiento no está disponible: { $found }
desk-bad-startdate = El primer día debe ser una fecha como 2026-11-29; se encontró { $found }
desk-bad-enddate = El último día debe ser una fecha como 2026-11-29, no anterior al primero; se encontró { $found }
desk-bad-schedule = Una ronda debe empezar en fecha y hora como 2026-11-29T16:00; se encontró { $found }
desk-bad-scoring = La victoria debe valer más que la derrota, y las tablas estar entre ambas; se encontró { $found }
desk-bad-points = Los puntos deben ser un número en décimas, como 1, 0,5 o ½; se encontró { $found }
desk-bad-unratedas = Los jugadores sin Elo deben contar como un Elo de 1 a 3500, o ninguno; se encontró { $found }
desk-bad-prohibitedin = La última ronda de un emparejamiento prohibido no puede ser anterior a la primera; se encontró { $found }
desk-bad-handvalues = Un valor a mano es un número con seis decimales como máximo, como 2, 2.5 o -1, de HAND o de un nombre como OTHER_AGE; se encontró { $found }
desk-bad-tiebreakedition = La edición de los desempates es c07-2026, c07-2024 o vacía; se encontró { $found }
desk-bad-pace = El ritmo es standard, rapid o blitz; se encontró { $found }
desk-bad-by = El orden de una categoría es vacío, performance o hand; se encontró { $found }
desk-bad-unrated = Los jugadores sin Elo van below, nowhere u only; se encontró { $found }
desk-bad-sharing = El reparto de premios es equal, none, hort o hybrid; se encontró { $found }
desk-bad-rounding = El redondeo es cents, down o nearest; se encontró { $found }
desk-bad-cumulation = Un jugador recibe one (uno) o all (todos); se encontró { $found }
desk-bad-withdrawn = Quien se retiró está in o out de los premios; se encontró { $found }
desk-bad-exemption = Una exención es national, national-team, zonal, strong-swiss, none o vacía; se encontró { $found }
desk-bad-tiebreaks = Un desempate de la lista no se puede usar: { $found }
desk-bad-lawsedition = No se conoce esta edición de las Leyes: { $found }
desk-bad-outcome = Esto no es un resultado: { $found }
desk-bad-kind = A mano solo se puede dar un descanso de un punto, de medio punto o de cero puntos; se encontró { $found }
desk-bad-role = La función debe ser chief, deputy, arbiter o assistant; se encontró { $found }
desk-bad-fideid = Un ID FIDE solo tiene cifras; se ha encontrado { $found }
desk-bad-fideid-hint = Cópielo de la ficha del jugador en la FIDE o deje el campo vacío
desk-birth-to-come = Nadie nace en el futuro: la fecha de nacimiento debe ser anterior a hoy; se ha encontrado { $found }
desk-birth-to-come-hint = Corrija el año o deje el campo vacío
desk-bad-firstrow = La primera fila debe ser headings o player; se ha encontrado { $found }
desk-bad-zone = La zona horaria debe ser un nombre de la tabla IANA, como Europe/Madrid; se ha encontrado { $found }
desk-bad-zone-hint = Elija una de la lista o deje el campo vacío para usar la hora de este equipo
desk-bad-zone-perhaps = La zona horaria debe ser un nombre de la tabla IANA, como Europe/Madrid; se ha encontrado { $found }
desk-bad-zone-perhaps-hint = ¿Quería decir { $perhaps }? Elija una de la lista o deje el campo vacío para usar la hora de este equipo
desk-bad-round-start = La ronda { $round } debe empezar en una fecha y hora, como 2026-11-29T16:00; se ha encontrado { $found }
desk-bad-round-start-hint = Corríjalo o déjelo vacío hasta que se sepa la hora
desk-round-twice = La ronda { $round } está dos veces en el horario
desk-round-twice-hint = Quite una de las dos
desk-round-not-planned = La ronda { $round } está en el horario, pero { $rounds ->
        [one] hay { $rounds } ronda prevista
       *[other] hay { $rounds } rondas previstas
    }
desk-round-not-planned-hint = Cambie el número de rondas o vacíe este comienzo
desk-round-outside = La ronda { $round } empieza el { $day }, { $has-first ->
        [0] después del último día del evento, { $last }
       *[other] { $has-last ->
            [0] antes del primer día del evento, { $first }
           *[other] fuera de los días del evento, del { $first } al { $last }
        }
    }
desk-round-outside-hint = Corrija el día de la ronda o los días del evento
desk-round-order = La ronda { $round } empieza el { $time }, no después de la ronda { $before }, el { $earlier }
desk-round-order-hint = Corrija una de las dos, o déjelo así si la ronda { $round } se juega antes
desk-odd-time-control = El control de tiempo se conserva como texto: no se entiende «{ $part }», así que no sirve para ajustar relojes ni consta en los informes
desk-odd-time-control-hint = Escriba minutos y segundos por jugada como 90+30, y los períodos como 40/90+30:30+30
desk-other-pace = Un control de tiempo de { $found } es ajedrez { $pace } según las Leyes, pero el ritmo de juego del torneo es { $said }
desk-other-pace-hint = Corrija el control de tiempo o el ritmo de juego
desk-pace-standard = clásico
desk-pace-rapid = rápido
desk-pace-blitz = relámpago
desk-bad-case = Elija el caso de C.04.2 4.4 que permite el cambio
desk-internal = Un fallo del programa detuvo { $method }: { $why }
desk-internal-hint = No se ha cambiado nada. Repita la acción; si vuelve a ocurrir, comuníquelo
desk-not-allowed = Solo el árbitro puede hacer esto
desk-no-event = No hay ningún evento abierto
desk-no-event-hint = Abra uno o cree uno nuevo
desk-read-only = El evento está abierto solo para lectura
desk-read-only-hint = Ciérrelo donde esté abierto, o abra una copia
desk-only-read = El evento está abierto solo para lectura: { $why }
desk-stale = Alguien ha sido más rápido: el evento ha cambiado desde que lo miró
desk-stale-hint = Mire de nuevo y repita la acción
desk-stale-field = Alguien ha sido más rápido: «{ $was }» es entretanto «{ $now }»
desk-stale-field-hint = Mire de nuevo y vuelva a cambiarlo
desk-stale-board = Alguien ha sido más rápido: esta mesa ya tiene otro resultado
desk-stale-board-hint = Mire de nuevo la mesa antes de escribir
desk-settings-unkept = Los ajustes solo valen hasta que se cierre el programa, pues no se puede escribir en { $path }. Libere espacio o dé a este usuario permiso para escribir ahí
desk-settings-trouble = Los ajustes de este equipo no se pueden leer o escribir
desk-settings-trouble-hint = Libere espacio, o mire si se puede escribir en la carpeta del programa

## Archivos
desk-file-missing = No existe el archivo { $path }
desk-file-missing-hint = Búsquelo en otra carpeta
desk-file-denied = El equipo no permite esto con { $path }
desk-file-denied-hint = Elija otra carpeta o pida permiso
desk-folder-impossible = No puede haber una carpeta { $path }: algo en su ruta falta o es un archivo
desk-folder-impossible-hint = Elija otra carpeta
desk-file-trouble = El archivo { $path } no se puede leer o escribir
desk-file-trouble-hint = Compruebe la unidad y repita la acción
desk-file-gone = El archivo del evento { $path } ya no está: no se ha guardado nada de esta acción
desk-file-gone-hint = Haga ahora una copia del evento en otra carpeta y siga trabajando en la copia
desk-disk-trouble = El disco no responde: no se ha guardado nada de esta acción
desk-disk-trouble-hint = Compruebe la unidad y su cable, y repita la acción
desk-disk-full = El disco está lleno: no se ha guardado nada de esta acción
desk-disk-full-hint = Libere espacio y repita la acción
desk-file-damaged = El archivo de evento está cortado o dañado
desk-file-damaged-hint = Guarde en un archivo nuevo lo que se pueda leer (página Inicio, o arbiter verify ARCHIVO --salvage NUEVO) o abra una copia
desk-open-missing = No existe el archivo de evento { $path }
desk-open-missing-hint = Búsquelo en otra carpeta o abra una copia
desk-open-exists = Ya existe un archivo { $path }
desk-open-exists-hint = Ábralo o elija otro nombre
desk-open-not-ours = { $path } no es un evento de Arbiter’s Desk
desk-open-not-ours-hint = Elija un archivo de evento (.arbiter); los informes, listas y partidas se leen con Importar
desk-open-newer = { $path } fue hecho por una versión más nueva del programa
desk-open-newer-hint = Instale esa versión
desk-open-damaged = El archivo de evento { $path } está vacío, cortado o dañado
desk-open-damaged-hint = Guarde en un archivo nuevo lo que se pueda leer (página Inicio, o arbiter verify ARCHIVO --salvage NUEVO) o abra una copia
desk-damaged-copy = Abra su copia más reciente, { $path }; o guarde en un archivo nuevo lo que se pueda leer del dañado (página Inicio, o arbiter verify ARCHIVO --salvage NUEVO)
desk-saved-suffix = recuperado
desk-salvaged = { $lost ->
    [0] Se guardaron todas las anotaciones ({ $entries }) en { $path }
   *[other] Se guardaron { $entries } anotaciones en { $path }; desde la anotación { $lost } el archivo dañado no se puede leer
}
desk-salvage-nothing = De { $path } no se puede leer nada: no hay nada que guardar
desk-salvage-nothing-hint = Busque una copia en la carpeta de copias
desk-salvage-copy = Abra su copia más reciente, { $path }
desk-open-disk-full = El disco de { $path } está lleno: el evento solo se puede leer
desk-open-disk-full-hint = Libere espacio y abra de nuevo el evento
desk-open-read-only = No se puede escribir en { $path }
desk-open-read-only-hint = Permita escribir ahí, o copie el evento a otra carpeta y abra la copia
desk-open-two-names = { $path } tiene además otro nombre en el disco (enlace duro): el evento solo se puede leer
desk-open-two-names-hint = Quite el otro nombre, o copie el evento y abra la copia
desk-open-held = { $who } tiene el evento abierto
desk-open-held-hint = Ciérrelo allí, o léalo aquí
desk-open-busy = Otro programa mantiene ocupado el archivo del evento
desk-open-busy-hint = Ciérrelo allí y repita la acción
desk-unknown-fact = La anotación { $seq } es de una clase que esta versión del programa no conoce: { $kind }
desk-unknown-fact-hint = Instale la versión más nueva del programa, o abra una copia
desk-chain-broken = El diario no está como se escribió: { $why }
desk-chain-broken-hint = Las anotaciones anteriores son buenas. Abra la copia más reciente para el resto
# Partes de las dos frases sobre un diario que fue cambiado.
desk-entry-missing = falta la anotación { $seq }
desk-entry-changed = la anotación { $seq } fue cambiada
desk-entry-misplaced = la anotación { $seq } no es de su acción
desk-entry-unreadable = la anotación { $seq } no se puede leer
desk-bad-bytes = se cambió un archivo o unos datos personales guardados con él
desk-verify-guards = se quitaron o cambiaron sus protecciones contra cambios ({ $names })
desk-verify-damage = el archivo está dañado
# Quién tiene un archivo de evento: una persona o un programa, el equipo, el número del proceso.
desk-holder-program = Otro programa
desk-holder-on = { $who } en { $host } (proceso { $process })
desk-holder = { $who } (proceso { $process })
desk-holder-alone = { $who }
desk-copy-differs = La copia no es igual que el evento
desk-copy-differs-hint = Guarde las copias anteriores, compruebe el disco y haga la copia de nuevo
desk-entered-already = { $name } ya figura en la lista
desk-entered-already-hint = Si es otro jugador con el mismo nombre, escriba la fecha de nacimiento o el código FIDE de ambos
desk-long-name = El nombre tiene { $letters } letras: mire si se ha pegado algo más
desk-born-in-future = Nacido en { $born }, después de { $year }: no cuenta en ninguna categoría de edad. Compruebe el año
desk-rating-zero = Un Elo de 0 se toma como sin Elo
desk-rating-beyond = Un Elo de { $rating } es más alto que cualquiera publicado: compárelo con la lista
desk-no-federation-code = { $found } no es el código de una federación de la FIDE: tienen tres letras, como ESP
desk-no-host-federation = { $found } no es el código de una federación de la FIDE que organice torneos, como ESP: para las normas el evento no tiene federación anfitriona
desk-same-id = { $name } tiene el mismo ID FIDE, { $id }: corrija el equivocado
desk-copied = Copiado en { $path }
desk-copy-problem = La copia en el segundo lugar no tuvo éxito: { $why }
desk-no-backup-folder = No hay carpeta para las copias
desk-no-backup-folder-hint = Elija una en los ajustes

## Negativas de las reglas
desk-refusal-ruled-already = Esta reclamación ya está resuelta (asiento { $entry })
desk-refusal-ruled-already-hint = Deshaga esa decisión, o cambie lo reclamado
desk-refusal-needs-reason = Hace falta un motivo
desk-refusal-baku-scoring = La aceleración Bakú supone que la victoria vale dos tablas y la derrota nada (C.04.7), y en este torneo los resultados valen otra cosa
desk-refusal-baku-scoring-hint = Cambie lo que valen los resultados o dé puntos virtuales jugador por jugador
desk-refusal-nobody-apart = Un grupo de jugadores que no pueden enfrentarse tiene al menos dos jugadores distintos
desk-refusal-nobody-apart-hint = Añada a alguien al grupo, o quítelo
desk-refusal-not-accelerated = La aceleración da puntos virtuales para emparejar por puntuación (C.04.7), y este sistema no empareja por puntuación
desk-refusal-not-accelerated-hint = Elija sin aceleración, o un sistema suizo
desk-refusal-needs-reason-hint = Escríbalo: queda en el diario
# Tras cambiar el número de rondas durante el torneo.
desk-other-rounds = Las rondas son { $after } en lugar de { $before }, y { $paired ->
        [one] la ronda 1 se emparejó
       *[other] las rondas 1 a { $paired } se emparejaron
    } para { $before }: la aceleración y las reglas de la última ronda (C.04.3 1.8) siguen el número nuevo desde ahora. El cambio y su motivo salen con el informe.
# Lo que cambia otro número de rondas, una frase cada cosa.
desk-other-rounds-last = Con el número nuevo, la ronda { $paired } se habría emparejado de otro modo en { $count ->
        [one] la mesa { $boards }
       *[other] las mesas { $boards }
    }; se queda como está publicada
desk-other-rounds-baku = La aceleración Baku (C.04.7) tiene entonces { $is } rondas aceleradas en lugar de { $was }
desk-other-rounds-burstein = Las rondas emparejadas por el sistema holandés (C.04.4.2) son entonces { $is } en lugar de { $was }
desk-other-rounds-dubov = Un jugador puede entonces flotar hacia arriba { $is } veces en lugar de { $was } antes de que cuente (C.04.4.1)
desk-other-rounds-norms = { $enough ->
        [yes] Con { $after } rondas son posibles las normas de título: necesitan { $needed } partidas (B.01 1.4.1)
       *[no] Las normas de título necesitan { $needed } partidas (B.01 1.4.1): con { $after } rondas no es posible ninguna, salvo excepciones
    }
desk-other-rounds-schedule = { $count ->
        [one] Una ronda nueva no tiene hora en el calendario
       *[other] { $count } rondas nuevas no tienen hora en el calendario
    }
desk-other-rounds-byes = { $count ->
        [one] Se pidió un descanso en una ronda que no habrá
       *[other] Se pidieron { $count } descansos en rondas que no habrá
    }
desk-refusal-fixed-by-start = { $field ->
    [players] En una liga nadie puede inscribirse una vez publicada la ronda 1
    [initialColor] El primer color se sorteó antes de la ronda 1 (C.04.3 5.1): queda fijo una vez publicada
    [acceleration] La aceleración queda fija una vez publicada la ronda 1 (C.04.7)
    [scoring] Lo que valen los resultados y el descanso queda fijo una vez publicada la ronda 1
    [prohibited] Quién no puede emparejarse se fija antes de la ronda 1 (C.05 5.2)
   *[other] El sistema de emparejamiento queda fijo una vez publicada la ronda 1
}
desk-refusal-fixed-by-start-hint = { $field ->
    [players] Deshaga la publicación de la ronda 1 indicando el motivo para cambiar los participantes, o cree un torneo nuevo
    [prohibited] A quien se inscribió después aún se le puede separar de otros; si no, empareje la ronda a mano
    [initialColor] Deshaga la publicación de la ronda 1 indicando el motivo si se anotó mal
    [acceleration] Deshaga la publicación de la ronda 1 indicando el motivo si se anotó mal
    [scoring] Deshaga la publicación de la ronda 1 indicando el motivo si se anotó mal
   *[other] Deshaga la publicación de la ronda 1 indicando el motivo, o cree un torneo nuevo con el otro sistema
}
desk-refusal-not-next-round = La siguiente es la ronda { $round }
desk-refusal-no-more-rounds = No hay ronda después de la ronda { $rounds }
# Who would be withdrawn when nothing is left to withdraw from.
desk-refusal-nothing-left = Todas las rondas están publicadas: no queda ninguna desde la que retirar a nadie
desk-refusal-nothing-left-hint = Una partida que no se juega se anota como incomparecencia; a quien se echa se le puede expulsar aún tras la última ronda
desk-refusal-results-missing =
    { $count ->
        [one] A la ronda { $round } le falta el resultado de la mesa { $boards }
       *[other] A la ronda { $round } le faltan los resultados de las mesas { $boards }
    }
desk-refusal-results-missing-hint = Anote los resultados, o marque partidas como aplazadas
desk-refusal-later-round-out = La ronda { $round } ya está publicada
desk-refusal-later-round-out-hint = Deshaga antes la publicación de la última ronda
desk-refusal-round-is-out = La ronda { $round } ya está publicada
desk-refusal-was-paired = El jugador figura en una ronda publicada, con tablero, bye o ausencia, y permanece en los cuadros
desk-refusal-was-paired-hint = Retírelo del torneo en su lugar
desk-refusal-bye-in-round-robin = En una liga nadie recibe puntos por una ronda sin partida
desk-refusal-bye-in-round-robin-hint = Deje el emparejamiento como está y anote la incomparecencia, o juegue la partida en otro momento
desk-refusal-bye-in-table = En una tabla de rondas nadie tiene el descanso: quien no tiene partida queda libre en la ronda y no recibe puntos por ella
desk-refusal-bye-in-table-hint = Deshaga la mesa: quien queda esperando al final está libre
desk-refusal-board-locked = La mesa { $board } está fija
desk-refusal-board-locked-hint = Suéltela antes, o deshágala
desk-refusal-not-away = El jugador no está fuera
desk-refusal-is-away = El jugador ya está fuera
desk-refusal-knocked-out = El jugador está fuera de la eliminatoria
# Los nombres son listas separadas por punto y coma.
desk-refusal-pairing-incomplete = El emparejamiento no está completo.{ $has-twice ->
        [0] { "" }
       *[other] { " " }Nombrados dos veces: { $twice }.
    }{ $has-left ->
        [0] { "" }
       *[other] { " " }Sin mesa: { $left }.
    }{ $has-absent ->
        [0] { "" }
       *[other] { " " }Ausentes: { $absent }.
    }
desk-refusal-pairing-incomplete-hint = Todo el que está presente debe tener una mesa, el descanso o una ausencia
desk-refusal-too-few-players =
    { $entered ->
        [0] La ronda { $round } no se puede emparejar: no hay nadie inscrito
        [1] La ronda { $round } no se puede emparejar: solo hay un jugador inscrito
       *[other] La ronda { $round } no se puede emparejar: hacen falta al menos dos jugadores presentes y de los { $entered } inscritos { $there ->
            [0] no lo está ninguno
            [one] lo está uno
           *[other] lo están { $there }
        }
    }
desk-refusal-too-few-players-hint = Inscriba jugadores, o haga volver a alguno retirado o ausente (página Jugadores)
desk-refusal-numbers-fixed = Los números ya están fijos (C.04.2 2.3)
desk-refusal-older-round = La partida es de la ronda { $round }, y hay una ronda posterior publicada
desk-refusal-older-round-hint = Corríjala con un motivo
desk-refusal-not-older-round = La ronda es todavía la última
desk-refusal-not-older-round-hint = Anote de nuevo el resultado
desk-refusal-no-result = Todavía no hay resultado
desk-refusal-result-stands = La partida ya tiene el resultado { $stands }; esto lo cambiaría a { $wouldBe }
desk-refusal-result-stands-hint = Escriba en la nota por qué cambia el resultado
desk-refusal-not-adjourned = La partida no está aplazada
desk-refusal-not-adjourned-hint = Aplácela primero
desk-refusal-not-appealed = La decisión no se ha apelado
desk-refusal-not-appealed-hint = Anote primero la apelación
desk-refusal-appeal-decided = La apelación ya está decidida, y la decisión vale
desk-refusal-appeal-decided-hint = Deshaga la decisión si se anotó mal
desk-refusal-nothing-to-do = Nada cambiaría
# Pasos del emparejamiento a mano que no pueden ser.
desk-hand-away = { $name } no está en la ronda { $round } y no puede recibir un puesto
desk-hand-away-hint = Tome a otra persona, o termine la ausencia
desk-hand-out = { $name } está fuera de la eliminatoria y no puede recibir un puesto en la ronda { $round }
desk-hand-out-hint = Tome a alguien que siga dentro; si el resultado con que { $name } quedó fuera está mal, corríjalo antes
desk-hand-no-board = { $name } no tiene mesa ni el descanso: no hay nada que deshacer
desk-hand-no-board-hint = Mire de nuevo el borrador: puede haber cambiado
desk-hand-both-wait = { $a } y { $b } esperan: ninguno tiene un puesto que cambiar
desk-hand-both-wait-hint = Empareje a los dos, o nombre a quien tenga mesa o el descanso
desk-findings-open =
    { $count ->
        [one] Antes hay que resolver o confirmar esto: { $findings }
       *[other] Antes hay que resolver o confirmar estas: { $findings }
    }
desk-no-pairing-edition = Todavía no se pueden emparejar rondas con las reglas del sistema holandés de 2017
desk-no-pairing-alone =
    { $alone ->
        [one] La ronda { $round } no se puede emparejar según las reglas (C.04.3 C4, 1.9.3). Rivales posibles: ninguno legal para { $names }
       *[other] La ronda { $round } no se puede emparejar según las reglas (C.04.3 C4, 1.9.3). Rivales posibles: ninguno legal para ninguno de estos { $alone } jugadores: { $names }
    }
desk-no-pairing-alone-hint = Empareje esta ronda a mano: decide el árbitro (C.04.3 1.9.3). O levante un emparejamiento prohibido o una ausencia
desk-no-pairing-odd = La ronda { $round } no se puede emparejar según las reglas (C.04.3 C4, 1.9.3). Rivales posibles: ninguno legal fuera de estos grupos, cada uno con un número impar de jugadores: { $groups }
desk-no-pairing-odd-hint = Empareje esta ronda a mano: decide el árbitro (C.04.3 1.9.3). O levante un emparejamiento prohibido o una ausencia
desk-no-pairing-bye = La ronda { $round } no se puede emparejar según las reglas (C.04.3 C4, 1.9.3): el número de jugadores es impar y nadie puede tener el descanso (C2)
desk-no-pairing-bye-hint = Empareje esta ronda a mano y dé otra vez el descanso a alguien: decide el árbitro (C.04.3 1.9.3). O levante una ausencia
desk-no-pairing-few = La ronda { $round } no se puede emparejar según las reglas (C.04.3 C4, 1.9.3): { $count } grupos necesitan un rival de fuera y solo { $n } pueden serlo. Grupos: { $groups }. Rivales posibles: { $partners }
desk-no-pairing-few-hint = Empareje esta ronda a mano: decide el árbitro (C.04.3 1.9.3). O levante un emparejamiento prohibido o una ausencia
# Está en una lista de jugadores.
desk-the-bye = el descanso
# Una lista larga de nombres se corta.
desk-list-more = { $names }; y { $count } más
# Con quién puede jugar alguien y qué impide los demás: una lista de las frases de abajo.
desk-partners-none = { $name } no tiene rival legal: { $bars }
desk-partners-only = { $name } solo puede jugar con { $legal }: { $bars }
desk-bars-and = { $one }, y { $two }
desk-partners-more =
    { $count ->
        [one] Lo mismo ocurre con 1 jugador más
       *[other] Lo mismo ocurre con { $count } jugadores más
    }
desk-bar-in-round = { $name } (ronda { $round })
desk-bar-met =
    { $cited ->
        [yes] ya ha jugado ({ $article }) con { $names }
       *[no] ya ha jugado con { $names }
    }
desk-bar-prohibited =
    { $cited ->
        [yes] no puede emparejarse en este torneo ({ $article }) con { $names }
       *[no] no puede emparejarse en este torneo con { $names }
    }
desk-bar-color =
    { $cited ->
        [yes] debe tener el mismo color ({ $article }) que { $names }
       *[no] debe tener el mismo color que { $names }
    }
desk-bar-bye = tuvo el descanso en la ronda { $round } ({ $article })
desk-bar-bye-points = tuvo los puntos de una victoria sin jugar en la ronda { $round }: sin descanso ({ $article })
# Por qué alguien que espera no puede jugar con otro: junto a un nombre, en una columna estrecha.
desk-bar-short-met = jugaron en la ronda { $round } ({ $article })
desk-bar-short-prohibited =
    { $cited ->
        [yes] prohibido ({ $article })
       *[no] prohibido
    }
desk-bar-short-color = les toca el mismo color ({ $article })
desk-no-pairing-scores = La ronda { $round } no se puede emparejar: hay demasiadas puntuaciones distintas

## Deshacer
desk-undo-nothing = No hay nada que deshacer
desk-redo-nothing = No hay nada que rehacer
desk-undo-needs-reason = Deshacer esto afecta a una ronda publicada: hace falta un motivo
desk-undo-needs-reason-hint = Escríbalo: queda en el diario
desk-undo-built-on = La anotación { $seq } se apoya en ello: { $what }
desk-undo-built-on-hint = Deshaga antes aquello
desk-undone = Deshecho: { $what }
desk-redone = Rehecho: { $what }

## Comprobación del diario
desk-verify-good =
    { $entries ->
        [one] { $entries } anotación, tal como se escribió
       *[other] { $entries } anotaciones, todas tal como se escribieron
    }
desk-verify-bad = El diario no está como se escribió: { $why }
desk-verify-standings = La clasificación de la que se emparejó la ronda { $round } no es la registrada en la anotación { $seq }

## En qué punto está un evento
desk-stands-empty = Todavía sin torneo
desk-stands-players =
    { $players ->
        [one] { $players } jugador, ronda 1 sin emparejar
       *[other] { $players } jugadores, ronda 1 sin emparejar
    }
desk-stands-adjourned =
    { $adjourned ->
        [one] Ronda { $round } de { $rounds }, 1 partida aplazada
       *[other] Ronda { $round } de { $rounds }, { $adjourned } partidas aplazadas
    }
desk-stands-round =
    { $open ->
        [0] Ronda { $round } de { $rounds }, todos los resultados anotados
        [one] Ronda { $round } de { $rounds }, 1 mesa abierta
       *[other] Ronda { $round } de { $rounds }, { $open } mesas abiertas
    }

## Jugadores
desk-player-erased = Jugador { $number }
desk-name-erased = nombre borrado
desk-rating-by-hand = a mano
desk-status-withdrawn =
    { $when ->
        [after] retirado tras la última ronda
       *[from] retirado desde la ronda { $round }
    }
desk-status-expelled =
    { $when ->
        [after] expulsado tras la última ronda
       *[from] expulsado desde la ronda { $round }
    }
desk-status-late = inscrito para la ronda { $round }
desk-status-back = vuelve en la ronda { $round }
desk-away-free = libre
desk-away-through = pasa de ronda sin jugar
desk-away-withdrawn = retirado
desk-away-expelled = expulsado
desk-away-late = entra en la ronda { $round }
desk-away-from =
    { $kind ->
        [expelled] expulsado
       *[withdrawn] retirado
    } { $back ->
        [after] tras la última ronda
        [yes] desde la ronda { $round }, vuelve en la ronda { $until }
       *[no] desde la ronda { $round }
    }
desk-away-silent = no vino a la ronda { $round } y no ha dicho nada
desk-bye-u = descanso
desk-bye-f = bye de un punto
desk-bye-h = bye de medio punto
desk-bye-z = ausente
# Standings of teams where there are none.
desk-no-teams = Esta sección no tiene equipos
desk-no-teams-hint = Importe un informe con registros 310 o vea la clasificación de los jugadores

## Resultados
desk-source-desk =
    { $pass ->
        [1] mesa arbitral
       *[other] mesa arbitral, segunda pasada
    }
desk-source-slip =
    { $pass ->
        [1] papeleta
       *[other] papeleta, segunda pasada
    }
desk-source-phone = teléfono
desk-source-import = archivo
desk-source-withdrawal = retirada
desk-source-ruling = decisión
# Un parte de resultado: quién dice qué.
desk-report = { $source }: { $result }

## Sistemas y motor
desk-system-fide-dutch-2026 = sistema holandés de la FIDE, reglas desde el 1 de febrero de 2026
desk-system-fide-dubov-2026 = sistema Dubov, no verificado con el texto de la FIDE
desk-system-fide-burstein-2026 = sistema Burstein, no verificado con el texto de la FIDE
desk-system-fide-lim-2026 = sistema Lim, no verificado con el texto de la FIDE
desk-system-fide-double-swiss-2026 = sistema suizo doble, no verificado con el texto de la FIDE
desk-system-keizer = sistema Keizer
desk-system-knock-out = eliminatoria
desk-system-berger = liga, tablas Berger
desk-system-berger-double = liga a doble vuelta, tablas Berger
desk-system-scheveningen = sistema Scheveningen
desk-system-fide-team-2026 = sistema suizo por equipos de la FIDE
desk-system-fide-dutch-2017 = sistema holandés de la FIDE, reglas hasta el 31 de enero de 2026
desk-engine = { $system }, Arbiter’s Desk { $version }

## Pasos del emparejamiento a mano
desk-step-lock = mesa de { $names } fijada
desk-step-unlock = mesa de { $names } suelta
desk-step-swap = { $names } cambiaron de sitio
desk-step-colors = { $names } cambiaron de color
desk-step-bye = descanso para { $names }
desk-step-redraw = mesas no fijadas emparejadas de nuevo
desk-step-pair = { $names } emparejados
desk-step-free = { $names } quitados de su mesa
desk-step-clear = mesas no fijadas deshechas

## Lo sucedido, en el diario y en el botón de deshacer
desk-fact-event-created = Evento { $name } iniciado
desk-fact-event-details-set = Datos de { $name } anotados
# The same, with the details that are others than before.
desk-told-details = Datos de { $name }: { $what }
# One of them, before and now.
desk-told-detail =
    { $field ->
        [name] nombre
        [place] localidad
        [federation] federación
        [start] primer día
        [end] último día
        [zone] zona horaria
       *[organizer] organizador
    } { $was ->
        [none] nada
       *[other] { $was }
    } → { $is ->
        [none] nada
       *[other] { $is }
    }
desk-told-detail-arbiters = árbitros
desk-fact-tournament-added = Torneo { $name } creado
desk-fact-tournament-setup-changed = Ajustes de { $name } cambiados
# The same, with the settings that are others than before: a list of desk-told-changed and desk-told-of.
desk-told-settings = Ajustes de { $name }: { $what }
desk-told-fund = Fondo de premios: { $what }
# A setting, before and now.
desk-told-changed = { $what }: { $was } → { $is }
# A part of a setting: of whom, which round, what came and went.
desk-told-of = { $what }: { $of }
desk-told-nothing = nada
desk-told-round = ronda { $round }
desk-told-virtual = { $names } { $points }, rondas { $first } a { $last }
desk-told-category-order = Orden de las categorías
# The same, where only the exemption of the norms was changed.
desk-told-norm-exemption =
    { $kind ->
        [national] Normas de { $name }: exento como campeonato nacional (B.01 1.4.3a)
        [national-team] Normas de { $name }: exento como campeonato nacional por equipos (B.01 1.4.3b)
        [zonal] Normas de { $name }: exento como zonal (B.01 1.4.3c)
        [strong-swiss] Normas de { $name }: exento como suizo fuerte, si lo confirma el recuento de los participantes (B.01 1.4.3d)
       *[none] Normas de { $name }: las federaciones cuentan según los participantes (B.01 1.4.3, 1.4.4)
    }
# The same, where only the choice of 1.4.2c was changed.
desk-fact-person-added = { $name } anotado
desk-fact-person-corrected = Datos de { $name } cambiados
desk-fact-person-erased = Datos personales de un jugador borrados
desk-fact-entered = { $name } inscrito desde la ronda { $round }
desk-fact-entry-removed = Inscripción de { $name } eliminada
desk-fact-rating-set =
    { $rating ->
        [0] { $name } sin Elo
       *[other] Elo de { $name }: { NUMBER($rating, useGrouping: "false") }
    }
desk-fact-numbers-assigned =
    { $count ->
        [one] Número dado a { $count } jugador
       *[other] Números dados a { $count } jugadores
    }
desk-fact-withdrawn =
    { $when ->
        [after] { $name } retirado tras la última ronda
       *[from] { $name } retirado desde la ronda { $round }
    }
desk-fact-expelled =
    { $when ->
        [after] { $name } expulsado tras la última ronda
       *[from] { $name } expulsado desde la ronda { $round }
    }
desk-fact-returned = { $name } vuelve en la ronda { $round }
desk-fact-bye-granted = { $name }, ronda { $round }: { $kind }
desk-fact-bye-revoked = { $name } juega finalmente la ronda { $round }
desk-fact-hand-session-opened = Ronda { $round }: empieza el emparejamiento a mano
desk-fact-hand-step = Ronda { $round }: { $step }
desk-fact-hand-session-closed = Ronda { $round }: emparejamiento a mano descartado
desk-fact-round-published =
    { $boards ->
        [one] Ronda { $round } publicada, { $boards } mesa
       *[other] Ronda { $round } publicada, { $boards } mesas
    }
desk-fact-round-unpublished = Publicación de la ronda { $round } deshecha
desk-fact-result-reported =
    { $pass ->
        [1] Ronda { $round }, mesa { $board }: { $white } – { $black } { $result }
       *[other] Ronda { $round }, mesa { $board }: { $white } – { $black } { $result } (segunda pasada)
    }
desk-fact-result-settled = Ronda { $round }, mesa { $board } resuelta: { $white } – { $black } { $result }
desk-fact-result-cleared = Ronda { $round }, mesa { $board } borrada: { $white } – { $black }
desk-fact-result-corrected =
    { $effect ->
        [ratings] Ronda { $round }, mesa { $board } corregida: { $white } – { $black } { $was } → { $is } (solo para el Elo, C.04.2 4.3)
       *[standings] Ronda { $round }, mesa { $board } corregida: { $white } – { $black } { $was } → { $is }
    }
desk-fact-game-adjourned = Ronda { $round }, mesa { $board } aplazada: { $white } – { $black }
desk-fact-sheet-attached = Ronda { $round }, mesa { $board }: planilla de { $white } – { $black }
desk-fact-ruling-made =
    { $board ->
        [0] { $kind ->
            [claim] Reclamación { $verdict }
           *[other] Decisión: { $subject }
        }
       *[other] { $kind ->
            [claim] Reclamación { $verdict } (ronda { $round }, mesa { $board }, { $white } – { $black })
           *[other] Decisión: { $subject } (ronda { $round }, mesa { $board }, { $white } – { $black })
        }
    }
desk-fact-envelope-opened = Ronda { $round }, mesa { $board }: partida aplazada { $white } – { $black } reanudada
# $has-name is 0 where it is about nobody; $board and $round are 0 where there is no game.
desk-fact-incident-logged =
    { $kind }{ $has-name ->
        [0] { "" }
       *[other] : { $name }
    }{ $board ->
        [0] { "" }
       *[other] { " " }(ronda { $round }, mesa { $board }, { $white } – { $black })
    }
desk-fact-incident-withdrawn = { $kind }: retirada
desk-fact-photo-attached =
    { $board ->
        [0] Foto guardada: { $name }
       *[other] Foto guardada, ronda { $round }, mesa { $board }, { $white } – { $black }: { $name }
    }
desk-fact-photo-removed = Foto retirada: { $name }
# $has-time is 0 where the schedule holds again.
desk-fact-round-start-set =
    { $has-time ->
        [0] La ronda { $round } empieza según el calendario
       *[other] La ronda { $round } empieza a las { $time }
    }
desk-fact-arrival-marked =
    Ronda { $round }, mesa { $board }: { $side ->
        [white] { $white } (blancas)
       *[black] { $black } (negras)
    }, { $arrival ->
        [awaited] se le espera
       *[here] está presente
    }
desk-fact-ruling-appealed = Decisión apelada por { $name }
desk-fact-appeal-decided =
    { $decision ->
        [overturned] Apelación resuelta: la decisión se revoca
       *[upheld] Apelación resuelta: la decisión se mantiene
    }
desk-fact-prizes-set = Fondo de premios: { $places ->
    [one] 1 puesto
   *[other] { $places } puestos
}, { $categories ->
    [one] 1 categoría
   *[other] { $categories } categorías
}
desk-fact-document-issued = Documento emitido: { $name }
desk-fact-imported = { $name } incorporado
# De varios torneos: de cuál es la anotación.
desk-fact-in-section = { $tournament }: { $what }
desk-fact-undone = Deshecho: { $what }
desk-fact-redone = Rehecho: { $what }
desk-batch-players =
    { $count ->
        [one] { $count } jugador inscrito
       *[other] { $count } jugadores inscritos
    }
desk-verdict-upheld = estimada
desk-verdict-answered = respondida
desk-verdict-rejected = rechazada
desk-verdict-notpossible = no posible

## Por qué se emparejó así una mesa
desk-why-by-hand = Cambiado a mano
desk-why-bracket =
    { $players ->
        [one] Ambos tienen { $score }
       *[other] Ambos están en el grupo de { $score }, { $players } jugadores
    }
desk-why-floater = { $name } bajó al grupo de { $score }: arriba no quedaba rival
desk-why-bye = { $name } tiene { $score }, la puntuación más baja con la que todos los demás pueden ser emparejados, aún puede tener descanso, y { $unplayed ->
        [0] no tiene ninguna ronda sin jugar
        [one] tiene 1 ronda sin jugar
       *[other] tiene { $unplayed } rondas sin jugar
    } (C.04.3 C2, C5, C9)
desk-preference-none = cualquier color
desk-preference-mild-white = levemente blancas
desk-preference-mild-black = levemente negras
desk-preference-strong-white = fuertemente blancas
desk-preference-strong-black = fuertemente negras
desk-preference-absolute-white = absolutamente blancas
desk-preference-absolute-black = absolutamente negras
desk-color-white = blancas
desk-color-black = negras
desk-color-compatible = Colores: { $white } quiere { $whiteWants }, { $black } { $blackWants }; se pueden conceder ambos (5.2.1)
desk-color-stronger = Colores: { $white } quiere { $whiteWants }, { $black } { $blackWants }; se concede la preferencia más fuerte (5.2.2)
desk-color-wider = Colores: ambas preferencias son absolutas; se concede la de mayor diferencia de colores (5.2.2)
desk-color-history =
    { $games ->
        [one] Colores: alternan desde la última partida, en que fueron distintos (5.2.3)
       *[other] Colores: alternan desde hace { $games } partidas, cuando fueron distintos por última vez (5.2.3)
    }
desk-color-higher = Colores: se concede la preferencia del mejor clasificado, { $higher } (5.2.4)
desk-color-initial = Colores: { $higher } es el mejor clasificado, con número { $number }, y decide el color inicial (5.2.5)
desk-cost-c10 = Un líder o su rival queda con una diferencia de colores mayor que dos (C10)
desk-cost-c11 = Un líder o su rival lleva el mismo color tres veces seguidas (C11)
desk-cost-c12 = Uno de los dos no recibe el color preferido (C12)
desk-cost-c13 = Uno de los dos no recibe una preferencia fuerte de color (C13)
desk-cost-c14 = Un jugador flota hacia abajo como en la ronda anterior (C14)
desk-cost-c15 = Un jugador flota hacia arriba como en la ronda anterior (C15)
desk-cost-c16 = Un jugador flota hacia abajo como dos rondas antes (C16)
desk-cost-c17 = Un jugador flota hacia arriba como dos rondas antes (C17)
desk-cost-c18 = Un jugador que bajó vuelve a bajar como en la ronda anterior (C18)
desk-cost-c20 = Un jugador que bajó vuelve a bajar como dos rondas antes (C20)

## Avisos sobre un emparejamiento
desk-finding-rematch = { $a } y { $b } jugaron en la ronda { $round }
desk-finding-prohibited = { $a } y { $b } no pueden ser emparejados en este evento
desk-finding-same-absolute = { $a } y { $b } deben llevar { $color } los dos
desk-finding-third-color = { $a } lleva { $color } por tercera vez seguida
desk-finding-color-difference = { $a } queda con una diferencia de colores de { $difference }
desk-finding-score-difference = { $a } y { $b } están a { $points } puntos de distancia
desk-finding-ineligible-bye =
    { $bar ->
        [had] { $a } tuvo el descanso en la ronda { $round } y tiene otro
       *[points] { $a } no puede tener el descanso: tiene puntos sin jugar en la ronda { $round }
    }
desk-finding-needless-bye = { $a } tiene descanso aunque el número de jugadores es par
desk-finding-missing = { $a } está presente y no tiene mesa
desk-finding-missing-many =
    { $count ->
        [one] 1 jugador está presente y no tiene mesa
       *[other] { $count } jugadores están presentes y no tienen mesa
    }
desk-finding-twice = { $a } está nombrado dos veces
desk-finding-against-self = { $a } no tiene otro rival
desk-finding-absent = { $a } está ausente y tiene mesa
desk-finding-away =
    { $board ->
        [0] { $name } no está en esta ronda y tiene el descanso: empareje de nuevo o quite el descanso
       *[other] { $name } no está en esta ronda y figura en la mesa { $board }: empareje de nuevo o deshaga la mesa
    }
desk-finding-away-knock-out = { $name } no está en esta ronda y figura en la mesa { $board }: el cuadro de una eliminatoria empareja de todos modos y la partida se pierde por incomparecencia
desk-finding-away-second-game = { $name } no está en esta ronda y figura en la mesa { $board }: la segunda partida del encuentro se mantiene y se pierde por incomparecencia
desk-finding-gone = { $a } y { $b } hicieron tablas en la ronda { $round } y los dos están ausentes: ninguno sigue, y quien se enfrentaría a uno de ellos pasa sin jugar
desk-finding-adjourned = { $a } – { $b } (ronda { $round }) está aplazada y cuenta como tablas solo para este emparejamiento
desk-finding-not-in-table = { $a } y { $b } no juegan en esta ronda según las tablas
# A mano, una ronda que no es la que sortea el programa; "drawn" son mesas del programa.
desk-finding-other-than-drawn = Emparejada a mano de otro modo que el programa: { $count ->
        [0] el descanso
        [one] una mesa
       *[other] { $count } mesas
    }.{ $drawn ->
        [none] { "" }
       *[other] { " " }El programa tiene { $drawn }{ $more ->
            [0] { "" }
           *[other] { " " }y { $more } más
        }
    }
desk-finding-other-than-drawn-bye = el descanso para { $name }
desk-finding-unknown = { $a } no está inscrito
desk-finding-not-accounted = { $name } no vino a la ronda { $round }, no ha dicho nada y va a ser emparejado
desk-finding-color-not-drawn = El color inicial no está sorteado: los números impares llevan blancas. Sortéelo y anótelo en las reglas
# Las rondas por venir no se pueden emparejar todas: se dice antes de que lleguen.
desk-rounds-left = Si todos se quedan y se juegan todas las partidas, { $most ->
        [0] no se puede emparejar ni la ronda 1
        [one] solo se puede emparejar la ronda 1
       *[other] se pueden emparejar como mucho { $most } rondas
    }, y hay { $last } previstas: { $why }
desk-rounds-left-field = { $opponents ->
        [0] a ninguno de los { $players } jugadores le queda un rival posible
        [one] a cada uno de los { $players } jugadores le queda un rival posible
       *[other] a cada uno de los { $players } jugadores le quedan { $opponents } rivales posibles
    }{ $bye ->
        [yes] {","} y el descanso
       *[no] {""}
    }
desk-rounds-left-player = a { $name } { $opponents ->
        [0] no le queda ningún rival posible
        [one] le queda un rival posible
       *[other] le quedan { $opponents } rivales posibles
    }{ $bye ->
        [yes] {" "}y el descanso
       *[no] {""}
    }
desk-rounds-left-byes = { $needed ->
        [one] una ronda por venir necesita un descanso
       *[other] { $needed } rondas por venir necesitan un descanso
    }, y { $able ->
        [0] ya nadie puede tenerlo
        [one] solo un jugador puede tenerlo aún
       *[other] solo { $able } jugadores pueden tenerlo aún
    }
desk-rounds-left-search = ninguna elección de parejas que no se han enfrentado llega más lejos
desk-finding-worse = A mano se cumple peor { $criterion } que en el emparejamiento del motor desde el grupo de { $score }: { $meaning }
desk-finding-later =
    { $pair ->
        [yes] A mano se cumplen igual de bien todos los criterios, pero ese emparejamiento va después en el orden de las reglas: en el grupo de { $score } toman primero { $a } contra { $b }
       *[no] A mano se cumplen igual de bien todos los criterios, pero ese emparejamiento va después en el orden de las reglas: en el grupo de { $score } dejan primero a otro sin pareja
    }
desk-finding-colors-by-hand = { $a } con blancas y { $b } con negras no son los colores que dan las reglas
# Lo que cuenta cada criterio, en la frase anterior.
desk-measure-c5 = la puntuación de quien descansa
desk-measure-c6 = cuántos bajan de grupo
desk-measure-c7 = las puntuaciones de quienes bajan
desk-measure-c8 = lo bien que puede emparejarse el grupo de abajo
desk-measure-c9 = las rondas sin jugar de quien descansa
desk-measure-c10 = las diferencias de color mayores de dos de los líderes
desk-measure-c11 = el tercer color seguido de los líderes
desk-measure-c12 = los jugadores que no reciben el color preferido
desk-measure-c13 = los jugadores que no reciben una preferencia fuerte de color
desk-measure-c14 = los jugadores que bajan como en la ronda anterior
desk-measure-c15 = los jugadores que suben como en la ronda anterior
desk-measure-c16 = los jugadores que bajan como dos rondas antes
desk-measure-c17 = los jugadores que suben como dos rondas antes
desk-measure-c18 = cuánto bajan de puntuación quienes ya bajaron en la ronda anterior
desk-measure-c19 = la diferencia con que suben quienes ya subieron en la ronda anterior
desk-measure-c20 = cuánto bajan de puntuación quienes ya bajaron dos rondas antes
desk-measure-c21 = la diferencia con que suben quienes ya subieron dos rondas antes

## Por qué no de otro modo, y la ronda siguiente con partidas abiertas
# Una ronda de un sistema que no da motivos mesa por mesa.
desk-system-other-score = { $down } ({ $downScore }) flota hacia abajo y { $up } ({ $upScore }) hacia arriba: no todos los de una puntuación tienen rival en ella
desk-why-floats = { $down } ({ $downScore }) flota hacia abajo y { $up } ({ $upScore }) hacia arriba
desk-system-keizer-neighbors = Los vecinos más próximos de la tabla que pueden volver a jugar; { $higher } está más arriba
# Por qué una mesa de otro sistema es como es; los artículos siguen entre paréntesis.
desk-system-group =
    { $players ->
        [one] Ambos tienen { $score }
        [2] Ambos tienen { $score }
       *[other] Ambos están en el grupo de { $score }, { $players } jugadores
    }
desk-system-by-fide-dubov-2026 = Quienes deben llevar blancas, por el Elo medio de sus rivales, contra quienes deben llevar negras en el primer orden de números que es legal
desk-system-by-fide-burstein-2026 = Clasificados por la fuerza de sus rivales: el primero del grupo juega con el último posible
desk-system-by-fide-lim-2026 = La mitad de arriba juega con la de abajo; quien no puede jugar con el de enfrente toma al más próximo
desk-system-by-fide-double-swiss-2026 = El primer emparejamiento del grupo, en orden de números, que cumple los criterios
desk-system-by-fide-team-2026 = El primer emparejamiento del grupo, en orden de números, que cumple los criterios
desk-system-by-dutch = Esta ronda del sistema Burstein se empareja por el sistema holandés
desk-system-second-game = La segunda partida del encuentro: los mismos dos, con los colores invertidos
desk-system-tree =
    { $last ->
        [yes] La última mesa del cuadro de { $size } puestos: el superviviente de los números { $one } juega con el de los números { $other }
       *[no] El cuadro de { $size } puestos: el superviviente de los números { $one } juega con el de los números { $other }
    }
desk-system-tree-first = El cuadro de { $size } puestos enfrenta al número { $one } con el número { $other }
desk-system-row = Fila { $row } de la tabla de { $size } por { $size }: el puesto { $first } de un equipo juega con el puesto { $second } del otro
desk-system-row-color = Colores por la tabla: un equipo lleva blancas en las rondas impares y el otro en las pares
# El color que corresponde a un jugador, en las frases sobre colores.
desk-system-due-white = blancas
desk-system-due-black = negras
desk-system-due-none = cualquier color
# Reglas que una mesa no cumple del todo.
desk-system-unmet-sooner = Los dos vuelven a jugar antes de lo que dicen las reglas del club: no quedaba nadie más
desk-system-unmet-floated-before = Un flotante de esta mesa ya flotó en la ronda anterior
desk-system-unmet-opponent-floated-before = El rival de un flotante ya flotó en la ronda anterior
desk-system-unmet-colors = Uno de los dos no recibe el color que le toca
desk-system-unmet-strong-colors = Uno de los dos no recibe un color de preferencia fuerte
desk-system-unmet-maximum-upfloaters = Un jugador que ya flotó hacia arriba tantas veces como se debe vuelve a hacerlo
# Lo que empeora: tras «Lo mejor siguiente:», «Si A y B jugaran:», «A mano:».
desk-system-rule-sooner = dos jugadores vuelven a jugar antes
desk-system-rule-bye-again = tiene el descanso otra vez quien ya lo tuvo
desk-system-rule-bye-score = el descanso va a una puntuación más alta
desk-system-rule-bye-games = el descanso va a quien ha jugado menos
desk-system-rule-bye-rank = el descanso va a alguien mejor clasificado
desk-system-rule-floaters = más jugadores juegan con otra puntuación
desk-system-rule-floater-scores = los flotantes vienen de puntuaciones más lejanas
desk-system-rule-next-group = el grupo siguiente se puede emparejar peor
desk-system-rule-floated-before = más flotantes ya flotaron en la ronda anterior
desk-system-rule-colors-due = los colores que tocan a quienes se quedan están menos equilibrados
desk-system-rule-colors = más jugadores no reciben el color que les toca
desk-system-rule-strong-colors = más equipos no reciben un color de preferencia fuerte
desk-system-rule-maximum-upfloaters = flotan hacia arriba más jugadores que ya lo hicieron tantas veces como se debe
desk-system-rule-maximum-upfloats = flotan hacia arriba quienes ya lo hicieron más veces
desk-system-rule-opponent-floated-before = más rivales de flotantes ya flotaron en la ronda anterior
desk-system-rule-floater-order = igual por todos los criterios, pero estos flotantes vienen después en el orden de las reglas
desk-system-rule-sides = más jugadores cambian entre quienes deben llevar blancas y quienes deben llevar negras
desk-system-rule-order = igual por todos los criterios, pero después en el orden de las reglas
desk-system-worse = Lo mejor siguiente: { $rule } (grupo de { $score })
desk-system-worse-whole = Lo mejor siguiente: { $rule }
desk-system-not-behind = Si { $a } y { $b } jugaran: { $rule } (grupo de { $score })
desk-system-not-behind-whole = Si { $a } y { $b } jugaran: { $rule }
desk-system-floated = { $name } juega con otra puntuación; si no: { $rule } (grupo de { $score })
desk-system-floated-whole = { $name } juega con otra puntuación; si no: { $rule }
desk-system-floated-legal = { $name } juega con otra puntuación; si no, no se podría emparejar a todos
desk-system-finding-worse = A mano, frente al emparejamiento del motor: { $rule } (grupo de { $score })
desk-system-finding-worse-whole = A mano, frente al emparejamiento del motor: { $rule }
desk-system-finding-not-in-tree = { $a } y { $b } no juegan en esta ronda según el cuadro
desk-system-finding-not-in-table = { $a } y { $b } no juegan en esta ronda según la tabla
desk-system-finding-not-in-match = { $a } y { $b } no jugaron la primera partida de un encuentro
# Por qué alguien no tiene el descanso en otro sistema.
desk-system-no-bye-had = { $name } tuvo el descanso en la ronda { $round } y no puede tener otro
desk-system-no-bye-points = { $name } tuvo puntos sin jugar en la ronda { $round } y no puede tener el descanso
desk-system-no-bye-again = { $name } ya tuvo el descanso
desk-system-no-bye-score = { $name } tiene más puntos que quien descansa
desk-system-no-bye-games = { $name } ha jugado menos que quien descansa
desk-system-no-bye-rank = { $name } está mejor clasificado que quien descansa
desk-system-no-bye-incomplete = A { $name } le tocaría antes el descanso, pero entonces no se podría emparejar a los demás
# Cuándo juegan, en cambio, dos jugadores de una tabla.
desk-system-not-rounds = { $a } y { $b } juegan según la tabla en { $count ->
        [one] la ronda { $rounds }
       *[other] las rondas { $rounds }
    }
# Las rondas anteriores a la que se pregunta no se emparejaron como dicen las tablas.
desk-why-not-table-met = { $a } y { $b } jugaron en { $n-met ->
        [one] la ronda { $met }
       *[other] las rondas { $met }
    }, de otro modo que por las tablas; { $n-ahead ->
        [0] las tablas no tienen ya ronda para ellos
        [one] según las tablas juegan en la ronda { $ahead }
       *[other] según las tablas juegan en las rondas { $ahead }
    }
desk-why-not-table-missed = { $a } y { $b } debían jugar según las tablas en { $n-before ->
        [one] la ronda { $before }
       *[other] las rondas { $before }
    } y no lo hicieron; { $n-ahead ->
        [0] las tablas no tienen ya ronda para ellos
        [one] según las tablas juegan en la ronda { $ahead }
       *[other] según las tablas juegan en las rondas { $ahead }
    }
desk-why-not-table-by-hand = { $a } y { $b } juegan en esta ronda según las tablas; a mano se emparejaron de otro modo
desk-system-not-same-team = { $a } y { $b } son de un mismo equipo y nunca juegan entre sí
desk-system-not-second-game = Esta ronda es la segunda partida de cada encuentro: { $a } y { $b } no jugaron la primera
desk-system-not-out = { $name } está fuera de la eliminatoria
desk-system-not-tree = El cuadro permite que { $a } y { $b } jueguen como pronto en la ronda { $round }
desk-why-berger-row = Fila { $row } de las tablas Berger para { $players } jugadores: el número { $one } juega con el número { $other }
desk-why-berger-exchanged = Las dos últimas rondas de la primera vuelta están intercambiadas, para que nadie lleve un color tres veces seguidas
desk-why-berger-varma = Los números están sorteados con las tablas Varma: los jugadores de una federación no juegan entre sí en las tres últimas rondas
desk-berger-color-last = Colores por la tabla: el número { $last } lleva negras contra la primera mitad y blancas contra la segunda
desk-berger-color-odd = Colores por la tabla: los dos números suman uno impar, así que el menor lleva blancas
desk-berger-color-even = Colores por la tabla: los dos números suman uno par, así que el mayor lleva blancas
desk-berger-color-reversed = Segunda vuelta: los colores de la tabla se invierten
desk-berger-free = { $name } descansa: la fila no tiene rival para el número { $number }, o el rival no está
desk-system-color-initial = Colores: ninguno ha jugado; deciden el número y el color inicial
desk-system-color-granted = Colores: { $white } debe llevar { $whiteDue } y { $black }, { $blackDue }; se pueden conceder ambos
desk-system-color-stronger = Colores: { $white } debe llevar { $whiteDue } y { $black }, { $blackDue }; se concede el derecho más fuerte, el de { $granted }
desk-system-color-fewer = Colores: { $white } ha llevado menos veces las blancas
desk-system-color-alternate = Colores: al revés que en la última ronda en que fueron distintos
desk-system-color-higher = Colores: el mejor clasificado, { $higher }, recibe el que le toca
desk-system-color-lower = Colores: el peor clasificado, { $lower }, recibe el que le toca
desk-system-bye = { $name } tiene el descanso: de quienes pueden tenerlo y dejan emparejar a los demás, la puntuación más baja, después quien más ha jugado y después el número mayor
desk-system-bye-burstein = { $name } tiene el descanso: de quienes pueden tenerlo y dejan emparejar a los demás, la puntuación más baja, después quien más ha jugado y después los rivales más débiles
desk-system-bye-lim = { $name } tiene el descanso: el último clasificado de la puntuación más baja que puede tenerlo y deja emparejar a los demás
desk-system-bye-keizer = { $name } tiene el descanso: el último de la tabla entre quienes no lo han tenido, si así se puede emparejar a los demás
desk-system-bye-second-game = { $name } tiene el descanso como en la primera partida del encuentro
desk-system-free-tree = { $name } está frente a un puesto vacío del cuadro y pasa de ronda
desk-system-free-table = { $name } no tiene partida: su rival según la tabla no está
desk-system-not-met = { $a } y { $b } ya jugaron en la ronda { $round }
desk-system-not-prohibited = El torneo no deja que { $a } y { $b } jueguen entre sí
desk-system-not-colors = No hay colores posibles para { $a } y { $b }: ambos han de llevar el mismo
desk-system-not-completion = Si { $a } y { $b } jugaran, no se podría emparejar a todos los demás según las reglas del sistema
# $system is one of desk-system-*, which say so.
desk-system-unverified = Emparejamientos: { $system }
desk-why-not-they-meet = { $a } y { $b } se enfrentan
desk-why-not-unknown = Ningún participante tiene el número { $number }
desk-why-not-absent = { $name } no se empareja en esta ronda
desk-why-not-same = Hacen falta dos jugadores distintos
desk-why-not-met = { $a } y { $b } ya jugaron en la ronda { $round } (C1)
desk-why-not-prohibited = El torneo no permite que se enfrenten { $a } y { $b } (C1)
desk-why-not-same-absolute = { $a } y { $b } tienen la misma preferencia absoluta de color (C3)
desk-why-not-completion = Con { $a } y { $b } emparejados, no todos los demás podrían emparejarse legalmente (C4)
desk-why-not-worse = Con { $a } y { $b } emparejados, el grupo { $bracket } desde arriba quedaría peor: { $rule } ({ $article })
desk-why-not-order = Con { $a } y { $b } emparejados se cumplen igual todos los criterios, pero ese emparejamiento viene después en el orden de las reglas (grupo { $bracket } desde arriba, artículo 4)
# Por qué un jugador flotó fuera de un grupo.
desk-why-floated = { $name } flota fuera del grupo de { $score }; emparejado allí: { $rule } ({ $article })
desk-why-floated-order = { $name } flota fuera del grupo de { $score }; emparejado allí se cumplen igual todos los criterios, pero viene después en el orden de las reglas (artículo 4)
desk-why-floated-legal = { $name } flota fuera del grupo de { $score }; emparejado allí, no todos podrían emparejarse legalmente (C4)
desk-why-floated-alone = { $name } flota fuera del grupo de { $score }: no hay nadie más en él
desk-why-floated-moved = { $name } flota fuera del grupo de { $score }: solo hay en él jugadores que bajaron, y esos no juegan entre sí
desk-why-floated-barred = { $name } flota fuera del grupo de { $score }: no puede jugar con nadie de allí ({ $bars })
desk-why-floated-bar-met = ya jugaron, C1
desk-why-floated-bar-prohibited = prohibido por el torneo
desk-why-floated-bar-color = la misma preferencia absoluta de color, C3
# Por qué alguien no tiene el descanso.
desk-why-no-bye-had = { $name } tuvo el descanso en la ronda { $round } y no puede tener otro (C2)
desk-why-no-bye-points = { $name } tuvo los puntos de una victoria sin jugar en la ronda { $round } y no puede tener el descanso (C2)
desk-why-no-bye-score = { $name } tiene más puntos que quien descansa (C5)
desk-why-no-bye-unplayed = { $name } tiene más rondas sin jugar que quien descansa (C9)
desk-why-no-bye-others = { $name } podría descansar, pero los demás quedarían peor emparejados
# Lo que cuesta el mejor emparejamiento sin una mesa.
desk-worse = Lo mejor siguiente: { $rule } en el grupo de { $score } ({ $article })
desk-worse-order = Lo mejor siguiente: igual por todos los criterios, después en el orden de las reglas, en el grupo de { $score } (artículo 4)
desk-worse-none = Lo mejor siguiente: no hay otro emparejamiento legal
desk-rule-c5 = el descanso va a una puntuación más alta
desk-rule-c6 = bajan más jugadores
desk-rule-c7 = bajan jugadores con más puntos
desk-rule-c8 = el grupo de debajo se empareja peor
desk-rule-c9 = el descanso va a un jugador que ha jugado menos
desk-rule-c10 = un jugador puntero o su rival pasa de dos de diferencia de colores
desk-rule-c11 = un jugador puntero o su rival repite color por tercera vez
desk-rule-c12 = más jugadores no reciben el color que prefieren
desk-rule-c13 = más jugadores no reciben una preferencia fuerte de color
desk-rule-c14 = más jugadores vuelven a bajar tras la ronda anterior
desk-rule-c15 = más jugadores vuelven a subir tras la ronda anterior
desk-rule-c16 = más jugadores vuelven a bajar tras dos rondas
desk-rule-c17 = más jugadores vuelven a subir tras dos rondas
desk-rule-c18 = quienes bajaron en la ronda anterior tienen más diferencia de puntos
desk-rule-c19 = quienes subieron en la ronda anterior tienen más diferencia de puntos
desk-rule-c20 = quienes bajaron dos rondas antes tienen más diferencia de puntos
desk-rule-c21 = quienes subieron dos rondas antes tienen más diferencia de puntos
desk-rule-order = después en el orden de las reglas
desk-preview-too-many = Para prever pueden estar abiertas como mucho { $most } partidas y hay { $found }
desk-preview-too-many-hint = Anote antes más resultados
desk-preview-stopped = Se detuvo la previsión
desk-preview-round-robin = Las rondas de este sistema salen de una tabla y no dependen de los resultados: no hay nada que anticipar
desk-preview-results = Se esperaba un resultado para cada una de las { $open } partidas abiertas
desk-preview-result = Se esperaba 1, = o 0 y hay { $found }
desk-preview-never = Acaben como acaben las partidas abiertas, la ronda { $round } no se puede emparejar. { $why }
desk-no-round-too-few = La ronda { $round } no se puede emparejar: hacen falta al menos dos jugadores presentes y { $present ->
        [0] no hay ninguno
        [one] hay uno
       *[other] hay { $present }
    }
desk-no-round-too-few-hint = Inscriba jugadores, o haga volver a alguno retirado o ausente
desk-no-round-legal =
    { $cited ->
        [yes] La ronda { $round } no se puede emparejar según las reglas del sistema ({ $article }): ningún emparejamiento de todos los jugadores es legal
       *[no] La ronda { $round } no se puede emparejar: ningún emparejamiento de todos los jugadores es legal según las reglas del sistema
    }
desk-no-round-legal-hint = Empareje esta ronda a mano: decide el árbitro. O levante un emparejamiento prohibido o una ausencia
desk-no-round-over = La ronda { $round } no se puede emparejar: la eliminatoria ha terminado y la ha ganado { $name }: no queda nadie más
desk-no-round-over-hint = Si tras una doble derrota pasa alguien de todos modos, corrija ese resultado o empareje esta ronda a mano
desk-no-round-all-out = La ronda { $round } no se puede emparejar: la eliminatoria ha terminado y no queda nadie en ella
desk-no-round-all-out-hint = Si tras una doble derrota pasa alguien, corrija ese resultado o empareje esta ronda a mano
desk-no-round-ways = La ronda { $round } no se puede emparejar: hay demasiadas maneras de elegir flotantes
desk-no-round-ways-hint = Empareje esta ronda a mano
desk-no-round-such = La ronda { $round } no se puede sacar: con estos jugadores el sistema tiene { $last ->
        [0] cero rondas
        [one] 1 ronda
       *[other] { $last } rondas
    }
desk-no-round-such-hint = Ponga en los ajustes el número de rondas que hay, o empareje esta ronda a mano
desk-bad-numberseed = Se esperaba un texto con el que sortear los números y no hay ninguno. Escriba uno o deje que se sortee
desk-bad-numbering = Se esperaban números por elo, por orden de inscripción, por sorteo o por las tablas Varma y hay { $found }
# Varma tables chosen for a field they do not know.
desk-varma-no-table = Las tablas Varma son para 9 a 24 jugadores; hay { $players } y el sorteo es libre
desk-varma-crowded = Ningún grupo de las tablas Varma tiene números suficientes para { $federations }: algunos de sus jugadores pueden enfrentarse en las tres últimas rondas
desk-no-round-undecided = La ronda { $round } no se puede emparejar: estas partidas aún no tienen ganador: { $games }
desk-no-round-undecided-hint = Anote el resultado del desempate, o retire a quien queda fuera: pasa el otro
# One of the games of desk-no-round-undecided.
desk-no-round-undecided-game = ronda { $round }, mesa { $board }, { $white } – { $black }
desk-no-round-unequal-teams = La ronda { $round } no se puede emparejar: los dos equipos deben ser iguales y hay { $players } jugadores en total
desk-no-round-unequal-teams-hint = Añada un jugador al equipo menor o quite uno del mayor, también como puesto vacío que pierde por incomparecencia
# Teams of players; $sides is a list of desk-no-round-side.
desk-no-round-sides = La ronda { $round } necesita dos equipos con igual número de jugadores; hay { $sides }
desk-no-round-sides-hint = Escriba el equipo de cada jugador en el campo Club, o elija números por orden de inscripción: la primera mitad de los jugadores es entonces un equipo
desk-no-round-side =
    { $named ->
        [no] sin club: { $players }
       *[other] { $name }: { $players }
    }
desk-no-round-teams = En este sistema se enfrentan equipos, y aquí están inscritos los jugadores de los equipos: este programa empareja equipos a partir de su informe, con «arbiter pair ARCHIVO.trf»

## Correcciones que llegan tarde para la clasificación (C.04.2 4.3)

# Debajo de tablas y listas con resultados, puntos o Elo. La mesa es 0 donde no se sabe: en un informe.
desk-late-note =
    { $board ->
        [0] Ronda { $round }, { $white } – { $black }: corregida tarde de { $was } a { $is }. La corrección cuenta solo para el Elo (C.04.2 4.3); en la clasificación la partida queda { $was }
       *[other] Ronda { $round }, mesa { $board }, { $white } – { $black }: corregida tarde de { $was } a { $is }. La corrección cuenta solo para el Elo (C.04.2 4.3); en la clasificación la partida queda { $was }
    }
# En la línea, tras escribir la corrección.
desk-late-written = Corregida de { $was } a { $is }, tarde para la clasificación: cuenta solo para el Elo (C.04.2 4.3)
# En el diálogo, antes de escribirla. La ronda es la siguiente por emparejar.
desk-late-ahead-standings = A tiempo (C.04.2 4.3): la corrección cuenta en la clasificación, y para emparejar desde la ronda { $round }
desk-late-ahead-ratings = Tarde para la clasificación y los emparejamientos (C.04.2 4.3): la corrección cuenta solo para el Elo. La clasificación mantiene el resultado como está
# En un desglose.
desk-late-line = La ronda { $round } se corrigió tarde, de { $was } a { $is }: solo para el Elo (C.04.2 4.3).
desk-late-opponent = La partida de este rival en la ronda { $round } se corrigió tarde, de { $was } a { $is }: solo para el Elo (C.04.2 4.3).

## Clasificación según una anotación del diario

desk-as-of-no-entry = Se pidió la anotación { $entry }; el diario tiene las anotaciones 1 a { $last }. Elija una de ellas
desk-as-of-too-early = Tras la anotación { $entry } el torneo aún no existía: lo creó la anotación { $first }. Elija esa u otra posterior
