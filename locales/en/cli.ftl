### Words of the `arbiter` command, and of what the server says itself.

## The server: `arbiter serve`. Seen in a browser and by programs that call it.

# A request by a foreign name or from a foreign page.
server-foreign = Expected a request from the page of this server, found one from somewhere else
server-foreign-hint = Open the address that `arbiter serve` printed
# A call without the header X-Arbiter.
server-unmarked = Expected the header X-Arbiter: 1, found none
server-unmarked-hint = Send the header with every call
server-not-text = Expected the parameters as JSON in UTF-8, found other bytes
server-too-large = Expected at most 64 MiB, found more
server-body-cut = Expected the whole request, found a part of it
server-body-cut-hint = Send it again
server-stopping = The server is stopping
server-no-page = Nothing is at this address
server-no-page-hint = Open the address that `arbiter serve` printed
# Title of the page shown while the page of the program is not built.
server-not-built = The page is not built
server-not-built-text = Build it in the folder of the program, then load this page again. If it lies somewhere else, start the server with the environment variable ARBITER_UI set to its folder.
# Why the server does not start. All take $port and $why.
server-no-lan = Pages for the local network are not part of this version. Leave out --lan to serve this computer alone
server-port-taken = Port { $port } is taken by another program. Choose another with --port, or leave it out for any free one
server-port-trouble = Port { $port } cannot be opened: { $why }. Choose another with --port, or leave it out for any free one

## Help: `arbiter --help`, `arbiter VERB --help`

cli-help-usage = Usage:
cli-help-verbs = Verbs
cli-help-arguments = Arguments
cli-help-options = Options

cli-arbiter-about = The arbiter’s desk on the command line: pairings, standings, claims, prints and everything else the window does
cli-arbiter-example =
    Examples:
      arbiter pair open.trf
      arbiter standings open.trf --tiebreaks BH/C1,BH,SB
      arbiter serve --event open.arbiter

    Exit codes: 0 done; 1 done, and the answer is “no”; 2 wrong usage or unreadable input; 3 refused.
cli-arg-lang = Language of the answers; left out: LC_ALL or LANG decides
cli-arg-name = Name under which the journal keeps what is done
cli-arg-help = Shows this help
cli-arg-version = Shows the version
cli-arg-event = Event file
cli-arg-json = Answers with one JSON value

cli-call-about = Calls any method of the desk and prints its JSON
cli-call-example =
    Examples:
      arbiter call frame.get --event open.arbiter
      arbiter call round.get '{"{"}"tournament": 2, "round": 3{"}"}' --event open.arbiter
      arbiter call players.add - --event open.arbiter < player.json
cli-arg-call-method = Name of the method, as round.get
cli-arg-call-json = Parameters as a JSON object; - reads them from standard input; left out: none
# JSON on the command line that is none.
cli-call-not-json = { $line }:{ $column }: found text that is no JSON, expected the parameters as a JSON object: { $why }. Put the whole object between single quotes

cli-serve-about = Serves the program’s page to browsers on this computer until Ctrl+C
cli-serve-example =
    Example:
      arbiter serve --event open.arbiter --port 8080
cli-arg-serve-port = Port; left out: any free one
cli-arg-serve-lan = Serves the local network as well (not part of this version)
# The line with the address; programs look for http:// in it.
cli-serve-address = Arbiter's Desk: { $url }
cli-serve-no-runtime = The server cannot start: { $why }

## Wrong usage

cli-usage-unknown = Found { $found }, which is no argument of this verb
cli-usage-verb = Found { $found }, which is no verb
cli-usage-missing = Expected { $found }, found nothing
cli-usage-no-value = Expected a value after { $found }, found none
cli-usage-value = Found “{ $value }” for { $found }, which is no value of it
cli-usage-conflict = Found { $found } beside an argument that excludes it
cli-usage-count = Found another number of values for { $found } than expected
cli-usage-bytes = Found an argument that is no UTF-8 text
cli-usage-other = { $found }
# A complaint and what could stand there.
cli-usage-with-others = { $text }; expected: { $others }
cli-usage-hint = See arbiter --help, or arbiter VERB --help

## Files

cli-file-folder = { $path }: found a folder, expected a file. Give the name of a file in it
cli-file-missing = { $path }: found no such file, expected one to read. Check the name
cli-file-denied = { $path }: found a file that may not be read. Change its permissions or copy it
cli-file-trouble = { $path }: cannot be read: { $why }
cli-fault = A fault of the program ended the command; nothing was changed half-way. Report it with the lines above
cli-unwritten = The answer cannot be written: { $why }

# While a batch runs on a terminal.
cli-progress =
    { $done ->
        [one] { $done } line
       *[other] { $done } lines
    }
cli-progress-percent = { $percent } % read
# Before the path of a file or folder that cannot be written.
cli-file-unwritten = { $path }: cannot be written: { $why }. Choose another place
cli-unwritten-not-found = there is no such place
cli-unwritten-denied = the computer does not allow it
cli-unwritten-no-folder = something on the way is a file and no folder
cli-unwritten-full = the disk is full
cli-unwritten-other = the drive gives trouble

## Tournament reports (TRF)

cli-trf-is-event = { $path }: found an event of Arbiter’s Desk, expected a tournament report (TRF). Write one with: arbiter export --event { $path } --to trf26 FOLDER
cli-trf-is-other = { $path }: found an archive or a document, expected a tournament report (TRF). Tables (XLSX, ODS) are read by arbiter import
cli-trf-none = { $path }: found no players, expected a tournament report (TRF). Give a file with records 001
cli-trf-errors =
    { $path }: { $count ->
        [one] found a contradiction
       *[other] found { $count } contradictions
    }, expected a report that fits together. Correct the lines named above, or add --anyway to go on with what was understood
