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
laws-verdict-upheld-silent = The summary gives the draw and does not say that touching a piece costs it. The arbiter decides.
laws-verdict-upheld-over = The claim is correct. The game was over.
laws-verdict-refused = The claim is incorrect. The game continues.
laws-verdict-refused-over = The claim is incorrect.
laws-verdict-no-such-claim = These Laws know no such claim.
laws-verdict-sheets-undecided = The sheets do not decide. The arbiter decides.
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
laws-reason-edition-silent = The summary does not say what follows. Article { $article } ({ $edition }) does.
laws-reason-local-clause = The clauses of the event give { $minutes } min for a wrong claim; the Laws give { $laws }.
laws-reason-over-at = The game was over after { $move }.
laws-reason-over-at-start = The game was over in the first position of the record.
laws-reason-not-over = The game was not over in this way.
# Two readings of the wording of 2014; $consecutive and $any are moves or laws-never.
laws-reason-other-wording = In consecutive alternate moves: { $consecutive }. Any five times: { $any }.
laws-never = never
laws-reason-deadness-open = Within the limit of the search neither a checkmate was found nor a proof that there is none.
laws-reason-sheets-undecided = The sheets do not decide whether the game ended with { $move }.
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
laws-mate-why-wall-many = The king can only ever stand on { $count } squares, and no man of the other side can ever attack one of these.
laws-mate-why-wall-visitors-many = The king can only ever stand on { $count } squares. Of the other side only the men on { $visitors } can ever attack these, and they can never take every way out from him.
laws-mate-why-pawns-fixed = No pawn can move or be taken. { $rest }
laws-reason-cannot-mate = { $headline } { $why }
laws-reason-illegal-stands = { $move } was illegal, was completed and stands: positions are counted with it (article { $article }).
laws-reason-written-languages = { $written } means one of { $moves }, by the language that it is written in. Ask the player; give the language then.
laws-mate-why-limit = No checkmate and no proof was found among { $count } positions, the limit of one search.
laws-mate-use-checkmate = It is checkmate: the game is over and won.
laws-mate-use-stalemate = It is stalemate: the game is over and drawn.
laws-mate-use-dead = The position is dead: the game is drawn at once.
laws-mate-use-unsaid =
    { $what ->
        [flag-fall] The summary counts the moves made in time and makes no exception. The { $edition } make one: { $rest }
        [illegal-move] The summary does not say what an illegal move costs. The { $edition } say: { $rest }
        [dead] The summary does not know dead positions. The { $edition } say: { $rest }
       *[other] The summary does not say. The { $edition } say: { $rest }
    }
laws-mate-use-flag-fall =
    { $loser ->
        [white] If White’s flag falls, { $outcome ->
            [drawn] the game is drawn.
           *[lost] White loses.
        }
       *[black] If Black’s flag falls, { $outcome ->
            [drawn] the game is drawn.
           *[lost] Black loses.
        }
    }
laws-mate-use-resignation =
    { $loser ->
        [white] If White resigns, { $outcome ->
            [drawn] the game is drawn.
           *[lost] White loses.
        }
       *[black] If Black resigns, { $outcome ->
            [drawn] the game is drawn.
           *[lost] Black loses.
        }
    }
laws-mate-use-illegal-move =
    { $loser ->
        [white] If White completes the illegal move that loses, { $outcome ->
            [drawn] the game is drawn.
           *[lost] White loses.
        }
       *[black] If Black completes the illegal move that loses, { $outcome ->
            [drawn] the game is drawn.
           *[lost] Black loses.
        }
    }

## How a game ends by itself

laws-end-checkmate-white = checkmate by White
laws-end-checkmate-black = checkmate by Black
laws-end-stalemate = stalemate
laws-end-dead = dead position
laws-end-fivefold = the same position for the fifth time
laws-end-seventyfive = seventy-five moves without a pawn move or capture
laws-end-at = The game was over after { $move }: { $end } ({ $article }).

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

## Touched pieces (4.2 to 4.8). $side, $winner: `white` or `black`. $piece, $other, $rook: laws-piece-on.

