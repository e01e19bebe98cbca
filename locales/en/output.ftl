### Words of standings, workings, prints, files given out and files brought in.

## Names of tie-breaks. The key ends in the code.

desk-tiebreak-pts = Points
desk-tiebreak-de = Direct encounter
desk-tiebreak-win = Number of wins
desk-tiebreak-won = Games won
desk-tiebreak-bpg = Games with Black
desk-tiebreak-bwg = Wins with Black
desk-tiebreak-ps = Progressive score
desk-tiebreak-rep = Rounds elected to play
desk-tiebreak-std = Standard points
desk-tiebreak-tpn = Pairing number
desk-tiebreak-bh = Buchholz
desk-tiebreak-aob = Average of opponents’ Buchholz
desk-tiebreak-fb = Fore Buchholz
desk-tiebreak-sb = Sonneborn-Berger
desk-tiebreak-ks = Koya
desk-tiebreak-aro = Average rating of opponents
desk-tiebreak-tpr = Tournament performance rating
desk-tiebreak-ptp = Perfect tournament performance
desk-tiebreak-apro = Average performance rating of opponents
desk-tiebreak-appo = Average perfect performance of opponents
desk-tiebreak-hand = Value by hand
# A tie-break of the event’s own, its values by hand.
desk-tiebreak-other = { $name }, by hand
desk-tiebreak-lot = Drawing of lots
desk-tiebreak-rtng = Rating
desk-tiebreak-keizer = Keizer points
# Tie-breaks that only teams have.
desk-tiebreak-team-mpts = Match points
desk-tiebreak-team-gpts = Game points
desk-tiebreak-team-mpvgp = Secondary score
desk-tiebreak-team-esb = Extended Sonneborn-Berger
desk-tiebreak-team-emmsb = Sonneborn-Berger: opponents’ match points by own match points
desk-tiebreak-team-emgsb = Sonneborn-Berger: opponents’ match points by own game points
desk-tiebreak-team-egmsb = Sonneborn-Berger: opponents’ game points by own match points
desk-tiebreak-team-eggsb = Sonneborn-Berger: opponents’ game points by own game points
desk-tiebreak-team-ede = Extended direct encounter
desk-tiebreak-team-edec = Extended direct encounter, then board count
desk-tiebreak-team-edet = Extended direct encounter, then top board
desk-tiebreak-team-edeb = Extended direct encounter, then bottom boards
desk-tiebreak-team-edebt = Extended direct encounter, then board count, then top board
desk-tiebreak-team-edebb = Extended direct encounter, then board count, then bottom boards
desk-tiebreak-team-sssc = Score strength combination
desk-tiebreak-team-bc = Board count
desk-tiebreak-team-tbr = Top board result
desk-tiebreak-team-bbe = Bottom board elimination
# An individual tie-break by one of the two scores of teams.
desk-tiebreak-by-mp = { $name }, match points
desk-tiebreak-by-gp = { $name }, game points
# A tie-break with its modifiers, as C1, M1, P.
desk-tiebreak-modified = { $name } { $modifier }
# The same, where the name has several parts.
desk-tiebreak-modified-whole = { $name } ({ $modifier })

## Rules of tie-breaks in one sentence, on top of a working. The key ends in the code.