cli-arg-file = Tournament report (TRF06, TRF16, TRF26); - reads standard input
cli-arg-round = Round; left out: the last one that fits
cli-arg-anyway = Goes on although the file contradicts itself
cli-arg-jsonl = Reads one JSON object a line from standard input and answers with one a line
cli-arg-tournament = Tournament of the event, by name or id; left out: the only one

## pair

cli-pair-about = Pairs the next round of a tournament report, or a played round again
cli-pair-example =
    Examples:
      arbiter pair open.trf
      arbiter pair open.trf --round 4 --explain
      arbiter pair --jsonl < tournaments.jsonl

    The first line is the number of pairs; then WHITE BLACK by starting number, the bye as N 0. Where no legal pairing exists the exit code is 3.
cli-arg-pair-round = Pairs this played round again from the rounds before it; left out: the next round
cli-arg-pair-rounds = Number of rounds planned, where the file does not say (record 142) or says otherwise
cli-arg-pair-edition = fide-dutch-2026 or fide-dutch-2017 (not available yet); left out: by record 192 and the first day, else the one in force today
cli-arg-pair-system = fide-dutch, fide-dubov, fide-burstein, fide-lim, fide-double-swiss, fide-team, keizer, knock-out, scheveningen, berger, berger-double; left out: record 192, else the Dutch system
cli-arg-pair-explain = Adds the reasons by bracket and board
cli-arg-why = Says why the players with these two starting numbers do not meet
# $system is one of desk-system-*, which say so.
cli-pair-not-verified = Note: { $system }
cli-pair-bad-reading = Reading: found “{ $found }”, expected { $known }
cli-pair-no-readings = Reading: found “{ $found }”, expected none: { $system } leaves nothing open
cli-pair-baku-points = Record 192 asks for Baku acceleration, which supposes a win worth two draws and a loss worth nothing (C.04.7); record 162 gives other points. Write the virtual points in record 250, or a code without _BAKU
cli-pair-baku-system = Record 192 asks for Baku acceleration, which gives virtual points to pair by score (C.04.7); this system does not pair by score. Write a code without _BAKU
cli-arg-check-system = System to check by; left out: record 192, else the Dutch system
cli-arg-pair-through = Knock-out: numbers of those who go on after a drawn game
cli-pair-why-unknown = Expected two players of the file after --why, found { $number }, whom it does not have
cli-pair-why-same = Expected two different players after --why, found { $number } twice
cli-pair-away = { $number } { $name } is away and stands on board { $board }: a knock-out and the second game of a match pair all the same, and the game is lost by forfeit
cli-pair-color-not-drawn = The initial colour is not in the file (152 W or 152 B): White is taken for the odd numbers. Draw lots before round 1
cli-pair-through = Expected a player who has played, found { $number }
cli-pair-no-such-round = Found round { $round }, expected 1 to { $next }. Leave out --round to pair the next one
cli-pair-all-paired =
    { $planned ->
        [one] Expected a round to pair, found that the only planned round is paired. Give the new number with --rounds
       *[other] Expected a round to pair, found that all { $planned } planned rounds are paired. Give the new number with --rounds
    }
cli-pair-no-rounds = { $path }: found no number of rounds (record 142), so that no round is treated as the last. Give it with --rounds
cli-pair-no-system = Expected a system that can be paired, found { $found } (record 192), which names none of them. Choose one with --system
cli-pair-round-robin-over =
    { $rounds ->
        [one] Round { $round } cannot be paired: with these players the round robin has one round (C.05 Annex 1)
       *[other] Round { $round } cannot be paired: with these players the round robin has { $rounds } rounds (C.05 Annex 1)
    }
# One line a bracket. Lists are starting numbers.
cli-pair-bracket =
    Bracket { $score }:{ $has-down ->
        [some] { " " }from above { $down }, residents { $residents }
       *[none] { " " }{ $residents }
    }{ $has-floaters ->
        [some] { "; down: " }{ $floaters }
       *[none] { "" }
    }
cli-pair-board = Board { $board }: { $white } { $white-name } – { $black } { $black-name }
cli-pair-bye = Bye: { $number } { $name }

## check

cli-check-about = Pairs every round of a report again, ranks its players again, and lists what differs
cli-check-example =
    Example:
      arbiter check open.trf

    The exit code is 1 if anything differs.
cli-arg-check-edition = fide-dutch-2026 or fide-dutch-2017 (not available yet); left out: by record 192 and the first day
cli-arg-check-jsonl = One JSON object for each difference, one a line
cli-check-round =
    Round { $round }: { $count ->
        [0] as the rules pair it
        [one] one difference
       *[other] { $count } differences
    }
