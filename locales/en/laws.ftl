### Words for judgements by the Laws of Chess: claims, verdicts, reasons, differences, editions.
### Piece letters are not here: moves come as arguments, written in the language of the reader.

## What is claimed. The key ends in the code of the claim.

laws-claim-threefold = same position three times
laws-claim-fifty = fifty moves without a pawn move or capture
laws-claim-fivefold = same position five times
laws-claim-seventyfive = seventy-five moves without a pawn move or capture
laws-claim-checkmate = checkmate
laws-claim-stalemate = stalemate
laws-claim-dead = dead position
# Line on a ruling: who claims what.
laws-claim-by = { $side }: { $claim }
laws-manner-on-board = On the position on the board
# A move written on the scoresheet and announced, not played.
laws-manner-announced = Move written: { $move }, not played

## The verdict in one sentence

laws-verdict-upheld-draw = The claim is correct. The game is drawn.
laws-verdict-upheld-over = The claim is correct. The game was over.
laws-verdict-refused = The claim is incorrect. The game continues.
laws-verdict-refused-over = The claim is incorrect.
laws-verdict-no-such-claim = These Laws know no such claim.
laws-verdict-cannot-be-judged = The record does not decide. The arbiter decides.

## Reasons, in the order in which they are told

laws-reason-occurred =
    { $count ->
        [one] The position has appeared { $count } time.
       *[other] The position has appeared { $count } times.
    }
laws-reason-occurred-only =
    { $count ->
        [one] The position has appeared only once.
        [2] The position has appeared only twice.
       *[other] The position has appeared only { $count } times.
    }
laws-reason-looks-alike =
    { $count ->
        [one] One more position looks alike and does not count.
       *[other] { $count } more positions look alike and do not count.
    }
# Counted in half-moves: 100 are fifty moves by each player.
laws-reason-fifty-complete = { $count } half-moves were made without a pawn move or capture; 100 are needed.
laws-reason-fifty-short =
    { $count ->
        [one] { $count } half-move was
       *[other] { $count } half-moves were
    } made without a pawn move or capture; { $short ->
        [one] { $short } more is needed.
       *[other] { $short } more are needed.
    }
laws-reason-counted-from-pawn-move = Counted from the pawn move { $move }.
laws-reason-counted-from-capture = Counted from the capture { $move }.
laws-reason-counted-from-start = In the first position of the record the count stands at { $count }.
laws-reason-announced-sets-back = The announced move moves a pawn or captures, so the count starts anew.
laws-reason-board-claim-would-stand = A claim on the position on the board would be correct.
laws-reason-written-unreadable = The written move cannot be read: { $written }
laws-reason-written-illegal = The written move { $written } is not legal.
laws-reason-written-ambiguous = The written move { $written } can mean { $moves }.
# White or Black has the move.
laws-reason-not-on-move-white = White has the move; only the player who has the move can claim.
laws-reason-not-on-move-black = Black has the move; only the player who has the move can claim.
laws-reason-no-such-claim = This edition has no such claim.
laws-reason-edition-silent = This edition does not say what follows. Article { $article } ({ $edition }) does.
laws-reason-over-at = The game was over after { $move }.
laws-reason-over-at-start = The game was over in the first position of the record.
laws-reason-not-over = The game was not over in this way.
# Two readings of the wording of 2014; $consecutive and $any are moves or laws-never.
laws-reason-other-wording = In consecutive alternate moves: { $consecutive }. Any five times: { $any }.
laws-never = never
laws-reason-only-material = Only the material was examined. Blocked positions are not ruled out.
laws-reason-record-too-short = The record ends after { $move }.
laws-reason-record-empty = The record has no moves.

## Why a position that looks alike does not count

