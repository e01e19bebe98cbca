### Palabras de varios lugares: ventana, impresos, páginas de la red local.

# A date in prints. Month is a number from 1.
common-date = { $day }/{ $month }/{ $year }
# A date with a time of day.
common-date-time = { $date }, { $time }
# Foot of a printed page.
common-page-of = Página { $page } de { $pages }
# The place where a game is played.
common-board = Mesa
common-board-number = Mesa { $board }
common-round = Ronda
common-round-number = Ronda { $round }
common-round-of = Ronda { $round } de { $rounds }
common-white = Blancas
common-black = Negras
common-player = Jugador
common-name = Nombre
common-result = Resultado
common-points = Puntos
common-rating = Elo
common-title = Título
common-federation = Federación
common-club = Club
common-arbiter = Árbitro
common-chief-arbiter = Árbitro principal
common-yes = Sí
common-no = No
common-players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
# Name of the program on the foot of prints.
common-program = Arbiter’s Desk