# In the middle of a sentence.
laws-piece-on =
    { $role ->
        [king] the king on { $square }
        [queen] the queen on { $square }
        [rook] the rook on { $square }
        [bishop] the bishop on { $square }
        [knight] the knight on { $square }
       *[pawn] the pawn on { $square }
    }
laws-touch-adjusted = The player said first that pieces would be adjusted. Any legal move may be made.
laws-touch-accidental = The contact was clearly accidental. Any legal move may be made.
laws-touch-not-on-move =
    { $side ->
        [white] White did not have the move. Touching a piece brings no obligation for White.
       *[black] Black did not have the move. Touching a piece brings no obligation for Black.
    }
laws-touch-game-over = There is no legal move: the game is over.
laws-touch-move-own = The player must move { $piece }, the first of the touched pieces that can be moved.
laws-touch-capture = The player must capture { $piece }, the first of the touched pieces that can be captured.
laws-touch-capture-with = The player must capture { $other } with { $piece }.
laws-touch-first-of-both-own = The one cannot capture the other. The player must move { $piece }, the first of the touched pieces that can be moved or captured.
laws-touch-first-of-both-theirs = The one cannot capture the other. The player must capture { $piece }, the first of the touched pieces that can be moved or captured.
laws-touch-castle = The player must castle with { $rook }.
laws-touch-rook-first = { $rook } was touched before the king, so castling with it is not allowed on this move. The player must move { $piece }.
laws-touch-king-otherwise = Castling with { $rook } is not legal. The player must make another move with the king; castling on the other side is one, if it is legal.
laws-touch-king-cannot-move = Castling with { $rook } is not legal, and the king has no legal move. Any legal move may be made; the rook need not move.
laws-touch-any-move = None of the touched pieces can be moved or captured. Any legal move may be made.
laws-touch-moves =
    { $count ->
        [one] The move: { $moves }
       *[other] The moves to choose from: { $moves }
    }
laws-touch-release-stays = The piece was released on its square and stays there.
laws-touch-release-not-legal = Where the piece was released, it would not be a legal move. It goes back.
laws-touch-release-other = Another piece was touched first and must be moved. The one released goes back.
laws-touch-claim-lost =
    { $side ->
        [white] White has touched a piece since, so White can claim no more.
       *[black] Black has touched a piece since, so Black can claim no more.
    }
laws-touch-discretion = More than two pieces were touched. This is what the text says; the arbiter may judge otherwise.
laws-castling-lost = The right to castle with this rook is lost for good: king or rook has moved.
laws-castling-not-now = The right to castle is kept; castling is prevented for the moment.
laws-castling-between = A piece stands on { $square }.
laws-castling-in-check = The king is in check.
laws-castling-crosses = The king would cross { $square }, which is attacked.
laws-castling-arrives = The king would arrive on { $square }, which is attacked.

## The sealed move. $moves are in the letters of the language.

laws-sealed-ok = The sealed move is { $moves }.
laws-sealed-ambiguous = { $written } can mean { $moves }.
laws-sealed-illegal = { $written } is not a legal move.
laws-sealed-illegal-nearest = { $written } is not a legal move. Nearest: { $moves }.
laws-sealed-nothing = Nothing is written: there is no sealed move.
laws-sealed-unreadable = { $written } cannot be read as a move.
laws-sealed-not-algebraic = { $written } is not algebraic notation, which is no evidence. The arbiter decides, and warns the player.
laws-sealed-ends = The move ends the game: { $end } ({ $article }).
laws-sealed-not-complete = These rules ask for the complete notation, with departure and arrival square. That the move is written short is noted; it is not refused.
laws-sealed-draw-offer = A draw is offered with the sealed move. The offer stands until the opponent accepts or refuses it.
laws-sealed-elsewhere = With the letters of { $language } it would be { $move }: ask in which language the player writes.
laws-sealed-does-not-count = { $written } does not count: the game was over before it was sealed.
laws-was-over = The game was over already: { $end } (article { $article }).

## Resuming a game