# A player in a line of differences.
cli-check-player = { $number } { $name }
# Two players on a board, White first; each is a cli-check-player.
cli-check-pair = { $white } – { $black }
cli-check-nobody = nobody
cli-check-no-board = no such board
# $file and $expected are cli-check-pair or cli-check-no-board.
cli-check-board = Round { $round }, board { $board }: the file has { $file }, expected { $expected }
cli-check-colors = Round { $round }, board { $board }: colours reversed, the file has { $file }, expected { $expected }
# $file and $expected are cli-check-player or cli-check-nobody.
cli-check-bye = Round { $round }, bye: the file has { $file }, expected { $expected }
cli-check-because-rematch = they met in round { $round } ({ $article })
cli-check-because-prohibited = the event does not let them meet ({ $article })
cli-check-because-colors = both are due the same colour absolutely ({ $article })
cli-check-because-bye-again = had the bye in round { $round } ({ $article })
cli-check-because-bye-points = had the points of a win without playing in round { $round } ({ $article })
cli-check-because-bye-even = the number of players is even ({ $article })
cli-check-no-legal-pairing = Round { $round }: the rules know no legal pairing of these players
cli-check-no-round = Round { $round } cannot be paired again: { $why }
cli-check-too-often = Round { $round }, board { $board }: { $white } and { $black } had met as often as everybody does in a round robin (round { $before })
cli-check-no-order = { $path }: found no ranks with a list of tie-breaks (record 202 or 212); the final order is not compared
cli-check-unknown-tiebreak = { $path }: found tie-breaks that cannot be computed ({ $found }); the final order is not compared
cli-check-order =
    Final order by { $list }: { $count ->
        [0] as computed
        [one] one difference
       *[other] { $count } differences
    }
cli-check-rank = { $player }: the file has rank { $written }, expected { $computed }

## generate

cli-generate-about = Makes random tournaments that obey the rules, as TRF26 files
cli-generate-example =
    Examples:
      arbiter generate --seed 7
      arbiter generate --count 100 --dir made --players 20-60 --baku yes
      arbiter generate --dir made --half-byes 5 --forfeits 2.5 --ratings 1600-2400 --tiebreaks BH/C1,BH,SB

    Everything that is not given is drawn. The same seed gives the same bytes; without a seed every run differs. Results follow the FIDE table of expected scores.
cli-arg-generate-seed = Seed of the first tournament, each next one takes the number after it; left out: by chance
cli-arg-generate-count = How many tournaments; left out: one
cli-arg-generate-dir = Folder for the files SEED.trf; left out: the file is written to standard output
cli-arg-generate-players = Number of players, or a range as 10-40
cli-arg-generate-rounds = Number of rounds, or a range
cli-arg-generate-system = fide-dutch, fide-dubov, fide-burstein, fide-lim, fide-double-swiss, fide-team, keizer, knock-out, scheveningen, berger, berger-double; left out: the Dutch system
cli-arg-half-byes = Half-point byes, per cent of players and rounds
cli-arg-zero-byes = Absences without points, per cent of players and rounds
cli-arg-full-byes = Full-point byes, per cent of players and rounds
cli-arg-forfeits = Games that one player does not come to, per cent
cli-arg-double-forfeits = Games that neither comes to, per cent
cli-arg-half-zero = Games decided ½-0 or 0-½, per cent
cli-arg-zero-zero = Games decided 0-0, per cent
cli-arg-unrated-games = Games over before both have moved, which are not rated, per cent
cli-arg-withdrawals = Players who leave for good, per cent
cli-arg-late-entries = Players who enter after round 1, per cent
cli-arg-draws = Draws among equals, per cent
cli-arg-baku = Baku acceleration: yes or no
cli-arg-prohibited = Number of groups of players who may not meet
cli-arg-points = Points of a win, draw, loss, and of the pairing-allocated bye and absence if they differ, as 3:1:0
cli-arg-ratings = A rating for all, a list, a range as 1600-2400, or random
cli-arg-unrated = Unrated players, per cent
cli-arg-tiebreaks = List of tie-breaks after points
cli-arg-first-color = Colour of odd numbers in round 1: white or black
cli-generate-no-folder = Several tournaments were asked for, expected a folder for them. Give it with --dir
cli-generate-stopped = Seed { $seed }: nobody can be paired legally in round { $round }; the tournament ends before it
cli-generate-tiebreak = --tiebreaks: { $why }
cli-generate-baku-points = Expected a win worth two draws and a loss worth nothing for Baku acceleration (C.04.7), found other --points
# A wish that the system has no place for; shown before the files are made.
cli-generate-no-baku = Note: --baku is not used, this system has no acceleration
cli-generate-no-half-byes = Note: --half-byes is not used, byes of this system give no points
cli-generate-no-full-byes = Note: --full-byes is not used, byes of this system give no points
cli-generate-no-prohibited = Note: --prohibited is not used, who meets is fixed in this system
cli-generate-no-draws = Note: --draws is not used, in a knock-out what counts is the result of the play-off
cli-generate-even =
    { $found ->
        [one] Expected two teams of equal size, found one player. Choose an even number
       *[other] Expected two teams of equal size, found { $found } players. Choose an even number
    }
cli-generate-fewer-rounds =
    { $rounds ->
        [one] Seed { $seed }: { $players } players have one round in this system
       *[other] Seed { $seed }: { $players } players have { $rounds } rounds in this system
    }
cli-generate-nobody-left = Seed { $seed }: nobody is left to play round { $round }; the tournament ends before it

## standings

cli-standings-about = Ranks the players of a report after a round by points and tie-breaks
cli-standings-example =
    Examples:
      arbiter standings open.trf --tiebreaks BH/C1,BH,SB,DE
      arbiter standings open.trf --round 5 --all --json
      arbiter standings open.trf --tiebreaks BH/C1 --explain 7
