### Words of the claim desk: scoresheets as read, positions, verdicts as told to the players, what happens next.
### Reasons, differences and editions are in laws.ftl. Moves come as arguments, in the piece letters of the sheet.
### $side, $turn, $opponent and $winner are always `white` or `black`.

## Scoresheets as read. Every sentence is about one place of the sheet.

claims-sheet-ambiguous = { $move } can mean { $suggestions } (line { $line }, column { $column }).
claims-sheet-ambiguous-taken = { $move } can mean { $suggestions } (line { $line }, column { $column }). { $taken } is taken, because only then the moves after it fit.
claims-sheet-illegal =
    { $count ->
        [0] { $move } is not a legal move (line { $line }, column { $column }).
       *[other] { $move } is not a legal move (line { $line }, column { $column }). Nearest: { $suggestions }.
    }
claims-sheet-illegal-taken = { $move } is not a legal move (line { $line }, column { $column }). { $taken } is taken, because only then the moves after it fit.
claims-sheet-unreadable =
    { $count ->
        [0] { $move } cannot be read (line { $line }, column { $column }).
       *[other] { $move } cannot be read (line { $line }, column { $column }). Nearest: { $suggestions }.
    }
claims-sheet-unreadable-taken = { $move } cannot be read (line { $line }, column { $column }). { $taken } is taken, because only then the moves after it fit.
claims-sheet-stands = { $move } is not a legal move (line { $line }, column { $column }). The sheet says that it was completed and stands: the moves after it are read on from there.
claims-sheet-goes-on =
    { $side ->
        [white] With { $moves } as White’s move { $number }, { $count ->
            [one] the move after it can be read.
           *[other] the { $count } moves after it can be read.
        }
       *[black] With { $moves } as Black’s move { $number }, { $count ->
            [one] the move after it can be read.
           *[other] the { $count } moves after it can be read.
        }
    } Write in the cell what was played.
claims-sheet-descriptive = { $move } is descriptive notation, which is no evidence (line { $line }, column { $column }).
claims-sheet-missing =
    { $side ->
        [white] White’s
       *[black] Black’s
    } move { $number } is missing.
claims-sheet-missing-taken =
    { $side ->
        [white] White’s
       *[black] Black’s
    } move { $number } is missing. { $taken } is taken, because only then the moves after it fit.
# What stands after the place where reading stopped.
claims-sheet-unread =
    { $count ->
        [one] { $count } move after that is not read.
       *[other] { $count } moves after that are not read.
    }
claims-sheet-in-descriptive = The sheet is in descriptive notation, which is no evidence (Appendix C). It is read as far as it is clear; the player is warned.
claims-sheet-rows = The rows were not in the order of their numbers. They were put in order.
claims-sheet-number-jumps = After move { $from } comes move { $to } (line { $line }).
claims-sheet-after-moves = “{ $text }” stands after the last move (line { $line }). It is not read.
claims-sheet-before-moves = “{ $text }” stands before the first move (line { $line }). It is not read.
claims-sheet-begins-late = The sheet begins with move { $number }. The moves before it, or the position after them, are missing.
claims-sheet-row-twice = Move { $number } is written twice (line { $line }). It is read once.
# $last is the move that gave checkmate or stalemate.
claims-sheet-after-end = { $move } is written after { $last }, which ended the game.
claims-sheet-after-result = After the result stands “{ $text }” (line { $line }). It is not read.
claims-sheet-bad-fen = The position “{ $text }” in the text cannot be used. The usual start is taken.
claims-sheet-too-many =
    { $count ->
        [one] { $count } move more than any game has is left out.
       *[other] { $count } moves more than any game has are left out.
    }

## Signs that do not agree with the move. They never decide.

claims-remark-capture-sign = { $move }: a capture is written, but nothing is captured.
claims-remark-check-sign = { $move }: a check is written, but the move gives none.
claims-remark-mate-sign = { $move }: mate is written, but the move does not give it.
claims-remark-en-passant-sign = { $move }: en passant is written, but the move is none.
claims-remark-castling-as-king-move = { $move }: castling is written as a move of the king.
claims-remark-letter-missing = { $move }: the letter of the piece is missing.
claims-remark-small-letter = { $move }: a small letter stands for the piece.
claims-remark-other-language = { $move }: the letter is of another language than the sheet. The one legal move that it gives there is taken.
claims-remark-capital-file = { $move }: a capital stands for the file of the pawn.
claims-remark-file-twice = { $move }: the file of the pawn is written twice, as a piece would be named. No piece fits.
claims-remark-file-missing = { $move }: the file the pawn comes from is missing.
claims-remark-rank-missing = { $move }: the rank of the square of arrival is missing.

## Lines beside the board

