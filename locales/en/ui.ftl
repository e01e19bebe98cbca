### The window's own words. What the desk says (results in words, reasons, warnings) is worded in the other files.

## The frame: top bar, sidebar, palette

program-name = Arbiter's Desk
menu = Menu
top-tournament = Tournament
top-players = { $n ->
    [one] { $name }, 1 player
   *[other] { $name }, { $n } players
}
top-round = Round { $n }
top-of = of { $n }
top-round-before = Round before
top-round-after = Round after
top-keys = Keys
# Spoken: the link round the result keys in the top bar
top-keys-set = Result keys, set { $set }. Change
top-saved = Saved { $time }
# In place of the time of saving, while something could not be saved.
top-not-saved = Not saved
top-copy-failed = Copy failed
# The button that undoes, naming its target
top-undo = Undo { $what }
top-undo-nothing = Nothing to undo
top-redo-nothing = Nothing to redo
top-offline = Works without internet
top-help = Help
state-published = Published { $time }
state-published-plain = Published
state-draft = DRAFT, only you see it
state-not-drawn = Not drawn yet
side-pages = Pages
side-find = Find anything
side-open = { $n } open
side-who = { $name }, { $role }
side-manual = manual and keys
group-prepare = Prepare
group-round = Round
group-tables = Tables
group-out = Give out
group-record = Record
page-home = Events
page-setup = Rules and schedule
page-players = Players
page-results = Results
page-pairings = Pairings
page-claims = Claims
page-standings = Standings
page-crosstable = Crosstable
page-prints = Prints and files
page-journal = Journal
page-settings = Settings
palette-label = Page, player, board, article or command
palette-hits = Found
palette-none = Nothing found
palette-page = page
palette-player = player
palette-board = board
palette-command = command
palette-board-line = { $n }: { $white } - { $black }
palette-close-event = Close the event
palette-article = article
palette-withdraw = Withdraw a player
palette-expel = Expel a player
palette-return = Let a player return
palette-bye = Bye or absence of a player
palette-remove = Take an entry out
palette-whatif = What must happen for a player to be first
palette-whatif-of = What must happen
# A command and the player it is about.
palette-of-player = { $what }: { $name }
palette-who-for = Who?
palette-nobody = Nobody here can be chosen for this
palette-pair = Draw or publish the next round
palette-discard = Throw the pairing by hand away
palette-unpublish = Take back the pairings of the last round
palette-results = Enter results
palette-incident = Log an incident
palette-claim = Claim: { $what }
palette-category = Standings of a category
palette-columns = Columns of the standings
palette-teams = Standings of teams
palette-crosstable = Crosstable: { $by }
palette-prizes = Prizes: places, categories, amounts
palette-export = Write a file: { $what }
palette-backup = Backup: copy the event now
palette-verify = Verify the journal
palette-language = Language: { $language }
palette-theme = Theme: { $theme }
palette-density = Rows: { $density }
palette-paper = Paper: { $paper }
palette-key-set = Result keys { $set }
palette-who = Who works here: name and role
palette-folder = Folder for backup copies
palette-help = Help and manual of this page
palette-print = Print: { $document }
palette-round = Round { $n }
palette-open-event = Open { $name }
# Other words that find a command in Ctrl+K. They are never shown.
palette-also-undo = take back the last action
palette-also-redo = do again
palette-also-print = paper PDF
palette-also-help = keys manual shortcuts how to F1
palette-also-new-event = create begin tournament
palette-also-open-file = import TRF report database restore backup event
palette-also-claim-draw = threefold repetition fifty moves three times scoresheet ruling
palette-also-claim-mate = flag fall dead position insufficient material helpmate 6.9
palette-also-claim-touch = touch move piece touched 4.3
palette-also-claim-sealed = sealed move envelope
palette-also-claim-clock = time control add time adjust clocks
palette-also-claim-round = default time late arrival round starts waiting
palette-also-articles = FIDE Laws of Chess rules look up
palette-also-language = translation
palette-also-theme = appearance colors colours
palette-also-density = spacing row height
palette-also-key-set = number pad 1 5 0
palette-also-who = arbiter user login sign in
palette-also-folder = backup second place safety
palette-also-lists = FIDE list download load national
palette-also-enter = new player late entry add register
palette-also-import = CSV XLSX Excel table import players entry list
palette-also-ratings = elo refresh list
palette-also-renumber = starting numbers seeding start list order
palette-also-away = absent half-point bye zero-point bye request forbidden prohibited pairs
palette-also-pair = pairings pairing publish Swiss draft
palette-also-hand = manual pairing swap lock exchange players
palette-also-unpublish = unpublish undo round withdraw pairings
palette-also-results = score enter result correct a result wrong result forfeit
palette-also-missing = open boards missing results
palette-also-second = check verify results double entry
palette-also-others = unusual result half point unrated
palette-also-incident = illegal move penalty warning phone late
palette-also-adjourn = adjournment envelope sealed move
palette-also-resume = adjourned open the envelope
palette-also-rulings = appeal decisions list of claims
palette-also-as-of = history earlier moment past time
palette-also-category = women juniors age rating group
palette-also-charts = statistics diagram
palette-also-teams = clubs team table
palette-also-norms = IM GM FM title application
palette-also-prizes = money prize fund
palette-also-export = export save send upload
palette-also-read = import PGN games TRF tournament
palette-also-site = website HTML publish internet
palette-also-backup = save copy safety
palette-also-verify = hash chain check integrity audit
palette-also-new-tournament = add group section create
palette-also-part-event = place dates arbiters organizer name
palette-also-part-tournament = rules system rounds scoring time control laws initial colour acceleration
palette-also-part-tie-breaks = Buchholz Sonneborn direct encounter
palette-also-part-schedule = times of the rounds dates
palette-also-close = leave quit exit
palette-also-withdraw = leaves drop out quits
palette-also-expel = exclude disqualify throw out
palette-also-return = comes back again rejoin
palette-also-bye = absent half-point zero-point misses a round
palette-also-remove = delete a player mistake
palette-also-edit = edit player correct name rating data
palette-also-card = games results history of a player
palette-also-whatif = forecast last round win
undo = Undo
redo = Redo
undo-line-away = Put this line away
undo-reason-title = Undo needs a reason
undo-reason-text = This crosses a published round or a sent report. The reason is kept in the journal
when-today = Today { $time }
role-chief = Chief arbiter
role-deputy = Deputy
role-arbiter = Arbiter
role-assistant = Assistant
actor-title = Who is at this desk?
actor-text = Asked once on this computer. Every entry of the journal carries the name
actor-name = Your name
actor-role = Your role
actor-save = Begin
actor-later = Later
print = Print
print-nothing = Nothing on this page can be printed: Prints and files has every document
print-saved = Saved as { $path }

