### Words of the window for what happens at the boards: incidents, adjourned games, appeals, two scoresheets, mates.
### Other words of the window are in ui.ftl. $side is always `white` or `black`.

## Sidebar, manual, keys

page-incidents = Incidents
page-adjourned = Adjourned
side-adjourned = { $n ->
    [one] 1 game adjourned
   *[other] { $n } games adjourned
}
manual-incidents = A board number, plus for White or minus for Black, one letter: the panel says what it means now, with the article.
    Nothing is written before Enter. The count of illegal moves follows the player through the game; a game that is lost gets its result with it.
    What was noted in error is withdrawn with a reason and stays legible.
manual-adjourned = Write down what stands on the envelope: position, times, who sealed, when the game is resumed and who keeps it.
    At the resumption say who is here. The steps follow, and every other case with its article.
    The sealed move stays hidden until the envelope is opened. Type it exactly as it is written: the verdict and what follows stand under it.
keys-complete = Take the first move offered
keys-envelope = The envelope
keys-resume = Resume the game

## Incidents: entry

incident-board = Board
incident-side = Whom it is about
incident-side-white = White
incident-side-black = Black
incident-side-both = Both, or nobody
incident-both = both
incident-then = then one letter
incident-kind = What happened
incident-no-board = There is no board { $n } in round { $round }
incident-noted = Round { $round }, { $n } noted
incident-write = Write it down
incident-write-result = Write it down: { $result }
incident-not-yet = Not written yet
incident-flag-fall = Flag fallen
incident-resignation = Resignation
incident-illegal-move = Illegal move
incident-pawn-not-replaced = Pawn not replaced
incident-pressed-without-move = Pressed, no move
incident-two-hands = Two hands
incident-phone = Phone, device
incident-noise = Noise
incident-distraction = Distraction
incident-notes = Notes used
incident-advice = Advice taken
incident-analysis = Other board
incident-late = Late arrival
incident-clock-set-wrong = Clock set wrong
incident-warning = Warning
incident-time-added = Time added
incident-expulsion = Expulsion
incident-other = Other

## One letter a kind, all different: they follow the language.

letter-flag-fall = F
letter-resignation = R
letter-illegal-move = I
letter-pawn-not-replaced = Q
letter-pressed-without-move = M
letter-two-hands = H
letter-phone = P
letter-noise = N
letter-distraction = D
letter-notes = U
letter-advice = A
letter-analysis = B
letter-late = L
letter-clock-set-wrong = C
letter-warning = W
letter-time-added = T
letter-expulsion = E
letter-other = O

## Incidents: log and panel

incident-log = Incidents noted
incident-again = another incident
incident-none = Nothing noted yet
incident-none-hint = Type a board number, + or -, and a letter
incident-head-player = Player
incident-head-what = What
incident-head-article = Article
incident-head-ruling = Ruling
incident-nth = { $kind }, no. { $n }
incident-goes-on = the game goes on
incident-stands = the move stands
incident-lost = game lost
incident-drawn = game drawn
incident-arbiter = the arbiter decides
incident-minutes-given = { $n } min to the opponent
incident-withdrawn = withdrawn: { $reason }
# Buttons with the sign of a printer.
incident-print-round = Round { $n }
incident-print-all = Whole event
incident-panel = What it means
incident-panel-hint = Choose a board and what happened: what the count means now stands here
incident-title = Board { $n }, { $who }: { $kind }
incident-count = No. { $n } of this player
incident-count-loses = No. { $n } of this player; no. { $loses } loses
incident-result = Written with it: { $result }
incident-after-reply = The opponent has moved since
incident-supervised = Rapid or blitz with enough arbiters
incident-can-mate = Can the opponent mate?
incident-position = Position on the board (FEN)
incident-position-sheet = From the scoresheet
incident-can-mate-unknown = not known
answer-yes = yes
answer-no = no
incident-given-result = Result
incident-by-laws = as the Laws say
incident-minutes = Minutes to the opponent
incident-note = Note
incident-where = Where
incident-round-board = round { $round }, board { $n }
incident-next = If it happens again in this game
incident-carried = Other incidents of this player: { $n }
incident-withdraw = Withdraw
incident-withdraw-title = Withdraw this incident?
incident-withdraw-text = It stays in the list, struck out, and no longer counts. A result that was written with it stays: correct it on Results.

## Adjourned games: list and envelope