claims-castling-none = none left, both sides
claims-castling =
    White: { $white ->
        [both] both sides
        [king] king’s side
        [queen] queen’s side
       *[none] none
    }; Black: { $black ->
        [both] both sides
        [king] king’s side
        [queen] queen’s side
       *[none] none
    }
claims-en-passant-none = none
# $moves are the captures, in the letters of the sheet.
claims-en-passant-legal = { $moves }, legal only now
claims-state-check = check
claims-state-checkmate = checkmate
claims-state-stalemate = stalemate
claims-state-dead = dead position
# Stands for a move where there is none before a position.
claims-first-position = first position

## Verdicts

claims-verdict-not-possible = The claim is not valid: it was not made as the Laws ask. The game continues.
claims-verdict-too-late = The claim is not valid: the game was over before it.
claims-verdict-over = The game was over before the move of the claim.
claims-verdict-incomplete = The claim is not complete.
claims-occurred =
    After { $move }, the same position has appeared { $count ->
        [1] for the first time
        [2] for the second time
        [3] for the third time
        [4] for the fourth time
        [5] for the fifth time
       *[other] { $count } times
    }, with { $turn ->
        [white] White
       *[black] Black
    } to move.
claims-occurred-written =
    After { $move }, the move that { $side ->
        [white] White
       *[black] Black
    } has written, the same position has appeared { $count ->
        [1] for the first time
        [2] for the second time
        [3] for the third time
        [4] for the fourth time
        [5] for the fifth time
       *[other] { $count } times
    }, with { $turn ->
        [white] White
       *[black] Black
    } to move.
claims-occurred-only =
    After { $move }, the position has appeared for the { $count ->
        [1] first
       *[other] second
    } time, not the third.
claims-occurred-only-written =
    After { $move }, the move that { $side ->
        [white] White
       *[black] Black
    } has written, the position has appeared for the { $count ->
        [1] first
       *[other] second
    } time, not the third.
claims-fifty = Up to { $move }, { $count } half-moves were made without a pawn move or capture; { $needed } are needed.
claims-fifty-written =
    With { $move }, the move that { $side ->
        [white] White
       *[black] Black
    } has written, { $count } half-moves are made without a pawn move or capture; { $needed } are needed.
claims-fifty-short =
    Up to { $move }, { $count ->
        [one] { $count } half-move was
       *[other] { $count } half-moves were
    } made without a pawn move or capture; { $short ->
        [one] { $short } more is needed for { $needed }.
       *[other] { $short } more are needed for { $needed }.
    }
claims-fifty-short-written =
    With { $move }, the move that { $side ->
        [white] White
       *[black] Black
    } has written, { $count ->
        [one] { $count } half-move is
       *[other] { $count } half-moves are
    } made without a pawn move or capture; { $short ->
        [one] { $short } more is needed for { $needed }.
       *[other] { $short } more are needed for { $needed }.
    }
# Beside the occurrence that the written move would bring.
claims-written-not-played = written, not played
claims-end-at-start = The game was over in the first position of the record: { $end } ({ $article }).
claims-touched-piece = A piece was touched before the claim, so the right to claim on this move is lost.
claims-no-written-move =
    The move that { $side ->
        [white] White
       *[black] Black
    } has written is not given.
claims-nearest = Nearest legal moves: { $moves }.
claims-written-descriptive = Descriptive notation is no evidence.
# The ruling rests on a move that was not read but follows from the moves after it.
claims-rests-on-inferred =
    { $count ->
        [one] The verdict rests on a move that is not clear on the sheet: { $moves }.
       *[other] The verdict rests on moves that are not clear on the sheet: { $moves }.
    }
# Where an edition has no such claim: what another one says.
claims-where-silent = By the { $edition }: { $verdict }
claims-offer-contained =
    The claim is a draw offer too: { $opponent ->
        [white] White
       *[black] Black
    } may accept it at once.

## What happens now

claims-now-draw = The game is drawn: ½ - ½.
claims-now-win =
    { $winner ->
        [white] White has won: 1 - 0.
       *[black] Black has won: 0 - 1.
    }
claims-now-time =
    { $minutes ->
        [one] Add { $minutes } minute to { $opponent ->
            [white] White’s
           *[black] Black’s
        } time.
       *[other] Add { $minutes } minutes to { $opponent ->
            [white] White’s
           *[black] Black’s
        } time.
    }
claims-now-half =
    Take half of { $side ->
        [white] White’s
       *[black] Black’s
    } remaining time off, at most { $minutes } minutes.
claims-now-play =
    { $side ->
        [white] White
       *[black] Black
    } must play { $move }.
claims-now-play-or-another =
    { $side ->
        [white] White
       *[black] Black
    } wrote { $move } and may change it until it is played: check the printed edition.