## Words that many pages use

color-white = White
color-black = Black
color-none = no colour
rating-none = unrated
n-points = { $points } pts
key-delete = Del
key-space = Space
dialog-close = Close
dialog-cancel = Cancel
dialog-keep = Keep as it is
dialog-not-yet = Not yet
field-reason = Reason
field-reason-needed = A reason is needed: the button waits for it
field-number = A whole number from { $min } to { $max } is needed
field-reason-optional = Reason, if there is one
head-board = Bo.
head-number = No.
head-title = Title
head-name = Name
head-rating = Rtg
head-federation = Fed.
head-club = Club
head-points = Pts
head-result = Result
head-second = 2nd pass
head-marks = Marks
head-float = Float
head-had = Had
head-rank = Rk.
head-time = Time
head-round = Rd
head-what = Opponent
head-counts = Counts
head-reason = Reason
head-tie-break = TB{ $n } { $code }
without-game =
    { $points ->
        [none] { $name }: { $what }
       *[other] { $name }: { $what } ({ $points })
    }

## What went wrong: headings above the desk's own sentence

trouble-bad-input = Not understood
trouble-not-found = Not found
trouble-refused = Not possible now
trouble-stale = Someone was faster
trouble-no-event = No event is open
trouble-read-only = Only to be read
trouble-io = Trouble with a file or the disk
trouble-damaged = Damaged file
trouble-internal = A fault of the program
trouble-unreachable = The desk does not answer
trouble-unreachable-hint = Nothing was saved since. Start the program again; everything written before is safe
# The line at the bottom after a page with changes was left; $page is its name
unsaved-kept = Not saved yet: { $page } keeps what you typed
trouble-away = Put away

## Results in words: legend, lists, dialogs

outcome-white = White wins
outcome-draw = Draw
outcome-black = Black wins
outcome-black-absent = Black absent
outcome-white-absent = White absent
outcome-both-absent = Both absent
outcome-half-zero = Half a point to White
outcome-zero-half = Half a point to Black
outcome-both-lose = Both lose
outcome-white-unrated = White wins, not rated
outcome-draw-unrated = Draw, not rated
outcome-black-unrated = Black wins, not rated
outcome-adjourned = Adjourned
outcome-clear = Clear
outcome-line = { $text }  { $words }
result-open = open
result-differs = differs
result-corrected = corrected
result-checked = checked twice
result-once = once
mark-ruling = ruling
mark-sheet = sheet

## Home

home-events = Your events
home-none = No events yet
home-none-hint = Make a new event, open a file, or look at the example
home-gone = The file is not there any more
home-continue = Continue
home-open = Open
home-forget = Take off the list
home-copied = Copied { $when }
home-not-copied = No copy yet
home-start = Start
home-new = New event
home-salvage = Save what can be read, and open that
home-new-hint = Three questions: name, system, rounds. Everything else has a FIDE default that you can change until round 1
home-open-file = Open an event or a TRF file
home-example = Open the example
home-claim = Look up a claim, no event
home-files = Events and tournament reports
home-version = Version { $version }. Free software, GPL-3.0-or-later
new-name = Name of the event
new-system = System
new-rounds = Rounds
new-rounds-follow = The rounds follow from the number of players
new-make = Make the event
system-swiss = Swiss (FIDE Dutch)
system-dubov = Swiss (Dubov; not verified against the FIDE text)
system-burstein = Swiss (Burstein; not verified against the FIDE text)
system-lim = Swiss (Lim; not verified against the FIDE text)
system-double-swiss = Double-Swiss (two rounds a match; not verified against the FIDE text)
system-keizer = Keizer
system-knock-out = Knock-out
system-scheveningen = Scheveningen (two teams)
system-berger = Round robin
system-berger-double = Double round robin
folder-up = Folder above
folder-empty = No events or reports here

## Results

results-filter = Boards shown
results-all = All { $n }
results-missing = Missing { $n }
results-differ = Differ { $n }
results-jump = board number
results-finding = Finding { $text }
results-sheet = Results sheet
results-draft-next = Draft round { $n }
results-not-published = Round { $n } is not published yet
results-to-pairings = Go to the pairings
results-older = An older round: a result key opens a correction, which asks for the reason
# Inline, when a key has no meaning: key, set in force
results-nothing = Key { $key } means nothing in key set { $set }
results-no-board = There is no board { $board } in this round
# After letters that no name begins with, a result key writes nothing.
results-not-found = Nobody here begins with { $text }: nothing was written
second-title = Second pass
second-hint = Type each slip again. Equal results close the board
second-running = Running: type each slip again
second-of = of { $n } checked
second-start = Start second pass
second-end = End second pass
panel-board = Board under the cursor
panel-board-n = Board { $n }
panel-claim = Claim
panel-sheet = Scoresheet
last-title = Last entered
last-none = Nothing entered in this round yet
last-undo = Undo board { $n }
early-title = Board { $n }: draw too early
differs-title = Board { $n } differs
differs-ask = Ask both players, then settle
differs-settle = Settle board { $n }
settle-result = What the players say now
settle-choose = Choose a result
settle-do = Settle
others-title = Other results, board { $n }
correct-title = Correct board { $n }?
correct-text = Was { $was }, becomes: { $is }. The old result stays in the journal
correct-do = Correct
stale-title = Someone was faster on board { $n }
stale-text = The board says { $theirs }. Yours, { $mine }, was not saved
stale-seen = Understood
line-result = Board { $board }: { $white } – { $black } { $result }
line-cleared = Board { $board } cleared: { $white } – { $black }

## Pairings

