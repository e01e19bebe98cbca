### Palabras de la ventana para lo que pasa en las mesas: incidencias, partidas aplazadas, apelaciones, dos planillas, mates.
### Las demás palabras de la ventana están en ui.ftl. $side es siempre `white` o `black`.

## Barra lateral, manual, teclas

page-incidents = Incidencias
page-adjourned = Aplazadas
side-adjourned = { $n ->
    [one] 1 partida aplazada
   *[other] { $n } partidas aplazadas
}
manual-incidents = Un número de mesa, más para blancas o menos para negras, una letra: el panel dice qué significa ahora, con el artículo.
    No se anota nada antes de Intro. La cuenta de jugadas ilegales sigue al jugador en la partida; si la pierde, el resultado se anota a la vez.
    Lo anotado por error se retira con un motivo y sigue legible.
manual-adjourned = Anote lo que lleva el sobre: posición, tiempos, quién hizo la jugada secreta, cuándo se reanuda y quién lo guarda.
    En la reanudación diga quién está. Siguen los pasos, y todos los demás casos con su artículo.
    La jugada secreta queda oculta hasta que se abre el sobre. Escríbala tal como está: debajo aparece la decisión y lo que sigue.
keys-complete = Tomar la primera jugada ofrecida
keys-envelope = El sobre
keys-resume = Reanudar la partida

## Incidencias: anotación

incident-board = Mesa
incident-side = De quién se trata
incident-side-white = Blancas
incident-side-black = Negras
incident-side-both = Ambos, o nadie
incident-both = ambos
incident-then = después una letra
incident-kind = Qué pasó
incident-no-board = No hay mesa { $n } en la ronda { $round }
incident-noted = Ronda { $round }, { $n } anotadas
incident-write = Anotarla
incident-write-result = Anotarla: { $result }
incident-not-yet = Todavía sin anotar
incident-flag-fall = Caída de bandera
incident-resignation = Abandono
incident-illegal-move = Jugada ilegal
incident-pawn-not-replaced = Peón sin cambiar
incident-pressed-without-move = Pulsó sin jugar
incident-two-hands = Dos manos
incident-phone = Teléfono
incident-noise = Ruido
incident-distraction = Molestias
incident-notes = Uso de notas
incident-advice = Consejo
incident-analysis = Otro tablero
incident-late = Retraso
incident-clock-set-wrong = Reloj mal puesto
incident-warning = Advertencia
incident-time-added = Tiempo añadido
incident-expulsion = Expulsión
incident-other = Otra

## Una letra por tipo, todas distintas: siguen al idioma.

letter-flag-fall = F
letter-resignation = V
letter-illegal-move = I
letter-pawn-not-replaced = P
letter-pressed-without-move = S
letter-two-hands = D
letter-phone = T
letter-noise = R
letter-distraction = M
letter-notes = N
letter-advice = C
letter-analysis = B
letter-late = L
letter-clock-set-wrong = J
letter-warning = A
letter-time-added = U
letter-expulsion = E
letter-other = O

## Incidencias: lista y panel

incident-log = Incidencias anotadas
incident-again = otra incidencia
incident-none = Nada anotado todavía
incident-none-hint = Escriba un número de mesa, + o -, y una letra
incident-head-player = Jugador
incident-head-what = Qué
incident-head-article = Artículo
incident-head-ruling = Decisión
incident-nth = { $kind }, n.º { $n }
incident-goes-on = la partida sigue
incident-stands = la jugada vale
incident-lost = partida perdida
incident-drawn = partida tablas
incident-arbiter = decide el árbitro
incident-minutes-given = { $n } min al adversario
incident-withdrawn = retirada: { $reason }
# Buttons with the sign of a printer.
incident-print-round = Ronda { $n }
incident-print-all = Todo el torneo
incident-panel = Qué significa
incident-panel-hint = Elija una mesa y qué pasó: aquí se dice qué significa ahora la cuenta
incident-title = Mesa { $n }, { $who }: { $kind }
incident-count = N.º { $n } de este jugador
incident-count-loses = N.º { $n } de este jugador; con la n.º { $loses } pierde
incident-result = Se anota a la vez: { $result }
incident-after-reply = El adversario ya ha jugado
incident-supervised = Rápido o relámpago con árbitros suficientes
incident-can-mate = ¿Puede dar mate el adversario?
incident-position = Posición del tablero (FEN)
incident-position-sheet = De la planilla
incident-can-mate-unknown = no se sabe
answer-yes = sí
answer-no = no
incident-given-result = Resultado
incident-by-laws = según las Leyes
incident-minutes = Minutos al adversario
incident-note = Nota
incident-where = Dónde
incident-round-board = ronda { $round }, mesa { $n }
incident-next = Si se repite en esta partida
incident-carried = Otras incidencias de este jugador: { $n }
incident-withdraw = Retirar
incident-withdraw-title = ¿Retirar esta incidencia?
incident-withdraw-text = Queda en la lista, tachada, y deja de contar. Un resultado que se anotó con ella se queda: corríjalo en Resultados.