cli-arg-standings-round = After this round; left out: the last one paired
cli-arg-standings-tiebreaks = List of tie-breaks; left out: that of the file, else points alone
cli-arg-standings-edition = c07-2026 or c07-2024; left out: the edition in force on the first day, else today
cli-arg-standings-system = swiss or round-robin; left out: by the file
cli-standings-bad-category = Category: found “{ $text }”, expected conditions parted by commas: U16, S50, women, men, 1800-1999, -1999, 2000+, unrated, ESP, GM
cli-standings-category = Category: { $text }
cli-arg-standings-unrated-as = Rating that unrated players count as; left out: rating tie-breaks are undefined while there are any
cli-arg-standings-reading = How to read C.07 where it is open: double_forfeit=nothing|equal, forfeit_wins=not-games|games, sonneborn_cut=lowest-contribution|lowest-score, dummy_rounds=completed|planned, early_withdrawal=annulled|stands; the first is the usual one
cli-arg-reading = How to read a pairing system where its text leaves room: dubov_unrated=1-3500 (1400), dubov_bye=no-float|upfloat, dubov_upfloaters=lowest-first|highest-first, dubov_candidates=best-pairing|colors-due, dubov_shifters=after-middle|before-middle, burstein_index=real|virtual, burstein_next=pairs-and-scores|pairs, lim_maxi=no|yes, lim_floaters=lowest-numbered|nearest, lim_exchange=downwards-first|nearest, lim_colors=exchange|keep, lim_last_round=score-first|colors-hold, double_swiss_upfloaters=lowest-first|highest-first, team_preferences=type-a|type-b|off, keizer_rematch=0-99 (6); the first is the usual one
cli-arg-standings-lot-seed = Text from which lots are drawn, for the tie-break LOT; the same text gives the same lots
cli-arg-standings-hand = Value by hand of a player: 7=2.5 for HAND, AGE:7=61 for a tie-break of the event’s own (OTHER_AGE); may be given again
cli-standings-bad-reading = Reading: found “{ $found }”, expected { $known }
cli-standings-bad-hand = Value by hand: found “{ $found }”, expected a starting number of the file and a value, after the name of a tie-break of the event’s own: 7=2.5, AGE:7=61
cli-standings-no-values = { $code }: no values were given. Give them with --hand 7=2.5, or --hand AGE:7=61 for OTHER_AGE
cli-standings-no-lots = { $code }: no lots were drawn. Give the text to draw from with --lot-seed
cli-standings-no-federation = Category: nobody in the file is of federation “{ $text }”. Other conditions: U16, S50, women, men, 1800-1999, -1999, 2000+, unrated, GM
cli-arg-standings-all = Shows every tie-break of C.07
cli-arg-standings-explain = Shows how the tie-breaks of this player came about
# Above the table.
cli-standings-title =
    Standings after round { $round }{ $open ->
        [0] { "" }
        [one] {"; "}one game is open
       *[other] {"; "}{ $open } games are open
    }
cli-standings-bad-tiebreak = Tie-break list: { $why }. arbiter standings FILE --all shows the codes
cli-standings-left-out = { $path }: tie-break left out: { $why }
cli-standings-no-such-round = Found round { $round }, expected at most { $last }, the last one paired
cli-standings-no-such-player = { $path }: found no player { $number }. Give a starting number of the file
cli-team-place = place { $place } among those level on points
cli-team-no-value = no value: there is nothing to compute it from
cli-team-encounter = By the matches among those level on points (C.07 6, 13.3); who is alone there is first
cli-team-head-round = Rd
cli-team-head-opponent = Opponent
cli-team-head-taken = Its score
cli-team-head-points = Own
cli-team-head-amount = Counts

## rating

cli-rating-about = Forecasts rating changes and first ratings of a report by the FIDE Rating Regulations (B.02)
cli-rating-example =
    Examples:
      arbiter rating open.trf
      arbiter rating open.trf --player 7 --k 20 --k 7=10
      arbiter rating rapid.trf --rate rapid --json
      arbiter rating --jsonl < cases.jsonl
cli-arg-rating-rate = standard, rapid or blitz; left out: by the time control (record 222), else standard
cli-arg-rating-k = K of everybody (20) or of one player (7=10); left out: by rating and birth, else 20, marked with ?
cli-arg-rating-player = Shows this player alone, game by game
# $rate is standard, rapid or blitz.
cli-rating-title =
    { $rate ->
        [rapid] Rating changes, rapid
        [blitz] Rating changes, blitz
       *[standard] Rating changes, standard
    }
cli-rating-forecast = A forecast: the calculation of FIDE is final. K with ? is assumed
# In the column of changes, for players without a rating.
cli-rating-first = first rating { $rating }
cli-rating-first-no-point = no first rating: no point against rated opponents
cli-rating-first-few = no first rating: fewer than 5 games; so far { $rating }
cli-rating-first-low = no first rating: { $rating } is below 1400
# Why a game is not rated.
cli-rating-unrated-own = counts towards the first rating
cli-rating-unrated-opponent = opponent unrated
cli-rating-unrated-six-hundred = not rated: 600 or more apart, one above 2600
cli-rating-unrated-not-played = not played
cli-rating-unrated-under-one-move = not rated: under one move
cli-rating-unrated-open = no result
cli-rating-bad-rate = { $why }
cli-rating-bad-k = Found K { $found }, expected a number from 1 to 40, or a player and a number as 7=10
cli-rating-oneself = { $path }: player { $number } ({ $name }), round { $round }: found a game against oneself, expected another player. The round is left out; correct the record 001
cli-rating-no-opponent = { $path }: player { $number } ({ $name }), round { $round }: found opponent { $opponent }, who is not in the file. The round is left out; correct the number or add the player
cli-rating-born = { $path }: player { $number } ({ $name }): found birth year { $year }, after the event. The birth is left out; correct columns 70-79
cli-rating-floor = { $path }: player { $number } ({ $name }): found rating { $rating }, expected at least 1400. Counts as unrated
cli-rating-standard = { $path }: player { $number } ({ $name }): no rating at this rate; the standard rating { $rating } stands in
cli-rating-differ = { $path }: player { $number } ({ $name }), round { $round }: the opponent’s record says otherwise. Correct the one that is wrong

