# Ratings, norms and prizes, as the desk words them.

## Ratings

# Under the table.
tables-rating-rules-standard = FIDE Rating Regulations (B.02), standard. A forecast: the calculation of FIDE is final. K with ? is assumed
tables-rating-rules-rapid = FIDE Rapid and Blitz Rating Regulations, rapid. A forecast: the calculation of FIDE is final. K with ? is assumed
tables-rating-rules-blitz = FIDE Rapid and Blitz Rating Regulations, blitz. A forecast: the calculation of FIDE is final. K with ? is assumed
# Games that the time control keeps out, at the head of the table. $list is the list that has them instead.
tables-rating-too-fast = No game is rated and all are left out: 3 minutes or less for 60 moves is too fast even for blitz (B.02, Rapid and Blitz, 1)
tables-rating-unequal = No game is rated and all are left out: White and Black have different times, and not 60 minutes each, which standard asks for (B.02 1.1; Rapid and Blitz, 1)
tables-rating-other-list =
    { $list ->
        [rapid] { $minutes } minutes for 60 moves are rapid, rated in the rapid list: all games are left out here (B.02 1.1). Choose the pace of the time control
        [blitz] { $minutes } minutes for 60 moves are blitz, rated in the blitz list: all games are left out here (B.02 1.1). Choose the pace of the time control
       *[standard] { $minutes } minutes for 60 moves are standard, rated in the standard list: all games are left out here (B.02, Rapid and Blitz, 1). Choose the pace of the time control
    }
tables-rating-not-enough = { $minutes } minutes for 60 moves: games with a player rated { $from } or higher need { $needed }; they are rated in no list and left out (B.02 1.1)
tables-rating-first-control =
    { $moves ->
        [one] The first control is at 1 move, a standard game needs at least 30 (B.02 1.2). The changes count the games: the article does not say that they are not rated
       *[other] The first control is at { $moves } moves, a standard game needs at least 30 (B.02 1.2). The changes count the games: the article does not say that they are not rated
    }
# Where K comes from.
tables-rating-k-given = K of the rating list
tables-rating-k-2400 = K 10: rated 2400 or higher (B.02 8.3.3)
tables-rating-k-young = K 40: below 2300, until the end of the year of the 18th birthday (B.02 8.3.3)
tables-rating-k-new = K 40: fewer than 30 rated games before (B.02 8.3.3)
tables-rating-k-usual = K 20 (B.02 8.3.3)
tables-rating-k-assumed = K 20 is assumed: the number of games before the event is not known (B.02 8.3.3)
tables-rating-k-limit = K { $k } times { $games } games is more than 700, so K is { $used }.
# In the column of changes, for players without a rating.
tables-rating-unrated = unrated
tables-rating-below-floor = below 1400: counts as unrated
tables-rating-first = first rating { $rating }
tables-rating-first-no-point = no first rating: no point against rated opponents
tables-rating-first-few = no first rating: fewer than 5 games; so far { $rating }
tables-rating-first-low = no first rating: { $rating } is below 1400
# What became of a game.
tables-rating-limit-400 = Difference of { $difference } counts as 400 (B.02 8.3.1)
tables-rating-limit-2650 = Difference of { $difference } counts in full: rated 2650 or higher (B.02 8.3.1)
tables-rating-out-own = Counts towards the first rating
tables-rating-out-opponent = Opponent unrated
tables-rating-out-six-hundred = Not rated: 600 or more apart, one above 2600
tables-rating-out-not-played = Not played
tables-rating-out-under-one-move = Not rated: under one move
tables-rating-out-open = No result yet
# The same at each game.
tables-rating-out-too-fast = Not rated: 3 minutes or less for 60 moves is too fast even for blitz (B.02, Rapid and Blitz, 1)
tables-rating-out-unequal = Not rated: White and Black have different times (B.02 1.1; Rapid and Blitz, 1)
tables-rating-out-other-list =
    { $list ->
        [rapid] Not rated here: { $minutes } minutes for 60 moves are rapid, rated in the rapid list (B.02 1.1)
        [blitz] Not rated here: { $minutes } minutes for 60 moves are blitz, rated in the blitz list (B.02 1.1)
       *[standard] Not rated here: { $minutes } minutes for 60 moves are standard, rated in the standard list (B.02, Rapid and Blitz, 1)
    }