pairings-title = Pairings, round { $n }
pairings-starts = Starts { $when }
pairings-later = The round before has to be published first
# Results of an older round, when the key says what stands there already
results-same = Board { $n } has this result already
draft-sub = A draft. Nobody else sees it
draft-by-hand = Changed by hand. Nobody else sees it
draft-label = Draft of round { $n }
draft-drawing = Drawing the round
draft-again = Draw again
draft-discard = Throw away
draft-publish = Publish round { $n }
draft-picked = { $name } is picked up
draft-picked-hint = Go to the player to change places with and press S. Esc lets go
# One letter for a color, in a history of colors.
color-white-letter = W
color-black-letter = B
draft-had = Had { $colors }
draft-locked = locked
draft-changed = by hand
draft-bye = Bye: { $name }
draft-no-bye = This round has no pairing-allocated bye
draft-panel = The board under the cursor, and the checks before publishing
draft-why = Why board { $n }?
draft-player-why = Why { $name }?
draft-no-why = No reason is recorded: this board was made by hand
draft-points-number = { $points }, no. { $n }
draft-lock = Lock
draft-unlock = Unlock
draft-swap = { $side ->
    [white] Swap White
   *[black] Swap Black
}
draft-swap-here = Swap with { $name }
draft-colors = Change colours
draft-give-bye = { $side ->
    [white] Bye for White
   *[black] Bye for Black
}
draft-hand = Changed by hand
draft-before = Before you publish
draft-no-findings = Nothing to confirm
draft-refused = This draft breaks a rule that cannot be confirmed. Change it or draw again
draft-confirm-first = Confirm the warnings on the right first
draft-without-game = Not paired: { $n }
why-not-title = Why not these two?
why-not-one = Number
why-not-other = and number
why-not-ask = Ask
why-not-number = Nobody in this round has the number { $n }
why-not-picked = Why not { $name } against …?
why-not-picked-hint = Go to the other player and press W. Esc lets go
ahead-title = Looking ahead
ahead-large = In a field of this size this takes a few seconds. Everything else goes on meanwhile
ahead-look = Look ahead
ahead-working = Looking ahead…
ahead-progress = { $done } of { $all } outcomes
ahead-stop = Stop
ahead-said =
    { $outcomes ->
        [one] One outcome is possible.
       *[other] { $outcomes } outcomes are possible.
    } Boards that are the same whatever happens: { $sure }
ahead-unpaired =
    { $n ->
        [one] One outcome leaves a round that cannot be paired.
       *[other] { $n } of { $outcomes } outcomes leave a round that cannot be paired.
    }
# Under the number of outcomes: what "whatever happens" does not cover.
ahead-played = Games count as played here: after a forfeit other boards may change too
ahead-suppose = Choose how the open games end to see the round
ahead-game = { $white } - { $black }
ahead-any = open
ahead-round = Round { $n } for these results
ahead-safe-boards = Boards that are the same whatever happens
ahead-open =
    { $n ->
        [one] 1 open game
       *[other] { $n } open games
    }
ahead-safe = safe
ahead-may-change = may change
ahead-next = Look ahead to round { $n }
draft-line-locked = Board { $n } locked
draft-line-unlocked = Board { $n } unlocked
draft-line-swapped = { $a } and { $b } changed places
draft-line-colors = Board { $n }: colours changed
draft-line-bye = Bye given to { $name }
draft-untouched = This is the draft as it is drawn from the entries: nothing to draw again
draft-line-redrawn = Round { $n } drawn again
draft-line-published = Round { $n } published
# No engine knows a pairing: who is in the way, and the way on.
refusal-title = No engine can draw this round: you decide
refusal-players = Who cannot be paired
refusal-legal = May meet
refusal-bars = May not meet, and why
refusal-nobody = nobody
refusal-more = { $n } more players stand as these do
hand-start = Pair by hand
hand-start-hint = Everybody waits; you make the boards. Locked boards stay. Warnings with their articles never stop you: you decide, with a reason
hand-no-engine = No pairing obeys the rules: you decide, with a reason
hand-no-engine-why = Why
hand-picked-hint = Go to the other player and press S: two who wait make a board, others change places. Esc lets go
hand-free = Take board apart
hand-free-bye = Take the bye away
hand-line-begun = Pairing by hand begun
hand-line-paired = { $a } and { $b } paired
hand-line-freed = Board { $n } taken apart
hand-line-bye-freed = The bye of { $name } taken away
draft-reason = Why you decide so (stays in the journal)
draft-reason-first = Write the reason on the right first: it stays in the journal
pool-title =
    { $n ->
        [one] 1 player waits for a board
       *[other] { $n } players wait for a board
    }
pool-label = Players without a board
pool-bye = Bye
pool-against = Against { $name }
pool-pick = Pick up { $name }
pool-pair = With { $name }
pool-let-go = Let go of { $name }
pool-give-bye = Bye for { $name }
ahead-too-many = { $n } games are open. Looking ahead to the next round needs at most { $most }
# The dialog of the pairings page with byes, absences and prohibited pairs.
away-open =
    { $n ->
        [0] Byes and absences
       *[other] Byes and absences ({ $n })
    }
away-title = Byes, absences and prohibited pairs
away-silent = To be asked before round { $n }
away-silent-none = Everybody is accounted for
away-requests = Byes and absences by round
away-requests-none = Nobody has asked for a bye or an absence
away-leaving = Away for longer
away-leaving-none = Nobody has left or comes later
away-apart = May not meet
away-apart-none = Everybody may meet everybody
away-apart-always = in all rounds
away-apart-rounds = in rounds { $first } to { $last }
away-apart-change = Change in Rules and schedule
away-add = Give a bye or note an absence
away-player = Player
away-absent-now = Absent in round { $n }
away-withdraw = Withdraw
float-down = floats down
float-up = floats up
finding-refused = Not allowed.
finding-confirm = Confirm:
finding-note = Note:
unpublish = Take back
unpublish-case-needed = Choose one of the cases
unpublish-not = Round { $n } cannot be taken back: results are in, or a later round is out
unpublish-title = Take back round { $n }?
unpublish-text = The round becomes a draft again. Results stay with their games. Lists that hang in the hall are then wrong
unpublish-case = Case
unpublish-keep = Keep it published
unpublish-do = Take the round back
case-rematch = Two players have already met
case-rules = The pairing breaks the rules
case-agreement = The players concerned agree
case-late-entry = A late entry
case-unforeseen = Something nobody could foresee