## norm

cli-norm-about = Judges title norms of a report by the FIDE Title Regulations (B.01), and says what is still needed
cli-norm-example =
    Examples:
      arbiter norm open.trf
      arbiter norm open.trf --player 7
      arbiter norm open.trf --round 7 --host ESP --json
      arbiter norm --jsonl < cases.jsonl
cli-arg-norm-player = Shows this player alone, article by article and game by game
cli-arg-norm-round = After this round; left out: the last one paired
cli-arg-norm-system = swiss or round-robin; left out: by the file
cli-arg-norm-host = Federation of the organizer, a code of FIDE as ESP; left out: record 032
cli-arg-norm-exemption = national, national-team, zonal or strong-swiss (1.4.3; the last is granted as the field is counted); none or left out: none, unless the field makes it a strong Swiss
cli-arg-norm-last-forfeit = Counts a win by forfeit in the last round as a loss for a norm that it makes (1.4.2c); left out: it does not count
cli-norm-title = Title norms after round { $round }
cli-norm-line = { $number } { $name }, { $norm }: { $what }
cli-norm-no-host = The host federation is not known: whether 1.4.3d exempts the event cannot be told, and nobody is exempt by 1.4.3b or 1.4.3d. Give it with --host, or in record 032 of the report
cli-norm-odd-host = { $host } is no code of a FIDE federation that hosts events and counts as no host federation: whether 1.4.3d exempts the event cannot be told, and nobody is exempt by 1.4.3b or 1.4.3d. Give the federation, as ESP, with --host, or correct record 032 of the report
cli-norm-odd-federations = No code of a FIDE federation, and how many players have it: { $list }. As opponents they count as nobody’s foreigners, nor for 1.4.3d. Correct columns 54 to 56 of record 001, as ESP
cli-norm-none = Nobody has made a norm or still can
cli-norm-forecast = A forecast: the decision of FIDE is final
cli-norm-reached = made, { $score } from { $games }, performance { $performance }
cli-norm-once = made by 1.4.1c (8 games and a forfeit win or bye), { $score } from { $games }, performance { $performance }; one such norm an application
cli-norm-impossible = out of reach by { $article } ({ $why })
cli-norm-count-conditions = broken conditions of the event
cli-norm-count-games = games over the board
cli-norm-count-score35 = points, 35 %
cli-norm-count-titled = opponents with a title
cli-norm-count-level = opponents of the level
cli-norm-count-foreign-feds = foreign federations
cli-norm-count-own-fed-max = opponents of the own federation
cli-norm-count-one-fed-max = opponents of one federation
cli-norm-count-average = average rating
cli-norm-count-performance = performance
cli-norm-yes = yes
cli-norm-no = NO
cli-norm-exempt = exempt
cli-norm-last-forfeit = counts as lost (1.4.2c)
cli-norm-raised = counts as { $floor }
cli-norm-out-not-played = not played
cli-norm-out-open = no result
cli-norm-out-no-federation = of no FIDE federation
cli-norm-out-unrated = unrated, without a point against rated players
cli-norm-out-after = after the norm
cli-norm-out-won = won, left out
cli-norm-bad-exemption = Found exemption { $found }, expected none or one of { $known }
cli-norm-bad-host = Found { $found } for --host, expected the code of a FIDE federation that hosts events, as ESP

## claim

cli-claim-about = Judges a claim of a draw by threefold repetition or by the fifty-move rule
cli-claim-example =
    Examples:
      arbiter claim game.pgn --kind threefold --ply 59
      arbiter claim game.pgn --kind fifty --ply 140 --intended "Qe5"
      arbiter claim --jsonl < claims.jsonl

    The exit code is 0 if the claim is correct, 1 if it is wrong, 3 if it cannot be made or judged.
cli-arg-claim-file = Game in PGN; - reads standard input
cli-arg-claim-kind = threefold or fifty
cli-arg-claim-ply = Half-moves played when the claim is made; left out: all of them
cli-arg-claim-intended = The move written and announced, not played; left out: the position on the board is claimed
cli-arg-claim-language = Language of the announced move, as es; left out or auto: the game's, or else whichever gives one legal move (marked)
cli-arg-claim-claimant = Who claims, white or black; left out: whoever has the move
cli-arg-claim-touched = The claimant touched a piece before he claimed (9.4)
cli-arg-claim-edition = Edition of the Laws, as 2023; left out: the newest
cli-arg-claim-clauses = A clause of the event, shown beside the articles; wrong-claim-minutes = N changes the time for a wrong claim; may be given again
cli-arg-claim-stands = A move that was illegal, completed and left standing, as 2w or 2b; positions are counted with it; may be given again
cli-arg-claim-game = Number of the game in the file; left out: the first
cli-claim-no-game =
    { $path }: found { $count ->
        [one] { $count } game
       *[other] { $count } games
    }, expected game { $game } with moves or a position. Check the file, or give another number with --game
cli-claim-bad-edition = Found edition { $found }, expected one of { $known }
cli-claim-bad-kind = found the kind { $found }, expected threefold or fifty
cli-claim-bad-mode = found the mode { $found }, expected appeared or intended
cli-claim-occurrence = The position appeared after half-move { $ply } ({ $move }) { $note }
cli-claim-near-miss = It looks the same after half-move { $ply } ({ $move }) and does not count: { $why }