tables-rating-out-not-enough = Not rated: { $minutes } minutes for 60 moves, and a game with a player rated { $from } or higher needs { $needed } (B.02 1.1)
# One of these reasons with its rounds, in tables of players.
tables-rating-left-out =
    { $count ->
        [one] { $why }: round { $rounds }.
       *[other] { $why }: rounds { $rounds }.
    }
# What is odd about the data, with the cure.
tables-rating-note-oneself = Round { $round } is a game against oneself and is left out. Correct the imported pairing
tables-rating-note-no-opponent = Round { $round }: opponent { $number } is not in the tournament. The round is left out; add the player
tables-rating-note-born = Born { $year }, after the event: the birth is left out. Correct it in Players
tables-rating-note-floor = Rating { $rating } is below 1400 and counts as none. Check it in Players
tables-rating-note-standard = No rating at this rate: the standard rating { $rating } stands in
tables-rating-note-differ = Round { $round }: the two sides of the game do not agree. Correct the wrong one

## Norms

tables-norm-rules = FIDE Title Regulations (B.01). A forecast: the decision of FIDE is final
tables-norm-state-made = Made
tables-norm-state-possible = Possible
tables-norm-state-impossible = Out of reach
tables-norm-made = { $score } from { $games }, performance { $performance }
tables-norm-once = { $score } from { $games }, performance { $performance }; by 1.4.1c, with a forfeit win or bye: one such norm an application
# The first part of what is still needed; the parts below follow after commas.
tables-norm-needs = needs { $score } from { $rounds }
# The same where opponents are not known yet.
tables-norm-needs-average = needs { $score } from { $rounds } (opponents of { $average } or more on average)
# Another score, with the average that it takes.
tables-norm-option = { $score } from { $rounds } with { $average }
tables-norm-more-titled =
    { $count ->
        [one] one more with a title
       *[other] { $count } more with a title
    }
tables-norm-more-level =
    { $count ->
        [one] one more of the level
       *[other] { $count } more of the level
    }
tables-norm-more-foreigners =
    { $count ->
        [one] one more foreigner
       *[other] { $count } more foreigners
    }
# 1.4.4: two thirds of one federation at most, and it is nearly there.
tables-norm-more-elsewhere =
    { $count ->
        [one] one more not of { $federation }
       *[other] { $count } more not of { $federation }
    }
tables-norm-impossible = { $article }: { $why }
tables-norm-count-conditions = broken conditions of the event
# Conditions of the event (B.01 1.1) that are broken. $minutes: of one player, for 60 moves.
tables-norm-fault-too-fast = No norm is made (B.01 1.1): { $minutes } minutes for 60 moves, and each player needs 120. If the time control is another, correct it
tables-norm-fault-not-standard = No norm is made (B.01 1.1): the pace is rapid or blitz, and each player needs 120 minutes for 60 moves. If it is another, correct the time control
tables-norm-fault-unequal = No norm is made (B.01 1.1): White and Black do not have the same time. If they have, correct the time control
tables-norm-fault-rounds-a-day = No norm is made (B.01 1.1): { $rounds } rounds on { $day }, at most 2 a day. If they are on other days, correct the schedule
tables-norm-fault-hours-a-day = No norm is made (B.01 1.1): { $hours } hours of play on { $day } for games of 60 moves, at most 12. If that is not so, correct the schedule or the time control
tables-norm-fault-chief-title = No norm is made (B.01 1.1): the chief arbiter is a national arbiter, and must be IA or FA. If the title is another, correct it in the data of the event
tables-norm-fault-chief-plays = No norm is made (B.01 1.1): the chief arbiter is one of the players. If that is not so, correct the FIDE number in the data of the event or of the player
# An event of more than 30 days.
tables-norm-long = The rounds take { $days } days, more than 30: ratings and titles of the opponents count as they were when each game was played. Here they count as entered
tables-norm-large = A norm of this event is one from a large Swiss (B.01 1.5.6: 40 players who average 2000): { $players } players, the 40 strongest average { $average }
tables-norm-not-large = A norm of this event is none from a large Swiss (B.01 1.5.6: 40 players who average 2000), unless it is a listed championship: { $players } players, the strongest, up to 40, average { $average }
tables-norm-count-games = games over the board
tables-norm-count-score35 = points, 35 %
tables-norm-count-titled = opponents with a title
tables-norm-count-level = opponents of the level
tables-norm-count-foreign-feds = foreign federations
tables-norm-count-own-fed-max = opponents of the own federation
tables-norm-count-one-fed-max = opponents of one federation
tables-norm-count-average = average rating
tables-norm-count-performance = performance
tables-norm-passed-yes = Yes
tables-norm-passed-no = No
tables-norm-passed-exempt = Exempt
tables-norm-raised = Counts as { $floor } (B.01 1.4.6)
tables-norm-last-forfeit = Won by forfeit in the last round, counts as lost (B.01 1.4.2c)
tables-norm-out-not-played = Not played (B.01 1.4.2c)
tables-norm-out-open = No result yet
tables-norm-out-no-federation = Of no FIDE federation (B.01 1.4.2a)
tables-norm-out-unrated = Unrated, without a point against rated players (B.01 1.4.2d)
tables-norm-out-after = After the norm was made (B.01 1.4.1e)
tables-norm-out-won = Won, left out (B.01 1.4.1f)
# Under the table: do the articles about federations apply?
tables-norm-field-count =
    { $players ->
        [one] { $players } rated foreigner
       *[other] { $players } rated foreigners
    } from { $federations ->
        [one] { $federations } federation
       *[other] { $federations } federations
    }, { $titled } of them GM, IM, WGM or WIM