## Partidas aplazadas: lista y sobre

adjourn-open = { $n ->
    [0] Ninguna abierta
    [one] 1 abierta. Sin clasificación final ni informe mientras quede una
   *[other] { $n } abiertas. Sin clasificación final ni informe mientras quede una
}
adjourn-do = Aplazar una partida
adjourn-print = Hoja de aplazadas
adjourn-none = Ninguna partida aplazada
adjourn-none-hint = La tecla 7 en Resultados marca una mesa como aplazada; el sobre se anota aquí
adjourn-head-where = Dónde
adjourn-head-next = Después
adjourn-game = { $white } - { $black }
adjourn-sealed = Bajo sobre
adjourn-marked = Nada anotado todavía
adjourn-resumed = Reanudada
adjourn-over = Terminada
adjourn-resumes = se reanuda el { $when }
adjourn-marked-hint = Anote primero lo que lleva el sobre
adjourn-choose = elija una partida
adjourn-hint = La jugada secreta nunca se escribe aquí: hasta abrir el sobre solo la conocen los jugadores
adjourn-otherwise = Si pasa otra cosa
adjourn-case = Caso
adjourn-done-then = Qué se hace entonces
case-absent = { $side ->
    [white] No están las blancas
   *[black] No están las negras
}
case-nobody = No hay nadie
case-late = { $side ->
    [white] Las blancas llegan tarde
   *[black] Las negras llegan tarde
}
case-both-late = Ambos llegan tarde
case-missing = Sobre perdido
case-missing-times = Perdido, sin tiempos
case-position-lost = Posición perdida
case-wrong-time = Tiempos mal puestos
case-drawn = Tablas acordadas antes
envelope-title = Sobre, mesa { $n }
envelope-print = Imprimir el sobre
envelope-write = Anotar el sobre
envelope-correct = Corregir el sobre
envelope-nothing = El sobre no lleva nada todavía
envelope-position = Posición antes de la jugada secreta
# In the place of the board while no position is typed
envelope-board-hint = El tablero sale aquí al escribir la posición
envelope-round = Ronda, mesa
envelope-sealer = Jugada secreta de
envelope-number = Jugada secreta n.º
envelope-times = Tiempo usado
envelope-white-used = Tiempo de las blancas (h:mm:ss)
envelope-black-used = Tiempo de las negras (h:mm:ss)
envelope-bad-time = Los tiempos se escriben como 1:18:12
envelope-has-move = quien está en juego
envelope-as-position = según la posición
envelope-draw-offer = Oferta de tablas
envelope-offer-of = { $side ->
    [white] De las blancas, sin respuesta
   *[black] De las negras, sin respuesta
}
envelope-offer-none = ninguna
envelope-resumes = Se reanuda
envelope-venue = Lugar
envelope-kept-by = Lo guarda
envelope-complete = Posición, tiempos, jugador, número de jugada y reanudación están en el sobre
envelope-missing = Falta en el sobre: { $what }

## Partidas aplazadas: reanudación