output-rule-pts = { $article }: the points come first.
output-rule-de = { $article }: the games among those who are still tied; where some of them did not meet, a place goes only to whoever is ahead whatever the missing games would have brought.
output-rule-win = { $article }: rounds in which the points of a win were given, played or not.
output-rule-won = { $article }: games won over the board.
output-rule-bpg = { $article }: games played over the board with Black.
output-rule-bwg = { $article }: games won over the board with Black.
output-rule-ps = { $article }: the sum of the scores after each round.
output-rule-rep = { $article }: all rounds but requested byes and forfeit losses.
output-rule-std = { $article }: one for every round with more points than the scheduled opponent, or than a draw without playing; a half for as many.
output-rule-tpn = { $article }: the pairing number, the lowest first.
output-rule-bh = { $article }: the sum of the opponents’ scores; a round not played counts an opponent with one’s own score, within limits.
output-rule-aob = { $article }: the mean of the Buchholz of the opponents met over the board.
output-rule-fb = { $article }: Buchholz as if all games of the final round had been drawn.
output-rule-sb = { $article }: the sum of each opponent’s score times the points made against that opponent.
output-rule-ks = { $article }: the points made against those who scored at least half of what was possible.
output-rule-aro = { $article }: the mean rating of the opponents met over the board, rounded.
output-rule-tpr = { $article }: the mean rating of the opponents plus the difference that the percentage stands for.
output-rule-ptp = { $article }: the lowest rating whose expected score against the same opponents is at least the score made.
output-rule-apro = { $article }: the mean performance rating of the opponents met over the board.
output-rule-appo = { $article }: the mean perfect performance of the opponents met over the board.
output-rule-hand = A value from outside, entered by hand: of a play-off, of another event; the highest first.
output-rule-lot = { $article }: the place drawn by lot, the first one first. The same seed always gives the same draw.
output-rule-rtng = { $article }: the player’s own rating.
output-rule-keizer = The running table of Keizer, which no regulation knows: the own value by place, the opponent’s value for a win, half of it for a draw, 67 % of the own value for the bye and 33 % for an absence.
# Tie-breaks that only teams have.
output-rule-team-score = { $article }: the points of the matches, or of the games on all boards.
output-rule-team-mpvgp = { $article }: the secondary score, game points where match points decide and match points where game points decide.
output-rule-team-sonneborn = { $article }: the sum of each opponent’s score times the points made against that opponent; the code says which score of either.
output-rule-team-encounter = { $article }: the matches among those who are still tied, by the primary score and, where that parts nobody, by the secondary; the boards of their own match only where two are left.
output-rule-team-sssc = { $article }: the secondary score plus the Buchholz of the primary one, divided so that the two weigh alike.
output-rule-team-bc = { $article }: each board’s number times the points made on it; the lower the better.
output-rule-team-tbr = { $article }: the points on the first board, then on the second, and so on.
output-rule-team-bbe = { $article }: the game points without the last board, then without the last two, and so on.
# Of sums of products, as Sonneborn-Berger: the score of the opponent says which product goes.
output-rule-cut-low-product =
    { $count ->
        [one] The product with the opponent of the lowest score is left out, whether or not it is the smallest product (C.07 14.1).
       *[other] The products with the { $count } opponents of the lowest scores are left out, whether or not they are the smallest products (C.07 14.1).
    }
output-rule-cut-both-product =
    { $count ->
        [one] The products with the opponents of the lowest and of the highest score are left out, whatever the products are (C.07 14.2).
       *[other] The products with the { $count } opponents of the lowest and the { $count } of the highest scores are left out, whatever the products are (C.07 14.2).
    }
output-rule-cut-low =
    { $count ->
        [one] The lowest value is left out (C.07 14.1).
       *[other] The { $count } lowest values are left out (C.07 14.1).
    }
output-rule-cut-both =
    { $count ->
        [one] The lowest and the highest value are left out (C.07 14.2).
       *[other] The { $count } lowest and the { $count } highest values are left out (C.07 14.2).
    }
output-rule-cut-rounds =
    { $count ->
        [one] The sum after the first round is left out (C.07 14.1).
       *[other] The sums after the first { $count } rounds are left out (C.07 14.1).
    }
output-rule-limit = The limit is moved by { $points } points (C.07 9.2).
output-rule-fore = With Fore Buchholz in place of Buchholz.
output-rule-forfeits-played = Forfeits count as played against the scheduled opponent.
output-rule-reversed = In reversed order.
# Below standings.
output-rules-c07-2026 = Tie-breaks by FIDE C.07, in force from 1 March 2026
output-rules-c07-2024 = Tie-breaks by FIDE C.07, in force from 1 August 2024
# Below standings and crosstables.
output-note-dropped = { $codes } dropped: { $count ->
        [one] one participant is unrated
       *[other] { $count } participants are unrated
    } (C.07 10). Set what the unrated count as
# A tie-break by hand, or the drawing of lots, in the list: nothing was given for it, and it decides nothing.
output-note-no-values = { $code }: no values were given, so it decides nothing. Enter them with the rules of the section
output-note-no-lots = { $code }: no lots were drawn, so it decides nothing. Draw them with the rules of the section
# The two teams of Scheveningen, under the standings and the crosstable.
output-note-sides = Teams: { $one } { $points } – { $others } { $other }
output-side-numbers = numbers { $first } to { $last }
output-note-points-apart =
    { $count ->
        [one] The report gives points apart from results, which are kept and not counted here: { $lines }
       *[other] The report gives points apart from results { $count } times, which are kept and not counted here: { $lines }
    }