laws-near-miss = After { $move }: { $differences }
laws-difference-white-to-move = White had the move
laws-difference-black-to-move = Black had the move
laws-difference-castling-could-white-king = White could still castle on the king’s side
laws-difference-castling-could-white-queen = White could still castle on the queen’s side
laws-difference-castling-could-black-king = Black could still castle on the king’s side
laws-difference-castling-could-black-queen = Black could still castle on the queen’s side
laws-difference-castling-missing-white-king = White had no right to castle on the king’s side
laws-difference-castling-missing-white-queen = White had no right to castle on the queen’s side
laws-difference-castling-missing-black-king = Black had no right to castle on the king’s side
laws-difference-castling-missing-black-queen = Black had no right to castle on the queen’s side
laws-difference-en-passant-was-possible = a capture en passant on { $square } was possible
laws-difference-en-passant-not-yet = a capture en passant on { $square } was not yet possible

## What follows from a wrong claim

laws-penalty-opponent =
    { $minutes ->
        [one] { $minutes } minute for the opponent
       *[other] { $minutes } minutes for the opponent
    }
laws-penalty-claimant-half =
    { $minutes ->
        [one] the claimant loses half of the remaining time, { $minutes } minute at most
       *[other] the claimant loses half of the remaining time, { $minutes } minutes at most
    }
laws-obligation-play-announced = The announced move must be played.
laws-obligation-touch-move = The announced move is not legal. The piece that was touched must be moved if it can be.
laws-draw-offer = The claim counts as a draw offer. The opponent may accept it.

## Whether a side can still checkmate

laws-mate-winnable-white = White can still checkmate.
laws-mate-winnable-black = Black can still checkmate.
laws-mate-unwinnable-white = White cannot checkmate by any series of legal moves.
laws-mate-unwinnable-black = Black cannot checkmate by any series of legal moves.
laws-mate-undecided-white = Whether White can still checkmate is undecided.
laws-mate-undecided-black = Whether Black can still checkmate is undecided.
laws-mate-line = For example: { $line }
laws-mate-now = It is checkmate on the board.
laws-mate-why-material = The pieces left cannot give checkmate in any position.
laws-mate-why-mated = The game is over: that side has been checkmated.
laws-mate-why-stalemate = The game is over: it is stalemate.
laws-mate-why-examined =
    { $count ->
        [one] Only this position is left: no move leads to a checkmate.
       *[other] All { $count } positions that can still arise were examined; none is such a checkmate.
    }
laws-mate-why-examined-walls = All { $count } positions that can still arise were examined; none is such a checkmate, and in { $walls } of them the blocked men keep everybody from the king for good.
laws-mate-why-wall = The king can only ever stand on { $region }, and no man of the other side can ever attack one of these squares.
laws-mate-why-wall-visitors = The king can only ever stand on { $region }. Of the other side only the men on { $visitors } can ever attack these squares, and they can never take every way out from him.
laws-mate-why-limit = No checkmate and no proof was found among { $count } positions, the limit of one search.

## How a game ends by itself

laws-end-checkmate-white = checkmate by White
laws-end-checkmate-black = checkmate by Black
laws-end-stalemate = stalemate
laws-end-dead = dead position
laws-end-fivefold = the same position for the fifth time
laws-end-seventyfive = seventy-five moves without a pawn move or capture
laws-end-at = The game was over after { $move }: { $end } (article { $article }).

## Articles and editions. The key ends in the code of the edition.

laws-article = Article { $number }
laws-article-check-printed = Check the printed edition.
laws-edition-old-es = Older rules, as summarized
laws-edition-1997 = Laws of Chess in force from 1 July 1997
laws-edition-2001 = Laws of Chess in force from 1 July 2001
laws-edition-2005 = Laws of Chess in force from 1 July 2005
laws-edition-2009 = Laws of Chess in force from 1 July 2009
laws-edition-2014 = Laws of Chess in force from 1 July 2014
laws-edition-2017 = Laws of Chess in force from 1 July 2017
laws-edition-2018 = Laws of Chess in force from 1 January 2018
laws-edition-2023 = Laws of Chess in force from 1 January 2023