## Standings and crosstable

standings-when = Which standings
# Of a report with records of teams: whose standings.
standings-whose = Whose standings
standings-of-players = Players
standings-of-teams = Teams
head-match-points = MP
spoken-match-points = Match points
head-game-points = GP
spoken-game-points = Game points
# After the round: matches of teams with a board open.
teams-open =
    { $n ->
        [0] All results are in
        [one] { $n } match with a board open
       *[other] { $n } matches with a board open
    }
teams-primary-mp = Match points decide
teams-primary-gp = Game points decide
teams-boards =
    { $n ->
        [one] { $n } board
       *[other] { $n } boards
    }
standings-after = After round { $n }
standings-before = Before round 1
standings-now = Now
standings-now-in = Now, { $in } of { $of } in
standings-round = Round
standings-open = a game is open
standings-final = Final
standings-full = Every result up to round { $n } is in
standings-open-games = { $n ->
    [one] Provisional: 1 game open
   *[other] Provisional: { $n } games open
}
standings-legend = TB{ $n } { $name } ({ $article })
standings-legend-plain = TB{ $n } { $name }
standings-why = on a number: why?
working-cut = cut
working-value = Result
working-none = No working
crosstable-by = Order
crosstable-by-rank = By rank
crosstable-by-number = By number
crosstable-ranks = Opponent numbers are ranks in this table, after round { $n }
crosstable-numbers = Opponent numbers are starting numbers, after round { $n }
crosstable-open = game open
# Position of a row, where ranks are shared.
crosstable-position = #
crosstable-star = * game open
crosstable-forfeit = + - decided by forfeit
crosstable-bye = { $full } { $half } { $zero } no opponent: bye or absent, with the points given

## Keys and the short manual (F1)

help-title = { $page }: manual and keys
help-keys-page = Keys of this page
help-keys-everywhere = Keys on every page
keys-find = Find a page, player, board or command
keys-undo = Undo the last action
keys-redo = Redo
keys-print = Print what is seen
keys-round-before = Round before
keys-round-after = Round after
keys-jump = Go to a board number
keys-missing = Only the missing
keys-second = Second pass
keys-others = Other results
keys-next-row = Next row
keys-leave = Leave unchanged
keys-lock = Lock the board
keys-swap = Swap two players
keys-bye = Give the bye to this player
keys-redraw = Draw again
keys-publish = Publish
keys-why = Why this number
keys-open-game = opens the game
manual-home = Continue the last event, open another, or make a new one.
    Nothing has to be saved: every entry is written at once.
manual-results = A result key writes at once and goes to the next open board. Letters find a player; a slash and a number go to a board.
    Type all slips again in a second pass: equal results close the board, different ones turn red until you settle them.
    Digits are never board numbers without the slash. The key set is always in the top bar.
manual-pairings = The draft is yours alone: nobody sees it, and nothing is written until you change something by hand.
    The panel says why each board came about. Lock boards that must stay and draw the rest again, or swap two players.
    W on one player and W on another asks why these two do not meet. While up to five games are open, the page looks ahead to the next round.
    Publishing writes the round. Warnings that need it must be confirmed first.
manual-standings = Shown after the last round in which every result is in. Now counts the results that are in so far.
    Press Enter on points or a tie-break to see how it came about.
manual-crosstable = Each cell has the opponent, the colour and the result. The heading says whether opponents are shown by rank or starting number.
    Enter opens the game.
manual-setup = What is decided before round 1: system, rounds, scoring, tie-breaks, times, arbiters.
    After round 1 has been published, a change of the tournament needs a reason, which the journal keeps.
manual-players = Type a name to find a player. Plus enters a player, Enter changes one, Delete takes one out or withdraws.
    A list from a spreadsheet can be pasted or opened: check what each column means before entering all.
    Byes asked for, withdrawals and late entries are noted here before the round is drawn.
manual-claims = Type or paste the scoresheet as it is written, in the letters of its language. Nothing is refused: doubts are marked in the cell.
    Say what is claimed, by whom, and whether the move is written or already on the board. The verdict follows with its article and the evidence; the digits jump to it.
    Ruling writes the verdict and, if the claim is correct, the result. Then print the ruling.
manual-prints = Choose a document on the left and look at it on the right. Print makes a PDF.
    Below are the files for federations and the reading of reports and games.
manual-journal = Every entry since the event was made. Undone entries stay, struck through. Nothing is ever deleted.
    Verify checks that no entry was changed afterwards. A copy goes to the folder named in the settings.
manual-settings = Settings belong to this computer, not to the event.
    The result keys are the most important: the set in force is always in the top bar.
keys-edit = Change the player
keys-out = Take out or withdraw
keys-evidence = Evidence 1 to 9
keys-move-before = Move before
keys-move-after = Move after
keys-rule = Rule

## Players

players-count = { $n ->
    [one] 1 player
   *[other] { $n } players
}
players-renumber = Give numbers anew
players-import = Paste or open a list
players-add = Enter a player
players-out-of-order = The numbers do not follow the order of the rules. Give numbers anew before the round is drawn
players-none = No players yet
players-none-hint = Enter them one by one, or paste a list from a spreadsheet
players-find-hint = Letters find a player
players-panel = Player under the cursor
head-fide-id = FIDE ID
head-birth = Born
head-status = Status
player-edit = Change
player-bye = Bye or absence
player-withdraw = Withdraw
player-expel = Expel
player-return = Return
player-remove = Take out
player-contact = Contact
player-from-round = From round
player-byes = Byes and absences
player-kind = Kind
player-bye-revoke = Take back
bye-full = full point
bye-half = half point
bye-zero = zero points, absent
bye-allocated = allocated bye
status-withdraw-title = Withdraw { $name }?
status-expel-title = Expel { $name }?
status-return-title = { $name } returns
status-bye-title = Bye for { $name }
status-remove-title = Take out { $name }?
status-remove-text = No round was paired with this player. The entry leaves the tables; the journal keeps it
status-round = Round
status-from-round = From round
status-nothing-left = Every round is out: there is none left from which { $name } could be withdrawn. A game that is not played is entered as a forfeit; who is sent out is expelled after the last round
status-after-last = Round { $round } here means after the last round: the games stand, without a place or a prize
status-bye-do = Give the bye
player-title-add = Enter a player
player-title-edit = Change { $name }
player-name = Name
player-name-form = Surname, Given
player-no-title = none
player-rating = Rating
player-federation = Federation
player-birth = Born
player-birth-form = 1990 or 1990-05-31
player-sex = Sex
player-sex-none = not given
player-sex-w = woman
player-sex-m = man
player-entered = { $name } is entered. Next player
player-save = Save
player-enter = Enter
line-player = { $name } entered
# Which encoding a text file was read in.
import-encoding = Encoding of the file
import-remembered = The columns are as you confirmed them for a list like this before
# The first row of a list has words that the program does not know.
import-first-row = Is the first row the names of the columns?
import-first-row-headings = Yes, names of columns
import-first-row-player = No, a player
# Title of the look at a report or games before they are read in.
review-title = Read { $name }
# Beside the bar while a large file of games is read.
review-reading =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
review-points = Points of the file and of its results differ. Which count?
review-points-results = Those of the results
review-points-file = Those of the file
import-more = The list knows more of players who are entered already: { $n ->
        [one] { $n } value
       *[other] { $n } values
    }
