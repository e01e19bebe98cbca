### Palabras de los formularios tras un torneo: certificados de título, informe del torneo, informes de norma de árbitro, informe del árbitro principal.

# First line, in bold, where the event lacks what the form asks for.
forms-missing = No está en el evento y aquí queda en blanco: { $what }. Anótelo en Reglas y horario.
forms-odd-host = { $host } no es el código de una federación de la FIDE: corrija la federación del evento, como ESP, en Reglas y horario.
forms-forecast = Calculado por este programa con las partidas del evento; la decisión de la FIDE es definitiva (B.01).
forms-check-form = El orden sigue el formulario de la FIDE hasta donde se conoce; compárelo con el que esté en uso antes de enviarlo.
forms-certificate = IT1: norma de { $norm }
forms-last-forfeit = La victoria por incomparecencia en la última ronda cuenta como derrota (1.4.2c), por decisión del árbitro principal.
forms-once = 1.4.1c: ocho partidas con una victoria por incomparecencia o un bye cuentan como nueve; solo una norma así por solicitud.
forms-exempt-needed = La norma depende de esta exención; al menos una norma de la solicitud debe hacerse sin ninguna (1.4.3e).
forms-exempt-not-needed = Los rivales cumplen 1.4.3 y 1.4.4 también sin la exención.
forms-event = Torneo
forms-federation = Federación del torneo
forms-place = Lugar
forms-start = Primer día
forms-close = Último día
forms-organizer = Organizador
forms-chief-arbiter = Árbitro principal
forms-chief-arbiter-id = ID FIDE del árbitro principal
forms-system = Tipo
forms-rounds = Rondas
forms-rate-of-play = Ritmo de juego
forms-pace = Válido para
forms-pace-of =
    { $pace ->
        [standard] Elo estándar
        [rapid] rápido
        [blitz] relámpago
       *[other] { $pace }
    }
forms-none = ninguno
forms-players = Jugadores
forms-rated = Con Elo
forms-federations = Federaciones
forms-of-host = De la federación anfitriona
forms-titled = Con título
forms-by-title = Por título
forms-by-federation = Por federación
forms-last-name = Apellidos
forms-first-name = Nombre
forms-fide-id = ID FIDE
forms-federation-of-player = Federación
forms-birth = Fecha de nacimiento
forms-birth-place = Lugar de nacimiento
forms-norm = Norma
forms-games = Partidas
forms-opponent-federations = Federaciones de los rivales
forms-foreign = Rivales de otra federación
forms-rated-opponents = Rivales con Elo
forms-host-opponents = Rivales de la federación anfitriona
forms-titled-opponents = Rivales con título
forms-field-federations = 1.4.3d: federaciones de los jugadores extranjeros
forms-field-rated = 1.4.3d: jugadores extranjeros con Elo
forms-field-titled = 1.4.3d: extranjeros GM, IM, WGM o WIM
forms-average = Elo medio de los rivales
forms-performance = Rendimiento
forms-score = Puntos hechos
forms-score-needed = Puntos necesarios
forms-exceeding = Puntos de más
forms-remarks = Observaciones
forms-official = Representante de la federación
forms-head-round = R.
forms-head-opponent = Rival
forms-head-id = ID FIDE
forms-head-federation = Fed.
forms-head-rating = Elo
forms-head-adjusted = 1.4.6c
forms-head-title = Título
forms-head-score = Puntos
forms-head-name = Nombre
forms-head-role = Función
forms-head-how = Cómo
forms-head-what = Qué
forms-head-from = Desde la ronda
# In that column.
forms-after-last = tras la última ronda
forms-head-until = Vuelve en la ronda
forms-head-why = Motivo
forms-arbiters = Árbitros
forms-no-arbiters = No hay árbitros anotados.
forms-role =
    { $role ->
        [chief] árbitro principal
        [deputy] árbitro adjunto
        [sector] árbitro de sector
        [fairPlay] responsable de juego limpio
       *[other] { $role }
    }
forms-field = Participación
forms-norms = Normas de título
forms-no-norms = No se ha hecho ninguna norma de título.
# Boxes to tick: B.01 1.1.
forms-conditions = Condiciones (B.01 1.1)
forms-condition-registered = Registrado en la FIDE treinta días antes del comienzo
forms-condition-two-rounds = Dos rondas y doce horas de juego al día como mucho
forms-condition-two-hours = Al menos dos horas por jugador para sesenta jugadas
forms-condition-same-clock = Los mismos relojes y ritmo de juego para todos
forms-condition-chief-not-playing = El árbitro principal es IA o FA y no ha jugado
forms-arbiter-title = Título que tiene
forms-function = Función
forms-federation-of-arbiter = Federación
# Heading of a page: FA1: norm for the title FA.
forms-arbiter-norm = { $form }: norma para el título { $title }
forms-confidential = Informe confidencial del árbitro principal
forms-confidential-asked = Sobre su conocimiento de las Leyes, de las reglas de emparejamiento y de los demás reglamentos; su objetividad; cómo resolvió las incidencias; su cuidado de que nadie molestara a los jugadores.
forms-date = Fecha
# Who judges the chief arbiter.
forms-judge = Quien juzgó al árbitro principal, cargo
# Boxes to tick, one of the two.
forms-standard = El trabajo tuvo el nivel que pide el título { $title }
forms-more-experience = El trabajo fue bastante bueno; hace falta más experiencia
forms-arbiter-norm-attach = La solicitud lleva el informe del torneo (IT3) con los nombres de todos los árbitros y las decisiones sobre apelaciones. El orden sigue el formulario de la FIDE hasta donde se conoce; compárelo con el que esté en uso antes de enviarlo.
forms-left-early = Retirados y expulsados
forms-nobody = Nadie.
forms-withdrawn = retirado
forms-expelled = expulsado
forms-results = Partidas
forms-games-white = Ganan blancas
forms-games-draw = Tablas
forms-games-black = Ganan negras
forms-games-forfeit = Incomparecencias
forms-games-other = Otros resultados
forms-games-open = Sin resultado
forms-incidents = Incidencias, decisiones, apelaciones
forms-incident-count =
    { $count ->
        [one] Un apunte
       *[other] { $count } apuntes
    }, { $appeals ->
        [0] sin apelaciones ni retiradas
        [one] uno apelado o retirado
       *[other] { $appeals } apelados o retirados
    }
forms-own-words = En palabras del árbitro principal
