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
top-copy-failed = Copy failed
# The button that undoes, naming its target
top-undo = Undo { $what }
top-undo-nothing = Nothing to undo
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
palette-label = Page, player, board or command
palette-hits = Found
palette-none = Nothing found
palette-page = page
palette-player = player
palette-board = board
palette-command = command
palette-board-line = { $n }: { $white } - { $black }
palette-close-event = Close the event
undo = Undo
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
print-saved = Saved as { $path }

## Words that many pages use

color-white = White
color-black = Black
color-none = no color
unrated = unrated
n-points = { $points } points
key-delete = Del
key-space = Space
dialog-close = Close
dialog-cancel = Cancel
dialog-keep = Keep as it is
dialog-not-yet = Not yet
field-reason = Reason
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
without-game = { $name }: { $what } ({ $points })

## What went wrong: headings above the desk's own sentence

trouble-bad-input = Not understood
trouble-not-found = Not found
trouble-refused = Not possible now
trouble-stale = Someone was faster
trouble-no-event = No event is open
trouble-read-only = Only to be read
trouble-io = Not saved
trouble-internal = A fault of the program
trouble-unreachable = The desk does not answer
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
home-copied = Copy { $when }
home-not-copied = No copy yet
home-start = Start
home-new = New event
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
line-result = Board { $board }: { $result }
line-cleared = Board { $board }: cleared

## Pairings

pairings-title = Pairings, round { $n }
pairings-starts = Starts { $when }
pairings-later = The round before has to be published first
draft-sub = A draft. Nobody else sees it
draft-by-hand = Changed by hand. Nobody else sees it
draft-label = Draft of round { $n }
draft-drawing = Drawing the round
draft-again = Draw again
draft-discard = Throw away
draft-publish = Publish round { $n }
draft-picked = { $name } is picked up
draft-picked-hint = Go to the player to change places with and press S. Esc lets go
draft-had = Had { $colors }
draft-locked = locked
draft-changed = by hand
draft-bye = Bye: { $name }
draft-no-bye = This round has no pairing-allocated bye
draft-panel = The board under the cursor, and the checks before publishing
draft-why = Why board { $n }?
draft-no-why = No reason is recorded: this board was made by hand
draft-points-number = { $points }, no. { $n }
draft-lock = Lock
draft-unlock = Unlock
draft-swap = Swap { $name }
draft-swap-here = Swap with { $name }
draft-colors = Change colors
draft-give-bye = Bye to { $name }
draft-hand = Changed by hand
draft-before = Before you publish
draft-no-findings = Nothing to confirm
draft-refused = This draft breaks a rule that cannot be confirmed. Change it or draw again
draft-confirm-first = Confirm the warnings on the right first
draft-line-locked = Board { $n } locked
draft-line-unlocked = Board { $n } unlocked
draft-line-swapped = { $a } and { $b } changed places
draft-line-colors = Board { $n }: colors changed
draft-line-bye = Bye given to { $name }
draft-line-redrawn = Round { $n } drawn again
draft-line-published = Round { $n } published
float-down = floats down
float-up = floats up
finding-refused = Not allowed.
finding-confirm = Confirm:
unpublish = Take back
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
standings-after = After round { $n }
standings-now = Now
standings-now-in = Now, { $in } of { $of } in
standings-round = Round
standings-open = a game is open
standings-final = Final
standings-full = Every result up to round { $n } is in
standings-open-games = { $n ->
    [one] 1 game open, not final
   *[other] { $n } games open, not final
}
standings-legend = TB{ $n } { $name } ({ $article })
standings-why = on a number: why?
working-cut = cut
working-cut-why = cut, { $why }
working-value = Result
working-none = No working
crosstable-by = Order
crosstable-by-rank = By rank
crosstable-by-number = By number
crosstable-ranks = Opponent numbers are ranks in this table, after round { $n }
crosstable-numbers = Opponent numbers are starting numbers, after round { $n }
crosstable-open = game open
crosstable-star = * game open
crosstable-forfeit = + - decided by forfeit

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
    Publishing writes the round. Warnings that need it must be confirmed first.
manual-standings = Shown after the last round in which every result is in. Now counts the results that are in so far.
    Press Enter on points or a tie-break to see how it came about.
manual-crosstable = Each cell has the opponent, the color and the result. The heading says whether opponents are shown by rank or starting number.
    Enter opens the game.