laws-resume-goes-on = The game goes on.
laws-resume-won =
    { $winner ->
        [white] White wins.
       *[black] Black wins.
    }
laws-resume-drawn = The game is drawn.
laws-resume-both-lose = Both players lose, unless the arbiter decides otherwise.
laws-resume-new-game = The game is annulled and a new one is played.
laws-resume-arbiter = The arbiter decides.

## Clocks

laws-pace-standard = standard
laws-pace-rapid = rapid
laws-pace-blitz = blitz
# $moves is 0 for the rest of the game.
laws-clock-period =
    { $moves ->
        [0] The rest of the game
       *[other] { $moves } moves
    } in { $unit ->
        [minutes] { $base ->
            [one] { $base } minute
           *[other] { $base } minutes
        }
       *[seconds] { $base ->
            [one] { $base } second
           *[other] { $base } seconds
        }
    }{ $bonus ->
        [increment] , with { $seconds } s added for every move
        [delay] ; the clock waits { $seconds } s at every move
        [bronstein] ; up to { $seconds } s are given back after every move
       *[none] { "" }
    }
# $required is 0 where the period asks for no number of moves.
laws-clock-flag =
    { $side ->
        [white] White’s
       *[black] Black’s
    } flag falls on move { $number }: { $completed ->
        [one] { $completed } move was
       *[other] { $completed } moves were
    } completed{ $required ->
        [0] { "" }
       *[other] , period { $period } asks for { $required }
    }.
laws-clock-shows-more =
    After { $side ->
        [white] White’s
       *[black] Black’s
    } move { $number } the clock shows more than it can: time was added, or the reading is wrong.
laws-clock-no-time =
    “{ $found }” is no time ({ $side ->
        [white] White’s
       *[black] Black’s
    } move { $number }): the move counts as made in no time. Times are such as 58, 4:45, 1:02:03 or [%clk 1:29:50].
# What the arbiter wrote down about the clocks of this game.
laws-clock-adjusted = Set by the arbiter and counted here: { $clocks } ({ $why }).
laws-clock-score-lapses = With less than five minutes left in a period, a player need not keep score until its end: fewer than 30 seconds are added for a move.

## What the arbiter does at a resumption, in order

laws-step-set-up = Set up the position and the times of the record.
laws-step-open = Open the envelope.
laws-step-make-move = Make the sealed move on the board.
laws-step-start-clock =
    { $side ->
        [white] Start White’s clock.
       *[black] Start Black’s clock.
    }
laws-step-open-on-arrival = When the player who must reply comes, he may stop his clock; then open the envelope, make the move and start his clock again.
laws-step-reply-sealed = The player who must reply may write his reply, seal it in a new envelope, stop his clock and start that of the absent player.
laws-step-sealer-tells = The player who sealed states his move and plays it.
laws-step-sealer-tells-on-arrival = When the player who sealed comes, he states his move and plays it: the envelope is missing, and only he knows the move. The Laws do not say whose clock runs until then; in the adjourned position he has the move.
laws-step-tell-when-replier-comes = When the player who must reply comes, he may stop his clock; the player who sealed then states his move and plays it, and the replier’s clock is started again.
laws-step-set-times = Set the times; the arbiter decides them.
laws-step-correct-time = Correct the time shown.
laws-step-time-stays = The time shown stays, unless the arbiter decides otherwise.
laws-step-keep-closed = Keep the envelope closed.
laws-step-record-result = Write down the result.
laws-step-warn-notation = Warn the player that only algebraic notation is evidence.

## Incidents. The key ends in the code of the kind.

# What is done to clocks during a game: an incident of its own.
laws-incident-clock-adjusted = Clocks adjusted
laws-clocks-adjusted = The clocks are set as the arbiter says, and the game goes on.
# $time has its sign: +2:00.
laws-clocks-changed =
    { $side ->
        [white] White
       *[black] Black
    } { $time }
laws-clocks-shows =
    { $side ->
        [white] White
       *[black] Black
    } now shows { $time }