tables-norm-field = B.01 1.4.3 and 1.4.4 apply. The field, for 1.4.3d: { $count }; 20, 3 and 10 would exempt the event
tables-norm-field-strong = Exempt from 1.4.3 and 1.4.4 by B.01 1.4.3d: { $count }
tables-norm-field-word = Exempt from 1.4.3 and 1.4.4 by B.01 1.4.3d, on the arbiter’s word: the field is counted as { $count }, and rated players without a known federation: { $unplaced }; 20, 3 and 10 are asked for
tables-norm-field-short = B.01 1.4.3d is chosen and not granted: { $count }; 20, 3 and 10 are asked for. 1.4.3 and 1.4.4 apply
tables-norm-field-not-swiss = B.01 1.4.3d is chosen and not granted: it is for Swiss tournaments. 1.4.3 and 1.4.4 apply
tables-norm-field-refused = { $article } is chosen and not granted: the host federation is not known. 1.4.3 and 1.4.4 apply
tables-norm-field-team = Exempt from 1.4.3 and 1.4.4 by B.01 1.4.3b: the players of { $host }. To the others they apply
tables-norm-field-exempt = Exempt from 1.4.3 and 1.4.4 by { $article }
tables-norm-field-no-host = B.01 1.4.3 and 1.4.4 apply: each opponent’s federation is compared with the player’s own. The foreigners in the field (1.4.3d) are not counted: that takes the host federation
tables-norm-field-table = B.01 1.4.3 and 1.4.4 apply: each opponent’s federation is compared with the player’s own
# Notice over the norms, and in prints, while the event names no federation.
tables-norm-no-host = The host federation of the event is not set: whether B.01 1.4.3d exempts it cannot be told, and nobody is exempt by 1.4.3b or 1.4.3d. Set the federation under Rules and schedule, in the data of the event
tables-norm-odd-host = { $host } is no code of a FIDE federation that hosts events and counts as no host federation: whether B.01 1.4.3d exempts the event cannot be told, and nobody is exempt by 1.4.3b or 1.4.3d. Correct the federation, as ESP, under Rules and schedule, in the data of the event
tables-norm-odd-federations = No code of a FIDE federation, and how many players have it: { $list }. As opponents they count as nobody’s foreigners, nor for 1.4.3d. Correct the code, as ESP, under Players

## Prizes

