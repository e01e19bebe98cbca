### Words of the forms after an event: title certificates, tournament report, arbiters' norm reports, chief arbiter's report.

# First line, in bold, where the event lacks what the form asks for.
forms-missing = Not entered in the event, and left open here: { $what }. Enter it under Rules and schedule.
forms-odd-host = { $host } is no code of a FIDE federation: correct the federation of the event, as ESP, under Rules and schedule.
forms-forecast = Calculated by this program from the games of the event; the decision of FIDE is final (B.01).
forms-check-form = The order follows the FIDE form as far as it is known; compare it with the form now in use before it is sent.
forms-certificate = IT1: { $norm } norm
forms-last-forfeit = The forfeit won in the last round counts as a loss (1.4.2c), by the choice of the chief arbiter.
forms-once = 1.4.1c: eight games with a forfeit win or bye counted as nine; only one such norm in an application.
forms-exempt-needed = The norm rests on this exemption; at least one norm of an application must do without one (1.4.3e).
forms-exempt-not-needed = The opponents fulfil 1.4.3 and 1.4.4 without the exemption too.
forms-event = Event
forms-federation = Federation of the event
forms-place = Place
forms-start = First day
forms-close = Last day
forms-organizer = Organizer
forms-chief-arbiter = Chief arbiter
forms-chief-arbiter-id = FIDE ID of the chief arbiter
forms-system = Type
forms-rounds = Rounds
forms-rate-of-play = Rate of play
forms-pace = Rated as
forms-pace-of =
    { $pace ->
        [standard] standard
        [rapid] rapid
        [blitz] blitz
       *[other] { $pace }
    }
forms-none = none
forms-players = Players
forms-rated = Rated players
forms-federations = Federations
forms-of-host = Players of the host federation
forms-titled = Titled players
forms-by-title = By title
forms-by-federation = By federation
forms-last-name = Last name
forms-first-name = First name
forms-fide-id = FIDE ID
forms-federation-of-player = Federation
forms-birth = Date of birth
forms-birth-place = Place of birth
forms-norm = Norm
forms-games = Games
forms-opponent-federations = Federations of the opponents
forms-foreign = Opponents not of own federation
forms-rated-opponents = Rated opponents
forms-host-opponents = Opponents of the host federation
forms-titled-opponents = Titled opponents
forms-field-federations = 1.4.3d: federations of the foreign players
forms-field-rated = 1.4.3d: rated foreign players
forms-field-titled = 1.4.3d: foreign GM, IM, WGM, WIM
forms-average = Average rating of the opponents
forms-performance = Performance
forms-score = Score achieved
forms-score-needed = Score required
forms-exceeding = Exceeding by
forms-remarks = Remarks
forms-official = Official of the federation
forms-head-round = Rd.
forms-head-opponent = Opponent
forms-head-id = FIDE ID
forms-head-federation = Fed.
forms-head-rating = Rating
forms-head-adjusted = 1.4.6c
forms-head-title = Title
forms-head-score = Score
forms-head-name = Name
forms-head-role = Function
forms-head-how = How
forms-head-what = What
forms-head-from = From round
# In that column.
forms-after-last = after the last round
forms-head-until = Back in round
forms-head-why = Why
forms-arbiters = Arbiters
forms-no-arbiters = No arbiters are entered.
forms-role =
    { $role ->
        [chief] chief arbiter
        [deputy] deputy chief arbiter
        [sector] sector arbiter
        [fairPlay] fair play officer
       *[other] { $role }
    }
forms-field = Field
forms-norms = Title norms
forms-no-norms = No title norm was made.
# Boxes to tick: B.01 1.1.
forms-conditions = Conditions (B.01 1.1)
forms-condition-registered = Registered with FIDE thirty days before the start
forms-condition-two-rounds = At most two rounds and twelve hours of play a day
forms-condition-two-hours = At least two hours for each player for sixty moves
forms-condition-same-clock = The same clocks and rate of play for everybody
forms-condition-chief-not-playing = The chief arbiter is IA or FA and did not play
forms-arbiter-title = Title held
forms-function = Function
forms-federation-of-arbiter = Federation
# Heading of a page: FA1: norm for the title FA.
forms-arbiter-norm = { $form }: norm for the title { $title }
forms-confidential = Confidential report of the chief arbiter
forms-confidential-asked = On the arbiter’s knowledge of the Laws, of the pairing rules and of the other regulations; on objectivity; on how incidents were dealt with; on care that nobody disturbed the players.
forms-date = Date
# Who judges the chief arbiter.
forms-judge = Who judged the chief arbiter, position
# Boxes to tick, one of the two.
forms-standard = The work was of the standard required for { $title }
forms-more-experience = The work was fairly good; more experience is needed
forms-arbiter-norm-attach = The application needs the tournament report (IT3) with the names of all arbiters, and the decisions on appeals. The order follows the FIDE form as far as it is known; compare it with the form now in use before it is sent.
forms-left-early = Withdrawn and expelled
forms-nobody = Nobody.
forms-withdrawn = withdrawn
forms-expelled = expelled
forms-results = Games
forms-games-white = White won
forms-games-draw = Drawn
forms-games-black = Black won
forms-games-forfeit = Forfeits
forms-games-other = Other results
forms-games-open = Without a result
forms-incidents = Incidents, rulings, appeals
forms-incident-count =
    { $count ->
        [one] One entry
       *[other] { $count } entries
    }, { $appeals ->
        [0] no appeal or withdrawal
        [one] one appealed or withdrawn
       *[other] { $appeals } appealed or withdrawn
    }
forms-own-words = In the chief arbiter’s own words