laws-clocks-at =
    at move { $number } of { $side ->
        [white] White
       *[black] Black
    }
# Beside the round clock: how late a player may come, and who says so.
laws-default-time =
    { $minutes ->
        [0] A player who is not there at the start loses
        [one] A player who comes more than { $minutes } minute late loses
       *[other] A player who comes more than { $minutes } minutes late loses
    }{ $from ->
        [clause] , by a clause of the event
        [event] , by the settings of the event
       *[laws] , by the Laws
    }, unless the arbiter decides otherwise.
# Beside a draw by agreement whose moves are known. $article is `none` in editions that do not speak of such a rule.
laws-agreed-too-early =
    Draw agreed after { $completed ->
        [0] no complete move
        [one] { $completed } move
       *[other] { $completed } moves
    }: the regulations of the event allow none before move { $before } ({ $article }). It stands only with the arbiter’s consent: settle the result with the reason, or let the game go on.
laws-agreed-no-move = Draw agreed before both players made a move, which the Laws do not allow ({ $article }). Settle the result with the reason, or let the game go on.
laws-both-absent =
    { $count ->
        [one] Board { $boards }: neither player is there. White
       *[other] Boards { $boards }: neither player is there. White
    } loses the time that passes until he comes.
laws-default-time-open = The regulations must give the default time, and the event has none.
# What a ruling that is no claim is about.
# $piece is a laws-piece-on.
laws-touch-piece-adjusted = “I adjust” was said before { $piece } was touched: that piece obliges to nothing.
laws-case-touch = Touched pieces: { $touched }
laws-case-sealed = Sealed move: “{ $written }”
laws-case-clock = Clocks: { $control }
laws-case-mate =
    { $side ->
        [white] Whether White can still checkmate
        [black] Whether Black can still checkmate
       *[both] Whether either side can still checkmate
    }
laws-case-resumed = Adjourned game: the resumption
laws-case-envelope = Adjourned game: the envelope says “{ $written }”
laws-mate-dead = Neither side can checkmate: the position is dead.
laws-clock-control = Time control { $control }, { $pace }.
laws-clock-left-after =
    After { $side ->
        [white] White’s
       *[black] Black’s
    } move { $number } the clock shows { $left }.
laws-now-result = Result: { $result }.
laws-incident-who = Whose it was must be said before it is written down: White’s or Black’s.
laws-incident-flag-fall = Flag fallen
laws-incident-resignation = Resignation
laws-incident-illegal-move = Illegal move
laws-incident-pawn-not-replaced = Pawn on the last rank not replaced
laws-incident-pressed-without-move = Clock pressed without a move
laws-incident-two-hands = Move made with two hands
laws-incident-phone = Telephone or device
laws-incident-noise = Noise
laws-incident-notes = Notes used
laws-incident-advice = Advice taken
laws-incident-analysis = Analysis on another board
laws-incident-distraction = Opponent distracted
laws-incident-late = Late arrival
laws-incident-clock-set-wrong = Clock set wrong
laws-incident-warning = Warning
laws-incident-time-added = Time added
laws-incident-expulsion = Expulsion
laws-incident-other = Other incident
# $count: illegal moves of the player in this game; $loses: the one that loses, 0 for none.
laws-ending-flag-fall-lost = The required moves were not made in the time given: the player loses.
laws-ending-flag-fall-drawn = The required moves were not made in the time given, but the opponent cannot checkmate by any series of legal moves: the game is drawn.
laws-ending-resignation-lost = The player resigns and loses.
laws-ending-resignation-drawn = The player resigns, but the opponent cannot checkmate by any series of legal moves: the game is drawn.
laws-mate-no-sheet = No scoresheet is attached to this game: give the position to find out whether the opponent can checkmate.
laws-mate-sheet-stops = The scoresheet of this game cannot be read to its end: give the position on the board.
laws-fault-goes-on =
    Illegal move { $count } of the player in this game. The game goes on{ $loses ->
        [0] .
       *[other] ; number { $loses } loses it.
    }