## mate

cli-mate-about = Says whether a side can still checkmate by any series of legal moves: flag fall, resignation, dead position
cli-mate-example =
    Examples:
      arbiter mate "8/8/8/8/8/5k2/5p2/5K2 b - - 0 1"
      arbiter mate "8/p6p/5kp1/5pP1/5P1K/1r5P/8/8 b - - 0 1" --winner white
      arbiter mate --tsv < positions.tsv

    A line of positions.tsv is the FEN, a tab, and white or black. The answer adds the verdict and the moves.
    The exit code is 0 if a side asked about can checkmate, 1 if none can or it stays undecided.
cli-arg-mate-edition = Edition of the Laws whose articles are cited, as 2023; left out: the newest
cli-arg-mate-fen = Position in FEN, with castling in any notation, Chess960 too
cli-arg-mate-winner = white or black; left out: both are asked about
cli-arg-mate-limit-nodes = Positions that one search may keep before the answer is undecided; left out: 1000000
cli-arg-mate-json = One JSON value
cli-arg-mate-tsv = Reads positions with their sides from standard input, one a line
cli-mate-bad-side = found the side { $found }, expected white or black

## scoresheet

cli-scoresheet-about = Reads a scoresheet in any language and lists its moves and what is doubtful
cli-scoresheet-example =
    Example:
      arbiter scoresheet sheet.txt --language es
      arbiter scoresheet white.txt --other black.txt
cli-arg-scoresheet-file = Text of the sheet; - reads standard input
cli-arg-scoresheet-other = Text of the opponent’s sheet: FILE is White’s, this is Black’s
cli-arg-scoresheet-other-language = Language of the other sheet
cli-arg-scoresheet-final-board = Position on the board at the end
cli-arg-scoresheet-moves-made = After a flag fall: were this many moves made?
cli-arg-scoresheet-player = Whose flag fell; both are counted without it
cli-arg-scoresheet-jsonl = Pairs of sheets on standard input, one a line; answers one line each
cli-scoresheet-agree = both sheets agree
cli-scoresheet-others = Other games that fit as well:
cli-arg-scoresheet-language = Language of the piece letters, as es; left out or auto: found out
cli-arg-scoresheet-start = First position as FEN; left out: the usual one
cli-arg-scoresheet-stands = A cell whose illegal move was completed and stands, as 2w or 2b; the moves after it are read on from there; may be given again
cli-arg-scoresheet-write = Write the moves again: san, long, reversible, figurine or old-es
cli-arg-scoresheet-write-language = Language of the letters of --write; left out: that of the sheet
cli-bad-place = Found the place { $found }, expected a move number with w or b, as 2w
cli-arg-scoresheet-edition = Edition of the Laws, as 2023; sheets are read alike under all of them
cli-scoresheet-none = { $path }: found no moves, expected a scoresheet as text, as 1. e4 e5 2. Nf3 Nc6; --language and --start say how it is read
cli-scoresheet-language = Language of the sheet: { $language } ({ $letters })
cli-scoresheet-doubtful = doubtful
cli-scoresheet-ambiguous = fits more than one move
cli-scoresheet-illegal = not legal here
cli-scoresheet-unreadable = cannot be read
cli-scoresheet-after = not reached
cli-scoresheet-nearest = nearest: { $moves }
cli-scoresheet-would-be = would be { $moves }
cli-scoresheet-stands = illegal, played and stands
cli-scoresheet-more-cells = { $count } more, none of them read

## touch

cli-touch-about = Says what a player who touched pieces has to play
cli-touch-example =
    Examples:
      arbiter touch "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1" e1 h1
      arbiter touch "4k3/8/8/3p4/4P3/8/8/4K2R w K - 0 1" h1 d5 --order-unclear
      arbiter touch --jsonl < touches.jsonl

    A square alone was touched; xd5 was taken off the board; e2-e4 was released on e4; a7-a8=Q is a pawn whose queen touched a8.
cli-arg-touch-fen = Position as FEN
cli-arg-touch-touched = What was touched, in order
cli-arg-touch-order-unclear = It is not known which piece was touched first
cli-arg-touch-at-once = The pieces were touched at the same time
cli-arg-touch-adjust = “I adjust” was said first
cli-arg-touch-accidental = The contact was clearly accidental
cli-arg-touch-opponent-touched = The opponent has touched a piece since
cli-arg-touch-player = Who touched: white or black; left out: whoever has the move
cli-arg-touch-edition = Edition of the Laws, as 2023; left out: the newest

## sealed

cli-sealed-about = Reads a sealed move against the adjourned position and says what follows
cli-sealed-example =
    Examples:
      arbiter sealed "6k1/5ppp/8/8/8/2B5/5PPP/6K1 w - - 0 40" "Ac3-f6" --language es
      arbiter sealed --jsonl < sealed.jsonl

    The exit code is 0 if the move is clear and legal, else 1.
cli-arg-sealed-fen = Adjourned position as FEN
cli-arg-sealed-written = The move exactly as written
cli-arg-sealed-language = Language of the piece letters, as es; left out or auto: that of the answers, then English
cli-arg-sealed-edition = Edition of the Laws, as 2023; left out: the newest

## clock

cli-clock-about = Runs the clocks of a time control from the times used per move
cli-clock-example =
    Examples:
      arbiter clock "40/90+30:30+30" 58 1:12 4:45
      arbiter clock "3+2" --shown 3:01 2:59.5
      arbiter clock --jsonl < clocks.jsonl

    Times are seconds, m:ss or h:mm:ss, White’s and Black’s in turn. The exit code is 1 if a flag falls.
