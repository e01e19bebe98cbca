### Words of printed documents: titles, heads of columns, legends.

## Head and foot

# First line below the title.
report-event-tournament = { $event }, { $tournament }
# Line below it on a ruling.
report-round-board = { $round }, board { $board }
# Right, beside the title.
report-printed-at = { $moment }
# Across every page of pairings that are not published.
report-draft = DRAFT

## Titles

report-pairings-title = Pairings by board
report-pairings-by-name-title = Pairings by name
report-results-title = Results
report-start-list-title = Start list
report-standings-title = Standings
report-team-standings-title = Standings of the teams
report-crosstable-title = Crosstable by rank
report-crosstable-by-number-title = Crosstable by starting number
report-round-robin-grid-title = Crosstable, all against all
report-ruling-title = Ruling on a claim

## Heads of columns: as short as they can be

report-head-board = Bo.
report-head-number = No.
report-head-rank = Rk.
# Position in a crosstable where ranks are shared.
report-head-position = #
report-head-rating = Rtg
report-head-national-rating = Nat.
report-head-federation = Fed.
report-head-points = Pts.
report-head-fide-id = FIDE ID
report-head-sex = Sex
# Rank in the whole field, in the standings of a category.
report-head-overall = All
report-head-category = Cat.
report-head-tiebreak = TB{ $number }
# Heads of the standings of teams.
report-head-team = Team
report-head-match-points = MP
report-head-game-points = GP
# Below the standings of teams.
report-legend-match-points = match points
report-legend-game-points = game points
report-team-matches = Below each round: number of the opponent, color on board 1, own game points. U, F, H, Z: bye of the pairing, of a full point, of half a point, of none.
report-head-round = Rd. { $round }
report-sex-male = m
report-sex-female = w

## Players without a game, in place of an opponent

report-unpaired-bye = bye
report-unpaired-bye-full = full-point bye
report-unpaired-bye-half = half-point bye
report-unpaired-bye-zero = zero-point bye
report-unpaired-absent = absent
report-unpaired-withdrawn = withdrawn
report-unpaired-expelled = expelled
# No opponent in this round of a round robin of an odd number.
report-unpaired-free = free

## Crosstable

report-crosstable-by-rank = The numbers in the cells are ranks.
report-crosstable-by-position = The numbers in the cells are those of the first column.
report-crosstable-by-number = The numbers in the cells are starting numbers.
# Letter for the color in the cells of a crosstable.
report-crosstable-white = w
report-crosstable-black = b
report-crosstable-legend = 12w1 = against 12 with White, won; b = Black; ½ = draw; + and - after the letter = forfeit; -½ = no opponent, half a point; * = not finished.
report-grid-legend = 1 = won, ½ = draw, 0 = lost, + and - = forfeit, * = not finished.

## Ruling

report-ruling-number = No. { $number }
# What the ruling is about, where nobody claims anything.
report-ruling-case = About
report-ruling-title-case = Ruling of the arbiter
report-ruling-claim = Claim
report-ruling-manner = How
report-ruling-clocks = Clocks
report-ruling-sheets = Scoresheets
# The arbiter’s own words.
report-ruling-note = Note
report-ruling-laws = Laws
report-ruling-article = { $cite }: { $text }
report-ruling-evidence = Evidence
# Occurrences between the first ones and the last, not in the table.
report-ruling-evidence-more =
    { $count ->
        [one] One more between them is underlined in the moves.
       *[other] { $count } more between them are underlined in the moves.
    }
report-ruling-near-misses = Also looked at
# After the first positions that look alike, where there are more.
report-ruling-near-misses-more = and { $count } more of the same kind.
report-ruling-moves = Moves
# Before the moves of a game that does not begin from the usual position.
report-ruling-start = From { $fen }:
report-ruling-differences = Differences between the sheets
# After the first differences, where there are more.
report-ruling-differences-more = and { $count } more on the next page.
report-ruling-head-time = Time
report-ruling-head-after = After
report-ruling-head-to-move = To move
report-ruling-head-castling = Castling
report-ruling-head-en-passant = En passant
# Which time the position stands.
report-ruling-time =
    { NUMBER($time, type: "ordinal") ->
        [one] { $time }st
        [two] { $time }nd
        [few] { $time }rd
       *[other] { $time }th
    }
# No castling right, no capture en passant.
report-ruling-none = none
# Left foot of a ruling.
report-ruling-entry = Entry { $entry } of the journal. No engine was used.
# Below a line to sign on.
report-signature = { $role }: { $name }

## Ratings, norms, prizes