import-more-tick = Tick what fills a gap
import-more-do = { $n ->
        [one] Take { $n } value
       *[other] Take { $n } values
    }
import-more-row = Row
review-do = Read it in
import-kinds = Tables
import-file = Open a file
import-other = Another
import-paste = Paste a list, one player a line
import-preview = First rows
# Spoken: the choice above a column
import-column = Column { $n } { $head }
import-ready = { $n ->
    [one] 1 player is ready
   *[other] { $n } players are ready
}
import-do = { $n ->
    [0] Enter the players
    [one] Enter 1 player
   *[other] Enter { $n } players
}
problems-title = { $n ->
    [one] 1 thing is odd
   *[other] { $n } things are odd
}
problems-at = { $at }:
problems-line = Line { $line }:
problems-place = Line { $line }, column { $column }:

## Claim desk

claim-title = Claim
claim-title-board = Claim, board { $n }
claim-title-round = Claim, round { $round }, board { $n }
claim-game = Game
# Over the names of the game.
claim-game-place = Round { $round }, board { $n }
claim-no-game = No game
# A board of another round than the one looked at.
claim-game-round = Round { $round }, { $n }: { $white } - { $black }
claim-edition = Laws
claim-edition-event = Laws of the event
# In the empty field of the time control on the Clock tab
clock-control-event = that of the tournament
claim-edition-newest = The newest Laws
claim-laws = { $edition ->
    [old-es] Older rules, as summarized
   *[other] Laws { $edition }
}
claim-rulings = Rulings { $n }
claim-tabs = What is asked
claim-tab-draw = Draw
claim-tab-touch = Touched
claim-tab-sealed = Sealed
claim-tab-clock = Clock
claim-tab-round = Round clock
position-fen = Position (FEN)
position-hint = The position shown on the first tab comes along
touch-title = Touched pieces
touch-squares = Squares, in the order of touching
touch-squares-hint = e2: touched; xd5: taken off the board; e2-e4: moved and released; a7-a8=Q: and a queen touched a8; ~e2: “I adjust” was said for it first
touch-order = Order
touch-order-known = as written here
touch-order-unclear = it cannot be said which came first
touch-order-at-once = both at once
touch-contact = How
touch-deliberate = on purpose
touch-adjusting = “I adjust” was said first
touch-accidental = by accident
touch-player = Who touched
touch-player-turn = who has the move
touch-opponent = The opponent has touched a piece since
touch-hint = Type the squares: the ruling follows while you type
sealed-title = Sealed move
sealed-written = The move, exactly as written
sealed-letters-own = this language, then English
sealed-fen = Adjourned position (FEN)
sealed-after = After { $move }
sealed-hint = Type what the envelope holds
sealed-draw-offer = A draw is offered beside the move
round-clock-title = Round clock
round-clock-start = Start of the round
round-clock-start-now = Started now
round-clock-no-start = Give the start of the round, or its schedule in the setup
round-clock-begins-in = The round begins in
round-clock-played = Played
round-clock-default =
    { $n ->
        [0] Default time: none given, a player must be there at the start
        [one] Default time: { $n } minute
       *[other] Default time: { $n } minutes
    }
round-clock-left = left for players who are not there yet
round-clock-over = The default time is over
round-clock-boards = Boards without a result
round-clock-boards-hint = Mark who is not at the board yet
round-clock-no-boards = No board of this round is open
round-clock-awaited =
    { $n ->
        [one] { $n } player is not there yet
       *[other] { $n } players are not there yet
    }