output-note-annulled =
    { $count ->
        [one] { $names } left before half of the games: the games stay in the table for rating and count in nobody’s standing (C.05 6.6)
       *[other] Left before half of the games: { $names }. Their games stay in the table for rating and count in nobody’s standing (C.05 6.6)
    }
output-note-expelled =
    { $count ->
        [one] { $names } was expelled and has no place
       *[other] Expelled, without a place: { $names }
    }
# Beside a name.
output-status-withdrawn = withdrawn
output-status-expelled = expelled
# A name with its mark, on paper.
output-name-marked = { $name } ({ $mark })
# A tie-break that has no place in the event.
output-tie-break-not-in-edition = { $code }: C.07 of 2024-08, which is in force for this event, does not have it (it came on 1 March 2026)
output-tie-break-buchholz-round-robin = { $code }: Buchholz is not for round robins (C.07 8, 15.2). Take SB, DE, WIN or KS
output-tie-break-koya-swiss = { $code }: Koya is for round robins (C.07 9.2)
# Questions that C.07 leaves open, and their answers; the first is the usual one.
output-reading-double-forfeit = STD after a double forfeit ({ $article })
output-reading-double-forfeit-nothing = nobody scores anything
output-reading-double-forfeit-equal = ½ each, as the letter says
output-reading-forfeit-wins = A forfeit win of a round robin, for WON, BPG and BWG ({ $article })
output-reading-forfeit-wins-not-games = is no game
output-reading-forfeit-wins-games = is a game, as the letter says
output-reading-sonneborn-cut = Of several rounds missed by choice, SB cuts ({ $article })
output-reading-sonneborn-cut-lowest-contribution = the one that adds least
output-reading-sonneborn-cut-lowest-score = the one whose dummy scored least
output-reading-dummy-rounds = The dummy of a bye is limited to a draw in ({ $article })
output-reading-dummy-rounds-completed = every round completed
output-reading-dummy-rounds-planned = every round of the tournament
output-reading-early-withdrawal = Who leaves a round robin before half of the games ({ $article })
output-reading-early-withdrawal-annulled = the results count in nobody’s standing
output-reading-early-withdrawal-stands = the results count
# Where the text of a pairing system leaves room, or was not at hand; $article is empty where there is no FIDE text.
output-pairing-dubov-unrated = Unrated players are estimated at ({ $article })
output-pairing-dubov-bye = The bye that the pairing gives ({ $article })
output-pairing-dubov-bye-no-float = is no upfloat
output-pairing-dubov-bye-upfloat = is an upfloat
output-pairing-dubov-upfloaters = Scores of upfloaters are compared ({ $article })
output-pairing-dubov-upfloaters-lowest-first = from the lowest up
output-pairing-dubov-upfloaters-highest-first = from the highest down
output-pairing-dubov-candidates = A set of upfloaters is judged by ({ $article })
output-pairing-dubov-candidates-best-pairing = the best pairing of the bracket it makes
output-pairing-dubov-candidates-colors-due = the colours due in that bracket alone
output-pairing-dubov-shifters = Of the two in the middle of the list, first shifts ({ $article })
output-pairing-dubov-shifters-after-middle = the one after the middle
output-pairing-dubov-shifters-before-middle = the one before the middle
output-pairing-burstein-index = The Index is made of scores ({ $article })
output-pairing-burstein-index-real = without virtual points
output-pairing-burstein-index-virtual = with virtual points
output-pairing-burstein-next = Floaters are chosen for the next bracket by ({ $article })
output-pairing-burstein-next-pairs-and-scores = its pairs, then the scores that float on
output-pairing-burstein-next-pairs = its pairs only
output-pairing-lim-maxi = Maxi-tournament: choices for colours only within 100 rating points ({ $article })
output-pairing-lim-maxi-no = no
output-pairing-lim-maxi-yes = yes
output-pairing-lim-floaters = Of floaters equally good goes ({ $article })
output-pairing-lim-floaters-lowest-numbered = down the lowest numbered, up the highest numbered
output-pairing-lim-floaters-nearest = who is nearest to the other group
output-pairing-lim-exchange = After the player opposite comes ({ $article })
output-pairing-lim-exchange-downwards-first = everybody below, then everybody above
output-pairing-lim-exchange-nearest = the nearest, below or above
output-pairing-lim-colors = Opponents are exchanged to give the colours due ({ $article })
output-pairing-lim-colors-exchange = yes
output-pairing-lim-colors-keep = no, only where two may not meet
output-pairing-lim-last-round = In the last round ({ $article })
output-pairing-lim-last-round-score-first = players of one score meet whatever their colours
output-pairing-lim-last-round-colors-hold = the colour rules hold
output-pairing-double-swiss-upfloaters = Scores of upfloaters are compared ({ $article })
output-pairing-double-swiss-upfloaters-lowest-first = from the lowest up
output-pairing-double-swiss-upfloaters-highest-first = from the highest down
output-pairing-team-preferences = Colour preferences of teams ({ $article })
output-pairing-team-preferences-type-a = type A
output-pairing-team-preferences-type-b = type B
output-pairing-team-preferences-off = none
output-pairing-keizer-rematch = Rounds before the same two may meet again