claims-now-touch = The written move does not say which move is meant. A piece that was touched must be moved if it can be.
claims-now-arbiter = The arbiter decides whether the right was lost, and enters the result himself.
claims-now-no-time = No time is added. The game continues.
claims-now-sheets-undecided = Reconstruct the game with the players. If it cannot be shown how it ended, no result follows from the sheets.
claims-now-complete = Complete the sheet up to the move of the claim and examine it again.

## Articles

# $edition is a year, $number as printed.
claims-cite = Laws { $edition }, { $number }
# In the place of an article: what the event adds to the Laws.
# Within a sentence.
claims-article-number = article { $number }
claims-cite-clauses = Clauses of the event
claims-clause-wrong-claim =
    { $n ->
        [one] A wrong claim costs { $n } minute.
       *[other] A wrong claim costs { $n } minutes.
    }
claims-clause-default-time =
    { $n ->
        [0] A player who is not there at the start loses.
        [one] A player who comes more than { $n } minute late loses.
       *[other] A player who comes more than { $n } minutes late loses.
    }
claims-clause-supervision-full = In rapid and blitz there are enough arbiters: the Competition Rules hold.
claims-clause-supervision-limited = In rapid and blitz there are not enough arbiters for the Competition Rules.
claims-clause-illegal-loses = Illegal move { $n } loses the game.
claims-clause-illegal-minutes =
    { $n ->
        [one] An illegal move gives the opponent { $n } minute.
       *[other] An illegal move gives the opponent { $n } minutes.
    }
# $subject is as in the Spanish summary, which has no article numbers.
claims-cite-old-es =
    Summary of the older rules, { $subject ->
        [tablas] drawn games
        [ganada] won games
        [ausencia] absence
        [aplazamiento] adjournment
        [tiempo] time
        [prohibido] forbidden conduct
       *[other] { $subject }
    }

## Trouble with what was handed in

claims-bad-start = The first position is no usable FEN: { $why }; found “{ $found }”
claims-bad-start-hint = Leave it empty for the usual start
claims-bad-position = The position on the board is no usable FEN: { $why }; found “{ $found }”
claims-bad-position-hint = Copy it whole: the pieces, the side to move, castling
# What is wrong with a FEN, with the place; in the middle of a sentence.
claims-fen-empty = nothing is given, and pieces, side to move and castling are needed
claims-fen-ranks =
    it has { $count ->
        [one] { $count } rank
       *[other] { $count } ranks
    } and must have 8, parted by “/”
claims-fen-squares = rank { $rank } (column { $column }) has { $count } squares and must have 8
claims-fen-sign = “{ $sign }” in column { $column } is no piece (KQRBNP, black in small letters) and no number of empty squares
claims-fen-field =
    “{ $sign }” in column { $column } must be { $field ->
        [turn] the side to move, w or b
        [castling] the castling left, such as KQkq, or -
        [en-passant] the en passant square, such as e3, or -
        [quiet] the half-moves since a pawn move or capture, a number
       *[number] the number of the move
    }
claims-fen-kings =
    White has { $white ->
        [0] no king
        [one] { $white } king ({ $whites })
       *[other] { $white } kings ({ $whites })
    }, Black { $black ->
        [0] none
       *[other] { $black } ({ $blacks })
    }; each side must have one
claims-fen-pawns = pawns stand on { $squares }, and none can stand on the first or the last rank
claims-fen-opposite-check =
    { $side ->
        [white] White’s king on { $square } stands in check though Black has the move
       *[black] Black’s king on { $square } stands in check though White has the move
    }; check whose move it is
claims-fen-other = such a position cannot stand on a board
# What a position says and its board contradicts.
claims-start-left-out =
    { $what ->
        [castling] The position says that castling is possible where king or rook does not stand for it: that is left out.
       *[en-passant] The position says that en passant is possible where no pawn has just moved: that is left out.
    }
claims-bad-language = The language of the letters must be auto or a code such as en, es or de; found “{ $found }”
claims-bad-edition = The edition must be one of { $known }; found “{ $found }”
claims-bad-kind = The claim must be one of { $known }; found “{ $found }”
claims-bad-side = The claimant must be white or black; found “{ $found }”
claims-bad-mode = The manner of the claim must be written or onBoard; found “{ $found }”
claims-bad-before = What was done before the claim must be empty or { $known }; found “{ $found }”
claims-bad-choice = { $found } is none of { $known }
claims-bad-sealer =
    The player who seals is the one who has the move, { $known ->
        [white] White
       *[black] Black
    }; found { $found ->
        [white] White
        [black] Black
       *[other] “{ $found }”
    }