laws-fault-stands = The opponent has made his next move, so the move stands and the game goes on.
laws-fault-lost = Illegal move { $count } of the player in this game, the one that loses it.
laws-fault-drawn = Illegal move { $count } of the player in this game. The opponent cannot checkmate by any legal moves, so the game is drawn.
laws-fault-arbiter = These Laws do not count it among the illegal moves. The arbiter chooses a penalty.
laws-penalty-restore = Set up the position before the illegal move; if it cannot be known, the last position that is known.
laws-penalty-touch-move = The piece that was touched must be moved if it can be.
laws-penalty-queen = The pawn is replaced by a queen of its colour.
laws-penalty-only-on-claim = The arbiter acts only if the opponent claims before making a move himself.
laws-penalty-wait-then-draw = If both kings stand in check or a pawn on the last rank is not replaced, wait for the next move; if it stands so still, the game is drawn.
laws-penalty-mate-unknown = If the opponent cannot checkmate by any legal moves, the game is drawn instead. That has not been examined.
laws-penalty-local = The number comes from the clauses of the event.
# Which rules hold for an illegal move: $article is the article, or none.
laws-regime =
    { $pace ->
        [rapid] Rapid chess
       *[blitz] Blitz
    }{ $regime ->
        [full] {" "}with enough arbiters: the Competition Rules hold
       *[limited] {" "}without enough arbiters for the Competition Rules
    }{ $from ->
        [clauses] , by the clauses of the event
       *[asked] {""}
    }{ $article ->
        [none] {""}
       *[other] {" "}({ $article })
    }
# An illegal move after one that was counted before it was withdrawn.
laws-recount-changed =
    Counted anew it is number { $count } of the player in this game, no longer number { $before }: { $code ->
        [goesOn] the game goes on
        [drawn] the game is drawn
       *[lost] the game is lost
    }{ $minutes ->
        [0] {""}
        [one] , { $minutes } minute for the opponent
       *[other] , { $minutes } minutes for the opponent
    }. Ruled was: { $was ->
        [goesOn] the game goes on
        [drawn] the game is drawn
       *[lost] the game is lost
    }.
laws-recount-same = Counted anew it is number { $count } of the player in this game, no longer number { $before }. What was ruled stays the same.
laws-recount-open = Counted anew it is number { $count } of the player in this game, no longer number { $before }. Rule on it again.
laws-recount-result = The result { $result } that was written with it stands: correct it, with the reason, if it no longer follows.
laws-recount-later = { $kind }: { $text }

laws-conduct-lost = The player loses the game.
laws-conduct-drawn = The player would lose the game, but the opponent cannot checkmate by any series of legal moves: it is drawn.
laws-conduct-lost-unless = The player loses the game, unless the regulations of the event give a lesser penalty.
laws-conduct-arbiter = The arbiter chooses a penalty.
laws-conduct-default-time = The default time decides: who comes later loses, unless the arbiter decides otherwise.
laws-conduct-default-time-summary = Who comes more than one hour late loses.
laws-conduct-set-right = The clock is set right and the game goes on.
laws-conduct-noted = It is written down.

# Languages of piece letters, in sentences.
letters-en = English
letters-es = Spanish
letters-fr = French
letters-de = German
letters-it = Italian
letters-pt = Portuguese
letters-nl = Dutch
letters-ca = Catalan
letters-gl = Galician
letters-eu = Basque
letters-oc = Occitan
letters-da = Danish
letters-nb = Norwegian
letters-sv = Swedish
letters-fi = Finnish
letters-is = Icelandic
letters-et = Estonian
letters-lv = Latvian
letters-lt = Lithuanian
letters-pl = Polish
letters-cs = Czech
letters-sk = Slovak
letters-sl = Slovene
letters-hr = Croatian
letters-sr = Serbian
letters-hu = Hungarian
letters-ro = Romanian
letters-bg = Bulgarian
letters-ru = Russian
letters-uk = Ukrainian
letters-el = Greek
letters-tr = Turkish
letters-az = Azerbaijani
letters-eo = Esperanto
letters-vi = Vietnamese
letters-id = Indonesian