round-clock-all-here = Nobody is marked as absent
round-clock-nothing-by-itself = Nothing is forfeited by itself: the arbiter decides and enters the result.
round-clock-has-come = Has come
round-clock-arrived = Arrived at { $time }, { $span } after the start
round-clock-hint = Open a tournament to see the clock of its round
clock-title = Clocks
clock-unit = Numbers of the control
clock-unit-found = found by the program
clock-unit-minutes = minutes
clock-unit-seconds = seconds
clock-times = Times, half-move by half-move
clock-times-hint = Time used, as 58, 4:45 or 1:02:03; or comments such as [%emt 0:00:58]
clock-shown = These are the times that the clocks showed
clock-increment-after = The increment comes after the move, none before the first
clock-first = Moves first
clock-table = After every move
clock-move = Move
clock-used = Used
clock-left = Left
clock-no-times = The clocks appear here as the times are typed
clock-control = { $control } ({ $pace })
clock-periods = Periods
clock-hint = Type a time control, such as 40/90+30:30+30
claim-kind = What is claimed
claim-threefold = Threefold
claim-fifty = 50 moves
claim-end = Another end
claim-end-which = How
claim-end-dead = dead position
claim-end-fivefold = fivefold repetition
claim-end-seventyfive = 75 moves
claim-end-checkmate = checkmate
claim-end-stalemate = stalemate
claim-claimant = Who claims
claim-by-white = White claims
claim-by-black = Black claims
claim-mode = The move
claim-written = Move written
claim-on-board = Already on the board
claim-announced = Announced move
claim-touched = Touched first
sheet-title = Scoresheet
sheet-attach = Keep with the game
# Beside the sheet: an empty desk for the next claim
sheet-clear = Clear
sheet-letters = Letters
letters-auto = Found by the program
sheet-type = Type or paste the sheet as it is written
sheet-start = Another first position
sheet-fen = First position (FEN)
sheet-cells = The sheet as read
sheet-empty = The moves appear here as they are read
sheet-choose = Instead of { $move }
sheet-stands = It was played and stands
sheet-stands-hint = The move was illegal, was completed and left standing: the moves after it are read on from there
sheet-write = Write the moves again
sheet-write-form = Form
sheet-write-none = choose
sheet-write-same = as on the sheet
sheet-write-san = short
sheet-write-long = long
sheet-write-reversible = long, captured pieces named
sheet-write-figurine = figurines
sheet-write-old-es = older Spanish (Ac1-f4, ++)
sheet-read-as = Read with the letters
cell-doubtful = doubtful
cell-ambiguous = fits more than one piece
cell-illegal = not possible in this position
cell-stands = illegal, played and stands
cell-unreadable = not read
cell-after = not reached
cell-suggestions = perhaps { $moves }
board-title = Board
board-start = First position
board-start-turn = First position, { $turn }
board-announced = After the announced move, { $turn }
board-after = After { $move }, { $turn }
board-white-to-move = White to move
board-black-to-move = Black to move
board-before = Move before
board-next = Move after
board-turn = Turn
board-castling = Castling
board-en-passant = En passant
board-halfmoves = Since pawn or capture
board-of-hundred = { $n } of 100 half-moves
verdict-title = Verdict
verdict-check-printed = check the printed edition
verdict-same = Same position
verdict-near = Looks the same, is not
verdict-ply = ply { $n }
verdict-ply-note = ply { $n }, { $note }
verdict-halfmoves = { $n } half-moves since the last pawn move or capture
verdict-now = What happens now
verdict-articles = In the articles
verdict-none = Nothing to judge yet
verdict-none-hint = Type the sheet: the verdict follows while you type
verdict-note = Note for the ruling
verdict-alone = No event is open: nothing is written. Open the event to rule
verdict-ruled = Ruled
verdict-rule-upheld = Rule: uphold
verdict-rule-rejected = Rule: reject
record-do = Record this ruling
ruling-print = Print as a ruling
verdict-print = Print ruling
rulings-title = Rulings of this event
rulings-players = Players
rulings-what = About
rulings-verdict = Ruling
rulings-none = No ruling yet

## Standings as of an entry of the journal

standings-as-of = Standings as entry { $n } of the journal left them
standings-as-of-end = Back to now
standings-as-of-choose = As of
keys-card = Player card
card-color = Colour
card-result = Res.
card-no-opponent = no opponent
card-no-games = No round is published yet
card-open = Open the game of round { $n }
card-go = Open in Players
card-rank = { $rank } after round { $n }
keys-as-of = Standings as of an entry of the journal
as-of-title = Standings as of
as-of-text = The standings as they were when this entry had been written. What came later does not count
as-of-line = { $n }  { $when }  { $what }
as-of-show = Show the standings

## Rules and schedule

setup-new-tournament = Another tournament
setup-new-hint = It begins with the rules of this tournament. Players are entered anew
setup-new-make = Make the tournament
setup-revert = As it was
setup-save = Save
rounds-change-title = Change the number of rounds from { $before } to { $after }?
rounds-change-text = Rounds are out already. This is what another number does:
rounds-change-reason = Reason, kept in the journal and sent with the report: { $reason }
rounds-change-keep = Keep the number
rounds-change-do = Change to { $after } rounds
setup-begun = A round is out: a change needs a reason
setup-tournament = Tournament
setup-name = Name of the tournament
setup-initial-color = First colour of the top player
setup-color-drawn = to be drawn by lot
setup-acceleration = Acceleration
setup-acceleration-none = none
setup-acceleration-given = by hand
setup-lot-seed = Seed of the lots
setup-lot-draw = Draw
setup-lot-text = The same seed always gives the same order; it stands in the journal.
setup-hand-values-of = Values by hand, { $code }
setup-unrated-as = Unrated counts as
setup-prohibited-in = { $names }, rounds { $first } to { $last }
setup-acceleration-baku = Baku
setup-swap-last = Exchange the last two rounds of the first cycle
# How starting numbers of a round robin are given, and the choices.
setup-numbers = Numbers
setup-numbers-rating = By rating, title and name
setup-numbers-sides = By team, then by rating
setup-numbers-entered = In the order of entry
setup-numbers-lots = By lot
setup-numbers-varma = By lot, federations apart (Varma)
setup-numbers-text = Federations apart: their players do not meet in the last three rounds. The numbers are given when round 1 is published. The same seed and the same players always give the same numbers.
setup-pace = Rate of play
pace-standard = Standard
pace-rapid = Rapid
pace-blitz = Blitz
setup-time-control = Time control
setup-default-time = Default time, minutes
setup-no-draw = No draw agreed before move
setup-clauses = Clauses added by the event
setup-clauses-hint = Text beside the articles; or a number, as wrong-claim-minutes = 3; or supervision = full
setup-scoring = Points
score-win = Win
score-draw = Draw
score-loss = Loss
score-absent = Absent
score-pab = Allocated bye
# In Double-Swiss: the bye of the first game; that of the second counts as a draw.
score-pab-first = Allocated bye, game 1
setup-tie-breaks = Tie-breaks in order
setup-tie-breaks-none = None: equal points share the place
setup-tie-break-add = Add
setup-tie-break-code = Or type a code with its modifiers
setup-tie-break-add-code = Add
setup-readings = Where C.07 can be read in two ways
setup-pairing-readings = Where the rules of the system leave room
setup-sides = A team is what the field Club of its players says; both have as many players. With numbers in the order of entry the first half is one team
setup-reading-usual = usual: { $usual }
setup-virtual = Virtual points
setup-virtual-none = Nobody has any: give some below
setup-virtual-some = Numbers { $players }: { $points }, rounds { $first } to { $last }
setup-virtual-out = Take away: numbers { $players }, { $points }
setup-virtual-first = From number
setup-virtual-last = to number
setup-virtual-from = From round
setup-virtual-to = to round
setup-virtual-points = Points
setup-virtual-add = Give them
setup-prohibited = May not be paired
setup-prohibited-none = Everybody may meet everybody
setup-prohibited-first = This player
setup-prohibited-second = and this one
setup-prohibited-add = Forbid the pairing
setup-prohibited-out = Allow { $names } to be paired
setup-tie-break-choose = Choose a tie-break
setup-tie-break-up = { $code } up
setup-tie-break-down = { $code } down
setup-tie-break-out = Take out { $code }
setup-tie-break-edition = Edition of the tie-break rules
setup-edition-by-date = By the date of round 1
setup-schedule = Schedule
setup-event = Event
setup-place = Town
setup-start = First day
setup-end = Last day
setup-zone = Time zone of the hall
setup-organizer = Organiser
setup-arbiters = Arbiters
setup-arbiter-role = Role
setup-arbiter-add = Add an arbiter
setup-arbiter-out = Take out { $name }
role-sector = Sector arbiter
role-fair-play = Fair play officer
line-setup = Rules saved
line-event = Event details saved
setup-half-setup = Saved: rules of the tournament. Not saved: event details
setup-half-event = Saved: event details. Not saved: rules of the tournament
setup-half-kept = What you typed there is kept: mend it and save again