report-ratings-title = Rating changes
report-norms-title = Title norms
report-prizes-title = Prize list
report-head-games = n
report-head-score = W
report-head-expected = We
report-head-k = K
report-head-performance = Rp
report-head-change = ±
report-head-first = First rating
report-legend-games = rated games
report-legend-score = points in them
report-legend-expected = expected points
report-legend-k = coefficient; ? is assumed
report-legend-performance = performance
report-legend-change = change before it is rounded
report-head-norm = Norm
report-head-state = State
report-head-what = How, or what is missing
report-norms-none = Nobody has made a norm or still can
report-head-prize = Prize
# Head of the column that says how a share came about.
report-head-sum = Sum
# Heading below the prize list.
report-prizes-sums = How shared prizes are divided
report-head-amount = Amount
report-head-signature = Signature

## Envelope of an adjourned game, and the list of them

report-envelope-title = Envelope of an adjourned game
report-envelope-position = Position before the sealed move
report-envelope-fen = Position (FEN):
report-envelope-sealed-by = Sealed by
report-envelope-number = Sealed move no.
report-envelope-white-used = Time used, White
report-envelope-black-used = Time used, Black
report-envelope-white-left = Left for White
report-envelope-black-left = Left for Black
report-envelope-offer = Draw offer
report-envelope-resumes = Resumes
report-envelope-venue = Place
# In the middle of the page.
report-fold = fold here
report-envelope-custody = Custody
report-envelope-handed-to = Handed to
report-envelope-when = Date and time
report-envelope-signed = Signature
report-envelope-opening = At the opening
report-envelope-opened-at = Opened on, at
report-envelope-written = Move as written
report-envelope-opened-by = Opened by
report-envelope-clock-started = Clock started at
# Left foot.
report-envelope-entry = Entry { $entry } of the journal. The sealed move is not in the program.
report-adjourned-title = Adjourned games
report-adjourned-round = Rd.
report-adjourned-stands = Stands
report-adjourned-state = State
report-adjourned-sealed = Sealed
report-adjourned-times = Time used
report-adjourned-offer = Draw offer
report-adjourned-resumes = Resumes
report-adjourned-kept-by = Kept by

## Incidents

report-incidents-title = Incidents and rulings
report-incidents-none = Nothing was noted
report-incidents-at = Time
report-incidents-round = Rd.
report-incidents-what = What
report-incidents-articles = Article
report-incidents-ruling = Ruling
report-incidents-appeal = Appeal
report-incidents-by = Noted by
report-incidents-count =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
# Heading on a ruling.
report-ruling-appeal = Appeal

## Web site of an event

# The name of this language in itself.
report-site-language = English
report-site-skip = Skip to content
report-site-pages = Pages
report-site-sections = Tournaments
report-site-home = Overview
report-site-players = Players
report-site-rounds = Rounds
report-site-crosstable = Crosstable
report-site-games = Games to play through
report-site-games-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
report-site-games-of = Games
report-site-games-of-round = Games of round { $round }
report-site-games-hint = The arrow keys move through a game once one of its buttons has the focus.
# Below a diagram.
report-site-last-position = After { $move }
report-site-moves-end = The moves are known up to here.
# Buttons below a board.
report-site-play = Play through
report-site-first = First position
report-site-previous = Previous move
report-site-next = Next move
report-site-last = Last position
report-site-turn = Turn
report-site-moves = Moves
report-site-sort = Sort by this column
report-site-standings-after = Standings after round { $round }
report-site-standings-final = Final standings after round { $round }
report-site-standings-open =
    { $open ->
        [one] Standings after round { $round }, one game without a result
       *[other] Standings after round { $round }, { $open } games without a result
    }
report-site-all-standings = All of the standings
report-site-tie-breaks = Tie-breaks in their order
report-site-without = Without a game
report-site-why = Reason
report-site-status = Status
report-site-color = Colour
report-site-opponent = Opponent
report-site-performance = Performance
report-site-long-number = Starting number
report-site-long-rank = Rank
report-site-long-change = Rating change
# Rank or points on the card of a player, while a later round is under way.
report-site-after = { $value } (after round { $round })
report-site-change-note = Rating changes are a forecast: the calculation of FIDE is final.
# Foot of the first page: when, and as of which entry of the journal.
report-site-made = { $moment }. { $entry }
report-site-program = made with Arbiter’s Desk
report-site-minors = The surnames of minors are shortened.
report-site-charts = Charts
report-site-leaders = Score of the leaders round by round

## Forms after the event

report-title-norm-title = Certificate of title result (IT1)
report-tournament-report-title = Tournament report (IT3)
report-arbiter-norm-title = Arbiter’s norm report (FA1, IA1)
report-chief-report-title = Chief arbiter’s report