cli-arg-clock-control = Time control: moves/minutes+seconds, periods parted by colons; d5 is a delay, b5 Bronstein. Periods of 300 and more are seconds
cli-arg-clock-times = Time used per half-move
cli-arg-clock-shown = The times are what the clock showed after each half-move
cli-arg-clock-increment-after = The increment comes after the move, none before the first
cli-arg-clock-seconds = The times of the control are seconds
cli-arg-clock-edition = Edition of the Laws, as 2023; left out: the newest

## library

cli-library-about = Rating lists of this computer: loads, searches, lists and removes them
cli-library-example =
    Examples:
      arbiter library update players_list.zip
      arbiter library find "nunez"
      arbiter library list
cli-library-update-about = Loads a rating list: FIDE’s text or XML, zipped or not, or a national list as CSV
cli-library-update-example =
    Examples:
      arbiter library update players_list.zip --month 2026-11
      arbiter library update club.csv --name FEDA --columns nationalId,name,national

    A list of the same name and month is replaced. Rows that cannot be read are named and left out.
cli-library-find-about = Finds players by parts of names, in any order, with or without accents, or by id
cli-library-find-example =
    Examples:
      arbiter library find "nunez"
      arbiter library find "jose nun" --federation ESP
      arbiter library find 90000012 --json

    The exit code is 1 if nobody is found.
cli-library-list-about = Names the rating lists of this computer
cli-library-list-example =
    Example:
      arbiter library list
cli-library-remove-about = Removes a rating list from this computer
cli-library-remove-example =
    Example:
      arbiter library remove fide-2026-10
cli-arg-library-update-file = File of the list
cli-arg-library-update-name = Name of the list; left out: by its content
cli-arg-library-update-month = Month in force; left out: that of the file
cli-arg-library-update-columns = Meaning of each column of a CSV list: name, surname, given, nationalId, fideId, national, standard, rapid, blitz, title, federation, birth, sex, club or ignore; left out: guessed
cli-arg-library-find-text = Parts of a name, an id, a birth year
cli-arg-library-find-federation = Only this federation
cli-arg-library-find-birth = Only this birth year
cli-arg-library-find-list = Only in this list, as the verb list names it
cli-arg-library-find-limit = Most answers; left out: 20
cli-arg-library-remove-list = List, as the verb list names it
# Beside the bar while a file of games is read.
cli-import-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
# Beside the bar while a list is loaded.
cli-library-rows =
    { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }
# After loading. $seconds is a number as text.
cli-library-loaded =
    { $name } { $month }: { $out ->
        [0] { $rows } rows in { $seconds } s
       *[other] { $rows } rows in { $seconds } s, { $out } left out
    }
cli-library-more =
    { $count ->
        [one] … and one more remark
       *[other] … and { $count } more remarks
    }
# After searching. $ms is a number as text.
cli-library-found =
    { $count ->
        [one] 1 player, { $ms } ms
       *[other] { $count } players, { $ms } ms
    }
cli-library-none = There are no rating lists on this computer yet: load one with “arbiter library update FILE”

## import, export, report, verify, example

cli-import-about = Reads reports, games and tables of players into an event; the event is made if it is not there
cli-import-example =
    Example:
      arbiter import open.trf games.pgn --event open.arbiter
      arbiter import big.pgn --check
      arbiter import event.json --event new.arbiter
      arbiter import sheets.jpg --event open.arbiter --round 6 --board 16
cli-arg-files = Files to read
cli-arg-import-tournament = Tournament that takes the games or players, by name or id; a report goes into it if it is empty
cli-arg-import-encoding = Encoding of text files, as windows-1251; left out: found out
cli-arg-import-columns = What columns of a list of players mean, by heading or place: Pts=ignore,Elo=rating,3=name. Meanings: name, surname, given, title, rating, national, federation, fideId, birth, sex, club, contact, ignore
cli-arg-import-points = Which points count where those of a report or crosstable differ from its results: results (else), or file: rounds without a game are then worth what makes the points right, where that is possible
cli-arg-import-fill = Fills in what a list knows more of players who are entered already; nothing that is there is overwritten
cli-import-empty-folder = { $path } holds no report, table or games
cli-import-no-text = This is no text: a picture, a program or an archive. Expected games (PGN), a report (TRF) or a table (CSV, XLSX, ODS)
cli-import-together = { $path } and { $more ->
        [one] { $more } more file
       *[other] { $more } more files
    }
cli-import-more = { $name }: { $label } { $old } → { $new }, not taken
cli-import-more-new = { $name }: { $label } { $new }, not taken
cli-import-more-hint = --fill takes what fills a gap; what would overwrite something is ticked in the window
# Below what was read: options that answer what was told of it.
cli-import-hint-encoding = Letters look wrong? --encoding NAME reads the file in another encoding
cli-import-hint-points = --points file lets the points of the file count where byes explain them
cli-import-hint-columns = --columns HEADING=meaning says what a column means
cli-import-hint-settings = Settings are changed in the window, or by arbiter call tournament.update
cli-arg-import-round = Round of a table of results, or of the game that photos belong to
cli-arg-import-board = Board of that game
cli-arg-import-ruling = Ruling that photos belong to, by its number
cli-arg-import-note = What photos show
# Output for a photo that was kept.
cli-import-photo = { $name }: kept ({ $size }, SHA-256 { $sha })
cli-import-no-board = Round { $round } has no board { $board }
cli-arg-import-check = Only reads and checks, without an event: games (PGN) with the legality of every move, reports (TRF); exit code 1 if a game cannot be replayed or a report contradicts itself
cli-import-checked =
    { $path }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $plies ->
        [one] 1 move of either side
       *[other] { $plies } moves of either side
    }, { $marked ->
        [one] 1 game with a move that cannot be replayed
       *[other] { $marked } games with a move that cannot be replayed
    }, { $odd ->
        [one] 1 game with something odd
       *[other] { $odd } games with something odd
    }, { $problems ->
        [one] 1 problem
       *[other] { $problems } problems
    }; { $millis } ms, { $rate } games a second