## Prints and files

prints-document = Document
# Choice above the list: as here, English, Español.
prints-language = Language of the paper
prints-language-own = as here
prints-save = Save PDF
prints-preview = Preview
prints-preview-of = Preview: { $name }
paper-letter = Letter
files-out = Files to give out
export-trf26 = TRF 2026
export-trf16 = TRF 16
export-pgn = Games (PGN)
export-csv = Tables (CSV)
export-xlsx = Tables (XLSX)
export-ods = Tables (ODS)
export-json = Whole event (open JSON)
redact-title = Left out of the open JSON
redact-birth = dates of birth
redact-contact = contacts
redact-minors = everything that names minors
export-player = Of player no.
export-player-all = all
export-pairings = Games without moves and results, to feed electronic boards
export-ascii = Letters without accents, for federations that want it
export-games = Games of
export-all-rounds = all rounds
files-written = Written
charts-title = Charts
charts-leaders = Score of the leaders round by round
charts-round = Rd. { $n }
charts-close = Close
site-title = Web site
site-hint = A folder of pages to put on a stick or the web: lists, rounds, standings, crosstable, a card for each player, games to play through. Made again, only what changed is written
site-folder = Folder
site-minors = Shorten the surnames of minors
site-make = Make the web site
site-choose = Choose a folder
site-open = Open it
site-made =
    { $folder }: { $files } files, { $kilobytes } kB; { $written ->
        [0] nothing changed
        [one] one written
       *[other] { $written } written
    }{ $removed ->
        [0] { "" }
        [one] , one taken away
       *[other] , { $removed } taken away
    }
files-in = Read a file
files-in-hint = A tournament report (TRF) makes a tournament. Games (PGN) go to their boards. Open JSON adds its tournaments
files-read = Open a TRF, PGN or JSON file
import-files = Reports, games and tables

## Journal

journal-find = Board, player, word
journal-verify = Verify
journal-backup = Copy now
# Above the list of entries to choose from in "Standings as of"
as-of-entry = Entry
journal-entry = Entry
journal-who = Who
journal-what = What
journal-state = State
journal-hash = Hash
journal-undone = struck out
journal-shown =
    { $total ->
        [one] { $n } of one entry
       *[other] { $n } of { $total } entries
    }
journal-nothing = No entry says “{ $text }”
journal-nothing-hint =
    { $n ->
        [one] Looked through the one entry shown
       *[other] Looked through the { $n } entries shown
    }
journal-more = Older entries
journal-panel = Entry under the cursor, checks and copies
journal-entry-n = Entry { $n }
journal-action = Action
journal-undone-text = This entry was undone. It stays in the journal
journal-as-of = Standings as of here
journal-good = The chain holds
journal-bad = The chain is broken
journal-first-bad = First bad entry: { $n }
journal-copies = Copies
journal-never-deleted = Nothing is ever deleted. Undo strikes an entry out and can itself be undone

## Settings

settings-sub = Of this computer
settings-unkept = These settings are not kept
settings-look = Look
settings-language = Language
language-en = English
language-es = Español
settings-theme = Theme
theme-system = As the computer
theme-light = Light
theme-dark = Dark
settings-density = Rows
density-compact = Compact
density-comfortable = Comfortable
settings-paper = Paper
settings-who = Who is at this desk
settings-save = Save
settings-copies = Copies
settings-copies-hint = A second place for a copy of the event, best on another disk or a stick
settings-folder = Folder
settings-choose-folder = Choose a folder
settings-keys = Result keys
settings-keys-hint = The sets contradict each other: choose the one your hand knows. The number pad alone is enough in A, B and C
key-set-a = A: 1 5 0
key-set-b = B: 1 3 2
key-set-c = C: 1 2 3
key-set-d = D: + = -

## Ratings and norms

page-ratings = Ratings, norms
manual-ratings = Rating changes of the tournament and the norms that are made or within reach. Enter opens the working: game by game, or article by article.
ratings-which = Which table
ratings-ratings = Rating changes
ratings-norms = Title norms
ratings-legend = n rated games, W points, We expected points, K coefficient, Rp performance
# The title of the popover.
ratings-working = { $name }: rating change
ratings-sum = K { $k } × ({ $difference })
ratings-odd =
    { $n ->
        [one] One thing is odd about the data
       *[other] { $n } things are odd about the data
    }
ratings-odd-line = { $name }: { $note }
norms-exemption = Federations
norms-last-forfeit = Forfeit in the last round counts as lost (1.4.2c)
norms-exemption-none = as the field is
norms-exemption-national = exempt: national championship (1.4.3a)
norms-exemption-national-team = exempt: national team championship (1.4.3b)
norms-exemption-zonal = exempt: zonal (1.4.3c)
norms-exemption-strong-swiss = exempt: strong Swiss (1.4.3d), as counted
norms-all = Out of reach too
head-first = First rating
norms-none = Nobody has made a norm or still can
norms-certificate = Print the certificate (IT1)
norms-working = { $name }: { $norm } norm
norms-verdict = { $state }: { $text }
norms-article = Article
norms-what = What
norms-found = Found
norms-asked = Asked
norms-kept = Kept
# Heads of columns, and how they are spoken.
head-rated-games = n
spoken-rated-games = Rated games
head-rated-points = W
spoken-rated-points = Points in rated games
head-expected = We
spoken-expected = Expected points
head-difference = W-We
spoken-difference = Points minus expected points
head-k = K
spoken-k = Coefficient K
head-change = ±
spoken-change = Rating change
head-performance = Rp
spoken-performance = Performance
head-norm = Norm
head-state = State
head-norm-text = How, or what is missing
head-norm-games = n
head-average = Ra
spoken-average = Average rating of the opponents
card-expected = W / We
card-expected-of = { $points } / { $expected }

