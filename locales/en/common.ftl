### Words used in several places: window, prints, pages on the local network.

# A date in prints. Month is a number from 1.
common-date =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
# A date with a time of day.
common-date-time = { $date }, { $time }
# Foot of a printed page.
common-page-of = Page { $page } of { $pages }
# The place where a game is played.
common-board = Board
common-board-number = Board { $board }
common-round = Round
common-round-number = Round { $round }
common-round-of = Round { $round } of { $rounds }
common-white = White
common-black = Black
common-player = Player
common-name = Name
common-result = Result
common-points = Points
common-rating = Rating
common-title = Title
common-federation = Federation
common-club = Club
common-arbiter = Arbiter
common-chief-arbiter = Chief arbiter
common-yes = Yes
common-no = No
common-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
# Name of the program on the foot of prints.
common-program = Arbiter’s Desk