claims-no-sealer = Say who seals, or give the position on the board as FEN: the player who has the move seals
claims-incident-who = Say whose it was: White’s or Black’s
claims-bad-control = The time control must be such as 40/90+30:30+30, 90+30 or 60d5; found “{ $found }”
claims-bad-time = A time must be such as 58, 4:45 or 1:02:03; found “{ $found }”
claims-touch-nothing = At least one square must be given
claims-touch-empty = No piece stands on { $found }
claims-touch-bad = A touch must be such as e2, xd5 (taken off), e2-e4 (released) or a7-a8=Q; found “{ $found }”
claims-bad-ruling = The ruling was written by a newer version of the program and cannot be shown

## Two sheets put together. $writer says whose sheet it is, $written is the cell as it stands there, $move is the move of
## the game, with its number.

claims-merge-best-game = the game that fits best
claims-merge-other-game = { $move } instead of { $best }
claims-merge-slip =
    { $writer ->
        [white] White’s
       *[black] Black’s
    } sheet has “{ $written }” for { $move }: { $slip ->
        [piece] another piece
        [file] another file
        [rank] another rank
        [departure] another square of departure
        [castling] the wrong castling
        [ambiguous] more than one move fits
        [promotion] the new piece is wrong or missing
        [capture] the capture sign does not agree
        [check] the check sign does not agree
        [passant] no en passant capture
        [half] only a part can be read
        [illegible] it cannot be read
        [language] letters of another language
       *[unlike] it says something else
    }.
claims-merge-descriptive =
    { $writer ->
        [white] White’s
       *[black] Black’s
    } sheet is in descriptive notation, which is no evidence.
# On a ruling by two sheets. $white and $black are codes of the languages of the sheets.
claims-pair-told =
    Both sheets put together (White’s in { $white }, Black’s in { $black }); { $games ->
        [one] one game fits
       *[other] { $games } games fit, judged is { $label }
    }; { $differences ->
        [0] the sheets agree
        [one] one difference
       *[other] { $differences } differences
    }.
claims-merge-left-out =
    { $move } is not on { $writer ->
        [white] White’s
       *[black] Black’s
    } sheet.
claims-merge-swapped =
    { $writer ->
        [white] White’s
       *[black] Black’s
    } sheet has { $what ->
        [own] { $move } and the same player’s next move
        [rows] the row of { $move } and the next row
       *[pair] { $move } and the move after it
    } in the wrong order.
claims-merge-doubled =
    { $writer ->
        [white] White’s
       *[black] Black’s
    } sheet has “{ $written }” twice.
claims-merge-left-empty =
    { $writer ->
        [white] White’s
       *[black] Black’s
    } sheet has an empty place before { $move }. No move was made there.
claims-merge-too-much =
    { $writer ->
        [white] White’s
       *[black] Black’s
    } sheet has “{ $written }” before { $move }: it belongs to no move.
claims-merge-stops-early =
    { $writer ->
        [white] White’s
       *[black] Black’s
    } sheet stops before { $move }; { $count ->
        [one] { $count } half-move is
       *[other] { $count } half-moves are
    } on the other sheet only.
claims-merge-rest-unused =
    { $writer ->
        [white] White’s
       *[black] Black’s
    } sheet goes on with “{ $written }”; { $count ->
        [one] { $count } cell fits
       *[other] { $count } cells fit
    } no legal move and { $count ->
        [one] is
       *[other] are
    } left out.
claims-merge-on-no-sheet = { $move } stands on no sheet: it is a guess.
claims-merge-end-open = The sheets do not decide whether the game ended with { $move }: the end rests on a guess, or on a move that no sheet has plainly, or moves stand after it.
claims-merge-several-games =
    From { $move } on, { $count ->
        [one] { $count } other game fits
       *[other] { $count } other games fit
    } as well{ $more ->
        [yes] , and there are more than are listed
       *[no] { "" }
    }.
claims-merge-narrowed = More games fit than could be followed. The game that was played may be missing.
claims-merge-different-games = The sheets are not of one game. The one that makes more sense is read alone.
claims-bad-final-board = Expected the placement of a FEN, as 4k3/8/8/8/8/8/8/4K3, found { $found }
claims-bad-player = Expected white or black, found { $found }
claims-bad-moves = Expected at least one move to count
claims-moves-made-certain =
    { $player ->
        [white] White
       *[black] Black
    } made the { $moves } moves: every game that fits the sheets has them.
claims-moves-made-possible =
    { $player ->
        [white] White
       *[black] Black
    } made at least { $least } moves; the games that fit have up to { $most }, and { $moves } were to be made. It cannot be shown that the time was overstepped: play goes on, unless the moves can be proved otherwise.
claims-moves-made-refuted =
    { $player ->
        [white] White
       *[black] Black
    } made { $most } of the { $moves } moves: no game that fits the sheets has more.
claims-merge-final-not-reached = No game that fits ends in the final position given.
claims-merge-final-added =
    { $count ->
        [one] The last half-move is
       *[other] The last { $count } half-moves are
    } on no sheet: only the final position shows what was played.