## Lines of a working

# Heading: whose value of what.
output-working-title = { $name }: { $tiebreak }
# A round: number and name of the opponent, letter of the own color, result.
output-working-opponent = { $number } { $name } ({ $color }{ $result })
output-working-cut-low = Left out: the lowest.
output-working-cut-high = Left out: the highest.
output-working-cut-low-product = Left out: the opponent’s score is the lowest.
output-working-cut-high-product = Left out: the opponent’s score is the highest.
output-working-cut-voluntary = Left out first: a round not played by own choice (C.07 16.5).
output-working-limit = Score that an opponent needs
output-working-own-value = Own value by place
# Lines on the working of a team’s tie-break.
output-team-secondary = Secondary score
output-team-divisor = The Buchholz is divided by
output-team-board = Board { $number }
output-team-mutual = Round { $round }, against { $name }
# A round without a match, where boards are looked at.
output-team-bye = Round { $round }, { $bye }: { $points } on every board (C.07 12)
# Below the standings of teams. $article is that of the tie-break.
output-team-uneven = { $code } orders teams with different game points ({ $teams }), and { $article } has it for equal ones: put GP (or MPvGP) before it in the list
output-working-no-games = No game that counts for ratings
output-working-dropped =
    { $count ->
        [one] Dropped: one participant is unrated (C.07 10)
       *[other] Dropped: { $count } participants are unrated (C.07 10)
    }
output-working-dropped-cure = Set what the unrated count as, in the rules or with --unrated-as.
# Of a value by hand and of lots.
output-working-by-hand = Entered by hand
output-working-no-value = No value was given
output-working-lot = Number drawn
output-working-no-lot = No lots were drawn
# Of PTP: what the value is expected to score against an opponent, and in all.
output-working-expected = Expected at { $rating }: { $expected }.
output-working-expected-sum = Expected score at { $rating }
output-working-expected-enough = At least { $points }, the score made.
output-working-expected-below = Less than { $points }: one point of rating lower is not enough.
output-working-perfect-zero = Without a point: the lowest opponent, { $lowest }, less 800.
output-working-average = Mean rating of the opponents
output-working-score = { $points } out of { $games }
output-working-difference = Difference by the table
output-working-percent = { $percent }%
output-source-opponent-adjusted = The opponent’s score with missed rounds at the end counted as draws (C.07 16.3).
output-source-own-score = Not played: the own score counts (C.07 16.4).
output-source-limited-by-opponent = Not played: the own score, but not more than the scheduled opponent’s (C.07 16.4.1).
output-source-limited-by-draws = Not played: the own score, but not more than a draw in every round (C.07 16.4.2).
output-source-drawn-final-round = The final round counts as drawn (C.07 8.3).
output-source-running-score = The score after this round.
output-source-keizer-value = The opponent’s value in the table is { $score }.
output-source-keizer-share = A share of the own value.
output-source-opponent-tiebreak = The opponent’s own value.
output-source-unrated = The opponent is unrated and counts as { $score }.
output-source-reached-limit = The opponent has { $score } and reached the limit.
output-source-below-limit = The opponent has { $score } and is below the limit.
output-source-not-played = No game was played.
output-source-open = The game has no result yet.
output-source-no-opponent = Nobody to play against.
output-source-annulled = The player left the round robin before half of the games: the game stays in the table for rating and does not count for the standings (C.05 6.6).
# Sonneborn-Berger.
output-source-product = { $score } × { $points }
output-direct-complete = { $players } players, all met
output-direct-incomplete = { $players } players, not all met
output-direct-range =
    { $missing ->
        [one] One game missing: at least { $least }, at most { $most }.
       *[other] { $missing } games missing: at least { $least }, at most { $most }.
    }