cli-import-checked-report =
    { $path }: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $problems ->
        [one] { $problems } problem
       *[other] { $problems } problems
    }
cli-import-taken =
    { $path }: { $taken ->
        [one] one taken
       *[other] { $taken } taken
    }
cli-no-tournament = Found no tournament “{ $found }”, expected one of { $known }
cli-export-about = Writes the tournaments of an event in open formats
cli-export-example =
    Example:
      arbiter export --event open.arbiter --to trf26 out
      arbiter export --event open.arbiter --to pgn --round 3 --pairings out
      arbiter export --event open.arbiter --to json --redact birth,contact,minors out
      arbiter export --event open.arbiter --to html site
cli-arg-folder = Folder to write to; made where it is missing
cli-arg-to = trf26, trf16, pgn, csv, xlsx, ods, json (the whole event), or html: a web site of the event
cli-arg-export-round = Round, for pgn; left out: all
cli-arg-export-player = Pairing number of a player whose games are given out, for pgn; left out: all
cli-arg-export-pairings = For pgn: only tags, to feed electronic boards
cli-arg-ascii = Letters without accents
cli-arg-languages = Languages of the web site, as en,es; it opens in the first; left out: all
cli-arg-redact = What is kept back: birth (dates of birth), contact, minors (surnames and FIDE IDs of who is under 18)
# A page of an earlier web site that no longer exists.
cli-export-removed = taken away: { $path }
cli-report-about = Writes a print of an event as PDF, web page or text
cli-report-example =
    Examples:
      arbiter report --list --event open.arbiter
      arbiter report standings --event open.arbiter -o standings.pdf
      arbiter report pairings --round 3 --event open.arbiter -o round3.html
      arbiter report standings --category U16,women --event open.arbiter -o girls.pdf
cli-arg-report-kind = Kind of print, as --list names it
cli-arg-report-exemption = For norms: national, national-team, zonal, strong-swiss (1.4.3; the last is granted as the field is counted) or none; left out: as the event has it
cli-arg-report-as-of = For standings, crosstables, results, ratings and norms: as they stood after this entry of the journal
cli-arg-report-player = Starting number, for the certificate (IT1) of one player; left out: everybody who made a norm
cli-arg-category = Only these, in the order of the whole field: a category of the prizes, or conditions as U16, S50, women, men, 1800-1999, 2000+, unrated, ESP, GM, club=Roble
cli-arg-output = File to write; its ending says what: .pdf, .html or .txt
cli-arg-ruling = Ruling, by its id, for the print of a ruling; left out: the last
cli-arg-game = Game, by its id, for an envelope or the incidents of one board
cli-arg-paper = a4 or letter; left out: a4
cli-arg-list = Lists the kinds of prints
cli-report-incomplete = Expected the kind of print and -o with a file, found only one of them
cli-report-bad-ending = { $path }: found an ending that is none of .pdf, .html and .txt. Give one of them
cli-verify-about = Checks the chain of an event’s journal, and that its standings come out as recorded
cli-verify-example =
    Example:
      arbiter verify open.arbiter

    The exit code is 1 if anything is wrong; the first bad entry is named.
cli-arg-verify-file = Event file
cli-arg-verify-salvage = Save what can be read of a damaged event file in this new one
cli-example-about = Writes a fresh copy of the example event
cli-example-example =
    Example:
      arbiter example practice.arbiter
cli-arg-example-file = File to make
cli-example-exists = { $path }: found a file of that name, expected none. Choose another name

## Lines of batches and lists of tie-breaks

cli-batch-not-json = Expected a JSON object, found text that is none from column { $column } on
cli-batch-missing = Expected the field { $field } in this line: see --help and the manual of the command line
# $expected is a list of codes, or the name of a sort of value.
cli-batch-value =
    In the field { $field } stands { $found }, expected { $expected ->
        [seconds] a number of seconds, none below 0
        [period] at least one period
        [move] a legal move in UCI
        [title] a title such as GM or WFM
        [rating] a rating
        [score] a score
        [opponents] at least one opponent
       *[other] one of: { $expected }
    }
cli-batch-not-a-case =
    In column { $column } stands { $found ->
        [number] a number
        [text] a text
        [list] a list
        [object] an object
        [yes-no] true or false
        [null] nothing (null)
       *[other] something else
    }, expected { $expected ->
        [number] a number
        [text] a text
        [list] a list
        [object] an object
        [yes-no] true or false
       *[other] a case of this verb
    }: see the manual of the command line
cli-tiebreak-unknown = expected a tie-break such as BH/C1 or DE, found { $found }
cli-tiebreak-team = expected a tie-break of individual events, found { $found }, which is for teams
cli-tiebreak-individual = expected a tie-break of teams, found { $found }, which is for individual events
cli-tiebreak-modifier = { $kind } takes no modifier { $modifier }