## Prizes, categories, what must happen

page-prizes = Prizes
manual-prizes = The prize fund as your regulations have it, and who gets what. What you type shows at once and counts once it is saved. Enter says why this prize and why not the others.
prizes-places = Prizes of the places
prizes-amounts = Prizes, best first (500 300 200)
prizes-currency = Currency
prizes-budget = Budget
prizes-sharing = On equal points
prizes-sharing-equal = shared equally
prizes-sharing-none = not shared
prizes-sharing-hort = Hort: half and half
prizes-sharing-hybrid = first places undivided
prizes-undivided = Places undivided
prizes-least = Least share
prizes-rounding = Rounding
prizes-rounding-cents = to the cent
prizes-rounding-down = down to whole units
prizes-rounding-nearest = to the nearest unit
prizes-unit = Whole unit
prizes-cumulation = A player gets
prizes-cumulation-one = one prize, the best
prizes-cumulation-all = every prize
prizes-withdrawn = Who withdrew
prizes-withdrawn-out = gets no prize
prizes-withdrawn-in = takes part
prizes-category = Category { $n }
prizes-no-name = Give this category a name: lists and prints call its prizes by it
prizes-remove = Take out
prizes-group = Group (0: with the places)
prizes-goods = Cups and things, best first
prizes-by = Order of the members
prizes-by-rank = final ranking
prizes-by-performance = performance
prizes-by-hand = by hand, as named below
prizes-only = Only these players
prizes-only-choose = Add a player
prizes-only-out = Take out { $name }
prizes-add-category = Category prize
prizes-after = After round { $n }
prizes-all = Show everybody
prizes-save = Save fund
prizes-preview = Preview, not saved
prizes-nobody = Nobody gets a prize by this fund
prizes-none = No fund is set. Type the prizes in the field “Prizes, best first”
prizes-sum = Paid { $paid } of { $total }, left { $left }
line-prizes = Prize fund saved
head-prize = Prize
head-paid = Gets
head-overall = All
spoken-overall = Rank in the whole field
category-title = Standings of a category
category-own = Own category
category-own-none = none: by the conditions below
category-agefrom = Age from
category-ageto = Age to
category-ratingfrom = Rating from
category-ratingto = Rating to
category-sex = Sex
category-women = women
category-men = men
category-all = all
category-unrated = Unrated
category-unrated-below = below every rating
category-unrated-nowhere = in no rating band
category-unrated-only = only they
category-federations = Federation
category-clubs = Club
category-titles = Title
category-show = Show category
category-clear = Everybody
standings-category = Category
standings-columns = Columns
standings-club-always = Club in narrow windows too
standings-of-category =
    { $n ->
        [one] { $category }: { $n } player, in the order of the whole field
       *[other] { $category }: { $n } players, in the order of the whole field
    }
keys-what-if = what must happen to be first

## Rating lists

# Kinds of ratings.
rating-kind-standard = standard
rating-kind-rapid = rapid
rating-kind-blitz = blitz
rating-kind-national = national
# Players page: button and dialog.
players-ratings-update = Update ratings
ratings-update-title = Ratings against the rating lists
ratings-update-order = { $n }. rating
ratings-update-tick = Tick what is certain
ratings-update-all-same = Everybody has the rating of the list
ratings-update-same =
    { $n ->
        [one] 1 player is as in the list
       *[other] { $n } players are as in the list
    }
ratings-update-list = In the list
ratings-update-changes = Event → list
ratings-update-changed = found by FIDE ID
ratings-update-byName = found by name only: check it
ratings-update-several = several in the list: pick one
ratings-update-missing = not in the list
ratings-update-pick = Which of the list is { $name }?
ratings-update-nobody = none of them
ratings-update-conflict = contradicts the event
ratings-update-field-rating = Rating
ratings-update-field-title = Title
ratings-update-field-federation = Federation
ratings-update-field-birth = Born
ratings-update-field-fideId = FIDE ID
ratings-update-field-sex = Sex
ratings-update-field-name = Name
ratings-update-field-ratingSource = Source
ratings-update-apply =
    { $n ->
        [one] Write 1 change
       *[other] Write { $n } changes
    }
line-ratings-updated =
    { $n ->
        [one] Rating data of 1 player updated
       *[other] Rating data of { $n } players updated
    }
# Under the name while it is typed.
library-suggestions = Players of the rating lists
# Told to screen readers while a name is typed
library-suggested = { $n ->
    [one] 1 player of the rating lists, arrows choose
   *[other] { $n } players of the rating lists, arrows choose
}
# Settings: panel.
library-title = Rating lists
library-hint = Download a list from FIDE or your federation and load the file: TXT or XML, zipped or not, or CSV. Loading does not disturb an open event
library-name = Name
library-name-form = by the file
library-month = Month
library-month-form = 2026-11
library-ratings = Ratings
library-rows = Rows
library-source = File
library-odd = Remarks: { $n }
library-former = Cannot be opened
library-remove = Remove
library-remove-title = Remove { $name }?
library-remove-text =
    { $rows ->
        [one] Its only player is no longer found or compared. Events keep the ratings taken from it
       *[other] Its { $rows } players are no longer found or compared. Events keep the ratings taken from it
    }
library-none = No rating lists yet
library-loading = Loading { $file }
library-reading =
    { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }
library-indexing = Sorting names
library-stop = Stop
library-file = File of the list
library-kinds = Rating lists
library-choose = Choose a file
library-load = Load
library-done =
    { $name } { $month }: { $out ->
        [0] { $rows } rows
       *[other] { $rows } rows, { $out } left out
    }
library-cancelled = Stopped. The lists are as before