output-direct-place = Place { $place }.
output-direct-next-table = Still tied: see the next table.
output-direct-alone = Nobody is tied with this player here
output-direct-alone-team = No other team is level with this one here

## Which section

output-which-tournament = The event has more than one tournament: one must be named
output-which-tournament-hint = Choose one of them: { $known }

## Prints

# Below a table: name and code of a tie-break.
output-tiebreak-legend = { $name } ({ $code })
# Foot of a print.
output-note = As of entry { $entry } of the journal
# In the heading of standings printed as of an earlier moment.
output-as-of = As of entry { $entry } of the journal, { $when }
output-as-of-not = { $report }: printed as the event is; only standings, crosstables, results, ratings and norms are printed as of an entry. Leave the entry out
# Part of the file name.
output-as-of-name = entry { $entry }
# Below the title, and in the window: the figures can still change.
output-provisional-open =
    { $open ->
        [one] Provisional: one game open
       *[other] Provisional: { $open } games open
    }
output-provisional-round = Provisional: after round { $round } of { $rounds }
output-provisional-both =
    { $open ->
        [one] Provisional: after round { $round } of { $rounds }, one game open
       *[other] Provisional: after round { $round } of { $rounds }, { $open } games open
    }
output-note-open =
    { $open ->
        [one] Provisional: one game without a result. As of entry { $entry } of the journal
       *[other] Provisional: { $open } games without a result. As of entry { $entry } of the journal
    }
# Under a diagram of a ruling.
output-diagram =
    After { $move }, { $turn ->
        [white] White
       *[black] Black
    } to move
output-diagram-start =
    First position, { $turn ->
        [white] White
       *[black] Black
    } to move
output-move-open =
    { $status ->
        [illegal] [{ $move }: not legal]
        [ambiguous] [{ $move }: not clear]
        [after] [{ $move }]
        [stands] { $move } (not legal, stands)
       *[unreadable] [{ $move }: not read]
    }
output-moves-open = (Moves in brackets were not read and are no part of what was judged.)
output-near-miss = { $move }: { $why }
output-blocked = { $report } cannot be printed now: { $why }
output-blocked-no-prizes = no prize fund is set
output-blocked-no-round = no round is published
output-blocked-no-round-robin = the tournament is no round robin
output-blocked-no-teams = the report that the section was brought in from has no teams
output-blocked-no-players = no players are entered
output-blocked-category = found a category “{ $text }”, expected the name of a category of the prizes, or conditions as U16, S50, women, men, 1800-1999, 2000+, unrated, ESP, GM, club=Roble, parted by commas
output-blocked-no-ruling = no claim was ruled on

## Tables given out: sheets and columns. Columns of lists brought in have the same names.

output-sheet-players = Players
output-sheet-round = Round { $round }
output-sheet-standings = Standings after round { $round }
output-sheet-crosstable = Crosstable
output-sheet-team-standings = Teams after { $round }
output-sheet-ratings = Rating changes
output-sheet-norms = Norms
output-sheet-prizes = Prizes
output-column-games = Games
output-column-expected = We
output-column-difference = W-We
output-column-k = K
output-column-change = Change
output-column-rounded = Rounded
output-column-performance = Rp
output-column-first = First rating
output-column-notes = Notes
output-column-norm = Norm
output-column-state = State
output-column-average = Ra
output-column-prize = Prize
output-column-team = Team
output-column-match-points = Match points
output-column-game-points = Game points
output-column-paid = Paid
output-column-number = No.
output-column-rank = Rank
output-column-name = Name
output-column-surname = Surname
output-column-given = Given name
output-column-title = Title
output-column-rating = Rating
output-column-federation = Federation
output-column-fideid = FIDE ID
output-column-birth = Birth
output-column-sex = Sex
output-column-club = Club
output-column-contact = E-mail or telephone
output-column-nationalid = National ID
output-column-national = National rating
output-column-standard = Standard rating
output-column-rapid = Rapid rating
output-column-blitz = Blitz rating
output-column-ignore = Leave out

## Bringing in