resume-title = Reanudación
resume-who = ¿Quién está?
resume-both = Ambos
resume-only-white = Solo blancas
resume-only-black = Solo negras
resume-nobody = Nadie
resume-late = Más tarde que el tiempo de espera
resume-otherwise = Otra cosa
resume-envelope = Sobre
resume-found = está aquí
resume-before = Antes de la reanudación
resume-nothing = no pasó nada
resume-resigned = { $side ->
    [white] Abandonaron las blancas
   *[black] Abandonaron las negras
}
resume-times = Tiempos del reloj
resume-times-right = correctos
resume-times-before = mal puestos, visto antes de la primera jugada
resume-times-later = mal puestos, visto después
resume-hidden = Oculta hasta que se abra el sobre
resume-open = Se abre el sobre
resume-empty = No contiene jugada
resume-do = Reanudar la partida
resume-play = Jugar { $move } y reanudar
resume-result = Anotar: { $result }
resume-outcome = Qué sigue
resume-no-move = ninguna
resume-waits = La partida sigue. Su resultado se anota en Resultados
resume-results = A la mesa en Resultados

## Mesa de reclamaciones: dos planillas

sheet-whose = De quién es la planilla
sheet-both = Ambas
sheet-both-hint = Escriba o pegue la planilla de las blancas y la de las negras: aquí aparece la partida que ambas apoyan, con cada diferencia
pair-sheet-of = { $side ->
    [white] De las blancas
   *[black] De las negras
}
pair-slipped = difiere, se lee { $move }
pair-swapped = orden cambiado, se lee { $move }
pair-left-out = falta, { $move } según la otra planilla
pair-differences = Diferencias { $n }
moves-made-title = ¿Hizo las jugadas del período?
moves-made-number = Jugadas
moves-made-player = A quién se le cayó la bandera
moves-made-board = Posición final, si se conserva (FEN)
pair-same = Las dos planillas dan la misma partida
pair-games = Partidas que encajan { $n }
pair-games-same = Encajan { $n } partidas; la decisión es la misma en todas
pair-games-differ = Encajan { $n } partidas, con decisiones distintas: pregunte a los jugadores cuál se jugó

## Mesa de reclamaciones: apelaciones, en la lista de decisiones

appeal-title = Apelación
appeal-by = Quién apela
appeal-write = Anotar la apelación
appeal-decide = Resolver la apelación
appeal-upheld = Se mantiene la decisión
appeal-overturned = Se revoca
appeal-decided-by = Quién resolvió
appeal-result = Resultado desde ahora
appeal-result-stays = como está
appeal-open = Apela { $by }: { $reason }
appeal-was-upheld = Apelación de { $by }: se mantiene. { $decider }: { $why }
appeal-was-overturned = Apelación de { $by }: se revoca. { $decider }: { $why }

## Mesa de reclamaciones: ¿aún puede dar mate?

claim-tab-mate = Mate posible
mate-title = ¿Aún puede dar mate?
mate-who = Quién ganaría
mate-both = Ambos
mate-line = Jugadas hasta el mate { $n }
mate-hint = Escriba la posición, o tráigala de la primera pestaña
mate-examined = Posiciones examinadas: { $n }
mate-follows = Consecuencias
mate-sides = Cada bando
# The Laws looked up from the claim desk.
articles-button = Consultar las Leyes
articles-title = Artículos de las Leyes
articles-search = Número o palabras
articles-example = 9.2, sobre
articles-all = todas las ediciones
articles-found =
    { $n ->
        [0] Ningún artículo tiene todas esas palabras
        [one] { $n } artículo
       *[other] { $n } artículos
    }
# Clocks of a game set anew, on the tab of the clocks.
adjust-title = Ajustar los relojes de una partida
adjust-no-board = No hay tableros publicados en esta ronda
adjust-pick = elija un tablero
adjust-white = Blancas: añadido o quitado
adjust-black = Negras: añadido o quitado
adjust-white-shows = Blancas marca ahora
adjust-black-shows = Negras marca ahora
adjust-move = Número de jugada
adjust-running = Reloj en marcha
adjust-write = Anotar
adjust-written = Ajustado en la ronda { $n }
round-clock-as-scheduled = Según el calendario
# Photo strip beside the note of a ruling.
photo-title = Fotos
photo-add = Añadir una foto
photo-hint = Elija un archivo, o pegue o suelte una imagen
photo-kind = Imágenes
photo-open = Mostrar { $name }
photo-waits = Se guarda al escribir la resolución
photo-drop = Quitar esta foto
photo-line = { $size } · { $time } · { $by }
photo-why = Por qué se retira
photo-remove = Retirar
photo-hash = SHA-256 { $sha }