adjourn-open = { $n ->
    [0] None open
    [one] 1 open. No final standings or report while one is open
   *[other] { $n } open. No final standings or report while one is open
}
adjourn-do = Adjourn a game
adjourn-print = Adjournment sheet
adjourn-none = No adjourned games
adjourn-none-hint = Key 7 on Results marks a board as adjourned; the envelope is written here
adjourn-head-where = Where
adjourn-head-next = Next
adjourn-game = { $white } - { $black }
adjourn-sealed = Sealed
adjourn-marked = Nothing written yet
adjourn-resumed = Resumed
adjourn-over = Over
adjourn-resumes = resumes { $when }
adjourn-marked-hint = Write down what stands on the envelope first
adjourn-choose = choose a game
adjourn-hint = The sealed move is never typed here: only the players know it until the envelope is opened
adjourn-otherwise = If it goes otherwise
adjourn-case = Case
adjourn-done-then = What is done then
case-absent = { $side ->
    [white] White is not here
   *[black] Black is not here
}
case-nobody = Nobody is here
case-late = { $side ->
    [white] White comes too late
   *[black] Black comes too late
}
case-both-late = Both come too late
case-missing = Envelope is lost
case-missing-times = Lost, times too
case-position-lost = Position is lost
case-wrong-time = Times were set wrong
case-drawn = Draw agreed before
envelope-title = Envelope, board { $n }
envelope-print = Print envelope
envelope-write = Write the envelope
envelope-correct = Correct the envelope
envelope-nothing = Nothing stands on the envelope yet
envelope-position = Position before the sealed move
# In the place of the board while no position is typed
envelope-board-hint = The board shows here once the position is typed
envelope-round = Round, board
envelope-sealer = Sealed by
envelope-number = Sealed move no.
envelope-times = Time used
envelope-white-used = Time used by White (h:mm:ss)
envelope-black-used = Time used by Black (h:mm:ss)
envelope-bad-time = Times are written as 1:18:12
envelope-has-move = who has the move
envelope-as-position = as in the position
envelope-draw-offer = Draw offer
envelope-offer-of = { $side ->
    [white] White's, not answered
   *[black] Black's, not answered
}
envelope-offer-none = none
envelope-resumes = Resumes
envelope-venue = Place
envelope-kept-by = Kept by
envelope-complete = Position, times, sealer, move number and resumption are on the envelope
envelope-missing = Not on the envelope: { $what }

## Adjourned games: resumption

resume-title = Resume
resume-who = Who is here?
resume-both = Both
resume-only-white = Only White
resume-only-black = Only Black
resume-nobody = Nobody
resume-late = Later than the default time allows
resume-otherwise = Something else
resume-envelope = Envelope
resume-found = it is here
resume-before = Before the resumption
resume-nothing = nothing happened
resume-resigned = { $side ->
    [white] White resigned
   *[black] Black resigned
}
resume-times = Times on the clock
resume-times-right = right
resume-times-before = wrong, seen before the first move
resume-times-later = wrong, seen later
resume-hidden = Hidden until the envelope is opened
resume-open = The envelope is opened
resume-empty = It holds no move
resume-do = Resume the game
resume-play = Play { $move } and resume
resume-result = Write: { $result }
resume-outcome = What follows
resume-no-move = none
resume-waits = The game goes on. Its result is entered on Results
resume-results = To the board on Results

## Claim desk: two scoresheets

sheet-whose = Whose sheet
sheet-both = Both
sheet-both-hint = Type or paste White's and Black's sheet: the game that both support appears here, with every difference
pair-sheet-of = { $side ->
    [white] White's sheet
   *[black] Black's sheet
}
pair-slipped = differs, read as { $move }
pair-swapped = order swapped, read as { $move }
pair-left-out = left out, { $move } by the other sheet
pair-differences = Differences { $n }
moves-made-title = Moves made in the period?
moves-made-number = Moves
moves-made-player = Whose flag fell
moves-made-board = Final position, if kept (FEN)
pair-same = Both sheets give the same game
pair-games = Games that fit { $n }
pair-games-same = { $n } games fit; the verdict is the same for all
pair-games-differ = { $n } games fit, with different verdicts: ask the players which was played

## Claim desk: appeals, in the list of rulings

appeal-title = Appeal
appeal-by = Who appeals
appeal-write = Write the appeal
appeal-decide = Decide the appeal
appeal-upheld = The ruling stands
appeal-overturned = Overturned
appeal-decided-by = Who decided
appeal-result = Result from now on
appeal-result-stays = as it is
appeal-open = Appealed by { $by }: { $reason }
appeal-was-upheld = Appeal of { $by }: the ruling stands. { $decider }: { $why }
appeal-was-overturned = Appeal of { $by }: overturned. { $decider }: { $why }

## Claim desk: whether a side can still mate

claim-tab-mate = Mate possible
mate-title = Can the side still mate?
mate-who = Who would win
mate-both = Both
mate-line = Moves to the checkmate { $n }
mate-hint = Type the position, or take it along from the first tab
mate-examined = Positions examined: { $n }
mate-follows = What follows
mate-sides = Each side
# The Laws looked up from the claim desk.
articles-button = Look up the Laws
articles-title = Articles of the Laws
articles-search = Number or words
articles-example = 9.2, envelope
articles-all = all editions
articles-found =
    { $n ->
        [0] No article has all these words
        [one] { $n } article
       *[other] { $n } articles
    }
# Clocks of a game set anew, on the tab of the clocks.
adjust-title = Adjust the clocks of a game
adjust-no-board = No board of this round is out
adjust-pick = choose a board
adjust-white = White: added or taken
adjust-black = Black: added or taken
adjust-white-shows = White now shows
adjust-black-shows = Black now shows
adjust-move = Move number
adjust-running = Whose clock ran
adjust-write = Write down
adjust-written = Adjusted in round { $n }
round-clock-as-scheduled = As scheduled
# Photo strip beside the note of a ruling.
photo-title = Photos
photo-add = Add a photo
photo-hint = Pick a file, or paste or drop a picture
photo-kind = Pictures
photo-open = Show { $name }
photo-waits = Kept when the ruling is written
photo-drop = Leave this photo out
photo-line = { $size } · { $time } · { $by }
photo-why = Why it is taken out
photo-remove = Take out
photo-hash = SHA-256 { $sha }