output-file-too-large = The file is larger than any list of a tournament (64 MB)
output-bad-base64 = The file was not handed over whole
output-bad-base64-hint = Choose it again
output-no-file = A file or a pasted text is needed
output-no-text = The file holds no text: it is no list of players
output-no-text-hint = Save the list as CSV, XLSX or ODS
# A file that Vega keeps for itself, without a list of players inside.
output-file-of-vega = This file of Vega holds no list of players that can be read
output-file-of-vega-hint = In Vega, make the report for FIDE (TRF) or save the list of players as text, and bring that in
output-no-plain-file = This is a folder or a device, no file
output-no-plain-file-hint = Choose a file
output-no-table = The page holds no table
output-no-table-hint = Save the page where the list itself is shown, or the list as CSV or XLSX
output-no-workbook = The file is no workbook that can be read
output-no-workbook-hint = Save it as XLSX, ODS or CSV
output-empty-file = The file is empty
output-empty-file-hint = Choose another file, or save it again from the program that made it
output-no-rows = No row with a player stands in the file
output-no-rows-hint = Save the list with a row for each player
# Name of an event made for pasted text.
output-new-event = Imported event
output-nothing-taken = Nothing was taken, so nothing was changed
# What was read of open JSON.
output-import-json = Players: { $players }; tournaments: { $tournaments }; games: { $games }
output-json-unusable = This file cannot become an event. { $why }
# What was read of a TRF.
output-import-trf =
    { $players ->
        [one] One player
       *[other] { $players } players
    }, { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }
output-import-lines = Lines: { $lines }, of them { $used } used ({ $empty } blank or rulers), { $kept } kept for writing back ({ $listed } that could not be read){ $refused ->
        [0] {""}
        [one] , 1 of a player who is not entered
       *[other] , { $refused } of players who are not entered
    }
# The arbiter stopped the reading of a file of games.
output-import-stopped = Stopped; nothing of the file was taken
# A file of games over 64 MB: its bytes are not put into the event.
output-import-games-kept = The file is large: only the games attached are kept with the event
output-import-pgn =
    { $found ->
        [one] { $taken } of { $found } game attached to its board
       *[other] { $taken } of { $found } games attached to their boards
    }