tables-prize-same-name = Two categories are named { $name }: give each a name of its own
# A category without a name, by its number: of the categories of the fund from 1.
tables-prize-no-name = Category { $n } has no name: lists and prints call its prizes by it. Give it one
tables-prize-nameless = Category { $n }
tables-prize-bad = Found { $found }, expected an amount as 250 or 250.50
tables-prize-money = { $amount } { $currency }
tables-prize-place = Place { $place }
tables-prize-category = { $name }
tables-prize-category-place = { $name }, { $place }
tables-prize-because = { $prize }, { $amount }: { $why }
tables-prize-not = Not { $prize }: { $why }
# One of several prizes of a player.
tables-prize-part = { $prize }: { $amount }
# After the sum of a share: what rounding made of it. Begins with a blank.
tables-prize-rounded-cents = {" "}= { $exact }, down to { $rounded }
tables-prize-rounded-cents-rest = {" "}= { $exact }, down to { $rounded }, and { $rest } that rounding left over
tables-prize-rounded-down = {" "}= { $exact }, down to a multiple of { $unit }: { $rounded }
tables-prize-rounded-down-rest = {" "}= { $exact }, down to a multiple of { $unit }: { $rounded }, and { $rest } that rounding left over
tables-prize-rounded-nearest = {" "}= { $exact }, to the nearest multiple of { $unit }: { $rounded }
tables-prize-own-place = the prize of the place
tables-prize-shared = shared by { $with } on the same points, places { $from } to { $to }: { $pot } / { $with }
tables-prize-hort = by Hort among { $with } on the same points, places { $from } to { $to }: half of the own place and an equal part of the rest, { $half } + { $pool } / { $with }
tables-prize-same-rank = same rank, shared by { $with }: { $pot } / { $with }
tables-prize-taken = { $name } has it
tables-prize-not-member = does not belong to it ({ $conditions })
# In place of the conditions of a prize by hand.
tables-prize-nobody-named = by hand; nobody is named yet
tables-prize-below-least = with one more to share, a share would be below { $least }; { $with } share
tables-prize-out-withdrawn = Withdrawn: takes no part in the prizes, as the rules of this fund say
tables-prize-out-expelled = Expelled: takes no part in the prizes
# A thing that cannot be divided, with its category.
tables-prize-cup = { $goods } ({ $name })
tables-prize-cup-order = { $prize }: first in the order of its category, undivided
tables-prize-cup-lot = { $prize }: { $with } are on the same rank and it cannot be divided: draw lots
tables-prize-cup-unassigned = { $prize } goes to nobody
tables-prize-unspent = The prizes add up to { $prizes }, the budget is { $budget }: { $rest } is in no prize
tables-prize-best = best of the category without a better prize
tables-prize-has-better = has { $prize }, worth as much or more
tables-prize-ranked-lower = went to { $name }, who comes first in its order
tables-prize-beyond = the place is beyond the prizes
tables-prize-sum = Paid { $paid } of { $total }, left { $left }
tables-prize-unassigned = { $prize }: { $amount } goes to nobody
tables-prize-over-budget = The prizes add up to { $prizes }, the budget is { $budget }. Lower a prize or raise the budget
tables-prize-one-over-budget = { $prize }: { $amount } alone is more than the budget. Check the amount
tables-prize-negative = { $prize }: a prize below zero counts as zero. Check the amount
tables-prize-out-of-order = { $prize } is more than the prize before it. Check the order
tables-prize-rounded-up = Rounding pays { $over } more than the prizes
tables-prize-place-worth-more = { $name } took a category prize, but the place would now bring { $amount }

## What must happen

tables-whatif-title = What must happen for { $name } to be first
tables-whatif-rule = By points: with equal points the tie-breaks decide, and they move with every result
# $result is win, draw, loss or none; $games how many own games are open.
tables-whatif-own =
    { $result ->
        [win] { $games ->
            [one] Win
           *[other] Win all { $games } games
        } ({ $points } pts)
        [draw] { $games ->
            [one] Draw
           *[other] Draw all { $games } games
        } ({ $points } pts)
        [loss] { $games ->
            [one] Loss
           *[other] Lose all { $games } games
        } ({ $points } pts)
       *[none] No game open ({ $points } pts)
    }
tables-whatif-certain = First alone, whatever the others do
tables-whatif-depends = First, if
tables-whatif-impossible = Not first: somebody is ahead whatever happens
tables-whatif-no-place = Has no place: expelled, or left the round robin too early
tables-whatif-points = { $name } makes { $points } pts at most in { $games } open games; with exactly that the tie-breaks decide
tables-whatif-at-most =
    { $most ->
        [draw] { $name } does not win
       *[loss] { $name } loses
    }
tables-whatif-behind-or-level =
    { $most ->
        [win] { $name } may win and is level at most; tie-breaks decide
       *[draw] { $name } does not win; after a draw the tie-breaks decide
    }
tables-whatif-level-with =
    { $most ->
        [win] { $name } may win and is level at most; tie-breaks decide
        [draw] { $name } does not win; after a draw the tie-breaks decide
       *[loss] { $name } loses; then the tie-breaks decide
    }
tables-whatif-level =
    { $count ->
        [one] Tie-breaks decide against { $names }, on the same points
       *[other] Tie-breaks decide against { $names }, all on the same points
    }