output-trf-outside = TRF has no record for values by hand, lots, the K of a rating list and a pace that its time control does not tell: they stand in comment lines (###), which this program reads again and others leave out
# Beside a report: lines of the report that was brought in, where players have other numbers now.
output-trf-not-followed =
    { $count ->
        [one] One line of the report that was brought in is left out: the players have other numbers since, and it may name players who are gone, or in a way this program does not read: { $lines }
       *[other] { $count } lines of the report that was brought in are left out: the players have other numbers since, and they may name players who are gone, or in a way this program does not read: { $lines }
    }
output-trf-gone =
    { $count ->
        [one] A line of the report that was brought in is written without its number { $who }: that player is no longer there ({ $line })
       *[other] A line of the report that was brought in is written without its numbers { $who }: those players are no longer there ({ $line })
    }
output-trf-old-comments =
    { $count ->
        [one] One comment of the report that was brought in has numbers in it: if they are those of players, they are the numbers of then
       *[other] { $count } comments of the report that was brought in have numbers in them: if they are those of players, they are the numbers of then
    }
# Beside a report: federations of players and of the event.
output-trf-odd-federations =
    { $count ->
        [one] { $found } is no code of a FIDE federation: whoever reads the report will not know it
       *[other] { $found } are no codes of FIDE federations: whoever reads the report will not know them
    }
# Beside a report, or the file for JaVaFo, that was given out.
output-trf-late =
    { $count ->
        [one] One result was corrected late (C.04.2 4.3): the players’ lines have it as it is rated, points and ranks as it stands in the standings; a comment line (###) says it, which this program reads again
       *[other] { $count } results were corrected late (C.04.2 4.3): the players’ lines have them as they are rated, points and ranks as they stand in the standings; comment lines (###) say it, which this program reads again
    }
output-trf-late-engine =
    { $count ->
        [one] One result was corrected late, for ratings only (C.04.2 4.3): this file is for pairing and has it as it stands in the standings
       *[other] { $count } results were corrected late, for ratings only (C.04.2 4.3): this file is for pairing and has them as they stand in the standings
    }
# Beside a TRF16 that was given out.
output-trf16-scoring = TRF16 has no place for the scoring { $win } / { $draw } / { $loss }: a program that reads it counts 1 / ½ / 0. TRF26 keeps it
# Comment in a game given out: the moves from the first that could not be replayed on.
output-pgn-unreplayed = Not replayed from here on: { $moves }
output-import-results =
    { $taken ->
        [one] { $taken } result entered
       *[other] { $taken } results entered
    } of { $found } games in the table
output-import-filled =
    { $count ->
        [one] { $count } value filled in for players who were entered already
       *[other] { $count } values filled in for players who were entered already
    }
output-import-knows-more =
    { $count ->
        [one] The list knows { $count } value more, or another, of players who are entered already. It is not taken by itself.
       *[other] The list knows { $count } values more, or others, of players who are entered already. They are not taken by themselves.
    }
output-files-apart = These files do not make one event together: a crosstable, or a list of players with the games of round 1 on. Bring them in one by one
output-import-players =
    { $taken ->
        [one] { $taken } player entered
       *[other] { $taken } players entered
    }, { $left ->
        [one] { $left } row left out
       *[other] { $left } rows left out
    }
# Reason of a withdrawal that a report shows.
output-import-withdrawn = Not paired in the last rounds of the imported report

# Asked to draw a round of an imported tournament.
output-no-pairing-system = This program cannot pair by { $system }
output-no-pairing-system-hint = The tournament can be looked at, printed and given out

## Reasons given in the example event

output-example-train = train from the coast
output-example-exam = exam
output-example-family = family
output-example-work = work
output-example-illness = illness, by telephone

## Envelopes, adjourned games, incidents

output-blocked-no-norm = no title norm was made
output-blocked-no-norm-of-player = this player made no title norm
output-blocked-no-arbiter = no arbiter is entered who has a norm to gain
output-blocked-no-adjourned = no game is adjourned
output-player-rated = { $name } ({ $rating })
output-envelope-offer =
    { $side ->
        [white] White
       *[black] Black
    }, not answered: stands
output-envelope-no-offer = none
# Boxes to tick. $article is the number in the edition of the tournament.
output-envelope-sealing-record = Position, times, number of the move and resumption agree with board and clocks ({ $article })
output-envelope-sealing-sheets = Both scoresheets are inside, the move written on the sheet of the player who sealed ({ $article })
output-envelope-sealing-custody = Envelope closed, signed across the flap, and taken by the arbiter ({ $article })
output-envelope-opening-whole = Envelope whole and its signatures untouched; if it is missing: by this record ({ $article })
output-envelope-opening-replier = Position and times are set; the player who must reply is there ({ $article })
output-envelope-opening-unclear = Is the move one clear and legal move? If not, the game is lost by the player who sealed ({ $article })
output-envelope-opening-play = Move made on the board, clock of the other player started ({ $article })
output-envelope-opening-times = Both players have seen that the times are right ({ $article })
output-adjourned-sealed = sealed
output-adjourned-marked = nothing written yet
output-adjourned-over = over
output-adjourned-resumed = resumed: { $outcome }
output-adjourned-sealer =
    { $side ->
        [white] White
       *[black] Black
    }, move { $number }
output-adjourned-open =
    { $open ->
        [0] No game is open.
        [one] One game is open. There are no final standings and no report before it is over.
       *[other] { $open } games are open. There are no final standings and no report before they are over.
    }
output-adjourned-counts = For pairing an adjourned game counts as drawn until it has a result (C.04.2 3.1).
output-incident-consequence =
    { $code ->
        [goesOn] the game goes on
        [stands] the move stands
        [lost] game lost
        [drawn] game drawn
       *[arbiter] the arbiter decides
    }
output-incident-minutes = { $minutes } min to the opponent
output-incident-nth = { $kind }, no. { $count }
output-incident-claim = Claim. { $claim }
output-cite-check-printed = { $cite } (check the printed edition)
output-incident-withdrawn = Withdrawn
output-incident-withdrawn-why = Withdrawn: { $why }
output-incident-who = { $name } ({ $side ->
        [white] White
       *[black] Black
    })
output-short-time = { $day }/{ $month } { $time }
output-appeal-made = Appeal by { $by }: { $reason }
output-appeal-made-bare = Appeal by { $by }.
output-appeal-open = The appeal is not decided yet.
output-appeal-upheld = The ruling stands. Decided by { $by }: { $reason }
output-appeal-upheld-bare = The ruling stands. Decided by { $by }.
output-appeal-overturned = The ruling is overturned. Decided by { $by }: { $reason }
output-appeal-overturned-bare = The ruling is overturned. Decided by { $by }.

# Comment lines (###) of a tournament report, always in English: what touched the integrity of the pairing.

trf-comment-imported = Round { $round }: { $key } on { $nboards } board(s) ({ $boards }), { $article }, as imported
trf-comment-imported-bye = Round { $round }: { $key } for { $who }, { $article }, as imported
trf-comment-by-hand = Round { $round }: paired by hand: { $changes }
trf-comment-decided = Round { $round }: the arbiter decided so: { $reason }
trf-comment-confirmed = Round { $round }: confirmed against the warning { $kind } ({ $article }): { $who }
trf-comment-confirmed-alone = Round { $round }: confirmed against the warning { $kind }: { $who }
trf-comment-taken-back = Round { $round }: taken back after it was given out ({ $case }): { $reason }
trf-comment-corrected = Round { $round }, board { $board }: result corrected from { $was } to { $is }: { $reason }
trf-comment-full-point = Round { $round }: full-point bye for { $who }
trf-comment-expelled =
    { $when ->
        [after] After the last round: { $who } expelled: { $reason }
       *[from] From round { $round }: { $who } expelled: { $reason }
    }
trf-comment-numbers = After round { $round }: starting numbers given again
trf-comment-settings = After round { $round }: settings changed ({ $what }): { $reason }

# Looking at a file before it is read in.
output-review-into = Goes into the tournament “{ $name }”
output-review-event = Makes an event of its own
output-review-new = Makes a new tournament
output-review-name = Name
output-review-place = Place
output-review-days = Days
output-review-arbiters = Arbiters
output-review-system = Pairing
output-review-rounds = Rounds
output-review-tie-breaks = Tie-breaks
output-review-time-control = Time control

## Web site of an event

desk-site-place = Place
desk-site-dates = Dates
desk-site-organizer = Organizer
desk-site-system = System
desk-site-time-control = Time control
desk-site-no-folder = A folder for the web site is needed
desk-site-no-folder-hint = Choose a folder
desk-site-foreign = { $path } in { $folder } was not written by this program and is not overwritten; nothing was changed
desk-site-foreign-hint = Choose an empty folder
desk-site-other-event = { $folder } holds the web site of another event; nothing was changed
desk-site-other-event-hint = Choose another folder
desk-site-template = A template of the web site cannot be used: { $why }
desk-site-template-hint = Correct it in the folder templates/html of the program’s data, or take it away
desk-site-made =
    { $folder }: { $files } files, { $kilobytes } kB; { $written ->
        [0] nothing changed
        [one] one written
       *[other] { $written } written
    }{ $removed ->
        [0] { "" }
        [one] , one taken away
       *[other] , { $removed } taken away
    }

## Charts

# A bar: ratings from, to.
desk-chart-band = { $from } to { $to }
desk-chart-unrated = unrated
desk-chart-ratings = Players by rating
desk-chart-federations = Players by federation
desk-chart-titles = Players by title
# Head of a sheet as written, behind a ruling.
output-sheet-of =
    { $side ->
        [white] White’s
       *[black] Black’s
    } scoresheet as written

## Standings of a category: its conditions, below the title

output-category-named = { $name }: { $conditions }
output-category-age-from = age { $n } and over
output-category-age-to = age { $n } and under
output-category-women = women
output-category-men = men
output-category-rating-from = rating { $n } and over
output-category-rating-to = rating { $n } and under
output-category-unrated-nowhere = no unrated players
output-category-unrated-only = unrated players
output-category-federations = federation { $list }
output-category-clubs = club { $list }
output-category-titles = title { $list }
output-category-only =
    { $n ->
        [one] one chosen player
       *[other] { $n } chosen players
    }
output-category-all = all players
output-category-upside-down = The lower edge { $from } is above the upper edge { $to }: nobody can be in it. Exchange them

## Comments in games that are given out
# What stands on a scoresheet after the last move that was understood.
output-pgn-rest = The scoresheet goes on, not understood as moves: { $text }
# Beside a move that was inferred: what is written there.
output-pgn-inferred = On the scoresheet: { $text }
# Beside a move that was inferred where the sheet leaves one out.
output-pgn-left-out = Left out on the scoresheet
